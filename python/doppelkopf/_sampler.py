"""Hidden hands: counted, drawn, weighed."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from . import _engine
from ._engine import Record, View
from ._outcome import Seat
from ._solver import Progress

_SEATS: tuple[Seat, ...] = ("N", "E", "S", "W")


def count(view: View | Record | str, *, constraints: str | None = None) -> int | None:
    """Says how many deals fit what a seat has seen and heard, the copies of a card told apart.

    Args:
        view: What one seat knows: a view of a game, or a record with its hand alone.
        constraints: A condition on the hands, such as ``"E has >= 4 trumps"``; ``docs/constraints.md`` says what can be written.

    Returns:
        The exact number, 0 if no deal meets the constraints, or ``None`` if it cannot be counted exactly.

    Raises:
        InputError: If nobody can have seen this, or the condition is none.
    """
    return _engine.count_deals(view, constraints)


def sample(
    view: View | Record | str,
    n: int,
    *,
    seed: int,
    constraints: str | None = None,
    likely: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> NDArray[np.uint8]:
    """Draws deals that fit what a seat has seen and heard.

    Each deal that is possible comes with exactly the same probability, or, if ``likely``, with the one that the bots give it after what
    the others have played.

    Args:
        view: What one seat knows: a view of a game, or a record with its hand alone.
        n: How many, at most ten millions.
        seed: The seed. Deal number *i* depends on it and on *i* alone.
        constraints: A condition on the hands, such as ``"E has >= 4 trumps"``.
        likely: Whether deals are as likely as the play of the others makes them.
        threads: How many are drawn at once; as many as there are processors unless it is said.
        progress: Is called now and then with how many are drawn of how many.

    Returns:
        A ``uint8`` array of shape ``(n, 4, 24)``: how many copies of each card N, E, S and W hold now.

    Raises:
        InputError: If nobody can have seen this, or no deal meets the constraints.
    """
    return _engine.sample(view, n, seed, constraints, likely, threads, progress)


@dataclass(frozen=True, slots=True)
class Worlds:
    """All deals that are possible, the likeliest first; m deals.

    Attributes:
        hands: ``uint8`` of shape ``(m, 4, 24)``: how many copies of each card N, E, S and W hold now.
        weights: ``float64`` of shape ``(m,)``: how probable each is after what the others have played. They add up to 1.
    """

    hands: NDArray[np.uint8]
    weights: NDArray[np.float64]


def worlds(
    view: View | Record | str, *, constraints: str | None = None, most: int = 40_000
) -> Worlds | None:
    """Returns all deals that fit what a seat has seen, each with its weight, as they are few towards the end of a game.

    Deals that together have one ten-thousandth of the weight are left out.

    Args:
        view: What one seat knows: a view of a game, or a record with its hand alone.
        constraints: A condition on the hands.
        most: The most deals to return.

    Returns:
        The deals, or ``None`` if they are more, or more than 40,000 with the copies of a card told apart.
    """
    found = _engine.weighted_deals(view, most, constraints)
    return None if found is None else Worlds(*found)


@dataclass(frozen=True, slots=True)
class Beliefs:
    """Who is thought to be Re.

    Attributes:
        re: How probable it is that each seat is Re, after what it has played; ``None`` while nobody can know.
        re_counted: The same if all deals that are possible are equally probable.
    """

    re: dict[Seat, float | None]
    re_counted: dict[Seat, float | None]


def beliefs(
    view: View | Record | str, *, worlds: int = 200, seed: int = 1, constraints: str | None = None
) -> Beliefs:
    """Says how probable it is for a seat that each of the others is Re, as ``suggest`` does.

    Args:
        view: What one seat knows: a view of a game, or a record with its hand alone.
        worlds: How many deals are looked at; all of them if they are few.
        seed: The seed.
        constraints: A condition on the hands.
    """
    judged, counted = _engine.re_probabilities(view, worlds, seed, constraints)
    return Beliefs(dict(zip(_SEATS, judged, strict=True)), dict(zip(_SEATS, counted, strict=True)))
