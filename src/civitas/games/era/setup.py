"""Chapter 1: setting up."""

from __future__ import annotations

from civitas.games.era.advances import advance_label, reach_level
from civitas.games.era.box.content import ATLAS, BOX, CARDS, PROVINCES, VILLAGE_TOKENS, WHEEL, parts_for
from civitas.games.era.box.holding import occupy, put
from civitas.games.era.box.labels import card_label, named
from civitas.games.era.box.queries import everybody, has_ten_rounds, owners, tribe_of
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import gain_food
from civitas.kernel import Ask, Label, Note, One, Pick, Procedure, Reason, Reveal, Shuffle, Verdict

TRIBE_TAKEN = Reason("tribe-taken", "1.4", "tribe", "seat")


def lay_out(g: Era) -> Procedure[None]:
    """§1.1 §1.2 §1.3 §12.1.4 §D47 A part of the map by chance, a random order of play, the decks shuffled."""
    g.part = yield Pick("part", parts_for(g.seats, len(g.realms)))
    g.order = tuple((yield Shuffle("order", range(g.seats), hidden=False)))
    for seat in reversed(g.order):
        g.arrivals += 1
        g.realms[seat].arrived = g.arrivals
    g.waiting = tuple((yield Shuffle("villages", VILLAGE_TOKENS)))
    g.deck = tuple((yield Shuffle("cards", CARDS)))
    yield Note("first-order", seat=list(g.order), number=len(ATLAS[g.part].land))


def in_order(g: Era) -> tuple[int, ...]:
    """§2.2 The players in the order of the round."""
    return g.order


def choose_tribe(g: Era, seat: int) -> Procedure[None]:
    """§1.4 §D5 One of the tribes of the map that nobody has."""
    takers = {g.realms[other].tribe: other for other in owners(g)}

    def check(tribe: str) -> Verdict:
        return (TRIBE_TAKEN, tribe, named(takers[tribe])) if tribe in takers else None

    tribe = yield Ask(seat, One("tribe", g.atlas.tribes, check, rule="1.4", label=tribe_label))
    g.realms[seat].tribe = tribe
    yield Note("tribe", seat=seat, tribe=tribe)


def choose_card(g: Era, seat: int) -> Procedure[None]:
    """§1.4 Two influence cards, of which one is kept in secret; the other goes back into the deck."""
    realm, number = g.realms[seat], BOX["start"]["cards_drawn"]
    realm.drawn, g.deck = g.deck[:number], g.deck[number:]
    yield Reveal((seat,))
    yield Note("cards-drawn", (seat,), seat=seat, cards=list(realm.drawn))
    realm.card = yield Ask(seat, One("own-card", lambda: list(realm.drawn), rule="1.4", label=card_label))
    back, realm.drawn = [card for card in realm.drawn if card != realm.card], ()
    g.deck = tuple((yield Shuffle("cards", sorted((*g.deck, *back)))))
    yield Note("own-card", seat=seat)


def settle_homes(g: Era) -> Procedure[None]:
    """§1.5 §1.7 §1.8 §1.12 §11.7 §12.1.8 Open cards; a vassal in every home; barbarians in the homes nobody uses."""
    number = BOX["start"]["open_cards_alone" if has_ten_rounds(g) else "open_cards"]
    g.crown, g.deck = g.deck[:number], g.deck[number:]
    yield Reveal()
    yield Note("open-cards", cards=list(g.crown))
    for seat in everybody(g):
        realm = g.realms[seat]
        for home in g.atlas.homes[realm.tribe]:
            realm.free -= BOX["start"]["vassals_at_home"]
            put(realm.vassals, home, BOX["start"]["vassals_at_home"])
            yield Note("home", seat=seat, province=home, number=BOX["start"]["vassals_at_home"])
            yield from occupy(g, seat, home)
        yield from gain_food(g, seat, tribe_of(realm).food)
    wild = [id for id in g.atlas.land if id not in g.control and (PROVINCES[id].barbarian or PROVINCES[id].home)]
    tokens = list(g.waiting)
    for province in wild[: len(tokens)]:
        g.villages[province] = tokens.pop()
    g.waiting = tuple(tokens)
    yield Note("barbarians", provinces=list(g.villages))


def first_advance(g: Era, seat: int) -> Procedure[None]:
    """§1.11 §D3 A first advance for nothing, with its effect but without influence for a pioneer."""
    prompt = One("first-advance", WHEEL, rule="1.11", label=lambda field: advance_label(field, 1))
    field = yield Ask(seat, prompt)
    yield from reach_level(g, seat, field)


def tribe_label(tribe: str) -> Label:
    return Label("tribe", [f"tribe:{tribe}"], tribe=tribe)
