"""Live tables that a process keeps in memory, so that the next move need not open them anew."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from civitas import kernel

TABLES_KEPT = 256


class LiveTableCache:
    """Live tables by name, with the length of journal they stand at; a move takes one out and puts it back."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._tables: OrderedDict[str, tuple[int, kernel.Table]] = OrderedDict()

    def take(self, name: str, seq: int) -> kernel.Table | None:
        """The table, if it stands there; it is the caller's until it is put back."""
        with self._lock:
            if self._tables.get(name, (-1, None))[0] != seq:
                return None
            return self._tables.pop(name)[1]

    def put(self, name: str, seq: int, table: kernel.Table) -> None:
        with self._lock:
            self._tables[name] = (seq, table)
            while len(self._tables) > TABLES_KEPT:
                self._tables.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._tables.clear()
