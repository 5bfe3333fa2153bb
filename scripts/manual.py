#!/usr/bin/env python3
"""Pages for man and completions for shells, made from the help of the program: `scripts/manual.py target/release/doko FOLDER`
writes FOLDER/man/man1/doko-*.1, FOLDER/man/de/man1/doko-*.1 and FOLDER/completions. The pages say what `--help` says, in both languages."""

import os
import re
import subprocess
import sys
from pathlib import Path

HEADING = re.compile(r"([^\s:][^:\n]*):(?: +(doko.*))?$", re.M)
SHELLS = {"bash": "doko.bash", "zsh": "_doko", "fish": "doko.fish", "powershell": "doko.ps1", "elvish": "doko.elv"}


def run(doko, *arguments):
    # As wide as a page of man, whose words are not broken again.
    environment = os.environ | {"COLUMNS": "78", "NO_COLOR": "1"}
    return subprocess.run([doko, *arguments], check=True, capture_output=True, encoding="utf-8", env=environment).stdout


def roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def page(words, language, version, text):
    """A page: what stands at the margin and ends with a colon is a heading, everything else stays as the program lays it out."""
    about, _, rest = text.partition("\n\n")
    heading = {"en": ("NAME", "DESCRIPTION"), "de": ("NAME", "BESCHREIBUNG")}[language]
    name = "-".join(words)
    lines = [f'.TH "{name.upper()}" 1 "" "doko {version}" "doko"', f".SH {heading[0]}", f"{roff(name)} \\- {roff(' '.join(about.split()))}", ".nf"]
    if not HEADING.match(rest):
        lines.insert(-1, f".SH {heading[1]}")
    for line in rest.rstrip().split("\n"):
        if found := HEADING.match(line):
            lines += [".fi", f".SH {roff(found[1].upper())}", ".nf", *([roff(found[2])] if found[2] else [])]
        else:
            lines.append(roff(line))
    return "\n".join([*lines, ".fi", ""])


def commands(text):
    """The names in the list of commands of a help."""
    listed = re.search(r"^(?:Commands|Befehle):\n((?:  .*\n|\n(?=  ))+)", text, flags=re.M)
    return re.findall(r"^ {2,4}([a-z][a-z-]*)(?:  |$)", listed[1], flags=re.M) if listed else []


def main(doko, folder):
    folder = Path(folder)
    version = run(doko, "--version").split()[1]
    for language, place in (("en", "man/man1"), ("de", "man/de/man1")):
        (folder / place).mkdir(parents=True, exist_ok=True)
        waiting = [["doko"]]
        while waiting:
            words = waiting.pop()
            text = run(doko, *words[1:], "--help", "--lang", language)
            (folder / place / f"{'-'.join(words)}.1").write_text(page(words, language, version, text), encoding="utf-8")
            waiting += [[*words, name] for name in commands(text)]
    both = [{path.name for path in (folder / place).glob("doko*.1")} for place in ("man/man1", "man/de/man1")]
    if both[0] != both[1] or "doko-verdict.1" not in both[0]:
        sys.exit("the help has another form than this script knows: the lists of commands were not found")
    (folder / "completions").mkdir(exist_ok=True)
    for shell, name in SHELLS.items():
        (folder / "completions" / name).write_text(run(doko, "completions", shell), encoding="utf-8")


main(*sys.argv[1:])
