"""§10.3 §10.4 The fight itself: markers, dice, losses."""

from __future__ import annotations

from civitas.games.era.actions.bargains import break_alliance
from civitas.games.era.automa.lineup import call_off, join_forces, only_sword, ore_breaks_tie
from civitas.games.era.battle.aftermath import aftermath
from civitas.games.era.battle.lineup import attack, defend, reinforce
from civitas.games.era.box.content import BOX, IS_SEA, MECHANICS, NAVIGATION
from civitas.games.era.box.holding import change_morale, occupy, put, remove_post, take
from civitas.games.era.box.labels import named, province_label
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import (
    ARMY,
    ATTACKER,
    BARBARIANS,
    CITY,
    DEFENDER,
    FLEET,
    LEGION,
    MERCENARY,
    MILITIA,
    ORE,
    VASSAL,
    VILLAGE,
    Automa,
    Battle,
    Expansion,
    Holder,
    Outsider,
    Owner,
    Side,
)
from civitas.games.era.ending import check_ends
from civitas.kernel import Ask, Note, One, Procedure, Roll, Some

STRENGTH, MORALE = "strength", "morale"
MARKERS = (STRENGTH, MORALE, MECHANICS)
DICE = BOX["dice"]
FIRST_TO_FALL = (MILITIA, MERCENARY, ORE)
LAST_TO_FALL = (LEGION, VILLAGE, VASSAL, ARMY, FLEET, CITY)


def battles(g: Era) -> list[str]:
    """§9.6 The battles that are still to be fought, seas as they were quarrelled over."""
    expansion = g.expansion
    return [*dict.fromkeys((*expansion.invaders, *expansion.landers)), *expansion.quarrels]


def battles_left(g: Era, seat: int) -> bool:
    return bool(battles(g))


def next_battle(g: Era, seat: int) -> Procedure[None]:
    """§9.6 The active player says which battle comes next; each is fought to its end."""
    open_ = battles(g)
    which = open_[0]
    if len(open_) > 1:
        places = [one.lstrip("-") for one in open_]
        place = yield Ask(seat, One("battle", places, rule="9.6", label=province_label))
        which = open_[places.index(place)]
    yield from give_battle(g, seat, which)


def automa_battles_left(g: Era) -> bool:
    return g.automa is not None and bool(g.automa.battles)


def next_automa_battle(g: Era) -> Procedure[None]:
    """§12.6 An automa attacks in the order of what the provinces are worth."""
    seat, opponents = g.expansion.seat, g.automa
    assert opponents is not None
    assert isinstance(seat, Automa)
    which, *left = opponents.battles
    opponents.battles = tuple(left)
    yield from give_battle(g, seat, which)


def give_battle(g: Era, seat: Owner, which: str) -> Procedure[None]:
    """§9.6 One battle, by land or sea, to its end; and has anybody reached an end?"""
    expansion, place = g.expansion, which.lstrip("-")
    if IS_SEA[place]:
        expansion.quarrels = tuple(one for one in expansion.quarrels if one != which)
        holder = g.control.get(place, seat)
        if holder == seat or not g.realms[seat].fleets.get(place):
            return
        sides = (holder, seat) if which.startswith("-") else (seat, holder)
        g.battle = Battle(place, *sides, sea=True, landing=False)
    else:
        holder = g.control.get(place, seat)
        defender: Holder = BARBARIANS if place in g.villages else holder
        if defender == seat:
            yield from walk_in(g, seat, place)
            return
        landing = place not in expansion.invaders
        g.battle = Battle(place, seat, defender, sea=False, landing=landing)
    yield from fight(g, g.battle)
    g.battle = None
    yield from check_ends(g, seat)


def walk_in(g: Era, seat: Owner, province: str) -> Procedure[None]:
    """§9.3.1 Whoever was to be fought has gone in the meantime: the land is empty."""
    expansion = g.expansion
    number = expansion.invaders.pop(province, 0) + expansion.landers.pop(province, 0)
    put(g.realms[seat].vassals, province, number)
    yield Note("survivors", seat=seat, province=province, number=number)
    if province not in g.control:
        yield from occupy(g, seat, province)


def fight(g: Era, battle: Battle) -> Procedure[None]:
    """§10.3 §10.4 Line up, share out the markers, roll until one side has nobody left. §D25 Nobody retreats.

    §12.6.3 §12.6.4 An automa with nothing but the sword brings up all it has, or calls the attack off.
    """
    attacker, defender = battle.attacker, battle.defender
    yield Note("battle", seat=attacker.seat, other_seat=defender.seat, province=battle.province)
    if not isinstance(defender.seat, Outsider) and not isinstance(attacker.seat, Outsider):
        yield from declare(g, attacker.seat, defender.seat)
        if not battle.sea and g.control.get(battle.province) != defender.seat:
            # §D2 A post that is closed costs its owner morale, and the last vassal of the province may desert over it.
            yield Note("undefended", seat=attacker.seat, province=battle.province)
            yield from walk_in(g, attacker.seat, battle.province)
            return
    if battle.sea:
        for side in (defender, attacker):
            assert not isinstance(side.seat, Outsider)
            side.units[FLEET] = g.realms[side.seat].fleets.pop(battle.province)
    else:
        yield from defend(g, battle)
        yield from attack(g, battle)
    battle.count = attacker.strength() + defender.strength()
    yield from share_markers(g, battle)
    if isinstance(attacker.seat, Automa) and not battle.sea and only_sword(battle):
        if (yield from join_forces(g, battle, attacker.seat)):
            yield from share_markers(g, battle)
        if only_sword(battle):
            yield from call_off(g, battle)
            return
    while attacker.strength() and defender.strength():
        if not battle.sea:
            yield from reinforce(g, battle, defender)
            yield from reinforce(g, battle, attacker)
        yield from strike(g, battle)
    yield from aftermath(g, battle)


