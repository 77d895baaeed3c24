"""`python -m tools.maps.outlines era`: a map whose provinces are outlined already, made ready to be drawn.

The config has the outline of each province, point by point as its neighbours have it. What a board needs beside them is
found here: where pieces stand, where the ground may be drawn, the coast, and the borders and middles of the hex areas.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from tools.maps.config import HERE, ROOT
from tools.maps.paths import path

Point = tuple[float, float]
Ring = list[Point]
Edge = tuple[Point, Point]

WIDE = 1.35
"""A stack of pieces with a name below is so much wider than high."""
STEP = 3.0
"""How far apart the places are that are tried for the pieces."""
AT_SEA = 3
"""At sea there is more room, and so many times fewer of them are tried."""
GROUND = 15.0
"""How far apart trees and mountains stand."""
GROUND_RIM = 5.5
"""How far they stay away from the border."""
GROUND_SPOT = (30.0, 17.0)
"""Half of the room that is left free for the pieces."""


def read(flat: list[list[float]]) -> list[Ring]:
    """Rings from the config, where each is one list of numbers."""
    return [list(zip(ring[::2], ring[1::2], strict=True)) for ring in flat]


def edges(rings: Iterable[Ring]) -> Iterator[Edge]:
    """The sides of some rings, each the same in both directions."""
    for ring in rings:
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            if a != b:
                yield (a, b) if a < b else (b, a)


def inside(point: Point, rings: list[Ring]) -> bool:
    """Does it lie within them, holes left out?"""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in edges(rings):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def room(point: Point, sides: list[Edge]) -> float:
    """How far it is to the nearest side; up and down counts more."""
    x, y = point[0], point[1] * WIDE
    least = float("inf")
    for (ax, ay), (bx, by) in sides:
        dx, dy = bx - ax, (by - ay) * WIDE
        share = max(0.0, min(1.0, ((x - ax) * dx + (y - ay * WIDE) * dy) / (dx * dx + dy * dy)))
        least = min(least, (x - ax - share * dx) ** 2 + (y - ay * WIDE - share * dy) ** 2)
    return float(least**0.5)


def places(rings: list[Ring], step: float) -> Iterator[Point]:
    """A raster of points within some rings."""
    left, top, right, bottom = box(rings)
    for row in range(int((bottom - top) / step) + 1):
        for column in range(int((right - left) / step) + 1):
            point = (left + (column + 0.5 + 0.5 * (row % 2)) * step, top + (row + 0.5) * step)
            if inside(point, rings):
                yield point


def box(rings: list[Ring]) -> tuple[float, float, float, float]:
    xs = [x for ring in rings for x, _ in ring]
    ys = [y for ring in rings for _, y in ring]
    return min(xs), min(ys), max(xs), max(ys)


def lines(sides: Iterable[Edge]) -> str:
    """Sides strung together to lines as long as they get."""
    at: dict[Point, list[Point]] = defaultdict(list)
    for a, b in sides:
        at[a].append(b)
        at[b].append(a)
    found = ""
    ends = sorted(point for point, others in at.items() if len(others) != 2)
    for start in [*ends, *sorted(at)]:
        while at[start]:
            line = [start]
            while at[line[-1]]:
                here = line[-1]
                following = at[here].pop()
                at[following].remove(here)
                line.append(following)
            found += path(line)
    return found


def draw(config: dict[str, Any]) -> dict[str, Any]:
    """Everything that the board draws, from the config and the data of the title."""
    with (ROOT / config["provinces"]).open("rb") as file:
        printed = {province["id"]: province for province in tomllib.load(file)["province"]}
    width, height = config["view"]
    outlines = {id: read(rings) for id, rings in config["outlines"].items()}
    closed = {kind: read(rings) for kind, rings in config["closed"].items()}
    area = {id: ",".join(map(str, data.get("hex", ()))) or data["area"] for id, data in printed.items()}
    land = [ring for id, rings in outlines.items() if printed[id]["terrain"] != "water" for ring in rings]

    def at_frame(edge: Edge) -> bool:
        return any(
            all(abs(point[axis] - line) < 1 for point in edge) for axis in (0, 1) for line in (0, (width, height)[axis])
        )

    shores = Counter(edges([*land, *closed["land"]]))
    coast = [edge for edge, times in shores.items() if times == 1 and not at_frame(edge)]
    of_area: dict[Edge, set[str]] = defaultdict(set)
    for id, rings in outlines.items():
        for edge in edges(rings):
            of_area[edge].add(area[id])
    provinces = {id: province(rings, printed[id]["terrain"] == "water") for id, rings in outlines.items()}
    return {
        "view": [width, height],
        "credit": config["credit"],
        "provinces": provinces,
        "areas": [
            {"name": name, "provinces": sorted(within), "spot": _middle([provinces[id]["spot"] for id in within])}
            for key, name in config["areas"].items()
            if (within := [id for id in outlines if area[id] == key])
        ],
        "closed": {kind: "".join(path(ring, closed=True) for ring in rings) for kind, rings in closed.items()},
        "coast": lines(coast),
        "areaBorders": lines(edge for edge, sides in of_area.items() if len(sides) > 1),
        "rivers": "".join(path(line) for line in read(config["rivers"])),
    }


def province(rings: list[Ring], sea: bool) -> dict[str, Any]:
    """What is drawn of one: its outline, where its pieces stand, where trees and hills do."""
    sides = list(edges(rings))
    spot = max(places(rings, STEP * AT_SEA if sea else STEP), key=lambda point: room(point, sides))
    ground = [] if sea else [place for place in places(rings, GROUND) if _is_free(place, spot, sides)]
    return {
        "sea": sea,
        "box": [round(side) for side in box(rings)],
        "spot": [round(value, 1) for value in spot],
        "ground": [[round(x), round(y)] for x, y in ground],
        "path": "".join(path(ring, closed=True) for ring in rings),
    }


def _is_free(place: Point, spot: Point, sides: list[Edge]) -> bool:
    beside = any(abs(place[axis] - spot[axis]) > GROUND_SPOT[axis] for axis in (0, 1))
    return beside and room(place, sides) > GROUND_RIM


def _middle(spots: list[Any]) -> list[float]:
    return [round(sum(spot[axis] for spot in spots) / len(spots), 1) for axis in (0, 1)]


def main() -> int:
    """Writes the result where the config says."""
    parser = argparse.ArgumentParser(prog="python -m tools.maps.outlines", description=main.__doc__)
    parser.add_argument("title", help="a config in tools/maps/configs that has outlines")
    config = json.loads((HERE / "configs" / f"{parser.parse_args().title}.json").read_text())
    drawing = draw(config)
    text = json.dumps(drawing, separators=(",", ":"), ensure_ascii=False)
    (ROOT / config["result"]).write_text(f"{text}\n")
    print(f"{config['result']}: {len(drawing['provinces'])} provinces, {len(text)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
