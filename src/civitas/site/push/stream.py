"""One connection: what a viewer is told, from the journal entry the viewer knows."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from civitas.site.core import limits
from civitas.site.push.news import News
from civitas.site.push.rooms import NobodyHere, Room, Rooms
from civitas.site.push.table_events import TableEvent, here
from civitas.site.push.visitors import Visitor
from civitas.site.push.who import Watcher

HEARTBEAT = 15.0
"""Seconds after which a silent stream says something, so that nothing in between takes it for dead."""
RETRY = b"retry: 1000\n\n"
BEAT = b": still here\n\n"


class NotYours(Exception):
    """The seat has passed to somebody else. The stream ends; whoever comes back is asked again who they are."""


async def stream(
    rooms: Rooms, name: str, watcher: Watcher, since: int | None, visitor: Visitor
) -> AsyncIterator[bytes]:
    """The events for a viewer who knows the table up to entry `since`, or comes for the first time."""
    loop = asyncio.get_running_loop()
    # Not all at the same moment: those who came together should not have to come back together.
    end = loop.time() + limits.STREAM_SECONDS * random.uniform(0.8, 1.2)  # noqa: S311
    with rooms.visitors.inside(visitor), rooms.watch(name) as (room, happened), _beating(happened):
        yield RETRY
        try:
            first, at = await _beginning(room, watcher, since)
            heard = room.event_count
            if room.activity is not None:
                yield here(room.activity)
            if first:
                yield first
            while not (rooms.closing or visitor.out) and loop.time() < end:
                happened.clear()
                due = await _next(room, watcher, at)
                for part, at in due:  # noqa: B007 - how far the viewer knows the table by now
                    yield part
                told, heard = room.events_since(heard), room.event_count
                for part in _table_events(told, watcher):
                    yield part
                if at >= room.seq and heard == room.event_count:
                    await happened.wait()
                    if at >= room.seq and heard == room.event_count and not (rooms.closing or visitor.out):
                        yield BEAT
        except (NobodyHere, NotYours):
            return


async def _beginning(room: Room, watcher: Watcher, since: int | None) -> tuple[bytes, int]:
    """The first event, if one is due at once, and how far the viewer knows the table then."""
    present = await room.present()
    if since is None:
        return present.for_viewer(watcher.viewer, present.seq), present.seq
    if since > room.seq:
        # Either the room has not heard yet what the viewer knows, or the viewer knows a table that is no more.
        found = await room.past(since)
        room.hear(found.seq)
        if since > found.seq:
            return found.again(), found.seq
    return b"", since


async def _next(room: Room, watcher: Watcher, at: int) -> list[tuple[bytes, int]]:
    """What the viewer has not been told yet, each with how far the viewer knows the table then."""
    remembered = room.since(at)
    if remembered is None:
        found = await room.past(at)
        if found.since > at:
            return [(found.again(), found.seq)]
        remembered = [found]
    _check(remembered, watcher)
    return [(news.for_viewer(watcher.viewer, at), news.seq) for news in remembered]


def _table_events(told: list[TableEvent], watcher: Watcher) -> Iterator[bytes]:
    """What happened beside the game, as far as it is for this viewer."""
    for happened in told:
        if happened.reseats(watcher):
            raise NotYours
        if happened.is_for(watcher):
            yield happened.event


def _check(told: list[News], watcher: Watcher) -> None:
    """What belongs to a seat is told to nobody who does not hold it any more."""
    seat = watcher.viewer
    if seat is not None and any(news.taken_from(seat, watcher.user_id, watcher.since) for news in told):
        raise NotYours


@contextmanager
def _beating(happened: asyncio.Event) -> Iterator[None]:
    """Wake the stream now and then. One timer that runs on is cheaper than one for every wait."""
    loop = asyncio.get_running_loop()
    timer: asyncio.TimerHandle

    def wind() -> None:
        nonlocal timer
        timer = loop.call_later(HEARTBEAT, beat)

    def beat() -> None:
        happened.set()
        wind()

    wind()
    try:
        yield
    finally:
        timer.cancel()
