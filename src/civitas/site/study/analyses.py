"""Finished games, looked at afterwards: worked out once, when somebody first wants to see it, and kept.

They are made of what every seat knew, and so are for those who may take the whole game away as a file.
"""

from __future__ import annotations

from typing import Any

from civitas.bots.advice import is_advised
from civitas.bots.analysis import look_back
from civitas.bots.apart import Thinkers
from civitas.games import find_title
from civitas.site import bus
from civitas.site.study.asking import check_thoughts
from civitas.site.study.models import NOBODY, Kind, Study
from civitas.site.tables.access import Access, NoAccess
from civitas.site.tables.journal import journal
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Kind as TableKind
from civitas.site.tables.models import Status

THINKERS = Thinkers(1)
PATIENCE = 120.0
"""Seconds that a long game on a busy machine is given."""
WHOLE = (TableKind.GAME, TableKind.IMPORT)
"""Tables whose journal begins with the empty table."""


def ask(access: Access) -> Study:
    """The look back at a game that is over; asked for the first time, it has still to be worked out."""
    if not access.member:
        raise NoAccess("not-your-table")
    if access.status != Status.FINISHED:
        raise NotPossible("game-not-over")
    if access.kind not in WHOLE or not is_advised(find_title(access.title)):
        raise NotPossible("no-analysis")
    place = {"table_id": access.id, "kind": Kind.ANALYSIS, "seat": NOBODY, "seq": access.seq}
    study = Study.objects.filter(**place).first()
    if study is None:
        check_thoughts(access.user_id, Kind.ANALYSIS)
        study, _ = Study.objects.get_or_create(**place, defaults={"asker_id": access.user_id})
        bus.publish(access.name, access.seq)  # a worker may be asleep
    return study


def think(study: Study) -> dict[str, Any]:
    """Walk through the game in a process of its own; it takes a few seconds."""
    table = study.table
    entries = [list(entry) for entry in journal(table.pk)]
    found: dict[str, Any] = THINKERS.do(PATIENCE, look_back, table.title, table.seat_count, table.options, entries)
    return found
