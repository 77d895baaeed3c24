"""§11.2 §11.3 What the symbols of events bring, barbarians above all."""

from __future__ import annotations

from tests.games.clash.fields import BLUE, GREEN, RED, city, lead, meadow, question, troops

from civitas.games.clash.box.content import ANGRY
from civitas.games.clash.box.queries import BARBARIANS, Clash, cities, stack
from civitas.games.clash.events.barbarians import (
    barbarians_appear,
    barbarians_move,
    exhausted_land,
    gold_mine,
    march,
    places_to_appear,
)

ONE, FIVE = 1, 9


def wilderness(players: int = 3) -> Clash:
    """Unexplored land but for what a test opens."""
    g = meadow(players)
    g.terrain = {}
    return g


def opened(g: Clash, *hexes: str, terrain: str = "plain") -> Clash:
    g.terrain.update(dict.fromkeys(hexes, terrain))
    return g


def test_a_gold_mine_brings_two_gold() -> None:
    g = meadow()
    lead(gold_mine(g, RED))
    assert g.players[RED].goods["gold"] == 2


def test_exhausted_land_lies_next_to_an_own_city_empty_and_not_barren() -> None:
    g = opened(wilderness(), "E4", "E5", "D4")
    opened(g, "E3", terrain="barren")
    opened(g, "D3", terrain="water")
    city(g, RED, "E4")
    troops(g, BLUE, "D4", infantry=1)
    lead(exhausted_land(g, RED))
    assert g.exhausted == ("E5",)


def test_there_are_six_exhausted_markers() -> None:
    g = meadow()
    city(g, RED, "E4")
    g.exhausted = ("A7", "A8", "B7", "B8", "C7", "C8")
    lead(exhausted_land(g, RED))
    assert len(g.exhausted) == 6


def test_barbarians_appear_exactly_two_hexes_from_an_own_city_and_two_from_all_others() -> None:
    """The rulebook's picture: hex (a) is two away from a red city and two or more from all others."""
    g = meadow()
    city(g, RED, "E4")
    city(g, BLUE, "E8")
    assert places_to_appear(g, RED)
    for hex in places_to_appear(g, RED):
        assert g.atlas.distance[hex]["E4"] == 2
        assert g.atlas.distance[hex]["E8"] >= 2


def test_barbarians_appear_with_one_infantry_and_one_more_goes_to_any_barbarian_city() -> None:
    g = meadow()
    city(g, RED, "E4")
    city(g, BARBARIANS, "B7")
    troops(g, BARBARIANS, "B7", infantry=1)
    lead(barbarians_appear(g, RED), "E6", "B7")
    assert g.city["E6"] == BARBARIANS
    assert stack(g, BARBARIANS, "E6") == ("infantry",)
    assert stack(g, BARBARIANS, "B7") == ("infantry", "infantry")


def test_the_second_infantry_may_go_into_the_new_city() -> None:
    g = meadow()
    city(g, RED, "E4")
    lead(barbarians_appear(g, RED), "E6")
    assert stack(g, BARBARIANS, "E6") == ("infantry", "infantry")


def test_without_such_a_hex_barbarians_appear_next_to_an_own_city() -> None:
    g = opened(wilderness(), "E4", "E5")
    city(g, RED, "E4")
    lead(barbarians_appear(g, RED))
    assert g.city["E5"] == BARBARIANS


def test_barbarians_never_appear_next_to_a_city_of_another_player() -> None:
    g = opened(wilderness(), "E4", "E5", "E6")
    city(g, RED, "E4")
    city(g, BLUE, "E6")
    lead(barbarians_appear(g, RED))
    assert cities(g, BARBARIANS) == []


def test_no_barbarian_city_on_barren_or_exhausted_or_occupied_land() -> None:
    g = opened(wilderness(), "E4", "E5", "E6", "D5", "F4")
    city(g, RED, "E4")
    g.terrain["E6"] = "barren"
    g.exhausted = ("D5",)
    troops(g, RED, "E5", settler=1)
    lead(barbarians_appear(g, RED))
    assert cities(g, BARBARIANS) == ["F4"]


def test_without_grey_settlements_or_infantry_nothing_appears() -> None:
    g = meadow()
    city(g, RED, "E4")
    far = [hex for hex in g.atlas.hexes if g.atlas.distance[hex]["E4"] > 2][:10]
    for hex in far:
        city(g, BARBARIANS, hex)
    for hex in far[:5]:
        troops(g, BARBARIANS, hex, infantry=4)
    lead(barbarians_appear(g, RED))
    assert len(cities(g, BARBARIANS)) == 10
    assert sum(map(len, g.units[BARBARIANS].values())) == 20


