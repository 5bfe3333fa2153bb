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
    """Returns the number of deals consistent with the view of a seat, with the copies of a card distinguished.

    Args:
        view: The knowledge of one seat: a view of a game, or a record with its hand alone.
        constraints: A condition on the hands, such as ``"E has >= 4 trumps"``; ``docs/constraints.md`` specifies the language.

    Returns:
        The exact number, 0 if no deal meets the constraints, or ``None`` if it cannot be counted exactly.

    Raises:
        InputError: If no game fits the view, or the condition is not valid.
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
    """Draws deals consistent with the view of a seat.

    Each possible deal comes with exactly the same probability, or, if ``likely``, with the one that the bots give it after the
    play of the others.

    Args:
        view: The knowledge of one seat: a view of a game, or a record with its hand alone.
        n: Number of deals, at most ten million.
        seed: The seed. Deal number *i* depends on it and on *i* alone.
        constraints: A condition on the hands, such as ``"E has >= 4 trumps"``.
        likely: Whether deals are as likely as the play of the others makes them.
        threads: Number of deals drawn at once; the number of processors by default.
        progress: Is called now and then with the number drawn and their total.

    Returns:
        A ``uint8`` array of shape ``(n, 4, 24)``: how many copies of each card N, E, S and W hold now.

    Raises:
        InputError: If no game fits the view, or no deal meets the constraints.
    """
    return _engine.sample(view, n, seed, constraints, likely, threads, progress)


@dataclass(frozen=True, slots=True)
class Worlds:
    """All deals that are possible, the likeliest first; m deals.

    Attributes:
        hands: ``uint8`` of shape ``(m, 4, 24)``: how many copies of each card N, E, S and W hold now.
        weights: ``float64`` of shape ``(m,)``: the probability of each, given the play of the others. They add up to 1.
    """

    hands: NDArray[np.uint8]
    weights: NDArray[np.float64]


def worlds(
    view: View | Record | str, *, constraints: str | None = None, most: int = 40_000
) -> Worlds | None:
    """Returns every deal consistent with the view of a seat, with its weight, or ``None`` if there are too many.

    Meant for the end of a game.

    Deals that together have one ten-thousandth of the weight are left out.

    Args:
        view: The knowledge of one seat: a view of a game, or a record with its hand alone.
        constraints: A condition on the hands.
        most: The most deals to return.

    Returns:
        The deals, or ``None`` if there are more than ``most``, or more than 40,000 with the copies of a card distinguished.
    """
    found = _engine.weighted_deals(view, most, constraints)
    return None if found is None else Worlds(*found)


@dataclass(frozen=True, slots=True)
class Beliefs:
    """Probabilities that each seat is Re.

    Attributes:
        re: Probability that each seat is Re, given the play so far; ``None`` while the sides are open for all.
        re_counted: The same if all possible deals are equally probable.
    """

    re: dict[Seat, float | None]
    re_counted: dict[Seat, float | None]


def beliefs(
    view: View | Record | str, *, worlds: int = 200, seed: int = 1, constraints: str | None = None
) -> Beliefs:
    """Returns the probabilities for a seat that each of the others is Re, as ``suggest`` does.

    Args:
        view: The knowledge of one seat: a view of a game, or a record with its hand alone.
        worlds: Number of deals that are sampled; if there are few, all of them are examined.
        seed: The seed.
        constraints: A condition on the hands.
    """
    judged, counted = _engine.re_probabilities(view, worlds, seed, constraints)
    return Beliefs(dict(zip(_SEATS, judged, strict=True)), dict(zip(_SEATS, counted, strict=True)))
