"""Rooms: everyone who watches one table. What happens there is read once for all of them.

A room remembers its last few news. A connection knows how far it has told its viewer and takes the next from there, so
a slow one holds up nobody and takes no memory of its own; one that falls behind the room's memory must look anew.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import structlog

from civitas.site.core import bus, limits
from civitas.site.observing import metrics
from civitas.site.push.homes import Homes
from civitas.site.push.news import News, read_news, read_seqs
from civitas.site.push.readers import Readers
from civitas.site.push.table_events import TableActivity, TableEvent, read_table_activity, table_events
from civitas.site.push.visitors import Visitors
from civitas.site.push.who import invalid
from civitas.site.tables.table_activity import ACTIVITY

REMEMBERED = 32
"""News that a room keeps for those who are slow or were cut off for a moment."""
PASTS = 8
"""Places from which a room has looked back that it keeps, for all who come back at the same one."""
AT_ONCE = 500
"""People inside who are looked at together."""
LOOK = 2.0
"""Seconds between two looks at all tables that are watched, in case a hint was lost."""

log = structlog.get_logger(__name__)


class NobodyHere(Exception):
    """There is no such table."""


class Room:
    """One table that is being watched."""

    def __init__(self, name: str, read: Readers) -> None:
        self.name = name
        self.seq = -1
        """How far the news go; -1 until the table has been read."""
        self.news: deque[News] = deque(maxlen=REMEMBERED)
        self.watchers: set[asyncio.Event] = set()
        self.activity: TableActivity | None = None
        self.table_events: deque[TableEvent] = deque(maxlen=REMEMBERED)
        self.event_count = 0
        """How many events there have been."""
        self._stirring: asyncio.Task[None] | None = None
        self._stirred = False
        self._read = read
        self._heard = 0
        self._reading: asyncio.Task[None] | None = None
        self._opening: asyncio.Task[News] | None = None
        self._past: dict[int, asyncio.Task[News]] = {}

    async def present(self) -> News:
        """How the table stands: read once, by whoever comes first."""
        if self._opening is None:
            self._opening = asyncio.create_task(self._open())
        opened = await asyncio.shield(self._opening)
        return self.news[-1] if self.news else opened

    async def _open(self) -> News:
        try:
            # First what is beside the game: who is told where the table stands can then look and miss nothing.
            self.activity = await self._read(read_table_activity, self.name)
            found = await self._find(None)
        except BaseException:
            self._opening = None  # the next one tries again
            raise
        self.seq = found.seq
        self.hear(self._heard)
        return found

    async def past(self, since: int) -> News:
        """What happened since, beyond the room's memory; read once for all who come back at the same place."""
        found = self._past.get(since)
        if found is None:
            found = self._past[since] = asyncio.create_task(self._look_back(since))
            while len(self._past) > PASTS:
                self._past.pop(next(iter(self._past)))
        return await asyncio.shield(found)

    async def _look_back(self, since: int) -> News:
        try:
            return await self._find(since)
        except BaseException:
            self._past.pop(since, None)
            raise

    async def _find(self, since: int | None) -> News:
        metrics.PUSH_READS.inc()
        found = await self._read(read_news, self.name, since)
        if found is None:
            raise NobodyHere(self.name)
        return found

    def hear(self, seq: int) -> None:
        """A hint that the table is at `seq`. Hints that come while it is being read are one more reading."""
        if seq == ACTIVITY:
            self.stir()
        self._heard = max(self._heard, seq)
        if self.seq >= 0 and self._heard > self.seq and self._reading is None:
            self._reading = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while self._heard > self.seq:
                found = await self._find(self.seq)
                if found.seq <= self.seq:
                    # The hint was early or wrong; the next look at all tables will tell.
                    self._heard = self.seq
                    return
                self._tell(found)
        except Exception:
            self._heard = self.seq
            log.exception("table could not be read", table=self.name)
        finally:
            self._reading = None

    def stir(self) -> None:
        """A hint that something happened beside the game."""
        self._stirred = True
        if self.activity is not None and self._stirring is None:
            self._stirring = asyncio.create_task(self._look_around())

    async def _look_around(self) -> None:
        try:
            while self._stirred:
                self._stirred = False
                before, self.activity = self.activity, await self._read(read_table_activity, self.name)
                for event in table_events(before, self.activity):
                    self.event_count += 1
                    self.table_events.append(event)
                self.wake()
        except Exception:
            log.exception("table could not be read", table=self.name)
        finally:
            self._stirring = None

    def events_since(self, number: int) -> list[TableEvent]:
        """What happened beside the game since there were `number` events, as far as the room remembers."""
        missed = min(self.event_count - number, len(self.table_events))
        return list(self.table_events)[len(self.table_events) - missed :]

    def _tell(self, found: News) -> None:
        self.seq = found.seq
        self.news.append(found)
        self._past.clear()
        self.wake()

    def wake(self) -> None:
        """Let every connection of the room look."""
        for watcher in self.watchers:
            watcher.set()

    def since(self, seq: int) -> list[News] | None:
        """The news after `seq`, or None if the room does not remember that far."""
        if seq >= self.seq:
            return []
        if not self.news or self.news[0].since > seq:
            return None
        return [news for news in self.news if news.seq > seq]


