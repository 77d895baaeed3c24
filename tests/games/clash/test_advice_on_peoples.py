"""What bots think of the questions of civilisations and leaders, at tables where these are asked."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, hold, led_by, next_event, playing, say
from tests.games.clash.wars import SIX, TWO, attack, defending, marching

from civitas.games.clash.box.content import EVENTS, HAPPY
from civitas.games.clash.box.queries import BARBARIANS, put
from civitas.games.clash.companions import advice
from civitas.kernel import Table

INDIFFERENT: dict[str, float] = {}
MARCH = next(id for id, event in EVENTS.items() if event.symbol == "barbarians_move")


def wishes(table: Table) -> Any:
    """What whoever is asked would answer by the advice, which has to have an opinion."""
    seat = table.to_act()[0]
    prompt = table.prompt(seat)
    ratings = advice.appraise(advice.look(table.state, seat), seat, prompt, INDIFFERENT)
    assert ratings is not None
    assert len(set(ratings)) > 1
    return prompt.legal()[ratings.index(max(ratings))]


def through_losses(table: Table) -> None:
    """Infantry falls, and nobody retreats."""
    while asked(table)[1] in ("lose-unit", "retreat"):
        say(table, "infantry" if asked(table)[1] == "lose-unit" else False)


def test_an_ore_is_given_for_a_stronger_army() -> None:
    table, g = marching("go_toba")
    stock(g, RED, ore=1)
    attack(table)
    assert (asked(table), wishes(table)) == ((RED, "leader-oath"), True)


def test_a_hit_is_bought_off() -> None:
    table, g = defending("pumayyaton")
    stock(g, RED, culture=1)
    say(table, "move", "D4>D5", "infantry+infantry", [SIX, TWO], TWO)
    assert (asked(table), wishes(table)) == ((RED, "leader-shield"), True)


def test_barbarians_near_a_leader_stay_away_from_the_own_cities() -> None:
    table, g = led_by("bleda", "farming")
    city(g, BARBARIANS, "D3")
    troops(g, BARBARIANS, "D3", infantry=1)
    stock(g, RED, food=2)
    next_event(g, MARCH)
    say(table, "advance", "irrigation")
    assert (asked(table), wishes(table)) == ((RED, "let-barbarians"), False)


def test_and_may_go_to_those_of_others() -> None:
    table, g = led_by("bleda", "farming")
    city(g, BLUE, "D2")
    gained(g, BLUE, "farming")
    city(g, BARBARIANS, "D3")
    troops(g, BARBARIANS, "D3", infantry=1)
    say(table, "pass", "pass", "pass", "end")
    g.players[BLUE].event_markers = 1
    g.decks["event"] = (MARCH, *(card for card in g.decks["event"] if card != MARCH))
    stock(g, BLUE, food=2)
    say(table, "advance", "irrigation")
    assert (asked(table), wishes(table)) == ((RED, "let-barbarians"), True)


def test_two_immortals_are_called_and_not_all() -> None:
    table, g = playing("persia", "tactics", "immortals")
    city(g, RED, "A3")
    city(g, BLUE, "G3")
    troops(g, RED, "D5", infantry=1)
    troops(g, BLUE, "D4", infantry=1)
    stock(g, RED, culture=4)
    say(table, "move", "D5>D4")
    assert (asked(table), wishes(table)) == ((RED, "immortals"), 2)


def test_infantry_falls_before_elephants() -> None:
    table, g = marching("cyrus", infantry=1, against=1)
    put(g, RED, "D5", "elephant")
    attack(table, "elephant", "infantry")
    say(table, [TWO, TWO, TWO], SIX)
    assert (asked(table), wishes(table)) == ((RED, "lose-unit"), "infantry")


def test_a_life_is_given_for_a_city_that_would_be_lost() -> None:
    table, g = defending("dido")
    troops(g, RED, "D5", infantry=2)
    troops(g, BLUE, "D4", infantry=2)
    say(table, "move", "D4>D5", "infantry+infantry+infantry+infantry", [TWO] * 4, [TWO] * 3)
    through_losses(table)
    assert (asked(table), wishes(table)) == ((RED, "self-sacrifice"), True)


def test_mortal_fear_drives_out_whoever_is_strong() -> None:
    table, g = marching("viriathus", against=1)
    put(g, BLUE, "D4", "elephant")
    stock(g, RED, mood=2)
    attack(table)
    say(table, [TWO, TWO], [TWO, TWO])
    through_losses(table)
    assert (asked(table), wishes(table)) == ((RED, "mortal-fear"), "elephant")


def test_pirates_go_to_the_coasts_of_others() -> None:
    pirates = next(id for id, event in EVENTS.items() if event.symbol == "pirates")
    table, g = playing("rome", "farming")
    paint(g, D6="water", G4="water", G5="water")
    city(g, RED, "D5")
    city(g, BLUE, "G3")
    city(g, BLUE, "F4")
    stock(g, RED, food=2)
    next_event(g, pirates)
    say(table, "advance", "irrigation")
    assert asked(table) == (RED, "pirates-come")
    assert "D5" not in g.atlas.neighbours[wishes(table)]


@pytest.mark.parametrize(("armies", "wish"), [(0, "infantry:draft"), (3, "card:draft")])
def test_a_card_comes_in_the_place_of_infantry_as_soon_as_there_is_enough_of_it(armies: int, wish: str) -> None:
    table, g = playing("japan", "tactics", "draft", "shogunate")
    city(g, RED, "D5", mood=HAPPY)
    city(g, BLUE, "G3")
    troops(g, RED, "D4", infantry=armies)
    stock(g, RED, food=2, ore=2, mood=2)
    say(table, "recruit", "D5", "infantry:draft")
    assert (asked(table), wishes(table)) == ((RED, "instead"), wish)


@pytest.mark.parametrize(("points", "wish"), [(0, False), (9, True)])
def test_a_card_is_given_to_stop_somebody_who_leads(points: int, wish: bool) -> None:
    table, g = playing("japan", "infiltration")
    city(g, RED, "D5")
    city(g, BLUE, "D3")
    gained(g, BLUE, "farming")
    g.players[BLUE].event_halves = points
    g.players[RED].event_halves = 4
    say(table, "pass", "pass", "pass", "end")
    hold(g, RED, "a19", "a41", "a7")
    hold(g, BLUE, "a20")
    say(table, "card", "a20")
    assert asked(table) == (RED, "infiltration")
    assert (wishes(table) != "none") == wish


def test_a_city_does_not_wander_to_worse_land() -> None:
    table, g = playing("huns", "farming", "nomads")
    city(g, RED, "D5")
    city(g, BLUE, "G3")
    paint(g, **dict.fromkeys(("D4", "C4", "D3", "E4"), "barren"))
    say(table, "move")
    legal = table.prompt(RED).legal()
    ratings = advice.appraise(advice.look(table.state, RED), RED, table.prompt(RED), INDIFFERENT)
    assert ratings is not None
    found = dict(zip(legal, ratings, strict=True))
    assert found["D5>D4:nomads"] < found["stay"]


def test_a_leader_who_teaches_is_preferred_to_one_who_only_fights() -> None:
    table, g = playing("greece")
    city(g, RED, "D5")
    city(g, RED, "A3", "academy")
    city(g, BLUE, "G3")
    g.players[RED].leaders = ("leonidas", "pericles", "alexander")
    stock(g, RED, mood=3, culture=3)
    say(table, "recruit", "D5")
    say(table, "leader")
    assert (asked(table), wishes(table)) == ((RED, "leader"), "pericles")


def test_another_city_bears_the_activation() -> None:
    table, g = playing("greece", "farming", "city_states")
    city(g, RED, "D5", mood=HAPPY)
    city(g, RED, "A3", mood=HAPPY)
    city(g, BLUE, "G3")
    say(table, "produce", "D5", "D5:food", "D4:food")
    say(table, "produce", "D5")
    assert (asked(table), wishes(table)) == ((RED, "bearer"), "A3")
