"""The commands with which docs/hosting.md backs a site up and restores it, taken from the page and run."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from django.db import connection

from civitas.site.tables.models import Table
from civitas.site.tables.opening import make_table, start

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
pytestmark = pytest.mark.django_db(transaction=True)
on_postgresql = pytest.mark.skipif("connection.vendor != 'postgresql'", reason="for PostgreSQL")


def run(block: str, folder: Path, **environment: str) -> None:
    found = re.search(rf"```sh\n# {block}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    subprocess.run(["sh", "-e", "-c", found[1]], cwd=folder, env={**os.environ, **environment}, check=True)


def test_a_site_is_backed_up_while_it_is_open_and_restored_elsewhere(tmp_path: Path) -> None:
    table = make_table("sands", 2)
    start(table)
    default = connection.settings_dict
    server = f"postgresql://{default['HOST']}:{default['PORT']}/{default['NAME']}"
    here = server if connection.vendor == "postgresql" else f"sqlite:///{default['NAME']}"
    commands = {
        "CIVITAS_SECRET_KEY": "secret",
        "DJANGO_SETTINGS_MODULE": "civitas.site.settings",
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
    }
    run("backup-site", tmp_path, CIVITAS_DATABASE=here, **commands)
    run("restore-site", tmp_path, CIVITAS_DATABASE=f"sqlite:///{tmp_path}/new.sqlite3", **commands)
    restored = sqlite3.connect(tmp_path / "new.sqlite3")
    try:
        assert restored.execute("SELECT name, seq FROM tables_table").fetchall() == [(table.name, table.seq)]
        assert restored.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    finally:
        restored.close()


@on_postgresql
def test_a_postgresql_site_is_backed_up_while_it_is_open_and_restored(tmp_path: Path) -> None:
    table = make_table("sands", 2)
    start(table)
    default = connection.settings_dict
    server = f"postgresql://{default['HOST']}:{default['PORT']}"
    copy = f"{default['NAME']}_copy"
    run("backup-postgresql", tmp_path, CIVITAS_DATABASE=f"{server}/{default['NAME']}")
    with connection.cursor() as cursor:
        cursor.execute(f'CREATE DATABASE "{copy}"')
    try:
        run("restore-postgresql", tmp_path, CIVITAS_DATABASE=f"{server}/{copy}")
        command = ["psql", "-At", f"{server}/{copy}", "-c", "SELECT name, seq FROM tables_table"]
        found = subprocess.run(command, check=True, capture_output=True, text=True)
        assert found.stdout.strip() == f"{table.name}|{table.seq}"
    finally:
        with connection.cursor() as cursor:
            cursor.execute(f'DROP DATABASE "{copy}"')
    assert Table.objects.count() == 1
