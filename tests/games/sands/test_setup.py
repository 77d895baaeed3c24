"""Chapter 3: setting up."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from tests.games.sands.generations import after_generation, border, opened
from tests.games.sands.situations import MARION, asked, in_turn, reason, say, seated, settle

from civitas.games.sands import TITLE
from civitas.games.sands.box.content import ADVANCES, ATLAS, BUILDINGS, CATEGORIES, CITY, GOODS, ROWS, SIDES, TILES
from civitas.games.sands.box.state import NOBODY, Sands
from civitas.kernel import CHANCE, Dice, Table

PLAYERS = [2, 3, 4, 5]


def _settled(players: int = 3, start: int = 0) -> Table:
    """Everybody has three provinces; the first capital is asked for."""
    return _until(opened(players, start), "capital")


def _until(table: Table, key: str) -> Table:
    while asked(table) != key:
        say(table, table.legal(table.to_act()[0])[0])
    return table


def _order(table: Table, key: str) -> list[int]:
    """The seats that answer this question, one after the other."""
    order = []
    while asked(table) == key:
        order.append(table.to_act()[0])
        say(table, table.legal(order[-1])[0])
    return order


# ---------------------------------------------------------------------- B to F: board, tracks, supply


@pytest.mark.parametrize("players", PLAYERS)
def test_every_region_in_play_gets_one_of_the_tiles_for_the_number_of_players(players: int) -> None:
    g = opened(players).state
    laid = Counter((g.resource[r], g.capacity[r]) for r in g.resource)
    assert laid == Counter((tile.resource, tile.capacity) for tile in TILES.values() if tile.min_players <= players)
    assert set(g.resource) == set(ATLAS[players].regions)


def test_tiles_are_laid_at_random() -> None:
    laid = [tuple(opened(5, seed=seed).state.capacity.values()) for seed in ("one", "two", "three")]
    assert len(set(laid)) == 3
    first = Table(TITLE, 2).chance()
    assert first.key == "tiles"
    assert not first.hidden


def test_a_region_without_a_tile_takes_no_citizens() -> None:
    table = opened(3)
    assert reason(table, "germania") == "not-offered"
    assert "germania" not in table.state.control

    def arrange(g: Sands) -> None:
        settle(g, MARION, "gallia", soldiers=1)

    migrating = say(in_turn(seated(arrange), "migrate"), "migrate")
    assert reason(migrating, "peasant:gallia:germania") == "not-offered"
    assert "peasant:gallia:italia" in migrating.legal(MARION)


def test_a_caravan_may_lead_into_a_region_out_of_play_but_no_chain_goes_on_through_it() -> None:
    """Germania is out of play with three players; from Gallia it may be reached, from there Illyria may not."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "gallia")
        g.empires[MARION].gold = 6

    g = seated(arrange)
    g.empires[MARION].capital = "gallia"
    table = say(in_turn(g, "caravan_1", "emphasis_culture"), "caravan_1", border("gallia", "germania"))
    assert table.state.empires[MARION].caravans == (border("gallia", "germania"),)
    g.empires[MARION].caravans = (border("gallia", "germania"),)
    table = say(in_turn(g, "caravan_1"), "caravan_1")
    assert reason(table, border("germania", "illyria")) == "not-connected"
    assert reason(table, border("germania", "italia")) == "not-connected"
    g.empires[MARION].caravans += (border("gallia", "italia"),)
    assert border("germania", "italia") in say(in_turn(g, "caravan_1"), "caravan_1").legal(MARION)


def test_both_time_markers_begin_on_their_first_fields() -> None:
    g = opened(4).state
    assert (g.dynasty, g.dynasty_field) == (1, 1)
    assert (g.generation, g.generation_round) == (1, 0)


def test_starting_values_of_every_player() -> None:
    for empire in opened(5).state.empires:
        assert empire.unrest == 3
        assert empire.victory_points == 0
        assert empire.heritage == {"civic": 0, "politics": 0, "culture": 0}
        assert (empire.crops, empire.gold) == (0, 0)
        assert empire.hand == (1, 2, 3, 4, 5, 6, 7)


@pytest.mark.parametrize(("players", "each"), [(5, 6), (4, 5), (3, 5), (2, 4)])
def test_building_tiles_by_number_of_players_but_all_the_cities(players: int, each: int) -> None:
    assert opened(players).state.supply == {id: 34 if id == CITY else each for id in BUILDINGS}


# ---------------------------------------------------------------------- G: start regions


def test_chance_decides_who_begins() -> None:
    table = Table(TITLE, 4)
    table.apply(CHANCE, list(TILES)[:22])
    assert table.chance().key == "start-player"
    assert table.chance().outcomes() == [(seat, Fraction(1, 4)) for seat in range(4)]


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_provinces_are_claimed_clockwise_then_back_then_clockwise_again(start: int) -> None:
    clockwise = [(start + i) % 4 for i in range(4)]
    assert _order(opened(4, start), "claim") == clockwise + clockwise[::-1] + clockwise


