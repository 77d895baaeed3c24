"""Where the name of a region stands, and where its pieces do."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, pi, radians, sin, sqrt
from typing import Any

import numpy as np
from scipy import ndimage as ndi
from tools.maps.raster import OPEN_SEA, Raster

STEP = 3
"""Places are tried on a coarse grid: every so many units."""
SIZES = (25, 23, 21, 19, 17.5, 16, 14.5, 13, 12, 11)
SLANTS = (0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40)
SCALES = (1.35, 1.2, 1.08, 0.98, 0.9)
"""Pieces are as large as the region allows."""
TILE, CONTROL, STACK, BUILDING = 20, 14.5, 15.5, 11.5
"""Room for each kind of piece at scale 1, as a radius."""
STACKS = BUILDINGS = 5
FRAME = 8
"""Coarse cells at the edge of the sheet that stay free."""
LARGE = 14_000
"""Area from which a name keeps well away from the border."""

Array = Any


class Field:
    """The free room of a region on the coarse grid."""

    def __init__(self, raster: Raster, id: str) -> None:
        config, region = raster.config, raster.config.regions[id]
        self.number = config.number[id]
        self.grid = config.grid
        self.labels = raster.labels
        self.step = int(self.grid * STEP) / self.grid
        full = raster.labels == self.number
        room = full & ~raster.islands if region.get("sea") else full
        if region.get("sea"):
            room = ndi.binary_erosion(room, iterations=4)
        if reach := region.get("afloat"):
            room = _with_sea(raster, full, reach)
        every = int(self.grid * STEP)
        coarse = room[::every, ::every]
        inside = coarse.copy()
        inside[:FRAME] = inside[-FRAME - 1 :] = False
        inside[:, :FRAME] = inside[:, -FRAME:] = False
        margin = 9 if full.sum() / self.grid**2 > LARGE else 4
        clear = self.distance(np.pad(coarse, 1))[1:-1, 1:-1] > margin
        if clear.sum() > 300:
            inside &= clear
        if "lowest" in region:
            inside[int(region["lowest"] / self.step) :] = False
        self.room = inside
        self.rows, self.columns = np.mgrid[0 : inside.shape[0], 0 : inside.shape[1]]

    def distance(self, mask: Array) -> Array:
        """How far each cell is from what is not free."""
        return ndi.distance_transform_edt(mask) * self.step


def _with_sea(raster: Raster, full: Array, reach: float) -> Array:
    """A region whose name and pieces may stand in the open sea beside it."""
    grid = raster.config.grid
    near = ndi.distance_transform_edt(~full) < reach * grid
    off_others = ndi.distance_transform_edt((raster.labels < 0) | full) > 8 * grid
    return full | (near & (raster.labels == OPEN_SEA) & off_others)


def _turn(angle: float) -> Array:
    a = radians(angle)
    return np.array([[cos(a), -sin(a)], [sin(a), cos(a)]])


def label(field: Field, name: str) -> dict[str, float]:
    """The largest type that fits, along the region's long axis if it has one, rather at its upper rim."""
    ys, xs = np.where(field.room)
    values, vectors = np.linalg.eigh(np.cov(np.c_[xs, ys].T))
    ratio = sqrt(values[1] / max(values[0], 1))
    axis = (degrees(atan2(vectors[1, 1], vectors[0, 1])) + 90) % 180 - 90
    limit = 50 if ratio > 2 else 30
    slants = sorted({*SLANTS, *(max(-limit, min(limit, round(axis / part / 5) * 5)) for part in (1, 2))})
    wanted = max(-38, min(38, axis)) if abs(axis) <= limit and ratio > 1.35 else 0
    for size in SIZES:
        width, height = size * 0.9 * len(name) + 4, size * 1.05
        found = [
            (score, slant, x, y)
            for slant in slants
            if (place := _place(field, xs, ys, width, height, slant, wanted, 0.35 if ratio < 2 else 0.5))
            for score, x, y in [place]
        ]
        if found:
            _, slant, x, y = max(found, key=lambda item: item[0])
            return {
                "x": round(x * field.step, 1),
                "y": round(y * field.step, 1),
                "angle": slant,
                "size": size,
                "width": round(width),
            }
    y, x = np.unravel_index(field.distance(np.pad(field.room, 1))[1:-1, 1:-1].argmax(), field.room.shape)
    size = SIZES[-1]
    at = {"x": round(float(x) * field.step, 1), "y": round(float(y) * field.step, 1)}
    return {**at, "angle": 0, "size": size, "width": round(size * 0.9 * len(name))}


