"""Whole tables for the tests of turns and rounds, and boards with the options of a real table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.clash.fields import meadow

from civitas.games.clash.box.queries import Clash
from civitas.games.clash.title import ClashOfCultures
from civitas.kernel import Dice, Table

TITLE = ClashOfCultures()
STANDARD = {name: choice.values[0] for name, choice in TITLE.options.items()}


def board(players: int = 3, **options: str) -> Clash:
    """A board of plains with nothing on it, and the options of a standard game."""
    g = meadow(players)
    g.options = STANDARD | options
    return g


def stock(g: Clash, seat: int, **goods: int) -> dict[str, int]:
    """Give a seat goods; returns what it has."""
    g.players[seat].goods.update(goods)
    g.changed()
    return g.players[seat].goods


def paint(g: Clash, **terrain: str) -> None:
    """Other terrain on some hexes."""
    g.terrain.update(terrain)


def table_at(key: str, players: int = 3, seed: str = "situation", **options: str) -> Table:
    """A table played with the first legal answers until somebody is asked this."""
    table = Table(TITLE, players, options, dice=Dice(seed))
    while table.prompt(table.to_act()[0]).key != key:
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[0])
    return table


def play_on(table: Table, choose: Callable[[int, str, list[Any]], Any], until: Callable[[Table], bool]) -> None:
    """Let a simple player answer for everybody until something is the case."""
    while not table.over and not until(table):
        seat = table.to_act()[0]
        table.apply(seat, choose(seat, table.prompt(seat).key, table.legal(seat)))


def idle(seat: int, key: str, legal: list[Any]) -> Any:
    """Passes, keeps, declines: whatever changes least."""
    for answer in ("pass", "end", "keep", "done", "stay"):
        if answer in legal:
            return answer
    return False if legal == [True, False] and isinstance(legal[0], bool) else legal[-1]
