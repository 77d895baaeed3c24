"""Times at which the site was away.

Whoever looks after the alarms leaves a sign of life every few seconds. When the last one is old, the site was away in
between, and that time counts for nobody: no clock went on, no grace, no vote.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction

from civitas.site.clocks.hours import Span
from civitas.site.clocks.models import Heartbeat, Outage

BEAT = timedelta(seconds=15)
"""Between two signs of life."""
SILENCE = timedelta(minutes=2)
"""Without one for this long, the site was away."""
_ROW = 1


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
    found: list[Span] = list(Outage.objects.filter(end__gt=since).order_by("begin").values_list("begin", "end"))
    last = Heartbeat.objects.filter(pk=_ROW).values_list("at", flat=True).first()
    if last is not None and now - last > SILENCE:
        found.append((last, now))
    return found
