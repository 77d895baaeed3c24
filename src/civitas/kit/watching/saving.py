"""Saving: a table written as text and read again is the same table."""

from __future__ import annotations

import json

from civitas.kernel import Table
from civitas.kit.looking import Offence, Position, difference, text, who


def check_save(now: Position) -> Table:
    """Save and load; returns the loaded table, to be played along."""
    table = now.table
    written = text(table.save())
    loaded = Table.load(table.title, json.loads(written))
    now.must_equal(loaded, "the loaded table")
    for viewer in table.to_act():
        if (again := text(loaded.view(viewer))) != now.view(viewer):
            where = difference(now.view(viewer), again)
            raise Offence(f"{who(viewer)} sees something else at the loaded table: {where}")
    if [table.can_undo(seat) for seat in range(table.seats)] != [loaded.can_undo(seat) for seat in range(table.seats)]:
        raise Offence("the loaded table does not allow the same undo")
    if (again := text(loaded.save())) != written:
        raise Offence(f"saved again, the loaded table is another: {difference(written, again)}")
    return loaded
