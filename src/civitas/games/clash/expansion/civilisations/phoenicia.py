"""§14.4 Phoenicia: Self-sufficient Cities, Bireme, Alphabet, Cedar and Dye."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.games.clash.advances.trade_routes import CARRIERS, GOODS, PARTNERS, Passes, trades
from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.content import ADVANCES, GOVERNMENTS
from civitas.games.clash.box.queries import (
    Clash,
    Owner,
    cities,
    effects,
    has_building,
    is_ship,
    is_water,
    owns,
    reach,
)
from civitas.games.clash.expansion.hooks import on_number, on_veto
from civitas.games.clash.scoring import BONUSES
from civitas.kernel import Reason, Verdict

SELF_SUFFICIENT = Reason("self-sufficient", "14.4.17", "hex", "building")

# ---------------------------------------------------------------------- Self-sufficient Cities


@on_veto("influence.prize")
def kept_ports(g: Clash, seat: int, target: str, building: str) -> Verdict:
    """§14.4.17 A port of the owner's colour in an own city cannot be taken over."""
    owner = g.city[target]
    for _, effect in effects(g, owner, "kept-building"):
        if building == effect["building"] and (building, owner) in g.buildings[target]:
            return SELF_SUFFICIENT, target, building
    return None


def ports_count_more(g: Clash, seat: int) -> dict[str, int]:
    """§14.4.17 Half a point more for each port of one's colour, nothing for advances of a government."""
    found = {"structures": 0, "advances": 0}
    for _, effect in effects(g, seat, "kept-building"):
        ports = sum((effect["building"], seat) in built for built in g.buildings.values())
        governing = sum(ADVANCES[id].category in GOVERNMENTS for id in g.players[seat].advances)
        found["structures"] += ports * int(effect["more_halves"])
        found["advances"] -= governing * int(effect["fewer_halves"])
    return found


BONUSES.append(ports_count_more)

# ---------------------------------------------------------------------- Bireme


@on_number("combat.value", "bireme")
def bireme(g: Clash, owner: Owner, battle: Battle) -> int:
    """§14.4.18 Two more at sea, in every round; against War Ships in the first only."""
    if not battle.sea:
        return 0
    enemy = battle.owners[1 - battle.side(owner)]
    return sum(
        effect["value"]
        for _, effect in effects(g, owner, "sea-value")
        if battle.round == 1 or not owns(g, enemy, effect["first_round_against"])
    )


# ---------------------------------------------------------------------- Alphabet


def letters(g: Clash, seat: int, pair: str) -> Iterator[str]:
    """§14.4.19 Two routes of a turn may bring an idea or two food instead."""
    for _, effect in effects(g, seat, "route-goods"):
        written = sum(route.rpartition(":")[2] in effect["goods"] for route in g.turn.picks)
        if written < effect["most"]:
            yield from effect["goods"]


GOODS.append(letters)

# ---------------------------------------------------------------------- Cedar and Dye


def trading_ports(g: Clash, seat: int) -> Iterator[tuple[str, str, int]]:
    """§14.4.20 Cities with a port form a route each."""
    for _, effect in effects(g, seat, "trading-cities"):
        for hex in cities(g, seat):
            if has_building(g, hex, effect["building"]):
                yield hex, effect["building"], 1


CARRIERS.append(trading_ports)


def far_coasts(g: Clash, seat: int, hex: str, unit: str, passes: Passes) -> Iterator[str]:
    """§14.4.20 Ships and these cities reach cities at the coast one hex farther, over land and water."""
    for _, effect in effects(g, seat, "trading-cities"):
        if unit == effect["building"] or is_ship(unit):
            for at in reach(g, [hex], passes, effect["range"]):
                if trades(g, seat, at) and any(is_water(g, n) for n in g.atlas.neighbours[at]):
                    yield at


PARTNERS.append(far_coasts)
