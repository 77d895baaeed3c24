"""§14.4.33 to §14.4.36 India: Indian Elephants, Missionaries, Prosperity, Peace & Poetry, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, next_turn, offered, playing, refused, say

from civitas.games.clash.box.content import ANGRY, NEUTRAL
from civitas.games.clash.box.queries import Clash, put
from civitas.kernel import Table

FIVE = 9
"""A face of the die."""


def india(*advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays India."""
    table, g = playing("india", *advances)
    city(g, RED, "D5")
    city(g, BLUE, "G3")
    return table, g


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        (("farming",), "husbandry", "indian_elephants"),
        (("myths",), "state_religion", "missionaries"),
        (("bartering",), "trade_routes", "prosperity"),
        (("arts",), "theaters", "peace_and_poetry"),
    ],
)
def test_each_advance_of_india_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = india(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Indian Elephants


def test_elephants_need_no_market_in_cities_on_forest() -> None:
    for terrain, reason in (("plain", "needs-building"), ("forest", "")):
        table, g = india("indian_elephants")
        paint(g, D5=terrain)
        stock(g, RED, food=2, ore=1)
        say(table, "recruit", "D5")
        assert refused(table, "elephant") == reason


def test_elephants_in_own_cities_that_are_not_angry_form_trade_routes() -> None:
    for mood, hex, trading in ((NEUTRAL, "D5", True), (ANGRY, "D5", False), (NEUTRAL, "D4", False)):
        table, g = india("trade_routes", "indian_elephants")
        g.mood["D5"] = mood
        put(g, RED, hex, "elephant")
        city(g, BLUE, "D3")
        next_turn(table)
        assert (asked(table) == (RED, "trade-route")) == trading
        if trading:
            say(table, "D5:elephant>D3:food")
            assert g.players[RED].goods["food"] == 1


# ---------------------------------------------------------------------- Missionaries


def reached(settlers: int, start: str, *advances: str) -> bool:
    """May RED reach from the start for an academy at D1 with so many settlers there and no tokens?"""
    table, g = india(*advances)
    city(g, BLUE, "D1", "academy")
    if settlers:
        troops(g, RED, start, settler=settlers)
    if refused(table, "influence"):
        return False
    say(table, "influence")
    return f"{start}>D1" in offered(table)


def test_settlers_are_a_start_with_range_two_and_one_more_for_each_further() -> None:
    assert not reached(1, "D3")
    assert reached(1, "D3", "missionaries")
    assert not reached(1, "D4", "missionaries")
    assert reached(2, "D4", "missionaries")


def test_an_attempt_of_settlers_takes_over_a_building() -> None:
    table, g = india("missionaries")
    city(g, BLUE, "D1", "academy")
    troops(g, RED, "D3", settler=1)
    say(table, "influence", "D3>D1", FIVE)
    assert g.buildings["D1"] == (("academy", RED),)


def test_settlers_in_a_city_add_to_its_range() -> None:
    assert not reached(3, "D5")
    assert not reached(2, "D5", "missionaries")
    assert reached(3, "D5", "missionaries")


# ---------------------------------------------------------------------- Prosperity


def test_routes_bring_mood_or_culture_from_cities_under_influence() -> None:
    table, g = india("trade_routes", "prosperity")
    troops(g, RED, "D4", settler=2)
    city(g, BLUE, "D3")
    city(g, BLUE, "D2", "academy")
    g.buildings["D2"] = (("academy", RED),)
    next_turn(table)
    goods = {answer.partition(">")[2] for answer in offered(table)}
    assert goods == {"", "D3:food", "D3:mood", "D2:food", "D2:mood", "D2:culture"}
    say(table, "D4:settler>D3:mood", "D4:settler>D2:culture")
    assert (g.players[RED].goods["mood"], g.players[RED].goods["culture"]) == (1, 1)


# ---------------------------------------------------------------------- Peace & Poetry


def test_an_advance_costs_a_culture_token_once_a_turn() -> None:
    table, g = india("peace_and_poetry")
    stock(g, RED, culture=2)
    say(table, "advance", "farming")
    assert "farming" in g.players[RED].advances
    assert g.players[RED].goods["culture"] == 1
    assert refused(table, "advance") == "cannot-pay"


def test_who_has_both_chooses_how_to_pay_for_an_advance() -> None:
    table, g = india("peace_and_poetry")
    stock(g, RED, culture=1, food=2)
    say(table, "advance", "mining")
    assert asked(table) == (RED, "price")
    say(table, "advance")
    assert (g.players[RED].goods["culture"], g.players[RED].goods["food"]) == (1, 0)
