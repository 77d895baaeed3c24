"""§12.8 The loan of the Great Library, which may be named in the midst of things: when it is first of use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from civitas.games.clash.box.content import ADVANCES, EFFECTS, GOVERNMENTS, LEARNED
from civitas.games.clash.box.labels import NONE
from civitas.games.clash.box.paying import affordable, price_of
from civitas.games.clash.box.queries import Clash, holds, owns
from civitas.kernel import Ask, Label, Note, One, Procedure

Record = dict[str, Any]


def is_lent(g: Clash, seat: int, advance: str) -> bool:
    """§12.8 Does the Library lend it to this player? Neither what is owned already nor governments."""
    return advance in LEARNED and not owns(g, seat, advance) and ADVANCES[advance].category not in GOVERNMENTS


def borrowable(g: Clash, seat: int) -> list[str]:
    """§12.8 Everything that the Library lends."""
    return [id for id in LEARNED if is_lent(g, seat, id)]


def take_out(g: Clash, seat: int, advance: str) -> Procedure[None]:
    """§12.8 From now on the advance serves until the end of the turn."""
    g.players[seat].borrowed = advance
    yield Note("borrowed", seat=seat, advance=advance)


def lend(g: Clash, seat: int, *effects: str, useful: Callable[[Record], bool] | None = None) -> Procedure[None]:
    """§12.8 Whoever could use an advance with one of these effects right now may still name it, on their own turn.

    Nobody is asked for what would not help or could not be paid.
    """
    if g.turn.seat != seat or not holds(g, seat, "great_library"):
        return
    helping = [
        advance
        for effect in effects
        for advance, record in EFFECTS[effect]
        if (useful is None or useful(record)) and is_lent(g, seat, advance) and _payable(g, seat, advance, record)
    ]
    if helping and not g.players[seat].borrowed:
        choices = [*dict.fromkeys(helping), NONE]
        advance = yield Ask(seat, One("library", choices, rule="12.8", label=loan_label))
        if advance != NONE:
            yield from take_out(g, seat, advance)


def loan_label(id: str) -> Label:
    return Label("no-loan") if id == NONE else Label("advance", [f"advance:{id}"], advance=id)


def _payable(g: Clash, seat: int, advance: str, record: Record) -> bool:
    return affordable(g, seat, price_of(advance, advance, record.get("price", {}), g, seat)) is None
