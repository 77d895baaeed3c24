"""The positions of the lessons of Scharz."""

from __future__ import annotations

from collections import Counter

from tools.lessons.seeking import LEARNER, Seek

from civitas.games.scharz.box.content import BASIC, FIELDS, LIGHT, VILLAGE
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import count
from civitas.games.scharz.box.state import OPEN, Scharz
from civitas.games.scharz.rear.construction import cost_of
from civitas.games.scharz.seasons.farming import sowable
from civitas.kernel import Answer, Table

RIVAL = 1
TWO = 2
YELLOW, GREEN, BROWN = "yellow", "green", "brown"


def _asked(table: Table, key: str) -> bool:
    return table.prompt(LEARNER).key == key


def quietly(table: Table) -> Answer | None:
    """The first village that may stand, and so on: these positions depend on no bot."""
    prompt = table.prompt(LEARNER)
    if prompt.key in ("village", "faction", "dock"):
        return prompt.legal()[0]
    return prompt.decline()


def march(table: Table) -> bool:
    """The first march: somebody has more than one unit in a village, and free fields lie beside it."""
    return _asked(table, "march")


def build(table: Table) -> bool:
    """Two light infantry stand in a free field, and there is gold for a village."""
    g: Scharz = table.state
    realm = g.realms[LEARNER]
    if not _asked(table, "trade") or realm.gold < cost_of(realm, VILLAGE) or g.sites:
        return False
    return any(count(realm, LIGHT, field) >= TWO and field not in g.towns for field in g.atlas.standard)


def battle(table: Table) -> bool:
    """Nothing but light infantry, twice as much as the rival has in the same field, and no mountains."""
    g: Scharz = table.state
    if not _asked(table, "stance"):
        return False
    lie = Lie(g)
    fields = [field for field, there in lie.standing.items() if LEARNER in there and RIVAL in there]
    return (
        len(fields) == 1
        and fields[0] not in g.towns
        and FIELDS[fields[0]].colours[0] != BROWN
        and lie.standing[fields[0]][LEARNER] >= TWO * lie.standing[fields[0]][RIVAL]
        and all(name.endswith(f".{OPEN}") for name in g.realms[LEARNER].units if fields[0] in name)
    )


def sow(table: Table) -> bool:
    """Yellow fields, green ones and brown ones, all connected, and a grain more than the yellow and the green take."""
    g: Scharz = table.state
    if not _asked(table, "sow"):
        return False
    lie = Lie(g)
    fields, net = sowable(g, LEARNER, lie), lie.net(LEARNER)
    if len({net[field] for field in fields}) != 1:
        return False
    colours = Counter(FIELDS[field].colours[0] for field in fields)
    stored = sum(g.grain.get(field, 0) for field in lie.own_vu(LEARNER))
    rich = colours[YELLOW] + colours[GREEN]
    return colours[YELLOW] >= 1 and colours[GREEN] >= 1 and colours[BROWN] >= 1 and stored == rich + 1


LESSONS = {
    "1-march": Seek(march, 1, quietly),
    "2-build": Seek(build, 4),
    "3-battle": Seek(battle, 12),
    "4-sow": Seek(sow, 5, options={"mode": BASIC}),
}
