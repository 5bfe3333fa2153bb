"""A fixed benchmark for bots: how many Points more than ``rules`` one has, alone among three opponents of each kind.

    python -m doppelkopf.benchmark mypolicy.npz doko:worlds=20
    python -m doppelkopf.benchmark --ours

The deals, seats and opponents are always the same. :func:`run` measures any bot; ``docs/BENCHMARK.md`` has the table.
"""

from __future__ import annotations

import argparse
import functools
import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib import resources
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from . import __version__
from ._bots import AnyBot
from ._match import Estimate, match
from ._outcome import Scope
from ._policy import Policy

__all__ = ["HELD_BACK", "OPPONENTS", "Row", "checkpoint", "run"]

#: Grows when a deal, a seat or an opponent changes: only rows of one version can be compared.
VERSION = 2

#: Players on which nothing may be trained or tuned: three styles that the guide to bots keeps for testing, and two of them once more with noise.
HELD_BACK = (
    "rules:style=club",
    "rules:style=forgetful",
    "rules:style=winner",
    "rules:style=club,temperature=0.1",
    "rules:style=forgetful,temperature=0.3,error=0.1",
)

#: The opponents, each with the number of deals against it.
OPPONENTS = {"rules": 400, "greedy": 400, "net": 400, "doko:worlds=5": 60, **dict.fromkeys(HELD_BACK, 200)}

_CHECKPOINTS = ("imitation", "ppo")
_SEED = 750
_NORMAL = 1.959964


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the table.

    Attributes:
        name: The bot.
        scope: What is decided: ``"cards"`` or ``"everything"``.
        more: Points per game more than ``rules`` in its place: the mean over all opponents.
        held_back: The same over the five players that are held back.
        against: The same against each opponent.
        version: The version of the benchmark.
        package: The version of this package.
    """

    name: str
    scope: Scope
    more: Estimate
    held_back: Estimate
    against: dict[str, Estimate]
    version: int = VERSION
    package: str = __version__

    def to_json(self) -> str:
        """The row as a line of JSON, to be handed in."""
        return json.dumps(asdict(self))

    def __str__(self) -> str:
        return f"{self.name}, {self.scope}: {self.more}; held back {self.held_back}"


def checkpoint(name: Literal["imitation", "ppo"]) -> Policy:
    """Returns one of the two learned policies that come with the package. They decide cards.

    Raises:
        ValueError: If there is none with this name.
    """
    if name not in _CHECKPOINTS:
        raise ValueError(f"no checkpoint is called {name!r}; expected 'imitation' or 'ppo'")
    with resources.as_file(resources.files("doppelkopf") / f"{name}.npz") as path:
        return Policy(path, scope="cards")


def run(bot: AnyBot, *, name: str | None = None, scope: Scope = "cards", share: float = 1.0, threads: int | None = None) -> Row:
    """Measures a bot.

    It sits alone among three of each opponent, in each seat of every deal, and so does ``rules`` in the same deals.

    Args:
        bot: The bot, as :func:`doppelkopf.match` takes it.
        name: Its name in the row.
        scope: Cards only, or everything.
        share: The share of the deals that is played.
        threads: Deals played at once.

    Raises:
        ValueError: If ``share`` is not above 0 and at most 1.
        BotError: If the bot fails.
    """
    if not 0 < share <= 1:
        raise ValueError(f"share {share}; expected a number above 0, at most 1")
    against: dict[str, Estimate] = {}
    for number, (opponent, deals) in enumerate(OPPONENTS.items()):
        n = max(2, math.ceil(share * deals))
        seed = _SEED + number
        difference = _alone(("bot", bot), opponent, n, scope, seed, threads) - _of_rules(opponent, n, scope, seed)
        half = _NORMAL * float(difference.std(ddof=1)) / math.sqrt(n)
        against[opponent] = Estimate(float(difference.mean()), half, n)
    label = name or (bot if isinstance(bot, str) else str(getattr(bot, "__name__", bot)))
    return Row(label, scope, _mean(list(against.values())), _mean([against[style] for style in HELD_BACK]), against)


def _alone(player: tuple[str, AnyBot], opponent: str, n: int, scope: Scope, seed: int, threads: int | None) -> NDArray[np.float64]:
    """The Points of a bot among three opponents, by deal: the mean over the four seats."""
    label, bot = player
    if str(bot) == opponent:
        # All four are the same: what one of them gets in four seats adds up to nothing.
        return np.zeros(n)
    seated = bot if isinstance(bot, str) or hasattr(bot, "_engine") else (label, bot)
    games = match([seated, opponent], n, scope=scope, lineup="one-vs-three", seed=seed, threads=threads).games
    alone = (games.seats == 0).sum(axis=1) == 1
    points = np.where(games.seats[alone] == 0, games.points[alone], 0).sum(axis=1)
    return np.bincount(games.deal[alone], points, n) / np.bincount(games.deal[alone], minlength=n)


@functools.cache
def _of_rules(opponent: str, n: int, scope: Scope, seed: int) -> NDArray[np.float64]:
    """The same of ``rules``, with which each bot is compared."""
    return _alone(("rules", "rules"), opponent, n, scope, seed, None)


def _mean(estimates: Sequence[Estimate]) -> Estimate:
    """The mean of estimates from different deals."""
    mean = sum(one.mean for one in estimates) / len(estimates)
    half = math.sqrt(sum((one.half or 0) ** 2 for one in estimates)) / len(estimates)
    return Estimate(mean, half, sum(one.n for one in estimates))


def _table(rows: Sequence[Row]) -> str:
    """The rows in Markdown."""
    lines = ["| bot | decides | all opponents | held back | " + " | ".join(OPPONENTS) + " |", "|---|---|" + "---:|" * (2 + len(OPPONENTS))]
    for row in rows:
        figures = [row.more, row.held_back, *row.against.values()]
        lines.append(f"| `{row.name}` | {row.scope} | " + " | ".join(f"{one.mean:+.2f} ±{one.half:.2f}" for one in figures) + " |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures bots and prints the table, or lines of JSON."""
    parser = argparse.ArgumentParser(prog="python -m doppelkopf.benchmark", description="Points more than rules, against fixed opponents")
    parser.add_argument("bots", nargs="*", help="names of our bots, .npz files of a Policy, imitation, ppo")
    parser.add_argument("--scope", choices=["cards", "everything", "both"], default="both")
    parser.add_argument("--ours", action="store_true", help="the rows of docs/BENCHMARK.md")
    parser.add_argument("--share", type=float, default=1.0, help="the share of the deals")
    parser.add_argument("--json", action="store_true", help="a line for each row")
    given = parser.parse_args(arguments)
    names = [*given.bots, *(["random", "greedy", "net", "doko:worlds=5", "doko", "imitation", "ppo"] if given.ours else [])]
    if not names:
        parser.error("no bots; name some, or say --ours")
    scopes: tuple[Scope, ...] = ("cards", "everything")
    rows = []
    try:
        bots = {name: _named(name) for name in names}
        for scope in scopes:
            for name in names if given.scope in (scope, "both") else []:
                rows.append(run(bots[name], name=name, scope=scope, share=given.share))
                if given.json:
                    print(rows[-1].to_json(), flush=True)
    except (OSError, ValueError) as error:
        parser.error(str(error))
    if not given.json:
        print(_table(rows))


def _named(name: str) -> Any:
    if name in _CHECKPOINTS:
        return checkpoint(name)  # type: ignore[arg-type]
    return Policy(name, scope="cards") if name.endswith(".npz") else name


if __name__ == "__main__":
    main()