def test_the_first_province_may_be_any_empty_region() -> None:
    table = opened(3)
    assert table.legal(0) == list(ATLAS[3].regions)
    say(table, "italia")
    assert reason(table, "italia") == "region-taken"
    assert len(table.legal(1)) == 15


def test_the_second_province_borders_the_first() -> None:
    table = say(opened(2), "hispania", "italia")
    assert table.to_act() == (1,)
    assert reason(table, "syria") == "not-adjacent"
    assert reason(table, "hispania") == "region-taken"
    assert sorted(table.legal(1)) == ["gallia", "sicilia"]


def test_the_third_province_borders_one_of_the_two() -> None:
    """Marion has Hispania and Mauretania: Libya borders only the second of them, Gallia only the first."""
    table = say(opened(2), "hispania", "cyprus", "rhodes", "mauretania")
    assert table.to_act() == (0,)
    assert sorted(table.legal(0)) == ["gallia", "italia", "libya", "sicilia"]
    assert reason(table, "graecia") == "not-adjacent"


def _enclosed_after_one() -> Table:
    """Seat 0 holds India, whose three neighbours are taken: it chooses its second province."""
    return say(opened(5), "india", "parthia", "persis", "scythia", "gallia", "italia", "sarmatia", "arabia", "armenia")


def test_without_a_free_neighbour_the_second_province_may_be_any_empty_region() -> None:
    table = _enclosed_after_one()
    assert table.to_act() == (0,)
    free = [r for r, holder in table.state.control.items() if holder is NOBODY]
    assert table.legal(0) == free
    assert len(free) == 17


def test_without_a_free_neighbour_the_third_province_may_be_any_empty_region() -> None:
    """India and Scythia are enclosed by Parthia, Persis and Sarmatia."""
    claims = ("india", "parthia", "persis", "sarmatia", "gallia", "italia", "dacia", "arabia", "armenia", "scythia")
    table = say(opened(5), *claims)
    assert table.to_act() == (0,)
    assert "hispania" in table.legal(0)
    assert len(table.legal(0)) == 16


def test_two_peasants_and_a_soldier_in_each_province() -> None:
    g = _settled(4).state
    for region, holder in g.control.items():
        for seat, empire in enumerate(g.empires):
            there = (2, 1) if seat == holder else (0, 0)
            assert (empire.peasants[region], empire.soldiers[region]) == there
    assert Counter(g.control.values()) == {NOBODY: 10, 0: 3, 1: 3, 2: 3, 3: 3}


def test_everybody_makes_one_of_the_three_provinces_the_capital() -> None:
    table = _settled(3, start=1)
    provinces = table.state.empires[1].provinces
    assert table.legal(1) == list(provinces)
    say(table, provinces[2])
    empire = table.state.empires[1]
    assert empire.capital == provinces[2]
    assert empire.provinces == provinces, "the capital remains a province"
    assert table.state.control[provinces[2]] == 1
    assert _order(table, "capital") == [2, 0]


def test_a_capital_is_not_a_city() -> None:
    """It counts as no building, gives no room for a fifth citizen, and a City may still be built there."""

    def arrange(g: Sands) -> None:
        marion = g.empires[MARION]
        marion.gold, marion.peasants["syria"], marion.soldiers["syria"] = 9, 5, 0

    g = seated(arrange)
    assert g.empires[MARION].capital == "syria"
    table = say(in_turn(g, "build", "emphasis_civic"), "build")
    assert table.view(MARION)["game"]["empires"][MARION]["achieved"]["A"] == 0
    assert "city:syria" in table.legal(MARION)
    assert after_generation(g).state.empires[MARION].unrest == 4
    g.buildings["syria"] = (CITY,)
    assert after_generation(g).state.empires[MARION].unrest == 3


def test_the_first_caravan_lies_between_the_capital_and_another_province() -> None:
    """Gallia is the capital, Hispania and Italia are the other provinces; the border of those two is no choice."""
    table = say(opened(2), "gallia", "cyprus", "syria", "hispania", "italia", "aegyptus", "gallia", "cyprus")
    assert asked(table) == "first-caravan"
    assert set(table.legal(0)) == {border("gallia", "hispania"), border("gallia", "italia")}
    assert reason(table, border("gallia", "sicilia")) == "not-between-own"
    assert reason(table, border("hispania", "italia")) == "not-offered"
    say(table, border("gallia", "italia"))
    assert (asked(table), table.to_act()) == ("first-heritage", (0,))
    say(table, "politics")
    marion = table.state.empires[0]
    assert marion.caravans == (border("gallia", "italia"),)
    assert marion.heritage == {"civic": 0, "politics": 1, "culture": 0}
    assert (marion.crops, marion.gold) == (0, 0)
    assert (asked(table), table.to_act()) == ("first-caravan", (1,))


