"""§14.4 The Vikings: Ship Construction, Longships, Raiding, Rune Stones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from civitas.games.clash.actions.cities import ENEMIES_THERE
from civitas.games.clash.actions.move import WAYS, Way, arrived, choose_group, group_label, groups, name_of
from civitas.games.clash.actions.recruit import NO_UNIT_LEFT
from civitas.games.clash.actions.targets import HEX_FULL, NO_SHIP_ROOM, may_select, room_aboard
from civitas.games.clash.battle.fighters import SIDES, under_way
from civitas.games.clash.box.content import BOX, RESOURCES
from civitas.games.clash.box.hooks import trigger, vetoes
from civitas.games.clash.box.labels import good_label
from civitas.games.clash.box.queries import (
    STOPPED,
    Clash,
    Owner,
    army,
    buildings_left,
    cargo,
    effects,
    has_effect,
    hostile,
    is_army,
    is_land,
    is_ship,
    is_water,
    kind,
    lose,
    per_ship,
    put,
    ships,
    supply,
    take,
    unmarked,
)
from civitas.games.clash.expansion.hooks import on_event
from civitas.games.clash.scoring import BONUSES
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict, YesNo, seat_of

NO_SHIPWRIGHT = Reason("no-shipwright", "14.4.13")

# ---------------------------------------------------------------------- Ship Construction

ASHORE = ("infantry", "settler")
"""What can become a ship, and what a ship can become."""

Group = tuple[str, ...]


def voyages(g: Clash, seat: int) -> Iterator[tuple[str, str]]:
    """§14.4.13 From land to the water beside it, and from water to land."""
    if has_effect(g, seat, "ship-conversion"):
        for start in g.units[seat]:
            afloat = is_water(g, start)
            if any(is_ship(unit) if afloat else kind(unit) in ASHORE for unit in ready(g, seat, start)):
                for target in g.atlas.neighbours[start]:
                    if target in g.terrain and afloat != is_water(g, target):
                        yield start, target


def ready(g: Clash, seat: int, start: str) -> list[str]:
    """§6.4 The units on the hex that may move; afloat ships as well as cargo."""
    return [unit for unit in g.units[seat][start] if may_select(g, seat, start, unit) is None]


def may_convert(g: Clash, seat: int, start: str, target: str, group: Group) -> Verdict:
    """§14.4.13 No enemies at the target, pieces left, and room for everybody; who goes ashore may fill the hex."""
    if hostile(g, seat, target):
        return ENEMIES_THERE, target
    verdict = _may_launch(g, seat, target, group) if is_land(g, start) else _may_beach(g, seat, start, target, group)
    return vetoes.verdict("enter", g, seat, start, target, group) if verdict is None else verdict


def _may_launch(g: Clash, seat: int, target: str, group: Group) -> Verdict:
    able = sum(kind(unit) in ASHORE for unit in group)
    if not able:
        return (NO_SHIPWRIGHT,)
    built = min(able, supply(g, seat, "ship"))
    if not built:
        return NO_UNIT_LEFT, "ship"
    aboard = len(group) - built
    return (NO_SHIP_ROOM, target) if aboard > room_aboard(g, seat, target) + built * per_ship(g, seat) else None


def _may_beach(g: Clash, seat: int, start: str, target: str, group: Group) -> Verdict:
    fleet = sum(map(is_ship, group))
    if not fleet:
        return (NO_SHIPWRIGHT,)
    left = (len(ships(g, seat, start)) - fleet) * per_ship(g, seat)
    if len(cargo(g, seat, start)) - (len(group) - fleet) > left:
        return NO_SHIP_ROOM, start
    if _room_ashore(g, seat, target, group) < 0:
        return HEX_FULL, target
    return None if crews(g, seat, target, group) else (NO_UNIT_LEFT, "settler")


def _room_ashore(g: Clash, seat: int, target: str, group: Group) -> int:
    """§5.12 How many army units have room besides those of the group."""
    return int(BOX["limits"]["army"]) - len(army(g, seat, target)) - sum(map(is_army, group))


def crews(g: Clash, seat: int, target: str, group: Group) -> list[str]:
    """§14.4.13 What the ships of the group can become: settlers, or infantry with Tactics, as pieces and room allow."""
    number = sum(map(is_ship, group))
    armed = has_effect(g, seat, "move-armies")
    infantry = min(supply(g, seat, "infantry"), _room_ashore(g, seat, target, group)) if armed else 0
    settlers = supply(g, seat, "settler")
    return [
        name_of(("infantry",) * n + ("settler",) * (number - n))
        for n in range(number + 1)
        if n <= infantry and number - n <= settlers
    ]


def hulls(g: Clash, seat: int, target: str, group: Group) -> list[str]:
    """§14.4.13 Those of the group that can become ships, so that the others find room aboard."""
    able = [unit for unit in group if kind(unit) in ASHORE]
    room, each = room_aboard(g, seat, target), per_ship(g, seat)
    return [
        name_of(built)
        for built in groups(able)
        if len(built) <= supply(g, seat, "ship") and len(group) - len(built) <= room + each * len(built)
    ]


def can_convert(g: Clash, seat: int, start: str, target: str) -> Verdict:
    """§14.4.13 Is there a group that can do it?"""
    verdict: Verdict = (NO_SHIPWRIGHT,)
    for group in groups(ready(g, seat, start)):
        verdict = may_convert(g, seat, start, target, group)
        if verdict is None:
            return None
    return verdict


def convert(g: Clash, seat: int, start: str, target: str) -> Procedure[None]:
    """§14.4.13 A group crosses the coast, and some of it become ships or cease to be ships; that is its move."""
    fits = partial(may_convert, g, seat, start, target)
    group = yield from choose_group(g, seat, ready(g, seat, start), fits, start, target)
    launched = is_land(g, start)
    names = hulls(g, seat, target, group) if launched else crews(g, seat, target, group)
    which = One(
        "ships-from" if launched else "ships-into", names, rule="14.4.13", params={"hex": target}, label=group_label
    )
    chosen: Group = tuple((names[0] if len(names) == 1 else (yield Ask(seat, which))).split("+"))
    before = list(chosen) if launched else [unit for unit in group if is_ship(unit)]
    after = ["ship"] * len(before) if launched else list(chosen)
    others = list(group)
    for unit in before:
        others.remove(unit)
    # Whatever a unit has gone through in this turn it has gone through in its new shape.
    changed = [new + old.removeprefix(kind(old)) for old, new in zip(before, after, strict=True)]
    take(g, seat, start, *group)
    put(g, seat, target, *(arrived(g, unit, target, "", False) for unit in (*others, *changed)))
    yield Note("moved", seat=seat, hex=start, to_hex=target, units=Counter(map(kind, group)))
    for old, new in zip(before, after, strict=True):
        yield Note("converted", seat=seat, hex=target, unit=kind(old), other_unit=new)
    yield from trigger("units.moved", g, seat, start, target, group)


def _voyage_label(start: str, target: str) -> Label:
    return Label("move-by-conversion", [f"hex:{start}", f"hex:{target}"], hex=start, target=target)


WAYS["conversion"] = Way(voyages, can_convert, convert, _voyage_label)

# ---------------------------------------------------------------------- Longships


@on_event("battle.ended", 60, "longships")
def not_tired(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.4.14 Ships that have fought at sea may move again in the same turn; only battles keep ships from that."""
    seat = g.turn.seat
    if isinstance(seat, int) and under_way(g).sea and has_effect(g, seat, "tireless-ships"):
        own = g.units[seat]
        for hex, units in own.items():
            own[hex] = tuple(sorted(unmarked(unit, STOPPED) if is_ship(unit) else unit for unit in units))
    yield from ()


