"""§12.5 The expansion of an automa: growth, new pieces one by one, old fleets, what is left, battles to come."""

from __future__ import annotations

from civitas.games.era.automa.candidates import candidates
from civitas.games.era.automa.choice import TIE_PARAGRAPHS, Chosen, choose
from civitas.games.era.automa.deck import mix_in
from civitas.games.era.automa.deeds import hold_games, use_luxury
from civitas.games.era.automa.fleets import sail_old_fleets
from civitas.games.era.automa.lineup import level_of
from civitas.games.era.automa.listing import BY_ITSELF, EXPAND, GAMES, NO_GROWTH, Branch, follow
from civitas.games.era.automa.value import NEW_FLEET, Candidate, occupant, told
from civitas.games.era.box.automas import FIGURES, VALUE
from civitas.games.era.box.content import IS_SEA, MECHANICS
from civitas.games.era.box.holding import borrowed, change_morale, occupy, put
from civitas.games.era.box.queries import army_price, fleet_price, natural_growth, others, ready_luxuries
from civitas.games.era.box.state import Era, Realm
from civitas.games.era.box.tracks import hand_thalers, pay_thalers
from civitas.games.era.box.underway import NOBODY, Automa, Expansion
from civitas.games.era.box.worth import own_provinces, trait_of
from civitas.games.era.expansion.growth import receive_legions
from civitas.kernel import Note, Procedure, Roll

SLOTS: int = FIGURES["slots"]


def grows(realm: Realm) -> bool:
    """§12.4.8 Food and morale are enough for an expansion."""
    least: int = FIGURES["least_growth"]
    return natural_growth(realm) >= least


def expand(g: Era, who: Automa, *, by_card: bool) -> Procedure[None]:
    """§12.5.1 to §12.5.5 From growth to the battles, which are fought next."""
    realm = g.realms[who]
    puppet = realm.puppet
    assert puppet is not None
    assert g.automa is not None
    g.expansion = Expansion(who)
    realm.expanded = True
    yield from tribal_gifts(g, who)
    slots, surplus = yield from growth(g, who, by_card=by_card)
    own, fleets = own_provinces(g, who), dict(realm.fleets)
    battles: dict[str, int] = {}
    unused, marks = yield from place_all(g, who, own, slots, battles)
    old = {sea: min(number, realm.fleets.get(sea, 0)) for sea, number in fleets.items() if realm.fleets.get(sea)}
    battles |= yield from sail_old_fleets(g, who, own, old)
    yield from close(g, who, surplus + unused, marks)
    puppet.up = False
    g.automa.battles = tuple(sorted(battles, key=lambda place: -battles[place]))
    yield from mix_in(g)


def tribal_gifts(g: Era, who: Automa) -> Procedure[None]:
    """§12.2.9 §12.2.8 A legion for Romans; Norsemen roll a die, and on a low one everybody else pays them."""
    trait = trait_of(g, who)
    yield from receive_legions(g, who)
    if trait.plunder:
        die = yield Roll("plunder", FIGURES["plunder_sides"])
        yield Note("automa-plunder", seat=who, die=die, most=trait.plunder)
        if die <= trait.plunder:
            for other in others(g, who):
                yield from hand_thalers(g, other, who, min(FIGURES["plunder_thalers"], g.realms[other].thalers))


def growth(g: Era, who: Automa, *, by_card: bool) -> Procedure[tuple[int, int]]:
    """§12.5.1 §12.5.2 §12.5.3 §A20 Food, morale, a bonus by card, luxury up to five, or by itself all; more waits."""
    realm = g.realms[who]
    bonus = level_of(g).growth if by_card else 0
    before = natural_growth(realm) + bonus
    wanted = max(0, SLOTS - before) if by_card else len(ready_luxuries(g, who))
    goods = use_luxury(g, who, wanted)
    total = before + goods
    slots = min(SLOTS, total)
    yield Note(
        "automa-growth",
        seat=who,
        food=realm.food,
        hunger=realm.hunger,
        morale=realm.morale,
        bonus=bonus,
        goods=goods,
        number=total,
        slots=slots,
        surplus=total - slots,
    )
    return slots, total - slots


def place_all(
    g: Era, who: Automa, own: frozenset[str], slots: int, battles: dict[str, int]
) -> Procedure[tuple[int, int]]:
    """§12.5.4 §12.5.9 The most valuable target first, and again. How many slots stay empty, how many cities gave."""
    marks = 0
    while slots:
        chosen = choose(g, who, candidates(g, who, own)) if has_piece(g.realms[who]) else None
        if chosen is None:
            break
        marks += yield from take_piece(g, who)
        slots -= 1
        yield from settle(g, who, chosen, battles)
        if not slots:
            yield from settle_equals(g, who, chosen, battles)
    return slots, marks


