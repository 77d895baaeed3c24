"""A village on the Tyrrhenian coast, and how stacks there are called."""

from __future__ import annotations

from tests.games.scharz.reading import plain
from tests.games.scharz.situations import blank, settle, yard

from civitas.games.scharz.box.state import Scharz

ASHORE = "light.latium.open"
AT_SEA = "light.tyrrhenum.open"
DOCKED = "transport.latium.dock"
AFLOAT = "transport.tyrrhenum.open"


def table_of(mode: str = "fast", seats: int = 2, round: int = 2) -> Scharz:
    """A village with a shipyard in Latium, and the other seat far away."""
    g = plain(blank(seats, mode=mode, round=round))
    settle(g, 0, "latium")
    yard(g, "latium")
    settle(g, 1, "messapia")
    return g
