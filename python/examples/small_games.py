"""Exact exploitability and regret minimisation over tables on the last tricks of a game.

    pip install 'doppelkopf[open-spiel]'
    python examples/small_games.py --tricks 2 --parties hidden --worlds 12 --iterations 300

NashConv is what the four players gain together if each alone changes to a best response. It is 0 in an equilibrium; with more than
two players regret minimisation (CFR) need not come to one.
"""

from __future__ import annotations

import argparse

import doppelkopf.open_spiel  # noqa: F401
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score


def main() -> None:
    """Reads the arguments, and prints NashConv before and during the iterations."""
    parser = argparse.ArgumentParser(description="CFR on the last tricks")
    parser.add_argument("--tricks", type=int, default=2)
    parser.add_argument("--parties", choices=["known", "hidden", "any"], default="hidden")
    parser.add_argument("--worlds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=300)
    arguments = parser.parse_args()
    name = f"tricks={arguments.tricks},parties={arguments.parties},worlds={arguments.worlds},seed={arguments.seed}"
    # OpenSpiel keeps each state of the tree once it was there.
    game = pyspiel.convert_to_cached_tree(pyspiel.load_game(f"doppelkopf_ending({name})"))
    deals = len(game.new_initial_state().chance_outcomes())
    at_random = policy.UniformRandomPolicy(game)
    points = expected_game_score.policy_value(game.new_initial_state(), [at_random] * 4)
    print(f"{name}: {deals} deals; random play has {' '.join(f'{one:+.3f}' for one in points)} Points")
    solver = pyspiel.CFRSolver(game)
    for iteration in range(arguments.iterations + 1):
        if iteration in (0, 1, 3, 10, 30, 100, arguments.iterations):
            print(f"{iteration:5} iterations: NashConv {pyspiel.nash_conv(game, solver.average_policy()):.4f}", flush=True)
        solver.evaluate_and_update_policy()


if __name__ == "__main__":
    main()
