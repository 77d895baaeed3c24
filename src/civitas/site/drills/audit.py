"""Is anything lost? Each acknowledged answer, each journal, each snapshot and each job is looked at."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from django.db import connection

from civitas.games import find_title
from civitas.kernel import Entry as JournalEntry
from civitas.kernel.gamefile import FITS, GameFile, compare, verify
from civitas.site.drills.players import Said
from civitas.site.drills.stage import Staged
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Table

# One statement, so that what it sees is one moment, even while bots play. A bot that is asked side by side with others
# keeps its job while they answer; one from before its own last answer would bring no other.
_BOTS = """
    SELECT t.name, t.seq, t.to_act, s.number, EXISTS (
        SELECT 1 FROM tables_job j
        WHERE j.table_id = t.id AND j.kind = 'bot' AND j.seat = s.number AND j.seq > COALESCE(
            (SELECT max(e.seq) FROM tables_entry e WHERE e.table_id = t.id AND e.who = s.number), -1))
    FROM tables_table t JOIN tables_seat s ON s.table_id = t.id AND s.bot <> ''
    WHERE t.status = 'playing'"""


class Asked(NamedTuple):
    """A bot that is asked, and whether a job says so."""

    table: str
    seq: int
    seat: int
    called: bool


class Row(NamedTuple):
    """A journal row with the request that wrote it."""

    entry: JournalEntry
    request: str | None
    until: int | None


def bots_asked() -> list[Asked]:
    """Every bot that is asked now."""
    with connection.cursor() as cursor:
        cursor.execute(_BOTS)
        found = cursor.fetchall()
    return [
        Asked(name, seq, seat, bool(called))
        for name, seq, to_act, seat, called in found
        if seat in (json.loads(to_act) if isinstance(to_act, str) else to_act)
    ]


def missing_jobs() -> list[str]:
    """Bots that are asked while nobody is told to play them."""
    return [f"{bot.table}: no job for seat {bot.seat} at {bot.seq}" for bot in bots_asked() if not bot.called]


def bot_answers(staged: Sequence[Staged], seat: int) -> int:
    """How often this seat has answered since the tables were set up."""
    return sum(Entry.objects.filter(table__name=one.name, seq__gte=one.seq, who=seat).count() for one in staged)


def losses(staged: Sequence[Staged], said: Sequence[Said]) -> list[str]:
    """Everything that is wrong; nothing, if nothing is lost."""
    by_table: defaultdict[str, list[Said]] = defaultdict(list)
    for one in said:
        by_table[one.table].append(one)
    found = missing_jobs()
    for table in staged:
        rows = _rows(table.name)
        found += [f"{table.name}: {what}" for what in _answers(table, rows, by_table[table.name])]
        found += [f"{table.name}: {what}" for what in _journal(table.name, [row.entry for row in rows])]
    return found


def _rows(name: str) -> list[Row]:
    fields = ("seq", "who", "key", "answer", "by", "request", "until")
    rows = Entry.objects.filter(table__name=name).order_by("seq", "pk").values_list(*fields)
    return [Row(JournalEntry(*row[:5]), row[5], row[6]) for row in rows]


def _answers(table: Staged, rows: Sequence[Row], said: Sequence[Said]) -> list[str]:
    """Each acknowledged answer is there once and as it was given; a refused one is not; nobody else answered."""
    found: list[str] = []
    written: defaultdict[str, list[Row]] = defaultdict(list)
    for row in rows:
        if row.request is not None:
            written[row.request].append(row)
    asked = {f"{one.seat} {one.key}": one for one in said}
    for request, one in asked.items():
        there = written[request]
        if one.contradicted:
            found.append(f"{request} was answered twice in different ways")
        if one.acknowledged and len(there) != 1:
            found.append(f"{request} was acknowledged and is there {len(there)} times")
        elif one.acknowledged and not _same(there[0], one):
            found.append(f"{request} is there, but not as it was acknowledged")
        elif one.refused and there:
            found.append(f"{request} was refused and is there")
    seats = {chair.seat for chair in table.chairs}
    fresh = [row for row in rows[table.seq :] if row.entry.who in seats]
    return found + [f"entry {row.entry.seq} was said by nobody" for row in fresh if row.request not in asked]


def _same(row: Row, said: Said) -> bool:
    there = (row.entry.seq, row.until, row.entry.who, row.entry.answer)
    return there == (said.first, said.until, said.seat, said.kept)


def _journal(name: str, entries: Sequence[JournalEntry]) -> list[str]:
    """No gaps; it replays, its rolls are those of its dice, and the last snapshot leads to the same position."""
    row = Table.objects.get(name=name)
    if [entry.seq for entry in entries] != list(range(row.seq)):
        repeated = [seq for seq, count in Counter(entry.seq for entry in entries).items() if count > 1]
        return [f"{len(entries)} entries instead of {row.seq}, these more than once: {repeated}"]
    try:
        opened = moves.look(name)
    except Exception as fault:  # whatever is wrong with it, it is a loss
        return [f"cannot be opened: {fault!r}"]
    end: dict[str, Any] = {"fingerprint": opened.fingerprint(), "seed": row.seed}
    game = GameFile(opened.header(), list(entries), end)
    title = find_title(row.title)
    compared = compare(title, game)
    found = [] if compared.verdict == FITS else [f"the journal {compared.verdict}: {compared.why}"]
    found += verify(title, game).problems
    if list(opened.to_act()) != row.to_act:
        found.append(f"{row.to_act} are said to be asked, {list(opened.to_act())} are")
    return found
