"""§D16 Ships of anybody in wetlands, at real tables."""

from __future__ import annotations

from tests.games.scharz.situations import at, blank, order, post, quiet, settle

from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.movement.routes import march_orders, special_orders


def table_of(map: str = "italia", seats: int = 4) -> Scharz:
    g = blank(seats, mode="basic", map=map)
    for seat, home in enumerate({"italia": ("picenum", "boii"), "britannia": ("trinovantes", "uisnech")}[map]):
        settle(g, seat, home)
    return g


def test_ships_of_all_enter_a_wetland_on_the_coast_and_nobody_lands() -> None:
    g = table_of()
    post(g, 0, "transport", "hadria_superior")
    post(g, 0, "light", "hadria_superior", 2)
    table = at(g)
    order(table, s0={"transport.hadria_superior.open>lingones": 1})
    assert table.state.realms[0].units == {"transport.lingones.open": 1, "light.lingones.aboard": 2}
    assert "lingones" not in Lie(table.state).owner


def test_a_ship_in_a_wetland_goes_back_to_sea_and_nowhere_else() -> None:
    g = table_of()
    post(g, 0, "transport", "lingones")
    assert list(march_orders(g, 0, Lie(g))) == ["transport.lingones.open>hadria_superior"]


def test_ships_enter_no_coast_that_is_not_all_wetland() -> None:
    g = table_of()
    post(g, 0, "transport", "hadria_superior")
    fields = [one for one in march_orders(g, 0, Lie(g)) if one.endswith((">veneti", ">senones", ">lingones"))]
    assert fields == ["transport.hadria_superior.open>lingones"]


def test_a_fleet_that_has_entered_a_wetland_goes_no_further() -> None:
    g = table_of()
    post(g, 0, "warship", "lingones", 4)
    assert "fleet.lingones.open>hadria_superior" in special_orders(g, 0, Lie(g))
    g.realms[0].spent = {"warship.lingones.open": 1}
    assert "fleet.lingones.open>hadria_superior" not in special_orders(g, 0, Lie(g))


def test_ships_do_not_enter_a_wetland_without_a_coast() -> None:
    g = table_of("britannia")
    post(g, 0, "warship", "germanicum")
    ways = [one.partition(">")[2] for one in march_orders(g, 0, Lie(g))]
    assert "girvii" in ways
    assert "laginia" not in ways


def test_a_ship_in_a_wetland_and_whoever_stands_there_may_fight() -> None:
    g = table_of()
    g.mode = "fast"
    post(g, 0, "warship", "lingones")
    post(g, 1, "light", "lingones")
    table = at(g)
    quiet(table, "stance")
    assert sorted(table.to_act()) == [0, 1]
