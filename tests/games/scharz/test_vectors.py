"""The worked situations of the digest (T01 to T72), through the rules themselves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.scharz.situations import at, blank, key, order, post, quiet, refused, roll, settle, yard

from civitas.games.scharz.box.content import SEAS
from civitas.games.scharz.box.holding import lose
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import level_of, unit_room
from civitas.games.scharz.box.state import NOBODY, Scharz
from civitas.games.scharz.combat import attrition, battle, shipwreck, siege
from civitas.games.scharz.combat import flight as fleeing
from civitas.games.scharz.combat.dice import (
    REAR,
    Aim,
    Stack,
    counted,
    pool,
    position,
    shields_of,
    siege_shields,
    strike,
    sword_terms,
    swords_of,
)
from civitas.games.scharz.combat.plunder import plunder_prestige
from civitas.games.scharz.combat.spirit import spirit_of
from civitas.games.scharz.movement import march
from civitas.games.scharz.movement.plan import judge_march
from civitas.games.scharz.movement.routes import march_orders, special_orders
from civitas.games.scharz.rear import construction, diplomacy, fishing, trade, upkeep
from civitas.games.scharz.rear.bill import Bill
from civitas.games.scharz.rear.offers import Market
from civitas.games.scharz.seasons import farming, feeding, weather
from civitas.games.scharz.victory import agrarian, limits, parts_of, reached, standing
from civitas.kernel import AskAll, Note


def test_each_of_the_72_situations_has_its_test() -> None:
    named = {id for name, test in globals().items() if name.startswith("test_") for id in _ids(test.__doc__)}
    assert named == {f"T{number:02}" for number in range(1, 73)}


def _ids(doc: str | None) -> list[str]:
    return re.findall(r"T\d\d", doc or "")


def run(procedure: Any, *sent: Any) -> list[Note]:
    """Run a rule with these dice, while everybody gives no orders; the notes it wrote."""
    told: list[Note] = []
    dice, value = list(sent), None
    while True:
        try:
            request = procedure.send(value)
        except StopIteration:
            return told
        value = None
        if isinstance(request, Note):
            told.append(request)
        elif type(request).__name__ == "Roll":
            value = dice.pop(0)
        elif isinstance(request, AskAll):
            value = {seat: {} for seat in request.prompts}


# ---------------------------------------------------------------------- movement


def test_a_unit_reaches_only_neighbours() -> None:
    """T01."""
    g = blank()
    post(g, 0, "light", "roma")
    assert "light.roma.open>umbria" not in march_orders(g, 0, Lie(g))
    assert refused(at(g), 0, {"light.roma.open>umbria": 1}) == "not-offered"


def test_with_a_ship_out_of_the_shipyard_a_unit_reaches_the_next_coast() -> None:
    """T02."""
    g = blank()
    settle(g, 0, "roma")
    yard(g, "roma")
    post(g, 0, "light", "roma")
    post(g, 0, "transport", "roma", where="dock")
    table = at(g)
    order(table, s0={"transport.roma.dock>tyrrhenum": 1, "light.roma.open>tyrrhenum>campania": 1})
    realm = table.state.realms[0]
    assert realm.units == {"transport.tyrrhenum.open": 1, "light.campania.open": 1}
    assert realm.spent == realm.units


def test_nobody_crosses_a_black_border() -> None:
    """T03."""
    g = blank()
    post(g, 0, "heavy", "latium")
    assert "heavy.latium.open>samnium" not in march_orders(g, 0, Lie(g))


def test_light_infantry_of_the_illyrians_crosses_black_borders_at_home() -> None:
    """T04."""
    g = blank(8, factions=("illyrians",))
    post(g, 0, "light", "delmatae")
    post(g, 0, "heavy", "delmatae")
    orders = march_orders(g, 0, Lie(g))
    assert "light.delmatae.open>autariatae" in orders
    assert "heavy.delmatae.open>autariatae" not in orders


def test_mountains_stop_cavalry_for_the_round() -> None:
    """T05."""
    g = blank(mode="basic")
    settle(g, 0, "roma")
    post(g, 0, "cavalry", "roma", 2)
    table = at(g)
    order(table, s0={"cavalry.roma.open>marsi": 1, "cavalry.roma.open>latium": 1})
    assert key(table, 0) == "special"
    found = special_orders(table.state, 0, Lie(table.state))
    assert "cavalry.marsi.open>samnium" not in found
    assert "cavalry.latium.open>campania" in found


def test_light_infantry_goes_on_from_mountains_for_fourteen_prestige() -> None:
    """T06."""
    g = blank(mode="basic")
    settle(g, 0, "roma")
    post(g, 0, "light", "roma", 2)
    g.realms[0].prestige = 20
    table = at(g)
    order(table, s0={"light.roma.open>marsi": 1})
    assert key(table, 0) == "special"
    order(table, s0={"light.marsi.open>samnium": 1})
    assert table.state.realms[0].prestige == 6
    assert table.state.realms[0].units["light.samnium.open"] == 1


@pytest.mark.parametrize(
    ("faction", "ships", "moves"),
    [("greeks", 3, True), ("greeks", 2, True), ("greeks", 1, False), ("romans", 3, False), ("romans", 4, True)],
)
def test_a_fleet_needs_four_ships_and_two_of_the_greeks(faction: str, ships: int, moves: bool) -> None:
    """T07."""
    g = blank(mode="basic", factions=(faction,))
    post(g, 0, "transport", "tyrrhenum", ships)
    assert ("fleet.tyrrhenum.open>aeolium" in special_orders(g, 0, Lie(g))) is moves


def _both_in_campania() -> Scharz:
    g = blank()
    settle(g, 0, "latium")
    settle(g, 1, "lucania")
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    return g


def test_a_field_is_locked_while_an_enemy_stays() -> None:
    """T08."""
    table = at(_both_in_campania(), march.retreat)
    order(table, s0={"light.campania.open>latium": 1})
    assert "light.campania.open" in table.state.realms[0].units


def test_a_field_is_not_locked_if_both_leave() -> None:
    """T09."""
    table = at(_both_in_campania(), march.retreat)
    order(table, s0={"light.campania.open>latium": 1}, s1={"light.campania.open>lucania": 1})
    assert table.state.realms[0].units == {"light.latium.open": 1}
    assert table.state.realms[1].units == {"light.lucania.open": 1}


def test_crossing_armies_do_not_meet() -> None:
    """T10."""
    g = blank()
    settle(g, 0, "arretium")
    settle(g, 1, "syracusae")
    post(g, 0, "light", "roma")
    post(g, 1, "light", "latium")
    table = at(g)
    order(table, s0={"light.roma.open>latium": 1}, s1={"light.latium.open>roma": 1})
    assert table.state.realms[0].units == {"light.latium.open": 1}
    assert table.state.realms[1].units == {"light.roma.open": 1}
    assert all(key(table, seat) != "stance" for seat in table.to_act())


def test_a_transport_carries_three() -> None:
    """T11."""
    g = blank(mode="basic")
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "cavalry", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum")
    post(g, 0, "light", "roma")
    verdict = judge_march(g, 0, {"light.roma.open>tyrrhenum": 1})
    assert verdict is not None
    assert verdict[0].id == "no-room-aboard"


# ---------------------------------------------------------------------- battle


def tally(stacks: list[Stack], *faces: int, rival: bool = False) -> tuple[int, int]:
    """Swords and shields of units in the open whose dice show this."""
    dice = pool(stacks, star=False)
    terms = sword_terms(dice, [bool(face) for face in faces], stacks, rival=rival)
    return swords_of(terms), shields_of(stacks)


def test_three_blanks_are_a_sword_and_five_units_a_shield() -> None:
    """T12."""
    assert tally([("light", "open", 5)], 1, 0, 0, 0, 0) == (2, 1)


def test_four_units_against_the_rival_are_a_sword_more() -> None:
    """T13."""
    assert tally([("light", "open", 4)], 1, 1, 0, 0, rival=True) == (3, 0)


def test_six_equal_units_roll_a_seventh_die() -> None:
    """T14."""
    stacks = [("light", "open", 6)]
    assert len(pool(stacks, star=False)) == 7
    assert tally(stacks, 1, 0, 0, 0, 1, 0, 1) == (4, 1)


def test_swords_remove_shields_first_and_then_lives() -> None:
    """T15."""
    struck = strike(4, 1, [("heavy", "open", 1), ("light", "open", 2)], star=False, aim=Aim("heavy"))
    assert struck == (1, {("heavy", "open"): 1, ("light", "open"): 1}, 0)


def test_a_unit_dies_only_if_all_its_lives_go_at_once() -> None:
    """T16."""
    assert strike(3, 0, [("heavy", "open", 2)], star=False) == (0, {("heavy", "open"): 1}, 1)


def test_swords_without_a_target_are_unused() -> None:
    """T17."""
    assert strike(5, 0, [("light", "open", 1)], star=False) == (0, {("light", "open"): 1}, 4)


def test_on_mountains_heavy_infantry_has_one_life() -> None:
    """T18."""
    assert strike(3, 0, [("heavy", "open", 2)], star=True) == (0, {("heavy", "open"): 2}, 1)


def test_an_unused_sword_stops_a_unit_that_flees() -> None:
    """T20."""
    g = blank()
    settle(g, 0, "latium")
    post(g, 0, "light", "campania", 3)
    post(g, 1, "heavy", "campania", 2)
    sent = iter([{0: {"light.campania.open>latium": 3}, 1: {}}])
    flight = fleeing.flight(g, "campania", ((0,), (1,)), {0: 0, 1: 2})
    value: Any = None
    while True:
        try:
            request = flight.send(value)
        except StopIteration:
            break
        value = next(sent) if type(request).__name__ == "AskAll" else None
    assert g.realms[0].units == {"light.campania.open": 2, "light.latium.open": 1}


def test_workers_stand_in_the_rear_with_half_their_attack_and_bonuses() -> None:
    """T21."""
    stacks = [("light", "site", 4)]
    assert tally(stacks, 1, 1, 1, 0)[0] == 1
    assert counted(stacks) == 2
    assert position("light", "site") == REAR


def test_a_battle_is_won_by_the_side_that_is_left() -> None:
    g = blank()
    settle(g, 0, "latium")
    settle(g, 1, "lucania")
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania")
    for realm in g.realms:
        realm.prestige = 0
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1})
    roll(table, 1, 1)
    roll(table, 6)
    assert [realm.points for realm in table.state.realms] == [1, -1]
    assert table.state.realms[0].units == {"light.campania.open": 2}
    assert table.state.realms[0].prestige == 3


def test_a_shield_takes_two_swords_of_a_charge() -> None:
    """T19."""
    g = blank(mode="original")
    settle(g, 0, "latium")
    settle(g, 1, "lucania")
    post(g, 0, "cavalry", "campania", 2)
    post(g, 1, "light", "campania", 5)
    for realm in g.realms:
        realm.prestige, realm.rival = 0, NOBODY
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1})
    assert key(table, 0) == "charge"
    table.apply(0, True)
    roll(table, 1, 1)
    assert table.state.realms[1].units == {"light.campania.open": 5}
    roll(table, 6, 6, 6, 6, 6)
    assert key(table, 0) == "flight"


def test_very_low_morale_costs_swords_and_without_a_commander_there_are_no_bonuses() -> None:
    """T49."""
    g = blank(mode="extended")
    stacks = [("light", "open", 6)]
    spirit = spirit_of(g, 0, (1,))
    dice = pool(stacks, star=False, spirit=spirit)
    assert len(dice) == 6
    terms = sword_terms(dice, [True, True, True, False, False, False], stacks, rival=True, spirit=spirit)
    assert swords_of(terms) == 1
    assert shields_of(stacks, spirit=spirit) == 0


def test_an_ambush_strikes_whoever_enters_without_an_answer() -> None:
    """T72."""
    g = blank(mode="original")
    settle(g, 0, "latium", kind="city")
    settle(g, 1, "lucania")
    g.forts["latium"] = 0
    post(g, 1, "light", "campania", 3)
    table = at(g)
    order(table, s1={"light.campania.open>latium": 3})
    roll(table, 1, 1)
    assert table.state.realms[1].units == {"light.latium.open": 1}
    assert table.state.realms[0].merits == {}


# ---------------------------------------------------------------------- siege


def test_a_village_has_one_level_of_defence() -> None:
    """T22."""
    g = blank()
    settle(g, 0, "picenum")
    assert (level_of(g, "picenum"), siege_shields(level_of(g, "picenum"), 0)) == (1, 5)


def test_a_fortified_city_in_the_mountains_has_four_levels() -> None:
    """T23."""
    g = blank()
    settle(g, 0, "sabini", kind="city")
    g.forts["sabini"] = 0
    assert (level_of(g, "sabini"), siege_shields(level_of(g, "sabini"), 0)) == (4, 20)


def test_illyrians_defend_their_highlands_better() -> None:
    """T24."""
    g = blank(8, factions=("illyrians",))
    settle(g, 0, "delmatae", "liburni")
    g.forts = {"delmatae": 0, "liburni": 0}
    assert [level_of(g, field) for field in ("delmatae", "liburni")] == [4, 3]
    assert [siege_shields(level_of(g, field), 0) for field in ("delmatae", "liburni")] == [20, 15]


def _siege(light: int, engines: int) -> Scharz:
    g = blank()
    settle(g, 1, "picenum", "lucania")
    settle(g, 0, "umbria")
    post(g, 1, "light", "picenum", 2, "in")
    post(g, 0, "light", "picenum", light)
    if engines:
        post(g, 0, "engine", "picenum", engines)
    for realm in g.realms:
        realm.prestige = 0
        realm.rival = NOBODY
    return g


def test_an_engine_helps_to_break_in() -> None:
    """T25, T27."""
    g = _siege(6, 1)
    table = at(g, siege.besiege)
    order(table, s0={"assault.picenum": 1})
    roll(table, 1, 1, 1, 6, 6, 6, 6)
    roll(table, 6, 6, 6)
    assert "picenum" not in table.state.towns
    assert table.state.realms[1].units == {}
    realm = table.state.realms[0]
    assert (realm.gold, realm.points) == (12, 4)
    assert realm.prestige == 8 + 2 * 2


def test_shields_that_do_not_fall_in_one_round_return() -> None:
    """T26."""
    g = _siege(3, 0)
    table = at(g, siege.besiege)
    order(table, s0={"assault.picenum": 1})
    roll(table, 1, 1, 1)
    roll(table, 6, 6, 6)
    assert table.state.realms[1].units == {"light.picenum.in": 2}
    assert key(table, 0) == "press-on"
    prompt = table.prompt(0)
    assert prompt.params is not None
    assert prompt.params["walls"] == 5
    table.apply(0, True)
    roll(table, 1, 1)
    roll(table, 6, 6, 6)
    assert table.state.realms[1].units == {"light.picenum.in": 2}


def test_a_city_that_falls_is_kept_as_a_village_and_a_village_destroyed() -> None:
    """T27."""
    g = _siege(6, 2)
    g.towns["picenum"] = (1, "city")
    table = at(g, siege.besiege)
    order(table, s0={"assault.picenum": 1})
    roll(table, *[1] * 7)
    roll(table, 6, 6, 6, 6)
    table.apply(0, "keep")
    realm = table.state.realms[0]
    assert table.state.towns["picenum"] == (0, "village")
    assert (realm.gold, realm.points) == (10, 8)
    assert realm.prestige == 12 + 2 * 2


# ---------------------------------------------------------------------- feeding


def test_the_start_set_eats_thirteen_in_winter() -> None:
    """T28."""
    g = blank(mode="basic")
    settle(g, 0, "roma", "latium", "tarquinii")
    post(g, 0, "light", "roma", 5)
    post(g, 0, "transport", "roma", where="dock")
    g.herds = {"roma": (0, ("sheep", "sheep")), "latium": (0, ("pigs",))}
    (table,) = feeding.tables(g, 0, Lie(g))
    assert (table.feed(g), table.food(g)) == (4, 9)


def test_cities_count_twice_and_cavalry_needs_fodder() -> None:
    """T29."""
    g = blank(mode="basic")
    settle(g, 0, "roma", kind="city")
    for kind, number in (("cavalry", 2), ("mercenary", 1)):
        post(g, 0, kind, "roma", number)
    post(g, 0, "warship", "roma", where="dock")
    (table,) = feeding.tables(g, 0, Lie(g))
    assert table.food(g) + table.fodder() == 7


def test_meat_that_is_left_over_is_sold() -> None:
    g = blank(mode="basic", round=4)
    settle(g, 0, "roma")
    yard(g, "roma")
    post(g, 0, "light", "roma", 2)
    g.grain, g.fish = {"roma": 1}, {"roma": 2}
    g.herds = {"roma": (0, ("sheep",))}
    lie = Lie(g)
    (table,) = feeding.tables(g, 0, lie)
    run(feeding.feed(g, 0, table, {"slaughter.sheep": 1}, lie))
    assert g.realms[0].units == {"light.roma.open": 2}
    assert g.realms[0].gold == 10 + 1
    assert g.grain["roma"] == 1


def test_grain_is_eaten_first_if_its_owner_would_rather_sell_the_meat() -> None:
    """T30."""
    g = blank(mode="basic", round=4)
    settle(g, 0, "roma")
    yard(g, "roma")
    post(g, 0, "light", "roma", 2)
    g.grain, g.fish = {"roma": 1}, {"roma": 2}
    g.herds = {"roma": (0, ("sheep",))}
    lie = Lie(g)
    assert feeding.feeding_orders(g, 0, lie)["eat.grain"] == 1
    (table,) = feeding.tables(g, 0, lie)
    run(feeding.feed(g, 0, table, {"slaughter.sheep": 1, "eat.grain": 1}, lie))
    assert g.realms[0].units == {"light.roma.open": 2}
    assert (g.realms[0].gold, g.grain["roma"], g.fish["roma"]) == (10 + 2, 0, 0)


def test_grain_that_horses_and_herds_need_is_not_eaten_by_others() -> None:
    g = blank(mode="basic", round=4)
    settle(g, 0, "roma")
    post(g, 0, "cavalry", "roma")
    g.grain, g.herds = {"roma": 1}, {"roma": (0, ("sheep",))}
    lie = Lie(g)
    (table,) = feeding.tables(g, 0, lie)
    run(feeding.feed(g, 0, table, {"slaughter.sheep": 1, "eat.grain": 1}, lie))
    assert g.realms[0].units == {"cavalry.roma.open": 1}
    assert (g.realms[0].gold, g.grain["roma"]) == (10 + 1, 0)


def test_whoever_is_not_fed_is_lost_as_the_owner_chooses() -> None:
    """T31."""
    g = blank(mode="basic", round=4)
    settle(g, 0, "roma", kind="city")
    post(g, 0, "light", "roma", 4)
    post(g, 0, "heavy", "roma", 1)
    g.grain = {"roma": 6}
    lie = Lie(g)
    (table,) = feeding.tables(g, 0, lie)
    run(feeding.feed(g, 0, table, {"drop.heavy.roma.open": 1}, lie))
    assert g.realms[0].units == {"light.roma.open": 4}
    assert g.grain["roma"] == 0


def _encircled(units: int, grain: int) -> Scharz:
    g = blank(mode="basic", round=4)
    settle(g, 0, "umbria")
    settle(g, 1, "lucania")
    if units:
        post(g, 0, "light", "umbria", units, "in")
    post(g, 1, "light", "umbria")
    g.grain = {"umbria": grain, "lucania": 5}
    return g


def test_an_encircled_village_eats_its_own_store_only() -> None:
    """T62."""
    g = _encircled(2, 2)
    lie = Lie(g)
    (table,) = feeding.tables(g, 0, lie)
    assert table.food(g) == 3
    run(feeding.feed(g, 0, table, {}, lie))
    assert g.towns["umbria"] == (0, "village")
    assert g.realms[0].units == {"light.umbria.in": 1}


def test_an_unfed_encircled_village_surrenders() -> None:
    """T63."""
    g = _encircled(0, 0)
    g.realms[1].rival = NOBODY
    lie = Lie(g)
    (table,) = feeding.tables(g, 0, lie)
    run(feeding.feed(g, 0, table, {}, lie))
    assert g.towns["umbria"] == (1, "village")
    assert [realm.points for realm in g.realms] == [-4, 4]
    assert g.realms[1].prestige == 7 + 8


def test_a_village_that_has_surrendered_in_this_winter_does_not_surrender_again() -> None:
    g = _encircled(0, 0)
    settle(g, 0, "roma")
    post(g, 0, "light", "lucania")
    g.grain["roma"] = 5
    g.realms[1].rival = NOBODY
    table = at(g, feeding.feeding)
    order(table)
    taken = [line.params["seat"] for line in table.notes(None) if line.key == "taken"]
    assert taken == [1]
    assert [realm.points for realm in table.state.realms] == [-4, 4]
    assert table.state.realms[1].prestige == 7 + 8


# ---------------------------------------------------------------------- taxes, feasts, farming


def test_three_villages_bring_four_gold() -> None:
    """T32."""
    g = blank(mode="basic")
    settle(g, 0, "roma", "croton", "ilva")
    assert upkeep.income(g, 0, Lie(g)) == 4


def test_a_harbour_of_the_greeks_brings_three() -> None:
    """T33."""
    g = blank(mode="basic", factions=("greeks",))
    settle(g, 0, "syracusae", "messana")
    yard(g, "messana", kind="harbour")
    post(g, 0, "light", "henna")
    post(g, 0, "light", "agrigentum")
    assert upkeep.income(g, 0, Lie(g)) == 7


def test_etruscans_tax_three_more_and_plundered_fields_bring_nothing() -> None:
    """T34."""
    g = blank(mode="basic", factions=("etruscans",))
    settle(g, 0, "volsinii", kind="city")
    settle(g, 0, "tarquinii")
    for field in ("arretium", "roma", "sabini"):
        post(g, 0, "light", field)
    g.plundered["sabini"] = 1
    run(upkeep.taxes(g))
    assert g.realms[0].gold == 10 + 9


def test_a_triple_feast_brings_three_times_as_much() -> None:
    """T35."""
    g = blank(mode="basic", round=3)
    settle(g, 0, "roma", kind="city")
    yard(g, "roma", kind="harbour")
    settle(g, 0, "latium", "tarquinii")
    post(g, 0, "light", "campania")
    g.grain = {"roma": 10, "latium": 5}
    g.realms[0].prestige = 0
    table = at(g, farming.feasts)
    assert key(table, 0) == "feast"
    table.apply(0, 3)
    assert table.state.realms[0].prestige == 27
    assert sum(table.state.grain.values()) == 15 - 8


def test_grain_is_sown_where_no_herd_is_and_not_on_grey() -> None:
    """T36."""
    g = blank(4, mode="basic", round=5)
    settle(g, 0, "tarquinii")
    g.grain = {"tarquinii": 5}
    for field in ("volaterrae", "volsinii", "ilva"):
        post(g, 0, "light", field)
    post(g, 0, "transport", "tuscum")
    g.herds = {"volsinii": (0, ("sheep",))}
    assert farming.sowable(g, 0, Lie(g)) == ["volaterrae", "tarquinii"]
    table = at(g, farming.sowing)
    order(table, s0={"volaterrae": 1, "tarquinii": 1})
    assert (table.state.crops, table.state.grain["tarquinii"]) == ({"volaterrae": (0, 1), "tarquinii": (0, 1)}, 3)


def test_herds_breed_in_pairs_and_an_odd_one_by_luck() -> None:
    """T39."""
    g = blank(mode="basic", round=5)
    settle(g, 0, "roma", "latium", "tarquinii", "volsinii", "campania")
    g.herds = {"roma": (0, ("sheep", "sheep")), "latium": (0, ("sheep", "pigs"))}
    run(farming.breeding(g), 2, 4)
    kinds = [kind for _, herd in g.herds.values() for kind in herd]
    assert (kinds.count("sheep"), kinds.count("pigs")) == (5, 1)


# ---------------------------------------------------------------------- trade, construction


def test_harbour_prices() -> None:
    """T40."""
    g = blank(mode="basic")
    settle(g, 0, "roma", "latium")
    yard(g, "roma", kind="harbour")
    g.fish = {"roma": 3}
    g.herds = {"roma": (0, ("cattle",))}
    bill = Bill(Market(g, 0, Lie(g)), {"sell.cattle": 1, "buy.sheep": 1, "sell.fish": 3})
    assert (bill.gold, bill.verdict) == (3, None)


def test_meat_brings_half_a_gold_in_summer() -> None:
    """T41."""
    g = blank(mode="basic", round=2)
    settle(g, 0, "roma")
    g.herds = {"roma": (0, ("pigs",))}
    assert Bill(Market(g, 0, Lie(g)), {"slaughter.pigs": 1}).gold == 2


def test_every_minimum_of_workers_builds_a_quarter_a_round() -> None:
    """T42."""
    g = blank(mode="basic")
    g.sites["roma"] = (0, "village", 0)
    post(g, 0, "light", "roma", 3, "site")
    done = []
    for joined in (0, 1, 0):
        if joined:
            post(g, 0, "light", "roma", joined, "site")
        g.realms[0].gold = g.realms[1].gold = 0
        run(construction.construct(g))
        done.append(g.sites["roma"][2] if "roma" in g.sites else 4)
    assert done == [1, 3, 4]
    assert g.towns["roma"] == (0, "village")


def test_romans_build_with_half_as_many_and_with_heavy_infantry() -> None:
    """T43."""
    g = blank(mode="basic", factions=("romans",))
    post(g, 0, "light", "roma", 2, "site")
    post(g, 0, "heavy", "roma", 2, "site")
    assert construction.quarters(g.realms[0], "roma", "city") == 2


def test_a_rushed_quarter_costs_half_the_price_rounded_up() -> None:
    """T44."""
    assert [construction.rush_cost(building) for building in ("village", "city")] == [2, 3]


def test_carthaginians_hire_for_prestige_and_do_not_recruit() -> None:
    """T45."""
    g = blank(mode="original", factions=("carthaginians",))
    g.realms[0].prestige = 20
    settle(g, 0, "lilybaeum")
    market = Market(g, 0, Lie(g))
    assert "hire.light.lilybaeum" in market.limits
    bill = Bill(market, {"hire.alternative.lilybaeum": 1})
    assert (bill.gold, bill.prestige) == (-1, -10)
    g.realms[0].faction = "romans"
    assert "hire.light-0.lilybaeum" not in market.limits
    romans = Market(g, 0, Lie(g))
    assert "hire.alternative.lilybaeum" not in romans.limits
    assert Bill(romans, {"hire.light-0.lilybaeum": 1}).gold == -1


# ---------------------------------------------------------------------- prestige, the year


def test_prestige_is_half_as_much_again_against_the_rival() -> None:
    """T46."""
    g = blank()
    settle(g, 1, "lucania")
    post(g, 1, "light", "lucania", 2)
    post(g, 1, "heavy", "lucania")
    g.realms[0].prestige = 0
    run(lose(g, 1, "light.lucania.open", 2, by=0))
    run(lose(g, 1, "heavy.lucania.open", 1, by=0))
    run(plunder_prestige(g, 0, "lucania"))
    assert g.realms[0].prestige == 18


@pytest.mark.parametrize(("faction", "prestige"), [("celts", 11), ("romans", 3)])
def test_celts_gain_prestige_by_plunder_abroad(faction: str, prestige: int) -> None:
    """T47."""
    g = blank(factions=(faction,))
    run(plunder_prestige(g, 0, "apulia"))
    assert g.realms[0].prestige == prestige


def test_the_units_of_a_year_count_at_new_year_and_prestige_rises_to_seven() -> None:
    """T48."""
    g = blank(mode="basic", round=5)
    g.realms[0].destroyed, g.realms[0].lost, g.realms[0].prestige = 12, 22, 3
    run(farming.new_year(g))
    assert (g.realms[0].points, g.realms[0].prestige) == (-1, 7)


def test_a_lost_point_costs_four_prestige_at_the_end_of_the_round() -> None:
    """T48."""
    from civitas.games.scharz.victory import end_round

    g = blank(mode="basic", round=5)
    settle(g, 0, "roma")
    settle(g, 1, "lucania")
    g.realms[0].points = -1
    run(end_round(g))
    assert g.realms[0].prestige == 3


def test_salaries_of_the_fast_game() -> None:
    """T55."""
    g = blank()
    settle(g, 0, "latium", "tarquinii", "volsinii")
    settle(g, 0, "roma", kind="city")
    for kind, number in (("light", 6), ("heavy", 1), ("mercenary", 1), ("cavalry", 1)):
        post(g, 0, kind, "roma", number)
    assert upkeep.salaries_due(g, 0, Lie(g)) == 16


# ---------------------------------------------------------------------- connection, encirclement


def test_units_and_sown_grain_carry_a_connection_and_empty_fields_do_not() -> None:
    """T56, T57."""
    g = blank(mode="basic")
    settle(g, 0, "roma")
    post(g, 0, "light", "campania")
    post(g, 0, "light", "latium")
    assert Lie(g).linked(0, "campania")
    del g.realms[0].units["light.latium.open"]
    assert not Lie(g).linked(0, "campania")
    g.crops["latium"] = (0, 1)
    assert Lie(g).linked(0, "campania")


def test_a_controlled_sea_joins_its_coasts() -> None:
    """T58."""
    g = blank(4, mode="basic")
    settle(g, 0, "lilybaeum", "carthago")
    post(g, 0, "transport", "punicum")
    lie = Lie(g)
    assert lie.net(0)["lilybaeum"] == lie.net(0)["carthago"]
    post(g, 1, "warship", "punicum")
    lie = Lie(g)
    assert lie.net(0)["lilybaeum"] != lie.net(0)["carthago"]


def test_a_settlement_without_units_outside_is_encircled_by_an_enemy() -> None:
    """T59."""
    g = blank()
    settle(g, 0, "umbria")
    post(g, 0, "light", "umbria", 2, "in")
    post(g, 1, "light", "umbria")
    lie = Lie(g)
    assert not lie.vu("umbria")
    assert upkeep.income(g, 0, lie) == 0
    assert not any(name.startswith("start.") for name in Market(g, 0, lie).limits)


def test_a_unit_outside_keeps_a_settlement_from_being_encircled() -> None:
    """T60."""
    g = blank()
    settle(g, 0, "umbria")
    post(g, 0, "light", "umbria", 1)
    post(g, 1, "light", "umbria")
    lie = Lie(g)
    assert lie.vu("umbria")
    assert "umbria" not in lie.owner
    assert lie.linked(0, "umbria")


def test_a_fortified_village_takes_in_six_by_size() -> None:
    """T61."""
    g = blank()
    settle(g, 0, "umbria")
    g.forts["umbria"] = 0
    post(g, 0, "light", "umbria", 5)
    post(g, 0, "cavalry", "umbria")
    post(g, 1, "light", "umbria")
    assert unit_room(g, "umbria") == 6
    fits = {"in.light.umbria.open": 4, "in.cavalry.umbria.open": 1}
    assert battle.judge_stance(g, 0, fits) is None
    verdict = battle.judge_stance(g, 0, {**fits, "in.light.umbria.open": 5})
    assert verdict is not None
    assert verdict[0].id == "no-room-inside"


# ---------------------------------------------------------------------- diplomacy, victory


def test_agrarian_points() -> None:
    """T64."""
    g = blank(mode="basic")
    settle(g, 0, "roma", "latium", "tarquinii", "volsinii")
    g.grain, g.fish = {"roma": 6}, {"roma": 4}
    g.herds = {
        "roma": (0, ("sheep", "sheep")),
        "latium": (0, ("sheep", "pigs")),
        "tarquinii": (0, ("pigs", "horses")),
        "volsinii": (0, ("cattle", "cattle")),
    }
    assert agrarian(g, 0) == 38


def test_a_ransom_buys_a_truce_of_four_rounds() -> None:
    """T65."""
    g = blank(round=5)
    run(diplomacy.book(g, "ransom", 0, 1, 4))
    assert [realm.gold for realm in g.realms] == [6, 14]
    assert [realm.points for realm in g.realms] == [-1, 2]
    assert g.treaties["0-1"] == ("truce", 1, 4, 9)


def test_aid_counts_once_for_a_pair_and_a_year() -> None:
    """T66."""
    g = blank()
    for _ in range(2):
        run(diplomacy.book(g, "aid", 0, 1, 3))
    assert (g.realms[0].prestige, g.realms[0].points, g.realms[0].gold) == (15, 1, 4)
    assert g.realms[1].prestige == 0


def test_an_equal_peace_does_not_count_for_sovereignty() -> None:
    """T67."""
    g = blank(3)
    run(diplomacy.book(g, "tribute", 1, 0, 2))
    run(diplomacy.book(g, "peace", 2, 0, 0))
    assert diplomacy.sovereign(g) == NOBODY
    g.treaties["0-2"] = ("peace", 0, 2, 0)
    assert diplomacy.sovereign(g) == 0


def test_a_vassal_gives_half_of_its_taxes() -> None:
    """T68."""
    g = blank(mode="basic", factions=("", "etruscans"))
    g.treaties["0-1"] = ("vassalage", 0, 0, 0)
    settle(g, 1, "volsinii", kind="city")
    settle(g, 1, "tarquinii")
    for field in ("arretium", "roma", "sabini"):
        post(g, 1, "light", field)
    g.plundered["sabini"] = 0
    run(upkeep.taxes(g))
    assert [realm.gold for realm in g.realms] == [14, 15]


def test_points_and_a_small_goal_lower_what_is_needed() -> None:
    """T69."""
    g = blank(mode="basic")
    settle(g, 0, *g.atlas.standard[:14])
    g.realms[0].points = 7
    needed = limits(g, 0, standing(g, 0, Lie(g)))
    assert (needed["points"], needed["fields"]) == (8, 12)
    assert reached(g, 0, Lie(g)) != "dominance"


def test_a_tribute_received_lowers_the_goals() -> None:
    """T51."""
    g = blank(mode="basic")
    g.treaties["0-1"] = ("peace", 0, 2, 0)
    settle(g, 0, *g.atlas.standard[:9])
    for field in g.atlas.standard[9:13]:
        post(g, 0, "light", field)
    needed = limits(g, 0, standing(g, 0, Lie(g)))
    assert needed["fields"] == 12
    assert reached(g, 0, Lie(g)) == "might"


def test_whoever_cannot_feed_all_settlements_does_not_win() -> None:
    """T52."""
    from civitas.games.scharz.victory import verify

    g = blank(mode="basic")
    settle(g, 0, "roma", "latium")
    settle(g, 1, "lucania")
    g.realms[0].points, g.realms[0].announced = 10, "dominance"
    run(verify(g))
    assert not g.ending
    g.grain["roma"] = 2
    run(verify(g))
    assert (g.ending, g.winners) == ("dominance", (0,))


def test_significance_after_five_years() -> None:
    """T53."""
    g = blank(mode="basic", round=20)
    fields = g.atlas.standard[:12]
    settle(g, 0, *fields[:6])
    settle(g, 0, fields[6], kind="city")
    for field in fields[7:]:
        post(g, 0, "light", field)
    g.plundered[fields[11]] = 1
    g.grain = {fields[0]: 5, fields[1]: 5, fields[6]: 10}
    g.realms[0].prestige, g.realms[0].points = 34, 3
    g.treaties["0-1"] = ("peace", 0, 2, 0)
    assert sum(parts_of(g, 0, Lie(g)).values()) == 44


def test_units_on_a_neutral_field_are_lost_on_a_six() -> None:
    """T71."""
    g = blank(8, mode="basic")
    settle(g, 0, "roma")
    post(g, 0, "light", "deserta", 3)
    run(attrition.roll_for(g, [(0, "light.deserta.open")]), [6, 5, 1])
    assert g.realms[0].units == {"light.deserta.open": 2}


def test_trade_is_ordered_by_all_at_once_and_offers_are_answered() -> None:
    g = blank(3)
    for seat, field in enumerate(("roma", "syracusae", "tarentum")):
        settle(g, seat, field)
    table = at(g, trade.trade)
    order(table, s0={"ransom.1": 2, "hire.light.roma": 1})
    assert key(table, 1) == "offers"
    table.apply(1, {"ransom.0": 1})
    quiet(table, "march")
    assert table.state.treaties["0-1"][0] == "truce"
    assert table.state.realms[0].units == {"light.roma.open": 1}


# ---------------------------------------------------------------------- weather, storms, mountains


def test_good_weather_is_a_grain_more_and_bad_weather_one_less() -> None:
    """T37."""
    g = blank(mode="original", round=2)
    settle(g, 0, "tarquinii", "panormus")
    g.crops = {"tarquinii": (0, 1), "panormus": (0, 1)}
    told = run(weather.summer(g), [2, 6])
    assert [note.params["weather"] for note in told] == ["good", "bad"]
    run(farming.ripen(g))
    assert g.crops == {"tarquinii": (0, 5), "panormus": (0, 2)}


def test_after_bad_weather_a_wetland_has_what_was_sown() -> None:
    """T38."""
    g = blank(4, mode="original", round=2)
    settle(g, 0, "senones", "picenum")
    post(g, 0, "light", "lingones")
    g.grain = {"senones": 5, "picenum": 4}
    g.crops = {"lingones": (0, 1)}
    run(weather.summer(g), 6)
    run(farming.ripen(g))
    assert g.crops == {"lingones": (0, 1)}
    run(farming.harvest(g))
    assert g.crops == {}
    assert sum(g.grain.values()) == 10


def test_rough_seas_bring_more_and_the_die_must_succeed() -> None:
    """T50."""
    g = blank(mode="original")
    settle(g, 0, "messapia")
    yard(g, "messapia")
    g.fish = {"messapia": 1}
    post(g, 0, "transport", "tarentinus")
    post(g, 0, "transport", "ionium")
    assert (SEAS["tarentinus"].rough, SEAS["ionium"].rough) == (False, True)
    run(fishing.fishing(g), 4, 5)
    assert g.fish == {"messapia": 2}


def test_cargo_that_has_no_room_after_a_shipwreck_drowns() -> None:
    """T54."""
    g = blank(mode="original", round=3)
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "tyrrhenum", 6)
    run(shipwreck.shipwreck(g), [6, 3])
    assert g.realms[0].units == {"transport.tyrrhenum.open": 1, "light.tyrrhenum.open": 3}


def test_horses_are_lost_in_the_mountains_on_a_six() -> None:
    """T70."""
    g = blank(mode="original")
    post(g, 0, "cavalry", "marsi", 2)
    post(g, 0, "light", "marsi")
    run(attrition.mountains(g), [6, 2])
    assert g.realms[0].units == {"cavalry.marsi.open": 1, "light.marsi.open": 1}
