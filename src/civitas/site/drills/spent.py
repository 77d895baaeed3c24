"""Processor time that processes have used: a figure that other work on the same machine hardly changes."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from django.db import connection

GROUP, USER, SYSTEM = 2, 11, 12
"""Where /proc/PID/stat has these, counted from behind the name of the program."""


class Spent:
    """Counts from the moment it is made: a group of processes, and those that the database has for us."""

    def __init__(self, group: int) -> None:
        self._group = group
        self._before = self._now()

    def for_each(self, answers: int) -> dict[str, float]:
        """Milliseconds for each of so many answers."""
        now = self._now()
        return {part: 1000 * (now[part] - self._before[part]) / max(answers, 1) for part in now}

    def _now(self) -> dict[str, float]:
        with connection.cursor() as cursor:
            cursor.execute("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")
            database = [int(pid) for (pid,) in cursor.fetchall()]
        web = [pid for pid in _everyone() if (stat := _stat(pid)) and int(stat[GROUP]) == self._group]
        return {"web": _seconds(web), "database": _seconds(database)}


def _everyone() -> Iterable[int]:
    return [int(place.name) for place in Path("/proc").iterdir() if place.name.isdigit()]


def _seconds(processes: Iterable[int]) -> float:
    ticks = sum(int(stat[USER]) + int(stat[SYSTEM]) for pid in processes if (stat := _stat(pid)))
    return ticks / os.sysconf("SC_CLK_TCK")


def _stat(pid: int) -> list[str]:
    """Nothing if the process is on another machine, or gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
