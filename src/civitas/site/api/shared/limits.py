"""How often somebody may ask: against floods, not against guessing.

What costs seconds is counted by all web processes together, in the shared cache. Answers and what people write are
counted by each process for itself, for the database would have to be asked several times more for every one of them;
with *n* processes somebody gets at most *n* times as many through.
"""

from __future__ import annotations

import hashlib
import time

from django.conf import settings
from django.core.cache import caches
from django.http import HttpRequest
from ninja.throttling import BaseThrottle

from civitas.site.core import limits

RATES = {
    "answer": limits.ANSWERS_A_MINUTE,
    "write": limits.WRITES_A_MINUTE,
    "heavy": limits.HEAVY_A_MINUTE,
    "table": limits.TABLES_A_MINUTE,
}
"""Requests a minute and person, by kind."""
WINDOW = 60


class Limit(BaseThrottle):
    """At most so many requests of a kind in a minute. It keeps nothing of a request, so all threads share one."""

    def __init__(self, kind: str, *, together: bool = False) -> None:
        self.kind = kind
        self._cache = "default" if together else "local"

    def allow_request(self, request: HttpRequest) -> bool:
        named = hashlib.sha256(self._who(request).encode()).hexdigest()
        key = f"limit:{self.kind}:{named}:{int(time.time()) // WINDOW}"
        counts = caches[self._cache]
        counts.add(key, 0, WINDOW)
        try:
            return counts.incr(key) <= self._most()
        except ValueError:  # the minute has just ended
            return True

    def _who(self, request: HttpRequest) -> str:
        user = getattr(request, "auth", None)
        return str(getattr(user, "pk", None) or self.get_ident(request))

    def wait(self) -> float:
        return WINDOW - time.time() % WINDOW

    def _most(self) -> int:
        return int(getattr(settings, "CIVITAS_LIMITS", {}).get(self.kind, RATES[self.kind]))


class Making(Limit):
    """New tables. Who may be somebody else with the next request, a guest, is counted by address."""

    def _who(self, request: HttpRequest) -> str:
        user = getattr(request, "auth", None)
        if user is not None and user.is_authenticated and user.profile.is_guest:
            return f"guests at {self.get_ident(request)}"
        return super()._who(request)


answers = Limit("answer")
writes = Limit("write")
heavy = Limit("heavy", together=True)
new_tables = Making("table", together=True)
