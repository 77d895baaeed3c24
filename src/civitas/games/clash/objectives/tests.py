"""§8.7 When an objective is fulfilled: a test for each, over what everybody can see on the table.

Those of the status phase say how far a player has come and how far it takes, so that people can be shown both.
"""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.clash.advances.trade_routes import most_routes
from civitas.games.clash.box.battle_record import ATTACKER, DEFENDER, Battle
from civitas.games.clash.box.content import (
    ADVANCES,
    ANGRY,
    CATEGORIES,
    GOVERNMENTS,
    HAPPY,
    IN_CATEGORY,
    LEARNED,
    RAW,
)
from civitas.games.clash.box.inventory import Objective
from civitas.games.clash.box.queries import (
    BARBARIANS,
    Clash,
    army,
    cities,
    government,
    has_building,
    is_army,
    is_land,
    is_ship,
    ships,
    size,
)
from civitas.games.clash.objectives.measuring import Measure, after_battle, lead, status, to_lead

# ---------------------------------------------------------------------- cities and buildings


@status("large-civilization")
def large_civilization(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.1 Six cities."""
    return len(cities(g, seat)), goal.cities


@status("most-buildings")
def most_buildings(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.2 §8.7.3 §8.7.5 §8.7.42 §8.7.55 §8.7.57 §8.7.58 More cities with a building than any other player."""

    def with_it(g: Clash, seat: int) -> int:
        return sum(has_building(g, hex, goal.building) for hex in cities(g, seat))

    return lead(g, seat, with_it)


@status("happy-population")
def happy_population(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.8 Four happy cities."""
    return sum(g.mood[hex] == HAPPY for hex in cities(g, seat)), goal.value


@status("terror-regime")
def terror_regime(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.53 Four angry cities."""
    return sum(g.mood[hex] == ANGRY for hex in cities(g, seat)), goal.value


@status("architecture")
def architecture(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.15 Four kinds of buildings of one's colour in one's cities."""
    own = [built for hex in cities(g, seat) for built, colour in g.buildings[hex] if colour == seat]
    return len(dict.fromkeys(own)), goal.value


@status("colony")
def colony(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.17 A city five hexes from the first one."""
    return max([from_home(g, seat, hex) for hex in cities(g, seat)], default=0), goal.value


def from_home(g: Clash, seat: int, hex: str) -> int:
    """How far a hex lies from where the player began, whatever is between."""
    home = g.players[seat].home
    return g.atlas.distance[home][hex] if home else 0


@status("metropolis")
def metropolis(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.22 A city of size five."""
    return max([size(g, hex) for hex in cities(g, seat)], default=0), goal.value


@status("expansionist")
def expansionist(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.25 Four cities without a city beside them."""
    lonely = [hex for hex in cities(g, seat) if not any(n in g.city for n in g.atlas.neighbours[hex])]
    return len(lonely), goal.value


@status("consulate")
def consulate(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.19 Two foreign cities under one's influence, barbarian ones too."""
    influenced = [
        hex for hex, owner in g.city.items() if owner != seat and any(colour == seat for _, colour in g.buildings[hex])
    ]
    return len(influenced), goal.value


def foreign_buildings(g: Clash, seat: int) -> int:
    """Buildings of one's colour in cities of others."""
    return sum(colour == seat for hex, built in g.buildings.items() if g.city[hex] != seat for _, colour in built)


@status("culture-power")
def culture_power(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.30 More buildings in cities of others than any other player."""
    return lead(g, seat, foreign_buildings)


@status("magnificent-culture")
def magnificent_culture(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.31 The only one who has built a wonder in this round."""
    built = [other for other, player in enumerate(g.players) if player.wonder_round == g.round]
    return int(built == [seat]), 1


# ---------------------------------------------------------------------- advances and stocks


def complete(g: Clash, seat: int, category: str) -> bool:
    """Are all four advances of a category there?"""
    own, need = of_category(g, seat, category)
    return own == need


def of_category(g: Clash, seat: int, category: str) -> Measure:
    """How many of the four advances of a category are there."""
    return sum(id in g.players[seat].advances for id in IN_CATEGORY[category]), len(IN_CATEGORY[category])


@status("category")
def whole_category(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.6 §8.7.9 §8.7.18 §8.7.20 §8.7.21 §8.7.23 §8.7.44 All four advances of the category."""
    return of_category(g, seat, goal.category)


@status("government")
def whole_government(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.24 §8.2 All four advances of a government that has not served for this before."""
    own = government(g, seat)
    if own not in GOVERNMENTS or own in g.players[seat].governed:
        return 0, len(IN_CATEGORY[GOVERNMENTS[0]])
    return of_category(g, seat, own)


@status("goal-focused")
def goal_focused(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.16 More whole categories than any other player."""
    return lead(g, seat, lambda g, seat: sum(complete(g, seat, category) for category in CATEGORIES))


@status("advanced-culture")
def advanced_culture(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.4 More advances than any other player, and six at least."""
    return learned(g, seat), max(goal.advances, to_lead(g, seat, learned))


def learned(g: Clash, seat: int) -> int:
    """The advances of the twelve categories; those of a civilisation do not count."""
    return sum(id in LEARNED for id in g.players[seat].advances)


@status("diversified-research")
def diversified_research(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.29 Advances of nine categories."""
    known = dict.fromkeys(ADVANCES[id].category for id in g.players[seat].advances if id in LEARNED)
    return len(known), goal.value


@status("stock")
def stock(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.7 §8.7.11 §8.7.12 §8.7.13 §8.7.14 Five of a resource, two of which are paid."""
    return g.players[seat].goods[goal.resource], goal.value


@status("optimized-storage")
def optimized_storage(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.10 Three each of food, wood and ore."""
    return sum(min(g.players[seat].goods[good], goal.value) for good in RAW), goal.value * len(RAW)


@status("trade-power")
def trade_power(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.27 Three possible trade routes."""
    return most_routes(g, seat), goal.value


@status("shipping-routes")
def shipping_routes(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.28 Two possible trade routes of ships."""
    return most_routes(g, seat, ships_only=True), goal.value


# ---------------------------------------------------------------------- armies and fleets


def armies(g: Clash, seat: int) -> int:
    return sum(is_army(unit) for units in g.units[seat].values() for unit in units)


def fleet(g: Clash, seat: int) -> int:
    return sum(is_ship(unit) for units in g.units[seat].values() for unit in units)


@status("sea-blockade")
def sea_blockade(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.38 Two ships before ports of one and the same other player."""
    most = 0
    for other in range(g.seats):
        waters = {water for city, water in g.ports.items() if g.city[city] == other}
        if other != seat:
            most = max(most, sum(len(ships(g, seat, water)) for water in sorted(waters)))
    return most, goal.value


@status("large-fleet")
def large_fleet(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.40 Four ships, or two at least and more than any other player."""
    return fleet(g, seat), min(goal.value, max(goal.lead_value, to_lead(g, seat, fleet)))


@status("large-army")
def large_army(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.41 Four army units more than any other player."""
    return lead(g, seat, armies, goal.value)


@status("standing-army")
def standing_army(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.43 Army units in four cities."""
    return sum(bool(army(g, seat, hex)) for hex in cities(g, seat)), goal.value


@status("military-might")
def military_might(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.51 Twelve army units and ships."""
    return armies(g, seat) + fleet(g, seat), goal.value


@status("threat")
def threat(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.46 Four army units next to one city of another player."""
    beside = [
        sum(len(army(g, seat, n)) for n in g.atlas.neighbours[hex])
        for hex, owner in g.city.items()
        if owner not in (seat, BARBARIANS)
    ]
    return max(beside, default=0), goal.value


@status("outpost")
def outpost(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.54 Army units on three land hexes away from all cities."""
    return away_from_cities(g, seat, is_army), goal.value


def away_from_cities(g: Clash, seat: int, counts: Callable[[str], bool]) -> int:
    """On how many land hexes that neither are cities nor lie next to one the player has units that count."""
    return sum(
        is_land(g, hex) and any(map(counts, units)) and not any(n in g.city for n in (hex, *g.atlas.neighbours[hex]))
        for hex, units in g.units[seat].items()
    )


# ---------------------------------------------------------------------- battles


@after_battle("conqueror")
def conqueror(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.33 A defended city of another player captured."""
    return side == ATTACKER and battle.captured and isinstance(battle.city_owner, int) and battle.defended


@after_battle("warmonger")
def warmonger(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.34 The second land battle of the turn, in another place, and one of them won."""
    if g.turn.seat != seat or battle.sea:
        return False
    places = dict.fromkeys(hex for key, hex in g.turn.facts if key == "fought")
    won = any(key == "won" for key, _ in g.turn.facts)
    return won and len(places) - g.turn.warmonger * goal.value >= goal.value


@after_battle("general")
def general(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.35 Three army units killed in a land battle."""
    return not battle.sea and battle.lost[1 - side] >= goal.value


@after_battle("great-battle")
def great_battle(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.36 Six army units at the beginning of a land battle."""
    return not battle.sea and sum(battle.started) >= goal.value


@after_battle("defiance")
def defiance(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.37 A battle won against another player with fewer units."""
    outnumbered = battle.started[side] < battle.started[1 - side]
    return battle.winner == seat and isinstance(battle.owners[1 - side], int) and outnumbered


@after_battle("naval-assault")
def naval_assault(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.39 A city of another player captured by units that had just landed."""
    return side == ATTACKER and battle.captured and isinstance(battle.city_owner, int) and battle.landed


@after_battle("bold")
def bold(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.45 A battle won against more Warfare advances or more units."""
    enemy = battle.owners[1 - side]
    if battle.winner != seat:
        return False
    better = isinstance(enemy, int) and warfare(g, enemy) > warfare(g, seat)
    return better or battle.started[1 - side] > battle.started[side]


def warfare(g: Clash, seat: int) -> int:
    return sum(ADVANCES[id].category == "warfare" for id in g.players[seat].advances)


@after_battle("legendary-battle")
def legendary_battle(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.47 A city of size five with a wonder attacked with three army units, won or lost."""
    large = battle.city_size >= goal.size and battle.city_wonders > 0
    return side == ATTACKER and large and battle.started[ATTACKER] >= goal.value


@after_battle("scavenger")
def scavenger(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.48 A settler or ship killed where it could have traded."""
    return str(1 - side) in battle.traders_lost


@after_battle("aggressor")
def aggressor(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.49 A land battle won as attacker, and two army units killed."""
    attacked = side == ATTACKER and battle.winner == seat and not battle.sea
    return attacked and battle.lost[DEFENDER] >= goal.value


@after_battle("barbarian-conquest")
def barbarian_conquest(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.50 A barbarian city with two army units captured."""
    captured = side == ATTACKER and battle.captured and battle.city_owner == BARBARIANS
    return captured and battle.started[DEFENDER] >= goal.value


@after_battle("resistance")
def resistance(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.52 Barbarians beaten in defence of an own city, and two of them dead."""
    held = side == DEFENDER and battle.winner == seat and battle.city_owner == seat
    return held and battle.attacker == BARBARIANS and battle.lost[ATTACKER] >= goal.value
