"""What the database holds of a table: the table, its seats, its journal, its snapshots, and what must follow a move."""

from __future__ import annotations

import secrets
from typing import ClassVar

from django.conf import settings
from django.db import models

NAME_LENGTH = 12


def table_name() -> str:
    """A name for an address: short, and not to be guessed."""
    return secrets.token_urlsafe(NAME_LENGTH)[:NAME_LENGTH]


class Status(models.TextChoices):
    """How far a table has come."""

    GATHERING = "gathering"
    PLAYING = "playing"
    FINISHED = "finished"


class Table(models.Model):
    """A table. `seq` is the length of its journal; `snapshot_seq` says which snapshot it is opened from."""

    name = models.CharField(max_length=NAME_LENGTH, unique=True, default=table_name)
    title = models.CharField(max_length=40)
    version = models.CharField(max_length=40)
    seat_count = models.PositiveSmallIntegerField()
    options = models.JSONField(default=dict)
    status = models.CharField(max_length=10, choices=Status.choices, default=Status.GATHERING)
    seed = models.CharField(max_length=64)
    """The secret of the dice; shown to nobody before the game is over."""
    seq = models.PositiveIntegerField(default=0)
    snapshot_seq = models.PositiveIntegerField(default=0)
    undo = models.JSONField(default=dict)
    """How far undo and redo go: what a saved table knows beside snapshot and journal."""
    to_act = models.JSONField(default=list)
    scores = models.JSONField(null=True)
    winners = models.JSONField(null=True)
    created = models.DateTimeField(auto_now_add=True)
    moved = models.DateTimeField(auto_now=True)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["status", "-moved"])]

    def __str__(self) -> str:
        return f"{self.title} {self.name}"


class Seat(models.Model):
    """A seat at a table: a person, or a bot by its name, or free."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    bot = models.CharField(max_length=40, blank=True)

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "number"], name="one_seat_a_number")]

    def __str__(self) -> str:
        return f"{self.table}: seat {self.number}"


class Entry(models.Model):
    """A line of the journal. Lines are added and never changed."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="entries")
    seq = models.PositiveIntegerField()
    who = models.SmallIntegerField()
    key = models.CharField(max_length=80)
    answer = models.JSONField(null=True)
    by = models.CharField(max_length=10, blank=True)
    at = models.DateTimeField(auto_now_add=True)
    request = models.CharField(max_length=64, null=True)
    """The key of the request that wrote it, so that the same request sent twice is answered twice and done once."""
    until = models.PositiveIntegerField(null=True)
    """The length of the journal after that request."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "seq"], name="one_entry_a_number"),
            models.UniqueConstraint(fields=["table", "request"], name="one_entry_a_request"),
        ]

    def __str__(self) -> str:
        return f"{self.table}: entry {self.seq}"


class Snapshot(models.Model):
    """A table at a checkpoint. With the entries from `seq` on it is the table."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="snapshots")
    seq = models.PositiveIntegerField()
    data = models.JSONField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "seq"], name="one_snapshot_a_place")]

    def __str__(self) -> str:
        return f"{self.table}: snapshot {self.seq}"


class Job(models.Model):
    """Something that must follow a move, committed with it: a bot's turn, later a notification."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="jobs")
    kind = models.CharField(max_length=20)
    seat = models.SmallIntegerField()
    seq = models.PositiveIntegerField()
    """The length of the journal it belongs to; a job for an older one has nothing left to do."""
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "kind", "seat", "seq"], name="one_job_a_cause"),
        ]

    def __str__(self) -> str:
        return f"{self.table}: {self.kind} for seat {self.seat}"
