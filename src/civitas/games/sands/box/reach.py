"""Who reaches what: caravans, capitals and Cities, roads."""

from __future__ import annotations

from civitas.games.sands.box.content import CITY, SIDES, across
from civitas.games.sands.box.state import NOBODY, Sands, others


def seats_of_trade(g: Sands, seat: int) -> list[str]:
    """§5.8.1 §3.G4.2 Where the seat's caravans start: its capital, and controlled regions with a City."""
    capital = g.empires[seat].capital
    return [r for r, holder in g.control.items() if holder == seat and (r == capital or CITY in g.buildings[r])]


def connected(g: Sands, seat: int) -> set[str]:
    """§5.8.1 §3.B.2 §5.8.6 Regions to lay a caravan on from; no chain runs through regions out of play."""
    reached = set(seats_of_trade(g, seat))
    found = list(reached)
    caravans = g.empires[seat].caravans
    borders_of = g.atlas.borders_of
    while found:
        region = found.pop()
        for border in borders_of[region]:
            if border in caravans:
                beyond = across(border, region)
                if beyond in g.control and beyond not in reached:
                    reached.add(beyond)
                    found.append(beyond)
    return reached


def touched(g: Sands, seat: int) -> set[str]:
    """The regions that a caravan of the seat touches."""
    return {region for border in g.empires[seat].caravans for region in SIDES[border]}


def is_foreign_place(g: Sands, seat: int, region: str) -> bool:
    """§5.8.5 Does another player have the capital or a City there? Nobody's City counts for nothing."""
    holder = g.control.get(region, NOBODY)
    if holder is NOBODY or holder == seat:
        return False
    return g.empires[holder].capital == region or CITY in g.buildings[region]


def foreign_places_touched(g: Sands, seat: int) -> list[str]:
    return [region for region in sorted(touched(g, seat)) if is_foreign_place(g, seat, region)]


def foreign_roads(g: Sands, seat: int, sources: list[str]) -> list[str]:
    """§5.9.3 Roads of other players that lead on from these regions."""
    return [
        region
        for region in g.control
        if "road" in g.buildings[region]
        and g.control[region] not in (seat, NOBODY)
        and any(region in g.atlas.neighbours[source] for source in sources)
    ]


def open_roads(g: Sands, seat: int) -> list[str]:
    """§5.9.3 §5.9.4 The roads the seat may use now: its own, nobody's, and those of consenting players."""
    return [
        region
        for region, built in g.buildings.items()
        if "road" in built and (g.control[region] in (seat, NOBODY) or region in g.turn.passages)
    ]


def steps_by_road(g: Sands, seat: int) -> dict[str, list[str]]:
    """§5.9.3 From each region, the regions that only a road makes neighbours; one road a move."""
    further: dict[str, list[str]] = {}
    neighbours = g.atlas.neighbours
    for road in open_roads(g, seat):
        around = neighbours[road]
        for source in around:
            known = further.setdefault(source, [])
            known += [r for r in around if r != source and r not in neighbours[source] and r not in known]
    return further


def caravans_touching(g: Sands, seat: int, region: str) -> dict[int, int]:
    """§5.10.2 Caravans of the others that touch the region, by seat."""
    counts = {other: sum(1 for b in g.empires[other].caravans if region in SIDES[b]) for other in others(g, seat)}
    return {other: count for other, count in counts.items() if count}
