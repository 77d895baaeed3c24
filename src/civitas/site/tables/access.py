"""Who somebody is at a table, and so what they may see and do there. One query: every request begins with it."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from civitas.site.core.statements import Query, ask
from civitas.site.tables.models import Kind, Status, Visibility


class NoAccess(Exception):
    """This table, or this seat of it, is not for this person. `why` is the id of a text."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class UnknownTable(Exception):
    """There is no table of that name."""


class Access(NamedTuple):
    """A person at a table: the seats they play, and whether they belong there at all."""

    id: int
    name: str
    title: str
    seat_count: int
    status: str
    visibility: str
    kind: str
    seq: int
    first_seq: int
    teaching: bool
    user_id: int | None
    owner: bool
    member: bool
    """Has, had or may take a seat, or made the table."""
    seats: tuple[int, ...]
    away: bool = False
    """Has a seat that a caretaker keeps, and may come back to it."""
    resigned: bool = False
    """Has resigned, and plays no other seat here: watches as spectators do."""

    @property
    def may_watch(self) -> bool:
        # Its name is the address of a table and cannot be guessed: whoever knows it has the link.
        return self.member or (self.visibility != Visibility.PRIVATE and self.kind == Kind.GAME)

    @property
    def plays(self) -> bool:
        return bool(self.seats)

    @property
    def started(self) -> bool:
        return self.status != Status.GATHERING

    def viewer(self, seat: int | None, to_act: tuple[int, ...] = ()) -> int | None:
        """As whom this person looks: the seat they name, their own, or a spectator (None).

        Who plays several seats and names none looks from one that is asked now.
        """
        if not self.may_watch:
            raise NoAccess("not-your-table")
        if seat is not None:
            if seat not in self.seats:
                raise NoAccess("not-your-seat")
            return seat
        asked = [own for own in self.seats if own in to_act]
        return next(iter([*asked, *self.seats]), None)

    def own_seat(self, seat: int | None, to_act: tuple[int, ...] = ()) -> int:
        """The seat that this person acts for."""
        found = self.viewer(seat, to_act)
        if found is None:
            raise NoAccess("not-your-seat")
        return found


_FIND = """
    SELECT t.id, t.name, t.title, t.seat_count, t.status, t.visibility, t.kind, t.seq, t.first_seq, t.teaching,
           t.owner_id, s.number, s.user_id, s.away_id, s.resigned_by_id
    FROM tables_table t
    LEFT JOIN tables_seat s ON s.table_id = t.id
        AND %s IN (s.user_id, s.resigned_by_id, s.reserved_for_id, s.away_id)
    WHERE t.name = %s ORDER BY s.number"""
NOBODY = -1
_NAME = re.compile(r"[A-Za-z0-9_-]{1,12}")


def find_access(name: str, user: Any) -> Access:
    """This person (or a stranger who has not signed in) at this table; raises `UnknownTable`."""
    if not _NAME.fullmatch(name):
        raise UnknownTable(name)
    user_id: int | None = user.pk if user is not None and user.is_authenticated else None
    key = NOBODY if user_id is None else user_id
    (rows,) = ask(Query(_FIND, [key, name]))
    if not rows:
        raise UnknownTable(name)
    first = rows[0]
    owner = user_id is not None and first[10] == user_id
    seats = tuple(row[11] for row in rows if row[11] is not None and row[12] == key)
    away = any(row[13] == key for row in rows)
    resigned = not (seats or away) and any(row[14] == key for row in rows)
    member = owner or first[11] is not None
    found = Access._make([*first[:9], bool(first[9]), user_id, owner, member, seats, away, resigned])
    if owner and found.kind == Kind.IMPORT:
        # The file has told them everything already.
        return found._replace(seats=tuple(range(found.seat_count)))
    return found