def test_barbarians_within_two_land_hexes_come_one_hex_closer_and_near_cities_grow() -> None:
    """The rulebook's example: each group near red cities moves by one, then each near barbarian city grows."""
    g = meadow()
    city(g, RED, "E4")
    city(g, BARBARIANS, "E6")
    troops(g, BARBARIANS, "E6", infantry=2)
    lead(barbarians_move(g, RED))
    assert stack(g, BARBARIANS, "E5") == ("infantry", "infantry")
    assert stack(g, BARBARIANS, "E6") == ("infantry",)


def test_barbarians_farther_away_stay_and_do_not_grow() -> None:
    g = meadow()
    city(g, RED, "E4")
    city(g, BARBARIANS, "E6")
    troops(g, BARBARIANS, "E6", infantry=1)
    city(g, BARBARIANS, "E8")
    troops(g, BARBARIANS, "E8", infantry=1)
    lead(barbarians_move(g, RED))
    assert stack(g, BARBARIANS, "E8") == ("infantry",)


def test_water_and_unexplored_tiles_keep_barbarians_away() -> None:
    g = opened(wilderness(), "E4", "E6")
    opened(g, "E5", terrain="water")
    city(g, RED, "E4")
    city(g, BARBARIANS, "E6")
    troops(g, BARBARIANS, "E6", infantry=1)
    lead(barbarians_move(g, RED))
    assert stack(g, BARBARIANS, "E6") == ("infantry",)


def test_the_drawer_chooses_the_order_and_between_equally_short_ways() -> None:
    g = meadow()
    city(g, RED, "E4")
    troops(g, BARBARIANS, "E6", infantry=1)
    troops(g, BARBARIANS, "C5", infantry=1)
    asked = question(barbarians_move(g, RED))
    assert (asked.seat, asked.prompt.legal()) == (RED, ["E6", "C5"])
    g = meadow()
    city(g, RED, "E4")
    city(g, RED, "E8")
    troops(g, BARBARIANS, "E6", infantry=1)
    assert sorted(question(barbarians_move(g, RED)).prompt.legal()) == ["E5", "E7"]


def test_barbarians_next_to_a_city_attack_it() -> None:
    g = meadow()
    city(g, RED, "E4")
    city(g, RED, "C3")
    troops(g, BARBARIANS, "E5", infantry=1)
    lead(barbarians_move(g, RED))
    assert g.city["E4"] == BARBARIANS
    assert stack(g, RED, "C3") == ("settler",)


def test_barbarians_fight_units_of_whomever_they_meet() -> None:
    """A third player who stands in the way defends, and chooses who controls the barbarians."""
    g = meadow()
    city(g, RED, "E4")
    troops(g, BARBARIANS, "E6", infantry=1)
    troops(g, GREEN, "E5", infantry=1)
    led = lead(barbarians_move(g, RED), RED, rolls=[ONE, FIVE])
    assert led.asked == [(GREEN, "controller")]
    assert g.players[GREEN].goods["gold"] == 1
    assert not stack(g, BARBARIANS, "E5")


def test_barbarians_join_up_to_four_and_the_rest_stays() -> None:
    g = meadow()
    troops(g, BARBARIANS, "E5", infantry=3)
    troops(g, BARBARIANS, "E6", infantry=3)
    lead(march(g, "E6", "E5"))
    assert len(stack(g, BARBARIANS, "E5")) == 4
    assert len(stack(g, BARBARIANS, "E6")) == 2


def test_without_barbarians_near_a_barbarian_city_appears_and_nobody_grows() -> None:
    g = meadow()
    city(g, RED, "E4")
    city(g, BARBARIANS, "A7")
    led = lead(barbarians_move(g, RED), "E6")
    assert led.asked == [(RED, "barbarian-city")]
    assert stack(g, BARBARIANS, "E6") == ("infantry",)
    assert stack(g, BARBARIANS, "A7") == ()


def test_a_barbarian_city_is_angry() -> None:
    g = meadow()
    city(g, RED, "E4")
    lead(barbarians_appear(g, RED), "E6")
    assert g.mood["E6"] == ANGRY


def test_moved_barbarians_may_move_again_with_the_next_event() -> None:
    g = meadow()
    city(g, RED, "E4")
    city(g, RED, "C3")
    troops(g, BARBARIANS, "E6", infantry=1)
    lead(barbarians_move(g, RED))
    lead(barbarians_move(g, RED))
    assert g.city["E4"] == BARBARIANS
