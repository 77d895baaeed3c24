"""Hints go from hand to hand within a process and through NATS between processes; a lost one costs nothing but time."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from civitas.site.core import bus
from civitas.site.core.nats_bus import NatsBus

NATS = os.environ.get("CIVITAS_BUS", "")
needs_nats = pytest.mark.skipif(not NATS, reason="CIVITAS_BUS names no NATS server")
PATIENCE = 5.0
QUICK = 0.005
"""Seconds that a move may lose to the bus."""


def until(what: Callable[[], bool], patience: float = PATIENCE) -> bool:
    end = time.monotonic() + patience
    while not what() and time.monotonic() < end:
        time.sleep(0.01)
    return what()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Callable[[], tuple[str, Callable[[], None]]]]:
    """A NATS server of our own, which can be started, stopped and started again at the same address."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    running: list[subprocess.Popen[bytes]] = []

    def stop() -> None:
        while running:
            process = running.pop()
            process.terminate()
            process.wait(PATIENCE)

    def start() -> tuple[str, Callable[[], None]]:
        command = ["nats-server", "-a", "127.0.0.1", "-p", str(port), "--pid", str(tmp_path / "pid")]
        running.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))
        return f"nats://127.0.0.1:{port}", stop

    yield start
    stop()


def test_listeners_in_the_process_are_told_and_can_stop_listening() -> None:
    heard: list[tuple[str, int]] = []
    end = bus.subscribe(lambda table, seq: heard.append((table, seq)))
    bus.publish("here", 1)
    end()
    bus.publish("here", 2)
    # On a bus that is shared, tables of other tests are heard as well.
    assert [hint for hint in heard if hint[0] == "here"] == [("here", 1)]


@needs_nats
def test_a_hint_reaches_the_other_processes_and_does_not_come_back() -> None:
    heard: list[tuple[str, int]] = []
    echo: list[tuple[str, int]] = []
    here = NatsBus(NATS, lambda table, seq: echo.append((table, seq)))
    there = NatsBus(NATS, lambda table, seq: heard.append((table, seq)))
    try:
        here.listen()
        there.listen()
        assert until(lambda: here.connected and there.connected)
        seq = 0

        def arrived() -> bool:
            nonlocal seq
            seq += 1
            here.send("bus-test", seq)
            return any(table == "bus-test" for table, _ in heard)

        assert until(arrived)
        assert not [table for table, _ in echo if table == "bus-test"]
    finally:
        here.close()
        there.close()


@needs_nats
def test_what_waits_is_sent_before_the_connection_is_let_go() -> None:
    heard: list[int] = []
    there = NatsBus(NATS, lambda table, seq: heard.append(seq) if table == "last-words" else None)
    here = NatsBus(NATS, lambda _table, _seq: None)
    try:
        there.listen()
        assert until(lambda: here.connected and there.connected)
        time.sleep(0.2)
        for seq in range(100):
            here.send("last-words", seq)
    finally:
        here.close()
    assert until(lambda: len(heard) == 100)
    there.close()


def test_without_a_server_nobody_waits() -> None:
    nats = NatsBus("nats://127.0.0.1:9", lambda _table, _seq: None)
    try:
        took = []
        for seq in range(200):
            start = time.perf_counter()
            nats.send("nowhere", seq)
            took.append(time.perf_counter() - start)
        assert sorted(took)[100] < QUICK
        assert not nats.connected
    finally:
        nats.close()


@needs_nats
def test_a_server_that_comes_back_is_found_again(
    server: Callable[[], tuple[str, Callable[[], None]]],
) -> None:
    address, stop = server()
    heard: list[int] = []
    here = NatsBus(address, lambda _table, _seq: None)
    there = NatsBus(address, lambda _table, seq: heard.append(seq))
    try:
        there.listen()
        assert until(lambda: here.connected and there.connected)
        stop()
        assert until(lambda: not here.connected and not there.connected)
        here.send("lost", 1)
        server()
        assert until(lambda: here.connected and there.connected, 10)

        def arrived() -> bool:
            here.send("again", 2)
            return 2 in heard

        assert until(arrived)
        assert 1 not in heard
    finally:
        here.close()
        there.close()
