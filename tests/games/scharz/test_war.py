"""Experience, charges, ambushes, the rear, ships, besiegers together; morale, commanders, pirates and elephants."""

from __future__ import annotations

import pytest
from tests.games.scharz.situations import at, blank, key, order, post, quiet, refused, roll, settle, yard
from tests.games.scharz.test_vectors import run

from civitas.games.scharz.box.content import UNITS
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.state import NOBODY, Scharz
from civitas.games.scharz.combat import battle, siege
from civitas.games.scharz.combat.breach import escape_orders
from civitas.games.scharz.combat.dice import (
    FRONT,
    REAR,
    Aim,
    Tally,
    counted,
    pool,
    position,
    shields_of,
    strike,
    sword_terms,
    swords_of,
)
from civitas.games.scharz.combat.flight import flight_orders, judge_flight, standing
from civitas.games.scharz.combat.melee import Ground, struck, support
from civitas.games.scharz.combat.spirit import spirit_of
from civitas.games.scharz.movement import march
from civitas.games.scharz.movement.routes import march_orders, retreat_orders, special_orders
from civitas.games.scharz.rear import construction, experience, trade, upkeep
from civitas.games.scharz.rear.bill import Bill, judge
from civitas.games.scharz.rear.offers import Market
from civitas.kernel import Table


def met(mode: str = "original", prestige: int = 0) -> Scharz:
    """Two seats that are nobody's rivals, with a settlement each, about to meet in Campania."""
    g = blank(mode=mode)
    settle(g, 0, "latium")
    settle(g, 1, "lucania")
    for realm in g.realms:
        realm.prestige, realm.rival = prestige, NOBODY
    return g


def fight(g: Scharz) -> Table:
    """The first seat attacks the second one in Campania."""
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1})
    return table


# ---------------------------------------------------------------------- levels in battle


def test_a_battle_is_undecided_after_two_rounds_in_a_row_in_which_nobody_falls() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 2)
    table = fight(g)
    # Nobody falls, one falls, nobody falls, nobody falls: the second quiet round counts from the loss on.
    for first, second in (((6, 6), (6, 6)), ((1, 6), (6, 6)), ((6, 6), (6,)), ((6, 6), (6,))):
        assert table.state.subphase == "battle"
        roll(table, *first)
        roll(table, *second)
        order(table)
    assert table.state.subphase != "battle"
    assert [note.key for note in table.notes(None) if note.key in ("undecided", "battle-won")] == ["undecided"]
    assert (table.state.realms[0].points, table.state.realms[1].points) == (0, 0)


def test_recruits_stand_in_front_and_the_experienced_in_the_rear() -> None:
    assert [position(name, "open") for name in ("light-0", "light", "light-2", "light-3", "light-4")] == [0, 1, 2, 2, 2]
    assert (position("engine-0", "open"), position("light-0", "site"), FRONT) == (REAR, REAR, 0)
    struck = strike(3, 0, [("light-2", "open", 1), ("light", "open", 1), ("light-0", "open", 1)], star=False)
    assert list(struck.destroyed) == [("light-0", "open"), ("light", "open"), ("light-2", "open")]


def test_veterans_and_elite_units_have_a_life_more() -> None:
    assert [UNITS[name].lives for name in ("light-2", "light-3", "light-4", "heavy-3")] == [1, 2, 2, 3]
    assert UNITS["heavy-3"].star_lives == 2


def test_elite_units_count_twice_and_recruits_not_at_all() -> None:
    stacks = [("light-4", "open", 2), ("light-0", "open", 3), ("light", "open", 1)]
    assert counted(stacks) == 5
    assert shields_of(stacks) == 1
    dice = pool(stacks, star=False)
    assert len(dice) == 6
    # Of six blanks those of the three recruits do not count.
    assert swords_of(sword_terms(dice, [False] * 6, stacks)) == 1


def test_blanks_of_the_experienced_are_rolled_again_and_those_of_recruits_never() -> None:
    g = met(prestige=4)
    post(g, 0, "light-4", "campania")
    post(g, 0, "light-0", "campania")
    post(g, 1, "light", "campania", 3)
    table = fight(g)
    roll(table, 6, 6)
    roll(table, 6, 6, 6)
    roll(table, 6)
    roll(table, 1)
    # The elite unit has its sword by now, and a recruit cannot be rolled again for prestige.
    assert table.to_act() == (1,)


