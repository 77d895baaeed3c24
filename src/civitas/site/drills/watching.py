"""Many who watch: push streams that note when each event came."""

from __future__ import annotations

import asyncio
import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import NamedTuple, cast

from civitas.site.drills.pace import Move
from civitas.site.drills.parts import LOCAL

AT_ONCE = 50
"""Connections that are opened at the same time."""
PATIENCE = 60.0
_ID = re.compile(rb"^id: (\d+)$", re.MULTILINE)


class Delays(NamedTuple):
    """Seconds from the acknowledgement, and from the sending, of an answer until a watcher was told of it."""

    since_reply: list[float]
    since_sent: list[float]
    missed: int


class Watcher(asyncio.Protocol):
    """One stream."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.open = asyncio.get_running_loop().create_future()
        self.seqs: list[int] = []
        self.times: list[float] = []
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        head = f"GET /push/tables/{self.table} HTTP/1.1\r\nHost: {LOCAL}\r\nAccept: text/event-stream\r\n\r\n"
        self.transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        now = monotonic()
        text = self._rest + data
        whole, _, self._rest = text.rpartition(b"\n\n")
        for found in _ID.findall(whole):
            self.seqs.append(int(found))
            self.times.append(now)
            if not self.open.done():
                self.open.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError(self.table))


async def watch(port: int, tables: Iterable[str]) -> list[Watcher]:
    """A stream for each of these, all of them open."""
    loop, room = asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)

    async def begin(table: str) -> Watcher:
        async with room, asyncio.timeout(PATIENCE):
            _, watcher = await loop.create_connection(lambda: Watcher(table), LOCAL, port)
            await watcher.open
            return watcher

    return await asyncio.gather(*(begin(table) for table in tables))


def leave(watchers: Iterable[Watcher]) -> None:
    for watcher in watchers:
        watcher.transport.abort()


def delays(watchers: Sequence[Watcher], moves: Iterable[Move]) -> Delays:
    """How long each watcher waited for each move at its table."""
    at: defaultdict[str, list[Watcher]] = defaultdict(list)
    for watcher in watchers:
        at[watcher.table].append(watcher)
    found = Delays([], [], 0)
    missed = 0
    for move in moves:
        for watcher in at[move.table]:
            place = bisect_left(watcher.seqs, move.seq)
            if place == len(watcher.seqs):
                missed += 1
                continue
            # The event may overtake the reply: then nobody has waited.
            found.since_reply.append(max(0.0, watcher.times[place] - move.replied))
            found.since_sent.append(watcher.times[place] - move.sent)
    return found._replace(missed=missed)
