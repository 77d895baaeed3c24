"""One move, one transaction: the only place where a game under way is changed.

Lock the table's row; check what the player believes the position to be, and whether this very request was done
already; open the table from its snapshot and the entries since; let the rules speak, under a time limit; append what
they add to the journal; write down what must follow. Then commit. Plain SQL, because this is the path that every
answer takes.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Iterable
from threading import Lock
from typing import Any, NamedTuple

from django.conf import settings
from django.db import connection, transaction
from django.utils import timezone

from civitas import kernel
from civitas.games import find_title
from civitas.kernel import Entry
from civitas.site import bus
from civitas.site.tables.limits import time_limit
from civitas.site.tables.models import Status

ENTRIES_BETWEEN_SNAPSHOTS = 25
"""A snapshot is written when the journal has grown by this much beyond the last one."""
TABLES_KEPT = 256
"""Live tables that a process keeps, so that the next move need not open them anew."""


class NoSuchTable(Exception):
    """There is no table of that name where a game is going on."""


class Behind(Exception):
    """The player answered a position that is no longer the present one."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the table has gone on to entry {seq}")
        self.seq = seq


class Done(NamedTuple):
    """A move that is in the journal: entries `first` to `seq` - 1."""

    first: int
    seq: int
    repeated: bool = False


class _Row(NamedTuple):
    """What the move needs of the table's row."""

    id: int
    title: str
    version: str
    seat_count: int
    options: dict[str, str]
    status: str
    seed: str
    seq: int
    snapshot_seq: int
    undo: dict[str, Any]


_LOCK = """
    SELECT id, title, version, seat_count, options, status, seed, seq, snapshot_seq, undo
    FROM tables_table WHERE name = %s"""
_DONE = "SELECT seq, until FROM tables_entry WHERE table_id = %s AND request = %s"
_SNAPSHOT = "SELECT data FROM tables_snapshot WHERE table_id = %s AND seq = %s"
_TAIL = 'SELECT seq, who, key, answer, "by" FROM tables_entry WHERE table_id = %s AND seq >= %s ORDER BY seq'
_ENTRY = """
    INSERT INTO tables_entry (table_id, seq, who, key, answer, "by", at, request, until)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)"""
_MOVED = """
    UPDATE tables_table SET seq = %s, snapshot_seq = %s, undo = %s, to_act = %s, status = %s, scores = %s, winners = %s,
    moved = %s WHERE id = %s"""
_KEEP = "INSERT INTO tables_snapshot (table_id, seq, data) VALUES (%s, %s, %s)"
_JOB = """
    INSERT INTO tables_job (table_id, kind, seat, seq, created)
    SELECT %s, 'bot', number, %s, %s FROM tables_seat WHERE table_id = %s AND bot <> '' AND number IN ({seats})"""


class _Kept:
    """Live tables by name, with the length of journal they stand at; a move takes one out and puts it back."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._tables: OrderedDict[str, tuple[int, kernel.Table]] = OrderedDict()

    def take(self, name: str, seq: int) -> kernel.Table | None:
        with self._lock:
            at, table = self._tables.pop(name, (-1, None))
        return table if at == seq else None

    def put(self, name: str, seq: int, table: kernel.Table) -> None:
        with self._lock:
            self._tables[name] = (seq, table)
            while len(self._tables) > TABLES_KEPT:
                self._tables.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._tables.clear()


kept = _Kept()


def move(name: str, act: Callable[[kernel.Table], None], *, expected: int, request: str) -> Done:
    """Let `act` do something to the table (answer, undo, redo) and make it last."""
    with transaction.atomic(), connection.cursor() as cursor:
        row = _lock(cursor, name)
        cursor.execute(_DONE, [row.id, request])
        if (done := cursor.fetchone()) is not None:
            return Done(done[0], done[1], repeated=True)
        if row.status != Status.PLAYING:
            raise NoSuchTable(name)
        if row.seq != expected:
            raise Behind(row.seq)
        table = kept.take(name, row.seq) or _open(cursor, row)
        with time_limit(settings.CIVITAS_MOVE_SECONDS):
            act(table)
        _write(cursor, row, table, request)
    # Only what is committed may be kept: a table whose transaction failed is opened anew.
    kept.put(name, table.seq, table)
    bus.publish(name, table.seq)
    return Done(row.seq, table.seq)


def answer(name: str, seat: int, said: Any, *, expected: int, request: str) -> Done:
    """The seat answers its prompt."""
    return move(name, lambda table: table.apply(seat, said), expected=expected, request=request)


def undo(name: str, seat: int, *, expected: int, request: str) -> Done:
    """The seat takes its last answer back, as far as that is free."""
    return move(name, lambda table: table.undo(seat), expected=expected, request=request)


def redo(name: str, seat: int, *, expected: int, request: str) -> Done:
    """The seat does again what it has undone."""
    return move(name, lambda table: table.redo(seat), expected=expected, request=request)


def look(name: str) -> kernel.Table:
    """The table as it stands, opened from its last snapshot and the entries since. It is the caller's own copy."""
    with connection.cursor() as cursor:
        return _open(cursor, _lock(cursor, name, lock=False))


