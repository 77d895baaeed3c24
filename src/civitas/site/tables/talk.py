"""What people say at a table, what they write down for themselves, and what partners plan together.

Players and spectators have a room each. While the game is going on players do not read what spectators say: whoever
watches sees more games than one, and advice is not theirs to give. Who has resigned is a spectator; who is away and may
come back is not.

The plan belongs to those who win or lose together: nobody else may read it, not when the game is over either, and where
people play against each other there is none.
"""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Q

from civitas.site.core import limits
from civitas.site.core.events import announce
from civitas.site.people.models import Block
from civitas.site.tables.access import Access, NoAccess
from civitas.site.tables.events import Said
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Message, PlanMark, PrivateNote, Seat, Status, Table
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


def check_partner(access: Access) -> None:
    """Does this person play here, or is away and may come back, and do all of them win or lose together?"""
    if not access.may_watch:
        raise NoAccess("not-your-table")
    if not (access.plays or access.away):
        raise NoAccess("partners-only")
    if not Table.objects.only("title", "options").get(pk=access.id).together:
        raise NotPossible("no-partners")


def plan(access: Access, reader: User) -> list[PlanMark]:
    """What the partners have marked, except for people whom the reader has blocked; the oldest first."""
    check_partner(access)
    muted = Block.objects.filter(blocker=reader).values("blocked_id")
    found = PlanMark.objects.filter(table_id=access.id).exclude(author_id__in=muted)
    return list(found.select_related("author__profile").order_by("pk"))


def mark(access: Access, author: User, sign: str, place: str, to: str = "", label: str = "") -> PlanMark:
    """Put a sign on something, or draw an arrow from there."""
    check_partner(access)
    with transaction.atomic():
        # Two at once must not both be the last one that there is room for.
        Table.objects.select_for_update().only("pk").get(pk=access.id)
        if PlanMark.objects.filter(table_id=access.id, author=author).count() >= limits.PLAN_MARKS:
            raise NotPossible("plan-full")
        made = PlanMark.objects.create(table_id=access.id, author=author, sign=sign, place=place, to=to, label=label)
        note_activity(access.id, access.name)
    return made


def unmark(access: Access, author: User, number: int) -> None:
    """Take back one's own; if it is gone already, that is what was wanted."""
    check_partner(access)
    _wipe(access, Q(pk=number, author=author))


def clear_plan(access: Access) -> None:
    """Take away everything, whoever put it there: partners plan anew together."""
    check_partner(access)
    _wipe(access, Q())


def _wipe(access: Access, which: Q) -> None:
    with transaction.atomic():
        gone, _ = PlanMark.objects.filter(which, table_id=access.id).delete()
        if gone:
            note_activity(access.id, access.name)


def seats_of(table_id: int) -> dict[int, int]:
    """People to the first of the seats that they play or may come back to."""
    found = Seat.objects.filter(table=table_id).order_by("-number").values_list("number", "user", "away")
    return {person: number for number, user, away in found for person in (user, away) if person is not None}
