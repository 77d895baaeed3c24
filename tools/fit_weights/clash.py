"""What a seat has in a position of Clash of Cultures, counted."""

from __future__ import annotations

from typing import Any

from civitas.games.clash.box.content import ARMY, SHIPS
from civitas.games.clash.companions.advice.realm import Realm, kinds

View = dict[str, Any]
PARTS = ("rounds 1 and 2", "rounds 3 and 4", "rounds 5 and 6")
"""What the parts of a game are called."""


def part_of(view: View) -> int:
    """Which part of the game a position belongs to."""
    return max(0, int(view["round"]) - 1) // 2


def count(view: View, seat: int, taste: Any) -> dict[str, float]:
    """Nothing is weighed here."""
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
