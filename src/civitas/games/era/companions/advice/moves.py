"""Where vassals grow up and where they go: settling, gathering for a city, and attacks that are likely to succeed."""

from __future__ import annotations

from civitas.games.advice import once
from civitas.games.era.battle.lineup import barbarians_at, militia_at
from civitas.games.era.battle.odds import Power, odds_of
from civitas.games.era.box.content import BOX, FOOD_OF, IS_SEA, MECHANICS
from civitas.games.era.companions.advice.numbers import ACTION, MOVE, RECRUIT, WORTH, View
from civitas.games.era.companions.advice.stand import NEED, Stand, realm_of
from civitas.games.era.expansion.growth import BORROW, GROWTH
from civitas.games.era.expansion.movement import DONE, FLEET, HORSE, RAID, STACK, STAY
from civitas.games.era.expansion.recruiting import ARMY, POST
from civitas.kernel import Prompt

FIGURES, BARBARIANS = BOX["battle"], BOX["barbarians"]


def place_vassal(stand: Stand, prompt: Prompt, answer: str) -> float:
    """Where a new vassal finds land of its own, or is missing for a city."""
    if answer == DONE:
        return WORTH["unused_growth"]
    if answer == BORROW:
        return _borrowed(stand)
    if stand.site and (answer == stand.site or answer in stand.atlas.land_beside[stand.site]):
        return MOVE["gather"]
    return WORTH["growth"] + max(_room(stand, answer), _strike(stand, answer))


def _borrowed(stand: Stand) -> float:
    """When nobody is free but there is land, and morale is not yet low."""
    if stand.realm["free"] or stand.realm["morale"] < MOVE["high_morale"]:
        return ACTION["idle"]
    new = stand.view["expansion"]["new"]
    room = max((_room(stand, own) for own in stand.land if own not in new), default=0.0)
    return WORTH["growth"] + room + stand.morale * GROWTH["city_vassal_morale"] if room else 0.0


def _room(stand: Stand, own: str) -> float:
    """The best empty land near a province that nobody has been sent to yet."""
    near = stand.near(own)
    return max(0.0, next((worth for worth, place in stand.left_over if place in near), 0.0))


def _strike(stand: Stand, own: str) -> float:
    """What one vassal more in a province does for an attack from there."""
    return max((_blow(stand, place) for place in stand.near(own)), default=0.0)


@once
def _blow(stand: Stand, place: str) -> float:
    """What one vassal more beside a province does for an attack on it."""
    facts = stand.provinces.get(place, {})
    if "village" not in facts and facts.get("holder", stand.seat) == stand.seat:
        return 0.0
    coming, army = sum(stand.surplus(near) for near in stand.near(place)), _army(stand.realm)
    if coming and chance(stand, place, coming + army, False) >= MOVE["safe"]:
        return 0.0
    for more in range(1, int(MOVE["muster"]) + 1):
        likely = chance(stand, place, coming + more + army, False)
        if likely >= MOVE["needed"]:
            return max(0.0, likely * _prize(stand, place) * stand.taste["war"] / more)
    return 0.0


def recruit(stand: Stand, prompt: Prompt, answer: str) -> float:
    """A post always, an army or two, a fleet where there is fish."""
    kind, _, place = answer.partition(":")
    if kind == DONE:
        return RECRUIT["done"]
    if kind == POST:
        return RECRUIT["post"] * stand.taste["trade"]
    cost = stand.thaler * prompt.label(answer).params["cost"]
    if kind == ARMY:
        few = stand.realm["armies"] + stand.realm["legions"] < RECRUIT["armies"]
        return RECRUIT["army"] * stand.taste["war"] if few and cost <= stand.thaler else ACTION["idle"]
    province, _, sea = place.partition(":")
    return float(RECRUIT["fleet"] + _fleet(stand, sea) - _room(stand, province) - cost)


@once
def _fleet(stand: Stand, sea: str) -> float:
    """The best place for one fleet more; the better ones are for those that are on their way."""
    places = {sea, *stand.harbours(sea, stand.fleet_points)}
    goals = sorted((_voyage(stand, place) for place in places), reverse=True)
    idle = sum(stand.fleets(one) for one in places if IS_SEA[one] and not FOOD_OF.get(one))
    return goals[idle] if idle < len(goals) else 0.0


# ---------------------------------------------------------------------- movement


def march(stand: Stand, prompt: Prompt, answer: str) -> float:
    """The piece with the best way to go."""
    kind, _, place = answer.partition(":")
    if kind == DONE:
        return MOVE["stay"]
    if kind == RAID:
        return MOVE["raid"]
    if kind == STACK:
        return ACTION["idle"]  # bots weigh every vassal for itself: where the first goes, the next finds another worth
    if kind == FLEET:
        points = max(stand.view["expansion"]["sailing"].get(place, (1,)))
        ways = [_voyage(stand, far) for far in stand.harbours(place, points)]
        return max(ways, default=ACTION["idle"]) + _leaving_sea(stand, place)
    best = _way(stand, place)
    return best + MOVE["horse"] if kind == HORSE else best


