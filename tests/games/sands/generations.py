"""What happens between the turns: whole rounds in which nobody does anything, and the setting up."""

from __future__ import annotations

from tests.games.sands.situations import IDLE, at_choice, finish_round, rolls

from civitas.games.sands import TITLE
from civitas.games.sands.box.content import SIDES
from civitas.games.sands.box.state import Sands
from civitas.kernel import CHANCE, Dice, Table

ENDS, GOES_ON = 1, 6
"""Rolls of the generation die that always end the generation, or never do."""


def idle_round(table: Table) -> Table:
    """Everybody chooses idle cards and ends the turn at once."""
    for seat in table.to_act():
        table.apply(seat, IDLE)
    finish_round(table)
    return table


def after_generation(g: Sands) -> Table:
    """The table after two idle rounds and the phases that follow: at a question of these, or at the next choice."""
    table = at_choice(g)
    rolls(table, {0: ENDS})
    return idle_round(idle_round(table))


def border(one: str, other: str) -> str:
    """The border between two regions."""
    return next(b for b, sides in SIDES.items() if set(sides) == {one, other})


def opened(players: int, start: int = 0, seed: str = "setup") -> Table:
    """A table whose box has just been laid out, with this start player; the first province is asked for."""
    table = Table(TITLE, players)
    while table.roll_due:
        chance = table.chance()
        table.apply(CHANCE, start if chance.key == "start-player" else Dice(seed).roll(table.rolls, chance))
    table.dice = Dice(seed)
    return table
