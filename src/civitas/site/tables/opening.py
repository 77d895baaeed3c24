"""Making a table and starting the game at it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from django.db import transaction

from civitas import kernel
from civitas.games import find_title
from civitas.kernel import Dice, number_of
from civitas.site.core import bus
from civitas.site.core.events import announce
from civitas.site.core.now import now
from civitas.site.tables.events import Opened
from civitas.site.tables.models import Entry, Seat, Snapshot, Status, Table
from civitas.site.tables.moves import call_bots, portrait, table_extras
from civitas.site.tables.record.log import write_lines
from civitas.site.tables.record.statement_batch import statement_batch

SEED_BYTES = 32


def make_table(title: str, seats: int, options: Mapping[str, str] | None = None, **fields: Any) -> Table:
    """A table with free seats, and dice that nobody knows unless the caller has their seed."""
    game = find_title(title)
    trial = kernel.Table(game, seats, options)
    with transaction.atomic():
        table = Table.objects.create(
            title=title,
            version=game.version,
            seat_count=seats,
            options=dict(trial.options),
            **{"seed": secrets.token_hex(SEED_BYTES), **fields},
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
        table_extras=table_extras(game),
        to_act=list(game.to_act()),
        **over,
        **fields,
    )
    _write_journal(row, game)
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
        _write_journal(row, game)
        Snapshot.objects.create(table=row, seq=game.snapshot_seq, data=portrait(game))
        row.version = title.version
        row.seq = game.seq
        row.snapshot_seq = game.snapshot_seq
        row.table_extras = table_extras(game)
        row.to_act = list(game.to_act())
        row.status = Status.PLAYING
        row.save()
        at = now()
        with statement_batch() as out:
            write_lines(out, row.pk, game, 0, game.journal)
            call_bots(out, row.pk, game, at)
            announce(Opened(row, game, at, out))
        transaction.on_commit(lambda: bus.publish(row.name, row.seq))
    table.refresh_from_db()


def _write_journal(row: Table, game: kernel.Table) -> None:
    Entry.objects.bulk_create(
        Entry(table=row, seq=e.seq, who=number_of(e.who), key=e.key, answer=e.answer, by=e.by) for e in game.journal
    )
