"""§D26 §D27 What dice make of units: swords, shields, and what swords do to the other side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from civitas.games.scharz.box.content import BOX, UNITS
from civitas.games.scharz.box.state import SITE

FIGURES = BOX["battle"]
SWORDS: Mapping[str, int] = {colour: BOX["dice"][colour] for colour in ("white", "inverted", "blue", "red")}
BLUE = "blue"
Stack = tuple[str, str, int]
"""Kind, post and number of units that fight."""


class Tally(NamedTuple):
    """§D27 What a seat's dice and numbers come to."""

    swords: int
    shields: int


NOTHING = Tally(0, 0)


def pool(stacks: Sequence[Stack], *, star: bool) -> tuple[list[str], list[str]]:
    """§D27 The dice of a seat: those in the field with one more for six equal units, and those of a building site."""
    open_dice: list[str] = []
    site_dice: list[str] = []
    for kind, post, number in stacks:
        colour = UNITS[kind].star if star else UNITS[kind].dice
        if not colour:
            continue
        if post == SITE:
            site_dice += [colour] * number
        else:
            open_dice += [colour] * (number + number // FIGURES["equal_for_die"])
    return open_dice, site_dice


def counted(stacks: Sequence[Stack]) -> int:
    """§D27 The units that count for bonuses; those on a site count half."""
    in_field = sum(number for _, post, number in stacks if post != SITE)
    on_site = sum(number for _, post, number in stacks if post == SITE)
    return in_field + on_site // int(FIGURES["site_share"])


def is_sword(colour: str, face: int) -> bool:
    """§D26 So many of the six faces of a die show a sword."""
    return face <= SWORDS[colour]


def tally(
    open_faces: Sequence[bool],
    site_faces: Sequence[bool],
    units: int,
    *,
    rival: bool = False,
    stored: Tally = NOTHING,
) -> Tally:
    """§D27 Swords of the faces, for three blanks, against one's rival and kept from before; shields for five units."""
    blanks = len(open_faces) - sum(open_faces) + (len(site_faces) - sum(site_faces)) // FIGURES["site_share"]
    swords = sum(open_faces) + sum(site_faces) // FIGURES["site_share"] + blanks // FIGURES["blanks_for_sword"]
    if rival:
        swords += units // FIGURES["units_for_rival_sword"]
    return Tally(swords + stored.swords, units // FIGURES["units_for_shield"] + stored.shields)


class Losses(NamedTuple):
    """§D28 What swords did: shields removed, units destroyed by kind and post, swords left over."""

    shields: int
    destroyed: dict[tuple[str, str], int]
    unused: int


def is_rear(kind: str, post: str) -> bool:
    """§5 Transports and engines stand in the rear, and so do the workers of a site."""
    return UNITS[kind].rear or post == SITE


def lives_of(kind: str, *, star: bool) -> int:
    return UNITS[kind].star_lives if star else UNITS[kind].lives


def strike(
    swords: int, shields: int, stacks: Sequence[Stack], *, star: bool, first: str = "", spared: str = ""
) -> Losses:
    """§D28 Shields first, then units in standard position, then the rear; a unit dies only if all its lives go at once.

    `first` is the kind that the enemy wants to hit first; `spared` the kind that the owner keeps longest in the rear.
    """
    removed = min(swords, shields)
    left = swords - removed
    destroyed: dict[tuple[str, str], int] = {}
    for rear in (False, True):
        line = [one for one in stacks if is_rear(one[0], one[1]) == rear]
        if rear:
            line.sort(key=lambda one: (one[0] == spared, UNITS[one[0]].worth, one[0], one[1]))
        else:
            line.sort(key=lambda one: (one[0] != first, -UNITS[one[0]].worth, one[0], one[1]))
        for kind, post, number in line:
            fallen = min(number, left // lives_of(kind, star=star))
            if fallen:
                destroyed[(kind, post)] = fallen
                left -= fallen * lives_of(kind, star=star)
        if any(destroyed.get((kind, post), 0) < number for kind, post, number in line):
            break
    return Losses(removed, destroyed, left)


def siege_shields(level: int, broken: int) -> int:
    """§D33 The shields of a settlement, less what the engines take."""
    return max(0, int(FIGURES["shields_per_level"]) * level - broken)
