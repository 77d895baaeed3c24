"""§12 Wonders: building them, and what the eight of them do.

The Great Mausoleum is in `decks`, the Great Pyramid in `scoring`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from civitas.games.clash.actions.cities import next_working_mood
from civitas.games.clash.actions.construct import CONSTRUCTIONS, Construction, room_for
from civitas.games.clash.actions.produce import YIELDS
from civitas.games.clash.advances.library import borrowable, loan_label, take_out
from civitas.games.clash.advances.trade_routes import most_routes, trade
from civitas.games.clash.battle.fight import tally
from civitas.games.clash.battle.fighters import SIDES, fighters, remove_fighters, under_way
from civitas.games.clash.box.battle_record import ATTACKER, Battle, set_side
from civitas.games.clash.box.content import HAPPY, RESOURCES, TOKENS, WONDERS
from civitas.games.clash.box.decks import discard, draw, open_wonder, open_wonders
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import Price, listeners, modifiers, prices, trigger, vetoes
from civitas.games.clash.box.labels import NONE, NOWHERE, card_label, hex_label, unless
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import (
    BARBARIANS,
    NOBODY,
    PLAIN,
    Clash,
    Owner,
    enemies,
    has_building,
    has_effect,
    has_mark,
    holds,
    is_water,
    owns,
    put,
    supply,
    works,
)
from civitas.games.clash.box.telling import trim
from civitas.kernel import Ask, Note, One, Procedure, Reason, Reveal, Verdict, YesNo

NOT_HAPPY = Reason("not-happy", "12.2", "hex")
WONDER_NEEDS = Reason("wonder-needs", "12.2", "advance")
WONDER_NEEDS_BUILDING = Reason("wonder-needs-building", "12.9", "building", "hex")
GARDENS = Reason("gardens", "12.7", "hex")
NO_OBJECTIVE_CARD = Reason("no-objective-card", "12.12")
BORROWED_ALREADY = Reason("borrowed-already", "12.8")
NOTHING_TO_BORROW = Reason("nothing-to-borrow", "12.8")


# ---------------------------------------------------------------------- building


class Patron(NamedTuple):
    """Who lets a player build a wonder without the advance of its card and for less, once."""

    source: str
    helps: Callable[[Clash, int], bool]
    less: Mapping[str, int]
    leave: Callable[[Clash, int], None]


PATRONS: list[Patron] = []
"""Great persons add themselves here."""


def patron_of(g: Clash, seat: int) -> Patron | None:
    return next((patron for patron in PATRONS if patron.helps(g, seat)), None) if g.players[seat].persons else None


def wonder_cards(g: Clash, seat: int) -> Iterable[str]:
    """§12.1 §15.4 The wonders a player may think of: those of the hand, or those that lie open for all."""
    if not has_effect(g, seat, "build-wonders"):
        return ()
    return open_wonders(g) if g.options["wonders"] == "buffet" else g.players[seat].wonder_cards


def wonder_price(g: Clash, seat: int, hex: str, wonder: str, patron: Patron | None = None) -> Price:
    """§12.2 As printed; gold for the resources, nothing for the culture tokens. A patron takes something off."""
    price = price_of("wonder", "wonder", WONDERS[wonder].price, g, seat, wonder, hex)
    if patron is not None:
        for good, amount in patron.less.items():
            price.less(patron.source, good, amount)
    return price


def may_build_wonder(g: Clash, seat: int, hex: str, wonder: str) -> Verdict:
    """§12.2 §11.5.38 The advance of the card, a happy city with room for it, and the price; or a patron."""
    verdict = _may_build_with(g, seat, hex, wonder, None)
    if verdict is not None and (patron := patron_of(g, seat)) is not None:
        return _may_build_with(g, seat, hex, wonder, patron)
    return verdict


def _may_build_with(g: Clash, seat: int, hex: str, wonder: str, patron: Patron | None) -> Verdict:
    record = WONDERS[wonder]
    if patron is None and not works(g, seat, record.needs):
        return WONDER_NEEDS, record.needs
    if next_working_mood(g, seat, hex) != HAPPY:
        return NOT_HAPPY, hex
    if record.building and not has_building(g, hex, record.building):
        return WONDER_NEEDS_BUILDING, record.building, hex
    if (verdict := room_for(g, seat, hex)) is not None:
        return verdict
    if (verdict := vetoes.verdict("construct", g, seat, hex, wonder)) is not None:
        return verdict
    return affordable(g, seat, wonder_price(g, seat, hex, wonder, patron))


def patron_needed(g: Clash, seat: int, wonder: str, hex: str) -> Patron | None:
    """§11.5.38 The patron without whom the player could not build the wonder there."""
    patron = patron_of(g, seat)
    learned = works(g, seat, WONDERS[wonder].needs)
    if patron is None or (learned and affordable(g, seat, wonder_price(g, seat, hex, wonder)) is None):
        return None
    return patron


def shown_price(g: Clash, seat: int, hex: str, wonder: str) -> Price:
    """§12.2 The price, with a patron only where it takes one."""
    return wonder_price(g, seat, hex, wonder, patron_needed(g, seat, wonder, hex))


def build_wonder(g: Clash, seat: int, hex: str, wonder: str) -> Procedure[None]:
    """§12.2 §12.3 Pay, lay the card open with a marker on it, put the piece into the city."""
    patron = patron_needed(g, seat, wonder, hex)
    if patron is None and (willing := patron_of(g, seat)) is not None:
        prompt = YesNo("patron", rule="11.5.38", params={"event": willing.source, "wonder": wonder})
        patron = willing if (yield Ask(seat, prompt)) else None
    price = wonder_price(g, seat, hex, wonder, patron)
    if patron is not None:
        patron.leave(g, seat)
        yield Note("patron", seat=seat, event=patron.source, wonder=wonder)
    yield from pay(g, seat, price)
    player = g.players[seat]
    cards = int(wonder in player.wonder_cards)
    player.wonder_cards = tuple(card for card in player.wonder_cards if card != wonder)
    open_wonder(g, wonder, False)
    g.wonders[wonder] = hex
    g.wonder_marks[wonder] = (seat,)
    player.wonder_round = g.round
    yield Reveal()
    yield Note("wonder-built", seat=seat, wonder=wonder, hex=hex, cards=cards)
    yield from trigger("wonder.built", g, seat, hex, wonder)


CONSTRUCTIONS["wonder"] = Construction(wonder_cards, may_build_wonder, build_wonder, shown_price, HAPPY)


# ---------------------------------------------------------------------- Great Arena


@prices.on("any")
def arena_tokens(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§12.6 Mood and culture tokens stand in for each other, except for wonders."""
    if subject not in WONDERS and holds(g, seat, "great_arena"):
        for token in TOKENS:
            if token in price.needs:
                price.replace(token, *(other for other in TOKENS if other != token))


