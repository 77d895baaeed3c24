"""Time: the clocks on offer, a person's hours and holidays, and what is done about who is away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpRequest
from ninja import Path, Router, Schema, Status
from pydantic import Field

from civitas.site.api.shared.caller import Request, at_game
from civitas.site.api.shared.errors import ERRORS, Problem
from civitas.site.api.shared.limits import writes
from civitas.site.api.shared.shapes import Asked, SeatNumber, TableOut, TimingOut
from civitas.site.api.shared.showing import show_table
from civitas.site.clocks import absence, people
from civitas.site.clocks.hours import Quiet
from civitas.site.clocks.models import Holiday, Rhythm
from civitas.site.core.now import now
from civitas.site.people.auth import person
from civitas.site.tables.timing import presets

router = Router(tags=["time"], auth=person)
Hour = Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
SeatPath = Path[SeatNumber]
Id = Path[Annotated[int, Field(ge=0, lt=2**63)]]
SHOWN = {200: TableOut, **ERRORS}


class QuietHours(Asked):
    """Hours of the day, on the clock of my time zone; they may cross midnight."""

    begin: Hour
    end: Hour


class HolidayIn(Asked):
    """From the first day to the last, on the calendar of my time zone."""

    first: date
    last: date


class HolidayOut(Schema):
    """A holiday that is planned or under way."""

    id: int
    first: date
    last: date
    now: bool


class HoursOut(Schema):
    """When my clocks stand still."""

    time_zone: str
    quiet: QuietHours | None
    holidays: list[HolidayOut]
    """Those that are not over."""
    days_a_year: int
    days_left: int
    """This year."""


class QuietIn(Asked):
    """My quiet hours from now on, or none."""

    quiet: QuietHours | None


class ChoiceIn(Asked):
    """What to do about a seat whose player is away."""

    choice: Literal["wait", "caretaker", "replace", "end"]


HOURS = {200: HoursOut, **ERRORS}


@router.get("/clocks", response={200: list[TimingOut], **ERRORS}, auth=None)
def clocks(request: HttpRequest) -> list[TimingOut]:
    """The clocks that a table can have."""
    return [TimingOut(**timing._asdict()) for timing in presets().values()]


@router.get("/people/me/hours", response=HOURS)
def hours(request: Request) -> HoursOut:
    """My quiet hours and holidays."""
    return _show(request.auth)


@router.put("/people/me/hours", response=HOURS, throttle=writes)
def set_hours(request: Request, wish: QuietIn) -> HoursOut:
    """My quiet hours, from now on: what has passed has counted."""
    quiet = None
    if wish.quiet is not None:
        quiet = Quiet(people.local_time(wish.quiet.begin), people.local_time(wish.quiet.end))
    _try(lambda: people.set_quiet(request.auth, quiet))
    return _show(request.auth)


@router.post("/people/me/holidays", response=HOURS, throttle=writes)
def plan_holiday(request: Request, wish: HolidayIn) -> HoursOut:
    """A holiday; if it begins today, it begins now."""
    _try(lambda: people.plan(request.auth, wish.first, wish.last))
    return _show(request.auth)


@router.delete("/people/me/holidays/{number}", response=HOURS, throttle=writes)
def call_off_holiday(request: Request, number: Id) -> HoursOut:
    """I am back early, or do not go."""
    _try(lambda: people.call_off(request.auth, number))
    return _show(request.auth)


@router.post("/tables/{name}/seats/{seat}/nudge", response={204: None, **ERRORS}, throttle=writes)
def nudge(request: Request, name: str, seat: SeatPath) -> Status[None]:
    """Remind somebody who is waited for."""
    at_game(request, name).own_seat(None)
    absence.nudge(name, seat, request.auth)
    return Status(204, None)


@router.post("/tables/{name}/seats/{seat}/absence", response=SHOWN, throttle=writes)
def call_vote(request: Request, name: str, seat: SeatPath) -> TableOut:
    """Where time is only counted: ask the others what to do about somebody who has not answered for long."""
    at_game(request, name).own_seat(None)
    absence.call_vote(name, seat)
    return show_table(request, name)


@router.put("/tables/{name}/absences/{number}/vote", response=SHOWN, throttle=writes)
def choose(request: Request, name: str, number: Id, wish: ChoiceIn) -> TableOut:
    """Wait, let a caretaker sit in, look for somebody else, or (if all want it) end the game."""
    at_game(request, name).own_seat(None)
    absence.vote(name, number, request.auth, wish.choice)
    return show_table(request, name)


@router.post("/tables/{name}/return", response=SHOWN, throttle=writes)
def come_back(request: Request, name: str) -> TableOut:
    """Take my seat back from the caretaker."""
    at_game(request, name)
    absence.come_back(name, request.auth)
    return show_table(request, name)


def _try(act: Callable[[], object]) -> None:
    try:
        act()
    except people.Impossible as no:
        raise Problem(422, no.why) from None


def _show(user: User) -> HoursOut:
    at = now()
    rhythm = Rhythm.objects.filter(user=user).first()
    quiet = None
    if rhythm is not None:
        quiet = QuietHours(begin=f"{rhythm.quiet_begin:%H:%M}", end=f"{rhythm.quiet_end:%H:%M}")
    planned = Holiday.objects.filter(user=user, end__gt=at).order_by("begin")
    return HoursOut(
        time_zone=user.profile.time_zone,
        quiet=quiet,
        holidays=[HolidayOut(id=h.pk, first=h.first, last=h.last, now=h.begin <= at) for h in planned],
        days_a_year=settings.CIVITAS_HOLIDAY_DAYS,
        days_left=people.days_left(user, at.astimezone(ZoneInfo(user.profile.time_zone)).year),
    )
