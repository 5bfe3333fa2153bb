"""No hidden card can be read from an observation."""

from typing import Any

import numpy as np
import pytest
from doppelkopf import Scope
from doppelkopf._engine import Episode, features, layout_versions

PLACES = {name: slice(start, start + length) for name, start, length, _, _ in features()}


def played(rules: str, scope: Scope, seed: int, decisions: int) -> Any:
    rng = np.random.default_rng(seed)
    episode = Episode.deal(rules=rules, scope=scope, seed=seed, index=seed)
    for _ in range(decisions):
        if episode.is_over():
            break
        episode.step(int(rng.choice(episode.legal())))
    return episode


@pytest.mark.parametrize("scope", ["cards", "everything"])
@pytest.mark.parametrize("rules", ["ddv", "bsv", "recklinghausen"])
def test_hidden_cards_can_be_others(rules: str, scope: Scope) -> None:
    compared = moved = 0
    for seed in range(40):
        episode = played(rules, scope, seed, 3 * seed)
        if episode.is_over():
            continue
        for seat in range(4):
            try:
                other = episode.imagine(seat, seed)
            except ValueError:
                # While cards are exchanged only who is asked can imagine anything.
                continue
            assert (episode.observation(seat) == other.observation(seat)).all()
            assert episode.hands()[seat] == other.hands()[seat]
            moved += episode.hands() != other.hands()
            compared += 1
    assert 40 < compared and 0.5 * compared < moved


def test_open_cards_have_their_own_name_and_layout() -> None:
    episode = played("ddv", "cards", 1, 10)
    assert layout_versions() == (5, 5)
    for seat in range(4):
        perfect = episode.perfect_information(seat)
        assert (perfect[:825] == episode.observation(seat)).all()
        for step in range(1, 4):
            hand = perfect[825 + 24 * (step - 1) : 825 + 24 * step]
            cards = [int(card) for card in np.repeat(np.arange(24), hand)]
            assert cards == sorted(episode.hands()[(seat + step) % 4])
        re, kontra = perfect[897:901], perfect[901:905]
        assert (re + kontra == 1).all() and len(perfect) == 953
    assert (episode.perfect_information(0) != episode.perfect_information(1)).any()
