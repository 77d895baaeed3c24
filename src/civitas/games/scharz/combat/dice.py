"""§D26 §D27 What dice make of units: swords, shields, and what swords do to the other side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from civitas.games.scharz.box.content import BOX, LIGHT, UNITS
from civitas.games.scharz.box.state import ABOARD, SITE

FIGURES = BOX["battle"]
SWORDS: Mapping[str, int] = {colour: BOX["dice"][colour] for colour in ("white", "inverted", "blue", "red")}
BLUE = "blue"
Stack = tuple[str, str, int]
"""What fights: units of a kind and level, their post, their number."""
FRONT, MIDDLE, REAR = range(3)


class Tally(NamedTuple):
    """§D27 What a seat's dice and numbers come to."""

    swords: int
    shields: int


NOTHING = Tally(0, 0)


class Die(NamedTuple):
    """A die: how often it is rolled again for nothing, whether it may be at all, and whether its blank counts."""

    colour: str
    free: int = 0
    again: bool = True
    counts: bool = True
    site: bool = False


class Spirit(NamedTuple):
    """§D27 What morale and a commander do for a seat: units for a sword more, for a shield more, for a sword less."""

    bonuses: bool = True
    sword: int = 0
    shield: int = 0
    penalty: int = 0
    free: int = 0
    paid: int = 1
    tries: int = 0
    """How often light infantry rolls again for nothing."""


PLAIN = Spirit()


def pool(stacks: Sequence[Stack], *, star: bool, spirit: Spirit = PLAIN) -> list[Die]:
    """§D27 The dice of a seat: those in the field with one more for six equal units, then those of a building site."""
    in_field: dict[str, list[Die]] = {}
    equal: dict[str, int] = {}
    on_site: list[Die] = []
    for name, post, number in stacks:
        unit = UNITS[name]
        colour = unit.star if star or post == ABOARD else unit.dice
        if not colour:
            continue
        more = spirit.free + (spirit.tries if unit.kind == LIGHT else 0)
        free = unit.rerolls + more if unit.rerolled else 0
        dice = [Die(colour, free, unit.rerolled, bool(unit.counts), post == SITE)] * (number * unit.rolls)
        if post == SITE:
            on_site += dice
        else:
            in_field.setdefault(unit.kind, []).extend(dice)
            equal[unit.kind] = equal.get(unit.kind, 0) + number * unit.counts
    found: list[Die] = []
    for kind, dice in in_field.items():
        more = equal[kind] // FIGURES["equal_for_die"] if spirit.bonuses else 0
        found += [*dice, *[Die(dice[0].colour, again=UNITS[kind].rerolled)] * more]
    return found + on_site


def counted(stacks: Sequence[Stack]) -> int:
    """§D27 The units that count for bonuses, without recruits and elite units twice; those on a site count half."""
    in_field = sum(number * UNITS[name].counts for name, post, number in stacks if post != SITE)
    on_site = sum(number * UNITS[name].counts for name, post, number in stacks if post == SITE)
    return in_field + on_site // int(FIGURES["site_share"])


def is_sword(colour: str, face: int) -> bool:
    """§D26 So many of the six faces of a die show a sword."""
    return face <= SWORDS[colour]


FACES, BLANKS, RIVAL, MORALE, KEPT, DESPAIR = TERMS = ("faces", "blanks", "rival", "morale", "kept", "despair")
"""What swords come from, and what takes them away."""
SWORD, BLANK = SIDES = ("sword", "blank")


def shown(faces: Sequence[bool]) -> list[str]:
    """The faces of dice as people see them."""
    return [SWORD if sword else BLANK for sword in faces]


def pointed(terms: Mapping[str, int]) -> list[list[str | int]]:
    """The terms of a sum, each with what it comes from as a thing that can be pointed at."""
    return [[f"term:{what}", amount] for what, amount in terms.items() if amount]


