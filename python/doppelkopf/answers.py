"""Questions of referees and players, answered as data classes: claims, scores, lists, rulings, advice.

Each function asks one question of ``docs/API.md``; the names of its arguments are those of the question's fields, and every
answer has its ``text`` for people besides its fields. A position or a record may be an object or its text. ``rules`` is the rule
set of inputs that name none, or a club's own. A long question reports to ``progress``, and Ctrl-C stops it.

Raises:
    InputError: If the question makes no sense.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Literal, TypeVar

from ._ask import ask
from ._bots import AnyBot, Bot, reply_of, seated
from ._engine import Card, Hand, Position, Record, Rules, View
from ._of_json import of_json
from ._outcome import Seat, Side

try:
    from ._answers import (
        Answer,
        BoardAnswer,
        Catalogue,
        HandAdvice,
        Imported,
        Interview,
        Refused,
        ResultScore,
        Review,
        RulesAnswer,
        Ruling,
        Scored,
        SheetAnswer,
        Suggestion,
        Unscored,
        Verdict,
        Verification,
    )
except ModuleNotFoundError as missing:
    raise ImportError("doppelkopf/_answers.py is made when the package is built, and is not there: run scripts/python answers") from missing

Manner = Literal["top_first", "top_first_in_order", "in_order", "every_order"]
"""How a player who claims all remaining tricks plays."""

__all__ = [
    "BoardAnswer",
    "Catalogue",
    "HandAdvice",
    "Imported",
    "Interview",
    "Manner",
    "Refused",
    "ResultScore",
    "Review",
    "RulesAnswer",
    "Ruling",
    "Scored",
    "SheetAnswer",
    "Suggestion",
    "Unscored",
    "Verdict",
    "Verification",
    "board",
    "catalogue",
    "explain",
    "hand",
    "imported",
    "interview",
    "result",
    "review",
    "ruling",
    "score",
    "sheet",
    "suggest",
    "verdict",
    "verify",
]

Progress = Callable[[dict[str, Any]], object]
A = TypeVar("A", bound=Answer)


def _asked(kinds: tuple[type[A], ...], question: str, rules: Rules | str | None, **fields: Any) -> A:
    of = [value for value in fields.values() if isinstance(value, (Position, Record, View))]
    if rules is None and of:
        rules = of[0].rules
    answer = ask(question, rules=rules, **fields)
    return of_json(kinds, {key: value for key, value in answer.items() if key not in ("version", "ask")})


def _codes(cards: Hand | str | Iterable[Card | str]) -> list[str]:
    return [str(card) for card in Hand(cards)]


def verdict(
    position: Position | str,
    *,
    claimant: Seat | None = None,
    party: Side | None = None,
    manner: Manner | None = None,
    suits: Iterable[str] | None = None,
    order: Iterable[str | Card] | None = None,
    explain: bool | None = None,
    rules: Rules | str | None = None,
    progress: Progress | None = None,
) -> Verdict:
    """Returns whether a claim of all remaining tricks holds, and if not, the line of play that refutes it."""
    fields: dict[str, Any] = {"position": position, "claimant": claimant, "party": party, "manner": manner}
    fields |= {"suits": _list(suits), "order": _list(order)}
    return _asked((Verdict,), "verdict", rules, **fields, explain=explain, progress=progress)


def verify(
    position: Position | str,
    line: Iterable[str | Card],
    *,
    claimant: Seat | None = None,
    party: Side | None = None,
    manner: Manner | None = None,
    suits: Iterable[str] | None = None,
    order: Iterable[str | Card] | None = None,
    rules: Rules | str | None = None,
) -> Verification:
    """Returns whether a line of play refutes a claim, by the rules alone."""
    fields: dict[str, Any] = {"position": position, "claimant": claimant, "party": party, "manner": manner}
    fields |= {"suits": _list(suits), "order": _list(order)}
    return _asked((Verification,), "verify", rules, **fields, line=_list(line))


def suggest(
    record: Record | View | str,
    *,
    at: int | str | None = None,
    seat: Seat | None = None,
    condition: str | None = None,
    bot: AnyBot | None = None,
    effort: Mapping[str, int] | None = None,
    rules: Rules | str | None = None,
    progress: Progress | None = None,
) -> Suggestion:
    """Returns the values of each card and call of the seat at turn, over the deals consistent with its view.

    Args:
        record: The game, or the record with one hand.
        at: A moment of it, ``17`` or ``"5.1"``; its end if absent.
        seat: Whose advice; who is to play if absent.
        condition: What is taken for granted about the hidden hands, such as ``"E has no C"``; the question's field ``if``.
        bot: A bot that is asked, too; one of Python's is asked for a card.
        effort: How much work: ``{"worlds": 200, "seed": 1}``.
    """
    named = str(bot) if isinstance(bot, str | Bot) else None
    fields = {"record": record, "at": None if at is None else str(at), "seat": seat, "if": condition, "bot": named}
    answer = _asked((Suggestion,), "suggest", rules, **fields, effort=effort, progress=progress)
    if bot is None or named is not None:
        return answer
    view = record if isinstance(record, View) else Record(record, rules).view(answer.seat, at)
    reply = reply_of(bot, view)
    return replace(answer, bot=reply, text=f"{answer.text}\n{seated(bot)[0]}: {reply}\n")


def hand(
    hand: Hand | str | Iterable[Card | str],
    *,
    position: int | None = None,
    effort: Mapping[str, int] | None = None,
    rules: Rules | str | None = None,
    progress: Progress | None = None,
) -> HandAdvice:
    """Returns the best game of a hand that was just dealt, and its best call.

    Args:
        hand: The cards.
        position: When the seat plays in the first trick, 1 to 4.
        effort: How much work: ``{"worlds": 200, "seed": 1}``.
    """
    return _asked((HandAdvice,), "hand", rules, hand=_codes(hand), position=position, effort=effort, progress=progress)


def review(
    record: Record | View | str,
    *,
    seat: str | None = None,
    at: int | str | None = None,
    mistake: float | None = None,
    hindsight: int | None = None,
    earlier: Iterable[Record | str] = (),
    calls: str | None = None,
    worlds: int | None = None,
    seed: int | None = None,
    rules: Rules | str | None = None,
    progress: Progress | None = None,
) -> Review:
    """Reviews where a game was lost, and why: its mistakes, each with a checked reason, luck and bad luck apart.

    The mistakes of ``seat`` come first. ``decisions`` has every decision with its loss.

    Args:
        record: The game, with all four hands.
        seat: Whose mistakes come first.
        at: The moment up to which it is reviewed, ``17`` or ``"5.1"``; its end if absent.
        mistake: Least loss of a mistake in points; 0.3 if absent.
        hindsight: Number of last tricks with exact hindsight; 7 if absent.
        earlier: Earlier games of the round: what they tell of how each player plays is used.
        calls: Whether the table plays with calls: ``auto``, ``yes`` or ``no``.
        worlds: Number of deals in which a decision is evaluated at first; 100 if absent.
        seed: The seed; the same seed gives the same answer.
    """
    fields: dict[str, Any] = {"record": record, "at": None if at is None else str(at), "mistake": mistake, "hindsight": hindsight}
    fields["earlier"] = [game if isinstance(game, Record) else Record(game, rules) for game in earlier]
    return _asked((Review,), "review", rules, **fields, seat=seat, calls=calls, worlds=worlds, seed=seed, progress=progress)


def score(
    record: Record | str, *, count_breaches: bool | None = None, rules: Rules | str | None = None
) -> Scored | Unscored | Refused:
    """Returns the score of a game, item by item, with every breach of a rule.

    Returns:
        ``Scored``; ``Unscored`` if a ruling lets the game count as not played; ``Refused`` if it breaks rules.
    """
    kinds: tuple[type[Scored | Unscored | Refused], ...] = (Scored, Unscored, Refused)
    return _asked(kinds, "score", rules, record=record, count_breaches=count_breaches)


def result(text: str | None = None, *, rules: Rules | str | None = None, **fields: Any) -> ResultScore:
    """Returns the score of a game without a record of its cards: ``result("Re N+E 145 Augen, Re announced")``.

    Args:
        text: The result in words (``docs/notation.md``).
        fields: The same field by field, as the question ``result`` has them.
    """
    return _asked((ResultScore,), "result", rules, text=text, **fields)


def sheet(
    sheet: str,
    *,
    add: str | None = None,
    fix: int | None = None,
    row: int | None = None,
    before: int | None = None,
    record: Record | str | None = None,
    csv: bool | None = None,
    rules: Rules | str | None = None,
) -> SheetAnswer:
    """The list of an evening, added up.

    Args:
        sheet: The list as text (``docs/SHEET.md``).
        add: A row to add to it.
        fix: The number of a game whose row ``add`` replaces.
        row: The line of any row that ``add`` replaces, or that is moved before the row in ``before``, or taken off.
        before: The line of the row before which ``add`` or the moved row comes.
        record: The record of that game, if the row is ``record``.
        csv: Whether the sheet is wanted as a table, too.
    """
    record = None if record is None else str(record)
    fields = {"add": add, "fix": fix, "row": row, "before": before, "record": record, "csv": csv}
    return _asked((SheetAnswer,), "sheet", rules, sheet=sheet, **fields)


def board(position: Position | str = "", *, rules: Rules | str | None = None) -> BoardAnswer:
    """Returns the present, missing and wrong parts of a position that is being entered."""
    return _asked((BoardAnswer,), "board", rules, position=position)


def explain(
    sets: Iterable[str] = (), *, diff: bool | None = None, form: bool | None = None, rules: Rules | str | None = None, lang: str = "en"
) -> RulesAnswer:
    """Returns the options of rule sets; with ``diff`` only those in which they differ. ``Rules.explain`` returns sentences.

    With ``form`` the answer has the options of ``rules`` by chapter, too, with what each can be.
    """
    return _asked((RulesAnswer,), "rules", rules, sets=list(sets), diff=diff, form=form, lang=lang)


def ruling(case: Mapping[str, Any], *, rules: Rules | str | None = None) -> Ruling:
    """Rules on a breach: ``ruling({"entry": "3.8.1", "offender": "E", ..})`` (``docs/REFEREE.md``)."""
    return _asked((Ruling,), "ruling", rules, **case)


def interview(
    words: str | None = None,
    *,
    entry: str | None = None,
    answers: Iterable[Any] | None = None,
    position: Position | str | None = None,
    announced: Mapping[str, Any] | None = None,
    rules: Rules | str | None = None,
) -> Interview:
    """The next question on the way to a ruling, or the ruling once enough is answered.

    Args:
        words: What happened, in words; the nearest entry of the catalogue is taken.
        entry: The entry of the catalogue.
        answers: The answers so far, in order.
        position: The position, where one is needed.
        announced: Who claims all remaining tricks, and how: ``{"claimant": "N", "suits": ["T", "S"]}``; then it is not asked.
    """
    answered = None if answers is None else list(answers)
    fields: dict[str, Any] = {"words": words, "entry": entry, "position": position, "announced": announced}
    return _asked((Interview,), "interview", rules, **fields, answers=answered)


def catalogue(words: str | None = None) -> Catalogue:
    """The entries of the referees' handbook, or those that are nearest to words."""
    return _asked((Catalogue,), "catalogue", None, words=words)


def imported(
    text: str,
    *,
    written: str | None = None,
    players: Iterable[str] = (),
    dealer: str | None = None,
    leader: str | None = None,
    game: str | None = None,
    soloist: str | None = None,
    rules: Rules | str | None = None,
) -> Imported:
    """Returns the games of a text of another origin, as records (``docs/IMPORT.md``).

    Args:
        text: A list, the report of a game, a bug report of FreeDoko, or records.
        written: How it is written: ``"list"``, ``"report"`` or ``"freedoko"``; recognised if it is not said.
        players: Who sits where, clockwise from north, if the text does not say it.
        dealer: Who dealt: a name or a seat.
        leader: Who led the first trick: a name or a seat.
        game: What was played.
        soloist: Who played the solo: a name or a seat.
    """
    fields = {"players": list(players), "dealer": dealer, "leader": leader, "game": game, "soloist": soloist}
    return _asked((Imported,), "import", rules, text=text, **{"from": written}, **fields)


def _list(values: Iterable[str | Card] | None) -> list[str] | None:
    return None if values is None else [str(value) for value in values]
