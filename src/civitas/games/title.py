"""A title as this house offers it: what the kernel asks of it, its companions, and what it says of itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, TypeVar, get_args

from civitas import kernel
from civitas.games.companions import NONE, Companions

S = TypeVar("S", bound=kernel.State)


class Stage(StrEnum):
    """How far a title has come."""

    ALPHA = "alpha"
    """It can be played, but rules are missing, and tables under way may be lost with a new version."""
    BETA = "beta"
    """All rules are there; it has not been played enough to be trusted with a tournament."""
    WHOLE = "whole"
    """All rules are there, each with a test, and many games were played."""


@dataclass(frozen=True)
class TitleInfo:
    """What a title says of itself, to people who choose a game."""

    designer: str
    publisher: str
    year: int
    """When the edition appeared whose rules are enforced."""
    minutes: range
    """How long a game takes at a table with people."""
    weight: float
    """From 1 (light) to 5 (heavy): how much there is to learn and to weigh up. Our own estimate."""
    languages: tuple[str, ...]
    """The languages that its texts are in."""
    stage: Stage
    rulebook: str = ""
    """Where the rulebook can be read; empty if its publisher offers it nowhere."""
    opponents: tuple[str, ...] = ()
    """What bots are called on each seat: names that are the same in every language. 'Automa' is not one of them: it
    means an opponent that a game prints."""


Brief = Literal["goal", "turn", "points", "end"]
BRIEF: tuple[Brief, ...] = get_args(Brief)
"""The rules in two minutes, for people who choose a game. A title that says something of itself has a message
`brief-<part>` for each, and `title-about`: what the game is about, in a few sentences."""


class Title(kernel.Title[S]):
    """A game with companions."""

    info: TitleInfo | None = None

    @property
    def companions(self) -> Companions:
        """What the title has beside its rules. It declares them; they do not know it."""
        return NONE

    @property
    def of_opponents(self) -> kernel.Title[S] | None:
        """The same title, for one turn of the opponents that the box prints and nothing else (see `copies.py`)."""
        return None


def companions_of(title: kernel.Title[Any]) -> Companions:
    """The companions of any title: one that knows the kernel alone has none."""
    return title.companions if isinstance(title, Title) else NONE


def info_of(title: kernel.Title[Any]) -> TitleInfo | None:
    """What a title says of itself, if it does."""
    return title.info if isinstance(title, Title) else None
