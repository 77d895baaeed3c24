"""A site of an earlier release under this one: stopped, upgraded, started, and every game goes on.

The sites lie in `releases/`, as `python -m tools.release` made them with the version that they are named after.
"""

from __future__ import annotations

import gzip
import json
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.site.processes import PATIENCE, Process, command, output_of, reach

from civitas.site.drills.players import choose

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.json"))
ENTRIES = "SELECT t.name, e.seq, e.who, e.key, e.answer FROM tables_entry e JOIN tables_table t ON t.id = e.table_id"
SECRET = {"CIVITAS_SECRET_KEY": "only for tests"}
ANSWERS = 6
"""So many answers are given in each game that goes on."""


def rows(database: Path, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(database) as opened:
        return sorted(opened.execute(query).fetchall())


def go_on(base: str, table: str, chairs: list[tuple[int, str]]) -> int:
    """Answer what the people at the table are asked; how many answers were accepted."""
    rng, given = random.Random(table), 0
    with httpx.Client(base_url=f"{base}/api/tables/{table}/", timeout=PATIENCE) as http:
        for _ in range(ANSWERS * 20):
            for seat, token in chairs:
                signed = {"Authorization": f"Bearer {token}"}
                asked = http.get("prompt", params={"seat": seat}, headers=signed).raise_for_status().json()
                if asked["prompt"] is None:
                    continue
                answer = choose(asked["prompt"], [option["answer"] for option in asked["options"]], rng)
                body = {"answer": answer, "expected": asked["seq"], "request": f"upgraded-{seat}-{asked['seq']}-{_}"}
                said = http.post("answer", params={"seat": seat}, json=body, headers=signed)
                assert said.status_code in (200, 409, 422), said.text  # parts that were drawn by lot need not fit
                given += said.status_code == 200
            if given >= ANSWERS:
                break
    return given


@pytest.mark.parametrize("told", RELEASES, ids=lambda file: file.stem)
def test_a_site_with_running_tables_is_upgraded_in_place(told: Path, tmp_path: Path) -> None:
    kept = json.loads(told.read_text(encoding="utf-8"))
    database = tmp_path / "civitas.sqlite3"
    database.write_bytes(gzip.decompress(told.with_name(f"{told.stem}.sqlite3.gz").read_bytes()))
    before = rows(database, ENTRIES)
    over = rows(database, "SELECT name, scores, winners FROM tables_table WHERE status = 'finished'")
    assert len(before) > 1000
    assert over
    site = Process("serve", "--port", "0", folder=tmp_path)
    try:
        base = f"http://127.0.0.1:{site.printed(r'Civitas is at http://[^:]+:([0-9]+)')}"
        assert reach(f"{base}/health").json()["well"]
        for table in kept["tables"]:
            chairs = [(seat, token) for seat, token in table["chairs"]]
            signed = {"Authorization": f"Bearer {chairs[0][1]}"}
            shown = httpx.get(f"{base}/api/tables/{table['name']}", headers=signed, timeout=PATIENCE)
            assert shown.status_code == 200, shown.text
            if table["status"] != "finished":
                assert go_on(base, table["name"], chairs) >= ANSWERS, table
        assert site.end() == 0
    finally:
        site.kill()
    assert set(before) <= set(rows(database, ENTRIES)), "nothing that was answered is lost"
    assert set(over) <= set(rows(database, "SELECT name, scores, winners FROM tables_table WHERE status = 'finished'"))


@pytest.mark.parametrize("told", RELEASES, ids=lambda file: file.stem)
def test_a_backup_of_an_earlier_release_is_restored_and_rechecked(told: Path, tmp_path: Path) -> None:
    kept = json.loads(told.read_text(encoding="utf-8"))
    output_of("admin", "restore", str(told.with_name(f"{told.stem}.civitas-site")), folder=tmp_path, **SECRET)
    found = dict(rows(tmp_path / "civitas.sqlite3", "SELECT name, seq FROM tables_table"))
    assert found.keys() == {table["name"] for table in kept["tables"]}
    # A game that the rules of today would have led elsewhere has an entry more, which says so.
    assert all(found[table["name"]] - table["seq"] in (0, 1) for table in kept["tables"])
    rechecked = command("admin", "recheck", folder=tmp_path, **SECRET)
    assert rechecked.returncode in (0, 1), rechecked  # 1 where a game that is over is held
    told_of = re.findall(r"(fits|differs|misfits|held): .*?(\d+) ", rechecked.stdout)
    verdicts = {verdict: int(number) for verdict, number in told_of}
    over = [table for table in kept["tables"] if table["status"] == "finished"]
    assert sum(verdicts.values()) == len(kept["tables"])
    assert verdicts["held"] <= len(over), "only a game that is over may be kept as it is"
