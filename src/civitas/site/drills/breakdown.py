"""One run of the kill drill, in a process with a Django of its own."""

from __future__ import annotations

import random
import secrets
import time
from typing import Any

from django.db import connections

from civitas.site.drills import audit, stage
from civitas.site.drills.crew import Crew
from civitas.site.drills.parts import NotWell
from civitas.site.drills.players import Players
from civitas.site.drills.runs import SITE, Plan
from civitas.site.drills.stage import Staged
from civitas.site.running import environment

SEATS = 3
BOT = 2
"""At each table the last seat is a bot's, so that jobs are written too."""
FURTHEST = 60
"""How many decisions have been made at most at a table when it begins: each is somewhere else."""
BEFORE = (0.2, 2.0)
"""Seconds of full load before the kill, drawn by lot."""
AFTER = 1.0
"""Seconds of full load after it."""
WARM = 90.0
"""Seconds to wait at most until the load is full: a server that has just begun is slow."""
DOWN = 0.3
"""Seconds that the killed part stays away."""
BOTS_REST = 90.0
"""Seconds that the bots are given at most at the end to play what is left. A turn that failed rests for a while."""


def break_down(plan: Plan) -> dict[str, Any]:
    """Load, kill, start again, load, and look whether anything is lost."""
    rng = random.Random(secrets.randbits(64))  # noqa: S311
    environment.migrate()
    staged = set_up(plan.tables, rng)
    with Crew(plan.settings, plan.folder, together=plan.cluster is None) as crew:
        players = Players([crew.port], [chair for table in staged for chair in table.chairs], plan.run)
        players.start()
        wait_for_answers(players, plan.tables)
        time.sleep(rng.uniform(*BEFORE))
        before = players.acknowledged()
        _crash(plan, crew)
        found = audit.missing_jobs()
        try:
            crew.start()
        except NotWell as silent:
            found.append(f"the site did not come back: {silent}")
        wait_for_answers(players, players.acknowledged() + plan.tables)
        time.sleep(AFTER)
        said = players.stop()
        if not _bots_rest():
            found.append("bots are asked and do not play")
    found += audit.losses(staged, said)
    connections.close_all()
    return {
        "before": before,
        "answers": sum(one.acknowledged for one in said),
        "bot_answers": audit.bot_answers(staged, BOT),
        "cut_off": sum(one.cut_off for one in said),
        "done_already": sum(one.cut_off and one.repeated for one in said),
        "unresolved": sum(not one.acknowledged and not one.refused for one in said),
        "losses": found,
    }


def set_up(tables: int, rng: random.Random) -> list[Staged]:
    people = stage.people(max(tables, SEATS))
    staged = []
    for _ in range(tables):
        game, player = stage.new_game(SEATS, rng.randrange(2**63))
        stage.play_on(game, player, rng.randrange(FURTHEST))
        staged.append(stage.stage(game, rng.sample(people, SEATS), bots={BOT}))
    return staged


def _crash(plan: Plan, crew: Crew) -> None:
    """Kill one part. A database is started again; the site is left to be started, or to find its database again."""
    if plan.victim == SITE:
        crew.kill()
        time.sleep(DOWN)
        return
    assert plan.cluster is not None
    plan.cluster.crash()
    time.sleep(DOWN)
    plan.cluster.start()
    connections.close_all()


def wait_for_answers(players: Players, count: int) -> None:
    """Until so many answers have been acknowledged."""
    end = time.monotonic() + WARM
    while players.acknowledged() < count and time.monotonic() < end:
        time.sleep(0.05)


def _bots_rest() -> bool:
    """Wait until no bot has anything left to do. If a job were lost, its table would wait forever."""
    end = time.monotonic() + BOTS_REST
    while audit.bots_asked():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True
