"""A lock that is handed on in the order in which it was asked for."""

from __future__ import annotations

import threading
from collections import deque


class Line:
    """Whoever comes first is served first, which `threading.Lock` does not promise."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._taken = False
        self._waiting: deque[threading.Event] = deque()

    def enter(self, seconds: float) -> bool:
        """Wait for one's turn; False if it did not come in time."""
        with self._guard:
            if not self._taken:
                self._taken = True
                return True
            called = threading.Event()
            self._waiting.append(called)
        if called.wait(seconds):
            return True
        with self._guard:
            if called.is_set():  # in the last moment
                return True
            self._waiting.remove(called)
            return False

    def leave(self) -> None:
        """Call the next one."""
        with self._guard:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._taken = False
