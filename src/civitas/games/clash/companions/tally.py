"""Where the points of a game came from: see `civitas.games.tallies`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from civitas.games.clash.scoring import CATEGORIES
from civitas.games.tallies import Told

PARTS: tuple[str, ...] = CATEGORIES
NOTES: frozenset[str] = frozenset()


def tally(view: Mapping[str, Any], notes: Iterable[Told]) -> dict[str, list[float]]:
    """§4.4 Everything that counts lies on the table."""
    return {part: [player["points"].get(part, 0) for player in view["players"]] for part in PARTS}