@listeners.on("battle.rolled", 50, "great_arena")
def arena_cheers(g: Clash, attacker: Owner) -> Procedure[None]:
    """§12.6 Once in a land battle, after a roll, a token of either kind for one more point."""
    battle = under_way(g)
    for side in SIDES:
        seat = battle.owners[side]
        if battle.sea or battle.arena or not isinstance(seat, int) or not holds(g, seat, "great_arena"):
            continue
        price = price_of("arena", "great_arena", {"culture": 1}, g, seat)
        if affordable(g, seat, price) is None and (yield Ask(seat, YesNo("arena", rule="12.6"))):
            yield from pay(g, seat, price)
            battle.arena = True
            battle.cheered = set_side(battle.cheered, side, True)
            tally(g, battle)
            yield Note("arena", seat=seat)


@modifiers.on("combat.value", "great_arena")
def arena_value(g: Clash, owner: Owner, battle: Battle) -> int:
    """§12.6 The point that was paid for."""
    return WONDERS["great_arena"].value if battle.cheered[battle.side(owner)] else 0


# ---------------------------------------------------------------------- Great Gardens


def gardens_yield(g: Clash, seat: int, city: str, hex: str) -> Iterable[str]:
    """§12.7 Plains give the city of the Gardens any resource."""
    return RESOURCES if g.wonders.get("great_gardens") == city and g.terrain[hex] == "plain" else ()


YIELDS.add(gardens_yield)


@vetoes.on("enter")
def gardens_bar(g: Clash, seat: int, start: str, target: str, units: tuple[str, ...]) -> Verdict:
    """§12.7 Whose units have entered a plain this turn does not get into the city of the Gardens."""
    foreign = g.wonders.get("great_gardens") == target and g.city[target] != seat
    return (GARDENS, target) if foreign and any(has_mark(unit, PLAIN) for unit in units) else None


# ---------------------------------------------------------------------- Great Library


