"""Taking back by agreement: a seat asks, the other people vote, and only if all consent does the table go back.

Bots have no vote. One refusal ends it; so does time. An open petition does not stop the game: who consents, consents to
going back to before that entry however much has happened since.
"""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.db import transaction

from civitas.site.core.events import announce
from civitas.site.core.now import now
from civitas.site.tables import moves
from civitas.site.tables.events import PetitionAnswered, PetitionClosed, PetitionOpened
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Kind, Petition, Status, Table
from civitas.site.tables.table_activity import note_activity


def lasts() -> timedelta:
    """How long a petition waits for votes."""
    return timedelta(hours=settings.CIVITAS_PETITION_HOURS)


def ask(name: str, seat: int, seq: int) -> Petition:
    """The seat asks to go back to before entry `seq`. Where nobody else could object, that is done at once."""
    with transaction.atomic():
        table = _locked(name)
        if table.kind != Kind.GAME:
            raise NotPossible("no-take-back-here")
        if not 0 <= seq < table.seq:
            raise NotPossible("no-such-entry")
        if _open(table) is not None:
            raise NotPossible("petition-is-open")
        petition = Petition.objects.create(table=table, seat=seat, seq=seq, expires=now() + lasts())
        _count(table, petition)
        if petition.state == Petition.State.OPEN:
            announce(PetitionOpened(table.pk, petition.pk, _voters(table, petition)))
    return petition


def vote(name: str, petition_id: int, seat: int, agrees: bool) -> Petition:
    """The seat consents or refuses. A vote can be changed as long as the petition is open."""
    with transaction.atomic():
        table = _locked(name)
        petition = _open(table)
        if petition is None or petition.pk != petition_id:
            raise NotPossible("petition-is-closed")
        if seat not in _voters(table, petition):
            raise NotPossible("no-vote")
        petition.votes[str(seat)] = agrees
        _count(table, petition)
        voted = [*table.seats.filter(number=seat).values_list("user_id", flat=True)]
        announce(PetitionAnswered(table.pk, petition.pk, voted))
    return petition


def withdraw(name: str, petition_id: int, seat: int) -> Petition:
    """Who asked no longer does."""
    with transaction.atomic():
        table = _locked(name)
        petition = _open(table)
        if petition is None or petition.pk != petition_id:
            raise NotPossible("petition-is-closed")
        if petition.seat != seat:
            raise NotPossible("not-your-petition")
        petition.state = Petition.State.WITHDRAWN
        petition.save()
        announce(PetitionClosed(table.pk, petition.pk))
        note_activity(table.pk, name)
    return petition


def recent(table_id: int, limit: int = 20) -> list[Petition]:
    """The petitions of a table, the latest first, those whose time has run out marked so."""
    Petition.objects.filter(table_id=table_id, state=Petition.State.OPEN, expires__lt=now()).update(
        state=Petition.State.EXPIRED
    )
    return list(Petition.objects.filter(table_id=table_id).order_by("-pk")[:limit])


def recount(name: str) -> None:
    """Somebody who had a vote has gone."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(name=name)
        petition = _open(table)
        if petition is not None and table.status == Status.PLAYING:
            _count(table, petition)


def _locked(name: str) -> Table:
    table = Table.objects.select_for_update().get(name=name)
    if table.status != Status.PLAYING:
        raise moves.NoSuchTable(name)
    return table


def _open(table: Table) -> Petition | None:
    petition = Petition.objects.filter(table=table, state=Petition.State.OPEN).first()
    if petition is not None and petition.expires < now():
        petition.state = Petition.State.EXPIRED
        petition.save()
        return None
    return petition


def _voters(table: Table, petition: Petition) -> list[int]:
    """The seats of other people; who plays several seats has asked for all of them."""
    people = dict(table.seats.filter(bot="", user__isnull=False).values_list("number", "user"))
    return [seat for seat, user in people.items() if user != people.get(petition.seat)]


def _count(table: Table, petition: Petition) -> None:
    votes = [petition.votes.get(str(seat)) for seat in _voters(table, petition)]
    if False in votes:
        petition.state = Petition.State.REFUSED
    elif all(votes):
        petition.state = Petition.State.ACCEPTED
        moves.take_back(table.name, petition.seq, request=f"petition {petition.pk}")
    petition.save()
    if petition.state != Petition.State.OPEN:
        announce(PetitionClosed(table.pk, petition.pk))
    note_activity(table.pk, table.name)
