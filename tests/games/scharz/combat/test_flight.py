"""Flight: who may flee where, whom unused swords stop, and what becomes of those who have fled."""

from __future__ import annotations

from tests.games.scharz.combat.meeting import fight, met
from tests.games.scharz.reading import label, offered, spent, told, units, why
from tests.games.scharz.situations import at, order, post, roll, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import battle
from civitas.kernel import Table

LIGHT = "light.campania.open"


def lost_round(g: Scharz, swords: int = 0) -> Table:
    """A round in which the dice of the first seat show nothing, and so many of the second one a sword."""
    table = fight(g)
    mine, theirs = (
        sum(n for name, n in realm.units.items() if "campania" in name and "engine" not in name)
        for realm in g.realms[:2]
    )
    roll(table, *[6] * mine)
    roll(table, *[1] * swords, *[6] * (theirs - swords))
    return table


def test_units_flee_to_own_or_empty_fields_and_onto_ships_with_room() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 0, "engine", "campania")
    post(g, 0, "transport", "aeolium")
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum", 3)
    post(g, 1, "light", "campania", 2)
    # Latium is an own field, Samnium is empty and Lucania has an enemy settlement; the ship in the west is full.
    table = lost_round(g)
    assert offered(table, 0) == {"stop": 1, f"{LIGHT}>latium": 2, f"{LIGHT}>samnium": 2, f"{LIGHT}>aeolium": 2}
    assert label(table, 0, "stop") == ("stop-battle", (), {})
    assert label(table, 0, f"{LIGHT}>latium") == (
        "march",
        ("place:campania", "place:latium"),
        {"unit": "light", "place": "campania", "to_place": "latium"},
    )


def test_nobody_flees_to_enemies_by_land_or_sea() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 0, "transport", "aeolium")
    post(g, 1, "light", "campania", 2)
    post(g, 1, "light", "latium")
    post(g, 1, "warship", "aeolium")
    g.crops = {"samnium": (1, 1)}
    table = lost_round(g)
    assert offered(table, 0) == {"stop": 1}
    assert set(offered(table, 1)) == {"stop", f"{LIGHT}>latium", f"{LIGHT}>lucania", f"{LIGHT}>samnium"}


def test_units_flee_to_a_field_that_a_partner_holds() -> None:
    g = met(seats=3)
    g.treaties["0-2"] = ("peace", -1, 0, 0)
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 2)
    post(g, 2, "light", "samnium")
    table = lost_round(g)
    assert f"{LIGHT}>samnium" in offered(table, 0)
    assert f"{LIGHT}>samnium" not in offered(table, 1)


def test_cavalry_needs_two_places_aboard() -> None:
    g = met()
    post(g, 0, "cavalry", "campania")
    post(g, 0, "transport", "aeolium")
    post(g, 0, "light", "aeolium", 2)
    post(g, 1, "light", "campania")
    table = lost_round(g)
    assert "cavalry.campania.open>aeolium" not in offered(table, 0)
    g = met()
    post(g, 0, "cavalry", "campania")
    post(g, 0, "transport", "aeolium")
    post(g, 0, "light", "aeolium", 1)
    post(g, 1, "light", "campania")
    assert "cavalry.campania.open>aeolium" in offered(lost_round(g), 0)


def test_no_more_flee_than_there_are_or_than_there_is_room_for() -> None:
    g = met()
    post(g, 0, "light", "campania", 4)
    post(g, 0, "transport", "aeolium")
    post(g, 0, "light", "aeolium")
    post(g, 1, "heavy", "campania")
    table = lost_round(g)
    sea, land = f"{LIGHT}>aeolium", f"{LIGHT}>latium"
    assert why(table, 0, {land: 3, sea: 2}) == ("too-few-units", 4)
    assert why(table, 0, {sea: 3}) == ("too-few-units", 2)
    assert why(table, 0, {land: 2, sea: 2, "stop": 1}) == ()


