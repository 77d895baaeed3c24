"""Titles as environments for research: `make("civitas/sands-v0", seats=4)`. docs/lab.md tells more."""

from __future__ import annotations

from typing import Any

from civitas.games import find_title
from civitas.kernel import Title
from civitas.lab.env.aec import CivitasEnv, IllegalPick, name_of
from civitas.lab.env.many import Games
from civitas.lab.env.parallel import CivitasParallelEnv
from civitas.lab.env.replaying import replayed


class UnknownEnvironment(Exception):
    """No environment of that name."""


def _title(name: str) -> Title[Any]:
    """The title behind `civitas/sands-v0`, or behind `module:TITLE` for a game of one's own."""
    if ":" in name:
        return find_title(name)
    space, _, rest = name.partition("/")
    id, _, version = rest.rpartition("-v")
    if space != "civitas" or not id or not version.isdecimal():
        raise UnknownEnvironment(f"{name}: environments are called civitas/<title>-v<version> or <module>:<TITLE>")
    title = find_title(id)
    if name != name_of(title):
        raise UnknownEnvironment(f"{name}: this title is {name_of(title)} here; in other versions numbers differ")
    return title


def make(name: str, seats: int | None = None, options: dict[str, str] | None = None, **how: Any) -> CivitasEnv:
    """The environment of this name; `how` is what `CivitasEnv` can be told."""
    return CivitasEnv(_title(name), seats, options, **how)


def make_parallel(
    name: str, seats: int | None = None, options: dict[str, str] | None = None, **how: Any
) -> CivitasParallelEnv:
    """The same for libraries that want every agent to act at every step: who is not asked waits."""
    return CivitasParallelEnv(_title(name), seats, options, **how)


def make_many(name: str, games: int, seats: int | None = None, **how: Any) -> Games:
    """So many games side by side, asked and answered together."""
    title = _title(name)
    return Games([CivitasEnv(title, seats, **how) for _ in range(games)])


__all__ = [
    "CivitasEnv",
    "CivitasParallelEnv",
    "Games",
    "IllegalPick",
    "UnknownEnvironment",
    "make",
    "make_many",
    "make_parallel",
    "name_of",
    "replayed",
]
