"""What the database holds of campaigns."""

from __future__ import annotations

from typing import ClassVar

from django.db import models


class Feat(models.Model):
    """What a seat has reached in a finished game (`civitas.games.campaigns`). Whoever has the seat has reached it."""

    table = models.ForeignKey("tables.Table", on_delete=models.CASCADE, related_name="feats")
    seat = models.PositiveSmallIntegerField()
    marks = models.JSONField()
    rank = models.CharField(max_length=80)
    worth = models.FloatField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "seat"], name="one_feat_a_seat")]

    def __str__(self) -> str:
        return f"{self.table}, seat {self.seat}: {self.rank}"
