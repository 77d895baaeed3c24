"""What acts have to explain of the table that everybody sees: see `civitas.games.acts`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from civitas.games.era.companions.sheet import NAMES
from civitas.kernel.acts import Count, Ledger

_STOCKS = ("thalers", "food", "hunger", "treaties")


def ledger(view: Mapping[str, Any]) -> Ledger:
    """Who holds what, cities, trading posts and battlefields by place; tracks, stocks and advances by player."""
    found: Ledger = {Count("track:barbarians"): view["level"]}
    for province, facts in view["provinces"].items():
        place = f"province:{province}"
        if "holder" in facts:
            found[Count("piece:control", _owner(facts["holder"]), place)] = 1
        if "city" in facts:
            found[Count("piece:city", _owner(facts["city"]), place)] = 1
        if "post" in facts:
            found[Count("piece:post", _owner(facts["post"]), place)] = 1
        if "village" in facts:
            found[Count("piece:village", "", place)] = 1
    for seat, realm in enumerate(view["realms"]):
        found |= dict(_realm(f"seat:{seat}", realm))
    for number, realm in view.get("automas", {}).get("realms", {}).items():
        found |= dict(_realm(_owner(int(number)), realm))
    return found


def _owner(number: int) -> str:
    """A player, or an automa, as acts have them."""
    return f"actor:{NAMES[number]}" if number in NAMES else f"seat:{number}"


def _realm(seat: str, realm: Mapping[str, Any]) -> Iterator[tuple[Count, float]]:
    yield Count("track:influence", seat), realm["influence"]
    yield Count("track:morale", seat), realm["morale"]
    yield from ((Count(f"stock:{stock}", seat), realm[stock]) for stock in _STOCKS)
    yield from ((Count(f"field:{field}", seat), level) for field, level in realm["levels"].items())
