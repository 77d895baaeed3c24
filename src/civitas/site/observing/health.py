"""Is the site well? What a load balancer, and a host who wonders, ask first."""

from __future__ import annotations

from typing import NamedTuple

from django.db import Error, connection
from django.db.migrations.executor import MigrationExecutor

from civitas.site import bus

_migrated = False


class Health(NamedTuple):
    """What works. Without the bus the site is slower to tell, but nothing is lost."""

    database: bool
    migrations: bool
    bus: bool

    @property
    def well(self) -> bool:
        return self.database and self.migrations


def health() -> Health:
    """Look at everything that the site needs."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        return Health(database=True, migrations=migrated(), bus=bus.connected())
    except Error:
        return Health(database=False, migrations=False, bus=bus.connected())


def migrated() -> bool:
    """Does the database have the shape that this code expects? Once it has, it keeps it."""
    global _migrated
    if not _migrated:
        executor = MigrationExecutor(connection)
        _migrated = not executor.migration_plan(executor.loader.graph.leaf_nodes())
    return _migrated
