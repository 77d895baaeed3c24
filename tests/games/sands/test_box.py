"""Chapter 2: what is in the box, and what the examples of the rulebook say about map, tracks and cards."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest
from tests.games.sands.generations import after_generation, border
from tests.games.sands.situations import MARION, asked, at_choice, in_turn, reason, say, seated, settle

from civitas.games.sands.box.content import (
    ACTIONS,
    ADVANCES,
    ATLAS,
    BOX,
    BUILDINGS,
    CATEGORIES,
    CHRONICLES,
    CITY,
    EMPHASES,
    FIELDS,
    GOODS,
    LOCKED_BOX,
    REGIONS,
    ROWS,
    SIDES,
    SYMBOLS,
    TERRAIN,
    TILES,
    UNLOCKING,
    stack_cards,
)
from civitas.games.sands.box.state import NOBODY, Sands

LAND = {"asia_minor", "syria", "armenia", "mesopotamia", "gallia", "hispania", "italia"}
AFRICA = {"libya", "mauretania", "aethiopia"}
ISLANDS = {"sicilia", "cyprus", "rhodes"}
FILES = ("box", "map", "cards", "buildings", "advances")


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("civitas.games.sands").joinpath("data", f"{name}.toml").read_text("utf-8"))


def _reached_from(start: str, players: int, among: set[str]) -> set[str]:
    found, left = {start}, [start]
    while left:
        new = {r for r in ATLAS[players].neighbours[left.pop()] if r in among} - found
        found |= new
        left += new
    return found


# ---------------------------------------------------------------------- the data


@pytest.mark.parametrize("name", FILES)
def test_every_datum_says_where_it_comes_from(name: str) -> None:
    entries = [
        (key, entry) for key, value in _read(name).items() for entry in (value if type(value) is list else [value])
    ]
    assert len(entries) > 10
    known = ("seed", "public", "derived", "ours")
    for key, entry in entries:
        origin = entry["origin"]
        parts = list(origin.values()) if isinstance(origin, dict) else [origin]
        assert parts, (key, entry)
        assert all(any(word in part for word in known) for part in parts), (key, origin)


def test_an_origin_given_field_by_field_names_only_what_is_there() -> None:
    for name in ("map", "cards"):
        for kind, entries in _read(name).items():
            for entry in entries:
                if isinstance(entry["origin"], dict):
                    told = set(entry["origin"]) - {"name", "border"}
                    assert told <= set(entry), (kind, entry)
                    missing = set(entry) - told - {"id", "number", "between", "dotted", "origin"}
                    assert not missing, (kind, entry)


# ---------------------------------------------------------------------- pieces


def test_each_colour_has_the_pieces_of_the_box() -> None:
    pieces = BOX["pieces"]
    wood = pieces["peasants"], pieces["soldiers"], pieces["caravans"]
    assert wood == (20, 10, 20)
    assert (pieces["control_markers"], pieces["advance_markers"]) == (9, 6)
    assert BOX["regions"]["most"] == pieces["control_markers"] + 1  # and the capital


def test_no_soldier_is_mustered_beyond_the_ten_in_the_box() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].soldiers["syria"] = 10
        g.empires[MARION].gold = 5

    table = in_turn(seated(arrange), "muster")
    assert reason(table, "muster") == "nothing-to-muster"


def test_no_caravan_is_laid_beyond_the_twenty_in_the_box() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].gold = 5
        others = [b for b in ATLAS[3].borders if "syria" not in SIDES[b]]
        g.empires[MARION].caravans = tuple(others[:19])

    g = seated(arrange)
    table = say(in_turn(g, "caravan_1"), "caravan_1", border("syria", "asia_minor"))
    assert len(table.state.empires[MARION].caravans) == 20
    g.empires[MARION].caravans += (border("syria", "asia_minor"),)
    assert reason(in_turn(g, "caravan_1"), "caravan_1") == "no-caravans"


def test_a_building_that_has_run_out_cannot_be_built() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].gold = 20
        g.supply["temple"] = 0

    table = say(in_turn(seated(arrange), "build"), "build")
    assert reason(table, "temple:syria") == "no-tiles"
    assert "forum:syria" in table.legal(MARION)


def test_peasants_and_soldiers_together_are_citizens() -> None:
    """Five citizens of both kinds overcrowd a region of four; field D counts both kinds."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].peasants["syria"], g.empires[MARION].soldiers["syria"] = 2, 3

    g = seated(arrange)
    assert at_choice(g).view(MARION)["game"]["empires"][MARION]["achieved"]["D"] == 5
    assert after_generation(g).state.empires[MARION].unrest == 4


