"""Which cell of the sheet belongs to which region: seeds on land, polygons at sea."""

from __future__ import annotations

from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi
from tools.maps.config import Config
from tools.maps.land import land
from tools.maps.projection import Projection

OPEN_SEA = -1
LAKE = 900
"""Lakes of fewer cells are left out."""
CONTINENT = 60_000
"""More cells than these are no island."""
WOBBLE = ((30, 9), (9, 3.2), (4, 1.1))
"""Width and height of the waves by which borders wander like ink."""
GRAIN = 7
"""Seed of the noise, so that a map comes out the same again."""
ORPHAN = 0.25
"""A part smaller than this share of its region's largest part goes to the neighbour around it."""

Array = Any


class Raster:
    """`labels` has the number of the region in each cell; `land` and `islands` are masks."""

    def __init__(self, config: Config, projection: Projection) -> None:
        self.config = config
        self._projection = projection
        self.land: Array = self._land()
        on_land = self._regions_on_land()
        at_sea = self._regions_at_sea(on_land)
        self.islands = self._islands(at_sea)
        self.labels: Array = np.where(at_sea >= 0, at_sea, on_land)
        self._part_unwanted_neighbours()

    def _scaled(self, points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x * self.config.grid, y * self.config.grid) for x, y in points]

    def _land(self) -> Array:
        rows, columns = self.config.shape
        image = Image.new("1", (columns, rows), 0)
        draw = ImageDraw.Draw(image)
        polygons = [[self._scaled(self._projection.line(ring)) for ring in polygon] for polygon in land()]
        for fill, rings in ((1, [p[0] for p in polygons]), (0, [ring for p in polygons for ring in p[1:]])):
            for ring in rings:
                if len(ring) > 2:
                    draw.polygon(ring, fill=fill)
        for strait in self.config.straits:
            line = self._scaled(self._projection.line(strait["line"]))
            draw.line(line, fill=0, width=int(strait["width"] * self.config.grid))
        mask = np.array(image).astype(bool)
        mask &= ~_small_parts(mask, self.config.speck)
        mask |= _small_parts(~mask, LAKE)
        return mask

    def _regions_on_land(self) -> Array:
        labels = self._grown(sea=False)
        labels[~self.land] = OPEN_SEA
        self._adopt_orphans(labels)
        return labels

    def _grown(self, *, sea: bool) -> Array:
        """Every cell goes to the nearest seed, in coordinates that wander a little."""
        rows, columns = self.config.shape
        noise = np.random.default_rng(GRAIN)

        def waves() -> Array:
            total = 0
            for width, height in WOBBLE:
                wave = ndi.gaussian_filter(noise.standard_normal((rows // 3 + 8, columns // 3 + 8)), width / 3)
                total = total + ndi.zoom(wave / wave.std(), 3, order=1)[:rows, :columns] * height
            return total

        y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
        x, y = x + waves(), y + waves()
        nearest = np.full((rows, columns), 1e9, np.float32)
        labels = np.full((rows, columns), OPEN_SEA, np.int16)
        grid = self.config.grid
        for number, region in enumerate(self.config.regions.values()):
            for seed in region["seeds"] if bool(region.get("sea")) == sea else ():
                at_x, at_y = self._projection(*seed)
                away = np.hypot(x - at_x * grid, y - at_y * grid) - region.get("weight", 0) * grid
                closer = away < nearest
                nearest[closer], labels[closer] = away[closer], number
        return labels

    def _adopt_orphans(self, labels: Array) -> None:
        """A region is one piece, but for parts that are nearly as large: the rest goes to whoever surrounds it."""
        for _ in range(3):
            moved = False
            for number, region in enumerate(self.config.regions.values()):
                parts, count = ndi.label(labels == number)
                if count < 2 or not region["seeds"]:
                    continue
                sizes = np.bincount(parts.ravel())
                largest = sizes[1:].max()
                for part in range(1, count + 1):
                    if sizes[part] >= ORPHAN * largest:
                        continue
                    mask = parts == part
                    around = labels[ndi.binary_dilation(mask, iterations=2) & ~mask]
                    around = around[around >= 0]
                    if len(around):
                        labels[mask] = np.bincount(around).argmax()
                        moved = True
            if not moved:
                return

    def _regions_at_sea(self, on_land: Array) -> Array:
        """The water inside each polygon, its largest piece alone."""
        rows, columns = self.config.shape
        labels = np.full((rows, columns), OPEN_SEA, np.int16)
        for id, polygon in self.config.seas.items():
            image = Image.new("1", (columns, rows), 0)
            ImageDraw.Draw(image).polygon(self._scaled([self._corner(p, on_land) for p in polygon]), fill=1)
            labels[np.array(image).astype(bool) & ~self.land] = self.config.number[id]
        for id in self.config.seas:
            number = self.config.number[id]
            parts, _ = ndi.label(labels == number)
            sizes = np.bincount(parts.ravel())
            sizes[0] = 0
            labels[(labels == number) & (parts != sizes.argmax())] = OPEN_SEA
        return labels

    def _corner(self, point: Any, on_land: Array) -> tuple[float, float]:
        """A corner is a place in degrees, or the northernmost point of the coast where two regions meet."""
        if not isinstance(point, dict):
            return self._projection(*point)
        one, other = (on_land == self.config.number[id] for id in point["coast"])
        meeting = ndi.binary_dilation(one, iterations=2) & ndi.binary_dilation(other, iterations=2)
        ys, xs = np.where(meeting & ndi.binary_dilation(~self.land, iterations=2))
        first = ys.argmin()
        shift_x, shift_y = point.get("shift", (0, 0))
        return xs[first] / self.config.grid + shift_x, ys[first] / self.config.grid + shift_y

    def _islands(self, at_sea: Array) -> Array:
        """Land that lies in a region of water belongs to it."""
        parts, count = ndi.label(self.land)
        sizes = np.bincount(parts.ravel())
        boxes = ndi.find_objects(parts)
        islands = np.zeros_like(self.land)
        for part in range(1, count + 1):
            if sizes[part] > CONTINENT:
                continue
            rows, columns = boxes[part - 1]
            window = (
                slice(max(rows.start - 4, 0), rows.stop + 4),
                slice(max(columns.start - 4, 0), columns.stop + 4),
            )
            mask = parts[window] == part
            around = at_sea[window][ndi.binary_dilation(mask, iterations=3) & ~mask]
            wet = around[around >= 0]
            if len(wet) > 0.6 * len(around):
                at_sea[window][mask] = np.bincount(wet).argmax()
                islands[window] |= mask
        return islands

    def _part_unwanted_neighbours(self) -> None:
        """Between a region of water and land that is no neighbour of it a strip of open sea is left."""
        wanted = {frozenset(border.split("-")) for border in self.config.borders}
        for sea in self.config.seas:
            for other in self.config.ids:
                pair = frozenset((sea, other))
                if not self.config.in_play(other) or other in self.config.seas or pair in wanted:
                    continue
                near = ndi.binary_dilation(self.labels == self.config.number[other], iterations=3)
                self.labels[near & (self.labels == self.config.number[sea]) & ~self.land] = OPEN_SEA


def _small_parts(mask: Array, cells: int) -> Array:
    parts, _ = ndi.label(mask)
    sizes = np.bincount(parts.ravel())
    return mask & np.isin(parts, np.where(sizes < cells)[0])
