"""Where the points of a game came from: see `civitas.games.tallies`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from civitas.games.scharz.victory import PARTS
from civitas.games.tallies import Told

__all__ = ["NOTES", "PARTS", "tally"]

NOTES: frozenset[str] = frozenset()


def tally(view: Mapping[str, Any], notes: Iterable[Told]) -> dict[str, list[float]]:
    """Everything that counts lies on the table in the end."""
    return {part: [realm["parts"][part] for realm in view["realms"]] for part in PARTS}
