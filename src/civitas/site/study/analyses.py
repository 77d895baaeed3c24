"""Finished games, looked at afterwards: worked out once, when somebody first wants to see it, and kept.

They are made of what every seat knew, and so are for those who may take the whole game away as a file. What a seat
could have done better is judged by what it knew itself, and is for whoever had the seat.
"""

from __future__ import annotations

from typing import Any

from civitas.bots.advised import is_advised
from civitas.bots.analysis import look_back
from civitas.bots.decisions import three_costliest
from civitas.bots.process_pool import Thinkers
from civitas.games import find_title
from civitas.site.core import bus
from civitas.site.study.asking import check_thoughts
from civitas.site.study.models import NOBODY, Kind, Study
from civitas.site.tables.access import Access, NoAccess
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Kind as TableKind
from civitas.site.tables.models import Status
from civitas.site.tables.record.journal import journal

THINKERS = Thinkers(1)
PATIENCE = 120.0
"""Seconds that a long game on a busy machine is given."""
WHOLE = (TableKind.GAME, TableKind.IMPORT)
"""Tables whose journal begins with the empty table."""


def ask(access: Access) -> Study:
    """The look back at a game that is over; asked for the first time, it has still to be worked out."""
    return _ask(access, Kind.ANALYSIS, NOBODY)


def ask_decisions(access: Access, seat: int) -> Study:
    """What the seat could have done better in it."""
    return _ask(access, Kind.DECISIONS, seat)


def _ask(access: Access, kind: Kind, seat: int) -> Study:
    if not access.member:
        raise NoAccess("not-your-table")
    if access.status != Status.FINISHED:
        raise NotPossible("game-not-over")
    if access.kind not in WHOLE or not is_advised(find_title(access.title)):
        raise NotPossible("no-analysis")
    place = {"table_id": access.id, "kind": kind, "seat": seat, "seq": access.seq}
    study = Study.objects.filter(**place).first()
    if study is None:
        check_thoughts(access.user_id, kind)
        study, _ = Study.objects.get_or_create(**place, defaults={"asker_id": access.user_id})
        bus.publish(access.name, access.seq)  # a worker may be asleep
    return study


def think(study: Study) -> dict[str, Any]:
    """Walk through the game in a process of its own; it takes a few seconds."""
    table = study.table
    entries = [entry.to_json() for entry in journal(table.pk)]
    found: dict[str, Any] = THINKERS.do(PATIENCE, look_back, table.title, table.seat_count, table.options, entries)
    return found


def think_of_decisions(study: Study) -> dict[str, Any]:
    """The same for the decisions of a seat."""
    table = study.table
    entries = [entry.to_json() for entry in journal(table.pk)]
    args = (table.title, table.seat_count, table.options, entries, study.seat)
    return {"decisions": THINKERS.do(PATIENCE, three_costliest, *args)}
