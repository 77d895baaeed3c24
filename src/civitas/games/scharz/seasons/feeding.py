"""§6 §D48 Winter: herds are fed or slaughtered, then every unit and settlement; whoever is not fed is lost."""

from __future__ import annotations

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BUILDINGS, CITY, HERDS, LIGHT
from civitas.games.scharz.box.holding import change_gold, change_points, lose, raze, reward, taken_over
from civitas.games.scharz.box.lie import Lie, at_first
from civitas.games.scharz.box.queries import in_order, spared, unit_of
from civitas.games.scharz.box.state import INSIDE, Scharz
from civitas.games.scharz.box.waters import supplied
from civitas.games.scharz.movement.herds import remove_herd
from civitas.games.scharz.seasons.farming import spend_grain
from civitas.games.scharz.seasons.weather import grazes
from civitas.kernel import Command, Label, Note, Procedure, Prompt

FISH_PER_FOOD = 2
GRAIN_FIRST = "eat.grain"


class Table:
    """§D48 One group that shares its stores: settlements, units and herds that are connected, or an encircled town."""

    def __init__(self) -> None:
        self.towns: list[str] = []
        self.units: dict[str, int] = {}
        self.herds: list[tuple[str, str]] = []

    def food(self, g: Scharz) -> int:
        """§6 One for each unit and village, two for a city."""
        towns = sum(2 if g.towns[field][1] == CITY else 1 for field in self.towns)
        return towns + sum(unit_of(name).food * n for name, n in self.units.items())

    def fodder(self) -> int:
        """§6 Grain for the horses of the cavalry."""
        return sum(unit_of(name).fodder * n for name, n in self.units.items())

    def feed(self, g: Scharz) -> int:
        """§6 §D70 Grain for the herds, but for those that find their own."""
        return sum(HERDS[kind].feed for field, kind in self.herds if not grazes(g, field))


def tables(g: Scharz, seat: int, lie: Lie) -> list[Table]:
    """§D48 §D73 The groups of a seat; those without a settlement have nothing to eat, but for newcomers.

    A settlement that has just surrendered to its encircler is not fed a second time.
    """
    net = lie.net(seat)
    groups: dict[str, Table] = {}
    for field, (owner, _) in g.towns.items():
        if owner == seat and lie.encircled.get(field) != seat:
            key = f"town.{field}" if field in lie.encircled else str(net.get(field, field))
            groups.setdefault(key, Table()).towns.append(field)
    for name, number in g.realms[seat].units.items():
        _, place, post = name.split(".")
        shut = place in lie.encircled and post in (INSIDE, "dock")
        group = supplied(g, seat, name, lie)
        if spared(g, seat) and not shut and not lie.fed(seat, group):
            continue
        key = f"town.{place}" if shut else "none" if group is None else str(group)
        groups.setdefault(key, Table()).units[name] = number
    for field, (owner, kinds) in g.herds.items():
        if owner == seat:
            groups.setdefault(str(net.get(field, "none")), Table()).herds += [(field, kind) for kind in kinds]
    return list(groups.values())


