"""§14.4.9 to §14.4.12 China: Rice Cultivation, Expansion, Fireworks, Imperial Army, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, offered, playing, refused, say, told

from civitas.games.clash.box.content import HAPPY
from civitas.games.clash.box.queries import Clash, kind, stack
from civitas.kernel import CHANCE, Table

ONE, FIVE = 1, 9
"""Faces of the die."""


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        (("farming",), "irrigation", "rice"),
        (("farming",), "husbandry", "chinese_expansion"),
        (("math",), "metallurgy", "fireworks"),
        (("philosophy",), "voting", "imperial_army"),
    ],
)
def test_each_advance_of_china_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = playing("china", *before)
    city(g, RED, "E4")
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Rice Cultivation


def test_rice_brings_a_food_more_from_plains_with_a_settler_two_at_most() -> None:
    for settlers, food in ((1, 4), (2, 5), (3, 5)):
        table, g = playing("china", "farming", "storage", "rice")
        city(g, RED, "D5", "academy", mood=HAPPY)
        fields = g.atlas.neighbours["D5"][:3]
        for hex in fields[:settlers]:
            troops(g, RED, hex, settler=1)
        say(table, "produce", "D5", *(f"{hex}:food" for hex in fields))
        assert g.players[RED].goods["food"] == food


def test_rice_grows_neither_in_cities_nor_without_a_settler() -> None:
    table, g = playing("china", "farming", "rice")
    city(g, RED, "D5")
    troops(g, RED, "D5", settler=1)
    troops(g, RED, "D4", infantry=1)
    say(table, "produce", "D5", "D5:food")
    assert g.players[RED].goods["food"] == 1
    say(table, "produce", "D5", "D4:food")
    assert g.players[RED].goods["food"] == 2


# ---------------------------------------------------------------------- Expansion


def test_after_recruiting_a_settler_every_settler_in_a_city_may_move_once() -> None:
    table, g = playing("china", "tactics", "chinese_expansion")
    city(g, RED, "D5")
    city(g, RED, "B2")
    troops(g, RED, "B2", settler=1, infantry=1)
    troops(g, RED, "D8", settler=1)
    stock(g, RED, food=2)
    say(table, "recruit", "D5", "settler")
    assert asked(table) == (RED, "move")
    assert {move.partition(">")[0] for move in offered(table)} == {"D5", "B2", "stay"}
    say(table, "D5>D6")
    assert {move.partition(">")[0] for move in offered(table)} == {"B2", "stay"}
    say(table, "B2>B3")
    assert asked(table) == (RED, "deed")
    for hex, unit in (("D6", "settler"), ("B3", "settler"), ("B2", "infantry")):
        assert [*map(kind, stack(g, RED, hex))] == [unit]
    assert g.turn.actions == 2
    say(table, "move")
    assert "B2>C3" in offered(table)
    assert "D8>D7" in offered(table)


def test_the_moves_of_an_expansion_are_no_voyage_again_for_cartography() -> None:
    table, g = playing("china", "fishing", "cartography", "chinese_expansion")
    city(g, RED, "D5", mood=HAPPY)
    paint(g, D3="water", D2="water")
    troops(g, RED, "D3", ship=1)
    stock(g, RED, food=2)
    say(table, "move", "D3>D2", "stay")
    assert g.players[RED].goods["ideas"] == 1
    say(table, "recruit", "D5", "settler")
    while asked(table) == (RED, "recruit-unit"):
        say(table, "done")
    say(table, "stay")
    assert (asked(table), g.players[RED].goods["ideas"]) == ((RED, "deed"), 1)


def test_settlers_of_an_expansion_need_not_move() -> None:
    table, g = playing("china", "chinese_expansion")
    city(g, RED, "D5")
    stock(g, RED, food=2)
    say(table, "recruit", "D5", "settler", "stay")
    assert asked(table) == (RED, "deed")


def test_without_a_settler_recruited_nobody_moves() -> None:
    table, g = playing("china", "chinese_expansion")
    city(g, RED, "D5")
    troops(g, RED, "D5", settler=1)
    stock(g, RED, food=1, ore=1)
    say(table, "recruit", "D5", "infantry")
    assert asked(table) == (RED, "deed")


# ---------------------------------------------------------------------- Fireworks


def attack() -> tuple[Table, Clash]:
    """RED, who has Fireworks, moves two infantry against two of BLUE."""
    table, g = playing("china", "tactics", "fireworks")
    city(g, RED, "A1")
    city(g, BLUE, "D8")
    troops(g, RED, "D5", infantry=2)
    troops(g, BLUE, "D6", infantry=2)
    stock(g, RED, wood=2, ore=2)
    say(table, "move", "D5>D6", "infantry+infantry")
    assert asked(table) == (CHANCE, "combat")
    return table, g


def test_fireworks_ignore_one_hit_in_the_first_round_for_wood_and_ore() -> None:
    table, g = attack()
    say(table, [ONE, ONE], [FIVE, ONE])
    assert asked(table) == (RED, "fireworks")
    say(table, True)
    assert (g.players[RED].goods["wood"], g.players[RED].goods["ore"]) == (1, 1)
    assert len(stack(g, RED, "D6")) == 2
    assert told(table, "fireworks") == [{"seat": RED}]


def test_who_lights_no_fireworks_loses_the_unit() -> None:
    table, g = attack()
    say(table, [ONE, ONE], [FIVE, ONE], False)
    assert len(stack(g, RED, "D6")) == 1
    assert g.players[RED].goods["wood"] == 2


def test_fireworks_ignore_one_hit_of_two() -> None:
    table, g = attack()
    say(table, [ONE, ONE], [FIVE, FIVE], True)
    assert len(stack(g, RED, "D6")) == 1


def test_fireworks_are_over_after_the_first_round_and_not_offered_without_a_hit() -> None:
    table, g = attack()
    say(table, [ONE, ONE], [ONE, ONE])
    assert asked(table) == (RED, "retreat")
    say(table, False, [ONE, ONE], [FIVE, ONE])
    assert asked(table) == (RED, "retreat")
    assert len(stack(g, RED, "D6")) == 1


def test_a_hit_bought_off_in_the_first_round_is_not_ignored_again_in_the_second() -> None:
    table, g = attack()
    say(table, [ONE, ONE], [FIVE, ONE], True, False, [ONE, ONE], [FIVE, ONE])
    assert len(stack(g, RED, "D6")) == 1


# ---------------------------------------------------------------------- Imperial Army


def test_the_imperial_army_turns_settlers_into_infantry_and_infantry_into_settlers_once_a_turn() -> None:
    table, g = playing("china", "imperial_army")
    city(g, RED, "A1")
    troops(g, RED, "D5", settler=2)
    troops(g, RED, "D6", infantry=1)
    say(table, "imperial_army", "D5:settler", "D6:infantry", "done")
    assert (stack(g, RED, "D5"), stack(g, RED, "D6")) == (("infantry", "settler"), ("settler",))
    assert g.turn.picks == ()
    assert g.turn.actions == 2
    assert refused(table, "imperial_army") == "once-a-turn"


def test_the_imperial_army_respects_room_and_turns_nobody_there_and_back() -> None:
    table, g = playing("china", "imperial_army")
    city(g, RED, "A1")
    troops(g, RED, "D5", settler=1, infantry=4)
    troops(g, RED, "D6", settler=1)
    g.turn.picks = ("D6:infantry",)
    say(table, "imperial_army")
    assert "done" not in offered(table)
    assert refused(table, "D5:settler") == "stack-full"
    say(table, "D6:settler")
    assert refused(table, "D6:infantry") == "converted-there"


def test_without_a_settler_left_in_the_supply_no_infantry_becomes_one() -> None:
    table, g = playing("china", "imperial_army")
    city(g, RED, "A1")
    assert refused(table, "imperial_army") == "nobody-to-convert"
    troops(g, RED, "D6", settler=4)
    troops(g, RED, "D5", infantry=1)
    say(table, "imperial_army")
    assert refused(table, "D5:infantry") == "no-unit-left"
