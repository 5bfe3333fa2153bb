"""The bot ``net`` from inside: what it sees, what it thinks, and what it was taught (``docs/NET.md``).

>>> from doppelkopf import Game, net
>>> game = Game("ddv", seed=3, scope="cards")
>>> thought = net.judgement(game.view(game.turn))
>>> thought.best in game.view(game.turn).legal()
True
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from . import _engine
from ._engine import Card, Record, View

__all__ = ["FEATURES", "GROUPS", "Judgement", "Lessons", "features", "judgement", "lessons"]

#: Each group of features: its place.
GROUPS: dict[str, slice] = {}
for _name, _length, _ in _engine.net_groups():
    _start = max((place.stop for place in GROUPS.values()), default=0)
    GROUPS[_name] = slice(_start, _start + _length)
#: The number of features.
FEATURES: int = max(place.stop for place in GROUPS.values())

_CARDS = 24
_WORDS = -(-FEATURES // 64)


@dataclass(frozen=True, slots=True, eq=False)
class Judgement:
    """What the network thinks.

    Attributes:
        cards: The value of each legal card in Points, up to a constant that is the same for all of them.
        value: The expected Points of the seat.
        win: The probability that its side wins.
        held: ``float32`` of shape ``(3, 24)``: the expected copies of each card in the hands of the other seats, from the left neighbour on.
    """

    cards: dict[Card, float]
    value: float
    win: float
    held: NDArray[np.float32]

    @property
    def best(self) -> Card:
        """The card of the highest value."""
        return max(self.cards, key=self.cards.__getitem__)


@dataclass(frozen=True, slots=True, eq=False)
class Lessons:
    """Decisions with what came of every card; m decisions. Kreuz and Pik stand as the network sees them, which may be the other way round.

    Attributes:
        features: ``uint8`` of shape ``(m, FEATURES)``: 1 for each feature that is true.
        others: ``uint8`` of shape ``(m, 3, 24)``: the cards of the other seats, from the left neighbour on.
        legal: ``uint8`` of shape ``(m, 24)``: 1 for each legal card.
        points: ``int8`` of shape ``(m, 24)``: the Points of the seat after each legal card.
        augen: ``uint8`` of shape ``(m, 24)``: the Augen of its side.
        partner: ``uint8`` of shape ``(m,)``: who plays with it: 0, 1, 2 the left neighbour, the one opposite, the right
            neighbour; 3 nobody; 4, 5, 6 all but that one.
        tricks: ``uint8`` of shape ``(m,)``: the complete tricks before.
    """

    features: NDArray[np.uint8]
    others: NDArray[np.uint8]
    legal: NDArray[np.uint8]
    points: NDArray[np.int8]
    augen: NDArray[np.uint8]
    partner: NDArray[np.uint8]
    tricks: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.legal)


def features(view: View | Record | str) -> NDArray[np.uint8] | None:
    """Returns what the network sees: ``uint8`` of shape ``(FEATURES,)``; ``None`` in a named solo, which it has not learned."""
    true = _engine.net_features(view)
    if true is None:
        return None
    row = np.zeros(FEATURES, np.uint8)
    row[true] = 1
    return row


def judgement(view: View | Record | str) -> Judgement | None:
    """Returns what the network thinks of a view; ``None`` in a named solo, which it has not learned.

    Raises:
        InputError: If the game is still being found.
    """
    thought = _engine.net_judgement(view)
    return None if thought is None else Judgement(*thought)


def lessons(games: int, *, seed: int = 1, first: int = 0) -> Lessons:
    """Returns lessons of random games: at some decisions every legal card is played out, and all go on by rules of thumb.

    Game number *i* depends on the seed and *i* alone.

    Args:
        games: How many games.
        seed: The seed.
        first: The number of the first game.
    """
    rows = _engine.net_lessons(seed, first, games)
    bits = np.unpackbits(rows[:, : 8 * _WORDS], axis=1, bitorder="little")[:, :FEATURES]
    rest = rows[:, 8 * _WORDS :]
    sets = np.ascontiguousarray(rest[:, :28]).view("<u4")
    cards = (sets[:, :, None] >> np.arange(_CARDS, dtype=np.uint32) & 1).astype(np.uint8)
    return Lessons(
        features=bits,
        others=cards[:, 0:6:2] + cards[:, 1:6:2],
        legal=cards[:, 6],
        points=rest[:, 28 : 28 + _CARDS].view(np.int8),
        augen=rest[:, 28 + _CARDS : 28 + 2 * _CARDS],
        partner=rest[:, 28 + 2 * _CARDS],
        tricks=rest[:, 28 + 2 * _CARDS + 1],
    )
