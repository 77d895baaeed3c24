"""Web, push and worker each in processes of their own, as many as the load asks for."""

from __future__ import annotations

import os
import signal
import socket
import tempfile
import threading

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Where prometheus_client, which reads it when it is imported, adds up the figures of several processes."""

THREADS = "CIVITAS_WEB_THREADS"
"""In how many threads each web process answers."""
LAST_ALARM = 5
"""Seconds that an alarm is given when the process has to end. One that is cut off rings at the next start."""


def share_figures(processes: int) -> None:
    """Let several processes add up their figures. To be called before anything is imported that counts."""
    if processes > 1 and SHARED not in os.environ:
        os.environ[SHARED] = tempfile.mkdtemp(prefix="civitas-figures-")


def web(host: str, port: int, processes: int, threads: int) -> None:
    """The site and the API, without push, in granian."""
    os.environ[THREADS] = str(threads)  # for the processes that it begins
    from granian import Granian
    from granian.constants import Interfaces

    Granian(
        "civitas.site.asgi:application",
        address=host,
        port=port,
        interface=Interfaces.ASGINL,
        workers=processes,
        websockets=False,
        respawn_failed_workers=True,
    ).serve()


def push(listener: socket.socket) -> None:
    """The push streams."""
    from civitas.site.core import bus
    from civitas.site.push.app import make_app
    from civitas.site.push.rooms import Rooms
    from civitas.site.running.server import Server, many_files

    many_files()
    rooms = Rooms()
    try:
        Server(make_app(rooms), rooms).serve_at(listener)
    finally:
        bus.close()


def work(figures_port: int | None) -> None:
    """The bots, the alarms and the errands, until SIGTERM; the turn under way is played to its end."""
    from django.conf import settings
    from prometheus_client import start_http_server

    from civitas.site.clocks.alarms import Alarms
    from civitas.site.core import bus
    from civitas.site.worker import Crew
    from civitas.site.worker.errands import Errands

    worker, errands, alarms = Crew(settings.CIVITAS_BOT_TURNS), Errands(), Alarms()

    def end(_number: int, _frame: object) -> None:
        worker.end()
        errands.end()
        alarms.end()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    if figures_port is not None:
        start_http_server(figures_port, addr="127.0.0.1")
    ringing = threading.Thread(target=alarms.run, name="civitas-alarms", daemon=True)
    ringing.start()
    errands.begin()
    try:
        worker.run()
    finally:
        alarms.end()
        errands.end()
        ringing.join(LAST_ALARM)
        errands.join()
        bus.close()