def _place(
    field: Field, xs: Array, ys: Array, width: float, height: float, slant: float, wanted: float, stiff: float
) -> tuple[float, int, int] | None:
    """The best place for a name of this size and slant, if there is any."""
    rows, columns = field.room.shape
    across, down = np.meshgrid(np.linspace(-width / 2, width / 2, 11), [-height / 2, 0, height / 2])
    fits = np.ones(len(xs), bool)
    for dx, dy in np.c_[across.ravel(), down.ravel()] @ _turn(slant).T / field.step:
        x, y = np.round(xs + dx).astype(int), np.round(ys + dy).astype(int)
        inside = (x >= 0) & (x < columns) & (y >= 0) & (y < rows)
        free = np.zeros(len(xs), bool)
        free[inside] = field.room[y[inside], x[inside]]
        fits &= free
    if not fits.any():
        return None
    left, top = xs[fits], ys[fits]
    scores = -top * 0.7 - abs(left - xs.mean()) * 0.6 - abs(slant - wanted) * stiff
    best = scores.argmax()
    return float(scores[best]), int(left[best]), int(top[best])


def slots(field: Field, name: dict[str, float]) -> dict[str, Any]:
    """Places for pieces around the middle of what the name leaves free, at the largest scale at which all have room."""
    off = np.c_[(field.columns * field.step - name["x"]).ravel(), (field.rows * field.step - name["y"]).ravel()]
    turned = off @ _turn(name["angle"])
    under_name = (abs(turned[:, 0]) < name["width"] / 2 + 1) & (abs(turned[:, 1]) < name["size"] * 1.05 / 2 + 2)
    free = field.room & ~under_name.reshape(field.room.shape)
    for scale in SCALES:
        packing = _Packing(field, free.copy())
        packed = {
            "scale": scale,
            "tile": packing.put(TILE * scale),
            "control": packing.put(CONTROL * scale),
            "stacks": [packing.put(STACK * scale) for _ in range(STACKS)],
            "buildings": [packing.put(BUILDING * scale) for _ in range(BUILDINGS)],
        }
        if not packing.spilled:
            break
    return packed


class _Packing:
    """Puts discs close to the middle of a region, one after the other."""

    def __init__(self, field: Field, free: Array) -> None:
        self._field, self._free = field, free
        self._taken: list[tuple[float, float, float]] = []
        self.spilled = False
        y, x = np.unravel_index(field.distance(free).argmax(), free.shape)
        self._middle = (float(x) * field.step, float(y) * field.step)

    def put(self, radius: float) -> list[float]:
        x, y = self._inside(radius) or self._beside(radius)
        self._taken.append((x, y, radius))
        return [round(x, 1), round(y, 1)]

    def _inside(self, radius: float) -> tuple[float, float] | None:
        """In the region; if need be a little closer to others than is pretty."""
        step = self._field.step
        for squeeze in (1, 0.84, 0.7):
            ys, xs = np.where(self._field.distance(self._free) >= radius * squeeze)
            if len(xs):
                nearest = np.hypot(xs * step - self._middle[0], ys * step - self._middle[1]).argmin()
                x, y = float(xs[nearest]) * step, float(ys[nearest]) * step
                self._free[np.hypot(self._field.columns * step - x, self._field.rows * step - y) < radius * 0.98] = (
                    False
                )
                return x, y
        return None

    def _beside(self, radius: float) -> tuple[float, float]:
        """Over the rim, on the open sea or on its own ground."""
        self.spilled = True
        grid, labels = self._field.grid, self._field.labels
        for reach in (radius * 2, radius * 3, radius * 4):
            for turn in range(24):
                x = self._middle[0] + reach * cos(turn * pi / 12)
                y = self._middle[1] + reach * sin(turn * pi / 12)
                if any(hypot(x - u, y - v) < radius + r - 2 for u, v, r in self._taken):
                    continue
                row, column = int(y * grid), int(x * grid)
                on_sheet = 0 <= row < labels.shape[0] and 0 <= column < labels.shape[1]
                if on_sheet and labels[row, column] in (self._field.number, OPEN_SEA):
                    return x, y
        return self._middle
