"""A push process for tests, and clients that read its streams."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx

from civitas.site.push.app import make_app
from civitas.site.push.rooms import Rooms
from civitas.site.running.server import Server, listen
from civitas.site.tables.models import Table

PATIENCE = 60.0


class Push:
    """A push process, in a thread of the test's."""

    def __init__(self) -> None:
        self.listener = listen("127.0.0.1", 0)
        self.rooms = Rooms(look=0.2)
        self.server = Server(make_app(self.rooms), self.rooms)
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self._thread = threading.Thread(target=self.server.run, args=([self.listener],))

    def __enter__(self) -> Push:
        self._thread.start()
        while not self.server.started:
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def watch(self, table: Table, **how: Any) -> Stream:
        return Stream(f"{self.url}/push/tables/{table.name}", **how)

    def status(self, table: str, **how: Any) -> int:
        """What somebody is told who may not watch."""
        with httpx.stream("GET", f"{self.url}/push/tables/{table}", timeout=PATIENCE, **how) as response:
            return response.status_code


class Stream:
    """A client, which reads events as they come."""

    def __init__(
        self, url: str, *, token: str = "", cookies: Any = None, last: int | None = None, query: str = ""
    ) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if last is not None:
            headers["Last-Event-ID"] = str(last)
        self._client = httpx.Client(cookies=cookies, timeout=PATIENCE)
        self._context = self._client.stream("GET", url + query, headers=headers)
        self._response = self._context.__enter__()
        assert self._response.status_code == 200, self._response.status_code
        self._lines = self._response.iter_lines()

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_: object) -> None:
        self._context.__exit__(None, None, None)
        self._client.close()

    def blocks(self) -> Iterator[dict[str, str]]:
        """Every block that the stream sends, comments too."""
        fields: dict[str, str] = {}
        for line in self._lines:
            if line:
                name, _, value = line.partition(":")
                fields[name] = value.strip()
            elif fields:
                yield fields
                fields = {}

    def event(self) -> dict[str, Any]:
        """The next event of the game; its id is the seq it tells. What happens beside the game has none."""
        for block in self.blocks():
            if "data" in block and "id" in block:
                found: dict[str, Any] = json.loads(block["data"])
                assert int(block["id"]) == found["seq"]
                return {"event": block.get("event", "message"), **found}
        raise AssertionError("the stream has ended")

    def until(self, seq: int) -> list[dict[str, Any]]:
        """Events until the table is at `seq`."""
        events = [self.event()]
        while events[-1]["seq"] < seq:
            events.append(self.event())
        return events
