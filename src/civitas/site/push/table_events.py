"""What happens at a table beside the game: who sits down, who talks, who plans, who asks to go back.

Such an event has no id: it is not in the journal, and a client that was cut off cannot ask for it. Instead each stream
begins with `here`, which says how often something has happened so far, and every such event says it, too. A client
that knows of less looks at the table and its talk anew. What was said is not in the event; whoever may read it looks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from django.db.models import Count, Max

from civitas.site.clocks.models import Absence, SeatClock
from civitas.site.push.who import PARTNERS, Watcher
from civitas.site.tables.models import Message, Petition, PlanMark, Seat, Status, Table

SPECTATORS = Message.Room.SPECTATORS.value


class TableActivity(NamedTuple):
    """How things stand beside the game."""

    stirs: int
    over: bool
    lobby: Any
    """All that the lobby shows: whether two of these differ is all that matters."""
    holders: dict[int, int | None]
    said: dict[str, int]
    """Room to the last thing said there."""
    petition: Any
    plan: Any
    """The last mark and how many there are: one that is new has a higher number, one that is gone is missing."""


class TableEvent(NamedTuple):
    """Something that happened beside the game, and who may hear of it."""

    event: bytes
    room: str = ""
    """The room it was said in; what has none is for all."""
    over: bool = False
    holders: Mapping[int, int | None] | None = None
    """Who sits where from now on."""

    def is_for(self, watcher: Watcher) -> bool:
        """As in the talk itself: spectators have a room of their own until the game is over."""
        if not self.room or self.room in watcher.rooms:
            return True
        return self.over and (watcher.member or self.room == SPECTATORS)

    def reseats(self, watcher: Watcher) -> bool:
        """Has this watcher, by this, sat down or lost the seat? Then they must be asked again who they are."""
        if self.holders is None or watcher.user_id is None:
            return False
        if watcher.viewer is None:
            return watcher.user_id in self.holders.values()
        return self.holders.get(watcher.viewer) != watcher.user_id


def read_table_activity(name: str) -> TableActivity | None:
    """How things stand; None if there is no such table."""
    row = Table.objects.filter(name=name).values("id", "stirs", "status", "owner", "visibility").first()
    if row is None:
        return None
    told = ("number", "user", "bot", "ready", "reserved_for", "resigned_by", "away", "wanted")
    seats = list(Seat.objects.filter(table=row["id"]).order_by("number").values_list(*told))
    late = list(SeatClock.objects.filter(table=row["id"]).order_by("seat").values_list("seat", "stage"))
    absent = list(Absence.objects.filter(table=row["id"]).order_by("pk").values_list("pk", "state", "votes"))
    said = Message.objects.filter(table=row["id"]).values_list("room").annotate(last=Max("pk")).order_by("room")
    asked = Petition.objects.filter(table=row["id"]).order_by("-pk").values("id", "seat", "seq", "state", "votes")
    return TableActivity(
        stirs=row["stirs"],
        over=row["status"] == Status.FINISHED,
        lobby=(row["status"], row["owner"], row["visibility"], seats, late, absent),
        holders={seat[0]: seat[1] for seat in seats},
        said=dict(said),
        petition=asked.first(),
        plan=PlanMark.objects.filter(table=row["id"]).aggregate(last=Max("pk"), count=Count("pk")),
    )


def here(now: TableActivity) -> bytes:
    """The first event of a stream."""
    return _event("here", {"stirs": now.stirs})


def table_events(before: TableActivity | None, now: TableActivity | None) -> Iterator[TableEvent]:
    """What happened between two looks."""
    if now is None or before is None:
        if before is not None:
            yield TableEvent(_event("gone", {"stirs": before.stirs}))
        return
    stirs = {"stirs": now.stirs}
    if now.lobby != before.lobby:
        holders = now.holders if now.holders != before.holders else None
        yield TableEvent(_event("lobby", {**stirs, "status": now.lobby[0]}), holders=holders)
    for room, last in now.said.items():
        if last != before.said.get(room):
            yield TableEvent(_event("chat", {**stirs, "room": room, "last": last}), room=room, over=now.over)
    if now.petition != before.petition:
        votes = {int(seat): agrees for seat, agrees in now.petition["votes"].items()}
        yield TableEvent(_event("petition", {**stirs, **now.petition, "votes": votes}))
    if now.plan != before.plan:
        yield TableEvent(_event("plan", stirs), room=PARTNERS)


def _event(kind: str, data: Mapping[str, Any]) -> bytes:
    return f"event: {kind}\ndata: {json.dumps(data, separators=(',', ':'))}\n\n".encode()
