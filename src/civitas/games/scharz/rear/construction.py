"""§4.3 §D38 Subphase 8: construction, quarter by quarter."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BOX, BUILDINGS, CITY, DOCK, FORT, HARBOUR, HEAVY, KINDS, UNITS, VILLAGE
from civitas.games.scharz.box.factions import Faction
from civitas.games.scharz.box.holding import change_gold, change_prestige, clear_site
from civitas.games.scharz.box.lie import Lie, at_first
from civitas.games.scharz.box.queries import count, faction_of, in_order
from civitas.games.scharz.box.state import SITE, Realm, Scharz
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Reason, Verdict

FIGURES = BOX["build"]
TWICE_COST: int = BOX["spend"]["twice"]
BUILD_START: int = FIGURES["fast_quarters"]
"""§D2 How much of a building stands at once in the fast game."""
RUSH, TWICE = "rush", "twice"
TOO_LITTLE_GOLD = Reason("too-little-gold", "4.3", "cost", "gold")


def cost_of(realm: Realm, building: str) -> int:
    """§7 A gold less with thirty prestige."""
    gold = BUILDINGS[building].gold
    return gold - FIGURES["cheaper_by"] if realm.prestige >= FIGURES["cheaper_at"] else gold


def rush_cost(building: str) -> int:
    """§4.3 Half the price, rounded up, for a quarter."""
    return -(-BUILDINGS[building].gold // 2)


def least_workers(realm: Realm, building: str) -> int:
    """§4.3 How many are needed for a building."""
    return least_workers_of(faction_of(realm), building)


def least_workers_of(faction: Faction, building: str) -> int:
    """§4.3 §11 Romans need half as many for settlements, Ostrogoths one for a village."""
    number: int = BUILDINGS[building].workers
    if faction.settlers and building == VILLAGE:
        return faction.settlers
    return number // 2 if faction.builders and building in (VILLAGE, CITY) else number


def builders(realm: Realm) -> tuple[str, ...]:
    """§4.3 §11 Light infantry builds; that of the Romans is helped by heavy infantry."""
    found = tuple(kind for kind in KINDS if UNITS[kind].builds)
    return (*found, HEAVY) if faction_of(realm).builders else found


def workers(realm: Realm, field: str) -> int:
    """Units on a building site."""
    return sum(count(realm, kind, field, SITE) for kind in builders(realm))


def hands(realm: Realm, field: str) -> int:
    """§4.3 What they are worth as builders: elite units count twice."""
    kinds = builders(realm)
    found = 0
    for name, number in realm.units.items():
        kind, place, post = name.split(".")
        if place == field and post == SITE and UNITS[kind].kind in kinds:
            found += number * max(1, UNITS[kind].counts)
    return found


def quarters(realm: Realm, field: str, building: str) -> int:
    """§D38 A quarter for every minimum of workers, doubled by fifty prestige and for twelve."""
    done = hands(realm, field) // least_workers(realm, building)
    if realm.prestige >= FIGURES["faster_at"]:
        done *= FIGURES["factor"]
    return done * FIGURES["factor"] if realm.doubled else done


def judge_build(g: Scharz, seat: int, answer: dict[str, int]) -> Verdict:
    """§D38 Gold for every quarter that is rushed, prestige for building twice."""
    realm = g.realms[seat]
    gold = sum(rush_cost(g.sites[order.partition(".")[2]][1]) for order in answer if order != TWICE)
    return (TOO_LITTLE_GOLD, gold, realm.gold) if gold > realm.gold else None


def build_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D38 Quarters that can be paid for, and building twice."""
    realm = g.realms[seat]
    sites = [field for field, site in g.sites.items() if site[0] == seat and field not in lie.encircled]
    orders = {f"{RUSH}.{field}": 1 for field in sites if rush_cost(g.sites[field][1]) <= realm.gold}
    if realm.prestige >= TWICE_COST and any(workers(realm, field) for field in sites):
        orders[TWICE] = 1
    return orders


def construct(g: Scharz) -> Procedure[None]:
    """§4.3 §D38 Work goes on at all sites but those of encircled settlements; gold or prestige make it faster."""
    g.subphase = "construction"
    found, lie = at_first(g, "build", build_orders)
    prompts: dict[int, Prompt] = {}
    for seat, orders in found.items():
        prompts[seat] = Command("build", orders, partial(judge_build, g, seat), rule="4.3", label=partial(_label, g))
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat in in_order(g):
        realm, answer = g.realms[seat], answers.get(seat, {})
        if TWICE in answer:
            yield from change_prestige(g, seat, -TWICE_COST)
            realm.doubled = True
        for field in [field for field, site in g.sites.items() if site[0] == seat]:
            if field in lie.encircled:
                continue
            _, building, done = g.sites[field]
            more = quarters(realm, field, building)
            if f"{RUSH}.{field}" in answer:
                yield from change_gold(g, seat, -rush_cost(building))
                more += 1
            if more:
                done = min(FIGURES["quarters"], done + more)
                g.sites[field] = (seat, building, done)
                yield Note("progress", seat=seat, building=building, place=field, number=done)
                if done == FIGURES["quarters"]:
                    yield from complete(g, seat, field, building)


def complete(g: Scharz, seat: int, field: str, building: str) -> Procedure[None]:
    """§4.3 §D35 A building is finished; a new settlement takes the red stone away."""
    clear_site(g, field)
    if building == FORT:
        g.forts[field] = seat
    elif building in (DOCK, HARBOUR):
        g.yards[field] = building
    else:
        g.towns[field] = (seat, building)
        g.plundered.pop(field, None)
    yield Note("built", seat=seat, building=building, place=field)


def _label(g: Scharz, order: str) -> Label:
    if order == TWICE:
        return Label("build-twice", cost=TWICE_COST)
    field = order.partition(".")[2]
    building = g.sites[field][1]
    return Label("rush", [f"place:{field}"], building=building, place=field, cost=rush_cost(building))
