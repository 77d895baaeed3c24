"""Hints through NATS, one subject for each table, from code that knows nothing of event loops.

A thread of its own keeps the connection and connects again as often as it must. A hint that cannot be sent at once is
dropped: those who listen also look into the database now and then.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import nats
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg

SUBJECT = "civitas.table."
WAITING = 10_000
"""Hints that may wait to be sent; more are dropped."""
AGAIN = 1
"""Seconds between two attempts to connect."""
LAST_WORDS = 0.5
"""Seconds that closing may take to send what still waits."""

log = structlog.get_logger(__name__)


class NatsBus:
    """The connection of this process to NATS."""

    def __init__(self, address: str, heard: Callable[[str, int], None]) -> None:
        self._address = address
        self._heard = heard
        self._loop = asyncio.new_event_loop()
        self._waiting: asyncio.Queue[tuple[str, int]] = asyncio.Queue(WAITING)
        self._listening = asyncio.Event()
        self._client: Client | None = None
        self._thread = threading.Thread(target=self._work, name="civitas-nats", daemon=True)
        self._thread.start()

    @property
    def connected(self) -> bool:
        return self._client is not None and bool(self._client.is_connected)

    def send(self, table: str, seq: int) -> None:
        """Take a hint to be sent; comes back at once."""
        self._soon(self._put, table, seq)

    def listen(self) -> None:
        """Hear the hints of the other processes from now on."""
        self._soon(self._listening.set)

    def close(self) -> None:
        """Send what waits, if that is quick, and end the thread."""
        self._soon(self._loop.create_task, self._leave())
        self._thread.join(2 * LAST_WORDS + 1)

    def _soon(self, call: Callable[..., Any], *args: Any) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call, *args)

    def _put(self, table: str, seq: int) -> None:
        if not self._waiting.full():
            self._waiting.put_nowait((table, seq))

    def _work(self) -> None:
        asyncio.set_event_loop(self._loop)
        tasks = [self._loop.create_task(self._speak())]
        try:
            self._loop.run_forever()
        finally:
            for task in (*tasks, *asyncio.all_tasks(self._loop)):
                task.cancel()
            self._loop.run_until_complete(asyncio.sleep(0))
            self._loop.close()

    async def _speak(self) -> None:
        """Connect, and send the hints as they come."""
        client = Client()
        self._client = client
        await client.connect(
            self._address,
            name="civitas",
            no_echo=True,
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=AGAIN,
            error_cb=_note_error,
            disconnected_cb=_note_loss,
        )
        log.info("bus connected")
        listener = asyncio.create_task(self._subscribe(client))
        try:
            while True:
                table, seq = await self._waiting.get()
                if client.is_connected:
                    try:
                        await client.publish(SUBJECT + table, str(seq).encode())
                    except nats.errors.Error as error:
                        await _note_error(error)
                self._waiting.task_done()
        finally:
            listener.cancel()

    async def _subscribe(self, client: Client) -> None:
        await self._listening.wait()
        await client.subscribe(SUBJECT + "*", cb=self._receive)

    async def _receive(self, message: Msg) -> None:
        if message.data.isdigit():
            self._heard(message.subject.removeprefix(SUBJECT), int(message.data))

    async def _leave(self) -> None:
        try:
            if self.connected and self._client is not None:
                async with asyncio.timeout(LAST_WORDS):
                    await self._waiting.join()
                    await self._client.flush()
                async with asyncio.timeout(LAST_WORDS):
                    await self._client.close()
        except (TimeoutError, nats.errors.Error) as error:
            await _note_error(error)
        finally:
            self._loop.stop()


async def _note_error(error: Exception) -> None:
    log.warning("bus trouble", error=repr(error))


async def _note_loss() -> None:
    log.warning("bus lost")
