"""The Sands of Time as a title: its sequence of play, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from civitas.games.companions import Companions
from civitas.games.sands import generation, scoring, secrets, setup
from civitas.games.sands.actions.bonus import BONUS_ACTIONS
from civitas.games.sands.box.content import (
    ADVANCES,
    BUILDINGS,
    CATEGORIES,
    CHRONICLES,
    DICE,
    FIELDS,
    GOODS,
    KINDS,
    PIECES,
    REGIONS,
    RESOURCES,
    ROWS,
    SCENES,
    SIDES,
    TERRAIN,
    TRACKS,
)
from civitas.games.sands.box.state import Sands, clockwise
from civitas.games.sands.companions import COMPANIONS
from civitas.games.sands.turn import CARDS, TURN, begin_round, choose_cards
from civitas.games.title import Stage, Title, TitleInfo
from civitas.kernel import Chooser, Each, Program, Repeat, Result, Sequence, Step


def goes_on(g: Sands) -> bool:
    """§4.0.1 Generations follow each other until the third dynasty is over."""
    return not g.ended


SETUP = Sequence(
    Step(setup.lay_out),
    Each(clockwise, Step(setup.first_province)),
    Each(setup.counter_clockwise, Step(setup.second_province)),
    Each(clockwise, Step(setup.third_province)),
    Step(setup.first_citizens),
    Each(clockwise, Step(setup.choose_capital)),
    Each(clockwise, Step(setup.first_caravan)),
    Each(clockwise, Step(setup.extra_peasant)),
    Each(clockwise, Step(setup.first_advance)),
)

ROUND = Sequence(
    Step(begin_round, asks=False),
    Step(choose_cards),
    Each(clockwise, TURN),
    Step(generation.pass_time),
)

GENERATION = Sequence(
    Step(generation.income),
    Repeat(ROUND, while_=generation.lasts),
    Each(clockwise, Step(generation.growth)),
    Step(generation.overcrowding),
    Step(generation.thin_out),
    Step(scoring.end_dynasty),
    Repeat(Step(generation.new_generation), while_=goes_on, at_most=1),
)

PLAY = Sequence(SETUP, Repeat(GENERATION, while_=goes_on), Step(scoring.final_scoring))
"""§4.0.1 Setting up, generations of six phases until the third dynasty is over, the final scoring."""


class SandsOfTime(Title[Sands]):
    """The Sands of Time, for two to five players."""

    id = "sands"
    home = "civitas.games.sands"
    version = "2"
    seats = range(2, 6)
    program = Program(PLAY)
    state = Sands
    info = TitleInfo(
        designer="Jeff Warrender",
        publisher="Spielworxx",
        year=2017,
        minutes=range(120, 181),
        weight=4,
        languages=("de", "en"),
        stage=Stage.WHOLE,
        opponents=("Dido", "Solon", "Zenobia", "Ramses", "Hannibal"),
    )

    @property
    def companions(self) -> Companions:
        return COMPANIONS

    def setup(self, seats: int, options: Mapping[str, str]) -> Sands:
        return Sands(seats)

    def view(self, g: Sands, viewer: int | None) -> dict[str, Any]:
        return secrets.view(g, viewer)

    def redeal(self, g: Sands, seat: int, chooser: Chooser) -> None:
        secrets.redeal(g, seat, chooser)

    def result(self, g: Sands) -> Result:
        return scoring.result(g)

    def invariants(self, g: Sands) -> Iterable[str]:
        return secrets.invariants(g)

    def vocabulary(self) -> Mapping[str, Iterable[str]]:
        return {
            "region": REGIONS,
            "border": SIDES,
            "resource": RESOURCES,
            "category": CATEGORIES,
            "terrain": sorted(set(TERRAIN.values())),
            "kind": KINDS,
            "card": CARDS,
            "bonus": BONUS_ACTIONS,
            "building": BUILDINGS,
            "advance": ADVANCES,
            "row": ROWS,
            "field": FIELDS,
            "good": GOODS.values(),
            "chronicle": map(str, CHRONICLES),
            "piece": PIECES,
            "track": TRACKS,
            "die": DICE,
            "scene": SCENES,
        }
