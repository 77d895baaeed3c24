"""§9.3 Movement: piece by piece or in stacks, each once; whoever comes into a province of others comes to fight."""

from __future__ import annotations

from functools import partial

from civitas.games.era.box.content import BOX, IS_SEA
from civitas.games.era.box.holding import abandon, occupy, put, take
from civitas.games.era.box.labels import named
from civitas.games.era.box.queries import befriended, ready_horses, tribe_of, vassal_points
from civitas.games.era.box.state import Era
from civitas.games.era.expansion.raids import raid, raid_label, raids
from civitas.games.era.expansion.reach import Way, foreign, marches, voyages
from civitas.kernel import Ask, Label, Note, One, Procedure, YesNo

DONE, STAY = "done", "stay"
VASSAL, STACK, HORSE, FLEET, RAID = "vassal", "stack", "horse", "fleet", "raid"
PAIR = 2
"""The fewest vassals that can go together."""


def marching(g: Era, seat: int) -> bool:
    """§9.3 Until the player is done."""
    return not g.expansion.done


def movers(g: Era, seat: int) -> list[str]:
    """§9.3 §D21 What may still move, by kind and place."""
    expansion = g.expansion
    found = [f"{VASSAL}:{province}" for province in expansion.ready]
    found += [
        f"{STACK}:{province}:{number}"
        for province, ready in expansion.ready.items()
        for number in range(PAIR, ready + 1)
    ]
    if ready_horses(g, seat):
        found += [f"{HORSE}:{province}" for province in expansion.ready]
    found += [f"{FLEET}:{sea}" for sea in {**expansion.sailing, **expansion.raiders}]
    if tribe_of(g.realms[seat]).raids:
        found += [f"{RAID}:{one}" for one in raids(g, seat)]
    return [*found, DONE]


def march(g: Era, seat: int) -> Procedure[None]:
    """§9.3 Choose a piece and where it goes, or end the movement."""
    expansion = g.expansion
    if not expansion.ready and not expansion.sailing and not expansion.raiders:
        expansion.done = True
        return
    answer = yield Ask(seat, One("march", partial(movers, g, seat), rule="9.3", label=_mover_label))
    kind, _, place = answer.partition(":")
    if kind == DONE:
        expansion.done = True
    elif kind == RAID:
        yield from raid(g, seat, *place.split(":"))
    elif kind == FLEET:
        yield from sail(g, seat, place)
    elif kind == STACK:
        start, _, number = place.partition(":")
        yield from walk_together(g, seat, start, int(number))
    else:
        yield from walk(g, seat, place, horse=kind == HORSE)


def walk(g: Era, seat: int, start: str, *, horse: bool) -> Procedure[None]:
    """§9.3 §9.3.4 A vassal goes over land, or over a bridge of fleets. A horse makes it faster."""
    realm, expansion = g.realms[seat], g.expansion
    points = vassal_points(realm) + (BOX["movement"]["horse"] if horse else 0)
    ways = marches(g, seat, start, points)
    first = {place: found[0] for place, found in ways.items()}
    prompt = One("walk", [*ways, STAY], rule="9.3", params={"province": start}, label=partial(_way_label, first))
    target = yield Ask(seat, prompt)
    if target == STAY:
        take(expansion.ready, start)
        return
    bridges = yield from _bridges(seat, target, [way.bridges for way in ways[target]])
    take(expansion.ready, start)
    if horse:
        steed = ready_horses(g, seat)[0]
        realm.spent += (steed,)
        yield Note("horse", seat=seat, province=steed)
    for sea in bridges:
        _carry(g, sea)
    take(realm.vassals, start)
    yield Note("walked", seat=seat, from_province=start, to_province=target)
    yield from arrive(g, seat, target)
    yield from abandon(g, seat, start)


def walk_together(g: Era, seat: int, start: str, number: int) -> Procedure[None]:
    """§9.3 Several vassals go the same way over land. Fleets and horses carry them one by one."""
    expansion = g.expansion
    ways = {place: found[0] for place, found in marches(g, seat, start, vassal_points(g.realms[seat])).items()}
    by_land = {place: way for place, way in ways.items() if not way.bridges}
    params = {"province": start, "number": number}
    prompt = One("walk-together", [*by_land, STAY], rule="9.3", params=params, label=partial(_way_label, by_land))
    target = yield Ask(seat, prompt)
    take(expansion.ready, start, number)
    if target == STAY:
        return
    take(g.realms[seat].vassals, start, number)
    yield Note("walked-together", seat=seat, from_province=start, to_province=target, number=number)
    yield from arrive(g, seat, target, number)
    yield from abandon(g, seat, start)


def _bridges(seat: int, target: str, ways: list[tuple[str, ...]]) -> Procedure[tuple[str, ...]]:
    """§9.3.4 Which fleets carry the vassal, if different ones can."""
    if len(ways) == 1:
        return ways[0]
    by_name = {":".join(way): way for way in ways}
    prompt = One("bridge", list(by_name), rule="9.3.4", params={"province": target}, label=_bridge_label)
    return by_name[(yield Ask(seat, prompt))]


