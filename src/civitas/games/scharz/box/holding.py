"""What changes hands: units, gold, prestige, victory points; each change is told."""

from __future__ import annotations

from civitas.games.scharz.box.content import BOX, BUILDINGS, HOMES, TRANSPORT, UNITS
from civitas.games.scharz.box.lie import standing_in
from civitas.games.scharz.box.queries import (
    faces_rival,
    faction_of,
    grain_room,
    in_order,
    kind_of,
    stack,
    tiles,
    unit_of,
)
from civitas.games.scharz.box.state import NOBODY, OPEN, Realm, Scharz
from civitas.games.scharz.box.waters import aboard, capacity, cargo
from civitas.kernel import Note, Procedure

_PRESTIGE = BOX["prestige"]


def put(realm: Realm, name: str, number: int = 1, spent: int = 0) -> None:
    """Units come to a stack."""
    realm.units[name] = realm.units.get(name, 0) + number
    if spent:
        realm.spent[name] = realm.spent.get(name, 0) + spent


def take(realm: Realm, name: str, number: int) -> int:
    """Units leave a stack, the fresh ones first; how many of them had used their capacity."""
    there, used = realm.units[name], realm.spent.get(name, 0)
    gone = max(0, number - (there - used))
    if there > number:
        realm.units[name] = there - number
    else:
        del realm.units[name]
    if used:
        if used > gone:
            realm.spent[name] = used - gone
        else:
            realm.spent.pop(name, None)
    return gone


def shift(realm: Realm, name: str, target: str, number: int) -> None:
    """Units change their post, and stay as tired as they are."""
    tired = take(realm, name, number)
    put(realm, target, number, tired)


def arrive(g: Scharz) -> None:
    """§D9 Who stands where, in the order in which they came; of those who come at once the first in order of seats."""
    order, before = in_order(g), g.came
    g.came = {}
    for place, there in standing_in(g).items():
        earlier = [seat for seat in before.get(place, ()) if seat in there]
        g.came[place] = (*earlier, *(seat for seat in order if seat in there and seat not in earlier))


def change_gold(g: Scharz, seat: int, amount: int) -> Procedure[None]:
    """Gold comes or goes."""
    if amount > 0:
        g.realms[seat].gold += amount
        yield Note("gold-gained", seat=seat, amount=amount)
    elif amount < 0:
        g.realms[seat].gold += amount
        yield Note("gold-paid", seat=seat, amount=-amount)


def change_prestige(g: Scharz, seat: int, amount: int) -> Procedure[None]:
    """§7 §D47 Prestige stays between its least and its most."""
    realm = g.realms[seat]
    after = min(_PRESTIGE["most"], max(_PRESTIGE["least"], realm.prestige + amount))
    moved, realm.prestige = after - realm.prestige, after
    if moved > 0:
        yield Note("prestige-gained", seat=seat, amount=moved)
    elif moved < 0:
        yield Note("prestige-lost", seat=seat, amount=-moved)


def change_points(g: Scharz, seat: int, amount: int) -> Procedure[None]:
    """§10 Victory points may fall below nothing."""
    g.realms[seat].points += amount
    if amount > 0:
        yield Note("points-gained", seat=seat, amount=amount)
    elif amount < 0:
        yield Note("points-lost", seat=seat, amount=-amount)


def earned(g: Scharz, seat: int, victim: int, amount: int, place: str = "") -> int:
    """§7 §11 §D47 Half as much again against one's rival, and for some factions abroad; both add up."""
    realm, percent = g.realms[seat], 0
    if victim != NOBODY and faces_rival(g, seat, victim):
        percent += int(_PRESTIGE["rival_percent"])
    if place and place not in HOMES.get(realm.faction, ()):
        percent += faction_of(realm).abroad
    return amount + amount * percent // 100


def lose(g: Scharz, seat: int, name: str, number: int, by: int = NOBODY) -> Procedure[None]:
    """§D31 Units are destroyed, and with transports what they carried."""
    yield from destroy(g, seat, name, number, by)
    if unit_of(name).kind == TRANSPORT:
        yield from drown(g, seat, name.split(".")[1])


