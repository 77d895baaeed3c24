"""§14.4 The Maya: Terraces, Stelae, Stadiums, Calendar. Terraces are said by their record."""

from __future__ import annotations

from civitas.games.clash.actions.advance import BY_ACTION
from civitas.games.clash.actions.cities import working_mood
from civitas.games.clash.box.content import ADVANCES, ANGRY
from civitas.games.clash.box.decks import FORESEEN, foreseen, forget_foreseen, make_anew
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.labels import good_label
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import Clash, Owner, effects
from civitas.games.clash.box.telling import gain_all
from civitas.games.clash.expansion.hooks import on_event, on_number, on_price
from civitas.kernel import Ask, Note, One, Procedure, Reason, Reveal, Verdict, YesNo

NO_EVENT_LEFT = Reason("no-event-left", "14.4.48")
FORESEEN_ALREADY = Reason("foreseen-already", "14.4.48")

# ---------------------------------------------------------------------- Stelae


def set_stela(g: Clash, seat: int) -> Procedure[None]:
    """§14.4.46 A mood or a culture token."""
    for advance, effect in effects(g, seat, "stelae"):
        good = yield Ask(seat, One("stelae", effect["gain"], rule="14.4.46", label=good_label))
        yield Note("advance-gain", seat=seat, advance=advance, goods={good: 1}, taken=gain_all(g, seat, {good: 1}))


@on_event("city.founded", 60, "stelae")
def founded(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§14.4.46 After founding a city."""
    yield from set_stela(g, seat)


@on_event("city.captured", 70, "stelae")
def captured(g: Clash, seat: int, hex: str, loser: Owner, size: int) -> Procedure[None]:
    """§14.4.46 After capturing one."""
    yield from set_stela(g, seat)


@on_event("building.built", 60, "stelae")
def built(g: Clash, seat: int, hex: str, building: str) -> Procedure[None]:
    """§14.4.46 After constructing the building that the record names."""
    if any(effect["building"] == building for _, effect in effects(g, seat, "stelae")):
        yield from set_stela(g, seat)


# ---------------------------------------------------------------------- Stadiums

FULL = "stadiums"
"""The fact that the stadiums of a city are full: it counts as larger for what it does now."""


@on_event("city.activated", 40, "stadiums")
def fill_stadium(g: Clash, seat: int, hex: str, use: str) -> Procedure[None]:
    """§14.4.47 For a production or a recruitment of a city that is not angry a token makes it count as larger."""
    for advance, effect in effects(g, seat, "stadiums"):
        price = price_of("civilisation", advance, effect["price"], g, seat)
        able = use in effect["uses"] and working_mood(g, seat, hex) != ANGRY and affordable(g, seat, price) is None
        if able and (yield Ask(seat, YesNo("stadiums", rule="14.4.47", params={"hex": hex}))):
            yield from pay(g, seat, price)
            g.turn.facts += ((FULL, hex),)


@on_number("production.amount", "stadiums")
def produces_more(g: Clash, seat: int, city: str) -> int:
    """§14.4.47 One larger for this production."""
    return g.turn.facts.count((FULL, city))


@on_number("recruit.maximum", "stadiums")
def recruits_more(g: Clash, seat: int, city: str) -> int:
    """§14.4.47 One larger for this recruitment."""
    return g.turn.facts.count((FULL, city))


@on_event("city.produced", 80, "stadiums")
def after_production(g: Clash, seat: int, hex: str, gained: dict[str, int]) -> Procedure[None]:
    """§14.4.47 Only for this one."""
    _empty(g)
    yield from ()


@on_event("units.recruited", 80, "stadiums")
def after_recruitment(g: Clash, seat: int, hex: str, picks: tuple[str, ...], paid: dict[str, int]) -> Procedure[None]:
    """§14.4.47 Only for this one."""
    _empty(g)
    yield from ()


def _empty(g: Clash) -> None:
    g.turn.facts = tuple(fact for fact in g.turn.facts if fact[0] != FULL)


@on_price(BY_ACTION, "advance-discount")
def cheaper(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§14.4.47 An advance of a category costs less, once a turn."""
    for advance, effect in effects(g, seat, "advance-discount"):
        used = advance in price.used_up or (advance in g.turn.used and g.turn.seat == seat)
        if ADVANCES[subject].category == effect["category"] and not used:
            price.less(advance, effect["good"], effect["value"])


# ---------------------------------------------------------------------- Calendar


def _moment(g: Clash, seat: int) -> str:
    """Between two actions one look at the same card is enough, unless there is something new to pay with."""
    return f"{g.turn.actions}:{sum(g.players[seat].goods.values())}"


def can_foresee(g: Clash, seat: int) -> Verdict:
    """§14.4.48 There is a next event, and the player has not just seen it."""
    if not g.decks["event"] and not g.discards["event"]:
        return (NO_EVENT_LEFT,)
    return (FORESEEN_ALREADY,) if (FORESEEN, _moment(g, seat)) in g.turn.facts else None


def foresee(g: Clash, seat: int) -> Procedure[None]:
    """§14.4.48 Look at the next event; for a price it goes under the deck, and so does the one after it."""
    ((advance, effect),) = effects(g, seat, "calendar")
    while True:
        yield from make_anew(g, "event")
        forget_foreseen(g)
        g.turn.facts += ((FORESEEN, _moment(g, seat)),)
        yield Reveal((seat,))
        yield Note("foresees", seat=seat)
        card = foreseen(g, seat)
        yield Note("foreseen", (seat,), seat=seat, card=card)
        price = price_of("civilisation", advance, effect["price"], g, seat)
        if affordable(g, seat, price) is not None:
            return
        if not (yield Ask(seat, YesNo("calendar", rule="14.4.48", params={"card": card}))):
            return
        yield from pay(g, seat, price)
        g.decks["event"] = (*g.decks["event"][1:], card)
        yield Note("postpones", seat=seat)


add_deed("calendar", can_foresee, foresee, action=False, advance="calendar")


@on_event("counter.emptied", 90, "calendar")
def drawn(g: Clash, seat: int) -> Procedure[None]:
    """§14.4.48 After an event the next card is another one."""
    forget_foreseen(g)
    yield from ()
