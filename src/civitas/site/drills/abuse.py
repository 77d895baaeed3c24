"""One run of the abuse drill, in a process with a Django of its own.

While people play, others do their worst: bodies that never come, webhooks that drip, answers and game files without
end, text that cannot be written down, floods of tables, hints and streams. The players must not notice, `/health` must
answer, a backup must succeed, and nothing that was acknowledged may be lost.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPException
from typing import Any

from django.contrib.auth.models import User
from django.db import connections

from civitas.kernel import Entry as Line
from civitas.kernel.actors import TABLE
from civitas.kernel.journal import TAKE_BACK
from civitas.site.drills import stage
from civitas.site.drills.pace import Move, Pace, Script, at_rate
from civitas.site.drills.parts import LOCAL, Part, free_port, wait_until_well
from civitas.site.drills.runs import Plan
from civitas.site.hosting import archive
from civitas.site.people.tokens import make_token
from civitas.site.running import environment
from civitas.site.tables.models import Entry, Table

RATE = 4.0
"""Answers a second, of all players together: people think."""
CALLERS = 8
WARM = 4.0
"""Seconds of play that are not measured: a server that has just begun is slow."""
CALM = 6.0
"""Seconds of play before the attack."""
VILLAINS = 4
TAKEN_BACK = 2_000
"""So often somebody takes an answer back in the hostile file."""
PATIENCE = 60.0
HEALTH_PATIENCE = 5.0


def abuse(plan: Plan) -> dict[str, Any]:
    """Play, attack, back up, and look who noticed."""
    seconds = float(plan.settings["CIVITAS_DRILL_SECONDS"])
    environment.migrate()
    scripts = _scripts(plan.tables)
    villains = [_villain(number) for number in range(VILLAINS)]
    file = _long_file()
    with ExitStack() as stack:
        web, push = _start(plan, stack)
        warming = _together(asyncio.run(_play(web, scripts, WARM)))
        calm = _together(asyncio.run(_play(web, scripts, CALM)))
        doctor = _Doctor(web)
        known = {"villains": villains, "file": file, "title": stage.TITLE}
        orders = {"seconds": seconds, "web": web, "push": push, **known}
        told, paces, backup = _under_attack(plan, orders, web, scripts, seconds, doctor)
    pace = _together(paces)
    found = _losses(scripts, [*warming.moves, *calm.moves, *pace.moves]) + doctor.faults + backup["faults"]
    found += [f"an answer was not taken: {one}" for one in pace.failures[:5]]
    connections.close_all()
    return {
        "calm": {"p50": _ms(calm.times, 0.5), "p99": _ms(calm.times, 0.99)},
        "answers": len(pace.times),
        "p50": _ms(pace.times, 0.5),
        "p99": _ms(pace.times, 0.99),
        "slowest": _slowest(pace),
        "skipped": pace.skipped,
        "health": {"asked": doctor.asked, "longest": round(1000 * doctor.longest)},
        "backup_seconds": backup["seconds"],
        "attacks": dict(sorted(told.items())),
        "losses": found,
    }


def _under_attack(
    plan: Plan, orders: dict[str, Any], web: list[int], scripts: Sequence[Script], seconds: float, doctor: _Doctor
) -> tuple[dict[str, int], list[Pace], dict[str, Any]]:
    """Everything at once: what the attackers were told, how the players fared, and what became of the backup."""
    backup: dict[str, Any] = {"faults": [], "seconds": None}

    def back_up() -> None:
        time.sleep(seconds / 2)
        start = time.monotonic()
        try:
            archive.write(plan.folder / "site.backup")
            backup["seconds"] = round(time.monotonic() - start, 2)
        except Exception as fault:
            backup["faults"].append(f"the backup failed: {fault!r}"[:200])
        finally:
            connections.close_all()

    command = [sys.executable, "-m", "civitas.site.drills.attackers"]
    attackers = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
    saver = threading.Thread(target=back_up)
    try:
        assert attackers.stdin is not None
        attackers.stdin.write(json.dumps(orders))
        attackers.stdin.close()
        attackers.stdin = None
        doctor.start()
        saver.start()
        paces = asyncio.run(_play(web, scripts, seconds))
        doctor.stop()
        saver.join()
        out, _ = attackers.communicate(timeout=seconds + PATIENCE)
    finally:
        attackers.kill()
        attackers.wait()
    return json.loads(out), paces, backup


async def _play(web: Sequence[int], scripts: Sequence[Script], seconds: float) -> list[Pace]:
    """The players, some at each web process."""
    shares = [scripts[number :: len(web)] for number in range(len(web))]
    playing = (at_rate(port, own, seconds, RATE / len(web), CALLERS) for port, own in zip(web, shares, strict=True))
    return list(await asyncio.gather(*playing))


def _start(plan: Plan, stack: ExitStack) -> tuple[list[int], int]:
    """One process with SQLite; two web processes, push and worker with PostgreSQL. The ports of web and push."""
    commands = [["serve"]] if plan.cluster is None else [["web"], ["web"], ["push"]]
    ports = [free_port() for _ in commands]
    parts = [Part([*c, "--port", str(p)], plan.settings, plan.folder) for c, p in zip(commands, ports, strict=True)]
    workers = [] if plan.cluster is None else [Part(["worker"], plan.settings, plan.folder)]
    for part in (*parts, *workers):
        stack.callback(part.kill)
        part.start()
    for part, port in zip(parts, ports, strict=True):
        wait_until_well(part, port)
    return (ports, ports[0]) if plan.cluster is None else (ports[:2], ports[2])


def _scripts(tables: int) -> list[Script]:
    people = stage.people(max(tables, 2))
    scripts = []
    for number in range(tables):
        game, player = stage.new_game(2, number)
        table = stage.stage(game, [people[(number + seat) % len(people)] for seat in range(2)])
        scripts.append(Script(table, game.save(), stage.play_on(game, player)))
    return scripts


def _villain(number: int) -> list[Any]:
    """An account with a table of its own, at which it is asked for several things at once and people learn."""
    user = User.objects.create(username=f"villain-{number}")
    game, player = stage.new_game(2, 1000 + number)
    while not (game.to_act()[0] == 0 and game.prompt(0).kind == "some"):
        stage.play_on(game, player, 1)
    token = make_token(user, "drill").secret
    table = stage.stage(game, [stage.Person(user.pk, token)], bots={1})
    Table.objects.filter(name=table.name).update(teaching=True, owner=user)
    return [token, table.name, 0, table.seq]


def _long_file() -> str:
    """A legal beginning, and then somebody takes an answer back again and again, each time by agreement of all."""
    game, player = stage.new_game(2, 5000)
    stage.play_on(game, player, 60)
    header = {**game.header(), "names": []}
    seat, seq = game.to_act()[0], game.seq
    answer = game.legal(seat)[0]
    key = game.prompt(seat).key
    entries: list[Any] = [entry.to_json() for entry in game.journal]
    for number in range(TAKEN_BACK):
        at = seq + 2 * number
        entries.append(Line(at, seat, key, answer).to_json())
        entries.append(Line(at + 1, TABLE, TAKE_BACK, at).to_json())
    assert game.dice is not None
    end = {"end": {"fingerprint": "", "scores": None, "winners": None, "seed": game.dice.seed}}
    return "".join(json.dumps(line) + "\n" for line in (header, *entries, end))


class _Doctor(threading.Thread):
    """Asks each web process again and again whether it is well."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(name="doctor", daemon=True)
        self.asked = 0
        self.longest = 0.0
        self.faults: list[str] = []
        self._ports = ports
        self._ended = threading.Event()

    def run(self) -> None:
        while not self._ended.wait(0.25):
            for port in self._ports:
                self._ask(port)

    def _ask(self, port: int) -> None:
        self.asked += 1
        start = time.monotonic()
        asking = HTTPConnection(LOCAL, port, timeout=HEALTH_PATIENCE)
        try:
            asking.request("GET", "/health")
            status = asking.getresponse().status
            if status != 200:
                self.faults.append(f"/health said {status}")
        except (OSError, HTTPException) as fault:
            self.faults.append(f"/health did not answer: {fault!r}")
        finally:
            asking.close()
            self.longest = max(self.longest, time.monotonic() - start)

    def stop(self) -> None:
        self._ended.set()
        self.join(HEALTH_PATIENCE * len(self._ports) + 1)