def may_borrow(g: Clash, seat: int) -> Verdict:
    """§12.8 One a turn, and only while there is one that the player lacks."""
    if g.players[seat].borrowed:
        return (BORROWED_ALREADY,)
    return None if borrowable(g, seat) else (NOTHING_TO_BORROW,)


def borrow(g: Clash, seat: int) -> Procedure[None]:
    """§12.8 Name the advance that one uses until the end of the turn; what it brings at once does not come."""
    prompt = One("library", lambda: borrowable(g, seat), rule="12.8", label=loan_label)
    advance = yield Ask(seat, prompt)
    yield from take_out(g, seat, advance)


add_deed("great_library", may_borrow, borrow, action=False, advance="great_library", once=True)


@listeners.on("turn.began", 20, "great_library")
def borrow_routes(g: Clash, seat: int) -> Procedure[None]:
    """§12.8 Trade Routes work at the start of a turn, so they are borrowed then or not at all."""
    if not holds(g, seat, "great_library") or owns(g, seat, "trade_routes") or not most_routes(g, seat):
        return
    if (yield Ask(seat, YesNo("library-routes", rule="12.8"))):
        yield from take_out(g, seat, "trade_routes")
        yield from trade(g, seat)


@listeners.on("turn.ended", 10, "great_library")
def give_back(g: Clash, seat: int) -> Procedure[None]:
    """§12.8 The advance goes back at the end of the turn, and with it what only it allowed to keep."""
    player = g.players[seat]
    if player.borrowed:
        player.borrowed = ""
        yield from trim(g, seat)


# ---------------------------------------------------------------------- Great Lighthouse


def calm_waters(g: Clash, seat: int) -> list[str]:
    """§12.9 Explored water without enemies."""
    return [hex for hex in g.atlas.hexes if is_water(g, hex) and enemies(g, seat, hex) == NOBODY]


@listeners.on("city.activated", 10, "great_lighthouse")
def lighthouse(g: Clash, seat: int, hex: str, use: str) -> Procedure[None]:
    """§12.9 Whenever its city is activated, a ship on any water hex without enemies, if one likes."""
    if g.wonders.get("great_lighthouse") != hex or not supply(g, seat, "ship"):
        return
    waters = calm_waters(g, seat)
    if not waters:
        return
    where = yield Ask(seat, One("lighthouse", [*waters, NONE], rule="12.9", label=unless(NONE, NOWHERE, hex_label)))
    if where != NONE:
        put(g, seat, where, "ship")
        yield Note("placed", seat=seat, unit="ship", hex=where)


# ---------------------------------------------------------------------- Great Statue


@listeners.on("wonder.built", 10, "great_statue")
def statue_objective(g: Clash, seat: int, hex: str, wonder: str) -> Procedure[None]:
    """§12.12 When the Statue is built its builder draws an objective card."""
    if wonder == "great_statue":
        yield from draw(g, seat, "objective")


def may_use_statue(g: Clash, seat: int) -> Verdict:
    return None if g.players[seat].objective_cards else (NO_OBJECTIVE_CARD,)


def use_statue(g: Clash, seat: int) -> Procedure[None]:
    """§12.12 Once a turn an objective card is worth another action."""
    prompt = One("statue", lambda: g.players[seat].objective_cards, rule="12.12", label=card_label)
    card = yield Ask(seat, prompt)
    yield from discard(g, seat, "objective", card)
    yield Note("discards", seat=seat, deck="objective", card=card)
    g.turn.actions += 1
    yield Note("extra-action", seat=seat)


add_deed("great_statue", may_use_statue, use_statue, action=False, advance="great_statue", once=True)


# ---------------------------------------------------------------------- Great Wall


@listeners.on("battle.began", 10, "great_wall")
def wall_stops_barbarians(g: Clash, attacker: Owner) -> Procedure[None]:
    """§12.13 Barbarians who attack a city of the owner have lost, without cards and dice."""
    battle = under_way(g)
    if attacker == BARBARIANS and holds(g, battle.city_owner, "great_wall"):
        yield from remove_fighters(g, ATTACKER, len(fighters(g, battle, ATTACKER)))
        battle.outcome = "defender"


@modifiers.on("combat.value", "great_wall")
def wall_value(g: Clash, owner: Owner, battle: Battle) -> int:
    """§12.13 Who attacks a happy city of the owner has two less in the first round."""
    if owner != battle.attacker or battle.round != 1:
        return 0
    strong = holds(g, battle.city_owner, "great_wall") and g.mood[battle.hex] == HAPPY
    return WONDERS["great_wall"].value if strong else 0
