"""What the advances do beside their data: free actions, extra actions, and what follows other deeds.

Those of battles are in `combat`, those of events in `events`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from civitas.games.clash.advancing import BY_ACTION, BY_CARD, choose_advance, gain_advance, may_gain
from civitas.games.clash.cities import (
    NO_MOOD_TO_RAISE,
    any_city,
    can_cheer,
    happiness_price,
    increase_happiness,
    raise_mood,
)
from civitas.games.clash.content import ADVANCES, HAPPY, IN_CATEGORY, RAW, RESOURCES, TOKENS
from civitas.games.clash.decks import HANDS, discard, hand
from civitas.games.clash.deeds import add_deed, always
from civitas.games.clash.hooks import Price, listeners, modifiers, prices, vetoes
from civitas.games.clash.influence import NO_BOOST, can_influence, influence_culture
from civitas.games.clash.library import lend
from civitas.games.clash.paying import affordable, good_label, pay, price_of
from civitas.games.clash.production import can_produce_in, produce
from civitas.games.clash.state import (
    Clash,
    army,
    cities,
    effects,
    gain,
    has_building,
    has_effect,
    is_army,
    is_ship,
    limit,
    wonders_in,
)
from civitas.kernel import Ask, Label, Note, One, Place, Procedure, Reason, Verdict, YesNo

NO_CARD = Reason("no-card", "13.7.1")
HAPPY_ALREADY = Reason("happy-already", "13.8.2", "hex")
PRODUCED_ALREADY = Reason("produced-already", "13.10.4")
NO_TOKEN = Reason("no-token", "13.8.4")
PROTECTED = Reason("protected", "13.8.3", "hex")


def effect_price(g: Clash, seat: int, effect: str) -> Price:
    """The price of an advance's effect, as its record has it."""
    (advance, record), *_ = effects(g, seat, effect)
    return price_of(advance, advance, record["price"], g, seat)


def can_pay_for(effect: str, g: Clash, seat: int) -> Verdict:
    return affordable(g, seat, effect_price(g, seat, effect))


# ---------------------------------------------------------------------- prices


def _used(g: Clash, seat: int, advance: str, effect: dict[str, Any]) -> bool:
    return bool(effect.get("once_per_turn")) and advance in g.turn.used and g.turn.seat == seat


@prices.on(BY_ACTION)
def free_advances(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§13.6.3 §13.9.1 §13.9.2 Some advances cost nothing: Science once a turn, or those that are named."""
    _free_advances(price, g, seat, subject, effects(g, seat, "free-advance"))


@prices.on(BY_CARD)
def free_advances_by_card(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§13.6.3 §13.9.1 §13.9.2 Where a card sells the advance, what speaks of the action does not count."""
    free = [(advance, effect) for advance, effect in effects(g, seat, "free-advance") if not effect.get("action")]
    _free_advances(price, g, seat, subject, free)


def _free_advances(price: Price, g: Clash, seat: int, subject: str, free: list[tuple[str, dict[str, Any]]]) -> None:
    for advance, effect in free:
        named = subject in effect.get("advances", ()) or effect.get("category") == ADVANCES[subject].category
        if named and not _used(g, seat, advance, effect):
            price.free(advance)
            return


@prices.on("building")
def building_discounts(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§13.6.4 State Religion: a temple without food once a turn."""
    for advance, effect in effects(g, seat, "building-discount"):
        if effect["building"] == subject and not _used(g, seat, advance, effect):
            price.less(advance, effect["good"], effect["value"])


@prices.on("draft")
def draft_surcharge(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§13.10.3 Civil Liberties makes Draft dearer."""
    for advance, effect in effects(g, seat, "draft-surcharge"):
        price.more(advance, "mood", effect["value"])


# ---------------------------------------------------------------------- after other deeds


@listeners.on("building.built", 20, "dogma")
def advance_for_temple(g: Clash, seat: int, hex: str, building: str) -> Procedure[None]:
    """§13.12.1 Dogma: a further advance of Theocracy for each temple constructed."""
    for _, effect in effects(g, seat, "advance-per-temple"):
        among = [id for id in IN_CATEGORY[effect["category"]] if may_gain(g, seat, id) is None]
        if building == "temple" and among:
            id = yield from choose_advance(g, seat, among)
            yield from gain_advance(g, seat, id, "dogma")


@listeners.on("city.produced", 10, "public_education")
def ideas_from_academies(g: Clash, seat: int, hex: str, gained: dict[str, int]) -> Procedure[None]:
    """§13.4.2 Public Education: an idea from a production in a city with an academy, once a turn."""
    yield from lend(g, seat, "production-gain", useful=lambda effect: has_building(g, hex, effect["building"]))
    for advance, effect in effects(g, seat, "production-gain"):
        if has_building(g, hex, effect["building"]) and not _used(g, seat, advance, effect):
            g.turn.used += (advance,)
            for good, amount in effect["gain"].items():
                gain(g, seat, good, amount)
            yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]))


