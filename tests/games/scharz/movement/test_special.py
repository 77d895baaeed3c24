"""Special moves: riders, fleets, transfers, and what an extra move costs."""

from __future__ import annotations

from tests.games.scharz.reading import label, offered, plain, spent, told, units, ways, why
from tests.games.scharz.situations import at, blank, order, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.movement import march


def table_of(prestige: int = 0, mode: str = "basic", seats: int = 2) -> Scharz:
    g = plain(blank(seats, mode=mode))
    settle(g, 0, "latium")
    settle(g, 1, "messapia")
    g.realms[0].prestige = prestige
    return g


def test_an_extra_move_costs_fourteen_prestige_for_each_unit_but_cavalry() -> None:
    g = table_of(40)
    post(g, 0, "light", "roma", 2)
    post(g, 0, "heavy", "roma")
    post(g, 0, "cavalry", "roma", 2)
    table = at(g, march.special)
    ride, go = "cavalry.roma.open>latium", "light.roma.open>latium"
    assert why(table, 0, {go: 2, "heavy.roma.open>latium": 1}) == ("too-little-prestige", 42, 40)
    assert why(table, 0, {go: 2, "light.roma.open>marsi": 1}) == ("too-few-units", 2)
    order(table, s0={go: 2, ride: 2})
    assert units(table)[0] == {"heavy.roma.open": 1, "light.latium.open": 2, "cavalry.latium.open": 2}
    assert table.state.realms[0].prestige == 40 - 2 * 14
    assert told(table, "prestige-lost") == [{"seat": 0, "amount": 28}]


def test_an_extra_move_leaves_units_as_tired_as_they_were() -> None:
    g = table_of(28)
    post(g, 0, "light", "roma", 2)
    post(g, 0, "cavalry", "roma", 3)
    g.realms[0].spent = {"light.roma.open": 2, "cavalry.roma.open": 1}
    table = at(g, march.special)
    order(table, s0={"light.roma.open>latium": 1, "cavalry.roma.open>latium": 3})
    assert spent(table)[0] == {"light.roma.open": 1, "light.latium.open": 1, "cavalry.latium.open": 1}


def test_nobody_moves_out_of_a_field_with_enemies_or_pays_for_it() -> None:
    g = table_of(28)
    post(g, 0, "light", "roma")
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    table = at(g, march.special)
    order(table, s0={"light.roma.open>latium": 1, "light.campania.open>latium": 1})
    assert units(table)[0] == {"light.campania.open": 1, "light.latium.open": 1}
    assert table.state.realms[0].prestige == 14


def test_whoever_has_nothing_to_move_is_not_asked() -> None:
    g = table_of(13)
    post(g, 0, "light", "roma")
    post(g, 0, "transport", "tyrrhenum", 3)
    assert "special" not in {table.prompt(seat).key for table in [at(g, march.special)] for seat in table.to_act()}


# ---------------------------------------------------------------------- fleets


