"""Looking back: the table as it was after any number of entries, and what happened since somebody's last answer."""

from __future__ import annotations

from collections.abc import Iterator

from civitas import kernel
from civitas.games import find_title
from civitas.kernel import Misfit
from civitas.kernel.gamefile import GameFile, last, replay
from civitas.kernel.journal import TAKE_BACK, UNDO, EarlierThanSnapshot
from civitas.site.tables.models import Entry, Snapshot, Table
from civitas.site.tables.record.journal import journal


class NoSuchPosition(Exception):
    """The table has never had, or may not show, a journal of that length."""


def position(table_id: int, seq: int) -> kernel.Table:
    """The table when its journal had `seq` entries. It has no dice: a roll that was due then is still due.

    It is opened from the nearest snapshot; if something was taken back to before that one, from one before; and the
    first few positions, which are before the first of them, from the empty table. Where the rules have changed since,
    not every position can be reached.
    """
    row = Table.objects.get(pk=table_id)
    if not row.first_seq <= seq <= row.seq:
        raise NoSuchPosition(seq)
    title = find_title(row.title)
    for snapshot in _snapshots_before(table_id, seq):
        if snapshot.data["header"]["version"] != title.version:
            continue
        tail = [entry.to_json() for entry in journal(table_id, snapshot.seq, seq)]
        data = {**snapshot.data, "tail": tail, "barrier": 0, "undone": {}, "seed": None}
        try:
            return kernel.Table.load(title, data)
        except EarlierThanSnapshot:
            continue
        except Misfit as misfit:
            raise NoSuchPosition(seq) from misfit
    header = {"seats": row.seat_count, "options": row.options}
    try:
        return last(replay(title, GameFile(header, journal(table_id, until=seq), {})))
    except Misfit as misfit:
        raise NoSuchPosition(seq) from misfit


def _snapshots_before(table_id: int, seq: int) -> Iterator[Snapshot]:
    """The snapshots up to a position, the nearest first; each is asked for alone, because the first one mostly does."""
    found = Snapshot.objects.filter(table_id=table_id, seq__lte=seq).order_by("-seq").first()
    while found is not None:
        yield found
        found = Snapshot.objects.filter(table_id=table_id, seq__lt=found.seq).order_by("-seq").first()


def last_answer(table_id: int, seat: int) -> int | None:
    """The number of the last entry that the seat itself made."""
    own = Entry.objects.filter(table_id=table_id, who=seat, by="").exclude(key__in=(UNDO, TAKE_BACK))
    return own.order_by("-seq").values_list("seq", flat=True).first()
