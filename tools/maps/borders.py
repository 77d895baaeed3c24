"""`python -m tools.maps.borders scharz-britannia`: what borders on what, from where the fields and seas of a map lie.

For a map that is ours from the beginning: its data file says what each field is, its config where it lies, and what
touches there is written into the data file. Borders that nobody crosses are named by hand, as `black` of either field.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from typing import Any

import numpy as np
from tools.maps.config import ROOT, Config
from tools.maps.fields import Fields, Printed
from tools.maps.projection import Projection
from tools.maps.raster import Array

LAND, COAST, WATER = 18.0, 26.0, 20.0
"""So many units long must a border between fields, a coast, and a border between seas be in order to count."""
ORDER = (
    *("colours", "climate", "tier", "rough", "home", "neutral", "special", "regions", "rivers"),
    *("seas", "beside", "black"),
)
DERIVED = ("seas", "beside", "black", "x", "y")


class Free(Fields):
    """A raster in which everything touches what it touches."""

    def _part_unwanted_neighbours(self) -> None:
        """Nothing is parted: this is what the borders are taken from."""


def lengths(labels: Array, grid: float) -> Counter[tuple[int, int]]:
    """How long the line is that two regions share, in units of the sheet."""
    found: Counter[tuple[int, int]] = Counter()
    for one, other in ((labels[:, :-1], labels[:, 1:]), (labels[:-1], labels[1:])):
        apart = (one != other) & (one >= 0) & (other >= 0)
        pairs, numbers = np.unique(np.sort(np.stack([one[apart], other[apart]]), axis=0), axis=1, return_counts=True)
        for (a, b), number in zip(pairs.T, numbers, strict=True):
            found[int(a), int(b)] += int(number)
    return Counter({pair: round(number / grid * 0.8) for pair, number in found.items()})


def derive(config: Config, printed: Printed) -> None:
    """Fills in borders and places of the fields and seas of a data file."""
    raster = Free(config, Projection(config), printed)
    _land(config, printed, lengths(raster.labels, config.grid))
    # Which seas meet is seen when the water along each coast belongs to a sea on which the field lies.
    raster.along_coasts()
    printed.water = _waters(config, printed, lengths(raster.labels, config.grid))
    rows, columns = config.shape
    for id, place in (*printed.fields.items(), *printed.seas.items()):
        at_rows, at_columns = np.where(raster.labels == config.number[id])
        if not len(at_rows):
            raise SystemExit(f"{id} has no room")
        place["x"] = round(100 * float(np.median(at_columns)) / columns)
        place["y"] = round(100 * float(np.median(at_rows)) / rows)


def _land(config: Config, printed: Printed, found: Counter[tuple[int, int]]) -> None:
    """Borders of fields, and on which seas they lie: at least on the one with the longest coast."""
    near: dict[str, list[str]] = defaultdict(list)
    coasts: dict[str, dict[str, float]] = defaultdict(dict)
    for (a, b), length in found.items():
        one, other = config.ids[a], config.ids[b]
        if {one, other} <= printed.fields.keys() and length >= LAND:
            near[one].append(other)
            near[other].append(one)
        elif one in printed.fields and other in printed.seas:
            coasts[one][other] = length
    for id, field in printed.fields.items():
        field["black"] = sorted(other for other in near[id] if frozenset((id, other)) in printed.black)
        field["beside"] = sorted(other for other in near[id] if frozenset((id, other)) not in printed.black)
        long = [sea for sea, length in coasts[id].items() if length >= COAST]
        field["seas"] = sorted(long or sorted(coasts[id], key=coasts[id].__getitem__)[-1:])
    for pair in printed.black:
        one, other = sorted(pair)
        if other not in near[one]:
            print(f"{one} and {other} have a black border and do not touch", file=sys.stderr)


def _waters(config: Config, printed: Printed, found: Counter[tuple[int, int]]) -> set[frozenset[str]]:
    """Which seas meet."""
    pairs = {frozenset((config.ids[a], config.ids[b])) for (a, b), length in found.items() if length >= WATER}
    pairs = {pair for pair in pairs if pair <= printed.seas.keys()}
    for id, sea in printed.seas.items():
        sea["beside"] = sorted(other for pair in pairs if id in pair for other in pair - {id})
    return pairs


def told(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(told(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def line(one: dict[str, Any]) -> str:
    """A thing on a line of its own; what is empty is left out."""
    keys = ["id", *(key for key in ORDER if one.get(key) not in (None, [], ""))]
    keys += [key for key in one if key not in (*ORDER, "id", "x", "y")]
    return "    { " + ", ".join(f"{key} = {told(one[key])}" for key in (*keys, "x", "y") if key in one) + " },"


def write(file: str, printed: Printed) -> None:
    """The data file anew: its head and its factions stay as they are."""
    path = ROOT / file
    text = path.read_text()
    head, rest = text.split("field = [\n")[0], text[text.index("faction = [\n") :]
    lists = (("field", printed.fields), ("sea", printed.seas))
    body = "\n".join(f"{name} = [\n" + "\n".join(map(line, things.values())) + "\n]\n" for name, things in lists)
    path.write_text(f"{head}{body}\n{rest}")


def main() -> int:
    """Writes what touches on the sheet into the data file that the config names."""
    parser = argparse.ArgumentParser(prog="python -m tools.maps.borders", description=main.__doc__)
    parser.add_argument("map", help="a config in tools/maps/configs that names the data of its fields")
    config = Config(parser.parse_args().map)
    printed = Printed(config.data)
    derive(config, printed)
    write(config.data, printed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
