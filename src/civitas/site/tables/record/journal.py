"""A table's journal as the kernel reads it."""

from __future__ import annotations

from civitas.kernel import Entry as JournalEntry
from civitas.site.tables.models import Entry


def journal(table_id: int, since: int = 0, until: int | None = None) -> list[JournalEntry]:
    """The entries `since` to `until` - 1, or to the last."""
    rows = Entry.objects.filter(table_id=table_id, seq__gte=since).order_by("seq")
    if until is not None:
        rows = rows.filter(seq__lt=until)
    return [JournalEntry(*row) for row in rows.values_list("seq", "who", "key", "answer", "by")]
