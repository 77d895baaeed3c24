"""§8.1 Playing an action card for its effect: on one's turn, some as an action, some for nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from civitas.games.clash.box.content import ACTION_CARDS, CIVIL, EVENTS
from civitas.games.clash.box.decks import discard
from civitas.games.clash.box.deeds import DEEDS, add_deed
from civitas.games.clash.box.labels import card_label
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import Clash
from civitas.kernel import Ask, Note, One, Procedure, Reason, Verdict

NO_CARD_TO_PLAY = Reason("no-card-to-play", "8.1")
COSTS_AN_ACTION = Reason("costs-an-action", "8.1", "card")
COSTS_NO_ACTION = Reason("costs-no-action", "8.1", "card")
NO_EFFECT = Reason("no-effect", "8.1", "card")


class Effect(NamedTuple):
    """What a card does when it is played for its effect."""

    possible: Callable[[Clash, int], Verdict]
    act: Callable[[Clash, int], Procedure[None]]


CARD_OF = {record.civil: id for id, record in reversed(ACTION_CARDS.items())}
"""A card for each civil half: the first with it."""

EFFECTS: dict[str, Effect] = {}
"""By the name of the civil half, or of the great person."""

INTERRUPTS: list[Callable[[Clash, int, str], Procedure[bool]]] = []
"""Who may keep a card from its effect: (g, seat, card). It is asked once the card lies there, before it is paid for.
Civilisations add to it."""


def effect(
    name: str, possible: Callable[[Clash, int], Verdict] | None = None
) -> Callable[[Callable[[Clash, int], Procedure[None]]], Callable[[Clash, int], Procedure[None]]]:
    """Say what a card does, and when it can be played; if nothing is said, always."""

    def register(act: Callable[[Clash, int], Procedure[None]]) -> Callable[[Clash, int], Procedure[None]]:
        EFFECTS[name] = Effect(possible or _always, act)
        return act

    return register


def _always(g: Clash, seat: int) -> Verdict:
    return None


@cache
def name_of(card: str) -> str:
    """The civil half of an action card, or the great person."""
    return str(ACTION_CARDS[card].civil if card in ACTION_CARDS else EVENTS[card].name)


@cache
def takes_action(card: str) -> bool:
    """§8.1 §11.6 Does playing it cost an action? Great persons do."""
    return CIVIL[name_of(card)].action if card in ACTION_CARDS else True


def may_play(g: Clash, seat: int, card: str, action: bool) -> Verdict:
    """§8.1 The right sort of card, what it wants, and its price."""
    if takes_action(card) != action:
        return (COSTS_AN_ACTION if takes_action(card) else COSTS_NO_ACTION), card
    name = name_of(card)
    needs = CIVIL[name].price if name in CIVIL else {}
    if needs and (verdict := affordable(g, seat, price_of("card", name, needs, g, seat))) is not None:
        return verdict
    return EFFECTS[name].possible(g, seat)


def can_play(action: bool, g: Clash, seat: int) -> Verdict:
    for card in g.players[seat].action_cards:
        if takes_action(card) == action and may_play(g, seat, card, action) is None:
            return None
    return (NO_CARD_TO_PLAY,)


def play(action: bool, g: Clash, seat: int) -> Procedure[None]:
    """§8.1 Choose the card, lay it down, pay, and do what it says.

    It lies open while the payment is asked for: in the hand, nothing but this procedure would know which card it is.
    """
    prompt = One(
        "play-card",
        lambda: g.players[seat].action_cards,
        lambda card: may_play(g, seat, card, action),
        rule="8.1",
        label=card_label,
    )
    card = yield Ask(seat, prompt)
    name = name_of(card)
    yield from discard(g, seat, "action", card)
    yield Note("plays", seat=seat, card=card)
    for interrupt in INTERRUPTS if any(player.civ for player in g.players) else ():
        if (yield from interrupt(g, seat, card)):
            if DEEDS[g.turn.deed].action:
                g.turn.actions += 1
            return
    if name in CIVIL and CIVIL[name].price:
        yield from pay(g, seat, price_of("card", name, CIVIL[name].price, g, seat))
    yield from EFFECTS[name].act(g, seat)


add_deed("card", partial(can_play, False), partial(play, False), action=False)
add_deed("card_action", partial(can_play, True), partial(play, True), action=True)


def no_effect(name: str) -> Verdict:
    """The verdict on a card that could do nothing now."""
    return NO_EFFECT, CARD_OF.get(name, name)
