"""§8.2 The objectives in one's hand, and how far one has come with them."""

from __future__ import annotations

from civitas.games.clash.box.queries import Clash
from civitas.games.clash.objectives.fulfilling import progress
from civitas.games.goals import Goal


def goals(g: Clash, seat: int) -> list[Goal]:
    """Those that the status phase asks for; a battle cannot be fought by halves."""
    return [Goal(f"objective:{id}", have, need) for id, (have, need) in progress(g, seat).items()]
