"""The best of somebody's games against printed opponents, line by line."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from django.contrib.auth.models import User
from django.db.models import F

from civitas.site.campaigns.models import Feat
from civitas.site.tables.models import Status


@dataclass
class BookLine:
    """All games of one kind: with the same marks, and as many people."""

    title: str
    people: int
    marks: dict[str, str]
    games: int = 0
    won: int = 0
    best: float = -inf
    """The most points of this person."""
    rank: str = ""
    """The best rank."""
    worth: float = -inf


def book(user: User) -> list[BookLine]:
    """What this person has reached, the best rank first. Where advice could be asked for, nothing is reached."""
    feats = Feat.objects.filter(
        table__status=Status.FINISHED,
        table__teaching=False,
        table__seats__user=user,
        table__seats__number=F("seat"),
    ).select_related("table")
    lines: dict[object, BookLine] = {}
    for feat in feats.order_by("pk").iterator():
        table = feat.table
        key = (table.title, table.seat_count, frozenset(feat.marks.items()))
        line = lines.setdefault(key, BookLine(table.title, table.seat_count, feat.marks))
        points = float((table.scores or [0] * table.seat_count)[feat.seat])
        line.best = max(line.best, points)
        line.games += 1
        line.won += feat.seat in (table.winners or ())
        if feat.worth > line.worth:
            line.rank, line.worth = feat.rank, feat.worth
    return sorted(lines.values(), key=lambda line: (line.title, -line.worth, -line.won, -line.best))
