"""Who is inside: how many streams somebody holds, and whether those who are inside may still be there.

A stream lasts for minutes, and meanwhile somebody signs out, changes the password or revokes a key. Now and then all
who are inside are looked at together; whoever is nobody any more is shown out.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from time import monotonic

from django.conf import settings
from starlette.requests import Request

from civitas.site.core import limits
from civitas.site.observing.pages import NEARBY
from civitas.site.push.who import Pass

MINUTE = 60.0
REMEMBERED = 10_000
"""So many of those who came lately are remembered."""


class Full(Exception):
    """Somebody holds as many streams as they may, or opens them too fast."""


class Visitor:
    """Somebody inside, by one stream."""

    def __init__(self, shown: Pass, address: str | None) -> None:
        self.shown = shown
        self.address = address
        self.out = False
        """Has to go."""


class Visitors:
    """All who are inside. Used in the event loop alone."""

    def __init__(self) -> None:
        self._inside: set[Visitor] = set()
        self._count: Counter[str] = Counter()
        self._came: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def knock(self, visitor: Visitor) -> None:
        """Somebody wants to come in: not too often, and only if there is room."""
        for who in _counted_as(visitor):
            began, times = self._came.pop(who, (monotonic(), 0))
            if monotonic() - began >= MINUTE:
                began, times = monotonic(), 0
            self._came[who] = (began, times + 1)
            if times >= limits.STREAMS_A_MINUTE:
                raise Full(who)
        while len(self._came) > REMEMBERED:
            self._came.popitem(last=False)
        self._room_for(visitor)

    def _room_for(self, visitor: Visitor) -> None:
        for who, most in _counted_as(visitor).items():
            if self._count[who] >= most:
                raise Full(who)

    @contextmanager
    def inside(self, visitor: Visitor) -> Iterator[None]:
        """They are in, for as long as this lasts. Of many who knocked at once not all may find room."""
        self._room_for(visitor)
        counted = _counted_as(visitor)
        self._inside.add(visitor)
        self._count.update(counted.keys())
        try:
            yield
        finally:
            self._inside.discard(visitor)
            self._count.subtract(counted.keys())
            for who in counted:
                if not self._count[who]:
                    del self._count[who]

    def passes(self) -> set[Pass]:
        """What those inside have shown; strangers have shown nothing."""
        return {visitor.shown for visitor in self._inside if visitor.shown.user_id is not None}

    def show_out(self, invalid: Iterable[Pass]) -> None:
        """Whoever has shown one of these has to go."""
        gone = set(invalid)
        for visitor in self._inside:
            visitor.out = visitor.out or visitor.shown in gone


def _counted_as(visitor: Visitor) -> dict[str, int]:
    """As what somebody is counted, and how many of each there may be."""
    who: dict[str, int] = {}
    if visitor.shown.user_id is not None:
        who[f"person {visitor.shown.user_id}"] = limits.STREAMS_EACH
    elif visitor.address is not None:
        who[f"strangers {visitor.address}"] = limits.STRANGERS_STREAMS
    if visitor.address is not None:
        who[f"address {visitor.address}"] = limits.ADDRESS_STREAMS
    return who


def address_of(request: Request) -> str | None:
    """Where a request comes from, as far as our own proxies say so; None for this machine, which is not counted."""
    peer = "" if request.client is None else request.client.host
    forwarded = request.headers.get("x-forwarded-for")
    if settings.PROXIES and forwarded is not None:
        known = forwarded.split(",")
        return known[-min(settings.PROXIES, len(known))].strip()
    return None if peer in NEARBY else peer
