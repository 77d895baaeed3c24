"""Where the points of a game came from: see `civitas.games.tallies`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from civitas.games.sands.box.content import BOX
from civitas.games.tallies import Told

_DYNASTIES = range(1, len(BOX["dynasty"]["first_fields"]))
_MERITS = tuple(merit for merit in BOX["end_scoring"] if merit != "origin")
PARTS: tuple[str, ...] = (*(f"chronicles_{number}" for number in _DYNASTIES), "wonders", *_MERITS, "unrest")
NOTES = frozenset({"dynasty-ends", "wonder-points", "chronicle-points", "end-points", "unrest-points"})


def tally(view: Mapping[str, Any], notes: Iterable[Told]) -> dict[str, list[float]]:
    """§4.5.2 §4.5.3 §9.0.5 §10.0.2 Nothing on the table tells what a point was given for; the notes do."""
    found: dict[str, list[float]] = {part: [0] * len(view["empires"]) for part in PARTS}
    dynasty = 0
    for key, params in notes:
        if key == "dynasty-ends":
            dynasty = params["number"]
        elif key == "chronicle-points":
            found[f"chronicles_{dynasty}"][params["seat"]] += params["points"]
        elif key == "wonder-points":
            found["wonders"][params["seat"]] += params["points"]
        elif key == "end-points":
            found[params["merit"]][params["seat"]] += params["points"]
        elif key == "unrest-points":
            found["unrest"][params["seat"]] -= params["points"]
    return found
