"""Taking rows that no other worker has taken."""

from __future__ import annotations

from datetime import timedelta
from typing import TypeVar

from django.db import connection
from django.db.models import Model, Q, QuerySet

from civitas.site.core.now import now

M = TypeVar("M", bound=Model)


def locked(rows: QuerySet[M]) -> QuerySet[M]:
    """These rows, locked until the transaction ends; those that somebody else has locked are passed over.

    SQLite has one lock for everything and has taken it when the transaction began.
    """
    return rows.select_for_update(skip_locked=True, of=("self",)) if connection.vendor == "postgresql" else rows


def take_oldest(waiting: QuerySet[M], patience: timedelta) -> M | None:
    """The row that has waited longest, with its `begun` set; nothing if none waits.

    One that was begun so long ago that its worker must have died is taken again.
    """
    free = waiting.filter(Q(begun=None) | Q(begun__lt=now() - patience))
    while (row := free.order_by("pk").first()) is not None:
        if free.filter(pk=row.pk).update(begun=now()):  # nobody else was faster
            return row
    return None
