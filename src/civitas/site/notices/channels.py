"""What the ways to reach somebody have in common: a message, and what goes wrong with it."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from django.conf import settings

from civitas.site.notices.models import Channel, Way

GRACE = {Way.PUSH: 5, Way.WEBHOOK: 5, Way.NTFY: 15, Way.DISCORD: 30}
"""Seconds that a notice waits, so that who is at the table, or an undo, can make it needless; of mail the host says."""
REPEATABLE = frozenset({Way.PUSH, Way.WEBHOOK})
"""Ways on which a repeat is known for one: a browser replaces what has the same tag, a program knows the number."""
SHARED = frozenset({Way.DISCORD})
"""Ways that others may read: they carry nothing but what everybody may see."""


def grace(channel: Channel) -> timedelta:
    """How long a notice waits at least."""
    seconds = settings.CIVITAS_MAIL_DELAY if channel.way == Way.MAIL else GRACE[Way(channel.way)]
    return timedelta(seconds=seconds)


class Item(NamedTuple):
    """One thing that a message tells."""

    number: int
    """Of the delivery: stays the same however often it is tried."""
    kind: str
    table: str
    """The table's name, as in its address."""
    title: str
    """The game's id."""
    headline: str
    details: tuple[str, ...]
    link: str
    seat: int | None = None
    seq: int = 0


class Message(NamedTuple):
    """What is sent at once: one item, or a bundle."""

    name: str
    language: str
    items: tuple[Item, ...]

    @property
    def tag(self) -> str:
        """What concerns the same table replaces what was said before."""
        return self.items[0].table


class Undelivered(Exception):
    """It did not arrive. `fault` is the id of a text."""

    def __init__(self, fault: str, detail: object = "", *, for_good: bool = False, wait: float | None = None) -> None:
        super().__init__(fault)
        self.fault = fault
        self.detail = str(detail)[:200]
        self.for_good = for_good
        """It will never arrive there: the channel is switched off at once."""
        self.wait = wait
        """Seconds that the other side wants to be left alone."""
