"""Challenges: tables that everybody plays alone with the same dice, to see who gets furthest.

A game that can be played alone may have a file `challenges.toml`: the options of each table, which take turns by week.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from civitas.kernel import Title


class Challenge(NamedTuple):
    """What is played in one week."""

    options: dict[str, str]


def challenge_of(title: Title[Any], week: int) -> Challenge | None:
    """What is played in the week of this number, if the game has challenges: they take turns."""
    known = _challenges(title.home)
    return known[week % len(known)] if known else None


@lru_cache(maxsize=16)
def _challenges(home: str) -> tuple[Challenge, ...]:
    file = files(home).joinpath("challenges.toml")
    if not file.is_file():
        return ()
    return tuple(Challenge(one["options"]) for one in tomllib.loads(file.read_text(encoding="utf-8"))["challenge"])
