"""The door of the site: who sends or reads slowly, or too much, holds up nobody else."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from tests.site.processes import Process, free_port, reach

from civitas.site.core import limits
from civitas.site.running import doorway
from civitas.site.running.doorway import Doorway, environ

LOCAL = "127.0.0.1"
HELD_BACK = 24
"""Three times as many as `civitas serve` has threads, six times as many as a web process has."""
PROMPT = 10.0
"""Seconds in which everybody else is answered: generous, for the machine may be busy, and far from never."""
Said = list[dict[str, Any]]


def scope(path: str = "/", method: str = "POST", **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "http_version": "1.1",
        "headers": named,
    }


def echo(request: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
    start("200 OK", [("Content-Type", "text/plain")])
    return [request["wsgi.input"].read()]


def ask(door: Doorway, about: dict[str, Any], *pieces: bytes, silent: bool = False) -> tuple[int, bytes]:
    """One request whose body comes in these pieces; `silent` means that the rest of it never comes."""
    return asyncio.run(asked(door, about, *pieces, silent=silent))


async def asked(door: Doorway, about: dict[str, Any], *pieces: bytes, silent: bool = False) -> tuple[int, bytes]:
    coming, said = list(pieces) or [b""], Said()

    async def receive() -> dict[str, Any]:
        if not coming:
            await asyncio.Event().wait()
        piece = coming.pop(0)
        return {"type": "http.request", "body": piece, "more_body": silent or bool(coming)}

    async def send(message: Any) -> None:
        said.append(message)

    await door(about, receive, send)
    return said[0]["status"], said[1]["body"]


def test_a_body_is_handed_over_when_all_of_it_is_here() -> None:
    assert ask(Doorway(echo, 1), scope(), b"one ", b"two") == (200, b"one two")


def test_a_database_that_does_not_answer_makes_the_site_unwell_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEALTH_SECONDS", 0.1)
    monkeypatch.setattr(doorway, "health", lambda: time.sleep(0.5))
    status, body = ask(Doorway(echo, 1), scope("/health", "GET"))
    assert status == 503
    assert json.loads(body) == {"well": False, "database": False, "migrations": False, "writable": False, "bus": False}


def test_a_body_that_does_not_come_is_refused_with_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.1)
    status, body = ask(Doorway(echo, 1), scope(accept_language="de-DE,de"), b"begun", silent=True)
    assert (status, json.loads(body)["error"]) == (408, "body-too-slow")
    assert "nicht rechtzeitig" in json.loads(body)["message"]


@pytest.mark.parametrize("told", [True, False], ids=["its length is told", "its length is not told"])
def test_a_body_that_is_too_long_is_refused_with_words(told: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SMALL_BODY_BYTES", 10)
    about = scope(content_length="11") if told else scope()
    status, body = ask(Doorway(echo, 1), about, *([] if told else [b"x" * 6, b"y" * 6]), silent=told)
    assert (status, json.loads(body)["error"]) == (413, "too-large")


def test_all_bodies_together_are_no_more_than_a_process_can_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODIES_BYTES", 25)
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.5)
    door = Doorway(echo, 1)

    async def crowd() -> list[int]:
        slow = [asyncio.ensure_future(asked(door, scope(), b"x" * 10, silent=True)) for _ in range(2)]
        await asyncio.sleep(0.1)
        third = await asked(door, scope(), b"x" * 10)
        return [third[0], *[(await one)[0] for one in slow], (await asked(door, scope(), b"x" * 10))[0]]

    assert asyncio.run(crowd()) == [503, 408, 408, 200]


def test_a_game_file_may_be_longer_than_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SMALL_BODY_BYTES", 10)
    assert ask(Doorway(echo, 1), scope("/api/games"), b"x" * 20)[0] == 200
    assert ask(Doorway(echo, 1), scope("/api/tables"), b"x" * 20)[0] == 413


def test_whoever_sends_a_hundred_requests_at_once_waits_for_their_own() -> None:
    served = list[bytes]()

    def slow(request: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        time.sleep(0.01)
        served.append(request["HTTP_AUTHORIZATION"].encode())
        return echo(request, start)

    async def crowd() -> None:
        door = Doorway(slow, 1)
        flood = [asyncio.ensure_future(asked(door, scope(authorization="flood"))) for _ in range(100)]
        await asyncio.sleep(0.05)
        await asyncio.gather(*(asked(door, scope(authorization=who)) for who in ("anna", "ben")))
        before = len(served)
        flood[-1].cancel()  # who leaves before their turn takes none
        await asyncio.gather(*flood, return_exceptions=True)
        assert before < 50
        assert len(served) == 101
        assert (await asked(door, scope(authorization="anna")))[0] == 200

    asyncio.run(crowd())


def test_who_does_not_read_the_answer_takes_no_thread() -> None:
    door = Doorway(echo, 1)

    async def stuck(message: Any) -> None:
        await asyncio.Event().wait()

    async def whole() -> dict[str, Any]:
        return {"type": "http.request", "body": b"x" * 1_000_000, "more_body": False}

    async def both() -> tuple[int, bytes]:
        slow: Awaitable[None] = asyncio.ensure_future(door(scope(), whole, stuck))
        await asyncio.sleep(0.2)
        async with asyncio.timeout(PROMPT):
            found = await asked(door, scope(), b"me too")
        slow.cancel()  # type: ignore[attr-defined]
        return found

    assert asyncio.run(both()) == (200, b"me too")


def test_nobody_can_pass_for_a_proxy_by_another_spelling() -> None:
    about = scope()
    about["headers"] = [(b"x-forwarded-for", b"203.0.113.1"), (b"x_forwarded_for", b"127.0.0.1")]
    assert environ(about, b"")["HTTP_X_FORWARDED_FOR"] == "203.0.113.1"


@pytest.mark.django_db
def test_a_file_that_nobody_asked_for_is_written_nowhere(settings: Any) -> None:
    settings.FILE_UPLOAD_TEMP_DIR = "/nowhere"  # whoever tried to write there would fail
    sent = SimpleUploadedFile("large", b"x" * 3_000_000)
    stranger = Client(enforce_csrf_checks=True, raise_request_exception=False)
    stranger.get("/accounts/login/")  # with the cookie, the site looks for the token in the form, and so reads it
    reply = stranger.post("/accounts/login/", {"file": sent})
    assert reply.status_code == 403


@contextmanager
def held_back(port: int) -> Iterator[None]:
    """Strangers who begin to send something and then do not."""
    with ExitStack() as open_ones:
        for _ in range(HELD_BACK):
            one = open_ones.enter_context(socket.create_connection((LOCAL, port)))
            one.sendall(b"POST /api/people/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
        time.sleep(0.5)
        yield


def everybody_else_is_answered(port: int) -> None:
    with held_back(port):
        for path in ("/health", "/api/titles", "/metrics"):
            assert httpx.get(f"http://{LOCAL}:{port}{path}", timeout=PROMPT).status_code == 200


def test_bodies_that_do_not_come_do_not_stop_a_site_in_one_process(tmp_path: Path) -> None:
    site = Process("serve", "--port", "0", folder=tmp_path)
    try:
        everybody_else_is_answered(int(site.printed(r"Civitas is at http://\S+:(\d+)")))
    finally:
        site.kill()


def test_bodies_that_do_not_come_do_not_stop_a_web_process(tmp_path: Path) -> None:
    port = free_port()
    shared = {"CIVITAS_SECRET_KEY": "x" * 50, "CIVITAS_DATABASE": f"sqlite:///{tmp_path}/site.sqlite3"}
    assert Process("migrate", folder=tmp_path, **shared).wait() == 0
    web = Process("web", "--port", str(port), folder=tmp_path, **shared)
    try:
        assert reach(f"http://{LOCAL}:{port}/health").json()["well"]
        everybody_else_is_answered(port)
    finally:
        assert web.end() == 0
