"""§14.4.25 to §14.4.28 The Celts: Tribal Brothers, Truce, Druid Order, Close Contacts, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, troops
from tests.games.clash.situations import stock
from tests.games.clash.tables import asked, next_event, offered, playing, refused, say, values

from civitas.games.clash.box.content import ANGRY, EVENTS
from civitas.games.clash.box.queries import BARBARIANS, Clash, add_city, cities, stack
from civitas.games.clash.scoring import halves
from civitas.kernel import Table

ONE, FIVE = 1, 9
"""Faces of the die."""
MARCH = next(id for id, event in EVENTS.items() if event.symbol == "barbarians_move")


def celts(*advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays the Celts."""
    table, g = playing("celts", *advances)
    city(g, RED, "D5")
    city(g, BLUE, "G3")
    return table, g


def camp(g: Clash, hex: str, infantry: int = 0) -> None:
    """A barbarian city."""
    add_city(g, BARBARIANS, hex, ANGRY)
    troops(g, BARBARIANS, hex, infantry=infantry)


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        ((), "tactics", "tribal_brothers"),
        (("tactics",), "draft", "truce"),
        (("myths",), "priesthood", "druid_order"),
        (("bartering",), "trade_routes", "close_contacts"),
    ],
)
def test_each_advance_of_the_celts_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = celts(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Tribal Brothers


def fought_near(*camps: str) -> int:
    """By how much RED is ahead of BLUE with equal dice in a battle at D2."""
    table, g = celts("tactics", "tribal_brothers")
    for hex in camps:
        camp(g, hex)
    troops(g, RED, "D3", infantry=1)
    troops(g, BLUE, "D2", infantry=1)
    say(table, "move", "D3>D2", ONE, ONE)
    own, theirs = values(table)
    return own - theirs


def test_each_barbarian_city_near_the_battle_adds_one_against_players() -> None:
    assert fought_near() == 0
    assert fought_near("C2", "D4", "D7") == 2
    assert fought_near("D5") == 0


def test_tribal_brothers_add_four_at_most() -> None:
    assert fought_near("C2", "C3", "D1", "E2", "E3") == 4


def test_tribal_brothers_do_not_help_against_barbarians() -> None:
    table, g = celts("tactics", "tribal_brothers")
    camp(g, "C2")
    camp(g, "D2", infantry=1)
    troops(g, RED, "D3", infantry=1)
    say(table, "move", "D3>D2", ONE, ONE)
    assert len(set(values(table))) == 1


# ---------------------------------------------------------------------- Truce


def test_with_truce_barbarians_appear_as_an_action_once_a_turn() -> None:
    table, g = celts("truce")
    say(table, "truce")
    while asked(table)[1] != "deed":
        say(table, offered(table)[0])
    (hex,) = cities(g, BARBARIANS)
    assert len(stack(g, BARBARIANS, hex)) == 2
    assert g.turn.actions == 2
    assert refused(table, "truce") == "once-a-turn"


def marching(mood: int) -> tuple[Table, Clash]:
    """An event of RED moves two groups of barbarians two hexes from D5."""
    table, g = celts("truce", "myths")
    camp(g, "D3", infantry=1)
    camp(g, "D7", infantry=1)
    stock(g, RED, food=2, mood=mood)
    next_event(g, MARCH)
    say(table, "advance", "farming")
    return table, g


def to_the_truce(table: Table) -> None:
    """Groups and steps as they come, up to the question."""
    while asked(table)[1] in ("barbarian-group", "barbarian-step"):
        say(table, offered(table)[0])


def test_for_a_mood_token_groups_of_barbarians_stay() -> None:
    table, g = marching(1)
    to_the_truce(table)
    assert asked(table) == (RED, "truce")
    say(table, True)
    to_the_truce(table)
    assert asked(table) == (RED, "truce-paid")
    say(table, True)
    assert g.players[RED].goods["mood"] == 0
    assert all(stack(g, BARBARIANS, hex) for hex in ("D3", "D7"))


def test_a_truce_is_paid_for_once_and_decided_for_each_group() -> None:
    table, g = marching(2)
    to_the_truce(table)
    say(table, True)
    to_the_truce(table)
    assert g.players[RED].goods["mood"] == 1
    say(table, False)
    to_the_truce(table)
    assert len({*g.units[BARBARIANS]} - {"D3", "D7"}) == 1


def test_whoever_cannot_pay_has_no_truce() -> None:
    table, _ = marching(0)
    to_the_truce(table)
    assert asked(table)[1] not in ("truce", "truce-paid")


# ---------------------------------------------------------------------- Druid Order


def test_druids_settle_in_a_barbarian_city_of_size_one_for_a_point() -> None:
    table, g = celts("druid_order")
    camp(g, "D4", infantry=1)
    before = halves(g, RED)["structures"]
    say(table, "influence", "D5>D4", FIVE)
    assert g.players[RED].mat == ("culture:D4",)
    assert halves(g, RED)["structures"] == before + 2
    assert stack(g, BARBARIANS, "D4") == ("infantry",)


def test_there_is_one_token_of_druids_in_a_city() -> None:
    table, g = celts("druid_order")
    camp(g, "D4")
    g.players[RED].mat = ("culture:D4",)
    assert refused(table, "influence") == "no-target"


def test_others_do_not_reach_for_barbarian_cities() -> None:
    table, g = celts()
    camp(g, "D4")
    assert refused(table, "influence") == "no-target"


def test_druids_are_lost_when_the_city_is_captured() -> None:
    table, g = celts("tactics", "druid_order")
    camp(g, "D3")
    g.players[RED].mat = ("culture:D3",)
    troops(g, RED, "D4", infantry=1)
    say(table, "move", "D4>D3")
    assert g.city["D3"] == RED
    assert g.players[RED].mat == ()


# ---------------------------------------------------------------------- Close Contacts


def test_trade_routes_lead_to_barbarian_cities_for_food_only() -> None:
    for advances, trading in ((("currency",), False), (("currency", "close_contacts"), True)):
        table, g = celts("trade_routes", *advances)
        camp(g, "D2", infantry=1)
        troops(g, RED, "D4", settler=1)
        say(table, "pass", "pass", "pass", "end", "pass", "pass", "pass", "end")
        assert (asked(table) == (RED, "trade-route")) == trading
        if trading:
            assert offered(table) == ["D4:settler>D2:food", "done"]
            say(table, "D4:settler>D2:food")
            assert g.players[RED].goods["food"] == 1
