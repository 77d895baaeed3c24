"""§12.3 §12.4 What the cards have automas do: research, build, trade, hold games, take taxes, open posts."""

from __future__ import annotations

from civitas.games.era.actions.simple import tax_loss
from civitas.games.era.advances import affordable, launch, pay_for, price
from civitas.games.era.automa.candidates import open_coasts, own_land, voyages_from
from civitas.games.era.automa.lineup import level_of
from civitas.games.era.box.automas import FIGURES, LEVELS
from civitas.games.era.box.content import BOX, FOOD_OF, IS_SEA, MECHANICS, NAVIGATION, PROVINCES
from civitas.games.era.box.holding import borrowed, build_city, change_morale, take
from civitas.games.era.box.queries import games_markers, neighbours, ready_luxuries, trade_markers
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import LEAST, change_influence, gain_thalers, pay_thalers
from civitas.games.era.box.underway import Automa
from civitas.games.era.box.worth import best_site, may_build, own_provinces, sites, trait_of
from civitas.kernel import Note, Procedure

SOURCES = ("level", "markers", "tribe", "goods")
"""§12.3.3 What trade and games of an automa are added up from."""
_FAR = len(PROVINCES)


def use_luxury(g: Era, who: Automa, most: int | None = None) -> int:
    """§12.3.3 Luxury goods that have not served in this round do now, all of them or so many."""
    ready = ready_luxuries(g, who)[:most]
    g.realms[who].spent += tuple(ready)
    return len(ready)


def trade(g: Era, who: Automa) -> Procedure[None]:
    """§12.3.3 §12.1.6 The marker of the level, commerce and posts, what the tribe adds, and every luxury good left."""
    markers, level, tribe = trade_markers(g, who), level_of(g).markers, trait_of(g, who).trade
    goods = use_luxury(g, who)
    total = markers + level + tribe + goods
    yield Note("automa-trade", seat=who, level=level, markers=markers, tribe_bonus=tribe, goods=goods, number=total)
    yield from gain_thalers(g, who, total)


def hold_games(g: Era, who: Automa) -> Procedure[None]:
    """§12.3.3 §12.1.6 The marker of the level, culture, what the tribe adds, and every luxury good left."""
    markers, level, tribe = games_markers(g.realms[who]), level_of(g).markers, trait_of(g, who).games
    goods = use_luxury(g, who)
    total = markers + level + tribe + goods
    yield Note("automa-games", seat=who, level=level, markers=markers, tribe_bonus=tribe, goods=goods, number=total)
    yield from change_morale(g, who, total)


