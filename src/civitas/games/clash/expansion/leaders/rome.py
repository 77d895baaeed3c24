"""§14.10.1 The leaders of Rome: Augustus, Caesar and Sulla."""

from __future__ import annotations

from functools import partial

from civitas.games.clash.actions.cities import happiness_price, may_cheer, raise_mood
from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.decks import discard, draw, hand
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.labels import card_label
from civitas.games.clash.box.leaders import Led, figure, led, stack_limit
from civitas.games.clash.box.paying import pay
from civitas.games.clash.box.queries import Clash, Owner, army, cities, put, supply
from civitas.games.clash.expansion.hooks import on_event
from civitas.games.clash.expansion.leaders.combat import counts
from civitas.games.clash.expansion.leaders.here import (
    ability,
    in_city,
    leader_price,
    may_pay,
    may_spend_activation,
    spend_activation,
)
from civitas.kernel import Ask, Note, One, Procedure, Verdict, YesNo

# ---------------------------------------------------------------------- Augustus


def may_rule(g: Clash, seat: int) -> Verdict:
    return may_spend_activation(g, seat, ability(g, seat, "princeps"))


def rule(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.1 Princeps: draw an action and an objective card, then discard one of each."""
    found = ability(g, seat, "princeps")
    assert found is not None
    yield from spend_activation(g, seat, found)
    decks: list[str] = found.effect["cards"]
    for deck in decks:
        yield from draw(g, seat, deck)
    for deck in decks:
        held = partial(hand, g.players[seat], deck)
        if held():
            card = yield Ask(seat, One("princeps", held, rule="14.10.1", params={"deck": deck}, label=card_label))
            yield from discard(g, seat, deck, card)
            yield Note("discards", seat=seat, deck=deck, card=card)


add_deed("princeps", may_rule, rule, action=True, advance="princeps")


@counts("no-city-on-tile")
def no_city_on_tile(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.1 Emperor: on a tile without a city of the player."""
    slots = g.atlas.slot_of
    return slots[battle.hex] not in {slots[hex] for hex in cities(g, seat)}


# ---------------------------------------------------------------------- Caesar


def may_cheer_here(g: Clash, seat: int) -> Verdict:
    verdict = in_city(g, seat)
    return may_cheer(g, seat, figure(g, seat)) if verdict is None else verdict


def cheer_here(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.1 Statesman: a step of mood for the city in which he is, at its price, without an action."""
    hex = figure(g, seat)
    yield from pay(g, seat, happiness_price(g, seat, hex))
    yield from raise_mood(g, hex)


add_deed("statesman", may_cheer_here, cheer_here, action=False, advance="statesman")


@on_event("city.captured", 75, "proconsul")
def garrison(g: Clash, seat: int, hex: str, loser: Owner, size: int) -> Procedure[None]:
    """§14.10.1 Proconsul: a gold for an infantry in the city that he has captured."""
    for found in led(g, seat, "proconsul"):
        unit = found.effect["unit"]
        room = len(army(g, seat, hex)) < stack_limit(g, seat, hex) and supply(g, seat, unit)
        if found.hex != hex or not room or may_pay(g, seat, found) is not None:
            continue
        if (yield Ask(seat, YesNo("proconsul", rule="14.10.1", params={"hex": hex}))):
            yield from pay(g, seat, leader_price(g, seat, found))
            put(g, seat, hex, unit)
            yield Note("placed", seat=seat, unit=unit, hex=hex)
