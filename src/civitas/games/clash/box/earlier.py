"""Positions as earlier releases wrote them: a site or a saved table of theirs still opens.

Release 0.1 kept facts in bags of words with a number ("spied": seat + 1, "round:peltasts:0"); each is a field now.
"""

from __future__ import annotations

from typing import Any

_BAG = "marks"


def lifted(data: dict[str, Any]) -> dict[str, Any]:
    """The data of a table in the form of today; the data given stays as it is."""
    if _BAG not in data:
        return data
    bag = data[_BAG]
    fights = {name: None if data[name] is None else _battle(data[name]) for name in ("battle", "fought")}
    return {
        **data,
        **fights,
        "players": [_player(player) for player in data["players"]],
        "turn": _turn(data["turn"]),
        "event_kept": "kept-event" in bag,
        "drawer": bag.get("drawer"),
        "pestilence": "pestilence" in bag,
        "open_wonders": _named(bag, "open:"),
    }


def _named(bag: dict[str, int], prefix: str) -> list[str]:
    """What stands behind the prefix, as often as the bag says."""
    return [word.removeprefix(prefix) for word, number in bag.items() if word.startswith(prefix) for _ in range(number)]


def _seats(bag: dict[str, int], prefix: str) -> list[int]:
    return [int(seat) for seat in _named(bag, prefix)]


def _player(data: dict[str, Any]) -> dict[str, Any]:
    bag = data[_BAG]
    rounds = [(word.removeprefix("objective:"), round) for word, round in bag.items() if word.startswith("objective:")]
    return {
        **data,
        "completed_in": rounds,
        "governed": _named(bag, "governed:"),
        "wonder_round": bag.get("wonder-built", 0),
        "destroyed": _named(bag, "destroyed-"),
        "peace": _seats(bag, "peace:"),
    }


def _turn(data: dict[str, Any]) -> dict[str, Any]:
    bag = data[_BAG]
    served = [(card, what) for card in ("inspiration", "technology_trade", "ideas") for what in _named(bag, f"{card}:")]
    return {
        **data,
        "acted": "acted" in bag,
        "negotiated": "negotiated" in bag,
        "peace": _seats(bag, "peace:"),
        "forced_labor": "forced_labor" in bag,
        "production_focus": "production_focus" in bag,
        "mass_production": "mass_production" in bag,
        "takeover": "cultural_takeover" in bag,
        "warlord": "great_warlord" in bag,
        "spied": bag["spied"] - 1 if "spied" in bag else None,
        "served": served,
        "rewarded": [card for card in ("great_ideas", "hero_general") for _ in range(bag.get(card, 0))],
        "taught": _seats(bag, "taught:"),
        "warmonger": bag.get("warmonger", 0),
        "drafts": bag.get("drafts", 0),
    }


def _battle(data: dict[str, Any]) -> dict[str, Any]:
    bag = data[_BAG]
    return {
        **data,
        "fortress_die_cancelled": "no-fortress-die" in bag,
        "fortress_hit_cancelled": "no-fortress-hit" in bag,
        "steel": _sides(bag, "steel"),
        "warlord": "great_warlord" in bag,
        "temple": "temple" in bag,
        "arena": "arena" in bag,
        "cheered": _sides(bag, "round:arena"),
        "peltasts": _sides(bag, "round:peltasts"),
        "siege_paid": "round:siege-paid" in bag,
    }


def _sides(bag: dict[str, int], word: str) -> list[bool]:
    return [f"{word}:{side}" in bag for side in range(2)]
