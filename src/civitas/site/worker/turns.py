"""Turns of bots: taking one that nobody else has taken, and letting it go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from threading import Lock
from typing import NamedTuple

from django.db import connection
from django.db.backends.base.base import BaseDatabaseWrapper

_NEXT = """
    SELECT job.id, job.table_id, job.seat, job.seq, place.name, place.title, seat.bot, job.created
    FROM tables_job job
    JOIN tables_table place ON place.id = job.table_id
    JOIN tables_seat seat ON seat.table_id = job.table_id AND seat.number = job.seat
    WHERE job.kind = 'bot'{but} ORDER BY job.id LIMIT 1"""
_UNLOCKED = " FOR UPDATE OF job SKIP LOCKED"
_NEWER = "SELECT 1 FROM tables_job WHERE table_id = %s AND kind = 'bot' AND seat = %s AND seq > %s LIMIT 1"
_DELETE = "DELETE FROM tables_job WHERE id = %s"
_WAITING = "SELECT count(*) FROM tables_job WHERE kind = 'bot'"


class Turn(NamedTuple):
    """A bot that is asked."""

    job: int
    table_id: int
    seat: int
    seq: int
    table: str
    title: str
    bot: str
    asked: datetime
    """When the bot was asked."""

    @property
    def request(self) -> str:
        """What the move bears, so that it is done once however often it is tried."""
        return f"job {self.job}"


class Hand:
    """Holds one turn at a time. It belongs to the thread that made it.

    On PostgreSQL the job's row stays locked in a connection of its own while the bot thinks: others pass it over, and
    if this process dies the lock dies with it. SQLite has one lock for everything, which must not be held that long;
    there the threads of one process keep out of each other's way, and two processes may both think but not both move.
    """

    _held: set[int] = set()  # noqa: RUF012 - shared by all hands, on purpose
    _lock = Lock()

    def __init__(self) -> None:
        self._locks: BaseDatabaseWrapper | None = None
        if connection.vendor == "postgresql":
            self._locks = connection.copy()
            self._locks.set_autocommit(False)

    def close(self) -> None:
        if self._locks is not None:
            self._locks.close()

    @contextmanager
    def take(self, but: Iterable[int]) -> Iterator[Turn | None]:
        """The oldest turn that nobody plays, except these. It stays a job until `done` is said."""
        turn = self._mark(but) if self._locks is None else _find(self._locks, but, _UNLOCKED)
        try:
            yield turn
        finally:
            if self._locks is not None:
                self._locks.rollback()
            elif turn is not None:
                with self._lock:
                    self._held.discard(turn.job)

    def _mark(self, but: Iterable[int]) -> Turn | None:
        with self._lock:
            turn = _find(connection, {*but, *self._held}, "")
            if turn is not None:
                self._held.add(turn.job)
            return turn

    def done(self, turn: Turn) -> None:
        """The move is in the journal, or there is none to make: the job has nothing left to do."""
        using = self._locks or connection
        with using.cursor() as cursor:
            cursor.execute(_DELETE, [turn.job])
        if self._locks is not None:
            self._locks.commit()


def _find(using: BaseDatabaseWrapper, but: Iterable[int], lock: str) -> Turn | None:
    numbers = ", ".join(str(int(job)) for job in but)
    with using.cursor() as cursor:
        cursor.execute(_NEXT.format(but=f" AND job.id NOT IN ({numbers})" if numbers else "") + lock)
        row = cursor.fetchone()
    if row is None:
        return None
    turn = Turn(*row)
    # SQLite knows no time zones: what is in there is UTC.
    return turn if turn.asked.tzinfo is not None else turn._replace(asked=turn.asked.replace(tzinfo=UTC))


def newer(turn: Turn) -> bool:
    """Is the same bot asked again further on? Then this turn is over."""
    with connection.cursor() as cursor:
        cursor.execute(_NEWER, [turn.table_id, turn.seat, turn.seq])
        return cursor.fetchone() is not None


def waiting() -> int:
    """How many bots are asked."""
    with connection.cursor() as cursor:
        cursor.execute(_WAITING)
        return int(cursor.fetchone()[0])
