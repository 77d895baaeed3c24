"""Hints that a table has moved on: its name and the length of its journal, no more.

A hint is sent after the commit and may be lost; whoever listens looks into the database for the truth. Within a process
hints go from hand to hand. With CIVITAS_BUS they also go through NATS, to and from the other processes.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from threading import Lock

from django.conf import settings

from civitas.site.carrier import Carrier

Hint = Callable[[str, int], None]
_listeners: list[Hint] = []
_lock = Lock()
_carrier: Carrier | None = None


def publish(table: str, seq: int) -> None:
    """Tell everyone who listens, here and elsewhere. Never waits for the network."""
    _tell(table, seq)
    if (carrier := _carried()) is not None:
        carrier.send(table, seq)


def subscribe(listener: Hint) -> Callable[[], None]:
    """Listen; the function that comes back ends it. Hints come in any thread, and the listener must be quick."""
    _listeners.append(listener)
    if (carrier := _carried()) is not None:
        carrier.listen()
    return lambda: _listeners.remove(listener)


def connected() -> bool:
    """Does the bus work? The one within the process always does."""
    carrier = _carried()
    return carrier is None or carrier.connected


def close() -> None:
    """Send what is still to be sent, for a moment, and let the connection go."""
    global _carrier
    with _lock:
        carrier, _carrier = _carrier, None
    if carrier is not None:
        carrier.close()


def _tell(table: str, seq: int) -> None:
    for listener in _listeners[:]:
        listener(table, seq)


def _carried() -> Carrier | None:
    """The way to the other processes, if there are others; made when it is first needed."""
    global _carrier
    if not settings.CIVITAS_BUS:
        return None
    with _lock:
        if _carrier is None:
            _carrier = Carrier(settings.CIVITAS_BUS, _tell)
        return _carrier


def _forget() -> None:
    """A forked process has none of its parent's threads, and may have inherited a lock that nobody will open."""
    global _carrier, _lock
    _carrier, _lock = None, Lock()


if hasattr(os, "register_at_fork"):  # not everywhere are processes forked
    os.register_at_fork(after_in_child=_forget)
