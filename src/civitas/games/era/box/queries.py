"""What the rules ask of the table."""

from __future__ import annotations

from collections import Counter

from civitas.games.era.box.automas import TRAITS, Trait
from civitas.games.era.box.content import (
    AGES,
    ARCHITECTURE,
    BOX,
    COMMERCE,
    CULTURE,
    EPOCHS,
    FIELDS,
    FOOD_OF,
    GOOD_OF,
    HORSE,
    IS_SEA,
    LUXURY,
    MECHANICS,
    NAVIGATION,
    ORE,
    PROVINCES,
    TRIBES,
    Tribe,
)
from civitas.games.era.box.state import Era, Realm
from civitas.games.era.box.underway import AUTOMAS, Holder, Owner

_LUXURY = tuple(id for id, good in GOOD_OF.items() if good in LUXURY)
_MILITARY = tuple(id for id, good in GOOD_OF.items() if good not in LUXURY)


def tribe_of(realm: Realm) -> Tribe:
    """§11 What sets the tribe apart. §12.2 Under an automa it is something else."""
    return TRIBES[realm.tribe] if realm.puppet is None else TRAITS[realm.tribe]


def owners(g: Era) -> tuple[Owner, ...]:
    """Everybody with a realm, as realms are listed: the seats, then the automas."""
    seats = tuple(range(g.seats))
    return seats if g.automa is None else (*seats, *AUTOMAS[: g.automa.number][::-1])


def everybody(g: Era) -> tuple[Owner, ...]:
    """§12.1.2 The players in the order of the round, then the automas in theirs."""
    return g.order if g.automa is None else (*g.order, *g.automa.order)


def befriended(g: Era, one: Owner, other: Holder) -> bool:
    """§A17 People who play together against automas do each other no harm."""
    return g.automa is not None and isinstance(one, int) and isinstance(other, int) and one != other


def has_ten_rounds(g: Era) -> bool:
    """§12.8.1 §D48 Alone, and against automas, the tenth round is the last."""
    return g.seats == 1 or g.automa is not None


def others(g: Era, seat: Owner) -> list[Owner]:
    """The others, in the order of the round."""
    return [other for other in everybody(g) if other != seat]


def allied(g: Era, one: Owner, other: Owner) -> bool:
    """§7.D.5 §A16 Two players may be; nobody is allied with an automa."""
    if not isinstance(one, int) or not isinstance(other, int):
        return False
    return (min(one, other), max(one, other)) in g.alliances


# ---------------------------------------------------------------------- provinces and goods


def land_of(g: Era, seat: Owner) -> list[str]:
    """The land provinces of a player."""
    return [province for province, holder in g.control.items() if holder == seat and not IS_SEA[province]]


def luxuries(g: Era, seat: Owner) -> list[str]:
    """The provinces with the luxury goods of a player."""
    return [province for province in _LUXURY if g.control.get(province) == seat]


def ready_luxuries(g: Era, seat: Owner) -> list[str]:
    """§2.3 Those that can still be placed in this round. §D36 Wine or ivory that serves in war cannot."""
    realm = g.realms[seat]
    return [p for p in luxuries(g, seat) if p not in realm.spent and p not in realm.martial]


def ready_horses(g: Era, seat: Owner) -> list[str]:
    realm = g.realms[seat]
    return [p for p in _MILITARY if GOOD_OF[p] == HORSE and g.control.get(p) == seat and p not in realm.spent]


def ready_ores(g: Era, seat: Owner) -> list[str]:
    """§10.1 Ore that has not fought yet. §11.4 §11.2 With it wine of the Gauls and ivory of the Carthaginians."""
    realm = g.realms[seat]
    ores = [p for p in _MILITARY if GOOD_OF[p] == ORE and g.control.get(p) == seat]
    return [p for p in (*ores, *realm.martial) if p not in realm.spent and g.control.get(p) == seat]


def food_in(realm: Realm, province: str) -> int:
    """What a province brings. §11.1 To Britons a fish is worth two."""
    food = FOOD_OF.get(province, 0)
    return food * tribe_of(realm).fish if IS_SEA[province] else food


