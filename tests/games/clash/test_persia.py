"""§14.4.21 to §14.4.24 Persia: Grey Flood, Immortals, Zoroastrianism, Banking, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, next_turn, offered, playing, refused, say, told, values

from civitas.games.clash.box.content import HAPPY
from civitas.games.clash.box.queries import BARBARIANS, Clash, kind, put, stack
from civitas.kernel import CHANCE, Table

ONE, FIVE = 1, 9
INFANTRY, CAVALRY = 6, 3
"""Faces of the die."""


def persia(*advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays Persia."""
    table, g = playing("persia", *advances)
    city(g, RED, "D5")
    city(g, BLUE, "G3")
    return table, g


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        (("farming",), "husbandry", "grey_flood"),
        (("tactics",), "draft", "immortals"),
        (("myths",), "priesthood", "zoroastrianism"),
        (("bartering",), "currency", "banking"),
    ],
)
def test_each_advance_of_persia_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = persia(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Grey Flood


def test_elephants_need_no_market_next_to_barren_land() -> None:
    for terrain, reason in (("plain", "needs-building"), ("barren", "")):
        table, g = persia("grey_flood")
        paint(g, D4=terrain)
        stock(g, RED, food=2, ore=1)
        say(table, "recruit", "D5")
        assert refused(table, "elephant") == reason
        assert refused(table, "cavalry") == "needs-building"


def cheered(unit: str) -> list[int]:
    """RED attacks with such a unit; BLUE has two more by Steel Weapons and three by tokens."""
    table, g = persia("tactics", "grey_flood")
    g.players[BLUE].civ = "persia"
    gained(g, BLUE, "steel_weapons", "metallurgy", "tactics")
    put(g, RED, "D3", unit)
    troops(g, BLUE, "D2", infantry=1)
    stock(g, BLUE, ore=1)
    say(table, "move", "D3>D2")
    if asked(table) == (BLUE, "steel-weapons"):
        say(table, True)
    g.turn.facts += (("immortals", str(BLUE)),) * 3
    gained(g, BLUE, "immortals")
    say(table, ONE)
    say(table, ONE)
    return values(table)


def test_against_an_elephant_bonuses_come_to_two_at_most_in_the_first_round() -> None:
    own, theirs = cheered("elephant")
    assert theirs == own + 2


def test_without_an_elephant_in_the_battle_bonuses_have_no_limit() -> None:
    own, theirs = cheered("cavalry")
    assert theirs == own + 5


def test_many_small_bonuses_come_to_two_at_most_as_well() -> None:
    table, g = persia("tactics", "grey_flood")
    g.players[BLUE].civ = "persia"
    gained(g, BLUE, "tactics", "immortals")
    put(g, RED, "D3", "elephant")
    put(g, BLUE, "D2", "infantry", "cavalry")
    stock(g, BLUE, culture=1)
    say(table, "move", "D3>D2", 1, ONE, [INFANTRY, CAVALRY])
    note = next(note for note in told(table, "combat-value") if note["seat"] == BLUE)
    bonuses = {source: amount for source, amount in note["terms"] if source != "dice"}
    assert 1 in bonuses.values()
    assert sum(bonuses.values()) == 2


# ---------------------------------------------------------------------- Immortals


def attack(culture: int) -> tuple[Table, Clash]:
    table, g = persia("tactics", "immortals")
    troops(g, RED, "D3", infantry=1)
    troops(g, BLUE, "D2", infantry=1)
    stock(g, RED, culture=culture)
    say(table, "move", "D3>D2")
    return table, g


def test_before_each_roll_culture_tokens_buy_combat_value() -> None:
    table, g = attack(3)
    assert asked(table) == (RED, "immortals")
    assert offered(table) == [0, 1, 2, 3]
    say(table, 2, ONE, ONE, False)
    assert asked(table) == (RED, "immortals")
    say(table, 0, ONE, ONE)
    first, other, second, _ = values(table)
    assert (first, second) == (other + 2, other)
    assert g.players[RED].goods["culture"] == 1


def test_immortals_cost_four_tokens_at_most() -> None:
    table, _ = attack(6)
    assert offered(table) == [0, 1, 2, 3, 4]


def test_without_tokens_nobody_is_asked_for_immortals() -> None:
    table, _ = attack(0)
    assert asked(table) == (CHANCE, "combat")


# ---------------------------------------------------------------------- Zoroastrianism


def test_influence_converts_an_army_unit_outside_cities() -> None:
    table, g = persia("zoroastrianism")
    troops(g, BLUE, "D4", infantry=1)
    say(table, "influence", "D5>D4", FIVE)
    assert stack(g, RED, "D4") == ("infantry",)
    assert "D4" not in g.units[BLUE]
    assert told(table, "army-converted")[0]["unit"] == "infantry"
    assert refused(table, "influence") == "already-succeeded"


def test_a_failed_attempt_converts_nobody() -> None:
    table, g = persia("zoroastrianism")
    troops(g, BLUE, "D4", infantry=1)
    say(table, "influence", "D5>D4", ONE)
    assert stack(g, BLUE, "D4") == ("infantry",)


def test_a_converted_unit_fights_whoever_is_left() -> None:
    table, g = persia("zoroastrianism")
    troops(g, BLUE, "D4", infantry=2)
    say(table, "influence", "D5>D4", FIVE)
    assert asked(table) == (CHANCE, "combat")
    say(table, FIVE, ONE)
    assert [kind(unit) for unit in stack(g, RED, "D4")] == ["infantry"]
    assert "D4" not in g.units[BLUE]


def test_settlers_left_alone_with_a_converted_unit_are_lost() -> None:
    table, g = persia("zoroastrianism")
    troops(g, BLUE, "D4", infantry=1, settler=2)
    say(table, "influence", "D5>D4", FIVE)
    assert "D4" not in g.units[BLUE]
    assert [kind(unit) for unit in stack(g, RED, "D4")] == ["infantry"]


def test_barbarians_are_converted_too() -> None:
    table, g = persia("zoroastrianism")
    put(g, BARBARIANS, "D4", "cavalry", "infantry")
    say(table, "influence", "D5>D4", FIVE)
    assert asked(table) == (RED, "convert-army")
    assert offered(table) == ["cavalry", "infantry"]
    say(table, "cavalry")
    assert [kind(unit) for unit in stack(g, RED, "D4")] == ["cavalry"]
    assert asked(table) == (CHANCE, "combat")


def test_units_in_cities_and_units_without_a_piece_left_are_not_converted() -> None:
    table, g = persia("zoroastrianism")
    g.mood["D5"] = HAPPY
    city(g, BLUE, "D4")
    troops(g, BLUE, "D4", infantry=1)
    assert refused(table, "influence") == "no-target"
    put(g, BLUE, "D6", "elephant")
    put(g, RED, "D1", *["elephant"] * 4)
    assert refused(table, "influence") == "no-target"


def test_whoever_keeps_the_peace_converts_nobody() -> None:
    table, g = persia("zoroastrianism")
    troops(g, BLUE, "D4", infantry=1)
    g.turn.peace = (BLUE,)
    assert refused(table, "influence") == "no-target"


# ---------------------------------------------------------------------- Banking


def test_who_has_gold_at_the_start_of_a_turn_gains_gold_or_culture() -> None:
    for good in ("gold", "culture"):
        table, g = persia("banking")
        stock(g, RED, gold=1)
        next_turn(table)
        assert asked(table) == (RED, "banking")
        assert offered(table) == ["gold", "culture"]
        say(table, good)
        assert g.players[RED].goods[good] == (2 if good == "gold" else 1)


def test_without_gold_there_is_no_interest() -> None:
    table, _ = persia("banking")
    next_turn(table)
    assert asked(table) == (RED, "deed")
