"""The numbers behind the advice, from the data file."""

from __future__ import annotations

from typing import Any

from civitas.games.scharz.box.content import UNITS, read

_DATA = read("advice")
WORTH: dict[str, float] = _DATA["worth"]
STRENGTH: dict[str, float] = _DATA["strength"]
LEVELS: list[float] = _DATA["level"]["strength"]
SWORDS: dict[str, float] = _DATA["swords"]
MARCH: dict[str, float] = _DATA["march"]
DEALING: dict[str, float] = _DATA["dealing"]
SAILING: dict[str, float] = _DATA["sailing"]
PROLOG: dict[str, float] = _DATA["prolog"]
TRADE: dict[str, float] = _DATA["trade"]
SEASON: dict[str, float] = _DATA["season"]
LIKING: dict[str, float] = _DATA["liking"]
MANNERS: dict[str, dict[str, float]] = _DATA["manner"]

LIKINGS = ("land", "war")
"""What one bot likes better than another."""
OPENINGS = ("grain", "room", "company", "coast")
"""What one bot looks for more than another where it places its villages."""

View = dict[str, Any]
"""What a seat sees of the table."""
Taste = dict[str, float]
"""How much a bot likes each of the `LIKINGS`; 1 is indifferent."""


def strength(troop: str) -> float:
    """What a unit is worth in a fight, by its kind and its level."""
    unit = UNITS[troop]
    return STRENGTH[unit.kind] * LEVELS[unit.level]
