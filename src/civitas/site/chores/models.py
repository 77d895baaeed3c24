"""What the database holds of chores."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models

from civitas.site.tables.exact import ExactJSON


class Kind(models.TextChoices):
    """What is to be done: a game file brought along, a channel tried out."""

    IMPORT = "import"
    TEST = "test"


class Chore(models.Model):
    """Something that a worker does for somebody. A person has one of each kind; a new one replaces the old."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    kind = models.CharField(max_length=10, choices=Kind.choices)
    given = ExactJSON()
    """What is needed to do it; gone when it is done."""
    asked = models.DateTimeField()
    begun = models.DateTimeField(null=True)
    """When a worker took it. One that has not come back for long has died, and another takes it."""
    found = ExactJSON(null=True)
    """What came of it; empty until it is done."""

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["user", "kind"], name="one_chore_a_kind")]

    def __str__(self) -> str:
        return f"{self.kind} for {self.user}"
