"""Tables as the caller may see them: what is public about them, and a little more for members."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from django.db.models import prefetch_related_objects
from django.http import HttpRequest

from civitas.kernel import Dice
from civitas.site.api.shared.shapes import AbsenceOut, ClockOut, ReliabilityOut, SeatOut, TableOut, TimingOut
from civitas.site.api.shared.timing import absences_of, clocks_of
from civitas.site.clocks.reliability import Reliability, reliability
from civitas.site.tables.models import Ended, Kind, Seat, Status, Table, Visibility
from civitas.site.tables.names import seat_name
from civitas.site.tables.seeds import shown_seed

_SEATED = (
    "seats__user__profile",
    "seats__reserved_for__profile",
    "seats__resigned_by__profile",
    "seats__away__profile",
    "owner__profile",
)


def show_table(request: HttpRequest, name: str) -> TableOut:
    """A table by its name; whoever calls this has checked that the caller may see it."""
    return show_tables(request, [Table.objects.get(name=name)])[0]


def show_tables(request: HttpRequest, tables: Sequence[Table]) -> list[TableOut]:
    """Several tables with a handful of queries."""
    prefetch_related_objects(list(tables), *_SEATED)
    user = getattr(request, "auth", None)
    user_id = user.pk if user is not None and user.is_authenticated else None
    seated = {seat.user_id for table in tables for seat in table.seats.all() if seat.user_id is not None}
    known = reliability(seated)
    times = clocks_of(tables)
    asked = absences_of(tables, user_id)
    return [_show(table, user_id, known, times.get(table.pk, {}), asked.get(table.pk, [])) for table in tables]


def _show(
    table: Table,
    user_id: int | None,
    relied: Mapping[int, Reliability],
    clocks: Mapping[int, ClockOut],
    absences: list[AbsenceOut],
) -> TableOut:
    seats = sorted(table.seats.all(), key=lambda seat: seat.number)
    known = [{seat.user_id, seat.reserved_for_id, seat.resigned_by_id, seat.away_id} for seat in seats] + [
        {table.owner_id}
    ]
    mine = [seat.number for seat in seats if user_id is not None and seat.user_id == user_id]
    member = user_id is not None and any(user_id in people for people in known)
    return TableOut(
        name=table.name,
        title=table.title,
        version=table.version,
        kind=Kind(table.kind),
        visibility=Visibility(table.visibility),
        status=Status(table.status),
        options=table.options,
        together=table.together,
        owner=None if table.owner is None else table.owner.profile.name,
        timing=None if not table.timing else TimingOut(**table.timing),
        origin=table.origin or None,
        teaching=table.teaching,
        ended=Ended(table.ended),
        absences=absences,
        my_kept_seats=[seat.number for seat in seats if user_id is not None and seat.away_id == user_id],
        seats=[_seat(seat, relied, clocks) for seat in seats],
        my_seats=mine,
        seq=table.seq,
        first_seq=table.first_seq,
        to_act=table.to_act,
        my_turn=any(seat in table.to_act for seat in mine),
        created=table.created,
        stirs=table.stirs,
        moved=table.moved,
        scores=table.scores,
        winners=table.winners,
        commitment=Dice(table.seed).commitment(),
        seed=shown_seed(table),
        invitation=table.invitation if member else None,
    )


def _seat(seat: Seat, relied: Mapping[int, Reliability], clocks: Mapping[int, ClockOut]) -> SeatOut:
    figure = None if seat.user_id is None else relied.get(seat.user_id)
    return SeatOut(
        number=seat.number,
        name=seat_name(seat),
        handle=None if seat.user is None else seat.user.username,
        bot=seat.bot,
        ready=seat.ready,
        reserved_for=None if seat.reserved_for is None else seat.reserved_for.profile.name,
        resigned=None if seat.resigned_by is None else seat.resigned_by.profile.name,
        away=None if seat.away is None else seat.away.profile.name,
        wanted=seat.wanted,
        clock=clocks.get(seat.number),
        reliability=None if figure is None else ReliabilityOut(**figure._asdict()),
    )
