"""What can be seen of a table, as text that two tables can be compared by."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from traceback import walk_tb
from typing import Any

from civitas.kernel import LogLine, Table


class Offence(Exception):
    """A check has found something wrong."""


def breakdown(fault: Exception) -> str:
    """An exception, with the place at which it arose."""
    *_, (frame, line) = walk_tb(fault.__traceback__)
    return f"{fault!r} ({Path(frame.f_code.co_filename).name}, line {line})"


def text(value: Any) -> str:
    """JSON in the order in which it comes, for order is visible too; raises TypeError on anything that is not JSON."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def viewers(table: Table) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(table.seats), None]


def who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def questions(table: Table) -> str:
    """Who is asked what, with every option."""
    return text([[seat, table.prompt(seat).to_json()] for seat in table.to_act()])


def question(table: Table, seat: int) -> str:
    """What one seat is asked, and what it is refused, with the reasons."""
    if seat not in table.to_act():
        return "null"
    return text([table.prompt(seat).to_json(), [refusal.to_json() for refusal in table.refusals(seat)]])


def lines(notes: Sequence[LogLine]) -> str:
    """Notes without the number of their entry: doing a thing again gives it another number."""
    return text([[note.key, note.params] for note in notes])


class Position:
    """How a table stands at a decision; what costs time is looked up when it is first needed."""

    __slots__ = ("_fingerprint", "_question", "_questions", "_views", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._fingerprint = ""
        self._questions = ""
        self._question: dict[int, str] = {}
        self._views: dict[int | None, str] = {}

    @property
    def fingerprint(self) -> str:
        self._fingerprint = self._fingerprint or self.table.fingerprint()
        return self._fingerprint

    @property
    def questions(self) -> str:
        self._questions = self._questions or questions(self.table)
        return self._questions

    def question(self, seat: int) -> str:
        if seat not in self._question:
            self._question[seat] = question(self.table, seat)
        return self._question[seat]

    def view(self, viewer: int | None) -> str:
        if viewer not in self._views:
            self._views[viewer] = text(self.table.view(viewer))
        return self._views[viewer]

    def must_equal(self, other: Table, what: str) -> None:
        """Raise an offence unless the other table has the same facts and asks the same."""
        if other.fingerprint() != self.fingerprint:
            where = difference(text(self.table.state.dump()), text(other.state.dump()))
            raise Offence(f"{what} has another state: {where}")
        if (asked := questions(other)) != self.questions:
            raise Offence(f"{what} asks something else: {difference(self.questions, asked)}")


def difference(one: str, other: str) -> str:
    """The first place at which two JSON texts differ."""
    return _difference(json.loads(one), json.loads(other), "") or "the order of the keys"


def _difference(one: Any, other: Any, path: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            if key not in one or key not in other:
                return f"{path}.{key} is only there once"
        pairs = [(f"{path}.{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return "" if one == other else f"{path.lstrip('.')}: {_short(one)} against {_short(other)}"
    return next((found for deeper, a, b in pairs if (found := _difference(a, b, deeper))), "")


def _short(value: Any) -> str:
    written = text(value)
    return written if len(written) <= 80 else f"{written[:77]}…"
