"""§10.3 Capturing a city, in all its cases, and §10.4 what happens to cargo after a battle at sea."""

from __future__ import annotations

from civitas.games.clash.box.content import ANGRY, BOX, BUILDINGS, HAPPY, WONDERS
from civitas.games.clash.box.hooks import modifiers, trigger
from civitas.games.clash.box.labels import unit_label
from civitas.games.clash.box.placing import place_unit
from civitas.games.clash.box.queries import (
    BARBARIANS,
    Clash,
    Owner,
    buildings_left,
    cargo,
    gain,
    kind,
    per_ship,
    remove_city,
    settlements_left,
    ships,
    size,
    take,
    wonders_in,
)
from civitas.games.clash.box.telling import changes, pieces
from civitas.kernel import Ask, Note, One, Procedure, Term, seat_of, total


def capture(g: Clash, winner: Owner, hex: str) -> Procedure[None]:
    """§10.3 §10.3.2 The attacker who has won in a city must capture it; the loser may take in a refugee."""
    loser, was, before = g.city[hex], size(g, hex), pieces(g, hex)
    if not isinstance(winner, int):
        fall_to_barbarians(g, hex)
        yield Note("captured", seat=winner, other_seat=loser, hex=hex, **changes(before, pieces(g, hex)))
        yield from place_unit(g, seat_of(loser), "settler", "11.3.2")
        return
    if not isinstance(loser, int):
        gold = [Term("barbarian-city", amount) for amount in BOX["barbarians"]["city"].values()]
    else:
        gold = [*capture_gold(g, hex), *modifiers.terms("capture.gold", g, winner, hex)]
    removed = take_over(g, winner, hex)
    yield Note("captured", seat=winner, other_seat=loser, hex=hex, **changes(before, pieces(g, hex)))
    yield Note("gains", seat=winner, good="gold", amount=gain(g, winner, "gold", total(gold) + removed))
    if isinstance(loser, int):
        yield from place_unit(g, loser, "settler", "10.3.2", must=False)
    yield from trigger("city.captured", g, winner, hex, loser, was)


def capture_gold(g: Clash, hex: str) -> list[Term]:
    """§10.3 As much gold as the city is large, one more if it is happy, exactly one if it is angry."""
    if g.mood[hex] == ANGRY:
        return [Term("angry", int(BOX["mood"]["angry"]["gold"]))]
    terms = [Term("size", size(g, hex))]
    return [*terms, Term("happy", int(BOX["mood"]["happy"]["gold"]))] if g.mood[hex] == HAPPY else terms


def take_over(g: Clash, winner: int, hex: str) -> int:
    """§10.3 §10.3.4 Swap settlement and buildings of the loser; returns how many pieces had to be removed instead.

    §14.1.1 Obelisks stay as they are.
    """
    loser = g.city[hex]
    if not settlements_left(g, winner):
        removed = size(g, hex)
        remove_city(g, hex)
        return removed
    kept: list[tuple[str, int]] = []
    removed = 0
    for building, colour in g.buildings[hex]:
        if colour != loser or BUILDINGS[building].keeps_colour:
            kept.append((building, colour))
        elif buildings_left(g, winner, building):
            kept.append((building, winner))
        else:
            removed += 1
            if building == "port":
                del g.ports[hex]
    g.buildings[hex] = tuple(kept)
    g.city[hex] = winner
    g.mood[hex] = ANGRY
    mark_wonders(g, winner, hex)
    return removed


def mark_wonders(g: Clash, holder: Owner, hex: str) -> None:
    """§12.5 §12.11 The builder's marker stays on the card; beside it lies that of whoever has captured the city."""
    for wonder in wonders_in(g, hex):
        builder = g.wonder_marks[wonder][0]
        if isinstance(holder, int) and holder != builder and WONDERS[wonder].shared_points:
            g.wonder_marks[wonder] = (builder, holder)
        else:
            g.wonder_marks[wonder] = (builder,)


def fall_to_barbarians(g: Clash, hex: str) -> None:
    """§11.3.2 The settlement turns grey, the buildings keep their colours, the city is angry; refugees found a home."""
    if settlements_left(g, BARBARIANS):
        g.city[hex] = BARBARIANS
        g.mood[hex] = ANGRY
        mark_wonders(g, BARBARIANS, hex)
    else:
        remove_city(g, hex)


def lose_cargo(g: Clash, owner: Owner, controller: Owner, hex: str) -> Procedure[None]:
    """§10.4 What the ships that are left cannot carry drowns, by choice of its owner."""
    room = len(ships(g, owner, hex)) * per_ship(g, owner)
    while len(cargo(g, owner, hex)) > room:
        kinds = sorted({kind(unit) for unit in cargo(g, owner, hex)})
        drowned = kinds[0]
        if len(kinds) > 1 and room:
            prompt = One("drown", kinds, rule="10.4", params={"hex": hex}, label=unit_label)
            drowned = yield Ask(seat_of(controller), prompt)
        if g.battle is not None:
            yield from trigger("unit.dying", g, owner, hex, drowned)
        take(g, owner, hex, drowned)
        yield Note("drowned", seat=owner, unit=drowned, hex=hex)
        if g.battle is None:
            yield from trigger("unit.lost", g, owner, drowned)
