"""What follows from the state: who is hostile to whom, what stands in a place, what a settlement holds."""

from __future__ import annotations

from civitas.games.scharz.box.content import (
    BAD,
    BUILDINGS,
    FACTIONS,
    FIELDS,
    FORT,
    GRADES,
    HOMES,
    IS_SEA,
    LIGHT,
    MOST_SEATS,
    NEUTRAL,
    PATHS,
    ROUGH,
    TRANSPORT,
    UNITS,
    WARSHIP,
    Unit,
)
from civitas.games.scharz.box.factions import Faction
from civitas.games.scharz.box.state import DOCKED, INSIDE, NOBODY, OPEN, Realm, Scharz

NO_FACTION = Faction()


def stack(kind: str, place: str, post: str = OPEN) -> str:
    """The name of a stack."""
    return f"{kind}.{place}.{post}"


def kind_of(name: str) -> str:
    """What stands in a stack, with its level."""
    return name.split(".", 1)[0]


def unit_of(name: str) -> Unit:
    """What stands in a stack, as the box describes it."""
    return UNITS[kind_of(name)]


def merit_key(place: str, post: str) -> str:
    """§D37 Whoever destroys units learns with all those beside them: those inside a settlement, or those outside."""
    return f"{place}.{INSIDE if post == INSIDE else OPEN}"


def faction_of(realm: Realm) -> Faction:
    return FACTIONS[realm.faction] if realm.faction else NO_FACTION


def faces_rival(g: Scharz, seat: int, *foes: int) -> bool:
    """§3.1 §11.3 Is one of them the rival that a seat drew, or of a faction that is its own faction's rival?"""
    realm = g.realms[seat]
    against = faction_of(realm).against
    return realm.rival in foes or any(g.realms[foe].faction in against for foe in foes if against)


def in_order(g: Scharz) -> tuple[int, ...]:
    """§D6 From the first player of the year on, clockwise; whoever is out or not there yet is left out."""
    start = (g.first + g.year - 1) % g.seats
    seats = [(start + n) % g.seats for n in range(g.seats)]
    return tuple(seat for seat in seats if not away(g, seat))


def away(g: Scharz, seat: int) -> bool:
    """§D69 §11.3 Is a seat out, or not there yet?"""
    realm = g.realms[seat]
    return realm.out or faction_of(realm).comes > g.year


def spared(g: Scharz, seat: int) -> bool:
    """§11.3 In the year in which somebody comes there is no attrition for them."""
    return faction_of(g.realms[seat]).comes == g.year


_PAIRS = [[f"{min(one, other)}-{max(one, other)}" for other in range(MOST_SEATS)] for one in range(MOST_SEATS)]
_WITH = [frozenset(names) for names in _PAIRS]
"""The names of all pairs that a seat belongs to."""


def pair(one: int, other: int) -> str:
    return _PAIRS[one][other]


def hostile(g: Scharz, one: int, other: int) -> bool:
    """§D25 Whoever has no treaty with the other."""
    return one != other and pair(one, other) not in g.treaties


def allied(g: Scharz, one: int, other: int) -> bool:
    """§D54 Allies fight together."""
    return g.treaties.get(pair(one, other), ("",))[0] == "alliance"


def lets_through(g: Scharz, owner: int, seat: int) -> bool:
    """§D19 §D52 §D54 May the seat enter and cross what its partner holds? By agreement, as an ally, or as the lord."""
    name = pair(owner, seat)
    return name in g.transits or allied(g, owner, seat) or (name in g.treaties and lord_of(g, owner) == seat)


def lord_of(g: Scharz, seat: int) -> int:
    """§D52 The lord of a vassal; nobody if it is none."""
    for name, (kind, receiver, _, _) in g.treaties.items():
        if kind == "vassalage" and receiver != seat and name in _WITH[seat]:
            return receiver
    return NOBODY


def comrades(g: Scharz, seat: int, place: str, foes: tuple[int, ...]) -> tuple[int, ...]:
    """§D54 Allies of a seat who stand beside it and have no treaty with those who attack it."""
    return tuple(
        other
        for other in in_order(g)
        if allied(g, seat, other)
        and all(hostile(g, other, foe) for foe in foes)
        and any(name.split(".")[1] == place for name in g.realms[other].units)
    )


def count(realm: Realm, kind: str, place: str, post: str = OPEN) -> int:
    """Units of a kind, of all levels."""
    return sum(realm.units.get(f"{name}.{place}.{post}", 0) for name in GRADES[kind])