@pytest.mark.parametrize(("name", "shields"), [("engine-0", 3), ("engine", 4), ("engine-2", 5), ("engine-4", 7)])
def test_engines_take_more_shields_the_more_experienced_they_are(name: str, shields: int) -> None:
    assert UNITS[name].breaks == shields


# ---------------------------------------------------------------------- experience


def test_a_unit_destroyed_is_a_step_for_a_unit_that_took_part() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania")
    table = fight(g)
    roll(table, 1, 1)
    roll(table, 6)
    quiet(table, "trade")
    assert table.state.realms[0].units == {"light.campania.open": 1, "light-2.campania.open": 1}
    assert table.state.realms[0].merits == {}


def test_the_owner_picks_who_learns() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 0, "heavy", "campania")
    g.realms[0].merits = {"campania.open": 1}
    table = at(g, experience.experience)
    assert refused(table, 0, {"light.campania.open": 1, "heavy.campania.open": 1}) == "too-many-steps"
    order(table, s0={"light.campania.open": 1})
    assert table.state.realms[0].units == {
        "light.campania.open": 1,
        "heavy.campania.open": 1,
        "light-2.campania.open": 1,
    }


def test_what_nobody_picks_goes_to_the_dearest_kind() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 0, "heavy", "campania")
    g.realms[0].merits = {"campania.open": 1}
    table = at(g, experience.experience)
    order(table, s0={})
    assert "heavy-2.campania.open" in table.state.realms[0].units


def test_nobody_rises_twice_in_a_round() -> None:
    g = met()
    post(g, 0, "light-0", "latium")
    post(g, 0, "light", "latium")
    g.realms[0].merits = {"latium.open": 5}
    g.realms[0].training = {"light.latium": 1, "light-2.latium": 1}
    run(experience.experience(g))
    assert g.realms[0].units == {"light.latium.open": 1, "light-2.latium.open": 1}


def test_elephants_never_learn() -> None:
    g = met()
    post(g, 0, "elephants", "campania")
    g.realms[0].merits = {"campania.open": 2}
    run(experience.experience(g))
    assert g.realms[0].units == {"elephants.campania.open": 1}


def test_training_costs_two_gold_and_shows_in_the_next_round() -> None:
    g = met()
    post(g, 0, "light", "latium", 2)
    table = at(g, trade.trade)
    order(table, s0={"train.light.latium": 1})
    assert table.state.realms[0].gold == 8
    assert table.state.realms[0].units == {"light.latium.open": 2}
    run(experience.experience(table.state))
    assert table.state.realms[0].units == {"light.latium.open": 1, "light-2.latium.open": 1}


def test_whoever_leaves_has_trained_for_nothing() -> None:
    g = met()
    post(g, 0, "light", "campania")
    g.realms[0].training = {"light.latium": 1}
    run(experience.experience(g))
    assert g.realms[0].units == {"light.campania.open": 1}


def test_a_unit_keeps_its_level_when_it_becomes_another_kind() -> None:
    g = met()
    g.towns["latium"] = (0, "city")
    post(g, 0, "light-2", "latium")
    post(g, 0, "light", "latium")
    table = at(g, trade.trade)
    assert refused(table, 0, {"raise.heavy-2.latium": 1, "train.light-2.latium": 1}) == "no-light"
    order(table, s0={"raise.heavy-2.latium": 1})
    assert table.state.realms[0].units == {"light.latium.open": 1, "heavy-2.latium.open": 1}


def test_mercenaries_of_a_higher_level_cost_two_gold_a_step() -> None:
    g = met(prestige=7)
    market = Market(g, 0, Lie(g))
    assert [Bill(market, {f"hire.mercenary{level}.latium": 1}).gold for level in ("", "-2", "-3")] == [-5, -7, -9]


def test_no_recruits_from_a_plundered_field() -> None:
    g = met()
    g.plundered["latium"] = 1
    assert "hire.light-0.latium" not in Market(g, 0, Lie(g)).limits


def test_elite_units_build_for_two() -> None:
    g = met()
    post(g, 0, "light-4", "campania", 1, "site")
    assert construction.quarters(g.realms[0], "campania", "village") == 1


