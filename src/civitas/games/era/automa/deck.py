"""§12.3 The action cards: one for all automas after each cycle of the players."""

from __future__ import annotations

from civitas.games.era.box.automas import ASIDE, CARDS, RESHUFFLE_CARD
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Automa
from civitas.kernel import Note, Procedure, Reveal, Shuffle


def lay_out(g: Era) -> Procedure[None]:
    """§12.3.1 §A3 Three cards are laid aside, the others shuffled."""
    assert g.automa is not None
    g.automa.deck = tuple((yield Shuffle("automa-cards", [card for card in CARDS if card not in ASIDE])))


def at_work(g: Era) -> tuple[Automa, ...]:
    """§12.4.5 The automas that have made no revolution in this round, in their order."""
    return () if g.automa is None else tuple(who for who in g.automa.order if not g.realms[who].revolution)


def card_due(g: Era) -> bool:
    """§12.3.2 §A4 Has anybody acted in this cycle, and is there an automa to act?"""
    return g.automa is not None and g.automa.acted and bool(at_work(g))


def reveal(g: Era) -> Procedure[None]:
    """§12.3.2 §12.7.3 The next card is turned up for all automas in turn. §12.4.6 §A3 One card shuffles them all."""
    opponents = g.automa
    assert opponents is not None
    opponents.acted = False
    while True:
        card, *left = opponents.deck
        opponents.deck, opponents.played = tuple(left), (*opponents.played, card)
        yield Reveal()
        yield Note("automa-card", deed=card, number=CARDS.index(card) + 1)
        if card != RESHUFFLE_CARD:
            break
        yield from reshuffle(g)
    opponents.card = card
    opponents.queue = at_work(g)


def reshuffle(g: Era) -> Procedure[None]:
    """§12.4.6 All cards but those laid aside; leaders stand and luxury is ready again, but after a revolution."""
    opponents = g.automa
    assert opponents is not None
    cards = sorted((*opponents.deck, *opponents.played))
    opponents.deck, opponents.played = tuple((yield Shuffle("automa-cards", cards))), ()
    for who in at_work(g):
        make_ready(g, who)
    yield Note("automa-reshuffled", seat=list(at_work(g)))


def make_ready(g: Era, who: Automa) -> None:
    """The leader stands up, and every luxury good may serve."""
    realm = g.realms[who]
    assert realm.puppet is not None
    realm.puppet.up = True
    realm.spent = ()


def mix_in(g: Era) -> Procedure[None]:
    """§12.3.1 After the first expansion of any automa the cards that were laid aside come into the pile."""
    opponents = g.automa
    assert opponents is not None
    if opponents.aside:
        cards, opponents.aside = sorted((*opponents.deck, *opponents.aside)), ()
        opponents.deck = tuple((yield Shuffle("automa-cards", cards)))
        yield Note("automa-mixed")
