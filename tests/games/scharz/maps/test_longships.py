"""§11.2 Ships of the Vikings on coasts and rivers, at real tables."""

from __future__ import annotations

from tests.games.scharz.situations import at, blank, order, post, quiet, refused, roll, settle, yard

from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import pair
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat.dice import pool
from civitas.games.scharz.combat.flight import flight_orders, standing
from civitas.games.scharz.combat.siege import besieged_by
from civitas.games.scharz.rear import trade
from civitas.games.scharz.rear.diplomacy import PEACE
from civitas.kernel import Command, Table


def table_of(*factions: str, mode: str = "basic") -> Scharz:
    g = blank(mode=mode, factions=factions, map="vikings")
    settle(g, 0, "jylland")
    settle(g, 1, "paris")
    return g


def offered(table: Table, seat: int = 0) -> dict[str, int]:
    prompt = table.prompt(seat)
    assert isinstance(prompt, Command)
    return dict(prompt.limits)


def test_a_ship_of_the_vikings_enters_a_coast_and_nobody_lands() -> None:
    g = table_of("vikings", "franks")
    post(g, 0, "transport", "channel")
    post(g, 0, "light", "channel", 2)
    table = at(g)
    order(table, s0={"transport.channel.open>neustria": 1})
    realm = table.state.realms[0]
    assert realm.units == {"transport.neustria.open": 1, "light.neustria.aboard": 2}
    assert realm.spent == {"transport.neustria.open": 1}
    assert "neustria" not in Lie(table.state).owner


def test_ships_of_others_do_not_enter_coasts() -> None:
    g = table_of("vikings", "franks")
    post(g, 1, "transport", "channel")
    assert not [one for one in offered(at(g), 1) if one.startswith("transport.channel.open>neustria")]


def test_ships_follow_a_river_and_do_not_jump_to_another() -> None:
    g = table_of("vikings", "franks")
    g.towns = {"jylland": (0, "village")}
    post(g, 0, "transport", "paris")
    ways = [one.partition(">")[2] for one in offered(at(g)) if one.startswith("transport.paris")]
    assert sorted(ways) == ["champagne", "neustria"]


def test_ships_do_not_enter_mountains() -> None:
    g = table_of("vikings", "franks")
    post(g, 0, "transport", "irish_sea")
    ways = [one.partition(">")[2] for one in offered(at(g)) if one.startswith("transport.irish_sea")]
    assert "mide" in ways
    assert "gwynedd" not in ways


def test_ships_do_not_enter_the_field_of_a_partner_who_does_not_let_them_through() -> None:
    g = table_of("vikings", "franks")
    post(g, 0, "transport", "neustria")
    assert "transport.neustria.open>paris" in offered(at(g))
    g.treaties[pair(0, 1)] = (PEACE, -1, 0, 0)
    assert "transport.neustria.open>paris" not in offered(at(g))


def test_boarding_in_the_field_is_free_and_landing_costs_the_capacity() -> None:
    g = table_of("vikings", "franks")
    post(g, 0, "transport", "neustria", 2)
    post(g, 0, "light", "neustria", 2)
    post(g, 0, "light", "neustria", 1, where="aboard")
    table = at(g)
    order(table, s0={"light.neustria.open>neustria": 1, "light.neustria.aboard>neustria": 1})
    realm = table.state.realms[0]
    assert realm.units["light.neustria.aboard"] == 1
    assert realm.units["light.neustria.open"] == 2
    assert realm.spent == {"light.neustria.open": 1}


def test_whoever_boards_goes_along_up_the_river() -> None:
    g = table_of("vikings", "franks")
    g.towns["orleans"] = g.towns.pop("paris")
    post(g, 0, "transport", "neustria")
    post(g, 0, "light", "neustria", 4)
    table = at(g)
    sail = {"transport.neustria.open>paris": 1}
    assert refused(table, 0, {**sail, "light.neustria.open>neustria": 4}) == "no-room-aboard"
    order(table, s0={**sail, "light.neustria.open>neustria": 3})
    assert table.state.realms[0].units == {
        "light.neustria.open": 1,
        "transport.paris.open": 1,
        "light.paris.aboard": 3,
    }


def test_with_a_ship_up_a_river_a_unit_reaches_two_fields() -> None:
    g = table_of("vikings", "franks")
    post(g, 0, "transport", "channel")
    post(g, 0, "light", "channel")
    table = at(g)
    order(table, s0={"transport.channel.open>neustria": 1, "light.channel.open>neustria>flandria": 1})
    assert table.state.realms[0].units == {"transport.neustria.open": 1, "light.flandria.open": 1}


def test_ships_lie_in_the_own_shipyard_where_there_is_one() -> None:
    g = table_of("vikings", "franks")
    yard(g, "jylland")
    post(g, 0, "transport", "kattegat")
    post(g, 0, "light", "kattegat")
    table = at(g)
    order(table, s0={"transport.kattegat.open>jylland": 1})
    assert table.state.realms[0].units == {"transport.jylland.dock": 1, "light.jylland.open": 1}


