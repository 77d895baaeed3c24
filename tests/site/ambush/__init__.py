"""A small game of reactions: one seat goes, and all others are asked whether they strike.

Who has a blade can strike, who has none can only let it pass; everybody is asked, and nobody knows what others hold.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from civitas.games.companions import Companions
from civitas.games.title import Title
from civitas.kernel import Ask, AskAll, Choice, Chooser, One, Procedure, Program, Repeat, Result, State, Step

NAME = "tests.site.ambush:TITLE"
SEATS = 41
ROUNDS = 50


class Pass(State):
    """A mountain pass."""

    __slots__ = ("armed", "round", "struck")
    armed: list[list[bool]]
    """Who has a blade, round by round."""
    round: int
    struck: list[int]

    def __init__(self, seats: int, swapped: bool) -> None:
        super().__init__()
        deal = random.Random("blades")
        self.armed = [[deal.random() < 0.5 for _ in range(seats)] for _ in range(ROUNDS)]
        if swapped:
            self.armed = [[not has for has in hands] for hands in self.armed]
        self.round = 0
        self.struck = [0] * seats


def walk(g: Pass) -> Procedure[None]:
    yield Ask(0, One("go", ("on",)))
    armed = g.armed[g.round]
    choices = {seat: ("no", "strike") if armed[seat] else ("no",) for seat in range(1, len(armed))}
    said = yield AskAll({seat: One("react", answers) for seat, answers in choices.items()})
    for seat, answer in said.items():
        g.struck[seat] += answer == "strike"
    g.round += 1


class Ambush(Title[Pass]):
    id = NAME
    home = "tests.site.ambush"
    version = "1"
    seats = range(2, SEATS + 1)
    state = Pass
    options = {"blades": Choice(("dealt", "swapped"))}  # noqa: RUF012
    program = Program(Repeat(Step(walk), at_most=ROUNDS))

    @property
    def companions(self) -> Companions:
        from tests.site.ambush.absence import ABSENCE

        return Companions(absence=ABSENCE)

    def setup(self, seats: int, options: Mapping[str, str]) -> Pass:
        return Pass(seats, options["blades"] == "swapped")

    def view(self, g: Pass, viewer: int | None) -> dict[str, Any]:
        return {"round": g.round, "armed": viewer is not None and g.round < ROUNDS and g.armed[g.round][viewer]}

    def redeal(self, g: Pass, seat: int, chooser: Chooser) -> None:
        for other in range(len(g.struck)):
            if other != seat and g.round < ROUNDS:
                g.armed[g.round][other] = chooser.choice((True, False))

    def result(self, g: Pass) -> Result:
        return Result(tuple(g.struck), ())


TITLE = Ambush()
