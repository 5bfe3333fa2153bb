"""Links that lead nowhere: `guide_links.py documents` looks through the Markdown files of the repository, `guide_links.py pages FOLDER` through
a built guide. Both look at files and at the headings in them, and ask no network."""

import html.parser
import re
import subprocess
import sys
import urllib.parse
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|//")


def prose(text):
    """The text without its code, whose brackets are no links."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)
    return re.sub(r"(`+)(?!`).+?(?<!`)\1(?!`)", "", text)


def anchors(path):
    """The names of the headings, as GitHub makes them."""
    found = {}
    for heading in re.findall(r"^#{1,6} +(.*?) *$", re.sub(r"^```.*?^```$", "", path.read_text(), flags=re.M | re.S), flags=re.M):
        heading = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        n = found[name] = found.get(name, -1) + 1
        yield f"{name}-{n}" if n else name


class Page(html.parser.HTMLParser):
    """What a page can be asked for by name, and where it leads."""

    def __init__(self, path):
        super().__init__()
        self.names, self.links = set(), []
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("id", "name") and tag != "meta":
                self.names.add(value)
            elif name in ("href", "src") and value:
                self.links.append(value)


def look(files, links_of, names_of):
    """Every link of the files that leads nowhere, as a line."""
    names = {}
    for path in files:
        for link in links_of(path):
            if OUTSIDE.match(link):
                continue
            place, _, name = urllib.parse.unquote(link).partition("#")
            target = (path.parent / place.partition("?")[0]).resolve() if place else path
            if not target.exists():
                yield f"{path}: {link}: there is no such file"
            elif name and target.suffix in (".md", ".html"):
                if target not in names:
                    names[target] = set(names_of(target))
                if name not in names[target]:
                    yield f"{path}: {link}: there is no such heading"


def documents():
    tracked = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    files = [ROOT / name for name in tracked if not name.startswith("cli/tests/cmd/")]
    links = re.compile(r"\]\(<?([^)\s>]+)>?(?: \"[^\"]*\")?\)|\b(?:src|srcset|href)=\"([^\"]+)\"")
    yield from look(files, lambda path: [a or b for a, b in links.findall(prose(path.read_text()))], anchors)
    # Each page of the guide is in a table of contents.
    for contents in (ROOT / "docs/SUMMARY.md", ROOT / "docs/de/SUMMARY.md"):
        listed = {(contents.parent / link).resolve() for link in re.findall(r"\]\(([^)]+\.md)\)", contents.read_text())}
        for path in files:
            own = path.is_relative_to(contents.parent) and (contents.parent.name == "de" or not path.is_relative_to(ROOT / "docs/de"))
            if own and path.name != "SUMMARY.md" and path not in listed:
                yield f"{contents}: {path} is missing"


def pages(folder):
    folder = Path(folder).resolve()
    files = [path for path in folder.rglob("*.html") if not path.is_relative_to(folder / "page")]
    # The page that stands for missing ones begins at the root of a host.
    files = [path for path in files if path.name not in ("404.html", "print.html")]
    yield from look(files, lambda path: Page(path).links, lambda path: Page(path).names)


wrong = list(documents() if sys.argv[1:] == ["documents"] else pages(sys.argv[2]))
print("\n".join(wrong) if wrong else f"all links of the {sys.argv[1]} lead somewhere")
sys.exit(1 if wrong else 0)
