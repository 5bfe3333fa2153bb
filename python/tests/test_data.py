"""Data sets are made, read, and turned into positions and labels."""

import hashlib
import json
import sys
from pathlib import Path

import numpy as np
import pytest

import doppelkopf
from doppelkopf import UNPLAYABLE

pytest.importorskip("pyarrow")

BOTS = ["rules", "random"]


def made(folder: Path, **kwargs: object) -> list[Path]:
    return doppelkopf.generate(folder, 40, bots=BOTS, labels=["augen", "legal"], from_trick=11, shards=2, **kwargs)  # type: ignore[arg-type]


def test_a_data_set_is_made_and_read(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    files = made(tmp_path / "set", progress=lambda done, of: told.append((done, of)))
    assert [file.name for file in files] == ["shard-0001-of-0002.parquet", "shard-0002-of-0002.parquet"]
    assert told[-1] == (40, 40)
    table = doppelkopf.read(tmp_path / "set")
    assert table.num_rows == 40
    assert doppelkopf.manifest(table)["bots"] == BOTS
    cards = doppelkopf.matrix(table, "cards")
    assert cards.shape == (40, 48)
    assert cards.dtype == np.uint8
    assert (np.sort(cards, axis=1) == np.repeat(np.arange(24), 2)).all()
    with pytest.raises(ValueError, match="equally long"):
        doppelkopf.matrix(table, "value_at")
    assert doppelkopf.read(files[0], columns=["points"]).column_names == ["points"]
    before = [file.read_bytes() for file in files]
    made(tmp_path / "set", threads=1)
    assert [file.read_bytes() for file in files] == before


def test_what_was_begun_is_gone_on_with(tmp_path: Path) -> None:
    def enough(done: int, of: int) -> None:
        raise TimeoutError(f"{done} of {of}")

    with pytest.raises(TimeoutError):
        doppelkopf.generate(tmp_path / "set", 3000, bots=["rules"], threads=1, progress=enough)
    with pytest.raises(doppelkopf.InputError):
        doppelkopf.read(tmp_path / "set")
    whole = doppelkopf.generate(tmp_path / "whole", 3000, bots=["rules"])
    again = doppelkopf.generate(tmp_path / "set", 3000, bots=["rules"])
    assert again[0].read_bytes() == whole[0].read_bytes()


def test_labels_are_the_values_of_positions(tmp_path: Path) -> None:
    made(tmp_path)
    table = doppelkopf.read(tmp_path)
    labels = doppelkopf.labels(table)
    assert labels.points is None
    assert labels.augen is not None
    positions = doppelkopf.positions(table, labels.game, labels.at)
    known = [position for position in positions if position is not None]
    assert len(known) == len(positions) == len(labels.augen)
    values = doppelkopf.card_values(known)
    playable = values != UNPLAYABLE
    assert (playable == (labels.augen != UNPLAYABLE)).all()
    won = np.array([(position.augen or {"re": -1})["re"] for position in known])
    assert (np.where(playable, values + won[:, None], UNPLAYABLE) == labels.augen).all()
    assert doppelkopf.positions(table, [0], 48) == [None]
    with pytest.raises(IndexError, match="40 games"):
        doppelkopf.positions(table, [40], 0)
    with pytest.raises(TypeError, match="expected integers"):
        doppelkopf.positions(table, [0.5], 0)


def test_records_are_games(tmp_path: Path) -> None:
    made(tmp_path)
    table = doppelkopf.read(tmp_path)
    records = doppelkopf.records(table)
    assert len(records) == 40
    assert sum(records[0].outcome.points.values()) == 0
    assert len(records[0].plays) == 48


def test_wire_files_are_read_as_well(tmp_path: Path) -> None:
    made(tmp_path / "set", file="wire")
    made(tmp_path / "parquet")
    table = doppelkopf.read(tmp_path / "set")
    assert table.equals(doppelkopf.read(tmp_path / "parquet"))
    doppelkopf.merge(tmp_path / "set", tmp_path / "all.wire")
    assert doppelkopf.read(tmp_path / "all.wire").equals(table.combine_chunks())


def test_polars_reads_it(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    frame = polars.read_parquet(made(tmp_path))
    assert frame.height == 40
    assert polars.from_arrow(doppelkopf.read(tmp_path)).equals(frame)


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    made(tmp_path / "set")
    with pytest.raises(doppelkopf.InputError, match="set"):
        doppelkopf.generate(tmp_path / "set", 41, bots=BOTS)
    with pytest.raises(doppelkopf.InputError, match="nobody"):
        doppelkopf.generate(tmp_path / "other", 4, bots=["nobody"])
    with pytest.raises(doppelkopf.InputError):
        doppelkopf.generate(tmp_path / "other", 4, bots=BOTS, labels=["nonsense"])  # type: ignore[list-item]
    with pytest.raises(doppelkopf.InputError):
        doppelkopf.generate(tmp_path / "other", 4, bots=BOTS, rules="nonsense")
    with pytest.raises(OSError):
        doppelkopf.generate("/proc/nowhere", 4, bots=BOTS)
    (tmp_path / "no.wire").write_bytes(b"nonsense")
    with pytest.raises(doppelkopf.InputError, match=r"no\.wire"):
        doppelkopf.read(tmp_path / "no.wire")
    with pytest.raises(FileNotFoundError):
        doppelkopf.read(tmp_path / "missing.wire")


@pytest.mark.parametrize("name", ["games", "library"])
def test_the_data_card_says_what_is_in_the_files(name: str) -> None:
    """``scripts/croissant.py`` writes it."""
    import pyarrow.parquet

    folder = Path(__file__).resolve().parents[2] / "datasets" / name
    card = json.loads((folder / "croissant.json").read_text(encoding="utf-8"))
    assert {file["contentUrl"]: file["sha256"] for file in card["distribution"]} == {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.parquet")
    }
    *records, splits = card["recordSet"]
    for record in records:
        schema = pyarrow.parquet.read_schema(folder / f"{record['name']}.parquet")
        assert [field["name"] for field in record["field"]] == schema.names
        lists = [pyarrow.types.is_list(column.type) for column in schema]
        assert [field.get("repeated", False) for field in record["field"]] == lists
    assert [row["split/name"] for row in splits["data"]] == ["train", "test"]
    try:
        import mlcroissant
    except ImportError:
        return
    assert not mlcroissant.Dataset(str(folder / "croissant.json")).metadata.issues.errors


def test_the_library_of_solved_deals_is_read_in_a_line() -> None:
    import pyarrow.parquet

    library = Path(__file__).resolve().parents[2] / "datasets" / "library"
    augen = pyarrow.parquet.read_table(library / "augen-40.parquet").to_pydict()
    leaders = pyarrow.parquet.read_table(library / "leaders-40.parquet").to_pydict()
    assert augen["deal"] == list(range(len(augen["deal"])))
    assert augen["augen"][:64] == leaders["augen_N"][:64]


def test_games_are_split() -> None:
    table = doppelkopf.read(Path(__file__).resolve().parents[2] / "datasets" / "games" / "exact-bsv.parquet")
    train, test = doppelkopf.split(table, "train"), doppelkopf.split(table, "test")
    assert (train.num_rows, test.num_rows) == (80, 20)
    assert test["index"].to_pylist()[:2] == [4, 9] and not set(train["index"].to_pylist()) & set(test["index"].to_pylist())
    with pytest.raises(ValueError, match="expected 'train' or 'test'"):
        doppelkopf.split(table, "all")  # type: ignore[arg-type]


def test_what_is_missing_is_named_with_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ModuleNotFoundError, match=r"pyarrow is not installed; it comes with: pip install 'doppelkopf\[data\]'"):
        doppelkopf.read("games.parquet")
