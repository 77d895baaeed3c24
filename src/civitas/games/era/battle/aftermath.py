"""§10.5 to §10.13 When a battle is over: triumph, battlefield, and whose the province is."""

from __future__ import annotations

from civitas.games.era.box.content import BOX
from civitas.games.era.box.holding import (
    abandon,
    build_city,
    change_morale,
    occupy,
    put,
    remove_post,
    return_city,
    vacate,
)
from civitas.games.era.box.queries import can_build, tribe_of
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import change_influence
from civitas.games.era.box.underway import (
    ARMY,
    BARBARIANS,
    CITY,
    FLEET,
    LEGION,
    VASSAL,
    Battle,
    Outsider,
    Owner,
    Side,
)
from civitas.games.era.box.worth import may_build
from civitas.games.era.villages import take_village
from civitas.kernel import Ask, Note, Procedure, Reveal, YesNo

FIGURES, TRIUMPH = BOX["battle"], BOX["triumph"]


def aftermath(g: Era, battle: Battle) -> Procedure[None]:
    """§10.5 §10.6 §10.7 First the triumphs, then the battlefield; then everything goes where it belongs."""
    attacker, defender = battle.attacker, battle.defender
    winner = attacker if attacker.strength() else defender if defender.strength() else None
    if winner is None:
        yield Note("battle-drawn", province=battle.province)
    else:
        loser = defender if winner is attacker else attacker
        battle.held, battle.taken = winner is defender, winner is attacker
        yield Note("battle-won", seat=winner.seat, other_seat=loser.seat, province=battle.province)
        yield from triumphs(g, winner, loser)
    for side in (attacker, defender):
        yield from clear(g, side)
    if battle.sea:
        yield from rule_the_sea(g, battle)
        return
    yield from mark_battlefield(g, battle)
    if defender.seat is BARBARIANS:
        yield from after_barbarians(g, battle)
    else:
        yield from after_land_battle(g, battle)


def triumphs(g: Era, winner: Side, loser: Side) -> Procedure[None]:
    """§10.5 §D15 §D30 The winner and the allies who helped move up, the loser falls back."""
    helped = {*winner.allies, *(int(who[5:]) for who in winner.fallen if who.startswith("ally:"))}
    for seat in (winner.seat, *sorted(helped)):
        if not isinstance(seat, Outsider):
            yield from triumph_up(g, seat)
    if not isinstance(loser.seat, Outsider):
        yield from triumph_back(g, loser.seat)


def colour(step: int) -> str:
    """§10.5 §D31 The colour of a field so many steps from the start."""
    if step <= 0 or step % TRIUMPH["red_step"]:
        return ""
    return "red" if step % TRIUMPH["cycle"] else "black"


def triumph_up(g: Era, seat: Owner) -> Procedure[None]:
    """§10.5 A step towards the start of the track: a black field gives influence, a red one morale."""
    realm = g.realms[seat]
    realm.triumph += 1
    yield Note("triumph", seat=seat, steps=1)
    if colour(realm.triumph) == "black":
        yield from change_influence(g, seat, TRIUMPH["black_influence"])
    elif colour(realm.triumph) == "red":
        yield from change_morale(g, seat, TRIUMPH["red_morale"])


def triumph_back(g: Era, seat: Owner) -> Procedure[None]:
    """§10.5 A step back: what the field had given is lost again."""
    realm = g.realms[seat]
    left = colour(realm.triumph)
    realm.triumph -= 1
    yield Note("triumph-back", seat=seat, steps=1)
    if left == "black":
        yield from change_influence(g, seat, -TRIUMPH["black_influence"])
    elif left == "red":
        yield from change_morale(g, seat, -TRIUMPH["red_morale"])


def clear(g: Era, side: Side) -> Procedure[None]:
    """§10.7 §D27 The fallen are free again; legions return, allies go home, mercenaries are used up."""
    seat = side.seat
    if isinstance(seat, Outsider):
        return
    realm = g.realms[seat]
    lost = sum(side.fallen.get(sort, 0) for sort in (VASSAL, ARMY, FLEET))
    realm.free += lost
    realm.legions += side.units.pop(LEGION, 0)
    for who, number in side.fallen.items():
        if who.startswith("ally:"):
            g.realms[int(who[5:])].free += number
    for ally, number in side.allies.items():
        g.realms[ally].free += number
    fleets = side.fallen.get(FLEET, 0)
    side.allies, side.fallen = {}, {CITY: 1} if CITY in side.fallen else {}
    realm.shown += side.mercenaries
    hired, side.mercenaries = len(side.mercenaries), ()
    if hired:
        yield Reveal()
        yield Note("mercenaries-spent", seat=seat, number=hired)
    if lost:
        yield Note("fallen", seat=seat, number=lost)
    if fleets:
        yield from change_morale(g, seat, fleets * tribe_of(realm).lost_fleet_morale)


