#!/usr/bin/env python3
"""Tests the static programs and the Debian packages for x86-64 and aarch64 in a bare Debian that debootstrap makes: nothing is there but what
Debian needs itself. The program for aarch64 runs under qemu, and must answer and search as that for x86-64 does. Where buildah is, that of
this machine serves from a container, too, which has nothing else in it.

    apt-get install debootstrap qemu-user-static buildah && python3 scripts/test_linux.py target/dist

The folder has what `scripts/package.py` made for x86_64-unknown-linux-musl and, if it is to be tried, aarch64-unknown-linux-musl. Only root
can do this; it takes some minutes. The bare Debian is kept in target/bare for the next time.
"""
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BARE = ROOT / "target/bare"
QEMU = Path("/usr/bin/qemu-aarch64-static")
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
POSITION = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA"
PORT = "36569"


def bare():
    """Makes a Debian with nothing in it, and a copy of it to work in."""
    origin = BARE / "origin"
    if not (origin / "made").exists():
        shutil.rmtree(origin, ignore_errors=True)
        BARE.mkdir(parents=True, exist_ok=True)
        subprocess.run(["debootstrap", "--variant=minbase", "bookworm", origin], check=True, stdout=subprocess.DEVNULL)
        (origin / "made").touch()
    work = BARE / "work"
    shutil.rmtree(work, ignore_errors=True)
    subprocess.run(["cp", "-a", origin, work], check=True)
    shutil.copytree(ROOT / "datasets", work / "datasets")
    if QEMU.exists():
        shutil.copy(QEMU, work)
    return work


def said(work, *command, code=0):
    """Returns what a command says within."""
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "HOME": "/root"}
    run = subprocess.run(["chroot", work, *map(str, command)], capture_output=True, text=True, env=environment)
    assert run.returncode == code, (command, run.returncode, run.stdout[-2000:], run.stderr[-2000:])
    return run.stdout


def answers(work, doko):
    """Uses the program as somebody would who has just unpacked it; returns what must be the same everywhere."""
    # The claims are no vectors: tests ask them.
    vectors = sorted({path.name for path in (ROOT / "datasets/rulebook").glob("*.jsonl")} - {"claims.jsonl"})
    found = {"conform": [said(work, *doko, "conform", f"/datasets/rulebook/{name}") for name in vectors]}
    found["verdict"] = said(work, *doko, "verdict", "--claimant", "N", "--lang", "de", POSITION)
    found["moves"] = said(work, *doko, "solve", "--ask", "moves", "--json", POSITION)
    # The cards played in the trees: a search that takes another way counts others.
    bench = [json.loads(line) for tricks in ("6", "7") for line in said(work, *doko, "bench", "--tricks", tricks, "--json").splitlines()]
    found["nodes"] = [(line["game"], line["tricks"], line["nodes"], line["wrong"]) for line in bench if "game" in line]
    assert found["nodes"] and not any(wrong for *_, wrong in found["nodes"]), found["nodes"]
    found["match"] = said(work, *doko, "match", "--bots", "rules,random", "-n", "20", "--csv")
    shutil.rmtree(work / "set", ignore_errors=True)
    (work / "set.wire").unlink(missing_ok=True)
    said(work, *doko, "generate", "plan", "/set", "-n", "40", "--bots", "random", "--labels", "legal", "--file", "parquet", "--shards", "2")
    said(work, *doko, "generate", "run", "/set")
    said(work, *doko, "generate", "merge", "/set", "--out", "/set.parquet")
    found["set"] = (work / "set.parquet").read_bytes()
    (work / "set.parquet").unlink()
    return found


def innermost(process):
    """Returns what a process has started, and that in turn: within buildah this is the server."""
    children = "".join(path.read_text() for path in Path(f"/proc/{process}/task").glob("*/children")).split()
    return innermost(children[0]) if children else int(process)