def test_the_celts_begin_with_three_experienced() -> None:
    from civitas.games.scharz.setup import _seasoned

    g = blank(mode="original", factions=("celts",))
    post(g, 0, "light", "senones", 2)
    post(g, 0, "light", "picenum", 3)
    run(_seasoned(g, 0, ["senones", "picenum"]))
    assert g.realms[0].units == {"light-2.senones.open": 2, "light.picenum.open": 2, "light-2.picenum.open": 1}


# ---------------------------------------------------------------------- charge, support, ambush


def test_chargers_kill_first_and_do_not_roll_twice() -> None:
    g = met()
    post(g, 0, "cavalry", "campania", 2)
    post(g, 1, "light", "campania", 3)
    table = fight(g)
    table.apply(0, True)
    roll(table, 1, 1)
    # Two have fallen; the last one alone strikes back.
    assert table.state.realms[1].units == {"light.campania.open": 1}
    roll(table, 6)
    assert key(table, 0) == "flight"


def test_nobody_charges_in_the_mountains() -> None:
    g = met()
    post(g, 0, "cavalry", "marsi", 2)
    post(g, 1, "light", "marsi", 3)
    table = at(g, battle.stances)
    order(table, s0={"attack.marsi.1": 1})
    roll(table, 6, 6)
    assert all(key(table, seat) != "charge" for seat in table.to_act())


def test_a_fortification_supports_a_battle_in_its_field() -> None:
    g = met()
    g.towns["latium"] = (0, "city")
    g.forts["latium"] = 0
    post(g, 0, "light", "latium")
    post(g, 1, "light", "latium")
    ground = Ground("latium", ((1,), (0,)))
    assert [len(support(g, ground, seat)) for seat in (0, 1)] == [2, 0]
    g.mode = "basic"
    assert support(g, ground, 0) == []


def test_an_encircled_settlement_lays_no_ambush() -> None:
    g = met()
    g.forts["latium"] = 0
    post(g, 1, "light", "latium")
    post(g, 1, "light", "campania", 2)
    table = at(g)
    order(table, s1={"light.campania.open>latium": 2})
    assert table.state.realms[1].units == {"light.latium.open": 3}


# ---------------------------------------------------------------------- the rear


def test_six_prestige_pick_a_unit_of_the_rear() -> None:
    stacks = [("warship", "open", 2), ("transport", "open", 1)]
    assert strike(3, 0, stacks, star=True, aim=Aim(rear="transport")).destroyed == {
        ("transport", "open"): 1,
        ("warship", "open"): 1,
    }


def test_picking_a_unit_of_the_rear_costs_six_prestige() -> None:
    g = met("basic", prestige=0)
    g.realms[0].prestige = 6
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 2)
    post(g, 1, "light", "campania", 2, "site")
    g.sites["campania"] = (1, "village", 1)
    table = fight(g)
    roll(table, 1, 1)
    roll(table, 6, 6, 6, 6)
    assert key(table, 0) == "target"
    table.apply(0, "rear.light")
    realms = table.state.realms
    assert realms[0].prestige == 2 * 2
    assert realms[1].units == {"light.campania.open": 1, "light.campania.site": 1}


def test_the_owner_says_who_falls_first_in_the_rear() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light-2", "campania", 2)
    post(g, 1, "heavy-2", "campania", 1)
    table = fight(g)
    roll(table, 1, 1)
    roll(table, 6, 6, 6)
    roll(table, 6, 6, 6)
    assert (table.to_act(), key(table, 1)) == ((1,), "give-up")
    table.apply(1, "heavy-2")
    assert table.state.realms[1].units == {"light-2.campania.open": 2}


# ---------------------------------------------------------------------- ships, sieges


def test_units_flee_onto_ships_as_far_as_there_is_room() -> None:
    g = met()
    post(g, 0, "light", "campania", 5)
    post(g, 0, "transport", "tyrrhenum")
    post(g, 1, "light", "campania")
    name = "light.campania.open>tyrrhenum"
    assert flight_orders(g, 0, "campania", Lie(g))[name] == 5
    assert judge_flight(g, 0, "campania", {name: 3}) is None
    assert judge_flight(g, 0, "campania", {name: 4}) is not None


def test_ships_that_flee_take_their_cargo_along() -> None:
    g = met()
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum", 3)
    post(g, 1, "warship", "tyrrhenum", 2)
    table = at(g, battle.stances)
    order(table, s1={"attack.tyrrhenum.0": 1})
    roll(table, 6, 6)
    roll(table, 1, 1, 6, 6)
    order(table, s0={"transport.tyrrhenum.open>aeolium": 1})
    assert table.state.realms[0].units == {"transport.aeolium.open": 1, "light.aeolium.open": 3}


