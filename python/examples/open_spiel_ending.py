"""The last tricks of a game, searched by OpenSpiel's MCTS and by our exact solver.

    pip install 'doppelkopf[open-spiel]'
    python examples/open_spiel_ending.py --cards-left 12

A random game is played until so many cards are left. Then MCTS, which sees all hands here, says what it would play, and how many
Points it expects for the player at turn; a search of every line says what it is worth if everybody plays for his own side.
"""

from __future__ import annotations

import argparse
import random

import doppelkopf.open_spiel  # noqa: F401
import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts


def ending(cards_left: int, seed: int) -> pyspiel.State:
    """A random game with so many cards left."""
    rng = random.Random(seed)
    state = pyspiel.load_game("doppelkopf(scope=cards)").new_initial_state()
    while state.is_chance_node() or sum(map(len, state.episode.hands())) > cards_left:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def best(state: pyspiel.State, seen: dict[tuple[int, ...], list[float]]) -> list[float]:
    """What everybody gets if each plays for his own Points, by looking at every line."""
    if state.is_terminal():
        return list(state.returns())
    # Which cards were played in which order before does not matter, what lies and who has won what does.
    player = state.current_player()
    key = tuple(state.episode.perfect_information(player)[:561].tolist()) + (player,)
    if key not in seen:
        values = [best(state.child(action), seen) for action in state.legal_actions()]
        seen[key] = max(values, key=lambda value: value[player])
    return seen[key]


def main() -> None:
    """Shows the ending, what MCTS would play, and what every card is worth."""
    parser = argparse.ArgumentParser(description="MCTS on an ending")
    parser.add_argument("--cards-left", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=2000)
    arguments = parser.parse_args()
    state = ending(arguments.cards_left, arguments.seed)
    player = state.current_player()
    print(state)
    random_state = np.random.RandomState(arguments.seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random_state)
    bot = mcts.MCTSBot(state.get_game(), 2.0, arguments.simulations, evaluator, random_state=random_state)
    root = bot.mcts_search(state)
    chosen = root.best_child().action
    exact = {action: best(state.child(action), {})[player] for action in state.legal_actions()}
    for child in sorted(root.children, key=lambda child: -child.explore_count):
        name = state.action_to_string(player, child.action)
        expects = child.total_reward / max(child.explore_count, 1)
        print(f"{name}: {child.explore_count} visits, expects {expects:+.2f}, is worth {exact[child.action]:+.0f}")
    print(f"MCTS plays {state.action_to_string(player, chosen)}, the best card is worth {max(exact.values()):+.0f} Points")


if __name__ == "__main__":
    main()
