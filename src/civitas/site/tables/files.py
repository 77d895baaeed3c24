"""Games as files: a finished game taken away, and one brought along."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import User
from django.db import transaction

from civitas import kernel
from civitas.games import find_title, titles
from civitas.kernel import Dice, Title
from civitas.kernel.portable import FITS, GameFile, UnreadableFile, compare, last, read_game, replay, verify, write_game
from civitas.site.tables import moves, opening
from civitas.site.tables.journal import journal
from civitas.site.tables.limits import TookTooLong, time_limit
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.log import write_lines
from civitas.site.tables.models import Kind, Seat, Snapshot, Status, Table, Visibility
from civitas.site.tables.together import together

MOST_ENTRIES = 20_000
IMPORT_SECONDS = 30.0
SEED_LENGTH = 64
NAME_LENGTH = 80
WAYS = ("", "order", "redo")
"""How an entry may have come about."""


def export(table_id: int, names: list[str], *, early: bool = False) -> str:
    """The game as a file. Before the end only a host gets it (`early`), and without the secret of the dice."""
    row = Table.objects.get(pk=table_id)
    if row.kind == Kind.BRANCH or row.status == Status.GATHERING:
        raise NotPossible("no-game-file")
    if row.status != Status.FINISHED and not early:
        raise NotPossible("after-the-game")
    return write_game(whole(row), names)


def whole(row: Table) -> kernel.Table:
    """The table as it stands, with its journal from the beginning."""
    table = moves.look(row.name)
    table.journal = journal(row.pk, until=table.seq)
    return table


def import_game(user: User, text: str) -> Table:
    """A finished game from a file, as a private table of this person, once every roll and the end are verified."""
    try:
        with time_limit(IMPORT_SECONDS):
            game = read_game(text)
            title = _title(game)
            table = _verified(title, game)
    except TookTooLong as fault:
        raise NotPossible("game-file-too-long") from fault
    except (UnreadableFile, KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as fault:
        # Whatever a file can hold, the rules meet it here for the first time.
        raise NotPossible("unreadable-game-file") from fault
    with transaction.atomic():
        return _store(user, game, table)


def _title(game: GameFile) -> Title[Any]:
    name = game.header["title"]
    if name not in titles():
        raise NotPossible("no-such-title")
    if len(game.entries) > MOST_ENTRIES:
        raise NotPossible("game-file-too-long")
    if any(entry.by not in WAYS for entry in game.entries) or not 0 < len(game.end["seed"]) <= SEED_LENGTH:
        raise NotPossible("unreadable-game-file")
    return find_title(name)


def _verified(title: Title[Any], game: GameFile) -> kernel.Table:
    if game.header["version"] != title.version or compare(title, game).verdict != FITS or verify(title, game).problems:
        raise NotPossible("game-file-does-not-fit")
    table = last(replay(title, game))
    if not table.over:
        raise NotPossible("game-file-unfinished")
    table.dice = Dice(game.end["seed"])
    return table


def _store(user: User, game: GameFile, table: kernel.Table) -> Table:
    row = opening.store(table, owner=user, visibility=Visibility.PRIVATE, kind=Kind.IMPORT)
    names = [readable(str(name))[:NAME_LENGTH] for name in game.header.get("names") or []]
    names += [""] * (table.seats - len(names))
    Seat.objects.bulk_create(Seat(table=row, number=n, name=names[n]) for n in range(table.seats))
    Snapshot.objects.bulk_create(Snapshot(table=row, seq=seq, data=data) for seq, data in _stops(table, game).items())
    with together() as out:
        write_lines(out, row.pk, table, 0, ())
    return row


def readable(text: str) -> str:
    """Without signs that cannot be stored or seen."""
    return "".join(sign for sign in text if sign.isprintable())


def _stops(table: kernel.Table, game: GameFile) -> dict[int, dict[str, Any]]:
    """Snapshots along the way, so that every position is as near as at a table played here."""
    stops: dict[int, dict[str, Any]] = {}
    latest = -moves.ENTRIES_BETWEEN_SNAPSHOTS
    for _, then in replay(table.title, game):
        if then.snapshot_seq - latest >= moves.ENTRIES_BETWEEN_SNAPSHOTS:
            latest = then.snapshot_seq
            stops[latest] = {**moves.portrait(then), "header": table.header()}
    stops.pop(table.snapshot_seq, None)  # stored with the game already
    return stops
