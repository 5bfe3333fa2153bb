"""Random decisions of environments per second of processor time, ours and others, in one run on one core.

    pip install pettingzoo gymnasium pygame open_spiel rlcard pgx jax
    python benches/environments.py

What is not installed gets a row that says so. Every figure is the best of three.
"""

from __future__ import annotations

import os

# NumPy's own threads would be counted, too.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

#: Without the double-dummy result of each deal, which takes longer than all else.
BRIDGE = "bridge(use_double_dummy_result=false)"


def choose(masks: Any, rng: np.random.Generator) -> Any:
    """A random legal action of each row."""
    sums = np.cumsum(masks, axis=1, dtype=np.uint8)
    wanted = (rng.random(len(masks), dtype=np.float32) * sums[:, -1]).astype(np.uint8)
    return (sums > wanted[:, None]).argmax(axis=1)


def rate(play: Callable[[], int], seconds: float = 1.0) -> float:
    """The best of three: decisions a second of processor time; `play` makes some and says how many."""
    best = 0.0
    for _ in range(3):
        made, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            made += play()
        best = max(best, made / (time.process_time() - start))
    return best


def ours(games: int, scope: str) -> float:
    """Our batch, with actions chosen in NumPy."""
    from doppelkopf import Batch

    batch, rng = Batch(games, scope=scope), np.random.default_rng(1)

    def play() -> int:
        for _ in range(max(1, 16_384 // games)):
            batch.step(choose(batch.masks, rng))
        return games * max(1, 16_384 // games)

    return rate(play)


def numpy_alone(games: int, scope: str) -> float:
    """The choice of actions alone."""
    from doppelkopf import Batch

    batch, rng = Batch(games, scope=scope), np.random.default_rng(1)

    def play() -> int:
        for _ in range(16):
            choose(batch.masks, rng)
        return 16 * games

    return rate(play)


def pettingzoo(make: Callable[[], Any]) -> float:
    """A game of PettingZoo after another, observations and masks included."""
    env = make()

    def play() -> int:
        env.reset()
        made = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
            made += 1
        return made

    return rate(play)


def open_spiel(name: str, tensors: bool) -> float:
    """A game of OpenSpiel after another, from Python."""
    import doppelkopf.open_spiel
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])[0])
                continue
            if tensors:
                state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            made += 1
        return made

    return rate(play)


def pgx(name: str, games: int) -> float:
    """Many games of pgx at once, compiled by JAX for the processor, with the choice of actions."""
    import jax
    import pgx as package
    from pgx.experimental.wrappers import auto_reset

    env = package.make(name)
    advance = auto_reset(env.step, env.init)

    def one(state: Any, _: Any) -> tuple[Any, None]:
        key, drawn = state[1], jax.random.split(state[1], games + 1)
        key, drawn = drawn[0], drawn[1:]
        logits = jax.numpy.where(state[0].legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(key, logits)
        return (jax.vmap(advance)(state[0], actions, drawn), key), None

    steps = 64
    many = jax.jit(lambda state: jax.lax.scan(one, state, None, length=steps)[0])
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
    state = jax.block_until_ready(many((first, jax.random.PRNGKey(2))))

    def play() -> int:
        nonlocal state
        state = jax.block_until_ready(many(state))
        return games * steps

    return rate(play)


def rlcard(name: str) -> float:
    """A game of RLCard after another."""
    import rlcard as package
    from rlcard.agents import RandomAgent

    env = package.make(name)
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
    return rate(lambda: sum(len(steps) // 2 for steps in env.run()[0]))


def main() -> None:
    """Prints the table."""
    from doppelkopf import pettingzoo as doppelkopf_pettingzoo

    def zoo(name: str) -> Callable[[], Any]:
        def make() -> Any:
            import importlib

            return importlib.import_module(f"pettingzoo.classic.{name}").env()

        return make

    rows: list[tuple[str, Callable[[], float]]] = [
        (f"doppelkopf.Batch({games}, scope={scope!r})", lambda games=games, scope=scope: ours(games, scope))  # type: ignore[misc]
        for scope in ("cards", "everything")
        for games in (1, 64, 1024, 8192)
    ]
    rows += [
        ("NumPy's choice of 1024 actions alone, cards", lambda: numpy_alone(1024, "cards")),
        ("NumPy's choice of 1024 actions alone, everything", lambda: numpy_alone(1024, "everything")),
        ("PettingZoo: doppelkopf, raw_env, cards", lambda: pettingzoo(lambda: doppelkopf_pettingzoo.raw_env(scope="cards"))),
        ("PettingZoo: doppelkopf, env, cards", lambda: pettingzoo(lambda: doppelkopf_pettingzoo.env(scope="cards"))),
        ("PettingZoo: connect_four_v3", lambda: pettingzoo(zoo("connect_four_v3"))),
        ("PettingZoo: texas_holdem_v4", lambda: pettingzoo(zoo("texas_holdem_v4"))),
        ("OpenSpiel: doppelkopf, cards", lambda: open_spiel("doppelkopf(scope=cards)", tensors=False)),
        ("OpenSpiel: doppelkopf, cards, with observation_tensor", lambda: open_spiel("doppelkopf(scope=cards)", tensors=True)),
        ("OpenSpiel: skat", lambda: open_spiel("skat", tensors=False)),
        ("OpenSpiel: skat, with observation_tensor", lambda: open_spiel("skat", tensors=True)),
        ("OpenSpiel: bridge", lambda: open_spiel(BRIDGE, tensors=False)),
        ("OpenSpiel: bridge, with observation_tensor", lambda: open_spiel(BRIDGE, tensors=True)),
        ("OpenSpiel: spades", lambda: open_spiel("spades", tensors=False)),
        ("OpenSpiel: spades, with observation_tensor", lambda: open_spiel("spades", tensors=True)),
        ("pgx: sparrow_mahjong, 1024 at once", lambda: pgx("sparrow_mahjong", 1024)),
        ("pgx: leduc_holdem, 1024 at once", lambda: pgx("leduc_holdem", 1024)),
        ("RLCard: doudizhu", lambda: rlcard("doudizhu")),
    ]
    wanted = sys.argv[1:]
    print("| what | decisions a second |\n|---|---:|")
    for name, measure in rows:
        if wanted and not any(word in name for word in wanted):
            continue
        try:
            print(f"| {name} | {measure():,.0f} |", flush=True)
        except ImportError as error:
            print(f"| {name} | not installed: {error.name} |", flush=True)


if __name__ == "__main__":
    main()
