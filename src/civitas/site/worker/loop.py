"""One turn after the other."""

from __future__ import annotations

import threading
from time import monotonic

import structlog
from django.db import close_old_connections, connections

from civitas import kernel
from civitas.kernel import Answer
from civitas.site.core import bus
from civitas.site.observing import metrics
from civitas.site.tables import moves
from civitas.site.worker.thinking import THINKERS, Bots
from civitas.site.worker.turns import JobLease, Turn, newer, waiting

LOOK = 1.0
"""Seconds between two looks for jobs, in case a hint was lost."""
REST = 2.0
"""Seconds that a turn which failed is left alone, so that the others are played; twice as long each further time."""
LONGEST_REST = 300.0
TRIES = 20
"""How often a bot is asked anew because the table went on while it thought; then the others come first."""
PLAYED, REPEATED, DROPPED, FAILED = "played", "repeated", "dropped", "failed"

log = structlog.get_logger(__name__)


class TooLively(Exception):
    """The table went on each time before the bot could answer."""


class Worker:
    """Plays the turns of bots, in the thread that calls `run`."""

    def __init__(self, look: float = LOOK) -> None:
        self._look = look
        self._ended = False
        self._wake = threading.Event()
        self._resting = Resting()
        self._bots = Bots()

    def run(self) -> None:
        """Work until `end` is called."""
        deaf = bus.subscribe(lambda _name, _seq: self._wake.set())
        lease: JobLease | None = None
        try:
            while not self._ended:
                self._wake.clear()
                close_old_connections()
                busy = False
                try:
                    lease = lease or JobLease()
                    busy = self.work(lease)
                    if not busy:
                        metrics.BOT_JOBS_WAITING.set(waiting())
                except Exception:
                    # The database is away, perhaps; the jobs are safe in there.
                    log.exception("no job could be taken")
                    _let_go(lease)
                    lease = None
                if not busy:
                    self._wake.wait(self._look)
        finally:
            deaf()
            _let_go(lease)

    def end(self) -> None:
        """Finish the turn that is being played, and no other. Safe to call from a signal."""
        self._ended = True
        self._wake.set()

    def work(self, lease: JobLease) -> bool:
        """Play one turn; False if there is none."""
        with lease.take(self._resting.now()) as turn:
            if turn is None:
                return False
            try:
                outcome = self._play(turn)
            except Exception:
                log.exception("turn could not be played", table=turn.table, seat=turn.seat, bot=turn.bot)
                self._resting.lay(turn.job)
                outcome = FAILED
            else:
                lease.done(turn)
                self._resting.forget(turn.job)
        metrics.BOT_JOBS.labels(outcome).inc()
        return True

    def _play(self, turn: Turn) -> str:
        """Give the bot's answer, if it is still asked. The table may go on while it thinks: then it looks again."""
        thought: Thought | None = None
        for _ in range(TRIES):
            try:
                table = moves.look(turn.table)
            except moves.NoSuchTable:
                return DROPPED
            if not turn.bot or turn.seat not in table.to_act() or newer(turn):
                return DROPPED
            if thought is None or not thought.holds(table):
                thought = Thought(table.seq, turn.seat, table.prompt(turn.seat).key, self._bots.answer(turn, table))
            try:
                # Side by side with others, whose answers change nothing for this seat, it need not be the first.
                expected = None if table.side_by_side else table.seq
                done = moves.move(turn.table, thought.say, expected=expected, request=turn.request)
            except moves.Behind:
                continue
            except moves.NoSuchTable:
                return DROPPED
            return REPEATED if done.repeated else PLAYED
        raise TooLively(turn.table)


class Crew:
    """Several workers in one process: while one waits for a bot that thinks, the others play on."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]

    def run(self) -> None:
        """Work until `end` is called."""
        helpers = [
            threading.Thread(target=worker.run, name="civitas-worker", daemon=True) for worker in self._workers[1:]
        ]
        for helper in helpers:
            helper.start()
        try:
            self._workers[0].run()
        finally:
            self.end()
            for helper in helpers:
                helper.join()
            THINKERS.close()

    def end(self) -> None:
        """Finish the turns that are being played, and no others. Safe to call from a signal."""
        for worker in self._workers:
            worker.end()


class Resting:
    """Turns that failed and are left alone for a while.

    Most that fail once do so because the database was away for a moment, and are soon tried again; a table that is
    broken fails each time, and is tried less and less often.
    """

    def __init__(self) -> None:
        self._since: dict[int, tuple[float, float]] = {}
        """Job to when it failed and how long it rests."""

    def now(self) -> list[int]:
        """The jobs that rest at present. Those that nobody has tried again for long are gone, and forgotten."""
        now = monotonic()
        self._since = {job: (at, rest) for job, (at, rest) in self._since.items() if now < at + rest + LONGEST_REST}
        return [job for job, (at, rest) in self._since.items() if now < at + rest]

    def lay(self, job: int) -> None:
        """It has failed, perhaps not for the first time."""
        _, before = self._since.get(job, (0.0, REST / 2))
        self._since[job] = (monotonic(), min(2 * before, LONGEST_REST))

    def forget(self, job: int) -> None:
        self._since.pop(job, None)


class Thought:
    """An answer that was thought out for a position that may be gone by now."""

    def __init__(self, seq: int, seat: int, key: str, said: Answer) -> None:
        self._seq = seq
        self._seat = seat
        self._key = key
        self.said = said

    def say(self, table: kernel.Table) -> None:
        """Answer, if it still holds."""
        if table.seq != self._seq and not self.holds(table):
            raise moves.Behind(table.seq)
        table.apply(self._seat, self.said)

    def holds(self, table: kernel.Table) -> bool:
        """Where seats answer side by side, what the others said in between changes nothing for this one."""
        if self._seat not in table.to_act():
            return False
        prompt = table.prompt(self._seat)
        return table.side_by_side and prompt.key == self._key and prompt.verdict(self.said) is None


def _let_go(lease: JobLease | None) -> None:
    """Close the connections of this thread."""
    if lease is not None:
        lease.close()
    connections.close_all()
