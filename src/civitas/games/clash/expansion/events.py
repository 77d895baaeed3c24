"""§11.5 §14.6 Events of the expansion that take effect at once."""

from __future__ import annotations

from civitas.games.clash.box.inventory import Event
from civitas.games.clash.box.queries import Clash, cities, gain, has_building
from civitas.games.clash.events.drawing import effect
from civitas.kernel import Note, Procedure


@effect("per_building")
def per_building(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§14.6 A good for each own city with such a building, up to a limit; the drawer has some at least."""
    number = sum(any(has_building(g, hex, b) for b in event.buildings) for hex in cities(g, seat))
    if event.most is not None:
        number = min(number, event.most)
    if seat == g.drawer:
        number = max(number, event.drawer_least)
    yield Note("gains", seat=seat, good=event.good, amount=gain(g, seat, event.good, number))


@effect("successful_year")
def successful_year(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§14.6 Who has fewest cities gets food for what is missing to the most; with no gap everybody gets some."""
    counts = [len(cities(g, other)) for other in range(g.seats)]
    gap = max(counts) - min(counts)
    food = (gap if counts[seat] == min(counts) else 0) if gap else event.food
    yield Note("gains", seat=seat, good="food", amount=gain(g, seat, "food", food))
