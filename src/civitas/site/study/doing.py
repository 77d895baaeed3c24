"""What the worker does for those who learn: one thought after the other, each of them by one worker only."""

from __future__ import annotations

from datetime import timedelta

import structlog
from django.db.models import Q

from civitas.site.now import now
from civitas.site.study import hints
from civitas.site.study.models import Study
from civitas.site.tables import moves

GIVEN_UP = timedelta(seconds=60)
"""A worker that has not come back after this has died."""

log = structlog.get_logger(__name__)


def study_one() -> bool:
    """Do one thought that somebody waits for; False if nobody does."""
    free = Q(begun=None) | Q(begun__lt=now() - GIVEN_UP)
    study = Study.objects.filter(free, data=None).select_related("table").order_by("pk").first()
    if study is None:
        return False
    if not Study.objects.filter(free, pk=study.pk, data=None).update(begun=now()):
        return True  # somebody else was faster
    try:
        data = hints.think(study, moves.look(study.table.name))
    except Exception:
        log.exception("a thought failed", table=study.table.name, kind=study.kind, seat=study.seat)
        data = []  # who waits is told that there is nothing, and may ask anew
    Study.objects.filter(pk=study.pk).update(data=data)
    return True
