"""Writes ``doppelkopf/_answers.py`` from the schemas that ``doko schema api`` prints.

    doko schema api | python tests/answers_of_schema.py > doppelkopf/_answers.py

``scripts/python`` does so before it packs; ``scripts/python answers`` does nothing else.
"""

from __future__ import annotations

import json
import keyword
import sys
import textwrap
from typing import Any

Schema = dict[str, Any]

#: What is asked, and what the class of its answer is called.
ANSWERS = {
    "verdict": "Verdict",
    "verify": "Verification",
    "suggest": "Suggestion",
    "hand": "HandAdvice",
    "review": "Review",
    "score": "Scored",
    "result": "ResultScore",
    "sheet": "SheetAnswer",
    "board": "BoardAnswer",
    "rules": "RulesAnswer",
    "ruling": "Ruling",
    "interview": "Interview",
    "catalogue": "Catalogue",
    "import": "Imported",
}

#: Classes that would have a name that says nothing outside their answer, or the same as another one.
NAMES = {
    "RulingAnswer": "WrittenRuling",
    "WorthAnswer": "Worth",
    "Asked": "InterviewQuestion",
    "Answered": "InterviewAnswer",
    "Choice": "InterviewChoice",
    "Entry": "CatalogueEntry",
    "Fact": "CatalogueFact",
    "Row": "CatalogueRow",
    "Section": "WallSection",
    "RefusedAnswer": "Refused",
    "SeatAnswer": "GivenAway",
    "AboutAnswer": "GivenAwayAbout",
    "MomentAnswer": "Mistake",
    "MisfortuneAnswer": "BadLuck",
    "CounterAnswer": "CounterDeal",
    "CouldAnswer": "CouldHave",
    "ErrorAnswer": "RowError",
    "GameAnswer": "ImportedGame",
    "Record": "WrittenGame",
    "Said": "WrittenWord",
}

HEADER = '''"""The answers of the engine as data classes; written by ``tests/answers_of_schema.py``, not by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ._engine import Card
from ._outcome import Seat, Side


@dataclass(frozen=True)
class Answer:
    """An answer.

    Attributes:
        text: The answer in words for people.
    """

    text: str
'''


class Writer:
    """Writes the classes that the answers need, each once."""

    def __init__(self, schemas: Schema) -> None:
        self.schemas = schemas
        self.written: dict[str, str] = {}

    def write(self) -> str:
        for question in ANSWERS:
            self.answer(question)
        return HEADER + "".join(f"\n\n{text}" for text in self.written.values())

    def answer(self, question: str) -> None:
        schema = self.schemas["answers"][question]
        defs: Schema = schema["$defs"]
        answer = defs[referred(schema["anyOf"][0])]
        for part in answer.get("anyOf", [answer]):
            name = ANSWERS[question]
            if "$ref" in part:
                part_name = referred(part)
                part, name = defs[part_name], NAMES.get(part_name, part_name)
            self.write_class(name, part, defs, "Answer")

    def write_class(self, name: str, schema: Schema, defs: Schema, base: str = "") -> None:
        required = set(schema.get("required", []))
        properties = sorted(schema["properties"].items(), key=lambda item: item[0] not in required)
        lines, about = [], []
        for key, value in properties:
            kind = self.kind(value, defs)
            if key not in required and not kind.endswith("None"):
                kind += " | None"
            attribute = key + "_" if keyword.iskeyword(key) else key
            # A base class has a field without a default, and those with one come last.
            lines.append(f"    {attribute}: {kind}" + ("" if key in required else " = None"))
            if described := value.get("description"):
                about.append(f"{attribute}: {described}")
        if schema.get("additionalProperties") is True:
            lines.append("    extra: Mapping[str, Any] = field(default_factory=dict)")
            about.append("extra: What else there is, under names of its own.")
        head = f"@dataclass(frozen=True)\nclass {name}{f'({base})' if base else ''}:\n"
        fields = "\n".join(lines) + "\n"
        known = self.written.setdefault(name, head + docstring(schema, about) + "\n" + fields)
        if not known.endswith(f'"""\n\n{fields}'):
            raise ValueError(f"{name} means two things:\n{known}\n{fields}")

    def kind(self, schema: Schema | bool, defs: Schema) -> str:
        if isinstance(schema, bool):
            return "Any"
        if "$ref" in schema:
            return self.named(referred(schema), defs)
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.kind(part, defs) for part in schema["anyOf"]))
        kind = schema.get("type")
        if isinstance(kind, list):
            return " | ".join(self.kind({**schema, "type": one}, defs) for one in kind)
        if kind == "array" and "prefixItems" in schema:
            return f"tuple[{', '.join(self.kind(item, defs) for item in schema['prefixItems'])}]"
        if kind == "array":
            return f"tuple[{self.kind(schema.get('items', True), defs)}, ...]"
        if kind == "object":
            patterns = list(schema.get("patternProperties", {"": True}).values())
            return f"Mapping[str, {self.kind(patterns[0], defs)}]"
        plain = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
        return plain.get(kind or "", "Any")

    def named(self, name: str, defs: Schema) -> str:
        schema = defs[name]
        if name in ("Card", "Seat"):
            return name
        keys = set(schema.get("properties", ()))
        for key, of in (("Seat", {"N", "E", "S", "W"}), ("Side", {"re", "kontra"})):
            if keys == of:
                return f"Mapping[{key}, {self.kind(next(iter(schema['properties'].values())), defs)}]"
            if name == "Team":
                return "Side"
        if not keys:
            return "str" if "enum" in schema else self.kind(schema, defs)
        name = NAMES.get(name, name.removesuffix("Answer"))
        self.write_class(name, schema, defs)
        return name


def referred(schema: Schema) -> str:
    """The name of the definition that a schema refers to."""
    name: str = schema["$ref"].rpartition("/")[2]
    return name


def docstring(schema: Schema, attributes: list[str]) -> str:
    """The docstring of a class: what it is, and what its attributes are."""
    about = " ".join(schema.get("description", "A part of an answer.").split())
    lines = textwrap.wrap(about, 110)
    if attributes:
        lines += ["", "Attributes:"]
        for attribute in attributes:
            lines += textwrap.wrap(" ".join(attribute.split()), 106, initial_indent="    ", subsequent_indent="        ")
    if len(lines) == 1:
        return f'    """{lines[0]}"""\n'
    return '    """' + "\n".join(f"    {line}".rstrip() for line in lines).strip() + '\n    """\n'


if __name__ == "__main__":
    sys.stdout.write(Writer(json.load(sys.stdin)).write())
