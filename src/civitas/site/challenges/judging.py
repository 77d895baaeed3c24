"""Judging a finished attempt. What its table says of its end is believed only if its journal leads there: from the
beginning, by the rules, with the dice of the week."""

from __future__ import annotations

import structlog

from civitas.games import find_title
from civitas.kernel import Dice, Misfit, Result
from civitas.kernel.gamefile import GameFile, last, proved
from civitas.kernel.journal import TAKE_BACK
from civitas.site.challenges.listening import JOB
from civitas.site.challenges.models import Attempt, AttemptState
from civitas.site.challenges.playing import challenge, seed_of
from civitas.site.tables.models import Job, Table
from civitas.site.tables.record.journal import journal

log = structlog.get_logger(__name__)
ALONE = 0
"""The seat of whoever plays alone."""


class Forged(Exception):
    """The journal of an attempt does not lead where its table says."""


def judge_one() -> bool:
    """Judge an attempt that has just ended; False if none has."""
    job = Job.objects.filter(kind=JOB).order_by("pk").first()
    if job is None:
        return False
    attempt = Attempt.objects.filter(table=job.table_id).select_related("table").first()
    if attempt is not None:
        judge(attempt)
    job.delete()
    return True


def judge(attempt: Attempt) -> None:
    """Put a finished attempt on the list, or refuse it."""
    try:
        result = prove(attempt.table, attempt)
    except Forged as fault:
        log.warning("an attempt was refused", table=attempt.table.name, why=str(fault))
        attempt.state = AttemptState.REFUSED
    else:
        attempt.state = AttemptState.COUNTED
        attempt.won, attempt.score = ALONE in result.winners, result.scores[ALONE]
    attempt.save()


def prove(row: Table, attempt: Attempt) -> Result:
    """Play the journal of the attempt once more; raises `Forged` if it is not what the person did in this challenge."""
    title = find_title(attempt.title)
    seed = seed_of(title, attempt.week)
    options = challenge(attempt.title, attempt.week).options
    if row.title != title.id or row.version != title.version:
        raise Forged("other rules")
    if not row.seats.filter(number=ALONE, user=attempt.user_id, resigned_by=None, bot="").exists():
        raise Forged("somebody else has the seat")
    entries = journal(row.pk)
    if any(entry.key == TAKE_BACK for entry in entries):
        raise Forged("something was taken back after the dice had spoken")
    header = {"seats": 1, "options": options, "commitment": Dice(seed).commitment()}
    try:
        table = last(proved(title, GameFile(header, entries, {"seed": seed})))
    except Misfit as fault:
        raise Forged(str(fault)) from fault
    result = table.result()
    if result is None or (list(result.scores), list(result.winners)) != (row.scores, row.winners):
        raise Forged("the journal has another end")
    return result
