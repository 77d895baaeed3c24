"""The load drill itself, in a process with a Django of its own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

import uvloop
from django.db import connection

from civitas.site.drills import bare, stage
from civitas.site.drills.load import Size
from civitas.site.drills.pace import Pace, Script, at_full_speed, at_rate
from civitas.site.drills.parts import Part, free_port, wait_until_well
from civitas.site.drills.spent import Spent
from civitas.site.drills.watching import delays, leave, watch
from civitas.site.running import environment
from civitas.site.tables import moves

SEATS = 4
MIDDLE = 240
"""Decisions after which a game of four is about half over."""
CALLERS = 16
"""Connections that keep the site busy; enough for every thread it has to have the next answer waiting."""
OPEN_CALLERS = 64
WARM_UP = 2.0
PUSH_RATE = 20.0
"""Answers a second while push is measured; each goes to all who watch that table."""
CROWD_RATE = 2.0
"""The same when everybody watches one table."""
LATE_SEATS, EARLY, LATE = 5, 54, 540
"""Games of the title in `stage` have up to some 650 decisions: a late table has ten times those of an early one."""
OPENED = 24
GOALS: dict[str, tuple[str, float]] = {
    "ratio": ("≥", 0.5),
    "half.p99": ("≤", 150),
    "push.p99": ("≤", 250),
    "crowd.p99": ("≤", 250),
    "opening.ratio": ("≤", 1.5),
}
T = TypeVar("T")


def measure(size: Size, settings: dict[str, str], folder: Path) -> dict[str, Any]:
    """Set everything up, measure one thing after the other, and take it down again."""
    environment.migrate()
    scripts = _scripts(size.tables)
    bare.mark_start()
    with ExitStack() as stack:
        web, part = _part(["web", "--processes", str(size.processes)], settings, folder, stack)
        _run(at_full_speed(web, scripts, WARM_UP, CALLERS))
        engine = [bare.engine(scripts)]
        spent = Spent(part.group)
        full = _run(at_full_speed(web, scripts, size.seconds, CALLERS))
        cpu = spent.for_each(len(full.times))
        half = _run(at_rate(web, scripts, size.seconds, full.rate / 2, OPEN_CALLERS))
        push, _ = _part(["push"], settings, folder, stack)
        spread = _run(_watched(web, push, scripts, _each(scripts, size.connections), PUSH_RATE, size.seconds))
        crowd_script = max(scripts, key=lambda script: len(script.lines) - script.sent)
        crowd = _run(
            _watched(web, push, [crowd_script], [crowd_script.name] * size.connections, CROWD_RATE, size.seconds)
        )
    engine.append(bare.engine(scripts))
    figures: dict[str, Any] = {"engine": median(engine), "opening": _opening()}
    sizes = bare.written(sum(script.sent for script in scripts))
    figures |= bare.sql(settings["CIVITAS_DATABASE"], max(3.0, size.seconds / 2), sizes, folder)
    connection.close()
    bound = 1 / (1 / figures["engine"] + 1 / figures["sql"])
    figures |= {
        "bound": bound,
        "ratio": full.rate / bound,
        "full": _times(full),
        "half": _times(half),
        "push": spread,
        "crowd": crowd,
        "cpu": cpu,
        "answer": {"entries": sizes.entries, "lines": sizes.lines, "snapshots": sizes.snapshots},
        "load_after": [round(load, 1) for load in os.getloadavg()],
    }
    return {**figures, "goals": _goals(figures)}


def _run(what: Coroutine[Any, Any, T]) -> T:
    """In a loop that costs little itself: the machine is shared with what is measured."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(what)


def _part(command: list[str], settings: dict[str, str], folder: Path, stack: ExitStack) -> tuple[int, Part]:
    """Start a process of the site, and say at which port it listens."""
    port = free_port()
    part = Part([*command, "--port", str(port)], settings, folder)
    stack.callback(part.end)
    part.start()
    wait_until_well(part, port)
    return port, part


def _scripts(tables: int) -> list[Script]:
    people = stage.people(max(tables, SEATS))
    scripts = []
    for number in range(tables):
        game, player = stage.new_game(SEATS, number)
        stage.play_on(game, player, MIDDLE)
        table = stage.stage(game, [people[(number + seat) % len(people)] for seat in range(SEATS)])
        saved = game.save()
        scripts.append(Script(table, saved, stage.play_on(game, player)))
    return scripts


def _each(scripts: Sequence[Script], connections: int) -> list[str]:
    """So many watchers, as many at each table."""
    return [scripts[number % len(scripts)].name for number in range(connections)]


async def _watched(
    web: int, push: int, scripts: Sequence[Script], tables: Sequence[str], rate: float, seconds: float
) -> dict[str, Any]:
    """Answers at a rate, and how long those who watch the tables wait for each of them."""
    watchers = await watch(push, tables)
    pace = await at_rate(web, scripts, seconds, rate, OPEN_CALLERS)
    await asyncio.sleep(1)
    found = delays(watchers, pace.moves)
    leave(watchers)
    return {
        "connections": len(watchers),
        "answers": len(pace.moves),
        "failures": pace.failures[:5],
        "events": len(found.since_reply),
        "missed": found.missed,
        "p50": _ms(found.since_reply, 0.5),
        "p99": _ms(found.since_reply, 0.99),
        "sent_p50": _ms(found.since_sent, 0.5),
        "sent_p99": _ms(found.since_sent, 0.99),
    }


def _times(pace: Pace) -> dict[str, Any]:
    return {
        "rate": pace.rate,
        "answers": len(pace.times),
        "p50": _ms(pace.times, 0.5),
        "p99": _ms(pace.times, 0.99),
        "failures": len(pace.failures),
        "first_failures": pace.failures[:5],
    }


def _ms(values: Sequence[float], part: float) -> float:
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def _opening() -> dict[str, Any]:
    """Milliseconds to open a table from the database, early and late in the game; in turn, so that noise hits both."""
    people = stage.people_at_rest(LATE_SEATS)
    early: list[str] = []
    late: list[str] = []
    number = 0
    while len(late) < OPENED:
        number += 1
        game, player = stage.new_game(LATE_SEATS, 10_000 + number)
        stage.play_on(game, player, EARLY + number % 25)
        first = stage.stage(game, people).name
        stage.play_on(game, player, LATE - EARLY)
        if not game.over:
            early.append(first)
            late.append(stage.stage(game, people).name)
    times: dict[str, list[float]] = {"early": [], "late": []}
    for _ in range(5):
        for names, into in ((early, times["early"]), (late, times["late"])):
            for name in names:
                start = perf_counter()
                moves.look(name)
                into.append(1000 * (perf_counter() - start))
    found = {kind: median(values) for kind, values in times.items()}
    return {"decisions": [EARLY, LATE], **found, "ratio": found["late"] / found["early"]}


def _goals(figures: dict[str, Any]) -> dict[str, Any]:
    found = {}
    for name, (sign, value) in GOALS.items():
        figure: Any = figures
        for step in name.split("."):
            figure = figure[step]
        found[name] = {"sign": sign, "value": value, "met": figure >= value if sign == "≥" else figure <= value}
    return found
