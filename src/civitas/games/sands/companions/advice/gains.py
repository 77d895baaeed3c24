"""What each option of an action would bring, in victory points."""

from __future__ import annotations

from civitas.games.advice import once
from civitas.games.sands.box import prices
from civitas.games.sands.box.content import ADVANCES, ATLAS, BOX, BUILDINGS, CITY, GOODS, SIDES, SYMBOLS_OF
from civitas.games.sands.companions.advice.numbers import BATTLE, START
from civitas.games.sands.companions.advice.realm import Realm
from civitas.kernel import total


@once
def building_discount(realm: Realm, region: str, open: frozenset[str]) -> int:
    """What is saved on anything built in the region, with the boxes of these categories open."""
    regions, seat, spent = realm.view["regions"], realm.seat, realm.view["turn"]["spent"]

    def works(place: str, effect: str) -> list[str]:
        return prices.working(regions[place]["buildings"], effect, open.__contains__)

    def ready(place: str) -> bool:
        return regions[place]["control"] == seat and place not in spent

    near = (region, *ATLAS[realm.view["seats"]].neighbours[region])
    return total(prices.discount_terms(near, works, ready, realm.advances))


def building_price(realm: Realm, building: str, region: str, unrest: int, discount: int) -> int:
    """A building, with what is saved in the region."""
    level = prices.level_of(building, realm.view["regions"][region]["capacity"])
    return prices.build_price(unrest, level, discount)


@once
def building_gain(realm: Realm, building: str, region: str) -> float:
    """A building, whatever it costs."""
    thing = BUILDINGS[building]
    more = {"A": 1, "B": thing.fountains, "E": thing.lyres}
    value = realm.gain(more, thing.category if thing.effect == "heritage-on-build" else "")
    value += realm.building_worth(building)
    if building == CITY:
        value += realm.trade(city=region) - realm.trade() + visitors(realm, region) * realm.worths["tribute"]
    if thing.effect == "capacity-bonus":
        land = realm.view["regions"][region]
        excess = sum(land["peasants"]) + sum(land["soldiers"]) - realm.room(region)
        value -= realm.worths["crowded"] if 0 < excess <= thing.value else 0.0
    if realm.empire["emphasis"] == thing.category and realm.empire["emphasis_markers"] < BOX["emphasis"]["slots"]:
        value += realm.worths["marker"] * realm.heritage_gains[thing.category]
    land = realm.view["regions"][region]
    return float(value + realm.worths["building_room"] * (land["capacity"] - len(land["buildings"])))


@once
def visitors(realm: Realm, region: str) -> int:
    return sum(
        1
        for seat, empire in enumerate(realm.view["empires"])
        if seat != realm.seat
        for border in empire["caravans"]
        if region in SIDES[border]
    )


@once
def advance_gain(realm: Realm, id: str) -> float:
    """An advance reached."""
    advance = ADVANCES[id]
    more = {"B": advance.fountains, "E": advance.lyres, **advance.fields}
    if advance.effect == "extra-goods":
        more["F"] = min(advance.value, len(realm.touched & set(realm.foreign_places)))
    value = realm.gain(more) + realm.advance_worth(id)
    if advance.effect == "heritage-on-reach":
        value += sum(realm.heritage_gains.values())
    if advance.effect == "max-unrest":
        unrest = realm.empire["unrest"]
        value += realm.unrest_worth(min(unrest, advance.value)) - realm.unrest_worth(unrest)
    return value


@once
def next_advance(realm: Realm, row: str) -> str:
    """The next advance of a row; empty at its end."""
    reached = sum(1 for id in realm.view["rows"][row] if id in realm.advances)
    laid = realm.view["rows"][row]
    return laid[reached] if reached < len(laid) else ""


@once
def annexing_gain(realm: Realm, region: str, peasants: int | None = None, soldiers: int | None = None) -> float:
    """Control of a region, with what stands there."""
    land, seat = realm.view["regions"][region], realm.seat
    peasants = land["peasants"][seat] if peasants is None else peasants
    soldiers = land["soldiers"][seat] if soldiers is None else soldiers
    more = {"C": 1, "A": len(land["buildings"])}
    more["B"] = sum(SYMBOLS_OF["fountains"][id] for id in land["buildings"])
    more["E"] = sum(SYMBOLS_OF["lyres"][id] for id in land["buildings"])
    value = realm.region_worth(region, peasants, soldiers, True) - realm.region_worth(region, peasants, soldiers, False)
    value += sum(realm.building_worth(id) for id in land["buildings"])
    if land["control"] >= 0:
        value += BATTLE["region_taken"]
    return value + realm.gain(more)


@once
def annexing_cost(realm: Realm, soldiers: int) -> int:
    return prices.annex_price(len(realm.empire["regions"]), soldiers, realm.advances)