@listeners.on("city.producing", 10, "metallurgy")
def ore_into_gold(g: Clash, seat: int, hex: str, gained: dict[str, int]) -> Procedure[None]:
    """§13.9.4 Metallurgy: of two ore or more one may be renounced for gold, before what exceeds the limit is lost."""
    yield from lend(g, seat, "ore-to-gold", useful=lambda effect: gained.get("ore", 0) >= effect["least"])
    for advance, effect in effects(g, seat, "ore-to-gold"):
        if gained.get("ore", 0) >= effect["least"] and (yield Ask(seat, YesNo("ore-to-gold", rule="13.9.4"))):
            gained["ore"] -= effect["value"]
            gained["gold"] = gained.get("gold", 0) + effect["value"]
            yield Note("advance-gain", seat=seat, advance=advance, goods={"gold": effect["value"]})


@listeners.on("move.ended", 10, "cartography")
def ideas_from_ships(g: Clash, seat: int) -> Procedure[None]:
    """§13.3.4 Cartography: an idea after a move action that moved a ship, and a culture token if one navigated."""
    moved = g.turn.sailed
    if moved:
        yield from lend(g, seat, "after-sailing")
    for kind, happened in (("after-sailing", moved), ("after-navigating", moved and g.turn.navigated)):
        for advance, effect in effects(g, seat, kind) if happened else ():
            for good, amount in effect["gain"].items():
                gain(g, seat, good, amount)
            yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]))


@listeners.on("advance.gained", 10, "philosophy")
def ideas_from_science(g: Clash, seat: int, id: str, how: str, paid: dict[str, int]) -> Procedure[None]:
    """§13.4.4 Philosophy: an idea for each Science advance gained later by an advance action."""
    if how != "action":
        return
    category = ADVANCES[id].category
    yield from lend(g, seat, "gain-per-advance", useful=lambda effect: effect["category"] == category)
    for advance, effect in effects(g, seat, "gain-per-advance"):
        if effect["category"] == category:
            for good, amount in effect["gain"].items():
                gain(g, seat, good, amount)
            yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]))


@listeners.on("advance.gained", 20, "free_education")
def mood_from_ideas(g: Clash, seat: int, id: str, how: str, paid: dict[str, int]) -> Procedure[None]:
    """§13.4.3 Free Education: once a turn, after an advance paid with ideas or gold, an idea for a mood token."""
    if not paid.get("ideas") and not paid.get("gold"):
        return
    yield from lend(g, seat, "after-advance")
    for advance, effect in effects(g, seat, "after-advance"):
        if id == advance or _used(g, seat, advance, effect) or can_pay_for("after-advance", g, seat) is not None:
            continue
        if (yield Ask(seat, YesNo("free-education", rule="13.4.3"))):
            g.turn.used += (advance,)
            yield from pay(g, seat, effect_price(g, seat, "after-advance"))
            for good, amount in effect["gain"].items():
                gain(g, seat, good, amount)
            yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]))


@listeners.on("units.recruited", 10, "medicine")
def refund(g: Clash, seat: int, hex: str, picks: tuple[str, ...], paid: dict[str, int]) -> Procedure[None]:
    """§13.9.3 Medicine: one of the resources just paid comes back; tokens do not."""
    back = [good for good in RESOURCES if paid.get(good) and g.players[seat].goods[good] < limit(g, seat, good)]
    if not back:
        return
    yield from lend(g, seat, "refund-recruit")
    for advance, effect in effects(g, seat, "refund-recruit"):
        which = One("refund", back, rule="13.9.3", label=good_label)
        good = back[0] if len(back) == 1 else (yield Ask(seat, which))
        gain(g, seat, good, effect["value"])
        yield Note("advance-gain", seat=seat, advance=advance, goods={good: effect["value"]})


