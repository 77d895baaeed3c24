"""What people say at a table, and what they write down for themselves.

Players and spectators have a room each. While the game is going on players do not read what spectators say: whoever
watches sees more games than one, and advice is not theirs to give. Who has resigned is a spectator; who is away and may
come back is not.
"""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import transaction

from civitas.site.core.events import announce
from civitas.site.people.models import Block
from civitas.site.tables.access import Access, NoAccess
from civitas.site.tables.events import Said
from civitas.site.tables.models import Message, PrivateNote, Status
from civitas.site.tables.table_activity import note_activity


def check_room(access: Access, room: str) -> None:
    """May this person read and write here?"""
    if not access.may_watch:
        raise NoAccess("not-your-table")
    over = access.status == Status.FINISHED
    if room == Message.Room.PLAYERS and (not access.member or (access.resigned and not over)):
        raise NoAccess("players-only")
    if room == Message.Room.SPECTATORS and (access.plays or access.away) and not over:
        raise NoAccess("spectators-only")


def say(access: Access, author: User, room: str, text: str) -> Message:
    """Say something to a room."""
    check_room(access, room)
    with transaction.atomic():
        message = Message.objects.create(table_id=access.id, room=room, author=author, text=text)
        if room == Message.Room.PLAYERS:
            deaf = Block.objects.filter(blocked=author).values_list("blocker_id", flat=True)
            announce(Said(access.id, message.pk, [author.pk, *deaf]))
        note_activity(access.id, access.name)
    return message


def messages(access: Access, reader: User, room: str, after: int, limit: int) -> list[Message]:
    """What was said in a room after message `after`, except by people whom the reader has blocked."""
    check_room(access, room)
    found = Message.objects.filter(table_id=access.id, room=room, pk__gt=after).select_related("author__profile")
    muted = Block.objects.filter(blocker=reader).values("blocked_id")
    return list(found.exclude(author_id__in=muted).order_by("pk")[:limit])


def private_note(access: Access, user: User) -> str:
    """What this person has written down at this table."""
    note = PrivateNote.objects.filter(table_id=access.id, user=user).first()
    return "" if note is None else note.text


def write_private_note(access: Access, user: User, text: str) -> None:
    PrivateNote.objects.update_or_create(table_id=access.id, user=user, defaults={"text": text})
