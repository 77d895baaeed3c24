"""The coastlines of the world: Natural Earth 1:50m, public domain, from the npm package world-atlas."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from tools.maps.config import ROOT

FILE = ROOT / "web" / "node_modules" / "world-atlas" / "land-50m.json"
STEP = 0.5
"""Degrees between two points of a long line, so that it bends as the projection does."""
WEST, EAST, SOUTH, NORTH = -60, 150, -35, 80
"""The part of the world a sheet can show; what lies beyond is drawn in to its edge."""

Ring = list[tuple[float, float]]


def land(file: Path = FILE) -> list[list[Ring]]:
    """Polygons as their rings: the outer one first, then the lakes."""
    topology: dict[str, Any] = json.loads(file.read_text())
    arcs = [_decoded(arc, topology["transform"]) for arc in topology["arcs"]]
    polygons: list[list[Ring]] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        several = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        for polygon in several:
            rings = [_joined(ring, arcs) for ring in polygon]
            if _near(rings[0]):
                polygons.append([_dense([_kept(point) for point in ring]) for ring in rings])
    return polygons


def _decoded(arc: list[list[int]], transform: dict[str, list[float]]) -> Ring:
    """TopoJSON keeps whole numbers, each as the step from the last."""
    (scale_x, scale_y), (left, top) = transform["scale"], transform["translate"]
    x = y = 0
    points = []
    for dx, dy in arc:
        x, y = x + dx, y + dy
        points.append((x * scale_x + left, y * scale_y + top))
    return points


def _joined(ring: list[int], arcs: list[Ring]) -> Ring:
    """An arc with a negative number is walked backwards."""
    points: Ring = []
    for number in ring:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        points += arc[1:] if points else arc
    return points


def _near(ring: Ring) -> bool:
    lons, lats = [lon for lon, _ in ring], [lat for _, lat in ring]
    return max(lons) > WEST + 20 and min(lons) < EAST - 10 and max(lats) > SOUTH + 10


def _kept(point: tuple[float, float]) -> tuple[float, float]:
    return min(max(point[0], WEST), EAST), min(max(point[1], SOUTH), NORTH)


def _dense(ring: Ring) -> Ring:
    points: Ring = []
    for (a, b), (c, d) in pairwise(ring):
        pieces = max(1, int(max(abs(c - a), abs(d - b)) / STEP))
        points += [(a + (c - a) * i / pieces, b + (d - b) * i / pieces) for i in range(pieces)]
    return points
