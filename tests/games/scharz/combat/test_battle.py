"""Battles from the first roll to the last: who wins, what counts, who charges, who stands by."""

from __future__ import annotations

from tests.games.scharz.combat.meeting import fight, met, points
from tests.games.scharz.reading import asked, offered, plain, told, units
from tests.games.scharz.situations import at, blank, order, post, roll, settle

from civitas.games.scharz.combat import battle

# ---------------------------------------------------------------------- the end of a battle


def test_the_side_that_is_left_gains_a_point_and_the_other_one_loses_one() -> None:
    g = met()
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania", 2)
    table = fight(g)
    roll(table, 6)
    roll(table, 1, 6)
    assert units(table) == [{}, {"light.campania.open": 2}]
    assert points(table) == [-1, 1]
    assert table.state.losers == (("campania", 0),)
    assert told(table, "battle-won") == [{"seat": [1], "place": "campania"}]
    assert [realm.prestige for realm in table.state.realms] == [0, 2]
    assert [(realm.destroyed, realm.lost) for realm in table.state.realms] == [(0, 2), (2, 0)]


def test_a_battle_in_which_all_fall_is_undecided() -> None:
    g = met()
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    table = fight(g)
    roll(table, 1)
    roll(table, 1)
    assert units(table) == [{}, {}]
    assert points(table) == [0, 0]
    assert told(table, "undecided") == [{"place": "campania"}]


def test_a_battle_ends_when_both_stop_and_not_when_one_does() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 2)
    table = fight(g)
    roll(table, 1, 6)
    roll(table, 6, 6)
    order(table, s0={"stop": 1})
    roll(table, 6, 6)
    roll(table, 6)
    order(table, s0={"stop": 1}, s1={"stop": 1})
    assert told(table, "undecided") == [{"place": "campania"}]
    assert points(table) == [0, 0]
    assert units(table) == [{"light.campania.open": 2}, {"light.campania.open": 1}]


def test_whoever_flees_to_the_last_has_lost_without_a_loss() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania")
    table = fight(g)
    roll(table, 6, 6)
    roll(table, 6)
    order(table, s1={"light.campania.open>lucania": 1})
    assert points(table) == [1, -1]
    assert units(table)[1] == {"light.lucania.open": 1}
    assert table.state.losers == (("campania", 1),)


def test_a_round_in_which_somebody_flees_is_not_a_quiet_one() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 2)
    table = fight(g)
    for ready, flees in ((2, True), (1, False), (1, False)):
        roll(table, 6, 6)
        roll(table, *[6] * ready)
        assert asked(table) == {0: "flight", 1: "flight"}
        order(table, s1={"light.campania.open>lucania": 1} if flees else {})
    assert told(table, "undecided") == [{"place": "campania"}]


def test_all_of_a_side_win_and_lose_together() -> None:
    g = met(seats=3)
    post(g, 0, "light", "campania")
    post(g, 2, "light", "campania")
    post(g, 1, "light", "campania")
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1}, s2={"attack.campania.1": 1})
    roll(table, 6)
    roll(table, 1)
    roll(table, 6)
    assert told(table, "battle-won") == [{"seat": [0, 2], "place": "campania"}]
    assert points(table) == [1, -1, 1]
    # The sword was that of the third seat.
    assert [realm.prestige for realm in table.state.realms] == [0, 0, 2]


def test_both_of_a_beaten_side_lose_a_point() -> None:
    g = met(seats=3)
    post(g, 0, "light", "campania")
    post(g, 2, "light", "campania")
    post(g, 1, "light", "campania", 3)
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1}, s2={"attack.campania.1": 1})
    roll(table, 6)
    roll(table, 6)
    roll(table, 1, 1, 6)
    assert points(table) == [-1, 1, -1]
    assert table.state.losers == (("campania", 0), ("campania", 2))
    assert table.state.realms[1].prestige == 4


def test_an_ally_of_whoever_is_attacked_fights_beside_it() -> None:
    g = met(seats=3)
    g.treaties["1-2"] = ("alliance", -1, 0, 0)
    post(g, 0, "light", "campania", 3)
    post(g, 1, "light", "campania")
    post(g, 2, "light", "campania")
    post(g, 2, "light", "roma")
    table = fight(g)
    roll(table, 1, 6, 6)
    roll(table, 6)
    roll(table, 1)
    assert units(table) == [{"light.campania.open": 2}, {}, {"light.campania.open": 1, "light.roma.open": 1}]
    assert asked(table) == {0: "flight", 2: "flight"}


