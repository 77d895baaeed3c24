"""Steppe: a toy whose one question has far more answers than anybody could list.

Each in turn, the players place up to twelve herds on 209 fields: none on a swamp, and few in each region. What a field
is worth is printed on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.companions import Companions
from civitas.games.title import Title
from civitas.kernel import (
    Ask,
    Chooser,
    Each,
    Label,
    Outcome,
    Place,
    Procedure,
    Program,
    Reason,
    Repeat,
    Result,
    Sequence,
    State,
    Step,
    Verdict,
)

FIELDS = tuple(f"field-{number}" for number in range(209))
NUMBERS = {field: number for number, field in enumerate(FIELDS)}
HERDS = 12
IN_A_FIELD = 2
IN_A_REGION = 4
REGION = 20
ROUNDS = 2
SWAMP = Reason("swamp", "1.1", "field")
CROWDED = Reason("crowded", "1.2", "number")


class Grass(State):
    __slots__ = ("herds", "rounds")
    herds: list[dict[str, int]]
    rounds: int

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.herds = [{} for _ in range(seats)]
        self.rounds = ROUNDS


def worth(field: str) -> int:
    return NUMBERS[field] % 5


def dry(field: str) -> Verdict:
    """§1.1"""
    return (SWAMP, field) if NUMBERS[field] % 7 == 0 else None


def roomy(placed: Mapping[str, int]) -> Verdict:
    """§1.2"""
    regions: dict[int, int] = {}
    for field, herds in placed.items():
        region = NUMBERS[field] // REGION
        regions[region] = regions.get(region, 0) + herds
        if regions[region] > IN_A_REGION:
            return CROWDED, region
    return None


def field_label(field: str) -> Label:
    return Label("field", [f"field:{field}"], field=field)


def wander(g: Grass, seat: int) -> Procedure[None]:
    """§1 Up to twelve herds, anew in each round."""
    limits = dict.fromkeys(FIELDS, IN_A_FIELD)
    prompt = Place("wander", HERDS, limits, least=1, check=dry, so_far=roomy, rule="1", label=field_label)
    g.herds[seat] = yield Ask(seat, prompt)


def everyone(g: Grass) -> range:
    return range(len(g.herds))


def next_round(g: Grass) -> None:
    """§1"""
    g.rounds -= 1


class Steppe(Title[Grass]):
    id = "tests.kit.steppe:TITLE"
    home = __name__
    version = "1"
    seats = range(2, 4)
    state = Grass
    has_secrets = False
    program = Program(Repeat(Sequence(Each(everyone, Step(wander)), Step(next_round)), while_=lambda g: bool(g.rounds)))

    @property
    def companions(self) -> Companions:
        from tests.kit.steppe import advice

        return Companions(advice=advice)

    def setup(self, seats: int, options: Mapping[str, str]) -> Grass:
        return Grass(seats)

    def view(self, g: Grass, viewer: int | None) -> dict[str, Any]:
        return {"herds": [dict(herds) for herds in g.herds], "rounds": g.rounds}

    def redeal(self, g: Grass, seat: int, chooser: Chooser) -> None:
        """Nothing is hidden."""

    def result(self, g: Grass) -> Result:
        scores = tuple(sum(worth(field) * number for field, number in herds.items()) for herds in g.herds)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(scores, winners, None if g.rounds else Outcome("winter", rule="1"))

    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        return {"field": FIELDS}


TITLE = Steppe()
