"""§4.2 §D24 Ambush: a fortified settlement attacks whoever comes into its field."""

from __future__ import annotations

from civitas.games.scharz.box.content import BUILDINGS
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import hostile, in_order
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat.dice import BLUE, Die, Tally, shown
from civitas.games.scharz.combat.melee import Ground, exchange, roll_dice
from civitas.kernel import Note, Procedure


def shut(g: Scharz, field: str, lie: Lie) -> bool:
    """§D24 Was the settlement encircled before: did enemies stand there already, and nobody of its owner outside?"""
    owner = g.towns[field][0]
    there = lie.standing.get(field, {})
    return owner not in there and any(
        number > g.entered.get(f"{other}:{field}", 0) for other, number in there.items() if hostile(g, owner, other)
    )


def ambush(g: Scharz) -> Procedure[None]:
    """§D24 After each subphase of movement: a blue die for a village and two for a city, without bonuses or answer."""
    lie = Lie(g)
    for field in g.forts:
        owner, kind = g.towns[field]
        if shut(g, field, lie):
            continue
        for seat in in_order(g):
            if f"{seat}:{field}" not in g.entered or seat not in lie.foes(owner, field):
                continue
            ground = Ground(field, ((owner,), (seat,)))
            faces = yield from roll_dice(g, owner, [Die(BLUE)] * BUILDINGS[kind].level, (seat,))
            yield Note("ambush", seat=owner, other_seat=seat, place=field, swords=sum(faces), faces=shown(faces))
            # Nobody learns from it: no unit took part.
            yield from exchange(g, ground, {owner: Tally(sum(faces), 0), seat: Tally(0, 0)}, teaches=False)
    g.entered = {}
