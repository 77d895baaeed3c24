"""§14.10 What leaders do for the city in which they stand, and to barbarians around."""

from __future__ import annotations

from civitas.games.clash.box.hooks import BY_LEADERS, Price
from civitas.games.clash.box.leaders import led
from civitas.games.clash.box.queries import Clash, within
from civitas.games.clash.events.barbarians import MASTERS
from civitas.games.clash.expansion.hooks import on_event, on_number, on_price, on_veto
from civitas.games.clash.expansion.leaders.here import bring
from civitas.kernel import Ask, Procedure, Reason, Verdict, YesNo

LEADER_PROTECTS = Reason("leader-protects", "14.10", "hex")


@on_event("city.activated", 30, "leaders")
def busy_city(g: Clash, seat: int, hex: str, use: str) -> Procedure[None]:
    """§14.10 Goods for activating the city of the leader, for some uses or for all but one."""
    for found in led(g, seat, "activation"):
        wanted = use in found.effect.get("uses", (use,)) and use not in found.effect.get("but", ())
        if found.hex == hex and wanted:
            yield from bring(g, seat, found)


@on_veto("influence.target")
def out_of_influence(g: Clash, seat: int, target: str) -> Verdict:
    """§14.10 Where such a leader stands nobody else influences culture."""
    owner = g.city.get(target, seat)
    if owner == seat:
        return None
    return (LEADER_PROTECTS, target) if any(at == target for _, _, at in led(g, owner, "uninfluenced")) else None


def held_back(g: Clash, seat: int, hex: str, targets: list[str]) -> Procedure[list[str]]:
    """§14.10 Near such a leader barbarians move only if his player agrees."""
    for player in range(g.seats):
        for _, effect, at in led(g, player, "commands-barbarians"):
            if targets and within(g, at, hex, effect["distance"]):
                let = YesNo("let-barbarians", rule="14.10", params={"hex": hex})
                if not (yield Ask(player, let)):
                    return []
    return targets


MASTERS.append(held_back)


# ---------------------------------------------------------------------- building, founding, recruiting


def _built(g: Clash, seat: int, hex: str, thing: str) -> Procedure[None]:
    for found in led(g, seat, "construct"):
        if found.hex == hex and thing in found.effect["things"]:
            yield from bring(g, seat, found)


@on_event("building.built", 65, "leaders")
def busy_builders(g: Clash, seat: int, hex: str, building: str) -> Procedure[None]:
    """§14.10 Goods for certain buildings in the city of the leader."""
    yield from _built(g, seat, hex, building)


@on_event("wonder.built", 65, "leaders")
def proud_builders(g: Clash, seat: int, hex: str, wonder: str) -> Procedure[None]:
    """§14.10 The same for a wonder."""
    yield from _built(g, seat, hex, "wonder")


@on_event("city.founded", 65, "leaders")
def founded_near(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§14.10 Goods for a city founded near the leader."""
    for found in led(g, seat, "founding"):
        if within(g, found.hex, hex, found.effect["distance"]):
            yield from bring(g, seat, found)


@on_number("recruit.maximum", "leader")
def more_recruits(g: Clash, seat: int, hex: str) -> int:
    """§14.10.6 The city of the leader recruits more."""
    return sum(effect["value"] for _, effect, at in led(g, seat, "recruit-maximum") if at == hex)


@on_price("unit", BY_LEADERS)
def cheaper_unit(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§14.10.10 A kind of unit costs less in the city of the leader."""
    for found in led(g, seat, "unit-price"):
        if found.hex == hex and found.effect["unit"] == subject:
            price.less(found.ability, found.effect["good"], found.effect["less"])


# ---------------------------------------------------------------------- culture


@on_number("influence.roll", "leader")
def persuasion(g: Clash, seat: int, start: str, target: str) -> int:
    """§14.10.11 More on the roll when culture comes from the city of the leader."""
    return sum(effect["value"] for _, effect, at in led(g, seat, "influence-roll") if at == start)


@on_veto("influence.boost")
def no_boosts(g: Clash, seat: int, target: str) -> Verdict:
    """§14.10.9 Attempts of others on the city of such a leader cannot be boosted."""
    owner = g.city.get(target, seat)
    if owner == seat:
        return None
    return (LEADER_PROTECTS, target) if any(at == target for _, _, at in led(g, owner, "unboosted")) else None