def test_cargo_of_ships_that_fled_is_out_of_all_combat_of_the_round() -> None:
    g = met()
    settle(g, 0, "campania")
    yard(g, "campania")
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "tyrrhenum", 5)
    post(g, 0, "light", "campania")
    post(g, 1, "warship", "tyrrhenum", 2)
    post(g, 1, "light", "campania")
    table = at(g, battle.stances)
    order(table, s1={"attack.tyrrhenum.0": 1, "attack.campania.0": 1})
    roll(table, 6, 6)
    roll(table, *[6] * 7)
    order(table, s0={"transport.tyrrhenum.open>campania": 1, "stop": 1}, s1={"stop": 1})
    # Two went ashore with their ship, where the next battle begins: one die against one.
    state: Scharz = table.state
    assert state.realms[0].units["light.campania.open"] == 3
    roll(table, 6)
    roll(table, 6)
    assert standing(state, 0, "campania") == [("light", "open", 1)]


def test_several_besiegers_assault_together() -> None:
    g = blank(3)
    settle(g, 2, "picenum", "lucania")
    settle(g, 0, "umbria")
    settle(g, 1, "sabini")
    post(g, 2, "light", "picenum", 1, "in")
    for seat in (0, 1):
        post(g, seat, "light", "picenum", 3)
    for realm in g.realms:
        realm.prestige, realm.rival = 0, NOBODY
    table = at(g, siege.besiege)
    order(table, s0={"assault.picenum": 1}, s1={"assault.picenum": 1})
    roll(table, 1, 1, 1)
    roll(table, 1, 1, 1)
    roll(table, 6, 6)
    # Six swords break five shields, and the last of them, of the second seat, destroys the defender.
    assert "picenum" not in table.state.towns
    assert [realm.points for realm in table.state.realms[:2]] == [0, 4]


def test_a_settlement_does_not_fall_if_no_besieger_is_left() -> None:
    g = blank()
    settle(g, 1, "picenum", "lucania")
    settle(g, 0, "umbria")
    post(g, 1, "heavy", "picenum", 1, "in")
    post(g, 0, "light", "picenum", 2)
    post(g, 0, "engine", "picenum", 2)
    for realm in g.realms:
        realm.prestige, realm.rival = 0, NOBODY
    table = at(g, siege.besiege)
    order(table, s0={"assault.picenum": 1})
    roll(table, 1, 1)
    roll(table, 1, 1)
    assert table.state.realms[0].units == {"engine.picenum.open": 2}


def test_after_a_breach_an_assault_ends_when_nobody_falls_in_two_rounds() -> None:
    g = met()
    settle(g, 1, "campania")
    post(g, 1, "light", "campania", 1, "in")
    post(g, 0, "light", "campania", 2)
    post(g, 0, "engine", "campania", 2)
    table = at(g, siege.besiege)
    order(table, s0={"assault.campania": 1})
    # The engines have taken all shields: the enemy is inside at once, and the die of the settlement falls no more.
    roll(table, 6, 6)
    roll(table, 6, 6)
    for _ in range(2):
        assert key(table, 0) == "press-on"
        order(table, s0=True)
        roll(table, 6, 6)
        roll(table, 6)
    assert "held-out" in [note.key for note in table.notes(None)]
    assert table.state.subphase != "siege"
    assert table.state.towns["campania"] == (1, "village")


def broken_into(*, ships: int, lights: int = 4) -> tuple[Scharz, Table]:
    """The first seat has broken into Campania of the second one, without a blow; the second one is asked who flees."""
    g = met()
    settle(g, 1, "campania")
    yard(g, "campania")
    post(g, 1, "light", "campania", lights, "in")
    post(g, 1, "transport", "campania", ships, "dock")
    post(g, 0, "light", "campania", 4)
    post(g, 0, "engine", "campania", 2)
    table = at(g, siege.besiege)
    order(table, s0={"assault.campania": 1})
    roll(table, 1, 6, 6, 6)
    roll(table, *[6] * (lights + 1))
    return table.state, table