def take_taxes(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.7 As with one leader, with two from morale 2 on. §12.2.5 Greeks like it less; §A14 Egyptians no better."""
    realm = g.realms[who]
    cities = len(realm.cities)
    leaders = 2 if realm.morale >= FIGURES["two_leaders_from"] else 1
    yield Note("automa-taxes", seat=who, number=cities, leaders=leaders)
    yield from gain_thalers(g, who, cities * leaders)
    yield from change_morale(g, who, -tax_loss(cities, leaders, trait_of(g, who).tax_malus))


# ---------------------------------------------------------------------- cities


def build(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.1 §A13 A city takes the place of a vassal; food is given, influence gained."""
    realm, (site, *rest) = g.realms[who], sites(g, who)
    yield Note("automa-builds", seat=who, province=site, next_province=next(iter(rest), None), rule="12.4.1")
    take(realm.vassals, site)
    realm.free += 1
    yield Note("founded", seat=who, province=site, number=1)
    yield from build_city(g, who, site)
    yield from change_influence(g, who, BOX["city"]["influence"])


def can_found(g: Era, who: Automa) -> bool:
    """§12.4.1 A city can be built, and there is a vassal to make room for it."""
    return may_build(g, who) and bool(best_site(g, who))


# ---------------------------------------------------------------------- research


def can_research(g: Era, who: Automa, field: str) -> bool:
    """§12.4 §A5 A further level, and the thalers for it, side branches included."""
    return affordable(g, who, False, field) is None


def research(g: Era, who: Automa, field: str) -> Procedure[None]:
    """§12.4 §A5 The next level is bought; navigation brings fleets, mechanics armies."""
    yield from pay_for(g, who, field, price(g, who, field))
    yield from free_pieces(g, who, field)


def free_pieces(g: Era, who: Automa, field: str) -> Procedure[None]:
    """§12.4.2 §12.4.3 One, two or three by the level. §12.2.7 §12.2.4 More for Carthaginians and Germanics."""
    assert g.automa is not None
    trait, number = trait_of(g, who), level_of(g).pieces
    if field == NAVIGATION:
        if trait.fleets:
            number = trait.fleets[list(LEVELS).index(g.automa.level)]
        yield from free_fleets(g, who, number)
    elif field == MECHANICS:
        yield from free_armies(g, who, trait.armies or number)


def vassal_for_nothing(g: Era, who: Automa) -> Procedure[bool]:
    """§12.3.4 §A5 A free vassal, or one from under a city for morale as long as there is any to lose."""
    realm = g.realms[who]
    if realm.free:
        return True
    if not any(realm.board) or realm.morale <= LEAST:
        return False
    realm.board = borrowed(realm)
    realm.free += 1
    yield Note("borrowed", seat=who)
    yield from change_morale(g, who, FIGURES["city_vassal_morale"])
    return True


def free_armies(g: Era, who: Automa, number: int) -> Procedure[None]:
    """§12.4.3 Armies for nothing."""
    realm = g.realms[who]
    for _ in range(number):
        if not (yield from vassal_for_nothing(g, who)):
            return
        realm.free -= 1
        realm.armies += 1
        yield Note("army", seat=who, number=1)


def free_fleets(g: Era, who: Automa, number: int) -> Procedure[None]:
    """§12.4.2 §12.4.3 §A5 Fleets for nothing, all in one sea beside one's own land: where there is fish, or near it."""
    sea = fleet_sea(g, who)
    for _ in range(number if sea else 0):
        if not (yield from vassal_for_nothing(g, who)):
            return
        yield from launch(g, who, sea)


def fleet_sea(g: Era, who: Automa) -> str:
    """§12.2.7 §A5 Nearest to fish that nobody has; Carthaginians beside a home, if they can."""
    land = own_land(own_provinces(g, who))
    seas = open_coasts(g, who, land)
    if trait_of(g, who).fleets:
        homes = [province for province in land if PROVINCES[province].home == g.realms[who].tribe]
        seas = open_coasts(g, who, homes) or seas
    return min(seas, key=lambda sea: (_to_free_fish(g, who, sea), sea), default="")


def _to_free_fish(g: Era, who: Automa, sea: str) -> int:
    reached = voyages_from(g, who, [sea])
    return min(
        (way.cost for place, way in reached.items() if IS_SEA[place] and place in FOOD_OF and place not in g.control),
        default=_FAR,
    )


# ---------------------------------------------------------------------- trading posts


def markets(g: Era, who: Automa) -> list[str]:
    """§12.4.2 The cities of neighbouring automas without a post, in the order in which they were built."""
    near = [other for other in neighbours(g, who) if isinstance(other, Automa)]
    return [city for other in near for city in g.realms[other].cities if city not in g.posts]


def can_post(g: Era, who: Automa) -> bool:
    realm = g.realms[who]
    return realm.thalers >= FIGURES["post_price"] and realm.free > 0 and bool(markets(g, who))


def open_posts(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.2 As many as it can pay for: thalers to the bank, a marker for trade, morale."""
    realm = g.realms[who]
    while can_post(g, who):
        city = markets(g, who)[0]
        yield from pay_thalers(g, who, FIGURES["post_price"])
        realm.free -= 1
        g.posts[city] = who
        yield Note("automa-post", seat=who, province=city, other_seat=g.control[city])
        yield from change_morale(g, who, BOX["post"]["morale"])
