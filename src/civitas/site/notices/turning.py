"""What a move means for those who are told: who is asked from now on, who no longer is, and that the game is over.

Plain SQL, sent with the move itself, because this is the path that every answer takes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from civitas import kernel
from civitas.kernel.journal import TAKE_BACK, UNDO
from civitas.site.notices.models import ASKED, Kind
from civitas.site.tables.record.statement_batch import StatementBatch

_GONE = """
    UPDATE notices_notice SET gone = %s, undone = %s
    WHERE table_id = %s AND gone IS NULL AND kind IN ({kinds}) AND seat IN ({seats})"""
_TELL = """
    INSERT INTO notices_notice (user_id, table_id, kind, seat, cause, created, undone)
    SELECT user_id, table_id, %s, min(number), %s, %s, %s FROM tables_seat
    WHERE table_id = %s AND bot = '' AND user_id IS NOT NULL{those}
    GROUP BY user_id, table_id ON CONFLICT DO NOTHING"""
_THOSE = " AND number IN ({seats})"
_NOT_THEY = " AND user_id NOT IN (SELECT user_id FROM tables_seat WHERE table_id = %s AND number IN ({seats})\
 AND user_id IS NOT NULL)"
_KINDS = ", ".join(f"'{kind}'" for kind in ASKED)


def tell_turns(
    out: StatementBatch,
    table_id: int,
    before: Collection[int],
    table: kernel.Table,
    fresh: Sequence[kernel.Entry],
    now: Any,
) -> None:
    """After a move: `before` are the seats that were asked, `fresh` what the move has added to the journal.

    Who has just answered is here and sees what is asked next, so nobody is told of a question that follows an answer of
    their own; nor twice of one that is open all along.
    """
    asked = {*table.to_act()}
    here = {entry.who for entry in fresh if isinstance(entry.who, int) and not entry.by}
    if left := {*before} - asked:
        back = any(entry.key in (UNDO, TAKE_BACK) for entry in fresh)
        for seats, undone in ((left & here, False), (left - here, back)):
            if seats:
                out.add(_GONE.format(kinds=_KINDS, seats=_list(seats)), [now, undone, table_id])
    if newly := asked - set(before):
        _tell(out, Kind.TURN, table_id, table.seq, newly, here, now)
    if table.over:
        _tell(out, Kind.FINISHED, table_id, table.seq, None, here, now)


def _tell(
    out: StatementBatch, kind: Kind, table_id: int, seq: int, seats: Iterable[int] | None, but: Iterable[int], now: Any
) -> None:
    those = "" if seats is None else _THOSE.format(seats=_list(seats))
    values = [kind.value, str(seq), now, False, table_id]
    if but:
        those += _NOT_THEY.format(seats=_list(but))
        values.append(table_id)
    out.add(_TELL.format(those=those), values)


def _list(seats: Iterable[int]) -> str:
    return ", ".join(str(int(seat)) for seat in sorted(seats))
