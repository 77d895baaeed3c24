"""What acts have to explain of the table that everybody sees: see `civitas.games.acts`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.kernel.acts import Count, Ledger


def ledger(view: Mapping[str, Any]) -> Ledger:
    """Gold, prestige and victory points of every player."""
    found: Ledger = {}
    for number, realm in enumerate(view["realms"]):
        seat = f"seat:{number}"
        found[Count("stock:gold", seat)] = realm["gold"]
        found[Count("track:prestige", seat)] = realm["prestige"]
        found[Count("track:points", seat)] = realm["points"]
    return found
