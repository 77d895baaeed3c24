"""How battles and assaults go on average, by the rules themselves: `python -m tests.games.scharz.bots.odds 20000`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tests.games.scharz.situations import blank, settle

from civitas.games.scharz.box.queries import stack
from civitas.games.scharz.box.state import INSIDE, NOBODY, Scharz
from civitas.games.scharz.combat.battle import battle_round, both_there
from civitas.games.scharz.combat.dice import FIGURES
from civitas.games.scharz.combat.melee import Ground, ranks
from civitas.games.scharz.combat.siege import assault_round
from civitas.kernel import Note, Roll

OPEN_FIELD, MOUNTAINS = "campania", "marsi"
ASSAULTS, FEWEST = 3, 3
"""An assault is given up after so many rounds, or with fewer light infantry than this."""


class Battle(NamedTuple):
    """Units of both sides, and the share that each of them wins."""

    place: str
    one: tuple[str, int]
    other: tuple[str, int]
    shares: tuple[float, float]


class Assault(NamedTuple):
    """Light infantry and engines before a settlement, defenders inside, and how often it falls."""

    town: str
    light: int
    engines: int
    inside: int
    share: float


BATTLES = (
    Battle(OPEN_FIELD, ("light", 5), ("light", 5), (0.45, 0.46)),
    Battle(OPEN_FIELD, ("heavy", 5), ("light", 5), (1.00, 0.00)),
    Battle(OPEN_FIELD, ("heavy", 5), ("light", 10), (0.00, 1.00)),
    Battle(MOUNTAINS, ("heavy", 5), ("light", 5), (0.21, 0.71)),
    Battle(OPEN_FIELD, ("light", 1), ("light", 1), (0.32, 0.32)),
    Battle(OPEN_FIELD, ("heavy", 5), ("heavy", 5), (0.35, 0.35)),
)
ASSAULTED = (
    Assault("village", 5, 0, 1, 0.18),
    Assault("village", 8, 0, 2, 1.00),
    Assault("city", 10, 0, 3, 0.08),
    Assault("city", 10, 1, 3, 1.00),
)


def table() -> Scharz:
    """Two seats that are nobody's rivals and pay for nothing."""
    g = blank()
    for realm in g.realms:
        realm.prestige, realm.rival = 0, NOBODY
    return g


def played(procedure: Any, rng: Random) -> Any:
    """What a rule that only rolls comes to."""
    value: Any = None
    while True:
        try:
            request = procedure.send(value)
        except StopIteration as done:
            return done.value
        if isinstance(request, Note):
            value = None
        else:
            assert isinstance(request, Roll)
            value = request.draw(rng)


def fought(case: Battle, samples: int, rng: Random) -> tuple[float, float]:
    """The share of battles that each side wins: no flight, no stored swords, over after two quiet rounds."""
    g, ground = table(), Ground(case.place, ((0,), (1,)))
    won = [0, 0]
    for _ in range(samples):
        for realm, (kind, number) in zip(g.realms, (case.one, case.other), strict=True):
            realm.units, realm.prestige = {stack(kind, case.place): number}, 0
        quiet = 0
        while both_there(g, ground) and quiet < FIGURES["quiet_rounds"]:
            for realm in g.realms:
                realm.prestige = 0
            lost, _ = played(battle_round(g, ground, {}, ()), rng)
            quiet = 0 if lost else quiet + 1
        left = [bool(realm.units) for realm in g.realms]
        if left[0] != left[1]:
            won[left[1]] += 1
    return won[0] / samples, won[1] / samples


def assaulted(case: Assault, samples: int, rng: Random) -> float:
    """How often a settlement falls."""
    g, field = table(), "picenum"
    settle(g, 1, field, kind=case.town)
    ground = Ground(field, ((0,), (1,)), 1)
    fallen = 0
    for _ in range(samples):
        outside = {stack("light", field): case.light}
        if case.engines:
            outside[stack("engine", field)] = case.engines
        g.realms[0].units = outside
        g.realms[1].units = {stack("light", field, INSIDE): case.inside}
        breached = False
        for _ in range(ASSAULTS):
            for realm in g.realms:
                realm.prestige = 0
            breached, _ = played(assault_round(g, ground, 1, breached=breached), rng)
            light = g.realms[0].units.get(stack("light", field), 0)
            if not ranks(g, ground, 1) or light < FEWEST:
                break
        fallen += not ranks(g, ground, 1) and bool(g.realms[0].units)
    return fallen / samples


def measured(samples: int, seed: str = "odds") -> Iterator[tuple[str, float, float]]:
    """What was expected and what was seen, row by row."""
    rng = Random(seed)
    for fight in BATTLES:
        for side, (expected, seen) in enumerate(zip(fight.shares, fought(fight, samples, rng), strict=True)):
            yield f"{fight.one} against {fight.other} in {fight.place}, side {side + 1}", expected, seen
    for siege in ASSAULTED:
        yield str(siege), siege.share, assaulted(siege, samples, rng)


if __name__ == "__main__":
    wrong = False
    for row, share, found in measured(int(sys.argv[1])):
        print(f"{row}: {share:.2f}, {found:.3f}")
        wrong |= abs(share - found) > 0.02
    sys.exit(wrong)
