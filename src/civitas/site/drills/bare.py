"""What cannot be undercut: the rules alone on the same answers, and the same SQL without us."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from django.db import connection

from civitas import kernel
from civitas.games import find_title
from civitas.site.drills.cluster import program
from civitas.site.drills.pace import Script
from civitas.site.drills.stage import TITLE

CLIENTS = 16
PARTS = 1000


class Written(NamedTuple):
    """What the site wrote for an answer, on average, and how large it was."""

    entries: float
    lines: float
    snapshots: float
    answer: str
    key: str
    params: str
    snapshot: str


def engine(scripts: Sequence[Script]) -> float:
    """Answers a second that the rules alone take: those that were sent, at tables as they were."""
    title = find_title(TITLE)
    seconds, count = 0.0, 0
    for script in scripts:
        table = kernel.Table.load(title, script.saved)
        start = perf_counter()
        for line in script.lines[: script.sent]:
            table.apply(line.seat, line.answer)
        seconds += perf_counter() - start
        count += script.sent
    return count / seconds


def written(answers: int) -> Written:
    """Look up what the answers so far have left in the database."""
    entries, snapshots, lines = (
        _one(f"SELECT count(*) FROM {table} e JOIN drill_start d USING (table_id) WHERE e.seq >= d.seq")  # noqa: S608
        for table in ("tables_entry", "tables_snapshot", "tables_logline")
    )
    return Written(
        entries / answers,
        lines / answers,
        snapshots / answers,
        _middle("tables_entry", "answer"),
        _middle("tables_entry", "key"),
        _middle("tables_logline", "params"),
        _middle("tables_snapshot", "data"),
    )


def mark_start() -> None:
    """Remember how long the journals are now."""
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE drill_start AS SELECT id AS table_id, seq FROM tables_table")


def _middle(table: str, column: str) -> str:
    """A value of middle length, as text: rows are as large as the site's."""
    return str(
        _one(
            f"SELECT {column}::text FROM {table} ORDER BY length({column}::text) "  # noqa: S608 - names of ours
            f"OFFSET (SELECT count(*) / 2 FROM {table}) LIMIT 1"
        )
    )


def _one(query: str) -> Any:
    with connection.cursor() as cursor:
        cursor.execute(query)
        return cursor.fetchone()[0]


def sql(address: str, seconds: float, sizes: Written, folder: Path) -> dict[str, float]:
    """Transactions a second that pgbench gets through with the statements of one answer, and with the move's alone."""
    tables, first = _rename()
    found = {}
    for name, whole in (("sql", True), ("sql_move", False)):
        script = folder / f"{name}.sql"
        script.write_text(_statements(sizes, whole=whole), encoding="utf-8")
        command = [program("pgbench"), "-n", "-M", "simple", "-c", str(CLIENTS), "-j", "2", "-T", str(int(seconds))]
        command += ["-D", f"tables={tables}", "-D", f"first={first}", "-f", str(script), address]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - pgbench
        rate = re.search(r"tps = ([0-9.]+)", done.stdout)
        if rate is None or done.returncode:
            raise RuntimeError(done.stderr[-2000:])
        found[name] = float(rate[1])
    return found


def _rename() -> tuple[int, int]:
    """Give tables and tokens names that pgbench can count through; the games are over."""
    with connection.cursor() as cursor:
        for table, column in (("tables_table", "name"), ("people_token", "hash")):
            cursor.execute(
                f"UPDATE {table} t SET {column} = 'drill' || n.n "  # noqa: S608 - names of ours
                f"FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM {table}) n WHERE n.id = t.id"
            )
    return _one("SELECT least((SELECT count(*) FROM tables_table), (SELECT count(*) FROM people_token))"), _one(
        "SELECT min(id) FROM auth_user"
    )


