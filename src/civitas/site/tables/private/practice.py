"""Lessons as tables: a private table at the position of a lesson, the person on the seat that has to find the move.

Bots have the other seats, so that a battle is answered and the person may play on afterwards. Whether the lesson is
done is read from what has happened since, every time anew: who undoes the move has not done it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from django.contrib.auth.models import User
from django.db import transaction

from civitas import kernel
from civitas.bots import bots_for
from civitas.games import find_title
from civitas.games.lessons import Happened, Lesson, lessons
from civitas.kernel import Title
from civitas.kernel.gamefile import reopen
from civitas.kernel.journal import effective
from civitas.site.core import bus
from civitas.site.tables import opening
from civitas.site.tables.models import Job, Kind, Seat, Table, Visibility
from civitas.site.tables.record.journal import journal
from civitas.site.tables.record.log import lines_for

OPPONENT = "greedy"
"""Who has the other seats of a lesson: somebody who answers at once."""


def find_lesson(title: Title[Any], number: int) -> Lesson | None:
    """The lesson of that number, if there is one."""
    return next((lesson for lesson in lessons(title) if lesson.number == number), None)


def begin(user: User, title: Title[Any], lesson: Lesson) -> Table:
    """The position of the lesson as a table of this person's. Of earlier attempts the last that was done is kept."""
    game = reopen(title, lesson.game())
    with transaction.atomic():
        earlier = [old for old in attempts(user, title.id) if old.lesson == lesson.number]
        kept = next((old for old in earlier if is_done(old)), None)
        for old in earlier:
            if old is not kept:
                old.delete()
        return _store(user, game, lesson)


def attempts(user: User, title: str) -> list[Table]:
    """The person's lessons of a title, the latest first."""
    return list(Table.objects.filter(owner=user, kind=Kind.LESSON, title=title).order_by("-pk"))


def lesson_of(table: Table) -> Lesson | None:
    """The lesson that a table was set for; None if it is no lesson, or one that is no longer given."""
    return None if table.lesson is None else find_lesson(find_title(table.title), table.lesson)


class Progress(NamedTuple):
    """How far a person has come with a lesson."""

    done: bool
    """Has the person found the move?"""
    strayed: bool
    """Or given an answer that does not lead there?"""


def progress(table: Table) -> Progress:
    """What has come of it since the lesson began, without what was undone."""
    lesson = lesson_of(table)
    if lesson is None:
        return Progress(False, False)
    lines = lines_for(table.pk, lesson.seat, table.first_seq)
    said = effective(journal(table.pk, table.first_seq))
    happened = [Happened("note", line.key, line.params) for line in lines]
    happened += [Happened("answer", entry.key, entry.answer) for entry in said if entry.who == lesson.seat]
    done = lesson.is_done(happened)
    return Progress(done, not done and lesson.has_strayed(happened))


def is_done(table: Table) -> bool:
    """Has the person found the move?"""
    return progress(table).done


def _store(user: User, game: kernel.Table, lesson: Lesson) -> Table:
    bot = OPPONENT if OPPONENT in bots_for(game.title) else bots_for(game.title)[0]
    row = opening.store(
        game, owner=user, visibility=Visibility.PRIVATE, kind=Kind.LESSON, lesson=lesson.number, first_seq=game.seq
    )
    Seat.objects.bulk_create(
        Seat(table=row, number=n, ready=True, **({"user": user} if n == lesson.seat else {"bot": bot}))
        for n in range(game.seats)
    )
    asked = [seat for seat in game.to_act() if seat != lesson.seat]
    Job.objects.bulk_create(Job(table=row, kind="bot", seat=seat, seq=game.seq) for seat in asked)
    transaction.on_commit(lambda: bus.publish(row.name, row.seq))
    return row
