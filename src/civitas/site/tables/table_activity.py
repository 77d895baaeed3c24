"""What happens at a table beside the game: people sit down, talk, ask to go back.

None of it is in the journal. It is counted on the table's row, so that whoever watches can see that something happened
even if the hint is lost, and looks for it.
"""

from __future__ import annotations

from django.db import transaction
from django.db.models import F

from civitas.site.core import bus
from civitas.site.tables.models import Table

ACTIVITY = 0
"""In place of the length of a journal: the hint is not about the game."""


def note_activity(table_id: int, name: str) -> None:
    """Count it with what is being done, and tell those who watch once that is committed."""
    Table.objects.filter(pk=table_id).update(stirs=F("stirs") + 1)
    transaction.on_commit(lambda: bus.publish(name, ACTIVITY))
