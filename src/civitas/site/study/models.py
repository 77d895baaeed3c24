"""What the database holds of thoughts that somebody asked for."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models

from civitas.site.tables.exact import ExactJSON
from civitas.site.tables.models import Table

NOBODY = -1
"""In place of a seat: it is for all who may look at the table."""


class Kind(models.TextChoices):
    """What is asked for: the best answers for a seat, what a finished game looks like afterwards, or what a seat
    could have done better in it."""

    HINT = "hint"
    ANALYSIS = "analysis"
    DECISIONS = "decisions"


class Study(models.Model):
    """A thought about a position that somebody has asked for. It waits for a worker as long as `data` is empty."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="studies")
    kind = models.CharField(max_length=10, choices=Kind.choices)
    seat = models.SmallIntegerField(default=NOBODY)
    seq = models.PositiveIntegerField()
    """The length of the journal at the position."""
    asker = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    begun = models.DateTimeField(null=True)
    """When a worker took it. One that has not come back for long has died, and another takes it."""
    data = ExactJSON(null=True)
    asked = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "kind", "seat", "seq"], name="one_study_a_position")
        ]

    def __str__(self) -> str:
        return f"{self.table}: {self.kind} at {self.seq}"