def _statements(sizes: Written, *, whole: bool) -> str:
    """The statements of one answer, in their order, and sent together as the site sends them.

    They are those of `people/tokens.py`, `tables/access.py` and `tables/moves.py`. What only some answers need cannot
    be put into the same message here; it goes before the others.
    """
    kept = {"KEY": sizes.key, "ANSWER": sizes.answer, "PARAMS": sizes.params, "DATA": sizes.snapshot}
    sure: list[str] = []
    perhaps = ""
    for mean, statement in ((sizes.entries, _ENTRY), (sizes.lines, _LINE), (sizes.snapshots, _KEEP)):
        numbered = [_filled(statement, kept).replace("NUMBER", str(number)) for number in range(int(mean) + 1)]
        sure += numbered[:-1]
        perhaps += _sometimes(mean - int(mean), numbered[-1])
    moved = _MOVED.replace("STEP", str(int(sizes.entries) + 1))
    written = " \\;\n".join([*sure, moved, _JOB]) + ";\nCOMMIT;\n"
    return "\\set t random(1, :tables)\n" + (_ASK if whole else "") + _LOCK + perhaps + written


def _filled(statement: str, values: Mapping[str, str]) -> str:
    for name, value in values.items():
        statement = statement.replace(name, "'" + value.replace("'", "''") + "'")
    return statement


def _sometimes(part: float, statement: str) -> str:
    """A statement that only this part of all answers needs."""
    return f"\\set x random(1, {PARTS})\n\\if :x <= {round(part * PARTS)}\n{statement};\n\\endif\n"


_ENTRY = """\
INSERT INTO tables_entry (table_id, seq, who, key, answer, "by", at, request, until) \
VALUES (:r_id, :r_seq + NUMBER, 0, KEY, ANSWER, '', now(), '0 bare-' || (:r_seq + NUMBER), :r_seq + 1)"""
_LINE = """\
INSERT INTO tables_logline (table_id, seq, number, key, params, seats, struck) \
VALUES (:r_id, :r_seq, NUMBER, KEY, PARAMS, NULL, FALSE)"""
_KEEP = """\
INSERT INTO tables_snapshot (table_id, seq, data) VALUES (:r_id, :r_seq + NUMBER, DATA) \
ON CONFLICT (table_id, seq) DO UPDATE SET data = excluded.data"""
_ASK = """\
\\set u :first + :t - 1
SELECT k.id, k.last_used IS NULL OR k.last_used <= now(), u.id, u.is_superuser, u.username, u.is_staff, u.is_active \
FROM people_token k JOIN auth_user u ON u.id = k.user_id WHERE k.hash = 'drill' || :t AND k.revoked IS NULL;
SELECT t.id, t.name, t.title, t.seat_count, t.status, t.visibility, t.kind, t.seq, t.first_seq, t.owner_id, \
s.number, s.user_id, s.resigned_by_id, s.reserved_for_id FROM tables_table t LEFT JOIN tables_seat s \
ON s.table_id = t.id AND (s.user_id = :u OR s.resigned_by_id = :u OR s.reserved_for_id = :u) \
WHERE t.name = 'drill' || :t ORDER BY s.number;
"""
_LOCK = """\
BEGIN;
SELECT id, title, version, seat_count, options, status, seed, seq, snapshot_seq, table_extras, kind, to_act \
FROM tables_table WHERE name = 'drill' || :t FOR UPDATE \\;
SELECT e.seq AS done, e.until FROM tables_entry e JOIN tables_table t ON t.id = e.table_id \
WHERE t.name = 'drill' || :t AND e.request = '0 bare-none' \\aset r_
"""
_MOVED = """\
UPDATE tables_table SET seq = :r_seq + STEP, snapshot_seq = :r_snapshot_seq, \
table_extras = '{"barrier": 223, "undone": {}, "orders": {}}', to_act = '[0]', status = 'playing', scores = NULL, \
winners = NULL, moved = now() WHERE id = :r_id"""
_JOB = """\
INSERT INTO tables_job (table_id, kind, seat, seq, created) SELECT :r_id, 'bot', number, :r_seq, now() \
FROM tables_seat WHERE table_id = :r_id AND bot <> '' AND number IN (0)"""
