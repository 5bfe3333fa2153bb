"""Trains a small policy from nothing on the CPU, and plays it at the tables of ``doko match``.

    python examples/train_policy.py train --minutes 10 --out policy.npz
    python -c "import doppelkopf as d; print(d.match([d.Policy('policy.npz'), 'random'], n=200))"
    doko match --bots 'cmd:python3 examples/train_policy.py play policy.npz,random' -n 200

Training needs PyTorch, playing needs NumPy only. The policy decides on cards; it is trained by proximal policy optimisation in
games of four copies of itself, and is measured now and then in one seat against three bots that play at random.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

CARDS = [suit + rank for suit in "CSHD" for rank in "ATKQJ9"]
SEATS = "NESW"
#: The features that the policy sees, in the order in which it sees them, with what they are divided by. All of them can be
#: made of a message of the bot protocol, too: see ``features_of``.
SEEN = {"HAND": 2, "PLAYED": 2, "TRICK": 1, "AUGEN_WON": 240, "TRUMPS": 1, "KNOWN_RE": 1, "KNOWN_KONTRA": 1, "OWN_SIDE": 1}


def train(minutes: float, out: Path, games: int, seed: int) -> None:
    """Trains for the given minutes and writes the weights."""
    import torch
    from doppelkopf import Batch
    from doppelkopf._engine import features

    places = {name: slice(start, start + length) for name, start, length, _, _ in features()}
    columns = np.concatenate([np.arange(places[name].start, places[name].stop) for name in SEEN])
    scale = np.concatenate([np.full(places[name].stop - places[name].start, 1 / SEEN[name], np.float32) for name in SEEN])

    torch.manual_seed(seed)
    n_inputs = len(columns)
    policy = torch.nn.Sequential(
        torch.nn.Linear(n_inputs, 256), torch.nn.ReLU(), torch.nn.Linear(256, 128), torch.nn.ReLU(), torch.nn.Linear(128, 24)
    )
    value = torch.nn.Sequential(torch.nn.Linear(n_inputs, 128), torch.nn.ReLU(), torch.nn.Linear(128, 1))
    optimiser = torch.optim.Adam([*policy.parameters(), *value.parameters()], lr=1e-3)
    batch = Batch(games, scope="cards", seed=seed)

    def inputs(tables: Batch) -> Any:
        return torch.from_numpy(tables.observations[:, columns] * scale)

    def distribution(seen: Any, masks: Any) -> Any:
        return torch.distributions.Categorical(logits=policy(seen).masked_fill(masks == 0, -1e9), validate_args=False)

    def measure(n_games: int) -> tuple[float, float]:
        """Points a game of the policy's best card in the north against random bots, and the half of its interval of 95 %."""
        tables = Batch(512, scope="cards", seed=1_000_003, opponents=(None, "random", "random", "random"))
        won: list[float] = []
        while len(won) < n_games:
            with torch.no_grad():
                logits = policy(inputs(tables)).masked_fill(torch.from_numpy(tables.masks == 0), -1e9)
            _, rewards, ended, _, _ = tables.step(logits.argmax(1).numpy())
            won.extend(rewards[ended, 0].tolist())
        return float(np.mean(won)), float(1.96 * np.std(won) / np.sqrt(len(won)))

    start, rounds = time.monotonic(), 0
    print("untrained: {:+.3f} ± {:.3f} points a game against random".format(*measure(4096)), flush=True)
    while time.monotonic() - start < 60 * minutes:
        seen, masks, actions, logs, seats = [], [], [], [], []
        rewards = np.zeros((games, 4), np.float32)
        # In this scope every game has as many decisions as cards, so all games end in the same step.
        for _ in range(48):
            seen.append(inputs(batch))
            masks.append(torch.from_numpy(batch.masks.copy()))
            seats.append(batch.seats.astype(np.int64))
            with torch.no_grad():
                choice = distribution(seen[-1], masks[-1])
                actions.append(choice.sample())
                logs.append(choice.log_prob(actions[-1]))
            _, rewards, _, _, _ = batch.step(actions[-1].numpy())
        rows = np.arange(games)
        returns = torch.from_numpy(np.concatenate([np.clip(rewards[rows, seat], -12, 12) / 4 for seat in seats]))
        data = [torch.cat(parts) for parts in (seen, masks, actions, logs)] + [returns]
        for _ in range(3):
            for part in torch.randperm(len(returns)).split(8192):  # type: ignore[no-untyped-call]
                x, mask, action, old, gain = (column[part] for column in data)
                choice = distribution(x, mask)
                guess = value(x).squeeze(1)
                advantage = gain - guess.detach()
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
                ratio = (choice.log_prob(action) - old).exp()
                gained = torch.minimum(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
                loss = -gained + 0.5 * (gain - guess).square().mean() - 0.01 * choice.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
        rounds += 1
        if rounds % 20 == 0:
            points, half = measure(2048)
            minutes_gone = (time.monotonic() - start) / 60
            print(f"{minutes_gone:5.1f} min, {rounds * games} games: {points:+.3f} ± {half:.3f}", flush=True)
    points, half = measure(8192)
    print(f"trained on {rounds * games} games: {points:+.3f} ± {half:.3f} points a game against random", flush=True)
    layers = [layer for layer in policy if isinstance(layer, torch.nn.Linear)]
    weights = {f"w{at}": layer.weight.detach().numpy().T for at, layer in enumerate(layers)}
    weights |= {f"b{at}": layer.bias.detach().numpy() for at, layer in enumerate(layers)}
    weights |= {"columns": columns, "scale": scale}
    np.savez_compressed(out, **weights)  # type: ignore[arg-type]
    print(f"written to {out}", flush=True)


def features_of(message: dict[str, Any]) -> Any:
    """The features of the policy, from a `decide` of the bot protocol that wants a card."""
    seen = message["seen"]
    me = next(seat for seat in SEATS if seen["record"]["hands"][seat])
    from_me = [SEATS[(SEATS.index(me) + step) % 4] for step in range(4)]
    hand, trumps = np.zeros(24, np.float32), np.zeros(24, np.float32)
    for card in message["hand"]:
        hand[CARDS.index(card)] += 1 / SEEN["HAND"]
    for card in seen["trumps"]:
        trumps[CARDS.index(card)] = 1
    played, trick = np.zeros((4, 24), np.float32), np.zeros((4, 24), np.float32)
    for one in seen["record"]["tricks_played"]:
        for step, card in enumerate(one["cards"]):
            seat = from_me.index(SEATS[(SEATS.index(one["lead"]) + step) % 4])
            played[seat, CARDS.index(card)] += 1 / SEEN["PLAYED"]
            if len(one["cards"]) < 4:
                trick[seat, CARDS.index(card)] = 1
    augen = [seen["augen"][seat] / SEEN["AUGEN_WON"] for seat in from_me]
    known = [[seen["parties"].get(seat) == side for seat in from_me] for side in ("re", "kontra")]
    own = [seen["team"] == side for side in ("re", "kontra")]
    parts = [hand, played.ravel(), trick.ravel(), augen, trumps, known[0], known[1], own]
    return np.concatenate([np.asarray(part, np.float32) for part in parts])


def play(weights: Path) -> None:
    """Speaks the bot protocol and plays the policy's best card."""
    layers = np.load(weights)
    n_layers = sum(name.startswith("w") for name in layers.files)
    loaded = [(layers[f"w{at}"], layers[f"b{at}"]) for at in range(n_layers)]
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer: dict[str, Any] = {"type": "hello", "protocol": 1, "name": "policy", "decides": ["card"]}
        elif message["type"] == "decide":
            x = features_of(message)
            for at, (weight, bias) in enumerate(loaded):
                x = x @ weight + bias
                if at + 1 < n_layers:
                    x = np.maximum(x, 0)
            best = max(message["legal"], key=lambda card: x[CARDS.index(card)])
            answer = {"type": "decision", "id": message["id"], "decision": best}
        elif message["type"] == "bye":
            return
        else:
            continue
        print(json.dumps(answer), flush=True)


def main() -> None:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description="a small policy: train it, or play it in doko match")
    commands = parser.add_subparsers(dest="command", required=True)
    training = commands.add_parser("train", help="train a policy with PyTorch")
    training.add_argument("--minutes", type=float, default=10)
    training.add_argument("--out", type=Path, default=Path("policy.npz"))
    training.add_argument("--games", type=int, default=512, help="so many games at once")
    training.add_argument("--seed", type=int, default=1)
    playing = commands.add_parser("play", help="speak the bot protocol")
    playing.add_argument("weights", type=Path)
    arguments = parser.parse_args()
    if arguments.command == "train":
        train(arguments.minutes, arguments.out, arguments.games, arguments.seed)
    else:
        play(arguments.weights)


if __name__ == "__main__":
    main()
