"""The server for everything that holds connections open."""

from __future__ import annotations

import contextlib
import resource
import signal
import socket

import uvicorn
from starlette.types import ASGIApp

from civitas.site.push.rooms import Rooms

PATIENCE = 5
"""Seconds that requests under way are given when the server has to end."""
BACKLOG = 2048


class Server(uvicorn.Server):
    """uvicorn, which waits for open connections when it ends; push streams have to be told."""

    def __init__(self, app: ASGIApp, rooms: Rooms) -> None:
        # Who is asking behind a proxy is the site's business (CIVITAS_PROXIES), the same in every server.
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="on",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                backlog=BACKLOG,
                timeout_graceful_shutdown=PATIENCE,
            )
        )
        self._rooms = rooms

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._rooms.hang_up()
        await super().shutdown(sockets)

    def serve_at(self, listener: socket.socket) -> None:
        """Serve until SIGTERM or SIGINT, and come back."""
        # uvicorn raises the signal once more when it has ended; without a handler that would be the end of all.
        before = {sig: signal.signal(sig, _ignore) for sig in (signal.SIGTERM, signal.SIGINT)}
        try:
            self.run(sockets=[listener])
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)


def _ignore(_number: int, _frame: object) -> None:
    return


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises OSError if the port is taken. Port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=BACKLOG)


def many_files() -> None:
    """As many open connections as the system lets this process have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
