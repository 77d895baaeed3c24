"""Charges of riders and elephants, and the support of a fortification."""

from __future__ import annotations

from tests.games.scharz.combat.meeting import fight, met, points
from tests.games.scharz.reading import asked, told, units
from tests.games.scharz.situations import order, post, roll, settle

# ---------------------------------------------------------------------- the charge


def test_riders_on_both_sides_charge_at_once() -> None:
    g = met("original")
    post(g, 0, "cavalry", "campania")
    post(g, 0, "light", "campania")
    post(g, 1, "cavalry", "campania")
    post(g, 1, "light", "campania")
    table = fight(g)
    assert asked(table) == {0: "charge", 1: "charge"}
    assert table.prompt(0).params == {"place": "campania", "number": 1}
    order(table, s0=True, s1=True)
    assert told(table, "charge") == [{"seat": [0, 1], "place": "campania"}]
    roll(table, 1)
    roll(table, 1)
    # A sword each: one falls on each side, light infantry if nobody picks the rider, who has two lives.
    for seat in asked(table):
        table.apply(seat, "light")
    assert units(table) == [{"cavalry.campania.open": 1}, {"cavalry.campania.open": 1}]
    assert asked(table) == {0: "flight", 1: "flight"}, "nobody else is left to roll"


def test_whoever_does_not_charge_rolls_with_the_others() -> None:
    g = met("original")
    post(g, 0, "cavalry", "campania")
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania", 2)
    table = fight(g)
    order(table, s0=False)
    assert told(table, "charge") == []
    roll(table, 6, 6)
    roll(table, 6, 6)
    assert asked(table) == {0: "flight", 1: "flight"}


def test_a_shield_used_against_a_charge_is_gone_for_the_round() -> None:
    g = met("original")
    post(g, 0, "cavalry", "campania", 3)
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 5)
    table = fight(g)
    order(table, s0=True)
    roll(table, 1, 1, 1)
    assert units(table)[1] == {"light.campania.open": 4}, "the shield took two of three swords"
    roll(table, 1, 6)
    roll(table, 6, 6, 6, 6)
    assert units(table)[1] == {"light.campania.open": 3}
    # Four blanks are a sword; the shield of the attackers takes it.
    assert units(table)[0] == {"cavalry.campania.open": 3, "light.campania.open": 2}


def test_a_charge_that_leaves_nobody_ends_the_battle() -> None:
    g = met("original")
    post(g, 0, "cavalry", "campania", 2)
    post(g, 1, "light", "campania")
    table = fight(g)
    order(table, s0=True)
    roll(table, 1, 6)
    assert told(table, "battle-won") == [{"seat": [0], "place": "campania"}]
    assert points(table) == [1, -1]


def test_nobody_charges_a_second_time_or_in_a_mode_without_charges() -> None:
    g = met("original")
    post(g, 0, "cavalry", "campania")
    post(g, 1, "heavy", "campania")
    table = fight(g)
    order(table, s0=True)
    roll(table, 6)
    roll(table, 6)
    order(table)
    roll(table, 6)
    roll(table, 6)
    assert len(told(table, "charge")) == 1
    g = met("basic")
    post(g, 0, "cavalry", "campania")
    post(g, 1, "heavy", "campania")
    assert asked(fight(g)) == {}


def test_elephants_charge_with_two_dice_each() -> None:
    g = met("extended")
    for realm in g.realms:
        realm.commander, realm.prestige = "poor", 10
    post(g, 0, "elephants", "campania")
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania", 3)
    table = fight(g)
    order(table, s0=True)
    roll(table, 1, 1)
    assert units(table)[1] == {"light.campania.open": 1}


# ---------------------------------------------------------------------- support


def test_a_fortification_adds_its_dice_for_the_owner_of_the_field_alone() -> None:
    for kind, dice in (("village", 1), ("city", 2)):
        g = met("original")
        settle(g, 1, "campania", kind=kind)
        g.forts["campania"] = 1
        post(g, 0, "light", "campania", 2)
        post(g, 1, "light", "campania")
        table = fight(g)
        roll(table, 6, 6)
        roll(table, 6, *[3] * dice)
        # Blue dice show a sword on a three.
        assert told(table, "swords")[1]["swords"] == dice
        assert told(table, "swords")[1]["dice"] == 1 + dice


def test_without_a_fortification_or_against_its_owner_nothing_is_added() -> None:
    for fort, owner in ((False, 1), (True, 0)):
        g = met("original")
        settle(g, owner, "campania")
        if fort:
            g.forts["campania"] = owner
        post(g, 0, "light", "campania")
        post(g, 1, "light", "campania", 2)
        table = fight(g)
        roll(table, *[6] * (2 if fort else 1))
        roll(table, 6, 6)
        assert [line["dice"] for line in told(table, "swords")] == [2 if fort else 1, 2]


def test_a_shield_of_an_ally_that_was_not_needed_is_left_after_the_charge() -> None:
    g = met("original", seats=3)
    g.treaties["1-2"] = ("alliance", -1, 0, 0)
    post(g, 0, "cavalry", "campania", 2)
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 5)
    post(g, 2, "light", "campania", 5)
    table = fight(g)
    order(table, s0=True)
    roll(table, 1, 1)
    # Two swords took one shield of two; two swords in the field come past the other one.
    roll(table, 1, 1)
    roll(table, *[6] * 5)
    roll(table, *[6] * 5)
    order(table, s1="light", s2="light")
    assert units(table)[1:] == [{"light.campania.open": 4}, {"light.campania.open": 5}]


def test_in_the_second_round_riders_roll_with_the_others() -> None:
    g = met("original")
    post(g, 0, "cavalry", "campania")
    post(g, 0, "light", "campania")
    post(g, 1, "heavy", "campania")
    table = fight(g)
    order(table, s0=True)
    roll(table, 6)
    roll(table, 6)
    roll(table, 6)
    order(table)
    roll(table, 6, 6)
    roll(table, 6)
    assert asked(table) == {0: "flight", 1: "flight"}


def test_the_dice_of_a_fortification_may_be_rolled_again_for_prestige() -> None:
    g = met("original")
    settle(g, 1, "campania")
    g.forts["campania"] = 1
    g.realms[1].prestige = 4
    post(g, 0, "heavy", "campania", 2)
    post(g, 1, "light", "campania")
    table = fight(g)
    roll(table, 6, 6)
    roll(table, 6, 6)
    assert table.prompt(1).params == {"number": 2, "swords": 0}
    table.apply(1, 1)
    # The blue die shows a sword up to three, the white one up to two.
    roll(table, 3, 3)
    assert told(table, "rerolled") == [{"seat": 1, "number": 2, "swords": 1}]