def settle_equals(g: Era, who: Automa, chosen: Chosen, battles: dict[str, int]) -> Procedure[None]:
    """§12.9.D §A10 Equal in everything at the last place: all are settled, by two free vassals more at most."""
    realm = g.realms[who]
    assert realm.puppet is not None
    extras = 0
    for one in chosen.equals:
        fights = occupant(g, who, one.province) is not NOBODY
        payable = one.means != NEW_FLEET or realm.thalers >= fleet_price(realm)
        if extras == VALUE["tie_extras"] or not realm.free or not payable or (fights and not realm.puppet.attacks):
            continue
        extras += 1
        realm.free -= 1
        rest = [other for other in chosen.others if other is not one]
        yield from settle(g, who, Chosen(one, [], "all", rest), battles)


def has_piece(realm: Realm) -> bool:
    return bool(realm.free or any(realm.board) or realm.armies)


def take_piece(g: Era, who: Automa) -> Procedure[int]:
    """§12.5.4 §12.5.6 A free vassal, else one from under a city, which is marked, else one of the regular army."""
    realm = g.realms[who]
    if realm.free:
        realm.free -= 1
        return 0
    if any(realm.board):
        realm.board = borrowed(realm)
        yield Note("borrowed", seat=who)
        return 1
    realm.armies -= 1
    yield Note("automa-recalls", seat=who)
    return 0


def settle(g: Era, who: Automa, chosen: Chosen, battles: dict[str, int]) -> Procedure[None]:
    """§12.5.6 §12.5.7 The piece goes there: it settles, or waits for the battle. §A18 Attacks are counted."""
    one, realm = chosen.best, g.realms[who]
    assert realm.puppet is not None
    yield Note(
        "automa-choice",
        seat=who,
        province=one.province,
        means=one.means,
        value=one.value,
        terms=one.reckoned,
        tie=chosen.tie,
        next_province=chosen.runner_up,
        rule=TIE_PARAGRAPHS[chosen.tie],
        **told(chosen.others),
    )
    if one.means == NEW_FLEET:
        yield from build_fleet(g, who, one)
    if IS_SEA[one.province]:
        put(realm.fleets, one.province)
        yield from occupy(g, who, one.province)
    elif occupant(g, who, one.province) is NOBODY:
        put(realm.vassals, one.province)
        yield Note("vassal-placed", seat=who, province=one.province)
        yield from occupy(g, who, one.province)
    else:
        realm.puppet.attacks -= 1
        battles[one.province] = one.value
        if one.means == NEW_FLEET:
            put(g.expansion.landers, one.province)
            yield Note("landing", seat=who, province=one.province)
        else:
            put(g.expansion.invaders, one.province)
            yield Note("invaded", seat=who, province=one.province)


def build_fleet(g: Era, who: Automa, one: Candidate) -> Procedure[None]:
    """§12.5.7 A fleet is paid for, built in the sea nearest to its target, and sails at once."""
    yield from pay_thalers(g, who, fleet_price(g.realms[who]))
    yield Note("fleet", seat=who, province=one.start)
    if one.start != one.province:
        yield Note("sailed", seat=who, from_province=one.start, to_province=one.province)


def close(g: Era, who: Automa, rest: int, marks: int) -> Procedure[None]:
    """§12.5.5 Vassals from cities cost morale; growth that is left gives morale, three for one, then armies."""
    realm = g.realms[who]
    yield from change_morale(g, who, -marks)  # first, because a vassal that deserts is free
    risen, over = divmod(rest, FIGURES["unused_for_morale"])
    price = army_price(realm)
    able = min(over, realm.free) if realm.levels[MECHANICS] else 0
    armies = min(able, realm.thalers // price) if price else able
    yield Note("automa-rest", seat=who, marks=marks, rest=rest, morale=risen, armies=armies, cost=armies * price)
    yield from change_morale(g, who, risen)
    if armies:
        yield from pay_thalers(g, who, armies * price)
        realm.free -= armies
        realm.armies += armies
        yield Note("army", seat=who, number=armies)


def auto_expand(g: Era, who: Automa) -> Procedure[None]:
    """§12.7.4 At the end of the round, without a bonus; too little growth means bread and circuses."""
    if grows(g.realms[who]):
        yield Note("auto-expansion", seat=who)
        yield from expand(g, who, by_card=False)
    else:
        yield follow(who, BY_ITSELF, (Branch("A", EXPAND, NO_GROWTH), Branch("B", GAMES)), "B")
        yield from hold_games(g, who)
