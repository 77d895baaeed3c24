"""Answers at a pace: as fast as the site takes them, or so many a second whatever it does."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Any

from django.conf import settings

from civitas.site.drills.parts import LOCAL
from civitas.site.drills.stage import Chair, Line, Staged

_numbers = count()
_FORGERY = secrets.token_hex(16)
"""What browsers of the drill send against forgery: the same in cookie and header."""


class Script:
    """A game that is written already; its answers only have to be sent."""

    def __init__(self, table: Staged, saved: dict[str, Any], lines: Sequence[Line]) -> None:
        self.name = table.name
        self.seq = table.seq
        self.saved = saved
        """The table as it stood when it was set up."""
        self.lines = lines
        self.sent = 0
        self.cookies = False
        """Its answers come from browsers rather than from programs with tokens."""
        self._chairs = {chair.seat: chair for chair in table.chairs}

    @property
    def ended(self) -> bool:
        return self.sent >= len(self.lines)

    def end(self) -> None:
        """An answer went wrong, so the next ones cannot be right."""
        self.sent = len(self.lines)

    def next(self) -> bytes:
        """The next answer as a request, ready to be sent."""
        line = self.lines[self.sent]
        self.sent += 1
        said = {"answer": line.answer, "expected": line.expected, "request": f"drill-{next(_numbers)}"}
        body = json.dumps(said).encode()
        head = (
            f"POST /api/tables/{self.name}/answer HTTP/1.1\r\nHost: {LOCAL}\r\n"
            f"{self._shown(self._chairs[line.seat])}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        return head.encode() + body

    def _shown(self, chair: Chair) -> str:
        """By what the site knows who sends it."""
        if self.cookies:
            cookies = f"{settings.SESSION_COOKIE_NAME}={chair.session}; {settings.CSRF_COOKIE_NAME}={_FORGERY}"
            return f"Cookie: {cookies}\r\nX-CSRFToken: {_FORGERY}\r\n"
        return f"Authorization: Bearer {chair.token}\r\n"


@dataclass
class Pace:
    """What came of it. Times are in seconds."""

    seconds: float = 0.0
    times: list[float] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    skipped: int = 0
    """Answers that were due while the last one at every table was still under way."""

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds


@dataclass
class Move:
    """An answer that was acknowledged: when it was sent, when the reply came, and how long the journal is then."""

    table: str
    seq: int
    sent: float
    replied: float


class Caller:
    """A connection that is kept."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, request: bytes) -> tuple[int, bytes]:
        """The status and the body of the reply."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(LOCAL, self._port)
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.split(b"content-length:", 1)[1].split(b"\r\n", 1)[0])
        return int(head[9:12]), await reader.readexactly(length)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


async def _say(caller: Caller, script: Script, due: float, into: Pace) -> None:
    """Send the next answer of a script. Its time counts from when it was due."""
    try:
        status, body = await caller.send(script.next())
    except (OSError, asyncio.IncompleteReadError) as fault:
        status, body = 0, repr(fault).encode()
    now = monotonic()
    if status == 200:
        into.times.append(now - due)
        into.moves.append(Move(script.name, json.loads(body)["seq"], due, now))
    else:
        script.end()
        into.failures.append(f"{status} {body[:200].decode(errors='replace')}")


async def at_full_speed(port: int, scripts: Sequence[Script], seconds: float, callers: int) -> Pace:
    """Each caller sends its next answer as soon as the last one is acknowledged, at another table each time."""
    pace, start = Pace(), monotonic()

    async def call(own: deque[Script]) -> None:
        caller = Caller(port)
        while own and monotonic() - start < seconds:
            script = own.popleft()
            if not script.ended:
                await _say(caller, script, monotonic(), pace)
                own.append(script)
        caller.close()

    await asyncio.gather(*(call(deque(scripts[n::callers])) for n in range(callers)))
    pace.seconds = monotonic() - start
    return pace


async def at_rate(port: int, scripts: Sequence[Script], seconds: float, rate: float, callers: int) -> Pace:
    """So many answers a second, at moments drawn by lot as independent people choose them, however slow the site is."""
    pace, start, rng = Pace(), monotonic(), random.Random(0)  # noqa: S311
    free: asyncio.Queue[Caller] = asyncio.Queue()
    everyone = [Caller(port) for _ in range(callers)]
    for one in everyone:
        free.put_nowait(one)
    waiting, under_way = deque(scripts), set()
    due = start

    async def say(script: Script, due: float) -> None:
        caller = await free.get()
        await _say(caller, script, due, pace)
        free.put_nowait(caller)
        waiting.append(script)

    while (due := due + rng.expovariate(rate)) < start + seconds:
        await asyncio.sleep(max(0.0, due - monotonic()))
        while waiting and waiting[0].ended:
            waiting.popleft()
        if not waiting:
            pace.skipped += 1
            continue
        task = asyncio.create_task(say(waiting.popleft(), due))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    pace.seconds = monotonic() - start
    for one in everyone:
        one.close()
    return pace
