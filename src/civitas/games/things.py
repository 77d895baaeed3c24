"""The things of a data file as records: read once, with every name and every kind of value checked.

A record is a frozen dataclass. A field without a default must be in the file; nothing may be there that the record does
not know, but for what is said to whoever edits the file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, fields
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

FOR_EDITORS = frozenset({"edition", "origin"})
"""Where a figure comes from."""

_T = TypeVar("_T")


class BadData(Exception):
    """A data file says what no record can hold."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")


def things(kind: type[_T], file: str, data: Iterable[Mapping[str, Any]], prefix: str = "") -> dict[str, _T]:
    """Every thing in a list of a data file, by its id."""
    found: dict[str, _T] = {}
    for one in data:
        id = f"{prefix}{one.get('id', '')}"
        if id in found:
            raise BadData(f"{file}.toml, {id}", "there are two of this id")
        found[id] = thing(kind, f"{file}.toml, {id}", {name: value for name, value in one.items() if name != "id"})
    return found


def thing(kind: type[_T], where: str, data: Mapping[str, Any]) -> _T:
    """One thing; raises `BadData` with its place in the file."""
    known: dict[str, Field[Any]] = {field.name: field for field in fields(kind)}  # type: ignore[arg-type]
    hints = get_type_hints(kind)
    values: dict[str, Any] = {}
    for name, value in data.items():
        if name in known:
            values[name] = _checked(hints[name], value, f"{where}, {name}")
        elif name not in FOR_EDITORS:
            raise BadData(where, f"{name} is not known; known are {', '.join(known)}")
    for name, field in known.items():
        if name not in values and field.default is MISSING and field.default_factory is MISSING:
            raise BadData(where, f"{name} is missing")
    return kind(**values)


def _checked(hint: Any, value: Any, where: str) -> Any:
    """The value as the record holds it, lists as tuples."""
    if get_origin(hint) is UnionType:
        return _checked(get_args(hint)[0], value, where)
    if get_origin(hint) is tuple and isinstance(value, list):
        return tuple(_checked(get_args(hint)[0], one, where) for one in value)
    if get_origin(hint) is Mapping and isinstance(value, dict):
        return {key: _checked(get_args(hint)[1], one, where) for key, one in value.items()}
    if hint in (int, str, bool) and type(value) is hint:
        return value
    raise BadData(where, f"{value!r} is of another kind than {getattr(hint, '__name__', hint)}")


def refer(where: str, names: Iterable[str], known: Iterable[str]) -> None:
    """What a data file names must be there."""
    for name in names:
        if name not in known:
            raise BadData(where, f"there is no {name}")


def plain(record: Any) -> dict[str, Any]:
    """What the file says of a thing: the fields that are not as they are when nothing is said."""
    told = {}
    for field in fields(record):
        value = getattr(record, field.name)
        default = field.default_factory() if field.default_factory is not MISSING else field.default
        if (field.default is MISSING and field.default_factory is MISSING) or value != default:
            told[field.name] = list(value) if isinstance(value, tuple) else value
    return told
