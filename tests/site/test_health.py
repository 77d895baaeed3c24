"""The health page says unwell when nothing can be written down, however well reading goes."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from math import inf
from types import SimpleNamespace
from unittest import mock

import pytest
from django.contrib.sessions.models import Session
from django.db import OperationalError, connection
from django.test import Client

from civitas.site.core import limits
from civitas.site.observing import health

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _look_anew() -> Iterator[None]:
    health._written = (-inf, True)
    yield
    health._written = (-inf, True)


def test_with_room_to_write_the_site_is_well() -> None:
    reply = Client().get("/health")
    assert (reply.status_code, reply.json()["writable"]) == (200, True)


def test_with_a_full_disk_the_site_is_unwell() -> None:
    if connection.vendor == "sqlite":
        full = mock.patch.object(shutil, "disk_usage", return_value=SimpleNamespace(free=limits.DISK_BYTES - 1))
    else:
        full = mock.patch.object(Session.objects, "update_or_create", side_effect=OperationalError("disk full"))
    with full:
        reply = Client().get("/health")
        assert (reply.status_code, reply.json()["well"], reply.json()["database"]) == (503, False, True)
    health._written = (-inf, True)
    assert Client().get("/health").status_code == 200


def test_a_monitor_that_asks_without_pause_writes_no_more_than_now_and_then() -> None:
    looks = [mock.patch.object(health, name, return_value=True) for name in ("_has_room", "_takes_a_row")]
    with looks[0] as looked, looks[1] as wrote:
        for _ in range(5):
            assert Client().get("/health").status_code == 200
    assert looked.call_count + wrote.call_count == 1


def test_what_is_written_signs_nobody_in() -> None:
    assert health._takes_a_row()
    stranger = Client()
    stranger.cookies["sessionid"] = health.PROBE
    assert stranger.get("/api/people/me").status_code == 401


@pytest.mark.skipif("connection.vendor != 'postgresql'", reason="SQLite has no server that restarts")
@pytest.mark.django_db(transaction=True)
def test_after_a_restart_of_the_database_the_site_is_well_again() -> None:
    assert health.health().well
    connection.connection.close()  # as the server does when it ends
    assert not health.health().database
    assert health.health().well
