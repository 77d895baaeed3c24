"""§14.10 Abilities that change a battle: oaths, caps, tactics that are barred or laid aside, units that leave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from civitas.games.clash.battle.fight import CURFEWS, ways_back
from civitas.games.clash.battle.fighters import SIDES, fighters, under_way
from civitas.games.clash.battle.strength import BONUSES, CEILINGS, SKILLS, able
from civitas.games.clash.box.battle_record import ATTACKER, DEFENDER, Battle, set_side
from civitas.games.clash.box.content import ABILITIES, FACES, LED, UNITS
from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.labels import NONE, hex_label, unit_label, unless
from civitas.games.clash.box.leaders import Led, led
from civitas.games.clash.box.paying import affordable, pay
from civitas.games.clash.box.queries import (
    NOBODY,
    Clash,
    Owner,
    army,
    enemies,
    is_land,
    kind,
    put,
    take,
)
from civitas.games.clash.expansion.hooks import on_event, on_number, on_veto
from civitas.games.clash.expansion.leaders.combat import fits, times
from civitas.games.clash.expansion.leaders.here import leader_price
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Term, Verdict, YesNo, seat_of

BARRED = Reason("leader-bars-tactics", "14.10")
TOO_MIGHTY = Reason("army-too-mighty", "14.10.6")

# ---------------------------------------------------------------------- oaths

SWORN = "oath"


@on_event("battle.prepared", 60, "leaders")
def swear(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.10.9 §14.10.14 Before a land battle, attacker first: a price for a bonus that outlives the leader."""
    battle = under_way(g)
    for side in SIDES:
        seat = battle.owners[side]
        for found in led(g, seat, "oath"):
            assert isinstance(seat, int)
            price = leader_price(g, seat, found)
            if not fits(g, seat, battle, found) or affordable(g, seat, price) is not None:
                continue
            params = {"ability": found.ability, "goods": dict(price.needs)}
            if (yield Ask(seat, YesNo("leader-oath", rule="14.10", params=params))):
                yield from pay(g, seat, price)
                battle.facts += ((SWORN, f"{seat}:{found.ability}"),)


def sworn(g: Clash, seat: int, battle: Battle) -> Iterator[Term]:
    """§14.10.9 §14.10.14 What was sworn holds in every round."""
    for key, value in battle.facts:
        owner, _, ability = value.partition(":")
        if key == SWORN and owner == str(seat):
            (effect,) = (e for e in ABILITIES[ability].effects if e["kind"] == SWORN)
            yield Term(ability, effect["value"] * times(g, seat, battle, Led(ability, effect, battle.hex)))


BONUSES.append(sworn)

# ---------------------------------------------------------------------- caps and barred tactics


def capped(g: Clash, owner: Owner, battle: Battle, terms: Sequence[Term]) -> Iterator[Term]:
    """§14.10.15 Against such a leader bonuses come to so much at most."""
    enemy = battle.owners[1 - battle.side(owner)]
    for found in led(g, enemy, "bonus-cap"):
        bonus = sum(term.amount for term in terms if term.amount > 0 and term.source != "dice")
        if fits(g, seat_of(enemy), battle, found) and bonus > found.effect["value"]:
            yield Term(found.ability, found.effect["value"] - bonus)


CEILINGS.append(capped)


@on_veto("tactics")
def barred(g: Clash, seat: int) -> Verdict:
    """§14.10.10 Against such a leader no tactics are played."""
    battle = under_way(g)
    enemy = battle.owners[1 - battle.side(seat)]
    for found in led(g, enemy, "bars-tactics"):
        leader_of = seat_of(enemy)
        if fits(g, leader_of, battle, found) and times(g, leader_of, battle, found):
            return (BARRED,)
    return None


# ---------------------------------------------------------------------- a mighty army


def too_mighty(g: Clash, seat: int) -> Verdict:
    """§14.10.6 With more army units than usual there are neither tactics nor abilities of units."""
    battle = under_way(g)
    for found in led(g, seat, "stack-limit"):
        full = len(army(g, seat, battle.hex)) >= found.effect["value"]
        if full and fits(g, seat, battle, found):
            return (TOO_MIGHTY,)
    return None


on_veto("tactics")(too_mighty)
on_veto("abilities")(too_mighty)

# ---------------------------------------------------------------------- tactics laid aside

STRATEGY = "strategist"


