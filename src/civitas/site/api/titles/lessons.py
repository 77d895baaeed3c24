"""Learning a title: lessons, each a table at a position where the person has to find the move."""

from __future__ import annotations

from typing import Annotated, Any

from django.contrib.auth.models import User
from django.http import HttpRequest
from ninja import Path, Router, Schema, Status
from pydantic import Field

from civitas.games import find_title, titles
from civitas.games.lessons import lessons
from civitas.kernel import Title
from civitas.kit.rules_index import load_rules
from civitas.site.api.shared.caller import Language, Request, at_game
from civitas.site.api.shared.errors import ERRORS, Problem
from civitas.site.api.shared.guests import welcome
from civitas.site.api.shared.limits import writes
from civitas.site.api.shared.shapes import Asked, TableOut, Text
from civitas.site.api.shared.showing import show_table
from civitas.site.api.shared.words import language
from civitas.site.people.auth import maybe_person, person
from civitas.site.tables.models import Table
from civitas.site.tables.private import practice

router = Router(tags=["lessons"], auth=maybe_person)
LessonNumber = Path[Annotated[int, Field(ge=1, le=100)]]


class LessonOut(Schema):
    """A lesson of a title, and how far I am with it."""

    number: int
    id: str
    name: str
    done: bool
    table: str | None
    """My latest table of this lesson."""


class LessonIn(Asked):
    """Who has no account may give a name."""

    name: Annotated[Text, Field(max_length=40)] = ""


class ParagraphOut(Schema):
    """A paragraph to read on in the rules."""

    paragraph: str
    heading: str


class TaskOut(Schema):
    """What this table is to teach: what to know, what to do, how to find it, and what was learned."""

    title: str
    number: int
    count: int
    """How many lessons the title has."""
    id: str
    seat: int
    done: bool
    strayed: bool
    """An answer was given that does not lead there; undoing it leads back."""
    rules: list[ParagraphOut]
    name: str
    know: str
    task: str
    hint: str
    praise: str


@router.get("/lessons/{title}", response={200: list[LessonOut], **ERRORS})
def list_lessons(request: HttpRequest, title: str, lang: Language = None) -> list[LessonOut]:
    """The lessons of a title in their order; none if it has no lessons."""
    game = _known(title)
    user: Any = getattr(request, "auth", None)
    mine = practice.attempts(user, title) if isinstance(user, User) else []
    done = {table.lesson for table in mine if practice.is_done(table)}
    latest = {table.lesson: table.name for table in reversed(mine)}
    words = language(request)
    return [
        LessonOut(
            number=lesson.number,
            id=lesson.id,
            name=lesson.texts[words]["name"],
            done=lesson.number in done,
            table=latest.get(lesson.number),
        )
        for lesson in lessons(game)
    ]


@router.post("/lessons/{title}/{number}", response={201: TableOut, **ERRORS}, throttle=writes)
def begin_lesson(request: HttpRequest, title: str, number: LessonNumber, wish: LessonIn) -> Status[TableOut]:
    """Begin a lesson. Who has not signed in becomes a guest, and the reply signs the browser in."""
    game = _known(title)
    lesson = practice.find_lesson(game, number)
    if lesson is None:
        raise Problem(404, "no-such-lesson")
    user: Any = getattr(request, "auth", None)
    if not isinstance(user, User):
        user = welcome(request, wish.name)
    return Status(201, show_table(request, practice.begin(user, game, lesson).name))


@router.get("/tables/{name}/lesson", response={200: TaskOut, **ERRORS}, auth=person)
def task(request: Request, name: str, lang: Language = None) -> TaskOut:
    """What this table is to teach, and whether I have found the move."""
    access = at_game(request, name)
    table = Table.objects.get(pk=access.id)
    lesson = practice.lesson_of(table)
    if lesson is None:
        raise Problem(404, "no-such-lesson")
    words, title, progress = language(request), find_title(table.title), practice.progress(table)
    headings = {rule.id: rule.title(words) for rule in load_rules(title)}
    return TaskOut(
        title=table.title,
        number=lesson.number,
        count=len(lessons(title)),
        id=lesson.id,
        seat=lesson.seat,
        done=progress.done,
        strayed=progress.strayed,
        rules=[ParagraphOut(paragraph=id, heading=headings[id]) for id in lesson.rules],
        **lesson.texts[words],
    )


def _known(title: str) -> Title[Any]:
    if title not in titles():
        raise Problem(404, "no-such-title")
    return find_title(title)