def test_every_region_won_after_the_setup_is_a_colony() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].peasants["cyprus"] = 1
        g.empires[MARION].crops = 1

    table = say(in_turn(seated(arrange), "conquest", "tribute"), "conquest", "annex:cyprus")
    game = table.view(MARION)["game"]
    assert set(game["empires"][MARION]["regions"]) == {"cyprus", "syria"}
    assert game["empires"][MARION]["provinces"] == ["syria"]
    say(table, "tribute")
    assert table.state.empires[MARION].crops == 1, "the colony pays tribute, the province does not"


def test_nine_control_markers_and_the_capital_make_ten_regions_at_most() -> None:
    def arrange(g: Sands) -> None:
        free = [r for r in g.control if g.control[r] is NOBODY]
        settle(g, MARION, *free[:9], peasants=0)
        g.empires[MARION].peasants[free[9]] = 1
        g.empires[MARION].crops = 20

    g = seated(arrange)
    target = next(r for r in g.control if g.empires[MARION].peasants[r] and g.control[r] is NOBODY)
    table = in_turn(g, "conquest")
    assert reason(table, "conquest") == "nothing-to-conquer"
    g.control["syria"] = NOBODY
    g.empires[MARION].capital = next(r for r in g.control if g.control[r] == MARION)
    table = say(in_turn(g, "conquest"), "conquest", f"annex:{target}")
    assert table.state.control[target] == MARION


# ---------------------------------------------------------------------- the map


def test_the_map_has_26_regions_23_of_them_land() -> None:
    assert len(REGIONS) == 26
    assert {r for r, terrain in TERRAIN.items() if terrain == "island"} == ISLANDS
    assert set(TERRAIN.values()) == {"plain", "mountain", "island"}


@pytest.mark.parametrize(("players", "count"), [(2, 12), (3, 16), (4, 22), (5, 26)])
def test_regions_in_play_by_number_of_players(players: int, count: int) -> None:
    assert len(ATLAS[players].regions) == count


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_regions_in_play_hang_together_and_none_is_a_dead_end(players: int) -> None:
    atlas = ATLAS[players]
    inside = set(atlas.regions)
    assert _reached_from(atlas.regions[0], players, inside) == inside
    assert min(len(atlas.neighbours[r]) for r in atlas.regions) >= 2


@pytest.mark.parametrize(("players", "inner"), [(2, 22), (3, 31), (4, 49), (5, 60)])
def test_borders_inside_the_part_of_the_map_in_play(players: int, inner: int) -> None:
    inside = set(ATLAS[players].regions)
    assert len([b for b, sides in SIDES.items() if inside.issuperset(sides)]) == inner


def test_no_border_is_listed_twice_and_none_joins_a_region_to_itself() -> None:
    assert len({frozenset(sides) for sides in SIDES.values()}) == len(SIDES) == 60
    assert all(x != y for x, y in SIDES.values())
    assert {r for sides in SIDES.values() for r in sides} == set(REGIONS)


def test_neighbours_are_neighbours_of_each_other() -> None:
    for atlas in ATLAS.values():
        for region, around in atlas.neighbours.items():
            assert all(region in atlas.neighbours[other] for other in around)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("asia_minor", "armenia"),
        ("gallia", "italia"),
        ("italia", "sicilia"),
        ("hispania", "italia"),
        ("hispania", "sicilia"),
        ("mauretania", "aethiopia"),
        ("libya", "aethiopia"),
        ("libya", "mauretania"),
        ("mauretania", "hispania"),
    ],
)
def test_regions_that_the_examples_use_as_neighbours_are_neighbours(one: str, other: str) -> None:
    assert other in ATLAS[3].neighbours[one]


def test_libya_and_hispania_are_no_neighbours_without_a_road() -> None:
    assert "hispania" not in ATLAS[5].neighbours["libya"]


