"""What becomes of marches: who stands where, who is tired, what ships carry, and which orders do not go together."""

from __future__ import annotations

from tests.games.scharz.movement.shore import AFLOAT, ASHORE, AT_SEA, DOCKED, table_of
from tests.games.scharz.reading import asked, plain, spent, told, units, why
from tests.games.scharz.situations import at, blank, order, post, quiet, roll, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.movement import march

# ---------------------------------------------------------------------- the beginning of a round


def test_a_round_begins_with_rested_units_and_without_anything_of_the_last_one() -> None:
    g = table_of("original", round=6)
    post(g, 0, "light", "latium", 3)
    g.realms[0].spent = {ASHORE: 2}
    g.realms[1].doubled = True
    g.weather, g.losers, g.fled = {"roma": "good"}, (("roma", 0),), {"0:light.latium.open": 1}
    table = at(g, march.begin_round)
    state = table.state
    assert spent(table) == [{}, {}]
    assert not any(realm.doubled for realm in state.realms)
    assert (state.weather, state.losers, state.fled) == ({}, (), {})
    assert told(table, "round") == [{"number": 6, "year": 2, "season": "summer"}]


def test_whoever_is_inside_a_settlement_comes_out_when_nobody_encircles_it_any_more() -> None:
    g = table_of()
    settle(g, 0, "roma")
    post(g, 0, "light", "latium", 2, "in")
    post(g, 0, "light", "roma", 3, "in")
    post(g, 1, "light", "roma")
    table = at(g, march.begin_round)
    assert units(table)[0] == {"light.latium.open": 2, "light.roma.in": 3}


def test_a_section_of_a_black_river_freezes_on_a_five_or_six_in_winter_alone() -> None:
    g = plain(blank(8, mode="basic", round=4, map="huns"))
    table = at(g, march.begin_round)
    sections = list(dict.fromkeys(g.atlas.sections.values()))
    for face in (4, 5, 6):
        roll(table, face)
    for _ in sections[3:]:
        roll(table, 1)
    frozen = [line["place"] for line in told(table, "frozen")]
    assert frozen == sections[1:3]
    g = plain(blank(2, mode="basic", round=3, map="huns"))
    assert not at(g, march.begin_round).roll_due


# ---------------------------------------------------------------------- who is carried out, and is tired


def test_whoever_marches_is_tired_and_whoever_stays_is_not() -> None:
    g = table_of()
    post(g, 0, "light", "latium", 5)
    post(g, 0, "light", "roma", 2)
    g.realms[0].spent = {ASHORE: 1}
    table = at(g)
    order(table, s0={f"{ASHORE}>roma": 2, f"{ASHORE}>campania": 1})
    assert units(table)[0] == {ASHORE: 2, "light.roma.open": 4, "light.campania.open": 1}
    assert spent(table)[0] == {ASHORE: 1, "light.roma.open": 2, "light.campania.open": 1}
    assert told(table, "moved") == [
        {"seat": 0, "unit": "light", "place": "latium", "to_place": "roma", "number": 2},
        {"seat": 0, "unit": "light", "place": "latium", "to_place": "campania", "number": 1},
    ]


def test_nobody_is_ordered_twice() -> None:
    g = table_of()
    post(g, 0, "light", "latium", 3)
    g.realms[0].spent = {ASHORE: 1}
    table = at(g)
    assert why(table, 0, {f"{ASHORE}>roma": 2, f"{ASHORE}>campania": 1}) == ("too-few-units", 2)
    assert why(table, 0, {f"{ASHORE}>roma": 1, f"{ASHORE}>campania": 1}) == ()


def test_boarding_a_ship_that_sails_out_of_the_own_shipyard_is_free() -> None:
    g = table_of()
    post(g, 0, "light", "latium", 3)
    post(g, 0, "cavalry", "latium")
    post(g, 0, "transport", "latium", 1, "dock")
    post(g, 0, "transport", "tyrrhenum")
    table = at(g)
    order(
        table,
        s0={f"{DOCKED}>tyrrhenum": 1, "cavalry.latium.open>tyrrhenum": 1, f"{ASHORE}>tyrrhenum": 3},
    )
    assert units(table)[0] == {AFLOAT: 2, "cavalry.tyrrhenum.open": 1, AT_SEA: 3}
    # The ship out of the shipyard has room for the horses and one more; two board at the coast.
    assert spent(table)[0] == {AFLOAT: 1, AT_SEA: 2}


