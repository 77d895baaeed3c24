"""§14.10.4 The leaders of the Vikings: Knut, Erik and Ragnar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from civitas.games.clash.actions.move import arrived
from civitas.games.clash.actions.targets import HEX_FULL
from civitas.games.clash.advances.deeds import collect_taxes
from civitas.games.clash.battle.fight import fight
from civitas.games.clash.box.content import ABILITIES
from civitas.games.clash.box.deeds import ONCE_A_TURN, add_deed
from civitas.games.clash.box.hooks import trigger, vetoes
from civitas.games.clash.box.labels import hex_label
from civitas.games.clash.box.leaders import figure, led, stack_limit
from civitas.games.clash.box.paying import pay
from civitas.games.clash.box.queries import (
    MOVED,
    Clash,
    army,
    cargo,
    hostile,
    is_army,
    is_land,
    is_water,
    kind,
    put,
    take,
    unmarked,
    works,
)
from civitas.games.clash.expansion.leaders.here import (
    ability,
    leader_price,
    may_pay,
    may_spend_activation,
    spend_activation,
)
from civitas.games.clash.scoring import BONUSES
from civitas.kernel import Ask, Note, One, Procedure, Reason, Verdict

NOT_ABOARD = Reason("leader-not-aboard", "14.10.4")
NO_TAXES = Reason("no-taxes", "14.10.4", "advance")
MARKED_TILE = Reason("marked-tile", "14.10.4")
NO_SHORE = Reason("no-shore", "14.10.4", "hex")

# ---------------------------------------------------------------------- Knut


def far_from_home(g: Clash, seat: int) -> Mapping[str, int]:
    """§14.10.4 Ruler of the North: half a point for each step between him and the first city."""
    home = g.players[seat].home
    found = [effect["halves"] * g.atlas.distance[home][hex] for _, effect, hex in led(g, seat, "far-from-home")]
    return {"leaders": sum(found)} if found else {}


BONUSES.append(far_from_home)


def may_levy(g: Clash, seat: int) -> Verdict:
    found = ability(g, seat, "danegeld")
    verdict = may_spend_activation(g, seat, found)
    if found is not None and verdict is None:
        advance = found.effect["advance"]
        if not works(g, seat, advance):
            return NO_TAXES, advance
        return (ONCE_A_TURN, advance) if advance in g.turn.used else None
    return verdict


def levy(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.4 Danegeld: his city is activated, and taxes are collected without paying for them, once a turn in all."""
    found = ability(g, seat, "danegeld")
    assert found is not None
    g.turn.used += (found.effect["advance"],)
    yield from spend_activation(g, seat, found)
    yield from collect_taxes(g, seat)


add_deed("danegeld", may_levy, levy, action=True, advance="danegeld", once=True)

# ---------------------------------------------------------------------- Erik


def may_mark(g: Clash, seat: int) -> Verdict:
    """§14.10.4 Aboard a ship, on a tile without his marker."""
    found = ability(g, seat, "explorer")
    if found is None or not is_water(g, found.hex):
        return (NOT_ABOARD,)
    if g.atlas.slot_of[found.hex] in g.players[seat].landmarks:
        return (MARKED_TILE,)
    return may_pay(g, seat, found)


def mark_tile(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.4 Legendary Explorer: a token for a marker on the tile, which is worth a point."""
    found = ability(g, seat, "explorer")
    assert found is not None
    yield from pay(g, seat, leader_price(g, seat, found))
    g.players[seat].landmarks += (g.atlas.slot_of[found.hex],)
    yield Note("tile-marked", seat=seat, hex=found.hex)


add_deed("legendary_explorer", may_mark, mark_tile, action=True, advance="legendary_explorer")


def landmarks(g: Clash, seat: int) -> Mapping[str, int]:
    """§14.10.4 A point for each, which counts among the objectives in a tie, even when he is gone."""
    number = len(g.players[seat].landmarks)
    if not number:
        return {}
    (effect,) = ABILITIES["legendary_explorer"].effects
    return {"objectives": 2 * effect["points"] * number}


BONUSES.append(landmarks)


def shores(g: Clash, seat: int, hex: str) -> list[str]:
    return [n for n in g.atlas.neighbours[hex] if is_land(g, n)]


def may_settle(g: Clash, seat: int, start: str, target: str) -> Verdict:
    """§14.10.4 Room for all of them, and nobody there with whom one is at peace."""
    group = cargo(g, seat, start)
    if len(army(g, seat, target)) + sum(map(is_army, group)) > stack_limit(g, seat, target, group):
        return HEX_FULL, target
    return vetoes.verdict("enter", g, seat, start, target, group)


def can_settle(g: Clash, seat: int) -> Verdict:
    hex = figure(g, seat)
    if not hex or not is_water(g, hex):
        return (NOT_ABOARD,)
    verdict: Verdict = NO_SHORE, hex
    for target in shores(g, seat, hex):
        verdict = may_settle(g, seat, hex, target)
        if verdict is None:
            return None
    return verdict


def settle(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.4 New Colonies: whoever is aboard on his hex goes ashore together, without a move, even into a battle."""
    start = figure(g, seat)
    prompt = One(
        "new-colonies",
        shores(g, seat, start),
        lambda target: may_settle(g, seat, start, target),
        rule="14.10.4",
        label=hex_label,
    )
    target = yield Ask(seat, prompt)
    group, battle = cargo(g, seat, start), hostile(g, seat, target)
    take(g, seat, start, *group)
    put(g, seat, target, *(unmarked(arrived(g, unit, target, "", battle), MOVED) for unit in group))
    yield Note("moved", seat=seat, hex=start, to_hex=target, units=Counter(map(kind, group)))
    if battle:
        yield from fight(g, seat, target, start, landed=True)
    yield from trigger("units.moved", g, seat, start, target, group)


add_deed("new_colonies", can_settle, settle, action=False, advance="new_colonies")
