"""What time it is. Everything that has to do with time asks here, so that a test can let weeks pass in a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from django.utils import timezone

_read: Callable[[], datetime] = timezone.now


def now() -> datetime:
    """The present moment, with its time zone."""
    return _read()


class Hands:
    """The hands of a clock that somebody turns."""

    def __init__(self, at: datetime) -> None:
        self.at = at

    def read(self) -> datetime:
        return self.at

    def turn(self, **by: float) -> datetime:
        """Let so much time pass: `turn(hours=3)`."""
        self.at += timedelta(**by)
        return self.at


@contextmanager
def turned(at: datetime) -> Iterator[Hands]:
    """From here on it is as late as the hands say, for every thread of this process."""
    global _read
    before, hands = _read, Hands(at)
    _read = hands.read
    try:
        yield hands
    finally:
        _read = before
