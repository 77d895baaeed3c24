"""Weeks as calendars have them (ISO 8601), from Monday to Sunday, the same for everybody: in UTC."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from civitas.site.core.now import now

_WEEK = re.compile(r"(\d{4})-W(\d{2})")
_FIRST = datetime(1970, 1, 5, tzinfo=UTC)
"""A Monday to count from."""


def week_of(at: datetime) -> str:
    """The week of a moment: `2026-W47`."""
    year, week, _ = at.astimezone(UTC).isocalendar()
    return f"{year}-W{week:02}"


def this_week() -> str:
    return week_of(now())


def begin_of(week: str) -> datetime:
    """When a week begins; raises `ValueError` if there is no such week."""
    found = _WEEK.fullmatch(week)
    if found is None:
        raise ValueError(week)
    return datetime.fromisocalendar(int(found[1]), int(found[2]), 1).replace(tzinfo=UTC)


def end_of(week: str) -> datetime:
    """When the next one begins."""
    return begin_of(week) + timedelta(weeks=1)


def number_of(week: str) -> int:
    """The weeks in a row, across years."""
    return (begin_of(week) - _FIRST).days // 7
