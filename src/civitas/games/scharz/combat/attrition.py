"""§D22 Attrition after the retreat: neutral fields, shipwreck, no connection, encirclement, mountains."""

from __future__ import annotations

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import (
    BOX,
    BUILDINGS,
    CAVALRY,
    CITY,
    ELEPHANTS,
    IS_SEA,
    MOUNTAINS,
    NEUTRAL,
    UNITS,
    WINTER,
)
from civitas.games.scharz.box.holding import change_points, lose, raze
from civitas.games.scharz.box.queries import Lie, in_order, inside
from civitas.games.scharz.box.state import NOBODY, OPEN, SITE, Scharz
from civitas.games.scharz.box.throwing import BROWN, throw
from civitas.games.scharz.combat.plunder import plunder_field, plunder_prestige
from civitas.games.scharz.combat.shipwreck import shipwreck
from civitas.kernel import Command, Label, Note, Procedure, Prompt

MOUNTED = (CAVALRY, ELEPHANTS)
LOST_ON: int = BOX["attrition"]["lost_on"]


def attrition(g: Scharz) -> Procedure[None]:
    """§D22 In this order: neutral fields, shipwreck, units without connection, the encircled (not in winter, when all
    are fed), mountains."""
    g.subphase = "attrition"
    for place in g.atlas.fields:
        if place in NEUTRAL:
            for seat in in_order(g):
                yield from roll_for(g, seat, _open_stacks(g, seat, place))
    if g.has("shipwreck"):
        yield from shipwreck(g)
    yield from cut_off(g)
    if g.season != WINTER:
        yield from hunger_inside(g)
    if g.has("mountain-attrition"):
        yield from mountains(g)


def _open_stacks(g: Scharz, seat: int, place: str) -> list[str]:
    return [name for name in g.realms[seat].units if name.split(".")[1] == place and name.split(".")[2] in (OPEN, SITE)]


def roll_for(g: Scharz, seat: int, stacks: list[str]) -> Procedure[None]:
    """§4.1 A brown die for each unit; a six destroys it."""
    realm = g.realms[seat]
    for name in stacks:
        number = realm.units.get(name, 0)
        if not number:
            continue
        faces = yield from throw(g, "attrition", seat, [BROWN] * number)
        lost = sum(face >= LOST_ON for face in faces)
        kind, place, _ = name.split(".")
        yield Note("attrition", seat=seat, unit=kind, place=place, faces=faces, number=lost)
        if lost:
            yield from lose(g, seat, name, lost)


def mountains(g: Scharz) -> Procedure[None]:
    """§4.1 §D22 Cavalry and elephants roll in the mountains."""
    for place in g.atlas.fields:
        if place in MOUNTAINS:
            for seat in in_order(g):
                names = _open_stacks(g, seat, place)
                yield from roll_for(g, seat, [one for one in names if UNITS[one.split(".", 1)[0]].kind in MOUNTED])


def cut_off(g: Scharz) -> Procedure[None]:
    """§4.1 §D22 Units without a connection to an own settlement plunder the field or roll."""
    lie = Lie(g)
    stray: dict[int, dict[str, list[str]]] = {}
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        found: dict[str, list[str]] = {}
        for name in g.realms[seat].units:
            _, place, post = name.split(".")
            if post not in (OPEN, SITE) or place in NEUTRAL or lie.linked(seat, place):
                continue
            if IS_SEA[place] and _beside_yard(g, seat, place):
                continue
            found.setdefault(place, []).append(name)
        if found:
            stray[seat] = found
        fields = {
            f"plunder.{place}": 1
            for place in found
            if not IS_SEA[place]
            and place not in g.plundered
            and g.towns.get(place, (NOBODY, ""))[0] != seat
            and lie.owner.get(place) == seat
        }
        if fields:
            prompts[seat] = Command("forage", fields, rule="D22", label=_forage_label)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat, found in stray.items():
        for place, names in found.items():
            if answers.get(seat, {}).get(f"plunder.{place}"):
                yield from plunder_field(g, seat, place, gold=0)
                yield from plunder_prestige(g, seat, place)
            else:
                yield from roll_for(g, seat, names)


def _beside_yard(g: Scharz, seat: int, sea: str) -> bool:
    """§D22 Ships off a coast with an own settlement are never cut off (ours)."""
    return any(g.towns.get(field, (NOBODY, ""))[0] == seat for field in g.atlas.shores[sea])


def hunger_inside(g: Scharz) -> Procedure[None]:
    """§4.1 §D22 Encircled units and settlements roll, cities and cavalry twice; on a six they are fed or destroyed."""
    for field in list(Lie(g).encircled):
        owner, kind = g.towns[field]
        realm = g.realms[owner]
        for name in inside(realm, field):
            unit = name.split(".", 1)[0]
            for _ in range(realm.units.get(name, 0)):
                dice = UNITS[unit].hunger
                faces = yield from throw(g, "attrition", owner, [BROWN] * dice)
                struck = any(face >= LOST_ON for face in faces)
                yield Note("attrition", seat=owner, unit=unit, place=field, faces=faces, number=int(struck))
                if struck and not _eat(g, field, UNITS[unit].food + UNITS[unit].fodder):
                    yield from lose(g, owner, name, 1)
        yield from _town_hungers(g, field, owner, kind)


def _town_hungers(g: Scharz, field: str, owner: int, kind: str) -> Procedure[None]:
    dice = BUILDINGS[kind].level
    faces = yield from throw(g, "attrition", owner, [BROWN] * dice)
    struck = any(face >= LOST_ON for face in faces)
    yield Note("town-attrition", seat=owner, building=kind, place=field, faces=faces, number=int(struck))
    if not struck or _eat(g, field, 2 if kind == CITY else 1):
        return
    for name in inside(g.realms[owner], field):
        yield from lose(g, owner, name, 1)
        return
    yield from change_points(g, owner, -BUILDINGS[kind].points)
    yield from raze(g, field)


def _eat(g: Scharz, field: str, amount: int) -> bool:
    """Fed from the store of the settlement itself, if there is enough."""
    if g.grain.get(field, 0) < amount:
        return False
    g.grain[field] -= amount
    return True


def _forage_label(order: str) -> Label:
    place = order.partition(".")[2]
    return Label("plunder", [f"place:{place}"], place=place)
