"""How far a person can be relied on: games finished, games in which their time ran out, and how soon they answer."""

from __future__ import annotations

import json
from collections.abc import Iterable
from math import floor, log2
from typing import NamedTuple

from django.db import connection
from django.db.models import Count, Q

from civitas.site.clocks.models import Absence, Pace
from civitas.site.tables.models import Kind, Seat, Status
from civitas.site.tables.record.statement_batch import StatementBatch

STEPS = 2
"""Buckets for each doubling of the time."""
ENOUGH = 10
"""With fewer answers than this nothing is said about how long they take."""
_FIRST = "INSERT INTO clocks_pace (user_id, counts) VALUES (%s, %s) ON CONFLICT (user_id) DO UPDATE SET counts = "
_COUNT = {
    "postgresql": f"{_FIRST} clocks_pace.counts ||"
    " jsonb_build_object(%s::text, coalesce((clocks_pace.counts ->> %s::text)::int, 0) + 1)",
    "sqlite": f"{_FIRST} json_set(counts, '$.\"' || %s || '\"',"
    " coalesce(json_extract(counts, '$.\"' || %s || '\"'), 0) + 1)",
}
"""One more in a bucket, counted by the database: nobody has to read before."""


class Reliability(NamedTuple):
    """The figure that is shown before one plays with somebody."""

    finished: int
    timed_out: int
    """Games in which the others had to decide how to go on without this person."""
    median_seconds: float | None
    """Half of the answers took no longer than this, pauses not counted; None while there are few."""


def bucket(seconds: float) -> int:
    """The times that are counted together: each bucket is about 40 % longer than the one before."""
    return floor(STEPS * log2(max(1.0, seconds)))


def answered(out: StatementBatch, user: int, seconds: float) -> None:
    """Somebody has answered after so long."""
    place = str(bucket(seconds))
    out.add(_COUNT[connection.vendor], [user, json.dumps({place: 1}), place, place])


def median(counts: dict[str, int]) -> float | None:
    """About how long half of the answers took at most: the middle of the bucket in which the median lies."""
    total = sum(counts.values())
    if total < ENOUGH:
        return None
    seen = 0
    for place in sorted(int(place) for place in counts):
        seen += counts[str(place)]
        if 2 * seen >= total:
            return float(2 ** ((place + 0.5) / STEPS))
    return None


def reliability(users: Iterable[int]) -> dict[int, Reliability]:
    """The figure of each of these people, with three queries for all."""
    wanted = {*users}
    if not wanted:
        return {}
    played = Seat.objects.filter(user__in=wanted, table__status=Status.FINISHED, table__kind=Kind.GAME)
    finished = dict(played.values_list("user").annotate(games=Count("table", distinct=True)))
    missed = Absence.objects.filter(Q(timed_out=True), user__in=wanted)
    timed_out = dict(missed.values_list("user").annotate(games=Count("table", distinct=True)))
    paces = dict(Pace.objects.filter(user__in=wanted).values_list("user", "counts"))
    return {
        user: Reliability(finished.get(user, 0), timed_out.get(user, 0), median(paces.get(user, {}))) for user in wanted
    }
