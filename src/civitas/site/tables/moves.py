"""One move, one transaction: the only place where a game under way is changed.

Lock the table's row; check what the player believes the position to be, and whether this very request was done
already; open the table from its snapshot and the entries since; let the rules speak, under a time limit; append what
they add to the journal; announce it to the levels above, which write down what must follow. Then commit. Plain SQL,
because this is the path that every answer takes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from django.conf import settings
from django.db import connection, transaction

from civitas import kernel
from civitas.games import find_title
from civitas.games.title import companions_of
from civitas.kernel import CannotUndo, Dice, Entry, Misfit
from civitas.kernel.gamefile import GameFile, last, replay
from civitas.kernel.journal import TAKE_BACK, UNDO
from civitas.site.core import bus, limits
from civitas.site.core.events import announce
from civitas.site.core.now import now as present
from civitas.site.core.statements import Query, Row, ask
from civitas.site.observing import metrics
from civitas.site.tables.events import CutShort, Moved, Ordered
from civitas.site.tables.limits import time_limit
from civitas.site.tables.models import Ended, Kind, Status
from civitas.site.tables.record.live_table_cache import LiveTableCache
from civitas.site.tables.record.log import write_lines
from civitas.site.tables.record.statement_batch import StatementBatch

ENTRIES_BETWEEN_SNAPSHOTS = 25
"""A snapshot is written when the journal has grown by this much beyond the last one."""


class NoSuchTable(Exception):
    """There is no table of that name where a game is going on."""


class Behind(Exception):
    """The player answered a position that is no longer the present one."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the table has gone on to entry {seq}")
        self.seq = seq


class Outdated(Exception):
    """The table was played by other rules than those installed here, and has not been brought over to them."""


class TooManyOrders(Exception):
    """A seat has given as many standing orders as it may."""


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
    table_extras: dict[str, Any]
    kind: str
    to_act: list[int]
    timing: dict[str, Any]


_LOCK = """
    SELECT id, title, version, seat_count, options, status, seed, seq, snapshot_seq, table_extras, kind, to_act, timing
    FROM tables_table WHERE name = %s"""
_FOR_UPDATE = " FOR UPDATE"
_DONE = """
    SELECT e.seq, e.until FROM tables_entry e JOIN tables_table t ON t.id = e.table_id
    WHERE t.name = %s AND e.request = %s"""
_SNAPSHOT = "SELECT data FROM tables_snapshot WHERE table_id = %s AND seq = %s"
_TAIL = """
    SELECT seq, who, key, answer, "by" FROM tables_entry
    WHERE table_id = %s AND seq >= %s AND seq < %s ORDER BY seq"""
_ENTRY = """
    INSERT INTO tables_entry (table_id, seq, who, key, answer, "by", at, request, until)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)"""
_MOVED = """
    UPDATE tables_table SET seq = %s, snapshot_seq = %s, table_extras = %s, to_act = %s, status = %s, scores = %s,
    winners = %s, moved = %s WHERE id = %s"""
_END = """
    UPDATE tables_table SET status = %s, ended = %s, to_act = %s, scores = %s, winners = %s, moved = %s WHERE id = %s"""
_ORDERED = "UPDATE tables_table SET table_extras = %s WHERE id = %s"
_KEEP = """
    INSERT INTO tables_snapshot (table_id, seq, data) VALUES (%s, %s, %s)
    ON CONFLICT (table_id, seq) DO UPDATE SET data = excluded.data"""
_JOB = """
    INSERT INTO tables_job (table_id, kind, seat, seq, created)
    SELECT %s, 'bot', number, %s, %s FROM tables_seat WHERE table_id = %s AND bot <> '' AND number IN ({seats})"""


live_tables = LiveTableCache()


Judge = Callable[[kernel.Table], None]


def move(
    name: str,
    act: Callable[[kernel.Table], object],
    *,
    expected: int | None,
    request: str,
    judge: Judge | None = None,
) -> Done:
    """Let `act` do something to the table (answer, undo, redo) and make it last.

    Without `expected` it is done whatever the position is: for what does not depend on it. `judge` is asked first,
    before anything is locked, where this process keeps the table at that very position: what it refuses costs nobody
    else any time.
    """
    with metrics.moving(Behind) as counted:
        if judge is not None and expected is not None:
            _judge_first(name, judge, expected)
        return _move(counted, name, act, expected, request)


def _judge_first(name: str, judge: Judge, expected: int) -> None:
    table = live_tables.take(name, expected)
    if table is not None:
        try:
            with time_limit(settings.CIVITAS_MOVE_SECONDS):
                judge(table)
        except kernel.Refusal:
            live_tables.put(name, expected, table)
            raise
        live_tables.put(name, expected, table)


