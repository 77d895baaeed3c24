"""What the database holds of challenges."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models

WEEK_LENGTH = len("2026-W47")


class AttemptState(models.TextChoices):
    """How far an attempt has come. What is refused has a journal that does not lead where its table says."""

    PLAYING = "playing"
    COUNTED = "counted"
    REFUSED = "refused"


class Attempt(models.Model):
    """Somebody's one attempt at a challenge."""

    table = models.OneToOneField("tables.Table", primary_key=True, on_delete=models.CASCADE, related_name="attempt")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="attempts")
    title = models.CharField(max_length=40)
    week = models.CharField(max_length=WEEK_LENGTH)
    state = models.CharField(max_length=10, choices=AttemptState.choices, default=AttemptState.PLAYING)
    won = models.BooleanField(default=False)
    score = models.FloatField(default=0)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["user", "title", "week"], name="one_attempt_a_week"),
        ]
        indexes: ClassVar = [
            models.Index(fields=["title", "week", "state", "-won", "-score"], name="attempts_in_order"),
        ]

    def __str__(self) -> str:
        return f"{self.user} at {self.title} in {self.week}"