def test_an_ally_with_a_treaty_with_the_attacker_stands_by() -> None:
    g = met(seats=3)
    g.treaties["1-2"] = ("alliance", -1, 0, 0)
    g.treaties["0-2"] = ("peace", -1, 0, 0)
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania")
    post(g, 2, "light", "campania")
    table = fight(g)
    roll(table, 1, 6)
    roll(table, 6)
    assert units(table)[2] == {"light.campania.open": 1}
    assert points(table) == [1, -1, 0]


def test_a_battle_does_not_take_place_when_somebody_has_gone_inside() -> None:
    g = met()
    settle(g, 1, "campania")
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1}, s1={"in.light.campania.open": 1})
    assert told(table, "battle", "undecided", "battle-won") == []
    assert asked(table) == {0: "siege"}


# ---------------------------------------------------------------------- shields and what is kept


def test_five_units_have_a_shield_that_takes_a_sword() -> None:
    g = met()
    post(g, 0, "light", "campania", 4)
    post(g, 1, "light", "campania", 5)
    table = fight(g)
    roll(table, 1, 1, 6, 6)
    roll(table, 6, 6, 6, 6, 6)
    # Two swords against one shield, and five blanks are a sword against none.
    assert units(table) == [{"light.campania.open": 3}, {"light.campania.open": 4}]
    assert [(line["swords"], line["shields"]) for line in told(table, "swords")] == [(2, 0), (1, 1)]


def test_two_swords_left_over_are_a_sword_in_the_next_round_or_a_shield() -> None:
    for keep, kept in (({}, (1, 0)), ({"shield": 1}, (0, 1))):
        g = met("original")
        post(g, 0, "light", "campania", 2)
        post(g, 1, "heavy-3", "campania")
        table = fight(g)
        roll(table, 1, 1)
        roll(table, 6)
        roll(table, 6)  # a veteran rolls again for nothing
        assert units(table)[1] == {"heavy-3.campania.open": 1}, "it has three lives"
        order(table, s0=keep)
        roll(table, 6, 6)
        roll(table, 6)
        roll(table, 6)
        first = told(table, "swords")[2]
        assert (first["seat"], first["swords"], first["shields"]) == (0, *kept)
        assert first["terms"] == ([["term:kept", 1]] if kept[0] else [])


def test_what_is_kept_lasts_for_one_round() -> None:
    g = met("original")
    post(g, 0, "light", "campania", 2)
    post(g, 1, "heavy-3", "campania")
    table = fight(g)
    for ready, flees in (((1, 1), {}), ((6, 6), {"light.campania.open>latium": 1}), ((6,), {})):
        roll(table, *ready)
        roll(table, 6)
        roll(table, 6)
        order(table, s0=flees)
    # The sword that was kept is one left over, and one alone is none for the next round.
    assert [line["swords"] for line in told(table, "swords") if line["seat"] == 0] == [2, 1, 0]


def test_fewer_than_two_swords_left_over_cannot_be_kept() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "heavy", "campania", 1)
    table = fight(g)
    roll(table, 1, 6)
    roll(table, 6)
    assert "shield" not in offered(table, 0)
    assert "shield" not in offered(table, 1)


def test_two_quiet_rounds_at_the_beginning_end_a_battle() -> None:
    g = met()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 2)
    table = fight(g)
    for _ in range(2):
        assert told(table, "undecided") == []
        roll(table, 6, 6)
        roll(table, 6, 6)
        order(table)
    assert told(table, "undecided") == [{"place": "campania"}]
    assert units(table) == [{"light.campania.open": 2}, {"light.campania.open": 2}]


def test_an_ally_with_a_treaty_with_one_of_two_attackers_stands_by() -> None:
    g = plain(blank(4, mode="basic"))
    for seat, field in enumerate(("latium", "lucania", "messapia", "arretium")):
        settle(g, seat, field)
        post(g, seat, "light", "campania")
    g.treaties["1-3"] = ("alliance", -1, 0, 0)
    g.treaties["0-3"] = ("peace", -1, 0, 0)
    table = at(g, battle.stances)
    order(table, s0={"attack.campania.1": 1}, s2={"attack.campania.1": 1})
    for _ in range(3):
        roll(table, 6)
    assert asked(table) == {0: "flight", 1: "flight", 2: "flight"}
