"""Talking at the table, and writing down what is nobody else's business."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from django.contrib.auth.models import User
from ninja import Query, Router, Schema, Status
from pydantic import Field

from civitas.site.api.shared.caller import Number, Request, at_table
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.limits import writes
from civitas.site.api.shared.shapes import Asked, Text
from civitas.site.core import limits
from civitas.site.people.auth import person
from civitas.site.tables import talk
from civitas.site.tables.models import Message

router = Router(tags=["talk"], auth=person)
Room = Literal["players", "spectators"]


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
