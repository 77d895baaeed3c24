"""§14.4.45 to §14.4.48 The Maya: Terraces, Stelae, Stadiums, Calendar, at whole tables."""

from __future__ import annotations

import random

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import TITLE, paint, stock
from tests.games.clash.tables import asked, led_by, next_event, offered, playing, refused, say, told

from civitas.games.clash.box.content import ANGRY, HAPPY
from civitas.games.clash.box.queries import Clash, kind, stack
from civitas.kernel import Table


def maya(*advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays the Maya."""
    table, g = playing("maya", *advances)
    city(g, RED, "D5")
    city(g, BLUE, "G3")
    return table, g


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        (("farming",), "irrigation", "terraces"),
        ((), "arts", "stelae"),
        (("arts",), "sports", "stadiums"),
        (("math",), "astronomy", "calendar"),
    ],
)
def test_each_advance_of_the_maya_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = maya(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Terraces


def test_mountains_yield_food_wood_or_ore() -> None:
    table, g = maya("mining", "terraces")
    paint(g, D4="mountain")
    say(table, "produce", "D5")
    assert {answer for answer in offered(table) if answer.startswith("D4:")} == {"D4:food", "D4:wood", "D4:ore"}


def test_settlers_go_on_from_mountains_in_the_next_move_action_and_armies_do_not() -> None:
    for advances, able in (((), False), (("terraces",), True)):
        table, g = maya("tactics", *advances)
        paint(g, D3="mountain")
        troops(g, RED, "D2", settler=1)
        troops(g, RED, "C3", infantry=1)
        say(table, "move", "D2>D3", "C3>D3", "stay")
        assert (refused(table, "move") == "") == able
    say(table, "move", "D3>D4")
    assert [kind(unit) for unit in (*stack(g, RED, "D3"), *stack(g, RED, "D4"))] == ["infantry", "settler"]


def test_a_leader_goes_on_from_mountains_as_well() -> None:
    for advances, able in (((), False), (("terraces",), True)):
        table, g = led_by("pakal", "tactics", *advances, hex="D2")
        city(g, RED, "D5")
        paint(g, D3="mountain")
        say(table, "move", "D2>D3", "stay")
        assert (refused(table, "move") == "") == able


# ---------------------------------------------------------------------- Stelae


def test_who_founds_a_city_gains_a_mood_or_a_culture_token() -> None:
    for token in ("mood", "culture"):
        table, g = maya("stelae")
        troops(g, RED, "D3", settler=1)
        say(table, "found")
        if asked(table) == (RED, "found"):
            say(table, "D3")
        assert asked(table) == (RED, "stelae")
        assert offered(table) == ["mood", "culture"]
        say(table, token)
        assert g.players[RED].goods[token] == 1


def test_who_captures_a_city_gains_a_token_too() -> None:
    table, g = maya("tactics", "stelae")
    city(g, BLUE, "D2")
    troops(g, RED, "D3", infantry=1)
    say(table, "move", "D3>D2")
    while asked(table) != (RED, "stelae"):
        say(table, offered(table)[0])
    say(table, "culture")
    assert g.players[RED].goods["culture"] == 1


def test_an_obelisk_brings_a_token_and_no_other_building_does() -> None:
    for building, question in (("obelisk", "stelae"), ("academy", "deed")):
        table, g = maya("arts", "writing", "stelae")
        city(g, RED, "A3")
        stock(g, RED, food=1, wood=1, ore=1)
        say(table, "construct", f"D5:building:{building}")
        assert asked(table) == (RED, question)


# ---------------------------------------------------------------------- Stadiums


def test_for_a_mood_token_a_city_produces_as_if_it_were_one_larger() -> None:
    for answer, number in ((False, 1), (True, 2)):
        table, g = maya("farming", "stadiums")
        stock(g, RED, mood=1)
        say(table, "produce", "D5")
        assert asked(table) == (RED, "stadiums")
        say(table, answer, *[f"D{at}:food" for at in (4, 5)[:number]])
        assert asked(table) == (RED, "deed")
        assert (g.players[RED].goods["food"], g.players[RED].goods["mood"]) == (number, 1 - answer)


def test_for_a_mood_token_a_city_recruits_as_if_it_were_one_larger_and_even_of_size_six() -> None:
    table, g = maya("stadiums")
    for building in ("academy", "fortress", "temple", "market"):
        g.buildings["D5"] += ((building, RED),)
    stock(g, RED, mood=1, food=8, ore=4)
    say(table, "recruit", "D5", True)
    say(table, *["infantry"] * 4, "settler", "settler")
    assert asked(table) == (RED, "deed")
    assert len(g.units[RED]["D5"]) == 6


def test_the_stadium_counts_for_one_action_only() -> None:
    table, g = maya("farming", "stadiums")
    g.mood["D5"] = HAPPY
    stock(g, RED, mood=1)
    say(table, "produce", "D5", True, "D4:food", "D5:food", "D6:food")
    say(table, "produce", "D5", "D4:food")
    assert asked(table) == (RED, "deed")


def test_angry_cities_have_no_stadium_and_neither_have_cities_that_construct() -> None:
    table, g = maya("farming", "stadiums")
    g.mood["D5"] = ANGRY
    stock(g, RED, mood=2)
    say(table, "produce", "D5")
    assert asked(table) == (RED, "harvest")
    table, g = maya("writing", "stadiums")
    city(g, RED, "A3")
    stock(g, RED, mood=2, food=1, wood=1, ore=1)
    say(table, "construct", "D5:building:academy")
    assert asked(table) == (RED, "deed")


def test_once_a_turn_an_advance_of_spirituality_costs_one_food_less() -> None:
    table, g = maya("stadiums")
    stock(g, RED, food=3)
    say(table, "advance", "myths")
    assert g.players[RED].goods["food"] == 2
    say(table, "advance", "priesthood")
    assert g.players[RED].goods["food"] == 0
    table, g = maya("stadiums")
    stock(g, RED, food=1)
    assert refused(table, "advance") == ""
    say(table, "advance")
    assert offered(table) == ["myths"]


# ---------------------------------------------------------------------- Calendar


def test_the_next_event_is_seen_by_its_player_alone() -> None:
    table, g = maya("calendar")
    card = g.decks["event"][0]
    say(table, "calendar")
    assert [line.params["card"] for line in table.notes(RED) if line.key == "foreseen"] == [card]
    assert [line for line in table.notes(BLUE) if line.key == "foreseen"] == []
    assert len(told(table, "foresees")) == 1
    assert (TITLE.view(g, RED)["foreseen"], TITLE.view(g, BLUE)["foreseen"]) == (card, "")


def test_without_ideas_one_may_look_and_no_more() -> None:
    table, _ = maya("calendar")
    say(table, "calendar")
    assert asked(table) == (RED, "deed")
    assert refused(table, "calendar") == "foreseen-already"
    say(table, "pass")
    assert refused(table, "calendar") == ""


def test_for_an_idea_the_next_event_goes_under_the_deck_and_so_does_the_one_after_it() -> None:
    table, g = maya("calendar")
    first, second, third, *_ = g.decks["event"]
    stock(g, RED, ideas=2)
    say(table, "calendar", True, True)
    assert asked(table) == (RED, "deed")
    assert g.decks["event"][0] == third
    assert g.decks["event"][-2:] == (first, second)
    assert TITLE.view(g, RED)["foreseen"] == third
    assert g.players[RED].goods["ideas"] == 0
    stock(g, RED, ideas=1)
    assert refused(table, "calendar") == ""


def test_who_does_not_pay_leaves_the_event_where_it_is() -> None:
    table, g = maya("calendar")
    first = g.decks["event"][0]
    stock(g, RED, ideas=1)
    say(table, "calendar")
    assert asked(table) == (RED, "calendar")
    say(table, False)
    assert (g.decks["event"][0], g.players[RED].goods["ideas"]) == (first, 1)


def test_the_calendar_does_not_help_against_the_event_that_comes_with_it() -> None:
    table, g = maya("math")
    stock(g, RED, food=2)
    next_event(g, "e3")
    say(table, "advance", "astronomy")
    assert "event" in {line.key for line in table.notes(RED)}
    assert "foresees" not in {line.key for line in table.notes(RED)}


def test_what_the_calendar_shows_stays_when_everything_unknown_is_dealt_anew() -> None:
    table, g = maya("calendar")
    say(table, "calendar")
    for number in range(5):
        mine, theirs = g.copy(), g.copy()
        TITLE.redeal(mine, RED, random.Random(number))
        TITLE.redeal(theirs, BLUE, random.Random(number))
        assert mine.decks["event"][0] == g.decks["event"][0]
        assert sorted(theirs.decks["event"]) == sorted(g.decks["event"])
    gained(g, BLUE, "arts")
    say(table, "pass", "pass", "pass", "end")
    assert TITLE.view(g, RED)["foreseen"] == ""
