"""Requests to addresses that people give go to public machines only, and to the very one that was looked at."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.conf import LazySettings
from tests.site.calling import Caller
from tests.site.posting import LOOPBACK, Ear, ear

from civitas.site.core import limits
from civitas.site.notices.outgoing import NotAllowed, Unreachable, look_up, send

PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "[::1]",
    "[::]",
    "[fe80::1]",
    "[fc00::1]",
    "[fec0::1]",
    "[feff:ffff::1]",
    "[5f00::1]",
    "[ff02::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:10.0.0.1]",
    "[::ffff:169.254.169.254]",
    "[::127.0.0.1]",
    "[64:ff9b::127.0.0.1]",
    "[64:ff9b::a9fe:a9fe]",
    "[64:ff9b:1::10.0.0.1]",
    "[2002:7f00:1::]",
    "[2002:a9fe:a9fe::1]",
    "[2001:0:4136:e378:8000:63bf:3fff:fdd2]",
    "[2001:db8::1]",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
    "127.1",
    "localhost",
]
PUBLIC = ["1.1.1.1", "[2606:4700:4700::1111]", "[::ffff:1.1.1.1]", "[64:ff9b::1.1.1.1]"]


@pytest.fixture
def server() -> Iterator[Ear]:
    with ear() as found:
        yield found


@pytest.mark.parametrize("host", PRIVATE)
def test_nothing_goes_to_a_machine_that_is_not_public(host: str) -> None:
    with pytest.raises(NotAllowed) as no:
        look_up(f"https://{host}/hook")
    assert no.value.why == "address-not-public"


@pytest.mark.parametrize("host", PUBLIC)
def test_a_public_machine_is_fine(host: str) -> None:
    assert look_up(f"https://{host}/hook?a=1").path == "/hook?a=1"


@pytest.mark.parametrize("port", [22, 25, 6379, 8443])
def test_requests_go_to_the_ports_of_the_web_alone_unless_the_host_says_otherwise(
    port: int, settings: LazySettings
) -> None:
    with pytest.raises(NotAllowed) as no:
        look_up(f"https://1.1.1.1:{port}/hook")
    assert no.value.why == "address-port"
    settings.CIVITAS_NOTICE_PORTS = [443, port]
    assert look_up(f"https://1.1.1.1:{port}/hook").port == port
    settings.CIVITAS_NOTICE_PORTS = [443]
    settings.CIVITAS_NOTICE_RANGES = ["10.1.0.0/16"]
    assert look_up(f"https://10.1.2.3:{port}/hook").port == port


@pytest.mark.parametrize(
    "address",
    [
        "ftp://1.1.1.1/",
        "file:///etc/passwd",
        "gopher://1.1.1.1/",
        "https:///path",
        "https://user:word@1.1.1.1/",
        "https://user@1.1.1.1/",
        "https://1.1.1.1:99999/",
        "https://1.1.1.1/a b",
        "https://1.1.1.1/\r\nHost: inside",
        "https://[::1/",
        "nonsense",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(NotAllowed) as no:
        look_up(address)
    assert no.value.why == "address-unreadable"


def test_a_name_with_one_private_address_among_public_ones_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    _resolve(monkeypatch, "1.1.1.1", "127.0.0.1")
    with pytest.raises(NotAllowed):
        look_up("https://two-faced.example/")


def _resolve(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """A name server that gives these answers; returns what it was asked."""
    asked: list[str] = []

    def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


def test_a_name_that_changes_its_mind_after_the_check_leads_nowhere_else(
    server: Ear, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.CIVITAS_NOTICE_RANGES = LOOPBACK
    really = socket.getaddrinfo
    asked: list[str] = []

    def getaddrinfo(host: Any, port: Any, *args: Any, **more: Any) -> Any:
        if host != "rebinding.example":
            return really(host, port, *args, **more)
        asked.append(host)
        return really("127.0.0.1" if len(asked) == 1 else "10.255.255.1", port, *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    reply = send(f"http://rebinding.example:{server.port}/hook", b"x")
    assert reply.status == 200
    assert asked == ["rebinding.example"]
    assert server.got[0].headers["host"] == f"rebinding.example:{server.port}"


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_a_redirect_is_not_followed(server: Ear, settings: Any, status: int) -> None:
    settings.CIVITAS_NOTICE_RANGES = LOOPBACK
    server.status, server.headers = status, {"Location": f"{server.address}/inside"}
    assert send(f"{server.address}/hook").status == status
    assert [got.path for got in server.got] == ["/hook"]


def test_a_host_may_allow_a_range_and_no_more_than_that(server: Ear, settings: Any) -> None:
    settings.CIVITAS_NOTICE_RANGES = ["127.0.0.0/8"]
    assert send(server.address, b"x").status == 200
    for other in ("http://10.0.0.1/", "http://[::1]/", "http://169.254.169.254/"):
        with pytest.raises(NotAllowed):
            look_up(other)


def test_a_public_address_needs_https() -> None:
    with pytest.raises(NotAllowed) as no:
        look_up("http://1.1.1.1/")
    assert no.value.why == "address-not-https"


def test_who_drips_byte_by_byte_is_cut_off(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.CIVITAS_NOTICE_RANGES = LOOPBACK
    monkeypatch.setattr(limits, "OUTGOING_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        stop = threading.Event()

        def drip() -> None:
            there, _ = listener.accept()
            with there:
                while not stop.wait(0.05):
                    try:
                        there.sendall(b"H")
                    except OSError:
                        return

        threading.Thread(target=drip, daemon=True).start()
        begun = time.monotonic()
        try:
            with pytest.raises(Unreachable):
                send(f"http://127.0.0.1:{listener.getsockname()[1]}/")
        finally:
            stop.set()
        assert time.monotonic() - begun < 20


@contextmanager
def dripping(before: bytes, piece: bytes = b"x") -> Iterator[str]:
    """The address of a server that says something at once and then goes on byte by byte, for ever."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        stop = threading.Event()

        def drip() -> None:
            there, _ = listener.accept()
            with there:
                there.recv(65536)
                there.sendall(before)
                while not stop.wait(0.05):
                    try:
                        there.sendall(piece)
                    except OSError:
                        return

        threading.Thread(target=drip, daemon=True).start()
        try:
            yield f"127.0.0.1:{listener.getsockname()[1]}/"
        finally:
            stop.set()


