"""`python -m tools.maps.fields scharz`: a map whose fields and seas lie around seeds on real land and real water.

What borders on what is the data of the title: fields that touch in nature and not in the game are kept apart by heights
that nobody holds, and along a coast the water belongs to a sea on which the field lies. The result has the form of
`outlines`, with the borders that cannot be crossed as a line of their own.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi
from tools.maps.arcs import OUTSIDE, Arc, Pen, rings_of, trace
from tools.maps.check import faults
from tools.maps.config import HERE, ROOT, Config
from tools.maps.decor import curve
from tools.maps.outlines import province
from tools.maps.paths import path
from tools.maps.projection import Projection
from tools.maps.raster import OPEN_SEA, Array, Raster

HEIGHTS = "heights"
RIDGE = 3
"""Half the width of the heights between two fields, in cells."""
SHORE = 9
"""Width of the water that goes to another sea along a coast, in cells."""
LONG = 40
"""Fields that touch along more units than these need other seeds, not heights."""
ROUGH = 0.09
"""How ragged the coast of a drawn island is, as a share of its radius."""
FLAT = 0.82
"""How much less high than wide it is."""

Pairs = set[frozenset[str]]


class Printed:
    """What the title says of its map: what touches what, and where nobody passes."""

    def __init__(self, file: str) -> None:
        with (ROOT / file).open("rb") as source:
            data = tomllib.load(source)
        self.fields: dict[str, dict[str, Any]] = {one["id"]: one for one in data["field"]}
        self.seas: dict[str, dict[str, Any]] = {one["id"]: one for one in data["sea"]}
        self.black = self._pairs(self.fields, "black")
        self.land = self._pairs(self.fields, "beside") | self.black
        self.rivers = {pair for pair in self.black if self._over_river(pair, data.get("banks", []))}
        """Black borders between two banks, which are black rivers."""
        self.coasts = self._pairs(self.fields, "seas")
        self.water = self._pairs(self.seas, "beside")

    def _over_river(self, pair: frozenset[str], banks: list[str]) -> bool:
        return bool(banks) and all(any(bank in self.fields[id].get("regions", ()) for id in pair) for bank in banks)

    @staticmethod
    def _pairs(things: dict[str, dict[str, Any]], key: str) -> Pairs:
        return {frozenset((id, other)) for id, one in things.items() for other in one.get(key, ())}


class Fields(Raster):
    """A raster with seas that grow around seeds, drawn islands, and no borders but those of the title."""

    def __init__(self, config: Config, projection: Projection, printed: Printed) -> None:
        self._printed = printed
        self.touching: list[str] = []
        """What touches along so long a line that no heights can part it."""
        super().__init__(config, projection)

    def _land(self) -> Array:
        """Islands that are too small for their pieces are drawn larger than they are."""
        image = Image.fromarray(super()._land())
        draw = ImageDraw.Draw(image)
        noise = np.random.default_rng(len(self.config.ids))
        corners = 40
        turns = np.linspace(0, 2 * np.pi, corners, endpoint=False)
        for island in self.config.lands:
            x, y = self._projection(*island["at"])
            ragged = ndi.gaussian_filter1d(noise.standard_normal(corners), 1.6, mode="wrap")
            away = island["radius"] * (1 + ROUGH * ragged / ragged.std())
            ring = zip(x + away * np.cos(turns), y + FLAT * away * np.sin(turns), strict=True)
            draw.polygon(self._scaled([(float(a), float(b)) for a, b in ring]), fill=1)
        return np.array(image).astype(bool)

    def _regions_at_sea(self, on_land: Array) -> Array:
        labels = self._grown(sea=True)
        labels[self.land] = OPEN_SEA
        for number in range(len(self.config.ids)):
            if not self.config.is_sea(number):
                continue
            parts, count = ndi.label(labels == number)
            sizes = np.bincount(parts.ravel())
            sizes[0] = 0
            for part in range(1, count + 1):
                mask = parts == part
                if part == sizes.argmax():
                    continue
                around = labels[ndi.binary_dilation(mask, iterations=2) & ~mask]
                around = around[(around >= 0) & (around != number)]
                labels[mask] = np.bincount(around).argmax() if len(around) else OPEN_SEA
        return labels

    def _islands(self, at_sea: Array) -> Array:
        """Every island that is drawn is land of a field."""
        return np.zeros_like(self.land)

    def _part_unwanted_neighbours(self) -> None:
        self.along_coasts()
        for one, other in self._touching():
            pair = frozenset((one, other))
            if pair <= self._printed.seas.keys() and pair not in self._printed.water:
                near = [_near(self.labels == self.config.number[id], 1) for id in (one, other)]
                self.labels[near[0] & near[1] & ~self.land] = OPEN_SEA
            if not pair <= self._printed.fields.keys() or pair in self._printed.land:
                continue
            window = self._around(one, RIDGE + 2)
            part = self.labels[window]
            a, b = (part == self.config.number[id] for id in (one, other))
            line = _near(a, 1) & b
            if line.sum() > LONG * self.config.grid:
                self.touching.append(f"{one} and {other} touch along {line.sum() / self.config.grid:.0f} units")
            part[_near(line, RIDGE) & (a | b)] = self.config.number[HEIGHTS]

    def along_coasts(self) -> None:
        """Water near a field belongs to a sea on which it lies: to the nearest of them."""
        config, fields = self.config, self._printed.fields
        seas = {id: ndi.distance_transform_edt(self.labels != config.number[id]) for id in self._printed.seas}
        dry = np.isin(self.labels, [config.number[id] for id in fields])
        away, (rows, columns) = ndi.distance_transform_edt(~dry, return_indices=True)
        beside = np.where((away > 0) & (away < SHORE) & (self.labels >= 0), self.labels[rows, columns], OPEN_SEA)
        for field, data in fields.items():
            own = data.get("seas", [])
            numbers = np.array([config.number[id] for id in own], np.int16)
            strip = (beside == config.number[field]) & ~np.isin(self.labels, numbers) & ~self.land
            if strip.any() and own:
                self.labels[strip] = numbers[np.stack([seas[id][strip] for id in own]).argmin(axis=0)]
            elif strip.any():
                self.touching.append(f"{field} lies at the sea")
        # What is left are single cells in the corner between two fields: they are nobody's.
        for field, data in fields.items():
            window = self._around(field, 2)
            part = self.labels[window]
            seas_of = [config.number[id] for id in data.get("seas", [])]
            foreign = ~np.isin(part, seas_of) & ~self.land[window]
            part[foreign & _near(part == config.number[field], 1)] = OPEN_SEA

    def _touching(self) -> list[tuple[str, str]]:
        """Everything that shares a line, by name."""
        found: set[tuple[int, int]] = set()
        for one, other in ((self.labels[:, :-1], self.labels[:, 1:]), (self.labels[:-1], self.labels[1:])):
            apart = one != other
            pairs = np.unique(np.sort(np.stack([one[apart], other[apart]]), axis=0), axis=1)
            found |= {(int(a), int(b)) for a, b in pairs.T if a >= 0}
        return [(self.config.ids[a], self.config.ids[b]) for a, b in sorted(found)]

    def _around(self, id: str, margin: int) -> tuple[slice, slice]:
        rows, columns = np.where(self.labels == self.config.number[id])
        return (
            slice(max(rows.min() - margin, 0), rows.max() + margin + 1),
            slice(max(columns.min() - margin, 0), columns.max() + margin + 1),
        )


def _near(mask: Array, cells: int) -> Array:
    return ndi.binary_dilation(mask, iterations=cells)


def draw(config: Config, data: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Everything that the board draws, and what is wrong with it."""
    printed = Printed(data["data"])
    projection = Projection(config)
    raster = Fields(config, projection, printed)
    arcs = trace(raster, Pen(config.grid))
    number = config.number
    places = [*printed.fields, *printed.seas]
    drawn = {id: province(rings_of(arcs, number[id]), id in printed.seas) for id in places}
    black = {tuple(sorted(number[id] for id in pair)): sorted(pair) for pair in printed.black}
    drawing = {
        "view": [config.width, config.height],
        "credit": data["credit"],
        "places": drawn,
        "void": "".join(_path(arcs, number[id]) for id in config.ids if not config.in_play(id) and id != HEIGHTS),
        "heights": _path(arcs, number[HEIGHTS]),
        "openSea": "".join(path(ring, closed=True) for ring in rings_of(arcs, OPEN_SEA)),
        "coast": "".join(path(arc.points, arc.closed) for arc in arcs if _is_coast(config, arc)),
        "black": [_black(printed, black[arc.sides], arc) for arc in arcs if arc.sides in black],
        "rivers": "".join(path(curve(projection.line(river))) for river in config.rivers),
    }
    return drawing, [*raster.touching, *_missing(printed, drawn)]


