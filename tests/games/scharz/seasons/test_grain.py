"""Grain at a real table: sown in spring, grown in summer, brought in in autumn."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import label, why
from tests.games.scharz.rear.stalls import offered, told
from tests.games.scharz.situations import at, blank, key, order, post, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.seasons import farming
from civitas.kernel import Table


def farms(round: int = 5, seats: int = 2, mode: str = "basic") -> Scharz:
    """Two villages and a field with a unit in one connection; a village far away."""
    g = blank(seats, mode=mode, round=round)
    settle(g, 0, "roma", "latium", "panormus")
    settle(g, 1, "tarentum")
    post(g, 0, "light", "campania")
    g.grain = {"roma": 2, "latium": 3, "panormus": 1}
    return g


def asked(table: Table, seat: int = 0) -> str:
    return key(table, seat) if seat in table.to_act() else ""


def test_grain_is_sown_on_free_connected_fields_of_any_colour_but_grey() -> None:
    g = farms(seats=8)
    settle(g, 0, "hadrumetum", "melita", "ilva")
    for field in ("apulia", "marsi", "tarquinii", "sabini", "samnium", "volsinii"):
        post(g, 0, "light", field)
    g.herds = {"marsi": (0, ("sheep",)), "tarquinii": (0, ("pigs", "pigs"))}
    post(g, 1, "light", "sabini")
    g.towns["volsinii"] = (2, "village")
    post(g, 0, "light", "deserta")
    assert offered(at(g, farming.sowing), 0) == dict.fromkeys(
        ["campania", "apulia", "samnium", "volsinii", "roma", "latium", "panormus", "hadrumetum"], 1
    )


def test_fields_without_connection_are_not_sown() -> None:
    g = farms()
    post(g, 0, "light", "apulia")
    assert offered(at(g, farming.sowing), 0) == dict.fromkeys(["campania", "roma", "latium", "panormus"], 1)


def test_a_grain_each_is_taken_from_the_fullest_stores_of_the_connection() -> None:
    table = at(farms(), farming.sowing)
    order(table, s0={"campania": 1, "roma": 1, "panormus": 1})
    assert table.state.crops == {"campania": (0, 1), "roma": (0, 1), "panormus": (0, 1)}
    assert table.state.grain == {"roma": 1, "latium": 2, "panormus": 0}
    assert told(table, "sown") == [("sown", 0, ["campania", "roma", "panormus"], 3)]
    table = at(farms(), farming.sowing)
    order(table)
    assert (table.state.crops, told(table, "sown")) == ({}, [])


def test_sowing_a_plundered_field_takes_one_grain_more() -> None:
    g = farms()
    g.plundered = {"latium": 1, "campania": 0}
    g.grain = {"roma": 2, "latium": 2, "panormus": 0}
    table = at(g, farming.sowing)
    assert why(table, 0, {"latium": 1, "campania": 1, "roma": 1}) == ("too-little-grain", 4)
    assert why(table, 0, {"panormus": 1}) == ("too-little-grain", 0)
    assert why(table, 0, {"latium": 1, "roma": 1}) == ()
    order(table, s0={"latium": 1, "campania": 1})
    assert table.state.grain == {"roma": 0, "latium": 0, "panormus": 0}
    assert table.state.crops == {"campania": (0, 1), "latium": (0, 1)}
    assert table.state.plundered == {"latium": 1, "campania": 0}


def test_each_connection_sows_out_of_its_own_stores() -> None:
    g = farms()
    settle(g, 0, "messana")
    g.grain = {"roma": 3, "panormus": 1}
    table = at(g, farming.sowing)
    assert why(table, 0, {"campania": 1, "roma": 1, "latium": 1, "panormus": 1}) == ()
    assert why(table, 0, {"panormus": 1, "messana": 1}) == ("too-little-grain", 1)


def test_nobody_is_asked_to_sow_without_grain_that_reaches_a_field() -> None:
    g = farms()
    g.grain = {}
    assert asked(at(g, farming.sowing)) == "march"
    g.grain = {"panormus": 1}
    assert asked(at(g, farming.sowing)) == "sow"
    g.herds = {"panormus": (0, ("sheep",))}
    assert asked(at(g, farming.sowing)) == "march"


@pytest.mark.parametrize(("field", "grown"), [
    ("tarquinii", 4), ("campania", 4), ("volterrae", 3), ("arretium", 3), ("marsi", 2), ("latium", 2), ("bruttium", 2),
])  # fmt: skip
def test_grain_grows_by_the_first_colour_of_its_field(field: str, grown: int) -> None:
    g = farms(round=2)
    field = field.replace("volterrae", "volaterrae")
    g.crops = {field: (1, 1)}
    table = at(g, farming.ripen)
    assert table.state.crops == {field: (1, grown)}
    assert told(table, "ripened") == [("ripened", grown)]


def test_all_that_has_grown_is_told_together_and_nothing_where_nothing_grows() -> None:
    g = farms(round=2)
    g.crops = {"campania": (0, 1), "latium": (0, 1), "tarentum": (1, 2)}
    table = at(g, farming.ripen)
    assert told(table, "ripened") == [("ripened", 4 + 2 + 5)]
    assert told(at(farms(round=2), farming.ripen), "ripened") == []


# ---------------------------------------------------------------------- harvest


def harvest_of(crops: dict[str, int], grain: dict[str, int]) -> Scharz:
    g = farms(round=3)
    g.crops = {field: (0, amount) for field, amount in crops.items()}
    g.grain = grain
    return g


def test_the_harvest_fills_connected_stores_one_after_the_other() -> None:
    g = harvest_of({"campania": 4, "roma": 3}, {"roma": 1, "panormus": 2})
    g.crops["tarentum"] = (1, 2)
    table = at(g, farming.harvest)
    assert table.state.grain == {"roma": 5, "latium": 3, "panormus": 2, "tarentum": 2}
    assert table.state.crops == {}
    assert told(table, "harvested") == [("harvested", 0, 7), ("harvested", 1, 2)]
    assert asked(table) != "harvest"


def test_what_has_no_room_stays_in_the_field() -> None:
    g = harvest_of({"campania": 4}, {"roma": 5, "latium": 3})
    table = at(g, farming.harvest)
    assert asked(table) != "harvest"
    assert (table.state.grain, table.state.crops) == ({"roma": 5, "latium": 5}, {"campania": (0, 2)})
    assert told(table, "harvested") == [("harvested", 0, 2)]
    g = harvest_of({"campania": 4, "roma": 2}, {"roma": 5, "latium": 5})
    table = at(g, farming.harvest)
    assert asked(table) != "harvest"
    assert table.state.crops == {"campania": (0, 4), "roma": (0, 2)}
    assert told(table, "harvested") == []


def test_a_fortification_stores_one_grain_more_and_a_city_ten() -> None:
    g = harvest_of({"campania": 12}, {})
    g.towns["roma"] = (0, "city")
    g.forts = {"roma": 0}
    table = at(g, farming.harvest)
    assert table.state.grain == {"roma": 11, "latium": 1}


def test_foreign_unconnected_and_contested_grain_is_not_harvested() -> None:
    g = harvest_of({"campania": 4, "apulia": 3, "volsinii": 3}, {})
    post(g, 1, "light", "volsinii")
    g.crops["latium"] = (1, 3)
    table = at(g, farming.harvest)
    assert table.state.grain == {"roma": 4}
    assert table.state.crops == {"apulia": (0, 3), "volsinii": (0, 3), "latium": (1, 3)}


def test_the_owner_may_leave_grain_where_the_stores_do_not_take_all() -> None:
    g = harvest_of({"campania": 4, "roma": 3}, {"roma": 5, "latium": 3})
    table = at(g, farming.harvest)
    assert offered(table, 0) == {"leave.campania": 4, "leave.roma": 3}
    assert label(table, 0, "leave.roma") == ("leave-grain", ("place:roma",), {"place": "roma"})
    order(table, s0={"leave.campania": 3})
    assert table.state.crops == {"campania": (0, 3), "roma": (0, 2)}
    assert table.state.grain == {"roma": 5, "latium": 5}
    table = at(g, farming.harvest)
    order(table, s0={"leave.campania": 1})
    assert table.state.crops == {"campania": (0, 2), "roma": (0, 3)}
    table = at(harvest_of({"campania": 4, "roma": 3}, {"roma": 5, "latium": 4}), farming.harvest)
    assert offered(table, 0) == {"leave.campania": 4, "leave.roma": 3}


def test_nobody_is_asked_where_the_stores_take_all_exactly_or_there_is_one_field() -> None:
    g = harvest_of({"campania": 4, "roma": 3}, {"roma": 3, "latium": 0})
    assert asked(at(g, farming.harvest)) != "harvest"
    g = harvest_of({"campania": 4, "roma": 3}, {"roma": 4, "latium": 0})
    assert asked(at(g, farming.harvest)) == "harvest"
    assert asked(at(harvest_of({"campania": 4, "roma": 3}, {"roma": 3}), farming.harvest)) != "harvest"
    assert asked(at(harvest_of({"campania": 4, "roma": 4}, {"roma": 3}), farming.harvest)) == "harvest"
    g = harvest_of({"campania": 4, "panormus": 3}, {"roma": 5, "latium": 4, "panormus": 4})
    assert asked(at(g, farming.harvest)) != "harvest", "each has one field in its connection"


def test_grain_that_holds_its_field_by_itself_may_stay_if_there_is_room_for_it() -> None:
    g = harvest_of({"sabini": 2, "campania": 2}, {})
    table = at(g, farming.harvest)
    assert offered(table, 0) == {"leave.sabini": 2}
    order(table, s0={"leave.sabini": 1})
    assert (table.state.crops, table.state.grain) == ({"sabini": (0, 1)}, {"roma": 3})
    assert offered(at(harvest_of({"sabini": 2}, {"roma": 5, "latium": 4}), farming.harvest), 0) == {"leave.sabini": 2}
    g = harvest_of({"sabini": 2}, {"roma": 5, "latium": 5})
    assert asked(at(g, farming.harvest)) != "harvest"


def test_each_connection_has_its_own_room() -> None:
    g = harvest_of({"campania": 3, "roma": 3, "panormus": 3, "henna": 3}, {"panormus": 3})
    post(g, 0, "light", "henna")
    table = at(g, farming.harvest)
    assert offered(table, 0) == {"leave.panormus": 3, "leave.henna": 3}
    order(table)
    assert table.state.grain == {"panormus": 5, "roma": 5, "latium": 1}
    assert (
        table.state.crops == {"henna": (0, 3), "panormus": (0, 1)}
        or sum(amount for _, amount in table.state.crops.values()) == 4
    )


# ---------------------------------------------------------------------- feasts


def host(grain: dict[str, int]) -> Table:
    """A city and a village with two more fields: six prestige, and three grain for each step of size."""
    g = farms(round=3)
    g.towns = {"roma": (0, "city"), "latium": (0, "village"), "tarentum": (1, "village")}
    post(g, 0, "light", "sabini")
    g.grain = grain
    return at(g, farming.feasts)


@pytest.mark.parametrize(("grain", "sizes"), [(0, 0), (2, 0), (3, 2), (5, 2), (6, 3), (9, 3), (13, 3)])
def test_a_feast_is_as_large_as_the_grain_of_all_settlements_allows(grain: int, sizes: int) -> None:
    table = host({"roma": grain - grain // 4, "latium": grain // 4})
    assert asked(table) == ("feast" if sizes else "march")
    if sizes:
        assert table.legal(0) == list(range(1, sizes + 1))
        assert table.prompt(0).params == {"number": grain}
        shown = label(table, 0, sizes)
        assert shown == ("feast", (), {"size": sizes, "number": 3 * (sizes - 1), "prestige": 6 * sizes})


@pytest.mark.parametrize(
    ("size", "left"), [(1, {"roma": 6, "latium": 2}), (2, {"roma": 3, "latium": 2}), (3, {"roma": 0, "latium": 2})]
)
def test_a_larger_feast_costs_grain_and_brings_as_much_more_prestige(size: int, left: dict[str, int]) -> None:
    table = host({"roma": 6, "latium": 2})
    table.apply(0, size)
    assert (table.state.grain, table.state.realms[0].prestige) == (left, 7 + 6 * size)
    assert told(table, "feast") == [("feast", 0, size, 3 * (size - 1)), ("feast", 1, 1, 0)]
    assert table.state.realms[1].prestige == 8


def test_a_settlement_without_stores_takes_part_in_the_feast() -> None:
    table = host({"roma": 6})
    assert (table.legal(0), table.prompt(0).params) == ([1, 2, 3], {"number": 6})
    assert host({"roma": 3, "tarentum": 5}).legal(0) == [1, 2]


def test_nobody_is_asked_whose_feast_brings_nothing() -> None:
    g = farms(round=3)
    g.towns = {"roma": (0, "village"), "tarentum": (1, "village")}
    g.realms[0].units = {}
    g.plundered = {"roma": 1}
    post(g, 0, "light", "apulia")
    table = at(g, farming.feasts)
    assert asked(table) == "march"
    assert table.state.realms[0].prestige == 7