@once
def may_annex(realm: Realm, region: str, own: int) -> bool:
    """Nobody's or abandoned, and more own citizens there than of anyone else."""
    land, seat = realm.view["regions"][region], realm.seat
    holder = land["control"]
    if holder == seat or len(realm.empire["regions"]) >= BOX["regions"]["most"]:
        return False
    crowds = [p + s for p, s in zip(land["peasants"], land["soldiers"], strict=True)]
    if holder >= 0 and (crowds[holder] or len(realm.view["empires"][holder]["regions"]) == 1):
        return False
    return all(own > crowd for other, crowd in enumerate(crowds) if other != seat)


@once
def attack_gain(realm: Realm, region: str, rival: int, own: int, theirs: int, crops: int) -> float:
    """A battle with these strengths, and so many crops left for annexing: what may be won, and what it costs."""
    land, seat = realm.view["regions"][region], realm.seat
    bold = min(BATTLE["boldness"], _spare_unrest(realm, seat)) - min(BATTLE["boldness"], _spare_unrest(realm, rival))
    margin = own - theirs + BOX["combat"]["die"] * bold / 2
    chance = min(0.95, max(0.0, 0.5 + margin * BATTLE["margin"]))
    prize = BATTLE["citizens_beaten"]
    if land["control"] == rival and len(realm.view["empires"][rival]["regions"]) > 1:
        prize += BATTLE["region_taken"]
        left = land["peasants"][seat] + land["soldiers"][seat] - 1
        crowds = [p + s for p, s in zip(land["peasants"], land["soldiers"], strict=True)]
        ahead = all(left > crowd for other, crowd in enumerate(crowds) if other not in (seat, rival))
        if left > 0 and ahead and crops >= annexing_cost(realm, max(0, land["soldiers"][seat] - 1)):
            prize += annexing_gain(realm, region)
    # The winner loses a citizen and some calm, the loser two citizens.
    price = chance * (BATTLE["citizen"] + BATTLE["calm"] * realm.calm) + (1 - chance) * 2 * BATTLE["citizen"]
    return float(chance * prize * realm.taste.get("war", 1.0) - price)


def _spare_unrest(realm: Realm, seat: int) -> int:
    empire = realm.view["empires"][seat]
    return int(empire["most_unrest"] - empire["unrest"])


@once
def strength(realm: Realm, seat: int, region: str) -> int:
    """Citizens and the plainest advances; the prompt knows better."""
    land = realm.view["regions"][region]
    known = realm.view["empires"][seat]["advances"]
    skill = sum(ADVANCES[id].value for id in known if ADVANCES[id].effect == "combat-total")
    combat = BOX["combat"]
    return int(combat["peasant"] * land["peasants"][seat] + combat["soldier"] * land["soldiers"][seat] + skill)


def move_gain(realm: Realm, kind: str, source: str, target: str) -> float:
    """A citizen goes from one region to another."""
    return realm.change(kind, source, -1) + realm.change(kind, target, 1)


@once
def muster_gain(realm: Realm, way: str, region: str) -> float:
    """A soldier or peasant more, or one instead of the other."""
    land, seat = realm.view["regions"][region], realm.seat
    peasants, soldiers = land["peasants"][seat], land["soldiers"][seat]
    change = {"soldier": (0, 1), "irrigation": (1, 0), "to_soldier": (-1, 1), "to_peasant": (1, -1)}[way]
    after = realm.region_worth(region, peasants + change[0], soldiers + change[1], True)
    value = after - realm.region_worth(region, peasants, soldiers, True)
    return value + (realm.gain({"D": 1}) if sum(change) else 0.0) - realm.coin


@once
def raid_target(realm: Realm) -> tuple[str, int]:
    """The region where soldiers who have not moved could loot most, and how much."""
    view, seat = realm.view, realm.seat
    regions, neighbours = view["regions"], ATLAS[view["seats"]].neighbours
    target, most = "", 0
    for region, land in regions.items():
        if land["control"] != seat:
            near = sum(regions[r]["soldiers"][seat] for r in neighbours[region])
            amount = min(land["capacity"], land["soldiers"][seat] + near)
            if near and amount > most:
                target, most = region, amount
    return target, most


def claim_gain(realm: Realm, region: str) -> float:
    """A province at the start: room, trade goods, free neighbours, and the resource one lacks."""
    view = realm.view
    land, atlas = view["regions"][region], ATLAS[view["seats"]]
    own = [view["regions"][r]["resource"] for r in realm.empire["provinces"]]
    value = START["capacity"] * land["capacity"]
    value += START["good"] * sum(1 for border in atlas.borders_of[region] if border in GOODS)
    value += START["free"] * sum(1 for r in atlas.neighbours[region] if view["regions"][r]["control"] < 0)
    if own and land["resource"] not in own:
        value += START["balance"]
    return float(value)
