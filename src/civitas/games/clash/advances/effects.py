"""§13 What advances do beside their data: prices, what follows other deeds, protection.

What they allow a player to do is in `deeds`, what they do in battle in `warfare`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from civitas.games.clash.actions.advance import BY_ACTION, BY_CARD, choose_advance, gain_advance, may_gain
from civitas.games.clash.actions.influence import NO_BOOST
from civitas.games.clash.advances.library import lend
from civitas.games.clash.box.content import ADVANCES, HAPPY, IN_CATEGORY, RESOURCES
from civitas.games.clash.box.hooks import Price, listeners, modifiers, prices, vetoes
from civitas.games.clash.box.labels import good_label
from civitas.games.clash.box.paying import can_pay_for, effect_price, pay
from civitas.games.clash.box.queries import (
    Clash,
    army,
    effects,
    has_building,
    has_effect,
    is_army,
    is_ship,
    limit,
    wonders_in,
)
from civitas.games.clash.box.telling import gain_all
from civitas.kernel import Ask, Note, One, Procedure, Reason, Verdict, YesNo

PROTECTED = Reason("protected", "13.8.3", "hex")

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


def _free_advances(price: Price, g: Clash, seat: int, subject: str, free: Iterable[tuple[str, dict[str, Any]]]) -> None:
    for advance, effect in free:
        named = subject in effect.get("advances", ()) or effect.get("category") == ADVANCES[subject].category
        once = advance in price.used_up and effect.get("once_per_turn")
        if named and not once and not _used(g, seat, advance, effect):
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
            taken = gain_all(g, seat, effect["gain"])
            yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]), taken=taken)


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
            taken = gain_all(g, seat, effect["gain"])
            yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]), taken=taken)


@listeners.on("advance.gained", 10, "philosophy")
def ideas_from_science(g: Clash, seat: int, id: str, how: str, paid: dict[str, int]) -> Procedure[None]:
    """§13.4.4 Philosophy: an idea for each Science advance gained later by an advance action."""
    if how != "action":
        return
    category = ADVANCES[id].category
    yield from lend(g, seat, "gain-per-advance", useful=lambda effect: effect["category"] == category)
    for advance, effect in effects(g, seat, "gain-per-advance"):
        if effect["category"] == category:
            taken = gain_all(g, seat, effect["gain"])
            yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]), taken=taken)


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
            taken = gain_all(g, seat, effect["gain"])
            yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]), taken=taken)


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
        taken = gain_all(g, seat, {good: effect["value"]})
        yield Note("advance-gain", seat=seat, advance=advance, goods={good: effect["value"]}, taken=taken)


@listeners.on("units.recruited", 20, "nationalism")
def token_for_armies(g: Clash, seat: int, hex: str, picks: tuple[str, ...], paid: dict[str, int]) -> Procedure[None]:
    """§13.11.1 Nationalism: a token of choice after recruiting an army unit or a ship."""
    for advance, effect in effects(g, seat, "after-recruit-army"):
        if any(is_army(unit) or is_ship(unit) for unit in picks):
            token = yield Ask(seat, One("nationalism", effect["gain"], rule="13.11.1", label=good_label))
            taken = gain_all(g, seat, {token: effect["value"]})
            yield Note("advance-gain", seat=seat, advance=advance, goods={token: effect["value"]}, taken=taken)


@modifiers.on("influence.roll", "conversion")
def conversion_bonus(g: Clash, seat: int, start: str, target: str) -> int:
    """§13.12.3 Conversion adds one to the roll; that is no boost."""
    return sum(effect["value"] for _, effect in effects(g, seat, "influence-roll"))


@listeners.on("influence.succeeded", 10, "conversion")
def conversion_token(g: Clash, seat: int, start: str, target: str, building: str) -> Procedure[None]:
    """§13.12.3 Conversion gives a culture token on a success."""
    for advance, effect in effects(g, seat, "influence-gain"):
        taken = gain_all(g, seat, effect["gain"])
        yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]), taken=taken)


# ---------------------------------------------------------------------- protection against influence


@vetoes.on("influence.target")
def protected_wonders(g: Clash, seat: int, target: str) -> Verdict:
    """§13.8.3 Monuments: cities with a wonder are no targets for others."""
    if g.city.get(target, seat) != seat and wonders_in(g, target) and has_effect(g, g.city[target], "protect"):
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
    owner = g.city.get(target, seat)
    for _, effect in effects(g, owner, "no-boosts") if owner != seat else ():
        if SHIELDED[effect["cities"]](g, target):
            return NO_BOOST, target
    return None
