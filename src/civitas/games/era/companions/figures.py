"""What players of the game count on the board, by the features of the advice."""

from __future__ import annotations

from typing import Any

from civitas.games.era.box.content import IS_SEA

NAMES: tuple[str, ...] = (
    "column-influence",
    "tally-open_cards",
    "column-morale",
    "figure-provinces",
    "figure-cities",
    "column-thalers",
    "column-food",
    "column-treaties",
    "column-advances",
    "column-leaders",
    "piece-vassal",
    "piece-fleet",
    "column-armies",
    "column-hidden",
)
UNWANTED: frozenset[str] = frozenset()
TELLING: frozenset[str] = frozenset({"tribe", "card", "village"})


def count(view: dict[str, Any], seat: int) -> dict[str, dict[str, float]]:
    """Influence, morale, land, money, knowledge and pieces."""
    realm, key, places = view["realms"][seat], str(seat), view["provinces"]
    held = [place for place, facts in places.items() if facts.get("holder", -1) == seat and not IS_SEA[place]]
    hidden = realm["hidden"]
    return {
        "influence": {"column-influence": realm["influence"], "tally-open_cards": realm["points"]["open_cards"]},
        "morale": {"column-morale": realm["morale"]},
        "land": {"figure-provinces": len(held), "figure-cities": len(realm["cities"])},
        "wealth": {
            "column-thalers": realm["thalers"],
            "column-food": realm["food"],
            "column-treaties": realm["treaties"],
        },
        "knowledge": {"column-advances": realm["advances"], "column-leaders": realm["all_leaders"]},
        "forces": {
            "piece-vassal": sum(facts.get("vassals", {}).get(key, 0) for facts in places.values()),
            "piece-fleet": sum(facts.get("fleets", {}).get(key, 0) for facts in places.values()),
            "column-armies": realm["armies"] + realm["legions"],
        },
        "secrets": {"column-hidden": len(hidden) if isinstance(hidden, list) else hidden},
    }
