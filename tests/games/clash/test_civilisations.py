"""§14.3 Civilisations attach themselves to the rules; no chapter of the base game knows one of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.clash.situations import table_at
from tests.games.clash.tables import asked, offered, say, told

import civitas.games.clash
from civitas.bots import make_bot, play_out
from civitas.games.clash import TITLE
from civitas.games.clash.box.content import CIVS, HOME_OF, OF_CIVS, TILES
from civitas.games.clash.box.queries import clockwise
from civitas.games.clash.companions.sheet import sheets
from civitas.games.sheets import thing
from civitas.kernel import Dice, Table

HOME = Path(civitas.games.clash.__file__).parent
EXPANSION = HOME / "expansion"
OPINIONS = HOME / "companions/advice/peoples.py"
"""What bots think of the expansion's questions: a part of it, above the rules because it reads what bots look at."""
BASE = [path for path in sorted(HOME.rglob("*.py")) if EXPANSION not in path.parents and path != OPINIONS]


@pytest.mark.parametrize("path", BASE, ids=lambda path: str(path.relative_to(HOME)))
def test_no_chapter_of_the_base_game_names_a_civilisation_or_one_of_its_advances(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    civs = re.findall(rf"\b(?:{'|'.join(CIVS)})\b", source, re.IGNORECASE)
    advances = re.findall(rf"[\"'](?:{'|'.join(OF_CIVS)})[\"']", source)
    assert civs + advances == []


def test_every_civilisation_has_a_file_of_its_own_and_four_advances() -> None:
    files = {path.stem for path in (EXPANSION / "civilisations").glob("[a-z]*.py")}
    assert files == set(CIVS)
    assert all(len(advances) == 4 for advances in CIVS.values())
    assert sorted(OF_CIVS) == sorted(advance for civ in CIVS.values() for advance in civ.values())


def test_civilisations_are_drawn_and_nobody_has_that_of_another() -> None:
    seen = set()
    for seed in range(8):
        table = table_at("deed", 2, f"lot {seed}", expansion="drawn")
        civs = [player.civ for player in table.state.players]
        assert len(set(civs)) == 2
        assert sorted(note["civ"] for note in told(table, "civilisation")) == sorted(civs)
        seen.add(tuple(civs))
    assert len(seen) > 1


def test_civilisations_are_chosen_in_order_from_the_start_player() -> None:
    table = table_at("civilisation", 3, expansion="chosen")
    first, second, _ = clockwise(table.state)
    assert asked(table) == (first, "civilisation")
    assert offered(table) == list(CIVS)
    say(table, "greece")
    say(table, offered(table)[0])
    assert table.state.players[first].civ == "greece"
    assert "greece" not in (offered(table) if asked(table) == (second, "civilisation") else ())


def test_a_civilisation_is_given_again_only_when_none_is_left() -> None:
    for way in ("drawn", "chosen"):
        civs = [player.civ for player in table_at("deed", 4, way, expansion=way).state.players]
        assert max(map(civs.count, civs)) - min(map(civs.count, CIVS)) <= 1


def test_the_preview_asks_nobody_and_gives_everybody_the_first_civilisation() -> None:
    table = table_at("deed", 4, "preview", expansion="preview")
    assert [player.civ for player in table.state.players] == ["rome"] * 4
    assert told(table, "civilisation") == []


def test_whole_games_with_civilisations_by_lot_or_of_choice_end_with_nothing_lost() -> None:
    for way in ("drawn", "chosen"):
        table = Table(TITLE, 3, dice=Dice(way), options={"expansion": way})
        play_out(table, [make_bot("random", TITLE, f"{way} {seat}") for seat in range(3)])
        assert TITLE.invariants(table.state) == []


def test_a_page_of_the_table_says_who_plays_which_civilisation() -> None:
    table = table_at("deed", 2, "page", expansion="chosen")
    first, second = clockwise(table.state)
    names = {sheet.caption: sheet for sheet in sheets(TITLE.view(table.state, first), first)}
    assert [row[1] for row in names["civilisations"].rows] == [
        thing("civ", player.civ) for player in table.state.players
    ]
    assert {table.state.players[seat].civ for seat in (first, second)} == set(list(CIVS)[:2])
    base = table_at("deed", 2, "page")
    assert "civilisations" not in {sheet.caption for sheet in sheets(TITLE.view(base.state, 0), 0)}


def first_home(civ: str, players: int = 2) -> tuple[Table, int]:
    """The start player has chosen this civilisation and the first home."""
    table = table_at("civilisation", players, expansion="chosen")
    first = clockwise(table.state)[0]
    say(table, civ)
    while not table.state.players[first].home:
        say(table, offered(table)[0])
    return table, first


def test_some_civilisations_begin_on_a_tile_of_their_own() -> None:
    assert set(HOME_OF) == {"vikings", "egypt", "phoenicia", "carthage", "japan"}
    for civ in CIVS:
        table, seat = first_home(civ)
        g = table.state
        slot = g.atlas.slot_of[g.players[seat].home]
        assert g.laid[slot] == HOME_OF.get(civ, g.atlas.slots[slot].home)
        assert tuple(g.terrain[hex] for hex in g.atlas.slots[slot].hexes) == TILES[g.laid[slot]].terrain
        assert len(told(table, "own-home")) == (civ in HOME_OF)


def test_the_plain_of_a_tile_of_ones_own_looks_to_the_middle_too() -> None:
    for players in (2, 3, 4):
        for civ in HOME_OF:
            table, seat = first_home(civ, players)
            g = table.state
            home = g.players[seat].home
            assert g.terrain[home] == "plain"
            assert home == g.atlas.slots[g.atlas.slot_of[home]].hexes[0]
            assert g.city[home] == seat
