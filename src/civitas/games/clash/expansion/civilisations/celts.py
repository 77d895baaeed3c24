"""§14.4 The Celts: Tribal Brothers, Truce, Druid Order, Close Contacts."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.games.clash.actions.influence import SPECIAL, Special
from civitas.games.clash.advances.trade_routes import PARTNERS, ROUTES, Passes
from civitas.games.clash.battle.fighters import fighters
from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import (
    BARBARIANS,
    Clash,
    Owner,
    cities,
    effects,
    has_effect,
    reach,
    settlements_left,
    size,
    supply,
    within,
)
from civitas.games.clash.events.barbarians import MASTERS, barbarians_appear, has_room, places_to_appear
from civitas.games.clash.expansion.hooks import on_event, on_number
from civitas.games.clash.scoring import BONUSES
from civitas.kernel import Ask, Note, Procedure, Reason, Verdict, YesNo

NO_BARBARIANS = Reason("no-barbarians", "14.4.26")

# ---------------------------------------------------------------------- Tribal Brothers


@on_number("combat.value", "tribal_brothers")
def tribal_brothers(g: Clash, owner: Owner, battle: Battle) -> int:
    """§14.4.25 On land against army units of a player: one for each barbarian city near, four at most."""
    found = effects(g, owner, "barbarian-brothers")
    side = 1 - battle.side(owner)
    if not found or battle.sea or not isinstance(battle.owners[side], int) or not fighters(g, battle, side):
        return 0
    ((_, effect),) = found
    near = sum(within(g, battle.hex, hex, effect["range"]) for hex in cities(g, BARBARIANS))
    return int(min(near, effect["most"]))


# ---------------------------------------------------------------------- Truce

PAID = "truce"
"""The fact that the truce of an event has been paid for."""


def can_settle(g: Clash, seat: int) -> Verdict:
    """§14.4.26 A new city has a place and a piece, or an army unit has."""
    city = settlements_left(g, BARBARIANS) and places_to_appear(g, seat)
    unit = supply(g, BARBARIANS, "infantry") and any(has_room(g, hex) for hex in cities(g, BARBARIANS))
    return None if city or unit else (NO_BARBARIANS,)


add_deed("truce", can_settle, barbarians_appear, action=True, advance="truce", once=True)


def keep_truce(g: Clash, seat: int, hex: str, targets: list[str]) -> Procedure[list[str]]:
    """§14.4.26 Paid for once in an event, the truce holds back every group that the player wants to stay."""
    for advance, effect in effects(g, seat, "truce"):
        price = price_of("civilisation", advance, effect["price"], g, seat)
        paid = (PAID, g.event) in g.turn.facts
        if not paid and affordable(g, seat, price) is not None:
            continue
        if (yield Ask(seat, YesNo("truce-paid" if paid else "truce", rule="14.4.26", params={"hex": hex}))):
            if not paid:
                yield from pay(g, seat, price)
                g.turn.facts += ((PAID, g.event),)
            yield Note("truce", seat=seat, hex=hex)
            return []
    return targets


MASTERS.append(keep_truce)

# ---------------------------------------------------------------------- Druid Order

_DRUIDS = "culture:"
"""A token of the druids on the mat, with the hex of its city behind it."""


def open_to_druids(g: Clash, seat: int, hex: str) -> bool:
    """§14.4.27 A barbarian city of size one without druids of the player."""
    if not has_effect(g, seat, "druids") or g.city.get(hex) != BARBARIANS:
        return False
    return size(g, hex) == 1 and _DRUIDS + hex not in g.players[seat].mat


def send_druids(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§14.4.27 A culture token from the supply marks the city."""
    g.players[seat].mat += (_DRUIDS + hex,)
    yield Note("druids", seat=seat, hex=hex)


SPECIAL.add(Special(open_to_druids, send_druids), "druids")


def _drive_out(g: Clash, hex: str) -> None:
    for player in g.players:
        if _DRUIDS + hex in player.mat:
            player.mat = tuple(piece for piece in player.mat if piece != _DRUIDS + hex)


@on_event("city.captured", 60, "druids")
def druids_flee(g: Clash, seat: int, hex: str, loser: Owner, size: int) -> Procedure[None]:
    """§14.4.27 The token is lost when the city is captured."""
    _drive_out(g, hex)
    yield from ()


@on_event("influence.succeeded", 60, "druids")
def druids_leave(g: Clash, seat: int, start: str, target: str, building: str) -> Procedure[None]:
    """§14.4.27 Or when a card has won it over."""
    if g.city.get(target, BARBARIANS) != BARBARIANS:
        _drive_out(g, target)
    yield from ()


def druids_count(g: Clash, seat: int) -> dict[str, int]:
    """§14.4.27 A point for each barbarian city with druids, among the structures."""
    held = [piece for piece in g.players[seat].mat if piece.startswith(_DRUIDS)]
    number = sum(g.city.get(piece.removeprefix(_DRUIDS)) == BARBARIANS for piece in held)
    return {"structures": sum(2 * effect["points"] * number for _, effect in effects(g, seat, "druids"))}


BONUSES.append(druids_count)

# ---------------------------------------------------------------------- Close Contacts


def tribes(g: Clash, seat: int, hex: str, unit: str, passes: Passes) -> Iterator[str]:
    """§14.4.28 Barbarian cities are partners in trade."""
    if has_effect(g, seat, "barbarian-trade"):
        yield from (at for at in reach(g, [hex], passes, ROUTES["range"]) if g.city.get(at) == BARBARIANS)


PARTNERS.append(tribes)
