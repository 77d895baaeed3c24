"""§10 What every part of a battle needs: who fights, who falls."""

from __future__ import annotations

from civitas.games.clash.box.battle_record import ATTACKER, DEFENDER, Battle, Pair
from civitas.games.clash.box.content import UNITS
from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.labels import unit_label
from civitas.games.clash.box.queries import NOBODY, Clash, Nobody, Owner, army, enemies, kind, ships, stack, take
from civitas.kernel import Ask, Note, One, Procedure, seat_of

SIDES = (ATTACKER, DEFENDER)


def under_way(g: Clash) -> Battle:
    """The battle that is being fought."""
    assert g.battle is not None
    return g.battle


def fighters(g: Clash, battle: Battle, side: int) -> tuple[str, ...]:
    """§10.2 Army units on land, ships at sea; settlers and cargo do not fight."""
    return (ships if battle.sea else army)(g, battle.owners[side], battle.hex)


def defender_of(g: Clash, attacker: Owner, hex: str) -> Owner | Nobody:
    """§10.1 Whose units or city an attacker meets on a hex; NOBODY if the hex is free."""
    owner = enemies(g, attacker, hex)
    if owner == NOBODY and g.city.get(hex, attacker) != attacker:
        return g.city[hex]
    return owner


def remove_fighters(g: Clash, side: int, number: int) -> Procedure[None]:
    """§10.2.4 Remove fighting units of one's own choice; where all of them fall there is none. Allies fall first."""
    battle = under_way(g)
    owner = battle.owners[side]
    all_fall = number >= len(fighters(g, battle, side))
    for _ in range(number):
        units = fighters(g, battle, side)
        if not units:
            return
        kinds = sorted({kind(unit) for unit in units})
        kinds = [unit for unit in kinds if UNITS[unit].of_pirates] or kinds
        lost = kinds[0]
        if len(kinds) > 1 and not all_fall:
            prompt = One("lose-unit", kinds, rule="10.2.4", params={"hex": battle.hex}, label=unit_label)
            lost = yield Ask(seat_of(battle.controllers[side]), prompt)
        yield from trigger("unit.dying", g, owner, battle.hex, lost)
        take(g, owner, battle.hex, lost)
        battle.lost = _plus(battle.lost, side)
        battle.round_lost = _plus(battle.round_lost, side)
        yield Note("unit-killed", seat=owner, unit=lost, hex=battle.hex)


def bury_settlers(g: Clash) -> Procedure[None]:
    """§10.2.4 Settlers fall with the last of their army units."""
    battle = under_way(g)
    for side in SIDES:
        if not battle.sea and battle.started[side] and not fighters(g, battle, side):
            yield from kill_settlers(g, side)


def kill_settlers(g: Clash, side: int) -> Procedure[None]:
    """§10.2.4 Whatever is left of a side on the battlefield, settlers that is, is removed."""
    battle = under_way(g)
    owner = battle.owners[side]
    for unit in stack(g, owner, battle.hex):
        yield from trigger("unit.dying", g, owner, battle.hex, kind(unit))
        take(g, owner, battle.hex, unit)
        battle.settlers_lost = _plus(battle.settlers_lost, side)
        yield Note("unit-killed", seat=owner, unit=kind(unit), hex=battle.hex)


def _plus(pair: Pair, side: int) -> Pair:
    return (pair[0] + 1, pair[1]) if side == ATTACKER else (pair[0], pair[1] + 1)