def fleet(faction: str = "") -> Scharz:
    """Four ships on the Tyrrhenian sea, with cargo, and pirates beside them."""
    g = table_of(mode="extended")
    g.realms[0].faction = faction
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "warship", "tyrrhenum", 2)
    post(g, 0, "pirates", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum", 3)
    post(g, 0, "transport", "aeolium")
    return g


def test_a_fleet_moves_with_its_cargo_and_pirates_stay() -> None:
    g = fleet()
    g.realms[0].spent = {"transport.tyrrhenum.open": 2, "light.tyrrhenum.open": 1}
    table = at(g, march.special)
    order(table, s0={"fleet.tyrrhenum.open>aeolium": 1})
    assert units(table)[0] == {
        "pirates.tyrrhenum.open": 1,
        "transport.aeolium.open": 3,
        "warship.aeolium.open": 2,
        "light.aeolium.open": 3,
    }
    assert spent(table)[0] == {"transport.aeolium.open": 2, "light.aeolium.open": 1}
    assert table.state.realms[0].prestige == 0


def test_a_fleet_goes_one_way() -> None:
    table = at(fleet(), march.special)
    both = {"fleet.tyrrhenum.open>aeolium": 1, "fleet.tyrrhenum.open>tuscum": 1}
    assert why(table, 0, both) == ("too-few-units", 0)


def test_a_fleet_does_not_leave_a_sea_with_enemy_ships() -> None:
    g = fleet()
    post(g, 1, "warship", "tyrrhenum")
    before = dict(g.realms[0].units)
    table = at(g, march.special)
    order(table, s0={"fleet.tyrrhenum.open>aeolium": 1})
    assert units(table)[0] == before


def test_a_fleet_crosses_the_way_of_an_enemy_fleet() -> None:
    g = fleet()
    post(g, 1, "warship", "tyrrhenum", 4)
    table = at(g, march.special)
    order(table, s0={"fleet.tyrrhenum.open>aeolium": 1}, s1={"fleet.tyrrhenum.open>tuscum": 1})
    assert units(table)[1] == {"warship.tyrrhenum.open": 4}, "the pirates have stayed"
    g = fleet()
    del g.realms[0].units["pirates.tyrrhenum.open"]
    post(g, 1, "warship", "tyrrhenum", 4)
    table = at(g, march.special)
    order(table, s0={"fleet.tyrrhenum.open>aeolium": 1}, s1={"fleet.tyrrhenum.open>tuscum": 1})
    assert units(table)[1] == {"warship.tuscum.open": 4}
    assert units(table)[0]["warship.aeolium.open"] == 2


def test_a_fleet_has_a_name_of_its_own_in_the_orders() -> None:
    table = at(fleet(), march.special)
    shown = ("fleet", ("place:tyrrhenum", "place:aeolium"), {"place": "tyrrhenum", "to_place": "aeolium"})
    assert label(table, 0, "fleet.tyrrhenum.open>aeolium") == shown


# ---------------------------------------------------------------------- transfers


def harbours(*more: str) -> Scharz:
    """A harbour in Latium, and another one in Panormus beyond two seas."""
    g = table_of()
    settle(g, 0, "panormus", *more)
    yard(g, "latium", "panormus", *more, kind="harbour")
    post(g, 0, "transport", "latium", 1, "dock")
    post(g, 0, "warship", "latium", 1, "dock")
    post(g, 0, "light", "latium", 4)
    return g


def transfers(g: Scharz) -> dict[str, int]:
    return {one: number for one, number in offered(at(g, march.special)).items() if one.count(">") == 2}


def test_ships_are_transferred_to_another_harbour_with_as_much_as_they_carry() -> None:
    g = harbours()
    post(g, 0, "cavalry", "latium", 2)
    post(g, 0, "engine", "latium")
    post(g, 0, "light", "latium", 1, "in")
    assert transfers(g) == {
        "transport.latium.dock>tyrrhenum>panormus": 1,
        "warship.latium.dock>tyrrhenum>panormus": 1,
        "light.latium.open>tyrrhenum>panormus": 3,
        "cavalry.latium.open>tyrrhenum>panormus": 1,
    }


def test_a_transfer_needs_ships_in_the_harbour_that_are_not_hemmed_in() -> None:
    assert transfers(harbours())
    g = harbours()
    post(g, 1, "light", "latium")
    assert transfers(g) == {}, "an enemy stands before it"
    g = harbours()
    g.yards["latium"] = "dock"
    assert transfers(g) == {}
    g = harbours()
    g.yards["panormus"] = "dock"
    assert transfers(g) == {}
    g = harbours()
    g.towns["panormus"] = (1, "village")
    assert transfers(g) == {}
    g = harbours()
    post(g, 1, "light", "panormus")
    assert transfers(g) == {}, "nobody gets into an encircled harbour"
    g = harbours()
    post(g, 0, "transport", "panormus", 4, "dock")
    assert not any(one.endswith(">panormus") for one in transfers(g)), "and no ship into a full one"


def test_a_transfer_crosses_at_most_three_seas_without_foreign_ships() -> None:
    # From Latium it is two seas to Rhegium, three to Syracuse and four to Croton.
    g = harbours("rhegium", "syracusae", "croton")
    found = {one.rpartition(">")[2] for one in transfers(g)}
    assert found == {"panormus", "rhegium", "syracusae"}
    post(g, 1, "transport", "siculum")
    assert {one.rpartition(">")[2] for one in transfers(g)} == {"panormus", "rhegium"}
    post(g, 0, "transport", "aeolium")
    assert {one.rpartition(">")[2] for one in transfers(g)} == {"panormus", "rhegium"}
    post(g, 1, "transport", "aeolium")
    # There is another way to Panormus and Rhegium by no sea without enemies.
    assert transfers(g) == {}


def test_a_transfer_is_free_and_leaves_everybody_rested() -> None:
    g = harbours()
    table = at(g, march.special)
    sail, ride = "transport.latium.dock>tyrrhenum>panormus", "light.latium.open>tyrrhenum>panormus"
    assert why(table, 0, {ride: 1}) == ("no-room-aboard", "latium")
    order(table, s0={sail: 1, ride: 3, "warship.latium.dock>tyrrhenum>panormus": 1})
    assert units(table)[0] == {
        "light.latium.open": 1,
        "light.panormus.open": 3,
        "transport.panormus.dock": 1,
        "warship.panormus.dock": 1,
    }
    assert spent(table)[0] == {}
    assert table.state.realms[0].prestige == 0


def test_a_transfer_needs_a_berth_for_each_ship() -> None:
    g = harbours()
    post(g, 0, "transport", "panormus", 3, "dock")
    table = at(g, march.special)
    one, other = (f"{kind}.latium.dock>tyrrhenum>panormus" for kind in ("transport", "warship"))
    assert why(table, 0, {one: 1, other: 1}) == ("no-berth", "panormus")
    assert why(table, 0, {one: 1}) == ()


def test_a_warship_carries_nobody_in_a_transfer() -> None:
    g = harbours()
    g.realms[0].units = {"warship.latium.dock": 2, "light.latium.open": 2}
    assert transfers(g) == {"warship.latium.dock>tyrrhenum>panormus": 2}


def test_units_in_the_mountains_go_on_by_prestige_only_if_they_are_light() -> None:
    g = table_of(28)
    post(g, 0, "light", "marsi")
    post(g, 0, "heavy", "marsi")
    g.realms[0].spent = {"light.marsi.open": 1, "heavy.marsi.open": 1}
    table = at(g, march.special)
    assert ways(table, "light.marsi.open") == ["latium", "picenum", "roma", "sabini", "samnium"]
    assert ways(table, "heavy.marsi.open") == []


def test_a_transfer_carries_three_places_of_men_and_horses_to_the_same_harbour() -> None:
    g = harbours("rhegium")
    post(g, 0, "cavalry", "latium", 2)
    table = at(g, march.special)
    sail, ride = "transport.latium.dock>tyrrhenum>panormus", "cavalry.latium.open>tyrrhenum>panormus"
    light = "light.latium.open>tyrrhenum>panormus"
    assert why(table, 0, {sail: 1, ride: 1, light: 1}) == ()
    assert why(table, 0, {sail: 1, ride: 1, light: 2}) == ("no-room-aboard", "latium")
    assert why(table, 0, {sail: 1, "light.latium.open>tyrrhenum>rhegium": 1}) == ("no-room-aboard", "latium")


def test_whoever_cannot_move_does_not_keep_the_others_from_it() -> None:
    g = table_of(28)
    post(g, 0, "engine", "roma")
    post(g, 0, "light", "roma", 2)
    assert special_ways(g, "light.roma.open") == ["latium", "marsi", "sabini", "tarquinii", "volsinii"]


def special_ways(g: Scharz, name: str) -> list[str]:
    return ways(at(g, march.special), name)
