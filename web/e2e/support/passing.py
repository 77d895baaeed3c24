"""Lets time pass at one table of a running site: its clocks, alarms and votes are as if so many hours had gone by.

For the tests in the browser, in which nobody can wait for days. The site's own worker rings what is due then.

Usage: python passing.py TABLE HOURS   (with the environment of the site)
"""

from __future__ import annotations

import os
import sys
from datetime import timedelta
from pathlib import Path

from civitas.site.running.environment import prepare

prepare(Path(os.environ["CIVITAS_DATA"]))

from django.db import transaction  # noqa: E402
from django.db.models import F  # noqa: E402

from civitas.site.clocks.models import Absence, SeatClock  # noqa: E402
from civitas.site.tables.models import Job, Table  # noqa: E402


def let_pass(name: str, by: timedelta) -> None:
    with transaction.atomic():
        table = Table.objects.select_for_update().get(name=name)
        for rows, fields in (
            (SeatClock.objects.filter(table=table), ("since", "late_since", "nudged")),
            (Job.objects.filter(table=table), ("due",)),
            (Absence.objects.filter(table=table), ("opened", "deadline")),
        ):
            rows.update(**{field: F(field) - by for field in fields})


if __name__ == "__main__":
    let_pass(sys.argv[1], timedelta(hours=float(sys.argv[2])))
