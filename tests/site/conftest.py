"""Each run makes its own database and drops it. SQLite is given a file, because the tests use several threads."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from django.core.cache import caches
from django.core.cache.backends.locmem import LocMemCache
from django.db import connection
from pytest_django import DjangoDbBlocker

from civitas.site.tables import moves

REAL_TIME = {
    "test_notices_killed",
    "test_bus",
    "test_doorway",
    "test_drills",
    "test_hosting",
    "test_nobody_live",
    "test_running",
    "test_upgrade",
    "test_whole_game",
    "test_worker",
}
"""Modules that start processes of their own or wait for what happens in other threads; beside them, all about push."""
AGAIN = pytest.mark.flaky(reruns=2, reruns_delay=5)
ON_BOTH = {
    "test_absence",
    "test_admin_commands",
    "test_api_plan",
    "test_api_play",
    "test_archive",
    "test_backup",
    "test_bus",
    "test_campaigns",
    "test_caps",
    "test_challenges",
    "test_clocks",
    "test_drills",
    "test_exact",
    "test_health",
    "test_hosting",
    "test_leaving",
    "test_lobby",
    "test_moves",
    "test_notices_killed",
    "test_notices_recording",
    "test_postgresql",
    "test_push",
    "test_ratings",
    "test_running",
    "test_schema",
    "test_whole_game",
    "test_worker",
}
"""Modules about what depends on the database and the bus: locks, transactions, statements of our own, values that only
PostgreSQL refuses, processes. All others show the same on any database: CI runs them on SQLite alone, where they take a
quarter of the time, and `make site-full` on PostgreSQL too."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is measured against the clock may fail because the machine is busy; what is wrong fails three times.

    Only such tests are tried again: every other test does the same each time and must pass the first time.
    """
    here = Path(__file__).parent
    for item in items:
        if item.path.parent != here:
            continue
        module = item.path.stem
        if module in REAL_TIME or module.startswith("test_push"):
            item.add_marker(AGAIN)
        if module in ON_BOTH:
            item.add_marker(pytest.mark.on_both)


@pytest.fixture
def long_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """The minute in which requests are counted does not end in the middle of a test, and nothing was counted before."""
    monkeypatch.setattr("civitas.site.api.shared.limits.time", SimpleNamespace(time=lambda: 0.0))
    for alias in ("default", "local"):
        caches[alias].clear()


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    from django.conf import settings

    default = settings.DATABASES["default"]
    if "sqlite" in default["ENGINE"]:
        file: Path = tmp_path_factory.mktemp("site") / "site.sqlite3"
        default.setdefault("TEST", {})["NAME"] = str(file)
    else:
        default.setdefault("TEST", {})["NAME"] = f"civitas_test_{os.getpid()}"


@pytest.fixture(scope="session", autouse=True)
def _nobody_left_in_the_database(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """PostgreSQL takes a moment to see that a killed process is gone, and drops no database that somebody uses."""
    yield
    if connection.vendor == "postgresql":
        with django_db_blocker.unblock(), connection.cursor() as cursor:
            cursor.execute(
                "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )


@pytest.fixture(autouse=True)
def _no_table_is_kept() -> Iterator[None]:
    moves.live_tables.clear()
    for cache in (caches["local"], caches["default"]):
        if isinstance(cache, LocMemCache):  # what is counted in the database goes with the test
            cache.clear()
    yield
    moves.live_tables.clear()
