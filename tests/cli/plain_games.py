"""Variations of the toy: without secrets and sheets, under another name, without texts, with a dead end."""

from __future__ import annotations

from typing import Any

from tests.cli.harbour import TOO_POOR, Harbour, HarbourTitle

from civitas.games.companions import NONE, Companions
from civitas.kernel import Ask, Label, Number, One, Procedure, Program, Sequence, Some, Step, Verdict


class Bare(HarbourTitle):
    """Nothing is secret, and no sheet says how to draw it."""

    home = "tests.cli.bare"

    @property
    def companions(self) -> Companions:
        return NONE

    def view(self, g: Harbour, viewer: int | None) -> dict[str, Any]:
        return {"coins": list(g.coins)}


class Other(HarbourTitle):
    id = "other"


class Mute(HarbourTitle):
    home = "tests.cli.mute"


def stuck(g: Harbour) -> Procedure[None]:
    """Asks without offering anything."""
    yield Ask(0, One("work", []))


class Stuck(HarbourTitle):
    """Comes to a dead end."""

    home = "tests.cli.bare"
    program = Program(Sequence(Step(stuck)))


def many(g: Harbour) -> Procedure[None]:
    """Asks with many options of two sorts, and as many that are refused."""

    def check(what: str) -> Verdict:
        return (TOO_POOR, 99) if what.startswith("x") else None

    def label(what: str) -> Label:
        return Label("build", building=what, cost=1) if "b" in what else Label("good", good=what)

    candidates = [f"{sort}{n}" for n in range(15) for sort in ("b", "g", "xb", "xg")]
    yield Ask(0, One("work", candidates, check, params={"round": 1}, label=label))


class Wide(HarbourTitle):
    """A question with as many options as a big game has."""

    home = "tests.cli.bare"
    program = Program(Sequence(Step(many)))


def meant(g: Harbour) -> Procedure[None]:
    """Asks for a number with a meaning, and for exactly two and for one or two of three."""
    yield Ask(0, Number("hours", 2, 6, label=lambda cost: Label("build", building="pier", cost=cost)))
    for least in (2, 1):
        goods = ["amber", "salt", "wine"]
        yield Ask(0, Some("load", goods, least, 2, label=lambda good: Label("good", good=good)))


class Meant(HarbourTitle):
    home = "tests.cli.bare"
    program = Program(Sequence(Step(meant)))


def beside(g: Harbour) -> Procedure[None]:
    """Asks with something beside the question that may not be done now."""
    yield Ask(0, One("vote", ["fish"], label=Label, aside=One("beg", ["beg"], barred=(TOO_POOR, 9), label=Label)))


class Beside(HarbourTitle):
    home = "tests.cli.bare"
    program = Program(Sequence(Step(beside)))


class Later(HarbourTitle):
    """The toy under a later version of its rules, in which all begin with more."""

    version = "2"

    def setup(self, seats: int, options: Any) -> Harbour:
        g = super().setup(seats, options)
        g.coins = [3] * seats
        return g


BARE = Bare()
OTHER = Other()
MUTE = Mute()
STUCK = Stuck()
LATER = Later()
WIDE = Wide()
MEANT = Meant()
BESIDE = Beside()
