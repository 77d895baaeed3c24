"""Players who answer at random over HTTP and write down what they were told; a site that breaks down is asked again."""

from __future__ import annotations

import json
import random
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from itertools import cycle
from typing import Any

from civitas.site.drills.parts import LOCAL
from civitas.site.drills.stage import Chair

AT_A_TIME = 8
"""Threads: more than the server has, so that some requests always wait."""
TIMEOUT = 30
PAUSE = 0.05
LAST_WORD = 60.0
"""Seconds at most that requests without a reply are tried again after the others have stopped."""
TWICE = 0.1
"""How many acknowledged requests are sent once more."""


@dataclass
class Said:
    """An answer that was sent, and what became of it."""

    table: str
    seat: int
    answer: Any
    kept: Any
    """The answer as the journal has it."""
    key: str
    first: int = -1
    """The entry it became; -1 if it was not acknowledged."""
    until: int = -1
    refused: bool = False
    cut_off: bool = False
    """At least once there was no reply, or one that says nothing about what happened."""
    repeated: bool = False
    """The reply that came at last says: done already."""
    contradicted: bool = False
    """Sent once more, it was answered otherwise."""
    replied: float = 0.0
    """When it was acknowledged."""

    @property
    def acknowledged(self) -> bool:
        return self.first >= 0


class Players:
    """The threads. Each plays some seats, of many tables, so that the seats of a table are played side by side."""

    def __init__(self, ports: Sequence[int], chairs: Sequence[Chair], seed: int, *, pause: float = 0.0) -> None:
        """Each begins at one of the ports and goes to the next when that one does not answer."""
        self._stop = threading.Event()
        mixed = random.Random(seed).sample(chairs, len(chairs))  # noqa: S311
        self._players = [
            _Player([*ports[n % len(ports) :], *ports], mixed[n::AT_A_TIME], f"{seed}-{n}", self._stop, pause)
            for n in range(AT_A_TIME)
        ]

    def start(self) -> None:
        for player in self._players:
            player.start()

    def stop(self) -> list[Said]:
        """No new answers; those without a reply are tried again. Then everything that was said."""
        self._stop.set()
        for player in self._players:
            player.join()
        return self.said()

    def said(self) -> list[Said]:
        return [said for player in self._players for said in list(player.said)]

    def acknowledged(self) -> int:
        return sum(said.acknowledged for said in self.said())


class _Player(threading.Thread):
    def __init__(
        self, ports: Sequence[int], chairs: Sequence[Chair], name: str, stop: threading.Event, pause: float
    ) -> None:
        super().__init__(name=f"player-{name}", daemon=True)
        self.said: list[Said] = []
        self._chairs = chairs
        self._rng = random.Random(name)  # noqa: S311
        self._stop_asked = stop
        self._pause = pause
        self._ports = cycle(ports)
        self._connection = HTTPConnection(LOCAL, next(self._ports), timeout=TIMEOUT)

    def run(self) -> None:
        while not self._stop_asked.is_set():
            busy = False
            for chair in self._rng.sample(self._chairs, len(self._chairs)):
                if self._stop_asked.is_set():
                    break
                busy = self._act(chair) or busy
                time.sleep(self._pause)
            if not busy:
                time.sleep(PAUSE)
        self._connection.close()

    def _act(self, chair: Chair) -> bool:
        """Look, and answer if there is a question. False if there is nothing to do."""
        status, asked = self._call(chair, "GET", "prompt")
        if status != 200 or asked["prompt"] is None:
            return False
        options = [option["answer"] for option in asked["options"]]
        answer = choose(asked["prompt"], options, self._rng)
        kept = as_kept(asked["prompt"], options, answer)
        said = Said(chair.table, chair.seat, answer, kept, f"{self.name}-{len(self.said)}")
        self.said.append(said)
        self._say(chair, said, asked["seq"])
        return True

    def _say(self, chair: Chair, said: Said, expected: int) -> None:
        body = {"answer": said.answer, "expected": expected, "request": said.key}
        end: float | None = None
        while True:
            status, reply = self._call(chair, "POST", "answer", body)
            if status == 200:
                said.repeated = reply["repeated"]
                said.replied = time.monotonic()
                said.first, said.until = reply["first"], reply["seq"]
                break
            if status in (409, 422):
                said.refused = True
                return
            said.cut_off = True
            if self._stop_asked.is_set():
                end = end or time.monotonic() + LAST_WORD
                if time.monotonic() > end:
                    return
            time.sleep(PAUSE)
        if self._rng.random() < TWICE:
            status, reply = self._call(chair, "POST", "answer", body)
            if status == 200:
                said.contradicted = (reply["first"], reply["seq"], reply["repeated"]) != (said.first, said.until, True)
            else:
                said.contradicted = status in (409, 422)

    def _call(self, chair: Chair, method: str, what: str, body: Any = None) -> tuple[int, Any]:
        """The status and the reply; status 0 if there was none."""
        headers = {"Authorization": f"Bearer {chair.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        try:
            self._connection.request(method, f"/api/tables/{chair.table}/{what}", data, headers)
            reply = self._connection.getresponse()
            text = reply.read()
            return reply.status, json.loads(text) if reply.status == 200 else None
        except (OSError, HTTPException, ValueError):
            self._connection.close()
            self._connection = HTTPConnection(LOCAL, next(self._ports), timeout=TIMEOUT)
            if method == "GET":
                time.sleep(PAUSE)
            return 0, None


def choose(prompt: dict[str, Any], options: list[Any], rng: random.Random) -> Any:
    """Any answer. Of some prompts the options are parts to be put together, which need not fit."""
    if prompt["kind"] == "some":
        return rng.sample(options, rng.randint(prompt["least"], min(prompt["most"], len(options))))
    if prompt["kind"] == "order":
        return rng.sample(options, len(options))
    if prompt["kind"] in ("pay", "place"):
        room = [spot["answer"] for spot in prompt["bins"] for _ in range(spot["limit"])]
        return dict(Counter(rng.sample(room, prompt["total"])))
    return rng.choice(options)


def as_kept(prompt: dict[str, Any], options: list[Any], answer: Any) -> Any:
    """An answer as the journal has it: options may be named in any order, and are kept in that of the offer."""
    return [option for option in options if option in answer] if prompt["kind"] == "some" else answer
