"""A verdict and a ruling on the same claim of all remaining tricks agree."""

import json
from pathlib import Path
from typing import Any

import doppelkopf

FILE = Path(__file__).parents[2] / "datasets" / "rulebook" / "claims.jsonl"
RIGHT = {"a", "a-charlie", "not-provided-a"}


def claims() -> list[dict[str, Any]]:
    return [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def said(claim: dict[str, Any]) -> dict[str, Any]:
    return {name: claim[name] for name in ("claimant", "manner", "order", "suits") if name in claim}


def test_a_ruling_says_of_every_claim_what_the_verdict_says() -> None:
    all_claims = claims()
    assert len(all_claims) == 2000
    for claim in all_claims:
        verdict = doppelkopf.ask("verdict", position=claim["position"], **said(claim))
        case = {"entry": claim["entry"], "position": claim["position"], "announced": said(claim)}
        ruling = doppelkopf.ask("ruling", **case, facts={"reconstructible": True})
        assert verdict["holds"] is claim["holds"], claim
        assert (ruling["row"] in RIGHT) is claim["holds"], (claim, ruling)


def test_an_interview_is_told_of_a_claim_and_does_not_ask_for_it() -> None:
    for claim in claims()[::20]:
        case = {"entry": claim["entry"], "position": claim["position"], "announced": said(claim)}
        answers: list[object] = []
        while "question" in (answer := doppelkopf.ask("interview", **case, answers=answers)):
            question = answer["question"]
            assert question["topic"] not in {"offender", "manner", "order", "suits", "claim_ok"}
            answers.append(question["number"][0] if "number" in question else question["choices"][0]["value"])
        # Where nobody of the other side claims the breach there is none.
        assert (answer["ruling"]["row"] in RIGHT) is claim["holds"] or answer["ruling"]["row"] == "unclaimed", answer
