"""§D20 Herds, stored grain and fish move within the connection, over one sea at most."""

from __future__ import annotations

from civitas.games.scharz.box.content import BOX, BUILDINGS, IS_SEA
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import grain_room, snowed_in
from civitas.games.scharz.box.state import Scharz
from civitas.kernel import Label, Note, Procedure, Reason, Verdict

HERD_ROOM: int = BOX["limits"]["herds"]
NO_PASTURE = Reason("no-pasture", "D20", "place")
NO_STORE = Reason("no-store", "D20", "place")
NOT_THERE = Reason("not-there", "D20", "place")


def reach(g: Scharz, seat: int, start: str, lie: Lie) -> list[str]:
    """§D20 Own fields that goods reach from here: any way over land, one sea field at most."""
    net, ways = lie.net(seat), lie.ways(seat)
    if start not in net:
        return []
    best = {(start, 0)}
    heap = [(start, 0)]
    while heap:
        place, seas = heap.pop()
        near = g.atlas.shores[place] if IS_SEA[place] else (*g.atlas.beside[place], *g.atlas.coast[place])
        for other in near:
            crossed = seas + IS_SEA[other]
            if other in ways and crossed <= 1 and (other, crossed) not in best:
                best.add((other, crossed))
                heap.append((other, crossed))
    found = {place for place, _ in best}
    return [field for field in g.atlas.fields if field in found and field in net and field != start]


def locked(g: Scharz, seat: int, field: str, lie: Lie) -> bool:
    """§D18 §D70 A hostile unit stands there, or the snow lies too deep."""
    return bool(lie.foes(seat, field)) or snowed_in(g, field)


def goods_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D20 What may be moved: `goods.sheep.roma>latium`, `goods.grain.roma>latium`."""
    found: dict[str, int] = {}
    for field, (owner, kinds) in g.herds.items():
        if owner != seat or locked(g, seat, field, lie):
            continue
        for target in reach(g, seat, field, lie):
            if grazes(g, seat, target) and not locked(g, seat, target, lie):
                for kind in dict.fromkeys(kinds):
                    found[f"goods.{kind}.{field}>{target}"] = kinds.count(kind)
    towns = [field for field in lie.own_vu(seat) if not locked(g, seat, field, lie)]
    for good, stored in (("grain", g.grain), ("fish", g.fish)):
        for field in towns:
            amount = stored.get(field, 0)
            if not amount:
                continue
            near = reach(g, seat, field, lie)
            for target in towns:
                if target in near and (good == "grain" or target in g.yards):
                    room = _room(g, good, target)
                    if room > 0:
                        found[f"goods.{good}.{field}>{target}"] = min(amount, room)
    return found


def _room(g: Scharz, good: str, field: str) -> int:
    if good == "grain":
        return grain_room(g, field) - g.grain.get(field, 0)
    return BUILDINGS[g.yards[field]].fish - g.fish.get(field, 0) if field in g.yards else 0


def judge_goods(g: Scharz, seat: int, answer: dict[str, int]) -> Verdict:
    """§D20 No more than there is, and room where it goes; what leaves in the same subphase makes no room."""
    gone: dict[tuple[str, str], int] = {}
    come: dict[tuple[str, str], int] = {}
    for order, number in answer.items():
        name, target = order.split(">")
        _, good, field = name.split(".")
        gone[(good, field)] = gone.get((good, field), 0) + number
        stock = _stock(g, good, field)
        if gone[(good, field)] > stock:
            return NOT_THERE, field
        kind = good if good in ("grain", "fish") else "herd"
        come[(kind, target)] = come.get((kind, target), 0) + number
        if kind == "herd":
            there = len(g.herds[target][1]) if target in g.herds else 0
            if there + come[(kind, target)] > HERD_ROOM:
                return NO_PASTURE, target
        elif come[(kind, target)] > _room(g, good, target):
            return NO_STORE, target
    return None


def _stock(g: Scharz, good: str, field: str) -> int:
    if good == "grain":
        return g.grain.get(field, 0)
    if good == "fish":
        return g.fish.get(field, 0)
    return g.herds[field][1].count(good) if field in g.herds else 0


def move_goods(g: Scharz, seat: int, answer: dict[str, int]) -> Procedure[None]:
    """§D20 What has no room in the end stays where it was."""
    for order, number in answer.items():
        name, target = order.split(">")
        _, good, field = name.split(".")
        moved = min(number, _stock(g, good, field))
        if good in ("grain", "fish"):
            moved = min(moved, _room(g, good, target) if g.towns.get(target, (-1, ""))[0] == seat else 0)
            stored = g.grain if good == "grain" else g.fish
            if moved:
                stored[field] -= moved
                stored[target] = stored.get(target, 0) + moved
        else:
            moved = min(moved, herd_room(g, seat, target))
            for _ in range(moved):
                remove_herd(g, field, good)
                add_herd(g, seat, target, good)
        if moved:
            yield Note("goods-moved", seat=seat, good=good, place=field, to_place=target, number=moved)


def grazes(g: Scharz, seat: int, field: str) -> bool:
    """§2 §D20 Herds of a seat stand neither in grain nor beside those of another."""
    return field not in g.crops and g.herds.get(field, (seat, ()))[0] == seat


def herd_room(g: Scharz, seat: int, field: str) -> int:
    """§2 How many more herds of a seat a field takes."""
    return HERD_ROOM - len(g.herds.get(field, (seat, ()))[1]) if grazes(g, seat, field) else 0


def pastures(g: Scharz, seat: int, lie: Lie) -> list[str]:
    """§D14 §D44 The connected fields of a seat that have room for another herd."""
    return [field for field in lie.held(seat) if herd_room(g, seat, field) and lie.linked(seat, field)]


def add_herd(g: Scharz, seat: int, field: str, kind: str) -> None:
    """A herd comes to a field."""
    g.herds[field] = (seat, (*g.herds[field][1], kind) if field in g.herds else (kind,))


def remove_herd(g: Scharz, field: str, kind: str) -> None:
    """A herd leaves a field."""
    owner, kinds = g.herds[field]
    left = list(kinds)
    left.remove(kind)
    if left:
        g.herds[field] = (owner, tuple(left))
    else:
        del g.herds[field]


def goods_label(order: str) -> Label:
    name, target = order.split(">")
    _, good, field = name.split(".")
    return Label("move-goods", [f"place:{field}", f"place:{target}"], good=good, place=field, to_place=target)
