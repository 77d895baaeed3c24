"""Counting finished games. What comes out is a function of the finished tables, in the order in which they ended.

All are rated on one scale, so that people can tell which of the bots they are a match for. A game counts for the
accounts and the different bots in it, if there are two of them at least: guests come and go, and somebody who has
several seats on one device plays against themself. A caretaker is nobody's bot, players who resigned or stayed away
have come in last, and whoever took a seat over in between is not judged. Games that did not gather in the lobby
(what-if, lessons, files) do not count at all, and neither do those in which people learn and may ask for advice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction
from django.db.models import QuerySet
from openskill.models import PlackettLuce

from civitas.site.ratings.models import Counted, Played, Pool, Rating, Result
from civitas.site.tables.models import Ended, Entry, Job, Kind, Seat, Status, Table

JOB = "rate"
AT_ONCE = 100
CERTAIN = 3
"""So many sigma below what is most likely is as good as certain."""
_model = PlackettLuce()


class Standing(NamedTuple):
    """A rating that is being worked out."""

    mu: float
    sigma: float
    games: int


Player = tuple[str, int | None, str]
"""The pool, and the user or the bot."""


def count_one() -> bool:
    """Count a game that has just ended; False if none has."""
    job = Job.objects.filter(kind=JOB).select_related("table").order_by("pk").first()
    if job is None:
        return False
    count(job.table)
    job.delete()
    return True


def sweep() -> bool:
    """Count the games that ended without anybody being told: before this version, or by hand."""
    left = _rated().filter(played=None).order_by("pk")[:AT_ONCE]
    tables = list(left)
    for table in tables:
        count(table)
    return len(tables) == AT_ONCE


def _rated() -> QuerySet[Table]:
    return Table.objects.filter(status=Status.FINISHED, kind=Kind.GAME, teaching=False).exclude(ended=Ended.LONG)


def count(table: Table) -> None:
    """Count one finished game, once."""
    if table.status != Status.FINISHED or table.kind != Kind.GAME or table.teaching or table.ended == Ended.LONG:
        return
    with transaction.atomic():
        _lock(table.title)
        if Played.objects.filter(table=table).exists():
            return
        played = _write_down(table)
        later = Played.objects.filter(title=table.title, finished__gt=played.finished).exists()
        if later:
            _recompute(table.title)  # two games ended at almost the same time, and this one was first
        else:
            _rate(played, _standings(table.title, played))


def recompute(title: str | None = None) -> int:
    """Work everything out anew from the tables; returns how many games were counted."""
    finished = _rated()
    names = [title] if title is not None else list(finished.values_list("title", flat=True).distinct())
    games = 0
    for name in names:
        with transaction.atomic():
            _lock(name)
            Played.objects.filter(title=name).delete()
            for table in finished.filter(title=name).order_by("pk").iterator(chunk_size=AT_ONCE):
                _write_down(table)
                games += 1
            _recompute(name)
    return games


def _lock(title: str) -> None:
    Counted.objects.get_or_create(title=title)
    Counted.objects.select_for_update().get(title=title)


def _recompute(title: str) -> None:
    Rating.objects.filter(title=title).delete()
    Result.objects.filter(played__title=title).update(mu=None, sigma=None)
    known: dict[Player, Standing] = {}
    for played in Played.objects.filter(title=title).select_related("table").order_by("finished", "table"):
        _rate(played, known, save=False)
    _save(title, known)


# --- one game ----------------------------------------------------------------------------------------------------


def _write_down(table: Table) -> Played:
    times = Entry.objects.filter(table=table).order_by("seq").values_list("at", flat=True)
    first, last = times.first() or table.created, times.last() or table.moved
    played = Played.objects.create(
        table=table,
        title=table.title,
        seat_count=table.seat_count,
        finished=last,
        entries=table.seq,
        hours=_hours(first, last),
    )
    seats = list(table.seats.order_by("number"))
    scores = list(table.scores or [0] * table.seat_count)
    for seat, place in zip(seats, places(seats, scores, table.winners), strict=True):
        left = left_by(seat)
        Result.objects.create(
            played=played,
            seat=seat.number,
            user_id=seat.user_id if left is None else left,
            bot=seat.bot if left is None else "",
            place=place,
            score=scores[seat.number],
            resigned=left is not None,
        )
    return played


def _hours(first: datetime, last: datetime) -> float:
    return (last - first).total_seconds() / 3600


def left_by(seat: Seat) -> int | None:
    """Who resigned here, or stayed away to the end, and left the seat to a caretaker."""
    return (seat.resigned_by_id or seat.away_id) if seat.bot else None


def places(seats: Sequence[Seat], scores: Sequence[float], winners: Collection[int] | None) -> list[int]:
    """Who won, then by points; who resigned comes after everybody who stayed. If all have lost, nobody is first."""
    won = set(winners or ())
    first = 2 if winners is not None and not won else 1
    order = [(left_by(seat) is not None, seat.number not in won, -scores[seat.number]) for seat in seats]
    return [first + sum(other < own for other in order) for own in order]


def _rate(played: Played, known: dict[Player, Standing], *, save: bool = True) -> None:
    if played.table.together:
        return  # there is nobody to be rated against
    results = list(played.results.select_related("user__profile").order_by("seat"))
    # Who took a seat over in the middle of a game is not to be judged by it.
    stepped_in = {
        *played.table.seats.filter(user__isnull=False, resigned_by__isnull=False).values_list("number", flat=True)
    }
    field = _people([one for one in results if one.seat not in stepped_in]) | _bots(results)
    touched = _compare(field, known)
    known |= touched
    if save:
        _save(played.title, touched)


def _people(results: Sequence[Result]) -> dict[Player, list[Result]]:
    seats = Counter(result.user_id for result in results if result.user_id is not None)
    if any(count > 1 for count in seats.values()):
        return {}
    return {
        (Pool.PEOPLE, result.user_id, ""): [result]
        for result in results
        if result.user is not None and not result.user.profile.is_guest
    }


def _bots(results: Sequence[Result]) -> dict[Player, list[Result]]:
    """Each bot once, by the best of its seats."""
    found: dict[Player, list[Result]] = {}
    for result in results:
        if result.bot:
            found.setdefault((Pool.BOTS, None, result.bot), []).append(result)
    return found


def _compare(field: dict[Player, list[Result]], known: dict[Player, Standing]) -> dict[Player, Standing]:
    if len(field) < 2:
        return {}
    before = [known.get(player) or _new() for player in field]
    teams = [[_model.create_rating([one.mu, one.sigma])] for one in before]
    ranks = [float(min(result.place for result in results)) for results in field.values()]
    after = _model.rate(teams, ranks=ranks)
    found: dict[Player, Standing] = {}
    for (player, results), old, (new,) in zip(field.items(), before, after, strict=True):
        found[player] = Standing(new.mu, new.sigma, old.games + 1)
        Result.objects.filter(pk__in=[result.pk for result in results]).update(mu=new.mu, sigma=new.sigma)
    return found


def _new() -> Standing:
    fresh = _model.rating()
    return Standing(fresh.mu, fresh.sigma, 0)


def _standings(title: str, played: Played) -> dict[Player, Standing]:
    """What is known of those who have just played."""
    users = [user for user in played.results.values_list("user", flat=True) if user is not None]
    bots = [bot for bot in played.results.values_list("bot", flat=True) if bot]
    rows = Rating.objects.filter(title=title)
    found = [*rows.filter(pool=Pool.PEOPLE, user__in=users), *rows.filter(pool=Pool.BOTS, bot__in=bots)]
    return {(row.pool, row.user_id, row.bot): Standing(row.mu, row.sigma, row.games) for row in found}


def _save(title: str, standings: dict[Player, Standing]) -> None:
    for (pool, user, bot), one in standings.items():
        rated: dict[str, Any] = {"pool": pool, "title": title, "bot": bot, "user_id": user}
        Rating.objects.update_or_create(
            **rated,
            defaults={"mu": one.mu, "sigma": one.sigma, "games": one.games, "proven": one.mu - CERTAIN * one.sigma},
        )
