"""What a good roll is: a high combat value for whoever rolls in battle, a high number for whoever spreads culture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from civitas.games.clash.battle.strength import dice_terms, strength
from civitas.games.clash.box.battle_record import ATTACKER, DEFENDER
from civitas.games.clash.box.content import FACES
from civitas.games.clash.box.queries import Clash
from civitas.games.luck import Scale
from civitas.kernel import Table, seat_of, total

KEYS: tuple[str, ...] = ("combat", "influence")


def scale(table: Table) -> Scale | None:
    """How to weigh the roll that is due."""
    g: Clash = table.state
    return _combat(g) if table.chance().key == "combat" else _influence(g)


def _combat(g: Clash) -> Scale | None:
    """§10.2.3 The combat value of the side that rolls; the attacker rolls first."""
    battle = g.battle
    assert battle is not None
    attacks = not battle.faces[ATTACKER] and total(dice_terms(g, battle, ATTACKER)) > 0
    side = ATTACKER if attacks else DEFENDER
    seat = battle.owners[side]
    if not isinstance(seat, int):
        return None  # barbarians and pirates

    def weigh(rolled: int | Sequence[int]) -> Mapping[int, float]:
        faces = [rolled] if isinstance(rolled, int) else rolled
        return {seat: float(strength(g, battle, side, faces).value)}

    return weigh


def _influence(g: Clash) -> Scale:
    """§6.6 The number on the die."""
    seat = seat_of(g.turn.seat)
    return lambda face: {seat: float(FACES[face - 1].number)}
