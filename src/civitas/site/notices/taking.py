"""Taking rows that no other worker has taken."""

from __future__ import annotations

from typing import TypeVar

from django.db import connection
from django.db.models import Model, QuerySet

M = TypeVar("M", bound=Model)


def locked(rows: QuerySet[M]) -> QuerySet[M]:
    """These rows, locked until the transaction ends; those that somebody else has locked are passed over.

    SQLite has one lock for everything and has taken it when the transaction began.
    """
    return rows.select_for_update(skip_locked=True, of=("self",)) if connection.vendor == "postgresql" else rows
