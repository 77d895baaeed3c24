"""§14.4.29 to §14.4.32 Babylon: Canals, Laws, Star Catalogues, Ziggurats, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, hold, next_event, offered, playing, say, told

from civitas.games.clash.box.content import EVENTS
from civitas.games.clash.box.queries import Clash
from civitas.kernel import Table

FIVE = 9
"""A face of the die."""
GOLD = next(id for id, event in EVENTS.items() if event.symbol == "gold_mine")


def babylon(*advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays Babylon."""
    table, g = playing("babylon", *advances)
    city(g, RED, "D5", "academy")
    city(g, BLUE, "G3")
    return table, g


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        (("mining",), "engineering", "canals"),
        ((), "writing", "laws"),
        (("math",), "astronomy", "star_catalogues"),
        (("state_religion",), "dogma", "ziggurats"),
    ],
)
def test_each_advance_of_babylon_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = babylon(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Canals


def produced(*picks: str) -> tuple[int, int]:
    """Food and wood after a production of D5 that takes these."""
    table, g = babylon("farming", "storage", "canals")
    paint(g, D4="forest", D6="forest")
    say(table, "produce", "D5", *picks)
    return g.players[RED].goods["food"], g.players[RED].goods["wood"]


def test_a_production_with_exactly_one_food_brings_another() -> None:
    assert produced("D5:food", "D4:wood") == (2, 1)


def test_canals_bring_nothing_with_two_food_or_none() -> None:
    assert produced("D5:food", "E5:food") == (2, 0)
    assert produced("D4:wood", "D6:wood") == (0, 2)


# ---------------------------------------------------------------------- Laws


def influenced(cards: int) -> int:
    """How many cards RED draws for taking over an academy, with so many in hand."""
    table, g = babylon("laws")
    hold(g, RED, *(f"a{number}" for number in range(1, cards + 1)))
    city(g, BLUE, "D4", "academy")
    say(table, "influence", "D5>D4", FIVE)
    assert g.buildings["D4"] == (("academy", RED),)
    return len(g.players[RED].action_cards) - cards


def test_a_success_of_culture_brings_an_action_card() -> None:
    assert influenced(0) == 1
    assert influenced(4) == 1


def test_with_five_action_cards_laws_bring_none() -> None:
    assert influenced(5) == 0


# ---------------------------------------------------------------------- Star Catalogues


def test_before_an_event_the_stars_bring_an_idea_or_culture() -> None:
    for good in ("ideas", "culture"):
        table, g = babylon("star_catalogues")
        stock(g, RED, food=2)
        next_event(g, GOLD)
        say(table, "advance", "mining")
        assert asked(table) == (RED, "star-catalogues")
        assert offered(table) == ["ideas", "culture"]
        assert g.players[RED].goods["gold"] == 0
        say(table, good)
        assert g.players[RED].goods[good] == 1
        assert g.players[RED].goods["gold"] == 2
        assert told(table, "advance-gain") == [
            {"seat": RED, "advance": "star_catalogues", "goods": {good: 1}, "taken": {good: 1}}
        ]


def test_without_an_event_the_stars_bring_nothing() -> None:
    table, g = babylon("star_catalogues")
    stock(g, RED, food=2)
    g.players[RED].event_markers = 3
    say(table, "advance", "mining")
    assert asked(table) == (RED, "deed")


# ---------------------------------------------------------------------- Ziggurats


def test_ziggurats_lift_the_limit_of_dogma() -> None:
    table, g = babylon("myths", "state_religion")
    stock(g, RED, food=2, ideas=5)
    say(table, "advance", "dogma", {"food": 2})
    assert g.players[RED].goods["ideas"] == 5


def test_with_ziggurats_and_dogma_ideas_have_the_limit_of_other_goods() -> None:
    table, g = babylon("myths", "dogma", "ziggurats", "writing", "storage")
    for hex in ("B3", "F3"):
        city(g, RED, hex)
    stock(g, RED, food=1, wood=1, ore=1, ideas=6)
    say(table, "construct", "B3:building:academy")
    assert g.players[RED].goods["ideas"] == 7


def test_temples_are_paid_with_ideas() -> None:
    table, g = babylon("myths", "ziggurats")
    for hex in ("B3", "F3"):
        city(g, RED, hex)
    gained(g, RED, "storage")
    stock(g, RED, ideas=2, ore=1)
    say(table, "construct", "D5:building:temple")
    assert (g.players[RED].goods["ideas"], g.players[RED].goods["ore"]) == (0, 0)
