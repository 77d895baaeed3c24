"""§13 Free actions and actions that advances allow."""

from __future__ import annotations

from functools import partial

from civitas.games.clash.actions.cities import (
    NO_MOOD_TO_RAISE,
    any_city,
    can_cheer,
    happiness_price,
    increase_happiness,
    raise_mood,
)
from civitas.games.clash.actions.influence import can_influence, influence_culture
from civitas.games.clash.actions.produce import can_produce_in, produce
from civitas.games.clash.box.content import HAPPY, RAW, TOKENS
from civitas.games.clash.box.decks import HANDS, discard, hand
from civitas.games.clash.box.deeds import add_deed, always
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.labels import card_label, good_label
from civitas.games.clash.box.paying import affordable, can_pay_for, choices, effect_price, pay, price_of
from civitas.games.clash.box.queries import (
    Clash,
    cities,
    effects,
    gain,
    has_effect,
)
from civitas.games.clash.box.telling import gain_all
from civitas.kernel import Ask, Label, Note, One, Place, Procedure, Reason, Verdict

NO_CARD = Reason("no-card", "13.7.1")
HAPPY_ALREADY = Reason("happy-already", "13.8.2", "hex")
PRODUCED_ALREADY = Reason("produced-already", "13.10.4")
NO_TOKEN = Reason("no-token", "13.8.4")


def taxes(g: Clash, seat: int) -> Procedure[None]:
    """§13.7.3 §13.7.4 Taxes: a mood token for as many resources as one has cities, in any mix; gold with Currency."""
    yield from pay(g, seat, effect_price(g, seat, "taxes"))
    yield from collect_taxes(g, seat)


def collect_taxes(g: Clash, seat: int) -> Procedure[None]:
    """§13.7.3 §13.7.4 As many resources as one has cities."""
    goods = (*RAW, "gold") if has_effect(g, seat, "gold-income") else RAW
    number = len(cities(g, seat))
    prompt = Place("taxes", number, dict.fromkeys(goods, number), rule="13.7.3", label=good_label)
    taken = gain_all(g, seat, (yield Ask(seat, prompt)))
    yield Note("taxed", seat=seat, number=number, taken=taken)


def can_tax(g: Clash, seat: int) -> Verdict:
    verdict = any_city(g, seat, (None for _ in cities(g, seat)))
    return can_pay_for("taxes", g, seat) if verdict is None else verdict


add_deed("taxes", can_tax, taxes, action=True, advance="taxes", once=True)


def games_price(g: Clash, seat: int, steps: int) -> Price:
    (advance, effect), *_ = effects(g, seat, "games")
    return price_of(advance, advance, {good: n * steps for good, n in effect["price"].items()}, g, seat)


def may_hold_games(g: Clash, seat: int, answer: str) -> Verdict:
    hex, _, steps = answer.partition(":")
    if g.mood[hex] + int(steps) > HAPPY:
        return HAPPY_ALREADY, hex
    return affordable(g, seat, games_price(g, seat, int(steps)))


def games(g: Clash, seat: int) -> list[str]:
    """Every "city:steps"."""
    (_, effect), *_ = effects(g, seat, "games")
    return [f"{hex}:{steps}" for hex in cities(g, seat) for steps in range(1, effect["value"] + 1)]


def can_hold_games(g: Clash, seat: int) -> Verdict:
    return any_city(g, seat, (may_hold_games(g, seat, answer) for answer in games(g, seat)))


def hold_games(g: Clash, seat: int) -> Procedure[None]:
    """§13.8.2 Sports: a culture token for each step, whatever the size of the city."""
    prompt = One("games", lambda: games(g, seat), partial(may_hold_games, g, seat), rule="13.8.2", label=games_label)
    hex, _, steps = (yield Ask(seat, prompt)).partition(":")
    yield from pay(g, seat, games_price(g, seat, int(steps)))
    yield from raise_mood(g, hex, int(steps))


def games_label(answer: str) -> Label:
    hex, _, steps = answer.partition(":")
    return Label("games", [f"hex:{hex}"], hex=hex, number=int(steps))


add_deed("sports", can_hold_games, hold_games, action=True, advance="sports")


def civil_liberties(g: Clash, seat: int) -> Procedure[None]:
    """§13.10.3 Civil Liberties: mood tokens for an action."""
    for advance, effect in effects(g, seat, "mood-tokens"):
        taken = gain_all(g, seat, {"mood": effect["value"]})
        yield Note("advance-gain", seat=seat, advance=advance, goods={"mood": effect["value"]}, taken=taken)


add_deed("civil_liberties", always, civil_liberties, action=True, advance="civil_liberties")


def can_barter(g: Clash, seat: int) -> Verdict:
    """§13.7.1 Any card of the hand will do."""
    return None if any(hand(g.players[seat], deck) for deck in HANDS) else (NO_CARD,)


def whole_hand(g: Clash, seat: int) -> list[str]:
    return [card for deck in HANDS for card in hand(g.players[seat], deck)]


