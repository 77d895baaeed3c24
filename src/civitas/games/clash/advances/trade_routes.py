"""§13.7.2 Trade routes: pairs of an own settler or ship and a city of another player, chosen one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from civitas.games.clash.box.content import ANGRY, EFFECTS, UNITS
from civitas.games.clash.box.hooks import listeners, trigger, vetoes
from civitas.games.clash.box.labels import DONE
from civitas.games.clash.box.queries import BARBARIANS, Clash, effects, gain, has_effect, is_ship, kind, reach
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict

UNIT_PAIRED = Reason("unit-paired", "13.7.2", "hex")
CITY_PAIRED = Reason("city-paired", "13.7.2", "hex")

((_, ROUTES),) = EFFECTS["trade-routes"]
"""The record of the advance: how many routes, how far, and what they bring."""

BARRED: list[Callable[[Clash], set[str]]] = []
"""Who closes hexes to trade: from the state to the hexes (pirates)."""

Passes = Callable[[str], bool]
"""May a route lead over this hex?"""

CARRIERS: list[Callable[[Clash, int], Iterable[tuple[str, str, int]]]] = []
"""What else forms routes: (g, seat) to hex, kind and number; buildings form one each. Civilisations add to it."""
PARTNERS: list[Callable[[Clash, int, str, str, Passes], Iterable[str]]] = []
"""Further cities in reach: (g, seat, hex and kind of the carrier, passes). Civilisations add to it."""
GOODS: list[Callable[[Clash, int, str], Iterable[str]]] = []
"""What else a route may bring: (g, seat, "hex:unit>city") to goods, "food+food" for two. Civilisations add to it."""


def carriers(g: Clash, seat: int, ships_only: bool = False) -> Iterator[tuple[str, str, int]]:
    """§13.7.2 Hex, kind and number of the settlers and ships that can form routes; settlers aboard count."""
    for hex, units in g.units[seat].items():
        kinds = [kind(unit) for unit in units]
        for unit in dict.fromkeys(kinds):
            if is_ship(unit) or (
                unit == "settler" and not ships_only and vetoes.verdict("trade", g, seat, hex) is None
            ):
                yield hex, unit, kinds.count(unit)
    if g.players[seat].civ and not ships_only:
        for more in CARRIERS:
            yield from more(g, seat)


def partners(g: Clash, seat: int, hex: str, unit: str) -> list[str]:
    """§5.7 §13.7.2 Cities of other players within reach that are not angry, not through unexplored tiles."""
    closed: set[str] = set()
    for bars in BARRED:
        closed |= bars(g)
    if hex in closed:
        return []

    def passes(at: str) -> bool:
        return at in g.terrain and at not in closed

    found = [at for at in reach(g, [hex], passes, ROUTES["range"]) if trades(g, seat, at)]
    if g.players[seat].civ:
        for more in PARTNERS:
            found += [at for at in more(g, seat, hex, unit, passes) if at not in found]
    return found


def trades(g: Clash, seat: int, hex: str) -> bool:
    """§13.7.2 Is it a city of another player that is not angry?"""
    return g.city.get(hex, BARBARIANS) not in (seat, BARBARIANS) and g.mood[hex] != ANGRY


def pairs(g: Clash, seat: int, ships_only: bool = False) -> list[str]:
    """Every "hex:unit>city" in reach."""
    return [
        f"{hex}:{unit}>{city}"
        for hex, unit, _ in carriers(g, seat, ships_only)
        for city in partners(g, seat, hex, unit)
    ]


def most_routes(g: Clash, seat: int, ships_only: bool = False) -> int:
    """§13.7.2 How many routes could be formed at most, each unit and each city in one of them."""
    matched: dict[str, tuple[str, str, int]] = {}

    def find(carrier: tuple[str, str, int], seen: set[str]) -> bool:
        for city in partners(g, seat, carrier[0], carrier[1]):
            if city not in seen:
                seen.add(city)
                if city not in matched or find(matched[city], seen):
                    matched[city] = carrier
                    return True
        return False

    units = [(hex, unit, n) for hex, unit, number in carriers(g, seat, ships_only) for n in range(number)]
    return min(int(ROUTES["value"]), sum(find(carrier, set()) for carrier in units))


def may_pair(g: Clash, seat: int, answer: str) -> Verdict:
    """§13.7.2 Each unit and each city in one pair only."""
    carrier, _, rest = answer.partition(">")
    city = rest.partition(":")[0]
    routes = g.turn.picks
    if any(route.partition(">")[2].partition(":")[0] == city for route in routes):
        return CITY_PAIRED, city
    hex, _, unit = carrier.partition(":")
    here = sum(kind(u) == unit for u in g.units[seat].get(hex, ())) if unit in UNITS else 1
    if sum(route.partition(">")[0] == carrier for route in routes) >= here:
        return UNIT_PAIRED, hex
    return None


@listeners.on("turn.began", 10, "trade_routes")
def collect_routes(g: Clash, seat: int) -> Procedure[None]:
    """§13.7.2 At the start of the turn, if the advance is there."""
    if has_effect(g, seat, "trade-routes"):
        yield from trade(g, seat)


def trade(g: Clash, seat: int) -> Procedure[None]:
    """§13.7.2 §13.7.4 Form pairs, as many as one likes up to the limit: a food each, or gold with Currency."""
    turn = g.turn
    turn.picks = ()
    while len(turn.picks) < ROUTES["value"]:
        if not any(may_pair(g, seat, pair) is None for pair in pairs(g, seat)):
            break
        answer = yield Ask(seat, _route_prompt(g, seat))
        if answer == DONE:
            break
        turn.picks += (answer,)
        city, _, good = answer.partition(">")[2].partition(":")
        for one in good.split("+"):
            yield Note("traded", seat=seat, hex=city, good=one, taken=gain(g, seat, one, 1))
        if g.city[city] != BARBARIANS:
            yield from trigger("route.formed", g, seat, city)
    turn.picks = ()


def goods_of(g: Clash, seat: int, pair: str) -> list[str]:
    """§13.7.2 §13.7.4 What a route may bring: food, gold with Currency, or others; from barbarians food only."""
    if g.city[pair.rpartition(">")[2]] == BARBARIANS:
        return [ROUTES["good"]]
    goods = [ROUTES["good"], "gold"] if effects(g, seat, "gold-income") else [ROUTES["good"]]
    if g.players[seat].civ:
        for more in GOODS:
            goods += [good for good in more(g, seat, pair) if good not in goods]
    return goods


def _route_prompt(g: Clash, seat: int) -> One:
    return One(
        "trade-route",
        lambda: [*(f"{pair}:{good}" for pair in pairs(g, seat) for good in goods_of(g, seat, pair)), DONE],
        lambda answer: None if answer == DONE else may_pair(g, seat, answer),
        rule="13.7.2",
        label=route_label,
    )


def route_label(answer: str) -> Label:
    if answer == DONE:
        return Label("done")
    carrier, _, rest = answer.partition(">")
    hex, _, unit = carrier.partition(":")
    city, _, good = rest.partition(":")
    at, goods = [f"hex:{hex}", f"hex:{city}"], Counter(good.split("+"))
    if unit not in UNITS:
        return Label("trade-route-of-city", at, hex=hex, target=city, goods=goods)
    if goods[good] != 1:
        return Label("trade-route-for", at, hex=hex, unit=unit, target=city, goods=goods)
    return Label("trade-route", at, hex=hex, unit=unit, target=city, good=good)
