"""Is the site well? What a load balancer, and a host who wonders, ask first."""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from django.contrib.sessions.models import Session
from django.db import Error, connection
from django.db.migrations.executor import MigrationExecutor

from civitas.site.core import bus, limits

BETWEEN_LOOKS = 10.0
"""Seconds between two looks whether anything can be written."""
PROBE = "health"
NEVER = datetime(2000, 1, 1, tzinfo=UTC)
_migrated = False
_written = (-inf, True)
"""When it was last looked whether anything can be written, and what was found."""


class Health(NamedTuple):
    """What works. Without the bus the site is slower to tell, but nothing is lost."""

    database: bool
    migrations: bool
    writable: bool
    """Can anything be written down? A full disk reads on as if nothing were wrong, and loses every move."""
    bus: bool

    @property
    def well(self) -> bool:
        return self.database and self.migrations and self.writable


def health() -> Health:
    """Look at everything that the site needs."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        shaped = migrated()
        return Health(database=True, migrations=shaped, writable=shaped and writable(), bus=bus.connected())
    except Error:
        if not connection.in_atomic_block:
            connection.close()  # outside of any request nobody else drops one that a restart of the database has broken
        return Health(database=False, migrations=False, writable=False, bus=bus.connected())


def migrated() -> bool:
    """Does the database have the shape that this code expects? Once it has, it keeps it."""
    global _migrated
    if not _migrated:
        executor = MigrationExecutor(connection)
        _migrated = not executor.migration_plan(executor.loader.graph.leaf_nodes())
    return _migrated


def writable() -> bool:
    """Is there room to write? Asked often, it is looked at now and then.

    Of SQLite's file the disk is looked at: to write would mean to wait for whoever writes. PostgreSQL's disk is
    elsewhere, so there something is written.
    """
    global _written
    at, well = _written
    if monotonic() - at >= BETWEEN_LOOKS:
        well = _has_room() if connection.vendor == "sqlite" else _takes_a_row()
        _written = (monotonic(), well)
    return well


def _has_room() -> bool:
    folder = Path(str(connection.settings_dict["NAME"])).parent
    try:
        return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free >= limits.DISK_BYTES
    except OSError:
        return False


def _takes_a_row() -> bool:
    """A session that is nobody's and has run out."""
    try:
        Session.objects.update_or_create(session_key=PROBE, defaults={"session_data": "", "expire_date": NEVER})
    except Error:
        return False
    return True