def destroy(g: Scharz, seat: int, name: str, number: int, by: int = NOBODY) -> Procedure[None]:
    """§7 §10 Units are destroyed: prestige for whoever did it, and a sum for the year on both sides."""
    realm = g.realms[seat]
    kind, place, _ = name.split(".")
    take(realm, name, number)
    worth = UNITS[kind].worth * number
    realm.lost += worth
    yield Note("destroyed", seat=seat, unit=kind, place=place, number=number)
    if by != NOBODY:
        g.realms[by].destroyed += worth
        yield from change_prestige(g, by, earned(g, by, seat, UNITS[kind].worth, place) * number)


def drown(g: Scharz, seat: int, place: str) -> Procedure[None]:
    """§D31 What the ships that are left in a place cannot carry drowns, the least first."""
    realm = g.realms[seat]
    while cargo(realm, place) > capacity(realm, place):
        name = min(aboard(realm, place), key=lambda one: (unit_of(one).worth, one))
        yield from lose(g, seat, name, 1)


def unmake(g: Scharz, seat: int, name: str, number: int = 1) -> Procedure[None]:
    """Units go back to the box without anybody having destroyed them."""
    kind, place, _ = name.split(".")
    take(g.realms[seat], name, number)
    yield Note("disbanded", seat=seat, unit=kind, place=place, number=number)
    if UNITS[kind].kind == TRANSPORT:
        yield from drown(g, seat, place)


def clear_site(g: Scharz, field: str) -> None:
    """The workers of a site stand in the field again."""
    for realm in g.realms:
        for name in [name for name in realm.units if name.endswith(f".{field}.site")]:
            shift(realm, name, stack(kind_of(name), field, OPEN), realm.units[name])
    g.sites.pop(field, None)


def raze(g: Scharz, field: str) -> Procedure[None]:
    """§D34 A settlement is destroyed, with its shipyard, its fortification and its stores; docked ships go with it."""
    owner, kind = g.towns.pop(field)
    yield Note("razed", seat=owner, building=kind, place=field)
    g.yards.pop(field, None)
    g.forts.pop(field, None)
    g.grain.pop(field, None)
    g.fish.pop(field, None)
    g.byres.pop(field, None)
    if field in g.sites:
        clear_site(g, field)
    realm = g.realms[owner]
    for name in [name for name in realm.units if name.endswith((f".{field}.dock", f".{field}.in"))]:
        if unit_of(name).ship:
            yield from lose(g, owner, name, realm.units[name])
        else:
            shift(realm, name, stack(kind_of(name), field, OPEN), realm.units[name])


def taken_over(g: Scharz, field: str, seat: int) -> Procedure[None]:
    """§D34 §D40 A settlement changes its owner as it is, with its stores; ships in its shipyard are lost.

    What there is no tile for falls away: the fortification, the shipyard, at last the settlement itself.
    """
    owner, kind = g.towns[field]
    realm = g.realms[owner]
    if field in g.sites:
        clear_site(g, field)
    for name in [name for name in realm.units if name.endswith((f".{field}.dock", f".{field}.in"))]:
        yield from lose(g, owner, name, realm.units[name], seat)
    g.towns[field] = (seat, kind)
    yield Note("taken", seat=seat, other_seat=owner, building=kind, place=field)
    most: int = BOX["limits"]["buildings"]
    if tiles(g, seat) > most:
        g.forts.pop(field, None)
    if tiles(g, seat) > most and field in g.yards:
        del g.yards[field]
        g.fish.pop(field, None)
    if tiles(g, seat) > most:
        yield from raze(g, field)
    elif field in g.grain:
        g.grain[field] = min(g.grain[field], grain_room(g, field))


def reward(g: Scharz, field: str, seat: int) -> Procedure[None]:
    """§7 §10 Whoever takes or destroys a settlement gains points and prestige, and its owner loses the points."""
    owner, kind = g.towns[field]
    figures = BUILDINGS[kind]
    yield from change_points(g, seat, figures.points)
    yield from change_points(g, owner, -figures.points)
    yield from change_prestige(g, seat, earned(g, seat, owner, figures.prestige, field))
    if field in g.yards:
        yield from change_prestige(g, seat, earned(g, seat, owner, BUILDINGS[g.yards[field]].prestige, field))
