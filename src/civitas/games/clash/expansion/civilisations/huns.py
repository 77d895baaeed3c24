"""§14.4 The Huns: Nomads, Horsemen, Raiders, Tribalism."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from civitas.games.clash.actions.cities import ENEMIES_THERE, activate, may_activate
from civitas.games.clash.actions.move import WAYS, Way, arrived, group_label, groups, name_of
from civitas.games.clash.actions.produce import goods_from
from civitas.games.clash.actions.recruit import WITHOUT
from civitas.games.clash.actions.targets import MOVED_ALREADY, TIRED, may_go, may_select
from civitas.games.clash.box.content import ANGRY, RESOURCES
from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.labels import NONE, good_label
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import (
    NOBODY,
    Clash,
    army,
    cities,
    effects,
    enemies,
    has_effect,
    is_land,
    is_ship,
    kind,
    put,
    size,
    stack,
    take,
    within,
)
from civitas.games.clash.box.telling import changes, gain_all, pieces
from civitas.games.clash.events.barbarians import MASTERS
from civitas.games.clash.expansion.hooks import on_event, on_veto
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict, YesNo

RAIDERS_NEAR = Reason("raiders-near", "14.4.39", "hex")
CITY_IN_THE_WAY = Reason("city-in-the-way", "14.4.37", "hex")

# ---------------------------------------------------------------------- Nomads

WANDERED, CAMPED = "wandered", "camped"
"""The facts that a city on a hex has moved in this move action, and that a mountain holds it for this turn."""


def tents(g: Clash, seat: int) -> list[str]:
    """§14.4.37 Cities of size one that are not angry."""
    if not has_effect(g, seat, "nomads"):
        return []
    return [hex for hex in cities(g, seat) if size(g, hex) == 1 and g.mood[hex] != ANGRY]


def treks(g: Clash, seat: int) -> Iterator[tuple[str, str]]:
    for start in tents(g, seat):
        for target in g.atlas.neighbours[start]:
            if is_land(g, target):
                yield start, target


def may_trek(g: Clash, seat: int, start: str, target: str) -> Verdict:
    """§6.4 §14.4.37 Once in a move action, not after a mountain, and only where neither enemies nor a city are."""
    if (CAMPED, start) in g.turn.facts:
        return (TIRED,)
    if (WANDERED, start) in g.turn.facts:
        return (MOVED_ALREADY,)
    if target in g.city:
        return CITY_IN_THE_WAY, target
    if enemies(g, seat, target) != NOBODY:
        return ENEMIES_THERE, target
    return may_activate(g, seat, start)


def trek(g: Clash, seat: int, start: str, target: str) -> Procedure[None]:
    """§14.4.37 The city is activated and moves, with units that come along, and takes a resource of the new land."""
    group = yield from _company(g, seat, start, target)
    yield from activate(g, seat, start, "move")
    before = pieces(g, start)
    g.city[target], g.mood[target], g.buildings[target] = g.city.pop(start), g.mood.pop(start), g.buildings.pop(start)
    g.turn.activations[target] = g.turn.activations.pop(start, 0)
    g.turn.facts += ((WANDERED, target),)
    if g.terrain[target] == "mountain":
        g.turn.facts += ((CAMPED, target),)
    told = {"gone": changes(before, [])["gone"], "come": changes([], pieces(g, target))["come"]}
    yield Note("city-moved", seat=seat, hex=start, to_hex=target, **told)
    if group:
        take(g, seat, start, *group)
        put(g, seat, target, *(arrived(g, unit, target, "", False) for unit in group))
        yield Note("moved", seat=seat, hex=start, to_hex=target, units=Counter(map(kind, group)))
        yield from trigger("units.moved", g, seat, start, target, group)
    yield from _forage(g, seat, target)


def _company(g: Clash, seat: int, start: str, target: str) -> Procedure[tuple[str, ...]]:
    """The units that go with the city, if there are any that can."""
    ready = [unit for unit in stack(g, seat, start) if not is_ship(unit) and may_select(g, seat, start, unit) is None]
    names = [name_of(group) for group in groups(ready) if may_go(g, seat, start, target, group) is None]
    if not names:
        return ()
    prompt = One(
        "company",
        [*names, NONE],
        rule="14.4.37",
        params={"hex": start, "target": target},
        label=lambda name: Label("nobody") if name == NONE else group_label(name),
    )
    answer: str = yield Ask(seat, prompt)
    return () if answer == NONE else tuple(answer.split("+"))


def _forage(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§14.4.37 What the land gives by the player's advances; nothing on barren or exhausted land. No production."""
    if g.terrain[hex] == "barren" or hex in g.exhausted:
        return
    goods = [good for good in goods_from(g, seat, hex, hex) if good in RESOURCES]
    if goods:
        prompt = One("forage", goods, rule="14.4.37", params={"hex": hex}, label=good_label)
        good = goods[0] if len(goods) == 1 else (yield Ask(seat, prompt))
        yield Note("gains", seat=seat, good=good, amount=gain_all(g, seat, {good: 1})[good])


