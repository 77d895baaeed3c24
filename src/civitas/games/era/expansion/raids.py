"""§11.8 Raids of the Norsemen: from the sea, for thalers, at the risk of the fleet."""

from __future__ import annotations

from civitas.games.era.box.content import BOX
from civitas.games.era.box.holding import change_morale, remove_fleets
from civitas.games.era.box.queries import befriended, tribe_of
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import hand_thalers
from civitas.kernel import Label, Note, Procedure, Roll

FIGURES = BOX["raid"]


def raids(g: Era, seat: int) -> list[str]:
    """§11.8 Every shore of another player beside a fleet with a point left: "sea:province"."""
    realm, found = g.realms[seat], []
    for sea, points in g.expansion.sailing.items():
        if max(points):
            for shore in g.atlas.land_beside[sea]:
                victim = g.control.get(shore, seat)
                free = shore not in g.battlefields and not befriended(g, seat, victim)
                if victim != seat and victim not in realm.raided and free:
                    found.append(f"{sea}:{shore}")
    return found


def raid(g: Era, seat: int, sea: str, province: str) -> Procedure[None]:
    """§11.8 §D38 A six loses the fleet; few other numbers plunder a city, most a land of vassals."""
    realm, expansion = g.realms[seat], g.expansion
    victim = g.control[province]
    realm.raided += (victim,)
    fleets = expansion.sailing.pop(sea)
    at = fleets.index(max(fleets))
    left = (*fleets[:at], *fleets[at + 1 :])
    die = yield Roll("raid", FIGURES["sides"])
    yield Note("raid", seat=seat, other_seat=victim, province=province, die=die)
    if left:
        expansion.sailing[sea] = left
    if die == FIGURES["lost"]:
        yield from remove_fleets(g, seat, sea, 1)
        yield from change_morale(g, seat, tribe_of(realm).lost_fleet_morale)
        g.battlefields[province] = 1
        yield Note("battlefield", province=province, size=1)
        return
    expansion.raiders[sea] = (*expansion.raiders.get(sea, ()), max(fleets) - 1)
    city = province in g.realms[victim].cities
    if die <= FIGURES["city_success" if city else "vassal_success"]:
        loot = FIGURES["city_thalers" if city else "vassal_thalers"]
        yield from hand_thalers(g, victim, seat, min(loot, g.realms[victim].thalers))


def raid_label(place: str) -> Label:
    sea, province = place.split(":")
    return Label("raid", [f"province:{sea}", f"province:{province}"], province=province)
