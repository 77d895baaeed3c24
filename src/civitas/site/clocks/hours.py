"""When a person's clock stands still: quiet hours, holidays, and times at which the site was away.

All of it is arithmetic with moments; nothing here reads a clock or a database.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

Span = tuple[datetime, datetime]
"""From a moment up to another."""
WINDOW = timedelta(days=30)
"""So far is looked ahead at a time."""
LONGEST = timedelta(days=3660)
"""Nothing is looked for beyond this."""
DAY = timedelta(days=1)


class Quiet(NamedTuple):
    """The hours of the day in which a person wants to be left alone, on their own clock; they may cross midnight."""

    begin: time
    end: time

    @property
    def lasts(self) -> timedelta:
        length = timedelta(hours=self.end.hour - self.begin.hour, minutes=self.end.minute - self.begin.minute)
        return length if length > timedelta(0) else length + DAY


class Hours(NamedTuple):
    """All that makes a clock stand still."""

    zone: str = "UTC"
    quiet: Quiet | None = None
    away: tuple[Span, ...] = ()
    """Holidays, and times at which the site was away."""

    def spans(self, begin: datetime, end: datetime) -> list[Span]:
        """When the clock stands still between two moments: in order, and no two of them touch."""
        found = [(max(a, begin), min(b, end)) for a, b in self.away if a < end and b > begin]
        if self.quiet is not None:
            found += _nights(self.quiet, ZoneInfo(self.zone), begin, end)
        return list(_merged(sorted(found)))

    def counted(self, begin: datetime, end: datetime) -> float:
        """How many seconds count between two moments."""
        if end <= begin:
            return 0.0
        still = sum(((b - a) for a, b in self.spans(begin, end)), timedelta(0))
        return (end - begin - still).total_seconds()

    def after(self, begin: datetime, seconds: float) -> datetime:
        """The moment at which so many seconds have counted."""
        left, at, last = timedelta(seconds=max(0.0, seconds)), begin, begin + LONGEST
        while at < last:
            until = at + WINDOW
            for a, b in self.spans(at, until):
                if a - at >= left and (left or a > at):
                    return at + left
                left -= a - at
                at = b
            if until - at >= left and until > at:
                return at + left
            left -= until - at
            at = until
        return last

    def still(self, at: datetime) -> Span | None:
        """The span in which the clock stands still at this moment, if it does."""
        return next(((a, b) for a, b in self.spans(at - DAY, at + WINDOW) if a <= at < b), None)

    def next_change(self, at: datetime) -> datetime | None:
        """When the clock next stops, or goes on; None if it goes on for long."""
        for a, b in self.spans(at - DAY, at + WINDOW):
            if a > at:
                return a
            if b > at:
                return b
        return None


def day_span(zone: str, first: date, last: date) -> Span:
    """From the first moment of one day to the end of another, as the clocks of that zone have it."""
    there = ZoneInfo(zone)
    begin = datetime.combine(first, time(), there).astimezone(UTC)
    return begin, datetime.combine(last + DAY, time(), there).astimezone(UTC)


def _nights(quiet: Quiet, zone: ZoneInfo, begin: datetime, end: datetime) -> Iterator[Span]:
    """The quiet hours of each day that touch the time between two moments."""
    day = begin.astimezone(zone).date() - DAY
    last = end.astimezone(zone).date()
    over = DAY if quiet.end <= quiet.begin else timedelta(0)
    while day <= last:
        a = datetime.combine(day, quiet.begin, zone).astimezone(UTC)
        b = datetime.combine(day + over, quiet.end, zone).astimezone(UTC)
        if a < end and b > begin and a < b:
            yield max(a, begin), min(b, end)
        day += DAY


def _merged(spans: Iterable[Span]) -> Iterator[Span]:
    """Spans that overlap or touch are one."""
    open_span: Span | None = None
    for a, b in spans:
        if open_span is None:
            open_span = (a, b)
        elif a <= open_span[1]:
            open_span = (open_span[0], max(open_span[1], b))
        else:
            yield open_span
            open_span = (a, b)
    if open_span is not None:
        yield open_span


def outside(hours: Hours, away: Sequence[Span]) -> Hours:
    """The same hours, and these spans besides."""
    return hours._replace(away=(*hours.away, *away)) if away else hours
