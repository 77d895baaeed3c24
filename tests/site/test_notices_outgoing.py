"""Requests to addresses that people give go to public machines only, and to the very one that was looked at."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.site.calling import Caller
from tests.site.posting import LOOPBACK, Ear, ear

from civitas.site.notices import outgoing
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
    monkeypatch.setattr(outgoing, "SECONDS", 0.5)
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


def test_a_long_reply_is_not_read_to_its_end(server: Ear, settings: Any) -> None:
    settings.CIVITAS_NOTICE_RANGES = LOOPBACK
    server.says = b"x" * 1_000_000
    assert len(send(server.address).body) == outgoing.MOST_BYTES


@pytest.mark.django_db
@pytest.mark.parametrize("host", ["127.0.0.1", "[::ffff:10.0.0.1]", "169.254.169.254"])
def test_the_api_refuses_such_an_address_at_once_and_says_why(host: str) -> None:
    anna = Caller("Anna", language="de")
    reply = anna.post("/notices/channels", {"way": "webhook", "address": f"https://{host}/hook"})
    assert anna.status == 422
    assert reply["error"] == "bad-address"
    assert "privaten Netz" in reply["message"]
