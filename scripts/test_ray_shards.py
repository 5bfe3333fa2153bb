#!/usr/bin/env python3
"""Tests ray_shards.py on a cluster of two workers: a worker is killed, the driver is killed and started again, and the
merged file has the same bytes as one that was made by `doko` alone; so have a match and a library that the workers share.

    pip install ray && python3 scripts/test_ray_shards.py target/debug/doko
"""
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
DRIVER = Path(__file__).with_name("ray_shards.py")


def doko(*arguments):
    subprocess.run([PROGRAM, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)


def plan(folder, shards):
    labels = ["--labels", "legal,augen", "--from-trick", "6", "--file", "wire"]
    doko("generate", "plan", folder, "-n", "240", "--bots", "random", "--shards", shards, *labels)


def driver(*work):
    command = [sys.executable, DRIVER, "--cpus", "2", "--doko", PROGRAM, *work]
    return subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True, start_new_session=True)


def workers(session):
    """The processes of Ray that run a task of this session now."""
    found = subprocess.run(["pgrep", "-s", str(session), "-f", "ray::make"], capture_output=True, text=True)
    return list(map(int, found.stdout.split()))


def members(session):
    """The processes of a session that are left."""
    found = subprocess.run(["pgrep", "-s", str(session)], capture_output=True, text=True)
    return list(map(int, found.stdout.split()))


def next_shard(process):
    """Waits until the driver tells of a shard; Ray may write lines of its own before."""
    told = []
    for line in process.stdout:
        told.append(line)
        if line.startswith("shard"):
            return
    raise AssertionError(f"the driver ended: {told}")


with tempfile.TemporaryDirectory() as place:
    whole, shared, out = Path(place, "whole"), Path(place, "shared"), Path(place, "out.wire")
    plan(whole, 1)
    doko("generate", "run", whole)
    doko("generate", "merge", whole, "--out", Path(place, "whole.wire"))
    plan(shared, 12)
    first = driver("generate", shared, "--out", out)
    next_shard(first)
    for _ in range(200):  # A worker in the middle of its task.
        if victims := workers(first.pid):
            os.kill(victims[0], signal.SIGKILL)
            break
        time.sleep(0.05)
    assert victims, "no worker to kill"
    next_shard(first)
    first.kill()
    first.wait()
    for process in members(first.pid):  # What it leaves behind: its cluster.
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    n_first = len(list(shared.glob("shard-*.json")))
    assert 2 <= n_first < 12 and not out.exists(), n_first
    second = driver("generate", shared, "--out", out)
    told = second.communicate(timeout=600)[0]
    print(told, end="")
    assert second.returncode == 0 and told.count(" good, 20 games") == 12, told
    assert out.read_bytes() == Path(place, "whole.wire").read_bytes()
    print(f"same bytes; {n_first} of 12 shards were there when the driver was killed")
    alone, match = Path(place, "alone"), ["--bots", "rules,random", "-n", "40"]
    doko("match", *match, "--out", alone)
    assert driver("match", "5", *match, "--out", Path(place, "shared-match")).wait(600) == 0
    assert Path(place, "shared-match/units.jsonl").read_bytes() == (alone / "units.jsonl").read_bytes()
    print("a match in 5 shards: the same bytes")
    library = ["--part", "cards-40,augen-40", "-n", "128"]
    doko("library", "make", *library, Path(place, "library"))
    assert driver("library", "3", *library, Path(place, "shared-library")).wait(600) == 0
    values = [sorted((path.name, path.read_bytes()) for path in Path(place, folder).glob("*.values")) for folder in ("shared-library", "library")]
    assert values[0] == values[1] and len(values[0]) == 4, "the libraries differ"
    print("a library in 3 shards: the same bytes")
