"""A whole site as a file: backed up while it is played on, restored into an empty database of either kind."""

from __future__ import annotations

import gzip
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from django.apps import apps
from django.core.management import call_command
from django.db import connection, connections

from civitas.site.drills import stage
from civitas.site.hosting import archive
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Table

pytestmark = pytest.mark.django_db(transaction=True)


def a_site() -> list[stage.Staged]:
    people = stage.people(3)
    staged = []
    for number in range(3):
        game, player = stage.new_game(3, number)
        stage.play_on(game, player, 20 * number)
        staged.append(stage.stage(game, people, bots={2}))
    return staged


def rows() -> dict[str, list[Any]]:
    found = {}
    for model in archive._models(apps):
        fields = [field.attname for field in model._meta.concrete_fields]
        found[model._meta.label_lower] = list(model._base_manager.order_by("pk").values_list(*fields))
    return found


def empty() -> None:
    call_command("flush", verbosity=0, interactive=False)


def test_every_row_comes_back_as_it_was(tmp_path: Path) -> None:
    staged = a_site()
    before = rows()
    written = archive.write(tmp_path / "site.civitas-site")
    assert written.tables == 3
    assert written.entries == Entry.objects.count()
    empty()
    assert archive.read(tmp_path / "site.civitas-site") == written
    assert rows() == before
    moves.live_tables.clear()
    assert moves.look(staged[2].name).seq == staged[2].seq
    assert stage.people_at_rest(3)
    new = Table.objects.create(title="sands", version="1", seat_count=2, seed="x")
    assert new.pk > max(pk for pk, *_ in before["tables.table"]), "numbers go on after those of the file"


def test_a_backup_is_of_one_moment_and_nobody_waits_for_it(tmp_path: Path) -> None:
    staged = a_site()
    before = rows()

    def play() -> None:
        """Somebody answers while the backup is being written."""
        try:
            table = moves.look(staged[1].name)
            seat = table.to_act()[0]
            moves.answer(staged[1].name, seat, table.legal(seat)[0], expected=table.seq, request="meanwhile")
        finally:
            connections.close_all()

    answered: list[bool] = []

    def tell(_model: str, _count: int) -> None:
        if not answered:
            with ThreadPoolExecutor() as other:
                other.submit(play).result()
            answered.append(True)

    archive.write(tmp_path / "a", tell)
    assert Entry.objects.filter(request="meanwhile").count() == 1
    empty()
    archive.read(tmp_path / "a")
    assert rows() == before


def test_only_its_owner_can_read_it(tmp_path: Path) -> None:
    archive.write(tmp_path / "a")
    assert (tmp_path / "a").stat().st_mode & 0o077 == 0


def test_a_site_is_never_overwritten(tmp_path: Path) -> None:
    a_site()
    archive.write(tmp_path / "a")
    before = rows()
    with pytest.raises(archive.NotEmpty):
        archive.read(tmp_path / "a")
    assert rows() == before


@pytest.mark.parametrize("lines", [1, 5, -1])
def test_a_file_that_was_cut_off_restores_nothing(tmp_path: Path, lines: int) -> None:
    a_site()
    archive.write(tmp_path / "a")
    with gzip.open(tmp_path / "a", "rt") as whole:
        text = whole.readlines()
    with gzip.open(tmp_path / "b", "wt") as cut:
        cut.writelines(text[:lines])
    empty()
    with pytest.raises(archive.NotAnArchive):
        archive.read(tmp_path / "b")
    assert not Table.objects.exists()


def test_a_file_of_another_kind_is_told_apart(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("hello")
    (tmp_path / "b").write_bytes(gzip.compress(json.dumps({"x": 1}).encode()))
    for name in "ab":
        with pytest.raises(archive.NotAnArchive):
            archive.read(tmp_path / name)


def test_a_file_of_an_older_shape_is_brought_to_the_present_one(tmp_path: Path) -> None:
    call_command("migrate", "tables", "0001", verbosity=0)
    try:
        # As the older version would have written it: the models of today do not fit this database.
        with connection.cursor() as cursor:
            cursor.execute(
                """INSERT INTO tables_table (name, title, version, seat_count, options, status, visibility, kind,
                invitation, seed, seq, snapshot_seq, first_seq, undo, to_act, created, moved)
                VALUES ('old', 'sands', '1', 2, '{}', 'gathering', 'public', 'game', 'i', 's', 0, 0, 0, '{}', '[]',
                '2026-01-01 00:00:00+00:00', '2026-01-01 00:00:00+00:00')"""
            )
        assert archive.write(tmp_path / "a").tables == 1
        with connection.cursor() as cursor:
            cursor.execute("DELETE FROM tables_table")
        assert archive.read(tmp_path / "a").tables == 1
    finally:
        call_command("migrate", verbosity=0)
    row = Table.objects.get()
    assert (row.name, row.stirs, row.created.year) == ("old", 0, 2026)
