"""The numbers behind the advice, from the data file."""

from __future__ import annotations

from typing import Any

from civitas.games.sands.content import read

_DATA = read("advice")
WORTH: dict[str, Any] = _DATA["worth"]
HOPE: dict[str, float] = _DATA["hope"]
EFFECTS: dict[str, float] = _DATA["effects"]
BATTLE: dict[str, float] = _DATA["battle"]
CARDS: dict[str, Any] = _DATA["cards"]
START: dict[str, float] = _DATA["start"]
LIKING: dict[str, float] = _DATA["liking"]
MANNERS: dict[str, dict[str, float]] = _DATA["manner"]

View = dict[str, Any]
"""What a seat sees of the table."""
Taste = dict[str, float]
"""How much a bot likes a field, a category, an advance or a building; 1 is indifferent."""
