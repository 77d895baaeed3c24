"""§4.2 Subphase 5: withdrawing into settlements, stances, and battles, round by round."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from civitas.games.scharz.box.content import BOX, UNITS
from civitas.games.scharz.box.holding import arrive, change_points, change_prestige, lose, shift
from civitas.games.scharz.box.queries import (
    Lie,
    comrades,
    fought_over,
    in_order,
    inside,
    rough,
    stack,
    unit_room,
)
from civitas.games.scharz.box.state import INSIDE, OPEN, SITE, Scharz
from civitas.games.scharz.box.throwing import throw
from civitas.games.scharz.combat.dice import (
    FIGURES,
    Losses,
    Stack,
    Tally,
    counted,
    is_rear,
    is_sword,
    pool,
    strike,
    tally,
)
from civitas.games.scharz.combat.flight import flight, standing
from civitas.kernel import AskAll, Command, Label, Note, Number, One, Procedure, Prompt, Reason, Reveal, Verdict

NO_ROOM_INSIDE = Reason("no-room-inside", "D32", "place", "number")
ONE_TARGET = Reason("one-target", "D25", "place")
NOBODY_LEFT = Reason("nobody-left", "D25", "place")
REROLL = BOX["spend"]["reroll"]
REROLL_DICE = BOX["spend"]["reroll_dice"]
WITHDRAW, ATTACK = "in", "attack"


# ---------------------------------------------------------------------- withdrawing, stances


def stance_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D25 §D32 Who may go inside, and whom one may attack where."""
    realm = g.realms[seat]
    found: dict[str, int] = {}
    for place in lie.standing:
        if seat not in lie.standing[place] or not fought_over(place):
            continue
        foes = lie.foes(seat, place)
        if not foes:
            continue
        if place in g.towns and g.towns[place][0] == seat:
            for name, number in realm.units.items():
                kind, where, post = name.split(".")
                if where == place and post in (OPEN, SITE) and not UNITS[kind].ship:
                    found[f"{WITHDRAW}.{name}"] = number
        for other in foes:
            found[f"{ATTACK}.{place}.{other}"] = 1
    return found


def judge_stance(g: Scharz, seat: int, answer: dict[str, int]) -> Verdict:
    """§D25 §D32 Room inside by size; one attack in a place, by somebody who stays outside."""
    realm = g.realms[seat]
    size: dict[str, int] = {}
    gone: dict[str, int] = {}
    attacked: list[str] = []
    for order, number in answer.items():
        way, _, rest = order.partition(".")
        if way == WITHDRAW:
            kind, place, _ = rest.split(".")
            size[place] = size.get(place, 0) + number * UNITS[kind].size
            gone[place] = gone.get(place, 0) + number
            room = unit_room(g, place) - sum(
                realm.units[name] * UNITS[name.split(".", 1)[0]].size for name in inside(realm, place)
            )
            if size[place] > room:
                return NO_ROOM_INSIDE, place, room
        else:
            place = rest.split(".")[0]
            if place in attacked:
                return ONE_TARGET, place
            attacked.append(place)
    for place in attacked:
        if sum(number for _, post, number in standing(g, seat, place) if post != INSIDE) <= gone.get(place, 0):
            return NOBODY_LEFT, place
    return None


def stances(g: Scharz) -> Procedure[None]:
    """§4.2 §D25 §D32 Everybody withdraws units and names whom to attack; all at once."""
    g.subphase = "battle"
    lie = Lie(g)
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        orders = stance_orders(g, seat, lie)
        if orders:
            prompts[seat] = Command("stance", orders, partial(judge_stance, g, seat), rule="4.2", label=stance_label)
    if not prompts:
        return
    answers: dict[int, dict[str, int]] = yield AskAll(prompts)
    yield Reveal()
    attacks: list[tuple[str, int, int]] = []
    for seat in in_order(g):
        for order, number in answers.get(seat, {}).items():
            way, _, rest = order.partition(".")
            if way == WITHDRAW:
                kind, place, _ = rest.split(".")
                shift(g.realms[seat], rest, stack(kind, place, INSIDE), number)
                yield Note("withdrawn", seat=seat, unit=kind, place=place, number=number)
            else:
                place, target = rest.split(".")
                attacks.append((place, int(target), seat))
    g.battles = arranged(attacks)


