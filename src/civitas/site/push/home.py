"""One stream for all tables of a person: the home page hears whose turn it is without watching each of them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

from django.db.models import Q

from civitas.site.core import limits
from civitas.site.push.rooms import Rooms
from civitas.site.push.stream import BEAT, RETRY
from civitas.site.push.visitors import Visitor
from civitas.site.tables.models import Seat, Table

LOOK = 20.0
"""Seconds between two looks at a person's tables: a hint may be lost, and a table that is new gives none."""
GATHER = 0.2
"""Seconds in which several hints are one look."""
MOST_TABLES = 50
"""Those that moved last, as many as the home page shows."""

Standing = dict[str, dict[str, Any]]


def read_tables(user_id: int) -> Standing:
    """How the person's tables stand, by name."""
    seated = dict[int, list[int]]()
    for table, number in Seat.objects.filter(user=user_id).values_list("table", "number"):
        seated.setdefault(table, []).append(number)
    rows = Table.objects.filter(Q(pk__in=seated) | Q(owner=user_id)).order_by("-moved", "-pk")
    found: Standing = {}
    for row in rows[:MOST_TABLES]:
        found[row.name] = {
            "name": row.name,
            "seq": row.seq,
            "stirs": row.stirs,
            "status": row.status,
            "to_act": row.to_act,
            "my_turn": any(seat in row.to_act for seat in seated.get(row.pk, ())),
        }
    return found


async def home(rooms: Rooms, user_id: int, visitor: Visitor) -> AsyncIterator[bytes]:
    """First all tables of the person, then those that have changed; one that is no longer theirs is `gone`."""
    loop = asyncio.get_running_loop()
    end = loop.time() + limits.STREAM_SECONDS * random.uniform(0.8, 1.2)  # noqa: S311
    known: Standing | None = None
    with rooms.visitors.inside(visitor), rooms.homes.at_home() as looking:
        yield RETRY
        while not (rooms.closing or visitor.out) and loop.time() < end:
            looking.stirred.clear()
            found = await rooms.read(read_tables, user_id)
            looking.follow(found)
            yield _changes(known, found) or BEAT
            known = found
            try:
                async with asyncio.timeout(LOOK):
                    await looking.stirred.wait()
                await asyncio.sleep(GATHER)
            except TimeoutError:
                continue


def _changes(known: Standing | None, found: Standing) -> bytes:
    changed = [row for name, row in found.items() if known is None or known.get(name) != row]
    gone = [name for name in known or () if name not in found]
    if known is not None and not changed and not gone:
        return b""
    data = json.dumps({"tables": changed, "gone": gone}, separators=(",", ":"))
    return f"event: tables\ndata: {data}\n\n".encode()
