"""What a seat of this game does while its player is away."""

from __future__ import annotations

from civitas.games.absence import Absence

ABSENCE = Absence(reactions={"react": "no"})