def test_whoever_fled_is_tired_and_fights_no_more_in_this_round() -> None:
    g = met()
    post(g, 0, "light", "campania", 3)
    post(g, 0, "light", "latium")
    post(g, 1, "light", "campania", 2)
    table = lost_round(g)
    order(table, s0={f"{LIGHT}>latium": 2})
    assert units(table)[0] == {LIGHT: 1, "light.latium.open": 3}
    assert spent(table)[0] == {"light.latium.open": 2}
    assert table.state.fled == {"0:light.latium.open": 2}
    assert told(table, "fled") == [
        {"seat": 0, "unit": "light", "place": "campania", "to_place": "latium", "number": 2, "held": 0}
    ]


def test_each_unused_sword_stops_one_who_flees_and_is_not_kept() -> None:
    g = met("original")
    post(g, 0, "heavy-3", "campania", 3)
    post(g, 1, "light", "campania", 4)
    table = fight(g)
    roll(table, 6, 6, 6)
    roll(table, 1, 1, 6, 6)
    roll(table, 6, 6, 6)
    # Two swords do not suffice for any of three lives each; a sword of blanks strikes back.
    assert offered(table, 1)["shield"] == 1
    order(table, s0={"heavy-3.campania.open>latium": 3})
    assert units(table)[0] == {"heavy-3.campania.open": 2, "heavy-3.latium.open": 1}
    assert told(table, "fled") == [
        {"seat": 0, "unit": "heavy-3", "place": "campania", "to_place": "latium", "number": 1, "held": 2}
    ]
    roll(table, 6, 6)
    roll(table, 6, 6, 6)
    roll(table, 6, 6)
    assert [line["terms"] for line in told(table, "swords") if line["seat"] == 1][-1] == [["term:blanks", 1]]


def test_swords_of_two_enemies_stop_one_after_the_other() -> None:
    g = met("original", seats=3)
    post(g, 0, "light", "campania")
    post(g, 2, "light", "campania", 2)
    post(g, 1, "heavy-3", "campania", 4)
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1}, s2={"attack.campania.1": 1})
    roll(table, 1)
    roll(table, 1, 6)
    roll(table, 6, 6, 6, 6)
    roll(table, 6, 6, 6, 6)
    # Four blanks of the defender are a sword, which destroys the first seat's only unit before anybody flees.
    order(table, s1={"heavy-3.campania.open>lucania": 4})
    assert units(table)[1] == {"heavy-3.campania.open": 2, "heavy-3.lucania.open": 2}
    assert told(table, "fled")[0]["held"] == 2


def test_ships_flee_to_seas_without_enemies_and_into_own_shipyards() -> None:
    g = met("extended")  # without a commander blanks are nothing
    settle(g, 0, "campania")
    yard(g, "latium")
    yard(g, "campania", kind="harbour")
    post(g, 0, "transport", "tyrrhenum", 3)
    post(g, 0, "warship", "tyrrhenum", 2)
    post(g, 0, "warship", "latium", 1, "dock")
    post(g, 0, "light", "tyrrhenum", 2)
    post(g, 1, "warship", "tyrrhenum")
    post(g, 1, "warship", "tuscum")
    table = fight(g, "tyrrhenum")
    roll(table, *[6] * 7)
    roll(table, 6)
    to = ("aeolium", "campania", "latium", "numidicum")
    mine = offered(table, 0)
    ships = {kind: sum(1 for one in mine if one.startswith(kind)) for kind in ("transport", "warship", "light")}
    assert ships == {"transport": 4, "warship": 4, "light": 0}, "cargo goes where its ships go"
    assert {one.partition(">")[2] for one in mine if one != "stop"} == set(to)
    yards = {"transport.tyrrhenum.open>latium": 1, "warship.tyrrhenum.open>latium": 1}
    assert why(table, 0, yards) == ("too-few-units", 1)
    assert why(table, 0, {"transport.tyrrhenum.open>campania": 3, "warship.tyrrhenum.open>latium": 1}) == ()