OPEN_END = b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"
CHUNKED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("scheme", "before", "piece"),
    [
        ("http", OPEN_END, b"x"),
        ("http", CHUNKED, b"1\r\nx\r\n"),
        ("http", b"HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n", b"x"),
        ("http", b"HTTP/1.1 200 OK\r\nX: ", b"x"),
        ("https", b"\x16\x03\x03\x40\x00", b"\x02"),
    ],
    ids=["a reply that ends with the connection", "in chunks", "of a known length", "headers", "a handshake"],
)
def test_whoever_drips_is_cut_off_wherever_they_do(
    scheme: str, before: bytes, piece: bytes, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.CIVITAS_NOTICE_RANGES = LOOPBACK
    monkeypatch.setattr(limits, "OUTGOING_SECONDS", 0.5)
    with dripping(before, piece) as address:
        begun = time.monotonic()
        with pytest.raises(Unreachable, match="too long"):
            send(f"{scheme}://{address}")
        assert time.monotonic() - begun < 8


def test_whoever_answers_for_a_name_slowly_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    never = threading.Event()
    monkeypatch.setattr(limits, "OUTGOING_SECONDS", 0.2)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [never.wait(20)])
    begun = time.monotonic()
    with pytest.raises(Unreachable):
        look_up("https://slow.example/")
    assert time.monotonic() - begun < 8
    never.set()


def test_a_long_reply_is_not_read_to_its_end(server: Ear, settings: Any) -> None:
    settings.CIVITAS_NOTICE_RANGES = LOOPBACK
    server.says = b"x" * 1_000_000
    assert len(send(server.address).body) == limits.REPLY_BYTES


@pytest.mark.django_db
@pytest.mark.parametrize("host", ["127.0.0.1", "[::ffff:10.0.0.1]", "169.254.169.254"])
def test_the_api_refuses_such_an_address_at_once_and_says_why(host: str) -> None:
    anna = Caller("Anna", language="de")
    reply = anna.post("/notices/channels", {"way": "webhook", "address": f"https://{host}/hook"})
    assert anna.status == 422
    assert reply["error"] == "bad-address"
    assert "privaten Netz" in reply["message"]
