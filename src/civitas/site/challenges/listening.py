"""What challenges do when a game is over: leave a job for a worker, with the move that ended it."""

from __future__ import annotations

from civitas.site.core.events import subscribe
from civitas.site.tables.events import Moved
from civitas.site.tables.models import Kind

JOB = "judge"
_JUDGE = "INSERT INTO tables_job (table_id, kind, seat, seq, created) VALUES (%s, %s, -1, %s, %s)"


def _moved(event: Moved) -> None:
    if event.game.over and event.kind == Kind.CHALLENGE:
        event.batch.add(_JUDGE, [event.table_id, JOB, event.game.seq, event.at])


def connect() -> None:
    """From now on finished attempts are judged."""
    subscribe(Moved, _moved)
