"""Chapters 7 to 9: emphasis cards, heritage and unrest."""

from __future__ import annotations

from civitas.games.sands.box.content import ADVANCES, ADVANCES_WITH, BOX
from civitas.games.sands.box.effects import effect
from civitas.games.sands.box.state import Empire, Sands
from civitas.kernel import Note, Procedure

SLOTS: int = BOX["emphasis"]["slots"]
MOST_HERITAGE: int = BOX["heritage"]["most"]
LEAST_UNREST: int = BOX["unrest"]["least"]


def mark_emphasis(g: Sands, seat: int, categories: tuple[str, ...]) -> Procedure[None]:
    """§4.2.B3 §7.0.2 A matching symbol fills a slot; the third one raises heritage, once in a generation."""
    empire = g.empires[seat]
    if empire.emphasis in categories and empire.emphasis_markers < SLOTS:
        empire.emphasis_markers += 1
        if empire.emphasis_markers < SLOTS:
            yield Note("emphasis-marked", seat=seat, category=empire.emphasis, value=empire.emphasis_markers)
        else:
            yield Note("emphasis-complete", seat=seat, category=empire.emphasis)
            yield from raise_heritage(g, seat, empire.emphasis, BOX["emphasis"]["heritage"])


def heritage_for_turn(g: Sands, seat: int, category: str) -> int:
    """§5.11.3 §8.0.1 Heritage with what Support lends in the own turn; it never counts for chronicles."""
    value = g.empires[seat].heritage[category]
    if g.turn.seat == seat and g.turn.support == category:
        value += BOX["support"]["heritage"] + effect(g.empires[seat], "support-bonus")
    return value


def raise_heritage(g: Sands, seat: int, category: str, amount: int = 1) -> Procedure[None]:
    """§8.0.2 §8.0.3 Up the track, as far as it goes."""
    heritage = g.empires[seat].heritage
    if heritage[category] < MOST_HERITAGE:
        steps = min(amount, MOST_HERITAGE - heritage[category])
        heritage[category] += steps
        yield Note("heritage", seat=seat, category=category, value=heritage[category], steps=steps)


def most_unrest(empire: Empire) -> int:
    """§9.0.3 Seven, unless an advance lowers it."""
    limits = [ADVANCES[id].value for id in ADVANCES_WITH["max-unrest"] if id in empire.advances]
    return min([int(BOX["unrest"]["most"]), *limits])


def raise_unrest(g: Sands, seat: int, steps: int, why: str) -> Procedure[None]:
    """§9.0.2 §9.0.3 §9.0.5 Up the track; each step beyond its end costs a victory point, if there is one."""
    empire = g.empires[seat]
    rise = min(steps, most_unrest(empire) - empire.unrest)
    empire.unrest += rise
    lost = min(steps - rise, empire.victory_points)
    empire.victory_points -= lost
    yield Note("unrest", seat=seat, value=empire.unrest, cause=why, steps=rise)
    if lost:
        yield Note("unrest-points", seat=seat, points=lost)
