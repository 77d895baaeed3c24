"""Does a drawn map say what its title says? Every border is a shared or a dotted line, and nothing else touches.

Needs nothing but the standard library, so that the tests can ask it.
"""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from typing import Any

SHORTEST = 10
"""A border below this length cannot be seen."""

Segment = frozenset[tuple[float, float]]


def faults(drawing: dict[str, Any]) -> list[str]:
    """What is wrong with a map, in words; nothing if it is right."""
    segments = {id: _segments(region["path"]) for id, region in drawing["regions"].items()}
    lines = {frozenset(border.split("-")): line["kind"] for border, line in drawing["borders"].items()}
    found = []
    for one, other in combinations(segments, 2):
        shared = sum(segments[one][line] for line in segments[one].keys() & segments[other].keys())
        kind = lines.get(frozenset((one, other)))
        if shared > 0 and kind in (None, "dotted"):
            found.append(f"{one} and {other} touch along {shared:.0f} units and should not")
        if kind in ("land", "sea") and shared < SHORTEST:
            found.append(f"{one} and {other} should touch but share {shared:.0f} units")
    return found


def _segments(path: str) -> dict[Segment, float]:
    """The straight pieces of a closed path with their lengths."""
    pieces: dict[Segment, float] = {}
    for ring in re.findall(r"M[^M]+", path):
        points = _points(ring)
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            if a != b:
                pieces[frozenset((a, b))] = dist(a, b)
    return pieces


def _points(ring: str) -> list[tuple[float, float]]:
    """A ring of relative steps as places."""
    numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", ring)]
    x, y = numbers[0], numbers[1]
    points = [(x, y)]
    for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
        x, y = round(x + dx, 1), round(y + dy, 1)
        points.append((x, y))
    return points
