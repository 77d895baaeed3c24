"""Runs of a drill that puts a site under load and harms it: each in a process, a folder and a database of its own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from civitas.site.drills.apart import call_apart
from civitas.site.drills.cluster import Cluster, make_cluster

SITE, DATABASE = "site", "database"


class Plan(NamedTuple):
    """What a run needs to know."""

    run: int
    tables: int
    folder: Path
    cluster: Cluster | None
    """None with SQLite, which has no server to kill."""
    settings: dict[str, str]

    @property
    def victim(self) -> str:
        return DATABASE if self.cluster is not None and self.run % 2 == 0 else SITE


def drill(act: str, runs: int, tables: int, *, postgresql: bool, **own: str) -> Iterator[dict[str, Any]]:
    """So many runs of `module:function`, each with a new database; what each found. Nothing of them is left behind.

    `own` are settings of the drill's site beside those that every drill needs.
    """
    for run in range(1, runs + 1):
        start = time.monotonic()
        with TemporaryDirectory(prefix="civitas-drill-", ignore_cleanup_errors=True) as place, ExitStack() as stack:
            folder = Path(place)
            cluster = make_cluster(folder, stack) if postgresql else None
            settings = {
                "CIVITAS_DATABASE": f"sqlite:///{folder}/site.sqlite3" if cluster is None else cluster.address,
                "CIVITAS_SECRET_KEY": secrets.token_urlsafe(),
                "CIVITAS_LOG_LEVEL": "CRITICAL",  # that the database is away is no news here
                **own,
            }
            plan = Plan(run, tables, folder, cluster, settings)
            found = call_apart(act, settings, plan)
        yield {"run": run, "killed": plan.victim, **found, "seconds": round(time.monotonic() - start, 1)}
