"""§8.5 Cards that concern others: spies, assassins, envoys, barbarians."""

from __future__ import annotations

from collections import Counter
from typing import Any

from civitas.games.clash.actions.influence import SPECIAL, Special, can_influence
from civitas.games.clash.box.content import BOX, CIVIL, NEUTRAL
from civitas.games.clash.box.decks import HANDS, draw, hand, set_hand
from civitas.games.clash.box.hooks import Price, listeners, prices, vetoes
from civitas.games.clash.box.labels import DONE, NONE, seat_label, unit_label
from civitas.games.clash.box.paying import affordable, pay
from civitas.games.clash.box.queries import (
    BARBARIANS,
    MOVED,
    NOBODY,
    Clash,
    after,
    army,
    cities,
    enemies,
    has_mark,
    in_range,
    is_land,
    kind,
    put,
    settlements_left,
    size,
    stack,
    supply,
    take,
)
from civitas.games.clash.box.telling import changes, pieces
from civitas.games.clash.cards.playing import effect, no_effect
from civitas.games.clash.events.barbarians import march, reinforce, rest
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Reveal, Shuffle, Verdict

TURN_HAS_BEGUN = Reason("turn-has-begun", "8.5.12")
PEACE = Reason("peace", "8.5.12", "seat")


# ---------------------------------------------------------------------- spies and plans


def may_spy(g: Clash, seat: int) -> Verdict:
    return None if spied_on(g, seat) else no_effect("spy")


def spied_on(g: Clash, seat: int) -> list[int]:
    """§8.5.4 The players who hold cards."""
    return [other for other in after(g, seat) if any(hand(g.players[other], deck) for deck in HANDS)]


