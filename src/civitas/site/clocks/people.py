"""What a person wants of time: a time zone, quiet hours, and holidays from a budget of days a year."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction

from civitas.site.clocks import running
from civitas.site.clocks.hours import DAY, Quiet, day_span
from civitas.site.clocks.models import Holiday, Rhythm, SeatClock
from civitas.site.core.now import now
from civitas.site.tables.models import Seat, Status, Table

LONGEST_QUIET = timedelta(hours=12)
"""Half a day is left in which a clock can run."""
FURTHEST = timedelta(days=366)
"""A holiday is entered no longer than this before it begins."""


class Impossible(Exception):
    """That cannot be. `why` is the id of a text."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def set_quiet(user: User, quiet: Quiet | None) -> None:
    """Leave me alone at these hours, from now on."""
    if quiet is not None and (quiet.begin == quiet.end or quiet.lasts > LONGEST_QUIET):
        raise Impossible("quiet-too-long")

    def change() -> None:
        if quiet is None:
            Rhythm.objects.filter(user=user).delete()
        else:
            values = {"quiet_begin": quiet.begin, "quiet_end": quiet.end}
            Rhythm.objects.update_or_create(user=user, defaults=values)

    rewound(user, change)


def days_left(user: User, year: int) -> int:
    """How many days of holiday a person may still take in a year."""
    taken = Holiday.objects.filter(user=user, first__year__lte=year, last__year__gte=year)
    return int(settings.CIVITAS_HOLIDAY_DAYS) - sum(_days(h.first, h.last, year) for h in taken)


def plan(user: User, first: date, last: date) -> Holiday:
    """A holiday. It begins today at the earliest, and then at this very moment: what has passed has counted."""
    at = now()
    today = at.astimezone(ZoneInfo(user.profile.time_zone)).date()
    if last < first or first < today or first > today + FURTHEST:
        raise Impossible("holiday-dates")
    with transaction.atomic():
        User.objects.select_for_update().get(pk=user.pk)
        if Holiday.objects.filter(user=user, first__lte=last, last__gte=first).exists():
            raise Impossible("holiday-overlaps")
        if any(_days(first, last, year) > days_left(user, year) for year in range(first.year, last.year + 1)):
            raise Impossible("holiday-budget")
        begin, end = day_span(user.profile.time_zone, first, last)
        planned = Holiday(user=user, first=first, last=last, begin=max(begin, at), end=end)
        rewound(user, planned.save)
    return planned


def call_off(user: User, number: int) -> None:
    """I am back, or do not go. Days that have begun are used up, the others come back into the budget."""
    holiday = Holiday.objects.filter(user=user, pk=number, end__gt=now()).first()
    if holiday is None:
        raise Impossible("no-such-holiday")
    at = now()

    def change() -> None:
        if holiday.begin >= at:
            holiday.delete()
        else:
            holiday.end = at
            holiday.last = max(holiday.first, at.astimezone(ZoneInfo(user.profile.time_zone)).date())
            holiday.save()

    rewound(user, change)


def rewound(user: User, change: Callable[[], object]) -> None:
    """Change what stops a person's clocks. What has passed counts as it did until now; alarms are set anew."""
    at = now()
    with transaction.atomic():
        for table in _tables(user):
            running.settle(table, at)
        change()
        for table in _tables(user):
            running.set_alarms(table, at)


def _tables(user: User) -> Iterable[Table]:
    """The tables at which a clock of this person goes, each locked."""
    seated = Seat.objects.filter(user=user, table__status=Status.PLAYING).values("table")
    going = SeatClock.objects.filter(table__in=seated, since__isnull=False).values("table")
    return Table.objects.select_for_update().filter(pk__in=going).order_by("pk")


def _days(first: date, last: date, year: int) -> int:
    """How many days of a holiday fall into a year."""
    begin, end = max(first, date(year, 1, 1)), min(last, date(year, 12, 31))
    return max(0, (end - begin) // DAY + 1)


def local_time(text: str) -> time:
    """`22:30` as a time of the day; raises ValueError."""
    return datetime.strptime(text, "%H:%M").time()
