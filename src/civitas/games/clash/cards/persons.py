"""§11.6 Great persons played from the hand: an advance of their field, and what they do beside it."""

from __future__ import annotations

from civitas.games.clash.actions.advance import advance_label, gain_advance, may_gain
from civitas.games.clash.actions.cities import may_found_here, new_city, raise_mood
from civitas.games.clash.actions.construct import build, may_build
from civitas.games.clash.actions.move import begin_moving
from civitas.games.clash.advances.trade_routes import most_routes, trade
from civitas.games.clash.battle.fighters import under_way
from civitas.games.clash.box.battle_record import ATTACKER, Battle
from civitas.games.clash.box.content import ANGRY, EVENTS, HAPPY, IN_CATEGORY
from civitas.games.clash.box.decks import draw
from civitas.games.clash.box.hooks import Price, listeners, modifiers
from civitas.games.clash.box.inventory import Event
from civitas.games.clash.box.labels import NO_MORE, NONE, hex_label, unless
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import Clash, Owner, gain, has_effect
from civitas.games.clash.cards.own_cities import development_label, developments, explore_near, sad_cities, tiles_beside
from civitas.games.clash.cards.playing import effect, no_effect
from civitas.kernel import Ask, Note, One, Procedure, Verdict

PERSONS: dict[str, Event] = {event.name: event for event in EVENTS.values() if event.effect == "great_person"}


def field(g: Clash, seat: int, person: str) -> list[str]:
    """The advances of the person's categories that may be gained."""
    return [
        id for category in PERSONS[person].categories for id in IN_CATEGORY[category] if may_gain(g, seat, id) is None
    ]


def inspire(g: Clash, seat: int, person: str) -> Procedure[None]:
    """§11.6 An advance of the field for nothing and without an event marker, if one likes."""
    among = field(g, seat, person)
    if not among:
        return
    answer = yield Ask(
        seat, One("person-advance", [*among, NONE], rule="11.6", label=unless(NONE, NO_MORE, advance_label))
    )
    if answer != NONE:
        yield from gain_advance(g, seat, answer, "card", marker=False)


# ---------------------------------------------------------------------- the explorer


def may_explore(g: Clash, seat: int) -> Verdict:
    useful = field(g, seat, "great_explorer") or tiles_beside(g, seat)
    return None if useful else no_effect("great_explorer")


def founding_price(g: Clash, seat: int) -> Price:
    return price_of("card", "great_explorer", PERSONS["great_explorer"].price, g, seat)


