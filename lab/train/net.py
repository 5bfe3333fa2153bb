"""Trains the network of the bot `net` (bots/src/net) on what the example `lessons` writes.

    cargo run --release -p doko-lab -- lessons 1 0 400000 rules lessons/1
    python3 lab/train/net.py lessons/1 --out weights.bin --steps 3000 --seed 1

Learned are what each card is worth beside the others (the differences of Points and of Augen between cards that were tried in
the same world), who plays with the seat, whether its side wins, its Points, and where the unseen cards lie. Weights and what
lies between layers are kept within what 8 bits hold, and the last part of the training is done with rounded weights, so that
the whole numbers of the program say the same. The last hundredth of each file is not learned from; how good the network is
there is printed. Runs on a graphics card if there is one. Needs PyTorch and NumPy.
"""

import argparse
import json
import struct
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

FIRST, SECOND, KINDS, SIDES = 192, 32, 24, 7
OUTPUTS = KINDS + SIDES + 2 + 3 * KINDS
# What 1 is in the program's whole numbers, and the most between layers there.
ONE, MOST = 64.0, 127
# Augen that count as a Point in the value of a card, and the share of Augen in the whole: they have less noise.
AUGEN, SHARE = 20.0, 0.3


class Net(nn.Module):
    """The network as the program computes it, but for rounding."""

    def __init__(self, n_features, first=FIRST, second=SECOND):
        super().__init__()
        self.first = nn.Linear(n_features, first)
        self.second = nn.Linear(first, second)
        self.last = nn.Linear(second, OUTPUTS)
        nn.init.normal_(self.first.weight, std=0.08)
        nn.init.constant_(self.first.bias, 0.3)
        self.rounds = False

    def weights(self, layer, bias_one):
        """Weights as they are, or rounded so that the gradient does not notice."""
        if not self.rounds:
            return layer.weight, layer.bias
        weight = layer.weight + ((layer.weight * ONE).round() / ONE - layer.weight).detach()
        bias = layer.bias + ((layer.bias * bias_one).round() / bias_one - layer.bias).detach()
        return weight, bias

    def forward(self, features):
        first = nn.functional.linear(features, *self.weights(self.first, ONE)).clamp(0, MOST / ONE)
        second = nn.functional.linear(first, *self.weights(self.second, ONE * ONE))
        if self.rounds:
            second = second + ((second * ONE).floor() / ONE - second).detach()
        second = second.clamp(0, MOST / ONE)
        return nn.functional.linear(second, *self.weights(self.last, ONE * ONE))

    def clip(self):
        """Keeps the weights within 8 bits."""
        with torch.no_grad():
            for layer in (self.first, self.second, self.last):
                layer.weight.clamp_(-MOST / ONE, MOST / ONE)

    def write(self, path, manifest):
        """Writes the weights as the program reads them."""
        layers = [(layer.weight, layer.bias) for layer in (self.first, self.second, self.last)]
        write(path, manifest["fingerprint"], [(layers[0][0].T, layers[0][1]), *layers[1:]])


def write(path, fingerprint, layers):
    """Writes weights and biases: rows of the first layer for each feature, of the others for each number they give."""

    def whole(tensor, one, kind):
        return (tensor.detach().cpu() * one).round().numpy().astype(kind).tobytes()

    sizes = [*layers[0][0].shape, layers[1][0].shape[0], layers[2][0].shape[0]]
    parts = [b"dokonet1", struct.pack("<4iI", *sizes, fingerprint)]
    for (weight, bias), bias_one in zip(layers, (ONE, ONE * ONE, ONE * ONE)):
        parts += [whole(weight, ONE, "i1"), whole(bias, bias_one, "<i4")]
    path.write_bytes(b"".join(parts))


