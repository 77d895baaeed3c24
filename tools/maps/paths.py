"""Lines as SVG paths, written as short as they can be: relative steps, one decimal."""

from __future__ import annotations

from collections.abc import Sequence

Points = Sequence[tuple[float, float]]


def path(points: Points, closed: bool = False) -> str:
    """`M` to the first point, then steps."""
    if closed and points[0] == points[-1]:
        points = points[:-1]
    x, y = points[0]
    steps = ""
    for to_x, to_y in points[1:]:
        for step in (_short(to_x - x), _short(to_y - y)):
            steps += step if not steps or step.startswith("-") else f" {step}"
        x, y = to_x, to_y
    return f"M{_short(points[0][0])} {_short(points[0][1])}l{steps}" + ("z" if closed else "")


def _short(number: float) -> str:
    text = f"{number:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
