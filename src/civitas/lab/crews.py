"""Who plays the games of a series: this process, several processes, or the machines of a Ray cluster.

Every crew may lose a worker: its games are played again by another one, and whatever comes in twice counts once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from civitas.lab.extras import need
from civitas.lab.series import Match, Played, play_batch

BATCH_SECONDS = 1.5
"""A batch of games should last about so long: what it costs to hand it over then hardly counts."""
MOST_IN_BATCH = 200
LOCAL = "local"
AHEAD = 2
"""Batches in hand for each worker, so that none has to wait."""

Batch = tuple[int, ...]
T = TypeVar("T")


class Crew(AbstractContextManager["Crew"], Protocol):
    """Takes batches and hands back what was played, in any order."""

    width: int

    def submit(self, match: Match, games: Batch) -> None: ...

    def collect(self) -> list[Played]:
        """Wait for a batch that is done."""
        ...


class Alone:
    """This process."""

    width = 1

    def __init__(self) -> None:
        self._waiting: deque[tuple[Match, Batch]] = deque()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._waiting.clear()

    def submit(self, match: Match, games: Batch) -> None:
        self._waiting.append((match, games))

    def collect(self) -> list[Played]:
        return play_batch(*self._waiting.popleft())


class Processes:
    """Processes of this machine. They are spawned, not forked: the parent draws its progress bar in a thread."""

    def __init__(self, jobs: int, prepare: Callable[..., None] | None = None, *given: Any) -> None:
        self.width = jobs
        self._prepare, self._given = prepare, given
        self._pool = self._made()
        self._out: dict[Future[list[Played]], tuple[Match, Batch]] = {}

    def _made(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        return ProcessPoolExecutor(self.width, mp_context=spawn, initializer=self._prepare, initargs=self._given)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    def submit(self, match: Match, games: Batch) -> None:
        self._out[self._pool.submit(play_batch, match, games)] = (match, games)

    def collect(self) -> list[Played]:
        while True:
            done, _ = wait(self._out, return_when=FIRST_COMPLETED)
            first = next(iter(done))
            try:
                played = first.result()
            except BrokenProcessPool:
                self._begin_again()
                continue
            del self._out[first]
            return played

    def _begin_again(self) -> None:
        """A process died, and the pool with it: what was under way is played by a new one."""
        lost = list(self._out.values())
        self._out = {}
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._made()
        for match, games in lost:
            self.submit(match, games)


def connected(address: str, workers: int | None) -> tuple[Any, bool]:
    """Ray, and whether it was begun here; `local` starts a cluster on this machine, with so many workers."""
    ray = need("ray", "ray")
    if ray.is_initialized():
        return ray, False
    if address == LOCAL:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    else:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    return ray, True


class Cluster:
    """The workers of a Ray cluster. Ray itself gives the batch of a worker that died to another."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        """The cluster at this address; `local` starts one on this machine, with so many workers."""
        self._ray, self._began = ray, _ = connected(address, workers)
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(play_batch).options(num_cpus=1, max_retries=-1)
        self._out: list[Any] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for reference in self._out:
            self._ray.cancel(reference, force=True)
        if self._began:
            self._ray.shutdown()

    def submit(self, match: Match, games: Batch) -> None:
        self._out.append(self._play.remote(match, games))

    def collect(self) -> list[Played]:
        (done, *_), self._out = self._ray.wait(self._out, num_returns=1)
        played: list[Played] = self._ray.get(done)
        return played


def crew_for(jobs: int, ray: str | None = None) -> Crew:
    """The crew that a command asks for."""
    if ray is not None:
        return Cluster(ray, jobs)
    return Alone() if jobs == 1 else Processes(jobs)


def play(
    match: Match, games: Iterable[int], crew: Crew, stop: Callable[[], bool] = lambda: False
) -> Iterator[list[Played]]:
    """The games, some at a time, in the order in which they are done. None comes twice.

    The size of a batch follows from how long the games so far took. Once `stop` says so, nothing more is handed out.
    """
    waiting, out, seen, spent = iter(games), 0, 0, 0.0
    counted: set[int] = set()
    while True:
        while out < crew.width * AHEAD and not stop():
            batch = tuple(islice(waiting, _size(seen, spent, crew.width)))
            if not batch:
                break
            crew.submit(match, batch)
            out += 1
        if not out:
            return
        played = crew.collect()
        out -= 1
        fresh = [game for game in played if game.game not in counted]
        counted.update(game.game for game in fresh)
        seen += len(fresh)
        spent += sum(game.seconds for game in fresh)
        yield fresh


def _size(seen: int, spent: float, width: int) -> int:
    """One game to begin with; then as many as fill a batch."""
    if not seen or not spent:
        return 1
    return max(1, min(MOST_IN_BATCH, round(BATCH_SECONDS * seen / spent)))


def in_order(played: Sequence[Played]) -> list[Played]:
    return sorted(played, key=lambda game: game.game)


class Hands(NamedTuple):
    """Who does work that is no game of a match: so many processes of this machine, or a Ray cluster."""

    jobs: int = 1
    ray: str | None = None


@contextmanager
def work_in_order(hands: Hands) -> Iterator[Callable[[Callable[[Any], T], Sequence[Any]], Iterator[T]]]:
    """Does pieces of work and hands back what came of them, in their order; what nobody waits for any more is left."""
    if hands.ray is not None:
        ray, began = connected(hands.ray, hands.jobs)
        handed: list[Any] = []

        def spread(work: Callable[[Any], T], pieces: Sequence[Any]) -> Iterator[T]:
            far = ray.remote(lambda piece: work(piece)).options(num_cpus=1, max_retries=-1)
            handed.extend(far.remote(piece) for piece in pieces)
            return map(ray.get, list(handed))

        try:
            yield spread
        finally:
            for reference in handed:
                ray.cancel(reference, force=True)
            if began:
                ray.shutdown()
    elif hands.jobs == 1:
        yield map
    else:
        pool = ProcessPoolExecutor(hands.jobs, mp_context=get_context("spawn"))
        try:
            yield pool.map
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
