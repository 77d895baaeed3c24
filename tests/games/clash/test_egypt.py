"""§14.4.41 to §14.4.44 Egypt: Floods, Architecture, Embalming, Deification, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, offered, playing, refused, say

from civitas.games.clash.box.content import ANGRY, HAPPY, WONDERS
from civitas.games.clash.box.queries import Clash, government, put
from civitas.games.clash.scoring import halves
from civitas.kernel import Table

ONE, TWO, FIVE = 1, 3, 9
"""Faces of the die."""


def egypt(*advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays Egypt."""
    table, g = playing("egypt", *advances)
    city(g, RED, "D5")
    city(g, BLUE, "G3")
    return table, g


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        (("farming",), "irrigation", "floods"),
        (("mining",), "engineering", "egyptian_architecture"),
        (("myths",), "rituals", "embalming"),
        (("myths",), "priesthood", "deification"),
    ],
)
def test_each_advance_of_egypt_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = egypt(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Floods


def test_barren_land_yields_food_or_wood() -> None:
    table, g = egypt("farming", "irrigation", "floods")
    paint(g, D4="barren")
    say(table, "produce", "D5")
    assert {"D4:food", "D4:wood"} <= set(offered(table))
    say(table, "D4:wood")
    assert g.players[RED].goods["wood"] == 1


def test_cities_are_founded_on_barren_land() -> None:
    for advances, reason in (((), "not-on-barren"), (("floods",), "")):
        table, g = egypt(*advances)
        paint(g, D3="barren")
        troops(g, RED, "D3", settler=1)
        assert refused(table, "found") == reason
    say(table, "found", "D3")
    assert g.city["D3"] == RED


def test_who_captures_a_city_on_barren_land_takes_from_it_what_the_own_advances_allow() -> None:
    for advances, goods in ((("farming",), set()), (("farming", "irrigation"), {"D7:food"})):
        table, g = egypt("floods")
        paint(g, D7="barren")
        city(g, BLUE, "D7")
        gained(g, BLUE, *advances)
        say(table, "pass", "pass", "pass", "end", "produce", "D7")
        assert {answer for answer in offered(table) if answer.startswith("D7:")} == goods


# ---------------------------------------------------------------------- Architecture


def test_mood_tokens_pay_for_buildings() -> None:
    table, g = egypt("storage", "mining", "egyptian_architecture")
    gained(g, RED, "writing")
    city(g, RED, "A3")
    stock(g, RED, mood=3)
    say(table, "construct", "D5:building:academy")
    assert g.buildings["D5"] == (("academy", RED),)
    assert g.players[RED].goods["mood"] == 0


def test_mood_tokens_pay_for_the_resources_and_the_culture_tokens_of_wonders() -> None:
    for advances, reason in (((), "cannot-pay"), (("egyptian_architecture",), "")):
        table, g = egypt("engineering", WONDERS["great_wall"].needs, *advances)
        city(g, RED, "A3")
        g.mood["D5"] = HAPPY
        g.players[RED].wonder_cards = ("great_wall",)
        stock(g, RED, mood=sum(WONDERS["great_wall"].price.values()))
        verdict = refused(table, "construct")
        assert (verdict == "") == (reason == "")
    say(table, "construct", "D5:wonder:great_wall")
    assert g.wonders["great_wall"] == "D5"
    assert g.players[RED].goods["mood"] == 0


# ---------------------------------------------------------------------- Embalming


def after_battle(culture: int, *faces: int) -> int:
    """The culture tokens of RED, who attacks one infantry with one, after a round with these dice."""
    table, g = egypt("tactics", "embalming")
    troops(g, RED, "D3", infantry=1)
    troops(g, BLUE, "D2", infantry=1)
    stock(g, RED, culture=culture)
    say(table, "move", "D3>D2", *faces)
    if asked(table) == (RED, "retreat"):
        say(table, True)
    return g.players[RED].goods["culture"]


def test_after_a_battle_who_has_four_culture_tokens_or_fewer_gains_one() -> None:
    assert after_battle(4, ONE, ONE) == 5
    assert after_battle(5, ONE, ONE) == 5


def test_embalming_needs_no_victory() -> None:
    assert after_battle(0, ONE, 9) == 1


def test_a_battle_without_a_round_counts_for_embalming_on_either_side() -> None:
    table, g = egypt("tactics", "embalming")
    troops(g, RED, "D3", infantry=1)
    troops(g, BLUE, "D2", settler=1)
    say(table, "move", "D3>D2")
    assert g.players[RED].goods["culture"] == 1
    table, g = egypt("embalming")
    gained(g, BLUE, "tactics")
    troops(g, RED, "D2", settler=1)
    troops(g, BLUE, "D3", infantry=1)
    say(table, "pass", "pass", "pass", "end", "move", "D3>D2")
    assert g.players[RED].goods["culture"] == 1


def test_a_leader_killed_or_replaced_brings_a_culture_token() -> None:
    table, g = egypt("tactics", "embalming")
    g.players[RED].leader = "augustus"
    put(g, RED, "D3", "leader")
    troops(g, BLUE, "D2", infantry=1)
    stock(g, RED, culture=5)
    say(table, "move", "D3>D2", TWO, FIVE)
    assert g.players[RED].leader == ""
    assert g.players[RED].goods["culture"] == 6
    table, g = egypt("embalming")
    g.players[RED].leader, g.players[RED].leaders = "augustus", ("sulla",)
    put(g, RED, "D5", "leader")
    stock(g, RED, culture=6, mood=1)
    say(table, "recruit", "D5", "leader")
    while asked(table) != (RED, "deed"):
        say(table, offered(table)[0])
    assert g.players[RED].leader == "sulla"
    assert g.players[RED].goods["culture"] == 6 - 1 + 1


# ---------------------------------------------------------------------- Deification


def test_with_dogma_recruiting_army_units_brings_a_token_as_nationalism_does() -> None:
    for advances in (("deification",), ("dogma",), ("deification", "dogma")):
        table, g = egypt(*advances)
        stock(g, RED, food=2, ore=2)
        say(table, "recruit", "D5", "infantry")
        if asked(table) == (RED, "recruit-unit"):
            say(table, "done")
        assert (asked(table) == (RED, "nationalism")) == (len(advances) == 2)


def test_with_devotion_attempts_on_garrisoned_cities_cannot_be_boosted() -> None:
    for advances, reason in ((("devotion",), False), (("devotion", "deification"), True)):
        table, g = egypt(*advances)
        g.buildings["D5"] = (("academy", RED),)
        troops(g, RED, "D5", infantry=1)
        city(g, BLUE, "D3")
        stock(g, BLUE, culture=3)
        say(table, "pass", "pass", "pass", "end")
        assert (refused(table, "influence") != "") == reason


def test_with_conversion_two_mood_tokens_buy_an_action() -> None:
    table, g = egypt("conversion")
    stock(g, RED, mood=2)
    assert "absolute_power" not in offered(table)
    table, g = egypt("conversion", "deification")
    stock(g, RED, mood=2)
    say(table, "absolute_power")
    assert (g.turn.actions, g.players[RED].goods["mood"]) == (4, 0)


def test_with_fanaticism_angry_cities_work_for_a_mood_token() -> None:
    table, g = egypt("fanaticism", "deification")
    g.mood["D5"] = ANGRY
    stock(g, RED, mood=1)
    say(table, "forced_labor")
    assert g.turn.forced_labor


def test_what_deification_lends_is_not_owned_and_counts_for_nothing() -> None:
    _, g = egypt("dogma", "deification")
    assert government(g, RED) == "theocracy"
    assert "nationalism" not in g.players[RED].advances
    assert halves(g, RED)["advances"] == 2
