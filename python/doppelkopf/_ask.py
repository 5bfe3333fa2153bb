"""Every question that doko answers, as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from . import _engine


def ask(question: str, *, progress: Callable[[dict[str, Any]], object] | None = None, **fields: Any) -> dict[str, Any]:
    """Asks a question of ``docs/API.md`` and returns its answer as it stands there.

    Everything that has a function of its own here is asked there with types; this is the way to all the rest.

    Args:
        question: Its name, such as ``"verdict"``.
        progress: Is called now and then with how far a long question is.
        fields: Its fields; ``lang`` is ``"en"`` unless it is given. A field that is ``None`` is left out.

    Raises:
        InputError: If the question makes no sense.
    """
    request = {"ask": question, **{name: value for name, value in fields.items() if value is not None}}
    told = None if progress is None else lambda text: progress(json.loads(text))
    answer: dict[str, Any] = json.loads(_engine.ask(json.dumps(request), told))
    return answer
