"""A toy game for the tests of the laboratory: who draws the higher number wins; seat 0 may have a handicap."""

from __future__ import annotations

import os
from collections.abc import Mapping
from time import sleep
from typing import Any

from civitas.games.data import read
from civitas.kernel import Ask, Chooser, Program, Result, Roll, Sequence, State, Step, Title, YesNo

DATA = read("tests.lab.duel_data", "duel")
FACES: int = DATA["die"]["faces"]
FIRST: dict[str, int] = DATA["player"][0]


class Duel(State):
    __slots__ = ("drawn",)
    drawn: list[int]

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.drawn = [0] * seats


def draw(g: Duel) -> Any:
    """Everybody draws, the first with what the data grants."""
    sleep(float(os.environ.get("DUEL_SECONDS", "0")))
    for seat in range(len(g.drawn)):
        yield Ask(seat, YesNo("ready"))
        g.drawn[seat] = (yield Roll("draw", FACES)) + (FIRST["bonus"] if seat == 0 else 0)


class DuelTitle(Title[Duel]):
    id = "duel"
    home = "tests.lab.duel_data"
    version = "1"
    seats = range(2, 5)
    program = Program(Sequence(Step(draw)))
    state = Duel
    has_secrets = False

    def setup(self, seats: int, options: Mapping[str, str]) -> Duel:
        return Duel(seats)

    def view(self, g: Duel, viewer: int | None) -> dict[str, Any]:
        return {"drawn": list(g.drawn)}

    def redeal(self, g: Duel, seat: int, chooser: Chooser) -> None:
        """Nothing is hidden."""

    def result(self, g: Duel) -> Result:
        best = max(g.drawn)
        return Result(tuple(g.drawn), tuple(seat for seat, drawn in enumerate(g.drawn) if drawn == best))


TITLE = DuelTitle()