def groups(g: Era, seat: Owner) -> list[list[str]]:
    """§9.4 Land provinces that hang together; fleets connect nothing."""
    beside, left, found = g.atlas.land_beside, dict.fromkeys(land_of(g, seat)), []
    while left:
        group = [left.popitem()[0]]
        for province in group:
            for near in beside[province]:
                if near in left:
                    del left[near]
                    group.append(near)
        found.append(group)
    return found


def colonies(g: Era, seat: Owner) -> int:
    """§9.4 §D22 Groups apart from the home area, which is wherever a home is held, or else the largest group."""
    tribe, found = g.realms[seat].tribe, groups(g, seat)
    apart = [group for group in found if all(PROVINCES[province].home != tribe for province in group)]
    return len(apart) - 1 if found and len(apart) == len(found) else len(apart)


def pieces_in(realm: Realm, province: str) -> int:
    """Vassals, fleets and the city of a player in a province."""
    return realm.vassals.get(province, 0) + realm.fleets.get(province, 0) + (province in realm.cities)


def neighbours(g: Era, seat: Owner) -> list[Owner]:
    """§D12 Players with a piece beside one of ours, by land or sea; allies always."""
    beside, own = g.atlas.beside, g.realms[seat]
    around = {near for place in (*own.vassals, *own.cities, *own.fleets) for near in (place, *beside[place])}
    found = []
    for other in others(g, seat):
        realm = g.realms[other]
        if allied(g, seat, other) or not around.isdisjoint((*realm.vassals, *realm.cities, *realm.fleets)):
            found.append(other)
    return found


# ---------------------------------------------------------------------- tracks and values


def advances_of(realm: Realm) -> int:
    return sum(realm.levels.values())


def triumph_start(g: Era) -> int:
    """§1.10 §12.1.6 §D46 By the length of the game and the number of tribes."""
    start: int = BOX["triumph"][g.length][len(g.realms) - 1]
    return start


def triumph_field(g: Era, realm: Realm) -> int:
    """§1.10 Where on the influence track the triumph stands."""
    return triumph_start(g) - realm.triumph


def trade_markers(g: Era, seat: Owner) -> int:
    """§7.B §8.8 What commerce, trading posts and the epoch add to trade."""
    realm = g.realms[seat]
    posts = Counter(g.posts.values())[seat]
    return FIELDS[COMMERCE].trade[realm.levels[COMMERCE]] + posts + EPOCHS[AGES[realm.epoch]].trade


def games_markers(realm: Realm) -> int:
    """§7.F §8.6 What culture adds to bread and circuses."""
    return FIELDS[CULTURE].games[realm.levels[CULTURE]]


def city_limit(realm: Realm) -> int:
    """§8.10 How many cities architecture allows."""
    return FIELDS[ARCHITECTURE].cities[realm.levels[ARCHITECTURE]]


def can_build(realm: Realm) -> bool:
    return bool(realm.board) and len(realm.cities) < city_limit(realm)


def city_malus(realm: Realm) -> int:
    """§2.1 §11.3 §D8 What the cities cost at the beginning of a round. §12.2.5 §A14 A Greek automa pays without any."""
    number, trait = len(realm.cities), tribe_of(realm)
    if isinstance(trait, Trait) and trait.city_malus_always:
        return number + trait.city_malus
    return max(0, number + trait.city_malus) if number else 0


def vassal_points(realm: Realm) -> int:
    """§9.3"""
    return FIELDS[MECHANICS].points[realm.levels[MECHANICS]]


def fleet_points(realm: Realm) -> int:
    """§9.3 §11.8 Fleets of the Norsemen go two further."""
    return FIELDS[NAVIGATION].points[realm.levels[NAVIGATION]] + tribe_of(realm).fleet_points


def army_price(realm: Realm) -> int:
    """§9.2.B"""
    return FIELDS[MECHANICS].price[realm.levels[MECHANICS]]


def fleet_price(realm: Realm) -> int:
    """§9.2.A"""
    return FIELDS[NAVIGATION].price[realm.levels[NAVIGATION]]


def leaders_of(realm: Realm) -> int:
    """§D41 All leaders of a player, used or not."""
    return realm.leaders + realm.placed


def natural_growth(realm: Realm) -> int:
    """§9.1 What an expansion brings without leaders and luxury goods: food less hunger, and morale."""
    return realm.food - realm.hunger + realm.morale
