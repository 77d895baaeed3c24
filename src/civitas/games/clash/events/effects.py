"""§11.5 The effects of events: years, plagues, famines, floods, migrations, unrest."""

from __future__ import annotations

from civitas.games.clash.battle.capture import lose_cargo
from civitas.games.clash.box.content import ANGRY, HAPPY
from civitas.games.clash.box.hooks import trigger, vetoes
from civitas.games.clash.box.inventory import Event
from civitas.games.clash.box.labels import seat_label
from civitas.games.clash.box.placing import place_unit
from civitas.games.clash.box.queries import (
    Clash,
    after,
    army,
    cities,
    effects,
    gain,
    government,
    is_army,
    is_water,
    kind,
    lose,
    owns,
    take,
)
from civitas.games.clash.events.drawing import (
    able_to_fall,
    choose_city,
    choose_player,
    effect,
    lower_by_event,
)
from civitas.games.clash.status import change_government
from civitas.kernel import Ask, Label, Note, One, Place, Procedure, Reason, Verdict

PESTILENCE = Reason("pestilence", "11.5.1")
NO_UNIT = "none"


def more_of_it(g: Clash, seat: int, event: Event) -> bool:
    """§11.5.1 §11.5.2 Those who travel spread a plague."""
    return any(owns(g, seat, advance) for advance in event.more_with)


