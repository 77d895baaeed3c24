"""Charts as SVG that stands in a page: no fonts of its own, and ink that follows the page, light or dark."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from typing import Any

from civitas.lab.extras import need

INK = "#010203"
"""A colour that nobody means: in the page it is that of the text."""
FIRST, SECOND = "#3d7ec2", "#d0762b"
"""Two colours that can be told apart on light and on dark, and by those who see no red or green."""
WIDTH = 7.2
ROW = 0.42


def _figure(height: float) -> tuple[Any, Any]:
    matplotlib = need("matplotlib")
    matplotlib.use("svg")
    style = {
        "svg.fonttype": "none",
        "svg.hashsalt": "civitas",
        "font.family": "sans-serif",
        "font.size": 11,
        "text.color": INK,
        "axes.edgecolor": INK,
        "axes.labelcolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
    }
    matplotlib.rcParams.update(style)
    figure = need("matplotlib.figure").Figure(figsize=(WIDTH, height))
    axes = figure.add_subplot()
    axes.set_facecolor("none")
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=0)
    axes.grid(axis="x", color=INK, alpha=0.12)
    axes.set_axisbelow(True)
    return figure, axes


def _svg(figure: Any, name: str) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", transparent=True, bbox_inches="tight", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r"font: ([^;\"]*)'[^\"]*?\"", r'font: \1system-ui, sans-serif"', text)
    # Ids are for the whole page: those of two charts must not meet.
    text = re.sub(r'id="', f'id="{name}-', text)
    text = re.sub(r'(href="#|url\(#)', rf"\g<1>{name}-", text)
    return text.replace(INK, "currentColor").replace("<svg ", f'<svg role="img" aria-label="{name}" ', 1)


def intervals(
    name: str,
    rows: Sequence[tuple[str, float, float, float]],
    axis: str,
    *,
    line: float | None = None,
    percent: bool = False,
    second: Sequence[tuple[float, float, float]] = (),
) -> str:
    """A dot with its interval for each row, from the top; a dashed line for what chance or nothing would be."""
    figure, axes = _figure(0.9 + ROW * len(rows) * (1.5 if second else 1))
    scale = 100 if percent else 1
    shift = 0.16 if second else 0.0
    for at, (_, middle, low, high) in enumerate(rows):
        axes.plot([low * scale, high * scale], [at - shift] * 2, color=FIRST, linewidth=2.2, solid_capstyle="round")
        axes.plot([middle * scale], [at - shift], "o", color=FIRST, markersize=7)
    for at, (middle, low, high) in enumerate(second):
        axes.plot([low * scale, high * scale], [at + shift] * 2, color=SECOND, linewidth=2.2, solid_capstyle="round")
        axes.plot([middle * scale], [at + shift], "D", color=SECOND, markersize=6)
    if line is not None:
        axes.axvline(line * scale, color=INK, linestyle=(0, (4, 3)), linewidth=1, alpha=0.7)
    axes.set_yticks(range(len(rows)), [label for label, *_ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel(axis)
    return _svg(figure, name)


def spreads(name: str, values: Mapping[str, Sequence[float]], axis: str) -> str:
    """How values are spread, one row for each name: a box from quarter to quarter, whiskers from 5 to 95 of 100."""
    figure, axes = _figure(0.9 + ROW * len(values))
    axes.boxplot(
        list(values.values()),
        orientation="horizontal",
        whis=(5, 95),
        showfliers=False,
        widths=0.55,
        patch_artist=True,
        boxprops={"facecolor": FIRST, "alpha": 0.45, "edgecolor": FIRST},
        whiskerprops={"color": FIRST},
        capprops={"color": FIRST},
        medianprops={"color": INK, "linewidth": 1.6},
    )
    axes.set_yticks(range(1, len(values) + 1), list(values))
    axes.invert_yaxis()
    axes.set_xlabel(axis)
    return _svg(figure, name)
