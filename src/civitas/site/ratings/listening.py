"""What ratings do when a game is over: leave a job for a worker, with the move that ended it."""

from __future__ import annotations

from civitas.site.core.events import subscribe
from civitas.site.tables.events import Moved
from civitas.site.tables.models import Kind

_RATE = "INSERT INTO tables_job (table_id, kind, seat, seq, created) VALUES (%s, 'rate', -1, %s, %s)"


def _moved(event: Moved) -> None:
    if event.game.over and event.kind == Kind.GAME:
        event.batch.add(_RATE, [event.table_id, event.game.seq, event.at])


def connect() -> None:
    """From now on finished games are counted."""
    subscribe(Moved, _moved)