def arranged(attacks: list[tuple[str, int, int]]) -> tuple[tuple[str, int, tuple[int, ...]], ...]:
    """§D36 All who name the same target form a side; two who name each other fight once."""
    sides: dict[tuple[str, int], tuple[int, ...]] = {}
    for place, target, seat in attacks:
        if (place, seat) in sides and sides[(place, seat)] == (target,):
            continue
        sides[(place, target)] = (*sides.get((place, target), ()), seat)
    return tuple((place, target, seats) for (place, target), seats in sides.items())


# ---------------------------------------------------------------------- battle rounds


def battles_left(g: Scharz) -> bool:
    return bool(g.battles)


def next_battle(g: Scharz) -> Procedure[None]:
    """§D27 §D30 A battle: rolls, losses, flight, until a side is gone, all stop, or nobody falls twice in a row."""
    (place, target, attackers), g.battles = g.battles[0], g.battles[1:]
    sides = (attackers, (target, *comrades(g, target, place, attackers)))
    if any(not present(g, side, place) for side in sides):
        return
    yield Note("battle", seat=list(attackers), other_seat=target, place=place)
    stored: dict[int, Tally] = {}
    quiet, harmed = 0, False
    while quiet < FIGURES["quiet_rounds"]:
        tallies = yield from roll_all(g, place, sides, stored)
        lost, unused = yield from exchange(g, place, sides, tallies)
        harmed |= lost
        quiet = 0 if lost else quiet + 1
        if any(not present(g, side, place) for side in sides):
            break
        stopped, fled, stored = yield from flight(g, place, sides, unused)
        harmed |= fled
        quiet = 0 if fled else quiet
        if stopped or any(not present(g, side, place) for side in sides):
            break
    arrive(g)
    yield from outcome(g, place, sides, harmed=harmed)


def present(g: Scharz, side: tuple[int, ...], place: str) -> bool:
    return any(standing(g, seat, place) for seat in side)


def outcome(g: Scharz, place: str, sides: tuple[tuple[int, ...], tuple[int, ...]], *, harmed: bool) -> Procedure[None]:
    """§D30 §10 The side that is left has won: a point more for the winners, one less for the losers."""
    left = [present(g, side, place) for side in sides]
    if not harmed or left[0] == left[1]:
        yield Note("undecided", place=place)
        return
    won, beaten = (sides[0], sides[1]) if left[0] else (sides[1], sides[0])
    yield Note("battle-won", seat=list(won), place=place)
    for seat in won:
        yield from change_points(g, seat, BOX["points"]["battle"])
    for seat in beaten:
        g.losers += ((place, seat),)
        yield from change_points(g, seat, -BOX["points"]["battle"])


def roll_all(
    g: Scharz, place: str, sides: tuple[tuple[int, ...], ...], stored: dict[int, Tally]
) -> Procedure[dict[int, Tally]]:
    """§D27 All roll; then everybody may pay prestige to roll blanks again."""
    star = rough(place)
    hands: dict[int, tuple[list[str], list[str], list[bool]]] = {}
    for at, side in enumerate(sides):
        for seat in side:
            dice = pool(standing(g, seat, place), star=star)
            faces = yield from roll_dice(g, seat, [*dice[0], *dice[1]], sides[1 - at])
            hands[seat] = (*dice, faces)
    foes = {seat: sides[1 - at] for at, side in enumerate(sides) for seat in side}
    yield from reroll(g, {seat: ([*one[0], *one[1]], one[2]) for seat, one in hands.items()}, foes)
    found: dict[int, Tally] = {}
    for at, side in enumerate(sides):
        for seat in side:
            open_dice, _, faces = hands[seat]
            number = counted(standing(g, seat, place))
            rival = g.realms[seat].rival in sides[1 - at]
            cut = len(open_dice)
            kept = stored.get(seat, Tally(0, 0))
            found[seat] = tally(faces[:cut], faces[cut:], number, rival=rival, stored=kept)
            yield Note("swords", seat=seat, swords=found[seat].swords, shields=found[seat].shields, dice=len(faces))
    return found


def roll_dice(g: Scharz, seat: int, colours: list[str], foes: tuple[int, ...]) -> Procedure[list[bool]]:
    """§D26 Which of the dice show a sword."""
    if not colours:
        return []
    faces = yield from throw(g, "swords", seat, colours, foes)
    return [is_sword(colour, face) for colour, face in zip(colours, faces, strict=True)]