class Lessons:
    """Lessons on the device as they are stored: bits. The hundredth that is not learned from is kept by itself."""

    def __init__(self, device, most):
        self.device, self.most = device, most
        self.manifest, self.taken = None, set()
        self.learned = self.kept = None
        self.bits = torch.arange(8, device=device, dtype=torch.uint8)
        self.kinds = torch.arange(KINDS, device=device, dtype=torch.int32)

    def take(self, directory):
        """Takes in what is in a directory, or in those below it, that is complete and was not taken in before."""
        for path in sorted(directory.glob("**/manifest.json")):
            if path in self.taken:
                continue
            self.taken.add(path)
            manifest = json.loads(path.read_text())
            if self.manifest and manifest["fingerprint"] != self.manifest["fingerprint"]:
                sys.exit(f"{path}: lessons of other features")
            self.manifest, self.n_features = manifest, manifest["features"]
            data = np.fromfile(path.with_name("lessons.bin"), dtype=np.uint8).reshape(-1, manifest["bytes"])
            # Lessons of one game stand together, and know the same cards.
            end = len(data) - len(data) // 100
            parts = [torch.from_numpy(rows).to(self.device) for rows in (data[:end], data[end:])]
            before = [self.learned, self.kept]
            both = [new if old is None else torch.cat([old, new]) for old, new in zip(before, parts)]
            # The oldest go first; those that are kept are a hundredth of all.
            self.learned, self.kept = both[0][-self.most :], both[1]

    def places(self):
        widths = {"features": (self.n_features + 63) // 64 * 8, "others": 24, "legal": 4, "points": KINDS, "augen": KINDS,
                  "with": 1, "tricks": 1, "table": 1, "calls": 1}
        ends = np.cumsum(list(widths.values()))
        assert ends[-1] == self.manifest["bytes"]
        return {name: slice(end - width, end) for (name, width), end in zip(widths.items(), ends)}

    def some(self, n):
        """A batch of any lessons."""
        return self.batch(self.learned[torch.randint(len(self.learned), (n,), device=self.device)])

    def batch(self, rows):
        """Features, targets and masks of these lessons."""
        places = self.places()

        def part(name, kind=torch.uint8):
            return rows[:, places[name]].contiguous().view(kind)

        features = ((part("features")[:, :, None] >> self.bits) & 1).reshape(len(rows), -1)[:, : self.n_features]
        # Kinds and pairs of each of the three hands.
        others = part("others", torch.int32).reshape(len(rows), 3, 2, 1)
        held = ((others >> self.kinds) & 1).sum(2)
        return {
            "features": features.float(), "legal": ((part("legal", torch.int32) >> self.kinds) & 1).float(),
            "points": part("points", torch.int8).float(), "augen": part("augen").float(), "held": held.float(),
            "with": part("with")[:, 0].long(), "tricks": part("tricks")[:, 0], "table": part("table")[:, 0],
        }


def losses(net, batch):
    """What is to become small: of cards, sides, Points, winning, places."""
    out = net(batch["features"])
    cards, sides, value, win, places = out.split([KINDS, SIDES, 1, 1, 3 * KINDS], dim=1)
    legal = batch["legal"]
    n_legal = legal.sum(1, keepdim=True)
    worth = (1 - SHARE) * batch["points"] + SHARE * batch["augen"] / AUGEN
    aim = worth - (worth * legal).sum(1, keepdim=True) / n_legal
    said = cards - (cards * legal).sum(1, keepdim=True) / n_legal
    points = (batch["points"] * legal).sum(1, keepdim=True) / n_legal
    wins = ((batch["points"] > 0).float() * legal).sum(1, keepdim=True) / n_legal
    held = batch["held"].reshape(len(out), -1) / 2
    return {
        "cards": nn.functional.huber_loss(said * legal, aim * legal, delta=3.0, reduction="sum") / len(out),
        "sides": nn.functional.cross_entropy(sides, batch["with"]),
        "value": nn.functional.huber_loss(value, points, delta=3.0),
        "win": nn.functional.binary_cross_entropy_with_logits(win, wins),
        "places": nn.functional.binary_cross_entropy_with_logits(places, held),
    }


PARTS = {"cards": 1.0, "sides": 0.3, "value": 0.05, "win": 0.1, "places": 3.0}


