"""The game of OpenSpiel passes its tests."""

import gzip
import os
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import doppelkopf.open_spiel  # noqa: F401

PLAYTHROUGH = Path(__file__).parent / "playthroughs" / "doppelkopf_cards.txt.gz"
GAMES = ["doppelkopf", "doppelkopf(rules=bsv,scope=everything)", "doppelkopf(scope=cards)", "doppelkopf(rules=recklinghausen)"]


def played(game: Any, seed: int, decisions: int) -> Any:
    """Returns a random game after this number of decisions."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal() and (state.is_chance_node() or made < decisions):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
            state.apply_action(rng.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_the_playthrough_is_as_it_was() -> None:
    """UPDATE=1 rewrites it."""
    from open_spiel.python.algorithms import generate_playthrough

    made = generate_playthrough.playthrough("doppelkopf(scope=cards)", None, seed=7)
    if "UPDATE" in os.environ:
        PLAYTHROUGH.write_bytes(gzip.compress(made.encode(), mtime=0))
    assert made == gzip.decompress(PLAYTHROUGH.read_bytes()).decode()


@pytest.mark.parametrize("name", GAMES)
def test_a_player_imagines_what_he_sees(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    differ = 0
    for seed in range(12):
        state = played(game, seed, 3 + 7 * seed)
        if state.is_terminal():
            continue
        player = state.current_player()
        for _ in range(2):
            other = state.resample_from_infostate(player, rng.random)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            differ += str(other) != str(state)
    assert 4 < differ


def test_states_are_written_and_read_again() -> None:
    game = pyspiel.load_game("doppelkopf")
    for decisions in (0, 5, 30, 1000):
        state = played(game, decisions, decisions)
        read = game.deserialize_state(state.serialize())
        assert str(read) == str(state) and read.history() == state.history()
        _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(read) == str(state)
        assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_chance_deals_every_hand_as_often() -> None:
    """A seat has both queens of clubs in 11 of 47 deals, as both of another card; none where only cards are decided."""
    pairs: dict[str, Any] = {}
    for scope in ("everything", "cards"):
        game = pyspiel.load_game(f"doppelkopf(scope={scope})")
        deals = [played(game, seed, 0).episode.dealt() for seed in range(300)]
        pairs[scope] = np.mean([[sum(hand.count(card) == 2 for hand in hands) for card in (3, 13)] for hands in deals], axis=0)
    assert np.abs(pairs["everything"] - 11 / 47).max() < 0.1
    assert pairs["cards"][0] == 0 and abs(pairs["cards"][1] - 11 / 47) < 0.1


def test_returns_add_up_to_nothing() -> None:
    state = played(pyspiel.load_game("doppelkopf(scope=cards)"), 3, 1000)
    assert state.is_terminal() and sum(state.returns()) == 0 and any(state.returns())


def test_what_is_wrong() -> None:
    with pytest.raises(ValueError, match="expected"):
        doppelkopf.open_spiel.DoppelkopfGame({"rules": "skat"})
    with pytest.raises(ValueError, match="cards are still dealt"):
        pyspiel.load_game("doppelkopf").new_initial_state().resample_from_infostate(0, random.random)
