"""The names of bots: `greedy`, `strategist`, `master:warrior`, `search:iterations=200`.

A name is a kind of bot and what is to be said about it, with colons in between: a manner of play, and how long it may
think, in seconds of its own time or in iterations; `written` keeps it to the evaluation that was written by hand. A bot
of somebody's own is `my_bots:Dreamer`, module and attribute as with games, or the name under which its package has
entered it. Whoever writes results down writes this name.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import NamedTuple

from civitas.bots import guests

_DATA = tomllib.loads(files(__package__).joinpath("levels.toml").read_text("utf-8"))


class Level(NamedTuple):
    """How strong one of those that think ahead is to be."""

    seconds: float
    """The longest that a decision may take."""
    written: bool = False
    """It goes by the written evaluation, even where the title has a learned one."""
    overlooked: float = 0.0
    """The share of answers that it overlooks."""


LEVELS: dict[str, Level] = {name: Level(**level) for name, level in _DATA["level"].items()}
"""The levels for players."""
MANNERS: tuple[str, ...] = tuple(_DATA["manners"])
USUAL: str = _DATA["usual"]
"""Whom people meet if they do not choose."""
FIRST: str = _DATA["first"]
"""Whom people meet in their first game."""
NEXT: float = _DATA["novice"]["next"]
"""How often a novice takes an answer, compared with the next better one."""
OVERLOOKED: float = _DATA["novice"]["overlooked"]
"""The share of answers, or of orders worth giving, that it overlooks."""
SEARCH = "search"
"""A bot that thinks ahead with a budget of one's own choice."""
WRITTEN = "written"
"""Said of a bot that thinks ahead: it goes by the written evaluation, even where the title has a learned one."""
CARETAKER = "caretaker"
"""Who only sits in for people who are away."""
KINDS = ("random", "novice", "greedy", *LEVELS)
"""What people are offered."""


class UnknownBot(Exception):
    """No bot of that name."""

    def __init__(self, name: str) -> None:
        known = ", ".join([*KINDS, SEARCH, *guests.installed()])
        super().__init__(f"no bot is called {name!r}; there are: {known}, or one of your own as module:Class")
        self.name = name


class Budget(NamedTuple):
    """How long a bot may think about one decision: in seconds by the clock, in seconds of processor time (which a busy
    machine does not shorten), or in iterations. Only with iterations does the same seed play the same game."""

    seconds: float | None = None
    cpu: float | None = None
    iterations: int | None = None

    def part(self, share: float) -> Budget:
        """A share of it, and never nothing."""
        seconds, cpu, iterations = self
        return Budget(
            None if seconds is None else share * seconds,
            None if cpu is None else share * cpu,
            None if iterations is None else max(1, round(share * iterations)),
        )


class BotName(NamedTuple):
    """A bot's name, read."""

    kind: str
    manner: str = ""
    budget: Budget = Budget()
    written: bool = False

    @property
    def is_ours(self) -> bool:
        return self.kind in (SEARCH, CARETAKER, *KINDS)

    @property
    def thinks_ahead(self) -> bool:
        return self.kind == SEARCH or self.kind in LEVELS

    def __str__(self) -> str:
        budget = [f"{name}={value:g}" for name, value in self.budget._asdict().items() if value is not None]
        said = [self.manner] * bool(self.manner) + [WRITTEN] * self.written
        return ":".join([self.kind, *said, *budget])


def read_name(name: str) -> BotName:
    """The name, read; `UnknownBot` if it means nothing."""
    kind, *parts = name.split(":")
    found = BotName(kind)
    if not found.is_ours:
        if not guests.is_guest(name):
            raise UnknownBot(name)
        return BotName(name)
    for part in parts:
        if not found.thinks_ahead:
            raise UnknownBot(name)
        if part in MANNERS:
            found = found._replace(manner=part)
        elif part == WRITTEN:
            found = found._replace(written=True)
        else:
            found = found._replace(budget=_budget(name, part, found.budget))
    if kind == SEARCH and found.budget == Budget():
        raise UnknownBot(name)  # one without a limit would think for ever
    return found


def _budget(name: str, part: str, budget: Budget) -> Budget:
    """A limit such as `iterations=200` or `seconds=0.5` beside those named before."""
    unit, _, amount = part.partition("=")
    try:
        if unit == "iterations" and int(amount) > 0:
            return budget._replace(iterations=int(amount))
        if unit == "seconds" and 0 < float(amount) < float("inf"):
            return budget._replace(seconds=float(amount))
        if unit == "cpu" and 0 < float(amount) < float("inf"):
            return budget._replace(cpu=float(amount))
    except ValueError:
        pass
    raise UnknownBot(name)


def budget_of(name: BotName) -> Budget:
    """The limit that the name gives; a level has one of its own."""
    return name.budget if name.budget != Budget() else Budget(seconds=LEVELS[name.kind].seconds)
