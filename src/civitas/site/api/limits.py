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

RATES = {"answer": 1200, "write": 120, "heavy": 20}
"""Requests a minute and person: answers of a quick bot; what people write; what costs the server seconds."""
WINDOW = 60


class Limit(BaseThrottle):
    """At most so many requests of a kind in a minute. It keeps nothing of a request, so all threads share one."""

    def __init__(self, kind: str, *, together: bool = False) -> None:
        self.kind = kind
        self._cache = "default" if together else "local"

    def allow_request(self, request: HttpRequest) -> bool:
        user = getattr(request, "auth", None)
        who = getattr(user, "pk", None) or self.get_ident(request)
        named = hashlib.sha256(str(who).encode()).hexdigest()
        key = f"limit:{self.kind}:{named}:{int(time.time()) // WINDOW}"
        counts = caches[self._cache]
        counts.add(key, 0, WINDOW)
        try:
            return counts.incr(key) <= self._most()
        except ValueError:  # the minute has just ended
            return True

    def wait(self) -> float:
        return WINDOW - time.time() % WINDOW

    def _most(self) -> int:
        return int(getattr(settings, "CIVITAS_LIMITS", {}).get(self.kind, RATES[self.kind]))


answers = Limit("answer")
writes = Limit("write")
heavy = Limit("heavy", together=True)
