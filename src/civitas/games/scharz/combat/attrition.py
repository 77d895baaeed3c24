"""§D22 Attrition after the retreat: neutral fields, shipwreck, no connection, encirclement, mountains."""

from __future__ import annotations

from functools import partial

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
    PATHS,
    UNITS,
    WASTE,
    WASTES,
    WINTER,
)
from civitas.games.scharz.box.holding import change_gold, change_points, lose, raze
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.mending import Thrown, mend
from civitas.games.scharz.box.queries import faction_of, in_order, inside, spared, unit_of
from civitas.games.scharz.box.state import ABOARD, NOBODY, OPEN, SITE, Scharz
from civitas.games.scharz.box.throwing import BROWN, throw
from civitas.games.scharz.box.waters import supplied
from civitas.games.scharz.combat.plunder import plunder_field, plunder_prestige
from civitas.games.scharz.combat.shipwreck import shipwreck
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Reason, Verdict

MOUNTED = (CAVALRY, ELEPHANTS)
LOST_ON: dict[str, int] = {BROWN: BOX["attrition"]["lost_on"], WASTE: BOX["attrition"]["lost_in_waste"]}
"""From which face on a die destroys: a plain one, and one in the waste."""
PASSAGE: int = BOX["attrition"]["passage"]
NO_GOLD = Reason("too-little-gold", "11.5", "cost", "gold")


def attrition(g: Scharz) -> Procedure[None]:
    """§D22 In this order: neutral fields, shipwreck, units without connection, the encircled (not in winter, when all
    are fed), mountains."""
    g.subphase = "attrition"
    safe = yield from passage(g)
    yield from roll_for(g, [one for one in _open_stacks(g, NEUTRAL) if (one[0], one[1].split(".")[1]) not in safe])
    if g.has("shipwreck"):
        yield from shipwreck(g)
    yield from cut_off(g)
    if g.season != WINTER:
        yield from hunger_inside(g)
    if g.has("mountain-attrition"):
        yield from mountains(g)


def passage(g: Scharz) -> Procedure[set[tuple[int, str]]]:
    """§11.5 Who is safe where: nomads, on paths whoever controls an oasis, and whoever pays; its owner is paid."""
    lie = Lie(g)
    lords = [lie.owner[oasis] for oasis in g.atlas.oases if oasis in lie.owner]
    safe: set[tuple[int, str]] = set()
    toll: dict[int, list[str]] = {}
    for seat, name in _open_stacks(g, NEUTRAL):
        place = name.split(".")[1]
        nomad = faction_of(g.realms[seat]).nomads and (place in PATHS or place in WASTES)
        if nomad or (place in PATHS and seat in lords):
            safe.add((seat, place))
        elif place in PATHS and place not in toll.setdefault(seat, []):
            toll[seat].append(place)
    prompts: dict[int, Prompt] = {
        seat: Command(
            "passage",
            {f"pay.{place}": 1 for place in places},
            partial(_affords, g, seat),
            rule="11.5",
            label=_toll_label,
        )
        for seat, places in toll.items()
        if places and g.realms[seat].gold >= PASSAGE
    }
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat, answer in answers.items():
        for order in answer:
            safe.add((seat, order.partition(".")[2]))
            yield from change_gold(g, seat, -PASSAGE)
            if lords:
                yield from change_gold(g, lords[0], PASSAGE)
    return safe


def _affords(g: Scharz, seat: int, answer: dict[str, int]) -> Verdict:
    cost, gold = PASSAGE * len(answer), g.realms[seat].gold
    return (NO_GOLD, cost, gold) if cost > gold else None


def _toll_label(order: str) -> Label:
    place = order.partition(".")[2]
    return Label("passage", [f"place:{place}"], place=place, cost=PASSAGE)


def _open_stacks(g: Scharz, places: frozenset[str]) -> list[tuple[int, str]]:
    """Stacks outside settlements in these places, each with its seat; place by place, in the order of seats."""
    return [
        (seat, name)
        for place in g.atlas.fields
        if place in places
        for seat in in_order(g)
        if not spared(g, seat)
        for name in g.realms[seat].units
        if name.split(".")[1] == place and name.split(".")[2] in (OPEN, SITE)
    ]


def fatal(die: str, face: int) -> bool:
    """§4.1 §11.5 A six destroys, in the waste a five too."""
    return face >= LOST_ON[die]


