"""§10 Battles: rounds of tactics, dice and hits, until a side is beaten or the attacker retreats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from civitas.games.clash.battle.capture import capture, lose_cargo
from civitas.games.clash.battle.fighters import (
    SIDES,
    bury_settlers,
    defender_of,
    fighters,
    kill_settlers,
    remove_fighters,
    under_way,
)
from civitas.games.clash.battle.strength import BONUSES as BONUSES
from civitas.games.clash.battle.strength import CEILINGS as CEILINGS
from civitas.games.clash.battle.strength import DIE, roll_again, strength
from civitas.games.clash.battle.strength import SKILLS as SKILLS
from civitas.games.clash.battle.strength import abilities as abilities
from civitas.games.clash.battle.strength import dice_terms as dice_terms
from civitas.games.clash.battle.tactics import lay_tactics, reveal_tactics
from civitas.games.clash.box.battle_record import ATTACKER, DEFENDER, Battle, Pair, Terms, set_side
from civitas.games.clash.box.content import BOX, BUILDINGS, FACES
from civitas.games.clash.box.hooks import modifiers, trigger
from civitas.games.clash.box.labels import hex_label, seat_label
from civitas.games.clash.box.leaders import stack_limit
from civitas.games.clash.box.queries import (
    BARBARIANS,
    NOBODY,
    STOPPED,
    Clash,
    Owner,
    after,
    army,
    cargo,
    gain,
    has_building,
    is_army,
    is_land,
    is_ship,
    is_water,
    kind,
    marked,
    per_ship,
    put,
    ships,
    size,
    stack,
    take,
    wonders_in,
)
from civitas.games.clash.box.telling import pointed
from civitas.kernel import Ask, Note, One, Procedure, Roll, Term, YesNo, number_of, seat_of, total

CURFEWS: list[Callable[[Clash, Battle], bool]] = []
"""Who has an attacker retreat at the end of a round: (g, battle). Events add to it."""

# ---------------------------------------------------------------------- from beginning to end


def fight(g: Clash, attacker: Owner, hex: str, *origin: str, landed: bool = False) -> Procedure[None]:
    """§10.1 §10.2 The units of `attacker` have entered `hex`: fight until it is decided, and capture what was won."""
    battle = begin(g, attacker, hex, origin, landed)
    yield Note("battle-begins", seat=attacker, other_seat=battle.defender, hex=hex)
    yield from trigger("battle.began", g, attacker)
    if not battle.outcome and battle.defended:
        yield from choose_controllers(g)
        yield from trigger("battle.prepared", g, attacker)
    elif not battle.outcome:
        battle.outcome = "attacker"
    while not battle.outcome:
        yield from combat_round(g)
    yield from aftermath(g)
    yield Note("battle-over", hex=hex)
    g.fought, g.battle = battle, None


def begin(g: Clash, attacker: Owner, hex: str, origin: tuple[str, ...], landed: bool) -> Battle:
    """§10.1 Note who stands against whom; a city without army unit and fortress is undefended."""
    defender = defender_of(g, attacker, hex)
    assert defender is not NOBODY
    battle = g.battle = Battle(hex, origin, attacker, defender, is_water(g, hex), landed)
    if hex in g.city:
        battle.city_owner = g.city[hex]
        battle.city_size = size(g, hex)
        battle.city_wonders = len(wonders_in(g, hex))
        battle.fortress = g.city[hex] == battle.defender and has_building(g, hex, "fortress")
    battle.started = (len(fighters(g, battle, ATTACKER)), len(fighters(g, battle, DEFENDER)))
    return battle


def choose_controllers(g: Clash) -> Procedure[None]:
    """§11.3 Barbarians and pirates are controlled by another player, whom the one who fights them chooses."""
    battle = under_way(g)
    for side in SIDES:
        if isinstance(battle.owners[side], int):
            continue
        seat = seat_of(battle.owners[1 - side])
        others = after(g, seat)
        chosen = others[0]
        if len(others) > 1:
            chosen = yield Ask(seat, One("controller", others, rule="11.3", label=seat_label))
        battle.controllers = (chosen, seat) if side == ATTACKER else (seat, chosen)
        yield Note("controls", seat=chosen, other_seat=battle.owners[side])


def combat_round(g: Clash) -> Procedure[None]:
    """§10.2.1 to §10.2.5 Tactics, roll, hits, and whether it goes on."""
    battle = under_way(g)
    battle.clear_round()
    battle.round += 1
    yield Note("combat-round", number=battle.round)
    yield from trigger("battle.round", g, battle.attacker)
    yield from lay_tactics(g)
    yield from reveal_tactics(g)
    if not battle.outcome:
        yield from combat_roll(g)
        yield from exchange_hits(g)
        yield from is_it_over(g)
    yield from trigger("battle.round-over", g, battle.attacker)


# ---------------------------------------------------------------------- §10.2.3 the combat roll


def combat_roll(g: Clash) -> Procedure[None]:
    """§10.2.3 Both sides roll; the numbers and the bonuses make the combat value."""
    battle = under_way(g)
    yield from trigger("battle.rolling", g, battle.attacker)
    for side in SIDES:
        dice = max(0, total(dice_terms(g, battle, side)))
        rolled: tuple[int, ...] = ()
        if dice:
            outcome = yield Roll("combat", DIE, dice)
            rolled = tuple(outcome) if dice > 1 else (outcome,)
            rolled = yield from roll_again(g, battle, side, rolled)
        battle.faces = set_side(battle.faces, side, rolled)
    tally(g, battle)
    yield from trigger("battle.rolled", g, battle.attacker)
    for side in SIDES:
        value = sum(amount for _, amount in battle.terms[side])
        yield Note(
            "combat-value",
            seat=battle.owners[side],
            numbers=[FACES[face - 1].number for face in battle.faces[side]],
            value=value,
            terms=[list(term) for term in battle.terms[side]],
            sources=pointed(battle.terms[side], "combat"),
            hex=battle.hex,
        )


def tally(g: Clash, battle: Battle) -> None:
    """Note the terms of both combat values for everybody to see."""
    attacking, defending = (strength(g, battle, side, battle.faces[side]) for side in SIDES)
    battle.terms = (_plain(attacking.terms), _plain(defending.terms))


def _plain(terms: list[Term]) -> Terms:
    return tuple((term.source, term.amount) for term in terms if term.amount)


# ---------------------------------------------------------------------- §10.2.4 hits


def hits(value: int) -> int:
    """§10.2.4 One hit for every full five points of combat value."""
    return max(0, value) // int(BOX["combat"]["hit"])


def losses(g: Clash, battle: Battle) -> Pair:
    """§10.2.4 What each side has to remove: the hits of the other, less those it ignores, as far as it has units."""
    found = []
    for side in SIDES:
        own = strength(g, battle, side, battle.faces[side])
        theirs = sum(amount for _, amount in battle.terms[1 - side])
        landing = max(0, hits(theirs) - total(own.ignored))
        found.append(min(landing, len(fighters(g, battle, side))))
    return found[ATTACKER], found[DEFENDER]


def exchange_hits(g: Clash) -> Procedure[None]:
    """§10.2.4 Both sides remove units at the same time; then what tactics do with the outcome."""
    battle = under_way(g)
    for side, number in zip(SIDES, losses(g, battle), strict=True):
        yield from remove_fighters(g, side, number)
    yield from bury_settlers(g)
    yield from trigger("battle.hit", g, battle.attacker)
    yield from bury_settlers(g)


# ---------------------------------------------------------------------- §10.2.5 the end


def is_it_over(g: Clash) -> Procedure[None]:
    """§10.2.5 A side without units has lost; else the attacker may retreat."""
    battle = under_way(g)
    battle.outcome = outcome(g, battle)
    if not battle.outcome and ways_back(g, battle):
        prompt = YesNo("retreat", rule="10.2.5", params={"hex": battle.hex})
        must = any(curfew(g, battle) for curfew in CURFEWS)
        if must or (yield Ask(seat_of(battle.attacker), prompt)):
            battle.outcome = "draw"
            yield from retreat(g)


def outcome(g: Clash, battle: Battle) -> str:
    """§10.2.5 §10.2.6 Who has won, if anybody; a fortress without units has one round to win."""
    attackers, defenders = (bool(fighters(g, battle, side)) for side in SIDES)
    if not battle.started[DEFENDER]:
        return "attacker" if attackers else "defender"
    if attackers and defenders:
        return ""
    if attackers:
        return "attacker"
    return "defender" if defenders else "draw"


def ways_back(g: Clash, battle: Battle) -> list[str]:
    """§10.2.5 §10.4 Players only, to where they came from; ashore and aboard there must be room.

    Ships always can: what those that are left cannot carry drowns after the battle.
    """
    seat = battle.attacker
    if not isinstance(seat, int):
        return []
    if battle.sea:
        return list(battle.origin)
    returning = stack(g, seat, battle.hex)
    return [hex for hex in battle.origin if _has_room(g, seat, hex, returning)]


def _has_room(g: Clash, seat: int, hex: str, returning: tuple[str, ...]) -> bool:
    if is_land(g, hex):
        return len(army(g, seat, hex)) + sum(map(is_army, returning)) <= stack_limit(g, seat, hex, returning)
    return len(cargo(g, seat, hex)) + len(returning) <= len(ships(g, seat, hex)) * per_ship(g, seat)


def retreat(g: Clash) -> Procedure[None]:
    """§10.2.5 §10.4 All that is left of the attackers, settlers included, goes back; nobody has won."""
    battle = under_way(g)
    seat, hexes = seat_of(battle.attacker), ways_back(g, battle)
    hex = hexes[0]
    if len(hexes) > 1:
        hex = yield Ask(seat, One("retreat-hex", hexes, rule="10.2.5", label=hex_label))
    tire(g, battle.hex)
    units = stack(g, seat, battle.hex)
    take(g, seat, battle.hex, *units)
    put(g, seat, hex, *units)
    yield Note("retreats", seat=seat, hex=hex, from_hex=battle.hex, units=Counter(map(kind, units)))
    if battle.sea:
        yield from lose_cargo(g, seat, seat, hex)


def tire(g: Clash, hex: str) -> None:
    """§6.4 Units of the active player that have fought do not move any more in this turn."""
    seat = g.turn.seat
    if isinstance(seat, int) and hex in g.units[seat]:
        fights, units = is_army if is_land(g, hex) else is_ship, g.units[seat][hex]
        g.units[seat][hex] = tuple(sorted(marked(unit, STOPPED) if fights(unit) else unit for unit in units))


def aftermath(g: Clash) -> Procedure[None]:
    """§10.3 §10.4 §11.3 Beaten settlers, drowned cargo, tired units, gold from barbarians, and a city captured."""
    battle = under_way(g)
    tire(g, battle.hex)
    if battle.outcome == "attacker" and not battle.sea:
        yield from kill_settlers(g, DEFENDER)
    if battle.outcome == "draw":
        yield Note("battle-drawn", hex=battle.hex)
    else:
        yield Note("battle-won", seat=battle.winner, hex=battle.hex)
    if battle.sea:
        for side in SIDES:
            yield from lose_cargo(g, battle.owners[side], battle.controllers[side], battle.hex)
    winner, loser = battle.winner, battle.defender if battle.outcome == "attacker" else battle.attacker
    if isinstance(winner, int) and loser == BARBARIANS and battle.started[battle.side(loser)]:
        yield from reward(g, winner)
    if battle.outcome == "attacker" and g.city.get(battle.hex, battle.attacker) != battle.attacker:
        battle.captured = True
        yield from capture(g, battle.attacker, battle.hex)
    note_facts(g, battle)
    yield from trigger("battle.ended", g, battle.attacker)


def reward(g: Clash, seat: int) -> Procedure[None]:
    """§11.3 Whoever beats barbarian units gains a gold, attacked or attacking."""
    for good, amount in BOX["barbarians"]["victory"].items():
        yield Note("gains", seat=seat, good=good, amount=gain(g, seat, good, amount))


def note_facts(g: Clash, battle: Battle) -> None:
    """What cards may ask about later in the turn: land battles fought and won, cities captured."""
    seat = g.turn.seat
    if seat not in battle.owners:
        return
    facts: list[tuple[str, str]] = []
    if not battle.sea:
        facts.append(("fought", battle.hex))
        if battle.winner == seat:
            facts.append(("won", battle.hex))
    if battle.captured and battle.attacker == seat:
        facts.append(("captured", str(number_of(battle.city_owner))))
    g.turn.facts += tuple(facts)


# ---------------------------------------------------------------------- numbers of pieces that take part


@modifiers.on("combat.dice", "fortress")
def fortress_die(g: Clash, owner: Owner, battle: Battle) -> int:
    """§6.3 §10.2.6 In the first round a fortress rolls along."""
    works = battle.fortress and owner == battle.defender and battle.round == 1
    return BUILDINGS["fortress"].dice if works and not battle.fortress_die_cancelled else 0


@modifiers.on("combat.ignored", "fortress")
def fortress_shield(g: Clash, owner: Owner, battle: Battle) -> int:
    """§6.3 §10.2.6 In the first round a fortress keeps off a hit."""
    works = battle.fortress and owner == battle.defender and battle.round == 1
    return BUILDINGS["fortress"].ignore if works and not battle.fortress_hit_cancelled else 0
