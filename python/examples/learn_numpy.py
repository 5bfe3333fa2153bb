"""Two small policies for cards, learned with NumPy alone: the checkpoints of the benchmark.

    python examples/learn_numpy.py imitate --out imitation.npz
    python examples/learn_numpy.py ppo --begin imitation.npz --out ppo.npz
    python -m doppelkopf.benchmark imitation.npz ppo.npz

``imitate`` lets a bot play and learns which card it plays. ``ppo`` goes on by proximal policy optimisation in one seat against three bots
``rules``, with a critic that sees open cards in training alone.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from doppelkopf import Batch, Bot, Game, Policy
from doppelkopf._engine import features

#: The features that the policies see; each byte is divided by its highest value.
SEEN = (
    "HAND PLAYED TRICK LEADER TRICKS_WON AUGEN_WON GAME DECLARER TRUMPS KNOWN_RE KNOWN_KONTRA OWN_SIDE LEVEL_RE LEVEL_KONTRA".split()
)
HIDDEN = 128

Weights = list[np.ndarray[Any, np.dtype[np.float32]]]
Numbers = np.ndarray[Any, np.dtype[np.float32]]


def inputs() -> tuple[Any, Any]:
    """The bytes of an observation that are seen, and what they are multiplied by."""
    places = {name: (start, length, most) for name, start, length, most, _ in features()}
    columns = np.concatenate([np.arange(places[name][0], places[name][0] + places[name][1]) for name in SEEN])
    scale = np.concatenate([np.full(places[name][1], 1 / places[name][2], np.float32) for name in SEEN])
    return columns, scale


class Layers:
    """Two layers with ReLU, and Adam."""

    def __init__(self, weights: Weights, rate: float) -> None:
        self.weights, self.rate, self.steps = weights, rate, 0
        self.moments: list[list[Any]] = [[np.zeros_like(one), np.zeros_like(one)] for one in weights]

    @classmethod
    def new(cls, n_inputs: int, n_outputs: int, rate: float, rng: np.random.Generator) -> Layers:
        """Random weights."""

        def drawn(rows: int, columns: int, gain: float) -> Any:
            return (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)

        zeros = [np.zeros(size, np.float32) for size in (HIDDEN, n_outputs)]
        return cls([drawn(n_inputs, HIDDEN, 1.4), zeros[0], drawn(HIDDEN, n_outputs, 0.3), zeros[1]], rate)

    def forward(self, x: Numbers) -> tuple[Numbers, Numbers]:
        """The hidden and the last numbers."""
        w0, b0, w1, b1 = self.weights
        hidden = np.maximum(x @ w0 + b0, 0)
        return hidden, hidden @ w1 + b1

    def learn(self, x: Numbers, hidden: Numbers, gradient: Numbers) -> None:
        """A step of Adam down the gradient of the last numbers."""
        _, _, w1, _ = self.weights
        inner = (gradient @ w1.T) * (hidden > 0)
        slopes = [x.T @ inner, inner.sum(0), hidden.T @ gradient, gradient.sum(0)]
        self.steps += 1
        for weight, slope, moment in zip(self.weights, slopes, self.moments, strict=True):
            moment[0] += 0.1 * (slope - moment[0])
            moment[1] += 0.001 * (slope * slope - moment[1])
            first = moment[0] / (1 - 0.9**self.steps)
            weight -= self.rate * first / (np.sqrt(moment[1] / (1 - 0.999**self.steps)) + 1e-8)


def probabilities(logits: Numbers, masks: Any) -> Numbers:
    """A probability for each legal card."""
    logits = np.where(masks == 1, logits, -1e9)
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


def write(out: Path, layers: Layers, columns: Any, scale: Any) -> None:
    """Writes weights as ``doppelkopf.Policy`` reads them, in half precision."""
    named = dict(zip(("w0", "b0", "w1", "b1"), layers.weights, strict=True))
    halved = {name: weight.astype(np.float16) for name, weight in named.items()}
    np.savez_compressed(out, columns=columns.astype(np.int16), scale=scale, **halved)  # type: ignore[arg-type]
    print(f"written to {out}, {out.stat().st_size} bytes", flush=True)


def imitate(teacher: str, games: int, epochs: int, out: Path, seed: int) -> None:
    """Learns which cards a bot plays."""
    columns, scale = inputs()
    bots, rows, masks, cards = [Bot(teacher, seed=seat) for seat in range(4)], [], [], []
    start = time.process_time()
    for number in range(games):
        game = Game("ddv", seed=seed, number=number, scope="cards")
        for seat, bot in enumerate(bots):
            bot.begin(4 * number + seat)
        while (turn := game.turn_index) is not None:
            card = bots[turn].card(game.view(turn))
            mask = game.mask()
            if mask.sum() > 1:
                rows.append(game.observation(turn)[columns])
                masks.append(mask)
                cards.append(card.index)
            game.step(card)
    print(f"{len(cards)} decisions, {time.process_time() - start:.0f} s", flush=True)
    rng = np.random.default_rng(seed)
    seen, legal, played = np.stack(rows), np.stack(masks), np.array(cards)
    layers = Layers.new(len(columns), 24, 1e-3, rng)
    n_test = len(played) // 20
    for epoch in range(epochs):
        layers.rate = 1e-3 * (1 - epoch / epochs) + 1e-5
        for part in np.array_split(rng.permutation(len(played) - n_test), (len(played) - n_test) // 512):
            x = seen[part] * scale
            hidden, logits = layers.forward(x)
            gradient = probabilities(logits, legal[part])
            gradient[np.arange(len(part)), played[part]] -= 1
            layers.learn(x, hidden, gradient / np.float32(len(part)))
        _, logits = layers.forward(seen[-n_test:] * scale)
        hits = (np.where(legal[-n_test:] == 1, logits, -np.inf).argmax(1) == played[-n_test:]).mean()
        print(f"epoch {epoch}: the same card in {hits:.1%} of decisions with a choice, {time.process_time() - start:.0f} s", flush=True)
    write(out, layers, columns, scale)


def ppo(begin: Path, rounds: int, games: int, out: Path, seed: int) -> None:
    """Goes on from a policy, in one seat against ``rules``."""
    columns, scale = inputs()
    rng = np.random.default_rng(seed)
    policy = Layers([weight.astype(np.float32) for pair in Policy(begin).layers for weight in pair], 1e-4)
    tables = [Batch(games, scope="cards", seed=seed + seat, opponents=["rules"] * seat + [None] + ["rules"] * (3 - seat)) for seat in range(4)]
    critic = Layers.new(tables[0].open_observations().shape[1], 1, 1e-3, rng)
    start = time.process_time()
    for number in range(rounds):
        policy.rate = 3e-4 * (1 - number / rounds) + 1e-5
        batch, seat = tables[number % 4], number % 4
        seen, opened, legal, actions, olds = [], [], [], [], []
        for _ in range(12):
            seen.append(batch.observations[:, columns] * scale)
            opened.append(batch.open_observations() / np.float32(4))
            legal.append(batch.masks.copy())
            chances = probabilities(policy.forward(seen[-1])[1], legal[-1])
            actions.append((chances.cumsum(1) > rng.random((games, 1)) * chances.sum(1, keepdims=True)).argmax(1))
            olds.append(chances[np.arange(games), actions[-1]])
            _, rewards, _, _, _ = batch.step(actions[-1])
        gains = np.tile(np.clip(rewards[:, seat], -8, 8) / 4, 12)
        x, y, mask, action, old = (np.concatenate(parts) for parts in (seen, opened, legal, actions, olds))
        guess = critic.forward(y)[1][:, 0]
        advantage = gains - guess
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        for _ in range(2):
            for part in np.array_split(rng.permutation(len(action)), 6):
                rows = np.arange(len(part))
                hidden, logits = policy.forward(x[part])
                chances = probabilities(logits, mask[part])
                ratio = chances[rows, action[part]] / old[part]
                # Beyond the clip nothing more is to be gained.
                inside = np.where(advantage[part] > 0, ratio < 1.2, ratio > 0.8)
                weight = -(ratio * advantage[part] * inside)[:, None]
                gradient = -weight * chances
                gradient[rows, action[part]] += weight[:, 0]
                surprise = np.where(mask[part] == 1, np.log(chances + 1e-9), 0)
                gradient += 0.005 * chances * (surprise - (chances * surprise).sum(1, keepdims=True))
                policy.learn(x[part], hidden, (gradient / len(part)).astype(np.float32))
                hidden, value = critic.forward(y[part])
                critic.learn(y[part], hidden, ((value[:, 0] - gains[part])[:, None] * 2 / len(part)).astype(np.float32))
        if number % 20 == 19:
            print(f"round {number + 1}: {time.process_time() - start:.0f} s, critic {1 - ((gains - guess) ** 2).mean() / gains.var():.2f}", flush=True)
            write(out, policy, columns, scale)
    write(out, policy, columns, scale)


def main() -> None:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description="small policies, learned with NumPy")
    commands = parser.add_subparsers(dest="command", required=True)
    imitation = commands.add_parser("imitate", help="learn which cards a bot plays")
    imitation.add_argument("--teacher", default="net")
    imitation.add_argument("--games", type=int, default=16000)
    imitation.add_argument("--epochs", type=int, default=8)
    better = commands.add_parser("ppo", help="go on by proximal policy optimisation")
    better.add_argument("--begin", type=Path, required=True)
    better.add_argument("--rounds", type=int, default=300)
    better.add_argument("--games", type=int, default=1024, help="games at once")
    for command in (imitation, better):
        command.add_argument("--out", type=Path, required=True)
        command.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.command == "imitate":
        imitate(given.teacher, given.games, given.epochs, given.out, given.seed)
    else:
        ppo(given.begin, given.rounds, given.games, given.out, given.seed)


if __name__ == "__main__":
    main()
