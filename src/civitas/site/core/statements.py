"""Plain SQL for the paths that every request takes. Each trip to the database costs more than what is done there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from django.db import DEFAULT_DB_ALIAS, connection, connections

Row = tuple[Any, ...]


class Query(NamedTuple):
    """A question to the database."""

    statement: str
    values: Sequence[Any] = ()


def ask(*queries: Query) -> list[list[Row]]:
    """The rows that each of these finds. PostgreSQL is asked all of them in one message."""
    with connection.cursor() as cursor:
        if connection.vendor != "postgresql":
            return [cursor.execute(*query).fetchall() for query in queries]
        texts = prepared([query.statement for query in queries])
        values = [value for query in queries for value in query.values]
        cursor.execute(";".join(texts), values)
        found = [cursor.fetchall()]
        while cursor.nextset():
            found.append(cursor.fetchall())
        return found


def prepared(statements: Iterable[str]) -> list[str]:
    """The statements as they are best sent: PostgreSQL reads and plans each once for each connection.

    SQLite's driver keeps its statements by itself.
    """
    database: Any = connections[DEFAULT_DB_ALIAS]  # looked up once: `connection` would be for every use
    return database.prepared(statements) if database.vendor == "postgresql" else [*statements]


def places(count: int) -> str:
    """Room for so many values in a list."""
    return ", ".join(["%s"] * count)


def moment(value: datetime) -> datetime:
    """A time as a plain query gives it: SQLite keeps no zone."""
    return value.replace(tzinfo=UTC) if value.tzinfo is None else value


def stored(value: datetime | None) -> Any:
    """A time as a plain statement takes it."""
    return connection.ops.adapt_datetimefield_value(value)
