"""What a seat has in a position, counted: nothing is weighed here."""

from __future__ import annotations

from collections import Counter
from typing import Any

View = dict[str, Any]


def of_sands(view: View, seat: int, taste: Any) -> dict[str, float]:
    from civitas.games.sands.advice.outlook import ALL_CARDS, chance_to_lay, prospects
    from civitas.games.sands.advice.realm import Realm, nearness
    from civitas.games.sands.content import ADVANCES, CATEGORIES

    realm = Realm(view, seat, taste)
    empire, regions = realm.empire, view["regions"]
    has: Counter[str] = Counter({"points": empire["victory_points"]})
    for category in CATEGORIES:
        lies, hand = realm.laid[category], realm.hand
        for dynasty, rounds in enumerate(realm.to_go):
            reached, height = realm._standing(category, dynasty, {}, 0)
            promised = prospects(category, reached, height, rounds, lies, hand, (1.0, 1.0), chance_to_lay(rounds))
            has[f"chronicles {dynasty} on"] += promised
            lies, hand = (0, 0), ALL_CARDS
        has[f"heritage {category}"] = empire["heritage"][category]
        has[f"{category} open"] = realm._is_open_for_good(category)
        # As a rule says it, not by the weights in force: unrest that lets the category advance.
        has["open minds"] += empire["unrest"] - realm.effect("advance-unrest-relief") <= empire["heritage"][category]
    for region, land in regions.items():
        own = land["control"] == seat
        citizens = sum(land["peasants"]) + sum(land["soldiers"])
        has["soldiers"] += land["soldiers"][seat]
        if own:
            has["peasants"] += min(land["peasants"][seat], land["capacity"])
            has["too many"] += max(0, citizens - realm.room(region))
            has.update({"buildings": len(land["buildings"]), "wonders": land["buildings"].count("wonder")})
        else:
            has["colonies"] += bool(land["peasants"][seat] or land["soldiers"][seat])
    mine = realm._merits(empire)
    rivals = [realm._merits(other) for number, other in enumerate(view["empires"]) if number != seat]
    for place, prize in enumerate(("regions", "calm", "symbols")):
        has[f"ahead in {prize}"] = mine[place] - max(other[place] for other in rivals)
    return has | {
        "regions": len(empire["regions"]),
        "crops": empire["crops"],
        "gold": empire["gold"],
        "unrest": empire["unrest"],
        "unrest near the end of the track": max(0, empire["unrest"] - empire["most_unrest"] + 2),
        "caravans": len(realm.caravans),
        "goods": empire["goods"],
        "places near": nearness(view["seats"], realm.caravans, tuple(sorted(realm.starts)), realm.foreign_places),
        "levels of advances": sum(ADVANCES[id].level for id in realm.advances),
        "use of advances": sum(realm._use(ADVANCES[id]) for id in realm.advances) / realm.worths["use"],
    }


def of_clash(view: View, seat: int, taste: Any) -> dict[str, float]:
    from civitas.games.clash.advice.realm import Realm, kinds
    from civitas.games.clash.content import ARMY, SHIPS

    realm = Realm(view, seat, taste)
    own, cities = realm.own, [view["cities"][hex] for hex in realm.cities]
    units = [(hex, kind) for hex in realm.places() for kind in kinds(realm.units(hex, seat))]
    has = {f"good {good}": amount for good, amount in own["goods"].items()}
    has |= {f"cards {deck}": realm.cards(deck) for deck in ("action", "objective", "wonder")}
    return has | {
        "points": own["total"],
        "cities": len(cities),
        "happy": sum(city["mood"] == "happy" for city in cities),
        "angry": sum(city["mood"] == "angry" for city in cities),
        "buildings": sum(city["size"] - 1 for city in cities),
        "advances": len(own["advances"]),
        "settlers": sum(kind == "settler" for _, kind in units),
        "settlers in place": sum(kind == "settler" and realm.way_to_site(hex) == 0 for hex, kind in units),
        "armies": sum(kind in ARMY for _, kind in units),
        "ships": sum(kind in SHIPS for _, kind in units),
        "cities in danger": sum(bool(realm.threat(hex)) and not realm.guarded(hex) for hex in realm.cities),
        "defenders": sum(min(2, realm.strength(hex, seat)) for hex in realm.cities),
    }


COUNTS = {"sands": of_sands, "clash": of_clash}
PARTS = {
    "sands": (lambda view: view["dynasty"] - 1, ("dynasty 1", "dynasty 2", "dynasty 3")),
    "clash": (lambda view: max(0, view["round"] - 1) // 2, ("rounds 1 and 2", "rounds 3 and 4", "rounds 5 and 6")),
}
"""Which part of the game a position belongs to, and what the parts are called."""
