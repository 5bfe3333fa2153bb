#!/usr/bin/env python3
"""Tests the command for HyperQueue in docs/CLUSTER.md with a server and two workers on this machine: the shards of a set that its workers make,
merged, have the same bytes as those of one `doko`. What comes as a wheel has no `hq`, so the tasks are submitted by its interface for Python.

    pip install hyperqueue && python3 scripts/test_hyperqueue.py target/debug/doko
"""
import subprocess
import sys
import tempfile
from pathlib import Path

from hyperqueue import Job, LocalCluster
from hyperqueue.cluster import WorkerConfig

PROGRAM = Path(sys.argv[1]).resolve()
SHARDS = 8
# As in docs/CLUSTER.md; the interface for Python counts the tasks of a job from 0.
TASK = "{program} {work} --shard $((HQ_TASK_ID + 1))/{shards} --threads 1"


def doko(*arguments):
    subprocess.run([PROGRAM, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)


def submit(client, place, work):
    """Runs a task for each shard, which HyperQueue tells its number."""
    job = Job(default_workdir=place)
    for _ in range(SHARDS):
        job.program(["bash", "-c", TASK.format(program=PROGRAM, work=work, shards=SHARDS)])
    client.wait_for_jobs([client.submit(job)])


with tempfile.TemporaryDirectory() as place:
    whole, shared = Path(place, "whole"), Path(place, "shared")
    for folder, shards in ((whole, 1), (shared, SHARDS)):
        doko("generate", "plan", folder, "-n", "160", "--bots", "random", "--labels", "legal", "--file", "wire", "--shards", shards)
    doko("generate", "run", whole)
    match = ["--bots", "rules,random", "-n", "40", "--out"]
    with LocalCluster() as cluster:
        for _ in range(2):
            cluster.start_worker(WorkerConfig(cores=1))
        client = cluster.client()
        submit(client, place, f"generate run {shared}")
        submit(client, place, f"match {' '.join(match)} {place}/shared-match")
    for folder in (whole, shared):
        doko("generate", "merge", folder, "--out", f"{folder}.wire")
    assert Path(f"{whole}.wire").read_bytes() == Path(f"{shared}.wire").read_bytes(), "the bytes differ"
    for folder in ("shared-match", "alone"):
        doko("match", *match, f"{place}/{folder}")
    assert len({Path(place, folder, "units.jsonl").read_bytes() for folder in ("shared-match", "alone")}) == 1, "the matches differ"
    print(f"HyperQueue: a set and a match in {SHARDS} tasks on two workers, the same bytes")
