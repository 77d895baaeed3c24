"""What a seat has in a position of The Sands of Time, counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

from civitas.games.sands.box.content import ADVANCES, CATEGORIES
from civitas.games.sands.companions.advice.merits import claims
from civitas.games.sands.companions.advice.nearness import nearness
from civitas.games.sands.companions.advice.outlook import ALL_CARDS, chance_to_lay, prospects
from civitas.games.sands.companions.advice.realm import Realm

View = dict[str, Any]
PARTS = ("dynasty 1", "dynasty 2", "dynasty 3")
"""What the parts of a game are called."""


def part_of(view: View) -> int:
    """Which part of the game a position belongs to."""
    return int(view["dynasty"]) - 1


def count(view: View, seat: int, taste: Any) -> dict[str, float]:
    """Nothing is weighed here."""
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
    mine = claims(empire)
    rivals = [claims(other) for number, other in enumerate(view["empires"]) if number != seat]
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
