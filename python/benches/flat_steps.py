"""Ten million steps with the same memory: prints what the process holds before, and after each quarter.

    python benches/flat_steps.py
"""

from __future__ import annotations

import resource

import numpy as np
from doppelkopf import Batch
from doppelkopf._engine import Episode


def main() -> None:
    """Steps batches and single games at random."""
    rng = np.random.default_rng(1)
    batches = [Batch(512, scope=scope, rules=rules) for scope in ("cards", "everything") for rules in ("ddv", "bsv")]
    decisions = 0
    for quarter in range(5):
        # The first round is to warm up.
        for step in range(1250 if quarter else 100):
            for batch in batches:
                batch.step((rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1))
                decisions += batch.games
            if step % 20 == 0:
                episode = Episode.deal(seed=quarter, index=step)
                while not episode.is_over():
                    episode.observation(0)
                    episode.step(int(rng.choice(episode.legal())))
                    decisions += 1
        held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        print(f"{decisions:>9} decisions: {held / 1024:.1f} MB at most")


if __name__ == "__main__":
    main()
