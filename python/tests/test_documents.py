"""The examples of the guides run."""

import ast
import importlib
import json
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("document", ["README.md", "README.de.md", "python/README.md", "docs/PYTHON.md"])
def test_the_blocks_of_a_document_are_one_program(document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", (ROOT / document).read_text(encoding="utf-8"), re.M | re.S)
    assert blocks
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks:
        exec(compile(block, document, "exec"), names)
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(("english", "german"), [("README.md", "README.de.md"), ("docs/FACTS.md", "docs/de/fakten.md")])
def test_the_tables_of_a_document_have_the_same_figures_in_german(english: str, german: str) -> None:
    def figures(document: str) -> list[list[str]]:
        rows = re.findall(r"^\|.*", (ROOT / document).read_text(encoding="utf-8"), re.M)
        return [re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d)", "", row)) for row in rows]

    assert any(figures(english)) and figures(english) == figures(german)


def test_the_bot_of_the_first_hour_is_the_file_and_answers(tmp_path: Path) -> None:
    page = (ROOT / "docs/FIRST_HOUR.md").read_text(encoding="utf-8")
    file = ROOT / "docs/FIRST_HOUR.in/first_bot.py"
    assert re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S) == [file.read_text(encoding="utf-8")]
    seen: dict[str, object] = {"team": None, "parties": {}, "winning": None, "trumps": ["HT", "CQ"], "record": {"tricks_played": []}}
    asked = {"type": "decide", "id": 3, "what": "card", "legal": ["HT", "C9", "SA"], "seen": seen}
    said = "\n".join(json.dumps(message) for message in ({"type": "hello", "protocol": 1}, asked, {"type": "bye"}))
    told = subprocess.run([sys.executable, file], input=said, check=True, capture_output=True, text=True).stdout
    assert json.loads(told.splitlines()[-1]) == {"type": "decision", "id": 3, "decision": "SA"}


def test_what_a_solo_is_worth_is_drawn(tmp_path: Path) -> None:
    example = runpy.run_path(str(ROOT / "python/examples/solo_worth.py"))
    example["main"](["--deals", "5", "--out", str(tmp_path / "picture.svg")])
    assert (tmp_path / "picture.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_first_hour_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs the cells as a notebook does, which draws what stands at the end of one."""
    notebook = json.loads((ROOT / "python/examples/first_hour.ipynb").read_text(encoding="utf-8"))
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    drawn = []
    for number, cell in enumerate(notebook["cells"]):
        assert not cell.get("outputs"), "outputs are not kept"
        if cell["cell_type"] != "code":
            continue
        body = ast.parse("".join(cell["source"]), f"cell {number}").body
        last = body.pop() if isinstance(body[-1], ast.Expr) else None
        exec(compile(ast.Module(body, []), f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
            drawn += [shown._repr_html_()] if hasattr(shown, "_repr_html_") else []
    assert len(drawn) == 3 and all(html.startswith("<") for html in drawn)


def test_what_is_missing_to_build_is_said_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("maturin")
    monkeypatch.syspath_prepend(str(ROOT / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    sys.modules.pop("build_backend", None)
    build_backend = importlib.import_module("build_backend")

    for hook in (build_backend.get_requires_for_build_wheel, build_backend.get_requires_for_build_editable):
        with pytest.raises(SystemExit, match="no cargo on the PATH.*\n.*a C compiler"):
            hook()
