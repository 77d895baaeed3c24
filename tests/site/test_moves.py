"""A move is a transaction: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any
from unittest import mock

import pytest
from django.db import IntegrityError, connection, transaction

from civitas.games import find_title
from civitas.kernel import CannotUndo, Refusal
from civitas.kernel import Table as KernelTable
from civitas.site.core import bus
from civitas.site.tables import moves
from civitas.site.tables.limits import TookTooLong, Watchman, time_limit
from civitas.site.tables.models import Entry, Job, Snapshot, Status, Table
from civitas.site.tables.opening import make_table, seat_players, start
from civitas.site.tables.record.journal import journal

pytestmark = pytest.mark.django_db(transaction=True)


def opened(players: int = 2, *, bots: bool = False) -> Table:
    table = make_table("sands", players)
    if bots:
        seat_players(table, ["random"] * players)
    start(table)
    return table


def play(table: Table, decisions: int, seed: str = "moves") -> int:
    """So many random answers through the database; returns the length of the journal."""
    rng = random.Random(seed)
    game = moves.look(table.name)
    for number in range(decisions):
        if game.over:
            break
        seat = game.to_act()[0]
        said = rng.choice(game.legal(seat))
        done = moves.answer(table.name, seat, said, expected=game.seq, request=f"{seed} {number}")
        game.apply(seat, said)
        assert done.seq == game.seq
    return game.seq


def test_a_game_played_through_the_database_is_the_game_played_in_memory() -> None:
    table = opened()
    play(table, 2000)
    table.refresh_from_db()
    assert table.status == Status.FINISHED
    assert table.scores is not None
    assert len(table.scores) == 2
    title = find_title("sands")
    again = KernelTable(title, 2)
    for entry in journal(table.pk):
        assert entry.seq == again.seq
        again.apply(entry.who, entry.answer, entry.by)
    assert again.over
    assert list(again.result().scores) == table.scores  # type: ignore[union-attr]


def test_opening_a_table_reads_the_last_snapshot_and_the_few_entries_since() -> None:
    table = opened()
    play(table, 150)
    table.refresh_from_db()
    assert Snapshot.objects.filter(table=table).count() > 2
    assert table.seq - table.snapshot_seq < 2 * moves.ENTRIES_BETWEEN_SNAPSHOTS + 60
    with mock.patch.object(KernelTable, "load", wraps=KernelTable.load) as load:
        moves.look(table.name)
    assert len(load.call_args.args[1]["tail"]) == table.seq - table.snapshot_seq


def test_a_table_kept_alive_and_one_opened_anew_go_on_alike() -> None:
    table = opened()
    play(table, 40)
    alive = moves.look(table.name)
    moves.live_tables.clear()
    play(table, 10, "more")
    assert moves.look(table.name).seq > alive.seq


def test_the_same_request_sent_twice_is_done_once_and_answered_twice() -> None:
    table = opened()
    game = moves.look(table.name)
    seat = game.to_act()[0]
    said = game.legal(seat)[0]
    first = moves.answer(table.name, seat, said, expected=game.seq, request="once")
    again = moves.answer(table.name, seat, said, expected=game.seq, request="once")
    assert (again.first, again.seq) == (first.first, first.seq)
    assert again.repeated
    assert not first.repeated
    assert Entry.objects.filter(table=table, request="once").count() == 1


def test_of_two_answers_to_one_position_one_wins_and_the_other_is_told() -> None:
    table = opened()
    game = moves.look(table.name)
    seat = game.to_act()[0]

    def try_it(number: int) -> Any:
        try:
            said = game.legal(seat)[number]
            return moves.answer(table.name, seat, said, expected=game.seq, request=f"race {number}")
        except moves.Behind as behind:
            return behind
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        outcomes = list(pool.map(try_it, range(2)))
    won = [o for o in outcomes if isinstance(o, moves.Done)]
    lost = [o for o in outcomes if isinstance(o, moves.Behind)]
    assert len(won) == len(lost) == 1
    assert lost[0].seq == won[0].seq
    assert Entry.objects.filter(table=table, seq=game.seq).count() == 1


def test_a_refused_answer_leaves_no_trace() -> None:
    table = opened()
    game = moves.look(table.name)
    before = Entry.objects.filter(table=table).count()
    with pytest.raises(Refusal):
        moves.answer(table.name, game.to_act()[0], "atlantis", expected=game.seq, request="refused")
    assert Entry.objects.filter(table=table).count() == before
    assert moves.look(table.name).seq == game.seq


def test_a_move_that_fails_half_way_leaves_no_trace() -> None:
    table = opened()
    seq = play(table, 30)
    with (
        mock.patch.object(moves, "call_bots", side_effect=RuntimeError("the power fails")),
        pytest.raises(RuntimeError),
    ):
        play(table, 1, "fails")
    table.refresh_from_db()
    assert table.seq == seq == Entry.objects.filter(table=table).count()
    assert play(table, 5, "goes on") > seq


def test_undo_and_redo_are_moves_too() -> None:
    table = opened()
    game = moves.look(table.name)
    seat = game.to_act()[0]
    said = game.legal(seat)[0]
    seq = moves.answer(table.name, seat, said, expected=game.seq, request="a").seq
    seq = moves.undo(table.name, seat, expected=seq, request="b").seq
    assert moves.look(table.name).fingerprint() == game.fingerprint()
    moves.live_tables.clear()
    seq = moves.redo(table.name, seat, expected=seq, request="c").seq
    game.apply(seat, said)
    assert moves.look(table.name).fingerprint() == game.fingerprint()
    other = moves.look(table.name).to_act()[0]
    with pytest.raises(CannotUndo):
        moves.undo(table.name, other, expected=seq, request="d")


def test_undo_survives_a_snapshot_in_between() -> None:
    table = opened()
    play(table, 160)
    game = moves.look(table.name)
    moves.live_tables.clear()
    seat = game.to_act()[0]
    seq = moves.answer(table.name, seat, game.legal(seat)[0], expected=game.seq, request="a").seq
    moves.live_tables.clear()
    after = moves.look(table.name)
    if after.can_undo(seat):
        moves.undo(table.name, seat, expected=seq, request="b")
        assert moves.look(table.name).fingerprint() == game.fingerprint()


def test_what_must_follow_a_move_is_committed_with_it() -> None:
    table = opened(bots=True)
    asked = moves.look(table.name).to_act()
    assert [(job.seat, job.seq) for job in Job.objects.filter(table=table)] == [(seat, table.seq) for seat in asked]
    play(table, 1)
    table.refresh_from_db()
    assert Job.objects.filter(table=table, seq=table.seq, seat__in=table.to_act).count() == len(table.to_act)


def test_rules_that_think_too_long_are_stopped_and_leave_no_trace() -> None:
    table = opened()
    seq = moves.look(table.name).seq

    def dream(_: KernelTable) -> None:
        while True:
            pass

    with mock.patch("django.conf.settings.CIVITAS_MOVE_SECONDS", 0.1), pytest.raises(TookTooLong):
        moves.move(table.name, dream, expected=seq, request="dream")
    assert moves.look(table.name).seq == seq


def test_a_time_limit_that_is_kept_says_nothing_afterwards() -> None:
    with time_limit(0.01):
        pass
    assert sum(range(200_000)) > 0


def busy(seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def test_the_inner_of_two_time_limits_may_be_the_shorter_one() -> None:
    with time_limit(300):
        with pytest.raises(TookTooLong), time_limit(0.05):
            busy(60)
        busy(0.2)


def test_one_watchman_watches_all_threads() -> None:
    stopped: list[bool] = []

    def dream() -> None:
        try:
            with time_limit(0.2):
                busy(60)
            stopped.append(False)
        except TookTooLong:
            stopped.append(True)

    threads = [threading.Thread(target=dream) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert stopped == [True] * 5
    watchmen = [thread for thread in threading.enumerate() if thread.name == "civitas-watchman"]
    assert len(watchmen) == 1


class Bell:
    """What wakes the watchman, counted."""

    def __init__(self) -> None:
        self.rung = 0
        self._queue: SimpleQueue[None] = SimpleQueue()

    def put(self, item: None) -> None:
        self.rung += 1
        self._queue.put(item)

    def get(self, timeout: float | None) -> None:
        self._queue.get(timeout=timeout)


def test_the_watchman_sleeps_on_while_everybody_is_in_time() -> None:
    watchman, bell = Watchman(), Bell()
    watchman._sooner = bell  # type: ignore[assignment]
    for _ in range(50):
        watchman.leave(watchman.watch(60))
        time.sleep(0.002)  # he would have time to look
    assert bell.rung <= 1


def test_journal_entries_cannot_be_written_twice() -> None:
    table = opened()
    with pytest.raises(IntegrityError), transaction.atomic():
        Entry.objects.create(table=table, seq=0, who=0, key="again", answer=None)


def test_a_table_where_no_game_is_going_on_takes_no_moves() -> None:
    table = make_table("sands", 3)
    with pytest.raises(moves.NoSuchTable):
        moves.answer(table.name, 0, "italia", expected=0, request="early")
    with pytest.raises(moves.NoSuchTable):
        moves.answer("nowhere", 0, "italia", expected=0, request="lost")


def test_starting_twice_starts_once() -> None:
    table = opened()
    seq = table.seq
    start(table)
    assert table.seq == seq


def test_everyone_who_listens_is_told_after_the_commit() -> None:
    table = opened()
    heard: list[tuple[str, int]] = []
    end = bus.subscribe(lambda name, seq: heard.append((name, seq)))
    seq = play(table, 2)
    end()
    play(table, 1, "unheard")
    # Other tests may play at tables of their own on the same bus.
    assert [at for name, at in heard if name == table.name] == [seq - 1, seq]


def test_what_the_rules_refuse_is_refused_while_somebody_else_writes() -> None:
    table = opened()
    game = moves.look(table.name)
    play(table, 1)
    seq = Table.objects.get(pk=table.pk).seq
    seat = moves.look(table.name).to_act()[0]
    assert game.seq < seq
    other = connection.copy()
    try:
        if connection.vendor == "postgresql":
            other.set_autocommit(False)
            with other.cursor() as cursor:
                cursor.execute("SELECT 1 FROM tables_table WHERE name = %s FOR UPDATE", [table.name])
        else:
            with other.cursor() as cursor:
                cursor.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        with pytest.raises(Refusal):
            moves.answer(table.name, seat, ["no such thing"], expected=seq, request="refused at once")
        assert time.monotonic() - began < 5
    finally:
        other.close()
    assert Table.objects.get(pk=table.pk).seq == seq
    assert play_on_after(table, seq) > seq


def play_on_after(table: Table, seq: int) -> int:
    """One more answer, at the table that is kept since."""
    with moves.looking(table.name) as game:
        seat = game.to_act()[0]
        said = game.legal(seat)[0]
    return moves.answer(table.name, seat, said, expected=seq, request="goes on").seq
