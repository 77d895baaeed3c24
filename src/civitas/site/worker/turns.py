"""Turns of bots: taking one that nobody else has taken, and letting it go.

Bots play where somebody is to see it, or at a table of the house. Whose turn it is among the bots goes by the people
whose tables they sit at: one after the other, whoever has had the least first, and nobody has all hands to themself.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from threading import Lock
from typing import NamedTuple

from django.conf import settings
from django.db import connection
from django.db.backends.base.base import BaseDatabaseWrapper

SERVED = 200
"""So many of those whose bots have played last are remembered."""
_ATTENDED = """
    (place.owner_id IS NULL OR EXISTS (
        SELECT 1 FROM tables_seat person WHERE person.table_id = place.id AND person.user_id IS NOT NULL))"""
"""Does anybody sit there? Where nobody does, bots wait until somebody comes back."""
# What is being played counts, what rests does not. A table of the house stands for itself.
_NEXT = """
    WITH asked AS (
        SELECT job.id, COALESCE(place.owner_id, -place.id) AS host,
            row_number() OVER (PARTITION BY COALESCE(place.owner_id, -place.id) ORDER BY job.id) AS rank
        FROM tables_job job JOIN tables_table place ON place.id = job.table_id
        WHERE job.kind = 'bot' AND {attended}{resting})
    SELECT job.id, job.table_id, job.seat, job.seq, place.name, place.title, seat.bot, job.created, asked.host
    FROM asked
    JOIN tables_job job ON job.id = asked.id
    JOIN tables_table place ON place.id = job.table_id
    JOIN tables_seat seat ON seat.table_id = job.table_id AND seat.number = job.seat
    WHERE asked.rank <= {most}{held}
    ORDER BY asked.rank, {order}job.id LIMIT 1"""
_UNLOCKED = " FOR UPDATE OF job SKIP LOCKED"
_NEWER = "SELECT 1 FROM tables_job WHERE table_id = %s AND kind = 'bot' AND seat = %s AND seq > %s LIMIT 1"
_DELETE = "DELETE FROM tables_job WHERE id = %s"
_WAITING = """
    SELECT count(*) FROM tables_job job JOIN tables_table place ON place.id = job.table_id
    WHERE job.kind = 'bot' AND {attended}"""


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
    host: int
    """Whose table it is."""

    @property
    def request(self) -> str:
        """What the move bears, so that it is done once however often it is tried."""
        return f"job {self.job}"


class Served:
    """Whose bots have played in this process, those who were last longest ago first. All threads share it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._hosts: OrderedDict[int, None] = OrderedDict()

    def note(self, host: int) -> None:
        with self._lock:
            self._hosts[host] = None
            self._hosts.move_to_end(host)
            while len(self._hosts) > SERVED:
                self._hosts.popitem(last=False)

    def order(self) -> str:
        """By which a statement puts those first who have waited longest."""
        with self._lock:
            hosts = list(self._hosts)
        turns = " ".join(f"WHEN {host} THEN {number}" for number, host in enumerate(hosts))
        return f"CASE asked.host {turns} ELSE -1 END, " if turns else ""


class JobLease:
    """Holds one turn at a time. It belongs to the thread that made it.

    On PostgreSQL the job's row stays locked in a connection of its own while the bot thinks: others pass it over, and
    if this process dies the lock dies with it. SQLite has one lock for everything, which must not be held that long;
    there the threads of one process keep out of each other's way, and two processes may both think but not both move.
    """

    _held: set[int] = set()  # noqa: RUF012 - shared by all leases, on purpose
    _served = Served()
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
    def take(self, resting: Collection[int]) -> Iterator[Turn | None]:
        """The next turn that nobody plays, except those that rest. It stays a job until `done` is said."""
        turn = self._find(resting)
        try:
            yield turn
        finally:
            if self._locks is not None:
                self._locks.rollback()
            elif turn is not None:
                with self._lock:
                    self._held.discard(turn.job)

    def _find(self, resting: Collection[int]) -> Turn | None:
        if self._locks is not None:
            turn = _find(self._locks, _UNLOCKED, resting, (), self._served.order())
        else:
            with self._lock:
                turn = _find(connection, "", resting, self._held, self._served.order())
                if turn is not None:
                    self._held.add(turn.job)
        if turn is not None:
            self._served.note(turn.host)
        return turn

    def done(self, turn: Turn) -> None:
        """The move is in the journal, or there is none to make: the job has nothing left to do."""
        using = self._locks or connection
        with using.cursor() as cursor:
            cursor.execute(_DELETE, [turn.job])
        if self._locks is not None:
            self._locks.commit()


def _find(
    using: BaseDatabaseWrapper, lock: str, resting: Collection[int], held: Collection[int], order: str
) -> Turn | None:
    statement = _NEXT.format(
        attended=_ATTENDED,
        resting=_but("job.id", resting),
        held=_but("job.id", held),
        most=max(1, settings.CIVITAS_BOT_TURNS - 1),
        order=order,
    )
    with using.cursor() as cursor:
        cursor.execute(statement + lock)
        row = cursor.fetchone()
    if row is None:
        return None
    turn = Turn(*row)
    # SQLite knows no time zones: what is in there is UTC.
    return turn if turn.asked.tzinfo is not None else turn._replace(asked=turn.asked.replace(tzinfo=UTC))


def _but(column: str, numbers: Collection[int]) -> str:
    return f" AND {column} NOT IN ({', '.join(str(int(number)) for number in numbers)})" if numbers else ""


def newer(turn: Turn) -> bool:
    """Is the same bot asked again further on? Then this turn is over."""
    with connection.cursor() as cursor:
        cursor.execute(_NEWER, [turn.table_id, turn.seat, turn.seq])
        return cursor.fetchone() is not None


def waiting() -> int:
    """How many bots are asked."""
    with connection.cursor() as cursor:
        cursor.execute(_WAITING.format(attended=_ATTENDED))
        return int(cursor.fetchone()[0])
