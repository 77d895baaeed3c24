"""How many games a second the arena plays: in one process, in several, and through Ray, in turn."""

from __future__ import annotations

from contextlib import ExitStack
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any

from civitas.lab.crews import Cluster, Crew, Processes, play
from civitas.lab.series import LADDER, Match

ROUNDS = 5
"""All are measured in turn so many times, so that a slow moment of the machine hits all."""


def _rate(match: Match, crew: Crew, seconds: float, first: int) -> float:
    """Games a second, from the first that is handed out to the last that comes back."""
    begun = perf_counter()
    games = sum(len(batch) for batch in play(match, count(first), crew, lambda: perf_counter() - begun >= seconds))
    return games / (perf_counter() - begun)


def measured(title: str, players: int, bot: str, jobs: int, seconds: float, ray: str | None) -> dict[str, Any]:
    """The rates of all crews. Each is warm before it is measured, and they take turns."""
    match = Match(title, players, {}, (bot, bot), "throughput", LADDER)
    with ExitStack() as stack:
        crews: dict[str, Crew] = {
            "one": stack.enter_context(Processes(1)),
            "processes": stack.enter_context(Processes(jobs)),
        }
        if ray is not None:
            crews["ray"] = stack.enter_context(Cluster(ray, jobs))
        for crew in crews.values():
            _rate(match, crew, min(seconds, 1.0), 0)
        runs: dict[str, list[float]] = {name: [] for name in crews}
        for turn in range(ROUNDS):
            for name, crew in crews.items():
                runs[name].append(_rate(match, crew, seconds / ROUNDS, 1000 * (turn + 1)))
    rates = {name: median(found) for name, found in runs.items()}
    return {
        "title": title,
        "players": players,
        "bot": bot,
        "jobs": jobs,
        "games_per_second": rates,
        "of_one": median(p / o for p, o in zip(runs["processes"], runs["one"], strict=True)),
        "ray_of_processes": (
            median(r / p for r, p in zip(runs["ray"], runs["processes"], strict=True)) if "ray" in runs else None
        ),
        "runs": runs,
    }
