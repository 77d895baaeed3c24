"""§6.3 §11 Units that appear in cities without being recruited."""

from __future__ import annotations

from civitas.games.clash.box import labels
from civitas.games.clash.box.content import ARMY
from civitas.games.clash.box.labels import hex_label, unless
from civitas.games.clash.box.leaders import stack_limit
from civitas.games.clash.box.queries import Clash, army, cities, put, supply
from civitas.kernel import Ask, Note, One, Procedure

NOWHERE = "none"


def homes_for(g: Clash, seat: int, unit: str) -> list[str]:
    """§3.9 §6.3 The own cities with room for the unit, if there is one in the supply."""
    if not supply(g, seat, unit):
        return []
    return [hex for hex in cities(g, seat) if unit not in ARMY or len(army(g, seat, hex)) < stack_limit(g, seat, hex)]


def place_unit(g: Clash, seat: int, unit: str, rule: str, must: bool = True) -> Procedure[None]:
    """Put a unit from the supply into an own city of choice; who need not may leave it."""
    homes = homes_for(g, seat, unit)
    if not homes:
        return
    hex = homes[0]
    if len(homes) > 1 or not must:
        choices = homes if must else [*homes, NOWHERE]
        hex = yield Ask(
            seat,
            One(
                "place-unit",
                choices,
                rule=rule,
                params={"unit": unit},
                label=unless(NOWHERE, labels.NOWHERE, hex_label),
            ),
        )
    if hex != NOWHERE:
        put(g, seat, hex, unit)
        yield Note("placed", seat=seat, unit=unit, hex=hex)
