"""§5.4 Raid."""

from __future__ import annotations

from civitas.games.sands.actions.deciding import ask
from civitas.games.sands.actions.moving import DONE, move_label, move_one, moves, set_out
from civitas.games.sands.box.effects import unlocked
from civitas.games.sands.box.state import NOBODY, Sands, gain, lose, stock
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
    """§5.4.2 §5.4.3 §5.4.4 One region just entered, or with politics all with own soldiers; never own ones."""
    empire, turn = g.empires[seat], g.turn
    where = empire.soldiers if unlocked(empire, "politics") else () if turn.looted else turn.entered
    return [r for r in where if empire.soldiers[r] and g.control[r] != seat and r not in turn.looted]


def booty(g: Sands, seat: int, region: str) -> int:
    """§5.4.2 One resource for each own soldier there, up to the capacity."""
    return min(g.empires[seat].soldiers[region], g.capacity[region])


def loot(g: Sands, seat: int) -> Procedure[None]:
    """§5.4.2 §5.4.3 In one region; with politics unlocked in as many of them as the player likes."""
    at_will = unlocked(g.empires[seat], "politics")
    while found := targets(g, seat):
        region = found[0]
        if at_will or len(found) > 1:
            offered = [*found, DONE] if at_will else found
            prompt = One(
                "raid-loot",
                offered,
                rule="5.4.3" if at_will else "5.4.2",
                params={"everywhere": int(at_will)},
                label=lambda answer: _label(g, seat, answer),
            )
            region = yield from ask(g, seat, prompt)
        if region == DONE:
            return
        yield from plunder(g, seat, region)


def plunder(g: Sands, seat: int, region: str) -> Procedure[None]:
    """§5.4.2 The booty of one region; whoever controls it loses as much, as far as there is any."""
    amount, resource, holder = booty(g, seat, region), g.resource[region], g.control[region]
    g.turn.used = True
    g.turn.looted += (region,)
    taken = gain(g.empires[seat], resource, amount)
    yield Note("raid", seat=seat, region=region, amount=amount, resource=resource, taken=taken)
    if holder is not NOBODY and (lost := min(amount, stock(g.empires[holder], resource))):
        lose(g.empires[holder], resource, lost)
        yield Note("raid-loss", seat=holder, other_seat=seat, amount=lost, resource=resource)


def _label(g: Sands, seat: int, region: str) -> Label:
    if region == DONE:
        return Label("done")
    params = {"region": region, "amount": booty(g, seat, region), "resource": g.resource[region]}
    return Label("raid-loot", [f"region:{region}"], **params)
