"""What came of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Seat = Literal["N", "E", "S", "W"]
"""A seat: north, east, south or west. Wherever one is expected, its name in German or English and 0 to 3 are understood, too."""

Side = Literal["re", "kontra"]
"""One of the two sides of a game."""


@dataclass(frozen=True)
class Outcome:
    """What came of a game.

    Attributes:
        points: The Points that each seat writes down. They add up to 0.
        redeal: The Vorbehalt after which the cards are dealt again, such as ``werfen``; ``None`` if the game was played.
        game: What the game turned out to be: ``normal``, ``stilles_solo``, ``hochzeit``, ``damensolo``, ..
        re: The seats of Re.
        augen: The Augen of each side, which add up to 240.
        tricks: The number of tricks of each side.
        calls: How far each side has called: ``None``, ``ansage``, ``k90``, ``k60``, ``k30`` or ``schwarz``.
        winner: The side that has won; ``None`` if none has.
        items: What was earned, in the order of the list: its name, the side, what it is worth in Points.
    """

    points: Mapping[Seat, int]
    redeal: str | None = None
    game: str | None = None
    re: tuple[Seat, ...] = ()
    augen: Mapping[Side, int] | None = None
    tricks: Mapping[Side, int] | None = None
    calls: Mapping[Side, str | None] | None = None
    winner: Side | None = None
    items: tuple[tuple[str, Side, int], ...] = ()
