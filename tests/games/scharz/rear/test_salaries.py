"""Salaries of the fast game: who costs what, who is disbanded, and which villages are lost."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import label, why
from tests.games.scharz.rear.stalls import offered, told
from tests.games.scharz.situations import at, blank, key, order, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.victory import end_round
from civitas.kernel import Answer, Table

LINES = ("salaries", "disbanded", "razed", "gold-paid")


def realm_of(gold: int, *stacks: tuple[str, str, int], towns: tuple[str, ...] = ("roma",)) -> Scharz:
    g = blank(round=4)
    settle(g, 0, *towns)
    settle(g, 1, "tarentum")
    for kind, place, number in stacks:
        where, _, posted = place.partition(".")
        post(g, 0, kind, where, number, posted or "open")
    g.realms[0].gold = gold
    return g


def due(g: Scharz) -> int:
    """What the first player pays."""
    g.realms[0].gold = 90
    table = at(g, end_round)
    assert table.state.realms[0].gold == 90 - next(line[2] for line in told(table, "salaries"))
    return 90 - int(table.state.realms[0].gold)


@pytest.mark.parametrize(("kind", "salary"), [
    ("light", 1), ("heavy", 1), ("engine", 1), ("cavalry", 2), ("mercenary", 2), ("light-3", 1),
])  # fmt: skip
def test_mercenaries_and_cavalry_cost_two_and_others_one(kind: str, salary: int) -> None:
    assert due(realm_of(90, (kind, "roma", 3))) == 1 + 3 * salary


def test_a_village_costs_one_and_a_city_two_and_twice_that_in_a_siege() -> None:
    g = realm_of(90, towns=("roma", "latium"))
    g.towns["roma"] = (0, "city")
    assert due(g) == 3
    g = realm_of(90, ("light", "roma.in", 2), towns=("roma", "latium"))
    g.towns["roma"] = (0, "city")
    post(g, 1, "light", "roma")
    assert due(g) == 1 + 2 * 2 + 2 * 2


def test_units_without_connection_are_disbanded_before_anybody_pays() -> None:
    g = realm_of(
        20, ("light", "roma", 2), ("light", "apulia", 3), ("heavy", "marsi.site", 2), ("light", "apulia.site", 1)
    )
    post(g, 0, "transport", "ionium")
    post(g, 0, "light", "ionium", 2)
    yard(g, "roma")
    post(g, 0, "warship", "roma", where="dock")
    table = at(g, end_round)
    assert told(table, "disbanded") == [
        ("disbanded", 0, "light", "apulia", 3),
        ("disbanded", 0, "light", "apulia", 1),
        ("disbanded", 0, "transport", "ionium", 1),
    ]
    units = {"light.roma.open": 2, "heavy.marsi.site": 2, "warship.roma.dock": 1}
    assert (table.state.realms[0].units, table.state.realms[0].gold) == (units, 20 - 6)


def test_units_inside_a_siege_stay() -> None:
    g = realm_of(20, ("light", "roma.in", 2))
    post(g, 1, "light", "roma")
    assert told(at(g, end_round), "disbanded") == [("disbanded", 1, "light", "roma", 1)]


def asked(g: Scharz) -> bool:
    table = at(g, end_round)
    return 0 in table.to_act() and key(table, 0) == "salaries"


def short(gold: int = 4) -> Scharz:
    """Seven gold are due: a village, two light infantry, a cavalry, two in a siege of their own are not."""
    return realm_of(gold, ("light", "roma", 2), ("cavalry", "roma", 1), ("heavy", "latium", 2))


def test_whoever_cannot_pay_is_asked_whom_to_disband() -> None:
    table = at(short(), end_round)
    assert key(table, 0) == "salaries"
    assert table.prompt(0).params == {"number": 3}
    assert offered(table, 0) == {
        "dismiss.light.roma.open": 2,
        "dismiss.cavalry.roma.open": 1,
        "dismiss.heavy.latium.open": 2,
    }
    shown = label(table, 0, "dismiss.cavalry.roma.open")
    assert shown == ("dismiss", ("place:roma",), {"unit": "cavalry", "place": "roma"})


@pytest.mark.parametrize(("answer", "expected"), [
    ({"light.roma.open": 2, "heavy.latium.open": 1}, ()),
    ({"light.roma.open": 1, "cavalry.roma.open": 1}, ()),
    ({"heavy.latium.open": 2, "cavalry.roma.open": 1}, ("not-needed",)),
    ({"light.roma.open": 2, "heavy.latium.open": 2}, ("not-needed",)),
    ({"cavalry.roma.open": 1}, ()),
])  # fmt: skip
def test_nobody_is_disbanded_for_whom_there_is_gold(answer: dict[str, int], expected: tuple[str, ...]) -> None:
    orders: Answer = {f"dismiss.{name}": number for name, number in answer.items()}
    assert why(at(short(), end_round), 0, orders) == expected


def settled(g: Scharz, **answer: int) -> Table:
    table = at(g, end_round)
    if 0 in table.to_act() and key(table, 0) == "salaries":
        order(table, s0={f"dismiss.{name.replace('_', '.')}": number for name, number in answer.items()})
    return table


def test_those_who_were_named_go_first_and_light_infantry_next() -> None:
    table = settled(short(), cavalry_roma_open=1)
    assert table.state.realms[0].units == {"light.roma.open": 1, "heavy.latium.open": 2}
    assert told(table, *LINES)[:4] == [
        ("disbanded", 0, "cavalry", "roma", 1),
        ("disbanded", 0, "light", "roma", 1),
        ("salaries", 0, 4),
        ("gold-paid", 0, 4),
    ]
    table = settled(short(2))
    assert table.state.realms[0].units == {"heavy.latium.open": 1}, "the cheapest, then others in their order"
    assert table.state.realms[0].gold == 0
    table = settled(short(), light_roma_open=2, heavy_latium_open=1)
    assert table.state.realms[0].units == {"cavalry.roma.open": 1, "heavy.latium.open": 1}


def test_nobody_is_asked_who_has_no_choice() -> None:
    for gold, stacks in (
        (6, (("light", "roma", 5),)),
        (3, (("light", "roma", 5),)),
        (0, (("light", "roma", 1), ("heavy", "latium", 1))),
        (1, (("light", "roma", 1), ("heavy", "latium", 1))),
        (7, (("light", "roma", 4), ("cavalry", "roma", 1))),
    ):
        assert not asked(realm_of(gold, *stacks))
    assert asked(realm_of(6, ("light", "roma", 4), ("cavalry", "roma", 1)))
    assert asked(realm_of(2, ("light", "roma", 1), ("heavy", "latium", 1)))


def test_villages_are_lost_where_nobody_is_left_to_disband_before_cities() -> None:
    g = realm_of(2, towns=("roma", "latium", "campania"))
    g.towns["campania"] = (0, "city")
    table = settled(g)
    assert set(table.state.towns) == {"campania", "tarentum"}
    assert told(table, *LINES)[:4] == [
        ("razed", 0, "village", "latium"),
        ("razed", 0, "village", "roma"),
        ("salaries", 0, 2),
        ("gold-paid", 0, 2),
    ]
    g = realm_of(3, ("light", "roma", 2), towns=("roma", "latium", "campania"))
    assert settled(g).state.realms[0].units == {}


def test_a_ship_that_is_disbanded_takes_along_what_it_carries() -> None:
    g = realm_of(2, ("light", "roma", 1), towns=("roma",))
    yard(g, "roma")
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum", 3)
    table = at(g, end_round)
    assert key(table, 0) == "salaries"
    assert table.prompt(0).params == {"number": 4}
    order(table, s0={"dismiss.transport.tyrrhenum.open": 1, "dismiss.light.tyrrhenum.open": 3})
    assert table.state.realms[0].units == {"light.roma.open": 1}
    assert table.state.realms[0].gold == 0


def test_salaries_are_paid_seat_by_seat_in_winter_and_then_comes_the_new_year() -> None:
    g = realm_of(10, ("light", "roma", 2))
    g.first, g.realms[0].prestige = 1, 3
    table = at(g, end_round)
    assert [line[1:] for line in told(table, "salaries")] == [(1, 1), (0, 3)]
    assert table.state.realms[0].prestige == 7
