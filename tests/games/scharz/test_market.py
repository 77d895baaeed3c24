"""Trade at a real table: what an order leaves behind."""

from __future__ import annotations

from tests.games.scharz.situations import at, blank, order, post, settle, yard

from civitas.games.scharz.rear import trade
from civitas.kernel import Answer, Table


def traded(mode: str, answer: Answer) -> Table:
    """The first player, with a village and a city by the sea and light infantry in a free field, orders this."""
    g = blank(mode=mode)
    settle(g, 0, "latium")
    settle(g, 0, "roma", kind="city")
    settle(g, 1, "tarentum")
    yard(g, "latium")
    for field in ("latium", "roma", "campania"):
        post(g, 0, "light", field, 2)
    g.realms[0].gold = 30
    g.grain, g.fish = {"latium": 3}, {"latium": 1}
    table = at(g, trade.trade)
    order(table, s0=answer)
    return table


def test_a_site_begins_with_nothing_and_in_the_fast_game_half_built() -> None:
    assert traded("basic", {"start.village.campania": 1}).state.sites == {"campania": (0, "village", 0)}
    assert traded("fast", {"start.village.campania": 1}).state.sites == {"campania": (0, "village", 2)}


def test_grain_that_is_bought_fills_the_stores_one_after_the_other() -> None:
    g = traded("basic", {"buy.grain": 4}).state
    assert g.grain == {"latium": 5, "roma": 2}
    assert g.fish == {"latium": 1}