def test_a_ship_in_a_field_is_a_fleet_and_goes_on_with_its_cargo() -> None:
    g = table_of("vikings", "franks")
    post(g, 0, "transport", "neustria")
    post(g, 0, "light", "neustria", 2, where="aboard")
    table = at(g)
    quiet(table, "special")
    order(table, s0={"fleet.neustria.open>channel": 1})
    assert table.state.realms[0].units == {"transport.channel.open": 1, "light.channel.open": 2}


def test_ships_neither_hold_a_field_nor_encircle_its_settlement() -> None:
    g = table_of("vikings", "franks")
    post(g, 0, "warship", "paris", 2)
    lie = Lie(g)
    assert lie.owner["paris"] == 1
    assert not lie.encircled
    assert not besieged_by(g, 0, lie)


def test_ships_in_a_field_attack_and_whoever_is_aboard_fights_as_at_sea() -> None:
    g = table_of("vikings", "franks", mode="fast")
    post(g, 0, "transport", "neustria")
    post(g, 0, "heavy", "neustria", 2, where="aboard")
    post(g, 1, "light", "neustria", 2)
    for realm in g.realms:
        realm.prestige = 0
    table = at(g)
    quiet(table, "stance")
    assert "attack.neustria.1" in offered(table)
    assert "attack.neustria.0" in offered(table, 1)
    dice = pool(standing(g, 0, "neustria"), star=False)
    # Heavy infantry rolls red dice on land.
    assert sorted(die.colour for die in dice) == ["blue", "blue", "white"]
    order(table, s0={"attack.neustria.1": 1})
    assert table.to_act() == ()
    roll(table, 1, 1, 1)
    roll(table, 6, 6)
    assert [realm.points for realm in table.state.realms] == [1, -1]


def test_whoever_withdraws_from_a_ship_into_the_settlement_lands() -> None:
    g = table_of("vikings", "franks", mode="fast")
    post(g, 0, "transport", "jylland")
    post(g, 0, "light", "jylland", 2, where="aboard")
    post(g, 1, "light", "jylland")
    table = at(g)
    quiet(table, "stance")
    assert "in.transport.jylland.open" not in offered(table)
    order(table, s0={"in.light.jylland.aboard": 2})
    assert table.state.realms[0].units == {"transport.jylland.open": 1, "light.jylland.in": 2}


def test_cargo_goes_down_with_its_ship_on_a_river_too() -> None:
    g = table_of("vikings", "franks")
    g.towns["orleans"] = g.towns.pop("paris")
    post(g, 0, "transport", "paris")
    post(g, 0, "light", "paris", 2, where="aboard")
    g.realms[0].prestige = 0
    table = at(g)
    while table.to_act():
        order(table)
    roll(table, 6)
    roll(table, 1, 1)
    assert table.state.realms[0].units == {}


def test_ships_on_a_coast_have_the_connection_of_its_sea_and_those_up_a_river_none() -> None:
    g = table_of("vikings", "franks")
    post(g, 0, "transport", "halland")
    table = at(g)
    quiet(table, "trade")
    assert table.state.realms[0].units == {"transport.halland.open": 1}
    g = table_of("vikings", "franks")
    post(g, 0, "transport", "ripuaria")
    g.realms[0].prestige = 0
    table = at(g)
    while table.to_act():
        order(table)
    roll(table, 6)
    assert table.state.realms[0].units == {}


def test_ships_flee_along_the_river_or_out_to_sea() -> None:
    g = table_of("vikings", "franks")
    post(g, 0, "transport", "neustria")
    post(g, 0, "light", "neustria", where="aboard")
    post(g, 1, "light", "neustria", 2)
    ways = flight_orders(g, 0, "neustria", Lie(g))
    assert sorted(ways) == ["transport.neustria.open>channel"]
    g.towns["orleans"] = g.towns.pop("paris")
    ways = flight_orders(g, 0, "neustria", Lie(g))
    assert sorted(ways) == ["transport.neustria.open>channel", "transport.neustria.open>paris"]


def test_a_settlement_with_own_ships_before_it_is_not_encircled() -> None:
    g = table_of("vikings", "franks")
    post(g, 1, "light", "jylland")
    assert Lie(g).encircled == {"jylland": 1}
    post(g, 0, "transport", "jylland")
    assert not Lie(g).encircled


def test_a_ship_in_a_field_becomes_light_infantry_there() -> None:
    g = table_of("vikings", "franks")
    post(g, 0, "warship", "neustria", 2)
    table = at(g, trade.trade)
    quiet(table, "trade")
    order(table, s0={"beach.warship.neustria>neustria": 1})
    realm = table.state.realms[0]
    assert realm.units == {"warship.neustria.open": 1, "light.neustria.open": 1}
    assert (realm.gold, Lie(table.state).owner["neustria"]) == (10, 0)
