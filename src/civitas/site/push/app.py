"""The push process as an ASGI app: server-sent events of a table (/push/tables/{name}) or of all mine (/push/mine)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from civitas.site.observing import metrics
from civitas.site.observing.health import health
from civitas.site.observing.pages import may_read_figures
from civitas.site.push.home import home
from civitas.site.push.rooms import Rooms
from civitas.site.push.stream import stream
from civitas.site.push.visitors import Full, Visitor, address_of
from civitas.site.push.who import NoEntry, NotForYou, pass_of, user_of, watcher_of

HEADERS = {"Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""No proxy may keep or gather the events."""


def make_app(rooms: Rooms) -> Starlette:
    """The app. `rooms` is the caller's, who has to end the streams before the server waits for them."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        rooms.open()
        yield
        await rooms.close()

    async def table(request: Request) -> Response:
        name = request.path_params["name"]
        try:
            # A browser that comes back says in a header what it knows; one that comes first, in the address.
            since = _number(request.headers.get("last-event-id") or request.query_params.get("since", ""))
            seat = _number(request.query_params.get("seat", ""))
            authorization = request.headers.get("authorization", "")
            watcher = await rooms.read(watcher_of, name, authorization, request.cookies, seat)
        except ValueError:
            return JSONResponse({"detail": "not a number"}, 400)
        except NoEntry:
            return JSONResponse({"detail": "the token opens nothing"}, 401)
        except NotForYou:
            return JSONResponse({"detail": "no such table"}, 404)
        return _open(rooms, Visitor(watcher.shown, address_of(request)), partial(stream, rooms, name, watcher, since))

    async def mine(request: Request) -> Response:
        authorization = request.headers.get("authorization", "")
        try:
            user = await rooms.read(user_of, authorization, request.cookies)
        except NoEntry:
            return JSONResponse({"detail": "the token opens nothing"}, 401)
        if user.pk is None:
            return JSONResponse({"detail": "sign in first"}, 401)
        shown = pass_of(user, authorization, request.cookies)
        return _open(rooms, Visitor(shown, address_of(request)), partial(home, rooms, user.pk))

    async def health_page(_: Request) -> Response:
        found = await rooms.read(health)
        return JSONResponse({"well": found.well, **found._asdict()}, 200 if found.well else 503)

    async def figures_page(request: Request) -> Response:
        address = "" if request.client is None else request.client.host
        if not may_read_figures(request.headers, address):
            return Response(status_code=403)
        return Response(metrics.page(), headers={"Content-Type": metrics.CONTENT_TYPE})

    routes = [
        Route("/push/tables/{name}", table),
        Route("/push/mine", mine),
        Route("/health", health_page),
        Route("/metrics", figures_page),
    ]
    return Starlette(routes=routes, lifespan=lifespan)


def _open(rooms: Rooms, visitor: Visitor, begin: Callable[[Visitor], AsyncIterator[bytes]]) -> Response:
    """A stream, if there is room for one more of this visitor's."""
    if rooms.closing:
        return JSONResponse({"detail": "come back in a moment"}, 503, {"Retry-After": "1"})
    try:
        rooms.visitors.knock(visitor)
    except Full:
        return JSONResponse({"detail": "too many streams"}, 429, {"Retry-After": "60"})
    return StreamingResponse(_inside(begin(visitor)), headers=HEADERS)


async def _inside(events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Who knocked together with too many others finds no room after all."""
    with suppress(Full):
        async for event in events:
            yield event


def _number(text: str) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ValueError(text)
    return int(text)
