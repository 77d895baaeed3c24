"""Old notices are thrown away: who was told what a season ago helps nobody."""

from __future__ import annotations

from datetime import timedelta

from civitas.site.core.now import now as present
from civitas.site.notices.models import Notice

KEPT = timedelta(days=60)
AT_ONCE = 500


def clean() -> bool:
    """Throw some away; False if there is nothing to throw away."""
    old = Notice.objects.filter(created__lt=present() - KEPT).order_by("created").values_list("pk", flat=True)
    found = list(old[:AT_ONCE])
    if found:
        Notice.objects.filter(pk__in=found).delete()
    return len(found) == AT_ONCE
