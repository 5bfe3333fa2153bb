#!/usr/bin/env python3
"""Words of the documents that no dictionary knows: `scripts/spelling.py en` asks codespell, `scripts/spelling.py de` hunspell.
Words that are right and in no dictionary stand in docs/words.txt and docs/de/words.txt, a word a line. `en` also counts the marks of
an English of our own, which may only become fewer; `de` also finds a reader who is called "Sie" and not "du"."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What plain English says otherwise: the player, this many, the belief, on average, again. Lower the number when there are fewer.
MARKS, MOST_MARKS = re.compile(r"[Ww]hoever|so many|so much|what is (?:known|believed|told|in use)|in the mean|anew"), 94

# Within a sentence it is nobody but the reader.
SIE = re.compile(r"[\w,;)“][^\S\n]*\n?[^\S\n]*\b(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b")


def tracked(*patterns):
    return subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()


def english():
    files = [name for name in tracked("*.md", "text/src/en/*.ftl", "*.cff") if not re.match(r"README\.de|docs/de/|cli/tests/", name)]
    found = subprocess.run(["codespell", "--ignore-words", "docs/words.txt", *files], cwd=ROOT, capture_output=True, text=True)
    written = [*files, *tracked("*.rs", "*.py", "*.ts", "*.tsx")]
    marks = {name: len(MARKS.findall((ROOT / name).read_text())) for name in written if name != "scripts/spelling.py"}
    n_marks = sum(marks.values())
    print(f"{n_marks} marks, at most {MOST_MARKS}")
    worst = sorted(marks, key=marks.get)[-3:] if MOST_MARKS < n_marks else []
    more = [f"{n_marks} marks of an English of our own, {MOST_MARKS} are allowed; most in {', '.join(worst)}"] if worst else []
    return found.stdout.splitlines() + found.stderr.splitlines() + more


def german():
    known = set((ROOT / "docs/de/words.txt").read_text().split())
    for name in tracked("README.de.md", "docs/de/*.md"):
        text = (ROOT / name).read_text()
        # Neither code nor addresses are German.
        text = re.sub(r"^```.*?^```$|`[^`]*`|\]\([^)]*\)|<[^>]*>|\b[\w/-]+\.(?:md|cff)\b", " ", text, flags=re.M | re.S)
        words = set(re.findall(r"[^\W\d_]+", text)) - known
        asked = subprocess.run(["hunspell", "-i", "utf-8", "-d", "de_DE", "-l"], input="\n".join(words), check=True, capture_output=True, text=True)
        yield from (f"{name}: {word}" for word in sorted(asked.stdout.split()))
    for name in tracked("README.de.md", "docs/de/*.md", "text/src/de/*.ftl", "web/src/words/*de.ts"):
        yield from (f"{name}: {found[0]!r} calls the reader Sie" for found in SIE.finditer((ROOT / name).read_text()))


languages = {"en": english, "de": german}
if len(sys.argv) != 2 or sys.argv[1] not in languages:
    print(f"usage: {sys.argv[0]} en|de", file=sys.stderr)
    sys.exit(2)
wrong = list(languages[sys.argv[1]]())
print("\n".join(wrong) if wrong else f"no unknown word ({sys.argv[1]})")
sys.exit(1 if wrong else 0)
