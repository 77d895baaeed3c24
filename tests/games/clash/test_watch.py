"""§3.9 §5.2 The watch over pieces and limits: it is silent at every limit, and speaks one step beyond."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, stand, troops
from tests.games.clash.tables import at_red_turn

from civitas.games.clash.box.queries import BARBARIANS, Clash, Owner, settlements_left, supply

Change = Callable[[Clash], None]


def _faults(*changes: Change) -> list[str]:
    g = at_red_turn().state
    city(g, RED, "D5")
    for change in changes:
        change(g)
    return list(at_red_turn().title.invariants(g))


def _goods(good: str, amount: int) -> Change:
    return lambda g: g.players[RED].goods.update({good: amount})


def _units(owner: int, hex: str, **units: int) -> Change:
    return lambda g: troops(g, owner, hex, **units)


def _paint(hex: str, terrain: str) -> Change:
    return lambda g: g.terrain.update({hex: terrain})


def _markers(number: int) -> Change:
    return lambda g: setattr(g.players[RED], "event_markers", number)


def _cities(owner: Owner, beyond: int) -> Change:
    """Every settlement of the owner is on the board, and so many more."""

    def change(g: Clash) -> None:
        free = [hex for hex in g.atlas.hexes if hex not in g.city]
        for hex in free[: settlements_left(g, owner) + beyond]:
            city(g, owner, hex)

    return change


def _all_of(owner: int, unit: str, beyond: int) -> Change:
    """Every piece of this kind is on the board, at most four on a hex, and so many more."""

    def change(g: Clash) -> None:
        free = iter(hex for hex in g.atlas.hexes if hex not in g.city)
        left = supply(g, owner, unit) + beyond
        while left:
            troops(g, owner, next(free), **{unit: min(left, 4)})
            left -= min(left, 4)

    return change


WATER, AFLOAT = _paint("B4", "water"), _units(RED, "B4", ship=1)


@pytest.mark.parametrize(
    ("before", "inside", "outside", "fault"),
    [
        ([], _goods("food", 2), _goods("food", 8), "seat 0 has 8 food"),
        ([], _goods("gold", 0), _goods("gold", -1), "seat 0 has -1 gold"),
        ([], _cities(RED, 0), _cities(RED, 1), "seat 0 has too many settlements"),
        ([], _cities(BARBARIANS, 0), _cities(BARBARIANS, 1), "too many barbarian settlements"),
        ([], _all_of(RED, "settler", 0), _all_of(RED, "settler", 1), "seat 0 has too many of settler"),
        ([], _all_of(RED, "infantry", 0), _all_of(RED, "infantry", 1), "seat 0 has too many of infantry"),
        ([], _markers(3), _markers(4), "seat 0 has 4 markers on the counter"),
        ([], _markers(0), _markers(-1), "seat 0 has -1 markers on the counter"),
        ([], _units(RED, "E6", infantry=4), _units(RED, "E6", infantry=5), "0 has too large an army on E6"),
        (
            [_units(RED, "E6", infantry=1)],
            _units(BLUE, "E7", settler=1),
            _units(BLUE, "E6", settler=1),
            "together on E6",
        ),
        ([WATER], AFLOAT, _units(RED, "E6", ship=1), "a ship of 0 lies on land at E6"),
        ([WATER, AFLOAT], _units(RED, "B4", infantry=2), _units(RED, "B4", infantry=3), "0 has too much cargo on B4"),
    ],
)
def test_a_limit_may_be_reached_and_not_passed(
    before: list[Change], inside: Change, outside: Change, fault: str
) -> None:
    assert _faults(*before, inside) == []
    (found,) = _faults(*before, outside)
    assert fault in found


def test_nobody_has_an_advance_twice() -> None:
    assert _faults(lambda g: gained(g, RED, "writing", "writing")) == ["seat 0 has an advance twice"]


def test_no_city_stands_in_the_water() -> None:
    assert "the city D5 is not on land" in _faults(_paint("D5", "water"))


def test_a_wonder_is_either_in_the_deck_or_on_the_board() -> None:
    assert _faults(lambda g: stand(g, "great_wall", RED, "E6")) == []
    (found,) = _faults(lambda g: g.decks.update(wonder=g.decks["wonder"][1:]))
    assert "wonder" in found
