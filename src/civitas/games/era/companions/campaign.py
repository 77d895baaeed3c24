"""What is kept of games against the automas: the best rank with each tribe, against each level and number."""

from __future__ import annotations

from civitas.games.campaigns import Feat
from civitas.games.era.box.automas import RANKS, TABLE, rank
from civitas.games.era.box.state import Era
from civitas.games.era.scoring import result

TRIBE, LEVEL, AUTOMAS = "campaign-tribe", "setting-level", "setting-automas"
COLUMNS: tuple[str, ...] = (TRIBE, LEVEL, AUTOMAS)
NUMBERS = {number: f"campaign-automas-{number}" for number in range(1, TABLE["most"] + 1)}
WORDS = (TRIBE, *NUMBERS.values())


def feat(g: Era, seat: int) -> Feat | None:
    """§12.8.3 The rank is that of the least score among the people, who win and lose together."""
    if g.automa is None or not g.scores:
        return None
    reached = rank(min(result(g).scores))
    return Feat(
        {
            TRIBE: f"tribe-{g.realms[seat].tribe}",
            LEVEL: f"setting-level-{g.automa.level}",
            AUTOMAS: NUMBERS[g.automa.number],
        },
        f"rank-{reached}",
        RANKS[reached].points,
    )
