"""§14.4.49 to §14.4.52 Japan: Pottery, Horsemanship, Infiltration, Shogunate, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import stock
from tests.games.clash.tables import asked, hold, offered, playing, refused, say, values

from civitas.games.clash.box.content import HAPPY
from civitas.games.clash.box.queries import Clash, kind, put, stack
from civitas.kernel import Table

ONE, TWO_WITH_A_RIDER = 1, 3
"""Faces of the die."""
FOCUS, ANOTHER_FOCUS, NEW_PLANS, NEW_IDEAS, SPY = "a19", "a20", "a31", "a41", "a7"


def japan(*advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays Japan."""
    table, g = playing("japan", *advances)
    city(g, RED, "D5")
    city(g, BLUE, "G3")
    return table, g


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        (("farming",), "storage", "pottery"),
        (("farming",), "husbandry", "horsemanship"),
        ((), "tactics", "infiltration"),
        (("philosophy",), "voting", "shogunate"),
    ],
)
def test_each_advance_of_japan_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = japan(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Pottery


def harvested(food: int, *hexes: str) -> int:
    """The culture tokens of RED after productions that bring so much food each."""
    table, g = japan("farming", "storage", "pottery")
    g.buildings["D5"] = (("academy", RED), ("temple", RED))
    g.mood["D5"] = HAPPY
    for _ in hexes:
        say(table, "produce", "D5", *[f"{hex}:food" for hex in ("D4", "D5", "D6", "C4")[:food]])
        if asked(table) == (RED, "harvest"):
            say(table, "done")
    return g.players[RED].goods["culture"]


def test_a_production_of_three_food_brings_a_culture_token() -> None:
    assert harvested(2, "D5") == 0
    assert harvested(3, "D5") == 1


def test_pottery_helps_once_a_turn() -> None:
    assert harvested(3, "D5", "D5") == 1


def test_what_a_card_adds_to_a_production_counts_for_pottery() -> None:
    table, g = japan("farming", "storage", "pottery")
    g.mood["D5"] = HAPPY
    hold(g, RED, "a29")
    say(table, "card")
    if asked(table) == (RED, "play-card"):
        say(table, "a29")
    say(table, "produce", "D5", "D4:food", "D5:food", "D6:food")
    if asked(table) == (RED, "harvest"):
        say(table, "done")
    assert g.players[RED].goods["culture"] == 1


# ---------------------------------------------------------------------- Horsemanship


def test_cities_with_a_fortress_recruit_cavalry() -> None:
    for building, verdict in (("academy", "needs-building"), ("fortress", "")):
        table, g = japan("horsemanship")
        g.buildings["D5"] = ((building, RED),)
        stock(g, RED, food=2, wood=2, ore=1)
        say(table, "recruit", "D5")
        assert refused(table, "cavalry") == verdict


def besieged(rounds: int, *buildings: str, cavalry: int = 1) -> list[int]:
    """The combat values of RED, round by round, who is attacked in D5 and rolls a rider with each die."""
    table, g = japan("horsemanship")
    g.buildings["D5"] = tuple((building, RED) for building in buildings)
    gained(g, BLUE, "tactics")
    put(g, RED, "D5", *["cavalry"] * cavalry)
    troops(g, BLUE, "D6", infantry=3)
    say(table, "pass", "pass", "pass", "end", "move", "D6>D5", "infantry+infantry+infantry")
    for _ in range(rounds):
        own = cavalry + (1 if "fortress" in buildings and not values(table) else 0)
        theirs = len(stack(g, BLUE, "D5"))
        say(table, [ONE] * theirs if theirs > 1 else ONE, [TWO_WITH_A_RIDER] * own if own > 1 else TWO_WITH_A_RIDER)
        if asked(table) == (BLUE, "retreat"):
            say(table, False)
    return values(table)[1::2]


def test_the_first_round_at_an_own_fortress_one_cavalry_counts_three() -> None:
    assert besieged(1, "fortress") == [2 * 2 + 3]
    assert besieged(1, "academy") == [2 + 2]


def test_only_one_cavalry_does_and_only_in_the_first_round() -> None:
    assert besieged(1, "fortress", cavalry=2) == [3 * 2 + 3 + 2]
    assert besieged(2, "fortress")[1] == 2 + 2


# ---------------------------------------------------------------------- Infiltration


def blue_plays(card: str, at: str = "D3", *spare: str) -> tuple[Table, Clash]:
    """BLUE, who has a city there, is about to play this card; RED, who infiltrates, holds two cards."""
    table, g = japan("infiltration")
    city(g, BLUE, at)
    gained(g, BLUE, "farming")
    say(table, "pass", "pass", "pass", "end")
    hold(g, RED, NEW_IDEAS, FOCUS)
    hold(g, BLUE, card, *spare)
    return table, g


def test_a_card_of_an_opponent_near_is_prevented_for_a_card() -> None:
    table, g = blue_plays(ANOTHER_FOCUS)
    say(table, "card", ANOTHER_FOCUS)
    assert asked(table) == (RED, "infiltration")
    say(table, FOCUS)
    assert asked(table) == (BLUE, "deed")
    assert not g.turn.production_focus
    assert g.players[BLUE].action_cards == ()
    assert g.players[RED].action_cards == (NEW_IDEAS,)
    assert set(g.discards["action"]) >= {ANOTHER_FOCUS, FOCUS}


def test_who_lets_it_happen_keeps_the_cards() -> None:
    table, g = blue_plays(ANOTHER_FOCUS)
    say(table, "card", ANOTHER_FOCUS, "none")
    assert g.turn.production_focus
    assert g.players[RED].action_cards == (NEW_IDEAS, FOCUS)


def test_opponents_farther_than_two_hexes_are_safe() -> None:
    table, g = blue_plays(ANOTHER_FOCUS, "D2")
    assert g.atlas.distance["D5"]["D2"] == 3
    say(table, "card", ANOTHER_FOCUS)
    assert asked(table) == (BLUE, "deed")
    assert g.turn.production_focus


def test_army_units_near_count_like_cities() -> None:
    table, g = blue_plays(ANOTHER_FOCUS, "D1")
    troops(g, RED, "D3", infantry=1)
    say(table, "card", ANOTHER_FOCUS)
    assert asked(table) == (RED, "infiltration")


def test_what_a_prevented_card_costs_is_not_paid_and_its_action_comes_back() -> None:
    table, g = blue_plays(NEW_PLANS)
    g.players[BLUE].objective_cards = ("o1",)
    stock(g, BLUE, culture=1)
    say(table, "card_action", NEW_PLANS, FOCUS)
    assert g.players[BLUE].goods["culture"] == 1
    assert g.turn.actions == 3


def test_a_great_person_in_the_hand_can_be_prevented_too() -> None:
    table, _ = blue_plays("e22")
    say(table, "card_action", "e22")
    assert asked(table) == (RED, "infiltration")


def test_without_a_card_nobody_infiltrates() -> None:
    table, g = blue_plays(ANOTHER_FOCUS)
    hold(g, RED)
    say(table, "card", ANOTHER_FOCUS)
    assert asked(table) == (BLUE, "deed")


# ---------------------------------------------------------------------- Shogunate


def test_once_a_turn_a_card_that_costs_an_action_costs_none() -> None:
    table, g = japan("shogunate")
    gained(g, RED, "farming")
    hold(g, BLUE, ANOTHER_FOCUS)
    hold(g, RED, SPY, FOCUS)
    stock(g, RED, culture=1)
    say(table, "shogunate")
    assert offered(table) == [SPY]
    say(table, SPY)
    if asked(table) == (RED, "spy-exchange"):
        say(table, "none")
    assert g.turn.actions == 3
    assert refused(table, "shogunate") == "once-a-turn"


def drafting(*advances: str) -> tuple[Table, Clash]:
    table, g = japan("draft", "shogunate", *advances)
    g.mood["D5"] = HAPPY
    stock(g, RED, mood=2, food=1, ore=1)
    say(table, "recruit", "D5", "infantry:draft")
    assert asked(table) == (RED, "instead")
    assert offered(table) == ["infantry:draft", "card:draft"]
    return table, g


def test_draft_may_draw_an_action_card_in_the_place_of_infantry() -> None:
    table, g = drafting()
    card = g.decks["action"][0]
    say(table, "card:draft", "infantry")
    assert [kind(unit) for unit in stack(g, RED, "D5")] == ["infantry"]
    assert g.players[RED].action_cards == (card,)
    assert g.players[RED].goods["mood"] == 1


def test_the_card_counts_for_the_recruit_maximum_and_draft_is_used() -> None:
    table, _ = drafting()
    say(table, "card:draft")
    assert refused(table, "infantry:draft") == "one-per-recruit"
    say(table, "infantry")
    assert asked(table) == (RED, "deed")


def test_a_card_is_no_unit_for_nationalism() -> None:
    for pick, token in (("card:draft", False), ("infantry:draft", True)):
        table, _ = drafting("nationalism")
        say(table, pick, "done")
        assert (asked(table) == (RED, "nationalism")) == token


def test_draft_draws_a_card_once_a_turn() -> None:
    table, g = drafting()
    say(table, "card:draft", "done", "recruit", "D5", "infantry:draft")
    assert asked(table) == (RED, "deed")
    assert [kind(unit) for unit in stack(g, RED, "D5")] == ["infantry"]
