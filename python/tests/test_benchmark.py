"""The benchmark measures what it says."""

import json
import re
from pathlib import Path

import numpy as np
import pytest
from doppelkopf import Scope, benchmark, match


def test_rules_have_nothing_more_than_rules() -> None:
    row = benchmark.run("rules", share=0.01)
    assert row.more.mean == 0 and row.held_back.half == 0
    assert list(row.against) == list(benchmark.OPPONENTS)


@pytest.mark.parametrize("scope", ["cards", "everything"])
def test_the_difference_is_that_of_matches(scope: Scope) -> None:
    row = benchmark.run("greedy", scope=scope, share=0.01)
    number = list(benchmark.OPPONENTS).index("net")
    n = row.against["net"].n
    points = []
    for bot in ("greedy", "rules"):
        games = match([bot, "net"], n, scope=scope, lineup="one-vs-three", seed=750 + number).games
        points.append(np.mean([seat_points for seats, at in zip(games.seats, games.points) for bot_, seat_points in zip(seats, at) if bot_ == 0 and sum(seats == 0) == 1]))
    assert row.against["net"].mean == pytest.approx(points[0] - points[1])
    told = json.loads(row.to_json())
    assert told["against"]["net"]["n"] == n and told["version"] == benchmark.VERSION


@pytest.mark.parametrize("name", ["imitation", "ppo"])
def test_a_checkpoint_beats_random(name: str) -> None:
    policy = benchmark.checkpoint(name)  # type: ignore[arg-type]
    result = match([policy, "random"], 60, scope="cards", seed=3)
    assert result.pairs[0].difference is not None and result.pairs[0].difference.interval[0] > 0.5


def test_nothing_is_trained_or_tuned_on_the_styles_that_are_held_back() -> None:
    root = Path(__file__).parents[2]
    kept = set(re.findall(r"^\| `([a-z-]+)` \\\*", (root / "docs/BOTS.md").read_text(), re.MULTILINE))
    assert kept, "no style is kept for testing"
    styles = {bot.removeprefix("rules:style=").split(",")[0] for bot in benchmark.HELD_BACK}
    assert styles <= kept
    learners = [*root.glob("python/examples/*.py"), *root.glob("lab/**/*.rs"), *root.glob("lab/train/*.py"), root / "scripts/learn.py"]
    named = re.compile("style=(?:" + "|".join(styles) + r")\b")
    assert [str(path) for path in learners if named.search(path.read_text())] == []


def test_a_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    benchmark.main(["greedy", "ppo", "--scope", "cards", "--share", "0.01"])
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head.count("|") == 5 + len(benchmark.OPPONENTS) and len(rows) == 2
    benchmark.main(["imitation", "--scope", "everything", "--share", "0.01", "--json"])
    assert json.loads(capsys.readouterr().out)["name"] == "imitation"


def test_what_is_wrong() -> None:
    with pytest.raises(ValueError, match="share 2; expected"):
        benchmark.run("greedy", share=2)
    with pytest.raises(ValueError, match="no checkpoint is called 'net'; expected 'imitation' or 'ppo'"):
        benchmark.checkpoint("net")  # type: ignore[arg-type]
    for wrong in ([], ["nowhere.npz"], ["nobody"]):
        with pytest.raises(SystemExit):
            benchmark.main([*wrong, "--share", "0.01"])
