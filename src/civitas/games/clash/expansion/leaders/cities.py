"""§14.10 What leaders do for the city in which they stand, and to barbarians around."""

from __future__ import annotations

from civitas.games.clash.box.hooks import listeners, vetoes
from civitas.games.clash.box.leaders import led
from civitas.games.clash.box.queries import Clash, within
from civitas.games.clash.events.barbarians import MASTERS
from civitas.games.clash.expansion.leaders.here import bring
from civitas.kernel import Ask, Procedure, Reason, Verdict, YesNo

LEADER_PROTECTS = Reason("leader-protects", "14.10", "hex")


@listeners.on("city.activated", 30, "leaders")
def busy_city(g: Clash, seat: int, hex: str, use: str) -> Procedure[None]:
    """§14.10 Goods for activating the city of the leader, for some uses or for all but one."""
    for found in led(g, seat, "activation"):
        wanted = use in found.effect.get("uses", (use,)) and use not in found.effect.get("but", ())
        if found.hex == hex and wanted:
            yield from bring(g, seat, found)


@vetoes.on("influence.target")
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
