"""The load drill itself, in a process with a Django of its own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import uvloop
from django.db import connection

from civitas.site.drills import bare, stage
from civitas.site.drills.load import Size
from civitas.site.drills.pace import Pace, Script, at_full_speed, at_rate
from civitas.site.drills.parts import Part, free_port, wait_until_well
from civitas.site.drills.spent import Spent
from civitas.site.drills.watching import delays, leave, watch
from civitas.site.running import environment
from civitas.site.tables import moves, timing

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
ROUNDS = 3
"""How often each way of answering is measured, in turn with the others; the middle one counts."""
GOALS: dict[str, tuple[str, float]] = {
    "ratio": ("≥", 0.45),
    "ways.token.half.p99": ("≤", 60),
    "ways.cookie_clock.half.p99": ("≤", 60),
    "push.p99": ("≤", 250),
    "crowd.p99": ("≤", 250),
    "opening.ratio": ("≤", 1.5),
}
T = TypeVar("T")


class Way(NamedTuple):
    """How an answer is given: by a browser or a program, at a table with the clock that is offered first or none."""

    name: str
    cookies: bool
    clock: bool
    half: bool
    """Is it measured at half speed, too?"""


WAYS = (
    Way("token", cookies=False, clock=False, half=True),
    Way("token_clock", cookies=False, clock=True, half=False),
    Way("cookie", cookies=True, clock=False, half=False),
    Way("cookie_clock", cookies=True, clock=True, half=True),
)


class Site(NamedTuple):
    """Web processes, and tables at which nobody else answers: a process has those in its memory at which it plays."""

    port: int
    part: Part
    scripts: Mapping[bool, list[Script]]
    """Those with a clock, and those without."""

    @property
    def all_scripts(self) -> list[Script]:
        return [*self.scripts[False], *self.scripts[True]]


def measure(size: Size, settings: dict[str, str], folder: Path) -> dict[str, Any]:
    """Set everything up, measure one thing after the other, and take it down again."""
    environment.migrate()
    people = stage.people(max(size.tables, SEATS), browsers=True)
    checkouts = {"ways": settings}
    if size.before:
        checkouts["before"] = {**settings, "PYTHONPATH": str(Path(size.before).resolve() / "src")}
    tables = {name: _tables(size.tables, people) for name in checkouts}
    bare.mark_start()
    with ExitStack() as stack:
        sites = {}
        for name, own in checkouts.items():
            port, part = _part(["web", "--processes", str(size.processes)], own, folder, stack)
            sites[name] = Site(port, part, tables[name])
            for scripts in tables[name].values():
                _run(at_full_speed(port, scripts, WARM_UP, CALLERS))
        now = sites["ways"]
        plain = now.scripts[False]
        engine = [bare.engine(plain)]
        found = _each_way(sites, size.seconds)
        push, _ = _part(["push"], settings, folder, stack)
        spread = _run(_watched(now.port, push, plain, _each(plain, size.connections), PUSH_RATE, size.seconds))
        crowd_script = max(plain, key=lambda script: len(script.lines) - script.sent)
        crowd = _run(
            _watched(now.port, push, [crowd_script], [crowd_script.name] * size.connections, CROWD_RATE, size.seconds)
        )
    engine.append(bare.engine(plain))
    figures: dict[str, Any] = {"engine": median(engine), "opening": _opening()}
    sizes = bare.written(sum(script.sent for site in sites.values() for script in site.all_scripts))
    figures |= bare.sql(settings["CIVITAS_DATABASE"], max(3.0, size.seconds / 2), sizes, folder)
    connection.close()
    bound = 1 / (1 / figures["engine"] + 1 / figures["sql"])
    figures |= {
        "bound": bound,
        "ratio": found["ways"]["token"]["full"]["rate"] / bound,
        **found,
        "push": spread,
        "crowd": crowd,
        "answer": {"entries": sizes.entries, "lines": sizes.lines, "snapshots": sizes.snapshots},
        "load_after": [round(load, 1) for load in os.getloadavg()],
    }
    return {**figures, "goals": _goals(figures)}


def _each_way(sites: Mapping[str, Site], seconds: float) -> dict[str, Any]:
    """Every way of answering, at full speed and some at half of it. With another checkout, both in turn."""
    rounds: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for number in range(ROUNDS):
        for way in WAYS:
            # Whoever comes second finds the database larger: in turn, so that it hits both.
            for name in list(sites)[:: 1 if number % 2 else -1]:
                rounds.setdefault((name, way.name), []).append(_full(sites[name], way, seconds / ROUNDS))
    found: dict[str, Any] = {name: {} for name in sites}
    for (name, way_name), each in rounds.items():
        found[name][way_name] = _middle_of(each)
    for way in WAYS:
        for name, site in sites.items() if way.half else ():
            rate = found[name][way.name]["full"]["rate"] / 2
            pace = _run(at_rate(site.port, _by(site, way), seconds, rate, OPEN_CALLERS))
            found[name][way.name]["half"] = _times(pace)
    if "before" in found:
        found["gain"] = {way.name: _gain(found["ways"][way.name], found["before"][way.name]) for way in WAYS}
    return found


def _full(site: Site, way: Way, seconds: float) -> dict[str, Any]:
    """One round: answers as fast as they are taken, and what each has cost."""
    scripts = _by(site, way)
    spent = Spent(site.part.group)
    pace = _run(at_full_speed(site.port, scripts, seconds, CALLERS))
    return {"full": _times(pace), "cpu": spent.for_each(len(pace.times))}


def _by(site: Site, way: Way) -> list[Script]:
    """The tables for this way of answering."""
    for script in site.scripts[way.clock]:
        script.cookies = way.cookies
    return site.scripts[way.clock]


def _middle_of(rounds: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The round with the middle rate, and the middle of what answers cost in all of them."""
    middle = sorted(rounds, key=lambda each: each["full"]["rate"])[len(rounds) // 2]
    cost = {part: median(each["cpu"][part] for each in rounds) for part in middle["cpu"]}
    rates = [round(each["full"]["rate"], 1) for each in rounds]
    failures = sum(each["full"]["failures"] for each in rounds)
    first = [fault for each in rounds for fault in each["full"]["first_failures"]][:5]
    return {"full": {**middle["full"], "failures": failures, "first_failures": first}, "cpu": cost, "rates": rates}


def _gain(now: dict[str, Any], before: dict[str, Any]) -> dict[str, float]:
    """How many times as many answers, and what part of the processor time each costs."""
    parts = {part: now["cpu"][part] / before["cpu"][part] for part in now["cpu"] if before["cpu"][part]}
    return {"rate": now["full"]["rate"] / before["full"]["rate"], **parts}


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


def _tables(count: int, people: Sequence[stage.Person]) -> dict[bool, list[Script]]:
    """Half of the tables without a clock, half with the one that is offered first."""
    return {clock: _scripts(count // 2, people, clock=clock) for clock in (False, True)}


def _scripts(tables: int, people: Sequence[stage.Person], *, clock: bool) -> list[Script]:
    kept = timing.chosen(timing.DEFAULT) if clock else {}
    scripts = []
    for number in range(tables):
        # The same games for each checkout.
        game, player = stage.new_game(SEATS, 2 * number + clock)
        stage.play_on(game, player, MIDDLE)
        players = [people[(number + seat) % len(people)] for seat in range(SEATS)]
        table = stage.stage(game, players, timing=kept)
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
