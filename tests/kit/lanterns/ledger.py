"""What acts have to explain: coins, which are points, and the lanterns in each hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.kernel.acts import POINTS, Count, Ledger


def ledger(view: Mapping[str, Any]) -> Ledger:
    found: Ledger = {Count(POINTS, f"seat:{seat}"): coins for seat, coins in enumerate(view["coins"])}
    return found | {Count("thing:lantern", f"seat:{seat}"): held for seat, held in enumerate(view["held"])}
