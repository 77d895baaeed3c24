"""What a position is worth, part by part."""

from __future__ import annotations

from math import log1p

from civitas.games.era.companions.advice.numbers import POSITION, ROUND, WORTH
from civitas.games.era.companions.advice.stand import Stand

PARTS: tuple[str, ...] = ("influence", "morale", "land", "wealth", "knowledge", "forces", "secrets")


def parts(stand: Stand) -> dict[str, float]:
    """What makes the position good for the seat; things are worth something else early than late."""
    realm = stand.realm
    gone = stand.part_gone
    worth = {thing: early + (late - early) * gone for thing, (early, late) in POSITION.items()}
    points = realm["points"]
    return {
        "influence": worth["influence"] * realm["influence"]
        + worth["card"] * (points["open_cards"] + points["own_card"])
        + worth["epoch"] * realm["epoch"]
        + (WORTH["ahead"] * stand.ahead if stand.view["scored"] else 0.0),
        "morale": worth["morale"] * realm["morale"] + worth["low_morale"] * min(0, realm["morale"]),
        "land": worth["province"] * len(stand.land)
        + worth["city"] * len(realm["cities"])
        + worth["luxury"] * stand.luxuries
        + worth["growth"] * realm["growth"],
        "wealth": worth["thaler"] * ROUND["purse"] * log1p(realm["thalers"] / ROUND["purse"])
        + worth["food"] * realm["food"]
        + worth["hunger"] * (realm["hunger"] + realm["starved"])
        + worth["treaty"] * realm["treaties"]
        + worth["post"] * stand.posts,
        "knowledge": sum(worth[field] * level for field, level in realm["levels"].items())
        + worth["leader"] * realm["all_leaders"],
        "forces": worth["vassal"] * stand.all_vassals
        + worth["fleet"] * stand.all_fleets
        + worth["army"] * (realm["armies"] + realm["legions"]),
        "secrets": worth["village"] * stand.hidden_villages + worth["red_village"] * points["villages"],
    }
