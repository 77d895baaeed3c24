"""How long the bots at a table have let people wait: for each answer, from being asked to the answer, by the journal.

Usage: python waits.py NAME   (with the environment of the site)

Prints as JSON, for each bot, how many seconds each of its answers took; those that a bot had no choice in, too.
"""

from __future__ import annotations

import json
import os
import sys
from datetime import datetime
from pathlib import Path

from civitas.site.running.environment import prepare

prepare(Path(os.environ["CIVITAS_DATA"]))

from civitas.games import find_title  # noqa: E402
from civitas.kernel import Entry as JournalEntry  # noqa: E402
from civitas.kernel.gamefile import GameFile, replay  # noqa: E402
from civitas.site.tables.models import Entry, Table  # noqa: E402


def waits(table: Table) -> dict[int, list[float]]:
    """By seat. Whoever comes to be asked by an entry waits from when that was written."""
    rows = list(Entry.objects.filter(table=table).order_by("seq"))
    entries = [JournalEntry(row.seq, row.who, row.key, row.answer, row.by) for row in rows]
    bots = set(table.seats.exclude(bot="").values_list("number", flat=True))
    found: dict[int, list[float]] = {seat: [] for seat in bots}
    since: dict[int, datetime] = {}
    game = GameFile({"seats": table.seat_count, "options": table.options}, entries, {})
    for entry, live in replay(find_title(table.title), game):
        at = rows[entry.seq].at if entry is not None else rows[0].at
        if entry is not None and entry.who in since:
            began = since.pop(entry.who)
            if entry.who in bots:
                found[entry.who].append((at - began).total_seconds())
        asked = live.to_act()
        since = {seat: since.get(seat, at) for seat in asked if seat >= 0}
    return found


if __name__ == "__main__":
    json.dump(waits(Table.objects.get(name=sys.argv[1])), sys.stdout)
