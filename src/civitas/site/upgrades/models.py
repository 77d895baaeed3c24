"""What the database holds of rules that changed under a game."""

from __future__ import annotations

from typing import ClassVar

from django.db import models

from civitas.kernel.gamefile import DIFFERS, FITS, MISFITS
from civitas.site.tables.models import Table


class Verdict(models.TextChoices):
    """How a stored game stands to the rules installed here."""

    FITS = FITS
    """It would have gone the same way."""
    DIFFERS = DIFFERS
    """Every answer is still allowed, but something came out otherwise. It goes on from the position that was seen."""
    MISFITS = MISFITS
    """An answer is no longer allowed, or another question is asked before it."""
    HELD = "held"
    """The installed rules cannot open it. It is kept as it is and waits for rules that can."""


class RulesChange(models.Model):
    """A notice for the people at a table: from entry `seq` on the game is played by other rules than before."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="rules_changes")
    before = models.CharField(max_length=40)
    after = models.CharField(max_length=40)
    verdict = models.CharField(max_length=10, choices=Verdict.choices)
    seq = models.PositiveIntegerField()
    back_to = models.PositiveIntegerField(null=True)
    """The entry that the new rules refuse: it and what followed were taken back."""
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "seq", "after"], name="one_change_a_version_and_place")
        ]

    def __str__(self) -> str:
        return f"{self.table}: {self.before} to {self.after}, {self.verdict}"
