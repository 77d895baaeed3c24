"""What the database holds about time."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models

from civitas.site.tables.models import Table


class Rhythm(models.Model):
    """The hours in which a person wants to be left alone, on the clock of their own time zone."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, primary_key=True, on_delete=models.CASCADE, related_name="rhythm"
    )
    quiet_begin = models.TimeField()
    quiet_end = models.TimeField()

    def __str__(self) -> str:
        return f"{self.user}: {self.quiet_begin} to {self.quiet_end}"


class Holiday(models.Model):
    """Days on which a person does not play. `begin` is never earlier than the moment at which it was entered."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="holidays")
    first = models.DateField()
    last = models.DateField()
    begin = models.DateTimeField()
    end = models.DateTimeField()

    class Meta:
        indexes: ClassVar = [models.Index(fields=["user", "end"])]

    def __str__(self) -> str:
        return f"{self.user}: {self.first} to {self.last}"


class Pace(models.Model):
    """How quickly a person answers: how many answers took about so long."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, primary_key=True, on_delete=models.CASCADE, related_name="+")
    counts = models.JSONField(default=dict)
    """Bucket (see `reliability.bucket`) to the number of answers."""

    def __str__(self) -> str:
        return f"{self.user}: {sum(self.counts.values())} answers"


class Stage(models.TextChoices):
    """How far somebody is with not coming: in time, out of time, out of grace."""

    IN_TIME = ""
    LATE = "late"
    ABSENT = "absent"


class SeatClock(models.Model):
    """The clock of one seat."""

    Stage = Stage
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="clocks")
    seat = models.PositiveSmallIntegerField()
    left = models.FloatField()
    """Seconds in the bank, when the clock was last set going or stopped."""
    spent = models.FloatField(default=0)
    """Seconds that this seat has thought, up to then."""
    since = models.DateTimeField(null=True)
    """Going since; None while the seat is not asked."""
    gained = models.FloatField(default=0)
    """What was added when it last stopped: to be given back if that answer is undone."""
    stage = models.CharField(max_length=10, choices=Stage.choices, default=Stage.IN_TIME, blank=True)
    late_since = models.DateTimeField(null=True)
    nudged = models.DateTimeField(null=True)
    """When another player last reminded this one."""

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "seat"], name="one_clock_a_seat")]
        indexes: ClassVar = [models.Index(fields=["since"])]

    def __str__(self) -> str:
        return f"{self.table}: clock of seat {self.seat}"


class AbsenceState(models.TextChoices):
    """What is being decided about somebody who is away, or was."""

    VOTING = "voting"
    WAITING = "waiting"
    CARETAKER = "caretaker"
    REPLACE = "replace"
    REPLACED = "replaced"
    ENDED = "ended"
    RETURNED = "returned"
    CLOSED = "closed"


class Absence(models.Model):
    """Somebody did not come back in time, and what the others chose to do about it."""

    State = AbsenceState
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="absences")
    seat = models.PositiveSmallIntegerField()
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="absences")
    state = models.CharField(max_length=10, choices=State.choices, default=State.VOTING)
    timed_out = models.BooleanField(default=True)
    """Did the clock run out? With a clock that only counts, the others may also ask without that."""
    opened = models.DateTimeField()
    deadline = models.DateTimeField(null=True)
    votes = models.JSONField(default=dict)
    """Seat to choice."""

    class Meta:
        indexes: ClassVar = [models.Index(fields=["user", "timed_out"])]
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["table", "seat"], condition=models.Q(state="voting"), name="one_vote_an_absence"
            )
        ]

    def __str__(self) -> str:
        return f"{self.table}: seat {self.seat} is absent"


class Heartbeat(models.Model):
    """When the alarms were last looked after. There is one row."""

    at = models.DateTimeField()

    def __str__(self) -> str:
        return str(self.at)


class Outage(models.Model):
    """A time at which nobody looked after the alarms: the site was away, and it counts for nobody."""

    begin = models.DateTimeField()
    end = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"{self.begin} to {self.end}"
