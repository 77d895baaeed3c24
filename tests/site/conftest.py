"""Each run makes its own database and drops it. SQLite is given a file, because the tests use several threads."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.core.cache import caches
from django.db import connection
from pytest_django import DjangoDbBlocker

from civitas.site.tables import moves


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    from django.conf import settings

    default = settings.DATABASES["default"]
    if default["ENGINE"].endswith("sqlite3"):
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
    moves.kept.clear()
    caches["local"].clear()
    yield
    moves.kept.clear()
