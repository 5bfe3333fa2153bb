#!/usr/bin/env python3
"""An archive of the program for one system, as `cargo binstall` looks for it:
`scripts/package.py target/release/doko x86_64-unknown-linux-gnu target/dist`. In it are the program, pages for man in both languages,
completions, README and licences; beside it stands its SHA-256. A static program for Linux becomes a package for Debian, too, where
cargo-deb is there (`bash scripts/cross tools`).

A program that this machine cannot run is packed with the help of one that it can, named last:
`scripts/package.py target/cross/x86_64-pc-windows-gnu/release/doko.exe x86_64-pc-windows-gnu target/dist target/debug/doko`."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def archive(doko, target, folder, manual):
    version = re.search(r'^version = "([^"]+)"', (ROOT / "Cargo.toml").read_text(encoding="utf-8"), flags=re.M)[1]
    name = f"doko-{version}-{target}"
    shutil.rmtree(folder / name, ignore_errors=True)
    shutil.copytree(manual, folder / name)
    shutil.copy(doko, folder / name)
    for file in ("README.md", "README.de.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"):
        shutil.copy(ROOT / file, folder / name)
    made = Path(shutil.make_archive(str(folder / name), "zip" if "windows" in target else "gztar", root_dir=folder, base_dir=name))
    shutil.rmtree(folder / name)
    return made


def debian_package(doko, target, folder):
    """Packs what lies where cargo puts it, TARGET/PROFILE/doko, and the manual in target/manual."""
    environment = os.environ | {"CARGO_TARGET_DIR": str(doko.parents[2]), "PATH": f"{ROOT}/target/tools/cross/bin:{os.environ['PATH']}"}
    if not shutil.which("cargo-deb", path=environment["PATH"]):
        return None
    command = ["cargo-deb", "deb", "-q", "-p", "doko-cli", "--no-build", "--no-strip", "--target", target, "--profile", doko.parent.name, "-o", folder]
    said = subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    return Path(said.split()[-1])


def main(doko, target, folder, speaker=None):
    doko, folder = Path(doko).resolve(), Path(folder).resolve()
    manual = ROOT / "target/manual"
    shutil.rmtree(manual, ignore_errors=True)
    subprocess.run([sys.executable, ROOT / "scripts/manual.py", Path(speaker or doko).resolve(), manual], check=True)
    folder.mkdir(parents=True, exist_ok=True)
    for made in (archive(doko, target, folder, manual), debian_package(doko, target, folder) if "linux-musl" in target else None):
        if made:
            made.with_name(f"{made.name}.sha256").write_text(f"{hashlib.sha256(made.read_bytes()).hexdigest()}  {made.name}\n")
            print(made)


main(*sys.argv[1:])
