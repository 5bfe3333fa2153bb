#!/usr/bin/env python3
"""What the crates offer to others: `scripts/public_api.py OLD NEW` compares two folders that `cargo doc` has written, that of the last release
and that of today, and prints what is gone (docs/VERSIONS.md). Exit code 1 if something is."""

import html.parser
import sys
from pathlib import Path

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


def main(old, new):
    gone = []
    for crate in CRATES:
        before, now = (set(offered(Path(docs), crate)) for docs in (old, new))
        if not before or not now:
            sys.exit(f"{new if before else old} has no pages of doko_{crate}; run cargo doc first")
        gone += sorted(before - now)
    print("\n".join(gone) or "nothing is gone from what the crates offer")
    sys.exit(1 if gone else 0)


if len(sys.argv) != 3:
    sys.exit(__doc__)
main(*sys.argv[1:])
