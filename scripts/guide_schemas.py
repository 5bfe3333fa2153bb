"""Pages that tell of the JSON schemas: `guide_schemas.py DOKO FOLDER` writes each as JSON and as a page."""

import json
import re
import subprocess
import sys
from pathlib import Path


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def kind(schema):
    """What a value may be, in a few words."""
    if not isinstance(schema, dict):
        return "anything"
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(kind(one) for one in schema[several]))
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    types = schema.get("type", "anything")
    types = types if isinstance(types, list) else [types]
    words = [f"list of {kind(schema['items'])}" if one == "array" and "items" in schema else one for one in types]
    if "additionalProperties" in schema and isinstance(schema["additionalProperties"], dict):
        words = [f"object of {kind(schema['additionalProperties'])}" if one == "object" else one for one in words]
    return " or ".join(words)


def line(text):
    # What stands in a cell of a table, and is no markup.
    return re.sub(r"\s+", " ", text).replace("|", "\\|").replace("<", "&lt;").strip()


def tell(schema, title):
    """A heading with what a schema says, and a table of its fields."""
    yield f"## {title}\n"
    if "description" in schema:
        yield line(schema["description"]) + "\n"
    if "properties" not in schema and kind(schema) != "object":
        yield f"{kind(schema)}\n"
    for choice in [schema, *(one for several in ("oneOf", "anyOf") for one in schema.get(several, []))]:
        if not isinstance(choice, dict) or not choice.get("properties"):
            continue
        if choice is not schema:
            yield line(choice.get("description", "Or:")) + "\n"
        yield "| field | | value | meaning |\n|---|---|---|---|"
        for name, field in choice["properties"].items():
            needed = "" if name in choice.get("required", []) else "may be absent"
            says = field.get("description", "") if isinstance(field, dict) else ""
            yield f"| `{name}` | {needed} | {line(kind(field))} | {line(says)} |"
        yield ""


def page(name, about, parts, folder):
    lines = [f"# {name}\n", f"{line(about)}. [As JSON]({name}.json).\n"]
    for title, schema in parts:
        lines += tell({key: value for key, value in schema.items() if key != "$defs"}, title)
    seen = {}
    for _, schema in parts:
        seen |= schema.get("$defs", {})
    for title, schema in sorted(seen.items()):
        lines += tell(schema, title)
    (folder / f"{name}.md").write_text("\n".join(lines))
    (folder / f"{name}.json").write_text(json.dumps(parts[0][1] if len(parts) == 1 else dict(parts), indent=2))


def main(doko, folder):
    folder = Path(folder)
    says = run(doko, "schema", "--help", "--lang", "en")
    for name, about in re.findall(r"^ +- ([a-z-]+): +((?:.|\n {12,})*?)$(?=\n +- |\n\n)", says, flags=re.M):
        schema = json.loads(run(doko, "schema", name))
        if name != "api":
            page(name, about, [("The whole", schema)], folder)
            continue
        for question, asked in schema["questions"].items():
            answered = schema["answers"].get(question, {})
            page(f"api-{question}", f"The question `{question}` of the [API](../API.md)", [("What is asked", asked), ("What is answered", answered)], folder)


main(*sys.argv[1:])
