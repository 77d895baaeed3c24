"""The door of the site: an event loop before the threads that answer.

A request is given a thread when all of it is here, and keeps it no longer than the answer takes to make; where there
are more requests than threads, everybody has a turn. So somebody who sends slowly, or reads slowly, or never, or far
too much, holds up nobody but themself. What is too long or comes too slowly is refused at the door, and whether the
site is well is said there, however busy the threads are.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Any

from starlette.types import Receive, Scope, Send

from civitas.site.api.shared.words import say
from civitas.site.core import limits
from civitas.site.observing.health import Health, health
from civitas.site.running.turns import Turns

Environ = dict[str, Any]
WSGIApp = Callable[[Environ, Callable[..., Any]], Iterable[bytes]]
HEALTH = "/health"
FILES = "/api/games"
"""Where whole game files are sent."""
TOO_SLOW, TOO_LARGE, UNREADABLE, FULL = 408, 413, 400, 503
LATIN = "latin-1"
"""What WSGI wants of bytes that are no text yet."""


class Refused(Exception):
    """The request is not let in. `why` is the id of a text."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why


class Gone(Exception):
    """Whoever asked has left."""


class Doorway:
    """The site, a WSGI app, as an ASGI app with so many threads."""

    def __init__(self, site: WSGIApp, threads: int) -> None:
        self._site = site
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="civitas-site")
        self._turns = Turns(threads)
        self._doctor = ThreadPoolExecutor(1, thread_name_prefix="civitas-health")
        self._looking: asyncio.Future[Health] | None = None
        self._inside = 0
        """Bytes of all bodies that are held now."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        if scope["path"] == HEALTH:
            found = await self._health()
            await _reply(send, 200 if found.well else FULL, {"well": found.well, **found._asdict()})
            return
        held = bytearray()
        try:
            await self._gather(scope, receive, held)
            loop = asyncio.get_running_loop()
            async with self._turns.turn(_who(scope)):
                answer = await loop.run_in_executor(self._threads, self._answer, environ(scope, bytes(held)))
        except Gone:
            return
        except Refused as no:
            body = {"error": no.why, "message": say(_language(scope), no.why)}
            # The rest of the body may be on its way: nothing else comes over this connection.
            await _reply(send, no.status, body, (b"connection", b"close"))
            return
        finally:
            self._inside -= len(held)
        await _send(send, *answer)

    async def _gather(self, scope: Scope, receive: Receive, held: bytearray) -> None:
        """The body, all of it, as long as it is neither too long nor too slow."""
        most = limits.BODY_BYTES if scope["path"] == FILES else limits.SMALL_BODY_BYTES
        if _length(scope) > most:
            raise Refused(TOO_LARGE, "too-large")
        try:
            async with asyncio.timeout(limits.BODY_SECONDS):
                more = True
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise Gone
                    piece = message.get("body", b"")
                    held += piece
                    self._inside += len(piece)
                    more = message.get("more_body", False)
                    if len(held) > most:
                        raise Refused(TOO_LARGE, "too-large")
                    if self._inside > limits.BODIES_BYTES:
                        raise Refused(FULL, "too-busy")
        except TimeoutError:
            raise Refused(TOO_SLOW, "body-too-slow") from None

    def _answer(self, request: Environ) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """What the site says; in a thread of its own. All of it is taken at once, for whoever asked may read slowly."""
        status, headers = 500, list[tuple[bytes, bytes]]()

        def start(line: str, named: list[tuple[str, str]], _fault: object = None) -> None:
            nonlocal status, headers
            status = int(line.split(" ", 1)[0])
            headers = [(name.lower().encode(LATIN), value.encode(LATIN)) for name, value in named]

        said = self._site(request, start)
        try:
            body = b"".join(said)
        finally:
            if (close := getattr(said, "close", None)) is not None:
                close()
        return status, headers, body

    async def _health(self) -> Health:
        """One look for all who ask meanwhile. A database that does not answer in time is not there."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.get_running_loop().run_in_executor(self._doctor, health)
        try:
            async with asyncio.timeout(limits.HEALTH_SECONDS):
                return await asyncio.shield(self._looking)
        except TimeoutError:
            return Health(database=False, migrations=False, writable=False, bus=False)


def environ(scope: Scope, body: bytes) -> Environ:
    """The request as WSGI wants it."""
    try:
        query = scope["query_string"].decode("ascii")
    except UnicodeDecodeError:
        raise Refused(UNREADABLE, "invalid") from None
    host, port = scope.get("server") or ("localhost", 80)
    request: Environ = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": scope["path"].encode("utf-8", "surrogateescape").decode(LATIN),
        "QUERY_STRING": query,
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "SERVER_NAME": host,
        "SERVER_PORT": str(port or 0),
        "REMOTE_ADDR": (scope.get("client") or ("", 0))[0],
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope.get("scheme", "http"),
        "wsgi.input": BytesIO(body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    for raw, value in scope["headers"]:
        name = raw.decode(LATIN).upper()
        if "_" in name:
            continue  # X_Forwarded_For would become what a proxy of ours says in X-Forwarded-For
        key = name.replace("-", "_")
        key = key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"
        said = value.decode(LATIN)
        between = "; " if key == "HTTP_COOKIE" else ","
        request[key] = f"{request[key]}{between}{said}" if key in request else said
    request["CONTENT_LENGTH"] = str(len(body))
    return request


def _who(scope: Scope) -> bytes:
    """By what people are told apart here: their key, their cookies, or where they come from."""
    for wanted in (b"authorization", b"cookie", b"x-forwarded-for"):
        for name, value in scope["headers"]:
            if name == wanted:
                return bytes(value)
    return (scope.get("client") or ("", 0))[0].encode()


def _length(scope: Scope) -> int:
    """How long the body says it is."""
    said = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    return int(said) if said.isdigit() else 0


def _language(scope: Scope) -> str:
    wished = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return "de" if wished.lower().startswith(b"de") else "en"


async def _reply(send: Send, status: int, data: object, *more: tuple[bytes, bytes]) -> None:
    body = json.dumps(data).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await _send(send, status, headers, body)


async def _send(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
