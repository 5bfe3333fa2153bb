#!/usr/bin/env python3
"""An archive of the program for one system, as `cargo binstall` looks for it:
`scripts/package.py target/release/doko x86_64-unknown-linux-gnu target/dist`. In it are the program, pages for man in both languages,
completions, README and licences; beside it stands its SHA-256. A static program for Linux becomes a package for Debian, too, where there is
dpkg-deb.

A program that this machine cannot run is packed with the help of one that it can, named last:
`scripts/package.py target/cross/x86_64-pc-windows-gnu/release/doko.exe x86_64-pc-windows-gnu target/dist target/debug/doko`."""

import gzip
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.search(r'^version = "([^"]+)"', (ROOT / "Cargo.toml").read_text(encoding="utf-8"), flags=re.M)[1]
CONTROL = """Package: doko
Version: {version}-1
Architecture: {architecture}
Maintainer: doko <doko@doko.example>
Installed-Size: {kilobytes}
Section: games
Priority: optional
Description: referee and laboratory for Doppelkopf
 Verdicts with proof, exact values of positions, scores with paragraphs, advice,
 matches of bots and data sets, on the command line and as a server with a page.
"""
# The licences that may be chosen; that of Apache is on every Debian.
COPYRIGHT = """Copyright: the authors of doko
License: MIT or Apache-2.0 (/usr/share/common-licenses/Apache-2.0)

"""
COMPLETIONS = {"doko.bash": "bash-completion/completions/doko", "_doko": "zsh/vendor-completions/_doko", "doko.fish": "fish/vendor_completions.d/doko.fish"}


def archive(doko, target, folder, manual):
    name = f"doko-{VERSION}-{target}"
    shutil.rmtree(folder / name, ignore_errors=True)
    shutil.copytree(manual, folder / name)
    shutil.copy(doko, folder / name)
    for file in ("README.md", "README.de.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"):
        shutil.copy(ROOT / file, folder / name)
    made = Path(shutil.make_archive(str(folder / name), "zip" if "windows" in target else "gztar", root_dir=folder, base_dir=name))
    shutil.rmtree(folder / name)
    return made


def debian_package(doko, architecture, folder, manual):
    """What is in the archive, where Debian has it."""
    def put(path, content, mode=0o644):
        (tree / path).parent.mkdir(parents=True, exist_ok=True, mode=0o755)
        (tree / path).write_bytes(content)
        (tree / path).chmod(mode)

    with tempfile.TemporaryDirectory() as place:
        tree = Path(place, "doko")
        put("usr/bin/doko", doko.read_bytes(), 0o755)
        for page in sorted((manual / "man").rglob("*.1")):
            put(f"usr/share/{page.relative_to(manual)}.gz", gzip.compress(page.read_bytes(), mtime=0))
        for name, path in COMPLETIONS.items():
            put(f"usr/share/{path}", (manual / "completions" / name).read_bytes())
        put("usr/share/doc/doko/copyright", COPYRIGHT.encode() + (ROOT / "LICENSE-MIT").read_bytes())
        for name in ("README.md", "README.de.md"):
            put(f"usr/share/doc/doko/{name}", (ROOT / name).read_bytes())
        kilobytes = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file()) >> 10
        put("DEBIAN/control", CONTROL.format(version=VERSION, architecture=architecture, kilobytes=kilobytes).encode())
        made = folder / f"doko_{VERSION}-1_{architecture}.deb"
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, made], check=True, stdout=subprocess.DEVNULL)
        return made


def main(doko, target, folder, speaker=None):
    doko, folder = Path(doko).resolve(), Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as manual:
        subprocess.run([sys.executable, ROOT / "scripts/manual.py", Path(speaker or doko).resolve(), manual], check=True)
        all_made = [archive(doko, target, folder, Path(manual))]
        if target.endswith("-linux-musl") and shutil.which("dpkg-deb"):
            all_made.append(debian_package(doko, {"x86_64": "amd64", "aarch64": "arm64"}[target.split("-")[0]], folder, Path(manual)))
    for made in all_made:
        made.with_name(f"{made.name}.sha256").write_text(f"{hashlib.sha256(made.read_bytes()).hexdigest()}  {made.name}\n")
        print(made)


main(*sys.argv[1:])
