"""A time limit for code that might not come to an end: rules are not trusted to be quick."""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import inf
from queue import Empty, SimpleQueue
from time import monotonic, sleep

LOOKS = 100
"""How often a thread lets others run while it waits for an interruption that is on its way."""


class TookTooLong(Exception):
    """The rules thought longer than they may."""


class _Limit:
    """A thread that is being watched, and until when."""

    __slots__ = ("end", "over", "thread")

    def __init__(self, seconds: float) -> None:
        self.thread = threading.get_ident()
        self.end = monotonic() + seconds
        self.over = False


class Watchman:
    """One thread that watches all the others: to begin one for each answer would cost more than the answer."""

    def __init__(self) -> None:
        # A lock and a queue that are not written in Python: an interruption cannot come halfway through them.
        self._lock = threading.Lock()
        self._sooner: SimpleQueue[None] = SimpleQueue()
        self._limits: set[_Limit] = set()
        self._wakes = inf
        self._thread: threading.Thread | None = None

    def watch(self, seconds: float) -> _Limit:
        """Interrupt this thread in so many seconds, unless `leave` is called before."""
        limit = _Limit(seconds)
        with self._lock:
            self._limits.add(limit)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="civitas-watchman", daemon=True)
                self._thread.start()
            elif limit.end < self._wakes:
                self._wakes = limit.end
                self._sooner.put(None)
        return limit

    def leave(self, limit: _Limit) -> bool:
        """It is done. Was an interruption sent before that?"""
        with self._lock:
            self._limits.discard(limit)
            return limit.over

    def _work(self) -> None:
        while True:
            with self._lock:
                now = monotonic()
                for limit in [limit for limit in self._limits if limit.end <= now]:
                    self._limits.discard(limit)
                    limit.over = True
                    _interrupt(limit.thread)
                # Most are done long before. He sleeps on for them all the same: to wake him for each would cost more.
                planned = self._wakes if self._wakes > now else inf
                self._wakes = min((limit.end for limit in self._limits), default=planned)
                patience = None if self._wakes == inf else max(0.0, self._wakes - monotonic())
            with suppress(Empty):
                self._sooner.get(timeout=patience)


def _interrupt(thread: int) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(TookTooLong))


def _let_pass() -> None:
    """An interruption was sent at the very last moment and is still on its way: it comes as soon as Python looks.

    It is not called back, because that leaves CPython 3.11 looking for it at every step, and for ever under a tracer.
    """
    with suppress(TookTooLong):
        for _ in range(LOOKS):
            sleep(0)


_watchman = Watchman()


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TookTooLong` in this thread after so many seconds. Signals would reach the main thread only."""
    limit = _watchman.watch(seconds)
    interrupted = False
    try:
        yield
    except TookTooLong:
        interrupted = True
        raise
    finally:
        if _watchman.leave(limit) and not interrupted:
            _let_pass()


def _forget() -> None:
    """A forked process has none of its parent's threads."""
    global _watchman
    _watchman = Watchman()


if hasattr(os, "register_at_fork"):  # not everywhere are processes forked
    os.register_at_fork(after_in_child=_forget)
