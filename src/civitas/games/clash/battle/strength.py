"""§10.2.3 §14.9 What a roll comes to: dice, symbols that activate units, bonuses, and dice that are rolled again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from civitas.games.clash.battle.fighters import fighters
from civitas.games.clash.battle.tactics import ability_blocked
from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.content import FACES, UNITS
from civitas.games.clash.box.hooks import modifiers, vetoes
from civitas.games.clash.box.queries import Clash, Owner, kind
from civitas.kernel import Note, Procedure, Roll, Term, total

DIE = len(FACES)
REROLLING = tuple(id for id, unit in UNITS.items() if unit.rerolls)

BONUSES: list[Callable[[Clash, int, Battle], Iterable[Term]]] = []
"""What else adds to the combat value of a player with a civilisation: (g, seat, battle) to terms. Leaders add to it."""

SKILLS: list[Callable[[Clash, Owner, Battle, Sequence[str], Sequence[int]], Iterable[Term]]] = []
"""What else symbols make units do: (g, owner, battle, units, faces) to terms. Civilisations and leaders add to it."""

CEILINGS: list[Callable[[Clash, Owner, Battle, Sequence[Term]], Iterable[Term]]] = []
"""Who holds the combat value of an enemy down: (g, owner, battle, terms so far) to terms. Civilisations add to it."""


class Strength(NamedTuple):
    """What a roll comes to: the terms of the combat value, and the enemy's hits that are ignored."""

    terms: list[Term]
    ignored: list[Term]

    @property
    def value(self) -> int:
        return total(self.terms)


def dice_terms(g: Clash, battle: Battle, side: int) -> list[Term]:
    """§10.2.3 One die for each fighting unit, and those of a fortress, a tactic and the like."""
    units = len(fighters(g, battle, side))
    return [Term("units", units), *modifiers.terms("combat.dice", g, battle.owners[side], battle)]


def abilities(units: Sequence[str], faces: Sequence[int]) -> tuple[list[Term], list[Term]]:
    """§10.2.3 §14.5 Each symbol activates one unit of its kind, each once: what dice are worth, and ignored hits."""
    numbers = [FACES[face - 1].number for face in faces]
    terms: list[Term] = []
    ignored: list[Term] = []
    standing = Counter(kind(unit) for unit in units)
    for name, present in standing.items():
        dice = [FACES[face - 1].number for face in faces if FACES[face - 1].symbol == name]
        active = min(present, len(dice))
        unit = UNITS[name]
        if active and unit.combat_value:
            terms.append(Term(name, active * unit.combat_value))
        if active and unit.ignores:
            # The number on the die is lost, so the lowest numbers are given up.
            terms.append(Term(name, -sum(sorted(dice)[:active])))
            ignored.append(Term(name, active * unit.ignores))
    return [Term("dice", sum(numbers)), *terms], ignored


def able(g: Clash, battle: Battle, side: int) -> tuple[str, ...]:
    """§10.2.3 The units whose abilities work: a siege stops them all, and so may what content forbids."""
    owner = battle.owners[side]
    has_civ = isinstance(owner, int) and bool(g.players[owner].civ)
    if ability_blocked(battle, side) or (has_civ and vetoes.verdict("abilities", g, owner) is not None):
        return ()
    return fighters(g, battle, side)


def strength(g: Clash, battle: Battle, side: int, faces: Sequence[int]) -> Strength:
    """§10.2.3 The combat value of a side with these dice, item by item."""
    owner = battle.owners[side]
    units = able(g, battle, side)
    terms, ignored = abilities(units, faces)
    for skill in SKILLS:
        terms += skill(g, owner, battle, units, faces)
    terms += modifiers.terms("combat.value", g, owner, battle)
    if isinstance(owner, int) and g.players[owner].civ:
        for bonus in BONUSES:
            terms += bonus(g, owner, battle)
    for ceiling in CEILINGS:
        terms += ceiling(g, owner, battle, terms)
    ignored += modifiers.terms("combat.ignored", g, owner, battle)
    return Strength(terms, ignored)


def roll_again(g: Clash, battle: Battle, side: int, faces: tuple[int, ...]) -> Procedure[tuple[int, ...]]:
    """§10.2.3 §14.9 A unit whose symbol has its die rolled again: until it shows another symbol, once for each unit."""
    symbols = [FACES[face - 1].symbol for face in faces]
    found = list(faces)
    for name in REROLLING:
        if name not in symbols:
            continue
        units = [kind(unit) for unit in able(g, battle, side)].count(name)
        dice = sorted((at for at, symbol in enumerate(symbols) if symbol == name), key=lambda at: FACES[faces[at] - 1])
        for at in dice[:units]:
            while FACES[found[at] - 1].symbol == name:
                found[at] = yield Roll("reroll", DIE)
            again = FACES[found[at] - 1].number
            yield Note("rolled-again", seat=battle.owners[side], unit=name, number=again, hex=battle.hex)
    return tuple(found)
