"""§5.6 Govern."""

from __future__ import annotations

from functools import partial

from civitas.games.sands.actions.deciding import ask
from civitas.games.sands.box import prices
from civitas.games.sands.box.effects import unlocked
from civitas.games.sands.box.state import Sands, regions_of
from civitas.games.sands.tracks import LEAST_UNREST
from civitas.kernel import Label, Note, One, Procedure, Reason, Verdict

CALM = Reason("calm", "9.0.4", "least")
GOVERN_CROPS = Reason("govern-crops", "5.6.1", "cost", "crops")


def free_steps(g: Sands, seat: int) -> int:
    """§5.6.2 §6.0.3 The steps that cost nothing."""
    return prices.free_steps(partial(unlocked, g.empires[seat]))


def most_steps(g: Sands, seat: int) -> int:
    """§5.6.1 §9.0.4 As far as the crops go, and never below the lowest unrest."""
    empire = g.empires[seat]
    paid = empire.crops // len(regions_of(g, seat))
    return min(empire.unrest - LEAST_UNREST, paid + free_steps(g, seat))


def cost_of(g: Sands, seat: int, steps: int) -> int:
    """§5.6.1 For each step as many crops as regions controlled."""
    return prices.govern_price(steps, len(regions_of(g, seat)), partial(unlocked, g.empires[seat]))


def check(g: Sands, seat: int, steps: int) -> Verdict:
    """§5.6.1 The crops for so many steps."""
    cost, crops = cost_of(g, seat, steps), g.empires[seat].crops
    return None if cost <= crops else (GOVERN_CROPS, cost, crops)


def possible(g: Sands, seat: int) -> Verdict:
    empire = g.empires[seat]
    if empire.unrest <= LEAST_UNREST:
        return CALM, LEAST_UNREST
    return None if most_steps(g, seat) else (GOVERN_CROPS, cost_of(g, seat, 1), empire.crops)


def govern(g: Sands, seat: int) -> Procedure[None]:
    """§5.6.1 Lower unrest by one or more steps."""
    empire = g.empires[seat]
    steps = 1
    if most_steps(g, seat) > 1:
        down = range(1, empire.unrest - LEAST_UNREST + 1)
        prompt = One("govern", down, lambda n: check(g, seat, n), rule="5.6.1", label=lambda n: _label(g, seat, n))
        steps = yield from ask(g, seat, prompt)
    cost = cost_of(g, seat, steps)
    empire.crops -= cost
    empire.unrest -= steps
    g.turn.used = True
    yield Note("govern", seat=seat, steps=steps, cost=cost, value=empire.unrest)


def _label(g: Sands, seat: int, steps: int) -> Label:
    return Label("govern", number=steps, cost=cost_of(g, seat, steps))
