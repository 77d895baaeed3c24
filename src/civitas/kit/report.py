"""What the checks found, and how much they looked at."""

from __future__ import annotations

from typing import Any, NamedTuple


class Finding(NamedTuple):
    """Something wrong with a game. `path` is the game up to the offence, for `civitas replay`."""

    check: str
    message: str
    players: int | None = None
    seed: str | None = None
    path: str | None = None


class Tally(NamedTuple):
    """How much one check has looked at; `note` says why it was nothing."""

    check: str
    amount: int
    unit: str
    seconds: float
    note: str = ""


class Begun(NamedTuple):
    """How much was played from beginnings of one kind: the opening, rich positions, late positions."""

    beginning: str
    tables: int
    decisions: int


class Report:
    """The outcome of a run of the kit."""

    def __init__(self, title: str, findings: list[Finding], tallies: list[Tally], begun: list[Begun]) -> None:
        self.title = title
        self.findings = findings
        self.tallies = tallies
        self.begun = begun

    @property
    def ok(self) -> bool:
        return not self.findings

    def to_json(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "ok": self.ok,
            "findings": [finding._asdict() for finding in self.findings],
            "checked": [tally._asdict() for tally in self.tallies],
            "played": [begun._asdict() for begun in self.begun],
        }
