"""The log of a game as rows: written with the move that caused it, struck when that move is undone, read by seat.

A table opened from a snapshot knows only the lines since, and a branch must not show those from before its new deal;
so whoever shows the log reads these rows and nothing else.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence

from django.db.models import OuterRef, QuerySet, Subquery

from civitas import kernel
from civitas.kernel.journal import TAKE_BACK, UNDO
from civitas.site.tables.models import Entry, LogLine
from civitas.site.tables.record.statement_batch import StatementBatch

_LINE = """
    INSERT INTO tables_logline (table_id, seq, number, key, params, seats, struck)
    VALUES (%s, %s, %s, %s, %s, %s, %s)"""
_STRIKE = "UPDATE tables_logline SET struck = %s WHERE table_id = %s AND seq = %s AND number >= %s"
_LINES = "SELECT DISTINCT seq FROM tables_logline WHERE table_id = %s AND seq >= %s AND key <> %s"
NOTICE = "rules-changed"
"""The line that tells of new rules. It is the host's and no entry's, so no undoing strikes it."""


def write_lines(
    out: StatementBatch, table_id: int, table: kernel.Table, since: int, fresh: Sequence[kernel.Entry]
) -> None:
    """Write the lines of the entries just made, and strike those whose entries they undo."""
    if any(entry.key == TAKE_BACK for entry in fresh):
        # A table that was opened from a snapshot has nothing to say about the lines before.
        out.cursor.execute(_LINES, [table_id, table.journal[0].seq, NOTICE])
        _strike(out, table_id, table, [seq for (seq,) in out.cursor.fetchall()])
    elif undone := [entry.answer for entry in fresh if entry.key == UNDO]:
        _strike(out, table_id, table, undone)
    add_lines(out, table_id, table.log(since))


def add_lines(out: StatementBatch, table_id: int, lines: Iterable[kernel.LogLine]) -> None:
    """These lines, each with its number among those of its entry."""
    counts: Counter[int] = Counter()
    for line in lines:
        seats = None if line.seats is None else json.dumps(list(line.seats))
        out.add(_LINE, [table_id, line.seq, counts[line.seq], line.key, json.dumps(line.params), seats, False])
        counts[line.seq] += 1


def _strike(out: StatementBatch, table_id: int, table: kernel.Table, seqs: Iterable[int]) -> None:
    """Of each of these entries, the lines that the table still has stand; the others are struck."""
    standing = Counter(line.seq for line in table.log())
    for seq in seqs:
        out.add(_STRIKE, [False, table_id, seq, 0])
        out.add(_STRIKE, [True, table_id, seq, standing[seq]])


def public_lines(table_id: int, keys: Iterable[str]) -> QuerySet[LogLine]:
    """The lines of these keys that everybody may read and that were not undone, in their order."""
    rows = LogLine.objects.filter(table_id=table_id, key__in=sorted(keys), seats__isnull=True, struck=False)
    return rows.order_by("seq", "number")


def lines_for(
    table_id: int,
    viewer: int | None,
    since: int = 0,
    until: int | None = None,
    *,
    struck: bool = False,
    limit: int = 1000,
) -> list[LogLine]:
    """The lines of entries `since` to `until` - 1 that a seat, or a spectator, may read; the oldest `limit` of them."""
    entry = Entry.objects.filter(table_id=OuterRef("table_id"), seq=OuterRef("seq"))
    rows = LogLine.objects.filter(table_id=table_id, seq__gte=since).order_by("seq", "number")
    if until is not None:
        rows = rows.filter(seq__lt=until)
    if not struck:
        rows = rows.filter(struck=False)
    found: list[LogLine] = []
    for row in rows.annotate(made=Subquery(entry.values("at"))).iterator(chunk_size=limit):
        if row.seats is None or viewer in row.seats:
            row.at = row.made
            found.append(row)
            if len(found) == limit:
                break
    return found