def reroll(
    g: Scharz, hands: dict[int, tuple[list[str], list[bool]]], foes: Mapping[int, tuple[int, ...]]
) -> Procedure[None]:
    """§7 §D27 Four prestige for two dice, each die once."""
    prompts: dict[int, Prompt] = {}
    for seat, (_, faces) in hands.items():
        blanks = len(faces) - sum(faces)
        most = min(g.realms[seat].prestige // REROLL, -(-blanks // REROLL_DICE))
        if most:
            prompts[seat] = Number(
                "reroll", 0, most, rule="7", params={"number": blanks, "swords": sum(faces)}, label=_reroll_label
            )
    if not prompts:
        return
    answers: dict[int, int] = yield AskAll(prompts)
    yield Reveal()
    for seat, pairs in answers.items():
        if not pairs:
            continue
        colours, faces = hands[seat]
        yield from change_prestige(g, seat, -REROLL * pairs)
        empty = [at for at, sword in enumerate(faces) if not sword]
        empty.sort(key=lambda at: -BOX["dice"][colours[at]])
        again = empty[: pairs * REROLL_DICE]
        new = yield from roll_dice(g, seat, [colours[at] for at in again], foes[seat])
        for at, sword in zip(again, new, strict=True):
            faces[at] = sword
        yield Note("rerolled", seat=seat, number=len(again), swords=sum(new))


def exchange(
    g: Scharz, place: str, sides: tuple[tuple[int, ...], ...], tallies: dict[int, Tally]
) -> Procedure[tuple[bool, dict[int, int]]]:
    """§D28 Both sides take their losses at the same time; a seat's unused swords are left to it."""
    star = rough(place)
    firsts = yield from targets(g, place, sides, tallies)
    hits: list[tuple[int, int, Losses]] = []
    unused: dict[int, int] = {}
    for at, side in enumerate(sides):
        lines = {seat: standing(g, seat, place) for seat in sides[1 - at]}
        shields = sum(tallies[seat].shields for seat in sides[1 - at])
        for seat in side:
            left = tallies[seat].swords
            for victim in lines:
                struck = strike(left, shields, lines[victim], star=star, first=firsts.get(seat, ""))
                shields -= struck.shields
                left = struck.unused
                lines[victim] = _after(lines[victim], struck)
                hits.append((seat, victim, struck))
            unused[seat] = left
    lost = False
    for seat, victim, struck in hits:
        for (kind, post), number in struck.destroyed.items():
            lost = True
            yield from lose(g, victim, stack(kind, place, post), number, seat)
    return lost, unused


def _after(stacks: list[Stack], struck: Losses) -> list[Stack]:
    left = [(kind, post, number - struck.destroyed.get((kind, post), 0)) for kind, post, number in stacks]
    return [one for one in left if one[2]]


def targets(
    g: Scharz, place: str, sides: tuple[tuple[int, ...], ...], tallies: dict[int, Tally]
) -> Procedure[dict[int, str]]:
    """§D28 Whoever hits says which kind of unit in standard position falls first, if there is a choice."""
    prompts: dict[int, Prompt] = {}
    for at, side in enumerate(sides):
        kinds = list(
            dict.fromkeys(
                kind
                for victim in sides[1 - at]
                for kind, post, _ in standing(g, victim, place)
                if not is_rear(kind, post)
            )
        )
        shields = sum(tallies[victim].shields for victim in sides[1 - at])
        for seat in side:
            if len(kinds) > 1 and tallies[seat].swords > shields:
                prompts[seat] = One("target", kinds, rule="D28", label=unit_label, params={"place": place})
    if not prompts:
        return {}
    answers: dict[int, str] = yield AskAll(prompts)
    return answers


# ---------------------------------------------------------------------- labels


def unit_label(kind: str) -> Label:
    return Label("unit", [f"unit:{kind}"], unit=kind)


def _reroll_label(pairs: int) -> Label:
    return Label("reroll", cost=pairs * REROLL, number=pairs * REROLL_DICE)


def stance_label(order: str) -> Label:
    way, _, rest = order.partition(".")
    if way == WITHDRAW:
        kind, place, _ = rest.split(".")
        return Label("withdraw", [f"place:{place}"], unit=kind, place=place)
    place, target = rest.split(".")
    return Label("attack", [f"place:{place}", f"seat:{target}"], place=place, seat=int(target))