def _black(printed: Printed, between: list[str], arc: Arc) -> dict[str, Any]:
    line = {"between": between, "path": path(arc.points)}
    return {**line, "river": True} if frozenset(between) in printed.rivers else line


def _path(arcs: list[Arc], number: int) -> str:
    return "".join(path(ring, closed=True) for ring in rings_of(arcs, number))


def _is_coast(config: Config, arc: Arc) -> bool:
    wet = [side == OPEN_SEA or config.is_sea(side) for side in arc.sides]
    return OUTSIDE not in arc.sides and wet[0] != wet[1]


def _missing(printed: Printed, drawn: dict[str, Any]) -> list[str]:
    borders = {"-".join(sorted(pair)): {"kind": "land"} for pair in (printed.land | printed.coasts | printed.water)}
    return faults({"regions": drawn, "borders": borders})


def main() -> int:
    """Draws, checks, and writes the result where the config says; a map with faults is not written."""
    parser = argparse.ArgumentParser(prog="python -m tools.maps.fields", description=main.__doc__)
    parser.add_argument("title", help="a config in tools/maps/configs that names the data of its fields")
    title = parser.parse_args().title
    config = Config(title)
    data = json.loads((HERE / "configs" / f"{title}.json").read_text())
    drawing, wrong = draw(config, data)
    for fault in wrong:
        print(fault, file=sys.stderr)
    if not wrong:
        text = json.dumps(drawing, separators=(",", ":"), ensure_ascii=False)
        config.result.write_text(f"{text}\n")
        print(f"{data['result']}: {len(drawing['places'])} places, {len(text)} bytes")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