def test_boarding_off_the_coast_and_landing_cost_the_capacity() -> None:
    g = table_of()
    post(g, 0, "light", "latium", 2)
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "heavy", "tyrrhenum")
    table = at(g)
    order(table, s0={f"{ASHORE}>tyrrhenum": 2, "heavy.tyrrhenum.open>roma": 1})
    assert units(table)[0] == {AFLOAT: 1, AT_SEA: 2, "heavy.roma.open": 1}
    assert spent(table)[0] == {AT_SEA: 2, "heavy.roma.open": 1}


def test_a_unit_is_ferried_over_a_sea_and_its_ship_stays_there() -> None:
    g = table_of()
    post(g, 0, "light", "latium", 4)
    post(g, 0, "transport", "latium", 1, "dock")
    table = at(g)
    sail, ferry = f"{DOCKED}>tyrrhenum", f"{ASHORE}>tyrrhenum>campania"
    assert why(table, 0, {ferry: 1}) == ("no-room-aboard", "tyrrhenum")
    assert why(table, 0, {sail: 1, ferry: 4}) == ("no-room-aboard", "tyrrhenum")
    assert why(table, 0, {sail: 1, ferry: 2, f"{ASHORE}>tyrrhenum>roma": 2}) == ("no-room-aboard", "tyrrhenum")
    order(table, s0={sail: 1, ferry: 3})
    assert units(table)[0] == {ASHORE: 1, AFLOAT: 1, "light.campania.open": 3}
    assert spent(table)[0] == {AFLOAT: 1, "light.campania.open": 3}


def test_a_unit_boards_off_the_coast_and_goes_on_with_the_ship() -> None:
    g = table_of()
    post(g, 0, "light", "latium", 4)
    post(g, 0, "transport", "tyrrhenum")
    table = at(g)
    sail, go = f"{AFLOAT}>aeolium", f"{ASHORE}>tyrrhenum>aeolium"
    assert why(table, 0, {go: 1}) == ("no-room-aboard", "tyrrhenum")
    assert why(table, 0, {sail: 1, go: 4}) == ("no-room-aboard", "tyrrhenum")
    order(table, s0={sail: 1, go: 3})
    assert units(table)[0] == {ASHORE: 1, "transport.aeolium.open": 1, "light.aeolium.open": 3}
    assert spent(table)[0] == {"transport.aeolium.open": 1, "light.aeolium.open": 3}


def test_a_mode_without_special_moves_goes_on_to_the_retreat() -> None:
    g = table_of()
    g.realms[0].prestige = 99
    post(g, 0, "light", "roma", 2)
    table = at(g)
    order(table)
    assert asked(table)[0] == "retreat"
    quiet(table, "trade")
    assert units(table)[0] == {"light.roma.open": 2}


# ---------------------------------------------------------------------- who came first


def partners() -> Scharz:
    """Partners who may stand in one field."""
    g = table_of("basic", 3)
    settle(g, 2, "arretium")
    for realm in g.realms:
        realm.prestige = 14
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    return g


def test_of_partners_in_a_field_whoever_stood_there_at_the_beginning_of_the_round_holds_it() -> None:
    g = partners()
    g.came = {}
    post(g, 1, "light", "roma")
    post(g, 0, "light", "latium")
    table = at(g, march.begin_round)
    assert table.state.came == {"roma": (1,), "latium": (0,)}
    order(table, s0={f"{ASHORE}>roma": 1})
    assert table.state.came == {"roma": (1, 0)}
    assert table.view(None)["game"]["fields"]["roma"]["holder"] == 1


def test_whoever_came_by_a_special_move_was_there_before_whoever_retreats() -> None:
    g = partners()
    post(g, 0, "light", "latium")
    post(g, 1, "cavalry", "apulia")
    table = at(g, march.special)
    assert table.state.subphase == "special"
    order(table, s1={"cavalry.apulia.open>samnium": 1})
    assert table.state.came == {"latium": (0,), "samnium": (1,)}
    g = partners()
    post(g, 0, "light", "roma")
    table = at(g, march.retreat)
    order(table, s0={"light.roma.open>latium": 1})
    assert table.state.came == {"latium": (0,)}
