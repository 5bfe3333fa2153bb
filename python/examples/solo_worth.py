"""What is a Fleischlos worth? Solves 1,000 deals and draws the answer.

    python solo_worth.py --deals 1000 --out solo_worth.svg

In each deal the seat with the most aces plays the solo and leads, as in a Pflichtsolo, and all play as well as possible with open
cards. That is a measure of the hand and no forecast: at the table the three opponents do not see each other's cards. A thousand deals
without nines take ten seconds of one processor; ``--solo damensolo`` counts queens and takes a minute and a half; ``--rules ddv`` has
nines, and takes many times as long.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from doppelkopf import Deal, Position, ask

Numbers = npt.NDArray[np.int_]

# %% The deals: who holds most of the cards that matter plays.

MATTERS = {"fleischlos": "A", "damensolo": "Q", "bubensolo": "J"}
SEATS = "NESW"


def solo(deal: Deal, game: str) -> tuple[Position, int]:
    """The solo of the seat with the most cards that matter, and how many these are."""
    count = {seat: sum(card.rank == MATTERS[game] for card in hand) for seat, hand in deal.hands.items()}
    soloist = max(count, key=lambda seat: count[seat])
    dealer = SEATS[(SEATS.index(soloist) + 3) % 4]
    return Deal(deal.hands, dealer=dealer, rules=deal.rules).position(game, soloist=soloist), count[soloist]


# %% Their values: the Augen that the soloist gets; 121 win.


def solve(n: int, game: str, seed: int, rules: str) -> tuple[Numbers, Numbers]:
    """How many cards that matter, and how many Augen, in each of the deals."""
    counts, augen = np.zeros(n, dtype=int), np.zeros(n, dtype=int)
    for number in range(n):
        position, counts[number] = solo(Deal.random(seed, number, rules=rules), game)
        augen[number] = ask("solve", position=position)["augen"]
        print(f"\r{number + 1} of {n} deals", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return counts, augen


# %% The picture: for each number of aces the middle half of the deals, the median, and how many are won.

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 420, 56, 16, 56, 84
STYLE = """
  svg { background: #fff; font: 14px system-ui, sans-serif } text { fill: #222 } .grid { stroke: #ddd } .win { stroke: #a33 }
  .box { fill: #9db9d8; stroke: #2f567f } .median { stroke: #12304f; stroke-width: 3 } .whisker { stroke: #2f567f }
  @media (prefers-color-scheme: dark) {
    svg { background: #181a1d } text { fill: #ddd } .grid { stroke: #333 } .win { stroke: #e77 }
    .box { fill: #36567a; stroke: #9dc1ea } .median { stroke: #e6f0fb } .whisker { stroke: #9dc1ea }
  }"""


def height(augen: float) -> float:
    """Where so many Augen are in the picture."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - augen / 240)


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'


def box(x: float, width: float, augen: Numbers) -> list[str]:
    """The middle half of the deals, the median, and all but the most extreme twentieth at each end."""
    low, quarter, median, three, high = (height(value) for value in np.percentile(augen, [5, 25, 50, 75, 95]))
    rect = f'<rect class="box" x="{x - width / 2:.1f}" y="{three:.1f}" width="{width:.1f}" height="{quarter - three:.1f}"/>'
    whisker = line("whisker", x, low, x, high)
    return [whisker, rect, line("median", x - width / 2, median, x + width / 2, median)]


def picture(counts: Numbers, augen: Numbers, game: str) -> str:
    """The picture as SVG."""
    name = {"A": "aces", "Q": "queens", "J": "jacks"}[MATTERS[game]]
    parts = [text(WIDTH / 2, 26, f"{len(augen)} deals of {game}: Augen of the soloist by {name} in his hand")]
    for level in (0, 60, 120, 180, 240):
        parts += [line("grid", LEFT, height(level), WIDTH - RIGHT, height(level)), text(LEFT - 8, height(level) + 5, str(level), "end")]
    parts.append(line("win", LEFT, height(121), WIDTH - RIGHT, height(121)))
    kinds = np.unique(counts)
    step = (WIDTH - LEFT - RIGHT) / len(kinds)
    for at, kind in enumerate(kinds):
        x, here = LEFT + step * (at + 0.5), augen[counts == kind]
        parts += box(x, min(56.0, step * 0.6), here)
        below = (f"{kind} {name}", f"{(121 <= here).mean():.0%} won", f"{len(here)} deals")
        parts += [text(x, HEIGHT - 60 + 21 * row, words) for row, words in enumerate(below)]
    body = "\n  ".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n  <style>{STYLE}</style>\n  {body}\n</svg>\n'


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--solo", choices=MATTERS, default="fleischlos")
    parser.add_argument("--rules", default="bsv")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("solo_worth.svg"))
    asked = parser.parse_args(arguments)
    counts, augen = solve(asked.deals, asked.solo, asked.seed, asked.rules)
    for kind in np.unique(counts):
        here = augen[counts == kind]
        print(f"{kind}: {len(here):4} deals, {here.mean():5.1f} Augen, {(121 <= here).mean():4.0%} won")
    asked.out.write_text(picture(counts, augen, asked.solo), encoding="utf-8")


if __name__ == "__main__":
    main()
