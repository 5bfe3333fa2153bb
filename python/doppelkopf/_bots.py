"""Bots: ours by name, and those that are written in Python."""

from __future__ import annotations

import copy
import functools
import inspect
import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from . import _engine
from ._engine import Card, Game, Record, View
from ._outcome import Seat


class Bot:
    """One of the bots by name, such as ``Bot("doko:worlds=40")``; ``doko match --help`` lists them.

    It decides the same whenever it has the same seed and saw the same since :meth:`begin`. One thread at a time may ask it.

    Args:
        name: Its name with its parameters.
        seed: The seed.

    Raises:
        InputError: If there is no such bot.
    """

    def __init__(self, name: str, *, seed: int = 1) -> None:
        self._engine = _engine.Bot(name, seed)
        self._seed = seed

    @property
    def name(self) -> str:
        """Its name with its parameters."""
        return self._engine.name

    def begin(self, seed: int) -> None:
        """Forgets the last game and begins another one."""
        self._seed = seed
        self._engine.begin(seed)

    def decide(self, view: View | Record | str) -> str:
        """Decides what a seat is asked: a word before the first card, a call or silence (``"-"``), or a card.

        Args:
            view: What the seat knows: a view of a game, or a record with its hand alone. A record does not say what the seat was asked
                already, so the answer is a call, or else the card.

        Raises:
            InputError: If the seat has nothing to decide.
            RuntimeError: If another thread is asking.
        """
        return self._engine.decide(view)

    def card(self, view: View | Record | str) -> Card:
        """Chooses a card for the seat that is to play.

        Raises:
            InputError: If it is not.
        """
        return self._engine.card(view)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Bot({self.name!r}, seed={self._seed})"


class PythonBot(Protocol):
    """A bot that is written in Python: an object that decides for one seat.

    It may also have a method ``begin(seed)``, which is called at the beginning of each game; all its random choices should come
    from that seed. Then a match comes out the same every time. With an attribute ``scope = "cards"`` it is asked for cards only, and the
    other decisions are the default ones.
    """

    def decide(self, view: View) -> str | Card | int | np.integer[Any]:
        """Replies with one of ``view.replies()``, or with the number of an action of ``view.mask()``."""
        ...


class BatchedBot(Protocol):
    """A bot that decides for many seats at once.

    What it decides for a row should depend on that row alone: which rows come together is a matter of chance. It may have an attribute
    ``scope``, too: ``"cards"`` or ``"everything"``, which is the width of its masks; without one they are those of the tables.
    """

    def decide(self, observations: npt.NDArray[np.uint8], masks: npt.NDArray[np.uint8]) -> npt.ArrayLike:
        """Chooses the number of a legal action for each row.

        Args:
            observations: ``uint8``, a row of ``docs/OBSERVATION.md`` for each seat that is asked.
            masks: ``uint8``, with a one for each legal action.
        """
        ...


Reply = str | Card | int | np.integer[Any]
"""A reply of a bot: a word of ``view.replies()``, a card, or the number of an action."""

AnyBot = str | Bot | PythonBot | BatchedBot | Callable[..., Any]
"""A bot: one of ours by name or as an object; an object with ``decide``; a class of such objects; a function that decides. Of a class, a
function or a ``functools.partial`` of one every seat has an object of its own in every game, of an object a copy (``copy.copy``). What
decides with two arguments, observations and masks, is one for all seats."""


class BotError(RuntimeError):
    """A bot has raised an exception, replied with what is not legal, or, in a batch, is a program that failed.

    Attributes:
        bot: Its name.
        what: What happened.
        view: What it knew then: a record with its hand alone; ``None`` if it was asked for many at once.
    """

    def __init__(self, bot: str, what: str, view: str | None = None) -> None:
        super().__init__(bot, what, view)
        self.bot = bot
        self.what = what
        self.view = view

    def __str__(self) -> str:
        return f"{self.bot}: {self.what}" + ("" if self.view is None else f"\nit knew:\n{self.view}")


