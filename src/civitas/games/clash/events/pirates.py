"""§11.4 Pirates of the expansion: black ships that plunder coasts and close the sea."""

from __future__ import annotations

from civitas.games.clash.actions.cities import lower_mood
from civitas.games.clash.advances.trade_routes import BARRED
from civitas.games.clash.battle.fighters import under_way
from civitas.games.clash.box.content import GOODS, PREVIEW
from civitas.games.clash.box.hooks import Price, listeners, vetoes
from civitas.games.clash.box.labels import good_label, hex_label
from civitas.games.clash.box.paying import affordable, pay
from civitas.games.clash.box.queries import (
    PIRATES,
    Clash,
    Owner,
    after,
    cities,
    gain,
    is_water,
    put,
    ships,
    supply,
    take,
)
from civitas.games.clash.events.drawing import able_to_fall, choose_city, symbol
from civitas.kernel import Ask, Note, One, Procedure, Reason, Verdict, seat_of

_RECORD = PREVIEW["pirates"]

PIRATES_NEAR = Reason("pirates-near", "11.4", "hex")


def pirate_waters(g: Clash) -> list[str]:
    """Where pirates lie."""
    return list(g.units[PIRATES])


def beside_pirates(g: Clash, hex: str) -> bool:
    return any(n in g.units[PIRATES] for n in g.atlas.neighbours[hex])


def landings(g: Clash, seat: int, first: str) -> list[str]:
    """§11.4 Water without ships for a pirate ship; the first next to an own city if possible, the second beside it."""
    seats = (*range(g.seats), PIRATES)
    free = [hex for hex in g.atlas.hexes if is_water(g, hex) and not any(ships(g, owner, hex) for owner in seats)]
    if first:
        return [*free, first]
    own = {n for city in cities(g, seat) for n in g.atlas.neighbours[city]}
    return [hex for hex in free if hex in own] or free


@symbol("pirates")
def pirates(g: Clash, seat: int) -> Procedure[None]:
    """§11.4 Two pirate ships by choice of the drawer, from the board if there are too few; then they plunder."""
    for _ in range(max(0, int(_RECORD["ships"]) - supply(g, PIRATES, "ship"))):
        waters = pirate_waters(g)
        if not waters:
            break
        hex = waters[0]
        if len(waters) > 1:
            hex = yield Ask(seat, One("pirates-leave", waters, rule="11.4", label=hex_label))
        take(g, PIRATES, hex, "ship")
        yield Note("pirates-leave", hex=hex)
    first = ""
    for _ in range(int(_RECORD["ships"])):
        waters = landings(g, seat, first) if supply(g, PIRATES, "ship") else []
        if not waters:
            break
        hex = waters[0]
        if len(waters) > 1:
            hex = yield Ask(seat, One("pirates-come", waters, rule="11.4", label=hex_label))
        put(g, PIRATES, hex, "ship")
        first = first or hex
        yield Note("pirates-come", hex=hex)
    for victim in (seat, *after(g, seat)):
        yield from plunder(g, victim)


def plunder(g: Clash, seat: int) -> Procedure[None]:
    """§11.4 Who has a city next to pirates pays a good of choice; who has none sees such a city lose a step of mood."""
    coast = [hex for hex in cities(g, seat) if beside_pirates(g, hex)]
    if not coast:
        return
    first, *others = GOODS
    price = Price("pirates", {first: 1}, {first: tuple(others)})
    if affordable(g, seat, price) is None:
        yield from pay(g, seat, price)
        yield Note("plundered", seat=seat)
        return
    hexes = able_to_fall(g, coast)
    if hexes:
        hex = yield from choose_city(g, seat, hexes, "11.4")
        yield from lower_mood(g, hex)


@vetoes.on("produce")
def no_fishing(g: Clash, seat: int, city: str, hex: str) -> Verdict:
    """§11.4 Nothing is produced from water with pirates, nor from water beside them."""
    near = is_water(g, hex) and (hex in g.units[PIRATES] or beside_pirates(g, hex))
    return (PIRATES_NEAR, hex) if near else None


def closed_waters(g: Clash) -> set[str]:
    """§11.4 No trade route leads over a hex with pirates or next to them."""
    return {hex for at in pirate_waters(g) for hex in (at, *g.atlas.neighbours[at])}


BARRED.append(closed_waters)


@listeners.on("battle.ended", 40, "pirates")
def spoils(g: Clash, attacker: Owner) -> Procedure[None]:
    """§11.4 A gold for each pirate ship sunk, and a token of choice, won or lost."""
    battle = under_way(g)
    if PIRATES not in battle.owners:
        return
    side = battle.side(PIRATES)
    seat = seat_of(battle.owners[1 - side])
    for good, amount in _RECORD["sunk"].items():
        yield Note("gains", seat=seat, good=good, amount=gain(g, seat, good, amount * battle.lost[side]))
    token = yield Ask(seat, One("pirate-token", _RECORD["tokens"], rule="11.4", label=good_label))
    yield Note("gains", seat=seat, good=token, amount=gain(g, seat, token, 1))
