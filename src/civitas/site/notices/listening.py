"""What people are told when something happens. Each is recorded with what brings it about: told once, or not at all."""

from __future__ import annotations

from civitas.site.clocks.events import CaretakerSits, HalfGone, Nudged, TimeUp, VoteClosed, VoteOpened
from civitas.site.core.events import subscribe
from civitas.site.notices.models import Channel, Kind, Notice, Preference, TableLevel
from civitas.site.notices.recording import tell, tell_person, withdraw
from civitas.site.notices.turning import tell_turns
from civitas.site.people.events import Disowned, Leaving
from civitas.site.tables import models as tables
from civitas.site.tables.events import (
    CutShort,
    Invited,
    Moved,
    Opened,
    PetitionAnswered,
    PetitionClosed,
    PetitionOpened,
    Said,
    Started,
    Uninvited,
)

# ---------------------------------------------------------------------- the game


def _opened(event: Opened) -> None:
    if event.table.kind == tables.Kind.GAME:
        tell_turns(event.batch, event.table.pk, (), event.game, (), event.at)


def _moved(event: Moved) -> None:
    if event.kind == tables.Kind.GAME:
        tell_turns(event.batch, event.table_id, event.before, event.game, event.fresh, event.at)


def _cut_short(event: CutShort) -> None:
    """Those at the table are told if nobody of them wanted it."""
    if event.how == tables.Ended.LONG:
        tell(Kind.FINISHED, event.table_id, cause=event.seq)


def _started(event: Started) -> None:
    """Who is asked first is told that instead; who began the game knows it."""
    table = event.table
    others = [number for number in range(table.seat_count) if number not in table.to_act]
    tell(Kind.STARTED, table.pk, seats=others, cause="", but=[table.owner_id])


# ---------------------------------------------------------------------- people at the table


def _invited(event: Invited) -> None:
    tell_person(Kind.INVITED, event.table_id, event.user_id, cause=event.seat, seat=event.seat)


def _uninvited(event: Uninvited) -> None:
    withdraw(Kind.INVITED, event.table_id, users=[event.user_id])


def _said(event: Said) -> None:
    tell(Kind.CHAT, event.table_id, cause=event.message_id, but=event.unheard_by)


def _petition_opened(event: PetitionOpened) -> None:
    tell(Kind.PETITION, event.table_id, seats=event.voters, cause=event.petition_id)


def _petition_answered(event: PetitionAnswered) -> None:
    withdraw(Kind.PETITION, event.table_id, cause=event.petition_id, users=event.users)


def _petition_closed(event: PetitionClosed) -> None:
    withdraw(Kind.PETITION, event.table_id, cause=event.petition_id)


# ---------------------------------------------------------------------- time


def _half_gone(event: HalfGone) -> None:
    _tell(Kind.REMINDER, event, f"half {event.seq}")


def _time_up(event: TimeUp) -> None:
    _tell(Kind.NUDGE, event, f"up {event.seq}")


def _nudged(event: Nudged) -> None:
    _tell(Kind.NUDGE, event, f"by hand {event.second}")


def _caretaker_sits(event: CaretakerSits) -> None:
    _tell(Kind.CARETAKER, event, event.seq)


def _tell(kind: Kind, event: HalfGone | TimeUp | Nudged | CaretakerSits, cause: object) -> None:
    if event.user_id is not None:
        tell_person(kind, event.table_id, event.user_id, cause=cause, seat=event.seat)


def _vote_opened(event: VoteOpened) -> None:
    for user, seat in event.voters.items():
        tell_person(Kind.VOTE, event.table_id, user, cause=event.absence_id, seat=seat)


def _vote_closed(event: VoteClosed) -> None:
    withdraw(Kind.VOTE, event.table_id, cause=event.absence_id)


# ---------------------------------------------------------------------- accounts


def _leaving(event: Leaving) -> None:
    """Nobody is told anything any more, and what was told to them is nobody's business."""
    for kept in (Channel, Notice, Preference, TableLevel):
        kept.objects.filter(user=event.user).delete()


def _disowned(event: Disowned) -> None:
    """Mail goes to the address itself, and stays."""
    Channel.objects.filter(user=event.user).exclude(address="").delete()


def connect() -> None:
    """From now on people are told of it."""
    subscribe(Opened, _opened)
    subscribe(Moved, _moved)
    subscribe(CutShort, _cut_short)
    subscribe(Started, _started)
    subscribe(Invited, _invited)
    subscribe(Uninvited, _uninvited)
    subscribe(Said, _said)
    subscribe(PetitionOpened, _petition_opened)
    subscribe(PetitionAnswered, _petition_answered)
    subscribe(PetitionClosed, _petition_closed)
    subscribe(HalfGone, _half_gone)
    subscribe(TimeUp, _time_up)
    subscribe(Nudged, _nudged)
    subscribe(CaretakerSits, _caretaker_sits)
    subscribe(VoteOpened, _vote_opened)
    subscribe(VoteClosed, _vote_closed)
    subscribe(Leaving, _leaving)
    subscribe(Disowned, _disowned)
