"""Bots' turns are never lost and never played twice, whoever works on them and whatever happens to the workers."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import pytest
from django.db import connections
from tests.site.processes import database_address

from civitas.bots import RandomBot
from civitas.kernel import Answer
from civitas.kernel import Table as KernelTable
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Job, Seat, Status, Table
from civitas.site.tables.opening import make_table, seat_players, start
from civitas.site.worker import Crew, Worker, loop
from civitas.site.worker.turns import JobLease

pytestmark = pytest.mark.django_db(transaction=True)


def opened(players: int = 2, bot: str = "random") -> Table:
    table = make_table("sands", players)
    seat_players(table, [bot] * players)
    start(table)
    return table


@contextmanager
def lease() -> Iterator[JobLease]:
    mine = JobLease()
    try:
        yield mine
    finally:
        mine.close()


def work(turns: int, worker: Worker | None = None) -> int:
    """So many turns in this thread; returns how many there were."""
    worker = worker or Worker()
    with lease() as mine:
        return sum(1 for _ in range(turns) if worker.work(mine))


def answers(table: Table) -> int:
    """Entries that a seat made, not the dice."""
    return Entry.objects.filter(table=table, who__gte=0).count()


def one_answer_a_request(table: Table) -> bool:
    requests = Entry.objects.filter(table=table, who__gte=0).values_list("request", flat=True)
    return all(request for request in requests) and len({*requests}) == len(requests)


def test_bots_play_a_game_to_its_end_and_leave_no_jobs() -> None:
    table = opened()
    assert work(2000) > 50
    table.refresh_from_db()
    assert table.status == Status.FINISHED
    assert not Job.objects.exclude(kind="rate").exists(), "what is left is to be rated"
    assert one_answer_a_request(table)


@pytest.mark.parametrize("bot", ["random", "greedy", "search:iterations=1", "apprentice:warrior"])
def test_every_bot_can_take_a_seat(bot: str) -> None:
    table = opened(bot=bot)
    assert work(3) == 3
    assert answers(table) == 3


def test_a_job_that_was_played_but_not_deleted_is_played_once() -> None:
    table = opened()
    with mock.patch.object(JobLease, "done", side_effect=KeyboardInterrupt), pytest.raises(KeyboardInterrupt):
        work(1)
    assert answers(table) == 1
    played = Entry.objects.get(table=table, who__gte=0, request__isnull=False)
    assert Job.objects.filter(pk=int(str(played.request).removeprefix("job "))).exists()
    work(1)
    assert Entry.objects.filter(table=table, request=played.request).count() == 1
    assert not Job.objects.filter(pk=int(str(played.request).removeprefix("job "))).exists()


def test_a_worker_that_dies_while_its_bot_thinks_leaves_the_job() -> None:
    table = opened()
    with mock.patch.object(RandomBot, "choose", side_effect=KeyboardInterrupt), pytest.raises(KeyboardInterrupt):
        work(1)
    assert answers(table) == 0
    assert work(1) == 1
    assert answers(table) == 1


def test_a_bot_that_is_not_asked_any_more_plays_nothing() -> None:
    table = opened()
    game = moves.look(table.name)
    seat = game.to_act()[0]
    stale = Job.objects.get(table=table)
    moves.answer(table.name, seat, game.legal(seat)[0], expected=game.seq, request="somebody was quicker")
    before = answers(table)
    later = Job.objects.exclude(pk=stale.pk).filter(table=table)
    later.delete()
    Table.objects.filter(pk=table.pk).update(status=Status.FINISHED)
    assert work(5) == 1
    assert answers(table) == before
    assert not Job.objects.exists()


def test_an_old_job_is_dropped_if_there_is_a_newer_one_for_the_seat() -> None:
    table = opened()
    now = Job.objects.get(table=table)
    old = Job.objects.create(table=table, kind="bot", seat=now.seat, seq=now.seq - 1)
    Job.objects.filter(pk=old.pk).update(id=0)
    work(1)
    assert answers(table) == 0
    assert [job.pk for job in Job.objects.all()] == [now.pk]


def test_bots_that_are_asked_side_by_side_are_called_once_and_think_on_while_others_answer() -> None:
    table = opened(3)
    while not moves.look(table.name).side_by_side:
        assert work(1)
    called = {job.seat: job.pk for job in Job.objects.filter(table=table)}
    assert len(called) == 3
    first, *others = sorted(called)
    with moves.looking(table.name) as live:
        said, seq = live.legal(first)[0], live.seq
    moves.answer(table.name, first, said, expected=seq, request="somebody was faster")
    assert {job.seat: job.pk for job in Job.objects.filter(table=table, seat__in=others)} == {
        seat: called[seat] for seat in others
    }
    moves.undo(table.name, first, expected=seq + 1, request="and thinks better of it")
    assert {job.seat for job in Job.objects.filter(table=table, seq=seq + 2)} == {0, 1, 2}


def test_an_old_job_is_played_if_the_seat_is_still_asked() -> None:
    table = opened()
    Job.objects.filter(table=table).update(seq=0)
    work(1)
    assert answers(table) == 1


def test_a_seat_that_a_person_has_taken_over_is_left_alone() -> None:
    table = opened()
    Seat.objects.filter(table=table).update(bot="")
    work(1)
    assert answers(table) == 0
    assert not Job.objects.exists()


def test_a_bot_that_thinks_too_long_gives_a_legal_answer_in_time(settings: Any) -> None:
    settings.CIVITAS_BOT_SECONDS = 0.2
    table = opened()

    dreamt: list[bool] = []

    def dream(_self: Any, _table: KernelTable, _seat: int) -> Answer:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            pass
        dreamt.append(True)
        raise AssertionError("nobody woke the bot")

    with mock.patch.object(RandomBot, "choose", dream):
        work(1)
    assert answers(table) == 1
    assert not dreamt


@pytest.mark.parametrize("fault", [ValueError("a bug"), "atlantis"])
def test_a_bot_that_fails_or_cheats_gives_a_legal_answer(fault: Any) -> None:
    table = opened()
    what = {"side_effect": fault} if isinstance(fault, Exception) else {"return_value": fault}
    with mock.patch.object(RandomBot, "choose", **what):
        work(1)
    assert answers(table) == 1


def test_a_turn_that_cannot_be_played_does_not_hold_up_the_others() -> None:
    stuck, fine = opened(), opened()
    really = moves.look

    def look(name: str) -> KernelTable:
        if name == stuck.name:
            raise RuntimeError("this table is broken")
        return really(name)

    with mock.patch.object(moves, "look", look):
        work(6)
    assert answers(stuck) == 0
    assert answers(fine) >= 5
    assert Job.objects.filter(table=stuck).exists()


def test_a_turn_that_failed_is_soon_tried_again_and_a_broken_one_less_and_less_often() -> None:
    table = opened()
    worker, clock, tries = Worker(), [1000.0], []

    def look(name: str) -> KernelTable:
        tries.append(clock[0] - 1000)
        raise RuntimeError("the database is away")

    def now() -> float:
        return clock[0]

    with mock.patch.object(loop, "monotonic", now):
        with mock.patch.object(moves, "look", look):
            for _ in range(80):
                work(1, worker)
                clock[0] += 0.5
        assert tries == [0, 2, 6, 14, 30]
        clock[0] += 32
        assert work(1, worker) == 1
    assert answers(table) == 1


def test_the_table_goes_on_while_a_bot_thinks_and_the_bot_looks_again() -> None:
    table = opened(3)
    job = Job.objects.get(table=table)
    really = RandomBot.choose
    seen: list[int] = []

    def choose(self: RandomBot, game: KernelTable, seat: int) -> Answer:
        seen.append(game.seq)
        if len(seen) == 1:
            # In between the seat answers, takes it back, and so is asked again further on.
            said = game.legal(seat)[0]
            seq = moves.answer(table.name, seat, said, expected=game.seq, request="quick").seq
            moves.undo(table.name, seat, expected=seq, request="back")
            Job.objects.exclude(pk=job.pk).delete()
        return really(self, game, seat)

    with mock.patch.object(RandomBot, "choose", choose):
        work(1)
    assert len(seen) == 2
    assert seen[1] > seen[0]
    assert Entry.objects.filter(table=table, request=f"job {job.pk}").count() == 1


def test_two_workers_side_by_side_never_play_twice() -> None:
    tables = [opened(bot="random") for _ in range(3)]
    workers = [Worker(look=0.05) for _ in range(2)]
    threads = [threading.Thread(target=worker.run) for worker in workers]
    for thread in threads:
        thread.start()
    wait_for_moves(tables, 40)
    for worker in workers:
        worker.end()
    for thread in threads:
        thread.join()
    for table in tables:
        assert one_answer_a_request(table)
        replays(table)


def test_a_bot_that_thinks_for_long_does_not_hold_up_other_tables(settings: Any) -> None:
    settings.CIVITAS_BOT_SECONDS = 4.0
    slow, quick = opened(bot="search:seconds=600"), opened(bot="random")
    crew = Crew(2)
    thread = threading.Thread(target=crew.run)
    thread.start()
    wait_for_moves([quick], 10)
    assert answers(slow) < 5, "each thought is ended after four seconds, and any legal answer given for it"
    crew.end()
    thread.join()
    replays(slow)


def wait_for_moves(tables: list[Table], count: int, patience: float = 60) -> None:
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if all(answers(table) >= count for table in tables):
            return
        time.sleep(0.05)
    raise AssertionError([answers(table) for table in tables])


def replays(table: Table) -> None:
    """The journal has no gap, and what the row says is what the entries lead to."""
    table.refresh_from_db()
    seqs = Entry.objects.filter(table=table).order_by("seq").values_list("seq", flat=True)
    assert list(seqs) == list(range(table.seq))
    game = moves.look(table.name)
    assert list(game.to_act()) == table.to_act


def jobs_are_all_there(table: Table) -> None:
    """For each bot that is asked there is a job."""
    table.refresh_from_db()
    for seat in table.to_act:
        assert Job.objects.filter(table=table, seat=seat).exists()


def spawn() -> subprocess.Popen[bytes]:
    """A worker process on the test's database."""
    environment = {**os.environ, "CIVITAS_SECRET_KEY": "only for tests", "CIVITAS_DATABASE": database_address()}
    environment.pop("DJANGO_SETTINGS_MODULE", None)
    return subprocess.Popen([sys.executable, "-c", "from civitas.cli import main; main()", "worker"], env=environment)