def test_first_caravans_are_laid_clockwise_from_the_start_player() -> None:
    table = _until(_settled(3, start=2), "first-caravan")
    order = []
    while asked(table) != "extra-peasant":
        order.append(table.to_act()[0])
        say(table, table.legal(order[-1])[0])
    assert order == [2, 2, 0, 0, 1, 1]


def test_the_first_caravan_earns_nothing_more_on_a_trade_good() -> None:
    silver = border("hispania", "gallia")
    assert silver in GOODS
    table = say(opened(2), "gallia", "cyprus", "syria", "hispania", "italia", "aegyptus", "gallia", "cyprus")
    say(table, silver, "culture")
    assert table.state.empires[0].heritage == {"civic": 0, "politics": 0, "culture": 1}
    assert table.to_act() == (1,)


def test_without_a_province_beside_the_capital_the_first_caravan_goes_on_any_border_of_it() -> None:
    table = say(_enclosed_after_one(), "hispania", "mauretania")
    while table.state.empires[0].capital == "":
        say(table, "india" if asked(table) == "capital" else table.legal(table.to_act()[0])[0])
    _until(table, "first-caravan")
    assert table.to_act() == (0,)
    assert set(table.legal(0)) == {b for b, sides in SIDES.items() if "india" in sides}


def test_one_more_peasant_in_a_province_makes_seven_and_three_soldiers() -> None:
    table = _until(_settled(3, start=1), "extra-peasant")
    assert table.legal(1) == list(table.state.empires[1].provinces)
    elsewhere = next(r for r, holder in table.state.control.items() if holder != 1)
    assert reason(table, elsewhere) == "not-offered"
    province = table.legal(1)[1]
    say(table, province)
    assert table.state.empires[1].peasants[province] == 3
    assert _order(table, "extra-peasant") == [2, 0]
    for empire in table.state.empires:
        assert sum(empire.peasants.values()) == 7
        assert sum(empire.soldiers.values()) == 3


# ---------------------------------------------------------------------- H: advances


def _dealt(players: int, seed: str = "setup") -> Table:
    """The first advance is asked for."""
    return _until(opened(players, seed=seed), "first-advance")


def test_advances_are_dealt_when_provinces_capitals_caravans_and_peasants_are_settled() -> None:
    """Nobody knows level 2 when choosing a province; at the first advance all rows have it."""
    table = opened(3)
    while asked(table) != "first-advance":
        assert {len(row) for row in table.view(None)["game"]["rows"].values()} == {1}
        assert table.view(None)["game"]["stacks"] == {}
        say(table, table.legal(table.to_act()[0])[0])
    assert {len(row) for row in table.view(None)["game"]["rows"].values()} == {2}
    assert len(table.view(None)["game"]["stacks"]) == 6


def test_level_two_advances_lie_face_up_beside_level_one_in_six_rows() -> None:
    table = _dealt(3)
    rows = table.view(None)["game"]["rows"]
    assert len(rows) == 6
    for row, first in ROWS.items():
        assert rows[row][0] == first
        assert [ADVANCES[id].level for id in rows[row]] == [1, 2]
        assert len({ADVANCES[id].category for id in rows[row]}) == 1


def test_level_two_advances_are_dealt_to_the_rows_at_random() -> None:
    dealt = {seed: _dealt(2, f"deal {seed}").state.rows["civic_1"][1] for seed in range(8)}
    assert set(dealt.values()) == {"ornamentation", "masonry"}


def test_higher_advances_wait_face_down_sorted_by_category_and_level() -> None:
    table = _dealt(3)
    counts = table.view(0)["game"]["stacks"]
    assert counts == {f"{c}_{n}": 4 if (c, n) == ("politics", 3) else 3 for c in CATEGORIES for n in (3, 4)}
    for stack, cards in table.state.stacks.items():
        assert {f"{ADVANCES[id].category}_{ADVANCES[id].level}" for id in cards} == {stack}
    orders = {_dealt(2, f"deal {seed}").state.stacks["politics_3"] for seed in range(4)}
    assert len(orders) > 1


def test_tiles_and_rows_are_dealt_openly_and_only_the_stacks_in_secret() -> None:
    table = Table(TITLE, 3)
    hidden: dict[str, bool] = {}
    while table.roll_due or asked(table) != "first-advance":
        if not table.roll_due:
            say(table, table.legal(table.to_act()[0])[0])
            continue
        chance = table.chance()
        hidden.setdefault(chance.key, chance.hidden)
        table.apply(CHANCE, Dice("open").roll(table.rolls, chance))
    assert hidden == {"tiles": False, "start-player": False, "rows": False, "stack": True}


def test_everybody_puts_a_marker_on_a_level_one_advance_shared_or_not() -> None:
    table = _until(_settled(3, start=2), "first-advance")
    assert table.to_act() == (2,)
    assert table.legal(2) == list(ROWS.values())
    say(table, "law", "law", "trade")
    assert [empire.advances for empire in table.state.empires] == [("law",), ("trade",), ("law",)]
    assert asked(table) == "choose-cards"
