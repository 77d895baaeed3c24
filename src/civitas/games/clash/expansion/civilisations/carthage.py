"""§14.4 Carthage: Grey Wall, Hegemony, Pirate Alliance, Mercenary System.

What Draft costs is changed where that of Sparta is; the record says it. Ships of an alliance are units of the player of
a kind of their own, which go back to the pirates when nobody accompanies them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from civitas.games.clash.actions.cities import may_found_here, new_city
from civitas.games.clash.actions.move import WAYS, Way, group_label, groups, name_of
from civitas.games.clash.actions.recruit import INSTEAD, WITHOUT, all_recruited
from civitas.games.clash.actions.targets import HULLS, MEETINGS, PASSES, TIRED
from civitas.games.clash.battle.capture import lose_cargo
from civitas.games.clash.battle.fight import fight
from civitas.games.clash.box.content import BOX, UNITS
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.labels import NONE, unit_label, unless
from civitas.games.clash.box.queries import (
    ALLIES,
    PIRATES,
    STOPPED,
    Clash,
    Owner,
    army,
    cargo,
    count,
    effects,
    has_building,
    has_effect,
    has_mark,
    is_army,
    is_water,
    kind,
    marked,
    per_ship,
    put,
    ships,
    take,
)
from civitas.games.clash.expansion.hooks import on_event, on_price, on_veto
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict, YesNo

NO_COLONY = Reason("no-colony", "14.4.58")
UNACCOMPANIED = Reason("unaccompanied", "14.4.59", "hex")
NO_OWN_SHIP = Reason("no-own-ship", "14.4.59", "hex")
(ALLY,) = ALLIES

# ---------------------------------------------------------------------- Grey Wall


def walled(g: Clash, seat: int, city: str, unit: str) -> bool:
    """§14.4.57 Elephants come to any city, at their price there."""
    return any(effect["unit"] == unit for _, effect in effects(g, seat, "elephants-for-tokens"))


WITHOUT.add(walled, "elephants-for-tokens")


@on_price("unit", "elephants-for-tokens")
def token_for_elephant(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§14.4.57 Without the building one food of it at least is paid with a token."""
    for advance, effect in effects(g, seat, "elephants-for-tokens"):
        if subject == effect["unit"] and not has_building(g, hex, UNITS[subject].needs):
            token, *others = effect["instead"]
            price.less(advance, effect["good"], 1)
            price.more(advance, token, 1)
            price.replace(token, *others)
            price.replace(effect["good"], token, *others)


# ---------------------------------------------------------------------- Hegemony


def colonies(g: Clash, seat: int) -> list[str]:
    """§14.4.58 Every "water>land" where a ship could become a city."""
    return [
        f"{hex}>{land}"
        for hex in g.units[seat]
        if is_water(g, hex) and ships(g, seat, hex)
        for land in g.atlas.neighbours[hex]
        if land in g.terrain and not is_water(g, land)
    ]


def may_colonise(g: Clash, seat: int, answer: str) -> Verdict:
    return may_found_here(g, seat, answer.partition(">")[2])


def can_colonise(g: Clash, seat: int) -> Verdict:
    verdict: Verdict = (NO_COLONY,)
    for answer in colonies(g, seat):
        verdict = may_colonise(g, seat, answer)
        if verdict is None:
            return None
    return verdict


def colonise(g: Clash, seat: int) -> Procedure[None]:
    """§14.4.58 A ship leaves the board and a city is founded beside it; what it carried may go ashore."""
    prompt = One(
        "colonise", lambda: colonies(g, seat), partial(may_colonise, g, seat), rule="14.4.58", label=_colony_label
    )
    hex, _, land = (yield Ask(seat, prompt)).partition(">")
    kinds = sorted(set(map(kind, ships(g, seat, hex))))
    which = One("colony-ship", kinds, rule="14.4.58", params={"hex": hex}, label=unit_label)
    unit = kinds[0] if len(kinds) == 1 else (yield Ask(seat, which))
    take(g, seat, hex, unit)
    yield Note("beached", seat=seat, hex=hex, unit=unit)
    yield from _disembark(g, seat, hex, land)
    yield from lose_cargo(g, seat, seat, hex)
    yield from new_city(g, seat, land)


def _disembark(g: Clash, seat: int, hex: str, land: str) -> Procedure[None]:
    """§14.4.58 As much as one ship carries goes ashore for nothing, and moves no more in this turn."""
    room = int(BOX["limits"]["army"]) - len(army(g, seat, land))
    fitting = [
        group
        for group in groups(list(cargo(g, seat, hex)))
        if len(group) <= per_ship(g, seat) and sum(map(is_army, group)) <= room
    ]
    if not fitting:
        return
    label = unless(NONE, Label("nobody"), group_label)
    prompt = One(
        "disembark", [*map(name_of, fitting), NONE], rule="14.4.58", params={"hex": hex, "target": land}, label=label
    )
    answer = yield Ask(seat, prompt)
    if answer != NONE:
        group = answer.split("+")
        take(g, seat, hex, *group)
        put(g, seat, land, *(marked(unit, STOPPED) for unit in group))
        yield Note("disembarks", seat=seat, hex=hex, to_hex=land, units=_numbers(group))


