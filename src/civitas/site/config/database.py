"""Where the data is: a database address as hosts write it, as Django wants it."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote, urlsplit

CONNECTIONS_KEPT = 600
"""Seconds a connection is kept for the next request."""
BUSY = 20
"""Seconds to wait for another process that is writing to the same SQLite file."""


class UnreadableAddress(ValueError):
    """Not an address of a database we can use."""


def database(address: str) -> dict[str, Any]:
    """`sqlite:///path/to/file` or `postgresql://user:password@host:port/name` as a Django database."""
    parts = urlsplit(address)
    if parts.scheme == "sqlite":
        return {
            "ENGINE": "civitas.site.sqlite",
            "NAME": unquote(parts.path.removeprefix("/")) or ":memory:",
            "CONN_MAX_AGE": CONNECTIONS_KEPT,
            "OPTIONS": {
                "timeout": BUSY,
                # A move locks the file before it reads, so that two of them cannot both start from the same state.
                "transaction_mode": "IMMEDIATE",
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;",
            },
        }
    if parts.scheme in ("postgresql", "postgres"):
        return {
            "ENGINE": "civitas.site.postgresql",
            "NAME": unquote(parts.path.removeprefix("/")),
            "USER": unquote(parts.username or ""),
            "PASSWORD": unquote(parts.password or ""),
            "HOST": parts.hostname or "",
            "PORT": str(parts.port or ""),
            "CONN_MAX_AGE": CONNECTIONS_KEPT,
            "CONN_HEALTH_CHECKS": True,
        }
    raise UnreadableAddress(f"{address!r} is neither sqlite:///FILE nor postgresql://USER@HOST/NAME")