def barter(g: Clash, seat: int) -> Procedure[None]:
    """§13.7.1 Bartering: a card of any kind for a gold or a culture token."""
    (_, effect), *_ = effects(g, seat, "barter")
    card = yield Ask(seat, One("barter", partial(whole_hand, g, seat), rule="13.7.1", label=card_label))
    deck = next(deck for deck in HANDS if card in hand(g.players[seat], deck))
    yield from discard(g, seat, deck, card)
    yield Note("discards", seat=seat, deck=deck, card=card)
    good = yield Ask(seat, One("barter-gain", effect["gain"], rule="13.7.1", label=good_label))
    yield Note("bartered", seat=seat, card=card, good=good, taken=gain(g, seat, good, effect["value"]))


add_deed("bartering", can_barter, barter, action=False, advance="bartering", once=True)


def can_use_arts(g: Clash, seat: int) -> Verdict:
    """§13.8.1 The token is paid before the attempt, so it can serve neither for range nor for the roll."""
    price = effect_price(g, seat, "free-influence")
    for one in choices(g, seat, price):
        if leaves_an_attempt(g, seat, one):
            return None
    verdict = can_influence(g, seat, price.needs)
    return affordable(g, seat, price) if verdict is None else verdict


def leaves_an_attempt(g: Clash, seat: int, price: Price) -> bool:
    """§13.8.1 Is there an attempt that can still be made when this was paid?"""
    return can_influence(g, seat, price.needs) is None


def use_arts(g: Clash, seat: int) -> Procedure[None]:
    """§13.8.1 Arts: a culture token for an influence culture action."""
    yield from pay(g, seat, effect_price(g, seat, "free-influence"), partial(leaves_an_attempt, g, seat))
    yield from influence_culture(g, seat)


add_deed("arts", can_use_arts, use_arts, action=False, advance="arts", once=True)


def can_swap(g: Clash, seat: int) -> Verdict:
    return None if any(g.players[seat].goods[token] for token in TOKENS) else (NO_TOKEN,)


def swap_tokens(g: Clash, seat: int) -> Procedure[None]:
    """§13.8.4 Theaters: a culture token for a mood token, or the other way round."""
    (_, effect), *_ = effects(g, seat, "swap-tokens")
    goods = g.players[seat].goods
    given = [token for token in TOKENS if goods[token] >= effect["value"]]
    token = given[0] if len(given) == 1 else (yield Ask(seat, One("swap", given, rule="13.8.4", label=good_label)))
    other = next(t for t in TOKENS if t != token)
    goods[token] -= effect["value"]
    taken = gain(g, seat, other, effect["value"])
    yield Note("swapped", seat=seat, good=token, other_good=other, given=effect["value"], taken=taken)


add_deed("theaters", can_swap, swap_tokens, action=False, advance="theaters", once=True)


def can_vote(g: Clash, seat: int) -> Verdict:
    """§13.10.1 The token for the vote comes on top of those for the steps."""
    vote = effect_price(g, seat, "free-happiness")
    if (verdict := affordable(g, seat, vote)) is not None:
        return verdict
    verdict = (NO_MOOD_TO_RAISE,)
    for hex in cities(g, seat):
        if g.mood[hex] != HAPPY:
            price = happiness_price(g, seat, hex)
            for good, amount in vote.needs.items():
                price.more("voting", good, amount)
            if (verdict := affordable(g, seat, price)) is None:
                return None
    return verdict


def vote(g: Clash, seat: int) -> Procedure[None]:
    """§13.10.1 Voting: a mood token for an increase happiness action."""
    yield from pay(g, seat, effect_price(g, seat, "free-happiness"))
    if can_cheer(g, seat) is None:
        yield from increase_happiness(g, seat)


add_deed("voting", can_vote, vote, action=False, advance="voting")


def can_produce_freely(g: Clash, seat: int) -> Verdict:
    """§13.10.4 It must be the only production of the turn."""
    if g.turn.produced:
        return (PRODUCED_ALREADY,)
    verdict = any_city(g, seat, (can_produce_in(g, seat, city) for city in cities(g, seat)))
    return can_pay_for("free-production", g, seat) if verdict is None else verdict


def produce_freely(g: Clash, seat: int) -> Procedure[None]:
    """§13.10.4 Free Economy: a mood token for a production."""
    yield from pay(g, seat, effect_price(g, seat, "free-production"))
    yield from produce(g, seat)


add_deed("free_economy", can_produce_freely, produce_freely, action=False, advance="free_economy", once=True)


def extra_action(g: Clash, seat: int) -> Procedure[None]:
    """§13.11.3 Absolute Power: two mood tokens for another action."""
    (_, effect), *_ = effects(g, seat, "extra-action")
    yield from pay(g, seat, effect_price(g, seat, "extra-action"))
    g.turn.actions += effect["value"]
    yield Note("extra-action", seat=seat)


add_deed(
    "absolute_power",
    partial(can_pay_for, "extra-action"),
    extra_action,
    action=False,
    advance="absolute_power",
    once=True,
)


def force_labor(g: Clash, seat: int) -> Procedure[None]:
    """§13.11.4 Forced Labor: a mood token, and angry cities work as neutral ones for this turn."""
    yield from pay(g, seat, effect_price(g, seat, "forced-labor"))
    g.turn.forced_labor = True
    yield Note("forced-labor", seat=seat)


add_deed(
    "forced_labor", partial(can_pay_for, "forced-labor"), force_labor, action=False, advance="forced_labor", once=True
)
