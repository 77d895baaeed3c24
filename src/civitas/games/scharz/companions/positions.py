"""Rich positions: tables late in a game, with all that the box holds meeting by chance (see `civitas.games.positions`).

The rules themselves set the table up; then realms grow over the map, build, store, arm and make treaties. No paragraph
is cited here: these are no rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from civitas.games.positions import WEALTH, mixed, once_in, set_up_to, share, up_to
from civitas.games.scharz.box.content import (
    BOX,
    BUILDINGS,
    CAVALRY,
    CITY,
    DOCK,
    ENGINE,
    FORT,
    HARBOUR,
    HEAVY,
    HERDS,
    LIGHT,
    MERCENARY,
    ROUNDS,
    TRANSPORT,
    VILLAGE,
    WARSHIP,
)
from civitas.games.scharz.box.holding import put
from civitas.games.scharz.box.queries import away, cubes, grain_room, pair, stack, tiles
from civitas.games.scharz.box.state import NOBODY, Scharz
from civitas.games.scharz.movement.herds import HERD_ROOM, add_herd
from civitas.games.scharz.movement.march import march
from civitas.games.scharz.movement.newcomers import landfall
from civitas.games.scharz.rear.diplomacy import PEACE, TRUCE, VASSALAGE
from civitas.kernel import Chooser, Title

_ARMS = (LIGHT, HEAVY, ENGINE, CAVALRY, MERCENARY)
_LATE_SHIPS = 3
_MOST_FIELDS, _MOST_UNITS, _MOST_GOLD, _MOST_POINTS = 10, 16, 40, 7


def arrange(title: Title[Scharz], seats: int, options: Mapping[str, str], chooser: Chooser) -> Scharz:
    """A table in any round, before the marches."""
    g = set_up_to(title, seats, options, chooser, march)
    g.round = chooser.choice(range(2, ROUNDS))
    for seat in range(seats):
        if not _own(g, seat) and not away(g, seat):
            put(g.realms[seat], stack(WARSHIP, landfall(g, g.realms[seat].faction)), _LATE_SHIPS)
    for seat in mixed(chooser, range(seats)):
        wealth = chooser.choice(WEALTH)
        _spread(g, seat, share(chooser, wealth, _MOST_FIELDS), chooser)
        _build(g, seat, chooser)
        _arm(g, seat, share(chooser, wealth, _MOST_UNITS), chooser)
        realm = g.realms[seat]
        realm.gold = share(chooser, wealth, _MOST_GOLD)
        realm.prestige = up_to(chooser, BOX["prestige"]["most"])
        realm.points = realm.points_before = up_to(chooser, _MOST_POINTS)
        if not g.fast:
            _farm(g, seat, wealth, chooser)
    _meet(g, chooser)
    _deal(g, chooser)
    return g


def _own(g: Scharz, seat: int) -> list[str]:
    return [field for field, (owner, _) in g.towns.items() if owner == seat]


def _spread(g: Scharz, seat: int, wanted: int, chooser: Chooser) -> None:
    for _ in range(wanted):
        near = [one for field in _own(g, seat) for one in g.atlas.beside[field]]
        free = [one for one in near if one not in g.towns and one in g.atlas.standard and one not in g.herds]
        if not free or tiles(g, seat) >= BOX["limits"]["buildings"]:
            return
        g.towns[chooser.choice(free)] = (seat, VILLAGE)


def _build(g: Scharz, seat: int, chooser: Chooser) -> None:
    most: int = BOX["limits"]["buildings"]
    for field in mixed(chooser, _own(g, seat)):
        if g.atlas.coast[field] and field not in g.yards and tiles(g, seat) < most and once_in(chooser, 2):
            g.yards[field] = DOCK
        if g.yards.get(field) == DOCK and once_in(chooser, 2):
            g.yards[field] = HARBOUR
        if field not in g.forts and tiles(g, seat) < most and once_in(chooser, 3):
            g.forts[field] = seat
        if once_in(chooser, 4):
            g.towns[field] = (seat, CITY)
        if tiles(g, seat) < most and once_in(chooser, 4) and field not in g.forts:
            g.sites[field] = (seat, FORT, up_to(chooser, BOX["build"]["quarters"] - 1))
        if once_in(chooser, 6):
            g.plundered[field] = seat


def _arm(g: Scharz, seat: int, wanted: int, chooser: Chooser) -> None:
    realm = g.realms[seat]
    for _ in range(wanted):
        if cubes(realm) >= BOX["limits"]["units"] or not _own(g, seat):
            return
        field = chooser.choice(_own(g, seat))
        if g.atlas.coast[field] and once_in(chooser, 4):
            put(realm, stack(chooser.choice((TRANSPORT, WARSHIP)), chooser.choice(g.atlas.coast[field])))
            continue
        place = chooser.choice((field, *g.atlas.beside[field]))
        put(realm, stack(LIGHT if once_in(chooser, 2) else chooser.choice(_ARMS), place))


def _farm(g: Scharz, seat: int, wealth: int, chooser: Chooser) -> None:
    for field in _own(g, seat):
        # A store that was never filled has no entry, as in a village that was founded, and not one of nothing.
        if grain := share(chooser, wealth, grain_room(g, field)):
            g.grain[field] = grain
        else:
            g.grain.pop(field, None)
        if field in g.yards and (fish := share(chooser, wealth, BUILDINGS[g.yards[field]].fish)):
            g.fish[field] = fish
        if once_in(chooser, 2):
            g.crops.pop(field, None)
            for _ in range(HERD_ROOM - len(g.herds.get(field, (seat, ()))[1])):
                add_herd(g, seat, field, chooser.choice(list(HERDS)))
        elif field not in g.herds:
            g.crops[field] = (seat, 1 + up_to(chooser, 3))


def _meet(g: Scharz, chooser: Chooser) -> None:
    """Enemies stand before settlements, with those of the owner inside."""
    for field, (owner, _) in list(g.towns.items()):
        if not once_in(chooser, 4):
            continue
        enemy = chooser.choice([seat for seat in range(g.seats) if seat != owner])
        if cubes(g.realms[enemy]) + 3 <= BOX["limits"]["units"]:
            put(g.realms[enemy], stack(LIGHT, field), 3)


def _deal(g: Scharz, chooser: Chooser) -> None:
    for one in range(g.seats):
        for other in range(one + 1, g.seats):
            if not once_in(chooser, 5):
                continue
            receiver = chooser.choice((one, other, NOBODY))
            gold = 0 if receiver == NOBODY else 3
            if once_in(chooser, 2):
                g.treaties[pair(one, other)] = (TRUCE, receiver, gold, g.round + up_to(chooser, 4))
            elif receiver == NOBODY or once_in(chooser, 2):
                g.treaties[pair(one, other)] = (PEACE, receiver, gold, 0)
            elif not any(treaty[0] == VASSALAGE for treaty in g.treaties.values()):
                g.treaties[pair(one, other)] = (VASSALAGE, receiver, 0, 0)
