"""What the database holds of finished games. All of it follows from the tables themselves."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models


class Pool(models.TextChoices):
    """The two lists of those who are rated, on one scale."""

    PEOPLE = "people"
    BOTS = "bots"


class Played(models.Model):
    """A finished table that has been counted."""

    table = models.OneToOneField("tables.Table", primary_key=True, on_delete=models.CASCADE, related_name="played")
    title = models.CharField(max_length=40)
    seat_count = models.PositiveSmallIntegerField()
    finished = models.DateTimeField()
    """When the last entry of its journal was made."""
    entries = models.PositiveIntegerField()
    """How long the journal is."""
    hours = models.FloatField()
    """From the first entry to the last."""

    class Meta:
        indexes: ClassVar = [models.Index(fields=["title", "finished", "table"], name="played_in_order")]

    def __str__(self) -> str:
        return f"{self.table}: played"


class Result(models.Model):
    """How a seat fared in a finished game."""

    played = models.ForeignKey(Played, on_delete=models.CASCADE, related_name="results")
    seat = models.PositiveSmallIntegerField()
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="results")
    bot = models.CharField(max_length=40, blank=True)
    place = models.PositiveSmallIntegerField()
    """1 for who won; equal results share a place."""
    score = models.FloatField()
    resigned = models.BooleanField(default=False)
    mu = models.FloatField(null=True)
    """The rating after this game; nothing if the game did not count for one."""
    sigma = models.FloatField(null=True)

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["played", "seat"], name="one_result_a_seat")]

    def __str__(self) -> str:
        return f"{self.played}: seat {self.seat} came in at {self.place}"


class Rating(models.Model):
    """How strong somebody is at a title, as far as their games tell: most likely `mu`, give or take `sigma`."""

    pool = models.CharField(max_length=6, choices=Pool.choices)
    title = models.CharField(max_length=40)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.CASCADE, related_name="ratings")
    bot = models.CharField(max_length=40, blank=True)
    mu = models.FloatField()
    sigma = models.FloatField()
    proven = models.FloatField()
    """What is as good as certain: three sigma below. Lists are ordered by it, so that one lucky game leads none."""
    games = models.PositiveIntegerField()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["title", "user"], condition=models.Q(pool="people"), name="one_rating_a_person"
            ),
            models.UniqueConstraint(fields=["title", "bot"], condition=models.Q(pool="bots"), name="one_rating_a_bot"),
        ]
        indexes: ClassVar = [models.Index(fields=["pool", "title", "-proven"], name="ratings_in_order")]

    def __str__(self) -> str:
        return f"{self.pool} {self.title}: {self.user or self.bot}"


class Counted(models.Model):
    """One row for each title, locked while its games are counted: they count one after the other."""

    title = models.CharField(max_length=40, primary_key=True)

    def __str__(self) -> str:
        return self.title
