#!/usr/bin/env python3
"""Tests slurm_shards.sbatch on a real Slurm: a controller and two nodes on this machine. A node dies in the middle of its work, its task
is queued again on the other, and the merged file has the same bytes as one that was made by `doko` alone; so have a match and a library.

    apt-get install slurm-wlm munge && python3 scripts/test_slurm.py target/debug/doko
"""
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
SCRIPTS = Path(__file__).parent
TASKS = 8
CONFIGURATION = """
ClusterName=doko
SlurmctldHost={host}(127.0.0.1)
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={place}/munge/socket,cred_expire=5
CredType=cred/munge
StateSaveLocation={place}/state
SlurmdSpoolDir={place}/%n
SlurmctldPidFile={place}/controller.pid
SlurmdPidFile={place}/%n.pid
SlurmctldLogFile={place}/controller.log
SlurmdLogFile={place}/%n.log
SlurmctldPort={ports[0]}
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SlurmdParameters=config_overrides
SlurmdTimeout=5
SchedulerParameters=sched_interval=2
NodeName=n1 NodeHostname={host} NodeAddr=127.0.0.1 Port={ports[1]} CPUs=1 RealMemory=2000
NodeName=n2 NodeHostname={host} NodeAddr=127.0.0.1 Port={ports[2]} CPUs=1 RealMemory=2000
PartitionName=all Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP
"""


def doko(*arguments):
    subprocess.run([PROGRAM, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)


def submit(place, *command):
    """Submits an array of all tasks; returns its number."""
    options = [f"--array=1-{TASKS}", "-o", f"{place}/task-%a.log", f"--export=ALL,DOKO={PROGRAM}", "--mem=100M"]
    return said("sbatch", "--parsable", *options, SCRIPTS / "slurm_shards.sbatch", TASKS, *command).strip()


def plan(folder, shards):
    labels = ["--labels", "legal,augen", "--from-trick", "5", "--file", "wire"]
    doko("generate", "plan", folder, "-n", "480", "--bots", "random", "--shards", shards, *labels)


def said(*command):
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout


def wait_for(what, condition, seconds=300):
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"{what}: waited {seconds} s\n{said('squeue', '-r')}{said('sinfo')}"
        time.sleep(0.2)
    return found


def free_ports(n):
    with contextlib.ExitStack() as open_ones:
        sockets = [open_ones.enter_context(socket.socket()) for _ in range(n)]
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in sockets]


@contextlib.contextmanager
def cluster(place):
    """Runs a controller and the nodes n1 and n2; yields the daemon of each node."""
    for folder in ["state", "n1", "n2", "munge"]:
        Path(place, folder).mkdir(mode=0o700)
    configuration = CONFIGURATION.format(host=socket.gethostname(), user=said("id", "-un").strip(), place=place, ports=free_ports(3))
    Path(place, "slurm.conf").write_text(configuration)
    os.environ["SLURM_CONF"] = f"{place}/slurm.conf"
    key = Path(place, "munge/key")
    key.write_bytes(os.urandom(1024))
    key.chmod(0o400)
    munge = [f"--{name}-file={place}/munge/{name}" for name in ["key", "pid", "log", "seed"]]
    commands = [["munged", "--foreground", "--force", f"--socket={place}/munge/socket", *munge], ["slurmctld", "-D"], ["slurmd", "-D", "-N", "n1"], ["slurmd", "-D", "-N", "n2"]]
    daemons = []
    try:
        for command in commands:
            daemons.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            time.sleep(1)
        wait_for("two idle nodes", lambda: "n[1-2]" in said("sinfo", "-h", "-t", "idle", "-o", "%N"), 60)
        yield {"n1": daemons[2], "n2": daemons[3]}
    finally:
        for daemon in reversed(daemons):
            daemon.kill()
            daemon.wait()


def processes_of(node):
    """Returns the processes that this node's tasks are running, by what Slurm put into their environment."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"SLURMD_NODENAME={node}".encode() in (process / "environ").read_bytes().split(b"\0"):
                found.append(int(process.name))
    return found


def parent(process):
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


def switch_off(node, daemon):
    """Ends all processes of a node at once, as a power cut does: those that would report the end of a task first."""
    tasks = processes_of(node)
    for process in [daemon.pid, *{parent(task) for task in tasks} - set(tasks), *tasks]:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def restarts(job):
    shown = said("scontrol", "show", "job", job)
    return sum(int(word.removeprefix("Restarts=")) for word in shown.split() if word.startswith("Restarts="))


missing = [name for name in ["munged", "slurmctld", "slurmd", "sbatch"] if not shutil.which(name)]
if missing:
    sys.exit(f"not installed: {' '.join(missing)}")
with tempfile.TemporaryDirectory() as place:
    whole, shared, out = Path(place, "whole"), Path(place, "shared"), Path(place, "out.wire")
    plan(whole, 1)
    doko("generate", "run", whole)
    doko("generate", "merge", whole, "--out", Path(place, "whole.wire"))
    plan(shared, TASKS)
    with cluster(place) as nodes:
        job = submit(place, "generate", "run", shared)
        wait_for("a task on n2 in the middle of its work", lambda: processes_of("n2") and list(shared.rglob("*.part*")))
        switch_off("n2", nodes["n2"])
        wait_for("a task that was queued again", lambda: restarts(job), 120)
        wait_for("the end of all tasks", lambda: not said("squeue", "-h", "-j", job), 600)
        match = ["--bots", "rules,random", "-n", "40", "--out"]
        job = submit(place, "match", *match, f"{place}/shared-match")
        wait_for("the end of the match", lambda: not said("squeue", "-h", "-j", job), 600)
        library = ["library", "make", "--part", "cards-40,augen-40", "-n", "256"]
        job = submit(place, *library, f"{place}/shared-library")
        wait_for("the end of the library", lambda: not said("squeue", "-h", "-j", job), 600)
    doko("generate", "verify", shared)
    doko("generate", "merge", shared, "--out", out)
    assert out.read_bytes() == Path(place, "whole.wire").read_bytes(), "the bytes differ"
    print(f"Slurm: {TASKS} tasks, a node switched off, its task queued again, the same bytes")
    for folder in ("shared-match", "alone"):
        doko("match", *match, f"{place}/{folder}")
    assert len({Path(place, folder, "units.jsonl").read_bytes() for folder in ("shared-match", "alone")}) == 1, "the matches differ"
    assert len(list(Path(place, "shared-match").glob("units-*.jsonl"))) == TASKS, "a task has played nothing"
    print(f"Slurm: a match in {TASKS} tasks, the same bytes")
    doko(*library, f"{place}/library")
    values = [sorted((path.name, path.read_bytes()) for path in Path(place, folder).glob("*.values")) for folder in ("shared-library", "library")]
    assert values[0] == values[1] and len(values[0]) == TASKS, "the libraries differ"
    print(f"Slurm: a library in {TASKS} tasks, the same bytes")
