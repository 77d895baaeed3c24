"""Saving and loading: the same table, at every moment."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from tests.kernel.toys import COUNCIL, PLANNING, REALM, Bag, Toy, ask, play, realm, stands

from civitas.kernel import Ask, CannotUndo, Choice, Misfit, Note, Procedure, Roll, Step, Table, Title, YesNo
from civitas.kernel.dice import Dice
from civitas.kernel.feed import ANSWERS_BETWEEN_CHECKPOINTS
from civitas.kernel.gamefile import write_game


def through_json(table: Table) -> Table:
    return Table.load(table.title, json.loads(json.dumps(table.save())))


def position(table: Table) -> dict[str, Any]:
    return {**stands(table), "notes": None}


@pytest.mark.parametrize("players", [2, 3])
def test_a_loaded_table_is_the_saved_one_at_every_decision(players: int) -> None:
    table = realm(f"save {players}", players)
    while not table.over:
        loaded = through_json(table)
        assert position(loaded) == position(table)
        assert loaded.seq == table.seq
        assert loaded.save() == table.save()
        play(loaded, "rest")
        assert loaded.over
        play(table, f"save {table.seq}", 1)
    assert through_json(table).result() == table.result()


def test_a_table_that_is_saved_and_loaded_after_every_answer_plays_the_same_game() -> None:
    table, other = realm("often"), realm("often")
    while not table.over:
        text = str(table.seq)
        play(table, text, 1)
        play(other, text, 1)
        other = through_json(other)
    assert other.fingerprint() == table.fingerprint()


def test_undo_and_redo_survive_saving_and_loading() -> None:
    table = Table(PLANNING, 2)
    table.apply(0, "wheat")
    table.apply(1, "wheat")
    table.apply(0, 2)
    table.undo(0)
    table = through_json(table)
    assert table.can_redo(0)
    table.undo(0)
    table = through_json(table)
    table.redo(0)
    table = through_json(table)
    table.redo(0)
    assert table.prompt(0).key == "double"
    assert not table.can_redo(0)


def test_notes_since_the_snapshot_come_back() -> None:
    table = Table(PLANNING, 2)
    table.apply(0, "wheat")
    table.apply(0, 3)
    assert through_json(table).notes(0) == table.notes(0) != []


def test_a_save_is_short_because_it_begins_at_the_last_barrier() -> None:
    table = realm("short")
    play(table, "short")
    assert len(table.journal) > 20
    assert len(table.tail()) < 10 + ANSWERS_BETWEEN_CHECKPOINTS


def test_another_version_another_title_or_another_format_is_refused() -> None:
    data = Table(PLANNING, 2).save()
    for change in ({"version": "0"}, {"title": "chess"}, {"civitas": 99}):
        with pytest.raises(ValueError, match="saved by"):
            Table.load(PLANNING, {**data, "header": {**data["header"], **change}})


def test_other_dice_than_those_committed_to_are_refused() -> None:
    with pytest.raises(ValueError, match="committed"):
        Table.load(COUNCIL, {**Table(COUNCIL, 2, dice=Dice("fair")).save(), "seed": "loaded"})


def _asking(*seats: int, roll: bool = False) -> Toy:
    def rule(g: Bag) -> Procedure[None]:
        if roll:
            yield Roll("die")
        for seat in seats:
            yield Ask(seat, YesNo("sure"))
        yield Note("done")

    return Toy(Step(rule))


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        (_asking(1, 0), "seat 0 is not asked"),
        (_asking(0), "seat 1 is not asked"),
        (_asking(0, 1, roll=True), "a roll is due"),
    ],
)
def test_a_saved_answer_that_nobody_asks_for_is_a_misfit(rules: Toy, why: str) -> None:
    table = Table(_asking(0, 1, 0), 2)
    table.apply(0, True)
    table.apply(1, True)
    with pytest.raises(Misfit, match=why):
        Table.load(rules, table.save())


def test_a_saved_roll_that_cannot_be_is_a_misfit() -> None:
    def rolling(sides: int) -> Toy:
        def rule(g: Bag) -> Procedure[None]:
            yield Ask(0, YesNo("first"))
            yield Roll("die", sides)
            yield Ask(0, YesNo("sure"))

        return Toy(Step(rule))

    table = Table(rolling(1000), 2, dice=Dice("high"))
    table.apply(0, True)
    with pytest.raises(Misfit, match="not-offered") as caught:
        Table.load(rolling(2), table.save())
    assert caught.value.entry.key == "die"
    with pytest.raises(Misfit, match="chance is not asked"):
        Table.load(_asking(0, 0, 0), table.save())


def test_a_game_file_needs_the_whole_journal() -> None:
    table = realm("part")
    play(table, "part", 20)
    for short in (through_json(table), table.clone()):
        with pytest.raises(CannotUndo, match="from its beginning"):
            write_game(short)


class Optional(Toy):
    options: Mapping[str, Choice] = {"map": Choice(("small", "large")), "length": Choice(("short",))}


def test_options_have_defaults_are_checked_and_are_saved() -> None:
    title: Title[Bag] = Optional(ask("sure", "yes"))
    table = Table(title, 2, {"map": "large"})
    assert through_json(table).options == {"map": "large", "length": "short"}
    assert Table(title, 2).options == {"map": "small", "length": "short"}
    for wrong in ({"map": "huge"}, {"colour": "red"}):
        with pytest.raises(ValueError, match="has no option"):
            Table(title, 2, wrong)


def test_a_title_has_nothing_to_complain_about_and_no_words_unless_it_says_so() -> None:
    table = realm()
    assert list(REALM.invariants(table.state)) == []
    assert REALM.vocabulary() == {}