def roll_for(g: Scharz, stacks: list[tuple[int, str]]) -> Procedure[None]:
    """§4.1 §7 A brown die for each unit of these stacks; a six destroys it, unless prestige buys another throw."""
    thrown: list[Thrown] = []
    for seat, name in stacks:
        kind, place, _ = name.split(".")
        dice = [WASTE if place in WASTES else BROWN] * g.realms[seat].units[name]
        faces = yield from throw(g, "attrition", seat, dice)
        struck = sum(map(fatal, dice, faces))
        yield Note("attrition", seat=seat, unit=kind, place=place, faces=faces, number=struck)
        thrown.append(Thrown(seat, f"unit.{name}", dice, list(faces)))
    yield from mend(g, "attrition", thrown, fatal)
    for (seat, name), one in zip(stacks, thrown, strict=True):
        # Whatever went down with a ship before is gone already.
        lost = min(sum(map(fatal, one.dice, one.faces)), g.realms[seat].units.get(name, 0))
        if lost:
            yield from lose(g, seat, name, lost)


def mountains(g: Scharz) -> Procedure[None]:
    """§4.1 §D22 Cavalry and elephants roll in the mountains."""
    stacks = _open_stacks(g, MOUNTAINS)
    yield from roll_for(g, [one for one in stacks if unit_of(one[1]).kind in MOUNTED])


def cut_off(g: Scharz) -> Procedure[None]:
    """§4.1 §D22 Units without a connection to an own settlement plunder the field or roll."""
    lie = Lie(g)
    stray: dict[int, dict[str, list[str]]] = {}
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        found: dict[str, list[str]] = {}
        for name in () if spared(g, seat) else g.realms[seat].units:
            _, place, post = name.split(".")
            if post not in (OPEN, SITE, ABOARD) or place in NEUTRAL or lie.fed(seat, supplied(g, seat, name, lie)):
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
    rolling: list[tuple[int, str]] = []
    for seat, found in stray.items():
        for place, names in found.items():
            if answers.get(seat, {}).get(f"plunder.{place}"):
                yield from plunder_field(g, seat, place, gold=0)
                yield from plunder_prestige(g, seat, place)
            else:
                rolling += [(seat, name) for name in names]
    yield from roll_for(g, rolling)


def _beside_yard(g: Scharz, seat: int, sea: str) -> bool:
    """§D22 Ships off a coast with an own settlement are never cut off (ours)."""
    return any(g.towns.get(field, (NOBODY, ""))[0] == seat for field in g.atlas.shores[sea])


def hunger_inside(g: Scharz) -> Procedure[None]:
    """§4.1 §D22 Encircled units and settlements roll, cities and cavalry twice; on a six they are fed or destroyed."""
    hungry = [(field, *g.towns[field]) for field in Lie(g).encircled if not spared(g, g.towns[field][0])]
    thrown: dict[str, list[Thrown]] = {}
    for field, owner, kind in hungry:
        thrown[field] = []
        for name in inside(g.realms[owner], field):
            for _ in range(g.realms[owner].units[name]):
                thrown[field].append((yield from _unit_rolls(g, owner, name)))
        thrown[field].append((yield from _town_rolls(g, field, owner, kind)))
    yield from mend(g, "attrition", [one for own in thrown.values() for one in own], fatal)
    for field, owner, kind in hungry:
        *units, town = thrown[field]
        for one in units:
            name = one.name
            unit = unit_of(name)
            if any(map(fatal, one.dice, one.faces)) and not _eat(g, field, unit.food + unit.fodder):
                yield from lose(g, owner, name, 1)
        if any(map(fatal, town.dice, town.faces)):
            yield from _town_hungers(g, field, owner, kind)


def _unit_rolls(g: Scharz, owner: int, name: str) -> Procedure[Thrown]:
    unit, place, _ = name.split(".")
    dice = [BROWN] * UNITS[unit].hunger
    faces = yield from throw(g, "attrition", owner, dice)
    struck = int(any(map(fatal, dice, faces)))
    yield Note("attrition", seat=owner, unit=unit, place=place, faces=faces, number=struck)
    return Thrown(owner, f"unit.{name}", dice, list(faces))


def _town_rolls(g: Scharz, field: str, owner: int, kind: str) -> Procedure[Thrown]:
    dice = [BROWN] * BUILDINGS[kind].level
    faces = yield from throw(g, "attrition", owner, dice)
    struck = int(any(map(fatal, dice, faces)))
    yield Note("town-attrition", seat=owner, building=kind, place=field, faces=faces, number=struck)
    return Thrown(owner, f"place.{field}", dice, list(faces))


def _town_hungers(g: Scharz, field: str, owner: int, kind: str) -> Procedure[None]:
    """§D22 Fed from its own store, or a unit inside is lost in its place, or the settlement itself."""
    if _eat(g, field, 2 if kind == CITY else 1):
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
    if amount:  # mercenaries eat nothing, and there may have been no grain in this store at all
        g.grain[field] -= amount
    return True


def _forage_label(order: str) -> Label:
    place = order.partition(".")[2]
    return Label("plunder", [f"place:{place}"], place=place)
