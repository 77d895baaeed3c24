"""Exploration: turning up a tile and laying it by the four rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from civitas.games.clash.box.content import TILES, WATER
from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.queries import Clash
from civitas.kernel import Ask, Label, Note, One, Procedure, Reveal

AS_IT_IS, TURNED = "as-it-is", "turned"

Layout = dict[str, str]
"""The terrain that a tile would give to the hexes of its slot."""


def layout(g: Clash, slot: str, tile: str, way: str) -> Layout:
    """§9.1.1 A tile fits its slot in two ways."""
    terrain = TILES[tile].terrain
    if way == TURNED:
        terrain = terrain[::-1]
    return dict(zip(g.atlas.slots[slot].hexes, terrain, strict=True))


def touches_water(g: Clash, laid: Layout) -> bool:
    """§9.1.3 Does its water touch water of open tiles?"""
    return any(
        terrain == WATER and any(g.terrain.get(n) == WATER for n in g.atlas.neighbours[hex])
        for hex, terrain in laid.items()
    )


def water_at_edge(g: Clash, laid: Layout) -> bool:
    """§9.1.4 Does it have water at the edge of the board?"""
    return any(terrain == WATER and hex in g.atlas.at_edge for hex, terrain in laid.items())


def ways_to_lay(g: Clash, slot: str, tile: str, *rules: Callable[[Layout], bool]) -> list[str]:
    """§9.1 The ways that satisfy each rule in turn, a rule that no way satisfies being passed over."""
    left = {way: layout(g, slot, tile, way) for way in (AS_IT_IS, TURNED)}
    for rule in rules:
        left = {way: laid for way, laid in left.items() if rule(laid)} or left
    return list(left)


def by_water(g: Clash, slot: str, tile: str, ways: list[str]) -> list[str]:
    """§9.1.3 §9.1.4 Water to water; only if no such contact is possible, water to the edge of the board."""
    laid = {way: layout(g, slot, tile, way) for way in ways}
    return (
        [way for way in ways if touches_water(g, laid[way])]
        or [way for way in ways if water_at_edge(g, laid[way])]
        or ways
    )


def by_land(g: Clash, slot: str, tile: str, wanted: str) -> list[str]:
    """§9.1.2 The hex that land units want to enter must not become water."""
    dry = ways_to_lay(g, slot, tile, lambda laid: laid[wanted] != WATER)
    return by_water(g, slot, tile, dry)


def joins(g: Clash, laid: Layout, sea: list[str]) -> bool:
    """§9.2 Does its water join this sea?"""
    waters = set(sea)
    return any(t == WATER and not waters.isdisjoint(g.atlas.neighbours[hex]) for hex, t in laid.items())


def by_sea(g: Clash, slot: str, tile: str, sea: list[str]) -> list[str]:
    """§9.2 Water joins the sea of the ship if possible; if not, the tile is laid as any other."""
    ways = [way for way in (AS_IT_IS, TURNED) if joins(g, layout(g, slot, tile, way), sea)]
    return ways or by_water(g, slot, tile, [AS_IT_IS, TURNED])


def by_edge(g: Clash, slot: str, tile: str) -> list[str]:
    """§9.3 Navigation along the edge: water at the edge if possible; else, and among such ways, as any other tile."""
    return by_water(g, slot, tile, ways_to_lay(g, slot, tile, partial(water_at_edge, g)))


def turn_up(g: Clash, slot: str) -> str:
    """§9.1 Take the face-down tile from its place."""
    turned = g.tiles[slot]
    g.tiles = {other: tile for other, tile in g.tiles.items() if other != slot}
    return turned


def lay(g: Clash, slot: str, tile: str, way: str) -> None:
    """§9.1 The tile lies there, and its hexes are explored."""
    g.laid = {**g.laid, slot: tile if way == AS_IT_IS else f"-{tile}"}
    g.terrain.update(layout(g, slot, tile, way))


def explore(g: Clash, seat: int, slot: str, rule: Callable[[Clash, str, str], list[str]]) -> Procedure[None]:
    """§9.1 Turn the tile up for all to see; if several ways are left the player who explores chooses."""
    tile = turn_up(g, slot)
    g.turned = tile
    yield Reveal()
    ways = rule(g, slot, tile)
    prompt = One("lay-tile", ways, rule="9.1", params={"tile": tile}, label=lambda way: way_label(g, slot, tile, way))
    way = ways[0] if len(ways) == 1 else (yield Ask(seat, prompt))
    g.turned = ""
    lay(g, slot, tile, way)
    yield Note("explored", seat=seat, tile=tile, hexes=list(g.atlas.slots[slot].hexes))
    yield from trigger("tile.explored", g, seat, slot)


def way_label(g: Clash, slot: str, tile: str, way: str) -> Label:
    laid = layout(g, slot, tile, way)
    places = zip(("top", "left", "right", "bottom"), laid.items(), strict=True)
    told = {
        f"{place}_{what}": name
        for place, (hex, terrain) in places
        for what, name in (("hex", hex), ("terrain", terrain))
    }
    return Label("lay-tile", [f"way:{way}", *(f"hex:{hex}" for hex in laid)], **told)


def both_ways(g: Clash) -> dict[str, Layout]:
    """§9.1.1 How the tile that was just turned up can lie; nothing if none was."""
    if not g.turned:
        return {}
    slots = g.atlas.slots.items()
    slot = next(id for id, place in slots if id not in g.tiles and place.hexes[0] not in g.terrain)
    return {way: layout(g, slot, g.turned, way) for way in (AS_IT_IS, TURNED)}
