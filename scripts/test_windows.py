#!/usr/bin/env python3
"""Tests doko.exe: answers, files with any name and in any encoding, locks, bots that are programs, long work that is killed, Ctrl-C.
On Windows it runs by itself; elsewhere Wine runs it, in target/wine:

    bash scripts/cross x86_64-pc-windows-gnu --release --bin doko --features page,parquet && apt-get install wine64 wine
    python3 scripts/test_windows.py target/cross/x86_64-pc-windows-gnu/release/doko.exe [target/debug/doko]

With a program of this machine as the second argument both must say the same.
"""
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IS_WINDOWS = os.name == "nt"
EXE = Path(sys.argv[1]).resolve()
NATIVE = [str(Path(sys.argv[2]).resolve())] if len(sys.argv) > 2 else None
DOKO = [str(EXE)] if IS_WINDOWS else ["wine", str(EXE)]
ENVIRONMENT = os.environ | {"NO_COLOR": "1", "LC_ALL": "C.UTF-8", "WINEPREFIX": str(ROOT / "target/wine"), "WINEDEBUG": "-all"}
# Windows 10 has this library, the Wine of Debian 12 has not.
RANDOM = """
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T n) { return RtlGenRandom(bytes, n); }
"""
POSITION = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA"


def run(*arguments, code=0, program=DOKO, **more):
    """Returns what the program writes to both streams, as bytes, with the ends of lines of Unix."""
    done = subprocess.run([*program, *map(str, arguments)], capture_output=True, env=ENVIRONMENT, timeout=300, **more)
    out, told = (stream.replace(b"\r\n", b"\n") for stream in (done.stdout, done.stderr))
    assert code is None or done.returncode == code, (arguments, done.returncode, out[-2000:], told[-2000:])
    return out, told


def elsewhere(text):
    """A help calls the program as its file is called, and the last digits of a logarithm are those of the system's library."""
    return re.sub(rb"\d+\.\d{10,}", lambda number: b"%.9f" % float(number[0]), text.replace(b"doko.exe", b"doko"))


def same(*arguments, **more):
    """What it answers, which is what a program of this machine answers."""
    found = run(*arguments, **more)
    if NATIVE:
        expected = run(*arguments, program=NATIVE, **more)
        assert [*map(elsewhere, found)] == [*map(elsewhere, expected)], (arguments, found, expected)
    return found


def check_answers():
    assert same("verdict", POSITION, "--claimant", "N", "--lang", "de")[0]
    assert json.loads(same("solve", POSITION, "--ask", "moves", "--json")[0])["augen"] == 43
    same("score", "Re N+E 145 Augen, Re announced, Fuchs for Kontra", "--lang", "de")
    same("review", "--help", "--lang", "de")
    assert same("solve", "nonsense", "--lang", "de", code=2)[1]
    same("conform", "datasets/rulebook/cases.jsonl", cwd=ROOT)
    same("match", "--bots", "rules,random", "-n", "6", "--csv")
    nodes = [(line["nodes"], line["wrong"]) for line in map(json.loads, run("bench", "--tricks", "6", "--json")[0].splitlines()) if "nodes" in line]
    if NATIVE:
        assert nodes == [(line["nodes"], line["wrong"]) for line in map(json.loads, run("bench", "--tricks", "6", "--json", program=NATIVE)[0].splitlines()) if "nodes" in line]
    assert b"\x1b[" not in run("--help")[0]
    assert b"\x1b[" in run("solve", "nonsense", "--color", "always", code=2)[1]


def check_texts(place):
    """Files as editors and PowerShell write them."""
    answer = run("solve", POSITION)[0]
    for name, bytes_ in {"Ende mit CR.txt": f"{POSITION}\r\n".encode(), "Märkiert.txt": b"\xef\xbb\xbf" + POSITION.encode()}.items():
        (place / name).write_bytes(bytes_)
        assert run("solve", name, cwd=place)[0] == answer, name
    (place / "PowerShell 5.txt").write_bytes(f"{POSITION}\r\n".encode("utf-16"))
    told = run("solve", "PowerShell 5.txt", "--lang", "de", code=2, cwd=place)[1].decode()
    assert "UTF-16" in told and "UTF-8" in told, told
    assert b"UTF-16" in run("solve", "-", code=2, input=f"{POSITION}\r\n".encode("utf-16"))[1]


