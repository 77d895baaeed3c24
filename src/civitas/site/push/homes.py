"""Who looks at a home page, and which tables it shows: a hint about one of them wakes it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from civitas.site.observing import metrics


class Home:
    """One home page."""

    def __init__(self) -> None:
        self.stirred = asyncio.Event()
        self.tables: frozenset[str] = frozenset()

    def follow(self, tables: Iterable[str]) -> None:
        """These are shown from now on."""
        self.tables = frozenset(tables)


class Homes:
    """All home pages that this process serves."""

    def __init__(self) -> None:
        self._homes: set[Home] = set()

    def hear(self, table: str) -> None:
        """Something happened at a table."""
        for home in self._homes:
            if table in home.tables:
                home.stirred.set()

    def wake(self) -> None:
        """Let every one of them look."""
        for home in self._homes:
            home.stirred.set()

    @contextmanager
    def at_home(self) -> Iterator[Home]:
        home = Home()
        self._homes.add(home)
        metrics.PUSH_CONNECTIONS.inc()
        try:
            yield home
        finally:
            metrics.PUSH_CONNECTIONS.dec()
            self._homes.discard(home)
