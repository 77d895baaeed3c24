"""How much thought one person may have waiting, so that nobody else waits for long."""

from __future__ import annotations

from civitas.site.core import limits
from civitas.site.study.models import Kind, Study
from civitas.site.tables.caps import TooMany


def check_thoughts(user_id: int | None, kind: Kind) -> None:
    """May this person ask for one more?"""
    if Study.objects.filter(asker_id=user_id, kind=kind, data=None).count() >= limits.THOUGHTS_EACH:
        raise TooMany("too-many-thoughts")