def check_files(place):
    """Files that are written, locked and written again, below names with blanks and umlauts."""
    (place / "Stellungen für heute.txt").write_text(f"{POSITION}\n" * 3, encoding="utf-8")
    for _ in range(2):
        run("solve", "Stellungen für heute.txt", "--out", "Antworten für heute.jsonl", cwd=place)
    assert (place / "Antworten für heute.jsonl").read_bytes().count(b"\n") == 3
    sheet = ["Sützung 1.txt", "--lang", "de"]
    run("sheet", "new", *sheet, "--players", "Änne,Bert,Cora,Dirk", cwd=place)
    for _ in range(3):
        run("sheet", "add", *sheet, "Re Änne+Bert 145 Augen", cwd=place)
    run("sheet", "fix", *sheet, "2", "Re Änne+Cora 145 Augen", cwd=place)
    assert "Änne" in run("sheet", *sheet, cwd=place)[0].decode() and (place / sheet[0]).read_text(encoding="utf-8").count("145") == 3
    # A file of somebody else is not written over. Windows lets none be replaced that is open in another program.
    (place / "fremd.jsonl").write_text("von mir\n")
    assert run("solve", POSITION, "--out", "fremd.jsonl", code=2, cwd=place)[1]
    assert not [path.name for path in place.iterdir() if path.suffix in (".part", ".doko-tmp")]
    with (place / "Antworten für heute.jsonl").open("rb"):
        run("solve", "Stellungen für heute.txt", "--out", "Antworten für heute.jsonl", code=2 if IS_WINDOWS else 0, cwd=place)
    assert run("solve", "gibt es nicht.txt", code=2, cwd=place)[1]


def check_match(place):
    """A bot of another program, at a path of Windows; a match that was interrupted goes on."""
    bots = place / "Meine Böts"
    bots.mkdir()
    shutil.copy(EXE, bots / "mein bot.exe")
    shutil.copy(EXE, bots / "bot.exe")
    for command in [r"'Meine Böts\mein bot.exe' bot rules", r'"Meine Böts\mein bot.exe" bot rules', r".\bot.exe bot rules"]:
        cwd = bots if command.startswith(".") else place
        out = run("match", "--bots", f"cmd(name=fremd):{command},random", "-n", "2", "--csv", cwd=cwd)[0].decode()
        assert "fremd" in out or "bot.exe" in out, out
    kept, units = ["match", "--bots", "rules,random", "--out", "Vergleich ä"], place / "Vergleich ä/units.jsonl"
    for n in ("5", "10"):
        run(*kept, "-n", n, cwd=place)
    longer = units.read_bytes()
    shutil.rmtree(units.parent)
    run(*kept, "-n", "10", cwd=place)
    assert units.read_bytes() == longer
    assert b"gibt es nicht" in run("match", "--bots", r"cmd:'C:\gibt es nicht.exe',random", "-n", "1", code=2)[1]


def wait_for(what, condition, seconds=60):
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"{what}: waited {seconds} s"
        time.sleep(0.02)
    return found


BEGUN = []


def begin(*arguments, cwd):
    group = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP} if IS_WINDOWS else {}
    BEGUN.append(subprocess.Popen([*DOKO, *map(str, arguments)], cwd=cwd, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, **group))
    return BEGUN[-1]


def check_generate(place):
    """A shard whose doko is killed is finished by the next one, with the bytes of one that never was; two never write the same shard."""
    def plan(folder):
        run("generate", "plan", folder, "-n", "24", "--bots", "pimc:worlds=4", "--labels", "legal", "--file", "wire", "--shards", "1", cwd=place)

    plan("ganz")
    run("generate", "run", "ganz", cwd=place)
    plan("Sätze von mir")
    part = place / "Sätze von mir"
    first = begin("generate", "run", "Sätze von mir", "--threads", "1", cwd=place)
    wait_for("a journal", lambda: any(path.suffix == ".part" and path.stat().st_size > 1_500 for path in part.iterdir()))
    # Others see how far it is, and do not touch it.
    assert run("generate", "verify", "Sätze von mir", code=None, cwd=place)[0]
    told = run("generate", "run", "Sätze von mir", "--shard", "1/1", code=2, cwd=place)[1]
    assert b"another doko" in told, told
    first.kill()
    first.wait()
    assert not list(part.glob("shard-*.json")), "it was killed too late"
    wait_for("the end of the killed one", lambda: run("generate", "run", "Sätze von mir", "--shard", "1/1", code=None, cwd=place)[1].find(b"another doko") < 0)
    run("generate", "verify", "Sätze von mir", cwd=place)
    for folder in ("ganz", "Sätze von mir"):
        run("generate", "merge", folder, "--out", f"{folder}.wire", cwd=place)
        run("generate", "merge", folder, "--out", f"{folder}.wire", cwd=place)
    assert (place / "ganz.wire").read_bytes() == (place / "Sätze von mir.wire").read_bytes()
    if NATIVE:
        run("generate", "verify", "ganz", program=NATIVE, cwd=place)
    # Who planned it cannot be told here, so programs are run when the user says so.
    shutil.copy(EXE, place / "bot.exe")
    run("generate", "plan", "fremd", "-n", "2", "--bots", "cmd:./bot.exe bot random", "--file", "wire", cwd=place)
    assert b"--run-commands" in run("generate", "run", "fremd", code=2, cwd=place)[1]
    run("generate", "run", "fremd", "--run-commands", cwd=place)


