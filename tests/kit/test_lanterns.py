"""The rules of the toy, one test for each paragraph of its index."""

from __future__ import annotations

import pytest
from tests.kit.lanterns import LANTERNS, TITLE

from civitas.kernel import CHANCE, Refusal, Table


def table_with_deck(*top: str) -> Table:
    """A table for two whose first cards are these; seat 0 is dealt the first two."""
    table = Table(TITLE, 2)
    table.apply(CHANCE, [*(name for name in LANTERNS if name not in top), *reversed(top)])
    return table


def after_bids() -> Table:
    table = table_with_deck("amber", "blue", "jade", "iris")
    table.apply(0, "amber")
    table.apply(1, "jade")
    return table


def test_every_player_begins_with_two_lanterns() -> None:
    assert table_with_deck("amber", "blue").state.hands[0] == ["amber", "blue"]


def test_the_last_lantern_in_the_alphabet_wins_a_coin() -> None:
    assert after_bids().state.coins == [2, 3]


def test_a_turn_has_two_acts() -> None:
    table = after_bids()
    table.apply(0, "rest")
    assert table.to_act() == (0,)
    table.apply(0, "rest")
    assert table.to_act() == (1,)


def test_nobody_draws_from_an_empty_deck() -> None:
    table = after_bids()
    table.state.deck.clear()
    with pytest.raises(Refusal) as refusal:
        table.apply(0, "draw")
    assert refusal.value.reason == "deck-empty"


@pytest.mark.parametrize(("number", "coins"), [(3, 2), (4, 3)])
def test_a_four_earns_a_coin(number: int, coins: int) -> None:
    table = after_bids()
    table.apply(0, "roll")
    table.apply(CHANCE, number)
    assert table.state.coins[0] == coins


def test_a_gift_goes_to_the_next_player() -> None:
    table = after_bids()
    table.apply(0, "give")
    table.apply(0, 2)
    assert table.state.coins == [0, 5]