def _together(paces: Sequence[Pace]) -> Pace:
    return Pace(
        seconds=max(pace.seconds for pace in paces),
        times=[one for pace in paces for one in pace.times],
        moves=[one for pace in paces for one in pace.moves],
        failures=[one for pace in paces for one in pace.failures],
        skipped=sum(pace.skipped for pace in paces),
    )


def _losses(scripts: Sequence[Script], moves: Sequence[Move]) -> list[str]:
    """Acknowledged answers that are not in their journals, each as it was given."""
    known = {script.name: {line.expected: line for line in script.lines} for script in scripts}
    journals: defaultdict[str, dict[int, Any]] = defaultdict(dict)
    rows = Entry.objects.filter(table__name__in=known, who__gte=0).values_list("table__name", "seq", "who", "answer")
    for table, seq, who, answer in rows:
        journals[table][seq] = (who, answer)
    lost = []
    for move in moves:
        given = [(seq, line) for seq, line in known[move.table].items() if seq < move.seq]
        lost += [
            f"{move.table}: entry {seq} is lost or another"
            for seq, line in given
            if journals[move.table].get(seq) != (line.seat, line.answer)
        ]
    return sorted(set(lost))


def _slowest(pace: Pace) -> list[list[float]]:
    """The answers that took longest: at which second of the attack, and how many milliseconds."""
    begun = min((move.sent for move in pace.moves), default=0.0)
    worst = sorted(pace.moves, key=lambda move: move.sent - move.replied)[:8]
    return [[round(move.sent - begun, 1), round(1000 * (move.replied - move.sent))] for move in worst]


def _ms(values: Sequence[float], part: float) -> float | None:
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) if ordered else None