def test_cargo_for_which_no_ship_stays_goes_along() -> None:
    g = met("extended")
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "tyrrhenum", 5)
    post(g, 1, "warship", "tyrrhenum")
    table = fight(g, "tyrrhenum")
    roll(table, *[6] * 7)
    roll(table, 6)
    order(table, s0={"transport.tyrrhenum.open>aeolium": 1})
    assert units(table)[0] == {
        "transport.tyrrhenum.open": 1,
        "transport.aeolium.open": 1,
        "light.tyrrhenum.open": 3,
        "light.aeolium.open": 2,
    }
    assert table.state.fled == {"0:transport.aeolium.open": 1, "0:light.aeolium.open": 2}


def test_whoever_has_fled_is_not_attacked_in_the_next_battle() -> None:
    g = met(seats=3)
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    post(g, 0, "light", "lucania")
    post(g, 1, "light", "lucania")
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1, "attack.lucania.1": 1})
    roll(table, 6)
    roll(table, 6)
    order(table, s0={"light.campania.open>samnium": 1})
    assert told(table, "battle-won") == [{"seat": [1], "place": "campania"}]
    roll(table, 1)
    roll(table, 6)
    assert told(table, "battle-won")[1:] == [{"seat": [0], "place": "lucania"}]
    assert table.state.came == {"campania": (1,), "lucania": (0,), "samnium": (0,)}
    assert units(table)[0] == {"light.samnium.open": 1, "light.lucania.open": 1}


def test_two_horses_do_not_fit_on_one_ship() -> None:
    g = met()
    post(g, 0, "cavalry", "campania", 2)
    post(g, 0, "transport", "aeolium")
    post(g, 1, "heavy", "campania")
    table = lost_round(g)
    assert why(table, 0, {"cavalry.campania.open>aeolium": 2}) == ("too-few-units", 3)
    assert why(table, 0, {"cavalry.campania.open>aeolium": 1}) == ()


def test_whoever_wants_to_stop_may_flee_at_the_same_time() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "heavy", "campania")
    table = lost_round(g)
    assert why(table, 0, {"stop": 1, f"{LIGHT}>latium": 2, f"{LIGHT}>samnium": 1}) == ("too-few-units", 2)
    order(table, s0={"stop": 1, f"{LIGHT}>latium": 1}, s1={"stop": 1})
    assert units(table)[0] == {LIGHT: 1, "light.latium.open": 1}
    assert told(table, "undecided") == [{"place": "campania"}]


def test_swords_that_have_stopped_somebody_stop_nobody_else() -> None:
    g = met("original")
    post(g, 0, "heavy-3", "campania", 3)
    post(g, 1, "light", "campania", 4)
    table = fight(g)
    roll(table, 6, 6, 6)
    roll(table, 1, 1, 6, 6)
    roll(table, 6, 6, 6)
    assert label(table, 1, "shield") == ("keep-shield", (), {})
    order(table, s0={"heavy-3.campania.open>latium": 1, "heavy-3.campania.open>samnium": 2})
    assert [(line["to_place"], line["number"], line["held"]) for line in told(table, "fled")] == [
        ("latium", 0, 1),
        ("samnium", 1, 1),
    ]


def test_one_who_flees_is_stopped_by_one_enemy_and_not_by_two() -> None:
    g = met("original", seats=3)
    post(g, 0, "light", "campania", 2)
    post(g, 2, "light", "campania", 2)
    post(g, 1, "heavy-3", "campania", 2)
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1}, s2={"attack.campania.1": 1})
    roll(table, 1, 6)
    roll(table, 1, 6)
    roll(table, 6, 6)
    roll(table, 6, 6)
    order(table, s1={"heavy-3.campania.open>lucania": 1})
    assert [(line["number"], line["held"]) for line in told(table, "fled")] == [(0, 1)]
    assert units(table)[1] == {"heavy-3.campania.open": 2}


def test_two_ships_that_flee_take_six_along() -> None:
    g = met("extended")
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "tyrrhenum", 6)
    post(g, 1, "warship", "tyrrhenum")
    table = fight(g, "tyrrhenum")
    roll(table, *[6] * 8)
    roll(table, 6)
    order(table, s0={"transport.tyrrhenum.open>aeolium": 2})
    assert units(table)[0] == {"transport.aeolium.open": 2, "light.aeolium.open": 6}
