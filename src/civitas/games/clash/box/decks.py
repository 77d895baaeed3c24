"""Decks and hands: drawing, discarding, shuffling anew."""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.clash.box.content import DECKS
from civitas.games.clash.box.labels import NO_MORE, NONE, card_label, unless
from civitas.games.clash.box.queries import Clash, Player, holds, in_play
from civitas.kernel import Ask, Note, One, Procedure, Reveal, Shuffle, YesNo

HANDS = ("action", "objective", "wonder")
OPEN_PILES = ("action", "event")
"""The discard piles from which the Great Mausoleum draws."""


SEEKERS: list[Callable[[Clash, int, str], Procedure[str]]] = []
"""Who finds a certain card instead of drawing one: (g, seat, deck) to the card, taken from where it was; empty if none.
Leaders add to it."""


def hand(player: Player, deck: str) -> tuple[str, ...]:
    """The cards of one kind that a player holds."""
    if deck == "action":
        return player.action_cards
    return player.objective_cards if deck == "objective" else player.wonder_cards


def set_hand(player: Player, deck: str, cards: tuple[str, ...]) -> None:
    if deck == "action":
        player.action_cards = cards
    elif deck == "objective":
        player.objective_cards = cards
    else:
        player.wonder_cards = cards


def shuffle_decks(g: Clash) -> Procedure[None]:
    """§3.7 Four decks, each with a discard pile of its own."""
    for deck, cards in DECKS.items():
        g.decks[deck] = tuple((yield Shuffle("deck", [card for card in cards if in_play(g, card)])))


def top(g: Clash, deck: str, seat: int) -> Procedure[str]:
    """§8.1 §8.2 §8.3 §8.4 The top card; an empty deck is made anew from its discard pile. Empty if both are.

    §12.10 Who has the Great Mausoleum may take the top card of the discard pile instead.
    """
    pile = g.discards[deck]
    if chooses_pile(g, deck, seat):
        params = {"deck": deck, "card": pile[-1]}
        if (yield Ask(seat, YesNo("mausoleum", rule="12.10", params=params))):
            g.discards[deck] = pile[:-1]
            yield Note("mausoleum", seat=seat, deck=deck, card=pile[-1])
            return pile[-1]
    yield from make_anew(g, deck)
    if not g.decks[deck]:
        return ""
    card, *rest = g.decks[deck]
    g.decks[deck] = tuple(rest)
    return card


def make_anew(g: Clash, deck: str) -> Procedure[None]:
    """§8.1 An empty deck is made of its discard pile."""
    if not g.decks[deck] and g.discards[deck]:
        cards, g.discards[deck] = sorted(g.discards[deck]), ()
        g.decks[deck] = tuple((yield Shuffle("deck", cards)))
        yield Note("reshuffled", deck=deck)


FORESEEN = "foreseen"
"""The fact that the player whose turn it is knows the next event; beside it stands when that was."""


def foreseen(g: Clash, seat: int | None) -> str:
    """The next event, as far as the seat knows it."""
    known = seat == g.turn.seat and any(key == FORESEEN for key, _ in g.turn.facts)
    return g.decks["event"][0] if known and g.decks["event"] else ""


def forget_foreseen(g: Clash) -> None:
    """Another card is the next now."""
    g.turn.facts = tuple(fact for fact in g.turn.facts if fact[0] != FORESEEN)


def chooses_pile(g: Clash, deck: str, seat: int) -> bool:
    """§12.10 Will the next card of this deck be one of two?"""
    return deck in OPEN_PILES and bool(g.discards[deck]) and holds(g, seat, "great_mausoleum")


def draw(g: Clash, seat: int, deck: str, number: int = 1) -> Procedure[int]:
    """§8.1 §8.2 Draw cards into the hand, in secret. Returns how many there were."""
    player = g.players[seat]
    drawn = told = 0
    for _ in range(number):
        if drawn > told and chooses_pile(g, deck, seat):
            yield Note("drew", seat=seat, goods={deck: drawn - told}, kept=drawn - told, deck=deck)
            told = drawn
        card = yield from _sought(g, deck, seat)
        if not card and deck == "wonder" and g.envoys and (yield from from_envoys(g, seat)):
            continue
        card = card or (yield from _next_card(g, deck, seat))
        if not card:
            break
        drawn += 1
        if deck == "wonder" and g.options["wonders"] == "buffet":
            open_wonder(g, card, True)
        else:
            set_hand(player, deck, (*hand(player, deck), card))
    if drawn:
        is_open = deck == "wonder" and g.options["wonders"] == "buffet"
        yield Reveal(None if is_open else (seat,))
        if drawn > told:
            kept = 0 if is_open else drawn - told
            yield Note("drew", seat=seat, goods={deck: drawn - told}, kept=kept, deck=deck)
    return drawn


def from_envoys(g: Clash, seat: int) -> Procedure[bool]:
    """§11.5.27 Whoever draws a wonder card may take one that an envoy has laid open. Was one taken?"""
    prompt = One("envoy", [*g.envoys, NONE], rule="11.5.27", label=unless(NONE, NO_MORE, card_label))
    card = yield Ask(seat, prompt)
    if card == NONE:
        return False
    g.envoys = tuple(other for other in g.envoys if other != card)
    g.players[seat].wonder_cards += (card,)
    yield Note("from-envoy", seat=seat, wonder=card)
    return True


def next_objective(g: Clash, seat: int) -> Procedure[str]:
    """§8.2 §11.5.41 The top card, or the one that a great seer has assigned to the player."""
    player = g.players[seat]
    if not player.foreseen:
        return (yield from top(g, "objective", seat))
    (card, _), *others = player.foreseen
    player.foreseen = tuple(others)
    return card


def _sought(g: Clash, deck: str, seat: int) -> Procedure[str]:
    """§8.1 The card that somebody finds instead of drawing one; empty if nobody looks for any."""
    if g.players[seat].civ:
        for seeker in SEEKERS:
            card = yield from seeker(g, seat, deck)
            if card:
                return card
    return ""


def _next_card(g: Clash, deck: str, seat: int) -> Procedure[str]:
    if deck == "objective":
        return (yield from next_objective(g, seat))
    return (yield from top(g, deck, seat))


def open_wonder(g: Clash, wonder: str, is_open: bool) -> None:
    """§15.4 In the buffet of wonders a card that is drawn lies open for everybody."""
    if is_open:
        g.open_wonders += (wonder,)
    else:
        g.open_wonders = tuple(other for other in g.open_wonders if other != wonder)


def open_wonders(g: Clash) -> list[str]:
    """§15.4 The wonder cards that lie open."""
    return [wonder for wonder in DECKS["wonder"] if wonder in g.open_wonders]


def pile_of(card: str) -> str:
    """The deck to which a card belongs: great persons are events in an action hand."""
    return next(deck for deck, cards in DECKS.items() if card in cards)


def discard(g: Clash, seat: int, deck: str, card: str) -> Procedure[None]:
    """§8.1 A card from the hand to its discard pile, open to all; whoever calls this tells it."""
    player = g.players[seat]
    cards = list(hand(player, deck))
    cards.remove(card)
    set_hand(player, deck, tuple(cards))
    lay_down(g, seat, card)
    yield Reveal()


def lay_down(g: Clash, seat: int, card: str) -> None:
    """§8.1 §12.10 Onto the discard pile, or under it if the Great Mausoleum is one's own."""
    pile = pile_of(card)
    under = pile in OPEN_PILES and holds(g, seat, "great_mausoleum")
    g.discards[pile] = (card, *g.discards[pile]) if under else (*g.discards[pile], card)
