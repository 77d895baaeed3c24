"""Who falls first, and who says so."""

from __future__ import annotations

from tests.games.scharz.combat.meeting import fight, met
from tests.games.scharz.reading import asked, label, told, units
from tests.games.scharz.situations import post, roll

# ---------------------------------------------------------------------- who falls first


def test_whoever_hits_says_who_falls_first_of_several_kinds() -> None:
    g = met()
    post(g, 0, "light", "campania", 3)
    post(g, 1, "light", "campania", 2)
    post(g, 1, "heavy", "campania")
    table = fight(g)
    roll(table, 1, 1, 6)
    roll(table, 6, 6, 6)
    assert (asked(table), table.legal(0)) == ({0: "target"}, ["light", "heavy"])
    assert table.prompt(0).params == {"place": "campania"}
    assert label(table, 0, "heavy") == ("unit", ("unit:heavy",), {"unit": "heavy"})
    table.apply(0, "heavy")
    assert units(table)[1] == {"light.campania.open": 2}


def test_nobody_is_asked_where_the_swords_do_not_get_past_the_shields() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 4)
    post(g, 1, "heavy", "campania")
    table = fight(g)
    roll(table, 1, 6)
    roll(table, 6, 6, 6, 6, 6)
    # A sword against a shield; five blanks are a sword that hits light infantry, the only kind there is.
    assert asked(table) == {0: "flight", 1: "flight"}
    assert units(table) == [{"light.campania.open": 1}, {"light.campania.open": 4, "heavy.campania.open": 1}]


def test_of_recruits_and_standard_units_recruits_fall_first_unasked() -> None:
    g = met("original")
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    post(g, 1, "light-0", "campania")
    table = fight(g)
    roll(table, 1)
    roll(table, 6, 6)
    if asked(table) == {0: "target"}:
        table.apply(0, "light")
    assert units(table)[1] == {"light.campania.open": 1}


def test_for_six_prestige_one_of_the_rear_falls_before_all_others() -> None:
    g = met()
    g.realms[0].prestige = 9
    post(g, 0, "light", "campania", 2)
    post(g, 1, "heavy", "campania")
    post(g, 1, "engine", "campania", 2)
    table = fight(g)
    roll(table, 1, 1)
    roll(table, 6)
    assert table.legal(0) == ["heavy", "rear.engine"]
    assert label(table, 0, "rear.engine") == ("pick-rear", ("unit:engine",), {"unit": "engine", "cost": 6})
    table.apply(0, "rear.engine")
    assert units(table)[1] == {"heavy.campania.open": 1, "engine.campania.open": 1}
    assert table.state.realms[0].prestige == 9 - 6 + 4
    assert told(table, "prestige-lost") == [{"seat": 0, "amount": 6}]


def test_the_rear_is_not_for_sale_where_prestige_or_swords_do_not_suffice_or_all_fall() -> None:
    def options(prestige: int, swords: int, heavy: int) -> dict[int, str]:
        g = met("original")
        g.realms[0].prestige = prestige
        post(g, 0, "light", "campania", swords)
        post(g, 1, "heavy", "campania", heavy)
        post(g, 1, "light-3", "campania")
        table = fight(g)
        roll(table, *[1] * swords)
        roll(table, *[6] * (heavy + 1))
        roll(table, 6)
        return asked(table)

    assert options(6, 2, 1) == {0: "target"}
    assert options(5, 2, 1).get(0) != "target"
    assert options(6, 1, 1).get(0) != "target", "a veteran has two lives"
    assert options(6, 4, 1).get(0) != "target", "all of them fall"
    assert options(6, 3, 1) == {0: "target"}


def test_where_only_the_rear_is_left_the_owner_may_be_left_to_choose() -> None:
    g = met()
    g.realms[0].prestige = 6
    post(g, 0, "light", "campania", 2)
    post(g, 1, "engine", "campania", 2)
    post(g, 1, "light", "campania", 2, "site")
    g.sites["campania"] = (1, "village", 0)
    table = fight(g)
    roll(table, 1, 6)
    roll(table, 6, 6)
    table.apply(0, 0)
    assert table.legal(0) == ["owner", "rear.engine", "rear.light"]
    assert label(table, 0, "owner") == ("leave-to-owner", (), {})
    table.apply(0, "owner")
    assert (asked(table), table.legal(1)) == ({1: "give-up"}, ["light", "engine"])
    assert table.prompt(1).params == {"place": "campania"}
    table.apply(1, "engine")
    assert units(table)[1] == {"engine.campania.open": 1, "light.campania.site": 2}
    assert table.state.realms[0].prestige == 6 + 4


