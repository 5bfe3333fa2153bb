"""Errors of questions and inputs."""

from __future__ import annotations

import json


class InputError(ValueError):
    """Input that makes no sense: a text that is no position, an illegal card, a rule file with an unknown option.

    Printed it says what is wrong, and shows the text with a caret below each wrong part.

    Attributes:
        message: What is wrong.
        help: What to do about it, if there is more to say.
        text: The text that is wrong, if it is one.
        spans: The parts of the text that are wrong, as indices: the first character, and the one after the last.
        code: A name for programs, where there is one: ``stopped`` or ``too_much``.
    """

    def __init__(
        self,
        message: str,
        *,
        help: str | None = None,
        text: str | None = None,
        spans: tuple[tuple[int, int], ...] = (),
        code: str | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.help = help
        self.text = text
        self.spans = spans
        self.code = code

    def __str__(self) -> str:
        parts = [self.message]
        if self.text is not None and self.spans:
            parts.append(_with_carets(self.text, self.spans))
        if self.help is not None:
            parts.append(self.help)
        return "\n".join(parts)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.message, self.help, self.text, self.spans, self.code)

    @classmethod
    def _of(cls, answer: str, text: str | None) -> InputError:
        """The exception for an error of the engine, whose spans are bytes."""
        error = json.loads(answer)
        spans = tuple((_index(text, start), _index(text, end)) for start, end in error["spans"]) if text is not None else ()
        return cls(error["error"], help=error.get("help"), text=text, spans=spans, code=error.get("code"))


class IllegalAction(InputError):
    """A card or another decision that is not legal now; nothing has changed. It says what is legal."""


def _again(
    kind: type[InputError],
    message: str,
    help: str | None,
    text: str | None,
    spans: tuple[tuple[int, int], ...],
    code: str | None,
) -> InputError:
    return kind(message, help=help, text=text, spans=spans, code=code)


def _index(text: str, byte: int) -> int:
    return len(text.encode()[:byte].decode(errors="ignore"))


def _with_carets(text: str, spans: tuple[tuple[int, int], ...]) -> str:
    """The lines of the text that are wrong, each with carets below what is wrong."""
    shown = []
    begin = 0
    for line in text.split("\n"):
        end = begin + len(line)
        marked = [False] * (len(line) + 1)
        for start, stop in spans:
            for place in range(max(start, begin), min(max(stop, start + 1), end + 1)):
                marked[place - begin] = True
        if any(marked):
            visible = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in line)
            shown += [f"  {visible}", "  " + "".join("^" if mark else " " for mark in marked).rstrip()]
        begin = end + 1
    return "\n".join(shown)
