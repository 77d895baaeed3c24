"""What of an analysis is shown: the words of its turns, the sums of its rolls, and the rolls that surprised."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any

from civitas import kernel
from civitas.site.tables.record.log import lines_for
from civitas.texts import Speaker

LINES = 4
"""Lines of the log that are told of a turn."""
SURPRISES = 8
LEAST = 1.0
"""Standard deviations from which on a roll is surprising."""
Roll = dict[str, Any]


def words_of_turn(table_id: int, viewer: int | None, turn: dict[str, Any], words: Speaker) -> list[str]:
    """What happened when the estimate turned."""
    rows = lines_for(table_id, viewer, turn["first"], turn["seq"])
    return [words.note(kernel.LogLine(row.seq, row.key, row.params, None)) for row in rows[:LINES]]


def luck_of(rolls: Iterable[Roll]) -> list[dict[str, Any]]:
    """The rolls of each kind and seat together."""
    found: dict[tuple[str, int], list[Roll]] = {}
    for roll in rolls:
        found.setdefault((roll["key"], roll["seat"]), []).append(roll)
    return [_together(key, seat, part) for (key, seat), part in sorted(found.items())]


def _together(key: str, seat: int, rolls: list[Roll]) -> dict[str, Any]:
    got, expected = (sum(roll[name] for roll in rolls) for name in ("got", "expected"))
    spread = sqrt(sum(roll["spread"] ** 2 for roll in rolls))
    return {
        "seat": seat,
        "key": key,
        "rolls": len(rolls),
        "got": got,
        "expected": expected,
        "sigma": (got - expected) / spread if spread else 0.0,
    }


def surprises(rolls: Iterable[Roll]) -> list[Roll]:
    """The rolls that were furthest from what was to be expected, in the order of the game."""

    def far(roll: Roll) -> float:
        return abs(roll["got"] - roll["expected"]) / roll["spread"] if roll["spread"] else 0.0

    most = sorted((roll for roll in rolls if far(roll) >= LEAST), key=far, reverse=True)[:SURPRISES]
    return sorted(most, key=lambda roll: (roll["seq"], roll["seat"]))