@effect("great_explorer", may_explore)
def great_explorer(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.8 A Seafaring advance; explore a tile near one's cities and found a city there without a settler."""
    yield from inspire(g, seat, "great_explorer")
    slot = yield from explore_near(g, seat, "11.5.8", must=False)
    if not slot or affordable(g, seat, founding_price(g, seat)) is not None:
        return
    hexes = [hex for hex in g.atlas.slots[slot].hexes if may_found_here(g, seat, hex) is None]
    if not hexes:
        return
    hex = yield Ask(seat, One("found-there", [*hexes, NONE], rule="11.5.8", label=unless(NONE, NO_MORE, hex_label)))
    if hex != NONE:
        yield from pay(g, seat, founding_price(g, seat))
        yield from new_city(g, seat, hex)


# ---------------------------------------------------------------------- artist, thinkers, statesman


def may_please(g: Clash, seat: int) -> Verdict:
    useful = field(g, seat, "great_artist") or sad_cities(g, seat)
    return None if useful else no_effect("great_artist")


@effect("great_artist", may_please)
def great_artist(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.9 A Culture advance; one city becomes happy."""
    yield from inspire(g, seat, "great_artist")
    hexes = sad_cities(g, seat)
    if hexes:
        hex = hexes[0]
        if len(hexes) > 1:
            hex = yield Ask(seat, One("please-city", hexes, rule="11.5.9", label=hex_label))
        yield from raise_mood(g, hex, HAPPY - ANGRY)


def think(g: Clash, seat: int, person: str) -> Procedure[None]:
    """The ideas and action cards that a person brings."""
    record = PERSONS[person]
    if record.ideas:
        yield Note("gains", seat=seat, good="ideas", amount=gain(g, seat, "ideas", record.ideas))
    if record.action_cards:
        yield from draw(g, seat, "action", record.action_cards)


@effect("great_philosopher")
def great_philosopher(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.11 An Education advance; two ideas."""
    yield from inspire(g, seat, "great_philosopher")
    yield from think(g, seat, "great_philosopher")


@effect("great_scientist")
def great_scientist(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.12 A Science advance; an idea and an action card."""
    yield from inspire(g, seat, "great_scientist")
    yield from think(g, seat, "great_scientist")


@effect("elder_statesman")
def elder_statesman(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.13 An advance of a government; two action cards."""
    yield from inspire(g, seat, "elder_statesman")
    yield from think(g, seat, "elder_statesman")


# ---------------------------------------------------------------------- warlord


@effect("great_warlord")
def great_warlord(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.14 A Warfare advance; a move action, and strength in its first battle with dice."""
    yield from inspire(g, seat, "great_warlord")
    g.turn.warlord = True
    yield from begin_moving(g, seat)


@listeners.on("battle.prepared", 50, "great_warlord")
def warlord_leads(g: Clash, attacker: Owner) -> Procedure[None]:
    """§11.5.14 The first battle with a combat round is the warlord's."""
    if attacker == g.turn.seat and g.turn.warlord:
        g.turn.warlord, under_way(g).warlord = False, True
    yield from ()


@modifiers.on("combat.value", "great_warlord")
def warlord_value(g: Clash, owner: Owner, battle: Battle) -> int:
    """§11.5.14 Two more in every round of that battle."""
    led = battle.warlord and battle.side(owner) == ATTACKER
    return PERSONS["great_warlord"].combat_value if led else 0


@listeners.on("move.ended", 50, "great_warlord")
def warlord_goes(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.14 After the move action the warlord is gone."""
    g.turn.warlord = False
    yield from ()


# ---------------------------------------------------------------------- merchant and builders


def may_deal(g: Clash, seat: int) -> Verdict:
    trading = has_effect(g, seat, "trade-routes") and most_routes(g, seat)
    return None if field(g, seat, "great_merchant") or trading else no_effect("great_merchant")


@effect("great_merchant", may_deal)
def great_merchant(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.15 An Economy advance; the income of trade routes once, if one has them."""
    yield from inspire(g, seat, "great_merchant")
    if has_effect(g, seat, "trade-routes"):
        yield from trade(g, seat)


def sites(g: Clash, seat: int, only: str) -> list[str]:
    """Every "city:building" that can be built at its price; the city is not activated, so it may be tired."""
    return [
        answer
        for answer in developments(g, seat)
        if g.mood[answer.partition(":")[0]] != ANGRY
        and answer.endswith(only)
        and may_build(g, seat, *answer.split(":")) is None
    ]


def build_freely(g: Clash, seat: int, only: str, rule: str) -> Procedure[None]:
    """§11.5.10 §11.5.16 A building at its price without activating the city, if one likes."""
    among = sites(g, seat, only)
    if not among:
        return
    answer = yield Ask(
        seat, One("person-builds", [*among, NONE], rule=rule, label=unless(NONE, NO_MORE, development_label))
    )
    if answer != NONE:
        hex, _, building = answer.partition(":")
        yield from build(g, seat, hex, building)


def may_preach(g: Clash, seat: int) -> Verdict:
    useful = field(g, seat, "great_prophet") or sites(g, seat, "temple")
    return None if useful else no_effect("great_prophet")


@effect("great_prophet", may_preach)
def great_prophet(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.10 A Spirituality advance; a temple at its price."""
    yield from inspire(g, seat, "great_prophet")
    yield from build_freely(g, seat, "temple", "11.5.10")


def may_engineer(g: Clash, seat: int) -> Verdict:
    useful = field(g, seat, "great_engineer") or sites(g, seat, "")
    return None if useful else no_effect("great_engineer")


@effect("great_engineer", may_engineer)
def great_engineer(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.16 A Construction advance; a building at its price."""
    yield from inspire(g, seat, "great_engineer")
    yield from build_freely(g, seat, "", "11.5.16")
