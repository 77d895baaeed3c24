"""A connection that is kept is looked at before it is used again."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, close_old_connections, connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext

from civitas.site.core.statements import Query, ask
from civitas.site.postgresql.base import _silent
from civitas.site.tables.record.statement_batch import statement_batch

GROUP = "INSERT INTO auth_group (name) VALUES (%s)"
SEEN = "SELECT count(*) FROM auth_user WHERE username = %s"


@pytest.fixture
def other_connection() -> Iterator[Any]:
    """Somebody else, who sees what is committed."""
    if connection.vendor != "postgresql":
        pytest.skip("one file has one writer")
    other: Any = connection.copy()
    yield other
    other.close()


def _seen_by(other: Any, name: str) -> int:
    with other.cursor() as cursor:
        cursor.execute(SEEN, [name])
        return int(cursor.fetchone()[0])


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


@pytest.mark.django_db(transaction=True)
def test_a_transaction_that_begins_with_its_first_statement_is_one_all_the_same(other_connection: Any) -> None:
    with transaction.atomic():
        User.objects.create(username="anna")
        assert _seen_by(other_connection, "anna") == 0
    assert _seen_by(other_connection, "anna") == 1
    with pytest.raises(IntegrityError):
        _both("ben", "anna")
    assert _seen_by(other_connection, "ben") == 0
    with transaction.atomic():
        pass  # nothing was said, so nothing has to be ended
    with transaction.atomic():
        User.objects.create(username="ben")
        with pytest.raises(IntegrityError), transaction.atomic():
            User.objects.create(username="anna")
        assert [user.username for user in User.objects.order_by("pk").iterator()] == ["anna", "ben"]
    assert _seen_by(other_connection, "ben") == 1


@pytest.mark.django_db(transaction=True)
def test_the_last_statements_end_the_transaction_unless_it_is_part_of_another(other_connection: Any) -> None:
    told: list[str] = []
    with transaction.atomic(), statement_batch() as out:
        transaction.on_commit(lambda: told.append("anna"))
        out.add(GROUP, ["first"])
        out.send(last=True)
        assert _groups(other_connection) == ["first"]
        assert not told
    assert told == ["anna"]
    with transaction.atomic():
        _group_last("second")
        assert _groups(other_connection) == ["first"]
    with pytest.raises(IntegrityError):
        _group_last("third", "first")
    assert _groups(other_connection) == ["first", "second"]


def _both(*names: str) -> None:
    with transaction.atomic():
        for name in names:
            User.objects.create(username=name)


def _group_last(*names: str) -> None:
    with transaction.atomic(), statement_batch() as out:
        out.add_each(GROUP, [[name] for name in names])
        out.send(last=True)


def _groups(other: Any) -> list[str]:
    with other.cursor() as cursor:
        cursor.execute("SELECT name FROM auth_group ORDER BY name")
        return [name for (name,) in cursor.fetchall()]


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("keeps", [True, False])
def test_a_statement_is_prepared_once_and_not_at_all_behind_a_pooler(settings: Any, keeps: bool) -> None:
    if connection.vendor != "postgresql":
        pytest.skip("its driver keeps statements by itself")
    settings.CIVITAS_PREPARE = keeps
    connection.close()
    with CaptureQueriesContext(connection) as said:
        found = [ask(Query(SEEN, [name]), Query(SEEN, ["nobody"])) for name in ("anna", "50 % ''\\ $1")]
    assert found == [[[(0,)], [(0,)]]] * 2
    texts = [query["sql"] for query in said.captured_queries]
    assert [text.startswith("PREPARE") for text in texts] == ([True, False, False] if keeps else [False, False])
    assert all("EXECUTE select_auth_user_0" in text for text in texts[1:]) is keeps
