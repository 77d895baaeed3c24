"""When the secret of the dice is shown."""

from __future__ import annotations

from civitas.site.core.now import now
from civitas.site.core.weeks import end_of, week_of
from civitas.site.tables.models import Kind, Status, Table


def is_kept(table: Table) -> bool:
    """Do others still play with the same dice? So it is at a challenge until its week is over."""
    return table.kind == Kind.CHALLENGE and now() < end_of(week_of(table.created))


def shown_seed(table: Table) -> str | None:
    """The secret of the dice, once nobody gains by it: after the game, and at a challenge after its week."""
    return table.seed if table.status == Status.FINISHED and not is_kept(table) else None
