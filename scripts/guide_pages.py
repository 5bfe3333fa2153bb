"""Lays the pages of the guide out for mdBook: `guide_pages.py FOLDER SOURCE` makes FOLDER/en and FOLDER/de.

In the repository a page may lead to any file. In the guide it leads to another page of the guide, or to the repository at SOURCE; without
SOURCE such a link is its text alone, with the path."""

import os
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


def place(path):
    """Where a file of the repository is in the built guide, without the ending; None if it is not."""
    name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
    if name == "README.md":
        return "index.html"
    name = name.removeprefix("docs/") if name.startswith("docs/") else f"more/{name}" if name in MORE else None
    return name and re.sub(r"(^|/)README\.md$", r"\1index.md", name).replace(".md", ".html")


def rewrite(text, path, source):
    """The text of a page with its links as they are in the guide."""
    here = Path(place(path))

    def link(match):
        picture, words, target = match.groups()
        target, _, anchor = target.partition("#")
        if re.match(r"[a-z]+:|$", target):
            return match[0]
        file = (path.parent / target).resolve()
        there = place(file) if picture or file.suffix in (".md", ".html") else None
        if there:
            return f"{picture}[{words}]({os.path.relpath(there, here.parent)}{'#' if anchor else ''}{anchor})"
        name = os.path.relpath(file, ROOT)
        if source:
            return f"[{words}]({source}/{name})"
        return words if Path(name).name in words else f"{words} (`{name}`)"

    # Brackets within code are no links.
    parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
    return "".join(part if part.startswith("```") else LINK.sub(link, part) for part in parts)


def lay(language, contents, folder, source):
    """The folder of one book: its settings, its table of contents and the pages that stand in it."""
    book = folder / language
    pages = book / "src"
    pages.mkdir(parents=True)
    shutil.copy(contents.parent / "book.toml", book)
    shutil.copy(ROOT / "docs/guide.css", book)
    listed = contents.read_text()
    root = "de/" if language == "de" else ""
    for link in re.findall(r"\]\(([^)]+\.md)\)", listed):
        path = (contents.parent / link).resolve()
        to = pages / place(path).removeprefix(root).replace("index.html", "README.md").replace(".html", ".md")
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(rewrite(path.read_text(), path, source))
        listed = listed.replace(f"]({link})", f"]({to.relative_to(pages)})")
    return pages, listed


def check_figures(studies):
    """Every figure with an interval that the guide reports of the studies is on one of their pages."""
    pages = "".join(page.read_text() for page in studies.iterdir()).replace(" %", "")
    _, found = (ROOT / "docs/STUDIES.md").read_text().split("What they found")
    figures = re.findall(r"(\d[\d.]*)\s(±\d[\d.]*\d)", found)
    assert len(figures) > 15, figures
    missing = [f"{value} {error}" for value, error in figures if f"{value} {error}" not in pages]
    assert not missing, f"on no page of a study: {', '.join(missing)}"


def main(folder, source):
    folder = Path(folder)
    check_figures(folder / "studies")
    pages, listed = lay("en", ROOT / "docs/SUMMARY.md", folder, source)
    for pictures in ("pictures", "library"):
        shutil.copytree(ROOT / "docs" / pictures, pages / pictures, ignore=shutil.ignore_patterns("*.csv", "*.txt"))
    shutil.copytree(folder / "studies", pages / "studies")
    studies = (f"[{page.stem}](studies/{page.name})" for page in sorted((folder / "studies").iterdir()))
    with (pages / "STUDIES.md").open("a") as last:
        last.write(f"\nTheir results with plots: {', '.join(studies)}.\n")
    # The schemas are pages of their own below the one that tells of them.
    (pages / "schemas").mkdir()
    lines = []
    for schema in sorted((folder / "schemas").glob("*.md")):
        shutil.copy(schema, pages / "schemas")
        lines.append(f"    - [{schema.stem}](schemas/{schema.name})")
    (pages / "SUMMARY.md").write_text(re.sub(r"(- \[[^]]*\]\(API\.md\))", lambda match: "\n".join([match[0], *lines]), listed))
    if (ROOT / "web/dist/index.html").exists():
        with (pages / "README.md").open("a") as first:
            first.write("\nThe page for a phone stands [beside this guide](page/index.html).\n")
    pages, listed = lay("de", ROOT / "docs/de/SUMMARY.md", folder, source)
    (pages / "SUMMARY.md").write_text(listed)


MORE = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", *(f"datasets/{name}.md" for name in ("README", "options", "clubs", "records", "editions", "network")))
main(sys.argv[1], sys.argv[2])
