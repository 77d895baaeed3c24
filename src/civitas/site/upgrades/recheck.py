"""Every stored table held against the rules that are installed now.

A table keeps its journal, which is never changed, and snapshots of what people saw. Under new rules the journal may
lead elsewhere, or an answer in it may no longer be allowed. Then the game goes on from its last snapshot, which is what
the people at it saw, with as many of the answers since as the new rules accept; the rest is taken back, and a notice
says so.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from django.db import connection, transaction
from django.db.models import Q

from civitas import kernel
from civitas.games import UnknownTitle, find_title
from civitas.kernel import Entry as JournalEntry
from civitas.kernel import Misfit, Title
from civitas.kernel.actors import TABLE
from civitas.kernel.gamefile import GameFile, last, play_entry, replay
from civitas.kernel.journal import TAKE_BACK
from civitas.site.tables import moves
from civitas.site.tables.models import Kind, LogLine, Snapshot, Status, Table
from civitas.site.tables.record.journal import journal
from civitas.site.tables.record.log import NOTICE
from civitas.site.upgrades.models import RulesChange, Verdict

REQUEST = "recheck-{seq}-{version}"
REBEGUN = (Kind.BRANCH, Kind.LESSON)
"""Their journals begin in the middle of a game: they cannot be played again from the empty table."""


class Checked(NamedTuple):
    """What was found at a table, and what became of it."""

    table: str
    title: str
    before: str
    after: str
    verdict: Verdict
    entry: int | None = None
    """The first entry that the installed rules refuse, or None."""
    back_to: int | None = None
    """The entry to before which the table had to go back."""
    why: str = ""


class _Seen(NamedTuple):
    """The table as its people saw it last, led on by the installed rules as far as they accept what was answered."""

    table: kernel.Table
    snapshot: Snapshot
    refused: Misfit | None


def recheck_all(*, outdated_only: bool = False) -> Iterator[Checked]:
    """Each stored table in turn, each in a transaction of its own, so that people play on meanwhile."""
    for pk in stored(outdated_only=outdated_only):
        found = recheck(pk)
        if found is not None:
            yield found


def stored(*, outdated_only: bool = False) -> list[int]:
    """The tables to look at: all of them, or those of other versions than the installed ones."""
    if not outdated_only:
        return list(Table.objects.order_by("pk").values_list("pk", flat=True))
    current = Q(pk__in=())
    for name in Table.objects.order_by().values_list("title", flat=True).distinct():
        title = _installed(name)
        if title is not None:
            current |= Q(title=name, version=title.version)
    return list(Table.objects.exclude(current).order_by("pk").values_list("pk", flat=True))


def recheck(pk: int) -> Checked | None:
    """Hold one table against the installed rules, and bring it over to them. None if it is gone."""
    with transaction.atomic(), connection.cursor() as cursor:
        row = Table.objects.select_for_update().filter(pk=pk).first()
        if row is None:
            return None
        title = _installed(row.title)
        if title is None:
            return _checked(row, row.version, Verdict.HELD, why="this game is not installed")
        if row.status == Status.GATHERING:
            _adopt(row, title)
            return _checked(row, title.version, Verdict.FITS)
        entries = journal(row.pk)
        try:
            seen = _as_seen(row, title, entries)
        except _CannotOpen as fault:
            return _hold(row, title, str(fault))
        found = _judge(row, title, entries, seen)
        if row.status == Status.FINISHED and not _ends_as_it_did(row, seen):
            return _hold(row, title, found.why or "it would end otherwise")
        if found.verdict == Verdict.FITS or row.status == Status.FINISHED:
            _adopt(row, title)
        elif row.version != title.version or found.back_to is not None:
            _go_on(cursor, row, title, entries, seen, found)
    moves.live_tables.take(row.name, row.seq)
    return found


class _CannotOpen(Exception):
    """No snapshot of the table can be opened by the installed rules."""


def _installed(name: str) -> Title[Any] | None:
    try:
        return find_title(name)
    except (UnknownTitle, ImportError, AttributeError):
        return None


def _checked(row: Table, after: str, verdict: Verdict, **more: Any) -> Checked:
    return Checked(row.name, row.title, row.version, after, verdict, **more)


def _as_seen(row: Table, title: Title[Any], entries: Sequence[JournalEntry]) -> _Seen:
    """From the last snapshot that opens, entry by entry, until one is refused."""
    why = "it has no snapshot"
    for snapshot in Snapshot.objects.filter(table=row, seq__lte=row.snapshot_seq).order_by("-seq"):
        try:
            table = _open(title, snapshot, ())
        except Exception as fault:  # a state of another form may break the rules anywhere
            why = f"snapshot {snapshot.seq}: {fault!r}"
            continue
        tail = entries[snapshot.seq :]
        if row.kind in REBEGUN:
            return _rebegun(title, snapshot, tail)
        return _Seen(table, snapshot, _play(table, tail))
    raise _CannotOpen(why)


def _rebegun(title: Title[Any], snapshot: Snapshot, tail: Sequence[JournalEntry]) -> _Seen:
    """Where something was dealt anew, only the table itself can feed its journal to the rules."""
    try:
        return _Seen(_open(title, snapshot, tail), snapshot, None)
    except Exception as fault:
        raise _CannotOpen(repr(fault)) from fault


NO_ORDERS: Mapping[str, Any] = {"orders": {}, "terms": {}}


def _open(
    title: Title[Any],
    snapshot: Snapshot,
    tail: Iterable[JournalEntry],
    orders: Mapping[str, Any] = NO_ORDERS,
    **more: Any,
) -> kernel.Table:
    """The table from a snapshot, whatever version wrote it, with these standing orders."""
    place = {**snapshot.data["snapshot"], **orders}
    header = {**snapshot.data["header"], "version": title.version}
    data = {
        "header": header,
        "snapshot": place,
        "tail": [entry.to_json() for entry in tail],
        "barrier": 0,
        "undone": {},
        "seed": None,
        **more,
    }
    return kernel.Table.load(title, data)


def _play(table: kernel.Table, entries: Iterable[JournalEntry]) -> Misfit | None:
    """Answer by answer, with the question that is asked now; the first that does not fit."""
    for entry in entries:
        try:
            play_entry(table, entry)
        except Misfit as misfit:
            return misfit
        except Exception as fault:  # an answer of another form may break the rules anywhere
            return Misfit(entry, repr(fault))
    return None


def _judge(row: Table, title: Title[Any], entries: Sequence[JournalEntry], seen: _Seen) -> Checked:
    """Would the game have gone the same way? If not, where does it part?"""
    if seen.refused is not None:
        entry = seen.refused.entry.seq
        found = {"entry": entry, "back_to": entry, "why": str(seen.refused)}
        return _checked(row, title.version, Verdict.MISFITS, **found)
    if row.kind not in REBEGUN:
        header = {"seats": row.seat_count, "options": row.options}
        try:
            anew = last(replay(title, GameFile(header, list(entries), {})))
        except Misfit as misfit:
            return _checked(row, title.version, Verdict.MISFITS, entry=misfit.entry.seq, why=str(misfit))
        except Exception as fault:  # other options, another number of seats: the rules may break anywhere
            return _checked(row, title.version, Verdict.MISFITS, entry=0, why=repr(fault))
        if anew.fingerprint() != seen.table.fingerprint():
            return _checked(row, title.version, Verdict.DIFFERS, why="it leads to another position")
        if not _tells_as_much(anew, row):
            return _checked(row, title.version, Verdict.DIFFERS, why="the log would tell it otherwise")
    if list(seen.table.to_act()) != row.to_act:
        return _checked(row, title.version, Verdict.DIFFERS, why="others are asked now")
    return _checked(row, title.version, Verdict.FITS)


def _ends_as_it_did(row: Table, seen: _Seen) -> bool:
    """A game that is over stays over, with the points that it had."""
    result = seen.table.result()
    return seen.refused is None and result is not None and list(result.scores) == row.scores


def _tells_as_much(table: kernel.Table, row: Table) -> bool:
    """Would the log tell all that it tells now, in the same order? It may tell more: lines or parameters are added."""
    said = iter(table.log())
    written = LogLine.objects.filter(table=row, struck=False).order_by("seq", "number")
    return all(
        any(_is_told(line, seq, key, params) for line in said)
        for seq, key, params in written.values_list("seq", "key", "params")
    )


def _is_told(line: kernel.LogLine, seq: int, key: str, params: Mapping[str, Any]) -> bool:
    if (line.seq, line.key) != (seq, key):
        return False
    told = json.loads(json.dumps(line.params))
    return all(name in told and told[name] == value for name, value in params.items())


def _adopt(row: Table, title: Title[Any]) -> None:
    """The table and its snapshots are of the installed version from now on, and nothing is held back any more."""
    RulesChange.objects.filter(table=row, verdict=Verdict.HELD).delete()
    if row.version == title.version:
        return
    Table.objects.filter(pk=row.pk).update(version=title.version)
    for snapshot in Snapshot.objects.filter(table=row):
        # One of a form that no longer opens stays what it is; the positions after it are reached from one before.
        try:
            _open(title, snapshot, ())
        except Exception:  # noqa: S112 - whatever it is, the snapshot is not for these rules
            continue
        snapshot.data["header"]["version"] = title.version
        snapshot.save(update_fields=["data"])


def _go_on(
    cursor: Any, row: Table, title: Title[Any], entries: Sequence[JournalEntry], seen: _Seen, found: Checked
) -> None:
    """From the last snapshot on by the installed rules. An entry of the table's own says where it went back to."""
    keep = len(entries) if found.back_to is None else found.back_to
    mark = JournalEntry(len(entries), TABLE, TAKE_BACK, keep)
    # Whoever has to decide anew may want it otherwise; nobody else has taken an order back.
    stood = {name: row.table_extras.get(name, {}) for name in NO_ORDERS} if found.back_to is None else NO_ORDERS
    tail = [*entries[seen.snapshot.seq :], mark]
    table = _open(title, seen.snapshot, tail, stood, seed=row.seed)
    _adopt(row, title)
    RulesChange.objects.create(
        table=row, before=row.version, after=title.version, verdict=found.verdict, seq=mark.seq, back_to=found.back_to
    )
    moves.rewrite(cursor, row.name, table, request=REQUEST.format(seq=mark.seq, version=title.version))
    told = {"before": row.version, "after": title.version, "back": len(entries) - keep}
    LogLine.objects.create(table=row, seq=mark.seq, number=0, key=NOTICE, params=told)


def _hold(row: Table, title: Title[Any], why: str) -> Checked:
    """Nothing is touched. Who comes to the table is told that it waits."""
    RulesChange.objects.get_or_create(
        table=row, seq=row.seq, after=title.version, defaults={"before": row.version, "verdict": Verdict.HELD}
    )
    return _checked(row, row.version, Verdict.HELD, why=why)
