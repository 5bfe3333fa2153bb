"""Positions of eight tricks solved per second from Python, and by the program: ``python python/benches/values.py``.

Both count processor time, on one thread, for the same file.
"""

from __future__ import annotations

import resource
import subprocess
import sysconfig
import tempfile
import time
from pathlib import Path

import doppelkopf

POSITIONS = Path(__file__).parents[2] / "datasets" / "positions" / "values-normal-08.txt"


def main() -> None:
    lines = POSITIONS.read_text().splitlines()
    positions = [line.split(" # ")[0] for line in lines]
    expected = [int(line.split("value=")[1].split()[0]) for line in lines]

    before = time.process_time()
    values = doppelkopf.values(positions, threads=1)
    of_python = time.process_time() - before
    assert values.tolist() == expected

    doko = Path(sysconfig.get_path("scripts")) / "doko"
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(positions) + "\n")
        file.flush()
        before = children()
        done = subprocess.run([doko, "solve", file.name, "--threads", "1"], capture_output=True, text=True, check=True)
        of_program = children() - before
    assert len(done.stdout.splitlines()) == len(positions)

    n = len(positions)
    print(f"{n} positions of 8 tricks, processor time on one thread")
    print(f"doppelkopf.values  {n / of_python:7.1f} a second")
    print(f"doko solve         {n / of_program:7.1f} a second")


def children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
