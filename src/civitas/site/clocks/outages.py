"""Times at which the site was away.

Whoever looks after the alarms leaves a sign of life every few seconds. When the last one is old, the site was away in
between, and that time counts for nobody: no clock went on, no grace, no vote.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from django.db import transaction

from civitas.site.clocks.hours import Span
from civitas.site.clocks.models import Heartbeat, Outage
from civitas.site.core.statements import Query, Row, ask, moment, stored

BEAT = timedelta(seconds=15)
"""Between two signs of life."""
SILENCE = timedelta(minutes=2)
"""Without one for this long, the site was away."""
_ROW = 1
_SINCE = 'SELECT "begin", "end" FROM clocks_outage WHERE "end" > %s ORDER BY "begin"'
_LAST = "SELECT at FROM clocks_heartbeat WHERE id = %s"


def beat(now: datetime) -> Outage | None:
    """A sign of life. If the last one is old, the time since is written down as an outage before anything rings."""
    last = Heartbeat.objects.filter(pk=_ROW).first()
    if last is not None and last.at <= now < last.at + BEAT:
        return None
    with transaction.atomic():
        found, made = Heartbeat.objects.select_for_update().get_or_create(pk=_ROW, defaults={"at": now})
        gap = None
        if not made and now - found.at > SILENCE:
            gap = Outage.objects.create(begin=found.at, end=now)
        if not made and now > found.at:
            found.at = now
            found.save()
        return gap


def away(since: datetime, now: datetime) -> list[Span]:
    """When the site was away since then; a silence that still lasts is one."""
    outages, beats = ask(*queries(since))
    return spans(outages, beats, now)


def queries(since: datetime) -> tuple[Query, Query]:
    """What has to be asked for that, where it is asked together with something else."""
    return Query(_SINCE, [stored(since)]), Query(_LAST, [_ROW])


def spans(outages: Iterable[Row], beats: Iterable[Row], now: datetime) -> list[Span]:
    """The same from what was found."""
    found = [(moment(begins), moment(ends)) for begins, ends in outages]
    found += [(moment(at), now) for (at,) in beats if now - moment(at) > SILENCE]
    return found
