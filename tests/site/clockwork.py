"""Letting time pass at a site that is alive all the while."""

from __future__ import annotations

from datetime import timedelta

from civitas.site.clocks.alarms import ring_all
from civitas.site.clocks.models import Heartbeat
from civitas.site.core.now import Hands
from civitas.site.tables.models import Job


def let_pass(hands: Hands, **by: float) -> None:
    """So much time passes, and everything that is due rings at its time."""
    end = hands.at + timedelta(**by)
    while True:
        due = Job.objects.filter(due__lte=end).order_by("due").values_list("due", flat=True).first()
        hands.at = end if due is None else max(hands.at, due)
        Heartbeat.objects.update(at=hands.at)
        ring_all()
        if due is None:
            return
