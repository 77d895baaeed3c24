"""Those who mean harm, in a process of their own, so that what they take of it is not taken for the site's slowness.

Everything goes to this machine, in numbers and for a time that are fixed before. What they were told is counted.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Any, NamedTuple

LOCAL = "127.0.0.1"
SLOW = 40
"""Bodies that are held back at each web process: several times as many as it has threads."""
STREAMS = 200
PAUSE = 0.5
"""Seconds between two requests of one attacker."""
PATIENCE = 30.0
HALF = "\ud800"
"""Half of a character."""
LONG = [list(range(60_000)), list(range(20_000))]
"""Answers: one is refused at the door, the other has to be looked at."""


class Villain(NamedTuple):
    """An account, and a table of its own at which it is asked for several things at once."""

    token: str
    table: str
    seat: int
    seq: int


class Orders(NamedTuple):
    """What the attackers need to know."""

    seconds: float
    web: list[int]
    push: int
    villains: list[list[Any]]
    file: str
    """A game file that takes long to replay."""
    title: str
    """Of which game they make tables."""


class Attack:
    """All of them at once, for so many seconds."""

    def __init__(self, orders: Orders) -> None:
        self._end = monotonic() + orders.seconds
        self._orders = orders
        self._villains = [Villain(*one) for one in orders.villains]
        self.told: Counter[str] = Counter()
        """What was tried and what came of it, such as `long answer 422`."""

    @property
    def _on(self) -> bool:
        return monotonic() < self._end

    async def run(self) -> None:
        drip = await asyncio.start_server(self._drip, LOCAL, 0)
        hook = drip.sockets[0].getsockname()[1]
        tasks: list[Coroutine[Any, Any, None]] = []
        for port in self._orders.web:
            tasks += [self._hold_back(port) for _ in range(SLOW)]
        for number, villain in enumerate(self._villains):
            port = self._orders.web[number % len(self._orders.web)]
            tasks += [
                self._hooks(port, villain, hook),
                self._answers(port, villain),
                self._imports(port, villain),
                self._poison(port, villain),
                self._tables(port, villain),
                self._hints(port, villain),
            ]
        tasks += [self._stream(self._villains[number % len(self._villains)].table) for number in range(STREAMS)]
        await asyncio.gather(*tasks, return_exceptions=True)
        drip.close()

    async def _hold_back(self, port: int) -> None:
        """Begin a request and never finish it."""
        head = f"POST /api/people/me HTTP/1.1\r\nHost: {LOCAL}\r\nContent-Length: 1000\r\n\r\n".encode()
        while self._on:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(LOCAL, port)
                writer.write(head)
                self.told["body held back"] += 1
                while self._on and not reader.at_eof():
                    writer.write(b"x")
                    with suppress(TimeoutError):
                        async with asyncio.timeout(1):
                            await reader.read(4096)
                writer.close()
            await asyncio.sleep(PAUSE)

    async def _hooks(self, port: int, villain: Villain, hook: int) -> None:
        """A webhook that drips, tried out again and again."""
        body = {"way": "webhook", "address": f"http://{LOCAL}:{hook}/{villain.seat}"}
        made = await self._call("hook", port, "POST", "/notices/channels", villain, body)
        number = made.get("id")
        while self._on and number is not None:
            await self._call("hook tried", port, "POST", f"/notices/channels/{number}/test", villain, {})

    async def _drip(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
            while self._on and not writer.is_closing():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.5)
        writer.close()

    async def _answers(self, port: int, villain: Villain) -> None:
        while self._on:
            for answer in LONG:
                body = {"answer": answer, "expected": villain.seq}
                await self._call("long answer", port, "POST", f"/tables/{villain.table}/answer", villain, body)

    async def _imports(self, port: int, villain: Villain) -> None:
        header = self._orders.file.partition("\n")[0]
        hostile = [
            self._orders.file,
            self._orders.file.replace(header, json.dumps({**json.loads(header), "names": 1.5}), 1),
            "[" * 100_000,
        ]
        for number in count():
            if not self._on:
                return
            await self._call("import", port, "POST", "/games", villain, {"file": hostile[number % len(hostile)]})

    async def _poison(self, port: int, villain: Villain) -> None:
        at = f"/tables/{villain.table}"
        order = {"answer": 1, "when": {"a": HALF}, "seat": villain.seat}
        while self._on:
            await self._call("poisoned order", port, "PUT", f"{at}/orders/choose-cards", villain, order)
            await self._call("poisoned talk", port, "POST", f"{at}/chat/players", villain, {"text": HALF})

    async def _tables(self, port: int, villain: Villain) -> None:
        while self._on:
            body = {"title": self._orders.title, "seats": 2, "visibility": "public"}
            await self._call("table", port, "POST", "/tables", villain, body)

    async def _hints(self, port: int, villain: Villain) -> None:
        while self._on:
            await self._call("hint", port, "POST", f"/tables/{villain.table}/hint", villain, {})

    async def _stream(self, table: str) -> None:
        while self._on:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(LOCAL, self._orders.push)
                writer.write(f"GET /push/tables/{table}?since=1 HTTP/1.1\r\nHost: {LOCAL}\r\n\r\n".encode())
                with suppress(TimeoutError):
                    async with asyncio.timeout(max(0.1, self._end - monotonic())):
                        line = await reader.readline()
                        self.told[f"stream {line[9:12].decode()}"] += 1
                        while await reader.read(4096):
                            pass
                writer.close()
            await asyncio.sleep(1)

    async def _call(self, what: str, port: int, method: str, path: str, villain: Villain, body: Any) -> dict[str, Any]:
        """One request; what came of it is counted."""
        data = json.dumps(body).encode()
        head = (
            f"{method} /api{path} HTTP/1.1\r\nHost: {LOCAL}\r\nAuthorization: Bearer {villain.token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\nConnection: close\r\n\r\n"
        )
        status, found = "no reply", {}
        with suppress(OSError, TimeoutError, ValueError):
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(LOCAL, port)
                try:
                    writer.write(head.encode() + data)
                    said = await reader.read()
                finally:
                    writer.close()
                status = said[9:12].decode() or status
                found = json.loads(said.partition(b"\r\n\r\n")[2])
        self.told[f"{what} {status}"] += 1
        await asyncio.sleep(PAUSE)
        return found if isinstance(found, dict) else {}


def main() -> None:
    """Orders come in as JSON, the counts go out as JSON."""
    attack = Attack(Orders(**json.load(sys.stdin)))
    asyncio.run(attack.run())
    json.dump(dict(attack.told), sys.stdout)


if __name__ == "__main__":
    main()
