"""From degrees to the sheet: equal-area around a centre, then less and less magnified towards the rim."""

from __future__ import annotations

from collections.abc import Sequence
from math import asinh, cos, degrees, radians, sin, sqrt

from tools.maps.config import Config

FAR_SIDE = -0.95
"""Cosine of the distance beyond which a point is as good as at the other end of the world."""


class Projection:
    """`projection(lon, lat)` is a place on the sheet."""

    def __init__(self, config: Config) -> None:
        wanted = config.projection
        self._lon0, self._lat0 = map(radians, wanted["centre"])
        self._across, self._upwards = wanted["spread"]
        self._left = self._raw(*wanted["left"])[0]
        self._top = self._raw(*wanted["top"])[1]
        self._x = config.width / (self._raw(*wanted["right"])[0] - self._left)
        self._y = config.height / (self._raw(*wanted["bottom"])[1] - self._top)

    def _raw(self, lon: float, lat: float) -> tuple[float, float]:
        """Oblique azimuthal equal-area in degrees, compressed on each axis (a large spread compresses nothing)."""
        east, north = radians(lon) - self._lon0, radians(lat)
        away = sin(self._lat0) * sin(north) + cos(self._lat0) * cos(north) * cos(east)
        k = sqrt(2 / (1 + max(away, FAR_SIDE)))
        x = k * cos(north) * sin(east)
        y = k * (cos(self._lat0) * sin(north) - sin(self._lat0) * cos(north) * cos(east))
        return asinh(degrees(x) / self._across), -asinh(degrees(y) / self._upwards)

    def __call__(self, lon: float, lat: float) -> tuple[float, float]:
        x, y = self._raw(lon, lat)
        return (x - self._left) * self._x, (y - self._top) * self._y

    def line(self, points: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
        return [self(lon, lat) for lon, lat in points]
