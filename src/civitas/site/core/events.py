"""Events: something happens here, and levels above want to act on it in the same transaction.

Whoever announces knows nobody who listens. Levels above subscribe when the site starts (`listening.connect` of each
app), and are told in that order: `INSTALLED_APPS` lists the levels from the ground up. What a listener writes is part
of what happened: if it fails, all of it fails. For hints to other processes, after the commit, there is the bus.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

E = TypeVar("E")
_listeners: defaultdict[type[Any], list[Callable[[Any], None]]] = defaultdict(list)


def subscribe(kind: type[E], listener: Callable[[E], None]) -> None:
    """From now on the listener is told of each event of this kind. To subscribe twice is to subscribe once."""
    if listener not in _listeners[kind]:
        _listeners[kind].append(listener)


def announce(event: object) -> None:
    """Tell everybody who has subscribed to events of this kind, one after the other."""
    for listener in _listeners.get(type(event), ()):
        listener(event)
