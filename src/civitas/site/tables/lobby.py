"""The lobby: making a table, filling its seats, and starting the game when everybody is ready.

Each act locks the table's row first, so that of two people who take the last seat one is told that it is taken.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from types import MappingProxyType
from urllib.parse import urlsplit

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Q

from civitas import kernel
from civitas.bots import offered
from civitas.games import find_title, titles
from civitas.site.core.events import announce
from civitas.site.people.blocks import have_blocked
from civitas.site.people.models import Profile, folded
from civitas.site.tables import caps, opening
from civitas.site.tables.access import Access, NoAccess, UnknownTable
from civitas.site.tables.events import Invited, Started, Uninvited
from civitas.site.tables.models import Kind, Seat, Status, Table, Visibility
from civitas.site.tables.table_activity import note_activity
from civitas.site.tables.timing import NONE, chosen

_INVITATION = re.compile(r"/invite/([^/]+)/?")
OPEN = "open"
"""Tables that wait for players, or for somebody who takes a seat over."""


class NotPossible(Exception):
    """The lobby cannot do that now. `why` is the id of a text."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def create(
    owner: User,
    title: str,
    seats: int,
    options: Mapping[str, str],
    visibility: str,
    *,
    reserved: Mapping[int, str] = MappingProxyType({}),
    clock: str = NONE,
    pauses: bool | None = None,
    teaching: bool = False,
) -> Table:
    """A table at which its owner has the first seat; others may be kept for people by their names."""
    if title not in titles():
        # `find_title` would import any module it is given a name of.
        raise NotPossible("no-such-title")
    game = find_title(title)
    try:
        trial = kernel.Table(game, seats, options)
    except ValueError as fault:
        raise NotPossible("wrong-options") from fault
    try:
        timing = chosen(clock, pauses)
    except KeyError:
        raise NotPossible("no-such-clock") from None
    with transaction.atomic():
        caps.check_new(owner)
        table = Table.objects.create(
            timing=timing,
            title=title,
            version=game.version,
            seat_count=seats,
            options=dict(trial.options),
            seed=secrets.token_hex(opening.SEED_BYTES),
            owner=owner,
            visibility=visibility,
            teaching=teaching,
        )
        Seat.objects.bulk_create(
            Seat(table=table, number=number, user=owner if number == 0 else None) for number in range(seats)
        )
        for number, person in reserved.items():
            reserve(table.name, number, person)
    return table


@contextmanager
def gathering(name: str) -> Iterator[tuple[Table, list[Seat]]]:
    """The table and its seats, locked until the act is done; the game must not have started. Who watches is told."""
    with transaction.atomic():
        table = Table.objects.select_for_update().filter(name=name).first()
        if table is None:
            raise UnknownTable(name)
        if table.status != Status.GATHERING:
            raise NotPossible("already-started")
        table_id = table.pk  # when nobody is left the table itself goes
        yield table, list(table.seats.select_related("user").order_by("number"))
        note_activity(table_id, name)


def is_invited(access: Access, invitation: str) -> bool:
    """Is this the secret of the table's invitation link?"""
    known = Table.objects.values_list("invitation", flat=True).get(pk=access.id)
    return secrets.compare_digest(invitation.encode(), known.encode())


def leads_to_a_seat(address: str) -> bool:
    """Is this the address of an invitation link, and can somebody still sit down there?"""
    try:
        found = _INVITATION.fullmatch(urlsplit(address).path)
    except ValueError:  # no address at all
        return False
    if found is None or "\0" in address:
        return False
    a_seat = Q(status=Status.GATHERING) | Q(status=Status.PLAYING, seats__wanted=True)
    return Table.objects.filter(a_seat, invitation=found[1]).exists()


def join(name: str, user: User, *, number: int | None = None, invitation: str = "") -> Seat:
    """Sit down: on a seat reserved for this person, else on the wished or the first free one that is not reserved."""
    with gathering(name) as (table, seats):
        for own in seats:
            if own.user_id == user.pk:
                return own
        invited = secrets.compare_digest(invitation.encode(), table.invitation.encode())
        reserved = [seat for seat in seats if seat.reserved_for_id == user.pk and _is_free(seat)]
        if not reserved and not invited and table.visibility == Visibility.PRIVATE:
            raise NoAccess("not-invited")
        # Neither is told who would rather not meet whom.
        if have_blocked(user, [seat.user_id for seat in seats if seat.user_id is not None]):
            raise NoAccess("not-invited")
        free = reserved or [seat for seat in seats if _is_free(seat) and seat.reserved_for_id is None]
        if number is not None:
            free = [seat for seat in free if seat.number == number]
        if not free:
            raise NotPossible("no-free-seat")
        caps.check_seat(user)
        seat = free[0]
        seat.user, seat.ready = user, False
        seat.save()
        return seat


def _is_free(seat: Seat) -> bool:
    return seat.user_id is None and not seat.bot


def check_free(name: str, number: int | None) -> None:
    """Is there a seat for somebody who is not known yet?"""
    with gathering(name) as (_, seats):
        if not any(_is_free(s) and s.reserved_for_id is None and number in (None, s.number) for s in seats):
            raise NotPossible("no-free-seat")


