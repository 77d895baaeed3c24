"""Hints that a table has moved on: its name and the length of its journal, no more.

A hint is sent after the commit and may be lost; whoever listens looks into the database for the truth.
"""

from __future__ import annotations

from collections.abc import Callable

Hint = Callable[[str, int], None]
_listeners: list[Hint] = []


def publish(table: str, seq: int) -> None:
    """Tell everyone who listens in this process."""
    for listener in _listeners[:]:
        listener(table, seq)


def subscribe(listener: Hint) -> Callable[[], None]:
    """Listen; the function that comes back ends it."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)
