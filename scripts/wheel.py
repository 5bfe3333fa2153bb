#!/usr/bin/env python3
"""Packs an extension module that cargo has built into a wheel to try on this machine: `scripts/wheel.py LIBRARY FOLDER` prints its path.

CI builds the module together with the tests of the crates, so that nothing is compiled a second time. The wheels that are handed on
are made by maturin: `scripts/python wheel`."""

import re
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def first(pattern, path):
    found = re.search(pattern, (ROOT / path).read_text(), re.M | re.S)
    return found[1] if found else sys.exit(f"{path}: there is no {pattern}")


def main(library, folder):
    version = first(r'^version = "([^"]+)"', "Cargo.toml")
    programs = first(r"^\[project\.scripts\]\n(.*?)\n\n", "python/pyproject.toml").replace('"', "")
    info = f"doppelkopf-{version}.dist-info"
    package = (path for path in sorted((ROOT / "python/doppelkopf").iterdir()) if path.suffix in (".py", ".pyi", ".npz") or path.name == "py.typed")
    files = {f"doppelkopf/{path.name}": path.read_bytes() for path in package}
    files["doppelkopf/_engine.abi3.so"] = Path(library).read_bytes()
    files[f"{info}/METADATA"] = f"Metadata-Version: 2.1\nName: doppelkopf\nVersion: {version}\n".encode()
    # It fits any Python, but no other machine: nobody else is meant to have it.
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: scripts/wheel.py\nRoot-Is-Purelib: false\nTag: py3-none-any\n"
    files[f"{info}/entry_points.txt"] = f"[console_scripts]\n{programs}\n".encode()
    files[f"{info}/RECORD"] = "".join(f"{name},,\n" for name in [*files, f"{info}/RECORD"]).encode()
    wheel = Path(folder) / f"doppelkopf-{version}-py3-none-any.whl"
    wheel.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    print(wheel)


main(*sys.argv[1:])