def sword_terms(
    dice: Sequence[Die],
    faces: Sequence[bool],
    stacks: Sequence[Stack],
    *,
    rival: bool = False,
    stored: int = 0,
    spirit: Spirit = PLAIN,
) -> dict[str, int]:
    """§D27 Swords of the faces, for three blanks, against one's rival, by morale and kept from before."""
    share: int = FIGURES["site_share"]
    in_field = sum(sword for die, sword in zip(dice, faces, strict=True) if not die.site)
    on_site = sum(sword for die, sword in zip(dice, faces, strict=True) if die.site)
    found = {FACES: in_field + on_site // share}
    if spirit.bonuses:
        blank = [die for die, sword in zip(dice, faces, strict=True) if not sword and die.counts]
        at_work = sum(die.site for die in blank)
        units = counted(stacks)
        found[BLANKS] = (len(blank) - at_work + at_work // share) // int(FIGURES["blanks_for_sword"])
        found[KEPT] = stored
        found[RIVAL] = units // int(FIGURES["units_for_rival_sword"]) if rival else 0
        found[MORALE] = units // spirit.sword if spirit.sword else 0
    if spirit.penalty:
        found[DESPAIR] = -sum(number for _, _, number in stacks) // spirit.penalty  # of each five begun, one
    return found


def swords_of(terms: Mapping[str, int]) -> int:
    """§D27 Never fewer than none."""
    return max(0, sum(terms.values()))


def shields_of(stacks: Sequence[Stack], *, stored: int = 0, spirit: Spirit = PLAIN) -> int:
    """§D27 A shield for five units, by morale and kept from before; none without a commander where there are some."""
    if not spirit.bonuses:
        return 0
    units = counted(stacks)
    by_morale = units // spirit.shield if spirit.shield else 0
    return int(units // FIGURES["units_for_shield"]) + by_morale + stored


class Losses(NamedTuple):
    """§D28 What swords did: shields removed, units destroyed by kind and post, swords left over."""

    shields: int
    destroyed: dict[tuple[str, str], int]
    unused: int


class Aim(NamedTuple):
    """§D28 What whoever hits wants: units to fall first, and units of the rear of which one falls before all others."""

    first: str = ""
    rear: str = ""


ANY = Aim()


def position(name: str, post: str) -> int:
    """§5 §4.3 Recruits stand in front; transports, engines, workers of a site and the experienced in the rear."""
    unit = UNITS[name]
    if unit.rear or post == SITE:
        return REAR
    return FRONT if unit.front else MIDDLE


def lives_of(name: str, post: str, *, star: bool) -> int:
    """§4.2 How many swords it takes; aboard the values in brackets hold everywhere."""
    return UNITS[name].star_lives if star or post == ABOARD else UNITS[name].lives


def strike(
    swords: int, shields: int, stacks: Sequence[Stack], *, star: bool, aim: Aim = ANY, given: str = ""
) -> Losses:
    """§D28 Shields first, then the front, then units in standard position, then the rear.

    A unit dies only if all its lives go at once. `given` is what the owner lets fall first in the rear; unless
    something is said the cheapest falls there, and the dearest elsewhere.
    """
    removed = min(swords, shields)
    left = swords - removed
    destroyed: dict[tuple[str, str], int] = {}
    for name, post, _ in stacks:
        if aim.rear == name and position(name, post) == REAR and left >= lives_of(name, post, star=star):
            destroyed[(name, post)] = 1
            left -= lives_of(name, post, star=star)
            break
    for line in (FRONT, MIDDLE, REAR):
        ranks = [one for one in stacks if position(one[0], one[1]) == line]
        if line == REAR:
            ranks.sort(key=lambda one: (one[0] != given, UNITS[one[0]].worth, UNITS[one[0]].level, one[0], one[1]))
        else:
            ranks.sort(key=lambda one: (one[0] != aim.first, -UNITS[one[0]].worth, one[0], one[1]))
        for name, post, number in ranks:
            lives = lives_of(name, post, star=star)
            fallen = min(number - destroyed.get((name, post), 0), left // lives)
            if fallen:
                destroyed[(name, post)] = destroyed.get((name, post), 0) + fallen
                left -= fallen * lives
        if any(destroyed.get((name, post), 0) < number for name, post, number in ranks):
            break
    return Losses(removed, destroyed, left)


def siege_shields(level: int, broken: int) -> int:
    """§D33 The shields of a settlement, less what the engines take."""
    return max(0, int(FIGURES["shields_per_level"]) * level - broken)
