"""§8 Drawing and discarding cards."""

from __future__ import annotations

from civitas.games.clash.state import Clash, Player, holds
from civitas.kernel import Ask, Note, Procedure, Reveal, Shuffle, YesNo

WITH_OPEN_DISCARDS = ("action", "event")
"""The piles from which the Great Mausoleum draws."""


def draw(g: Clash, seat: int, deck: str, count: int = 1) -> Procedure[None]:
    """§8.1 §8.2 §8.3 Take cards from a deck into the hand."""
    for _ in range(count):
        card = yield from draw_card(g, seat, deck)
        if not card:
            return
        player = g.players[seat]
        if deck == "action":
            player.action_cards += (card,)
        elif deck == "objective":
            player.objective_cards += (card,)
        else:
            player.wonder_cards += (card,)
        yield Reveal((seat,))
        yield Note("draws", seat=seat, deck=deck)


def draw_card(g: Clash, seat: int, deck: str) -> Procedure[str]:
    """§8.1 §8.4 §12.11 The top card of a deck, or of its discard pile by grace of the Great Mausoleum; "" if none."""
    pile = g.discards[deck]
    if deck in WITH_OPEN_DISCARDS and pile and holds(g, seat, "great_mausoleum"):
        prompt = YesNo("mausoleum", rule="12.11", params={"deck": deck, "card": pile[-1]})
        if (yield Ask(seat, prompt)):
            card = g.discards[deck][-1]
            g.discards[deck] = g.discards[deck][:-1]
            yield Note("mausoleum", seat=seat, deck=deck)
            return card
    if not g.decks[deck]:
        if not g.discards[deck]:
            return ""
        g.decks[deck] = tuple((yield Shuffle(deck, g.discards[deck])))
        g.discards[deck] = ()
        yield Note("reshuffled", deck=deck)
    card = g.decks[deck][0]
    g.decks[deck] = g.decks[deck][1:]
    return card


def discard(g: Clash, seat: int, deck: str, card: str) -> None:
    """§8.1 §12.11 Onto the discard pile, or under it if the Great Mausoleum is one's own."""
    if deck in WITH_OPEN_DISCARDS and holds(g, seat, "great_mausoleum"):
        g.discards[deck] = (card, *g.discards[deck])
    else:
        g.discards[deck] += (card,)


def deck_of(card: str) -> str:
    """The deck to which a card of a hand belongs; great persons are event cards."""
    return {"a": "action", "e": "event", "o": "objective"}[card[0]]


def drop_action(g: Clash, seat: int, card: str) -> None:
    """§8.1 Discard an action card, or a great person, from the hand."""
    take_action(g.players[seat], card)
    discard(g, seat, deck_of(card), card)


def take_action(player: Player, card: str) -> None:
    """Take one action card out of a hand."""
    player.action_cards = tuple(held for held in player.action_cards if held != card)