# ---------------------------------------------------------------------- Raiding

RAIDED = "raided"
"""The fact that ships of the turn have raided a player."""


@on_event("route.formed", 20, "raiding")
def raid(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§14.4.15 A ship that lies right beside the city of its route takes a resource from the owner, one of each."""
    if not has_effect(g, seat, "raiding"):
        return
    at, _, unit = g.turn.picks[-1].partition(">")[0].partition(":")
    victim = seat_of(g.city[hex])
    if not is_ship(unit) or hex not in g.atlas.neighbours[at] or (RAIDED, str(victim)) in g.turn.facts:
        return
    goods = [good for good in RESOURCES if g.players[victim].goods[good]]
    if not goods or not (yield Ask(seat, YesNo("raid", rule="14.4.15", params={"hex": hex, "other_seat": victim}))):
        return
    g.turn.facts += ((RAIDED, str(victim)),)
    which = One("raided", goods, rule="14.4.15", params={"other_seat": seat}, label=good_label)
    good = goods[0] if len(goods) == 1 else (yield Ask(victim, which))
    lose(g, victim, good, 1)
    yield Note("raided", seat=victim, other_seat=seat, hex=hex, good=good)


# ---------------------------------------------------------------------- Rune Stones

FALLEN, STONE = "fallen", "obelisk"
"""The fact that an army unit of a player has fallen in the battle under way, and what goes onto the mat for it."""


@on_event("unit.dying", 60, "rune_stones")
def count_fallen(g: Clash, owner: Owner, hex: str, unit: str) -> Procedure[None]:
    """§14.4.16 Army units that drown with their ships are lost in the battle, too."""
    if is_army(unit) and has_effect(g, owner, "rune-stones"):
        g.turn.facts += ((FALLEN, str(owner)),)
    yield from ()


@on_event("battle.ended", 70, "rune_stones")
def set_stone(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.4.16 After a battle with two army units lost an obelisk may come from the supply onto the mat."""
    battle = under_way(g)
    for side in SIDES:
        seat = battle.owners[side]
        for _, effect in effects(g, seat, "rune-stones"):
            assert isinstance(seat, int)
            player = g.players[seat]
            fallen = g.turn.facts.count((FALLEN, str(seat)))
            g.turn.facts = tuple(fact for fact in g.turn.facts if fact != (FALLEN, str(seat)))
            if fallen < effect["least"] or not buildings_left(g, seat, STONE):
                continue
            if (yield Ask(seat, YesNo("rune-stone", rule="14.4.16", params={"number": fallen}))):
                player.mat += (STONE,)
                yield Note("rune-stone", seat=seat, number=player.mat.count(STONE))


def stones(g: Clash, seat: int) -> dict[str, int]:
    """§14.4.16 Each is worth a point, and counts among the objectives in a tie."""
    found = effects(g, seat, "rune-stones")
    return {"objectives": sum(2 * effect["points"] * g.players[seat].mat.count(STONE) for _, effect in found)}


BONUSES.append(stones)
