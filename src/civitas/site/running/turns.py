"""Whose turn it is when there are more requests than threads: one after the other of everybody who waits.

So somebody who sends a hundred requests at once waits for their own, and whoever sends one waits for one of each.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at a time, by turns among those who ask. It belongs to one event loop."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[bytes, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: bytes) -> AsyncIterator[None]:
        """Wait for a place, and give it on afterwards."""
        if self._free:
            self._free -= 1
        else:
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(who, deque()).append(place)
            try:
                await place
            except asyncio.CancelledError:
                if place.done() and not place.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """To whoever has waited longest since their last turn."""
        while self._waiting:
            who, own = self._waiting.popitem(last=False)
            place = own.popleft()
            if own:
                self._waiting[who] = own
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
