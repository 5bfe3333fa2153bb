"""Fits the model of strangers (bots/src/strangers.rs) to what the example `beliefs` writes.

    cargo run --release -p doko-lab -- beliefs 100 300 'rules;greedy;..' evidence.bin
    python3 lab/train/strangers.py evidence.bin --steps 500 --seed 1

Looked for are the share of each kind of players, how far its cards are trusted, and how far all cards are, such that the
probability that a seat is Re has little log-loss on average over all tables, early and late, and at none of them more than that
of counting. A random search from a fixed start; players that are kept for testing are passed over. Needs NumPy.
"""

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

# How much worse than counting a table may be for nothing, and what each unit of log-loss beyond it costs.
ALLOWED, COST = 0.003, 10.0
PRIOR_DRAWS = 2.0
# The first five tricks.
EARLY = 20


class Moments:
    """The moments of one table: `re` is n x worlds x 3, `logs` n x worlds x 3 x kinds, `is_open` and `is_re` n x 3."""

    def __init__(self, head, numbers, thin):
        n_kinds = len(head["kinds"])
        n_worlds = int(numbers[1])
        rows = numbers.reshape(-1, 8 + n_worlds * 3 * (1 + n_kinds))[::thin]
        worlds = rows[:, 8:].reshape(-1, n_worlds, 3, 1 + n_kinds)
        self.bot = head["bot"]
        self.is_early = rows[:, 0] < EARLY
        self.is_open, self.is_re = rows[:, 2:8:2], rows[:, 3:8:2]
        self.re, self.logs = worlds[..., 0], worlds[..., 1:]
        self.counted = self.re.mean(1)

    def weights(self, shares, trusts, trust):
        """How much each world counts, n x worlds."""
        logs = trusts * self.logs + (1 - trusts) * self.logs[..., :1] + np.log(shares + 1e-12, dtype=np.float32)
        most = logs.max(-1, keepdims=True)
        seats = most[..., 0] + np.log(np.exp(logs - most).sum(-1))
        sums = trust * seats.sum(-1)
        weights = np.exp(sums - sums.max(1, keepdims=True))
        return weights / weights.sum(1, keepdims=True)

    def losses(self, shares, trusts, trust):
        """How much more log-loss than counting, early and late."""
        weights = self.weights(shares, trusts, trust)
        effective = 1 / (weights**2).sum(1)[:, None]
        said = (weights[..., None] * self.re).sum(1)
        said = (said * effective + PRIOR_DRAWS * self.counted) / (effective + PRIOR_DRAWS)
        for part in (self.is_early, ~self.is_early):
            counts = self.is_open * part[:, None]
            yield self.log_loss(said, counts) - self.log_loss(self.counted, counts)

    def log_loss(self, said, counts):
        said = np.clip(said, 1e-4, 1 - 1e-4)
        losses = self.is_re * np.log(said) + (1 - self.is_re) * np.log(1 - said)
        return -(counts * losses).sum() / max(counts.sum(), 1)


def read(path, thin, chosen):
    """The tables of a file that may be fitted to, with the kinds chosen; all if none is."""
    tables, kinds = [], None
    with path.open("rb") as file:
        while line := file.readline():
            head = json.loads(line)
            numbers = np.frombuffer(file.read(head["bytes"]), dtype="<f4")
            chosen = chosen or list(range(len(head["kinds"])))
            kinds = [head["kinds"][at] for at in chosen]
            if not head["held_out"]:
                table = Moments(head, numbers, thin)
                table.logs = np.ascontiguousarray(table.logs[..., chosen])
                tables.append(table)
    if not tables:
        sys.exit(f"{path}: no table that may be fitted to")
    return tables, kinds, chosen


def unpacked(point, n_kinds):
    shares = np.exp(point[:n_kinds] - point[:n_kinds].max())
    trusts = 1 / (1 + np.exp(-point[n_kinds:]))
    return shares / shares.sum(), trusts[:-1].astype(np.float32), float(trusts[-1])


def objective(tables, point, n_kinds):
    losses = [loss for table in tables for loss in table.losses(*unpacked(point, n_kinds))]
    return sum(loss + COST * max(0.0, loss - ALLOWED) for loss in losses)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--steps", type=int, default=500, help="how many points are tried (500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--thin", type=int, default=3, help="only every so many moments (3)")
    parser.add_argument("--kinds", help="only these kinds, the first of which plays any card, as in 0,1,5 (all)")
    arguments = parser.parse_args()
    chosen = [int(kind) for kind in arguments.kinds.split(",")] if arguments.kinds else None
    tables, kinds, chosen = read(arguments.file, arguments.thin, chosen)
    random = np.random.default_rng(arguments.seed)
    shares = np.log([0.5, 0.01, 0.05, 0.02, 0.05, 0.3, 0.1])[chosen]
    point = np.concatenate([shares, np.array([0, 2, 2, 1, 0, -0.5, -0.5])[chosen], [3.0]])
    best, step, begin = objective(tables, point, len(kinds)), 1.0, time.time()
    for number in range(arguments.steps):
        other = point + random.normal(size=point.size) * step * (random.random(point.size) < 0.4)
        value = objective(tables, other, len(kinds))
        best, point, step = (value, other, min(step * 1.3, 1.5)) if value < best else (best, point, max(step * 0.97, 0.1))
        if sys.stderr.isatty():
            print(f"\r{number + 1}/{arguments.steps} {best:.4f} {time.time() - begin:.0f} s", end="", file=sys.stderr)
    shares, trusts, trust = unpacked(point, len(kinds))
    print(f"trust {trust:.2f}, {best:.4f}")
    for share, kind_trust, (temperature, error) in zip(shares, trusts, kinds):
        print(f"share {share:.3f}  trust {kind_trust:.2f}  temperature {temperature:g} error {error:g}")
    for table in tables:
        early, late = table.losses(shares, trusts, trust)
        print(f"{table.bot:30} early {early:+.3f} late {late:+.3f}")


if __name__ == "__main__":
    main()
