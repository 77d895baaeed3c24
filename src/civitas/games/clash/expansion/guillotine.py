"""§11.5.42 The guillotine: an event that ends the line of one's leaders."""

from __future__ import annotations

from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.inventory import Event
from civitas.games.clash.box.labels import hex_label, unless
from civitas.games.clash.box.leaders import figure, stack_limit
from civitas.games.clash.box.queries import Clash, army, cities, is_land, put, take
from civitas.games.clash.events.drawing import effect
from civitas.kernel import Ask, Label, Note, One, Procedure

LEADER = "leader"
NOBODY_ELSE = "points"
"""The answer of who takes the points instead."""


def thrones(g: Clash, seat: int) -> list[str]:
    """§11.5.42 Where a new leader may appear: own cities, and land with own army units, as far as there is room."""
    if not g.players[seat].leaders:
        return []
    camps = [hex for hex in g.units[seat] if hex not in g.city and is_land(g, hex) and army(g, seat, hex)]
    return [hex for hex in (*cities(g, seat), *camps) if len(army(g, seat, hex)) < stack_limit(g, seat, hex)]


@effect("guillotine")
def guillotine(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.42 One's leader dies; a last one comes, or two points; nobody is recruited after that."""
    player, hex = g.players[seat], figure(g, seat)
    if hex:
        take(g, seat, hex, LEADER)
        yield Note("unit-lost", seat=seat, unit=LEADER, hex=hex)
        yield from trigger("unit.lost", g, seat, LEADER)
    where, answer = thrones(g, seat), NOBODY_ELSE
    if where:
        label = unless(NOBODY_ELSE, Label("two-points"), hex_label)
        answer = yield Ask(seat, One("guillotine", [*where, NOBODY_ELSE], rule="11.5.42", label=label))
    if answer == NOBODY_ELSE:
        player.event_halves += event.halves
        yield Note("guillotine", seat=seat)
    else:
        put(g, seat, answer, LEADER)
        yield Note("placed", seat=seat, unit=LEADER, hex=answer)
        yield from trigger("unit.bought", g, seat, LEADER)
    player.leaders = ()
