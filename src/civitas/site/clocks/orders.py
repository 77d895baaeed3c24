"""Orders for reactions are carried out after a while, so that nobody can tell from the time how they came about.

Whether a seat has nothing to react with, or would and has ordered to let it pass, must not show. So an order for a
question that its title calls a reaction is never carried out with the move that asks it. It becomes an alarm, and how
long that waits is drawn from the same lot for every order, before anybody has looked at what the seat holds.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from random import SystemRandom

from civitas import kernel
from civitas.site.tables.models import Job

ORDER = "order"
"""The alarm at which an order is carried out."""
LIVE = (3.0, 12.0)
"""Seconds between which the wait is drawn, where people sit and look on."""
SLOW = (20.0, 120.0)
"""The same where nobody waits for it."""
_lot = SystemRandom()


def wait(timing: Mapping[str, object]) -> timedelta:
    """How long an order waits."""
    return timedelta(seconds=_lot.uniform(*(LIVE if timing.get("kind") == "live" else SLOW)))


def set_alarms(
    table_id: int, timing: Mapping[str, object], table: kernel.Table, at: datetime, spoke: Collection[int] = ()
) -> None:
    """An alarm for each seat that is asked something it has given an order for. Who has just spoken is asked anew."""
    if not any(table.orders(seat) for seat in range(table.seats)):
        return
    asked = [seat for seat in table.to_act() if table.prompt(seat).key in table.deferred_keys]
    ordered = [seat for seat in asked if table.prompt(seat).key in table.orders(seat)]
    waiting = Job.objects.filter(table_id=table_id, kind=ORDER)
    waiting.exclude(seat__in=[seat for seat in ordered if seat not in spoke]).delete()
    still = set(waiting.values_list("seat", flat=True))
    Job.objects.bulk_create(
        [
            Job(table_id=table_id, kind=ORDER, seat=seat, seq=table.seq, due=at + wait(timing))
            for seat in ordered
            if seat not in still
        ],
        ignore_conflicts=True,
    )