def feeding_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D48 Herds to slaughter, grain to eat before all else and units to leave unfed, as the owner chooses; the rest
    follows the automatic rule."""
    found: dict[str, int] = {}
    if not short(g, seat, lie):
        return found
    for kind in HERDS:
        number = sum(kinds.count(kind) for owner, kinds in g.herds.values() if owner == seat)
        if number:
            found[f"slaughter.{kind}"] = number
    grain = sum(g.grain.get(field, 0) for field, (owner, _) in g.towns.items() if owner == seat)
    if found and grain:
        found[GRAIN_FIRST] = grain
    for name, number in g.realms[seat].units.items():
        if unit_of(name).food:
            found[f"drop.{name}"] = number
    return found


def short(g: Scharz, seat: int, lie: Lie) -> bool:
    """Is there anything to choose: herds, or less food than is eaten?"""
    for table in tables(g, seat, lie):
        grain = sum(g.grain.get(field, 0) for field in table.towns)
        fish = sum(g.fish.get(field, 0) for field in table.towns)
        need = table.feed(g) + table.fodder() + max(0, table.food(g) - fish // FISH_PER_FOOD)
        if table.feed(g) or need > grain:
            return True
    return False


def feeding(g: Scharz) -> Procedure[None]:
    """§6 §D48 Everybody says what to slaughter and whom to drop; then all are fed, encirclers first."""
    g.subphase = "feeding"
    found, lie = at_first(g, "feed", feeding_orders)
    prompts: dict[int, Prompt] = {}
    for seat, orders in found.items():
        prompts[seat] = Command("feed", orders, rule="6", label=feed_label)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    first = [seat for seat in in_order(g) if seat in lie.encircled.values()]
    for seat in (*first, *(seat for seat in in_order(g) if seat not in first)):
        answer = dict(answers.get(seat, {}))
        for table in tables(g, seat, lie):
            yield from feed(g, seat, table, answer, lie)


def feed(g: Scharz, seat: int, table: Table, answer: dict[str, int], lie: Lie) -> Procedure[None]:
    """§D48 The grain that its owner would rather eat, then fish, meat and grain.

    If there is too little the cheapest herds go, then light infantry, ships, others, towns.
    """
    meat = 0
    for at in list(table.herds):
        if answer.get(f"slaughter.{at[1]}"):
            answer[f"slaughter.{at[1]}"] -= 1
            meat += yield from cull(g, seat, table, at)
    for name in list(table.units):
        dropped = min(table.units.get(name, 0), answer.get(f"drop.{name}", 0))
        if dropped:
            yield from starve(g, seat, table, name, dropped)
    grain = sum(g.grain.get(field, 0) for field in table.towns)
    fish = sum(g.fish.get(field, 0) for field in table.towns)
    while missing(g, table, grain, fish, meat) > 0 and table.herds:
        cheapest = min(table.herds, key=lambda one: (HERDS[one[1]].meat, one))
        meat += yield from cull(g, seat, table, cheapest)
    while missing(g, table, grain, fish, meat) > 0:
        eaters = [name for name in table.units if unit_of(name).food]
        if eaters:
            yield from starve(g, seat, table, min(eaters, key=_dear), 1)
        else:
            field = min(table.towns, key=lambda one: (g.towns[one][1] == CITY, one))
            table.towns.remove(field)
            grain -= g.grain.get(field, 0)
            fish -= g.fish.get(field, 0)
            yield from unfed(g, seat, field, lie)
    first = min(table.food(g), answer.get(GRAIN_FIRST, 0), max(0, grain - table.fodder() - table.feed(g)))
    if first:
        answer[GRAIN_FIRST] -= first
    by_fish = min(table.food(g) - first, fish // FISH_PER_FOOD)
    by_meat = min(table.food(g) - first - by_fish, meat)
    by_grain = table.food(g) - by_fish - by_meat + table.fodder() + table.feed(g)
    _spend_fish(g, table.towns, by_fish * FISH_PER_FOOD)
    spend_grain(g, table.towns, by_grain)
    if table.towns or table.units:
        yield Note("fed", seat=seat, fish=by_fish * FISH_PER_FOOD, meat=by_meat, grain=by_grain)
    yield from change_gold(g, seat, meat - by_meat if table.towns else 0)


def missing(g: Scharz, table: Table, grain: int, fish: int, meat: int) -> int:
    """How much grain is lacking."""
    food = max(0, table.food(g) - min(table.food(g), fish // FISH_PER_FOOD) - meat)
    return food + table.fodder() + table.feed(g) - grain


def _dear(name: str) -> tuple[bool, bool, str]:
    unit = unit_of(name)
    return unit.kind != LIGHT, not unit.ship, name


def cull(g: Scharz, seat: int, table: Table, at: tuple[str, str]) -> Procedure[int]:
    """§6 A herd is slaughtered; the meat it brings."""
    table.herds.remove(at)
    remove_herd(g, *at)
    yield Note("slaughtered", seat=seat, herd=at[1], number=1)
    return HERDS[at[1]].meat


def starve(g: Scharz, seat: int, table: Table, name: str, number: int) -> Procedure[None]:
    """§6 Units that are not fed are lost."""
    yield from lose(g, seat, name, number)
    # A ship that is lost takes down what it carries.
    left = g.realms[seat].units
    table.units = {one: min(n, left[one]) for one, n in table.units.items() if one in left}


def unfed(g: Scharz, seat: int, field: str, lie: Lie) -> Procedure[None]:
    """§6 §D48 An unfed settlement is destroyed; an encircled one surrenders to its encircler."""
    if field in lie.encircled:
        victor = lie.encircled[field]
        yield from reward(g, field, victor)
        yield from taken_over(g, field, victor)
        return
    yield from change_points(g, seat, -BUILDINGS[g.towns[field][1]].points)
    yield from raze(g, field)


def _spend_fish(g: Scharz, towns: list[str], amount: int) -> None:
    for field in towns:
        used = min(amount, g.fish.get(field, 0))
        if used:
            g.fish[field] -= used
            amount -= used


def feed_label(order: str) -> Label:
    verb, _, what = order.partition(".")
    if order == GRAIN_FIRST:
        return Label("eat-grain", [f"good:{what}"])
    if verb == "slaughter":
        return Label("slaughter", [f"good:{what}"], good=what)
    kind, place, _ = what.split(".")
    return Label("drop", [f"place:{place}"], unit=kind, place=place)