def _move(
    counted: metrics.Move, name: str, act: Callable[[kernel.Table], object], expected: int | None, request: str
) -> Done:
    with transaction.atomic(), connection.cursor() as cursor:
        row, done = _lock_for(name, request)
        if done is not None:
            counted.outcome = metrics.REPEATED
            return done
        if row.status != Status.PLAYING:
            raise NoSuchTable(name)
        if expected is not None and row.seq != expected:
            raise Behind(row.seq)
        table = _live(cursor, row, name)
        with time_limit(settings.CIVITAS_MOVE_SECONDS), metrics.ENGINE_SECONDS.time():
            act(table)
        out = StatementBatch(cursor)
        _write(out, row, table, request)
        if table.seq >= limits.JOURNAL_ENTRIES and not table.over:
            out.send()
            _end(cursor, row, table, Ended.LONG)
        out.send(last=True)
    # Only what is committed may be kept: a table whose transaction failed is opened anew.
    live_tables.put(name, table.seq, table)
    if table.seq != row.seq:
        bus.publish(name, table.seq)
    return Done(row.seq, table.seq)


def answer(name: str, seat: int, said: Any, *, expected: int, request: str) -> Done:
    """The seat answers its prompt."""

    def judge(table: kernel.Table) -> None:
        if seat in table.to_act() and (verdict := table.prompt(seat).verdict(said)) is not None:
            raise kernel.Refusal(said, verdict)

    return move(name, lambda table: table.apply(seat, said), expected=expected, request=request, judge=judge)


def undo(name: str, seat: int, *, expected: int, request: str) -> Done:
    """The seat takes its last answer back, as far as that is free."""
    return move(name, lambda table: _short(table).undo(seat), expected=expected, request=request)


def redo(name: str, seat: int, *, expected: int, request: str) -> Done:
    """The seat does again what it has undone."""
    return move(name, lambda table: _short(table).redo(seat), expected=expected, request=request)


def restart(name: str, seat: int, *, expected: int, request: str) -> Done:
    """The seat takes back all that it can take back freely."""

    def act(table: kernel.Table) -> None:
        if not _short(table).restart(seat):
            raise CannotUndo(f"seat {seat} cannot undo")

    return move(name, act, expected=expected, request=request)


def _short(table: kernel.Table) -> kernel.Table:
    """The table, if its journal is not so long that only what leads on may be added: nobody fills it by going back."""
    if table.seq >= limits.UNDO_ENTRIES:
        raise CannotUndo("the journal is too long to go back any more")
    return table


def order(
    name: str, seat: int, key: str, said: Any, *, request: str, terms: kernel.OrderConditions | None = None
) -> Done:
    """The seat wants its next questions of this key answered so, under these terms."""

    def act(table: kernel.Table) -> None:
        if key not in table.orders(seat) and len(table.orders(seat)) >= limits.ORDERS_A_SEAT:
            raise TooManyOrders
        table.order(seat, key, said, terms)

    return move(name, act, expected=None, request=request)


def cancel_order(name: str, seat: int, key: str, *, request: str) -> Done:
    """The seat wants to be asked again."""
    return move(name, lambda table: table.cancel_order(seat, key), expected=None, request=request)


def obey(name: str, seat: int, *, request: str) -> Done:
    """The order of a seat is carried out, if it still applies."""
    return move(name, lambda table: table.obey(seat), expected=None, request=request)


def take_back(name: str, seq: int, *, request: str) -> Done:
    """By agreement of all, go back to before entry `seq`. Standing orders end, for they were given in another game.

    It may be part of a larger transaction; the others are told when that is committed.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        row = _lock(name)
        if row.status != Status.PLAYING or row.kind == Kind.BRANCH:
            raise NoSuchTable(name)
        with time_limit(settings.CIVITAS_MOVE_SECONDS):
            table = _from_the_beginning(cursor, row)
            if table.fingerprint() != _open(cursor, row).fingerprint():
                raise CannotUndo("earlier rules led here, and the installed ones lead elsewhere")
            _short(table).take_back(seq)
        _write_now(cursor, row, table, request)
        transaction.on_commit(lambda: bus.publish(name, table.seq))
    return Done(row.seq, table.seq)


def end(name: str) -> None:
    """By agreement of all who are left, the game ends here with the scores as they are. The journal stays as it is.

    It may be part of a larger transaction. Where the rules know no score before the end, there is none.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        row = _lock(name)
        if row.status != Status.PLAYING:
            raise NoSuchTable(name)
        _end(cursor, row, _open(cursor, row), Ended.AGREED)
        transaction.on_commit(lambda: bus.publish(name, row.seq))


