"""Armies about to meet."""

from __future__ import annotations

from tests.games.scharz.reading import plain
from tests.games.scharz.situations import at, blank, order, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import battle
from civitas.kernel import Table


def met(mode: str = "basic", prestige: int = 0, seats: int = 2) -> Scharz:
    """Seats that are nobody's rivals, about to meet in Campania."""
    g = plain(blank(seats, mode=mode), prestige)
    for seat, field in enumerate(("latium", "lucania", "messapia")[:seats]):
        settle(g, seat, field)
    return g


def fight(g: Scharz, place: str = "campania") -> Table:
    """The first seat attacks the second one."""
    table = at(g, battle.stances)
    order(table, s0={f"attack.{place}.1": 1})
    return table


def points(table: Table) -> list[int]:
    return [realm.points for realm in table.state.realms]
