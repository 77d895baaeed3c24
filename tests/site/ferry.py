"""A small game in three versions of its rules, for tables that outlive a version.

Each seat in turn says how many people to ferry, and a die says whether the river takes one. Version 2 changes an
outcome: a six now takes two. Version 3 asks a new question: from the third round on the ferryman may pray first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.kernel import (
    Ask,
    Chooser,
    Each,
    Note,
    One,
    Procedure,
    Program,
    Repeat,
    Result,
    Roll,
    Sequence,
    State,
    Step,
    Title,
    YesNo,
)

NAME = "tests.site.ferry:TITLE"
ROUNDS = 8
SIX = 6


class River(State):
    __slots__ = ("across", "round")
    across: list[int]
    round: int

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.across = [0] * seats
        self.round = 0


def next_round(g: River) -> None:
    g.round += 1


def ferry(drowned_by_six: int, first_prayer: int) -> Any:
    def cross(g: River, seat: int) -> Procedure[None]:
        if g.round >= first_prayer:
            yield Ask(seat, YesNo("pray"))
        load = yield Ask(seat, One("load", (1, 2, 3)))
        rolled = yield Roll("river", SIX)
        lost = drowned_by_six if rolled == SIX else 0
        g.across[seat] += max(load - lost, 0)
        yield Note("crossed", seat=seat, load=load, lost=lost)

    return cross


class Ferry(Title[River]):
    id = NAME
    home = "tests.site"
    seats = range(2, 4)
    state = River
    has_secrets = False

    def __init__(self, version: str, drowned_by_six: int, first_prayer: int) -> None:
        self.version = version
        every = Each(lambda g: range(len(g.across)), Step(ferry(drowned_by_six, first_prayer)))
        self.program = Program(Repeat(Sequence(Step(next_round), every), at_most=ROUNDS))

    def setup(self, seats: int, options: Mapping[str, str]) -> River:
        return River(seats)

    def view(self, g: River, viewer: int | None) -> dict[str, Any]:
        return {"across": list(g.across), "round": g.round}

    def redeal(self, g: River, seat: int, chooser: Chooser) -> None:
        return

    def result(self, g: River) -> Result:
        best = max(g.across)
        return Result(tuple(g.across), tuple(seat for seat, count in enumerate(g.across) if count == best))


NEVER = ROUNDS + 1
FIRST = Ferry("1", drowned_by_six=1, first_prayer=NEVER)
SECOND = Ferry("2", drowned_by_six=2, first_prayer=NEVER)
THIRD = Ferry("3", drowned_by_six=2, first_prayer=3)
TITLE = FIRST
