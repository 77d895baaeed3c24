"""One run of the restore drill, in a process with a Django of its own."""

from __future__ import annotations

import random
import secrets
import time
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import connections

from civitas.site.drills import audit
from civitas.site.drills.breakdown import BEFORE, set_up, wait_for_answers
from civitas.site.drills.crew import Crew
from civitas.site.drills.players import Players
from civitas.site.drills.runs import Plan
from civitas.site.hosting import archive
from civitas.site.running import environment
from civitas.site.tables import moves
from civitas.site.tables.models import Entry
from civitas.site.upgrades.recheck import Checked, recheck_all


def restore(plan: Plan) -> dict[str, Any]:
    """Load, back up under it, go on, destroy the database, restore, recheck, and look whether anything is lost."""
    rng = random.Random(secrets.randbits(64))  # noqa: S311
    environment.migrate()
    staged = set_up(plan.tables, rng)
    file = plan.folder / "site.backup"
    with Crew(plan.settings, plan.folder, together=plan.cluster is None) as crew:
        players = Players([crew.port], [chair for table in staged for chair in table.chairs], plan.run)
        players.start()
        wait_for_answers(players, plan.tables)
        time.sleep(rng.uniform(*BEFORE))
        due = {(said.table, said.key) for said in players.said() if said.acknowledged}
        start = time.monotonic()
        written = archive.write(file)
        took = time.monotonic() - start
        wait_for_answers(players, players.acknowledged() + plan.tables)
        said = players.stop()
    connections.close_all()
    _destroy(plan)
    archive.read(file)
    moves.live_tables.clear()
    checked = list(recheck_all())
    there = set(Entry.objects.exclude(request=None).values_list("table__name", "request"))
    # What was acknowledged after the backup began may be in it or not; what was acknowledged before must be.
    kept = [one for one in said if (one.table, one.key) in due or (one.table, f"{one.seat} {one.key}") in there]
    found = audit.losses(staged, kept) + [_misfit(one) for one in checked if one.verdict != "fits"]
    connections.close_all()
    return {
        "before": len(due),
        "answers": sum(one.acknowledged for one in said),
        "bot_answers": audit.bot_answers(staged, 2),
        "backup_seconds": round(took, 2),
        "rows": written.rows,
        "rechecked": len(checked),
        "losses": found,
    }


def _misfit(checked: Checked) -> str:
    return f"{checked.table} {checked.verdict}: {checked.why}"


def _destroy(plan: Plan) -> None:
    if plan.cluster is not None:
        plan.cluster.destroy()
        return
    name = Path(str(settings.DATABASES["default"]["NAME"]))
    for part in name.parent.glob(f"{name.name}*"):
        part.unlink()
