"""Blows: dice that are rolled again, who falls first and who says so, and what several seats do to each other."""

from __future__ import annotations

from tests.games.scharz.combat.meeting import fight, met
from tests.games.scharz.reading import asked, label, told, units
from tests.games.scharz.situations import at, order, post, roll, settle

from civitas.games.scharz.combat import battle

# ---------------------------------------------------------------------- rolling again


def test_four_prestige_roll_two_dice_again_the_best_first() -> None:
    g = met(prestige=0)
    g.realms[0].prestige = 7
    post(g, 0, "light", "campania")
    post(g, 0, "mercenary", "campania")
    post(g, 0, "heavy", "campania")
    post(g, 1, "light", "campania", 3)
    table = fight(g)
    roll(table, 6, 6, 6)
    roll(table, 6, 6, 6)
    prompt = table.prompt(0)
    assert (asked(table), table.legal(0)) == ({0: "reroll"}, [0, 1])
    assert prompt.params == {"number": 3, "swords": 0}
    assert label(table, 0, 1) == ("reroll", (), {"cost": 4, "number": 2})
    table.apply(0, 1)
    # The red die shows a sword up to four, the blue one up to three.
    roll(table, 4, 3)
    assert told(table, "rerolled") == [{"seat": 0, "number": 2, "swords": 2}]
    assert told(table, "prestige-lost") == [{"seat": 0, "amount": 4}]
    table.apply(1, "light")  # three blanks are a sword
    assert units(table)[1] == {"light.campania.open": 1}


def test_dice_are_paid_for_as_far_as_there_are_blanks_or_prestige() -> None:
    for prestige, faces, most in ((99, (6, 6, 6), 2), (99, (6, 6, 1), 1), (5, (6, 6, 6), 1), (99, (1, 1, 1), 0)):
        g = met()
        g.realms[0].prestige = prestige
        post(g, 0, "light", "campania", 3)
        post(g, 1, "heavy", "campania", 3)
        table = fight(g)
        roll(table, *faces)
        roll(table, 6, 6, 6)
        assert (asked(table).get(0) == "reroll") is (most > 0)
        if most:
            assert table.legal(0) == list(range(most + 1))


def test_whoever_pays_nothing_keeps_prestige_and_dice() -> None:
    g = met()
    g.realms[0].prestige = 8
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    table = fight(g)
    roll(table, 6)
    roll(table, 6)
    table.apply(0, 0)
    assert (asked(table), table.state.realms[0].prestige) == ({0: "flight", 1: "flight"}, 8)
    assert told(table, "rerolled") == []


def test_both_pay_at_once_and_each_die_falls_once_more() -> None:
    g = met(prestige=8)
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    table = fight(g)
    roll(table, 6)
    roll(table, 6)
    assert asked(table) == {0: "reroll", 1: "reroll"}
    order(table, s0=1, s1=1)
    roll(table, 6)
    roll(table, 1)
    assert units(table) == [{}, {"light.campania.open": 1}]
    assert [realm.prestige for realm in table.state.realms] == [4, 6]


def test_veterans_roll_their_blanks_once_more_for_nothing_and_elite_units_twice() -> None:
    g = met("original")
    post(g, 0, "light-2", "campania", 2)
    post(g, 0, "light-4", "campania")
    post(g, 0, "light", "campania")
    post(g, 1, "heavy-3", "campania", 3)
    table = fight(g)
    roll(table, 1, 6, 6, 6)
    roll(table, 1, 1, 1)
    roll(table, 6, 6)
    roll(table, 1)
    # One of the experienced and the elite unit rolled again, then the elite unit alone.
    assert [line["number"] for line in told(table, "rerolled")] == [2, 1]
    assert told(table, "swords")[0]["faces"] == ["sword", "blank", "sword", "blank"]


# ---------------------------------------------------------------------- several seats


def test_the_swords_of_a_side_strike_in_the_order_of_seats_and_shields_count_for_all() -> None:
    g = met("original", seats=3)
    post(g, 0, "light", "campania", 2)
    post(g, 2, "light", "campania", 2)
    post(g, 1, "light", "campania", 5)
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1}, s2={"attack.campania.1": 1})
    roll(table, 1, 1)
    roll(table, 1, 1)
    roll(table, 1, 1, 1, 6, 6)
    # The first sword takes the shield; the attackers have none, and the three strike the first of them first.
    assert units(table) == [{}, {"light.campania.open": 2}, {"light.campania.open": 1}]
    assert [realm.destroyed for realm in table.state.realms] == [2, 6, 4]
    assert [realm.merits for realm in table.state.realms] == [
        {"campania.open": 1},
        {"campania.open": 3},
        {"campania.open": 2},
    ]


def test_a_shield_of_an_ally_protects_the_other_one() -> None:
    g = met(seats=3)
    g.treaties["1-2"] = ("alliance", -1, 0, 0)
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 1)
    post(g, 2, "light", "campania", 5)
    table = fight(g)
    roll(table, 1, 1)
    roll(table, 6)
    roll(table, 6, 6, 6, 6, 6)
    assert units(table) == [
        {"light.campania.open": 1},
        {},
        {"light.campania.open": 5},
    ]


