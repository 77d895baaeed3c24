"""Ships of the Vikings in fields: who boards, who goes along, who stays, and who is supplied."""

from __future__ import annotations

from tests.games.scharz.reading import label, offered, plain, told, units, ways, why
from tests.games.scharz.situations import at, blank, order, post, roll, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import attrition, battle, siege
from civitas.games.scharz.movement import march


def table_of(mode: str = "basic", round: int = 2) -> Scharz:
    """Vikings from Jutland and Franks in Paris, between them the Channel, Neustria and the Seine."""
    g = plain(blank(mode=mode, factions=("vikings", "franks"), map="vikings", round=round))
    settle(g, 0, "jylland")
    settle(g, 1, "orleans")
    return g


def test_boarding_and_landing_in_a_field_are_told() -> None:
    g = table_of()
    post(g, 0, "transport", "neustria", 2)
    post(g, 0, "light", "neustria", 4)
    post(g, 0, "heavy", "neustria", 1, "aboard")
    table = at(g)
    assert why(table, 0, {"light.neustria.open>neustria": 4}) == ()
    for one, text in (("light.neustria.open", "board"), ("heavy.neustria.aboard", "land")):
        unit = {"unit": one.partition(".")[0], "place": "neustria"}
        assert label(table, 0, f"{one}>neustria") == (text, ("place:neustria",), unit)
    order(table, s0={"light.neustria.open>neustria": 2, "heavy.neustria.aboard>neustria": 1})
    assert told(table, "boarded") == [{"seat": 0, "unit": "light", "place": "neustria", "number": 2}]
    assert told(table, "landed") == [{"seat": 0, "unit": "heavy", "place": "neustria", "number": 1}]


def test_no_more_board_in_a_field_than_the_ships_there_carry() -> None:
    g = table_of()
    post(g, 0, "transport", "neustria")
    post(g, 0, "light", "neustria", 4)
    table = at(g)
    assert why(table, 0, {"light.neustria.open>neustria": 4}) == ("no-room-aboard", "neustria")
    assert why(table, 0, {"light.neustria.open>neustria": 3}) == ()


def test_units_board_a_ship_of_their_shipyard_that_can_go_up_a_river() -> None:
    g = table_of()
    settle(g, 0, "neustria")
    yard(g, "neustria")
    post(g, 0, "light", "neustria")
    post(g, 0, "transport", "neustria", 1, "dock")
    assert "neustria" in ways(at(g), "light.neustria.open")
    g.realms[0].spent = {"transport.neustria.dock": 1}
    assert "neustria" not in ways(at(g), "light.neustria.open")
    g.realms[0].units = {"light.neustria.open": 1}
    assert "neustria" not in ways(at(g), "light.neustria.open")


def test_a_fleet_in_a_field_leaves_those_who_stand_ashore() -> None:
    g = table_of()
    post(g, 0, "transport", "neustria", 2)
    post(g, 0, "light", "neustria", 2, "aboard")
    post(g, 0, "light", "neustria", 3)
    table = at(g, march.special)
    order(table, s0={"fleet.neustria.open>channel": 1})
    assert units(table)[0] == {"transport.channel.open": 2, "light.neustria.open": 3, "light.channel.open": 2}


def test_a_fleet_that_comes_to_a_coast_keeps_its_cargo_aboard() -> None:
    g = table_of()
    post(g, 0, "transport", "channel", 2)
    post(g, 0, "light", "channel", 5)
    table = at(g, march.special)
    order(table, s0={"fleet.channel.open>neustria": 1})
    assert units(table)[0] == {"transport.neustria.open": 2, "light.neustria.aboard": 5}


def test_whoever_stands_beside_own_ships_may_retreat_aboard() -> None:
    g = table_of()
    post(g, 0, "transport", "neustria")
    post(g, 0, "light", "neustria", 2)
    assert offered(at(g, march.retreat)) == {"light.neustria.open>neustria": 2}
    post(g, 1, "light", "neustria")
    assert offered(at(g, march.retreat)) == {}


def test_ships_retreat_into_own_shipyards_and_not_onto_coasts() -> None:
    g = table_of()
    settle(g, 0, "halland")
    yard(g, "jylland")
    post(g, 0, "transport", "kattegat")
    assert offered(at(g, march.retreat)) == {"transport.kattegat.open>jylland": 1}


def test_whoever_is_aboard_neither_charges_nor_storms() -> None:
    g = table_of("original")
    post(g, 0, "transport", "neustria")
    post(g, 0, "cavalry", "neustria", 1, "aboard")
    post(g, 1, "light", "neustria", 2)
    table = at(g, battle.stances)
    order(table, s0={"attack.neustria.1": 1})
    assert told(table, "battle") != []
    assert table.to_act() == ()
    g = table_of()
    post(g, 1, "light", "orleans", 1, "in")
    post(g, 0, "transport", "orleans")
    post(g, 0, "light", "orleans", 1, "aboard")
    post(g, 0, "light", "orleans", 2)
    table = at(g, siege.besiege)
    order(table, s0={"assault.orleans": 1})
    roll(table, 6, 6)
    roll(table, 6, 6)
    assert [line["dice"] for line in told(table, "swords")] == [2, 2]


def test_ships_on_a_coast_are_supplied_by_a_sea_that_is_connected_or_a_settlement_off_it() -> None:
    def rolls(place: str, **more: str) -> bool:
        g = table_of()
        post(g, 0, "transport", place)
        for kind, where in more.items():
            post(g, 1 if kind == "enemy" else 0, "warship", where)
        return at(g, attrition.attrition).roll_due

    # Halland and Jutland lie on the Kattegat, Neustria on the Channel far away.
    assert not rolls("halland")
    assert not rolls("halland", own="kattegat")
    assert rolls("halland", enemy="kattegat")
    assert rolls("neustria")


def test_newcomers_come_in_their_year_and_never_again() -> None:
    for round, there in ((5, True), (9, False), (6, False)):
        g = plain(blank(3, mode="basic", round=round, factions=("northmen",), map="taifas"))
        settle(g, 1, g.atlas.standard[0])
        table = at(g, march.begin_round)
        found = [line["number"] for line in told(table, "mustered") if line["unit"] == "warship"]
        assert found == ([5] if there else [])
        if there:
            (name,) = units(table)[0]
            assert table.state.came[name.split(".")[1]] == (0,)