def fresh(realm: Realm, name: str) -> int:
    """§4.1 How many of a stack still have their capacity."""
    return realm.units.get(name, 0) - realm.spent.get(name, 0)


def ready(realm: Realm, kind: str, place: str, post: str = OPEN) -> int:
    """§4.1 How many of a kind still have their capacity, of all levels."""
    return sum(fresh(realm, f"{name}.{place}.{post}") for name in GRADES[kind])


def cubes(realm: Realm) -> int:
    """§D40 Standard units, of which there are twenty."""
    return sum(n for name, n in realm.units.items() if unit_of(name).limited)


def tiles(g: Scharz, seat: int) -> int:
    """§D40 Buildings and building sites, of which there are fifteen."""
    own = [field for field, (owner, _) in g.towns.items() if owner == seat]
    return (
        len(own)
        + sum(field in g.yards for field in own)
        + sum(field in g.forts for field in own)
        + sum(site[0] == seat for site in g.sites.values())
    )


def grain_room(g: Scharz, field: str) -> int:
    """§2 How much grain a settlement stores."""
    return BUILDINGS[g.towns[field][1]].grain + (BUILDINGS[FORT].grain if field in g.forts else 0)


def unit_room(g: Scharz, field: str) -> int:
    """§D32 How many units a settlement takes in, by their size."""
    return BUILDINGS[g.towns[field][1]].units + (BUILDINGS[FORT].units if field in g.forts else 0)


def docked(realm: Realm, field: str) -> int:
    """Ships in a shipyard."""
    return sum(n for name, n in realm.units.items() if name.endswith(f".{field}.{DOCKED}"))


def inside(realm: Realm, field: str) -> list[str]:
    """Stacks withdrawn into the settlement of a field."""
    return [name for name in realm.units if name.endswith(f".{field}.{INSIDE}")]


def crosses(g: Scharz, seat: int, kind: str, start: str, end: str) -> bool:
    """§11 Light infantry of some factions crosses black borders, of some within the homeland alone; rivers are another
    matter."""
    realm = g.realms[seat]
    section = g.atlas.sections.get(frozenset((start, end)))
    if section:
        return _over_river(g, realm, section, start, end)
    faction = faction_of(realm)
    if not faction.crosses or UNITS[kind].kind != LIGHT:
        return False
    return not faction.bound or all(field in HOMES[realm.faction] for field in (start, end))


def ice_on(section: str) -> str:
    """Under which name the weather says that a section of a river is frozen."""
    return f"ice.{section}"


def _over_river(g: Scharz, realm: Realm, section: str, start: str, end: str) -> bool:
    """§11.4 Over ice, by own ships off both banks, and for some factions at any time."""
    if faction_of(realm).fords or ice_on(section) in g.weather:
        return True
    waters = [sea for sea in g.atlas.coast[start] if sea in g.atlas.coast[end]]
    return any(count(realm, kind, sea) for sea in waters for kind in (TRANSPORT, WARSHIP))


def level_of(g: Scharz, field: str) -> int:
    """§D34 The defence level of a settlement: its kind, a fortification, rough ground, and ground of a faction."""
    owner, kind = g.towns[field]
    level = BUILDINGS[kind].level + (BUILDINGS[FORT].level if field in g.forts else 0) + (field in ROUGH)
    realm = g.realms[owner]
    faction = faction_of(realm)
    if faction.ground in FIELDS[field].colours and _on_own_ground(realm, field):
        level += 1
    return level


def _on_own_ground(realm: Realm, field: str) -> bool:
    """§11 The ground protects some factions in their homeland alone, and some in one region."""
    faction = faction_of(realm)
    if faction.bound:
        return field in HOMES[realm.faction]
    return not faction.within or faction.within in FIELDS[field].regions


def rough(place: str) -> bool:
    """§4.2 §D7 Where the values in brackets hold: mountains, wetlands, the sea."""
    return IS_SEA[place] or place in ROUGH


def snowed_in(g: Scharz, place: str) -> bool:
    """§D70 Bad weather in winter: nobody moves on land there."""
    return not IS_SEA[place] and g.weather.get(FIELDS[place].climate) == BAD


def fought_over(place: str) -> bool:
    """§D13 §11.5 Nobody fights on neutral fields but on paths."""
    return place not in NEUTRAL or place in PATHS
