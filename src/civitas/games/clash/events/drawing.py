"""§11.1 Events: a symbol, for the drawer alone, then an effect. What they do is registered here by other modules."""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.clash.actions.cities import lower_mood
from civitas.games.clash.advances.library import lend
from civitas.games.clash.box.content import ANGRY, EVENTS
from civitas.games.clash.box.decks import lay_down, top
from civitas.games.clash.box.hooks import listeners
from civitas.games.clash.box.inventory import Event
from civitas.games.clash.box.labels import hex_label, seat_label
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import Clash, after, effects, owns
from civitas.kernel import Ask, Note, One, Procedure, Reveal, YesNo

SYMBOLS: dict[str, Callable[[Clash, int], Procedure[None]]] = {}
"""What each symbol does to the drawer."""
EFFECTS: dict[str, Callable[[Clash, int, Event], Procedure[None]]] = {}
"""What each effect does to a player. One for all players runs once for each, beginning with the drawer."""

REFUSALS: list[Callable[[Clash, int, str], Procedure[bool]]] = []
"""Who may lay an event aside and draw another one: (g, seat, card). Civilisations add to it."""


def symbol(name: str) -> Callable[[Callable[..., Procedure[None]]], Callable[..., Procedure[None]]]:
    """Say what a symbol does."""

    def register(procedure: Callable[..., Procedure[None]]) -> Callable[..., Procedure[None]]:
        SYMBOLS[name] = procedure
        return procedure

    return register


def effect(name: str) -> Callable[[Callable[..., Procedure[None]]], Callable[..., Procedure[None]]]:
    """Say what an effect does."""

    def register(procedure: Callable[..., Procedure[None]]) -> Callable[..., Procedure[None]]:
        EFFECTS[name] = procedure
        return procedure

    return register


@listeners.on("counter.emptied", 10, "events")
def happen(g: Clash, seat: int) -> Procedure[None]:
    """§11.1 §15.2 Draw an event, carry out its symbol and its effect, discard it; variants leave effects out."""
    variant = g.options.get("events", "all")
    wanted = variant != "symbols"
    if variant == "optional":
        wanted = yield Ask(seat, YesNo("event-effect", rule="15.2"))
    card = yield from _draw(g, seat)
    if not card:
        return
    event = EVENTS[card]
    if event.symbol:
        yield Note("symbol", seat=seat, symbol=event.symbol)
        yield from SYMBOLS[event.symbol](g, seat)
    if wanted:
        yield from take_effect(g, seat, event)
    if not g.event_kept:
        lay_down(g, seat, card)
    g.event, g.event_kept = "", False


def _draw(g: Clash, seat: int) -> Procedure[str]:
    """§11.1 The next event; whoever may refuse it draws another one."""
    while card := (yield from top(g, "event", seat)):
        yield Reveal()
        g.event = card
        yield Note("event", seat=seat, event=EVENTS[card].name)
        refused = False
        for refusal in REFUSALS if g.players[seat].civ else ():
            refused = refused or (yield from refusal(g, seat, card))
        if not refused:
            break
        g.event = ""
        lay_down(g, seat, card)
    return card


def take_effect(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.1 §11.5.35 The effect, for the drawer or for all clockwise from him; some advances keep it off.

    One that strikes through an advance passes those by who do not have it.
    """
    g.drawer = seat
    for affected in (seat, *after(g, seat)) if event.who == "all" else (seat,):
        if event.only_with and not owns(g, affected, event.only_with):
            continue
        yield from seek_shield(g, affected, event)
        if shielded(g, affected, event):
            yield Note("event-ignored", seat=affected, event=event.name)
        else:
            yield from EFFECTS[event.effect](g, affected, event)
    g.drawer = None


def seek_shield(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§12.8 An advance from the Great Library may keep the event off."""
    if not shielded(g, seat, event):
        yield from lend(g, seat, "shield", useful=lambda shield: shield["events"] == event.kind)


def shielded(g: Clash, seat: int, event: Event) -> bool:
    """§13.1.3 §13.2.3 Famines and plagues pass those by who have the advance against them."""
    return any(shield["events"] == event.kind for _, shield in effects(g, seat, "shield"))


# ---------------------------------------------------------------------- what many effects do


def lower_by_event(g: Clash, seat: int, hex: str, steps: int = 1) -> Procedure[None]:
    """§13.6.1 The mood of a city falls; with Myths a mood token keeps it as it is."""
    yield from lend(g, seat, "keep-mood")
    for advance, myths in effects(g, seat, "keep-mood"):
        price = price_of("event", advance, myths["price"], g, seat)
        prompt = YesNo("myths", rule="13.6.1", params={"hex": hex})
        if affordable(g, seat, price) is None and (yield Ask(seat, prompt)):
            yield from pay(g, seat, price)
            yield Note("mood-kept", seat=seat, hex=hex)
            return
    yield from lower_mood(g, hex, steps)


def choose_city(g: Clash, seat: int, hexes: list[str], rule: str) -> Procedure[str]:
    """One of the cities; without a choice nobody is asked."""
    if len(hexes) == 1:
        return hexes[0]
    chosen: str = yield Ask(seat, One("event-city", hexes, rule=rule, label=hex_label))
    return chosen


def able_to_fall(g: Clash, hexes: list[str]) -> list[str]:
    """The cities whose mood can still fall."""
    return [hex for hex in hexes if g.mood[hex] != ANGRY]


def choose_player(g: Clash, seat: int, rule: str) -> Procedure[int]:
    """Another player of one's choice."""
    others = after(g, seat)
    if len(others) == 1:
        return others[0]
    chosen: int = yield Ask(seat, One("event-player", others, rule=rule, label=seat_label))
    return chosen
