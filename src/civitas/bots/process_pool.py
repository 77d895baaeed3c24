"""Thinking in processes of their own: whoever waits for a thought can do something else meanwhile.

A thought takes a whole processor core for seconds. In a thread it would make everything else in its process slow, and
could not be stopped; a process can.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import Empty, LifoQueue
from threading import Thread
from time import time
from typing import Any

from civitas.bots import Bot, make_bot
from civitas.bots.search import Hint, SearchBot
from civitas.games import find_title
from civitas.kernel import Answer, Table

_SPAWN = get_context("spawn")  # a fork would take over the locks and connections of other threads
_BOTS_KEPT = 64
SPARES = 3
"""Processes that begin when the first is needed: at a table with bots several are soon asked at once."""
_PARTING = 2.0
"""Seconds that a process is given to end."""


Question = tuple[Callable[..., Any], tuple[Any, ...]]
"""What a process is asked: a function of some module, and what to give it."""


class ThoughtFailed(Exception):
    """The bot failed, or took longer than it may, or its process died."""


class Thinkers:
    """So many processes, started when they are first needed. Any number of threads may ask."""

    def __init__(self, processes: int) -> None:
        self._idle: LifoQueue[_Thinker | None] = LifoQueue()
        self._count = processes
        self._warmed = False
        for _ in range(processes):
            self._idle.put(None)

    def choose(
        self, bot: str, seed: str, table: Table, seat: int, patience: float, asked: float | None = None
    ) -> Answer:
        """What the bot answers. A process that takes longer than `patience` seconds is ended.

        If it is known when the bot was asked (as `time.time` tells it), what has passed since is part of its budget: on
        a busy machine it thinks less, and is no later.
        """
        if not self._warmed:
            # Where one bot thinks others soon will, at the same time, and a process takes a while to begin.
            self._warmed = True
            Thread(target=self._warm, name="civitas-warming", daemon=True).start()
        return self.do(patience, _choose, bot, table.title.id, seed, table.save(), seat, asked)

    def _warm(self) -> None:
        """Let some processes begin before they are needed."""
        taken: list[_Thinker | None] = []
        for _ in range(min(SPARES, self._count - 1)):
            try:
                taken.append(self._idle.get_nowait())
            except Empty:
                break
        for thinker in taken:
            self._idle.put(thinker or _Thinker())

    def advise(self, bot: str, seed: str, table: Table, seat: int, patience: float) -> list[Hint]:
        """What the bot, one that thinks ahead, would advise the seat to answer; the best first."""
        found: list[Hint] = self.do(patience, _advise, bot, table.title.id, seed, table.save(), seat)
        return found

    def do(self, patience: float, task: Callable[..., Any], *args: Any) -> Any:
        """What a function of some module says to these arguments, worked out in one of the processes."""
        thinker = self._idle.get()
        try:
            thinker = thinker or _Thinker()
            return thinker.ask((task, args), patience)
        finally:
            self._idle.put(thinker if thinker is not None and thinker.is_well else None)

    def close(self) -> None:
        """End the processes, when their thoughts are done. Who asks afterwards starts new ones."""
        for thinker in [self._idle.get() for _ in range(self._count)]:
            if thinker is not None:
                thinker.end()
            self._idle.put(None)


class _Thinker:
    """One process, as its owner sees it."""

    def __init__(self) -> None:
        self._line, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_think, args=(theirs,), name="civitas-thinker", daemon=True)
        self._process.start()
        theirs.close()
        self.is_well = True

    def ask(self, question: Question, patience: float) -> Any:
        self.is_well = False  # until it has answered
        try:
            self._line.send(question)
            if not self._line.poll(patience):
                self._process.kill()
                self.end()
                raise ThoughtFailed(f"a thought took longer than {patience:g} seconds")
            answer, fault = self._line.recv()
        except (EOFError, OSError) as gone:
            self.end()
            raise ThoughtFailed("the process died") from gone
        self.is_well = True
        if fault:
            raise ThoughtFailed(fault)
        return answer

    def end(self) -> None:
        self._line.close()
        self._process.join(_PARTING)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def _think(line: Connection) -> None:
    """The process: answers questions until nobody is left to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asks
    with suppress(EOFError, OSError):
        while True:
            line.send(_answer(line.recv()))


def _answer(question: Question) -> tuple[Any, str]:
    """The answer, or what went wrong."""
    task, args = question
    try:
        return task(*args), ""
    except Exception as fault:
        return None, repr(fault)


def _choose(bot: str, title: str, seed: str, saved: dict[str, Any], seat: int, asked: float | None) -> Answer:
    player, table = _bot(bot, title, seed), Table.load(find_title(title), saved)
    if isinstance(player, SearchBot) and asked is not None:
        player.hurry(max(0.0, time() - asked))
    return player.choose(table, seat)


def _advise(bot: str, title: str, seed: str, saved: dict[str, Any], seat: int) -> list[Hint]:
    adviser = _bot(bot, title, seed)
    if not isinstance(adviser, SearchBot):
        raise TypeError(f"{bot} does not think ahead")
    return adviser.advise(Table.load(find_title(title), saved), seat)


@lru_cache(maxsize=_BOTS_KEPT)
def _bot(name: str, title: str, seed: str) -> Bot:
    return make_bot(name, find_title(title), seed)
