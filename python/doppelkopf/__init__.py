"""Doppelkopf: exact solver, uniform sampler, bots and learning environments.

Values are those of ``doko``, exact and equal to what the program says. Augen are counted for Re, Points for the seat or side
that is named.
"""

from __future__ import annotations

from ._ask import ask
from ._engine import Batch, Card, Deal, Game, Hand, Position, Record, Rules, View, __version__
from ._errors import IllegalAction, InputError
from ._outcome import Outcome, Seat, Side

__all__ = [
    "Batch",
    "Card",
    "Deal",
    "Game",
    "Hand",
    "IllegalAction",
    "InputError",
    "Outcome",
    "Position",
    "Record",
    "Rules",
    "Seat",
    "Side",
    "View",
    "__version__",
    "ask",
]
