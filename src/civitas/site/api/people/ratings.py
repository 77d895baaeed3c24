"""Ratings and statistics as JSON."""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import datetime
from statistics import median
from typing import Annotated, Literal

from django.db.models import Q
from django.http import HttpRequest
from ninja import Query, Router, Schema

from civitas.games import titles
from civitas.site.api.people.finding import somebody
from civitas.site.api.people.schemas import HandleInPath, Somebody
from civitas.site.api.shared.bots import bot_words
from civitas.site.api.shared.caller import Language
from civitas.site.api.shared.errors import ERRORS, Problem
from civitas.site.api.shared.words import language
from civitas.site.people.auth import maybe_person
from civitas.site.ratings.figures import Interval, mean, points, share
from civitas.site.ratings.models import Played, Rating, Result

router = Router(tags=["ratings"], auth=maybe_person)
MOST_GAMES = 5000
"""The statistics of a title are of its last games, so many at most."""
HISTORY = 200


class Between(Schema):
    """Most likely `value`; 19 times in 20 between `low` and `high`."""

    value: float
    low: float
    high: float


class RankOut(Schema):
    """A line of a leaderboard: a person or a bot."""

    rank: int
    handle: str | None
    name: str
    """Of the person, or of the bot."""
    points: Between
    games: int


class LeaderboardOut(Schema):
    """Who is strongest at a title, as far as games tell; ordered by what is as good as certain."""

    title: str
    pool: Literal["people", "bots", "all"]
    total: int
    ranks: list[RankOut]


class SeatFigures(Schema):
    """How a seat fares at tables of one size."""

    seat: int
    games: int
    won: Between
    score: Between


class SizeFigures(Schema):
    """Games of one size."""

    seats: int
    games: int
    entries: Between
    """How long the journals are."""
    hours: float
    """From the first entry to the last, for half of the games no longer than this."""
    by_seat: list[SeatFigures]


class TitleFigures(Schema):
    """What the last games of a title tell."""

    title: str
    games: int
    sizes: list[SizeFigures]


class PersonFigures(Schema):
    """How somebody fares at one title."""

    title: str
    games: int
    won: Between
    places: dict[int, int]
    """Place to how often."""
    best: float
    """The most points in a game."""
    resigned: int
    rated: int
    """Games that counted for the rating."""
    points: Between | None


class RatedOut(Schema):
    """A rating after a game."""

    title: str
    at: datetime
    place: int
    seats: int
    points: Between


class FaredOut(Somebody):
    """How somebody fares."""

    titles: list[PersonFigures]
    """The title played most comes first."""
    history: list[RatedOut]
    """The latest first."""


def _between(interval: Interval) -> Between:
    return Between(**interval._asdict())


def _known(title: str) -> None:
    if title not in titles():
        raise Problem(404, "no-such-title")


@router.get("/titles/{title}/ratings", response={200: LeaderboardOut, **ERRORS})
def leaderboard(
    request: HttpRequest,
    title: str,
    pool: Literal["people", "bots", "all"] = "people",
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
    lang: Language = None,
) -> LeaderboardOut:
    """Who is strongest at a title. People and bots are rated on one scale: `all` is one list of both."""
    _known(title)
    words = language(request)
    # Who has left has no name to be listed by.
    rows = Rating.objects.filter(Q(user=None) | Q(user__is_active=True), title=title)
    if pool != "all":
        rows = rows.filter(pool=pool)
    found = rows.select_related("user__profile").order_by("-proven", "pk")[offset : offset + limit]
    ranks = [
        RankOut(
            rank=offset + number,
            handle=None if row.user is None else row.user.username,
            name=bot_words(row.bot, words).name if row.user is None else row.user.profile.name,
            points=_between(points(row.mu, row.sigma)),
            games=row.games,
        )
        for number, row in enumerate(found, 1)
    ]
    return LeaderboardOut(title=title, pool=pool, total=rows.count(), ranks=ranks)


@router.get("/titles/{title}/statistics", response={200: TitleFigures, **ERRORS})
def title_figures(request: HttpRequest, title: str) -> TitleFigures:
    """How long games of a title take, and whether a seat is better than another."""
    _known(title)
    played = list(Played.objects.filter(title=title).order_by("-finished", "-table")[:MOST_GAMES])
    results: defaultdict[tuple[int, int], list[Result]] = defaultdict(list)
    sizes = {game.pk: game.seat_count for game in played}
    for result in Result.objects.filter(played__in=played).iterator(chunk_size=2000):
        results[sizes[result.played_id], result.seat].append(result)
    shown = []
    for seats in sorted(set(sizes.values())):
        games = [game for game in played if game.seat_count == seats]
        shown.append(
            SizeFigures(
                seats=seats,
                games=len(games),
                entries=_between(mean([game.entries for game in games])),
                hours=median(game.hours for game in games),
                by_seat=[_seat(number, results[seats, number]) for number in range(seats)],
            )
        )
    return TitleFigures(title=title, games=len(played), sizes=shown)


def _seat(number: int, results: list[Result]) -> SeatFigures:
    return SeatFigures(
        seat=number,
        games=len(results),
        won=_between(share(sum(result.place == 1 for result in results), len(results))),
        score=_between(mean([result.score for result in results])),
    )


@router.get("/statistics/{handle}", response={200: FaredOut, **ERRORS})
def person_figures(request: HttpRequest, handle: HandleInPath) -> FaredOut:
    """How somebody fares at each title, and how their ratings went."""
    user = somebody(handle)
    results = list(Result.objects.filter(user=user).select_related("played").order_by("-played__finished", "-pk"))
    by_title: defaultdict[str, list[Result]] = defaultdict(list)
    for result in results:
        by_title[result.played.title].append(result)
    now = {row.title: row for row in Rating.objects.filter(user=user)}
    shown = [_fared(title, mine, now.get(title)) for title, mine in by_title.items()]
    history = [
        RatedOut(
            title=result.played.title,
            at=result.played.finished,
            place=result.place,
            seats=result.played.seat_count,
            points=_between(points(result.mu, result.sigma)),
        )
        for result in results
        if result.mu is not None and result.sigma is not None
    ]
    shown.sort(key=lambda figures: -figures.games)
    return FaredOut(handle=user.username, name=user.profile.name, titles=shown, history=history[:HISTORY])


def _fared(title: str, results: list[Result], rating: Rating | None) -> PersonFigures:
    return PersonFigures(
        title=title,
        games=len(results),
        won=_between(share(sum(result.place == 1 for result in results), len(results))),
        places=dict(sorted(Counter(result.place for result in results).items())),
        best=max(result.score for result in results),
        resigned=sum(result.resigned for result in results),
        rated=sum(result.mu is not None for result in results),
        points=None if rating is None else _between(points(rating.mu, rating.sigma)),
    )
