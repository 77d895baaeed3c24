"""Chapter 1: setting up."""

from __future__ import annotations

import pytest
from tests.games.era.situations import asked, blank, offers, opened, reason, say, told

from civitas.games.era import TITLE
from civitas.games.era.box.content import (
    ATLAS,
    CARDS,
    FOOD_OF,
    GOOD_OF,
    LAND,
    LUXURY,
    PROVINCES,
    SEAS,
    TRIBES,
    VILLAGE_TOKENS,
    parts_for,
)
from civitas.games.era.box.queries import triumph_field
from civitas.kernel import CHANCE, Table


def test_the_first_player_has_the_marker_that_lies_furthest_back() -> None:
    table = Table(TITLE, 3)
    table.apply(CHANCE, "three2")
    table.apply(CHANCE, [2, 0, 1])
    g = table.state
    assert g.order == (2, 0, 1)
    assert g.realms[2].arrived > g.realms[0].arrived > g.realms[1].arrived
    assert {realm.influence for realm in g.realms} == {1}


def test_the_map_has_150_land_provinces_and_59_seas_with_the_goods_of_the_box() -> None:
    assert (len(LAND), len(SEAS)) == (150, 59)
    assert sum(good in LUXURY for good in GOOD_OF.values()) == 35
    assert sum(good not in LUXURY for good in GOOD_OF.values()) == 7
    assert sum(FOOD_OF.values()) == 51


def test_every_border_is_one_from_both_sides() -> None:
    assert all(id in PROVINCES[near].beside for id, province in PROVINCES.items() for near in province.beside)


@pytest.mark.parametrize(("players", "number"), [(1, 6), (2, 6), (3, 4), (4, 4), (5, 1), (6, 1)])
def test_the_part_of_the_map_goes_by_the_number_of_players(players: int, number: int) -> None:
    assert len(parts_for(players)) == number
    assert all(len(ATLAS[part].tribes) >= players for part in parts_for(players))


def test_each_tribe_has_its_homes_two_for_germanics_and_romans() -> None:
    homes = {tribe: len(ATLAS["five"].homes[tribe]) for tribe in TRIBES}
    assert {tribe for tribe, number in homes.items() if number == 2} == {"germanics", "romans"}
    assert set(homes.values()) == {2, 3}


def test_barbarians_begin_at_their_first_level() -> None:
    assert opened().state.level == 0


def test_a_tribe_of_the_map_is_chosen_that_nobody_has() -> None:
    table = Table(TITLE, 2)
    for chance in ("two4", [0, 1], list(VILLAGE_TOKENS), list(CARDS)):
        table.apply(CHANCE, chance)
    say(table, "romans")
    assert offers(table) == ["carthaginians", "egyptians", "greeks"]
    assert reason(table, "romans") == "tribe-taken"


def test_one_of_two_influence_cards_is_kept_in_secret() -> None:
    table = Table(TITLE, 2)
    for chance in ("two4", [0, 1], list(VILLAGE_TOKENS), list(CARDS)):
        table.apply(CHANCE, chance)
    say(table, "romans", "greeks")
    assert offers(table) == list(CARDS[:2])
    say(table, CARDS[1])
    assert table.state.realms[0].card == CARDS[1]
    assert table.view(1)["game"]["realms"][0]["card"] is True


def test_two_influence_cards_lie_open_and_one_if_one_plays_alone() -> None:
    assert len(opened(2).state.crown) == 2
    assert len(opened(1).state.crown) == 1


def test_everybody_starts_with_five_thalers_two_leaders_and_no_advance() -> None:
    for realm in opened().state.realms:
        assert (realm.thalers, realm.leaders, realm.epoch, realm.morale) == (5, 2, 0, 0)
        assert not any(realm.levels.values())


def test_a_vassal_stands_in_every_home_and_the_rest_of_twelve_are_free() -> None:
    romans, greeks = opened().state.realms
    assert romans.vassals == {"latium": 1, "samnium": 1}
    assert (romans.free, greeks.free) == (10, 9)
    assert romans.board == (3,) * 8


def test_goods_and_food_of_the_homes_are_collected() -> None:
    table = opened()
    assert [realm.food for realm in table.state.realms] == [1, 1]
    assert ("silver", "attica") in [(note["good"], note["province"]) for note in told(table, "good-gained")]


def test_iberians_start_with_one_more_food_and_slavs_with_two() -> None:
    g = opened(4, part="four1", tribes=("iberians", "slavs", "gauls", "romans")).state
    assert g.realms[0].food == 1 + sum(FOOD_OF.get(home, 0) for home in g.atlas.homes["iberians"])
    assert g.realms[1].food == 2


@pytest.mark.parametrize(("seats", "normal", "long"), [(1, 31, 54), (2, 28, 49), (3, 26, 45), (4, 24, 42), (6, 23, 38)])
def test_the_triumph_starts_by_the_number_of_players(seats: int, normal: int, long: int) -> None:
    for length, field in (("normal", normal), ("long", long)):
        g = blank(seats, length)
        assert {triumph_field(g, realm) for realm in g.realms} == {field}


def test_the_first_advance_is_free_and_brings_no_influence_for_a_pioneer() -> None:
    table = say(opened(), "agriculture")
    realm = table.state.realms[0]
    assert (realm.levels["agriculture"], realm.food, realm.influence, realm.thalers) == (1, 3, 1, 5)
    say(table, "culture")
    assert (table.state.realms[1].influence, table.state.realms[1].morale) == (2, 1)
    assert asked(table) == "action"


def test_barbarians_live_on_their_fields_and_in_homes_that_nobody_uses() -> None:
    g = opened().state
    homes = {home for tribe in ("carthaginians", "egyptians") for home in g.atlas.homes[tribe]}
    fields = {id for id in g.atlas.land if PROVINCES[id].barbarian}
    assert set(g.villages) == homes | fields


@pytest.mark.parametrize("seats", range(1, 7))
def test_grey_leaders_are_twice_the_players_less_one(seats: int) -> None:
    assert opened(seats).state.greys == 2 * seats - 1
