"""What a good roll is: in a battle more hits than the other side, in a raid loot rather than a lost fleet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.era.battle.fight import DICE
from civitas.games.era.box.content import BOX
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import ATTACKER, DEFENDER
from civitas.games.luck import Scale
from civitas.kernel import Table

KEYS: tuple[str, ...] = ("battle", "raid")


def scale(table: Table) -> Scale | None:
    """Hits more than those taken; of a raid, the lower the better."""
    g: Era = table.state
    battle = g.battle
    if battle is None:
        seat = g.expansion.seat
        return (lambda outcome: {seat: BOX["raid"]["sides"] - outcome}) if isinstance(seat, int) else None

    def weigh(outcome: Any) -> Mapping[int, float]:
        red, green = outcome
        symbols = (DICE[ATTACKER][red - 1], DICE[DEFENDER][green - 1])
        hits = [battle.markers.get(symbol, symbol) for symbol in symbols]
        ahead = float(hits.count(ATTACKER) - hits.count(DEFENDER))
        sides = ((battle.attacker.seat, ahead), (battle.defender.seat, -ahead))
        return {seat: value for seat, value in sides if isinstance(seat, int)}

    return weigh