class Rooms:
    """All rooms of this process."""

    def __init__(self, look: float = LOOK) -> None:
        self.read = Readers()
        self._look = look
        self._rooms: dict[str, Room] = {}
        self.homes = Homes()
        self.visitors = Visitors()
        self._tasks: list[asyncio.Task[None]] = []
        self._deaf: Callable[[], None] | None = None
        self.closing = False

    def watched(self) -> list[str]:
        """The tables that somebody watches."""
        return list(self._rooms)

    def open(self) -> None:
        """Begin to listen. Called in the event loop."""
        loop = asyncio.get_running_loop()

        def hint(name: str, seq: int) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self.hear, name, seq)

        self._deaf = bus.subscribe(hint)
        self._tasks = [asyncio.create_task(self._look_around()), asyncio.create_task(self._look_who_is_here())]

    def hang_up(self) -> None:
        """End every stream. The clients come back by themselves, to another process or to the next one here."""
        self.closing = True
        self._wake()

    def _wake(self) -> None:
        for room in self._rooms.values():
            room.wake()
        self.homes.wake()

    async def close(self) -> None:
        """Stop listening and let the database go."""
        self.hang_up()
        if self._deaf is not None:
            self._deaf()
        for task in self._tasks:
            task.cancel()
        await asyncio.get_running_loop().run_in_executor(None, self.read.close)

    def hear(self, name: str, seq: int) -> None:
        """A hint, for the room where somebody watches; for others it is nothing."""
        if (room := self._rooms.get(name)) is not None:
            room.hear(seq)
        self.homes.hear(name)

    @contextmanager
    def watch(self, name: str) -> Iterator[tuple[Room, asyncio.Event]]:
        """Watch a table; the event is set when something happened. An empty room is closed."""
        room = self._rooms.get(name)
        if room is None:
            room = self._rooms[name] = Room(name, self.read)
            metrics.PUSH_TABLES.inc()
        watcher = asyncio.Event()
        room.watchers.add(watcher)
        metrics.PUSH_CONNECTIONS.inc()
        try:
            yield room, watcher
        finally:
            metrics.PUSH_CONNECTIONS.dec()
            room.watchers.discard(watcher)
            if not room.watchers and self._rooms.get(name) is room:
                del self._rooms[name]
                metrics.PUSH_TABLES.dec()

    async def _look_around(self) -> None:
        """Hints may be lost: look at all tables that are watched, in one query."""
        while True:
            await asyncio.sleep(self._look)
            if not self._rooms:
                continue
            try:
                for name, (seq, stirs) in (await self.read(read_seqs, self.watched())).items():
                    self.hear(name, seq)
                    room = self._rooms.get(name)
                    if room is not None and room.activity is not None and room.activity.stirs != stirs:
                        room.stir()
            except Exception:
                log.exception("tables could not be looked at")

    async def _look_who_is_here(self) -> None:
        """Who has signed out, or whose key was revoked, is shown out."""
        while True:
            await asyncio.sleep(limits.PASS_SECONDS)
            try:
                shown = list(self.visitors.passes())
                for part in (shown[start : start + AT_ONCE] for start in range(0, len(shown), AT_ONCE)):
                    self.visitors.show_out(await self.read(invalid, part))
                self._wake()
            except Exception:
                log.exception("nobody could look who is here")