@on_event("battle.revealed", 5, "strategist")
def lay_aside(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.10.6 The own tactic has no effect, for a bonus in this round."""
    battle = under_way(g)
    for side in SIDES:
        seat = battle.owners[side]
        for found in led(g, seat, "strategist"):
            assert isinstance(seat, int)
            if not battle.tactics[side] or battle.void[side] or not fits(g, seat, battle, found):
                continue
            if (yield Ask(seat, YesNo("strategist", rule="14.10.6", params={"ability": found.ability}))):
                battle.void = set_side(battle.void, side, True)
                battle.facts += ((STRATEGY, f"{seat}:{battle.round}"),)
                yield Note("tactic-laid-aside", seat=seat, ability=found.ability)


def strategy(g: Clash, seat: int, battle: Battle) -> Iterator[Term]:
    """§14.10.6 The bonus of this round."""
    for found in led(g, seat, "strategist"):
        if (STRATEGY, f"{seat}:{battle.round}") in battle.facts and found.hex == battle.hex:
            yield Term(found.ability, found.effect["value"])


BONUSES.append(strategy)

# ---------------------------------------------------------------------- the lord of horses


def horse_dice(g: Clash, owner: Owner, battle: Battle, faces: Sequence[int]) -> tuple[Led, int] | None:
    """§14.10.10 The lowest number with the symbol of the horses, if one of them is there to use it."""
    for found in led(g, owner, "horse-lord"):
        unit = found.effect["unit"]
        numbers = [FACES[face - 1].number for face in faces if FACES[face - 1].symbol == unit]
        standing = [kind(one) for one in able(g, battle, battle.side(owner))].count(unit)
        if numbers and standing and fits(g, seat_of(owner), battle, found):
            return found, min(numbers)
    return None


def ride(g: Clash, owner: Owner, battle: Battle, units: Sequence[str], faces: Sequence[int]) -> Iterator[Term]:
    """§14.10.10 One cavalry does what an elephant does: the number is void, and so is its own bonus."""
    found = horse_dice(g, owner, battle, faces)
    if found is not None:
        (ability, effect, _), number = found
        yield Term(ability, -number - UNITS[effect["unit"]].combat_value)


SKILLS.append(ride)


@on_number("combat.ignored", "horse_lord")
def horse_shield(g: Clash, owner: Owner, battle: Battle) -> int:
    """§14.10.10 The hit that it keeps off."""
    found = horse_dice(g, owner, battle, battle.faces[battle.side(owner)])
    return 0 if found is None else UNITS[found[0].effect["like"]].ignores


# ---------------------------------------------------------------------- mortal fear


def havens(g: Clash, owner: Owner, hex: str) -> list[str]:
    """§14.10.7 Land beside the battle on which nobody stands and no city of another."""
    return [
        n
        for n in g.atlas.neighbours[hex]
        if is_land(g, n)
        and all(n not in stacks for stacks in g.units.values())
        and g.city.get(n, owner) == owner
        and enemies(g, owner, n) == NOBODY
    ]


@on_event("battle.round", 50, "mortal_fear")
def mortal_fear(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.10.7 From the second round on: tokens, and an army unit of the enemy flees to a free hex beside."""
    battle = under_way(g)
    for side in SIDES:
        seat, enemy = battle.owners[side], battle.owners[1 - side]
        for found in led(g, seat, "mortal-fear"):
            assert isinstance(seat, int)
            price, hexes = leader_price(g, seat, found), havens(g, enemy, battle.hex)
            scared = sorted({kind(unit) for unit in fighters(g, battle, 1 - side)} - LED)
            several = len(fighters(g, battle, 1 - side)) > 1
            if not (fits(g, seat, battle, found) and scared and several and hexes) or affordable(g, seat, price):
                continue
            who = One("mortal-fear", [*scared, NONE], rule="14.10.7", label=unless(NONE, Label("nobody"), unit_label))
            unit = yield Ask(seat, who)
            if unit == NONE:
                continue
            yield from pay(g, seat, price)
            where = One("mortal-fear-to", hexes, rule="14.10.7", params={"unit": unit}, label=hex_label)
            hex = hexes[0] if len(hexes) == 1 else (yield Ask(seat, where))
            fleeing = next(one for one in fighters(g, battle, 1 - side) if kind(one) == unit)
            take(g, enemy, battle.hex, fleeing)
            put(g, enemy, hex, fleeing)
            yield Note("moved", seat=enemy, hex=battle.hex, to_hex=hex, units={unit: 1})


# ---------------------------------------------------------------------- a leader who gives her life

GIVEN = "self-sacrifice"


@on_event("battle.hit", 30, "self_sacrifice")
def give_life(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.10.15 A defender may give her life, and the attackers retreat if they can."""
    battle = under_way(g)
    for found in led(g, battle.defender, GIVEN):
        seat = seat_of(battle.defender)
        alone = len(fighters(g, battle, DEFENDER)) < 2
        if alone or not fighters(g, battle, ATTACKER) or not fits(g, seat, battle, found) or not ways_back(g, battle):
            continue
        if (yield Ask(seat, YesNo("self-sacrifice", rule="14.10.15", params={"hex": battle.hex}))):
            leader = next(unit for unit in fighters(g, battle, DEFENDER) if kind(unit) in LED)
            take(g, seat, battle.hex, leader)
            yield Note("unit-lost", seat=seat, unit=kind(leader), hex=battle.hex)
            yield from trigger("unit.lost", g, seat, kind(leader))
            battle.facts += ((GIVEN, str(seat)),)


def driven_off(g: Clash, battle: Battle) -> bool:
    """§14.10.15 Who has given her life drives the attackers off."""
    return any(key == GIVEN for key, _ in battle.facts)


CURFEWS.append(driven_off)
