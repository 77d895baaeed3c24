"""§12.6 How automas fight: whom they send, when they bring up all they have, and when they let it be."""

from __future__ import annotations

from civitas.games.era.box.automas import DEFENCE, LEVELS, Level
from civitas.games.era.box.content import FOOD_OF, GOOD_OF, LUXURY, MILITARY
from civitas.games.era.box.holding import put
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import (
    ARMY,
    ATTACKER,
    FLEET,
    LEGION,
    MILITIA,
    VASSAL,
    Automa,
    Battle,
    Holder,
    Outsider,
    Side,
)
from civitas.games.era.box.worth import fits
from civitas.kernel import Note, Procedure, Reveal

LUXURY_KIND, FOOD_KIND, CARD_KIND, MILITARY_KIND, OTHER_KIND = KINDS = ("luxury", "food", "card", "military", "other")
"""What makes a province worth defending, the most valuable first."""


def level_of(g: Era) -> Level:
    assert g.automa is not None
    return LEVELS[g.automa.level]


def worth_defending(g: Era, battle: Battle) -> str:
    """§12.6.1 The kind of province that brings the most armies. §A8 §A21 The open card counts as for the attacker."""
    province = battle.province
    kinds = {
        LUXURY_KIND: GOOD_OF.get(province) in LUXURY,
        FOOD_KIND: province in FOOD_OF,
        CARD_KIND: not isinstance(battle.attacker.seat, Outsider) and fits(g, battle.attacker.seat, province),
        MILITARY_KIND: GOOD_OF.get(province) in MILITARY,
    }
    return max((kind for kind in KINDS if kinds.get(kind)), key=lambda kind: int(DEFENCE[kind]), default=OTHER_KIND)


def send_units(g: Era, side: Side, who: Automa, most: int) -> dict[str, int]:
    """§12.6.1 §12.6.2 So many units of the regular army, legions first. Ore and horses stay where they are."""
    realm, sent = g.realms[who], {}
    if legions := min(most, realm.legions):
        realm.legions -= legions
        sent[LEGION] = legions
    if armies := min(most - legions, realm.armies):
        realm.armies -= armies
        sent[ARMY] = armies
    for sort, number in sent.items():
        put(side.units, sort, number)
    return sent


def defend_by_card(g: Era, battle: Battle, who: Automa) -> Procedure[None]:
    """§12.6.1 More militia by the level, and units by the kind of the province."""
    militia = level_of(g).militia
    if militia:
        put(battle.defender.units, MILITIA, militia)
    kind = worth_defending(g, battle)
    most: int = DEFENCE[kind]
    sent = send_units(g, battle.defender, who, most)
    yield Note(
        "automa-defends",
        seat=who,
        province=battle.province,
        defence=kind,
        most=most,
        militia=militia,
        units=sent,
        strength=battle.defender.strength(),
    )


def match_by_card(g: Era, battle: Battle, who: Automa) -> Procedure[None]:
    """§12.6.2 More militia by the level, and as many units as it takes to be so many more than the defender."""
    level, side = level_of(g), battle.attacker
    if level.militia:
        put(side.units, MILITIA, level.militia)
    wanted = battle.defender.strength() + level.surplus
    sent = send_units(g, side, who, max(0, wanted - side.strength()))
    yield Note(
        "automa-attacks",
        seat=who,
        province=battle.province,
        militia=level.militia,
        units=sent,
        wanted=wanted,
        strength=side.strength(),
    )


def only_sword(battle: Battle) -> bool:
    """§12.6.3 §12.6.4 §A12 Does the attacker hold none of the markers that move?"""
    return ATTACKER not in battle.markers.values()


def has_military_good(g: Era, who: Holder) -> bool:
    """§12.6 Does an automa have ore or horses in its regular army?"""
    return isinstance(who, Automa) and any(
        good in MILITARY and g.control.get(province) == who for province, good in GOOD_OF.items()
    )


def ore_breaks_tie(g: Era, battle: Battle) -> bool:
    """§12.6 §A11 Ore or horses of an attacking automa win a tie of strength, but not against those of another."""
    return has_military_good(g, battle.attacker.seat) and not has_military_good(g, battle.defender.seat)


def join_forces(g: Era, battle: Battle, who: Automa) -> Procedure[bool]:
    """§12.6.3 Pieces that were to attack elsewhere by land come to this battle; the others do not take place."""
    expansion, opponents = g.expansion, g.automa
    assert opponents is not None
    vassals, fleets = sum(expansion.invaders.values()), sum(expansion.landers.values())
    if not vassals + fleets:
        return False
    given_up = [place for place in opponents.battles if place in expansion.invaders or place in expansion.landers]
    expansion.invaders, expansion.landers = {}, {}
    opponents.battles = tuple(place for place in opponents.battles if place not in given_up)
    for sort, number in ((VASSAL, vassals), (FLEET, fleets)):
        if number:
            put(battle.attacker.units, sort, number)
    battle.count += vassals + fleets
    yield Note("automa-joins", seat=who, province=battle.province, number=vassals + fleets, provinces=given_up)
    return True


def call_off(g: Era, battle: Battle) -> Procedure[None]:
    """§12.6.4 §12.6.5 No dice and no triumph; who came and who was sent is used up, who lives there stays."""
    yield Note("automa-calls-off", seat=battle.attacker.seat, other_seat=battle.defender.seat, province=battle.province)
    for side in (battle.attacker, battle.defender):
        seat = side.seat
        if isinstance(seat, Outsider):
            continue
        realm = g.realms[seat]
        used = side.units.pop(ARMY, 0)
        if side is battle.attacker:
            used += side.units.pop(VASSAL, 0) + side.units.pop(FLEET, 0)
        elif number := side.units.pop(VASSAL, 0):
            put(realm.vassals, battle.province, number)
        side.units = {}
        realm.free += used
        for ally, number in side.allies.items():
            g.realms[ally].free += number
        side.allies = {}
        if side.mercenaries:
            realm.shown += side.mercenaries
            hired, side.mercenaries = len(side.mercenaries), ()
            yield Reveal()
            yield Note("mercenaries-spent", seat=seat, number=hired)
        yield Note("automa-used-up", seat=seat, number=used)
