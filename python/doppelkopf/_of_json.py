"""Reads the answers of the engine into their data classes; what does not fit is an error, not silence."""

from __future__ import annotations

import keyword
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from ._engine import Card

T = TypeVar("T")


def of_json(kinds: tuple[type[T], ...], value: Mapping[str, Any]) -> T:
    """The answer as the one of these classes that has its fields.

    Raises:
        TypeError: If none has.
    """
    kind = next((kind for kind in kinds if _fits(kind, value)), kinds[0])
    read: T = _read(kind, value, kind.__name__)
    return read


@cache
def _fields(kind: type) -> dict[str, tuple[Any, Field[Any]]]:
    hints = get_type_hints(kind)
    return {field.name: (hints[field.name], field) for field in fields(kind)}


def _name(key: str) -> str:
    return key + "_" if keyword.iskeyword(key) else key


def _fits(kind: type, value: Mapping[str, Any]) -> bool:
    known = _fields(kind)
    needed = (name for name, (_, field) in known.items() if _is_needed(field))
    names = {_name(key) for key in value}
    return names.issuperset(needed) and ("extra" in known or names <= known.keys())


def _is_needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _read(kind: Any, value: Any, place: str) -> Any:
    """The value as this type says."""
    if kind is Any:
        return value
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _read_union(get_args(kind), value, place)
    if origin is Literal and value in get_args(kind):
        return value
    if kind is Card and isinstance(value, str):
        return Card(value)
    if kind is float and isinstance(value, (int, float)) and not isinstance(value, bool):
        return float(value)
    if origin is tuple and isinstance(value, list):
        return _read_tuple(get_args(kind), value, place)
    if isinstance(value, Mapping) and origin is Mapping:
        item = get_args(kind)[1]
        return {key: _read(item, part, f"{place}.{key}") for key, part in value.items()}
    if isinstance(value, Mapping) and is_dataclass(kind):
        return _read_class(kind, value, place)
    if kind in (str, int, bool) and type(value) is kind:
        return value
    raise TypeError(f"{place}: expected {kind}, got {value!r}")


def _read_union(kinds: tuple[Any, ...], value: Any, place: str) -> Any:
    if value is None and NoneType in kinds:
        return None
    others = [kind for kind in kinds if kind is not NoneType]
    if len(others) == 1:
        return _read(others[0], value, place)
    for kind in others:
        try:
            return _read(kind, value, place)
        except TypeError:
            continue
    raise TypeError(f"{place}: expected one of {others}, got {value!r}")


def _read_tuple(kinds: tuple[Any, ...], values: list[Any], place: str) -> tuple[Any, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        kinds = (kinds[0],) * len(values)
    if len(kinds) != len(values):
        raise TypeError(f"{place}: expected {len(kinds)} values, got {len(values)}")
    return tuple(_read(kind, value, f"{place}[{at}]") for at, (kind, value) in enumerate(zip(kinds, values)))


def _read_class(kind: Any, value: Mapping[str, Any], place: str) -> Any:
    known = _fields(kind)
    read: dict[str, Any] = {}
    extra: dict[str, Any] = {}
    for key, part in value.items():
        name = _name(key)
        if name in known and name != "extra":
            read[name] = _read(known[name][0], part, f"{place}.{key}")
        else:
            extra[key] = part
    if extra and "extra" not in known:
        raise TypeError(f"{place}: nobody knows {', '.join(extra)}")
    if "extra" in known:
        read["extra"] = extra
    missing = [name for name, (_, field) in known.items() if _is_needed(field) and name not in read]
    if missing:
        raise TypeError(f"{place}: {', '.join(missing)} is missing")
    return kind(**read)
