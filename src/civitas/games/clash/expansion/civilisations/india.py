"""§14.4 India: Indian Elephants, Missionaries, Prosperity, Peace and Poetry."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.games.clash.actions.advance import BY_ACTION
from civitas.games.clash.actions.cities import settler_hexes
from civitas.games.clash.actions.influence import STARTS
from civitas.games.clash.actions.recruit import WITHOUT
from civitas.games.clash.advances.trade_routes import CARRIERS, GOODS
from civitas.games.clash.box.content import ANGRY
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.queries import Clash, cities, effects, has_effect, kind, stack
from civitas.games.clash.expansion.hooks import on_event, on_number, on_price
from civitas.kernel import Procedure

# ---------------------------------------------------------------------- Indian Elephants


def in_the_forest(g: Clash, seat: int, city: str, unit: str) -> bool:
    """§14.4.33 Cities on forest recruit elephants without a market."""
    return any(
        effect["unit"] == unit and g.terrain[city] == effect["terrain"]
        for _, effect in effects(g, seat, "without-market-on")
    )


WITHOUT.add(in_the_forest, "without-market-on")


def caravans(g: Clash, seat: int) -> Iterator[tuple[str, str, int]]:
    """§14.4.33 Elephants form routes from own cities that are not angry."""
    for _, effect in effects(g, seat, "without-market-on"):
        for hex in cities(g, seat):
            number = sum(kind(unit) == effect["unit"] for unit in stack(g, seat, hex))
            if number and g.mood[hex] != ANGRY:
                yield hex, effect["unit"], number


CARRIERS.append(caravans)

# ---------------------------------------------------------------------- Missionaries


def missions(g: Clash, seat: int) -> list[str]:
    """§14.4.34 Settlers outside the own cities are starts."""
    if not has_effect(g, seat, "missionaries"):
        return []
    return [hex for hex in settler_hexes(g, seat) if hex not in g.city]


STARTS.add(missions, "missionaries")


@on_number("influence.range", "missionaries")
def mission_range(g: Clash, seat: int, start: str) -> int:
    """§14.4.34 Two for the first settler, one for each further; in an own city one for each."""
    for _, effect in effects(g, seat, "missionaries"):
        settlers = sum(kind(unit) == "settler" for unit in stack(g, seat, start))
        if start in g.city:
            return settlers
        return int(effect["range"]) + settlers - 1
    return 0


# ---------------------------------------------------------------------- Prosperity


def riches(g: Clash, seat: int, pair: str) -> Iterator[str]:
    """§14.4.35 A mood token instead of food, or culture if a building there has the player's colour."""
    for _, effect in effects(g, seat, "prosperity"):
        yield effect["good"]
        if any(colour == seat for _, colour in g.buildings[pair.rpartition(">")[2]]):
            yield effect["influenced"]


GOODS.append(riches)

# ---------------------------------------------------------------------- Peace and Poetry


@on_price(BY_ACTION, "advance-price")
def poetry(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§14.4.36 Once a turn a culture token in the place of the whole price."""
    for advance, effect in effects(g, seat, "advance-price"):
        if price.needs and advance not in g.turn.used:
            price.or_else(advance, effect["price"])


@on_event("advance.gained", 30, "peace_and_poetry")
def poem_is_read(g: Clash, seat: int, id: str, how: str, paid: dict[str, int]) -> Procedure[None]:
    """§14.4.36 No other price of an advance is paid with culture alone."""
    for advance, effect in effects(g, seat, "advance-price"):
        if how == "action" and paid == effect["price"]:
            g.turn.used += (advance,)
    yield from ()
