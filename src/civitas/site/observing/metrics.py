"""Figures for Prometheus. Each process counts for itself; several web processes of one box add theirs up in files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from civitas.kernel import Refusal

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Where the processes of one box keep their figures; the library reads it when it is imported."""

ENGINE_SECONDS = Histogram(
    "civitas_engine_seconds",
    "What the rules take of one move.",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
MOVE_SECONDS = Histogram(
    "civitas_move_seconds",
    "One move as a whole: lock, open, rules, journal, commit.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 5),
)
MOVES = Counter("civitas_moves", "Moves, by what became of them.", ["outcome"])
PUSH_CONNECTIONS = Gauge("civitas_push_connections", "Open push streams.", multiprocess_mode="livesum")
PUSH_TABLES = Gauge("civitas_push_tables", "Tables that somebody watches.", multiprocess_mode="livesum")
PUSH_READS = Counter("civitas_push_reads", "Times that a table was read for those who watch it.")
BOT_JOBS = Counter("civitas_bot_jobs", "Turns of bots, by what became of them.", ["outcome"])
BOT_JOBS_WAITING = Gauge(
    "civitas_bot_jobs_waiting",
    "Bots that are asked, when a worker last had nothing to do.",
    multiprocess_mode="mostrecent",
)
BOT_SECONDS = Histogram(
    "civitas_bot_seconds",
    "What a bot takes to choose.",
    buckets=(0.001, 0.01, 0.1, 0.5, 1, 2.5, 5, 10, 30),
)

NOTICES = Counter("civitas_notices", "Messages to people, by way and by what became of them.", ["way", "outcome"])

ANSWERED, REPEATED, REFUSED, BEHIND, FAILED = "answered", "repeated", "refused", "behind", "failed"
for outcome in (ANSWERED, REPEATED, REFUSED, BEHIND, FAILED):
    MOVES.labels(outcome)


class Move:
    """A move that is being counted."""

    outcome = ANSWERED


@contextmanager
def moving(behind: type[Exception]) -> Iterator[Move]:
    """Count a move and take its time. `behind` is what a player gets who answers an old position."""
    move, start = Move(), perf_counter()
    try:
        yield move
    except Refusal:
        move.outcome = REFUSED
        raise
    except behind:
        move.outcome = BEHIND
        raise
    except BaseException:
        move.outcome = FAILED
        raise
    finally:
        MOVES.labels(move.outcome).inc()
        MOVE_SECONDS.observe(perf_counter() - start)


def page() -> bytes:
    """Everything that was counted, as Prometheus reads it."""
    registry: CollectorRegistry = REGISTRY
    if os.environ.get(SHARED):
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
