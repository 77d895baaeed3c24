"""Games of bots, looked at whenever a turn begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from civitas.bots import Bot
from civitas.bots.advised import advice_of
from civitas.kernel import Table


def turns(table: Table, bots: list[Bot]) -> Iterator[dict[str, Any]]:
    """Play the table to its end; where a turn begins, stop and give what the seat that is asked sees of the game."""
    advice = advice_of(table.title)
    moment: Any = None
    while not table.over:
        seat = table.to_act()[0]
        view = table.view(seat)["game"]
        if table.prompt(seat).key in advice.RESTING and advice.moment(view) != moment:
            moment = advice.moment(view)
            yield view
        table.apply(seat, bots[seat].choose(table, seat))
