"""A guided first game: what is pointed at and explained, and when.

A game may have a file `guide.toml`. It names the table that a newcomer begins at (`seats`, `options`) and the steps,
each with an id, the moment at which it is told (`when`) and what it points at (`at`: the first that can be seen):

    when = "start"            from the beginning
           "prompt:deed"      at a question of this key
           "note:event"       when a line of this key is in the log
           "offer:build"      when this answer is offered
    at   = "area:board"       a part of the table: `board`, `dock`, `hand`, `seats`
           "seat:me"          one's own seat
           "answer:build"     an answer of the question
           "lit:region"       something of a kind that may be chosen
           "region:libya"     this very thing

What is said is `guide-<id>` in the texts of the title: its name, and in the attribute `.help` what to know.
The rules themselves stay where they are: every question names its paragraph.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from civitas.kernel import Title

START, PROMPT, NOTE, OFFER = "start", "prompt", "note", "offer"
AREAS = ("board", "dock", "hand", "seats")


class Step(NamedTuple):
    """One thing that is explained when it first appears."""

    id: str
    when: str
    at: tuple[str, ...]


class Guide(NamedTuple):
    """The table that a newcomer begins at, and what is told there."""

    seats: int
    options: dict[str, str]
    steps: tuple[Step, ...]


NO_GUIDE = Guide(0, {}, ())


def guide_of(title: Title[Any]) -> Guide | None:
    """The guide of a title, if it has one."""
    return _guide(title.home)


@lru_cache(maxsize=16)
def _guide(home: str) -> Guide | None:
    file = files(home).joinpath("guide.toml")
    if not file.is_file():
        return None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = tuple(Step(one["id"], one["when"], tuple(one["at"])) for one in data["step"])
    return Guide(data["seats"], data.get("options", {}), steps)
