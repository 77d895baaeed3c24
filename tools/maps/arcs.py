"""The raster as lines: each border is traced once, smoothed once, and shared by the regions on its sides."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

import numpy as np
from scipy import ndimage as ndi
from shapely.geometry import LineString
from tools.maps.config import Config
from tools.maps.paths import path
from tools.maps.raster import OPEN_SEA, Raster

OUTSIDE = -9
TREMOR = 3
"""Seed of the noise in hand-drawn lines."""
Corner = tuple[int, int]
Line = list[tuple[float, float]]


class Arc(NamedTuple):
    """A line between two regions (or the open sea, or the frame), from node to node."""

    sides: tuple[int, int]
    points: Line
    start: Corner
    end: Corner
    length: float

    @property
    def closed(self) -> bool:
        return self.start == self.end


class Pen:
    """Smooths lines of cells; its tremor is the same in every run."""

    def __init__(self, grid: float) -> None:
        self.noise = np.random.default_rng(TREMOR)
        self._grid = grid

    def draw(
        self, cells: Any, width: float, closed: bool, tremor: float = 0, wave: float = 20, tolerance: float = 0.28
    ) -> Line:
        """The line in units of the sheet, with no more points than it needs."""
        points = np.array(cells, float) / self._grid
        if len(points) > 4:
            points = _round(points, width) if closed else _pinned(points, width)
            if tremor:
                points = self._trembled(points, tremor, wave)
        line = LineString(points)
        if len(points) > 2:
            line = line.simplify(tolerance)
        return [(round(x, 1), round(y, 1)) for x, y in line.coords]

    def _trembled(self, points: Any, tremor: float, wave: float) -> Any:
        count = len(points)
        noise = ndi.gaussian_filter1d(self.noise.standard_normal(count + 200), wave)[100 : 100 + count]
        noise = noise / (noise.std() + 1e-9) * tremor
        steps = np.arange(count)
        calm_ends = np.minimum(1, np.minimum(steps, steps[::-1]) / (wave * 1.5))
        along = np.gradient(points, axis=0)
        along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
        return points + np.c_[-along[:, 1], along[:, 0]] * (noise * calm_ends)[:, None]


def _round(points: Any, width: float) -> Any:
    smooth = ndi.gaussian_filter1d(points[:-1], width, axis=0, mode="wrap")
    return np.vstack([smooth, smooth[:1]])


def _pinned(points: Any, width: float) -> Any:
    """The ends stay where they are: what is smoothed is the deviation from the straight line between them."""
    share = np.linspace(0, 1, len(points))[:, None]
    chord = points[0] * (1 - share) + points[-1] * share
    off = points - chord
    mirrored = np.vstack([-off[::-1], off[1:], -off[::-1][1:]])
    smooth = chord + ndi.gaussian_filter1d(mirrored, width, axis=0)[len(points) - 1 : 2 * len(points) - 1]
    smooth[0], smooth[-1] = points[0], points[-1]
    return smooth


def trace(raster: Raster, pen: Pen) -> list[Arc]:
    """All lines of the map. Coasts stay close to nature, borders on land are drawn by hand, those at sea are calm."""
    config = raster.config
    arcs = []
    for sides, cells in _chains(raster.labels):
        closed = cells[0] == cells[-1]
        seas = [config.is_sea(side) for side in sides]
        if OUTSIDE in sides:
            points = pen.draw(cells, 0.1, closed)
        elif all(seas) or (OPEN_SEA in sides and any(seas)):
            points = pen.draw(cells, 14, closed, 2.2, 45)
        elif OPEN_SEA in sides or any(seas):
            points = pen.draw(cells, 1.5, closed)
        else:
            points = pen.draw(cells, 4, closed, 1.1, 11)
        arcs.append(Arc(sides, points, cells[0], cells[-1], len(cells) / config.grid))
    return arcs


def _chains(labels: Any) -> list[tuple[tuple[int, int], list[Corner]]]:
    """Edges between cells of different regions, strung together from node to node."""
    edges = _edges(labels)

    def is_node(corner: Corner) -> bool:
        return len(edges[corner]) != 2 or len(set(edges[corner].values())) > 1

    used: set[tuple[Corner, Corner]] = set()

    def walk(a: Corner, b: Corner) -> tuple[tuple[int, int], list[Corner]]:
        sides, chain = edges[a][b], [a, b]
        used.update(((a, b), (b, a)))
        while not is_node(b):
            further = [c for c in edges[b] if (b, c) not in used]
            if not further:
                break
            used.update(((b, further[0]), (further[0], b)))
            b = further[0]
            chain.append(b)
        return sides, chain

    nodes = [corner for corner in edges if is_node(corner)]
    return [walk(a, b) for starts in (nodes, list(edges)) for a in starts for b in list(edges[a]) if (a, b) not in used]


def _edges(labels: Any) -> dict[Corner, dict[Corner, tuple[int, int]]]:
    rows, columns = labels.shape
    padded = np.full((rows + 2, columns + 2), OUTSIDE, int)
    padded[1:-1, 1:-1] = labels
    edges: dict[Corner, dict[Corner, tuple[int, int]]] = defaultdict(dict)

    def add(a: Corner, b: Corner, one: int, other: int) -> None:
        edges[a][b] = edges[b][a] = (min(one, other), max(one, other))

    for y, x in zip(*map(np.ndarray.tolist, np.where(padded[:, :-1] != padded[:, 1:])), strict=True):
        add((x, y - 1), (x, y), int(padded[y, x]), int(padded[y, x + 1]))
    for y, x in zip(*map(np.ndarray.tolist, np.where(padded[:-1] != padded[1:])), strict=True):
        add((x - 1, y), (x, y), int(padded[y, x]), int(padded[y + 1, x]))
    return edges


def outline(arcs: list[Arc], number: int) -> tuple[str, list[float]]:
    """The closed path around a region, islands included, and the box around it."""
    rings = rings_of(arcs, number)
    xs, ys = [x for ring in rings for x, _ in ring], [y for ring in rings for _, y in ring]
    box = [round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))]
    return "".join(path(ring, closed=True) for ring in rings), [float(side) for side in box]


def rings_of(arcs: list[Arc], number: int) -> list[Line]:
    """The closed lines around a region and its islands."""
    own = [arc for arc in arcs if number in arc.sides]
    at: dict[Corner, list[int]] = defaultdict(list)
    for index, arc in enumerate(own):
        at[arc.start].append(index)
        at[arc.end].append(index)
    done: set[int] = set()
    rings: list[Line] = []
    for index, arc in enumerate(own):
        if index in done:
            continue
        done.add(index)
        ring, end = list(arc.points), arc.end
        while end != arc.start:
            further = [other for other in at[end] if other not in done]
            if not further:
                break
            done.add(further[0])
            following = own[further[0]]
            forward = following.start == end
            ring += (following.points if forward else following.points[::-1])[1:]
            end = following.end if forward else following.start
        rings.append(ring)
    return rings


def line_between(config: Config, arcs: list[Arc], border: str) -> Line | None:
    """The longest line that two regions share."""
    one, other = (config.number[id] for id in border.split("-"))
    shared = [arc for arc in arcs if set(arc.sides) == {one, other}]
    return max(shared, key=lambda arc: arc.length).points if shared else None