def _lock(cursor: Any, name: str, *, lock: bool = True) -> _Row:
    """The table's row, and with it the right to change the table until the transaction ends."""
    # SQLite has one lock for the whole file and has taken it when the transaction began.
    for_update = " FOR UPDATE" if lock and connection.vendor == "postgresql" else ""
    cursor.execute(_LOCK + for_update, [name])
    found = cursor.fetchone()
    if found is None:
        raise NoSuchTable(name)
    row = _Row(*found)
    return row._replace(options=_data(row.options), undo=_data(row.undo))


def _data(value: Any) -> Any:
    """JSON as the driver gives it: text from SQLite and, in raw queries, from PostgreSQL."""
    return json.loads(value) if isinstance(value, str) else value


def _open(cursor: Any, row: _Row) -> kernel.Table:
    title = find_title(row.title)
    cursor.execute(_SNAPSHOT, [row.id, row.snapshot_seq])
    snapshot = _data(cursor.fetchone()[0])
    cursor.execute(_TAIL, [row.id, row.snapshot_seq])
    tail = [[seq, who, key, _data(said), by] for seq, who, key, said, by in cursor.fetchall()]
    return kernel.Table.load(title, {**snapshot, **row.undo, "tail": tail, "seed": row.seed})


def _write(cursor: Any, row: _Row, table: kernel.Table, request: str) -> None:
    """The new entries, the row, a snapshot when one is due, and the jobs that must follow."""
    now = timezone.now()
    fresh = table.entries(row.seq)
    cursor.executemany(_ENTRY, [_values(row, entry, now, request, table.seq) for entry in fresh])
    snapshot_seq = row.snapshot_seq
    if table.snapshot_seq - snapshot_seq >= ENTRIES_BETWEEN_SNAPSHOTS:
        snapshot_seq = table.snapshot_seq
        cursor.execute(_KEEP, [row.id, snapshot_seq, json.dumps(portrait(table))])
    result = table.result()
    cursor.execute(
        _MOVED,
        [
            table.seq,
            snapshot_seq,
            json.dumps(table.reach()),
            json.dumps(list(table.to_act())),
            Status.FINISHED if table.over else Status.PLAYING,
            None if result is None else json.dumps(list(result.scores)),
            None if result is None else json.dumps(list(result.winners)),
            now,
            row.id,
        ],
    )
    call_bots(cursor, row.id, table, now)


def _values(row: _Row, entry: Entry, now: Any, request: str, until: int) -> list[Any]:
    """The first entry of a move carries the request that made it."""
    made_by = (request, until) if entry.seq == row.seq else (None, None)
    return [row.id, entry.seq, entry.who, entry.key, json.dumps(entry.answer), entry.by, now, *made_by]


def portrait(table: kernel.Table) -> dict[str, Any]:
    """What a snapshot row holds of a table: neither the secret of the dice nor what the journal has."""
    return {"header": table.header(), "snapshot": table.snapshot()}


def call_bots(cursor: Any, table_id: int, table: kernel.Table, now: Any) -> None:
    """A job for each bot that is asked now."""
    asked: Iterable[int] = [seat for seat in table.to_act() if seat >= 0]
    if asked:
        seats = ", ".join(str(int(seat)) for seat in asked)
        cursor.execute(_JOB.format(seats=seats), [table_id, table.seq, now, table_id])