@effect("pestilence")
def pestilence(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.1 With two cities one, or two for travellers, lose a step of mood; nobody builds without Sanitation."""
    g.pestilence = True
    if len(cities(g, seat)) < event.cities:
        return
    lowered: list[str] = []
    for _ in range(2 if more_of_it(g, seat, event) else 1):
        hexes = [hex for hex in able_to_fall(g, cities(g, seat)) if hex not in lowered]
        if hexes:
            hex = yield from choose_city(g, seat, hexes, "11.5.1")
            lowered.append(hex)
            yield from lower_by_event(g, seat, hex)


@vetoes.on("construct")
def plague_ban(g: Clash, seat: int, hex: str, thing: str) -> Verdict:
    """§11.5.1 After the pestilence nobody constructs without Sanitation."""
    if not g.pestilence:
        return None
    healthy = any(shield["events"] == "plague" for _, shield in effects(g, seat, "shield"))
    return None if healthy else (PESTILENCE,)


@effect("epidemic")
def epidemic(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.2 With two units one, or two for travellers, are removed by choice of their owner."""
    if sum(map(len, g.units[seat].values())) < event.units:
        return
    for _ in range(2 if more_of_it(g, seat, event) else 1):
        yield from remove_unit(g, seat, [f"{hex}:{unit}" for hex, unit in own_units(g, seat)], "11.5.2")


def own_units(g: Clash, seat: int) -> list[tuple[str, str]]:
    """Where which kinds of units stand."""
    return [(hex, name) for hex, units in g.units[seat].items() for name in dict.fromkeys(map(kind, units))]


def remove_unit(g: Clash, seat: int, choices: list[str], rule: str) -> Procedure[bool]:
    """Take one of the units off the board, unless one chooses not to where that is offered."""
    if not choices or choices == [NO_UNIT]:
        return False
    answer = choices[0]
    if len(choices) > 1:
        answer = yield Ask(seat, One("event-unit", choices, rule=rule, label=_unit_label))
    if answer == NO_UNIT:
        return False
    hex, _, unit = answer.partition(":")
    take(g, seat, hex, unit)
    yield Note("unit-lost", seat=seat, unit=unit, hex=hex)
    yield from trigger("unit.lost", g, seat, unit)
    if is_water(g, hex):
        yield from lose_cargo(g, seat, seat, hex)
    return True


def _unit_label(answer: str) -> Label:
    if answer == NO_UNIT:
        return Label("no-unit")
    hex, _, unit = answer.partition(":")
    return Label("unit-at", [f"hex:{hex}", f"unit:{unit}"], unit=unit, hex=hex)


@effect("famine")
def famine(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.3 §11.5.4 Food is eaten, gold does not help; whoever has too little sees a city turn angry."""
    eaten = lose(g, seat, "food", event.food)
    yield Note("food-lost", seat=seat, number=eaten)
    hexes = able_to_fall(g, cities(g, seat))
    if eaten < event.food and hexes:
        hex = yield from choose_city(g, seat, hexes, "11.5.3")
        yield from lower_by_event(g, seat, hex, HAPPY - ANGRY)


@effect("year")
def year(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.5 §11.5.6 §11.5.7 A harvest for the drawer, for all, or with something for others."""
    yield from harvest(g, seat, event.food)
    if event.who == "pair":
        other = yield from choose_player(g, seat, "11.5.5")
        yield from harvest(g, other, event.food)
    elif event.who == "share":
        others = after(g, seat)
        shares = {str(others[0]): event.food}
        if len(others) > 1:
            limits = {str(other): event.food for other in others}
            shares = yield Ask(seat, Place("share-food", event.food, limits, rule="11.5.6", label=seat_label))
        for receiver, food in shares.items():
            yield from harvest(g, int(receiver), food)


def harvest(g: Clash, seat: int, food: int) -> Procedure[None]:
    yield Note("gains", seat=seat, good="food", amount=gain(g, seat, "food", food))


@effect("population_boom")
def population_boom(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.17 A settler for the drawer and for another player of his choice."""
    yield from place_unit(g, seat, "settler", "11.5.17")
    other = yield from choose_player(g, seat, "11.5.17")
    yield from place_unit(g, other, "settler", "11.5.17")


@effect("migration")
def migration(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.23 Another player gets a settler, and one of the own cities loses a step of mood."""
    other = yield from choose_player(g, seat, "11.5.23")
    yield from place_unit(g, other, "settler", "11.5.23")
    hexes = able_to_fall(g, cities(g, seat))
    if hexes:
        hex = yield from choose_city(g, seat, hexes, "11.5.23")
        yield from lower_by_event(g, seat, hex)


@effect("flood")
def flood(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.21 §11.5.22 A city beside water loses a step of mood."""
    wet = [hex for hex in cities(g, seat) if any(is_water(g, n) for n in g.atlas.neighbours[hex])]
    hexes = able_to_fall(g, wet)
    if hexes:
        hex = yield from choose_city(g, seat, hexes, "11.5.21")
        yield from lower_by_event(g, seat, hex)


@effect("civil_war")
def civil_war(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.24 An unhappy garrison loses an infantry and the city a step of mood; else any city loses the step."""
    hexes = able_to_fall(g, cities(g, seat))
    torn = [hex for hex in hexes if g.mood[hex] != HAPPY and "infantry" in map(kind, army(g, seat, hex))]
    if torn:
        hex = yield from choose_city(g, seat, torn, "11.5.24")
        take(g, seat, hex, "infantry")
        yield Note("unit-lost", seat=seat, unit="infantry", hex=hex)
        yield from lower_by_event(g, seat, hex)
    elif hexes:
        hex = yield from choose_city(g, seat, hexes, "11.5.24")
        yield from lower_by_event(g, seat, hex)


@effect("revolution")
def revolution(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.25 An action is lost, then the government changes for nothing; an army unit wards off either.

    It is an action of this turn, as far as one is left; only in the status phase it is one of the next turn.
    """
    on_turn = g.turn.seat == seat
    if not (on_turn and g.turn.actions < 1) and not (yield from ward_off(g, seat)):
        if on_turn:
            g.turn.actions -= 1
        else:
            g.players[seat].lost_actions += 1
        yield Note("action-lost", seat=seat)
    if government(g, seat) and not (yield from ward_off(g, seat)):
        yield from change_government(g, seat, free=True, must=True)


def ward_off(g: Clash, seat: int) -> Procedure[bool]:
    """§11.5.25 Give up an army unit instead, if one likes."""
    armies = [f"{hex}:{unit}" for hex, unit in own_units(g, seat) if is_army(unit)]
    return (yield from remove_unit(g, seat, [*armies, NO_UNIT], "11.5.25"))
