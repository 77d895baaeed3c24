"""§14.1 The buildings of the expansion; what they bring when they are built is in their records."""

from __future__ import annotations

from civitas.games.clash.box.content import BUILDINGS
from civitas.games.clash.box.queries import Clash, gain, has_building
from civitas.games.clash.expansion.hooks import on_event, on_veto
from civitas.kernel import Note, Procedure, Reason, Verdict, seat_of

KEEPS_COLOUR = Reason("keeps-colour", "14.1.1", "building")


@on_event("route.formed", 10, "market")
def market_gold(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§14.1 A market earns its city's owner a gold from a trade route of another player."""
    if has_building(g, hex, "market"):
        partner = seat_of(g.city[hex])
        found = gain(g, partner, "gold", BUILDINGS["market"].route_gold)
        yield Note("gains", seat=partner, good="gold", amount=found)


@on_veto("influence.prize")
def standing_stones(g: Clash, seat: int, target: str, building: str) -> Verdict:
    """§14.1.1 Nobody takes over an obelisk, not even who owns its city."""
    return (KEEPS_COLOUR, building) if BUILDINGS[building].keeps_colour else None
