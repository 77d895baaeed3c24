"""Hints that a table has moved on: its name and the length of its journal, no more.

A hint is sent after the commit and may be lost; whoever listens looks into the database for the truth. Within a process
hints go from hand to hand. With CIVITAS_BUS they also go through NATS, to and from the other processes.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from threading import Lock

from django.conf import settings

from civitas.site.core.nats_bus import NatsBus

Hint = Callable[[str, int], None]
_listeners: list[Hint] = []
_lock = Lock()
_nats: NatsBus | None = None


def publish(table: str, seq: int) -> None:
    """Tell everyone who listens, here and elsewhere. Never waits for the network."""
    _tell(table, seq)
    if (nats := _network()) is not None:
        nats.send(table, seq)


def subscribe(listener: Hint) -> Callable[[], None]:
    """Listen; the function that comes back ends it. Hints come in any thread, and the listener must be quick."""
    _listeners.append(listener)
    if (nats := _network()) is not None:
        nats.listen()
    return lambda: _listeners.remove(listener)


def connected() -> bool:
    """Does the bus work? The one within the process always does."""
    nats = _network()
    return nats is None or nats.connected


def close() -> None:
    """Send what is still to be sent, for a moment, and let the connection go."""
    global _nats
    with _lock:
        nats, _nats = _nats, None
    if nats is not None:
        nats.close()


def _tell(table: str, seq: int) -> None:
    for listener in _listeners[:]:
        listener(table, seq)


def _network() -> NatsBus | None:
    """The way to the other processes, if there are others; made when it is first needed."""
    global _nats
    if not settings.CIVITAS_BUS:
        return None
    with _lock:
        if _nats is None:
            _nats = NatsBus(settings.CIVITAS_BUS, _tell)
        return _nats


def _forget() -> None:
    """A forked process has none of its parent's threads, and may have inherited a lock that nobody will open."""
    global _nats, _lock
    _nats, _lock = None, Lock()


if hasattr(os, "register_at_fork"):  # not everywhere are processes forked
    os.register_at_fork(after_in_child=_forget)
