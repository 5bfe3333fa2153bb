"""Trains the network of parties (bots/src/net/sides.rs) on what the example `lessons` writes.

    cargo run --release -p doko-lab -- lessons 77 0 400000 rules lessons/1
    python3 lab/train/sides.py lessons/1 --out bots/src/net/sides.bin

Only the sides are learned. They are certain once a game is over, so that nothing of it is
chance. A hundred features are true at a time, so only their rows are looked at, and one core suffices. Rounding and what is
kept apart are as in `net.py`. Needs PyTorch and NumPy.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from net import MOST, ONE, SIDES, write
from torch import nn

FIRST, SECOND = 16, 16


class Lessons:
    """The numbers of the features that are true, one lesson behind the other, and who played with whom."""

    def __init__(self, parts, n_features):
        self.true, self.with_, self.tricks, n_true = [], [], [], []
        for data in parts:
            for rows in (np.asarray(data[at : at + 50_000]) for at in range(0, len(data), 50_000)):
                bits = np.unpackbits(rows, axis=1, bitorder="little", count=n_features)
                self.true.append(np.nonzero(bits)[1].astype(np.int16))
                n_true.append(bits.sum(1, dtype=np.int64))
                self.with_.append(rows[:, -4].astype(np.int64))
                self.tricks.append(rows[:, -3].copy())
        self.true, self.with_, self.tricks = (np.concatenate(it) for it in (self.true, self.with_, self.tricks))
        self.starts = np.concatenate([[0], np.cumsum(np.concatenate(n_true))])

    def batch(self, which):
        """Features with where each lesson begins among them, and the parties."""
        starts = self.starts[which]
        n = self.starts[which + 1] - starts
        begins = np.cumsum(n) - n
        true = self.true[np.repeat(starts - begins, n) + np.arange(n.sum())]
        return torch.from_numpy(true.astype(np.int64)), torch.from_numpy(begins), torch.from_numpy(self.with_[which])


class Net(nn.Module):
    """The network as the program computes it, but for rounding."""

    def __init__(self, n_features):
        super().__init__()
        self.rows = nn.Parameter(torch.randn(n_features, FIRST) * 0.08)
        self.first_bias = nn.Parameter(torch.full((FIRST,), 0.3))
        self.second, self.last = nn.Linear(FIRST, SECOND), nn.Linear(SECOND, SIDES)
        self.rounds = False

    def rounded(self, tensor, one):
        return tensor + ((tensor * one).round() / one - tensor).detach() if self.rounds else tensor

    def forward(self, true, begins):
        first = nn.functional.embedding_bag(true, self.rounded(self.rows, ONE), begins, mode="sum")
        first = (first + self.rounded(self.first_bias, ONE)).clamp(0, MOST / ONE)
        second = nn.functional.linear(first, self.rounded(self.second.weight, ONE), self.rounded(self.second.bias, ONE * ONE))
        if self.rounds:
            second = second + ((second * ONE).floor() / ONE - second).detach()
        second = second.clamp(0, MOST / ONE)
        return nn.functional.linear(second, self.rounded(self.last.weight, ONE), self.rounded(self.last.bias, ONE * ONE))

    def clip(self):
        """Keeps the weights within 8 bits."""
        with torch.no_grad():
            for weight in (self.rows, self.second.weight, self.last.weight):
                weight.clamp_(-MOST / ONE, MOST / ONE)


def report(net, kept):
    """Prints the log-loss of lessons that were not learned from: all, the first five tricks, later."""
    with torch.no_grad():
        losses = [nn.functional.cross_entropy(net(*features), parties, reduction="none")
                  for *features, parties in (kept.batch(part) for part in np.array_split(np.arange(len(kept.with_)), 20))]
    losses = torch.cat(losses).numpy()
    print(f"  not learned from: {losses.mean():.4f}, early {losses[kept.tricks < 5].mean():.4f}, later {losses[5 <= kept.tricks].mean():.4f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directories", type=Path, nargs="+", help="what `lessons` wrote")
    parser.add_argument("--out", type=Path, required=True, help="the weights")
    parser.add_argument("--steps", type=int, default=12_000, help="batches that are learned from (12000)")
    parser.add_argument("--batch", type=int, default=4096, help="lessons at a time (4096)")
    parser.add_argument("--rate", type=float, default=8e-3, help="learning rate (0.008)")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    draw = np.random.default_rng(arguments.seed)
    manifests = [json.loads((directory / "manifest.json").read_text()) for directory in arguments.directories]
    if len({(it["fingerprint"], it["bytes"]) for it in manifests}) != 1:
        parser.error("lessons of different features")
    data = [np.memmap(directory / "lessons.bin", np.uint8, "r").reshape(-1, it["bytes"]) for directory, it in zip(arguments.directories, manifests)]
    n_features = manifests[0]["features"]
    # Lessons of one game stand together, and know the same parties.
    learned = Lessons([part[: len(part) - len(part) // 100] for part in data], n_features)
    kept = Lessons([part[len(part) - len(part) // 100 :] for part in data], n_features)
    net = Net(n_features)
    optimizer = torch.optim.Adam(net.parameters(), lr=arguments.rate)
    print(f"{len(learned.with_)} lessons", flush=True)
    start = time.time()
    for step in range(1, arguments.steps + 1):
        done = step / arguments.steps
        for group in optimizer.param_groups:
            group["lr"] = arguments.rate * min(1, step / 200) * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-6
        net.rounds = 0.8 < done
        true, begins, parties = learned.batch(draw.integers(0, len(learned.with_), arguments.batch))
        loss = nn.functional.cross_entropy(net(true, begins), parties)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        net.clip()
        if step % 2000 == 0 or step == arguments.steps:
            print(f"{step} steps, {time.time() - start:.0f} s", flush=True)
            report(net, kept)
    layers = [(net.rows, net.first_bias), (net.second.weight, net.second.bias), (net.last.weight, net.last.bias)]
    write(arguments.out, manifests[0]["fingerprint"], layers)


if __name__ == "__main__":
    main()
