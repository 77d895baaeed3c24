"""What acts have to explain of the table that everybody sees: see `civitas.games.acts`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from civitas.games.sands.box.content import KINDS, RESOURCES
from civitas.kernel.acts import POINTS, Count, Ledger


def ledger(view: Mapping[str, Any]) -> Ledger:
    """Citizens, buildings, markers and cards by place; resources, tracks, advances and points by player."""
    found: Ledger = {Count("track:dynasty"): view["dynasty_field"]}
    found[Count("piece:start_player", "", f"seat:{view['start_player']}")] = 1
    for region, facts in view["regions"].items():
        found |= {Count(f"building:{building}", "", f"region:{region}"): 1 for building in facts["buildings"]}
        for kind in KINDS:
            for seat, number in enumerate(facts[f"{kind}s"]):
                found[Count(f"kind:{kind}", f"seat:{seat}", f"region:{region}")] = number
    for row, advances in view["rows"].items():
        found |= {Count(f"advance:{advance}", "", f"row:{row}"): 1 for advance in advances}
    for seat, empire in enumerate(view["empires"]):
        found |= dict(_empire(f"seat:{seat}", empire))
    return found


def _empire(seat: str, empire: Mapping[str, Any]) -> Iterator[tuple[Count, float]]:
    yield Count(POINTS, seat), empire["victory_points"]
    yield Count("track:unrest", seat), empire["unrest"]
    yield Count("track:emphasis", seat), empire["emphasis_markers"]
    yield from ((Count(f"resource:{resource}", seat), empire[resource]) for resource in RESOURCES)
    yield from ((Count(f"category:{category}", seat), steps) for category, steps in empire["heritage"].items())
    yield from ((Count(f"advance:{advance}", seat), 1) for advance in empire["advances"])
    yield from ((Count("piece:control", seat, f"region:{region}"), 1) for region in empire["regions"])
    yield from ((Count("piece:caravan", seat, f"border:{border}"), 1) for border in empire["caravans"])
    yield from ((Count("piece:chronicle", seat, f"field:{field}"), 1) for field in empire["chronicles"])
    if empire["capital"]:
        yield Count("piece:capital", seat, f"region:{empire['capital']}"), 1