def test_after_a_breach_defenders_flee_onto_ships_in_the_shipyard() -> None:
    state, table = broken_into(ships=1)
    # Two swords, for a face and for three blanks, have destroyed two of the four.
    assert key(table, 1) == "escape"
    order(table, s1={"light.campania.in>tyrrhenum": 2})
    assert state.realms[1].units == {"light.tyrrhenum.open": 2, "transport.tyrrhenum.open": 1}
    assert standing(state, 1, "tyrrhenum") == []
    assert "campania" not in state.towns


def test_a_transport_takes_three_out_of_a_breach_and_ships_that_are_not_needed_stay() -> None:
    state, table = broken_into(ships=1, lights=5)
    assert refused(table, 1, {"light.campania.in>tyrrhenum": 1, "light.campania.in>aeolium": 1}) == "no-room-aboard"
    state, table = broken_into(ships=2, lights=5)
    assert refused(table, 1, {"light.campania.in>tyrrhenum": 3, "light.campania.in>aeolium": 2}) == "too-few-units"
    order(table, s1={"light.campania.in>tyrrhenum": 3})
    assert state.realms[1].units["transport.tyrrhenum.open"] == 1
    assert state.realms[1].units["transport.campania.dock"] == 1
    # Somebody is left inside, so that the besiegers are asked whether they go on.
    assert key(table, 0) == "press-on"


def test_unused_swords_stop_defenders_who_flee_out_of_a_breach() -> None:
    g = met()
    settle(g, 1, "campania")
    yard(g, "campania")
    post(g, 1, "heavy", "campania", 2, "in")
    post(g, 1, "transport", "campania", 1, "dock")
    post(g, 0, "light", "campania", 3)
    post(g, 0, "engine", "campania", 2)
    table = at(g, siege.besiege)
    order(table, s0={"assault.campania": 1})
    # Three swords: two destroy a unit of heavy infantry, and the third one stops the other.
    roll(table, 1, 1, 1)
    roll(table, 6, 6, 6)
    order(table, s1={"heavy.campania.in>tyrrhenum": 1})
    assert table.state.realms[1].units == {"heavy.campania.in": 1, "transport.campania.dock": 1}


def test_nobody_flees_out_of_a_breach_onto_a_sea_with_enemies() -> None:
    g = met()
    settle(g, 1, "campania")
    yard(g, "campania")
    post(g, 1, "light", "campania", 2, "in")
    post(g, 1, "engine", "campania", 1, "in")
    post(g, 1, "transport", "campania", 1, "dock")
    assert list(escape_orders(g, 1, "campania")) == ["light.campania.in>tyrrhenum", "light.campania.in>aeolium"]
    post(g, 0, "warship", "tyrrhenum")
    assert list(escape_orders(g, 1, "campania")) == ["light.campania.in>aeolium"]


# ---------------------------------------------------------------------- morale, commanders


@pytest.mark.parametrize(("prestige", "swords", "shields"), [(7, 1, 1), (10, 3, 1), (30, 3, 2), (50, 4, 2), (70, 4, 3)])
def test_morale_goes_by_prestige(prestige: int, swords: int, shields: int) -> None:
    g = met("extended", prestige)
    g.realms[0].commander = "poor"
    stacks = [("heavy", "open", 3), ("light", "open", 3)]
    spirit = spirit_of(g, 0, (1,))
    dice = pool(stacks, star=False, spirit=spirit)
    assert swords_of(sword_terms(dice, [True, True, True, False, False, True][:6], stacks, spirit=spirit)) == swords + 1
    assert shields_of(stacks, spirit=spirit) == shields


def test_against_the_rival_high_morale_brings_a_sword_for_three() -> None:
    g = met("extended", 50)
    g.realms[0].commander, g.realms[0].rival = "poor", 1
    assert (spirit_of(g, 0, (1,)).sword, spirit_of(g, 1, (0,)).sword) == (3, 4)


def test_an_average_commander_lets_dice_be_rolled_again_twice_for_prestige() -> None:
    g = met("extended", 20)
    g.realms[0].commander = "average"
    post(g, 0, "light", "campania")
    post(g, 1, "engine", "campania")
    table = fight(g)
    roll(table, 6)
    for left in (16, 12):
        table.apply(0, 1)
        roll(table, 6)
        assert table.state.realms[0].prestige == left
    assert key(table, 0) == "flight"


def test_a_better_commander_gives_a_free_roll() -> None:
    g = met("extended")
    g.realms[0].commander = "better"
    assert [die.free for die in pool([("light", "open", 1)], star=False, spirit=spirit_of(g, 0, (1,)))] == [1]


