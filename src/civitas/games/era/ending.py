"""Chapter 3: what brings the game to its end."""

from __future__ import annotations

from civitas.games.era.box.automas import LEVELS, TABLE
from civitas.games.era.box.content import AGES, BOX
from civitas.games.era.box.queries import advances_of, everybody, land_of, owners, triumph_field
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import change_influence
from civitas.games.era.box.underway import Owner
from civitas.kernel import Note, Procedure

EPOCH, LAND, WISDOM, FAME, TRIUMPH, HOMES = ENDS = ("epoch", "land", "wisdom", "fame", "triumph", "homes")
ROUNDS, RUIN = "rounds", "ruin"


def reached(g: Era, seat: Owner) -> str:
    """§3.1 §3.2 The end that a player has reached, if any."""
    realm, limit = g.realms[seat], BOX["ends"][g.length]
    if realm.epoch >= AGES.index(limit["epoch"]):
        return EPOCH
    if len(land_of(g, seat)) >= limit["provinces"]:
        return LAND
    if advances_of(realm) >= limit["advances"]:
        return WISDOM
    if realm.influence >= limit["influence"][len(g.realms) - 1]:
        return FAME
    return TRIUMPH if realm.influence >= triumph_field(g, realm) else ""


def lost_homes(g: Era) -> bool:
    """§3.1 §D34 Is every home of some player held by others?"""
    for seat in owners(g):
        realm = g.realms[seat]
        holders = [g.control.get(home) for home in g.atlas.homes[realm.tribe]]
        if all(holder is not None and holder != seat for holder in holders):
            return True
    return False


def check_ends(g: Era, seat: Owner) -> Procedure[None]:
    """§3.3 §D34 Whoever reaches an end first in the round gets three influence, whoever follows two."""
    if any(realm.bonus == 0 for realm in g.realms):
        if g.realms[seat].bonus == 0 and lost_homes(g) and _took_a_home(g, seat):
            yield from _give_bonus(g, seat, HOMES)
        for other in (seat, *(other for other in everybody(g) if other != seat)):
            if not g.realms[other].bonus and (end := reached(g, other)):
                yield from _give_bonus(g, other, end)


def _took_a_home(g: Era, seat: Owner) -> bool:
    """Does this player hold a home of somebody who has none left?"""
    for other in owners(g):
        realm = g.realms[other]
        homes = [g.control.get(home) for home in g.atlas.homes[realm.tribe]]
        if other != seat and seat in homes and all(holder not in (None, other) for holder in homes):
            return True
    return False


def _give_bonus(g: Era, seat: Owner, end: str) -> Procedure[None]:
    bonus = BOX["end_bonus"]["later" if g.ending else "first"]
    if g.automa is not None:
        bonus = _bonus_with_automas(g, seat)
    elif g.seats == 1:
        bonus += BOX["alone"]["each_round_left"] * (BOX["alone"]["rounds"] - g.round)
    g.realms[seat].bonus = bonus
    g.ending = g.ending or end
    yield Note("end-reached", seat=seat, end=end)
    yield from change_influence(g, seat, bonus)


def _bonus_with_automas(g: Era, seat: Owner) -> int:
    """§12.8.1 §A19 For people by the level, for automas three; to the first also five for each round that is left."""
    assert g.automa is not None
    if g.ending:
        return int(TABLE["later_bonus"])
    first: int = LEVELS[g.automa.level].end_bonus if isinstance(seat, int) else TABLE["end_bonus"]
    return first + int(TABLE["each_round_left"] * (TABLE["rounds"] - g.round))


def goes_on(g: Era) -> bool:
    """§3.3 Once an end is reached, the round is still played to its end."""
    return not g.ended
