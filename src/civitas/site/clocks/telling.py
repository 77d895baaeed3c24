"""What people are told about time. Each is recorded with what brings it about: told once, or not at all."""

from __future__ import annotations

from collections.abc import Iterable

from civitas.site.clocks.models import Absence
from civitas.site.notices.models import Kind
from civitas.site.notices.recording import tell_person, withdraw
from civitas.site.tables.models import Job, Table


def remind(table: Table, user: int | None, job: Job) -> None:
    """Half of the time is gone."""
    _tell(Kind.REMINDER, table, user, job.seat, f"half {job.seq}")


def time_is_up(table: Table, user: int | None, seat: int) -> None:
    """The bank is empty; the grace begins."""
    _tell(Kind.NUDGE, table, user, seat, f"up {table.seq}")


def nudge(table: Table, user: int | None, seat: int, cause: object) -> None:
    """Another player asks whether this one is still here."""
    _tell(Kind.NUDGE, table, user, seat, f"by hand {cause}")


def ask(table: Table, voters: dict[int, int], absence: Absence) -> None:
    """The others are to choose."""
    for user, seat in voters.items():
        _tell(Kind.VOTE, table, user, seat, absence.pk)


def asked_no_more(table_id: int, absences: Iterable[int]) -> None:
    """It is decided, or the one who was away is back."""
    for number in absences:
        withdraw(Kind.VOTE, table_id, cause=number)


def caretaker_sits(table: Table, user: int | None, seat: int, cause: object) -> None:
    """A caretaker plays for somebody, who may come back."""
    _tell(Kind.CARETAKER, table, user, seat, cause)


def _tell(kind: Kind, table: Table, user: int | None, seat: int, cause: object) -> None:
    if user is not None:
        tell_person(kind, table.pk, user, cause=cause, seat=seat)
