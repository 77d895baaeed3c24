"""What a seat does while its player is away, as decided in D5: see `civitas.games.absence`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.absence import Absence
from civitas.kernel import Answer

REACTIONS: Mapping[str, Answer] = {"offers": {}, "reroll": 0}
"""What others bring about: no offer is accepted, nothing is paid for."""
PREFERS: Mapping[str, tuple[Answer, ...]] = {
    "march": ({},),
    "special": ({},),
    "retreat": ({},),
    "forage": ({},),
    "overboard": ({},),
    "byre": ({},),
    "again": ({},),
    "catch": ({},),
    "stance": ({},),
    "flight": ({},),
    "escape": ({},),
    "siege": ({},),
    "plunder": ({},),
    "build": ({},),
    "trade": ({},),
    "sow": ({},),
    "feed": ({},),
    "feast": (1,),
    "harvest": ({},),
    "salaries": ({},),
    "announce": (True,),
    "levy": (False,),
    "press-on": (False,),
    "charge": (False,),
    "experience": ({},),
}
"""Units stay, sieges are blockades, nothing is bought, feasts are small, all are fed by the automatic rule."""


def holdings(view: Mapping[str, Any], seat: int) -> dict[str, int]:
    """§D5 Gold and prestige: whatever is spent on purpose."""
    realm = view["realms"][seat]
    return {"gold": realm["gold"], "prestige": realm["prestige"]}


ABSENCE = Absence(
    reactions=REACTIONS,
    warnings=frozenset({"battle", "assault", "taken", "razed", "break"}),
    idle=("keep", "destroy"),
    prefers=PREFERS,
    harms=frozenset({"assault", "plundered", "break"}),
    losses=frozenset({"destroyed", "disbanded", "razed", "salaries", "wages", "tribute", "dishonour"}),
    holdings=holdings,
)
