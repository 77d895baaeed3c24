"""A time limit for code that might not come to an end: rules are not trusted to be quick."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class TookTooLong(Exception):
    """The rules thought longer than they may."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TookTooLong` in this thread after so many seconds. Signals would reach the main thread only."""
    thread = threading.get_ident()
    lock = threading.Lock()
    running = True

    def interrupt() -> None:
        with lock:
            if running:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(TookTooLong))

    timer = threading.Timer(seconds, interrupt)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        with lock:
            running = False
        timer.cancel()
