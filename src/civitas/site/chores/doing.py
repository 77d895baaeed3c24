"""Asking for a chore, and doing one: each by one worker only, the one that has waited longest first."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import structlog
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models import Q

from civitas.site.chores.models import Chore, Kind
from civitas.site.core import bus
from civitas.site.core.now import now
from civitas.site.core.taking import take_oldest
from civitas.site.tables.lobby import NotPossible

GIVEN_UP = timedelta(seconds=120)
"""A worker that has not come back after this has died."""
FORGOTTEN = timedelta(minutes=10)
"""What nobody has done after this, nobody will: it makes room for a new wish."""
Found = dict[str, Any]

log = structlog.get_logger(__name__)


def ask(user: User, kind: Kind, given: Found) -> Chore:
    """Leave a chore for a worker. Who waits for one of the kind already has to wait for that first."""
    mine = Chore.objects.filter(user=user, kind=kind)
    try:
        with transaction.atomic():
            mine.filter(Q(found__isnull=False) | Q(asked__lt=now() - FORGOTTEN)).delete()
            chore = Chore.objects.create(user=user, kind=kind, given=given, asked=now())
    except IntegrityError as taken:
        raise NotPossible("one-at-a-time") from taken
    bus.publish(f"chore-{chore.pk}", 0)  # a worker may be asleep
    return chore


def do_one(kind: Kind, work: Callable[[Chore], Found]) -> bool:
    """Do one chore of this kind; False if there is none."""
    chore = take_oldest(Chore.objects.filter(kind=kind, found=None).select_related("user__profile"), GIVEN_UP)
    if chore is None:
        return False
    try:
        found = work(chore)
    except Exception:
        log.exception("a chore failed", kind=kind, chore=chore.pk)
        found = {"error": "error"}  # who waits is told so
    Chore.objects.filter(pk=chore.pk).update(found=found, given={})
    return True
