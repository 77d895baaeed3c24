"""A whole site as one file, for any database, and a site from such a file.

The file is gzipped JSON lines: a header with the shape of the database, a line for each row, and the number of rows at
the end, so that a file that was cut off is known as such. A file of an older version is read in its own shape, and then
brought to the present one as any database would be.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from django.core.management.color import no_style
from django.core.serializers.json import DjangoJSONEncoder
from django.db import connection, models, transaction
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader

from civitas import __version__
from civitas.site.running import environment

FORMAT = 1
ROWS_AT_ONCE = 500
LEFT_OUT = frozenset({"contenttypes.contenttype", "auth.permission", "admin.logentry"})
"""What Django makes anew for each database, and its own log beside ours, which points at it."""

Progress = Callable[[str, int], None]


class NotAnArchive(Exception):
    """Not a backup of a site, or not a whole one."""


class NotEmpty(Exception):
    """There is a site in this database already."""


class Counted(NamedTuple):
    """What a backup holds."""

    tables: int
    entries: int
    people: int
    rows: int


def _silent(_model: str, _rows: int) -> None:
    return


def write(file: Path, tell: Progress = _silent) -> Counted:
    """Everything, as it stands at one moment; people play on meanwhile. The file appears when it is whole."""
    counts: dict[str, int] = {}
    part = file.with_name(f"{file.name}.part")
    descriptor = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)  # it holds every secret of every game
    with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out, _one_moment():
        loader = MigrationLoader(connection)
        shape = _shape(loader)
        _line(out, {"civitas-site": FORMAT, "version": __version__, "at": datetime.now(UTC), "shape": shape})
        for model in _models(loader.project_state(shape).apps):
            label = model._meta.label_lower
            counts[label] = 0
            fields = [field.attname for field in model._meta.concrete_fields]
            for row in model._base_manager.order_by("pk").values_list(*fields).iterator(chunk_size=ROWS_AT_ONCE):
                _line(out, [label, dict(zip(fields, row, strict=True))])
                counts[label] += 1
            tell(label, counts[label])
        _line(out, {"rows": sum(counts.values())})
    part.replace(file)
    return _counted(counts)


def read(file: Path, tell: Progress = _silent) -> Counted:
    """A site from its backup, into a database in which there is none; all of it or nothing."""
    with _lines(file) as lines:
        header = next(lines)
        if not isinstance(header, dict) or header.get("civitas-site") != FORMAT:
            raise NotAnArchive(file)
        apps = _bring_to([(app, name) for app, name in header["shape"]])
        if any(apps.get_model(label)._base_manager.exists() for label in ("auth.user", "tables.table")):
            raise NotEmpty
        with transaction.atomic():
            counts = _load(apps, lines, tell)
            _number_on(apps)
    environment.migrate()
    return counts


@contextmanager
def _one_moment() -> Iterator[None]:
    """All that is read in here is from one moment, and nobody has to wait for it."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        else:
            cursor.execute("BEGIN DEFERRED")
        try:
            yield
        finally:
            cursor.execute("ROLLBACK")


def _line(out: Any, data: Any) -> None:
    text = json.dumps(data, cls=_Encoder, ensure_ascii=False, separators=(",", ":"))
    try:
        text.encode()
    except UnicodeEncodeError:
        # Half a character that found its way into the database: no reason to have no backup.
        text = json.dumps(data, cls=_Encoder, separators=(",", ":"))
    out.write(text + "\n")


class _Encoder(DjangoJSONEncoder):
    """Moments with all their digits: Django's own rounds them to thousandths."""

    def default(self, o: Any) -> Any:
        if isinstance(o, datetime):
            return o.isoformat()
        if isinstance(o, bytes | memoryview):
            return {"hex": bytes(o).hex()}
        return super().default(o)


@contextmanager
def _lines(file: Path) -> Iterator[Iterator[Any]]:
    def each(text: Any) -> Iterator[Any]:
        try:
            for line in text:
                yield json.loads(line)
        except (OSError, EOFError, ValueError) as fault:
            raise NotAnArchive(file) from fault
        raise NotAnArchive(file)  # whoever reads a whole one stops at its last line

    with gzip.open(file, "rt", encoding="utf-8") as text:
        yield each(text)


def _models(apps: Any) -> list[Any]:
    """Every model with a table of its own, in an order that stays the same."""
    found = [model for model in apps.get_models(include_auto_created=True) if model._meta.managed]
    return [model for model in found if not model._meta.proxy and model._meta.label_lower not in LEFT_OUT]


def _shape(loader: MigrationLoader) -> list[tuple[str, str]]:
    """How far each app's migrations have come in this database, which the code may be ahead of."""
    applied = set(loader.applied_migrations) & set(loader.graph.nodes)
    followed = {
        parent.key for node in applied for parent in loader.graph.node_map[node].parents if parent.key[0] == node[0]
    }
    return sorted(applied - followed)


def _bring_to(shape: list[tuple[str, str]]) -> Any:
    """Bring the database to this shape; the models as they are there."""
    executor = MigrationExecutor(connection)
    if not set(shape) <= set(executor.loader.graph.nodes):
        raise NotAnArchive("it was written by a later version; install that one")
    return executor.migrate(shape).apps


def _load(apps: Any, lines: Iterator[Any], tell: Progress) -> Counted:
    models_here = {model._meta.label_lower: model for model in _models(apps)}
    for model in models_here.values():
        for field in model._meta.concrete_fields:
            # When a thing was made and changed is what the file says, not now.
            for stamp in ("auto_now", "auto_now_add"):
                if getattr(field, stamp, False):
                    setattr(field, stamp, False)
    counts: dict[str, int] = {}
    waiting: list[Any] = []
    label = ""
    for line in lines:
        if isinstance(line, dict):
            _store(models_here.get(label), waiting)
            if line.get("rows") != sum(counts.values()):
                raise NotAnArchive("rows are missing")
            break
        if line[0] != label or len(waiting) == ROWS_AT_ONCE:
            _store(models_here.get(label), waiting)
            waiting = []
            if line[0] != label:
                label = line[0]
        counts[label] = counts.get(label, 0) + 1
        tell(label, counts[label])
        waiting.append(line[1])
    return _counted(counts)


def _counted(counts: dict[str, int]) -> Counted:
    tables, entries, people = (counts.get(label, 0) for label in ("tables.table", "tables.entry", "auth.user"))
    return Counted(tables, entries, people, sum(counts.values()))


def _store(model: Any, rows: list[dict[str, Any]]) -> None:
    if model is not None and rows:
        fields = {field.attname: field for field in model._meta.concrete_fields}
        model._base_manager.bulk_create(
            model(**{name: _value(fields[name], value) for name, value in row.items()}) for row in rows
        )


def _value(field: Any, value: Any) -> Any:
    """What a field holds, from JSON. What is JSON in the database too stays as it is."""
    if isinstance(value, dict) and set(value) == {"hex"} and isinstance(field, models.BinaryField):
        return bytes.fromhex(value["hex"])
    if isinstance(field, models.ForeignKey):
        return field.target_field.to_python(value)
    return field.to_python(value)


def _number_on(apps: Any) -> None:
    """New rows get numbers after those that came from the file."""
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), _models(apps)):
            cursor.execute(statement)