@pytest.mark.parametrize(
    "empire",
    [
        ("asia_minor", "syria", "armenia"),
        ("asia_minor", "syria", "armenia", "mesopotamia"),
        ("gallia", "hispania", "italia"),
    ],
)
def test_the_empires_of_the_examples_hang_together(empire: tuple[str, ...]) -> None:
    assert _reached_from(empire[0], 3, set(empire)) == set(empire)


def test_every_region_of_the_examples_is_in_play_with_three_players() -> None:
    named = LAND | AFRICA | ISLANDS
    assert len(named) == 13
    assert named.issubset(ATLAS[3].regions)


def test_a_dotted_line_makes_neighbours_like_a_border() -> None:
    lines = [tuple(b["between"]) for b in _read("map")["border"] if b["dotted"]]
    assert ("hispania", "italia") in [tuple(sorted(line)) for line in lines]
    assert all(y in ATLAS[5].neighbours[x] for x, y in lines)


def test_citizens_walk_to_an_island_and_over_a_dotted_line_as_over_a_border() -> None:
    """From Mauretania to the island region of Sicilia, over the dotted line to Hispania, and to Libya by land."""
    table = say(in_turn(seated(lambda g: settle(g, MARION, "mauretania", peasants=3)), "migrate"), "migrate")
    say(table, "peasant:mauretania:sicilia", "peasant:mauretania:hispania", "peasant:mauretania:libya")
    peasants = table.state.empires[MARION].peasants
    assert [peasants[r] for r in ("mauretania", "sicilia", "hispania", "libya")] == [0, 1, 1, 1]


def test_islands_can_be_ruled_and_built_on_like_any_region() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "rhodes")
        g.empires[MARION].gold = 9

    table = say(in_turn(seated(arrange), "build"), "build", "forum:rhodes")
    assert table.state.buildings["rhodes"] == ("forum",)


def test_terrain_matters_to_politics_advances_alone() -> None:
    told = {id: a for id, a in ADVANCES.items() if a.terrain}
    assert {a.category for a in told.values()} == {"politics"}
    assert {a.terrain for a in told.values()} == {"plain", "mountain", "island"}
    assert TERRAIN["libya"] == told["chariots"].terrain == "plain"


def test_fifteen_trade_goods_each_on_a_border_of_its_own() -> None:
    assert len(GOODS) == len(set(GOODS.values())) == 15
    assert set(GOODS) <= set(SIDES)


@pytest.mark.parametrize(("players", "count"), [(2, 9), (3, 11), (4, 13), (5, 15)])
def test_trade_goods_within_reach_by_number_of_players(players: int, count: int) -> None:
    assert len([b for b in ATLAS[players].borders if b in GOODS]) == count


def test_no_trade_good_where_an_example_gives_no_heritage() -> None:
    assert border("mauretania", "hispania") not in GOODS
    assert border("gallia", "italia") not in GOODS
    assert border("italia", "sicilia") not in GOODS, "the heritage of that example comes from the capital alone"


# ---------------------------------------------------------------------- tiles


def test_26_resource_tiles_14_of_crops_and_12_of_gold() -> None:
    assert Counter(tile.resource for tile in TILES.values()) == {"crops": 14, "gold": 12}
    assert {tile.capacity for tile in TILES.values()} == {3, 4, 5}


def test_the_backs_of_the_resource_tiles() -> None:
    assert Counter(tile.min_players for tile in TILES.values()) == {2: 12, 3: 4, 4: 6, 5: 4}


@pytest.mark.parametrize(("players", "crops", "gold"), [(2, 6, 6), (3, 8, 8), (4, 11, 11), (5, 14, 12)])
def test_crops_and_gold_in_play(players: int, crops: int, gold: int) -> None:
    used = Counter(tile.resource for tile in TILES.values() if tile.min_players <= players)
    assert used == {"crops": crops, "gold": gold}


def test_the_tiles_of_the_examples_exist_for_three_players() -> None:
    """Armenia with three gold, Asia Minor with four of either kind, Italia with three crops or more."""
    faces = {(tile.resource, tile.capacity) for tile in TILES.values() if tile.min_players <= 3}
    assert {("gold", 3), ("crops", 4), ("gold", 4)} <= faces


