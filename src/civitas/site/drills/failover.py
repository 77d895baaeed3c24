"""One run of the failover drill, in a process with a Django of its own.

Two web, two push and two worker processes; one of each is killed in the middle of load and stays away. Players and
watchers go to the other one, as a proxy would send them.
"""

from __future__ import annotations

import json
import random
import secrets
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle
from typing import Any

from django.contrib.auth.models import User
from django.db import connections

from civitas.site.drills import audit
from civitas.site.drills.breakdown import set_up, wait_for_answers
from civitas.site.drills.parts import LOCAL, Part, free_port, wait_until_well
from civitas.site.drills.players import Players, Said
from civitas.site.drills.runs import Plan
from civitas.site.notices.hooks import new_secret
from civitas.site.notices.models import Channel, Delivery, Notice, Way
from civitas.site.notices.sending import LEASE
from civitas.site.running import environment

COPIES = 2
PAUSE = 0.2
"""Seconds between two looks of a player: people think, and somebody who is asked shall be told so now and then."""
BEFORE, AFTER = 4.0, 8.0
"""Seconds of load before and after the kill."""
TOLD = LEASE.total_seconds() + 60.0
"""Seconds at most in which everything that is still true at the end must have been told: what the killed worker had
begun to send is sent again by the other when that is sure to be dead."""
SILENCE = 20
"""Seconds after which a stream without a sign of life is given up; the site sends one more often."""


def fail_over(plan: Plan) -> dict[str, Any]:
    """Load, kill one of each, load, and look: who waited how long, and who was told twice?"""
    rng = random.Random(secrets.randbits(64))  # noqa: S311
    environment.migrate()
    staged = set_up(plan.tables, rng)
    sink = _Sink()
    for user in User.objects.filter(username__startswith="drill-"):
        Channel.objects.create(user=user, way=Way.WEBHOOK, address=f"{sink.address}/{user.pk}", secret=new_secret())
    with ExitStack() as stack:
        stack.callback(sink.close)
        web, push, workers = ([free_port() for _ in range(COPIES)] for _ in range(3))
        parts = {
            "web": [Part(["web", "--port", str(port)], plan.settings, plan.folder) for port in web],
            "push": [Part(["push", "--port", str(port)], plan.settings, plan.folder) for port in push],
            "worker": [Part(["worker", "--metrics", str(port)], plan.settings, plan.folder) for port in workers],
        }
        for part in (part for copies in parts.values() for part in copies):
            stack.callback(part.kill)
            part.start()
        for copies, ports in ((parts["web"], web), (parts["push"], push)):
            for part, port in zip(copies, ports, strict=True):
                wait_until_well(part, port)
        watchers = [_Watcher(table.name, [push[n % COPIES], *push]) for n, table in enumerate(staged)]
        chairs = [chair for table in staged for chair in table.chairs]
        players = Players(web, chairs, plan.run, pause=PAUSE)
        for thread in watchers:
            thread.start()
        players.start()
        wait_for_answers(players, plan.tables)
        time.sleep(BEFORE)
        before = players.acknowledged()
        for copies in parts.values():
            copies[0].kill()
        time.sleep(AFTER)
        wait_for_answers(players, players.acknowledged() + plan.tables)
        said = players.stop()
        untold = _wait_until_told(sink)
        time.sleep(2)
        for watcher in watchers:
            watcher.ended.set()
    waits, missed = _waits(watchers, said)
    losses = audit.losses(staged, said) + [f"never told: {what}" for what in untold]
    connections.close_all()
    twice = [cause for cause, count in Counter(sink.causes()).items() if count > 1]
    return {
        "before": before,
        "answers": sum(one.acknowledged for one in said),
        "longest_wait": round(max(waits, default=0.0), 2),
        "missed": missed,
        "told": len(sink.told),
        "repeated": len(sink.told) - len({number for number, _ in sink.told}),
        "twice": len(twice),
        "losses": losses,
    }


def _wait_until_told(sink: _Sink) -> list[str]:
    """The notices that still hold at the end and have not arrived.

    They are read from the database, not reckoned from who is asked: who has just answered is told nothing of the
    question that follows, and who was asked when the drill began is told nothing either.
    """
    end = time.monotonic() + TOLD
    while True:
        true = Notice.objects.filter(gone=None)
        missing = [f"{notice.kind} of seat {notice.seat}: not handed out" for notice in true.filter(spread=None)]
        told = {number for number, _ in list(sink.told)}
        missing += [
            f"{one.notice.kind} of seat {one.notice.seat}: {one.state}"
            for one in Delivery.objects.filter(notice__in=true).select_related("notice")
            if f"notice-{one.pk}" not in told
        ]
        if not missing or time.monotonic() > end:
            return missing
        time.sleep(0.5)


def _waits(watchers: Sequence[_Watcher], said: Sequence[Said]) -> tuple[list[float], int]:
    """From each acknowledgement until the watcher of that table knew of it; and how often never."""
    at: defaultdict[str, list[Said]] = defaultdict(list)
    for one in said:
        if one.acknowledged:
            at[one.table].append(one)
    waits: list[float] = []
    missed = 0
    for watcher in watchers:
        for one in at[watcher.table]:
            heard = next((when for seq, when in watcher.heard if seq >= one.until), None)
            if heard is None:
                missed += 1
            else:
                waits.append(max(0.0, heard - one.replied))
    return waits, missed


class _Watcher(threading.Thread):
    """A browser that watches a table: cut off, it comes back at once, to the next push process, where it was."""

    def __init__(self, table: str, ports: Sequence[int]) -> None:
        super().__init__(name=f"watcher-{table}", daemon=True)
        self.table = table
        self.heard: list[tuple[int, float]] = []
        self.ended = threading.Event()
        self._ports = cycle(ports)

    def run(self) -> None:
        while not self.ended.is_set():
            connection = HTTPConnection(LOCAL, next(self._ports), timeout=SILENCE)
            try:
                self._listen(connection)
            except (OSError, HTTPException):
                time.sleep(PAUSE)
            finally:
                connection.close()

    def _listen(self, connection: HTTPConnection) -> None:
        headers = {"Accept": "text/event-stream"}
        if self.heard:
            headers["Last-Event-ID"] = str(self.heard[-1][0])
        connection.request("GET", f"/push/tables/{self.table}", headers=headers)
        reply = connection.getresponse()
        while not self.ended.is_set():
            line = reply.readline()
            if not line:
                return
            if line.startswith(b"id: "):
                self.heard.append((int(line[4:]), time.monotonic()))


class _Sink:
    """Somebody's program that is told by webhook, and writes down what it was told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, tuple[str, int, str, str]]] = []
        told = self.told

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                if body["event"] == "notice":
                    cause = (body["table"], body["seat"], body["kind"], f"{self.path} {body['seq']}")
                    told.append((self.headers["webhook-id"], cause))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                return

        self._server = ThreadingHTTPServer((LOCAL, 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://{LOCAL}:{self._server.server_address[1]}"

    def causes(self) -> list[tuple[str, int, str, str]]:
        """What was told; the same message sent again, by its number, counts once."""
        return list(dict(self.told).values())

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
