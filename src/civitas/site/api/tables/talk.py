"""Talking at the table, planning with partners, and writing down what is nobody else's business."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from django.contrib.auth.models import User
from ninja import Path, Query, Router, Schema, Status
from pydantic import Field

from civitas.site.api.shared.caller import Number, Request, at_table
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.limits import writes
from civitas.site.api.shared.shapes import Asked, Text
from civitas.site.core import limits
from civitas.site.people.auth import person
from civitas.site.tables import talk
from civitas.site.tables.models import Message, PlanMark

router = Router(tags=["talk"], auth=person)
Room = Literal["players", "spectators"]
MarkId = Path[Annotated[int, Field(ge=1, lt=2**63)]]
Place = Annotated[Text, Field(max_length=limits.TARGET_LENGTH, pattern=r"^[a-z][a-z_-]*:[^\s:]+$")]
"""A thing on the table, as questions and lines of the log name it: `province:gallia`."""


class MessageIn(Asked):
    """Something to say."""

    text: Annotated[Text, Field(min_length=1, max_length=limits.MESSAGE_LENGTH)]


class MessageOut(Schema):
    """Something that was said."""

    id: int
    author: str | None
    handle: str | None
    text: str
    at: datetime


class PrivateNoteShape(Asked):
    """What I write down for myself."""

    text: Annotated[Text, Field(max_length=limits.NOTE_LENGTH)]


class MarkIn(Asked):
    """A sign on a thing of the table; with `to`, an arrow from there to another."""

    sign: PlanMark.Sign
    place: Place
    to: Place | None = None
    label: Annotated[Text, Field(max_length=limits.PLAN_LABEL_LENGTH)] = ""


class MarkOut(Schema):
    """Something that a partner has marked."""

    id: int
    author: str
    seat: int | None
    """Of the author; nothing once the seat is somebody else's."""
    mine: bool
    sign: PlanMark.Sign
    place: str
    to: str | None
    label: str
    at: datetime


def _show(message: Message) -> MessageOut:
    author: User | None = message.author
    return MessageOut(
        id=message.pk,
        author=None if author is None else author.profile.name,
        handle=None if author is None else author.username,
        text=message.text,
        at=message.at,
    )


@router.get("/tables/{name}/chat/{room}", response={200: list[MessageOut], **ERRORS})
def read_chat(
    request: Request, name: str, room: Room, after: Number = 0, limit: Annotated[int, Query(ge=1, le=500)] = 200
) -> list[MessageOut]:
    """What was said after message `after`. Players and spectators have a room each."""
    access = at_table(request, name)
    return [_show(message) for message in talk.messages(access, request.auth, room, after, limit)]


@router.post("/tables/{name}/chat/{room}", response={201: MessageOut, **ERRORS}, throttle=writes)
def say(request: Request, name: str, room: Room, body: MessageIn) -> Status[MessageOut]:
    """Say something."""
    return Status(201, _show(talk.say(at_table(request, name), request.auth, room, body.text)))


@router.get("/tables/{name}/private-note", response={200: PrivateNoteShape, **ERRORS})
def private_note(request: Request, name: str) -> PrivateNoteShape:
    """What I have written down at this table; nobody else can read it."""
    return PrivateNoteShape(text=talk.private_note(at_table(request, name), request.auth))


@router.put("/tables/{name}/private-note", response={200: PrivateNoteShape, **ERRORS}, throttle=writes)
def write_private_note(request: Request, name: str, body: PrivateNoteShape) -> PrivateNoteShape:
    """Write it down, in place of what was there."""
    talk.write_private_note(at_table(request, name), request.auth, body.text)
    return body


def _marked(mark: PlanMark, reader: User, seats: dict[int, int]) -> MarkOut:
    return MarkOut(
        id=mark.pk,
        author=mark.author.profile.name,
        seat=seats.get(mark.author_id),
        mine=mark.author_id == reader.pk,
        sign=PlanMark.Sign(mark.sign),
        place=mark.place,
        to=mark.to or None,
        label=mark.label,
        at=mark.at,
    )


@router.get("/tables/{name}/plan", response={200: list[MarkOut], **ERRORS})
def read_plan(request: Request, name: str) -> list[MarkOut]:
    """What my partners and I have marked on the table. Where people play against each other there is no plan."""
    access = at_table(request, name)
    found = talk.plan(access, request.auth)
    seats = talk.seats_of(access.id)
    return [_marked(mark, request.auth, seats) for mark in found]


@router.post("/tables/{name}/plan", response={201: MarkOut, **ERRORS}, throttle=writes)
def mark(request: Request, name: str, body: MarkIn) -> Status[MarkOut]:
    """Put a sign on something, or draw an arrow."""
    access = at_table(request, name)
    made = talk.mark(access, request.auth, body.sign, body.place, body.to or "", body.label.strip())
    return Status(201, _marked(made, request.auth, talk.seats_of(access.id)))


@router.delete("/tables/{name}/plan", response={204: None, **ERRORS}, throttle=writes)
def clear_plan(request: Request, name: str) -> Status[None]:
    """Take away all of it, also what the others have put there."""
    talk.clear_plan(at_table(request, name))
    return Status(204, None)


@router.delete("/tables/{name}/plan/{number}", response={204: None, **ERRORS}, throttle=writes)
def unmark(request: Request, name: str, number: MarkId) -> Status[None]:
    """Take back one of my own."""
    talk.unmark(at_table(request, name), request.auth, number)
    return Status(204, None)
