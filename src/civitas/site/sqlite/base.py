"""The backend that Django loads."""

from __future__ import annotations

from collections import defaultdict

from django.db.backends.sqlite3 import base
from django.db.utils import OperationalError

from civitas.site.sqlite.line import Line

_LINES: defaultdict[str, Line] = defaultdict(Line)
"""Before each file, within this process."""


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection whose transactions wait in line with those of the other threads.

    Only one can write to a SQLite file at a time. The others, left to themselves, look again after a while, and whoever
    looks at the right moment is next; where many write, somebody may wait for seconds. Writers of other processes are
    still met that way: `civitas serve` is one process.
    """

    _in_line = False

    def _start_transaction_under_autocommit(self) -> None:
        self._enter()
        try:
            super()._start_transaction_under_autocommit()  # type: ignore[misc]  # the stubs do not know it
        except BaseException:
            self._leave()
            raise

    def commit(self) -> None:
        super().commit()
        self._leave()  # not if it failed: Django rolls back then

    def rollback(self) -> None:
        try:
            super().rollback()
        finally:
            self._leave()

    def close(self) -> None:
        try:
            super().close()
        finally:
            self._leave()

    def _enter(self) -> None:
        if not _LINES[str(self.settings_dict["NAME"])].enter(self.settings_dict["OPTIONS"].get("timeout", 0)):
            raise OperationalError("database is locked")
        self._in_line = True

    def _leave(self) -> None:
        if self._in_line:
            self._in_line = False
            _LINES[str(self.settings_dict["NAME"])].leave()
