"""§14.6 Events of the expansion that take effect at once."""

from __future__ import annotations

from collections.abc import Iterable

from civitas.games.clash.actions.influence import recolour
from civitas.games.clash.box.content import ADVANCES, ANGRY, EVENTS, GOVERNMENTS, HAPPY
from civitas.games.clash.box.decks import discard, hand, open_wonder, top
from civitas.games.clash.box.inventory import Event
from civitas.games.clash.box.labels import card_label, good_label, hex_label, seat_label
from civitas.games.clash.box.queries import (
    Clash,
    after,
    buildings_left,
    cities,
    gain,
    has_building,
    lose,
    reach,
)
from civitas.games.clash.box.telling import changes, gain_all, pieces, trim
from civitas.games.clash.events.drawing import able_to_fall, choose_city, choose_player, effect, lower_by_event
from civitas.games.clash.events.effects import more_of_it, own_units, remove_unit
from civitas.games.clash.scoring import BONUSES
from civitas.kernel import Ask, Label, Note, One, Pay, Place, Procedure, Reveal

ANARCHY = next(event for event in EVENTS.values() if event.effect == "anarchy")
LISTED = ("action", "objective")
"""The hands from which one gives up cards in a pandemic."""

# ---------------------------------------------------------------------- goods


@effect("per_building")
def per_building(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.31 §14.6 A good for each own city with such a building, up to a limit; the drawer has some at least."""
    number = sum(any(has_building(g, hex, b) for b in event.buildings) for hex in cities(g, seat))
    if event.most is not None:
        number = min(number, event.most)
    if seat == g.drawer:
        number = max(number, event.drawer_least)
    shares = {event.good: number}
    if event.goods and number:
        limits = dict.fromkeys(event.goods, number)
        shares = yield Ask(seat, Place("event-goods", number, limits, rule="11.5.31", label=good_label))
    for good, amount in shares.items():
        if good:
            yield Note("gains", seat=seat, good=good, amount=gain(g, seat, good, amount))


@effect("successful_year")
def successful_year(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§14.6 Who has fewest cities gets food for what is missing to the most; with no gap everybody gets some."""
    counts = [len(cities(g, other)) for other in range(g.seats)]
    gap = max(counts) - min(counts)
    food = (gap if counts[seat] == min(counts) else 0) if gap else event.food
    yield Note("gains", seat=seat, good="food", amount=gain(g, seat, "food", food))


@effect("uprising")
def uprising(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.26 One to four tokens are given up, as far as there are any; each is worth half a point."""
    assert event.most is not None
    have = {good: g.players[seat].goods[good] for good in event.goods}
    number = min(event.most, sum(have.values()))
    if not number:
        return
    prompt = Pay("uprising", number, have, least=1, rule="11.5.26", params={"number": number}, label=good_label)
    given: dict[str, int] = yield Ask(seat, prompt)
    for good, amount in given.items():
        lose(g, seat, good, amount)
    g.players[seat].event_halves += event.halves * sum(given.values())
    yield Note("pays", seat=seat, goods=given)


@effect("envoy")
def envoy(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.27 An idea and a culture token, a culture token for another player, and a wonder card for all to see."""
    for good, amount in gain_all(g, seat, event.gain).items():
        yield Note("gains", seat=seat, good=good, amount=amount)
    other = yield from choose_player(g, seat, "11.5.27")
    for good, amount in gain_all(g, other, event.other_gain).items():
        yield Note("gains", seat=other, good=good, amount=amount)
    wonder = yield from top(g, "wonder", seat)
    if not wonder:
        return
    if g.options["wonders"] == "buffet":
        open_wonder(g, wonder, True)
    else:
        g.envoys += (wonder,)
    yield Reveal()
    yield Note("envoy", seat=seat, wonder=wonder)


# ---------------------------------------------------------------------- governments and temples


@effect("anarchy")
def anarchy(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.30 All advances of the government are gone; their markers are kept, and worth a point each."""
    player = g.players[seat]
    left = [id for id in player.advances if ADVANCES[id].category in GOVERNMENTS]
    if not left:
        return
    player.advances = tuple(id for id in player.advances if id not in left)
    player.set_aside += len(left)
    yield Note("anarchy", seat=seat, left=left)
    yield from trim(g, seat)


def markers_set_aside(g: Clash, seat: int) -> dict[str, int]:
    """§11.5.30 Each marker laid aside counts."""
    return {"events": ANARCHY.halves * g.players[seat].set_aside}


BONUSES.append(markers_set_aside)


def temples(g: Clash, seat: int, event: Event) -> list[str]:
    """§11.5.32 The cities with a temple of the player's colour, whoever owns them."""
    return [hex for hex, built in g.buildings.items() for temple in event.buildings if (temple, seat) in built]


@effect("reformation")
def reformation(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.32 Another player of one's choice makes a temple his own; without a temple somebody else suffers this."""
    (temple,) = event.buildings
    reformed = seat
    if not temples(g, seat, event):
        others = [other for other in after(g, seat) if temples(g, other, event)]
        if not others:
            return
        reformed = yield from _choose(seat, others)
    reformers = [other for other in after(g, reformed) if buildings_left(g, other, temple)]
    if not reformers:
        return
    reformer = yield from _choose(reformed, reformers)
    hexes = temples(g, reformed, event)
    hex = hexes[0]
    if len(hexes) > 1:
        hex = yield Ask(reformer, One("reformation", hexes, rule="11.5.32", label=hex_label))
    before = pieces(g, hex)
    recolour(g, hex, temple, reformer)
    yield Note("took-over", seat=reformer, hex=hex, building=temple, **changes(before, pieces(g, hex)))


def _choose(seat: int, among: list[int]) -> Procedure[int]:
    if len(among) == 1:
        return among[0]
    chosen: int = yield Ask(seat, One("event-player", among, rule="11.5.32", label=seat_label))
    return chosen


# ---------------------------------------------------------------------- plagues and famines


def belongings(g: Clash, seat: int) -> list[str]:
    """§11.5.33 What can be given up, each kind once: units where they stand, goods, and cards of the hand."""
    player = g.players[seat]
    units = [f"unit:{hex}:{unit}" for hex, unit in own_units(g, seat)]
    goods = [f"good:{good}" for good, amount in player.goods.items() if amount]
    return [*goods, *units, *(f"card:{card}" for deck in LISTED for card in hand(player, deck))]


@effect("pandemics")
def pandemics(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.33 Half as many things as one has cities, of one's own choice."""
    for left in range(len(cities(g, seat)) // event.per, 0, -1):
        if not belongings(g, seat):
            return
        prompt = One(
            "pandemics",
            lambda: belongings(g, seat),
            rule="11.5.33",
            params={"number": left},
            label=_belonging_label,
        )
        sort, _, what = (yield Ask(seat, prompt)).partition(":")
        if sort == "unit":
            yield from remove_unit(g, seat, [what], "11.5.33")
        elif sort == "good":
            yield Note("good-lost", seat=seat, good=what, number=lose(g, seat, what, 1))
        else:
            deck = next(deck for deck in LISTED if what in hand(g.players[seat], deck))
            yield from discard(g, seat, deck, what)
            yield Note("discards", seat=seat, deck=deck, card=what)


def _belonging_label(answer: str) -> Label:
    sort, _, what = answer.partition(":")
    if sort == "good":
        return good_label(what)
    if sort == "card":
        return card_label(what)
    hex, _, unit = what.partition(":")
    return Label("unit-at", [f"hex:{hex}", f"unit:{unit}"], unit=unit, hex=hex)


@effect("black_death")
def black_death(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.34 One of every four units dies, one more for travellers; each is worth a point."""
    number = sum(map(len, g.units[seat].values()))
    if number < event.units:
        return
    for _ in range(number // event.per + more_of_it(g, seat, event)):
        among = [f"{hex}:{unit}" for hex, unit in own_units(g, seat)]
        if (yield from remove_unit(g, seat, among, "11.5.34")):
            g.players[seat].event_halves += event.halves


@effect("drought")
def drought(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.36 Food for each city on or beside barren land, gold does not help; else one of them turns angry."""
    assert event.most is not None
    dry = [hex for hex in cities(g, seat) if _beside(g, hex, event.terrain)]
    wanted = event.food * min(len(dry), event.most)
    eaten = lose(g, seat, "food", wanted)
    yield Note("food-lost", seat=seat, number=eaten)
    hexes = able_to_fall(g, dry)
    if eaten < wanted and hexes:
        hex = yield from choose_city(g, seat, hexes, "11.5.36")
        yield from lower_by_event(g, seat, hex, HAPPY - ANGRY)


def _beside(g: Clash, hex: str, terrain: str) -> bool:
    around: Iterable[str] = (hex, *g.atlas.neighbours[hex])
    return any(g.terrain.get(n) == terrain for n in around)


@effect("fire")
def fire(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.37 A forest with an own city burns: all cities in it lose a step of mood. Without one some wood burns."""
    own = [hex for hex in cities(g, seat) if g.terrain[hex] == event.terrain]
    if not own:
        for good, amount in event.loss.items():
            yield Note("good-lost", seat=seat, good=good, number=lose(g, seat, good, amount))
        return
    start = yield from choose_city(g, seat, own, "11.5.37")
    burning = reach(g, [start], lambda n: g.terrain.get(n) == event.terrain)
    for owner in (seat, *after(g, seat)):
        for hex in able_to_fall(g, [hex for hex in cities(g, owner) if hex in burning]):
            yield from lower_by_event(g, owner, hex)
