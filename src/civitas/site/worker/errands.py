"""What a worker does beside playing for bots: small tasks that wait for other machines, in threads of their own.

A bot's turn must not wait for somebody's mail server. Each task is a function that does a little and says whether there
was something to do; it claims its work in the database, so any number of threads and processes may run the same ones.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from time import monotonic

import structlog
from django.db import close_old_connections, connections

from civitas.site.challenges.judging import judge_one
from civitas.site.chores.work import import_one, try_one
from civitas.site.core import bus
from civitas.site.notices.cleaning import clean
from civitas.site.notices.sending import send_one
from civitas.site.notices.spreading import settle, spread
from civitas.site.ratings.rating import count_one, sweep
from civitas.site.study.doing import advise_one, analyse_one, review_one

LOOK = 1.0
"""Seconds between two looks, in case a hint was lost; and what is due by the clock gives none."""
SELDOM = 600.0
"""Seconds between two looks for what has time."""
SENDERS = 3
"""Threads that send: one that waits for a slow address must not hold up everybody else's."""
PATIENCE = 15.0
"""Seconds that what is being sent is given when the process has to end."""

Task = Callable[[], bool]
TASKS: Sequence[Task] = (spread, settle, count_one, judge_one)
SELDOM_TASKS: Sequence[Task] = (clean, sweep)
AWAITED: Sequence[Task] = (advise_one, analyse_one, review_one, import_one, try_one)
"""What somebody sits and waits for: it waits for nobody's mail server, and none of them for another."""

log = structlog.get_logger(__name__)


class Errands:
    """Runs the tasks until `end` is called; what somebody waits for has a thread of its own, and so has sending."""

    def __init__(self, look: float = LOOK, senders: int = SENDERS) -> None:
        self._look = look
        self._ended = False
        work: list[tuple[Sequence[Task], Sequence[Task]]] = [((task,), ()) for task in AWAITED]
        work += [(TASKS, SELDOM_TASKS), *[((send_one,), ())] * senders]
        self._wakes = [threading.Event() for _ in work]
        self._threads = [
            threading.Thread(target=self._run, args=(wake, *tasks), name=f"civitas-errands-{number}", daemon=True)
            for number, (wake, tasks) in enumerate(zip(self._wakes, work, strict=True))
        ]

    def begin(self) -> None:
        """Start, and come back."""
        self._deaf = bus.subscribe(lambda _name, _seq: self._wake())
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        """Begin nothing new. Safe to call from a signal."""
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        for wake in self._wakes:
            wake.set()

    def join(self) -> None:
        """Wait for what is being done, for a while."""
        self._deaf()
        end = monotonic() + PATIENCE
        for thread in self._threads:
            thread.join(max(0.0, end - monotonic()))

    def _run(self, wake: threading.Event, tasks: Sequence[Task], seldom_tasks: Sequence[Task]) -> None:
        seldom = monotonic()
        try:
            while not self._ended:
                wake.clear()
                close_old_connections()
                busy = do(tasks)
                if seldom_tasks and monotonic() >= seldom:
                    do(seldom_tasks)
                    seldom = monotonic() + SELDOM
                if not busy:
                    wake.wait(self._look)
        finally:
            connections.close_all()


def do(tasks: Sequence[Task]) -> bool:
    """Each task once; whether any had something to do. One that fails is tried again later and holds up no other."""
    busy = False
    for task in tasks:
        try:
            busy = task() or busy
        except Exception:
            # The database is away, perhaps; the work is safe in there.
            log.exception("an errand failed", task=task.__name__)
            connections.close_all()
    return busy
