#!/usr/bin/env python3
"""An archive of the program for one system, as `cargo binstall` looks for it:
`scripts/package.py target/release/doko x86_64-unknown-linux-gnu target/dist`. In it are the program, pages for man in both languages,
completions, README and licences; beside it stands its SHA-256."""

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(doko, target, folder):
    doko, folder = Path(doko).resolve(), Path(folder).resolve()
    version = re.search(r'^version = "([^"]+)"', (ROOT / "Cargo.toml").read_text(encoding="utf-8"), flags=re.M)[1]
    name = f"doko-{version}-{target}"
    shutil.rmtree(folder / name, ignore_errors=True)
    (folder / name).mkdir(parents=True)
    shutil.copy(doko, folder / name)
    for file in ("README.md", "README.de.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"):
        shutil.copy(ROOT / file, folder / name)
    subprocess.run([sys.executable, ROOT / "scripts/manual.py", doko, folder / name], check=True)
    made = shutil.make_archive(str(folder / name), "zip" if "windows" in target else "gztar", root_dir=folder, base_dir=name)
    shutil.rmtree(folder / name)
    Path(f"{made}.sha256").write_text(f"{hashlib.sha256(Path(made).read_bytes()).hexdigest()}  {Path(made).name}\n")
    print(made)


main(*sys.argv[1:])
