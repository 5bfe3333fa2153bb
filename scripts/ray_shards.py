#!/usr/bin/env python3
"""Makes the shards of a planned data set, of a match or of the library, on a Ray cluster, on as many machines as it has; again after an interruption.

    doko generate plan /shared/set -n 1000000 --bots rules --shards 200
    python3 scripts/ray_shards.py --address auto generate /shared/set --out /shared/games.parquet

    python3 scripts/ray_shards.py --address auto match 200 --bots doko,rules -n 100000 --out /shared/match
    python3 scripts/ray_shards.py --address auto library 200 /shared/library

The folder must be on a file system that all machines share, and `doko` must be the same program on all of them. A task
makes one shard with --shard K/N; a task that dies is tried again and goes on where it was, and a driver that dies is
simply started again. Without --address a cluster of this machine's cores is used (pip install ray).
"""
import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

import ray


def doko(program, *arguments):
    """What `doko` prints; raises what it says if it fails."""
    run = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr + run.stdout)
    return run.stdout


@ray.remote(num_cpus=1, max_retries=20, retry_exceptions=True)
def make(program, command, shard):
    """Makes a shard on one core, and returns how long that took."""
    begun = time.time()
    while True:
        try:
            doko(program, *command, "--shard", shard, "--threads", 1)
            return shard, time.time() - begun
        except RuntimeError as error:
            # If Ray kills a task, its doko may live on: let it finish.
            if "is being written by another doko" not in str(error):
                raise
            time.sleep(1)


def make_all(program, command, shards):
    begun, worked = time.time(), 0.0
    tasks = [make.remote(program, command, f"{shard}/{shards}") for shard in range(1, shards + 1)]
    while tasks:
        done, tasks = ray.wait(tasks)
        shard, seconds = ray.get(done[0])
        worked += seconds
        print(f"shard {shard} after {seconds:.1f} s, {len(tasks)} to go", flush=True)
    elapsed, cores = time.time() - begun, ray.cluster_resources()["CPU"]
    print(f"{elapsed:.1f} s on {cores:.0f} cores, {worked:.1f} s of them in doko: {100 * worked / elapsed / cores:.0f} %")


def generate(asked):
    folder = asked.folder.resolve()
    make_all(asked.doko, ["generate", "run", folder], json.loads((folder / "manifest.json").read_text())["shards"])
    print(doko(asked.doko, "generate", "verify", folder), end="")
    if asked.out:
        print(doko(asked.doko, "generate", "merge", folder, "--out", asked.out), end="")


def match(asked):
    """Without --shard the same command takes in what the shards have played."""
    command = ["match", *asked.arguments, "--lang", "en"]
    make_all(asked.doko, command, asked.shards)
    print(doko(asked.doko, *command), end="")


def library(asked):
    make_all(asked.doko, ["library", "make", *asked.arguments], asked.shards)


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--address", help="of the cluster, such as auto")
parser.add_argument("--cpus", type=int, help="how many tasks at a time without a cluster")
parser.add_argument("--doko", default="doko", help="the program, on every machine")
commands = parser.add_subparsers(required=True)
of_set = commands.add_parser("generate", help="the shards of a data set that is planned")
of_set.add_argument("folder", type=Path)
of_set.add_argument("--out", type=Path, help="where all games go when all shards are there")
of_set.set_defaults(make=generate)
of_match = commands.add_parser("match", help="a match, in as many shards")
of_match.add_argument("shards", type=int)
of_match.add_argument("arguments", nargs=argparse.REMAINDER, help="what follows is for doko match; --out FOLDER must be among it, shared and from the root")
of_match.set_defaults(make=match)
of_library = commands.add_parser("library", help="the library of solved deals, in as many shards")
of_library.add_argument("shards", type=int)
of_library.add_argument("arguments", nargs=argparse.REMAINDER, help="what follows is for doko library make; the folder must be shared")
of_library.set_defaults(make=library)
asked = parser.parse_args()
ray.init(address=asked.address, num_cpus=None if asked.address else asked.cpus, include_dashboard=False, log_to_driver=False)
asked.make(asked)
