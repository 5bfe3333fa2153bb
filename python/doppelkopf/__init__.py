"""Doppelkopf: exact solver, uniform sampler, bots and learning environments.

Values are those of ``doko``, exact and equal to what the program says. Augen are counted for Re, Points for the seat or side
that is named.
"""

from __future__ import annotations

from ._ask import ask
from ._engine import __version__
from ._errors import InputError

__all__ = ["InputError", "__version__", "ask"]