def reserve(name: str, number: int, person: str) -> Seat:
    """Keep a free seat for somebody, by the name that others read."""
    profile = Profile.objects.select_related("user").filter(folded=folded(person)).first()
    if profile is None:
        raise NotPossible("no-such-person")
    with gathering(name) as (table, seats):
        seat = _seat(seats, number)
        if not _is_free(seat):
            raise NotPossible("no-free-seat")
        there = {table.owner_id, *(other.user_id for other in seats)} - {None, profile.user.pk}
        if not profile.user.is_active or have_blocked(profile.user, [one for one in there if one is not None]):
            raise NotPossible("cannot-be-invited")
        seat.reserved_for = profile.user
        seat.save()
        announce(Invited(seat.table_id, profile.user.pk, number))
        return seat


def part(one: User, other: User) -> None:
    """These two do not want to meet: seats that one keeps for the other are free again, and nobody is told of them."""
    for owner, guest in ((one, other), (other, one)):
        kept = Seat.objects.filter(table__owner=owner, table__status=Status.GATHERING, reserved_for=guest)
        for name, number in list(kept.values_list("table__name", "number")):
            with suppress(NotPossible, UnknownTable), gathering(name) as (table, seats):
                if seats[number].reserved_for_id == guest.pk:
                    seats[number].reserved_for = None
                    seats[number].save()
                announce(Uninvited(table.pk, guest.pk))


def take(name: str, user: User, number: int, called: str) -> Seat:
    """One more seat for somebody who sits here already: several people share a device, and each seat has a name."""
    with gathering(name) as (_, seats):
        seat = _seat(seats, number)
        if seat.user_id != user.pk and not _is_free(seat):
            raise NotPossible("no-free-seat")
        seat.user, seat.name, seat.reserved_for = user, called, None
        seat.save()
        return seat


def set_bot(name: str, number: int, bot: str) -> Seat:
    """Put a bot on a free seat."""
    if bot not in offered():
        raise NotPossible("no-such-bot")
    with gathering(name) as (_, seats):
        seat = _seat(seats, number)
        if not _is_free(seat):
            raise NotPossible("no-free-seat")
        seat.bot, seat.ready, seat.reserved_for = bot, True, None
        seat.save()
        return seat


def set_ready(name: str, user: User, ready: bool) -> None:
    """This person is (or is not yet) ready to play."""
    with gathering(name) as (_, seats):
        own = [seat for seat in seats if seat.user_id == user.pk]
        if not own:
            raise NoAccess("not-your-seat")
        for seat in own:
            seat.ready = ready
            seat.save()


def clear(name: str, number: int) -> None:
    """Free a seat: the person, the bot or the reservation goes. One seat of the owner's stays theirs."""
    with gathering(name) as (table, seats):
        seat = _seat(seats, number)
        if seat.user_id is not None and [s.number for s in seats if s.user_id == table.owner_id] == [number]:
            raise NotPossible("own-seat")
        _free(seat)


def leave(name: str, user: User) -> None:
    """Stand up. When the owner goes, whoever sat down next owns the table; when nobody is left, it is gone."""
    with gathering(name) as (table, seats):
        for seat in seats:
            if seat.user_id == user.pk:
                _free(seat)
        if table.owner_id == user.pk:
            heir = next((seat.user for seat in seats if seat.user_id is not None), None)
            if heir is None:
                table.delete()
            else:
                table.owner = heir
                table.save(update_fields=["owner"])


def start(name: str) -> Table:
    """Begin, when every seat is taken and every person is ready."""
    with gathering(name) as (table, seats):
        if any(_is_free(seat) for seat in seats):
            raise NotPossible("seats-are-free")
        if not all(seat.ready for seat in seats):
            raise NotPossible("not-all-ready")
        opening.start(table)
        announce(Started(table))
    return table


def public_tables(state: str, title: str | None, seats: int | None, limit: int, offset: int) -> list[Table]:
    """Public tables: those that wait for somebody to sit down, those being played, or those that are over."""
    found = Table.objects.filter(visibility=Visibility.PUBLIC, kind=Kind.GAME)
    if state == OPEN:
        taking_over = Q(status=Status.PLAYING, pk__in=Seat.objects.filter(wanted=True).values("table"))
        found = found.filter(Q(status=Status.GATHERING) | taking_over)
    else:
        found = found.filter(status=state)
    if title is not None:
        found = found.filter(title=title)
    if seats is not None:
        found = found.filter(seat_count=seats)
    return list(found.order_by("-moved", "-pk")[offset : offset + limit])


def tables_of(user: User, status: str | None, limit: int, offset: int) -> list[Table]:
    """The tables at which somebody sits or that they own, those moved last first."""
    seated = Seat.objects.filter(Q(user=user) | Q(away=user)).values("table_id")
    found = Table.objects.filter(pk__in=seated) | Table.objects.filter(owner=user)
    if status is not None:
        found = found.filter(status=status)
    return list(found.order_by("-moved", "-pk")[offset : offset + limit])


def _seat(seats: list[Seat], number: int) -> Seat:
    if number not in range(len(seats)):
        raise NotPossible("no-such-seat")
    return seats[number]


def _free(seat: Seat) -> None:
    seat.user, seat.bot, seat.reserved_for, seat.ready, seat.name = None, "", None, False, ""
    seat.save()
