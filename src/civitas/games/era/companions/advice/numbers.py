"""The numbers behind the advice, from the data file."""

from __future__ import annotations

from typing import Any

from civitas.games.era.box.content import read

_DATA = read("advice")
WORTH: dict[str, float] = _DATA["worth"]
POSITION: dict[str, tuple[float, float]] = _DATA["position"]
ROUND: dict[str, float] = _DATA["round"]
ACTION: dict[str, float] = _DATA["action"]
FIELD: dict[str, float] = _DATA["field"]
MOVE: dict[str, float] = _DATA["move"]
RECRUIT: dict[str, float] = _DATA["recruit"]
DEAL: dict[str, float] = _DATA["deal"]
LIKING: dict[str, float] = _DATA["liking"]
MANNERS: dict[str, dict[str, float]] = _DATA["manner"]

LIKINGS = ("cities", "knowledge", "land", "trade", "war")
"""What one bot likes better than another."""

View = dict[str, Any]
"""What a seat sees of the table."""
Taste = dict[str, float]
"""How much a bot likes each of the `LIKINGS`; 1 is indifferent."""
