"""Exact answers about positions with all cards open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

from . import _engine
from ._engine import Card, Deal, Game, Position
from ._outcome import Side

Unit = Literal["augen", "points", "tricks"]
"""The counted quantity: Augen for Re, Points for Re, tricks for a side."""

Solvable = Position | Deal | Game | str
"""A position, or its text; a deal is its position before the first card of a normal game, a running game the one now."""

Positions = Sequence[Solvable] | NDArray[Any]
"""Many of them."""

UNPLAYABLE = -32768
"""The entry of a card that cannot be played, in an array of card values."""

Progress = Callable[[int, int], object]
"""Is called now and then, on the calling thread, with the number done and their total; an exception in it ends the work."""


@dataclass(frozen=True, slots=True)
class Move:
    """A card that may be played, and the value of the position after it.

    Attributes:
        card: The card.
        lower: Lower bound of the value.
        upper: Upper bound of the value.
    """

    card: Card
    lower: int
    upper: int

    @property
    def value(self) -> int | None:
        """The value, if it is known."""
        return self.lower if self.lower == self.upper else None


V = TypeVar("V")


class ByCard(dict[Card, V]):
    """A dictionary of cards in which a card is found by its name, too."""

    def __getitem__(self, card: Card | str) -> V:
        return super().__getitem__(Card(card))

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card | str) and super().__contains__(Card(card))

    def get(self, card: Any, default: Any = None) -> Any:
        """The value of a card, or the default if there is none."""
        return super().get(Card(card), default) if isinstance(card, Card | str) else default


@dataclass(frozen=True, slots=True)
class Answer:
    """Bounds of the value of a position, with details.

    Attributes:
        unit: The counted quantity.
        lower: Lower bound of the value.
        upper: Upper bound of the value.
        moves: Each card that may be played, if that was asked for, in the order of the game.
        line: A line of best play, if that was asked for, as far as it is known.
        nodes: Number of cards played in the tree.
        finished: Whether the answer is complete; ``False`` only if a limit ended the search.
    """

    unit: Unit
    lower: int
    upper: int
    moves: tuple[Move, ...]
    line: tuple[Card, ...]
    nodes: int
    finished: bool

    @property
    def value(self) -> int | None:
        """The value, if it is known, which it is in every answer without limits."""
        return self.lower if self.lower == self.upper else None

    @property
    def values(self) -> ByCard[int | None]:
        """The value of each card that may be played: ``answer.values["HT"]``."""
        return ByCard((move.card, move.value) for move in self.moves)


class Solver:
    """A solver that remembers its results.

    Questions about positions of the same deal are answered much faster together than each for itself. It remembers the results of
    one game; a position of another deal, or with other trumps, empties the memory. Values never depend on earlier questions;
    ``nodes`` does.

    One thread at a time may ask it; a second one gets a ``RuntimeError``. It can be used in a ``with`` block, which closes it.

    Args:
        memory: The most MiB that the table may take. It begins small and grows with what it holds.
        threads: Number of threads that search one position. Values are the same with any number, ``nodes`` is not.
    """

    def __init__(self, *, memory: int = 256, threads: int = 1) -> None:
        self._memory = memory
        self._threads = threads
        self._engine = _engine.Solver(memory, threads)

    def solve(
        self,
        position: Solvable,
        *,
        points: bool = False,
        earned: Sequence[str] = (),
        moves: bool = True,
        line: bool = True,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> Answer:
        """Returns the value of a position with best play of all with open cards.

        Args:
            position: The position: an object, its text, a deal (the normal game before its first card), or a running game.
            points: Whether all play for the score: the value is that of the game for Re, before a soloist's factor. After
                the first trick the position must say what was won (``won=``). Otherwise it is the Augen that Re still
                gets, the running trick included.
            earned: With ``points``: special points of earlier tricks, such as ``"fuchs:re"``.
            moves: Whether to return the value of each card.
            line: Whether to return a line of best play.
            nodes: The most cards to play in the tree. The answer is then what is known, and on one thread the same every time.
            seconds: The most time to take. The answer is then what is known.

        Raises:
            InputError: If the position is not valid, or does not state what Points need.
            RuntimeError: If another thread is asking.
            ValueError: If the solver is closed.
        """
        unit: Unit = "points" if points else "augen"
        wanted = [name for name, is_wanted in (("cards", moves), ("line", line)) if is_wanted] or ["value"]
        return self._ask(position, unit, "re", earned, wanted, None, nodes, seconds)

    def reaches(
        self,
        position: Solvable,
        *,
        augen: int | None = None,
        points: int | None = None,
        earned: Sequence[str] = (),
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> bool | None:
        """Returns whether Re gets at least ``augen`` Augen from here on, or the game is worth at least ``points`` Points to it.

        That is much less work than the value.

        Args:
            position: The position.
            augen: Number of Augen from here on, the current trick included.
            points: Number of Points, instead of ``augen``.
            earned: With ``points``: special points of earlier tricks, such as ``"fuchs:re"``.
            nodes: The most cards to play in the tree.
            seconds: The most time to take.

        Returns:
            Whether Re does, or ``None`` if a limit ended the search before that was known.
        """
        if (augen is None) == (points is None):
            raise TypeError("reaches() takes either augen or points")
        if points is not None:
            least, answer = points, self._ask(position, "points", "re", earned, [], points, nodes, seconds)
        else:
            assert augen is not None
            least, answer = augen, self._ask(position, "augen", "re", (), [], augen, nodes, seconds)
        return _reaches(answer, least)

    def forced(
        self,
        position: Solvable,
        party: Side = "re",
        *,
        at_least: int | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> bool | None:
        """Returns whether a side can force all remaining tricks, or at least ``at_least``, against the best resistance.

        Returns:
            Whether it can, or ``None`` if a limit ended the search before that was known.
        """
        if isinstance(position, Deal | Game):
            position = position.position()
        left = Position(position).tricks_left
        if at_least is None:
            at_least = left
        if at_least > left:
            raise ValueError(f"at_least: expected at most {left}, the tricks that are left, got {at_least}")
        return _reaches(self._ask(position, "tricks", party, (), [], at_least, nodes, seconds), at_least)

    def tricks(
        self, position: Solvable, party: Side = "re", *, nodes: int | None = None, seconds: float | None = None
    ) -> Answer:
        """Returns the number of the remaining tricks that a side can force against the best resistance."""
        return self._ask(position, "tricks", party, (), ["value"], None, nodes, seconds)

    def forget(self) -> None:
        """Forgets all that was found and gives its memory back."""
        self._engine.forget()

    def close(self) -> None:
        """Gives the memory back for good; questions raise a ``ValueError`` from now on."""
        self._engine.close()

    @property
    def closed(self) -> bool:
        """Whether it is closed."""
        return self._engine.closed

    def __enter__(self) -> Solver:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        closed = ", closed" if self.closed else ""
        return f"<Solver memory={self._memory} MiB threads={self._threads}{closed}>"

    def _ask(
        self,
        position: Solvable,
        unit: Unit,
        party: Side,
        earned: Sequence[str],
        wanted: list[str],
        at_least: int | None,
        nodes: int | None,
        seconds: float | None,
    ) -> Answer:
        lower, upper, cards, line, n, finished = self._engine.ask(
            position, unit, party, list(earned), wanted, at_least, nodes, seconds
        )
        return Answer(unit, lower, upper, tuple(Move(*card) for card in cards), line, n, finished)


def _reaches(answer: Answer, least: int) -> bool | None:
    if least <= answer.lower:
        return True
    return False if answer.upper < least else None


def solve(
    position: Solvable,
    *,
    points: bool = False,
    earned: Sequence[str] = (),
    moves: bool = True,
    line: bool = True,
    nodes: int | None = None,
    seconds: float | None = None,
    memory: int = 256,
    threads: int = 1,
) -> Answer:
    """Returns the value of a position with best play of all with open cards.

    Takes what :meth:`Solver.solve` and :class:`Solver` take. Ctrl-C stops it.

    >>> solve("rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA").value
    42
    """
    with Solver(memory=memory, threads=threads) as solver:
        return solver.solve(
            position, points=points, earned=earned, moves=moves, line=line, nodes=nodes, seconds=seconds
        )


def reaches(
    position: Solvable,
    *,
    augen: int | None = None,
    points: int | None = None,
    earned: Sequence[str] = (),
    nodes: int | None = None,
    seconds: float | None = None,
    memory: int = 256,
    threads: int = 1,
) -> bool | None:
    """Returns whether Re gets at least ``augen`` Augen, or ``points`` Points; see :meth:`Solver.reaches`."""
    with Solver(memory=memory, threads=threads) as solver:
        return solver.reaches(position, augen=augen, points=points, earned=earned, nodes=nodes, seconds=seconds)


def forced(
    position: Solvable,
    party: Side = "re",
    *,
    at_least: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    memory: int = 256,
    threads: int = 1,
) -> bool | None:
    """Returns whether a side can force all remaining tricks, or at least ``at_least``; see :meth:`Solver.forced`."""
    with Solver(memory=memory, threads=threads) as solver:
        return solver.forced(position, party, at_least=at_least, nodes=nodes, seconds=seconds)


def bounds(
    positions: Positions,
    *,
    unit: Unit = "augen",
    party: Side = "re",
    nodes: int | None = None,
    threads: int | None = None,
    memory: int = 64,
    progress: Progress | None = None,
) -> NDArray[np.int16]:
    """Returns bounds of the values of many positions, within limits.

    Args:
        positions: At most a million positions, each as an object or as text, or deals or games.
        unit: The counted quantity: ``"augen"`` or ``"points"`` for Re, or ``"tricks"`` that the side can force.
        party: The side whose tricks are counted.
        nodes: The most cards to play in the tree of each position.
        threads: Number of positions searched at once; the number of processors by default.
        memory: The most MiB that the table of each thread may take.
        progress: Is called now and then with the number done and their total.

    Returns:
        An ``int16`` array of shape ``(n, 2)``: the lower and the upper bound. They are equal where the value is known, which it
        is everywhere without limits. The result does not depend on the number of threads.

    Raises:
        InputError: If one of them is not a position; the text says which.
    """
    return _engine.bounds_of_many(positions, unit, party, False, nodes, threads, memory, progress)


def values(
    positions: Positions,
    *,
    unit: Unit = "augen",
    party: Side = "re",
    threads: int | None = None,
    memory: int = 64,
    progress: Progress | None = None,
) -> NDArray[np.int16]:
    """Returns the exact values of many positions.

    Takes the arguments of :func:`bounds` except limits.

    Returns:
        An ``int16`` array of shape ``(n,)``.
    """
    found = _engine.bounds_of_many(positions, unit, party, False, None, threads, memory, progress)
    return np.ascontiguousarray(found[:, 0])


def card_bounds(
    positions: Positions,
    *,
    unit: Literal["augen", "points"] = "augen",
    nodes: int | None = None,
    threads: int | None = None,
    memory: int = 64,
    progress: Progress | None = None,
) -> NDArray[np.int16]:
    """Returns bounds of the values of all cards in many positions, within limits.

    Takes what :func:`bounds` takes.

    Returns:
        An ``int16`` array of shape ``(n, 24, 2)``: for each card, in the order of the numbers of cards, the lower and the upper
        bound of the value of the position after it. Both are :data:`UNPLAYABLE` where the card cannot be played.
    """
    _check_unit(unit)
    return _engine.bounds_of_many(positions, unit, "re", True, nodes, threads, memory, progress)


def card_values(
    positions: Positions,
    *,
    unit: Literal["augen", "points"] = "augen",
    threads: int | None = None,
    memory: int = 64,
    progress: Progress | None = None,
) -> NDArray[np.int16]:
    """Returns the exact values of every card in many positions.

    Takes the arguments of :func:`bounds` except limits.

    Returns:
        An ``int16`` array of shape ``(n, 24)``: for each card, in the order of the numbers of cards, the value of the position
        after it, or :data:`UNPLAYABLE` where it cannot be played. ``numpy.ma.masked_equal(array, UNPLAYABLE)`` masks those.
    """
    _check_unit(unit)
    found = _engine.bounds_of_many(positions, unit, "re", True, None, threads, memory, progress)
    return np.ascontiguousarray(found[:, :, 0])


def _check_unit(unit: str) -> None:
    if unit not in ("augen", "points"):
        raise ValueError(f"unit: expected augen or points, got {unit!r}")
