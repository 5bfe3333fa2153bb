"""The questions of referees and players as data classes, which are those of the engine's schemas."""

import dataclasses
import json
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from answers_of_schema import ANSWERS, Writer, referred

import doppelkopf
from doppelkopf import Card, Deal, Game, InputError, Position, Record, Rules, answers
from doppelkopf._of_json import of_json

LINE = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA"


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    doko = Path(sysconfig.get_path("scripts")) / "doko"
    printed = subprocess.run([doko, "schema", "api"], capture_output=True, text=True, check=True)
    schemas: dict[str, Any] = json.loads(printed.stdout)
    return schemas


@pytest.fixture(scope="module")
def record() -> Record:
    game = Game(deal=Deal.random(11, scope="cards"), scope="cards")
    while not game.is_over:
        game.step(game.legal_actions()[-1])
    return game.record()


def test_the_classes_are_those_of_the_schemas(schemas: dict[str, Any]) -> None:
    written = Path(answers.__file__).with_name("_answers.py").read_text()
    assert written == Writer(schemas).write()


def test_every_field_of_a_question_can_be_said(schemas: dict[str, Any]) -> None:
    named = {"rules": "explain", "import": "imported"}
    functions: dict[str, Callable[..., Any]] = {question: vars(answers)[named.get(question, question)] for question in ANSWERS}
    for question, function in functions.items():
        if question in ("ruling", "result"):
            continue
        asked = schemas["questions"][question]
        fields = set(asked["$defs"][referred(asked["anyOf"][0])]["properties"])
        names = {{"condition": "if", "written": "from"}.get(name, name) for name in function.__annotations__}
        assert fields <= names, f"{question}: {fields - names}"
        assert names - fields <= {"rules", "progress", "return", "lang"}, f"{question}: {names - fields}"


def test_a_claim_is_judged_and_its_refutation_verified() -> None:
    holds = answers.verdict(Position(LINE), claimant="N")
    assert (holds.holds, holds.party, holds.counter_line) == (True, "re", None)
    assert holds.text.startswith("YES")
    fails = answers.verdict(LINE, claimant="E", explain=True)
    assert not fails.holds and fails.counter_line is not None
    assert fails.counter_line[0].seat == "N" and isinstance(fails.counter_line[0].card, Card)
    line = [f"{play.seat}:{play.card}" for play in fails.counter_line]
    assert answers.verify(LINE, line, claimant="E").refutes
    assert not answers.verify(LINE, line[:1], claimant="E").refutes


def test_games_of_others_are_records(record: Record) -> None:
    found = answers.imported(str(record))
    (game,) = found.games
    assert (game.from_, game.refused, game.notation) == ("record", None, str(record))
    with pytest.raises(InputError, match="unknown format"):
        answers.imported(str(record), written="pages")


def test_advice_is_given(record: Record) -> None:
    effort = {"worlds": 10, "seed": 1}
    told: list[Any] = []
    suggestion = answers.suggest(record, at="11.1", effort=effort, progress=told.append)
    assert set(suggestion.contenders) <= {worth.decision for worth in suggestion.cards}
    assert suggestion.seat == record.plays[40][1]
    assert answers.suggest(record.view(suggestion.seat, "11.1"), effort=effort).cards == suggestion.cards
    advice = answers.hand(Deal.random(1)["N"], position=1, effort=effort)
    assert advice.hand == tuple(advice.hand) and len(advice.games) > 0
    review = answers.review(record, at="3.1", worlds=10, mistake=0, hindsight=0)
    assert set(review.seats) == set("NESW")
    assert sum(decision.mistake for decision in review.decisions) == len(review.moments)
    assert all(moment.reason.sentence and moment.hand for moment in review.moments)
    assert all(moment.loss > 0 for moment in review.moments)


def test_games_are_scored(record: Record) -> None:
    scored = answers.score(record)
    assert isinstance(scored, answers.Scored)
    assert scored.points == record.outcome.points
    assert {item.name for item in scored.items} == {name for name, _, _ in record.outcome.items}
    broken = json.loads(record.to_json())
    broken["tricks_played"][0]["cards"].reverse()
    refused = answers.score(json.dumps(broken))
    assert isinstance(refused, answers.Refused) and refused.breaches
    result = answers.result("Re N+E 145 Augen, Re announced")
    assert (result.winner, result.augen) == ("re", {"re": 145, "kontra": 95})
    assert answers.result(re="NE", augen={"re": 145}, re_calls=["re"]).points == result.points


def test_a_list_is_kept() -> None:
    sheet = answers.sheet("players: Anna, Bert, Cora, Dirk\n", add="Re Anna+Bert 145 Augen")
    assert sheet.players == ("Anna", "Bert", "Cora", "Dirk")
    assert sum(sheet.totals) == 0 and sheet.rows[-1].points == sheet.totals


def test_a_board_says_what_is_missing() -> None:
    board = answers.board("N=HT,CQ")
    assert board.hands["N"] and not board.complete and board.missing
    assert answers.board(Position(LINE)).position == LINE


def test_rules_are_told() -> None:
    told = answers.explain(["ddv", "bsv"], diff=True)
    assert [one.name for one in told.sets] == ["ddv", "bsv"]
    assert all(option.values[0] != option.values[1] for option in told.options)
    club = Rules("ddv").with_options(name="stammtisch", werfen_kings=5)
    assert answers.explain([club.name], rules=club).sets[0].options["werfen_kings"] == 5


def test_a_breach_is_ruled() -> None:
    entry = answers.catalogue("3.8.1").entries[0]
    assert entry.entry == "3.8.1" and entry.rows
    asked = answers.interview(entry="3.8.1")
    assert asked.question is not None and asked.question.text
    ruling = answers.ruling({"entry": "3.8.1", "offender": "E", "absagen_by_opponents": 1})
    assert ruling.entry == "3.8.1" and ruling.reasons and sum(ruling.points.values()) == 0
    with pytest.raises(InputError, match="ofender"):
        answers.ruling({"entry": "3.8.1", "ofender": "E"})


def test_what_is_unknown_is_not_dropped_in_silence() -> None:
    fields = {"position": LINE, "refutes": True, "text": ""}
    assert of_json((answers.Verification,), fields).refutes
    for wrong in ({**fields, "colour": "red"}, {**fields, "refutes": 1}, {"text": ""}, {**fields, "position": None}):
        with pytest.raises(TypeError):
            of_json((answers.Verification,), wrong)


def test_answers_are_compared_and_do_not_change() -> None:
    one = answers.verdict(LINE, claimant="N")
    assert one == answers.verdict(LINE, claimant="N")
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.holds = False  # type: ignore[misc]


def test_what_cannot_be_asked_says_so() -> None:
    with pytest.raises(TypeError, match="no part of a question"):
        doppelkopf.ask("verdict", position=object())
