"""Reading the database beside an event loop that must not wait: a few threads with a connection each."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from django.db import close_old_connections, connections

READERS = 4
PARTING = 5
"""Seconds to wait for the threads when they have to close their connections."""

P = ParamSpec("P")
T = TypeVar("T")


class Readers:
    """The threads. More of them would not read faster: the rules share one processor anyway."""

    def __init__(self, count: int = READERS) -> None:
        self._count = count
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="civitas-reader")

    async def __call__(self, read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `read` finds, without stopping the loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, lambda: _fresh(read, *args, **kwargs))

    def close(self) -> None:
        """Each thread closes its own connection, as nobody else may."""
        meeting = threading.Barrier(self._count)
        for _ in range(self._count):
            self._pool.submit(_part, meeting)
        self._pool.shutdown(wait=True)


def _fresh(read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """A connection that broke, or is too old, is replaced before and after."""
    close_old_connections()
    try:
        return read(*args, **kwargs)
    finally:
        close_old_connections()


def _part(meeting: threading.Barrier) -> None:
    connections.close_all()
    try:
        meeting.wait(PARTING)  # a thread that has closed its connection must not take the turn of another
    except threading.BrokenBarrierError:
        return
