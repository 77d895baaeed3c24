"""What a player works towards: the own influence card, the open ones, and the next epoch."""

from __future__ import annotations

from civitas.games.era.actions.revolution import last_epoch, met
from civitas.games.era.box.content import AGES, EPOCHS
from civitas.games.era.box.queries import others
from civitas.games.era.box.state import Era
from civitas.games.era.cards import COUNTS
from civitas.games.goals import Goal


def goals(g: Era, seat: int) -> list[Goal]:
    """§6.2 §6.3 Of each card what one has, and what it takes to be alone in front. §7.G.2 Conditions of an epoch."""
    realm = g.realms[seat]
    cards = dict.fromkeys(card for card in (realm.card, *g.crown) if card)
    found = [Goal(f"card:{card}", COUNTS[card](g, seat), _to_lead(g, seat, card)) for card in cards]
    if realm.tribe and realm.epoch < last_epoch(g):
        epoch = AGES[realm.epoch + 1]
        found.append(Goal(f"epoch:{epoch}", met(g, seat, epoch), EPOCHS[epoch].of))
    return found


def _to_lead(g: Era, seat: int, card: str) -> int:
    """One more than anybody else."""
    return 1 + max((COUNTS[card](g, other) for other in others(g, seat)), default=0)
