"""Questions as JSON, and what goes wrong."""

import pickle
import subprocess
import sysconfig
from pathlib import Path

import pytest

import doppelkopf

POSITION = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA"


def test_a_question_is_answered() -> None:
    answer = doppelkopf.ask("verdict", position=POSITION, claimant="N")
    assert answer["holds"] is True
    assert answer["text"].startswith("YES")


def test_what_is_wrong_is_shown_in_the_text() -> None:
    with pytest.raises(doppelkopf.InputError) as caught:
        doppelkopf.ask("verdict", position=POSITION.replace("W=DJ", "W=XX"))
    error = caught.value
    assert error.text is not None
    assert [error.text[start:end] for start, end in error.spans] == ["XX"]
    message, line, carets = str(error).split("\n")[:3]
    assert "XX" in message
    assert line[carets.index("^") : carets.rindex("^") + 1] == "XX"
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)


def test_progress_is_told_and_its_exception_stops_the_question() -> None:
    def stop(progress: dict[str, object]) -> None:
        raise RuntimeError(f"enough after {progress['ask']}")

    with pytest.raises(RuntimeError, match="enough after solve"):
        doppelkopf.ask("solve", position=doppelkopf.ask("deal", seed=1)["positions"][0], progress=stop)


def test_the_program_is_there() -> None:
    doko = Path(sysconfig.get_path("scripts")) / "doko"
    done = subprocess.run([doko, "verdict", POSITION], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.startswith("yes")
    assert done.returncode == 0
    done = subprocess.run([doko, "verdict", "nonsense"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
