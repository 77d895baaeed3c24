"""§7.E §8 Advances: what they cost, what they bring."""

from __future__ import annotations

from functools import partial

from civitas.games.era.box.content import BOX, FIELDS, LEVELS, MECHANICS, NAVIGATION, WHEEL
from civitas.games.era.box.holding import borrowed, change_morale, occupy, put
from civitas.games.era.box.labels import province_label
from civitas.games.era.box.queries import advances_of, land_of, tribe_of
from civitas.games.era.box.state import Era, Realm
from civitas.games.era.box.tracks import change_influence, gain_food, pay_thalers
from civitas.games.era.box.underway import Owner
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict, YesNo

PRICE, BRANCHES = BOX["advance_price"], BOX["branches"]
NONE = "none"

TOP_LEVEL = Reason("top-level", "8.1", "field")
TOO_DEAR = Reason("too-dear", "8.1", "cost", "thalers")


def is_pioneer(g: Era, field: str, level: int) -> bool:
    """§8.4 Has nobody reached this level?"""
    return all(realm.levels[field] < level for realm in g.realms)


def missing_branches(realm: Realm, field: str, level: int) -> int:
    """§8.2 §D33 How many of the branches beside a field are not far enough for its next level."""
    at = WHEEL.index(field)
    clockwise, back = WHEEL[(at + 1) % len(WHEEL)], WHEEL[at - 1]
    short = [
        realm.levels[clockwise] < BRANCHES["clockwise"][level - 1],
        realm.levels[back] < BRANCHES["counter_clockwise"][level - 1],
    ]
    return sum(short)


def price(g: Era, seat: Owner, field: str) -> int:
    """§8.1 §8.2 §8.3 The base by level, more for missing branches, less by cities, and what a tribe is good at."""
    realm = g.realms[seat]
    level = realm.levels[field] + 1
    tribe = tribe_of(realm)
    if tribe.half_price == field:
        base = PRICE["half"][level - 1]
    else:
        base = PRICE["pioneer" if is_pioneer(g, field, level) else "follower"][level - 1]
    extra = PRICE["branch"][level - 1] * missing_branches(realm, field, level)
    discount = PRICE["city_discount"] * len(realm.cities) + tribe.discount
    cost: int = max(PRICE["least"], base + extra - discount)
    return cost


def prices(g: Era, seat: Owner) -> dict[str, int | None]:
    """§8.1 What the next level of each field costs; None where there is none."""
    realm = g.realms[seat]
    top = LEVELS[-1]
    if not realm.tribe:
        return dict.fromkeys(WHEEL)
    return {field: None if realm.levels[field] == top else price(g, seat, field) for field in WHEEL}


def half_price(realm: Realm, field: str) -> int:
    """§4.2 With the village: half the base, branches as always, nothing off for cities."""
    level = realm.levels[field] + 1
    cost: int = PRICE["half"][level - 1] + PRICE["branch"][level - 1] * missing_branches(realm, field, level)
    return cost


def affordable(g: Era, seat: Owner, half: bool, field: str) -> Verdict:
    """§8.1 There are four levels, and they are paid for."""
    realm = g.realms[seat]
    if field == NONE:
        return None
    if realm.levels[field] == LEVELS[-1]:
        return TOP_LEVEL, field
    cost = half_price(realm, field) if half else price(g, seat, field)
    return (TOO_DEAR, cost, realm.thalers) if cost > realm.thalers else None


def can_advance(g: Era, seat: Owner, half: bool) -> bool:
    return any(affordable(g, seat, half, field) is None for field in WHEEL)


def advances(g: Era, seat: int, leaders: int) -> Procedure[None]:
    """§7.E An advance for each leader, as far as one can and will pay."""
    for _ in range(leaders):
        if not can_advance(g, seat, False):
            return
        if not (yield from buy_advance(g, seat, half=False)):
            return


