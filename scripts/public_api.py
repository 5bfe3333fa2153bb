#!/usr/bin/env python3
"""What the crates offer to others: `scripts/public_api.py target/doc` compares what `cargo doc` has written with docs/api/CRATE.txt.

A line that is gone is something that others may have used. If the version of the lists has been released (it has a heading in CHANGELOG.md),
that is an error until the second number of the version grows (docs/VERSIONS.md); else it is told. New lines are no error. UPDATE=1 writes
the lists anew, unless they are those of a release."""

import html.parser
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CRATES = ("game", "notation", "solver", "api")


class Page(html.parser.HTMLParser):
    """The declarations of a page: of the item, of its methods, and which traits it implements."""

    def __init__(self, path):
        super().__init__()
        self.region, self.taken, self.hidden, self.found = "", None, 0, []
        self.is_function = path.name.startswith("fn.")
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        kinds = (attributes.get("class") or "").split()
        if tag == "h2" and "id" in attributes:
            self.region = attributes["id"]
        elif tag == "summary" and self.taken:
            self.hidden += 1
        wanted = {"h3": "trait-implementations", "h4": "implementations"}
        if tag == "pre" and "item-decl" in kinds or "code-header" in kinds and wanted.get(tag) == self.region:
            self.taken, self.text = tag, ""

    def handle_endtag(self, tag):
        if tag == "summary" and self.taken:
            self.hidden -= 1
        elif tag == self.taken:
            self.taken = None
            # A function is one line; a type has one for each of its parts.
            lines = [self.text] if tag != "pre" or self.is_function else self.text.split("\n")
            lines = (" ".join(line.split()) for line in lines)
            self.found += [line for line in lines if line not in ("", "}", ")") and "StructuralPartialEq" not in line]

    def handle_data(self, data):
        if self.taken and not self.hidden:
            self.text += data


def offered(docs, crate):
    folder = docs / f"doko_{crate}"
    for path in sorted(folder.rglob("*.html")):
        kind, _, name = path.stem.partition(".")
        if name and kind != "mod":
            place = "::".join([*path.relative_to(docs).parent.parts, name])
            yield from (f"{place}: {line}" for line in Page(path).found)


def version(path, pattern):
    found = re.search(pattern, path.read_text(), re.M)
    return tuple(map(int, found[1].split("."))) if found else sys.exit(f"{path}: no version")


def main(docs):
    now = version(ROOT / "Cargo.toml", r'^version = "([\d.]+)"')
    gone, fresh, is_written = [], {}, True
    for crate in CRATES:
        path = ROOT / f"docs/api/{crate}.txt"
        lines = sorted(set(offered(Path(docs), crate)))
        if not lines:
            sys.exit(f"{docs} has no pages of doko_{crate}; run cargo doc first")
        fresh[path] = "\n".join([f"# doko-{crate} {'.'.join(map(str, now))}", *lines, ""])
        written = version(path, r"^# \S+ ([\d.]+)$")
        is_written = is_written and written == now
        if written[:2] == now[:2]:
            gone += sorted(set(path.read_text().splitlines()[1:]) - set(lines))
    is_released = re.search(rf"^## {'.'.join(map(str, now[:2]))}\.", (ROOT / "CHANGELOG.md").read_text(), re.M)
    wrong = gone and is_released
    if "UPDATE" in os.environ and not wrong and not (is_released and is_written):
        for path, text in fresh.items():
            path.write_text(text)
        return
    what = "the second number of the version has to grow" if is_released else "not released yet: UPDATE=1 writes the lists anew"
    print("\n".join([*gone, f"gone since the lists were written; {what}"] if gone else ["nothing is gone from what the crates offer"]))
    sys.exit(1 if wrong else 0)


main(*sys.argv[1:])
