"""What the worker does for those who learn: one thought after the other, each of them by one worker only."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import structlog

from civitas.site.core.taking import take_oldest
from civitas.site.study import analyses, hints
from civitas.site.study.models import Kind, Study

GIVEN_UP = timedelta(seconds=180)
"""A worker that has not come back after this has died."""

log = structlog.get_logger(__name__)


def advise_one() -> bool:
    """Think about one question for somebody who waits for advice; False if nobody does."""
    return _do_one(Kind.HINT, hints.think, [])


def analyse_one() -> bool:
    """Look at one finished game for somebody who wants to see it; False if nobody does."""
    return _do_one(Kind.ANALYSIS, analyses.think, {})


def review_one() -> bool:
    """Look at the decisions of one seat for whoever had it; False if nobody wants to see any."""
    return _do_one(Kind.DECISIONS, analyses.think_of_decisions, {})


def _do_one(kind: Kind, think: Callable[[Study], Any], nothing: Any) -> bool:
    study = take_oldest(Study.objects.filter(kind=kind, data=None).select_related("table"), GIVEN_UP)
    if study is None:
        return False
    try:
        data = think(study)
    except Exception:
        log.exception("a thought failed", table=study.table.name, kind=study.kind, seat=study.seat)
        data = nothing  # who waits is told so
    Study.objects.filter(pk=study.pk).update(data=data)
    return True
