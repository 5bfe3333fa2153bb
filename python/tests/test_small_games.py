"""The last tricks as small games of OpenSpiel are those of a program of its own; UPDATE=1 rewrites the table in docs/SMALL_GAMES.md."""

import os
import pickle
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

import last_tricks
from doppelkopf import Deal, Game, Hand, solve
from doppelkopf._layout import ACTIONS
from doppelkopf.open_spiel import EndingGame, ending
from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score, exploitability

GUIDE = Path(__file__).parents[2] / "docs" / "SMALL_GAMES.md"
BEGIN, END = "<!-- values -->\n", "<!-- end -->"

#: Tricks, sides, deals, seed.
TABLE = [
    (2, "known", 1, 1),
    (2, "known", 0, 1),
    (2, "known", 12, 3),
    (2, "hidden", 1, 1),
    (2, "hidden", 12, 1),
    (2, "hidden", 12, 2),
    (3, "known", 1, 1),
    (3, "known", 2, 4),
    (3, "hidden", 2, 3),
]


def load(tricks: int, parties: str, worlds: int, seed: int) -> Any:
    return pyspiel.load_game(f"doppelkopf_ending(tricks={tricks},parties={parties},worlds={worlds},seed={seed})")


def words(cards: Any) -> tuple[str, ...]:
    return tuple(sorted(ACTIONS[card] for card in cards))


def seen_by_all(episode: Any) -> last_tricks.Ending:
    """The tricks before the ending, found by the other program."""
    cards, seat = [ACTIONS[card] for card in episode.actions()], (episode.dealer + 1) % 4
    tricks = []
    for at in range(0, len(cards), 4):
        tricks.append(tuple(((seat + step) % 4, card) for step, card in enumerate(cards[at : at + 4])))
        seat = last_tricks.winner(tricks[-1])
    return last_tricks.Ending(tuple(tricks), seat)


def worlds_of(game: Any) -> list[tuple[float, Any]]:
    state = game.new_initial_state()
    return [(chance, state.child(number).episode) for number, chance in state.chance_outcomes()]


@pytest.mark.parametrize("row", TABLE, ids=str)
def test_values_are_those_of_another_program(row: tuple[int, str, int, int]) -> None:
    game = load(*row)
    drawn = worlds_of(game)
    public = seen_by_all(drawn[0][1])
    worlds = {tuple(map(words, episode.hands())): chance for chance, episode in drawn}
    if row[2] == 0:
        every = public.worlds([card for hand in next(iter(worlds)) for card in hand])
        assert worlds.keys() == every.keys()
        assert all(abs(worlds[hands] - float(chance)) < 1e-9 for hands, chance in every.items())
    else:
        assert len(worlds) == row[2]
        every = dict.fromkeys(worlds, Fraction(1, len(worlds)))
    cached = pyspiel.convert_to_cached_tree(game)
    at_random = policy.UniformRandomPolicy(cached)
    value = expected_game_score.policy_value(cached.new_initial_state(), [at_random] * 4)
    assert value == pytest.approx([float(one) for one in last_tricks.random_value(public, every)])
    gained = last_tricks.nash_conv(public, every)
    if len(worlds) <= 12:
        assert exploitability.nash_conv(cached, at_random) == pytest.approx(float(gained))
    hands = tuple(map(words, drawn[0][1].hands()))
    best = last_tricks.open_value(public, hands)
    told = f"| {row[0]} | {row[1]} | {row[2]} | {row[3]} | {len(worlds)} | {best:+d} | {' '.join(f'{one:+.4f}' for one in value)} | {float(gained):.4f} |\n"
    guide = GUIDE.read_text(encoding="utf-8")
    if "UPDATE" in os.environ:
        before, table = guide.split(BEGIN)
        table, behind = table.split(END, 1)
        start = told.split("|")[1:5]
        kept = [line + "\n" for line in table.strip().splitlines() if line.split("|")[1:5] != start]
        GUIDE.write_text(before + BEGIN + "\n" + "".join([*kept, told]) + "\n" + END + behind, encoding="utf-8")
    else:
        assert told in guide


@pytest.mark.parametrize("row", [row for row in TABLE if row[2] == 1], ids=str)
def test_with_open_cards_the_solver_says_the_same(row: tuple[int, str, int, int]) -> None:
    (_, episode), *_ = worlds_of(load(*row))
    dealt = zip("NESW", episode.dealt(), strict=True)
    deal = Deal({seat: Hand(" ".join(words(hand))) for seat, hand in dealt}, dealer="NESW"[episode.dealer])
    game = Game(deal=deal, scope="cards")
    for card in episode.actions():
        game.step(card)
    public, hands = seen_by_all(episode), tuple(map(words, episode.hands()))
    # A position does not know which special points were earned before.
    earlier = last_tricks.special(public.before, public.re(hands))
    assert solve(game.position(), points=True).value == last_tricks.open_value(public, hands) - earlier


def test_a_given_game_ends_so() -> None:
    game = Game("ddv", seed=4, scope="cards")
    while not game.is_over:
        game.step(game.legal_actions()[0])
    small = ending(game, 2, worlds=5)
    assert isinstance(small, EndingGame)
    (_, actual), *others = worlds_of(small)
    assert actual.actions() == game.actions[:40] and len(others) == 4
    assert pyspiel.load_game(str(small)).new_initial_state().chance_outcomes() == small.new_initial_state().chance_outcomes()
    state = small.new_initial_state().child(3)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize("name", ["", "rules=bsv,", "rules=recklinghausen,"])
def test_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"doppelkopf_ending({name}tricks=2,worlds=3)"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("parameters", "told"),
    [
        ("tricks=0", "0 tricks; expected 1 to 4"),
        ("tricks=3", "0 worlds; expected at least 1"),
        ("parties=secret", "expected 'known', 'hidden' or 'any'"),
        ("rules=skat", "expected"),
        ("deal=aa", "N got 0 cards instead of 12"),
    ],
)
def test_what_is_no_ending(parameters: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        EndingGame({name: int(value) if value.isdigit() else value for name, value in [parameters.split("=")]})
    with pytest.raises(ValueError, match="expected a game with scope"):
        ending(Game(seed=1))