def test_workers_that_are_killed_lose_nothing_and_play_nothing_twice() -> None:
    tables = [opened() for _ in range(4)]
    rng = random.Random("kill")
    workers = [spawn(), spawn()]
    try:
        goal = 3
        for _ in range(3):
            wait_for_moves(tables, goal)
            time.sleep(rng.uniform(0, 0.05))
            victim = workers.pop(0)
            victim.kill()
            victim.wait()
            for table in tables:
                jobs_are_all_there_or_moving(table)
            workers.append(spawn())
            goal += 6
        wait_for_moves(tables, goal)
    finally:
        for process in workers:
            process.send_signal(signal.SIGTERM)
            process.wait(120)
    for table in tables:
        assert one_answer_a_request(table)
        replays(table)
        jobs_are_all_there(table)
    connections.close_all()


def jobs_are_all_there_or_moving(table: Table) -> None:
    """Seen in one look: the row, and the jobs committed with it."""
    row = Table.objects.filter(pk=table.pk).values("seq", "to_act", "status").get()
    jobs = {*Job.objects.filter(table=table).values_list("seat", flat=True)}
    again = Table.objects.filter(pk=table.pk).values("seq", "to_act", "status").get()
    if row == again and row["status"] == Status.PLAYING:
        assert {*row["to_act"]} <= jobs