def mark_battlefield(g: Era, battle: Battle) -> Procedure[None]:
    """§10.6 §D29 Many units make a historic battlefield; a greater one takes the place of a smaller."""
    size = (battle.count >= FIGURES["small_field"]) + (battle.count >= FIGURES["great_field"])
    if size > g.battlefields.get(battle.province, 0):
        g.battlefields[battle.province] = size
        yield Note("battlefield", province=battle.province, size=size)


def station(g: Era, side: Side, province: str) -> Procedure[None]:
    """§D27 Armies and fleets that have fought on land stand there as vassals."""
    seat, number = side.seat, sum(side.units.pop(sort, 0) for sort in (VASSAL, ARMY, FLEET))
    assert not isinstance(seat, Outsider)
    if number:
        put(g.realms[seat].vassals, province, number)
        yield Note("survivors", seat=seat, province=province, number=number)


def after_barbarians(g: Era, battle: Battle) -> Procedure[None]:
    """§10.9 §10.10 §D28 Beaten, the village is taken; in a draw it is out of the game; otherwise it stays."""
    seat, province = battle.attacker.seat, battle.province
    assert not isinstance(seat, Outsider)
    if battle.taken:
        yield from station(g, battle.attacker, province)
        yield from occupy(g, seat, province)
        yield from take_village(g, seat, province)
    elif not battle.held:
        g.buried += (g.villages.pop(province),)
        yield Note("village-gone", province=province)


def after_land_battle(g: Era, battle: Battle) -> Procedure[None]:
    """§10.11 §10.12 §10.13 The winner holds the province; after a draw only a defender in revolution does."""
    attacker, defender, province = battle.attacker, battle.defender, battle.province
    assert not isinstance(attacker.seat, Outsider)
    assert not isinstance(defender.seat, Outsider)
    loser = g.realms[defender.seat]
    if defender.strength() or defender.units:
        yield from station(g, defender, province)
        if not loser.vassals.get(province) and province not in loser.cities:
            yield from abandon(g, defender.seat, province)
        return
    if CITY in defender.fallen:
        yield from return_city(g, defender.seat, province)
    if not battle.taken:
        if province in g.posts and province not in loser.cities:
            yield from remove_post(g, province)
        yield from abandon(g, defender.seat, province)
        return
    yield from conquer(g, battle)


def conquer(g: Era, battle: Battle) -> Procedure[None]:
    """§10.11 §10.12 §7.G.1 §D40 §A16 Everything there changes hands; a city may be replaced by one's own."""
    attacker, province = battle.attacker.seat, battle.province
    defender = battle.defender.seat
    assert not isinstance(attacker, Outsider)
    assert not isinstance(defender, Outsider)
    winner, loser = g.realms[attacker], g.realms[defender]
    city = CITY in battle.defender.fallen
    if province in loser.cities:
        city = True
        yield from return_city(g, defender, province)
    if number := loser.vassals.pop(province, 0):
        loser.free += number
        yield Note("vassals-removed", seat=defender, province=province, number=number)
    # §D2 The step back on the track may have cost the last vassal there, and with it the province.
    if g.control.get(province) == defender:
        yield from vacate(g, defender, province)
    yield from station(g, battle.attacker, province)
    yield from occupy(g, attacker, province)
    if not city:
        yield from change_morale(g, attacker, FIGURES["province_morale"])
        return
    if isinstance(attacker, int):
        built = can_build(winner) and (
            yield Ask(attacker, YesNo("own-city", rule="D40", params={"province": province}))
        )
    else:
        built = may_build(g, attacker)
    if built:
        yield from build_city(g, attacker, province)
    elif province in g.posts:
        yield from remove_post(g, province)
    yield from change_morale(g, attacker, FIGURES["city_morale"])
    yield from change_influence(g, attacker, FIGURES["city_influence"])
    yield from change_influence(g, defender, -FIGURES["city_influence"])


def rule_the_sea(g: Era, battle: Battle) -> Procedure[None]:
    """§10.8 The winner's fleets stay and hold the sea; its fish changes hands."""
    sea = battle.province
    holder = g.control[sea]
    for side in (battle.attacker, battle.defender):
        if number := side.units.pop(FLEET, 0):
            assert not isinstance(side.seat, Outsider)
            g.realms[side.seat].fleets[sea] = number
            if side.seat != holder:
                yield from vacate(g, holder, sea)
                yield from occupy(g, side.seat, sea)
            return
    yield from abandon(g, holder, sea)
