"""What help() says of sizes is so, and errors are those that the guide lists."""

import inspect
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import doppelkopf
from doppelkopf import Batch, Bot, Deal, Game, IllegalAction, InputError, _engine, _layout

#: Numbers that help() says of arrays, besides those of the engine: hands, cards, seats, steps.
SIZES = {_layout.LENGTH, 953, len(_layout.ACTIONS), 24}


def documented() -> Iterator[tuple[str, str]]:
    for module in (doppelkopf, _engine):
        for name, thing in vars(module).items():
            yield name, inspect.getdoc(thing) or ""
            if inspect.isclass(thing):
                yield from ((f"{name}.{part}", inspect.getdoc(member) or "") for part, member in vars(thing).items())


def test_sizes_in_help_are_those_of_today() -> None:
    said = [(name, int(number)) for name, text in documented() for number in re.findall(r"\(\D{0,8}?(\d{3}),?\)", text)]
    assert len(said) >= 5
    assert {number for _, number in said} <= SIZES, said
    assert _engine.Episode.deal().perfect_information(0).shape == (953,)
    for thing in (Batch, Game.observation, Game.mask, doppelkopf.View.observation):
        assert re.search(r"825|168", thing.__doc__ or "")


@pytest.mark.parametrize(
    "ask",
    [
        lambda seed: Deal.random(seed),
        lambda seed: Deal.random(1, seed),
        lambda seed: Game(seed=seed),
        lambda seed: Batch(1, seed=seed),
        lambda seed: Batch(1).reset(seed=seed),
        lambda seed: Bot("rules", seed=seed),
        lambda seed: Bot("rules").begin(seed),
        lambda seed: doppelkopf.match(["rules"], n=1, seed=seed),
        lambda seed: doppelkopf.match(["rules"], n=seed),
        lambda seed: doppelkopf.match(["rules"], n=1, threads=seed),
        lambda seed: doppelkopf.sample(Game(seed=1, scope="cards").view("N"), 1, seed=seed),
        lambda seed: doppelkopf.sample(Game(seed=1, scope="cards").view("N"), seed, seed=1),
        lambda seed: doppelkopf.beliefs(Game(seed=1, scope="cards").view("N"), seed=seed),
        lambda seed: doppelkopf.solve(Deal.random(1), nodes=seed),
        lambda seed: doppelkopf.Solver(memory=seed),
        lambda seed: _engine.Episode.deal(seed=seed),
        lambda seed: _engine.Episode.deal(index=seed),
    ],
)
def test_a_number_that_is_none_is_an_error_of_the_guide(ask: Callable[[Any], object]) -> None:
    for wrong in (-1, 1 << 64, 10**40):
        with pytest.raises(InputError, match="expected a whole number from 0 to 18446744073709551615"):
            ask(wrong)
    for other in ("1", 1.5, [1]):
        with pytest.raises(TypeError, match="expected"):
            ask(other)


def test_an_action_that_is_not_legal_is_one_error_everywhere() -> None:
    game, batch, episode = Game(seed=1), Batch(1), _engine.Episode.deal()
    for wrong in (2, 167, 168, -1):
        with pytest.raises(IllegalAction):
            game.step(wrong)
        with pytest.raises(IllegalAction, match="expected one of"):
            batch.step([wrong])
        with pytest.raises(IllegalAction, match="expected one of"):
            episode.step(wrong)
    with pytest.raises(IllegalAction, match="there is no action 1000000"):
        game.step(10**30)
    with pytest.raises(TypeError, match="expected an action"):
        game.step(1.5)  # type: ignore[arg-type]


def test_numpy_is_there_from_the_beginning() -> None:
    """Ctrl-C while numpy was got hold of used to be a PanicException."""
    program = """
import builtins, doppelkopf
game, imported = doppelkopf.Game(seed=1), builtins.__import__
def interrupted(name, *rest, **more):
    if name.startswith("numpy"): raise KeyboardInterrupt
    return imported(name, *rest, **more)
builtins.__import__ = interrupted
print(game.observation().shape, len(game.mask()), doppelkopf.Hand("HT").counts()[13])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout.split()) == (0, ["(825,)", "168", "1"]), done.stderr


def test_cards_only_means_the_same_everywhere() -> None:
    """No hand has both queens of clubs, as in the matches of the program."""
    both = [Deal.random(seed) for seed in range(200) if any(hand.count("CQ") == 2 for hand in Deal.random(seed).hands.values())]
    assert 30 < len(both) < 65
    with pytest.raises(InputError, match="both queens of clubs"):
        Game(deal=both[0], scope="cards")
    for seed in range(200):
        deal = Deal.random(seed, scope="cards")
        assert all(hand.count("CQ") < 2 for hand in deal.hands.values())
        assert deal == Game(seed=seed, scope="cards").deal
        assert all(hand.count(3) < 2 for hand in _engine.Episode.deal(seed=seed, scope="cards").dealt())
    batch = Batch(512, scope="cards", seed=1)
    assert (batch.observations[:, 3] < 2).all()
    result = doppelkopf.match(["random"], n=100, scope="cards")
    assert all(bin(re).count("1") == 2 for re in result.games.re.tolist())


def test_a_deal_and_a_game_are_solved() -> None:
    game = Game(seed=2, scope="cards")
    while len(game.actions) < 32:
        game.step(game.legal_actions()[0])
    answer = doppelkopf.solve(game)
    assert answer == doppelkopf.solve(game.position())
    name = str(answer.moves[0].card)
    assert answer.values[name] == answer.values[answer.moves[0].card] == answer.moves[0].value
    assert name in answer.values and answer.values.get(name) is not None and "XX" not in map(str, answer.values)
    assert answer.values.get("C9", 7) == 7 or "C9" in answer.values
    assert doppelkopf.values([game, game.position(), str(game.position())]).tolist() == [answer.value] * 3
    deal = Deal.random(3, rules="bsv")
    assert doppelkopf.reaches(deal, augen=0) is True
    assert doppelkopf.bounds([deal], nodes=10).tolist() == doppelkopf.bounds([deal.position()], nodes=10).tolist()
    with pytest.raises(InputError, match="still being found"):
        doppelkopf.solve(Game(seed=2))
