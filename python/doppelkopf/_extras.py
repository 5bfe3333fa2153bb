"""Packages that only some of this needs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal


@contextmanager
def needed(extra: Literal["data", "gymnasium", "open-spiel", "pettingzoo"]) -> Iterator[None]:
    """Imports what an extra brings.

    Raises:
        ModuleNotFoundError: If it is not installed; the message says how to install it.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        message = f"{error.name} is not installed; it comes with: pip install 'doppelkopf[{extra}]'"
        raise ModuleNotFoundError(message, name=error.name) from None
