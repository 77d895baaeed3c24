"""Statements that nobody waits for, sent together: each trip to the database costs more than what is done there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from django.db import connection

from civitas.site.core.statements import prepared

AT_ONCE = 500
"""Statements in one message at most: a whole game read from a file has tens of thousands."""


class StatementBatch:
    """Collects statements; they are sent in their order, at the end or when there are many."""

    def __init__(self, cursor: Any) -> None:
        self.cursor = cursor
        """For what must be known at once."""
        self._at_once = connection.vendor != "postgresql"  # in the same process there is no way to save
        self._statements: list[str] = []
        self._values: list[Any] = []

    def add(self, statement: str, values: Sequence[Any]) -> None:
        if self._at_once:
            self.cursor.execute(statement, values)
            return
        self._statements.append(statement)
        self._values += values
        if len(self._statements) >= AT_ONCE:
            self.send()

    def add_each(self, statement: str, rows: Iterable[Sequence[Any]]) -> None:
        """The same statement for each row."""
        for row in rows:
            self.add(statement, row)

    def send(self, *, last: bool = False) -> None:
        """Send what was collected. With the `last` statements the transaction ends, unless it is part of another."""
        texts, values = prepared(self._statements), self._values
        self._statements, self._values = [], []
        database: Any = connection
        if last and not self._at_once and database.outermost:
            texts.append("COMMIT")
        if texts:
            self.cursor.execute(";".join(texts), values)


@contextmanager
def statement_batch() -> Iterator[StatementBatch]:
    """Statements that are sent when the block ends well."""
    with connection.cursor() as cursor:
        collected = StatementBatch(cursor)
        yield collected
        collected.send()
