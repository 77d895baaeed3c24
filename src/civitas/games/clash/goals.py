"""§8.7 When an objective is fulfilled: a test for each, over what everybody can see on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from civitas.games.clash.battlefield import ATTACKER, DEFENDER, Battle
from civitas.games.clash.content import (
    ADVANCES,
    ANGRY,
    CATEGORIES,
    GOVERNMENTS,
    HAPPY,
    IN_CATEGORY,
    LEARNED,
    RAW,
)
from civitas.games.clash.state import (
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
from civitas.games.clash.trade_routes import most_routes

Goal = dict[str, Any]
Test = Callable[[Clash, int, Goal], bool]
BattleTest = Callable[[Clash, int, Goal, Battle, int], bool]
"""The last two: the battle that has just ended, and the side of the player in it."""

STATUS_TESTS: dict[str, Test] = {}
BATTLE_TESTS: dict[str, BattleTest] = {}


def status(name: str) -> Callable[[Test], Test]:
    """A test of the status phase, or of a moment that is no battle."""

    def register(test: Test) -> Test:
        STATUS_TESTS[name] = test
        return test

    return register


def after_battle(name: str) -> Callable[[BattleTest], BattleTest]:
    """A test after a battle, for each player who fought in it."""

    def register(test: BattleTest) -> BattleTest:
        BATTLE_TESTS[name] = test
        return test

    return register


def leads(g: Clash, seat: int, count: Callable[[Clash, int], int], by: int = 1) -> bool:
    """Does the player have more than every other, by so much?"""
    own = count(g, seat)
    return all(own >= count(g, other) + by for other in range(g.seats) if other != seat)


# ---------------------------------------------------------------------- cities and buildings


@status("large-civilization")
def large_civilization(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.1 Six cities."""
    return len(cities(g, seat)) >= int(goal["cities"])


