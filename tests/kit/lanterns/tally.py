"""What coins were got for: to begin with, for a bid or a roll, and as gifts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from civitas.games.tallies import Told

PARTS: tuple[str, ...] = ("start", "bids", "rolls", "gifts")
START = 2
NOTES = frozenset({"won", "rolled", "gave"})


def tally(view: Mapping[str, Any], notes: Iterable[Told]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {part: [0] * len(view["coins"]) for part in PARTS}
    found["start"] = [START] * len(view["coins"])
    for key, params in notes:
        if key == "won":
            found["bids"][params["seat"]] += 1
        elif key == "rolled":
            found["rolls"][params["seat"]] += params["number"] >= 4
        else:
            found["gifts"][params["seat"]] -= params["coins"]
            found["gifts"][params["to_seat"]] += params["coins"]
    return found
