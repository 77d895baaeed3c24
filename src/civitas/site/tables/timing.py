"""How a table measures time: one of the presets, or not at all."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

NONE = "none"
"""The table has no clock."""
DEFAULT = "friends"


class Timing(NamedTuple):
    """The numbers of a clock. A table keeps its own copy: it goes on with the clock it was begun with."""

    preset: str
    kind: str
    """`bank`, `live` (a bank of minutes) or `count` (time is counted and never runs out)."""
    bank: float
    increment: float
    cap: float
    grace: float
    ballot: float
    pauses: bool
    """Do quiet hours and holidays stop the clock?"""

    @property
    def runs_out(self) -> bool:
        return self.kind != "count"

    @property
    def is_live(self) -> bool:
        return self.kind == "live"


@cache
def presets() -> dict[str, Timing]:
    """The clocks that can be chosen, by their ids, in the order in which they are offered."""
    text = files("civitas.site.tables").joinpath("data/presets.toml").read_text(encoding="utf-8")
    found = {}
    for name, numbers in tomllib.loads(text).items():
        numbers.pop("origin")
        found[name] = Timing(preset=name, **numbers)
    return found


def chosen(preset: str, pauses: bool | None = None) -> dict[str, Any]:
    """What a table keeps of its choice; nothing if it has no clock. Raises KeyError for one that is not offered."""
    if preset == NONE:
        return {}
    timing = presets()[preset]
    return timing._replace(pauses=timing.pauses if pauses is None else pauses)._asdict()


def timing_of(kept: dict[str, Any]) -> Timing | None:
    """The clock that a table has kept."""
    return Timing(**kept) if kept else None