def _numbers(units: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for unit in map(kind, units):
        found[unit] = found.get(unit, 0) + 1
    return found


def _colony_label(answer: str) -> Label:
    hex, _, land = answer.partition(">")
    return Label("colonise", [f"hex:{hex}", f"hex:{land}"], hex=hex, target=land)


add_deed("hegemony", can_colonise, colonise, action=True, advance="hegemony")

# ---------------------------------------------------------------------- Pirate Alliance


def corsairs(g: Clash, hex: str) -> int:
    """The free pirate ships on a hex."""
    return len(ships(g, PIRATES, hex))


def on_good_terms(g: Clash, seat: int, hex: str) -> bool:
    """§14.4.59 Pirates let these ships go by."""
    return bool(corsairs(g, hex)) and has_effect(g, seat, "pirate-alliance")


PASSES.add(on_good_terms, "pirate-alliance")


def take_aboard(g: Clash, seat: int, hex: str) -> int:
    """§14.4.59 Pirates take land units aboard."""
    return corsairs(g, hex) if has_effect(g, seat, "pirate-alliance") else 0


HULLS.add(take_aboard, "pirate-alliance")


def meet_pirates(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§14.4.59 Whoever comes to pirates says whether to fight them; if not, they are allies."""
    if not has_effect(g, seat, "pirate-alliance"):
        return
    allied = [unit for unit in ships(g, seat, hex) if kind(unit) == ALLY]
    if allied or corsairs(g, hex):
        fights = yield Ask(seat, YesNo("fight-pirates", rule="14.4.59", params={"hex": hex}))
        if fights and allied:
            yield from break_up(g, seat, hex)
        elif corsairs(g, hex) and not fights:
            yield from ally(g, seat, hex)


MEETINGS.add(meet_pirates, "pirate-alliance")


def ally(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§14.4.59 The pirates on the hex are under the command of the player."""
    number = corsairs(g, hex)
    take(g, PIRATES, hex, *["ship"] * number)
    put(g, seat, hex, *[ALLY] * number)
    yield Note("alliance", seat=seat, other_seat=PIRATES, hex=hex, unit=ALLY, number=number)


def break_up(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§14.4.59 They are pirates again."""
    number = [*map(kind, ships(g, seat, hex))].count(ALLY)
    take(g, seat, hex, *[ALLY] * number)
    put(g, PIRATES, hex, *["ship"] * number)
    yield Note("alliance-ends", seat=seat, other_seat=PIRATES, hex=hex, unit=ALLY, number=number)


def part(g: Clash) -> Procedure[None]:
    """§14.4.59 Allies whom no ship or unit of the player accompanies leave the alliance."""
    for seat, player in enumerate(g.players):
        if player.civ and has_effect(g, seat, "pirate-alliance"):
            for hex in [at for at, units in g.units[seat].items() if all(kind(unit) == ALLY for unit in units)]:
                yield from break_up(g, seat, hex)


@on_event("units.moved", 70, "pirate_alliance")
def boarded(g: Clash, seat: int, start: str, target: str, units: tuple[str, ...]) -> Procedure[None]:
    """§14.4.59 Land units that board pirates make them allies, too."""
    if corsairs(g, target) and target in g.units[seat] and has_effect(g, seat, "pirate-alliance"):
        yield from ally(g, seat, target)
    yield from part(g)


@on_event("battle.ended", 95, "pirate_alliance")
def after_battle(g: Clash, attacker: Owner) -> Procedure[None]:
    yield from part(g)


@on_event("deed.done", 70, "pirate_alliance")
def after_deed(g: Clash, seat: int, deed: str) -> Procedure[None]:
    yield from part(g)


@on_veto("sail")
def accompanied(g: Clash, seat: int, start: str, group: tuple[str, ...]) -> Verdict:
    """§14.4.59 Allies move only with a ship or a unit of the player."""
    return (UNACCOMPANIED, start) if all(kind(unit) == ALLY for unit in group) else None


def betrayals(g: Clash, seat: int) -> Iterator[tuple[str, str]]:
    """§14.4.59 Where allies could be attacked by those beside them."""
    for hex, units in g.units[seat].items():
        if ALLY in map(kind, units):
            yield hex, hex


def may_betray(g: Clash, seat: int, start: str, target: str) -> Verdict:
    own = [unit for unit in ships(g, seat, start) if kind(unit) != ALLY]
    if not own:
        return NO_OWN_SHIP, start
    return (TIRED,) if all(has_mark(unit, STOPPED) for unit in own) else None


def betray(g: Clash, seat: int, start: str, target: str) -> Procedure[None]:
    """§14.4.59 A move is spent, no ship moves, and the allies are fought where they are."""
    yield from break_up(g, seat, start)
    yield from fight(g, seat, start)


def _betrayal_label(start: str, target: str) -> Label:
    return Label("attack-allies", [f"hex:{start}"], hex=start)


WAYS["betrayal"] = Way(betrayals, may_betray, betray, _betrayal_label)

# ---------------------------------------------------------------------- Mercenary System


def ship_for_draft(g: Clash, seat: int, city: str, offer: str) -> Iterable[str]:
    """§14.4.60 In a city with a port Draft may bring a ship."""
    for _, effect in effects(g, seat, "unit-for-draft"):
        to_be_had = not all_recruited(g, seat, effect["unit"]) or count(g, seat, effect["unit"])
        if offer == effect["offer"] and has_building(g, city, effect["building"]) and to_be_had:
            yield f"{effect['unit']}:{offer.partition(':')[2]}"


INSTEAD.add(ship_for_draft, "unit-for-draft")
