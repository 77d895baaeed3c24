"""What clocks do when something happens at a table, or to people."""

from __future__ import annotations

from civitas.site.clocks import absence, orders, running
from civitas.site.clocks.models import Absence, Holiday, Rhythm
from civitas.site.core.events import subscribe
from civitas.site.core.now import now
from civitas.site.people.events import Leaving
from civitas.site.tables.events import CutShort, Moved, Opened, Ordered, SeatLeft, StayedAway, VoterGone
from civitas.site.tables.record.statement_batch import statement_batch


def _opened(event: Opened) -> None:
    running.begin(event.batch, event.table, event.at)


def _moved(event: Moved) -> None:
    game = event.game
    spoke = {entry.who for entry in event.fresh if isinstance(entry.who, int)}
    orders.set_alarms(event.table_id, event.timing, game, event.at, spoke)
    if event.timing:
        running.follow(event.batch, event.table_id, event.timing, game.to_act(), game.seq, event.at, event.fresh)
        if game.over:
            running.stop(event.table_id)


def _ordered(event: Ordered) -> None:
    orders.set_alarms(event.table_id, event.timing, event.game, event.at)


def _cut_short(event: CutShort) -> None:
    running.stop(event.table_id)


def _seat_left(event: SeatLeft) -> None:
    table = event.table
    with statement_batch() as out:
        running.follow(out, table.pk, table.timing, table.to_act, table.seq, now())


def _voter_gone(event: VoterGone) -> None:
    absence.recount(event.table)


def _stayed_away(event: StayedAway) -> None:
    kept = Absence.objects.filter(table=event.table, seat__in=event.seats, state__in=absence.OPEN_STATES)
    kept.update(state=Absence.State.CLOSED)


def _leaving(event: Leaving) -> None:
    Rhythm.objects.filter(user=event.user).delete()
    Holiday.objects.filter(user=event.user).delete()


def connect() -> None:
    """From now on clocks hear of it."""
    subscribe(Opened, _opened)
    subscribe(Moved, _moved)
    subscribe(Ordered, _ordered)
    subscribe(CutShort, _cut_short)
    subscribe(SeatLeft, _seat_left)
    subscribe(VoterGone, _voter_gone)
    subscribe(StayedAway, _stayed_away)
    subscribe(Leaving, _leaving)
