"""Data sets of games: made, read, and turned into positions and labels."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _engine
from ._engine import Position, Record, Rules
from ._extras import needed
from ._outcome import Scope
from ._solver import UNPLAYABLE, Progress

if TYPE_CHECKING:
    import pyarrow

Label = Literal["legal", "holders", "augen", "points", "thoughts"]
"""Something to learn from; ``datasets/README.md`` describes the columns."""


def generate(
    folder: str | os.PathLike[str],
    games: int,
    *,
    bots: Sequence[str],
    rules: Rules | str = "ddv",
    scope: Scope = "everything",
    seed: int = 1,
    shards: int = 1,
    labels: Sequence[Label] = (),
    from_trick: int = 5,
    file: Literal["parquet", "wire"] = "parquet",
    threads: int | None = None,
    progress: Progress | None = None,
) -> list[Path]:
    """Plays games and writes them into a folder, each as a row, like ``doko generate plan`` and ``run``.

    Finished games are kept: after Ctrl-C, an exception or a power cut the same call goes on where it ended. The files have the
    same bytes however often that happens and on however many threads.

    Args:
        folder: The folder; it is made if it is missing.
        games: Number of games.
        bots: The bots by name, such as ``"doko:worlds=40"``; the seats are drawn by lot.
        rules: The rule set.
        scope: Decisions of the bots.
        seed: The seed. Games, seed, rules and bots determine every game.
        shards: Number of files.
        labels: Labels that are written with the game.
        from_trick: The first trick whose cards get exact values, from 1.
        file: Format of the files.
        threads: Number of games played at once; the number of processors by default.
        progress: Is called now and then with the number of games and their total.

    Returns:
        The files, one for each shard.

    Raises:
        InputError: If something else is planned in the folder, or the plan makes no sense.
        OSError: If a file cannot be written.
    """
    return _engine.generate(
        Path(folder),
        rules,
        [str(bot) for bot in bots],
        scope,
        seed,
        games,
        shards,
        file,
        list(labels),
        from_trick,
        threads,
        progress,
    )


def merge(folder: str | os.PathLike[str], path: str | os.PathLike[str]) -> None:
    """Writes all shards of a data set into one file, ``.parquet`` or ``.wire``, with a receipt next to it."""
    _engine.merge(Path(folder), Path(path))


def read(path: str | os.PathLike[str], columns: Sequence[str] | None = None) -> pyarrow.Table:
    """Reads a data set: a folder with all its shards, or a file, ``.parquet`` or ``.wire``.

    Needs ``pyarrow``, see the extra ``data``. Parquet files are mapped into memory; a wire file is turned into one in memory first.
    ``polars.from_arrow`` and ``Table.to_pandas`` go on from here without copies of what needs none.

    Args:
        path: The folder or the file.
        columns: Only these columns.

    Returns:
        A table with a row for each game; :func:`manifest` says what is in it.

    Raises:
        InputError: If it is no data set of ours, damaged, or not finished.
        OSError: If it cannot be read.
    """
    with needed("data"):
        import pyarrow
        import pyarrow.parquet

    path = Path(path)
    files = _engine.data_files(path) if path.is_dir() else [path]
    wanted = None if columns is None else list(columns)
    tables = []
    for file in files:
        if file.suffix == ".wire":
            source: Any = pyarrow.BufferReader(_engine.wire_as_parquet(file))
            tables.append(pyarrow.parquet.read_table(source, columns=wanted))
        else:
            tables.append(pyarrow.parquet.read_table(file, columns=wanted, memory_map=True))
    return tables[0] if len(tables) == 1 else pyarrow.concat_tables(tables)


def manifest(table: pyarrow.Table) -> dict[str, Any]:
    """Returns the plan of a table of games: rules, bots, scope, seed, labels.

    Raises:
        ValueError: If the table does not say.
    """
    told = (table.schema.metadata or {}).get(b"doko.manifest")
    if told is None:
        raise ValueError("the table has no manifest: it was not read by read(), or from a file that has none")
    plan: dict[str, Any] = json.loads(told)
    return plan


def split(table: pyarrow.Table, part: Literal["train", "test"]) -> pyarrow.Table:
    """Returns the games to train on, or those to test on: the games whose number is 4 more than a multiple of 5. Each game has its own
    cards, so none is in both.

    Args:
        table: A table of :func:`read`.
        part: ``"train"`` or ``"test"``.

    Raises:
        ValueError: If there is no such part.
    """
    if part not in ("train", "test"):
        raise ValueError(f"part {part!r}; expected 'train' or 'test'")
    is_test = table["index"].to_numpy() % 5 == 4
    return table.filter(is_test if part == "test" else ~is_test)


def matrix(table: pyarrow.Table, column: str) -> NDArray[Any]:
    """Returns a column of lists that are equally long as an array of shape ``(games, length)``, without a copy if it is one chunk.

    ``matrix(table, "cards")`` is the cards of each game in the order in which they were played, ``uint8`` of shape ``(n, 48)``.

    Raises:
        ValueError: If the lists are not equally long.
    """
    chunk = table[column].combine_chunks()
    values = chunk.flatten().to_numpy(zero_copy_only=False)
    n = table.num_rows
    width = len(values) // n if n else 0
    lengths = chunk.value_lengths().to_numpy(zero_copy_only=False)
    if not (lengths == width).all():
        raise ValueError(f"column {column!r}: the lists are not equally long")
    array: NDArray[Any] = values.reshape(n, width)
    return array


@dataclass(frozen=True, slots=True)
class Labels:
    """The exact values of a data set, decision by decision; m decisions.

    Attributes:
        game: ``int64`` of shape ``(m,)``: the row of the table.
        at: ``uint8`` of shape ``(m,)``: how many cards had been played.
        augen: ``int16`` of shape ``(m, 24)``: the Augen that Re ends with after each card, or ``UNPLAYABLE``; ``None`` if the label is
            not in the data set. Unlike :func:`card_values` they count what was won before.
        points: The same in Points, the value of the game for Re.
    """

    game: NDArray[np.int64]
    at: NDArray[np.uint8]
    augen: NDArray[np.int16] | None
    points: NDArray[np.int16] | None


def labels(table: pyarrow.Table) -> Labels:
    """Returns the exact values of a table of games, one row for each decision that has some."""
    at = _flat(table, "value_at")
    row = np.repeat(np.arange(table.num_rows, dtype=np.int64), _lengths(table, "value_at"))
    if len(at) == 0:
        return Labels(row, at.astype(np.uint8), None, None)
    begins = np.flatnonzero(np.concatenate(([True], (row[1:] != row[:-1]) | (at[1:] != at[:-1]))))
    decision = np.repeat(np.arange(len(begins)), np.diff(np.append(begins, len(at))))
    card = _flat(table, "value_card")

    def spread(column: str) -> NDArray[np.int16] | None:
        values = _flat(table, column)
        if len(values) == 0:
            return None
        cells = np.full((len(begins), 24), UNPLAYABLE, dtype=np.int16)
        cells[decision, card] = values
        return cells

    return Labels(row[begins], at[begins].astype(np.uint8), spread("value_augen"), spread("value_points"))


def _flat(table: pyarrow.Table, column: str) -> NDArray[Any]:
    flat: NDArray[Any] = table[column].combine_chunks().flatten().to_numpy(zero_copy_only=False)
    return flat


def _lengths(table: pyarrow.Table, column: str) -> NDArray[Any]:
    lengths: NDArray[Any] = table[column].combine_chunks().value_lengths().to_numpy(zero_copy_only=False)
    return lengths


def records(table: pyarrow.Table) -> list[Record]:
    """Returns the games of a table as records."""
    return _engine.row_records(_rows(table), manifest(table)["rules"])


def positions(table: pyarrow.Table, game: ArrayLike, at: ArrayLike) -> list[Position | None]:
    """Returns the position before a card of a game, all cards open, for many of them.

    Args:
        table: The table of games.
        game: The rows of the games, ``(m,)``.
        at: Number of cards played before, ``(m,)`` or one number for all.

    Returns:
        A position for each, or ``None`` if the sides are not decided yet, and after the last card.
        ``positions(table, labels.game, labels.at)`` are those of the labels.
    """
    rows, numbers = np.broadcast_arrays(np.asarray(game), np.asarray(at))
    for name, array in (("game", rows), ("at", numbers)):
        if array.ndim != 1 or array.dtype.kind not in "iu":
            raise TypeError(f"{name}: expected integers of shape (m,), got {array.dtype} of shape {array.shape}")
    if len(rows) and not (0 <= rows.min() and rows.max() < table.num_rows):
        raise IndexError(f"game: expected rows of a table of {table.num_rows} games")
    if len(numbers) and numbers.min() < 0:
        raise IndexError("at: expected how many cards were played before, 0 or more")
    games, places = np.unique(rows, return_inverse=True)
    wanted: list[list[int]] = [[] for _ in games]
    for place, number in zip(places.tolist(), numbers.tolist(), strict=True):
        wanted[place].append(number)
    found = _engine.row_positions(_rows(table.take(games)), manifest(table)["rules"], wanted)
    following = [iter(of_game) for of_game in found]
    return [next(following[place]) for place in places.tolist()]


_LABEL_COLUMNS = (
    "legal",
    "holders",
    "value_at",
    "value_card",
    "value_augen",
    "value_points",
    "thought_at",
    "thought_card",
    "thought",
)


def _rows(table: pyarrow.Table) -> str:
    """The games as JSON, one a line, without labels."""
    kept = table.select([name for name in table.column_names if name not in _LABEL_COLUMNS])
    none: dict[str, list[int]] = {name: [] for name in _LABEL_COLUMNS}
    return "\n".join(json.dumps(row | none) for row in kept.to_pylist())
