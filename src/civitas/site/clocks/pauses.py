"""What makes people's clocks stand still, read from the database: with one message, because moves wait for it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime

from django.contrib.auth.models import User

from civitas.site.clocks import outages
from civitas.site.clocks.hours import Hours, Quiet, Span
from civitas.site.core.statements import Query, Row, ask, moment, places
from civitas.site.tables.timing import Timing

_HOLIDAYS = 'SELECT user_id, "begin", "end" FROM clocks_holiday WHERE user_id IN ({users})'
_ZONES = """
    SELECT p.user_id, p.time_zone, r.quiet_begin, r.quiet_end
    FROM people_profile p LEFT JOIN clocks_rhythm r ON r.user_id = p.user_id WHERE p.user_id IN ({users})"""


def pauses(
    users: Iterable[int], timing: Timing, since: datetime, at: datetime
) -> tuple[dict[int | None, Hours], list[Span]]:
    """When the clocks of these people stand still, and when the site was away since then."""
    stops, beats, *rest = ask(*outages.queries(since), *_queries({*users}, timing))
    return _hours(*rest), outages.spans(stops, beats, at)


def hours_of(users: Iterable[int], timing: Timing | None = None) -> dict[int | None, Hours]:
    """When the clocks of these people stand still; at a table without pauses, never."""
    queries = _queries({*users}, timing)
    return _hours(*ask(*queries)) if queries else {}


def hours_for(user: User | int | None, timing: Timing) -> Hours:
    """The same for one person."""
    number = user.pk if isinstance(user, User) else user
    return Hours() if number is None else hours_of([number], timing).get(number, Hours())


def _queries(users: Collection[int], timing: Timing | None) -> list[Query]:
    if not users or (timing is not None and not timing.pauses):
        return []
    room, values = places(len(users)), sorted(users)
    return [Query(statement.format(users=room), values) for statement in (_HOLIDAYS, _ZONES)]


def _hours(away: Iterable[Row] = (), zones: Iterable[Row] = ()) -> dict[int | None, Hours]:
    holidays: dict[int, list[Span]] = {}
    for user, begins, ends in away:
        holidays.setdefault(user, []).append((moment(begins), moment(ends)))
    found: dict[int | None, Hours] = {}
    for user, zone, quiet_begin, quiet_end in zones:
        quiet = None if quiet_begin is None else Quiet(quiet_begin, quiet_end)
        found[user] = Hours(zone, quiet, tuple(holidays.get(user, ())))
    return found
