#!/usr/bin/env python3
"""Tests wheels that `bash scripts/cross TARGET wheel` has made for Linux: what they ask of the system, that they keep to the interface of Python 3.10, and
that they install and work in empty environments of every Python from 3.10 on that is there, and in bare Debians with newer ones.

    apt-get install debootstrap && python3 scripts/test_wheels.py target/cross/wheels [trixie sid ..]

A named Debian is made by debootstrap in target/bare, which only root can do. Of wheels for Windows only the form is looked at. A source
distribution in the folder is built and tried where Rust is.
"""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "target/tools/cross/bin"
BARE = ROOT / "target/bare"
OLDEST = (3, 10)
USE = """
import subprocess, sys, numpy
import doppelkopf as d
assert d.Solver().solve(d.Position("rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA")).value == 43
said = subprocess.run([sys.prefix + "/bin/doko", "match", "--bots", "rules,random", "-n", "4", "--csv"], capture_output=True, text=True, check=True)
assert "rules" in said.stdout
print("Python", sys.version.split()[0], "numpy", numpy.__version__)
"""


def said(*command, **more):
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True, **more)
    assert run.returncode == 0, (command, run.stdout[-2000:], run.stderr[-3000:])
    return run.stdout


def audit(wheel):
    """What the wheel asks of a system, as auditwheel finds it; that it uses nothing of Python that 3.10 has not."""
    policy = re.search(r'platform tag:\s+"(\w+)"', said(TOOLS / "auditwheel", "show", wheel).replace("\n", " "))[1]
    assert re.search(r"manylinux_2_(\d+)_", policy) and int(re.search(r"manylinux_2_(\d+)_", policy)[1]) <= 28, policy
    said(TOOLS / "abi3audit", "--strict", wheel)
    return policy


def pythons():
    """The Pythons of this machine, a version each."""
    found = {}
    for path in sorted(glob.glob("/usr/bin/python3.*") + glob.glob("/usr/local/bin/python3.*") + glob.glob(os.path.expanduser("~/.local/share/uv/python/*/bin/python3.*"))):
        if (version := re.fullmatch(r".*/python3\.(\d+)", path)) and int(version[1]) >= OLDEST[1]:
            found.setdefault(int(version[1]), path)
    return found


def check_here(python, package):
    with tempfile.TemporaryDirectory() as place:
        said(python, "-m", "venv", place)
        said(f"{place}/bin/pip", "install", "--quiet", "--disable-pip-version-check", package)
        print("  ", said(f"{place}/bin/python", "-c", USE, cwd=place), end="", flush=True)


def check_bare(release, wheel):
    """In a Debian with nothing but Python: numpy is fetched from here, so nothing there needs a network."""
    bare = BARE / release
    if not (bare / "usr/bin/python3").exists():
        shutil.rmtree(bare, ignore_errors=True)
        BARE.mkdir(parents=True, exist_ok=True)
        said("debootstrap", "--variant=minbase", "--include=python3-venv", release, bare, *([] if release != "sid" else ["http://deb.debian.org/debian"]))
    version = said("chroot", bare, "python3", "-c", "import sys; print('%d.%d' % sys.version_info[:2])").strip()
    wheels = bare / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    shutil.rmtree(bare / "tried", ignore_errors=True)
    said(TOOLS / "pip", "download", "--quiet", "--only-binary", ":all:", "--python-version", version, "-d", wheels, "numpy")
    shutil.copy(wheel, wheels)
    said("chroot", bare, "python3", "-m", "venv", "/tried")
    said("chroot", bare, "/tried/bin/pip", "install", "--quiet", "--no-index", "--find-links", "/wheels", "doppelkopf")
    print("  ", f"bare {release}:", said("chroot", bare, "/tried/bin/python", "-c", USE), end="", flush=True)


def check_windows(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert "doppelkopf/_engine.pyd" in names and "doppelkopf/_answers.py" in names, names


def main(folder, *releases):
    wheels, sources = (sorted(Path(folder).glob(f"doppelkopf-*.{form}")) for form in ("whl", "tar.gz"))
    assert wheels or sources, f"{folder}: there is no wheel"
    for wheel in wheels:
        assert f"-cp3{OLDEST[1]}-abi3-" in wheel.name, wheel
        if "win_" in wheel.name:
            check_windows(wheel)
            print(f"{wheel.name}: the form of a wheel for Windows; nobody has loaded it")
            continue
        print(f"{wheel.name}: fits {audit(wheel)}, keeps to Python 3.{OLDEST[1]}", flush=True)
        for python in pythons().values():
            check_here(python, wheel)
        for release in releases:
            check_bare(release, wheel)
    for sdist in sources:
        print(f"{sdist.name}: built")
        check_here(sys.executable, sdist)


main(*sys.argv[1:])