def report(net, lessons):
    """Prints how good the network is on lessons that it has not learned from."""
    sums, gain, best, n = {}, 0.0, 0.0, 0
    with torch.no_grad():
        for rows in lessons.kept.split(8192):
            batch = lessons.batch(rows)
            for name, loss in losses(net, batch).items():
                sums[name] = sums.get(name, 0.0) + loss.item() * len(rows)
            legal = batch["legal"] > 0
            cards = net(batch["features"])[:, :KINDS].masked_fill(~legal, -1e9)
            points = batch["points"]
            mean = (points * legal).sum(1) / legal.sum(1)
            gain += (points.gather(1, cards.argmax(1, keepdim=True))[:, 0] - mean).sum().item()
            best += (points.masked_fill(~legal, -1e9).max(1).values - mean).sum().item()
            n += len(rows)
    parts = " ".join(f"{name} {value / n:.4f}" for name, value in sums.items())
    print(f"  not learned from: {parts}; chosen card {gain / n:+.4f} Points over the mean (open cards {best / n:+.3f})", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directories", type=Path, nargs="+", help="what `lessons` wrote, or is writing in parts while this runs")
    parser.add_argument("--out", type=Path, required=True, help="the weights")
    parser.add_argument("--begin", type=Path, help="a checkpoint to go on from")
    parser.add_argument("--checkpoint", type=Path, help="where to keep one")
    parser.add_argument("--steps", type=int, default=30000, help="batches that are learned from (30000)")
    parser.add_argument("--most", type=int, default=20_000_000, help="lessons in memory, the last ones (20,000,000)")
    parser.add_argument("--seconds", type=float, help="end after so long, however far")
    parser.add_argument("--batch", type=int, default=8192, help="lessons at a time (8192)")
    parser.add_argument("--rate", type=float, default=2e-3, help="learning rate (0.002)")
    parser.add_argument("--sizes", type=int, nargs=2, default=[FIRST, SECOND], help="of the layers; the program has 192 and 32")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    for directory in arguments.directories:
        if not directory.is_dir():
            sys.exit(f"{directory}: there is no such directory; `lessons` writes one")
    lessons, waits = Lessons(device, arguments.most), False
    while lessons.learned is None:
        for directory in arguments.directories:
            lessons.take(directory)
        if lessons.learned is None:
            if not waits:
                print("waiting for the first lessons", file=sys.stderr, flush=True)
            waits = True
            time.sleep(1)
    net = Net(lessons.n_features, *arguments.sizes).to(device)
    if arguments.begin:
        net.load_state_dict(torch.load(arguments.begin, map_location=device))
    optimizer = torch.optim.Adam(net.parameters(), lr=arguments.rate)
    print(f"{len(lessons.learned)} lessons on {device}", flush=True)
    start, step, done = time.time(), 0, 0.0
    while done < 1:
        # Warm at first, then colder and colder; rounded in the last fifth.
        for group in optimizer.param_groups:
            group["lr"] = arguments.rate * min(1, (step + 1) / 500) * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-6
        net.rounds = 0.8 < done
        parts = losses(net, lessons.some(arguments.batch))
        loss = sum(PARTS[name] * part for name, part in parts.items())
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        net.clip()
        step += 1
        if step % 100 == 0:
            for directory in arguments.directories:
                lessons.take(directory)
        if step % 2000 == 0:
            print(f"{step} steps, {time.time() - start:.0f} s, {len(lessons.learned)} lessons", flush=True)
            report(net, lessons)
        done = step / arguments.steps
        if arguments.seconds:
            done = max(done, (time.time() - start) / arguments.seconds)
    net.rounds = True
    print(f"{step} steps, {time.time() - start:.0f} s, {len(lessons.learned)} lessons", flush=True)
    report(net, lessons)
    net.write(arguments.out, lessons.manifest)
    if arguments.checkpoint:
        torch.save(net.state_dict(), arguments.checkpoint)


if __name__ == "__main__":
    main()