def interrupt(program):
    """Presses Ctrl-C; on Windows, where a group of its own does not hear it, Ctrl-Break. Wine makes a Ctrl-C of the signal."""
    program.send_signal(signal.CTRL_BREAK_EVENT if IS_WINDOWS else signal.SIGINT)


def check_serve(place):
    server = begin("serve", "--port", "36570", cwd=place)
    address = server.stdout.readline().split()[-1]
    with urllib.request.urlopen(address, timeout=60) as page:
        assert b"<html" in page.read(), "there is no page"
    ask = urllib.request.Request(f"{address}api/deal", json.dumps({"n": 1, "seed": 7}).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(ask, timeout=60) as answer:
        assert json.load(answer)["ask"] == "deal"
    interrupt(server)
    assert server.wait(60) == 0, "Ctrl-C ends it in order"


def programs(name):
    """How many processes run this program."""
    if IS_WINDOWS:
        return subprocess.run(["tasklist", "/fi", f"imagename eq {name}"], capture_output=True, text=True).stdout.count(name)
    lines = [path.read_bytes().split(b"\0")[:2] for path in Path("/proc").glob("[0-9]*/cmdline") if path.exists()]
    return sum(any(word.endswith(name.encode()) for word in words) for words in lines)


def check_interrupt(place):
    """Ctrl-C ends long work at a good place, and the programs that take a seat with it; it goes on afterwards."""
    shutil.copy(EXE, place / "gast.exe")
    kept = ["match", "--bots", "cmd:./gast.exe bot rules,random", "--out", "lang", "-n", "100000", "--threads", "1"]
    long = begin(*kept, cwd=place)
    units = place / "lang/units.jsonl"
    wait_for("units", lambda: units.exists() and units.read_bytes().count(b"\n") > 4)
    assert programs("gast.exe")
    interrupt(long)
    assert long.wait(60) == 1, "it says that it was interrupted"
    wait_for("the end of the guest", lambda: not programs("gast.exe"), 20)
    n_before = units.read_bytes().count(b"\n")
    assert run(*kept[:-3], str(n_before + 1), "--json", cwd=place)[0] and units.read_bytes().count(b"\n") == n_before + 2
    # A killed doko leaves none, either.
    long = begin(*kept, cwd=place)
    wait_for("a guest that plays", lambda: units.read_bytes().count(b"\n") > n_before + 6)
    long.kill()
    wait_for("the end of the guest", lambda: not programs("gast.exe"), 20)


def prepare_wine():
    """A Windows 10 in target/wine."""
    subprocess.run(["wine", "winecfg", "-v", "win10"], env=ENVIRONMENT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    library = ROOT / "target/wine/drive_c/windows/system32/bcryptprimitives.dll"
    if not library.exists():
        subprocess.run(["x86_64-w64-mingw32-gcc", "-shared", "-o", library, "-x", "c", "-", "-ladvapi32"], input=RANDOM, text=True, check=True)


def main():
    if not IS_WINDOWS:
        prepare_wine()
    checks = [check_answers, check_texts, check_files, check_match, check_generate, check_serve, check_interrupt]
    for check in checks:
        begun = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="doko für Windows ", ignore_cleanup_errors=True) as place:
            try:
                check(*[Path(place)][: check.__code__.co_argcount])
            finally:
                for program in BEGUN:
                    program.kill()
        print(f"{check.__name__.removeprefix('check_')}: as it should be, {time.monotonic() - begun:.0f} s", flush=True)


main()
