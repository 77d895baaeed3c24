"""Leaders at war: they march against others, or are attacked in their city, and the dice are about to be rolled."""

from __future__ import annotations

from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.tables import led_by, open_key, say, told

from civitas.games.clash.box.queries import Clash
from civitas.kernel import Table

TWO, SIX = 3, 11
"""Faces of the die with these numbers: a cavalry, and an infantry."""


def marching(leader: str, *advances: str, infantry: int = 1, against: int = 1) -> tuple[Table, Clash]:
    """The leader with infantry is about to march from D5 to D4, where so many of BLUE stand."""
    table, g = led_by(leader, "tactics", *advances)
    troops(g, RED, "D5", infantry=infantry)
    if against:
        troops(g, BLUE, "D4", infantry=against)
    city(g, BLUE, "G3")
    return table, g


def attack(table: Table, *units: str) -> None:
    say(table, "move", "D5>D4", "+".join(sorted((*units, "leader")) if units else ["infantry", "leader"]))


def dice(face: int, number: int) -> int | list[int]:
    """As many dice that show this."""
    return [face] * number if number > 1 else face


def until_dice(table: Table) -> None:
    """Infantry falls first, and nobody retreats, until the dice are about to be rolled."""
    while not table.roll_due:
        say(table, "infantry" if open_key(table) == "lose-unit" else False)


def bonus(table: Table, term: str) -> int:
    """What the last combat value of RED has by this."""
    note = [note for note in told(table, "combat-value") if note["seat"] == RED][-1]
    return sum(amount for source, amount in note["terms"] if source == term)


def defending(leader: str, *buildings: str) -> tuple[Table, Clash]:
    """BLUE attacks D5, the city of the leader, with two infantry; it is about to roll."""
    table, g = led_by(leader)
    g.buildings["D5"] = tuple((building, RED) for building in buildings)
    city(g, BLUE, "G3")
    gained(g, BLUE, "tactics")
    troops(g, BLUE, "D4", infantry=2)
    say(table, "pass", "pass", "pass", "end")
    return table, g
