#!/usr/bin/env python3
"""Writes the data cards of the committed games and of the library of solved deals, croissant.json beside them (Croissant 1.0), from their
files; needs pyarrow."""

import hashlib
import json
from pathlib import Path

import pyarrow.parquet

DATA = Path(__file__).resolve().parent.parent / "datasets"
REPOSITORY = "https://doko.example/doko"
ABOUT = {
    "ladder": "1,000 games of random, greedy, rules and pimc:worlds=10, with legal cards and the values of pimc",
    "exact": "1,000 deals played by rules, with the exact value of every legal card in Augen and in Points from trick 6 on",
    "exact-bsv": "100 deals of 40 cards played by rules after the rules of the BSV, with the exact value of every legal card in Augen",
}
CONTEXT = {
    "@language": "en", "@vocab": "https://schema.org/", "sc": "https://schema.org/", "cr": "http://mlcommons.org/croissant/",
    "rai": "http://mlcommons.org/croissant/RAI/", "dct": "http://purl.org/dc/terms/", "citeAs": "cr:citeAs", "column": "cr:column",
    "conformsTo": "dct:conformsTo", "data": {"@id": "cr:data", "@type": "@json"}, "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "examples": {"@id": "cr:examples", "@type": "@json"}, "extract": "cr:extract", "field": "cr:field", "fileProperty": "cr:fileProperty",
    "fileObject": "cr:fileObject", "fileSet": "cr:fileSet", "format": "cr:format", "includes": "cr:includes", "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath", "key": "cr:key", "md5": "cr:md5", "parentField": "cr:parentField", "path": "cr:path",
    "recordSet": "cr:recordSet", "references": "cr:references", "equivalentProperty": "cr:equivalentProperty", "samplingRate": "cr:samplingRate", "regex": "cr:regex", "repeated": "cr:repeated", "replace": "cr:replace",
    "separator": "cr:separator", "source": "cr:source", "subField": "cr:subField", "transform": "cr:transform",
}
SPLIT = "Test: the {} is 4 more than a multiple of 5; train: the others. Each has its own cards, so none is in both."


def field(name, column):
    kind = column.type.value_type if pyarrow.types.is_list(column.type) else column.type
    text = pyarrow.types.is_string(kind)
    data_type = "sc:Text" if text else "sc:Float" if pyarrow.types.is_floating(kind) else "sc:Integer"
    made = {"@type": "cr:Field", "@id": f"{name}/{column.name}", "name": column.name, "dataType": data_type,
            "source": {"fileObject": {"@id": f"{name}.parquet"}, "extract": {"column": column.name}}}
    return made | ({"repeated": True} if pyarrow.types.is_list(column.type) else {})


def card(folder, about, split, said):
    split = SPLIT.format(split)
    sums = {name: hashlib.sha256((folder / f"{name}.parquet").read_bytes()).hexdigest() for name in about}
    files = [{"@type": "cr:FileObject", "@id": f"{name}.parquet", "name": f"{name}.parquet", "contentUrl": f"{name}.parquet",
              "encodingFormat": "application/x-parquet", "sha256": sums[name]} for name in about]
    records = [{"@type": "cr:RecordSet", "@id": name, "name": name, "description": f"{text}. {split}",
                "field": [field(name, column) for column in pyarrow.parquet.read_schema(folder / f"{name}.parquet")]} for name, text in about.items()]
    splits = {"@type": "cr:RecordSet", "@id": "split", "name": "split", "dataType": "cr:Split", "key": {"@id": "split/name"}, "description": split,
              "field": [{"@type": "cr:Field", "@id": f"split/{one}", "name": one, "dataType": kind} for one, kind in (("name", "sc:Text"), ("url", "sc:URL"))],
              "data": [{"split/name": name, "split/url": f"cr:{kind}Split"} for name, kind in (("train", "Training"), ("test", "Test"))]}
    written = {"@context": CONTEXT, "@type": "sc:Dataset", "conformsTo": "http://mlcommons.org/croissant/1.0", **said,
               "url": REPOSITORY, "version": "1.0.0", "creator": {"@type": "Organization", "name": "doko"},
               "citeAs": "CITATION.cff of the repository", "distribution": files, "recordSet": [*records, splits]}
    (folder / "croissant.json").write_text(json.dumps(written, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def headers(folder):
    """What the files of values say of themselves."""
    for path in sorted(folder.glob("*.values")):
        yield json.loads(path.read_bytes().split(b"\n", 1)[0])


def main():
    card(DATA / "games", ABOUT, "index of the game", {
        "name": "doko-games", "description": "Games of Doppelkopf played by bots, with exact values of the cards; datasets/README.md describes the columns.",
        "license": "https://spdx.org/licenses/MIT.html", "datePublished": "2026-11-28",
        "rai:dataCollection": "Made by `doko generate` from a seed; the commands stand in datasets/README.md. No person's data.",
        "rai:dataBiases": "The games are those of these bots, not of people."})
    about = {head["part"]: f"{head['deals']} deals of {head['cards']} cards, rules {head['rules']}: {head['values']}" for head in headers(DATA / "library")}
    card(DATA / "library", about, "number of the deal", {
        "name": "doko-library", "description": "Deals of Doppelkopf and what they are worth with open cards, exactly; docs/LIBRARY.md describes the parts.",
        "license": "https://creativecommons.org/publicdomain/zero/1.0/", "datePublished": "2026-11-29",
        "rai:dataCollection": "Made by `doko library make`; a deal follows from its number. No person's data.",
        "rai:dataBiases": "With open cards both sides know more than players do."})


main()