def _trek_label(start: str, target: str) -> Label:
    return Label("move-by-nomads", [f"hex:{start}", f"hex:{target}"], hex=start, target=target)


WAYS["nomads"] = Way(treks, may_trek, trek, _trek_label)


@on_event("move.ended", 80, "nomads")
def pitch_tents(g: Clash, seat: int) -> Procedure[None]:
    """§6.4 In another move action cities may move again."""
    g.turn.facts = tuple(fact for fact in g.turn.facts if fact[0] != WANDERED)
    yield from ()


# ---------------------------------------------------------------------- Horsemen


def in_camps(g: Clash, seat: int, city: str, unit: str) -> bool:
    """§14.4.38 Cities of size one recruit cavalry without a market."""
    return any(
        effect["unit"] == unit and size(g, city) <= effect["size"]
        for _, effect in effects(g, seat, "without-market-in")
    )


WITHOUT.add(in_camps, "without-market-in")


@on_event("units.recruited", 40, "horsemen")
def ride_out(g: Clash, seat: int, hex: str, picks: tuple[str, ...], paid: dict[str, int]) -> Procedure[None]:
    """§14.4.38 A move for each cavalry recruited."""
    for _, effect in effects(g, seat, "without-market-in"):
        riders = [*map(kind, picks)].count(effect["unit"])
        if riders:
            g.turn.moves += riders
            g.turn.sailed = g.turn.navigated = False
            yield Note("moving", seat=seat)


# ---------------------------------------------------------------------- Raiders


def raiders_near(g: Clash, seat: int, hex: str) -> bool:
    """§14.4.39 Are settlers on this hex, alone and outside their cities, near army units of somebody who raids?"""
    if not g.players[seat].civ or army(g, seat, hex) or g.city.get(hex) == seat:
        return False
    for other in range(g.seats):
        for _, effect in effects(g, other, "raiders") if other != seat else ():
            if any(army(g, other, at) and within(g, at, hex, effect["range"]) for at in g.units[other]):
                return True
    return False


@on_veto("found")
def no_founding(g: Clash, seat: int, hex: str) -> Verdict:
    """§14.4.39 No city is founded there."""
    return (RAIDERS_NEAR, hex) if raiders_near(g, seat, hex) else None


@on_veto("trade")
def no_trading(g: Clash, seat: int, hex: str) -> Verdict:
    """§14.4.39 And such settlers form no trade routes."""
    return (RAIDERS_NEAR, hex) if raiders_near(g, seat, hex) else None


# ---------------------------------------------------------------------- Tribalism


def command(g: Clash, seat: int, hex: str, targets: list[str]) -> Procedure[list[str]]:
    """§14.4.40 For a token the player says where a group of barbarians goes; it stays together."""
    for advance, effect in effects(g, seat, "barbarian-command"):
        price = price_of("civilisation", advance, effect["price"], g, seat)
        price.replace(effect["good"], effect["instead"])
        anywhere = [n for n in g.atlas.neighbours[hex] if is_land(g, n)]
        if not targets or affordable(g, seat, price) is not None:
            continue
        if (yield Ask(seat, YesNo("tribalism", rule="14.4.40", params={"hex": hex}))):
            yield from pay(g, seat, price)
            return anywhere
    return targets


MASTERS.append(command)
