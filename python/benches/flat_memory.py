"""Check that memory stays flat: a hundred thousand solves, one by one and in arrays, good and bad.

``python python/benches/flat_memory.py`` prints what is in use on the way.
"""

from __future__ import annotations

import gc
from pathlib import Path

import doppelkopf

PART = 5_000


def main() -> None:
    file = Path(__file__).parents[2] / "datasets" / "positions" / "values-normal-06.txt"
    positions = [line.split(" # ")[0] for line in file.read_text().splitlines()]
    solver = doppelkopf.Solver(memory=16)
    for solved in range(0, 100_001, PART):
        print(f"{solved:7} solves  {resident() / 1024:7.1f} MiB", flush=True)
        for number in range(PART // 2):
            doppelkopf.reaches(positions[number % len(positions)], augen=100, nodes=2_000, memory=1)
        for number in range(PART // 2 - len(positions)):
            solver.solve(positions[number % 7], nodes=2_000, line=False)
        doppelkopf.card_bounds(positions, nodes=2_000, memory=1)
        for wrong in ("nonsense", positions[0].replace("N=", "X=")):
            try:
                doppelkopf.solve(wrong)
            except doppelkopf.InputError:
                pass
        gc.collect()


def resident() -> int:
    """KiB in use."""
    return int(Path("/proc/self/status").read_text().split("VmRSS:")[1].split()[0])


if __name__ == "__main__":
    main()