def _end(cursor: Any, row: _Row, table: kernel.Table, how: Ended) -> None:
    """The game ends before its rules say so."""
    with time_limit(settings.CIVITAS_MOVE_SECONDS):
        result = _standing(table)
    scores, winners = (None, None) if result is None else (json.dumps(result.scores), json.dumps(result.winners))
    cursor.execute(_END, [Status.FINISHED, how, "[]", scores, winners, present(), row.id])
    announce(CutShort(row.id, table.seq, how))


def _standing(table: kernel.Table) -> kernel.Result | None:
    """What the rules would count now. They are written for the end, and may have nothing to say before."""
    try:
        return table.title.result(table.state)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        return None


def _from_the_beginning(cursor: Any, row: _Row) -> kernel.Table:
    """The table with its whole journal, every entry played again."""
    header = {"seats": row.seat_count, "options": row.options}
    entries = [Entry(*line) for line in _lines(cursor, row, 0)]
    try:
        table = last(replay(find_title(row.title), GameFile(header, entries, {})))
    except Misfit as misfit:
        raise CannotUndo(f"earlier rules led here: {misfit}") from misfit
    table.dice = Dice(row.seed)
    return table


def rewrite(cursor: Any, name: str, table: kernel.Table, *, request: str) -> None:
    """Write down a table that other rules lead on: what they add to its journal, and who is asked now.

    Part of a larger transaction; the others are told when that is committed.
    """
    _write_now(cursor, _lock(name), table, request)
    transaction.on_commit(lambda: bus.publish(name, table.seq))


def look(name: str) -> kernel.Table:
    """The table as it stands, opened from its last snapshot and the entries since. It is the caller's own copy."""
    with connection.cursor() as cursor:
        return _open(cursor, _lock(name, lock=False))


@contextmanager
def looking(name: str) -> Iterator[kernel.Table]:
    """The table as it stands, to be looked at and not changed: the one that this process keeps, if it does."""
    with connection.cursor() as cursor:
        row = _lock(name, lock=False)
        if row.status == Status.GATHERING:
            raise NoSuchTable(name)
        table = _live(cursor, row, name)
    with time_limit(settings.CIVITAS_MOVE_SECONDS):
        yield table
    live_tables.put(name, table.seq, table)


def _lock(name: str, *, lock: bool = True) -> _Row:
    """The table's row, and with it the right to change the table until the transaction ends."""
    (rows,) = ask(_locking(name, lock=lock))
    return _row(rows, name)


def _lock_for(name: str, request: str) -> tuple[_Row, Done | None]:
    """The table's row, locked, and what this very request has done already, if it has.

    PostgreSQL is asked both at once. It answers the second question as things stand when the row is locked: whoever
    waited for the lock sees what was done meanwhile.
    """
    rows, done = ask(_locking(name), Query(_DONE, [name, request]))
    return _row(rows, name), Done(done[0][0], done[0][1], repeated=True) if done else None


def _locking(name: str, *, lock: bool = True) -> Query:
    # SQLite has one lock for the whole file and has taken it when the transaction began.
    return Query(_LOCK + _FOR_UPDATE if lock and connection.vendor == "postgresql" else _LOCK, [name])


def _row(rows: Sequence[Row], name: str) -> _Row:
    if not rows:
        raise NoSuchTable(name)
    row = _Row(*rows[0])
    data = {field: _data(getattr(row, field)) for field in ("options", "table_extras", "to_act", "timing")}
    return row._replace(**data)


def _data(value: Any) -> Any:
    """JSON as the driver gives it: text from SQLite and, in raw queries, from PostgreSQL."""
    return json.loads(value) if isinstance(value, str) else value


def _live(cursor: Any, row: _Row, name: str) -> kernel.Table:
    """The table that this process keeps, if it is the present one; otherwise opened anew."""
    table = live_tables.take(name, row.seq)
    # Another process may have changed the orders, which leaves no entry.
    if table is None or _orders(table) != {name: row.table_extras.get(name, {}) for name in ("orders", "terms")}:
        return _open(cursor, row)
    return table


def _open(cursor: Any, row: _Row) -> kernel.Table:
    title = find_title(row.title)
    if row.version != title.version:
        raise Outdated(f"{row.title} {row.version}, and {title.version} is installed")
    cursor.execute(_SNAPSHOT, [row.id, row.snapshot_seq])
    snapshot = _data(cursor.fetchone()[0])
    extras = dict(row.table_extras)
    # Orders change more often than snapshots are taken: those of the row hold.
    place = {**snapshot["snapshot"], "orders": extras.pop("orders", {}), "terms": extras.pop("terms", {})}
    data = {**snapshot, **extras, "snapshot": place, "tail": _lines(cursor, row, row.snapshot_seq), "seed": row.seed}
    table = kernel.Table.load(title, data)
    says = companions_of(title).absence
    table.deferred_keys, table.warnings = frozenset(says.reactions), says.warnings
    return table


