"""Outcome of a game."""

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
    """Outcome of a game.

    Attributes:
        points: The Points of each seat. They add up to 0.
        redeal: The Vorbehalt after which the cards are dealt again, such as ``werfen``; ``None`` if the game was played.
        game: Kind of the game as it turned out: ``normal``, ``stilles_solo``, ``hochzeit``, ``damensolo``, ..
        re: The seats of Re.
        augen: The Augen of each side, which add up to 240.
        tricks: The number of tricks of each side.
        calls: Highest call of each side: ``None``, ``ansage``, ``k90``, ``k60``, ``k30`` or ``schwarz``.
        winner: The side that has won; ``None`` if none has.
        items: Entries of the score, in the order of the list: name, side, value in Points.
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
