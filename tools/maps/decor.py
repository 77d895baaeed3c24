"""What makes a map of it: coasts, water-lines, rivers, hills, names of seas."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from scipy import ndimage as ndi
from shapely.geometry import LineString
from skimage import measure
from tools.maps.arcs import OUTSIDE, Arc, Line, Pen, outline
from tools.maps.paths import path
from tools.maps.projection import Projection
from tools.maps.raster import OPEN_SEA, Raster

WATER_LINES = (3.2, 6.8, 11.2, 16.6)
"""Distances from the coast."""
HILL_EVERY = 13


def curve(points: list[tuple[float, float]], rounds: int = 3) -> Line:
    """Corners cut off, again and again."""
    line = np.array(points)
    for _ in range(rounds if len(points) > 2 else 0):
        cut = [line[0]]
        for one, other in pairwise(line):
            cut += [one * 0.75 + other * 0.25, one * 0.25 + other * 0.75]
        line = np.array([*cut, line[-1]])
    return [(round(float(x), 1), round(float(y), 1)) for x, y in line]


def decor(raster: Raster, arcs: list[Arc], pen: Pen, projection: Projection) -> dict[str, Any]:
    """Everything of the sheet that is not touched."""
    config = raster.config
    inner = [arc for arc in arcs if OUTSIDE not in arc.sides]
    land, border, coast = [], [], []
    for arc in inner:
        seas = [config.is_sea(side) for side in arc.sides]
        if OPEN_SEA not in arc.sides and not any(seas):
            land.append(path(arc.points))
        elif all(seas) or (any(seas) and OPEN_SEA in arc.sides):
            border.append(path(arc.points))
        else:
            coast.append(path(arc.points, arc.closed))
    off_shore = ndi.gaussian_filter(ndi.distance_transform_edt(~raster.land) / config.grid, 1.5)
    ground = ndi.gaussian_filter(raster.land.astype(float), 0.8)
    islands = ndi.gaussian_filter(raster.islands.astype(float), 0.8)
    return {
        "land": _contours(pen, ground, 0.5, 1.2, close=True),
        "landBorders": "".join(land),
        "seaBorders": "".join(border),
        "coast": "".join(coast),
        "islands": _contours(pen, islands, 0.5, 1.2),
        "void": "".join(outline(arcs, config.number[id])[0] for id in config.ids if not config.in_play(id)),
        "waterlines": [
            _contours(pen, off_shore, level, 2 + level * 0.3, tolerance=0.5, shortest=30) for level in WATER_LINES
        ],
        "rivers": "".join(path(_thinned(curve(projection.line(river)))) for river in config.rivers),
        "hills": _hills([LineString(projection.line(ridge)) for ridge in config.ranges], pen),
        "seaNames": [_sea_name(name, projection) for name in config.sea_names],
        "rose": config.rose,
    }


def _contours(
    pen: Pen, height: Any, level: float, width: float, tolerance: float = 0.35, shortest: int = 12, close: bool = False
) -> str:
    """Lines of equal height; closed along the frame if the inside is to be filled."""
    padded = np.pad(height, 6, mode="edge")
    if close:
        padded = np.pad(padded, 6)
    off = 12 if close else 6
    lines = ""
    for contour in measure.find_contours(padded.astype(float), level):
        if len(contour) < shortest:
            continue
        cells = [(x - off + 0.5, y - off + 0.5) for y, x in contour]
        closed = cells[0] == cells[-1]
        lines += path(pen.draw(cells, width, closed, tolerance=tolerance), closed)
    return lines


def _thinned(line: Line) -> Line:
    return [(round(x, 1), round(y, 1)) for x, y in LineString(line).simplify(0.3).coords]


def _hills(ridges: list[Any], pen: Pen) -> list[list[float]]:
    """Little mountains along the ridges, those in front drawn last."""
    hills = []
    for ridge in ridges:
        count = max(2, int(ridge.length / HILL_EVERY))
        for number in range(count + 1):
            at = ridge.interpolate(number / count, normalized=True)
            x, y = at.x + pen.noise.normal(0, 1.5), at.y + pen.noise.normal(0, 2)
            hills.append([round(x, 1), round(y, 1), round(float(pen.noise.uniform(0.75, 1.25)), 2)])
    return sorted(hills, key=lambda hill: hill[1])


def _sea_name(name: dict[str, Any], projection: Projection) -> dict[str, Any]:
    x, y = projection(*name["at"])
    return {"text": name["text"], "x": round(x, 1), "y": round(y, 1), "angle": name["angle"], "size": name["size"]}
