"""The backend that Django loads."""

from __future__ import annotations

import re
import select
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from django.conf import settings
from django.db.backends.postgresql import base

MOST_PREPARED = 200
"""Statements that a connection keeps prepared. Those with lists of seats come in several forms, but not in so many."""
_TABLE = re.compile(r"\b(?:FROM|INTO|UPDATE)\s+(\w+)")


_Driver: Any = base.Cursor  # the stubs know less of it than the driver has


class Cursor(_Driver):  # type: ignore[misc]
    """A cursor whose first statement in a transaction begins it."""

    begins: Callable[[], bool] = staticmethod(lambda: False)
    """Is this statement the first? Asked once for each."""

    def execute(self, query: Any, *values: Any, **how: Any) -> Cursor:
        first = self.begins()
        super().execute(f"BEGIN;{query}" if first else query, *values, **how)
        if first:
            self.nextset()
        return self

    def executemany(self, *values: Any, **how: Any) -> None:
        if self.begins():
            super().execute("BEGIN")
        super().executemany(*values, **how)


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection that makes few trips to the server, and keeps the statements of the hot path prepared there.

    A transaction begins with the message of its first statement, and not with one of its own.

    The connection is looked at before each request, as Django does, but without asking the server. A server that has
    gone, or has closed the connection, leaves something to be read at our end. While nothing is there the connection
    works.
    """

    _prepared: dict[str, str]
    _begins = False

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:
        self._prepared, self._begins = {}, False
        connection = super().get_new_connection(conn_params)
        connection.cursor_factory = Cursor
        return connection

    def create_cursor(self, name: str | None = None) -> Any:
        cursor = super().create_cursor(name)
        if name is None:
            cursor.begins = self._begin
        elif self._begin():  # a cursor of the server's
            self.connection.execute("BEGIN")
        return cursor

    def _start_transaction_under_autocommit(self) -> None:
        """Django wants a transaction. The driver knows of none, and would send messages for it."""
        self._begins = True

    def _set_autocommit(self, autocommit: bool) -> None:
        self._begins = False
        super()._set_autocommit(autocommit)  # type: ignore[misc]

    def _begin(self) -> bool:
        begins, self._begins = self._begins, False
        return begins

    @property
    def outermost(self) -> bool:
        """Is this a transaction and not part of one? Then `COMMIT` may stand behind its last statements: what has ended
        already when Django ends it costs nothing more."""
        return self.in_atomic_block and not self.savepoint_ids

    def prepared(self, statements: Iterable[str]) -> list[str]:
        """The statements as they are best sent: their names, under which this connection has read and planned them.

        Reading and planning is half of what a short statement costs the server.
        """
        self.ensure_connection()
        return [self._prepared.get(statement) or self._prepare(statement) for statement in statements]

    def _prepare(self, statement: str) -> str:
        if not settings.CIVITAS_PREPARE or len(self._prepared) >= MOST_PREPARED:
            return statement
        verb, about = statement.split(None, 1)[0].lower(), _TABLE.search(statement)
        # The name says in logs and in pg_stat_activity what is done.
        name = f"{verb}_{about[1] if about else 'nothing'}_{len(self._prepared)}"
        numbers = count(1)
        with self.cursor() as cursor:
            cursor.execute(f"PREPARE {name} AS {re.sub('%s', lambda _: f'${next(numbers)}', statement)}")
        values = ", ".join(["%s"] * len(re.findall("%s", statement)))
        execute = self._prepared[statement] = f"EXECUTE {name}({values})" if values else f"EXECUTE {name}"
        return execute

    def is_usable(self) -> bool:
        if self.connection is not None and not self.connection.closed and _silent(self.connection.fileno()):
            return True
        return bool(super().is_usable())


def _silent(file: int) -> bool:
    if not hasattr(select, "poll"):  # not everywhere
        return False
    looking = select.poll()
    looking.register(file, select.POLLIN | select.POLLHUP | select.POLLERR)
    return not looking.poll(0)
