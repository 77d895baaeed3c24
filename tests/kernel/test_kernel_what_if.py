"""A what-if table: it goes on from one seat's view, it can be saved, and nothing true is left in it after the deal."""

from __future__ import annotations

import json

from tests.kernel.toys import play, realm

from civitas.kernel import Table
from civitas.kernel.dice import Stream


def test_a_what_if_table_shows_the_seat_what_it_saw_and_asks_what_it_was_asked() -> None:
    table = realm("what if", 3)
    while not table.over:
        for seat in range(3):
            other = table.what_if(seat, Stream(f"{table.seq} {seat}"))
            assert other.view(seat) == table.view(seat)
            if seat in table.to_act():
                assert other.prompt(seat).to_json() == table.prompt(seat).to_json()
            assert other.log() == []
            assert not any(other.can_undo(s) for s in range(3) if not table.side_by_side)
        play(table, f"what if {table.seq}", 1)


def test_a_what_if_table_can_be_saved_at_any_time_and_goes_on_as_it_would_have() -> None:
    table = realm("saved", 3)
    while not table.over:
        other = table.what_if(0, Stream(str(table.seq)))
        assert [entry.seq for entry in other.journal] == list(range(other.seq))
        again = Table.load(table.title, json.loads(json.dumps(other.save())))
        assert (again.fingerprint(), again.to_act(), again.seq) == (other.fingerprint(), other.to_act(), other.seq)
        play(other, "on", 7)
        play(again, "on", 7)
        assert again.fingerprint() == other.fingerprint()
        later = Table.load(table.title, json.loads(json.dumps(other.save())))
        assert later.fingerprint() == other.fingerprint()
        play(table, f"saved {table.seq}", 1)


def test_a_what_if_of_a_what_if_still_shows_the_seat_what_it_saw() -> None:
    table = realm("twice", 3)
    play(table, "twice", 5)
    other = table.what_if(1, Stream("one")).what_if(1, Stream("two"))
    assert other.view(1) == table.view(1)


def test_the_log_of_the_host_has_the_lines_of_all() -> None:
    table = realm("log", 3)
    play(table, "log", 12)
    seen = [line for viewer in (None, 0, 1, 2) for line in table.notes(viewer)]
    assert all(line in table.log() for line in seen)
    assert all(line in seen for line in table.log())
    assert table.log(since=4) == [line for line in table.log() if line.seq >= 4]
