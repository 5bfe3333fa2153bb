"""Doppelkopf: exact solver, uniform sampler, bots and learning environments.

Values are those of ``doko``, exact and equal to what the program says. Augen are counted for Re, Points for the seat or side
that is named.
"""

from __future__ import annotations

from ._ask import ask
from ._bots import AnyBot, BatchedBot, Bot, BotError, Opinion, PythonBot, opinions
from ._data import Labels, generate, labels, manifest, matrix, merge, positions, read, records, split
from ._engine import Batch, Card, Deal, Game, Hand, Position, Record, Rules, View, __version__
from ._errors import IllegalAction, InputError
from ._match import BotResult, Estimate, Games, MatchResult, PairResult, match
from ._outcome import Outcome, Scope, Seat, Side
from ._policy import Policy
from ._sampler import Beliefs, Worlds, beliefs, count, sample, worlds
from ._solver import (
    UNPLAYABLE,
    Answer,
    Move,
    Solver,
    bounds,
    card_bounds,
    card_values,
    forced,
    reaches,
    solve,
    values,
)

__all__ = [
    "UNPLAYABLE",
    "Answer",
    "AnyBot",
    "Batch",
    "BatchedBot",
    "Beliefs",
    "Bot",
    "BotError",
    "BotResult",
    "Card",
    "Deal",
    "Estimate",
    "Game",
    "Games",
    "Hand",
    "IllegalAction",
    "InputError",
    "Labels",
    "MatchResult",
    "Move",
    "Opinion",
    "Outcome",
    "PairResult",
    "Policy",
    "Position",
    "PythonBot",
    "Record",
    "Rules",
    "Scope",
    "Seat",
    "Side",
    "Solver",
    "View",
    "Worlds",
    "__version__",
    "ask",
    "beliefs",
    "bounds",
    "card_bounds",
    "card_values",
    "count",
    "forced",
    "generate",
    "labels",
    "manifest",
    "match",
    "matrix",
    "merge",
    "opinions",
    "positions",
    "reaches",
    "read",
    "records",
    "sample",
    "solve",
    "split",
    "values",
    "worlds",
]
