"""Data files of games, and trying other numbers in them.

A game reads its files once, when it is loaded. So a changed game lives in a process of its own: the changes are named
there before the game is loaded, and no other game in any other process is touched.
"""

from __future__ import annotations

import difflib
import sys
import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any, NamedTuple

_changes: dict[str, list[Change]] = {}


class Change(NamedTuple):
    """Another value for something in a data file: `units.infantry.price.food=2`."""

    path: tuple[str, ...]
    value: Any
    adds: bool = False
    """May it put something there that is not there yet?"""

    @property
    def file(self) -> str:
        return self.path[0]

    def __str__(self) -> str:
        return f"{'.'.join(self.path)}={self.value}"


class UnknownPath(Exception):
    """The data has no such place; `near` are some that it has."""

    def __init__(self, path: str, near: Sequence[str]) -> None:
        super().__init__(f"{path}: there is no such place; near it: {', '.join(near)}")
        self.path = path
        self.near = list(near)


class WrongValue(Exception):
    """The value is of another kind than the one it would replace."""

    def __init__(self, path: str, old: Any, new: Any) -> None:
        super().__init__(f"{path} is {old!r}, and {new!r} is of another kind")
        self.path, self.old, self.new = path, old, new


class TooLate(Exception):
    """The game was loaded in this process before its changes were named."""


def read(home: str, name: str) -> dict[str, Any]:
    """A data file of the game whose package this is, with the changes of this process."""
    data = tomllib.loads(files(home).joinpath("data", f"{name}.toml").read_text("utf-8"))
    for change in _changes.get(home, ()):
        if change.file == name:
            _set(data, change)
    return data


def change(home: str, module: str, changes: Sequence[Change]) -> None:
    """From now on the game in this package is read with these changes; `module` must not be loaded yet."""
    if module in sys.modules:
        raise TooLate(module)
    _changes[home] = list(changes)


def parse(text: str) -> Change:
    """A change as it is written: a path with dots, an equals sign, and a value as in TOML (a bare word is a text)."""
    path, equals, written = text.partition("=")
    if not equals or not path.strip():
        raise UnknownPath(text, ["file.thing.name=value"])
    try:
        value = tomllib.loads(f"value = {written}")["value"]
    except tomllib.TOMLDecodeError:
        value = written.strip()
    return Change(tuple(path.strip().split(".")), value)


def check(home: str, changes: Sequence[Change]) -> list[Any]:
    """The values that would be replaced; raises `UnknownPath` or `WrongValue` for a change that cannot be made."""
    found = []
    for one in changes:
        data = tomllib.loads(_text(home, one.file, ".".join(one.path)))
        holder, key = _place(data, one)
        old = holder[key]
        if type(old) is not type(one.value) and not {type(old), type(one.value)} <= {int, float}:
            raise WrongValue(".".join(one.path), old, one.value)
        found.append(old)
    return found


def _text(home: str, name: str, path: str) -> str:
    folder = files(home).joinpath("data")
    file = folder.joinpath(f"{name}.toml")
    if not file.is_file():
        names = sorted(f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml"))
        raise UnknownPath(path, _nearest(name, names))
    return file.read_text("utf-8")


def _set(data: dict[str, Any], change: Change) -> None:
    if change.adds:
        holder: Any = data
        for step in change.path[1:-1]:
            holder = holder.setdefault(step, {})
        holder[change.path[-1]] = change.value
        return
    holder, key = _place(data, change)
    holder[key] = change.value


def _place(data: dict[str, Any], change: Change) -> tuple[Any, Any]:
    """The holder of what is to be replaced, and its key there. Things in a list go by their id or by their number."""
    holder: Any = data
    for step in change.path[1:-1]:
        holder = _step(holder, step, change)
    last = change.path[-1]
    if len(change.path) < 2:
        raise UnknownPath(str(change.file), list(data))
    if isinstance(holder, list) and last.isdecimal() and int(last) < len(holder):
        return holder, int(last)
    if isinstance(holder, dict) and last in holder:
        return holder, last
    raise UnknownPath(".".join(change.path), _near(data, change))


def _step(holder: Any, step: str, change: Change) -> Any:
    if isinstance(holder, dict):
        if step in holder:
            return holder[step]
        for part in holder.values():
            if isinstance(part, list) and (found := _by_id(part, step)) is not None:
                return found
    elif isinstance(holder, list):
        if (found := _by_id(holder, step)) is not None:
            return found
        if step.isdecimal() and int(step) < len(holder):
            return holder[int(step)]
    raise UnknownPath(".".join(change.path), _near(holder, change) if isinstance(holder, dict) else [])


def _by_id(things: list[Any], id: str) -> Any:
    return next((thing for thing in things if isinstance(thing, dict) and str(thing.get("id")) == id), None)


def _near(data: Any, change: Change) -> list[str]:
    """Paths that look like the one that was meant."""
    known = [".".join((change.file, *path)) for path in _paths(data)]
    wanted = ".".join(change.path)
    stem = ".".join(change.path[:-1]) + "."
    beside = [path for path in known if path.startswith(stem)]
    return beside[:MOST_NEAR] or _nearest(wanted, known)


def _nearest(wanted: str, known: Sequence[str]) -> list[str]:
    return difflib.get_close_matches(wanted, known, MOST_NEAR, 0.3) or list(known[:MOST_NEAR])


def _paths(data: Any) -> Iterator[tuple[str, ...]]:
    """Every place in a file, things in lists by their ids."""
    if isinstance(data, dict):
        for key, value in data.items():
            named = isinstance(value, list) and all(isinstance(one, dict) and "id" in one for one in value)
            if named:
                yield from (path for one in value for path in ((str(one["id"]), *rest) for rest in _paths(one)))
            elif isinstance(value, dict | list):
                yield from ((key, *rest) for rest in _paths(value))
            else:
                yield (key,)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            if isinstance(value, dict | list):
                yield from ((str(number), *rest) for rest in _paths(value))
            else:
                yield (str(number),)


MOST_NEAR = 6
