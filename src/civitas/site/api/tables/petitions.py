"""Asking the others to take something back."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from django.http import HttpRequest
from ninja import Path, Router, Schema, Status
from pydantic import Field

from civitas.site.api.shared.caller import OwnSeat, Request, at_game
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.limits import writes
from civitas.site.api.shared.shapes import Asked, SeatNumber
from civitas.site.api.tables.play import Seq
from civitas.site.people.auth import maybe_person, person
from civitas.site.tables import petitions
from civitas.site.tables.models import Petition

router = Router(tags=["take-back"], auth=person)
PetitionId = Path[Annotated[int, Field(ge=1, lt=2**63)]]


class PetitionIn(Asked):
    """Go back to before entry `seq` of the journal."""

    seq: Seq
    seat: SeatNumber | None = None


class VoteIn(Asked):
    """Consent, or refuse."""

    agrees: bool
    seat: SeatNumber | None = None


class PetitionOut(Schema):
    """A seat asks to go back; the others vote."""

    id: int
    seat: int
    seq: int
    state: Petition.State
    votes: dict[int, bool]
    created: datetime
    expires: datetime


SHOWN = {200: PetitionOut, **ERRORS}


def _show(petition: Petition) -> PetitionOut:
    return PetitionOut(
        id=petition.pk,
        seat=petition.seat,
        seq=petition.seq,
        state=Petition.State(petition.state),
        votes={int(seat): agrees for seat, agrees in petition.votes.items()},
        created=petition.created,
        expires=petition.expires,
    )


@router.get("/tables/{name}/petitions", response={200: list[PetitionOut], **ERRORS}, auth=maybe_person)
def list_petitions(request: HttpRequest, name: str) -> list[PetitionOut]:
    """The petitions of this table, the latest first."""
    return [_show(petition) for petition in petitions.recent(at_game(request, name).id)]


@router.post("/tables/{name}/petitions", response={201: PetitionOut, **ERRORS}, throttle=writes)
def ask(request: Request, name: str, body: PetitionIn) -> Status[PetitionOut]:
    """Ask the others to go back. With nobody else to ask, it is done at once."""
    seat = at_game(request, name).own_seat(body.seat)
    return Status(201, _show(petitions.ask(name, seat, body.seq)))


@router.put("/tables/{name}/petitions/{petition}/vote", response=SHOWN, throttle=writes)
def vote(request: Request, name: str, petition: PetitionId, body: VoteIn) -> PetitionOut:
    """Consent or refuse. When all have consented the table goes back; one refusal ends it."""
    seat = at_game(request, name).own_seat(body.seat)
    return _show(petitions.vote(name, petition, seat, body.agrees))


@router.delete("/tables/{name}/petitions/{petition}", response=SHOWN, throttle=writes)
def withdraw(request: Request, name: str, petition: PetitionId, seat: OwnSeat = None) -> PetitionOut:
    """I no longer ask for it."""
    return _show(petitions.withdraw(name, petition, at_game(request, name).own_seat(seat)))
