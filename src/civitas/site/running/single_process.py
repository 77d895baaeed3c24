"""Site, API, push and worker in one process, for one box: `civitas serve`."""

from __future__ import annotations

import socket
import threading

from django.conf import settings
from django.core.wsgi import get_wsgi_application
from starlette.types import ASGIApp, Receive, Scope, Send

from civitas.site.clocks.alarms import Alarms
from civitas.site.core import bus
from civitas.site.push.app import make_app
from civitas.site.push.rooms import Rooms
from civitas.site.running.doorway import Doorway
from civitas.site.running.server import Server, many_files
from civitas.site.worker import Crew
from civitas.site.worker.errands import Errands

PUSH = "/push/"
THREADS = 8
"""Requests answered at the same time; each thread keeps its connection to the database."""
LAST_TURN = 5
"""Seconds that a bot's turn and an alarm are given when the process has to end. The next start does what is cut off."""


def serve(listener: socket.socket) -> None:
    """Serve until SIGTERM."""
    many_files()
    rooms = Rooms()
    worker, errands = Crew(settings.CIVITAS_BOT_TURNS), Errands()
    player = threading.Thread(target=worker.run, name="civitas-worker", daemon=True)
    player.start()
    errands.begin()
    alarms = Alarms()
    ringing = threading.Thread(target=alarms.run, name="civitas-alarms", daemon=True)
    ringing.start()
    try:
        Server(both(make_app(rooms), Doorway(get_wsgi_application(), THREADS)), rooms).serve_at(listener)
    finally:
        worker.end()
        errands.end()
        alarms.end()
        player.join(LAST_TURN)
        ringing.join(LAST_TURN)
        errands.join()
        bus.close()


def both(push: ASGIApp, site: ASGIApp) -> ASGIApp:
    """One app of two, told apart by the address. Starting and ending are the business of push; the site has none."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        to_push = scope["type"] == "lifespan" or scope["path"].startswith(PUSH)
        await (push if to_push else site)(scope, receive, send)

    return app