@status("most-buildings")
def most_buildings(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.2 §8.7.3 §8.7.5 §8.7.42 More cities with a building than any other player."""

    def with_it(g: Clash, seat: int) -> int:
        return sum(has_building(g, hex, goal["building"]) for hex in cities(g, seat))

    return leads(g, seat, with_it)


@status("happy-population")
def happy_population(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.8 Four happy cities."""
    return sum(g.mood[hex] == HAPPY for hex in cities(g, seat)) >= int(goal["value"])


@status("terror-regime")
def terror_regime(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.53 Four angry cities."""
    return sum(g.mood[hex] == ANGRY for hex in cities(g, seat)) >= int(goal["value"])


@status("architecture")
def architecture(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.15 Four kinds of buildings of one's colour in one's cities."""
    own = [built for hex in cities(g, seat) for built, colour in g.buildings[hex] if colour == seat]
    return len(dict.fromkeys(own)) >= int(goal["value"])


@status("colony")
def colony(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.17 A city five hexes from the first one."""
    return any(from_home(g, seat, hex) >= goal["value"] for hex in cities(g, seat))


def from_home(g: Clash, seat: int, hex: str) -> int:
    """How far a hex lies from where the player began, whatever is between."""
    home = g.players[seat].home
    return g.atlas.distance[home][hex] if home else 0


@status("metropolis")
def metropolis(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.22 A city of size five."""
    return any(size(g, hex) >= goal["value"] for hex in cities(g, seat))


@status("expansionist")
def expansionist(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.25 Four cities without a city beside them."""
    lonely = [hex for hex in cities(g, seat) if not any(n in g.city for n in g.atlas.neighbours[hex])]
    return len(lonely) >= int(goal["value"])


@status("consulate")
def consulate(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.19 Two foreign cities under one's influence, barbarian ones too."""
    influenced = [
        hex for hex, owner in g.city.items() if owner != seat and any(colour == seat for _, colour in g.buildings[hex])
    ]
    return len(influenced) >= int(goal["value"])


def foreign_buildings(g: Clash, seat: int) -> int:
    """Buildings of one's colour in cities of others."""
    return sum(colour == seat for hex, built in g.buildings.items() if g.city[hex] != seat for _, colour in built)


@status("culture-power")
def culture_power(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.30 More buildings in cities of others than any other player."""
    return leads(g, seat, foreign_buildings)


@status("magnificent-culture")
def magnificent_culture(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.31 The only one who has built a wonder in this round."""
    built = [other for other, player in enumerate(g.players) if player.marks.get("wonder-built") == g.round]
    return built == [seat]


# ---------------------------------------------------------------------- advances and stocks


def complete(g: Clash, seat: int, category: str) -> bool:
    """Are all four advances of a category there?"""
    return all(id in g.players[seat].advances for id in IN_CATEGORY[category])


@status("category")
def whole_category(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.6 §8.7.9 §8.7.18 §8.7.20 §8.7.21 §8.7.23 §8.7.44 All four advances of the category."""
    return complete(g, seat, goal["category"])


@status("government")
def whole_government(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.24 §8.2 All four advances of a government that has not served for this before."""
    own = government(g, seat)
    return own in GOVERNMENTS and complete(g, seat, own) and not g.players[seat].marks.get(f"governed:{own}")


@status("goal-focused")
def goal_focused(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.16 More whole categories than any other player."""
    return leads(g, seat, lambda g, seat: sum(complete(g, seat, category) for category in CATEGORIES))


@status("advanced-culture")
def advanced_culture(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.4 More advances than any other player, and six at least."""
    return learned(g, seat) >= int(goal["advances"]) and leads(g, seat, learned)


def learned(g: Clash, seat: int) -> int:
    """The advances of the twelve categories; those of a civilisation do not count."""
    return sum(id in LEARNED for id in g.players[seat].advances)


@status("diversified-research")
def diversified_research(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.29 Advances of nine categories."""
    known = dict.fromkeys(ADVANCES[id].category for id in g.players[seat].advances if id in LEARNED)
    return len(known) >= int(goal["value"])


@status("stock")
def stock(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.7 §8.7.11 §8.7.12 §8.7.13 §8.7.14 Five of a resource, two of which are paid."""
    return g.players[seat].goods[goal["resource"]] >= int(goal["value"])


@status("optimized-storage")
def optimized_storage(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.10 Three each of food, wood and ore."""
    return all(g.players[seat].goods[good] >= goal["value"] for good in RAW)


@status("trade-power")
def trade_power(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.27 Three possible trade routes."""
    return most_routes(g, seat) >= int(goal["value"])


@status("shipping-routes")
def shipping_routes(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.28 Two possible trade routes of ships."""
    return most_routes(g, seat, ships_only=True) >= int(goal["value"])


# ---------------------------------------------------------------------- armies and fleets


def armies(g: Clash, seat: int) -> int:
    return sum(is_army(unit) for units in g.units[seat].values() for unit in units)


def fleet(g: Clash, seat: int) -> int:
    return sum(is_ship(unit) for units in g.units[seat].values() for unit in units)


@status("sea-blockade")
def sea_blockade(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.38 Two ships before ports of one and the same other player."""
    for other in range(g.seats):
        waters = {water for city, water in g.ports.items() if g.city[city] == other}
        if other != seat and sum(len(ships(g, seat, water)) for water in sorted(waters)) >= goal["value"]:
            return True
    return False


@status("large-fleet")
def large_fleet(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.40 Four ships, or two at least and more than any other player."""
    own = fleet(g, seat)
    return own >= int(goal["value"]) or (own >= goal["lead_value"] and leads(g, seat, fleet))


@status("large-army")
def large_army(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.41 Four army units more than any other player."""
    return leads(g, seat, armies, goal["value"])


@status("standing-army")
def standing_army(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.43 Army units in four cities."""
    return sum(bool(army(g, seat, hex)) for hex in cities(g, seat)) >= int(goal["value"])


@status("military-might")
def military_might(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.51 Twelve army units and ships."""
    return armies(g, seat) + fleet(g, seat) >= int(goal["value"])


@status("threat")
def threat(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.46 Four army units next to one city of another player."""
    return any(
        sum(len(army(g, seat, n)) for n in g.atlas.neighbours[hex]) >= goal["value"]
        for hex, owner in g.city.items()
        if owner not in (seat, BARBARIANS)
    )


@status("outpost")
def outpost(g: Clash, seat: int, goal: Goal) -> bool:
    """§8.7.54 Army units on three land hexes away from all cities."""
    posts = [
        hex
        for hex in g.units[seat]
        if is_land(g, hex) and army(g, seat, hex) and not any(n in g.city for n in (hex, *g.atlas.neighbours[hex]))
    ]
    return len(posts) >= int(goal["value"])


# ---------------------------------------------------------------------- battles


@after_battle("conqueror")
def conqueror(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.33 A defended city of another player captured."""
    return side == ATTACKER and battle.captured and battle.city_owner >= 0 and battle.defended


@after_battle("warmonger")
def warmonger(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.34 The second land battle of the turn, in another place, and one of them won."""
    if g.turn.seat != seat or battle.sea:
        return False
    places = dict.fromkeys(hex for key, hex in g.turn.facts if key == "fought")
    used = g.turn.marks.get("warmonger", 0)
    won = any(key == "won" for key, _ in g.turn.facts)
    return won and len(places) - used * goal["value"] >= goal["value"]


@after_battle("general")
def general(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.35 Three army units killed in a land battle."""
    return not battle.sea and battle.lost[1 - side] >= goal["value"]


@after_battle("great-battle")
def great_battle(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.36 Six army units at the beginning of a land battle."""
    return not battle.sea and sum(battle.started) >= goal["value"]


@after_battle("defiance")
def defiance(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.37 A battle won against another player with fewer units."""
    outnumbered = battle.started[side] < battle.started[1 - side]
    return battle.winner == seat and battle.owners[1 - side] >= 0 and outnumbered


@after_battle("naval-assault")
def naval_assault(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.39 A city of another player captured by units that had just landed."""
    return side == ATTACKER and battle.captured and battle.city_owner >= 0 and battle.landed


@after_battle("bold")
def bold(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.45 A battle won against more Warfare advances or more units."""
    enemy = battle.owners[1 - side]
    if battle.winner != seat:
        return False
    better = enemy >= 0 and warfare(g, enemy) > warfare(g, seat)
    return better or battle.started[1 - side] > battle.started[side]


def warfare(g: Clash, seat: int) -> int:
    return sum(ADVANCES[id].category == "warfare" for id in g.players[seat].advances)


@after_battle("legendary-battle")
def legendary_battle(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.47 A city of size five with a wonder attacked with three army units, won or lost."""
    large = battle.city_size >= goal["size"] and battle.city_wonders > 0
    return side == ATTACKER and large and battle.started[ATTACKER] >= goal["value"]


@after_battle("scavenger")
def scavenger(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.48 A settler or ship killed where it could have traded."""
    return str(1 - side) in battle.traders_lost


@after_battle("aggressor")
def aggressor(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.49 A land battle won as attacker, and two army units killed."""
    attacked = side == ATTACKER and battle.winner == seat and not battle.sea
    return attacked and battle.lost[DEFENDER] >= goal["value"]


@after_battle("barbarian-conquest")
def barbarian_conquest(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.50 A barbarian city with two army units captured."""
    captured = side == ATTACKER and battle.captured and battle.city_owner == BARBARIANS
    return captured and battle.started[DEFENDER] >= goal["value"]


@after_battle("resistance")
def resistance(g: Clash, seat: int, goal: Goal, battle: Battle, side: int) -> bool:
    """§8.7.52 Barbarians beaten in defence of an own city, and two of them dead."""
    held = side == DEFENDER and battle.winner == seat and battle.city_owner == seat
    return held and battle.attacker == BARBARIANS and battle.lost[ATTACKER] >= goal["value"]
