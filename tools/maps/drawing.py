"""The whole map as the data that a board is drawn from."""

from __future__ import annotations

from typing import Any

from shapely.geometry import LineString
from tools.maps.arcs import Line, Pen, line_between, outline, trace
from tools.maps.config import Config
from tools.maps.decor import curve, decor
from tools.maps.names import Field, label, slots
from tools.maps.paths import path
from tools.maps.projection import Projection
from tools.maps.raster import Raster

CREDIT = "Coastline: Natural Earth 1:50m (public domain)"
APART = 13
"""Units between two pieces on a border."""
PLAIN_ORDER = (0, -1, 1, -2, 2)
MARKED_ORDER = (-1.5, 1.5, -2.6, 2.6, -3.6)
"""The middle of a marked border is taken."""


def draw(config: Config) -> dict[str, Any]:
    """Regions, borders and decor."""
    projection = Projection(config)
    raster = Raster(config, projection)
    pen = Pen(config.grid)
    arcs = trace(raster, pen)
    regions = {}
    for id in config.ids:
        if config.in_play(id):
            around, box = outline(arcs, config.number[id])
            field = Field(raster, id)
            name = label(field, config.regions[id]["name"])
            sea = bool(config.regions[id].get("sea"))
            regions[id] = {"sea": sea, "box": box, "label": name, "slots": slots(field, name), "path": around}
    borders = {}
    for border in (*config.borders, *config.dotted):
        dotted = border in config.dotted
        line = curve(projection.line(config.dotted[border])) if dotted else line_between(config, arcs, border)
        if line:
            wet = any(config.regions[id].get("sea") for id in border.split("-"))
            kind = "dotted" if dotted else "sea" if wet else "land"
            borders[border] = {"kind": kind, **_on_border(line, border in config.marks), "path": path(line)}
    return {
        "view": [config.width, config.height],
        "credit": CREDIT,
        "regions": regions,
        "borders": borders,
        "decor": decor(raster, arcs, pen, projection),
    }


def _on_border(line: Line, marked: bool) -> dict[str, Any]:
    """The middle of a border, and places along it for pieces."""
    drawn = LineString(line)
    step = min(APART, drawn.length / 6) / max(drawn.length, 1)

    def at(share: float) -> list[float]:
        place = drawn.interpolate(share, normalized=True)
        return [round(place.x, 1), round(place.y, 1)]

    shares = [0.5 + order * step for order in (MARKED_ORDER if marked else PLAIN_ORDER)]
    return {"anchor": at(0.5), "slots": [at(max(0.06, min(0.94, share))) for share in shares]}
