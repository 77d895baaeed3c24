"""How much the site carries: answers a second, waiting times, push, opening a table; beside what bounds them."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from urllib.parse import urlsplit, urlunsplit

from civitas.site.drills.apart import call_apart


class Size(NamedTuple):
    """How large the drill is."""

    tables: int
    seconds: float
    connections: int
    processes: int
    before: str = ""
    """Another checkout of the source, whose web processes answer in turn with ours."""


def drill(size: Size, server: str, bus: str) -> dict[str, Any]:
    """All figures, measured with a database that is made on that server for it and dropped after it."""
    import psycopg
    from psycopg.sql import SQL, Identifier

    name = f"civitas_drill_{os.getpid()}"
    settings = {
        "CIVITAS_DATABASE": urlunsplit(urlsplit(server)._replace(path=f"/{name}")),
        "CIVITAS_BUS": bus,
        "CIVITAS_SECRET_KEY": secrets.token_urlsafe(),
        "CIVITAS_LOG_LEVEL": "WARNING",
    }
    with psycopg.connect(server, autocommit=True) as host, TemporaryDirectory(prefix="civitas-drill-") as folder:
        host.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        try:
            figures = call_apart("civitas.site.drills.measuring:measure", settings, size, settings, Path(folder))
        finally:
            host.execute(SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(Identifier(name)))
    return {"size": size._asdict(), **figures}