def _lines(cursor: Any, row: _Row, since: int) -> list[list[Any]]:
    """The journal from entry `since` up to the length that the row has: who only looks holds no lock."""
    cursor.execute(_TAIL, [row.id, since, row.seq])
    return [[seq, who, key, _data(said), by] for seq, who, key, said, by in cursor.fetchall()]


def _write_now(cursor: Any, row: _Row, table: kernel.Table, request: str) -> None:
    """The same as `_write` within a larger transaction, where more may follow."""
    out = StatementBatch(cursor)
    _write(out, row, table, request)
    out.send()


def _write(out: StatementBatch, row: _Row, table: kernel.Table, request: str) -> None:
    """The new entries, the row, a snapshot when one is due, and the jobs that must follow. The caller sends them."""
    now = present()
    fresh = table.entries(row.seq)
    if not fresh:
        # An order that answers nothing yet: that it was given is nobody's business, so nothing else may show it.
        out.add(_ORDERED, [json.dumps(table_extras(table)), row.id])
        announce(Ordered(row.id, row.timing, table, now))
        return
    out.add_each(_ENTRY, [_values(row, entry, now, request, table.seq) for entry in fresh])
    write_lines(out, row.id, table, row.seq, fresh)
    snapshot_seq = row.snapshot_seq
    if table.snapshot_seq - snapshot_seq >= ENTRIES_BETWEEN_SNAPSHOTS or _went_back(fresh):
        snapshot_seq = table.snapshot_seq
        out.add(_KEEP, [row.id, snapshot_seq, json.dumps(portrait(table))])
    result = table.result()
    out.add(
        _MOVED,
        [
            table.seq,
            snapshot_seq,
            json.dumps(table_extras(table)),
            json.dumps(list(table.to_act())),
            Status.FINISHED if table.over else Status.PLAYING,
            None if result is None else json.dumps(list(result.scores)),
            None if result is None else json.dumps(list(result.winners)),
            now,
            row.id,
        ],
    )
    call_bots(out, row.id, table, now, but=_still_asked(row, table, fresh))
    announce(Moved(row.id, row.kind, row.timing, row.to_act, table, fresh, now, out))


def _values(row: _Row, entry: Entry, now: Any, request: str, until: int) -> list[Any]:
    """The first entry of a move carries the request that made it."""
    made_by = (request, until) if entry.seq == row.seq else (None, None)
    return [
        row.id,
        entry.seq,
        kernel.number_of(entry.who),
        entry.key,
        json.dumps(entry.answer),
        entry.by,
        now,
        *made_by,
    ]


def _went_back(fresh: Sequence[Entry]) -> bool:
    """After a take-back the last snapshot may show what no longer happened."""
    return any(entry.key == TAKE_BACK for entry in fresh)


def table_extras(table: kernel.Table) -> dict[str, Any]:
    """What neither snapshot nor journal tells: how far undo and redo go, and the standing orders."""
    return {**table.undo_state(), **_orders(table)}


def _orders(table: kernel.Table) -> dict[str, Any]:
    """The standing orders of all seats, and what they depend on."""
    seats = range(table.seats)
    return {
        "orders": {str(seat): given for seat in seats if (given := table.orders(seat))},
        "terms": {str(seat): given for seat in seats if (given := table.order_conditions(seat))},
    }


def portrait(table: kernel.Table) -> dict[str, Any]:
    """What a snapshot row holds of a table: neither the secret of the dice nor what the journal has."""
    return {"header": table.header(), "snapshot": table.snapshot()}


def _still_asked(row: _Row, table: kernel.Table, fresh: Sequence[Entry]) -> set[int]:
    """Seats that are asked side by side and were so before others answered: their bots think already, and go on."""
    if not table.side_by_side or any(not isinstance(entry.who, int) or entry.key == UNDO for entry in fresh):
        return set()
    return {*row.to_act} & {*table.to_act()} - {entry.who for entry in fresh}


def call_bots(out: StatementBatch, table_id: int, table: kernel.Table, now: Any, but: Collection[int] = ()) -> None:
    """A job for each bot that is asked now, except on these seats."""
    asked = [seat for seat in table.to_act() if seat not in but]
    if asked:
        seats = ", ".join(str(int(seat)) for seat in asked)
        out.add(_JOB.format(seats=seats), [table_id, table.seq, now, table_id])
