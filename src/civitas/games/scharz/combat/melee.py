"""§D27 §D28 One exchange of blows: dice, new rolls, who is hit first, and who falls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BOX, BUILDINGS, UNITS
from civitas.games.scharz.box.holding import change_prestige, destroy, drown
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import faces_rival, inside, kind_of, merit_key, rough, stack
from civitas.games.scharz.box.state import INSIDE, NOBODY, OPEN, Scharz
from civitas.games.scharz.box.throwing import throw
from civitas.games.scharz.combat.dice import (
    ANY,
    BLUE,
    NOTHING,
    REAR,
    Aim,
    Die,
    Losses,
    Stack,
    Tally,
    is_sword,
    lives_of,
    pointed,
    pool,
    position,
    shown,
    strike,
    sword_terms,
    swords_of,
)
from civitas.games.scharz.combat.flight import ashore, standing
from civitas.games.scharz.combat.spirit import spirit_of
from civitas.kernel import Label, Note, Number, One, Procedure, Prompt

REROLL: int = BOX["spend"]["reroll"]
REROLL_DICE: int = BOX["spend"]["reroll_dice"]
PICK: int = BOX["spend"]["rear"]
OWNER, PICKED = "owner", "rear"


class Ground(NamedTuple):
    """Where two sides meet; in a siege one seat is inside."""

    place: str
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    sheltered: int = NOBODY

    def foes(self, seat: int) -> tuple[int, ...]:
        """The other side."""
        return self.sides[seat in self.sides[0]]

    def seats(self) -> tuple[int, ...]:
        return (*self.sides[0], *self.sides[1])

    def star(self, seat: int) -> bool:
        """§D28 Values in brackets: on rough ground for all, in a siege for those outside."""
        return rough(self.place) if self.sheltered == NOBODY else seat != self.sheltered


Hand = tuple[list[Die], list[bool]]
"""Dice, and which of them show a sword."""


def ranks(g: Scharz, ground: Ground, seat: int) -> list[Stack]:
    """The units of a seat that fight there; in a siege ships and whoever is aboard stand by."""
    if ground.sheltered == NOBODY:
        return standing(g, seat, ground.place)
    if seat != ground.sheltered:
        return ashore(g, seat, ground.place)
    realm = g.realms[seat]
    return [(kind_of(name), INSIDE, realm.units[name]) for name in inside(realm, ground.place)]


def support(g: Scharz, ground: Ground, seat: int) -> list[Die]:
    """§4.2 A fortification adds blue dice to a battle in its field: one for a village, two for a city."""
    town = g.towns.get(ground.place)
    if not g.has("ambush") or ground.sheltered != NOBODY or town is None or town[0] != seat:
        return []
    if ground.place not in g.forts or ground.place in Lie(g).encircled:
        return []
    return [Die(BLUE)] * BUILDINGS[town[1]].level


# ---------------------------------------------------------------------- rolling


def roll_dice(g: Scharz, seat: int, dice: list[Die], foes: tuple[int, ...]) -> Procedure[list[bool]]:
    """§D26 Which of the dice show a sword."""
    if not dice:
        return []
    faces = yield from throw(g, "swords", seat, [die.colour for die in dice], foes)
    return [is_sword(die.colour, face) for die, face in zip(dice, faces, strict=True)]


def roll_all(
    g: Scharz,
    ground: Ground,
    lines: Mapping[int, list[Stack]],
    shields: Mapping[int, int],
    *,
    stored: Mapping[int, Tally] | None = None,
    aid: Mapping[int, list[Die]] | None = None,
) -> Procedure[dict[int, Tally]]:
    """§D27 All of these roll, with the dice that a settlement adds; then blanks are rolled again."""
    stored, aid = stored or {}, aid or {}
    hands: dict[int, Hand] = {}
    for seat, stacks in lines.items():
        foes = ground.foes(seat)
        dice = pool(stacks, star=ground.star(seat), spirit=spirit_of(g, seat, foes)) + aid.get(seat, [])
        faces = yield from roll_dice(g, seat, dice, foes)
        hands[seat] = (dice, faces)
    yield from roll_again(g, ground, hands)
    found: dict[int, Tally] = {}
    for seat, stacks in lines.items():
        dice, faces = hands[seat]
        foes = ground.foes(seat)
        terms = sword_terms(
            dice,
            faces,
            stacks,
            rival=faces_rival(g, seat, *foes),
            stored=stored.get(seat, NOTHING).swords,
            spirit=spirit_of(g, seat, foes),
        )
        found[seat] = Tally(swords_of(terms), shields[seat])
        yield struck(ground.place, seat, faces, terms, found[seat])
    return found


def struck(place: str, seat: int, faces: list[bool], terms: Mapping[str, int], tally: Tally) -> Note:
    """§D27 What the dice of a seat came to, and what that is made of."""
    return Note(
        "swords",
        seat=seat,
        place=place,
        swords=tally.swords,
        shields=tally.shields,
        dice=len(faces),
        faces=shown(faces),
        terms=pointed(terms),
    )


def roll_again(g: Scharz, ground: Ground, hands: Mapping[int, Hand]) -> Procedure[None]:
    """§4.3 §7 §9 §D27 Blanks of the experienced are rolled again for nothing, then everybody may pay for it."""
    for seat, (dice, faces) in hands.items():
        for time in range(max((die.free for die in dice), default=0)):
            blank = [at for at, die in enumerate(dice) if not faces[at] and die.free > time]
            yield from _anew(g, ground, seat, hands[seat], blank)
    paid = {seat: spirit_of(g, seat, ground.foes(seat)).paid for seat in hands}
    for time in range(max(paid.values(), default=0)):
        yield from _pay(g, ground, {seat: hand for seat, hand in hands.items() if paid[seat] > time})


def _anew(g: Scharz, ground: Ground, seat: int, hand: Hand, again: list[int]) -> Procedure[None]:
    if not again:
        return
    dice, faces = hand
    new = yield from roll_dice(g, seat, [dice[at] for at in again], ground.foes(seat))
    for at, sword in zip(again, new, strict=True):
        faces[at] = sword
    yield Note("rerolled", seat=seat, number=len(again), swords=sum(new))


def _pay(g: Scharz, ground: Ground, hands: Mapping[int, Hand]) -> Procedure[None]:
    """§7 Four prestige for two dice; those of recruits and elephants are never rolled again."""
    prompts: dict[int, Prompt] = {}
    for seat, (dice, faces) in hands.items():
        blanks = sum(die.again and not sword for die, sword in zip(dice, faces, strict=True))
        most = min(g.realms[seat].prestige // REROLL, -(-blanks // REROLL_DICE))
        if most:
            params = {"number": blanks, "swords": sum(faces)}
            prompts[seat] = Number("reroll", 0, most, rule="7", params=params, label=_reroll_label)
    answers: dict[int, int] = yield from at_once(prompts)
    for seat, pairs in answers.items():
        if not pairs:
            continue
        dice, faces = hands[seat]
        yield from change_prestige(g, seat, -REROLL * pairs)
        blank = [at for at, die in enumerate(dice) if die.again and not faces[at]]
        blank.sort(key=lambda at: -BOX["dice"][dice[at].colour])
        yield from _anew(g, ground, seat, hands[seat], blank[: pairs * REROLL_DICE])


# ---------------------------------------------------------------------- losses


class Blows(NamedTuple):
    """What an exchange came to: has anybody fallen, swords left to each seat, shields used up on each side, and who
    destroyed the last unit."""

    lost: bool
    unused: dict[int, int]
    shields: tuple[int, int]
    last: int


Hits = list[tuple[int, int, Losses]]


def exchange(
    g: Scharz, ground: Ground, tallies: Mapping[int, Tally], *, absorbs: int = 1, teaches: bool = True
) -> Procedure[Blows]:
    """§D28 Both sides take their losses at the same time; a seat's unused swords are left to it.

    §D31 Only then what is aboard drowns for which no ship is left: swords had hit it where it was.
    """
    aims = yield from aimed(g, ground, tallies)
    hits, _ = resolve(g, ground, tallies, aims, {}, absorbs)
    given = yield from given_up(g, ground, hits)
    hits, used = resolve(g, ground, tallies, aims, given, absorbs)
    unused = {seat: tallies[seat].swords for seat in ground.seats()}
    last, lost = NOBODY, False
    for seat, victim, struck in hits:
        unused[seat] = struck.unused
        for (name, post), number in struck.destroyed.items():
            lost, last = True, seat
            yield from destroy(g, victim, stack(name, ground.place, post), number, seat)
            if teaches:
                merit(g, ground, seat, number)
    for victim in dict.fromkeys(victim for _, victim, struck in hits if struck.destroyed):
        yield from drown(g, victim, ground.place)
    return Blows(lost, unused, used, last)


def merit(g: Scharz, ground: Ground, seat: int, number: int) -> None:
    """§D37 A unit destroyed is a step of experience for one of those who took part."""
    if g.has("experience"):
        key = merit_key(ground.place, INSIDE if seat == ground.sheltered else OPEN)
        merits = g.realms[seat].merits
        merits[key] = merits.get(key, 0) + number


def resolve(
    g: Scharz,
    ground: Ground,
    tallies: Mapping[int, Tally],
    aims: Mapping[int, Aim],
    given: Mapping[int, str],
    absorbs: int,
) -> tuple[Hits, tuple[int, int]]:
    """§D28 §D36 Who hits whom: the swords of a side seat by seat, each shield against so many of them."""
    hits: Hits = []
    used = [0, 0]
    for at, side in enumerate(ground.sides):
        lines = {seat: ranks(g, ground, seat) for seat in ground.sides[1 - at]}
        shields = absorbs * sum(tallies[seat].shields for seat in ground.sides[1 - at])
        before = shields
        for seat in side:
            left = tallies[seat].swords
            aim = aims.get(seat, ANY)
            for victim in lines:
                star = ground.star(victim)
                struck = strike(left, shields, lines[victim], star=star, aim=aim, given=given.get(victim, ""))
                shields -= struck.shields
                left = struck.unused
                lines[victim] = _after(lines[victim], struck)
                if any(position(name, post) == REAR for name, post in struck.destroyed):
                    aim = aim._replace(rear="")
                hits.append((seat, victim, struck))
        used[1 - at] = -(-(before - shields) // absorbs)
    return hits, (used[0], used[1])


def _after(stacks: list[Stack], struck: Losses) -> list[Stack]:
    left = [(name, post, number - struck.destroyed.get((name, post), 0)) for name, post, number in stacks]
    return [one for one in left if one[2]]


def aimed(g: Scharz, ground: Ground, tallies: Mapping[int, Tally]) -> Procedure[dict[int, Aim]]:
    """§7 §D28 Whoever hits says who falls first, if there is a choice; for prestige it is one of those in the rear."""
    prompts: dict[int, Prompt] = {}
    for seat in ground.seats():
        shields = sum(tallies[victim].shields for victim in ground.foes(seat))
        reach = tallies[seat].swords - shields
        if reach <= 0:
            continue
        free, rear = _choices(g, ground, seat, reach)
        if len(free) > 1 or rear:
            options = [*(free or [OWNER]), *(f"{PICKED}.{name}" for name in rear)]
            prompts[seat] = One("target", options, rule="D28", label=_aim_label, params={"place": ground.place})
    answers: dict[int, str] = yield from at_once(prompts)
    found: dict[int, Aim] = {}
    for seat, answer in answers.items():
        way, _, name = answer.rpartition(".")
        if way == PICKED:
            yield from change_prestige(g, seat, -PICK)
            found[seat] = Aim(rear=name)
        elif answer != OWNER:
            found[seat] = Aim(first=answer)
    return found


def _choices(g: Scharz, ground: Ground, seat: int, reach: int) -> tuple[list[str], list[str]]:
    """Whom the swords of a seat can hit first, and whom in the rear for prestige: not where all of a side falls."""
    free: dict[str, None] = {}
    rear: dict[str, None] = {}
    bears = 0
    for victim in ground.foes(seat):
        star = ground.star(victim)
        for name, post, number in ranks(g, ground, victim):
            bears += number * lives_of(name, post, star=star)
            if position(name, post) != REAR:
                free[name] = None
            elif reach >= lives_of(name, post, star=star) and g.realms[seat].prestige >= PICK:
                rear[name] = None
    alone = not free and len(rear) < 2
    return list(free), [] if alone or reach >= bears else list(rear)


def given_up(g: Scharz, ground: Ground, hits: Hits) -> Procedure[dict[int, str]]:
    """§D28 The owner says who falls first in the rear, where some of several kinds do."""
    prompts: dict[int, Prompt] = {}
    for victim in ground.seats():
        fallen = [struck.destroyed for _, hit, struck in hits if hit == victim]
        rear = [one for one in ranks(g, ground, victim) if position(one[0], one[1]) == REAR]
        number = sum(lost.get((name, post), 0) for lost in fallen for name, post, _ in rear)
        kinds = list(dict.fromkeys(name for name, _, _ in rear))
        if len(kinds) > 1 and 0 < number < sum(one[2] for one in rear):
            kinds.sort(key=lambda name: (UNITS[name].worth, UNITS[name].level, name))
            prompts[victim] = One("give-up", kinds, rule="D28", label=unit_label, params={"place": ground.place})
    answers: dict[int, str] = yield from at_once(prompts)
    return answers


# ---------------------------------------------------------------------- labels


def unit_label(name: str) -> Label:
    return Label("unit", [f"unit:{name}"], unit=name)


def _aim_label(answer: str) -> Label:
    way, _, name = answer.rpartition(".")
    if answer == OWNER:
        return Label("leave-to-owner")
    if way == PICKED:
        return Label("pick-rear", [f"unit:{name}"], unit=name, cost=PICK)
    return unit_label(name)


def _reroll_label(pairs: int) -> Label:
    return Label("reroll", cost=pairs * REROLL, number=pairs * REROLL_DICE)
