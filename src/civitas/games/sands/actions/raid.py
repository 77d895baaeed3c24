"""§5.4 Raid."""

from __future__ import annotations

from civitas.games.sands.actions.moving import DONE, move_label, move_one, moves, set_out
from civitas.games.sands.deciding import ask
from civitas.games.sands.effects import unlocked
from civitas.games.sands.state import NOBODY, Sands, gain, lose
from civitas.kernel import Label, Note, One, Procedure, Reason, Verdict

WHO = ("soldier",)
NO_SOLDIERS = Reason("no-soldiers", "5.4.1")


def possible(g: Sands, seat: int) -> Verdict:
    return None if any(g.empires[seat].soldiers.values()) else (NO_SOLDIERS,)


def passage(g: Sands, seat: int) -> Procedure[None]:
    """§5.9.4 Roads serve soldiers on a raid as well."""
    yield from set_out(g, seat, WHO)


def march(g: Sands, seat: int) -> Procedure[None]:
    """§5.4.1 Any soldiers, one region each."""
    prompt = One("raid-move", lambda: [*moves(g, seat), DONE], rule="5.4.1", label=move_label)
    yield from move_one(g, seat, prompt)


def targets(g: Sands, seat: int) -> list[str]:
    """§5.4.2 §5.4.3 §5.4.4 Regions to loot: just entered, or with politics all with own soldiers; never own ones."""
    empire = g.empires[seat]
    where = empire.soldiers if unlocked(empire, "politics") else g.turn.entered
    return [region for region in where if empire.soldiers[region] and g.control[region] != seat]


def booty(g: Sands, seat: int, region: str) -> int:
    """§5.4.2 One resource for each own soldier there, up to the capacity."""
    return min(g.empires[seat].soldiers[region], g.capacity[region])


def loot(g: Sands, seat: int) -> Procedure[None]:
    """§5.4.2 §5.4.3 In one region, or with politics unlocked in all of them."""
    found = targets(g, seat)
    if not found:
        return
    g.turn.used = True
    if len(found) > 1 and not unlocked(g.empires[seat], "politics"):
        prompt = One("raid-loot", found, rule="5.4.2", label=lambda region: _label(g, seat, region))
        found = [(yield from ask(g, seat, prompt))]
    for region in found:
        amount, resource, holder = booty(g, seat, region), g.resource[region], g.control[region]
        gain(g.empires[seat], resource, amount)
        yield Note("raid", seat=seat, region=region, amount=amount, resource=resource)
        if holder != NOBODY:
            lose(g.empires[holder], resource, amount)


def _label(g: Sands, seat: int, region: str) -> Label:
    params = {"region": region, "amount": booty(g, seat, region), "resource": g.resource[region]}
    return Label("raid-loot", [f"region:{region}"], **params)
