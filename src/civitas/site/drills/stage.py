"""Tables in the middle of a game, set up without playing every move through the site."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.auth.models import User
from django.db import transaction

from civitas import kernel
from civitas.games import find_title
from civitas.kernel import Answer, Dice
from civitas.site.clocks import running
from civitas.site.core.now import now
from civitas.site.people.tokens import make_token
from civitas.site.tables import moves, opening
from civitas.site.tables.models import Seat
from civitas.site.tables.record.log import write_lines
from civitas.site.tables.record.statement_batch import statement_batch

TITLE = "sands"
"""The game that is played in drills. Only one, so that their figures can be compared over the years."""


class Person(NamedTuple):
    """Somebody who plays through the API."""

    id: int
    token: str
    session: str = ""
    """The key of a browser in which they have signed in; empty if there is none."""


class Chair(NamedTuple):
    """A seat that somebody plays through the API."""

    table: str
    seat: int
    token: str
    session: str = ""


class Staged(NamedTuple):
    """A table that was set up: the length of its journal, and the seats of people."""

    name: str
    seq: int
    chairs: list[Chair]


class Line(NamedTuple):
    """An answer that will be given: by whom, and at which length of the journal."""

    seat: int
    answer: Answer
    expected: int


def people(count: int, *, browsers: bool = False) -> list[Person]:
    """So many accounts, each with a token. Several, because the site lets nobody answer without pause."""
    with transaction.atomic():
        users = [User.objects.create(username=f"drill-{number}") for number in range(count)]
        signed_in = [_session(user) if browsers else "" for user in users]
        return [
            Person(user.pk, make_token(user, "drill").secret, session)
            for user, session in zip(users, signed_in, strict=True)
        ]


def _session(user: User) -> str:
    """What a browser has after signing in."""
    session = import_module(settings.SESSION_ENGINE).SessionStore()
    session[SESSION_KEY] = str(user.pk)
    session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session.create()
    return str(session.session_key)


def people_at_rest(count: int) -> list[Person]:
    """Some of those who are there already, for tables at which nobody will play."""
    return [Person(user, "") for user in User.objects.order_by("pk").values_list("pk", flat=True)[:count]]


def new_game(seats: int, number: int) -> tuple[kernel.Table, random.Random]:
    """A game with dice of its own and somebody to play it at random; the same number gives the same game."""
    return kernel.Table(find_title(TITLE), seats, {}, Dice(f"{number:064x}")), random.Random(number)  # noqa: S311


def play_on(game: kernel.Table, rng: random.Random, decisions: int | None = None) -> list[Line]:
    """Play so many decisions, or to the end, at random."""
    said: list[Line] = []
    while not game.over and (decisions is None or len(said) < decisions):
        seat = rng.choice(game.to_act())
        line = Line(seat, game.prompt(seat).sample(rng), game.seq)
        game.apply(line.seat, line.answer)
        said.append(line)
    return said


def stage(
    game: kernel.Table, players: Iterable[Person], bots: Collection[int] = (), timing: Mapping[str, Any] | None = None
) -> Staged:
    """The game as it stands becomes a table of the site. Bots have the seats `bots`, people the others."""
    with transaction.atomic(), statement_batch() as out:
        row = opening.store(game, timing=dict(timing or {}))
        write_lines(out, row.pk, game, 0, ())
        sitting = dict(zip([seat for seat in range(game.seats) if seat not in bots], players, strict=False))
        Seat.objects.bulk_create(
            Seat(table=row, number=seat, bot="random", ready=True)
            if seat in bots
            else Seat(table=row, number=seat, user_id=sitting[seat].id, ready=True)
            for seat in range(game.seats)
        )
        moves.call_bots(out, row.pk, game, now())
        running.begin(out, row, now())
    chairs = [Chair(row.name, seat, person.token, person.session) for seat, person in sitting.items()]
    return Staged(row.name, game.seq, chairs)
