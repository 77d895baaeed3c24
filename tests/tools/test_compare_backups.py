"""The tool that asks whether it matters what others are thought to want."""

from __future__ import annotations

from tools.compare_backups.__main__ import Paranoid, compare
from tools.searching import answer

from civitas.bots.search.thinking import Search
from civitas.games import find_title
from civitas.kernel import Dice, Table

TITLE = find_title("sands")


def test_positions_are_looked_at_three_times_each() -> None:
    found = compare(TITLE, players=3, most=2, iterations=2)
    assert found["positions"] == 2
    assert 0 <= found["otherwise_with_another_seed"] <= 2
    assert 0 <= found["otherwise_if_all_others_are_against_it"] <= 2


def test_where_nobody_else_is_asked_all_think_alike() -> None:
    """At the very start only the own claim is looked at: what others want makes no difference to a single thought."""
    table = Table(TITLE, 3, dice=Dice("alike"))
    seat = table.to_act()[0]
    said = [answer(kind, TITLE, table, seat, 1, 1) for kind in (Search, Paranoid)]
    assert said[0] == said[1]
    assert said[0] in table.legal(seat)