def declare(g: Era, attacker: Owner, defender: Owner) -> Procedure[None]:
    """§7.D.2 §D11 Protection costs the attacker morale, once. §7.D.7 An alliance ends. §D15 Posts may be expelled."""
    realm = g.realms[defender]
    yield from break_alliance(g, attacker, defender)
    if realm.protected and attacker not in realm.penalised:
        realm.penalised += (attacker,)
        yield from change_morale(g, attacker, BOX["diplomacy"]["protection_morale"])
    for host, guest in ((defender, attacker), (attacker, defender)):
        yield from expel(g, host, guest)


def expel(g: Era, host: Owner, guest: Owner) -> Procedure[None]:
    """§9.2.C §D15 Whoever fights a player may close his posts in one's cities. §12.6.6 §A16 An automa does."""
    posts = [city for city in g.realms[host].cities if g.posts.get(city) == guest]
    if not posts:
        return
    closed = posts
    if isinstance(host, int):
        prompt = Some("expel", posts, 0, len(posts), rule="9.2.C", params={"seat": named(guest)}, label=province_label)
        closed = yield Ask(host, prompt)
    for city in closed:
        yield from remove_post(g, city)
        yield from change_morale(g, guest, -BOX["post"]["morale"])


def takes_marker(own: int, theirs: int, *, sea: bool) -> bool:
    """§10.3 Does the attacker take a marker? A tie goes to the defender on land, to the attacker at sea."""
    return own >= theirs if sea else own > theirs


def share_markers(g: Era, battle: Battle) -> Procedure[None]:
    """§10.3 Each goes to the higher value. §12.6 Ore of an automa may win a tie of strength."""
    for marker, (own, theirs) in contested(g, battle).items():
        wins = takes_marker(own, theirs, sea=battle.sea)
        if marker == STRENGTH and own == theirs and not battle.sea:
            wins = ore_breaks_tie(g, battle)
        battle.markers[marker] = ATTACKER if wins else DEFENDER
    yield Note(
        "markers",
        seat=battle.attacker.seat,
        other_seat=battle.defender.seat,
        own_markers=[marker for marker in MARKERS if battle.markers[marker] == ATTACKER],
        their_markers=[marker for marker in MARKERS if battle.markers[marker] == DEFENDER],
    )


def contested(g: Era, battle: Battle) -> dict[str, tuple[int, int]]:
    """§10.3 What attacker and defender have of each of the three; of strength, all who have taken part."""
    attacker, defender = battle.attacker, battle.defender
    return {
        STRENGTH: (attacker.strength() + attacker.lost(), defender.strength() + defender.lost()),
        MORALE: (morale_of(g, attacker.seat), morale_of(g, defender.seat)),
        MECHANICS: (mechanics_of(g, attacker.seat, sea=battle.sea), mechanics_of(g, defender.seat, sea=battle.sea)),
    }


def morale_of(g: Era, who: Holder) -> int:
    """§10.3 Barbarians always have morale 0."""
    return g.realms[who].morale if not isinstance(who, Outsider) else int(BOX["barbarians"]["morale"])


def mechanics_of(g: Era, who: Holder, *, sea: bool) -> int:
    """§10.3 At sea navigation counts as well. §D32 Barbarians go by their level."""
    if isinstance(who, Outsider):
        return int(BOX["barbarians"]["mechanics"][g.level])
    levels = g.realms[who].levels
    return levels[MECHANICS] + (levels[NAVIGATION] if sea else 0)


def strike(g: Era, battle: Battle) -> Procedure[None]:
    """§10.4 §D25 Both dice at once: each symbol is a hit by whoever holds its marker."""
    faces = len(DICE[ATTACKER])
    red, green = yield Roll("battle", faces, 2)
    symbols = [DICE[ATTACKER][red - 1], DICE[DEFENDER][green - 1]]
    battle.rolled = tuple(symbols)
    hits = [battle.markers.get(symbol, symbol) for symbol in symbols]
    yield Note(
        "strike",
        seat=battle.attacker.seat,
        other_seat=battle.defender.seat,
        symbols=symbols,
        hits=hits.count(ATTACKER),
        losses=hits.count(DEFENDER),
    )
    fall(battle.defender, hits.count(ATTACKER))
    fall(battle.attacker, hits.count(DEFENDER))


def fall(side: Side, hits: int) -> None:
    """§10.4 §D26 First militia, mercenaries and goods, then allies, legions, own pieces, and a city last."""
    for _ in range(min(hits, side.strength())):
        sort = next((sort for sort in FIRST_TO_FALL if side.units.get(sort)), "")
        if not sort and side.allies:
            ally = next(iter(side.allies))
            side.allies[ally] -= 1
            put(side.fallen, f"ally:{ally}")
            if not side.allies[ally]:
                del side.allies[ally]
            continue
        sort = sort or next(sort for sort in LAST_TO_FALL if side.units.get(sort))
        take(side.units, sort)
        put(side.fallen, sort)


def end_expansion(g: Era, seat: int) -> None:
    """The expansion is over."""
    g.expansion = Expansion()
