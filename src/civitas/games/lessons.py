"""Lessons: positions of a game in which the person has to find the move.

A game may have a folder `lessons`, with two files for each: `<number>-<id>.jsonl` is the game up to the position,
`<number>-<id>.toml` says whose move it is, what is to be reached, and all that is said to the person in each language.
A goal is reached by a line of the log (`note`) or by an answer of the person's (`answer`). `way` lists the answers that
lead there; whoever gives another one has strayed and gets the hint. Where an answer is a set of orders, `orders` lists
those that lead there (an empty one stands for giving none); without it, any will do. `rules` names the paragraphs to
read on.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from civitas.kernel import Title
from civitas.kernel.gamefile import GameFile, read_game

TEXTS = ("name", "know", "task", "hint", "praise")
"""What is said of a lesson: its name, what to know, what to do, how to find it, and what was learned."""
_FILE = re.compile(r"(\d+)-([a-z-]+)\.toml")


class Happened(NamedTuple):
    """Something that happened since the lesson began: a line of the log, or an answer of the person's."""

    kind: str
    key: str
    what: Any


class Goal(NamedTuple):
    """What is to be reached: something of this kind and key, of which these things hold."""

    kind: str
    key: str
    holds: Any
    """Of a note, parameters with the values that will do; of an answer, what it must have in it."""

    def is_reached_by(self, one: Happened, seat: int) -> bool:
        if (one.kind, one.key) != (self.kind, self.key):
            return False
        if self.kind == "answer":
            return all(part in one.what for part in self.holds)
        return one.what.get("seat", seat) == seat and all(
            one.what.get(name) in allowed for name, allowed in self.holds.items()
        )


class Lesson(NamedTuple):
    """One position, and what is to be learned from it."""

    number: int
    id: str
    seat: int
    goals: tuple[Goal, ...]
    way: tuple[str, ...]
    """The answers that lead to the goals, in any order; `*` stands for anything."""
    orders: tuple[str, ...]
    """The same for answers that say how much of what."""
    rules: tuple[str, ...]
    """The paragraphs that the lesson is about."""
    texts: Mapping[str, Mapping[str, str]]
    """Language to texts."""
    file: Traversable

    def game(self) -> GameFile:
        """The game up to the position."""
        return read_game(self.file.read_text(encoding="utf-8"))

    def is_done(self, happened: Iterable[Happened]) -> bool:
        """Has every goal been reached?"""
        known = list(happened)
        return all(any(goal.is_reached_by(one, self.seat) for one in known) for goal in self.goals)

    def has_strayed(self, happened: Iterable[Happened]) -> bool:
        """Has the person given an answer that does not lead to the goals?"""
        return not all(self._is_on_the_way(one.what) for one in happened if one.kind == "answer")

    def _is_on_the_way(self, answer: Any) -> bool:
        if isinstance(answer, list):
            return all(self._is_on_the_way(part) for part in answer)
        if isinstance(answer, bool):
            answer = "yes" if answer else "no"
        if isinstance(answer, dict):
            return not self.orders or all(_matches(order, self.orders) for order in answer or ("",))
        return _matches(str(answer), self.way)


def _matches(said: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(said, pattern) for pattern in patterns)


def lessons(title: Title[Any]) -> tuple[Lesson, ...]:
    """The lessons of a title in their order; none if it has no such folder."""
    return _lessons(title.home)


@lru_cache(maxsize=16)
def _lessons(home: str) -> tuple[Lesson, ...]:
    folder = files(home).joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = [(match, file) for file in folder.iterdir() if (match := _FILE.fullmatch(file.name))]
    return tuple(sorted(_lesson(folder, int(match[1]), match[2], file) for match, file in found))


def _lesson(folder: Traversable, number: int, id: str, file: Traversable) -> Lesson:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    goals = tuple(_goal(goal) for goal in data["goal"])
    return Lesson(
        number=number,
        id=id,
        seat=data["seat"],
        goals=goals,
        way=tuple(data["way"]),
        orders=tuple(data.get("orders", ())),
        rules=tuple(data["rules"]),
        texts=data["texts"],
        file=folder.joinpath(f"{number}-{id}.jsonl"),
    )


def _goal(data: Mapping[str, Any]) -> Goal:
    kind = "note" if "note" in data else "answer"
    return Goal(kind, data[kind], data.get("with", {}))
