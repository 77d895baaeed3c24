"""A connection that is kept is looked at before it is used again."""

from __future__ import annotations

import socket

import pytest
from django.db import close_old_connections, connection
from django.test import Client

from civitas.site.postgresql.base import _silent


def test_a_connection_is_silent_until_the_other_end_speaks_or_goes() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert _silent(ours.fileno())
        theirs.send(b"the server is going down")
        assert not _silent(ours.fileno())
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.close()
        assert not _silent(ours.fileno())


@pytest.mark.django_db(transaction=True)
def test_a_connection_that_the_server_has_closed_is_replaced_and_nobody_notices() -> None:
    assert Client().get("/api/tables").status_code == 200
    if connection.vendor == "postgresql":  # a file closes no connections
        other = connection.copy()
        with connection.cursor() as mine, other.cursor() as cursor:
            mine.execute("SELECT pg_backend_pid()")
            cursor.execute("SELECT pg_terminate_backend(%s, 60000)", mine.fetchone())
        other.close()
    close_old_connections()
    assert Client().get("/api/tables").status_code == 200
