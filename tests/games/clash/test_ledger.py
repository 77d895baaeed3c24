"""What acts have to explain is counted in full."""

from __future__ import annotations

from tests.games.clash.fields import RED, meadow

from civitas.games.clash.box.content import OBJECTIVE_CARDS
from civitas.games.clash.companions.ledger import ledger
from civitas.games.clash.secrets import view
from civitas.kernel.acts import Count


def test_the_same_objective_on_two_cards_counts_twice() -> None:
    """§8.2 Several cards may have the same half."""
    g = meadow()
    halves = [(card, half) for card, facts in OBJECTIVE_CARDS.items() for half in facts.halves]
    objective = next(half for card, half in halves if [other for _, other in halves].count(half) > 1)
    cards = [card for card, half in halves if half == objective]
    g.players[RED].completed = tuple(f"{card}:{objective}" for card in cards)
    assert ledger(view(g, None))[Count(f"objective:{objective}", f"seat:{RED}")] == len(cards) > 1
