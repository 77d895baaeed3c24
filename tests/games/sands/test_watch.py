"""§2.0.1 §2.6.2 The watch over pieces and tracks: it is silent at every end of a scale, and speaks one step beyond."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.sands.situations import MARION, in_turn, seated, settle

from civitas.games.sands import TITLE
from civitas.games.sands.box.content import CATEGORIES
from civitas.games.sands.box.state import Empire, Sands


def _faults(change: Callable[[Sands, Empire], None]) -> list[str]:
    g = in_turn(seated(), "build").state
    assert TITLE.invariants(g) == []
    change(g, g.empires[MARION])
    return list(TITLE.invariants(g))


def _heritage(value: int) -> Callable[[Sands, Empire], None]:
    return lambda g, empire: empire.heritage.update({CATEGORIES[1]: value})


def _points(value: int) -> Callable[[Sands, Empire], None]:
    return lambda g, empire: setattr(empire, "victory_points", value)


def _unrest(value: int) -> Callable[[Sands, Empire], None]:
    return lambda g, empire: setattr(empire, "unrest", value)


def _soldiers(value: int) -> Callable[[Sands, Empire], None]:
    return lambda g, empire: empire.soldiers.update(syria=value)


def _crops(value: int) -> Callable[[Sands, Empire], None]:
    return lambda g, empire: setattr(empire, "crops", value)


def _tiles(value: int) -> Callable[[Sands, Empire], None]:
    return lambda g, empire: g.supply.update(forum=value)


def _built(value: int) -> Callable[[Sands, Empire], None]:
    return lambda g, empire: g.buildings.update(libya=("forum", "quarry", "theatre", "city", "wonder")[:value])


def _regions(value: int) -> Callable[[Sands, Empire], None]:
    def change(g: Sands, empire: Empire) -> None:
        free = [region for region in g.atlas.regions if g.control[region] not in range(g.seats)]
        settle(g, MARION, *free[: value - 1], capital="syria")

    return change


@pytest.mark.parametrize(
    ("inside", "outside", "fault"),
    [
        (_heritage(15), _heritage(16), "heritage"),
        (_heritage(0), _heritage(-1), "heritage"),
        (_points(0), _points(-1), "-1 points"),
        (_unrest(7), _unrest(8), "unrest 8"),
        (_soldiers(0), _soldiers(-1), "less than nothing"),
        (_crops(0), _crops(-1), "less than nothing"),
        (_tiles(0), _tiles(-1), "more building tiles than the box holds"),
        (_built(4), _built(5), "more buildings than its capacity"),
        (_regions(10), _regions(11), "controls 11 regions"),
    ],
)
def test_a_scale_has_two_ends(
    inside: Callable[[Sands, Empire], None], outside: Callable[[Sands, Empire], None], fault: str
) -> None:
    assert _faults(inside) == []
    (found,) = _faults(outside)
    assert fault in found


def test_nobody_is_without_a_region_once_play_has_begun() -> None:
    def change(g: Sands, empire: Empire) -> None:
        for region in empire.provinces:
            g.control[region] = 1
        empire.provinces, empire.capital = (), ""

    assert _faults(change) == [f"seat {MARION} controls 0 regions"]


def test_a_province_that_was_lost_counts_no_more() -> None:
    def change(g: Sands, empire: Empire) -> None:
        empire.provinces += ("libya",)

    assert _faults(change) == [f"seat {MARION} counts a lost province"]
