"""§14.10 What holds for many abilities: they work where the leader is, and some have a price."""

from __future__ import annotations

from collections.abc import Mapping

from civitas.games.clash.actions.cities import activate, may_activate
from civitas.games.clash.box.content import HAPPY
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.leaders import Led, figure, led
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import Clash
from civitas.games.clash.box.telling import gain_all
from civitas.kernel import Note, Procedure, Reason, Verdict

NOT_IN_CITY = Reason("leader-not-in-city", "14.10")
CITY_NOT_HAPPY = Reason("leader-city-not-happy", "14.10", "hex")


def ability(g: Clash, seat: int, effect: str) -> Led | None:
    """§14.10 The ability at work that has this effect."""
    for found in led(g, seat, effect):
        return found
    return None


def in_city(g: Clash, seat: int) -> Verdict:
    """§14.10 Does the leader stand in a city of the player?"""
    return None if g.city.get(figure(g, seat)) == seat else (NOT_IN_CITY,)


def in_happy_city(g: Clash, seat: int) -> Verdict:
    if (verdict := in_city(g, seat)) is not None:
        return verdict
    hex = figure(g, seat)
    return None if g.mood[hex] == HAPPY else (CITY_NOT_HAPPY, hex)


def leader_price(g: Clash, seat: int, found: Led) -> Price:
    """§14.10 What the ability costs, as its record has it."""
    return price_of("leader", found.ability, found.effect.get("price", {}), g, seat)


def may_pay(g: Clash, seat: int, found: Led) -> Verdict:
    return affordable(g, seat, leader_price(g, seat, found))


def may_spend_activation(g: Clash, seat: int, found: Led | None) -> Verdict:
    """§14.10 Activating the city of the leader is the price, besides what else it costs."""
    if found is None or g.city.get(found.hex) != seat:
        return (NOT_IN_CITY,)
    verdict = may_activate(g, seat, found.hex)
    return may_pay(g, seat, found) if verdict is None else verdict


def spend_activation(g: Clash, seat: int, found: Led) -> Procedure[None]:
    """§14.10 The city counts as activated, and does nothing else."""
    yield from pay(g, seat, leader_price(g, seat, found))
    yield from activate(g, seat, found.hex, "leader")


def bring(g: Clash, seat: int, found: Led) -> Procedure[None]:
    """§14.10 What the ability brings, as its record has it."""
    goods: Mapping[str, int] = found.effect["gain"]
    taken = gain_all(g, seat, goods)
    yield Note("ability-gain", seat=seat, ability=found.ability, goods=dict(goods), taken=taken)
