"""A table that starts at a position instead of the opening: played, copied, saved, taken back, written and replayed."""

from __future__ import annotations

import json

import pytest
from tests.kernel.toys import REALM, play, realm, stands

from civitas.kernel import CHANCE, CannotUndo, Dice, Table
from civitas.kernel.gamefile import FITS, compare, read_game, reopen, verify, write_game


def started(answers: int = 0) -> Table:
    """A table that starts where another had come to after thirty answers."""
    before = realm("before")
    play(before, "before", 30)
    table = Table(REALM, before.seats, before.options, Dice("after"), start=before.checkpoint())
    play(table, "after", answers)
    return table


def test_a_table_starts_at_the_position_it_is_given() -> None:
    before = realm("before")
    play(before, "before", 30)
    place = before.checkpoint()
    table = Table(REALM, before.seats, before.options, Dice("after"), start=place)
    assert table.start == place
    assert table.seq == sum(entry.who is CHANCE for entry in table.journal)  # nobody but the dice has answered yet
    assert table.fingerprint() != realm("after").fingerprint()


def test_playing_on_changes_neither_the_position_nor_the_table_it_is_of() -> None:
    before = realm("before")
    play(before, "before", 30)
    place, stood = before.checkpoint(), stands(before)
    table = Table(REALM, before.seats, before.options, Dice("after"), start=place)
    play(table, "after", 10)
    assert place == before.checkpoint()
    assert table.start == place
    assert stands(before) == stood


def test_a_game_from_a_position_is_written_with_it_and_replays() -> None:
    table = started()
    play(table, "after")
    game = read_game(write_game(table))
    assert "start" in game.header
    assert compare(REALM, game).verdict == FITS
    assert verify(REALM, game).problems == []
    assert stands(reopen(REALM, game)) == stands(table)


def test_the_header_of_a_game_from_the_opening_has_no_position() -> None:
    assert "start" not in realm("opening").header()


@pytest.mark.parametrize("answers", [0, 5, 20])
def test_a_table_from_a_position_is_saved_and_copied_like_any_other(answers: int) -> None:
    table = started(answers)
    loaded = Table.load(REALM, json.loads(json.dumps(table.save())))
    assert stands(loaded) == stands(table)
    assert loaded.start == table.start
    clone = table.clone()
    assert clone.fingerprint() == table.fingerprint()
    assert clone.start == table.start


def test_taking_everything_back_leads_to_the_position_and_not_to_the_opening() -> None:
    table = started()
    stood = table.fingerprint()
    at = table.seq
    play(table, "after", 12)
    table.take_back(at)
    assert table.fingerprint() == stood


def test_nothing_can_be_taken_back_from_before_the_position() -> None:
    table = started()
    assert not any(table.can_undo(seat) for seat in range(table.seats))
    with pytest.raises(CannotUndo):
        table.take_back(-1)