def serves(*command):
    """The server shows the page that is within the program, and answers."""
    server = subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = f"http://127.0.0.1:{server.stdout.readline().rstrip().rstrip('/').rpartition(':')[2]}/"
        with urllib.request.urlopen(address, timeout=60) as answer:
            assert b"<html" in answer.read(), "there is no page"
        ask = urllib.request.Request(f"{address}api/deal", json.dumps({"n": 1, "seed": 7}).encode(), {"Content-Type": "application/json"})
        with urllib.request.urlopen(ask, timeout=60) as answer:
            assert json.load(answer)["ask"] == "deal"
    finally:
        os.kill(innermost(server.pid), signal.SIGTERM)
    assert server.wait(20) == 0, "SIGTERM ends it in order"


def check_container(work):
    """Builds the container, starts in it what it says is to be started, and removes it."""
    def buildah(*arguments):
        run = subprocess.run([*tool, *map(str, arguments)], capture_output=True, text=True)
        assert run.returncode == 0, (arguments, run.stderr[-2000:])
        return run.stdout

    with tempfile.TemporaryDirectory() as place:
        tool = ["buildah", "--root", f"{place}/kept", "--runroot", f"{place}/run", "--storage-driver", "vfs"]
        buildah("build", "--isolation", "chroot", "-f", ROOT / "scripts/serve/Containerfile", "-t", "doko", work / "doko")
        container = buildah("from", "doko").strip()
        entry = json.loads(buildah("inspect", "--type", "image", "doko"))["OCIv1"]["config"]["Entrypoint"]
        serves(*tool, "run", "--isolation", "chroot", container, "--", *entry, "--port", PORT)
        buildah("rm", container)


def check_package(work, package, architecture, runner):
    """Installs the Debian package, with pages for man and completions, uses it, and removes it without a trace."""
    shutil.copy(package, work / "doko.deb")
    foreign = ["--force-architecture"] if runner else []
    said(work, "dpkg", *foreign, "-i", "/doko.deb")
    listed = said(work, "dpkg", "-L", "doko").split()
    for name in ("man/man1/doko-verdict.1.gz", "man/de/man1/doko-verdict.1.gz", "bash-completion/completions/doko", "zsh/vendor-completions/_doko", "fish/vendor_completions.d/doko.fish", "doc/doko/copyright"):
        assert f"/usr/share/{name}" in listed, (name, listed)
    assert "Depends" not in said(work, "dpkg", "-s", "doko"), "it needs nothing"
    assert "doko" in said(work, *runner, "/usr/bin/doko", "--version")
    assert "NAME" in said(work, "zcat", "/usr/share/man/man1/doko.1.gz")
    said(work, "dpkg", "-r", "doko")
    assert not (work / "usr/bin/doko").exists() and not list((work / "usr/share/man").rglob("doko*"))


def main(folder):
    work, folder = bare(), Path(folder).resolve()
    found = {}
    for name, architecture in ARCHITECTURES.items():
        runner = [] if name == platform.machine() else [f"/{QEMU.name}"]
        archives = list(folder.glob(f"doko-*-{name}-unknown-linux-musl.tar.gz"))
        if not archives or runner and (name != "aarch64" or not QEMU.exists()):
            print(f"{name}: there is no archive, or nothing that runs it: not tried")
            continue
        begun = time.monotonic()
        subprocess.run(["tar", "-xzf", archives[0], "--strip-components=1", f"--one-top-level={work}/doko"], check=True)
        doko = [*runner, "/doko/doko"]
        found[name] = answers(work, doko)
        serves("chroot", work, *doko, "serve", "--port", PORT)
        if not runner and shutil.which("buildah"):
            check_container(work)
            print("it serves from a container, which has nothing else in it")
        check_package(work, next(folder.glob(f"doko_*_{architecture}.deb")), architecture, runner)
        shutil.rmtree(work / "doko")
        print(f"{name}: unpacked and installed in a bare Debian, and used, in {time.monotonic() - begun:.0f} s", flush=True)
    assert found, "nothing was tried"
    first, *others = found.values()
    for other in others:
        differs = [what for what in first if first[what] != other[what]]
        assert not differs, f"they differ in: {differs}"
    if others:
        print(f"the same answers, files and {sum(nodes for _, _, nodes, _ in first['nodes'])} cards in the trees on {' and '.join(found)}")


if os.geteuid():
    sys.exit("only root can make a bare Debian: run it as root")
main(*sys.argv[1:])