def _carry(g: Era, sea: str) -> None:
    """§D23 A fleet of the chain pays a point; those that have sailed go before those that still may."""
    for fleets in (g.expansion.moored, g.expansion.raiders, g.expansion.sailing):
        points = fleets.get(sea, ())
        if any(points):
            most = max(points)
            at = points.index(most)
            fleets[sea] = (*points[:at], most - 1, *points[at + 1 :])
            return


def arrive(g: Era, seat: int, target: str, number: int = 1) -> Procedure[None]:
    """§9.3.1 §9.3.2 Vassals settle on empty land, join their own, or wait for the battle."""
    if target in g.villages or g.control.get(target, seat) != seat:
        put(g.expansion.invaders, target, number)
        yield Note("invaded", seat=seat, province=target)
        return
    put(g.realms[seat].vassals, target, number)
    yield Note("arrived", seat=seat, province=target)
    if target not in g.control:
        yield from occupy(g, seat, target)


def sail(g: Era, seat: int, start: str) -> Procedure[None]:
    """§9.3.5 §9.3.7 §9.3.8 A fleet sails, past others if nobody wants a battle, and may land."""
    expansion = g.expansion
    pool = expansion.sailing if start in expansion.sailing else expansion.raiders
    fleets = pool[start]
    points = max(fleets)
    at = fleets.index(points)
    left = (*fleets[:at], *fleets[at + 1 :])
    here, moored = start, True
    while True:
        ways = voyages(g, seat, here, points)
        prompt = One("sail", [*ways, STAY], rule="9.3.5", params={"province": here}, label=partial(_way_label, ways))
        target = yield Ask(seat, prompt)
        if moored and left:
            pool[start] = left
        elif moored:
            del pool[start]
        moored = False
        if target == STAY:
            break
        points -= ways[target].cost
        take(g.realms[seat].fleets, here)
        yield Note("sailed", seat=seat, from_province=here, to_province=target)
        if not IS_SEA[target]:
            yield from land(g, seat, target)
            yield from abandon(g, seat, here)
            return
        put(g.realms[seat].fleets, target)
        if target not in g.control:
            yield from occupy(g, seat, target)
        yield from abandon(g, seat, here)
        here = target
        if not foreign(g, seat, target) or (yield from quarrel(g, seat, target)) or not points:
            break
    expansion.moored[here] = (*expansion.moored.get(here, ()), points)


def land(g: Era, seat: int, target: str) -> Procedure[None]:
    """§9.3.8 A fleet that goes ashore is a vassal there; in a province of others it has to win that first."""
    if target in g.villages or g.control.get(target, seat) != seat:
        put(g.expansion.landers, target)
        yield Note("landing", seat=seat, province=target)
        return
    yield from arrive(g, seat, target)


def quarrel(g: Era, seat: int, sea: str) -> Procedure[bool]:
    """§9.3.7 §D24 A battle at sea if one of the two wants it; whoever moves is asked first. Who wants it attacks.

    §A15 An automa wants it if it has at least as many fleets. §A17 People who play against automas let each other pass.
    """
    if any(one.lstrip("-") == sea for one in g.expansion.quarrels):
        return True
    owner = g.control[sea]
    if befriended(g, seat, owner):
        return False
    if (yield Ask(seat, YesNo("sea-attack", rule="9.3.7", params={"province": sea, "seat": named(owner)}))):
        g.expansion.quarrels += (sea,)
        yield Note("sea-quarrel", seat=seat, other_seat=owner, province=sea)
        return True
    if isinstance(owner, int):
        wanted = yield Ask(owner, YesNo("sea-defence", rule="9.3.7", params={"province": sea, "seat": seat}))
    else:
        wanted = g.realms[owner].fleets[sea] >= g.realms[seat].fleets[sea]
    if wanted:
        g.expansion.quarrels += (f"-{sea}",)
        yield Note("sea-quarrel", seat=owner, other_seat=seat, province=sea)
        return True
    return False


def _way_label(ways: dict[str, Way], target: str) -> Label:
    if target == STAY:
        return Label("stay")
    way = ways[target]
    if way.bridges:
        targets = [f"province:{target}", *(f"province:{sea}" for sea in way.bridges)]
        return Label("cross-to", targets, province=target, cost=way.cost, fleets=len(way.bridges))
    return Label("go-to", [f"province:{target}"], province=target, cost=way.cost)


def _bridge_label(answer: str) -> Label:
    seas = answer.split(":")
    return Label("bridge", [f"province:{sea}" for sea in seas], provinces=seas)


def _mover_label(answer: str) -> Label:
    kind, _, place = answer.partition(":")
    if kind == DONE:
        return Label("moved-all")
    if kind == RAID:
        return raid_label(place)
    if kind == VASSAL:
        return Label("move-vassal", [f"province:{place}"], province=place)
    if kind == STACK:
        start, _, number = place.partition(":")
        return Label("move-stack", [f"province:{start}"], province=start, number=int(number))
    if kind == HORSE:
        return Label("move-horse", [f"province:{place}"], province=place)
    return Label("move-fleet", [f"province:{place}"], province=place)
