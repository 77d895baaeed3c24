"""§14.8 Leaders: whose figure stands where, and which of their abilities work."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from civitas.games.clash.box.content import ABILITIES, ABILITIES_OF, BOX, LED
from civitas.games.clash.box.owners import Nobody, Owner
from civitas.games.clash.box.queries import Clash, kind

ALL, PRINTED = "all", "printed"
"""Values of the option for leaders: every ability, or only those whose effect is known from print."""

ARMY_LIMIT: int = BOX["limits"]["army"]


class Led(NamedTuple):
    """An ability at work: its name, one of its effects as the data file has it, and where the figure stands."""

    ability: str
    effect: dict[str, Any]
    hex: str


def figure(g: Clash, seat: int) -> str:
    """§14.8 The hex of a player's leader; empty if none is on the board."""
    if g.players[seat].leader:
        for hex, units in g.units[seat].items():
            for unit in units:
                if kind(unit) in LED:
                    return hex
    return ""


@cache
def abilities_of(leader: str, printed: bool) -> tuple[str, ...]:
    """§14.8 What this leader can do; at tables that want it so, only what is printed."""
    return tuple(id for id in ABILITIES_OF[leader] if ABILITIES[id].printed or not printed)


@cache
def _with_effect(leader: str, printed: bool, effect: str) -> tuple[tuple[str, dict[str, Any]], ...]:
    known = abilities_of(leader, printed)
    return tuple((id, e) for id in known for e in ABILITIES[id].effects if e["kind"] == effect)


def only_printed(g: Clash) -> bool:
    return g.options.get("leaders") == PRINTED


def led(g: Clash, owner: Owner | Nobody, effect: str) -> list[Led]:
    """§14.8 The abilities with this effect of a player's leader on the board. Most players have none."""
    if not isinstance(owner, int):
        return []
    leader = g.players[owner].leader
    if not leader:
        return []
    found = _with_effect(leader, only_printed(g), effect)
    if not found:
        return []
    hex = figure(g, owner)
    return [Led(id, record, hex) for id, record in found] if hex else []


def known_abilities(g: Clash, seat: int) -> tuple[str, ...]:
    """§14.8 The abilities of the leader in play."""
    leader = g.players[seat].leader
    return abilities_of(leader, only_printed(g)) if leader else ()


def stack_limit(g: Clash, owner: Owner, hex: str, group: tuple[str, ...] = ()) -> int:
    """§5.12 How many army units may stand on a hex once this group is there; one leader allows more with himself."""
    for _, effect, at in led(g, owner, "stack-limit"):
        if at == hex or any(kind(unit) in LED for unit in group):
            return int(effect["value"])
    return ARMY_LIMIT