@listeners.on("units.recruited", 20, "nationalism")
def token_for_armies(g: Clash, seat: int, hex: str, picks: tuple[str, ...], paid: dict[str, int]) -> Procedure[None]:
    """§13.11.1 Nationalism: a token of choice after recruiting an army unit or a ship."""
    for advance, effect in effects(g, seat, "after-recruit-army"):
        if any(is_army(unit) or is_ship(unit) for unit in picks):
            token = yield Ask(seat, One("nationalism", effect["gain"], rule="13.11.1", label=good_label))
            gain(g, seat, token, effect["value"])
            yield Note("advance-gain", seat=seat, advance=advance, goods={token: effect["value"]})


@modifiers.on("influence.roll", "conversion")
def conversion_bonus(g: Clash, seat: int, start: str, target: str) -> int:
    """§13.12.3 Conversion adds one to the roll; that is no boost."""
    return sum(effect["value"] for _, effect in effects(g, seat, "influence-roll"))


@listeners.on("influence.succeeded", 10, "conversion")
def conversion_token(g: Clash, seat: int, start: str, target: str, building: str) -> Procedure[None]:
    """§13.12.3 Conversion gives a culture token on a success."""
    for advance, effect in effects(g, seat, "influence-gain"):
        for good, amount in effect["gain"].items():
            gain(g, seat, good, amount)
        yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]))


# ---------------------------------------------------------------------- protection against influence


@vetoes.on("influence.target")
def protected_wonders(g: Clash, seat: int, target: str) -> Verdict:
    """§13.8.3 Monuments: cities with a wonder are no targets for others."""
    if g.city[target] != seat and wonders_in(g, target) and has_effect(g, g.city[target], "protect"):
        return PROTECTED, target
    return None


SHIELDED: dict[str, Callable[[Clash, str], bool]] = {
    "happy": lambda g, target: g.mood[target] == HAPPY,
    "army": lambda g, target: bool(army(g, g.city[target], target)),
    "temple": lambda g, target: has_building(g, target, "temple"),
}
"""Which cities of the owner of an advance are meant."""


@vetoes.on("influence.boost")
def no_boosts(g: Clash, seat: int, target: str) -> Verdict:
    """§13.10.2 §13.11.2 §13.12.2 Attempts of others on happy, garrisoned or temple cities cannot be boosted."""
    owner = g.city[target]
    for _, effect in effects(g, owner, "no-boosts") if owner != seat else ():
        if SHIELDED[effect["cities"]](g, target):
            return NO_BOOST, target
    return None


# ---------------------------------------------------------------------- deeds


def taxes(g: Clash, seat: int) -> Procedure[None]:
    """§13.7.3 §13.7.4 Taxes: a mood token for as many resources as one has cities, in any mix; gold with Currency."""
    yield from pay(g, seat, effect_price(g, seat, "taxes"))
    goods = (*RAW, "gold") if has_effect(g, seat, "gold-income") else RAW
    number = len(cities(g, seat))
    prompt = Place("taxes", number, dict.fromkeys(goods, number), rule="13.7.3", label=good_label)
    for good, amount in (yield Ask(seat, prompt)).items():
        gain(g, seat, good, amount)
    yield Note("taxed", seat=seat, number=number)


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
        gain(g, seat, "mood", effect["value"])
        yield Note("advance-gain", seat=seat, advance=advance, goods={"mood": effect["value"]})


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
    good = yield Ask(seat, One("barter-gain", effect["gain"], rule="13.7.1", label=good_label))
    gain(g, seat, good, effect["value"])
    yield Note("bartered", seat=seat, card=card, good=good)


def card_label(card: str) -> Label:
    return Label("card", [f"card:{card}"], card=card)


add_deed("bartering", can_barter, barter, action=False, advance="bartering", once=True)


def can_use_arts(g: Clash, seat: int) -> Verdict:
    """§13.8.1 The token is paid before the attempt, so it can serve neither for range nor for the roll."""
    verdict = can_influence(g, seat, effect_price(g, seat, "free-influence").needs)
    return can_pay_for("free-influence", g, seat) if verdict is None else verdict


def use_arts(g: Clash, seat: int) -> Procedure[None]:
    """§13.8.1 Arts: a culture token for an influence culture action."""
    yield from pay(g, seat, effect_price(g, seat, "free-influence"))
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
    gain(g, seat, other, effect["value"])
    yield Note("swapped", seat=seat, good=token, other_good=other)


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
    g.turn.marks["forced_labor"] = 1
    yield Note("forced-labor", seat=seat)


add_deed(
    "forced_labor", partial(can_pay_for, "forced-labor"), force_labor, action=False, advance="forced_labor", once=True
)