def test_a_brilliant_commander_gives_an_extra_move() -> None:
    g = met("extended")
    post(g, 0, "light", "latium")
    assert "light.latium.open>campania" not in special_orders(g, 0, Lie(g))
    g.realms[0].commander = "brilliant"
    table = at(g, march.special)
    order(table, s0={"light.latium.open>campania": 1})
    assert table.state.realms[0].units == {"light.campania.open": 1}
    assert table.state.realms[0].prestige == 0


def test_for_a_better_commander_one_pays_the_difference() -> None:
    g = met("extended")
    g.realms[0].commander = "poor"
    market = Market(g, 0, Lie(g))
    assert Bill(market, {"commander.brilliant": 1}).gold == -6
    verdict = judge(market, {"commander.brilliant": 1, "commander.better": 1})
    assert verdict is not None
    assert verdict[0].id == "one-commander"
    table = at(g, trade.trade)
    order(table, s0={"commander.better": 1})
    assert table.state.realms[0].commander == "better"


def test_commanders_are_paid_in_summer_and_winter_and_leave_unpaid() -> None:
    g = met("extended")
    g.round = 2
    g.realms[0].commander = g.realms[1].commander = "brilliant"
    g.realms[1].gold = 3
    run(upkeep.pay_commanders(g))
    assert [(realm.commander, realm.gold) for realm in g.realms] == [("brilliant", 6), ("none", 3)]
    g.round = 3
    run(upkeep.pay_commanders(g))
    assert g.realms[0].gold == 6


# ---------------------------------------------------------------------- pirates, elephants


def test_pirates_are_bought_at_a_controlled_sea_for_gold_or_prestige() -> None:
    g = met("extended", 20)
    yard(g, "latium")
    assert not any(name.startswith("hire.pirates") for name in Market(g, 0, Lie(g)).limits)
    post(g, 0, "warship", "tyrrhenum")
    market = Market(g, 0, Lie(g))
    assert Bill(market, {"hire.pirates.tyrrhenum": 1}).gold == -10
    bill = Bill(market, {"hire.corsairs-2.tyrrhenum": 1})
    assert (bill.gold, bill.prestige) == (-2, -16)
    table = at(g, trade.trade)
    order(table, s0={"hire.corsairs.tyrrhenum": 1})
    assert table.state.realms[0].units["pirates.tyrrhenum.open"] == 1


def test_pirates_neither_move_nor_flee_and_roll_four_dice() -> None:
    g = met("extended")
    post(g, 0, "pirates", "tyrrhenum", 4)
    post(g, 1, "warship", "tyrrhenum")
    lie = Lie(g)
    assert not march_orders(g, 0, lie)
    assert not special_orders(g, 0, lie)
    assert not retreat_orders(g, 0, lie)
    assert not flight_orders(g, 0, "tyrrhenum", lie)
    assert [die.colour for die in pool([("pirates", "open", 1)], star=True)] == ["white"] * 4


def test_elephants_are_made_in_the_desert_one_a_round() -> None:
    g = blank(8, mode="extended")
    settle(g, 0, "hadrumetum")
    post(g, 0, "light", "deserta", 2)
    table = at(g, trade.trade)
    assert refused(table, 0, {"raise.elephants.deserta": 2}) != ""
    order(table, s0={"raise.elephants.deserta": 1})
    assert table.state.realms[0].gold == 4
    assert table.state.realms[0].units == {"light.deserta.open": 1, "elephants.deserta.open": 1}


def test_elephants_roll_two_dice_in_the_open_and_none_on_rough_ground() -> None:
    stacks = [("elephants", "open", 1)]
    assert [die.colour for die in pool(stacks, star=False)] == ["red", "red"]
    assert pool(stacks, star=True) == []
    assert not any(die.again for die in pool(stacks, star=False))


def test_swords_are_told_with_what_they_are_made_of() -> None:
    stacks = [("light", "open", 4)]
    faces = [True, False, False, False]
    terms = sword_terms(pool(stacks, star=False), faces, stacks, rival=True)
    told = struck("roma", 0, faces, terms, Tally(swords_of(terms), 0)).params
    assert (told["swords"], told["faces"]) == (3, ["sword", "blank", "blank", "blank"])
    assert told["terms"] == [["term:faces", 1], ["term:blanks", 1], ["term:rival", 1]]