def buy_advance(g: Era, seat: int, *, half: bool) -> Procedure[bool]:
    """§8.1 Pay for the next level of a field. §8.4 The pioneer gains influence."""

    def label(field: str) -> Label:
        if field == NONE:
            return Label("no-advance")
        realm = g.realms[seat]
        if affordable(g, seat, half, field) == (TOP_LEVEL, field):
            return advance_label(field, realm.levels[field])
        cost = half_price(realm, field) if half else price(g, seat, field)
        level = realm.levels[field] + 1
        return Label("buy-advance", [f"field:{field}"], field=field, level=level, cost=cost)

    check = partial(affordable, g, seat, half)
    field = yield Ask(seat, One("advance", (*WHEEL, NONE), check, rule="8.1", label=label))
    if field == NONE:
        return False
    realm = g.realms[seat]
    yield from pay_for(g, seat, field, half_price(realm, field) if half else price(g, seat, field))
    return True


def pay_for(g: Era, seat: Owner, field: str, cost: int) -> Procedure[None]:
    """§8.1 §8.4 The next level of a field is paid for and takes effect."""
    pioneer = is_pioneer(g, field, g.realms[seat].levels[field] + 1)
    yield from pay_thalers(g, seat, cost)
    yield from reach_level(g, seat, field)
    if pioneer:
        yield from change_influence(g, seat, PRICE["pioneer_influence"])


def reach_level(g: Era, seat: Owner, field: str) -> Procedure[None]:
    """§8.5 §8.6 §8.7 §8.8 §8.9 §8.10 The marker moves inwards, and the level takes effect.

    What an automa gets for navigation and mechanics is another matter (§A5).
    """
    realm = g.realms[seat]
    realm.levels[field] += 1
    level = realm.levels[field]
    yield Note("advance", seat=seat, field=field, level=level, number=advances_of(realm))
    effect = FIELDS[field]
    if effect.food:
        yield from gain_food(g, seat, effect.food[level])
    if effect.morale:
        yield from change_morale(g, seat, effect.morale[level])
    if effect.influence:
        yield from change_influence(g, seat, effect.influence[level])
    if not isinstance(seat, int):
        return
    if field == NAVIGATION:
        yield from free_fleets(g, seat, tribe_of(realm).free_fleets)
    if field == MECHANICS:
        yield from free_armies(g, seat, tribe_of(realm).free_armies)


def vassal_for(g: Era, seat: int, morale: int) -> Procedure[bool]:
    """§D16 §D20 A free vassal, or one from under a city for morale if the player likes; for nothing, always."""
    realm = g.realms[seat]
    if realm.free and (morale or not any(realm.board)):
        return True
    if not any(realm.board):
        return False
    if morale and not (yield Ask(seat, YesNo("borrow", rule="D16", params={"morale": -morale}))):
        return False
    realm.board = borrowed(realm)
    realm.free += 1
    yield Note("borrowed", seat=seat)
    yield from change_morale(g, seat, morale)
    return True


def coasts(g: Era, seat: Owner) -> list[str]:
    """§8.7 The seas beside one's own land."""
    beside = {sea for province in land_of(g, seat) for sea in g.atlas.seas_beside[province]}
    return [sea for sea in g.atlas.seas if sea in beside]


def free_fleets(g: Era, seat: int, number: int) -> Procedure[None]:
    """§8.7 A fleet for nothing beside one's own land. §11.2 Three for Carthaginians."""
    seas = coasts(g, seat)
    for _ in range(number if seas else 0):
        if not (yield from vassal_for(g, seat, tribe_of(g.realms[seat]).fleet_from_city)):
            return
        sea = seas[0]
        if len(seas) > 1:
            sea = yield Ask(seat, One("free-fleet", seas, rule="8.7", label=province_label))
        yield from launch(g, seat, sea)


def launch(g: Era, seat: Owner, sea: str) -> Procedure[None]:
    """A free vassal becomes a fleet; a sea that nobody holds is its owner's now."""
    g.realms[seat].free -= 1
    put(g.realms[seat].fleets, sea)
    yield Note("fleet", seat=seat, province=sea)
    if sea not in g.control:
        yield from occupy(g, seat, sea)


def free_armies(g: Era, seat: int, number: int) -> Procedure[None]:
    """§8.9 An army for nothing. §11.5 Three for Germanics, from under their cities without a loss of morale."""
    realm = g.realms[seat]
    for _ in range(number):
        if not (yield from vassal_for(g, seat, tribe_of(realm).army_from_city)):
            return
        realm.free -= 1
        realm.armies += 1
        yield Note("army", seat=seat, number=1)


def advance_label(field: str, level: int) -> Label:
    return Label("advance", [f"field:{field}"], field=field, level=level)
