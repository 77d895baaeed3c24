"""Making a table and starting the game at it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from django.db import transaction

from civitas import kernel
from civitas.games import find_title
from civitas.kernel import Dice
from civitas.site import bus
from civitas.site.clocks import running
from civitas.site.notices.turning import tell_turns
from civitas.site.now import now
from civitas.site.tables.log import write_lines
from civitas.site.tables.models import Entry, Kind, Seat, Snapshot, Status, Table
from civitas.site.tables.moves import call_bots, portrait, reach
from civitas.site.tables.together import together

SEED_BYTES = 32


def make_table(title: str, seats: int, options: Mapping[str, str] | None = None) -> Table:
    """A table with free seats."""
    game = find_title(title)
    trial = kernel.Table(game, seats, options)
    with transaction.atomic():
        table = Table.objects.create(
            title=title,
            version=game.version,
            seat_count=seats,
            options=dict(trial.options),
            seed=secrets.token_hex(SEED_BYTES),
        )
        Seat.objects.bulk_create(Seat(table=table, number=number) for number in range(seats))
    return table


def store(game: kernel.Table, **fields: Any) -> Table:
    """A game under way, or one that is over, as a row with its journal and its snapshot; its seats are the caller's.

    Part of a larger transaction.
    """
    assert game.dice is not None
    result = game.result()
    over = {} if result is None else {"scores": list(result.scores), "winners": list(result.winners)}
    row = Table.objects.create(
        title=game.title.id,
        version=game.title.version,
        seat_count=game.seats,
        options=dict(game.options),
        status=Status.PLAYING if result is None else Status.FINISHED,
        seed=game.dice.seed,
        seq=game.seq,
        snapshot_seq=game.snapshot_seq,
        undo=reach(game),
        to_act=list(game.to_act()),
        **over,
        **fields,
    )
    Entry.objects.bulk_create(
        Entry(table=row, seq=e.seq, who=e.who, key=e.key, answer=e.answer, by=e.by) for e in game.journal
    )
    Snapshot.objects.create(table=row, seq=game.snapshot_seq, data=portrait(game))
    return row


def seat_players(table: Table, players: Sequence[Any]) -> None:
    """Fill the seats in order: a person, or the name of a bot."""
    for seat, player in zip(table.seats.order_by("number"), players, strict=True):
        if isinstance(player, str):
            seat.bot = player
        else:
            seat.user = player
        seat.save()


def start(table: Table) -> None:
    """Open the box: the first entries and the first snapshot are written, and bots that are asked first are called."""
    with transaction.atomic():
        row = Table.objects.select_for_update().get(pk=table.pk)
        if row.status != Status.GATHERING:
            return
        title = find_title(row.title)
        game = kernel.Table(title, row.seat_count, row.options, Dice(row.seed))
        Entry.objects.bulk_create(
            Entry(table=row, seq=e.seq, who=e.who, key=e.key, answer=e.answer, by=e.by) for e in game.journal
        )
        Snapshot.objects.create(table=row, seq=game.snapshot_seq, data=portrait(game))
        row.version = title.version
        row.seq = game.seq
        row.snapshot_seq = game.snapshot_seq
        row.undo = reach(game)
        row.to_act = list(game.to_act())
        row.status = Status.PLAYING
        row.save()
        with together() as out:
            write_lines(out, row.pk, game, 0, game.journal)
            call_bots(out, row.pk, game, now())
            if row.kind == Kind.GAME:
                tell_turns(out, row.pk, (), game, (), now())
        running.begin(row, now())
        transaction.on_commit(lambda: bus.publish(row.name, row.seq))
    table.refresh_from_db()
