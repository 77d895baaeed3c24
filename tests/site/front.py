"""What stands before a site that runs in parts: one address, from which push and web are told apart as a proxy does."""

from __future__ import annotations

import asyncio
import threading

from tests.site.processes import PATIENCE

LOCAL = "127.0.0.1"
PIECE = 65536


class Front:
    """Listens while the `with` block lasts. A connection carries one request: the first line says where it goes."""

    def __init__(self, web: int, push: int) -> None:
        self._ports = {True: push, False: web}
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._ended = asyncio.Event()
        self._guides: set[asyncio.Future[None]] = set()
        self.port = 0

    def __enter__(self) -> Front:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._take, LOCAL, 0)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._ended.wait()
        server.close()
        for guide in self._guides:
            guide.cancel()
        await asyncio.gather(*self._guides, return_exceptions=True)

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        guide = asyncio.ensure_future(self._guide(reader, writer))
        self._guides.add(guide)
        guide.add_done_callback(self._guides.discard)

    async def _guide(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            line = await reader.readuntil(b"\r\n")
            there, back = await asyncio.open_connection(LOCAL, self._ports[line.split()[1].startswith(b"/push/")])
            ends.append(back)
            back.write(line)
            asking = asyncio.ensure_future(_pass_on(reader, back))
            try:
                await _pass_on(there, writer)
            finally:
                asking.cancel()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            for end in ends:
                end.close()
            await asyncio.gather(*(end.wait_closed() for end in ends), return_exceptions=True)


async def _pass_on(source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
    try:
        while piece := await source.read(PIECE):
            goal.write(piece)
            await goal.drain()
    except OSError:  # one of the two has gone, and so the connection is over
        return
