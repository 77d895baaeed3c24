"""When a game against printed opponents is over, what was reached is written down with the move that ended it."""

from __future__ import annotations

import json

from civitas.games.title import companions_of
from civitas.site.core.events import subscribe
from civitas.site.tables.events import Moved
from civitas.site.tables.models import Kind

COUNTING = frozenset({Kind.GAME, Kind.CHALLENGE})
"""Branches, lessons and files that people bring along are nobody's campaign."""
_FORGET = "DELETE FROM campaigns_feat WHERE table_id = %s"
_KEEP = "INSERT INTO campaigns_feat (table_id, seat, marks, rank, worth) VALUES (%s, %s, %s, %s, %s)"


def _moved(event: Moved) -> None:
    if not event.game.over or event.kind not in COUNTING:
        return
    campaign = companions_of(event.game.title).campaign
    if campaign is None:
        return
    event.batch.add(_FORGET, [event.table_id])  # the end may have been taken back once
    for seat in range(event.game.seats):
        if (feat := campaign.feat(event.game.state, seat)) is not None:
            event.batch.add(_KEEP, [event.table_id, seat, json.dumps(dict(feat.marks)), feat.rank, feat.worth])


def connect() -> None:
    """From now on it is written down."""
    subscribe(Moved, _moved)
