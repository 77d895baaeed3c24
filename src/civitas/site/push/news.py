"""What happened at a table from one journal entry to another, as each viewer may read it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from time import monotonic
from typing import Any

from civitas.games import UnknownTitle, find_title
from civitas.games.acts import acts_of
from civitas.kernel.act_notes import SILENT, Acts
from civitas.kernel.journal import TAKE_BACK, UNDO
from civitas.site.tables.models import Entry, LogLine, Seat, Status, Table

Viewer = int | None
"""A seat, or a spectator."""
MOST_LINES = 500
"""Who has missed more than this looks at the table anew."""


class News:
    """Entries `since` to `seq` - 1 of a table. Read once; what is sent is written once for all who see the same."""

    def __init__(
        self,
        since: int,
        seq: int,
        told: Mapping[str, Any],
        lines: Sequence[LogLine] = (),
        *,
        holders: Mapping[int, int | None] | None = None,
        acts: Acts = SILENT,
        whole: bool = True,
    ) -> None:
        self.since = since
        self.seq = seq
        self._told = {"seq": seq, **told}
        self._lines = lines
        self._vocabulary = acts
        self._holders = holders or {}
        self._read = monotonic()
        self._whole = whole
        self._written: dict[tuple[Viewer, int], bytes] = {}

    def taken_from(self, seat: int, user: int | None, when: float) -> bool:
        """Had the seat, which was the user's at that time, passed to somebody else when this was read?"""
        return self._read > when and self._holders.get(seat) != user

    def for_viewer(self, viewer: Viewer, since: int) -> bytes:
        """The event for somebody who knows the table up to entry `since`."""
        since = max(since, self.since)
        found = self._written.get((viewer, since))
        if found is None:
            found = self._written[viewer, since] = self._write(viewer, since) if self._whole else self.again()
        return found

    def _write(self, viewer: Viewer, since: int) -> bytes:
        # The kernel has said with each line who may read it; a line for nobody in particular is for all.
        lines = [
            {"seq": line.seq, "key": line.key, "params": line.params, "acts": self._acts(line)}
            for line in self._lines
            if line.seq >= since and (line.seats is None or viewer in line.seats)
        ]
        return event(self.seq, {**self._told, "notes": lines})

    def _acts(self, line: LogLine) -> list[dict[str, Any]]:
        return [act.to_json() for act in self._vocabulary.of(line.key, line.params)]

    def again(self) -> bytes:
        """The event for somebody who has missed too much: look at the table anew."""
        return event(self.seq, {**self._told, "notes": []}, "resync")


def event(seq: int, data: Mapping[str, Any], kind: str = "") -> bytes:
    """A server-sent event. Its id is the length of the journal, with which a client that was cut off comes back."""
    name = f"event: {kind}\n" if kind else ""
    return f"id: {seq}\n{name}data: {json.dumps(data, separators=(',', ':'))}\n\n".encode()


def read_news(name: str, since: int | None) -> News | None:
    """What happened since; without `since`, how the table stands. None if there is no such table.

    Before the game begins a table has no journal, and stands at entry 0.
    """
    row = Table.objects.filter(name=name).values("id", "title", "seq", "first_seq", "to_act", "status").first()
    if row is None:
        return None
    seq: int = row["seq"]
    told = {"to_act": row["to_act"], "over": row["status"] == Status.FINISHED, "undone": False}
    if since is None or since >= seq:
        return News(seq, seq, told)
    # In a branch, what lies before the new deal is nobody's business.
    here = {"table": row["id"], "seq__gte": max(since, row["first_seq"]), "seq__lt": seq}
    lines = list(LogLine.objects.filter(**here, struck=False).order_by("seq", "number")[: MOST_LINES + 1])
    told["undone"] = Entry.objects.filter(**here, key__in=(UNDO, TAKE_BACK)).exists()
    holders = dict(Seat.objects.filter(table=row["id"]).values_list("number", "user"))
    return News(since, seq, told, lines, holders=holders, acts=_acts_of(row["title"]), whole=len(lines) <= MOST_LINES)


def _acts_of(title: str) -> Acts:
    """What the notes of a title stand for; nothing once the title is no longer installed."""
    try:
        return acts_of(find_title(title))
    except UnknownTitle:
        return SILENT


def read_seqs(names: Iterable[str]) -> dict[str, tuple[int, int]]:
    """How far each of these tables is, and how often something happened there beside the game: one query for all."""
    found = Table.objects.filter(name__in=list(names)).values_list("name", "seq", "stirs")
    return {name: (seq, stirs) for name, seq, stirs in found}
