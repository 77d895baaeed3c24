"""Games as files: a finished game taken away, and one brought along."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import transaction

from civitas import kernel
from civitas.bots.process_pool import Thinkers, ThoughtFailed
from civitas.games import find_title
from civitas.kernel.gamefile import write_game
from civitas.site.core import limits
from civitas.site.tables import moves, opening
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Kind, Seat, Snapshot, Status, Table, Visibility
from civitas.site.tables.private.replaying import Replayed, replay_behind
from civitas.site.tables.record.journal import journal
from civitas.site.tables.record.log import add_lines
from civitas.site.tables.record.statement_batch import statement_batch
from civitas.site.tables.seeds import is_kept

NAME_LENGTH = 80
READERS = Thinkers(1)
"""The process in which files are replayed."""
PATIENCE = 60.0
"""Seconds after which that process is ended: it has a limit of its own, but what if it cannot keep it?"""


def export(table_id: int, names: list[str], *, early: bool = False) -> str:
    """The game as a file. Before the end only a host gets it (`early`), and without the secret of the dice."""
    row = Table.objects.get(pk=table_id)
    if row.kind == Kind.BRANCH or row.status == Status.GATHERING:
        raise NotPossible("no-game-file")
    if row.status != Status.FINISHED and not early:
        raise NotPossible("after-the-game")
    if is_kept(row):
        raise NotPossible("after-the-week")
    return write_game(whole(row), names)


def whole(row: Table) -> kernel.Table:
    """The table as it stands, with its journal from the beginning."""
    table = moves.look(row.name)
    table.journal = journal(row.pk, until=table.seq)
    return table


def import_game(user: User, text: str) -> Table:
    """A finished game from a file, as a private table of this person, once every roll and the end are verified.

    It is replayed once, in a process of its own, which is ended if it takes too long.
    """
    try:
        every = moves.ENTRIES_BETWEEN_SNAPSHOTS
        why, found = READERS.do(PATIENCE, replay_behind, text, every, float(limits.IMPORT_SECONDS))
    except ThoughtFailed as fault:
        raise NotPossible("game-file-too-long") from fault
    if found is None:
        raise NotPossible(why)
    with transaction.atomic():
        return _store(user, found)


def _store(user: User, found: Replayed) -> Table:
    table = kernel.Table.load(find_title(found.saved["header"]["title"]), found.saved)
    table.journal = [kernel.Entry(*entry) for entry in found.entries]
    row = opening.store(table, owner=user, visibility=Visibility.PRIVATE, kind=Kind.IMPORT)
    names = [readable(name)[:NAME_LENGTH] for name in found.names[: table.seats]]
    names += [""] * (table.seats - len(names))
    Seat.objects.bulk_create(Seat(table=row, number=n, name=names[n]) for n in range(table.seats))
    # Along the way, too, so that every position is as near as at a table played here; the last is stored already.
    stops = {seq: data for seq, data in found.stops.items() if seq != table.snapshot_seq}
    header = table.header()
    Snapshot.objects.bulk_create(
        Snapshot(table=row, seq=seq, data={"header": header, "snapshot": data}) for seq, data in stops.items()
    )
    with statement_batch() as out:
        add_lines(out, row.pk, found.lines)
    return row


def readable(text: str) -> str:
    """Without signs that cannot be stored or seen."""
    return "".join(sign for sign in text if sign.isprintable())
