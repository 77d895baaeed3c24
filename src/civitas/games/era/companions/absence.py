"""What a seat does while its player is away: see `civitas.games.absence`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.absence import Absence
from civitas.kernel import Answer

REACTIONS: Mapping[str, Answer] = {
    "sell": {"say": "refuse"},
    "join-alliance": False,
    "end-alliance": False,
    "sea-defence": False,
    "support": 0,
}
"""What others ask of one in their own turn: to let it be harms nobody."""
PREFERS: Mapping[str, tuple[Answer, ...]] = {"action": ("pass",), "send": ({},), "expel": ([],), "arm": ([],)}
SHUNS = {"march": ("raid",), "reinforce": ("use", "ally"), "diplomacy": ("grey", "bribe")}


def holdings(view: Mapping[str, Any], seat: int) -> dict[str, int]:
    """Thalers, treaties, armies and villages: whatever is spent on purpose."""
    realm = view["realms"][seat]
    return {
        "thalers": realm["thalers"],
        "treaties": realm["treaties"],
        "armies": realm["armies"],
        "villages": len(realm["hidden"]) if isinstance(realm["hidden"], list) else realm["hidden"],
    }


ABSENCE = Absence(
    reactions=REACTIONS,
    warnings=frozenset({"battle", "invaded", "bought", "raid", "alliance-over"}),
    idle=("done", "none", "pass", "stay", "fight", "keep", "borrow"),
    prefers=PREFERS,
    shuns=SHUNS,
    harms=frozenset({"invaded", "landing", "sea-quarrel", "raid", "bought"}),
    losses=frozenset({"fallen", "bought"}),
    holdings=holdings,
)
