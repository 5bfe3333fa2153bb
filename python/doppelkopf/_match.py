"""Matches between bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from . import _engine
from ._bots import AnyBot
from ._engine import Rules
from ._outcome import Scope
from ._solver import Progress


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with the interval that holds the true one in 95 of 100 cases.

    Attributes:
        mean: The mean.
        half: Half of the width of the interval; ``None`` if it is the mean of one number.
        n: How many independent numbers it is the mean of.
    """

    mean: float
    half: float | None
    n: int

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the interval."""
        half = self.half or 0.0
        return self.mean - half, self.mean + half

    def __str__(self) -> str:
        return f"{self.mean:+.3f}" if self.half is None else f"{self.mean:+.3f} ± {self.half:.3f}"


@dataclass(frozen=True, slots=True)
class BotResult:
    """Result of a bot.

    Attributes:
        name: Its name.
        points: Points a game; one number from each deal. ``None`` if it never played.
    """

    name: str
    points: Estimate | None


@dataclass(frozen=True, slots=True)
class PairResult:
    """Comparison of two bots.

    Attributes:
        one: The first.
        other: The second.
        difference: Points a game of the first minus those of the second, in games in which both play. ``None`` if they never met.
        won: Deals in which the first had more points.
        tied: Deals in which they had as many.
        lost: Deals in which the first had fewer points.
    """

    one: str
    other: str
    difference: Estimate | None
    won: int
    tied: int
    lost: int


@dataclass(frozen=True, slots=True, eq=False)
class Games:
    """The games of a match; g games.

    Attributes:
        deal: ``int64`` of shape ``(g,)``: the number of the deal, or of the round.
        seats: ``uint8`` of shape ``(g, 4)``: the bots in N, E, S and W.
        points: ``int32`` of shape ``(g, 4)``: the points of N, E, S and W.
        re: ``uint8`` of shape ``(g,)``: the seats of Re: 1 for N, 2 for E, 4 for S, 8 for W, added up.
        augen: ``uint16`` of shape ``(g,)``: the Augen of Re.
    """

    deal: NDArray[np.int64]
    seats: NDArray[np.uint8]
    points: NDArray[np.int32]
    re: NDArray[np.uint8]
    augen: NDArray[np.uint16]


@dataclass(frozen=True, slots=True, eq=False)
class MatchResult:
    """The result of a match of b bots in n deals, or rounds.

    Attributes:
        bots: Results of the bots.
        pairs: Comparisons of every two bots.
        points: ``float64`` of shape ``(n, b)``: the mean points of each bot in each deal; NaN where it did not play.
        differences: ``float64`` of shape ``(n, len(pairs))``: the points of the first minus those of the second, deal by deal: the
            paired numbers that an interval or a test needs.
        games: Every game.
        report: The whole output of ``doko match --json``.
    """

    bots: tuple[BotResult, ...]
    pairs: tuple[PairResult, ...]
    points: NDArray[np.float64]
    differences: NDArray[np.float64]
    games: Games
    report: dict[str, Any]

    def __str__(self) -> str:
        lines = [f"{len(self.points)} deals, {len(self.games.deal)} games"]
        lines += [f"{bot.name}: {bot.points}" for bot in self.bots]
        lines += [f"{pair.one} - {pair.other}: {pair.difference}" for pair in self.pairs]
        return "\n".join(lines)


def match(
    bots: Sequence[AnyBot | tuple[str, AnyBot]],
    n: int = 1000,
    *,
    rules: Rules | str = "ddv",
    scope: Scope = "everything",
    lineup: Literal["mixed", "one-vs-three", "two-vs-two", "strangers"] = "mixed",
    seatings: Literal["one", "rotations", "all"] = "rotations",
    unit: Literal["deal", "round"] = "deal",
    open_cards: int | None = None,
    seed: int = 1,
    threads: int | None = None,
    progress: Progress | None = None,
) -> MatchResult:
    """Lets bots play the same deals in exchanged seats: like ``doko match``, with the same games for the same bots and seed.

    Bots that are written in Python play in this process. Each seat has an object of its own, a new one for every game, unless the bot
    decides for all seats at once.

    Args:
        bots: The bots (:data:`AnyBot`), or pairs of a name and one.
        n: Number of deals, or rounds.
        rules: The rule set.
        scope: Decisions of the bots: everything, or only cards.
        lineup: The bots that meet. With ``"strangers"`` every bot sits alone among three of each style, who need not be named; then
            its points are the mean over the styles, pairs are compared in the same seats, ``report["strangers"]`` has every table,
            and ``games.seats`` numbers the strangers from ``len(bots)`` on.
        seatings: The seatings of each deal.
        unit: Whether single deals are played or whole rounds.
        open_cards: Subtracts the value of the cards, the average over this number of random openings; with ``seatings="one"``.
        seed: The seed. It determines the cards, and the random choices of the bots.
        threads: Number of deals played at once; by default the number of processors, or 64 if a bot decides for all seats at once. The
            result is the same.
        progress: Is called now and then with the number of finished deals and their total.

    Raises:
        BotError: If a bot that is written in Python fails or gives an illegal reply. Its cause is the exception.
        InputError: If there is no such bot or rule set, or the bots cannot meet so.
    """
    report, arrays = _engine.play_match(
        list(bots),
        n,
        rules,
        scope,
        unit,
        lineup,
        seatings,
        open_cards,
        seed,
        threads,
        progress,
    )
    told = json.loads(report)
    return MatchResult(
        bots=tuple(BotResult(bot["name"], _estimate(bot.get("points"))) for bot in told["bots"]),
        pairs=tuple(
            PairResult(
                pair["one"], pair["other"], _estimate(pair.get("difference")), pair["won"], pair["tied"], pair["lost"]
            )
            for pair in told["pairs"]
        ),
        points=arrays["points"],
        differences=arrays["differences"],
        games=Games(
            deal=arrays["game_unit"],
            seats=arrays["game_seats"],
            points=arrays["game_points"],
            re=arrays["game_re"],
            augen=arrays["game_augen"],
        ),
        report=told,
    )


def _estimate(told: dict[str, Any] | None) -> Estimate | None:
    return None if told is None else Estimate(told["mean"], told.get("half"), told["n"])
