"""Outcome of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Seat = Literal["N", "E", "S", "W"]
"""A seat: north, east, south or west. Wherever one is expected, its name in German or English and 0 to 3 are understood, too."""

Side = Literal["re", "kontra"]
"""One of the two sides of a game."""

Scope = Literal["everything", "cards"]
"""What is decided: everything that can be said and played, or only cards. Then no hand has both queens of clubs, all seats are gesund where
that is allowed, and there are only mandatory calls."""

Asked = Literal["say", "answer", "name", "bid", "take", "give", "return", "schweine", "call", "pflichtansage", "card"]
"""The kind of a decision."""

Call = Literal["re", "kontra", "k90", "k60", "k30", "schwarz"]
"""A call."""

Level = Literal["ansage", "k90", "k60", "k30", "schwarz"]
"""How far a side has called."""

Suit = Literal["C", "S", "H", "D"]
"""Kreuz, Pik, Herz, Karo."""

Rank = Literal["A", "T", "K", "Q", "J", "9"]
"""As, Zehn, König, Dame, Bube, Neun."""

Language = Literal["en", "de"]
"""English, German."""

ResetMode = Literal["NEXT_STEP", "SAME_STEP", "DISABLED"]
"""What becomes of a game that is over, as in Gymnasium."""

Format = Literal["list", "report", "freedoko"]
"""How others write games down (``docs/IMPORT.md``)."""


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
    calls: Mapping[Side, Level | None] | None = None
    winner: Side | None = None
    items: tuple[tuple[str, Side, int], ...] = ()