def test_with_one_kind_in_the_rear_there_is_nothing_to_pick() -> None:
    g = met()
    g.realms[0].prestige = 6
    post(g, 0, "light", "campania", 1)
    post(g, 1, "engine", "campania", 2)
    table = fight(g)
    roll(table, 1)
    assert asked(table) == {0: "flight", 1: "flight"}
    assert units(table)[1] == {"engine.campania.open": 1}


def test_the_owner_is_not_asked_where_all_of_the_rear_fall_or_none() -> None:
    g = met("original")
    post(g, 0, "light", "campania", 3)
    post(g, 1, "light", "campania")
    post(g, 1, "light-2", "campania")
    post(g, 1, "engine", "campania")
    table = fight(g)
    roll(table, 1, 6, 6)
    roll(table, 6, 6)
    roll(table, 6)
    assert asked(table) == {0: "flight", 1: "flight"}
    assert units(table)[1] == {"light-2.campania.open": 1, "engine.campania.open": 1}


def test_standard_units_that_are_picked_fall_before_dearer_ones() -> None:
    g = met()
    post(g, 0, "light", "campania", 3)
    post(g, 1, "light", "campania", 3)
    post(g, 1, "heavy", "campania")
    table = fight(g)
    roll(table, 1, 1, 6)
    roll(table, 6, 6, 6, 6)
    table.apply(0, "light")
    assert units(table)[1] == {"light.campania.open": 1, "heavy.campania.open": 1}


def test_whoever_has_no_sword_picks_nobody_and_the_other_one_does() -> None:
    g = met()
    post(g, 0, "light", "campania")
    post(g, 0, "heavy", "campania")
    post(g, 1, "light", "campania", 2)
    table = fight(g)
    roll(table, 6, 6)
    roll(table, 1, 6)
    assert asked(table) == {1: "target"}


def test_a_single_sword_suffices_for_a_unit_with_one_life_in_the_rear() -> None:
    g = met()
    g.realms[0].prestige = 6
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    post(g, 1, "engine", "campania")
    table = fight(g)
    roll(table, 1)
    roll(table, 6)
    assert table.legal(0) == ["light", "rear.engine"]
    table.apply(0, "rear.engine")
    assert units(table)[1] == {"light.campania.open": 1}


def test_one_unit_alone_is_picked_of_a_kind_that_stands_in_two_posts() -> None:
    g = met("original")
    g.realms[0].prestige = 6
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 2)
    post(g, 1, "light-2", "campania")
    post(g, 1, "light-2", "campania", 1, "site")
    g.sites["campania"] = (1, "village", 0)
    table = fight(g)
    roll(table, 1, 1)
    roll(table, 6, 6, 6, 6)
    roll(table, 6, 6)
    table.apply(0, "rear.light-2")
    assert units(table)[1] == {"light.campania.open": 1, "light-2.campania.site": 1}


def test_what_is_left_of_a_kind_that_was_picked_falls_with_the_rest_of_the_rear() -> None:
    g = met("original")
    g.realms[0].prestige = 6
    post(g, 0, "light", "campania", 5)
    post(g, 1, "light", "campania")
    post(g, 1, "light-2", "campania", 2)
    post(g, 1, "engine", "campania", 2)
    table = fight(g)
    roll(table, 1, 1, 1, 1, 1)  # five units have a shield, which takes one of them
    roll(table, 6, 6, 6)
    roll(table, 6, 6)
    table.apply(0, "rear.engine")
    while asked(table) != {1: "give-up"}:
        table.apply(1, table.legal(1)[0])
    table.apply(1, "engine")
    assert units(table)[1] == {"light-2.campania.open": 1}


def test_a_transport_sunk_first_does_not_drown_those_aboard_whom_swords_hit_in_the_same_roll() -> None:
    g = met()
    g.realms[0].prestige = 6
    for seat, ships, passengers in ((0, 2, 4), (1, 1, 3)):
        post(g, seat, "transport", "tyrrhenum", ships)
        post(g, seat, "light", "tyrrhenum", passengers)
    table = fight(g, "tyrrhenum")
    roll(table, 1, 1, 6, 6, 6, 6)  # three swords
    roll(table, 6, 6, 6, 6)
    table.apply(0, 0)
    table.apply(0, "rear.transport")
    # One sword sinks the ship, two hit passengers, and whoever is left drowns for nobody's prestige.
    assert [(line["unit"], line["number"]) for line in told(table, "destroyed")] == [
        ("transport", 1),
        ("light", 2),
        ("light", 1),
    ]
    assert told(table, "prestige-gained") == [{"seat": 0, "amount": 4}] * 2
    assert units(table)[1] == {}
