"""§11.1 §11.5 Events that destroy structures, which are worth points at the end for those who owned them."""

from __future__ import annotations

from collections import Counter
from functools import partial

from civitas.games.clash.box.content import ANGRY, DESTROYED
from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.inventory import Event
from civitas.games.clash.box.labels import DONE
from civitas.games.clash.box.queries import Clash, Owner, cities, kind, remove_city, size, stack, take, wonders_in
from civitas.games.clash.box.telling import SETTLEMENT as SETTLEMENT
from civitas.games.clash.box.telling import changes, pieces
from civitas.games.clash.events.drawing import choose_city, effect, lower_by_event
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict

POINTS: int = DESTROYED.points
MOST: int = DESTROYED.most

SETTLEMENT_LAST = Reason("settlement-last", "11.5.19", "hex")
AT_LEAST_ONE = Reason("at-least-one", "11.5.19")


def remember(g: Clash, owner: Owner, piece: str) -> None:
    """§11.1 A destroyed settlement or building leaves the game and brings its last owner points."""
    if isinstance(owner, int):
        player = g.players[owner]
        player.event_halves += 2 * POINTS
        player.destroyed += (piece,)


def destroy_building(g: Clash, hex: str, building: str) -> None:
    """§11.1 One building is gone for good."""
    colour = next(colour for built, colour in g.buildings[hex] if built == building)
    g.buildings[hex] = tuple(pair for pair in g.buildings[hex] if pair[0] != building)
    if building == "port":
        del g.ports[hex]
    remember(g, colour, building)


def destroy_settlement(g: Clash, hex: str) -> None:
    """§11.1 §12.4 With the settlement the city is gone; wonders keep the markers on their cards."""
    remember(g, g.city[hex], SETTLEMENT)
    marks = {wonder: g.wonder_marks[wonder] for wonder in wonders_in(g, hex)}
    remove_city(g, hex)
    g.wonder_marks.update(marks)


@effect("volcano")
def volcano(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.18 With four cities one of them is buried, with its units."""
    own = cities(g, seat)
    if len(own) < event.cities:
        return
    hex = yield from choose_city(g, seat, own, "11.5.18")
    before, units = pieces(g, hex), stack(g, seat, hex)
    for unit in units:
        take(g, seat, hex, unit)
    for building, _ in g.buildings[hex]:
        destroy_building(g, hex, building)
    destroy_settlement(g, hex)
    yield Note("buried", seat=seat, hex=hex, units=Counter(map(kind, units)), **changes(before, []))
    for unit in units:
        yield from trigger("unit.lost", g, seat, kind(unit))


def structures(g: Clash, seat: int) -> list[str]:
    """Every "city:piece" of a player's cities."""
    found = []
    for hex in cities(g, seat):
        found += [f"{hex}:{building}" for building, _ in g.buildings[hex]]
        found += [f"{hex}:{wonder}" for wonder in wonders_in(g, hex)]
        found.append(f"{hex}:{SETTLEMENT}")
    return found


def may_fall(g: Clash, answer: str, first: bool = False) -> Verdict:
    """§11.5.19 A settlement only when nothing else is left in its city."""
    if answer == DONE:
        return (AT_LEAST_ONE,) if first else None
    hex, _, piece = answer.partition(":")
    return (SETTLEMENT_LAST, hex) if piece == SETTLEMENT and size(g, hex) > 1 else None


@effect("earthquake")
def earthquake(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.19 §11.5.20 With three cities one to three structures fall; the cities touched lose a step of mood."""
    if len(cities(g, seat)) < event.cities:
        return
    touched: list[str] = []
    for number in range(MOST):
        prompt = One(
            "earthquake",
            lambda: [*structures(g, seat), DONE],
            partial(may_fall, g, first=number == 0),
            rule="11.5.19",
            params={"number": MOST - number},
            label=_label,
        )
        answer = yield Ask(seat, prompt)
        if answer == DONE:
            break
        hex, _, piece = answer.partition(":")
        touched += [] if hex in touched else [hex]
        yield from fall(g, seat, hex, piece)
    for hex in touched:
        if hex in g.city and g.mood[hex] != ANGRY:
            yield from lower_by_event(g, seat, hex)


def fall(g: Clash, seat: int, hex: str, piece: str) -> Procedure[None]:
    """§11.5.19 One structure falls."""
    before = pieces(g, hex)
    if piece == SETTLEMENT:
        destroy_settlement(g, hex)
    elif piece in wonders_in(g, hex):
        g.wonders[piece] = ""
    else:
        destroy_building(g, hex, piece)
    yield Note("destroyed", seat=seat, hex=hex, structure=piece, **changes(before, pieces(g, hex)))


def _label(answer: str) -> Label:
    if answer == DONE:
        return Label("done")
    hex, _, piece = answer.partition(":")
    return Label("structure", [f"hex:{hex}"], structure=piece, hex=hex)
