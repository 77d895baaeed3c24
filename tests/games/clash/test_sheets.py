"""The table in rows and columns, and what is counted after a game."""

from __future__ import annotations

from random import Random

from tests.games.clash.fields import BLUE, RED, city, troops
from tests.games.clash.situations import board, paint, stock
from tests.games.clash.tables import led_by, say

from civitas.games.clash import TITLE
from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.queries import BARBARIANS
from civitas.games.clash.companions.census import count
from civitas.games.clash.companions.sheet import sheets
from civitas.games.sheets import Sheet
from civitas.kernel import Dice, Table


def laid_out(viewer: int | None) -> dict[str, Sheet]:
    g = board()
    city(g, RED, "D5", "academy")
    g.buildings["D5"] += (("temple", BLUE),)
    troops(g, BARBARIANS, "D4", infantry=2)
    g.players[RED].action_cards = ("a1",)
    g.players[RED].completed = ("o22:metropolis",)
    g.wonders, g.wonder_marks = {"great_wall": "D5"}, {"great_wall": (RED,)}
    g.battle = Battle("D4", ("D5",), RED, BARBARIANS, False, False)
    g.battle.tactics = ("a1", "")
    return {sheet.caption: sheet for sheet in sheets(TITLE.view(g, viewer), viewer)}


def test_every_row_of_a_sheet_has_a_cell_for_each_column() -> None:
    for sheet in laid_out(RED).values():
        assert all(len(row) == len(sheet.columns) for row in sheet.rows), sheet.caption


def test_a_sheet_names_owners_buildings_of_others_and_neutral_forces() -> None:
    found = laid_out(RED)
    (row,) = found["cities"].rows
    assert row[1] == ("thing", "seat", "0")
    assert [("thing", "building", "temple"), ("thing", "seat", "1")] in row[4]  # type: ignore[operator]
    assert found["units"].rows == [["D4", ("thing", "seat", "barbarians"), [("thing", "unit", "infantry")] * 2]]
    assert found["players"].rows[RED][11] == [("thing", "objective", "metropolis")]


def test_the_hand_is_laid_out_for_its_owner_alone() -> None:
    assert laid_out(RED)["hand"].rows[0][1] == [("thing", "card", "a1")]
    assert laid_out(BLUE)["hand"].rows[0][1] == []
    assert "hand" not in laid_out(None)


def test_a_face_down_tactic_is_a_question_mark_to_others() -> None:
    assert laid_out(RED)["battle"].rows[0][2] == ("thing", "card", "a1")
    assert laid_out(BLUE)["battle"].rows[0][2] == "?"
    assert laid_out(BLUE)["battle"].rows[1][2] == ""


def test_the_census_counts_what_happened_in_a_game() -> None:
    table, rng = Table(TITLE, 3, dice=Dice("census")), Random("census")
    while not table.over:
        seat = rng.choice(table.to_act())
        table.apply(seat, rng.choice(table.legal(seat)))
    counted = count(table)
    gained = [line for line in table.notes(None) if line.key == "gained"]
    assert sum(counted["advance"].values()) == len(gained)
    assert counted["ended_by"] == {table.state.ended_by: 1}
    assert counted["deed"]["pass"] == sum(1 for entry in table.journal if entry.answer == "pass")


def test_the_census_counts_what_an_advance_of_a_civilisation_or_a_leader_did_and_not_that_they_are_there() -> None:
    table, g = led_by("hammurabi", "farming", "storage", "mining")
    paint(g, D4="forest", D6="forest")
    stock(g, RED, food=2)
    say(table, "advance", "engineering")
    counted = count(table)
    assert counted["advance"]["canals"] == 1
    assert set(counted["effect"].values()) == {0}
    g.buildings["D5"] = (("academy", RED),)
    stock(g, RED, culture=1)
    say(table, "produce", "D5", "D5:food", "D4:wood", "done")
    assert count(table)["effect"]["canals"] == 1
    say(table, "lawgiver")  # the only advance of its category that is open
    assert count(table)["effect"]["lawgiver"] == 1