def seated(given: Any) -> tuple[str, Callable[[], _Seat] | None, Callable[..., Any] | None, str | None]:
    """Whatever a user gives as a bot, as the engine takes it.

    Returns:
        Its name; what makes a bot for one seat and game; or what decides for all seats; and its scope.
    """
    name: str | None = None
    bot: Any = given
    if isinstance(given, tuple) and len(given) == 2 and isinstance(given[0], str):
        name, bot = given
    if isinstance(bot, str | Bot):
        if name is not None:
            raise TypeError(f"bots: {bot!s} has a name of its own, so it cannot be called {name!r}")
        return str(bot), None, None, None
    inner: Any = bot
    while isinstance(inner, functools.partial):
        inner = inner.func
    label = str(name or getattr(inner, "__name__", None) or type(inner).__name__)
    scope = getattr(inner, "scope", None)
    if isinstance(inner, type):
        is_static = isinstance(inspect.getattr_static(inner, "decide", None), staticmethod)
        if _decides_together(getattr(inner, "decide", None), 2 if is_static else 3):
            return label, None, bot().decide, scope
        return label, lambda: _Seat(bot()), None, scope
    decide = getattr(inner, "decide", None)
    if callable(decide):
        if _decides_together(decide, 2):
            return label, None, decide, scope
        return label, lambda: _Seat(copy.copy(bot)), None, scope
    if not callable(bot):
        expected = "a name, a Bot, a function, or an object or a class with decide(view) or decide(observations, masks)"
        raise TypeError(f"bots: expected {expected}, got {type(bot).__name__}")
    if _decides_together(bot, 2):
        return label, None, bot, scope
    return label, lambda: _Seat(bot), None, scope


def _decides_together(decide: Any, n_arguments: int) -> bool:
    """Whether this takes observations and masks rather than a view."""
    try:
        parameters = inspect.signature(decide).parameters.values()
    except (TypeError, ValueError):
        return False
    needed = [one for one in parameters if one.default is one.empty and one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    return len(needed) == n_arguments


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a bot would have played instead of a player.

    Attributes:
        moment: The moment of the record, such as ``"5.1"``.
        seat: The seat.
        played: The card that was played.
        card: The card of the bot.
    """

    moment: str
    seat: Seat
    played: Card
    card: Card


def opinions(record: Record, bot: AnyBot, *, seat: Seat | None = None, seed: int = 1) -> tuple[Opinion, ...]:
    """Returns what a bot would have played at each card of a record, or each card of one seat, from what that seat knew.

    A bot that decides for many seats is asked once for all cards. ``answers.review`` has the losses.

    Args:
        record: The game.
        bot: The bot.
        seat: Whose cards; those of all seats if absent.
        seed: The seed of the bot, each time.

    Raises:
        BotError: If the bot replies with what is no legal card.
    """
    places: list[tuple[str, Seat, Card]] = [(moment, who, card) for (_, who, card), moment in zip(record.plays, record.moments) if seat in (None, who)]
    views = [record.view(who, moment) for moment, who, _ in places]
    name, replies = _replies(bot, views, seed)
    found = []
    for (moment, who, card), view, reply in zip(places, views, replies, strict=True):
        word = reply if isinstance(reply, str) else Game.action_name(reply)
        if word not in view.replies():
            raise BotError(name, f"replied {word!r}; legal is {' '.join(view.replies())}", str(view))
        found.append(Opinion(moment, who, card, Card(word)))
    return tuple(found)


def reply_of(bot: AnyBot, view: View, seed: int = 1) -> str:
    """Returns what a bot replies to a view, as a word."""
    _, (reply,) = _replies(bot, [view], seed)
    return reply if isinstance(reply, str) else Game.action_name(reply)


def _replies(bot: AnyBot, views: list[View], seed: int) -> tuple[str, list[str | int]]:
    name, make, decide, scope = seated(bot)
    if decide is not None:
        observations = np.stack([view.observation() for view in views])
        masks = np.stack([view.mask("cards" if scope == "cards" else "everything") for view in views])
        return name, [int(action) for action in np.asarray(decide(observations, masks))]
    seat: Bot | _Seat = Bot(name) if make is None else make()
    replies: list[str | int] = []
    for view in views:
        seat.begin(seed)
        replies.append(str(seat.card(view)) if isinstance(seat, Bot) else seat.decide(view))
    return name, replies


class _Seat:
    """A bot at the table, whose replies are words or numbers."""

    def __init__(self, bot: Any) -> None:
        decide = getattr(bot, "decide", None)
        if decide is None and not callable(bot):
            raise TypeError(f"a {type(bot).__name__} has no decide(view)")
        self._begin = getattr(bot, "begin", None)
        self._decide = bot if decide is None else decide

    def begin(self, seed: int) -> None:
        if self._begin is not None:
            self._begin(seed)

    def decide(self, view: View) -> str | int:
        reply: Any = self._decide(view)
        if isinstance(reply, str | Card):
            return str(reply)
        try:
            return operator.index(reply)
        except TypeError:
            expected = "a word of view.replies(), a Card, or the number of an action"
            raise TypeError(f"decide returned {reply!r}; expected {expected}") from None
