"""§14.4.53 to §14.4.56 The Aztecs: Prisoners of War, Sacrificial Cult, Aztec Gold, Tribute, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import TITLE, paint, stock
from tests.games.clash.tables import asked, next_event, offered, playing, refused, say, told

from civitas.games.clash.box.content import ANGRY, HAPPY
from civitas.games.clash.box.queries import BARBARIANS, Clash, add_city, count, put, stack, supplies, supply
from civitas.games.clash.scoring import halves
from civitas.kernel import Table

ONE, FIVE = 1, 9
"""Faces of the die."""


def aztecs(*advances: str, captives: int = 0) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays the Aztecs and has so many prisoners of BLUE."""
    table, g = playing("aztecs", *advances)
    city(g, RED, "D5")
    city(g, BLUE, "G3")
    g.players[RED].mat = (f"infantry:{BLUE}",) * captives
    return table, g


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        ((), "tactics", "prisoners_of_war"),
        (("myths",), "rituals", "sacrificial_cult"),
        ((), "arts", "aztec_gold"),
        (("philosophy",), "voting", "tribute"),
    ],
)
def test_each_advance_of_the_aztecs_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = aztecs(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Prisoners of War


def victory(captives: int = 0, *units: str) -> tuple[Table, Clash]:
    """RED has beaten these units of BLUE."""
    table, g = aztecs("tactics", "prisoners_of_war", captives=captives)
    troops(g, RED, "D3", infantry=4)
    put(g, BLUE, "D2", *units)
    faces = [ONE] * len(units) if len(units) > 1 else ONE
    say(table, "move", "D3>D2", "infantry+infantry+infantry+infantry", [FIVE] * 4, faces)
    return table, g


def test_units_that_an_enemy_lost_may_be_kept_as_prisoners() -> None:
    table, g = victory(0, "infantry", "cavalry")
    assert asked(table) == (RED, "take-prisoner")
    assert offered(table) == ["cavalry", "infantry", "done"]
    say(table, "cavalry", "done")
    assert g.players[RED].mat == (f"cavalry:{BLUE}",)


def test_prisoners_are_missing_in_the_supply_of_their_owner() -> None:
    table, g = victory(0, "cavalry")
    before = supply(g, BLUE, "cavalry")
    say(table, "cavalry")
    assert supply(g, BLUE, "cavalry") == supplies(g, BLUE)["cavalry"] == before - 1
    assert TITLE.invariants(g) == []


def test_settlers_and_fallen_of_ones_own_are_no_prisoners() -> None:
    table, g = aztecs("tactics", "prisoners_of_war")
    troops(g, RED, "D3", infantry=1)
    troops(g, BLUE, "D2", settler=1)
    say(table, "move", "D3>D2")
    assert asked(table)[1] != "take-prisoner"
    assert g.players[RED].mat == ()


def test_who_was_taken_is_not_taken_again() -> None:
    table, g = victory(0, "infantry", "cavalry")
    say(table, "cavalry")
    assert offered(table) == ["infantry", "done"]
    say(table, "infantry")
    assert asked(table)[1] != "take-prisoner"
    assert g.players[RED].mat == (f"cavalry:{BLUE}", f"infantry:{BLUE}")


def test_who_drowns_with_a_ship_is_no_prisoner() -> None:
    table, g = aztecs("tactics", "prisoners_of_war")
    paint(g, D3="water", D2="water")
    troops(g, RED, "D3", ship=1)
    troops(g, BLUE, "D2", ship=1, infantry=2)
    say(table, "move", "D3>D2", FIVE, ONE)
    assert asked(table)[1] != "take-prisoner"
    assert g.turn.facts.count(("fallen", f"infantry:{BLUE}")) == 0


def test_four_prisoners_are_the_most() -> None:
    table, g = victory(3, "infantry", "infantry")
    say(table, "infantry")
    assert asked(table)[1] != "take-prisoner"
    assert len(g.players[RED].mat) == 4


def test_a_defender_who_wins_takes_prisoners_too_and_a_loser_none() -> None:
    for attack, defence, keeper in ((ONE, FIVE, True), (FIVE, ONE, False)):
        table, g = aztecs("prisoners_of_war")
        gained(g, BLUE, "tactics")
        troops(g, RED, "D3", infantry=1)
        troops(g, BLUE, "D2", infantry=1)
        say(table, "pass", "pass", "pass", "end", "move", "D2>D3", attack, defence)
        assert (asked(table) == (RED, "take-prisoner")) == keeper


def test_each_prisoner_is_worth_half_a_point_among_the_objectives() -> None:
    _, g = aztecs("prisoners_of_war", captives=3)
    assert halves(g, RED)["objectives"] == 3


# ---------------------------------------------------------------------- Sacrificial Cult


def test_for_a_prisoner_another_event_is_drawn_again_and_again() -> None:
    table, g = aztecs("prisoners_of_war", "sacrificial_cult", captives=2)
    stock(g, RED, food=2)
    next_event(g, "e1")
    first, second, third, *_ = g.decks["event"]
    say(table, "advance", "farming")
    assert asked(table) == (RED, "appease")
    say(table, True)
    assert asked(table) == (RED, "appease")
    say(table, True)
    assert g.discards["event"][:2] == (first, second)
    assert [note["number"] for note in told(table, "sacrifices")] == [1, 1]
    assert len(told(table, "event")) == 3
    assert third not in g.decks["event"]
    assert supply(g, BLUE, "infantry") == 16 - count(g, BLUE, "infantry")


def test_who_keeps_the_event_keeps_the_prisoner() -> None:
    table, g = aztecs("prisoners_of_war", "sacrificial_cult", captives=1)
    stock(g, RED, food=2)
    next_event(g, "e1")
    say(table, "advance", "farming", False)
    assert len(g.players[RED].mat) == 1
    assert len(told(table, "event")) == 1


def test_prisoners_pay_for_mood_tokens() -> None:
    table, g = aztecs("prisoners_of_war", "sacrificial_cult", captives=2)
    say(table, "happiness", "D5")
    assert g.mood["D5"] == HAPPY
    assert len(g.players[RED].mat) == 1


def test_prisoners_pay_for_culture_tokens_and_even_for_range() -> None:
    for captives, possible in ((1, False), (2, True)):
        table, g = aztecs("prisoners_of_war", "sacrificial_cult", captives=captives)
        city(g, BLUE, "D2", "academy")
        assert (refused(table, "influence") == "") == possible
    say(table, "influence", "D5>D2")
    assert g.players[RED].mat == ()


def test_without_the_cult_prisoners_pay_for_nothing() -> None:
    table, _ = aztecs("prisoners_of_war", captives=2)
    assert refused(table, "happiness") != ""


def test_who_has_tokens_too_chooses_what_to_pay_with() -> None:
    table, g = aztecs("prisoners_of_war", "sacrificial_cult", captives=1)
    stock(g, RED, mood=1)
    say(table, "happiness", "D5")
    assert asked(table) == (RED, "pay")
    assert offered(table) == [{"mood": 1}, {"prisoner": 1}]


# ---------------------------------------------------------------------- Aztec Gold


def test_a_new_city_brings_a_gold_and_mountains_beside_it_sell_more() -> None:
    table, g = aztecs("aztec_gold")
    paint(g, D2="mountain", C3="mountain")
    troops(g, RED, "D3", settler=1)
    stock(g, RED, wood=1, culture=2)
    say(table, "found", "D3")
    assert g.players[RED].goods["gold"] == 1
    assert asked(table) == (RED, "gold-rush")
    assert offered(table) == ["wood", "culture", "none"]
    say(table, "wood", "culture")
    assert asked(table) == (RED, "deed")
    goods = g.players[RED].goods
    assert (goods["gold"], goods["wood"], goods["culture"]) == (3, 0, 1)


def test_without_a_mountain_there_is_one_gold_and_no_question() -> None:
    table, g = aztecs("aztec_gold")
    troops(g, RED, "D3", settler=1)
    stock(g, RED, wood=1)
    say(table, "found", "D3")
    assert asked(table) == (RED, "deed")
    assert g.players[RED].goods["gold"] == 1


# ---------------------------------------------------------------------- Tribute


def test_a_production_may_use_cities_of_others_two_hexes_away() -> None:
    for advances, possible in (((), False), (("tribute",), True)):
        table, g = aztecs("farming", *advances)
        city(g, BLUE, "D3")
        city(g, BLUE, "D2")
        troops(g, BLUE, "D3", infantry=1)
        say(table, "produce", "D5")
        assert (refused(table, "D3:food") == "") == possible
        assert refused(table, "D2:food") != ""
    say(table, "D3:food")
    assert g.players[RED].goods["food"] == 1


def tribal(*advances: str) -> tuple[Table, Clash]:
    """A production of RED beside a city of barbarians with two kinds of units."""
    table, g = aztecs("farming", "tribute", *advances)
    add_city(g, BARBARIANS, "D3", ANGRY)
    put(g, BARBARIANS, "D3", "infantry", "cavalry")
    say(table, "produce", "D5")
    return table, g


def test_a_city_of_barbarians_gives_its_resource_or_one_of_its_units() -> None:
    table, g = tribal("prisoners_of_war")
    assert {"D3:food", "D3:prisoner"} <= set(offered(table))
    say(table, "D3:prisoner")
    assert asked(table) == (RED, "hostage")
    say(table, "cavalry")
    assert stack(g, BARBARIANS, "D3") == ("infantry",)
    assert g.players[RED].mat == (f"cavalry:{BARBARIANS.value}",)
    assert g.players[RED].goods["food"] == 0
    assert TITLE.invariants(g) == []


def test_without_prisoners_of_war_it_gives_its_resource_only() -> None:
    table, _ = tribal()
    assert [answer for answer in offered(table) if answer.startswith("D3:")] == ["D3:food"]


def test_tribute_needs_no_husbandry_and_leaves_it_its_hexes() -> None:
    table, g = aztecs("farming", "husbandry", "tribute")
    g.mood["D5"] = HAPPY
    g.buildings["D5"] = (("academy", RED),)
    city(g, BLUE, "D3")
    say(table, "produce", "D5", "D3:food", "D7:food", "D6:food")
    assert g.players[RED].goods["food"] == 3 - 1