@once
def _way(stand: Stand, place: str) -> float:
    """The best that a vassal can do from a province."""
    anywhere, gathering = _leaving(stand, place, place), _leaving(stand, place, stand.site)
    ways = [arrival(stand, near) + (gathering if near == stand.site else anywhere) for near in stand.reach(place)]
    return max(ways, default=ACTION["idle"])


def walk(stand: Stand, prompt: Prompt, answer: str) -> float:
    """Where a vassal goes; none at all rather than somewhere worse."""
    if answer == STAY:
        return MOVE["stay"]
    assert prompt.params is not None
    return arrival(stand, answer) + _leaving(stand, prompt.params["province"], answer)


def bridge(stand: Stand, prompt: Prompt, answer: str) -> float:
    """The fewer fleets the better, and rather those that have sailed already."""
    sailing = stand.view["expansion"]["sailing"]
    return -float(sum(1 + (sea in sailing) for sea in answer.split(":")))


def sail(stand: Stand, prompt: Prompt, answer: str) -> float:
    """Fish, or a shore."""
    if answer == STAY:
        return MOVE["stay"]
    assert prompt.params is not None
    start = prompt.params["province"]
    return _voyage(stand, answer) + _leaving_sea(stand, start)


def _leaving(stand: Stand, place: str, target: str) -> float:
    """A province without anybody is lost; for a city that is made up for, unless it feeds the city."""
    if place == stand.site or stand.founds(place):
        return ACTION["idle"]
    if stand.surplus(place):
        return 0.0
    if place in FOOD_OF:
        return ACTION["idle"]
    return -stand.bounty(place) if target == stand.site else MOVE["homeless"] - stand.bounty(place)


def _leaving_sea(stand: Stand, sea: str) -> float:
    alone = stand.fleets(sea) == 1 and stand.provinces[sea].get("holder") == stand.seat
    return -stand.bounty(sea) - stand.bridged(sea) if alone else 0.0


@once
def _voyage(stand: Stand, place: str) -> float:
    if not IS_SEA[place]:
        return arrival(stand, place, True) + MOVE["carried"]
    return stand.bounty(place) + stand.opened(place) if stand.empty(place) else ACTION["idle"]


@once
def arrival(stand: Stand, place: str, landing: bool = False) -> float:
    """What it is worth to come into a land province with one vassal."""
    facts = stand.provinces.get(place, {})
    if "village" in facts or facts.get("holder", stand.seat) != stand.seat:
        return _attack(stand, place, landing)
    if "holder" in facts:
        gathers = place == stand.site and stand.vassals(place) < NEED
        return MOVE["gather"] * stand.taste["cities"] if gathers else MOVE["enough"]
    return stand.settling(place)


# ---------------------------------------------------------------------- attacks


def _attack(stand: Stand, place: str, landing: bool) -> float:
    """As good as what it brings, if enough can come; nothing more once there are enough."""
    expansion = stand.view["expansion"]
    sent = expansion["invaders"].get(place, 0) + expansion["landers"].get(place, 0)
    near = stand.near(place)
    coming = sum(min(stand.surplus(own), number) for own, number in expansion["ready"].items() if own in near)
    army = _army(stand.realm)
    if chance(stand, place, sent + army, landing) >= MOVE["safe"]:
        return MOVE["enough"]
    likely = chance(stand, place, sent + max(1, coming) + army, landing)
    if likely < MOVE["needed"]:
        return MOVE["enough"] if sent else ACTION["idle"]
    return likely * _prize(stand, place) * stand.taste["war"]


def _army(realm: View) -> int:
    """What can be sent into a battle from beside the board."""
    army: int = realm["armies"] + realm["legions"] + realm["militia"]
    return army


def _prize(stand: Stand, place: str) -> float:
    facts = stand.provinces[place]
    prize = stand.bounty(place) + MOVE["triumph"]
    if "village" in facts:
        return prize + MOVE["village"]
    holder = facts["holder"]
    if [min(stand.seat, holder), max(stand.seat, holder)] in stand.view["alliances"]:
        return MOVE["treason"]
    if realm_of(stand.view, holder)["protected"]:
        return MOVE["protected"]
    if "city" in facts:
        return float(prize + MOVE["city"] + stand.morale * FIGURES["city_morale"])
    return float(prize + MOVE["conquest"] + stand.morale * FIGURES["province_morale"])


@once
def chance(stand: Stand, place: str, units: int, landing: bool) -> float:
    """§10.3 How likely so many units win there, if everybody sends what he has."""
    facts, view, own = stand.provinces[place], stand.view, stand.realm
    if "village" in facts:
        level = view["level"] - 1
        number = 1 + barbarians_at(level, landing=landing)
        foe = Power(number, BARBARIANS["morale"], BARBARIANS["mechanics"][level])
    else:
        holder, city = realm_of(view, facts["holder"]), "city" in facts
        number = facts.get("vassals", {}).get(str(facts["holder"]), 0) + city + _army(holder)
        number += militia_at(place, battlefield=facts.get("battlefield", 0), city=city, landing=landing)
        foe = Power(number, holder["morale"], holder["levels"][MECHANICS])
    return odds_of(Power(units, own["morale"], own["levels"][MECHANICS]), foe).won