def test_capacity_limits_yields_and_buildings() -> None:
    """With capacity 3, five peasants oppressed yield three crops, and a fourth building finds no room."""

    def arrange(g: Sands) -> None:
        g.capacity["syria"] = 3
        g.empires[MARION].peasants["syria"] = 5
        g.empires[MARION].gold = 20
        g.buildings["syria"] = ("forum", "temple")

    table = say(in_turn(seated(arrange), "build", "tribute"), "oppression:syria", "build", "quarry:syria")
    assert table.state.empires[MARION].crops == 3
    assert len(table.state.buildings["syria"]) == 3
    full = seated(arrange)
    full.buildings["syria"] += ("quarry",)
    assert reason(in_turn(full, "build"), "build") == "nothing-to-build"


# ---------------------------------------------------------------------- buildings


def test_twelve_kinds_and_one_hundred_building_tiles() -> None:
    tiles = BOX["building_tiles"]
    assert len(BUILDINGS) == 12
    assert (len(BUILDINGS) - 1) * tiles["per_sort"]["5"] + tiles["cities"] == 100
    assert tiles["cities"] >= len(REGIONS), "a region takes one City, so they never run out"


def test_buildings_that_the_examples_describe() -> None:
    levels = {building.level for id, building in BUILDINGS.items() if id != CITY}
    assert levels == {1, 2, 3, 4}
    arch = BUILDINGS["triumphal_arch"]
    assert (arch.category, arch.level, arch.effect, arch.value) == ("politics", 1, "heritage-on-build", 1)
    assert BUILDINGS[CITY].category == "civic"
    assert (BUILDINGS["quarry"].value, BUILDINGS["quarry"].locked_by) == (1, "")
    assert BUILDINGS["amphitheatre"].locked_by == "culture"
    assert BUILDINGS["irrigation"].locked_by == "civic"
    assert Counter(b.category for b in BUILDINGS.values()) == dict.fromkeys(CATEGORIES, 4)


# ---------------------------------------------------------------------- advances


def test_25_advance_cards_and_six_advances_on_the_board() -> None:
    cards = [a for a in ADVANCES.values() if not a.row]
    assert len(cards) == 25
    assert {a.level for a in cards} == {2, 3, 4}
    assert len(ROWS) == 6
    assert all(ADVANCES[first].level == 1 for first in ROWS.values())


def test_every_category_has_two_rows_two_scoring_fields_and_a_heritage_track() -> None:
    assert Counter(ADVANCES[first].category for first in ROWS.values()) == dict.fromkeys(CATEGORIES, 2)
    assert {id: field.category for id, field in FIELDS.items()} == {
        "A": "civic",
        "B": "civic",
        "C": "politics",
        "D": "politics",
        "E": "culture",
        "F": "culture",
    }
    assert tuple(seated().empires[MARION].heritage) == CATEGORIES


def test_stacks_of_advances_by_category_and_level() -> None:
    counts = {level: [len(stack_cards(category, level)) for category in CATEGORIES] for level in (2, 3, 4)}
    assert counts == {2: [2, 2, 2], 3: [3, 4, 3], 4: [3, 3, 3]}


@pytest.mark.parametrize(
    ("advance", "category", "level"),
    [
        ("agriculture", "civic", 1),
        ("labour", "civic", 1),
        ("ornamentation", "civic", 2),
        ("tyranny", "civic", 3),
        ("sewers", "civic", 3),
        ("bronze_working", "politics", 1),
        ("law", "politics", 1),
        ("chariots", "politics", 3),
    ],
)
def test_advances_whose_place_the_examples_tell(advance: str, category: str, level: int) -> None:
    assert (ADVANCES[advance].category, ADVANCES[advance].level) == (category, level)


def test_advances_whose_row_the_examples_tell() -> None:
    assert ADVANCES["labour"].row == "civic_2"
    assert ADVANCES["law"].row != ADVANCES["bronze_working"].row
    assert ADVANCES["vision"].category == "civic"


def test_one_advance_of_level_three_unlocks_each_category() -> None:
    assert UNLOCKING == {"civic": ("tyranny",), "politics": ("republic",), "culture": ("democracy",)}
    assert {ADVANCES[id].level for ids in UNLOCKING.values() for id in ids} == {3}


# ---------------------------------------------------------------------- cards


def test_each_player_has_21_cards() -> None:
    assert len(ACTIONS) == 11
    assert len({id.removesuffix("_1").removesuffix("_2") for id in ACTIONS}) == 10
    assert sorted(EMPHASES.values()) == sorted(CATEGORIES)
    assert list(CHRONICLES) == [1, 2, 3, 4, 5, 6, 7]


