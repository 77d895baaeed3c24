"""§14.4.5 to §14.4.8 Greece: Study, Sparta, Hellenistic Culture, City States, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, hold, offered, playing, refused, say, told

from civitas.games.clash.box.content import ANGRY, HAPPY, NEUTRAL
from civitas.games.clash.box.queries import Clash
from civitas.kernel import CHANCE, Table

ONE, FIVE = 1, 9
"""Faces of the die."""


# ---------------------------------------------------------------------- how they come


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        ("writing", "public_education", "study"),
        ("tactics", "draft", "sparta"),
        ("", "arts", "hellenistic_culture"),
        ("philosophy", "voting", "city_states"),
    ],
)
def test_each_advance_of_greece_comes_with_another_one(before: str, advance: str, found: str) -> None:
    table, g = playing("greece", "farming", *([before] if before else ()))
    city(g, RED, "E4")
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)
    assert told(table, "gained")[-1] == {"seat": RED, "advance": found}


# ---------------------------------------------------------------------- Study


def test_study_brings_an_idea_when_a_city_with_an_academy_is_activated_to_recruit() -> None:
    for buildings, ideas in ((("academy",), 1), ((), 0)):
        table, g = playing("greece", "study")
        city(g, RED, "E4", *buildings)
        stock(g, RED, food=4)
        say(table, "recruit", "E4", "settler")
        assert g.players[RED].goods["ideas"] == ideas


def test_study_brings_nothing_when_the_city_produces() -> None:
    table, g = playing("greece", "farming", "study")
    city(g, RED, "E4", "academy")
    say(table, "produce", "E4", "done")
    assert g.players[RED].goods["ideas"] == 0


# ---------------------------------------------------------------------- Sparta


def test_sparta_pays_for_draft_with_a_culture_token() -> None:
    table, g = playing("greece", "draft")
    city(g, RED, "E4")
    stock(g, RED, culture=1)
    assert refused(table, "recruit")
    gained(g, RED, "sparta")
    say(table, "recruit", "E4", "infantry:draft")
    assert g.players[RED].goods["culture"] == 0
    assert g.units[RED] == {"E4": ("infantry",)}


def test_sparta_may_still_pay_for_draft_with_a_mood_token() -> None:
    table, g = playing("greece", "draft", "sparta")
    city(g, RED, "E4")
    stock(g, RED, culture=1, mood=1)
    say(table, "recruit", "E4", "infantry:draft")
    assert offered(table) == [{"mood": 1}, {"culture": 1}]


def attack(red: int, blue: int, sea: bool = False) -> Table:
    """RED, who has Sparta, moves against BLUE; both have a card and may lay it."""
    table, g = playing("greece", "tactics", "sparta")
    gained(g, BLUE, "tactics")
    city(g, RED, "A1")
    if sea:
        paint(g, D5="water", D6="water")
    kind = "ship" if sea else "infantry"
    troops(g, RED, "D5", **{kind: red})
    troops(g, BLUE, "D6", **{kind: blue})
    hold(g, RED, "a1")
    hold(g, BLUE, "a2")
    say(table, "move", "D5>D6")
    if asked(table) == (RED, "group"):
        say(table, offered(table)[0])
    return table


def test_who_outnumbers_sparta_in_a_land_battle_plays_no_tactics_in_that_round() -> None:
    table = attack(2, 3)
    assert asked(table) == (RED, "tactics")
    say(table, "none")
    assert asked(table) == (CHANCE, "combat")
    assert told(table, "tactics-barred") == [{"seat": BLUE}]
    say(table, [ONE, FIVE], [ONE, ONE, ONE])
    assert asked(table) == (RED, "retreat")
    say(table, False)
    assert asked(table) == (RED, "tactics")
    say(table, "none")
    assert asked(table) == (BLUE, "tactics")


def test_sparta_bars_no_tactics_at_sea_or_where_it_has_as_many_units() -> None:
    for table in (attack(2, 2), attack(1, 2, sea=True)):
        assert asked(table) == (RED, "tactics")
        say(table, "none")
        assert asked(table) == (BLUE, "tactics")


# ---------------------------------------------------------------------- Hellenistic Culture


def foothold(*advances: str) -> tuple[Table, Clash]:
    """RED has a small city far away, and a building in a city of BLUE, beside which there is another."""
    table, g = playing("greece", *advances)
    city(g, RED, "B2")
    city(g, BLUE, "D6", "temple", "academy")
    g.buildings["D6"] = (("temple", RED), ("academy", BLUE))
    city(g, BLUE, "D8", "fortress")
    return table, g


def test_with_hellenistic_culture_a_city_under_ones_influence_is_a_start_with_its_own_size_as_range() -> None:
    table, g = foothold()
    assert refused(table, "influence")
    gained(g, RED, "hellenistic_culture")
    say(table, "influence")
    assert offered(table) == ["D6>D6", "D6>D8"]
    say(table, "D6>D8", FIVE)
    assert g.buildings["D8"] == (("fortress", RED),)


def test_beyond_the_size_of_that_city_hellenistic_culture_needs_a_culture_token_for_each_step() -> None:
    table, g = foothold("hellenistic_culture")
    far = next(hex for hex, steps in g.atlas.distance["D6"].items() if steps == 4 and g.atlas.distance["B2"][hex] > 2)
    city(g, BLUE, far, "fortress")
    say(table, "influence")
    assert refused(table, f"D6>{far}") == "out-of-reach"
    stock(g, RED, culture=1)
    say(table, f"D6>{far}", ONE)
    assert g.players[RED].goods["culture"] == 0


def test_a_city_of_ones_own_under_foreign_influence_still_reaches_only_itself() -> None:
    table, g = foothold("hellenistic_culture")
    city(g, RED, "D4", "temple", "academy")
    g.buildings["D4"] = (("temple", BLUE), ("academy", RED))
    say(table, "influence")
    assert "D4>D4" in offered(table)
    assert refused(table, "D4>D6") == "only-itself"


def test_hellenistic_culture_pays_two_mood_tokens_for_arts() -> None:
    table, g = foothold("arts")
    city(g, RED, "D7", "academy")
    stock(g, RED, mood=2)
    assert refused(table, "arts") == "cannot-pay"
    gained(g, RED, "hellenistic_culture")
    say(table, "arts")
    assert asked(table) == (RED, "influence")
    assert g.players[RED].goods["mood"] == 0
    assert g.turn.actions == 3


def test_with_both_prices_at_hand_one_is_chosen_for_arts() -> None:
    table, g = foothold("arts", "hellenistic_culture")
    stock(g, RED, mood=2, culture=1)
    say(table, "arts")
    assert asked(table) == (RED, "price")
    assert offered(table) == ["arts", "hellenistic_culture"]
    say(table, "hellenistic_culture")
    assert (g.players[RED].goods["mood"], g.players[RED].goods["culture"]) == (0, 1)


def test_arts_is_paid_so_that_an_attempt_is_left() -> None:
    """The only target is one hex too far, so the culture token is needed for range."""
    table, g = playing("greece", "arts", "hellenistic_culture")
    city(g, RED, "D4")
    city(g, BLUE, "D6", "temple")
    stock(g, RED, culture=1)
    assert refused(table, "arts")
    stock(g, RED, mood=2)
    say(table, "arts")
    assert asked(table) == (RED, "influence")
    assert (g.players[RED].goods["mood"], g.players[RED].goods["culture"]) == (0, 1)


# ---------------------------------------------------------------------- City States


def realm(*moods: int) -> tuple[Table, Clash]:
    """Cities of one size at E4, E6 and so on, with these moods; E4 has produced once."""
    table, g = playing("greece", "farming", "city_states")
    for hex, mood in zip(("E4", "E6", "E8"), moods, strict=False):
        city(g, RED, hex, "academy", mood=mood)
    say(table, "produce", "E4", "done")
    return table, g


def test_with_city_states_a_second_activation_counts_for_another_city_once_a_turn() -> None:
    table, g = realm(NEUTRAL, HAPPY)
    say(table, "produce", "E4")
    assert asked(table) == (RED, "bearer")
    assert offered(table) == ["E4", "E6"]
    say(table, "E6", "done")
    assert g.turn.activations == {"E4": 1, "E6": 1}
    assert (g.mood["E4"], g.mood["E6"]) == (NEUTRAL, HAPPY)
    assert told(table, "bears") == [{"seat": RED, "hex": "E6", "other_hex": "E4", "advance": "city_states"}]
    say(table, "produce", "E4", "done")
    assert g.mood["E4"] == ANGRY


def test_a_city_that_bears_its_own_second_activation_falls_in_mood() -> None:
    table, g = realm(HAPPY, HAPPY)
    say(table, "produce", "E4", "E4", "done")
    assert (g.mood["E4"], g.mood["E6"]) == (NEUTRAL, HAPPY)


def test_the_city_that_bears_it_falls_in_mood_if_it_was_activated_before() -> None:
    table, g = realm(NEUTRAL, HAPPY)
    say(table, "produce", "E6", "done")
    say(table, "produce", "E4", "E6", "done")
    assert (g.mood["E4"], g.mood["E6"]) == (NEUTRAL, NEUTRAL)
    assert g.turn.activations == {"E4": 1, "E6": 2}


def test_city_states_need_a_city_of_the_same_size_and_mood_that_can_still_be_activated() -> None:
    table, g = realm(NEUTRAL, ANGRY, NEUTRAL)
    g.buildings["E8"] = ()
    say(table, "produce", "E4")
    assert asked(table) == (RED, "harvest")
    assert g.mood["E4"] == ANGRY


def test_an_angry_city_is_activated_once_even_with_city_states() -> None:
    table, _ = realm(ANGRY, ANGRY)
    say(table, "produce")
    assert refused(table, "E4") == "angry-used"


def test_city_states_let_a_city_construct_whose_mood_would_not_suffice() -> None:
    table, g = realm(NEUTRAL, NEUTRAL, NEUTRAL)
    gained(g, RED, "myths")
    stock(g, RED, food=1, wood=1, ore=1)
    say(table, "construct", "E4:building:temple")
    assert refused(table, "E4") == "mood-needed"
    assert offered(table) == ["E6", "E8"]
    say(table, "E8")
    assert ("temple", RED) in g.buildings["E4"]
    assert g.mood["E4"] == NEUTRAL
