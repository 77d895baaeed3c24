"""Longer courses of play for the tests of the rules: further rounds, the end of a generation, battles."""

from __future__ import annotations

from typing import Any

from tests.games.sands.situations import IDLE, MARION, Offered, at_choice, finish_round, finish_turn, say

from civitas.games.sands.box.content import BOX
from civitas.games.sands.box.state import Sands
from civitas.kernel import Table


def next_turn(table: Table, *cards: str, seat: int = MARION) -> Table:
    """End the round; then the seat's turn in the next one, its cards revealed. The others are idle."""
    finish_round(table)
    chosen = [*cards, *(card for card in IDLE if card not in cards)][:2]
    for other in range(table.seats):
        table.apply(other, [card for card in Offered if card in chosen] if other == seat else IDLE)
    while table.to_act() != (seat,):
        finish_turn(table)
    return table


def final_round(g: Sands) -> Sands:
    """The situation in the round after which the generation ends in any case."""
    g.generation_round = BOX["generation"]["most_rounds"] - 1
    return g


def generation_over(g: Sands) -> Table:
    """The table after a last, idle round of the generation."""
    table = at_choice(final_round(g))
    for seat in range(g.seats):
        table.apply(seat, IDLE)
    finish_round(table)
    return table


def attacked(table: Table, region: str, rival: int) -> Table:
    """The table after the seat in turn has attacked the rival, before the dice."""
    return say(table, "conquest", f"attack:{region}:{rival}")


def strengths(table: Table) -> tuple[int, int]:
    """What attacker and attacked player bring to the battle that is going on, before the dice."""
    params: Any = table.prompt(table.to_act()[0]).params
    return params["own"], params["theirs"]


def told(table: Table, key: str) -> list[dict[str, Any]]:
    """What the public log says under a key."""
    return [dict(line.params) for line in table.notes(None) if line.key == key]
