"""Raft: a toy in which all win or lose together. Everybody in turn rows or bails, and the river decides the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from civitas.games.companions import Companions
from civitas.games.title import Title
from civitas.kernel import (
    Ask,
    Chooser,
    Each,
    Note,
    One,
    Outcome,
    Procedure,
    Program,
    Repeat,
    Result,
    Roll,
    State,
    Step,
)

FAR, FULL = 12, 8
"""So far is the other bank; with so much water the raft sinks."""


class River(State):
    """Where the raft is, and how much water stands in it."""

    __slots__ = ("rowed", "seats", "water")
    seats: int
    rowed: int
    water: int

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.rowed = 0
        self.water = 0


def everyone(g: River) -> range:
    return range(g.seats)


def afloat(g: River, seat: int | None = None) -> bool:
    return g.rowed < FAR and g.water < FULL


def turn(g: River, seat: int) -> Procedure[None]:
    """Row by the roll of a die, or bail; either way some water comes in."""
    if not afloat(g):
        return
    act = yield Ask(seat, One("act", ["row", "bail"]))
    number = yield Roll("river", sides=3)
    if act == "row":
        g.rowed += number
        g.water += 1
    else:
        g.water = max(0, g.water - number)
    g.water += 1
    yield Note("rowed" if act == "row" else "bailed", seat=seat, number=number)


class Raft(Title[River]):
    id = "raft"
    home = __name__
    version = "1"
    seats = range(1, 4)
    state = River
    has_secrets = False
    program = Program(Repeat(Each(everyone, Step(turn)), while_=afloat))

    @property
    def companions(self) -> Companions:
        from . import advice

        return Companions(advice=advice)

    def setup(self, seats: int, options: Mapping[str, str]) -> River:
        return River(seats)

    def view(self, g: River, viewer: int | None) -> dict[str, Any]:
        return {"rowed": g.rowed, "water": g.water}

    def redeal(self, g: River, seat: int, chooser: Chooser) -> None:
        """Nothing is hidden."""

    def together(self, options: Mapping[str, str]) -> bool:
        return True

    def result(self, g: River) -> Result:
        across = g.rowed >= FAR and g.water < FULL
        ending = None if afloat(g) else Outcome("across" if across else "sunk", rule="1")
        return Result((min(g.rowed, FAR),) * g.seats, tuple(everyone(g)) if across else (), ending)

    def invariants(self, g: River) -> Iterator[str]:
        if g.water < 0:
            yield "there is less than no water"


TITLE = Raft()
