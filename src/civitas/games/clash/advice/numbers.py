"""The numbers behind the advice, from the data file."""

from __future__ import annotations

from typing import Any

from civitas.games.clash.content import read

_DATA = read("advice")
WORTH: dict[str, float] = _DATA["worth"]
GOODS: dict[str, float] = _DATA["goods"]
ADVANCES: dict[str, float] = _DATA["advances"]
SITE: dict[str, float] = _DATA["site"]
MOVE: dict[str, float] = _DATA["move"]
RECRUIT: dict[str, float] = _DATA["recruit"]
CHOICE: dict[str, float] = _DATA["choice"]
LIKING: dict[str, float] = _DATA["liking"]
MANNERS: dict[str, dict[str, float]] = _DATA["manner"]

View = dict[str, Any]
"""What a seat sees of the table."""
Taste = dict[str, float]
"""How much a bot likes an advance or a building; 1 is indifferent."""