def test_a_rear_unit_is_picked_only_once_among_several_victims() -> None:
    g = met(seats=3)
    g.treaties["1-2"] = ("alliance", -1, 0, 0)
    g.realms[0].prestige = 6
    post(g, 0, "light", "campania", 2)
    post(g, 1, "heavy", "campania")
    post(g, 1, "engine", "campania")
    post(g, 2, "engine", "campania")
    post(g, 2, "heavy", "campania")
    table = fight(g)
    roll(table, 1, 1)
    roll(table, 6)
    roll(table, 6)
    assert table.legal(0) == ["heavy", "rear.engine"]
    table.apply(0, "rear.engine")
    assert units(table)[1:] == [
        {"heavy.campania.open": 1},
        {"engine.campania.open": 1, "heavy.campania.open": 1},
    ]


def test_in_the_mountains_the_values_in_brackets_hold() -> None:
    g = met()
    post(g, 0, "light", "marsi", 2)
    post(g, 1, "heavy", "marsi", 2)
    table = fight(g, "marsi")
    # Light infantry shows swords where there are none elsewhere; heavy infantry has one life and a blue die.
    roll(table, 4, 5)
    roll(table, 4, 4)
    assert units(table) == [{"light.marsi.open": 2}, {"heavy.marsi.open": 1}]
    assert [line["faces"] for line in told(table, "swords")] == [["sword", "blank"], ["blank", "blank"]]


def test_the_log_says_what_the_dice_of_a_seat_came_to() -> None:
    g = met()
    g.realms[0].rival = 1
    post(g, 0, "light", "campania", 5)
    post(g, 1, "heavy", "campania", 4)
    table = fight(g)
    roll(table, 1, 6, 6, 6, 6)
    roll(table, 6, 6, 6, 1)
    assert told(table, "swords") == [
        {
            "seat": 0,
            "place": "campania",
            "swords": 3,
            "shields": 1,
            "dice": 5,
            "faces": ["sword", "blank", "blank", "blank", "blank"],
            "terms": [["term:faces", 1], ["term:blanks", 1], ["term:rival", 1]],
        },
        {
            "seat": 1,
            "place": "campania",
            "swords": 2,
            "shields": 0,
            "dice": 4,
            "faces": ["blank", "blank", "blank", "sword"],
            "terms": [["term:faces", 1], ["term:blanks", 1]],
        },
    ]


def test_whoever_works_on_a_site_fights_with_half_its_dice() -> None:
    g = met()
    settle(g, 0, "volsinii")
    post(g, 0, "light", "campania", 3, "site")
    post(g, 0, "light", "campania")
    g.sites["campania"] = (0, "village", 0)
    post(g, 1, "light", "campania", 4)
    table = fight(g)
    roll(table, 1, 1, 1, 1)
    roll(table, 6, 6, 6, 1)
    # In the order of the stacks: a sword in the field, and of three on the site one half counts.
    line = told(table, "swords")[0]
    assert (line["swords"], line["dice"]) == (2, 4)
    # Two swords strike back: first whoever stands in the field, then a worker.
    assert units(table)[0] == {"light.campania.site": 2}


def test_a_unit_falls_once_whoever_strikes() -> None:
    g = met("original", seats=3)
    post(g, 0, "light", "campania", 2)
    post(g, 2, "light", "campania", 2)
    post(g, 1, "light", "campania", 2)
    post(g, 1, "heavy-3", "campania")
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1}, s2={"attack.campania.1": 1})
    roll(table, 1, 1)
    roll(table, 1, 1)
    roll(table, 6, 6, 6)
    roll(table, 6)
    # The first two swords destroy what stands in the middle; the other two are short of the three lives behind.
    assert units(table)[1] == {"heavy-3.campania.open": 1}
    assert (table.state.realms[0].destroyed, table.state.realms[2].destroyed) == (4, 0)


def test_whoever_pays_nothing_does_not_keep_the_other_from_it() -> None:
    g = met(prestige=4)
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    table = fight(g)
    roll(table, 6)
    roll(table, 6)
    order(table, s0=0, s1=1)
    roll(table, 1)
    assert units(table)[0] == {}


def test_dice_of_recruits_and_swords_are_not_paid_for() -> None:
    g = met("original")
    g.realms[0].prestige = 8
    post(g, 0, "light", "campania", 2)
    post(g, 0, "light-0", "campania")
    post(g, 1, "heavy", "campania", 2)
    table = fight(g)
    roll(table, 1, 6, 6)
    roll(table, 6, 6)
    assert table.legal(0) == [0, 1]
    assert table.prompt(0).params == {"number": 1, "swords": 1}
    table.apply(0, 1)
    roll(table, 6)
    assert told(table, "rerolled") == [{"seat": 0, "number": 1, "swords": 0}]


def test_a_second_payment_is_for_those_alone_whose_commander_allows_it() -> None:
    g = met("extended", prestige=20)
    g.realms[0].commander, g.realms[1].commander = "average", "poor"
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    table = fight(g)
    roll(table, 6)
    roll(table, 6)
    order(table, s0=1, s1=1)
    roll(table, 6)
    roll(table, 6)
    assert asked(table) == {0: "reroll"}


def test_on_a_site_half_of_the_units_and_half_of_the_blanks_count() -> None:
    g = met()
    post(g, 0, "light", "campania", 3, "site")
    post(g, 0, "light", "campania", 3)
    g.sites["campania"] = (0, "village", 0)
    post(g, 1, "light", "campania", 4)
    table = fight(g)
    roll(table, 6, 6, 1, 6, 6, 6)
    roll(table, 1, 6, 6, 1)
    # Two blanks in the field and one of three on the site; three units and one of three are no shield.
    line = told(table, "swords")[0]
    assert (line["swords"], line["shields"], line["terms"]) == (2, 0, [["term:faces", 1], ["term:blanks", 1]])
