"""What tables do when something happens to people."""

from __future__ import annotations

from civitas.site.core.events import subscribe
from civitas.site.people import doors
from civitas.site.people.events import Leaving
from civitas.site.tables.lobby import leads_to_a_seat
from civitas.site.tables.models import PlanMark, PrivateNote
from civitas.site.tables.resigning import leave_all


def _leaving(event: Leaving) -> None:
    leave_all(event.user)
    PrivateNote.objects.filter(user=event.user).delete()
    PlanMark.objects.filter(author=event.user).delete()


def connect() -> None:
    """From now on tables hear of it."""
    subscribe(Leaving, _leaving)
    doors.add_invitations(leads_to_a_seat)
