"""§11.3 §D73 Whoever comes by sea when the others have played for a while."""

from __future__ import annotations

from civitas.games.scharz.box.content import BOX, FIELDS, HOMES, SEAS, WARSHIP
from civitas.games.scharz.box.holding import arrive, put
from civitas.games.scharz.box.queries import faction_of, in_order, stack
from civitas.games.scharz.box.state import Scharz
from civitas.kernel import Note, Procedure

START = BOX["start"]


def open_to_late(g: Scharz) -> list[str]:
    """§D73 Factions that come later and that nobody leads yet; two at least are there from the beginning."""
    led = [realm.faction for realm in g.realms]
    if g.seats < START["late_seats"]:
        return []
    return [id for id, faction in g.atlas.chart.factions.items() if faction.comes and id not in led]


def landfall(g: Scharz, faction: str) -> str:
    """§11.3 The northernmost sea off the coasts that the faction comes to."""
    shores = [field for field in HOMES[g.atlas.chart.factions[faction].off] if field in g.atlas.inside]
    seas = dict.fromkeys(sea for field in shores for sea in FIELDS[field].seas if sea in g.atlas.inside)
    return min(seas, key=lambda sea: SEAS[sea].y)


def purse(g: Scharz, seat: int) -> int:
    """§3.8 §D2 The gold that a seat begins with; in the fast game all have the same."""
    return int(START["fast_gold"] if g.fast else faction_of(g.realms[seat]).start.get("gold", START["gold"]))


def come(g: Scharz) -> Procedure[None]:
    """§11.3 With the year in which they come, their warships are off the coast, and they have their gold."""
    for seat in in_order(g):
        realm = g.realms[seat]
        faction = faction_of(realm)
        if not faction.comes or g.year != faction.comes:
            continue
        sea, number = landfall(g, realm.faction), faction.start["warships"]
        put(realm, stack(WARSHIP, sea), number)
        yield Note("mustered", seat=seat, unit=WARSHIP, place=sea, number=number)
        realm.gold = purse(g, seat)
        yield Note("purse", seat=seat, amount=realm.gold, number=realm.prestige)
        arrive(g)
