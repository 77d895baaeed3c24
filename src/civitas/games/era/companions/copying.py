"""Beside a real table: what people enter of theirs, and the automas' turn on it (see `civitas.games.copies`).

Pieces in the supply, and who holds a province, follow from the pieces on the map. No paragraph is cited here: these
are no rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from civitas.games.copies import BadEntry, Copied, Entries, NotNow, Section, Sections, entries
from civitas.games.era.actions.choosing import choose_action
from civitas.games.era.automa.deck import at_work
from civitas.games.era.box.automas import ASIDE, EXPANSION_CARD, RESHUFFLE_CARD, TABLE, Opponents
from civitas.games.era.box.automas import CARDS as ACTION_CARDS
from civitas.games.era.box.automas import LEVELS as AUTOMA_LEVELS
from civitas.games.era.box.content import (
    AGES,
    BARBARIAN_LEVELS,
    BOX,
    CARDS,
    LENGTHS,
    LEVELS,
    VILLAGE_TOKENS,
    VILLAGES,
    WHEEL,
    parts_for,
)
from civitas.games.era.box.state import PIECES, Era, Realm
from civitas.games.era.box.tracks import LEAST, MOST
from civitas.games.era.box.underway import AUTOMAS, NOBODY, Owner
from civitas.games.era.rounds import automas_expand
from civitas.games.era.secrets import VASSALS
from civitas.games.positions import mixed, set_up_to
from civitas.kernel import Chooser, Title

MAP, PERSON, AUTOMA = SECTIONS = ("table", "person", "automa")
AUTO = "auto"
"""Instead of a card: the expansion at the end of a round."""
DRAWN = (*(card for card in ACTION_CARDS if card != RESHUFFLE_CARD), AUTO)
UNDER, CITIES = PIECES["vassals_under_city"], PIECES["cities"]
PLENTY = 999
EXPLAINED: tuple[str, ...] = (
    *("map", "level", "card", "cards_aside", "barbarians", "table-villages", "battlefields", "posts", "shared_seas"),
    *("cities", "vassals", "taken_from_cities", "out_of_the_game", "protected", "person-villages"),
    *("leader_up", "attacks", "luxury_used", "revolution"),
)
NO_PIECES = frozenset({"piece:control"})


def opening(title: Title[Era], seats: int, options: Mapping[str, str], chooser: Chooser) -> Era:
    return set_up_to(title, seats, options, chooser, choose_action)


def names_of(g: Era) -> dict[str, Owner]:
    """What those who play are called in a copy: person_1, automa_1."""
    named: dict[str, Owner] = {f"{PERSON}_{seat + 1}": seat for seat in range(g.seats)}
    automas = AUTOMAS[: 0 if g.automa is None else g.automa.number]
    return named | {f"{AUTOMA}_{number}": who for number, who in enumerate(automas, 1)}


# ---------------------------------------------------------------------- writing


def written(g: Era) -> Sections:
    """The position between two turns. An expansion card is put where the card is asked for."""
    if g.battle is not None or g.expansion.seat is not NOBODY or g.automa is None or not g.part:
        raise NotNow
    names = names_of(g)
    called = {owner: name for name, owner in names.items()}
    automas = [g.realms[who] for name, who in names.items() if name.startswith(AUTOMA)]
    fleets = Counter(sea for realm in g.realms for sea in realm.fleets)
    table = {
        "map": g.part,
        "level": g.automa.level,
        "card": EXPANSION_CARD,
        "cards_aside": bool(g.automa.aside),
        "round": g.round,
        "barbarians": g.level,
        "open_cards": list(g.crown),
        "villages": sorted(g.villages),
        "battlefields": dict(sorted(g.battlefields.items())),
        "posts": {city: called[owner] for city, owner in g.posts.items()},
        "shared_seas": {sea: called[g.control[sea]] for sea, number in sorted(fleets.items()) if number > 1},
    }
    return {
        MAP: [table],
        PERSON: [_written(realm) | _of_person(realm) for realm in g.realms[: g.seats]],
        AUTOMA: [_written(realm) | _of_automa(realm) for realm in automas],
    }


def _written(realm: Realm) -> Section:
    return {
        "tribe": realm.tribe,
        "epoch": AGES[realm.epoch],
        "influence": realm.influence,
        "morale": realm.morale,
        "thalers": realm.thalers,
        "food": realm.food,
        "hunger": realm.hunger,
        "levels": dict(realm.levels),
        "cities": list(realm.cities),
        "vassals": dict(sorted(realm.vassals.items())),
        "fleets": dict(sorted(realm.fleets.items())),
        "armies": realm.armies,
        "legions": realm.legions,
        "taken_from_cities": UNDER * len(realm.board) - sum(realm.board),
        "out_of_the_game": realm.gone,
    }


def _of_person(realm: Realm) -> Section:
    kinds = [token.partition(".")[0] for token in realm.hidden]
    return {"militia": realm.militia, "protected": realm.protected, "villages": kinds}


def _of_automa(realm: Realm) -> Section:
    assert realm.puppet is not None
    return {
        "leader_up": realm.puppet.up,
        "attacks": realm.puppet.attacks,
        "luxury_used": list(realm.spent),
        "revolution": realm.revolution,
    }


# ---------------------------------------------------------------------- reading


def read(sections: Sections, chooser: Chooser) -> Copied:
    """Everything that was entered; the piles that nobody sees are dealt by chance."""
    found = entries(sections, SECTIONS)
    (table,), people, automas = found[MAP], found[PERSON], found[AUTOMA]
    if len(people) > TABLE["most_people"]:
        raise BadEntry(people[-1].at(), "pieces", what=PERSON, number=str(len(people)), most=str(TABLE["most_people"]))
    if len(automas) > TABLE["most"]:
        raise BadEntry(automas[-1].at(), "pieces", what=AUTOMA, number=str(len(automas)), most=str(TABLE["most"]))
    level = table.word("level", AUTOMA_LEVELS)
    g = Era(len(people), LENGTHS[0], Opponents(len(automas), level))
    assert g.automa is not None
    g.part = table.word("map", parts_for(g.seats, len(g.realms)))
    names = names_of(g)
    tribes: list[str] = []
    for entry, owner in zip([*people, *automas], names.values(), strict=True):
        realm = g.realms[owner]
        realm.tribe = entry.word("tribe", g.atlas.tribes)
        if realm.tribe in tribes:
            raise BadEntry(entry.at("tribe"), "twice", value=realm.tribe)
        tribes.append(realm.tribe)
        _settle(g, entry, owner)
        _count(realm, entry)
    _lay(g, table, names)
    _deal(g, table, people, chooser)
    for entry, owner in zip(people, range(g.seats), strict=True):
        g.realms[owner].protected = entry.flag("protected")
        g.realms[owner].militia = entry.number("militia", 0, PLENTY)
    for entry, who in zip(automas, AUTOMAS, strict=False):
        _wind_up(g, entry, g.realms[who])
    for entry, owner in zip([*people, *automas], names.values(), strict=True):
        _supply(g, entry, owner)
        entry.done()
    _turn_up(g, table)
    table.done()
    return Copied(g.seats, {"automas": str(len(automas)), "level": level, "length": g.length}, g)


def _turn_up(g: Era, table: Entries) -> None:
    """The card that lies open, or the expansion at the end of the round; the others are in the pile or laid aside."""
    assert g.automa is not None
    card = table.word("card", DRAWN)
    g.automa.aside = ASIDE if table.flag("cards_aside") and card not in ASIDE else ()
    g.automa.deck = tuple(other for other in ACTION_CARDS if other != card and other not in g.automa.aside)
    if card == AUTO:
        automas_expand(g)
    else:
        g.automa.card, g.automa.played = card, (card,)
        g.automa.queue = at_work(g)


def _settle(g: Era, entry: Entries, owner: Owner) -> None:
    """What stands on the map; land has one owner, a sea that of the first fleet unless something else is said."""
    realm, land, seas = g.realms[owner], g.atlas.land, g.atlas.seas
    realm.cities = entry.words("cities", land)
    realm.vassals = entry.counts("vassals", land, VASSALS)
    realm.fleets = entry.counts("fleets", seas, VASSALS)
    if len(realm.cities) > CITIES:
        raise BadEntry(entry.at("cities"), "pieces", what="cities", number=str(len(realm.cities)), most=str(CITIES))
    for kind, places in (("cities", realm.cities), ("vassals", realm.vassals), ("fleets", realm.fleets)):
        for place in places:
            if kind != "fleets" and g.control.get(place, owner) != owner:
                raise BadEntry(entry.at(kind), "twice", value=place)
            g.control.setdefault(place, owner)


def _count(realm: Realm, entry: Entries) -> None:
    realm.epoch = AGES.index(entry.word("epoch", AGES))
    realm.influence = entry.number("influence", 0, PLENTY)
    realm.morale = entry.number("morale", LEAST, MOST)
    realm.thalers = entry.number("thalers", 0, PLENTY)
    realm.food = entry.number("food", 0, PLENTY)
    realm.hunger = entry.number("hunger", 0, PLENTY)
    realm.levels = {**dict.fromkeys(WHEEL, 0), **entry.counts("levels", WHEEL, LEVELS[-1])}
    realm.armies = entry.number("armies", 0, VASSALS)
    realm.legions = entry.number("legions", 0, PIECES["legions"])
    left = CITIES - len(realm.cities)
    taken = entry.number("taken_from_cities", 0, UNDER * left)
    # Vassals are taken from the left, a whole city after the other or not: only how many are under each counts.
    realm.board = tuple(UNDER - min(UNDER, max(0, taken - UNDER * place)) for place in range(left))
    realm.gone = entry.number("out_of_the_game", 0, VASSALS)


def _lay(g: Era, table: Entries, names: dict[str, Owner]) -> None:
    """What lies on the map and belongs to nobody, or to a guest."""
    g.round = table.number("round", 1, BOX["alone"]["rounds"])
    g.level = table.number("barbarians", 0, BARBARIAN_LEVELS - 1)
    g.epoch = max(realm.epoch for realm in g.realms)
    g.battlefields = table.counts("battlefields", g.atlas.land, PLENTY)
    cities = [city for realm in g.realms for city in realm.cities]
    g.posts = {city: names[name] for city, name in table.named("posts", cities, names).items()}
    for sea, name in table.named("shared_seas", g.atlas.seas, names).items():
        if sea not in g.realms[names[name]].fleets:
            raise BadEntry(table.at("shared_seas"), "unknown", entry="shared_seas", value=sea, near=name)
        g.control[sea] = names[name]


def _deal(g: Era, table: Entries, people: list[Entries], chooser: Chooser) -> None:
    """Open cards and villages as they lie; those face down by chance."""
    pool = mixed(chooser, VILLAGE_TOKENS)
    for seat, entry in enumerate(people):
        for kind in entry.words("villages", VILLAGES, twice=True):
            token = next((token for token in pool if token.partition(".")[0] == kind), "")
            if not token:
                raise BadEntry(entry.at("villages"), "twice", value=kind)
            pool.remove(token)
            g.realms[seat].hidden += (token,)
    for province in table.words("villages", g.atlas.land):
        if province in g.control:
            raise BadEntry(table.at("villages"), "twice", value=province)
        if pool:
            g.villages[province] = pool.pop()
    g.waiting = tuple(pool)
    g.crown = table.words("open_cards", CARDS)
    cards = mixed(chooser, [card for card in CARDS if card not in g.crown])
    for realm in g.realms:
        if realm.puppet is None:
            realm.card = cards.pop()
        else:
            realm.puppet.cards = tuple(cards.pop() for _ in range(TABLE["secret_cards"]))
    g.deck = tuple(cards)


def _wind_up(g: Era, entry: Entries, realm: Realm) -> None:
    assert g.automa is not None
    assert realm.puppet is not None
    realm.puppet.up = entry.flag("leader_up")
    realm.puppet.attacks = entry.number("attacks", 0, AUTOMA_LEVELS[g.automa.level].attacks)
    realm.spent = entry.words("luxury_used", [*realm.vassals, *realm.cities])
    realm.revolution = entry.flag("revolution")


def _supply(g: Era, entry: Entries, owner: Owner) -> None:
    """Whatever is nowhere else is a free vassal; there cannot be more than the box has."""
    realm = g.realms[owner]
    used = sum(realm.vassals.values()) + sum(realm.fleets.values()) + realm.armies + realm.gone + sum(realm.board)
    used += sum(guest == owner for guest in g.posts.values())
    if used > VASSALS:
        raise BadEntry(entry.at("vassals"), "pieces", what="vassals", number=str(used), most=str(VASSALS))
    realm.free = VASSALS - used
