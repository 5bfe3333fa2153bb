"""Every question that doko answers, as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from . import _engine
from ._engine import Card, Deal, Hand, Position, Record, Rules, View


def ask(question: str, *, progress: Callable[[dict[str, Any]], object] | None = None, **fields: Any) -> dict[str, Any]:
    """Asks a question of ``docs/API.md`` and returns its answer as it stands there.

    Questions with a function of their own have types there; this function asks all others.

    Args:
        question: Its name, such as ``"verdict"``.
        progress: Is called now and then with how far a long question is.
        fields: Its fields; ``lang`` is ``"en"`` unless it is given. A field that is ``None`` is left out. An object of the package
            stands for its text, and a club's ``Rules`` for their rule file.

    Raises:
        InputError: If the question makes no sense.
    """
    request = {"ask": question, **{name: value for name, value in fields.items() if value is not None}}
    told = None if progress is None else lambda text: progress(json.loads(text))
    answer: dict[str, Any] = json.loads(_engine.ask(json.dumps(request, default=_plain), told))
    return answer


def _plain(value: object) -> object:
    """Returns an object as a request has it."""
    if isinstance(value, Rules):
        return value._asked()
    if isinstance(value, View):
        return json.loads(value.record().to_json())
    if isinstance(value, Record):
        return json.loads(value.to_json())
    if isinstance(value, (Card, Position)):
        return str(value)
    if isinstance(value, Hand):
        return [str(card) for card in value]
    if isinstance(value, Deal):
        return {seat: list(hand) for seat, hand in value.hands.items()}
    raise TypeError(f"a {type(value).__name__} is no part of a question")