def test_symbols_that_the_rulebook_tells() -> None:
    assert SYMBOLS["tribute"] == ("civic",)
    assert SYMBOLS["build"] == ("civic",)
    assert any(not symbols for symbols in SYMBOLS.values())
    assert any(len(symbols) > 1 for symbols in SYMBOLS.values())


def test_locked_boxes_of_the_action_cards() -> None:
    assert LOCKED_BOX == {
        "muster": "politics",
        "raid": "politics",
        "build": "civic",
        "tribute": "civic",
        "govern": "culture",
        "advance": "culture",
        "caravan_2": "culture",
        "migrate": "culture",
    }


@pytest.mark.parametrize("category", CATEGORIES)
def test_every_emphasis_can_be_filled_in_two_rounds(category: str) -> None:
    """The emphasis card takes one of four places, so three cards with its symbol must exist."""
    assert len([card for card, symbols in SYMBOLS.items() if category in symbols]) >= 3


def test_chronicle_cards_that_the_examples_tell() -> None:
    assert CHRONICLES[1].victory_points == 1
    assert CHRONICLES[1].needs["C"] <= 4
    assert CHRONICLES[4].needs["C"] <= 7
    assert CHRONICLES[5].victory_points == 15
    assert CHRONICLES[3].needs["B"] > 5
    assert all(card.needs["D"] <= 30 for card in CHRONICLES.values()), "nobody has more than 30 citizens"
    assert all(card.needs["C"] <= 10 for card in CHRONICLES.values()), "nobody has more than ten regions"
    assert (FIELDS["B"].counts, FIELDS["C"].counts, FIELDS["D"].counts) == ("fountains", "regions", "citizens")


def test_a_higher_chronicle_card_demands_more_and_gives_more() -> None:
    assert [card.victory_points for card in CHRONICLES.values()] == [n * (n + 1) // 2 for n in range(1, 8)]
    for field in FIELDS:
        needs = [card.needs[field] for card in CHRONICLES.values()]
        assert needs == sorted(set(needs))


def test_enough_goods_and_symbols_exist_for_the_highest_chronicle_card() -> None:
    advances = {kind: sum(getattr(a, kind) for a in ADVANCES.values()) for kind in ("fountains", "lyres")}
    assert advances == {"fountains": 9, "lyres": 10}
    assert CHRONICLES[7].needs["F"] <= 9, "as many goods as two players can reach"


# ---------------------------------------------------------------------- tracks


def test_numbers_of_the_generation_track() -> None:
    assert BOX["generation"]["roll_after"] == {"2": 3, "3": 5}
    assert BOX["generation"]["most_rounds"] == 4


def test_fields_of_the_dynasty_track() -> None:
    track = BOX["dynasty"]
    assert track["first_fields"] == [1, 8, 15, 22]
    assert track["last_field"] == 25
    assert track["peasant_fields"] == [4, 8, 12, 16, 20]


def test_the_dark_area_is_just_long_enough() -> None:
    """The last generation begins on the last field of the third dynasty at the latest, and has four rounds."""
    track = BOX["dynasty"]
    assert track["first_fields"][3] - 1 + BOX["generation"]["most_rounds"] == track["last_field"]


def test_two_peasant_symbols_never_fall_into_one_generation() -> None:
    fields = BOX["dynasty"]["peasant_fields"]
    assert all(b - a >= BOX["generation"]["most_rounds"] for a, b in pairwise(fields))


def test_ends_of_the_other_tracks() -> None:
    assert {key: BOX["unrest"][key] for key in ("start", "least", "most")} == {"start": 3, "least": 1, "most": 7}
    assert (BOX["heritage"]["start"], BOX["heritage"]["most"]) == (0, 15)
    assert BOX["unrest"]["most"] - BOX["unrest"]["least"] == BOX["combat"]["highest_die"] == 6


def test_the_abacus_counts_to_99() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].crops = 98
        g.empires[MARION].peasants["syria"] = 4

    table = say(in_turn(seated(arrange), "govern"), "oppression:syria")
    assert table.state.empires[MARION].crops == 99
    assert asked(table) == "next-deed"