@effect("spy", may_spy)
def spy(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.4 See a whole hand, and exchange a card of the same kind if one likes."""
    others = spied_on(g, seat)
    victim: int = others[0]
    if len(others) > 1:
        victim = yield Ask(seat, One("spy-on", others, rule="8.5.4", label=seat_label))
    yield Reveal((seat,))
    g.turn.spied = victim
    seen = [card for deck in HANDS for card in hand(g.players[victim], deck)]
    yield Note("spied", seat=seat, other_seat=victim)
    yield Note("spy-sees", (seat,), other_seat=victim, cards=seen)
    prompt = One("spy-exchange", lambda: [*exchanges(g, seat, victim), NONE], rule="8.5.4", label=_exchange_label)
    answer = yield Ask(seat, prompt)
    g.turn.spied = None
    if answer != NONE:
        own, _, other = answer.partition(">")
        deck = next(deck for deck in HANDS if own in hand(g.players[seat], deck))
        swap(g, seat, victim, deck, own, other)
        yield Reveal((seat, victim))
        yield Note("spy-exchanged", seat=seat, other_seat=victim, deck=deck)


def exchanges(g: Clash, seat: int, victim: int) -> list[str]:
    """§8.5.4 Every "own>other" of cards of the same kind."""
    return [
        f"{own}>{other}"
        for deck in HANDS
        for own in hand(g.players[seat], deck)
        for other in hand(g.players[victim], deck)
    ]


def swap(g: Clash, seat: int, victim: int, deck: str, own: str, other: str) -> None:
    for player, gives, gets in ((g.players[seat], own, other), (g.players[victim], other, own)):
        set_hand(player, deck, tuple(gets if card == gives else card for card in hand(player, deck)))


def _exchange_label(answer: str) -> Label:
    if answer == NONE:
        return Label("no-exchange")
    own, _, other = answer.partition(">")
    return Label("exchange", [f"card:{own}", f"card:{other}"], card=own, other_card=other)


def may_plan(g: Clash, seat: int) -> Verdict:
    """§8.5.16 Whoever holds an objective card, as long as there are others to draw."""
    drawable = g.decks["objective"] or g.discards["objective"]
    return None if g.players[seat].objective_cards and drawable else no_effect("new_plans")


@effect("new_plans", may_plan)
def new_plans(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.16 Draw two objective cards, keep one of them for one of the hand if one likes, shuffle the rest back."""
    drawn = yield from draw(g, seat, "objective", CIVIL["new_plans"].value["cards"])
    prompt = One("new-plans", lambda: [*plans(g, seat, drawn), NONE], rule="8.5.16", label=_exchange_label)
    answer = yield Ask(seat, prompt)
    player = g.players[seat]
    back = list(player.objective_cards[-drawn:])
    if answer != NONE:
        mine, _, new = answer.partition(">")
        back[back.index(new)] = mine
    player.objective_cards = tuple(card for card in player.objective_cards if card not in back)
    yield Note("plans-back", seat=seat, number=len(back))
    g.decks["objective"] = tuple((yield Shuffle("deck", sorted([*g.decks["objective"], *back]))))


def plans(g: Clash, seat: int, drawn: int) -> list[str]:
    """§8.5.16 Every "own>new": the cards drawn are the last of the hand."""
    held = g.players[seat].objective_cards
    return [f"{mine}>{new}" for mine in held[:-drawn] for new in held[-drawn:]]


# ---------------------------------------------------------------------- assassins and envoys


def unharmed(g: Clash, seat: int) -> list[int]:
    """§8.5.14 The other players who are not short of an action already."""
    return [other for other in after(g, seat) if not g.players[other].lost_actions]


def may_assassinate(g: Clash, seat: int) -> Verdict:
    return None if unharmed(g, seat) else no_effect("assassination")


@effect("assassination", may_assassinate)
def assassination(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.14 Another player has an action less in the next turn."""
    others = unharmed(g, seat)
    victim = others[0]
    if len(others) > 1:
        victim = yield Ask(seat, One("assassinate", others, rule="8.5.14", label=seat_label))
    g.players[victim].lost_actions += CIVIL["assassination"].value["actions"]
    yield Note("action-lost", seat=victim)


def may_negotiate(g: Clash, seat: int) -> Verdict:
    """§8.5.12 Before anything else in the turn."""
    return (TURN_HAS_BEGUN,) if g.turn.acted else None


@effect("negotiations", may_negotiate)
def negotiations(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.12 Peace with another player: for oneself this turn, for the other in the next one."""
    others = after(g, seat)
    other = others[0]
    if len(others) > 1:
        other = yield Ask(seat, One("negotiate", others, rule="8.5.12", label=seat_label))
    if other not in g.turn.peace:
        g.turn.peace += (other,)
    if seat not in g.players[other].peace:
        g.players[other].peace += (seat,)
    g.turn.negotiated = True
    yield Note("peace", seat=seat, other_seat=other)


@listeners.on("deed.done", 10, "negotiations")
def turn_is_under_way(g: Clash, seat: int, deed: str) -> Procedure[None]:
    """§8.5.12 Whatever was done first, the time for negotiations is over; they themselves do not count."""
    if not g.turn.negotiated:
        g.turn.acted = True
    g.turn.negotiated = False
    yield from ()


@vetoes.on("enter")
def keep_peace(g: Clash, seat: int, start: str, target: str, units: tuple[str, ...]) -> Verdict:
    """§8.5.12 No attack on units or cities of a player with whom there is peace."""
    owner = enemies(g, seat, target)
    if owner == NOBODY:
        owner = g.city.get(target, seat)
    return (PEACE, owner) if owner in g.turn.peace or owner in g.players[seat].peace else None


@listeners.on("turn.ended", 20, "negotiations")
def peace_is_over(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.12 Whom peace was made with is bound for one turn."""
    g.players[seat].peace = ()
    yield from ()


# ---------------------------------------------------------------------- barbarians


def hired(g: Clash, seat: int) -> list[str]:
    """§8.5.7 The barbarian armies near one's cities and army units, those aside that have moved already."""
    own = [*cities(g, seat), *(hex for hex in g.units[seat] if army(g, seat, hex))]
    reach = CIVIL["mercenaries"].value["range"]
    near = {hex for start in own for hex in in_range(g, start, reach)}
    return [
        hex
        for hex, units in g.units[BARBARIANS].items()
        if hex in near and any(not has_mark(unit, MOVED) for unit in units)
    ]


def orders(g: Clash, seat: int) -> list[str]:
    """Every "start>target": land beside, with room, and nothing of one's own."""
    most = int(BOX["limits"]["army"])
    return [
        f"{start}>{target}"
        for start in hired(g, seat)
        for target in g.atlas.neighbours[start]
        if is_land(g, target)
        and target not in g.units[seat]
        and g.city.get(target) != seat
        and len(army(g, BARBARIANS, target)) < most
    ]


def hire(g: Clash, seat: int) -> Price:
    """§8.5.7 One food, wood, ore or culture token."""
    price = Price("mercenaries", {"food": 1}, {"food": ("wood", "ore", "gold", "culture")})
    return prices.settle("card", price, g, seat, "mercenaries")


def may_hire(g: Clash, seat: int) -> Verdict:
    return affordable(g, seat, hire(g, seat)) if orders(g, seat) else no_effect("mercenaries")


@effect("mercenaries", may_hire)
def mercenaries(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.7 Pay for each barbarian army and move it one hex; the cities they leave get a new infantry."""
    left: list[str] = []
    while may_hire(g, seat) is None:
        answer = yield Ask(seat, One("mercenaries", [*orders(g, seat), DONE], rule="8.5.7", label=_order_label))
        if answer == DONE:
            break
        yield from pay(g, seat, hire(g, seat))
        start, _, target = answer.partition(">")
        left += [start] if start in g.city and start not in left else []
        yield from march(g, start, target)
    rest(g)
    for hex in left:
        if g.city.get(hex) == BARBARIANS:
            yield from reinforce(g, seat, hex)


def _order_label(answer: str) -> Label:
    if answer == DONE:
        return Label("done")
    start, _, target = answer.partition(">")
    return Label("order", [f"hex:{start}", f"hex:{target}"], from_hex=start, to_hex=target)


def winnable(g: Clash, seat: int, hex: str) -> bool:
    """§8.5.8 A barbarian city that is only a settlement, with a settlement left to put there."""
    return g.city.get(hex) == BARBARIANS and size(g, hex) == 1 and settlements_left(g, seat) > 0


def barbarian_target(g: Clash, seat: int, hex: str) -> bool:
    """§8.5.8 Such a city, while the card is in force."""
    return g.turn.takeover and g.turn.seat == seat and winnable(g, seat, hex)


def win_barbarians(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§8.5.8 The city is one's own and neutral; one unit there changes sides as settler or infantry, the rest goes."""
    units, before = stack(g, BARBARIANS, hex), pieces(g, hex)
    g.city[hex], g.mood[hex] = seat, NEUTRAL
    if units:
        take(g, BARBARIANS, hex, *units)
    told: dict[str, Any] = {"units": Counter(map(kind, units)), **changes(before, pieces(g, hex))}
    yield Note("barbarians-won", seat=seat, hex=hex, **told)
    if units:
        kinds = [unit for unit in ("settler", "infantry") if supply(g, seat, unit)]
        unit = kinds[0] if kinds else ""
        if len(kinds) > 1:
            unit = yield Ask(seat, One("converted-unit", kinds, rule="8.5.8", label=unit_label))
        if unit:
            put(g, seat, hex, unit)
            yield Note("placed", seat=seat, unit=unit, hex=hex)


SPECIAL.add(Special(barbarian_target, win_barbarians))


def may_take_over(g: Clash, seat: int) -> Verdict:
    """§8.5.8 There must be such a city in reach of an attempt."""
    if g.turn.takeover:
        return no_effect("cultural_takeover")
    if not any(winnable(g, seat, hex) for hex in g.city):
        return no_effect("cultural_takeover")
    return can_influence(g, seat, also=winnable)


@effect("cultural_takeover", may_take_over)
def cultural_takeover(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.8 The next influence culture of the turn may aim at a barbarian city of size one."""
    g.turn.takeover = True
    yield from ()


@listeners.on("deed.done", 20, "cultural_takeover")
def takeover_is_over(g: Clash, seat: int, deed: str) -> Procedure[None]:
    """§8.5.8 The card was for one attempt."""
    if deed in ("influence", "arts"):
        g.turn.takeover = False
    yield from ()
