#!/usr/bin/env python3
"""Draws what doko prints on a terminal: `scripts/terminal.py target/debug/doko` compares docs/pictures/terminal.{en,de}.{light,dark}.svg.
A picture that is not what the program prints is an error; UPDATE=1 redraws it."""
import html
import os
import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "docs/pictures"
POSITION = "rules=ddv game=bubensolo re=N leader=N N=CJ,SJ,DJ E=HJ,CA,D9 S=CK,SA,HT W=S9,H9,DK"
TYPED = ['$ doko verdict --claimant N --explain "rules=ddv game=bubensolo', '    re=N leader=N N=CJ,SJ,DJ E=HJ,CA,D9 S=CK,SA,HT W=S9,H9,DK"', ""]
WIDTH, HEIGHT, MARGIN = 8.4, 19, 20
# The numbers are those of the escape codes: red, green, yellow, blue.
COLOURS = {
    "light": {"paper": "#ffffff", "edge": "#d0d7de", "ink": "#1f2328", "2": "#656d76", "31": "#b3261e", "32": "#1a6b35", "33": "#8a5a00", "34": "#0b57a4"},
    "dark": {"paper": "#0d1117", "edge": "#30363d", "ink": "#e6edf3", "2": "#8d96a0", "31": "#ff8a80", "32": "#6fd08c", "33": "#e3b341", "34": "#79b8ff"},
}


def pieces(line):
    """The characters of a line, each with its column and the codes in force."""
    codes, column = set(), 0
    for code, text in re.findall(r"\x1b\[(\d+)m|([^\x1b]+)", line):
        if code:
            codes = set() if code == "0" else codes | {code}
        elif text.strip():
            # Each character has its place, for ♣ is not as wide as N in every font.
            places = [(column + i, sign) for i, sign in enumerate(text) if sign != " "]
            yield codes, places
        column += len(text)


def draw(lines, colours):
    wide = max(len(re.sub(r"\x1b\[\d+m", "", line)) for line in lines) * WIDTH + 2 * MARGIN
    high = len(lines) * HEIGHT + 2 * MARGIN
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high}" width="{wide:.0f}" height="{high}"'
    yield ' font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \'DejaVu Sans Mono\', monospace" font-size="14">'
    yield f'<rect x=".5" y=".5" width="{wide - 1:.0f}" height="{high - 1}" rx="8" fill="{colours["paper"]}" stroke="{colours["edge"]}"/>'
    for row, line in enumerate(lines):
        for codes, places in pieces(line):
            colour = next((colours[code] for code in sorted(codes, reverse=True) if code in colours), colours["ink"])
            weight = ' font-weight="700"' if "1" in codes else ""
            at = " ".join(f"{MARGIN + column * WIDTH:.1f}" for column, _ in places)
            signs = html.escape("".join(sign for _, sign in places))
            yield f'<text y="{MARGIN + 14 + row * HEIGHT}" x="{at}" fill="{colour}"{weight}>{signs}</text>'
    yield "</svg>\n"


def main(doko):
    wrong = []
    for language in ("en", "de"):
        command = [doko, "--lang", language, "--color", "always", "verdict", "--claimant", "N", "--explain", "--format", "text", POSITION]
        printed = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | {"COLUMNS": "90"}).stdout
        for scheme, colours in COLOURS.items():
            path = FOLDER / f"terminal.{language}.{scheme}.svg"
            picture = "\n".join(draw(TYPED + printed.rstrip().split("\n"), colours))
            if "UPDATE" in os.environ:
                path.write_text(picture)
            elif not path.exists() or path.read_text() != picture:
                wrong.append(str(path))
    sys.exit(f"not what the program prints, UPDATE=1 draws them anew: {', '.join(wrong)}" if wrong else 0)


main(*sys.argv[1:])
