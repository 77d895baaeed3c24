"""The drills find what is lost, and a site that is killed loses nothing. For large runs see docs/drills.md."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

from civitas.cli.app import app
from civitas.site.drills import audit, bare, stage
from civitas.site.drills.pace import Move, Script
from civitas.site.drills.players import Said, choose
from civitas.site.drills.watching import Watcher, delays
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Job, Snapshot, Table

DATABASE = os.environ.get("CIVITAS_DATABASE", "")
POSTGRESQL = DATABASE.startswith("postgres")


def test_a_site_that_is_killed_under_load_loses_nothing() -> None:
    kind = "postgresql" if POSTGRESQL else "sqlite"
    runs = "2" if POSTGRESQL else "1"
    done = CliRunner().invoke(app, ["drill", "kill", "--runs", runs, "--tables", "6", "--database", kind, "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["lost"] == 0
    assert all(run["answers"] > run["before"] >= 6 for run in found["runs"])
    assert all(run["bot_answers"] > 0 for run in found["runs"])
    assert {run["killed"] for run in found["runs"]} == ({"site", "database"} if POSTGRESQL else {"site"})


@pytest.mark.left_to_postgresql
def test_a_site_backed_up_under_load_destroyed_and_restored_misses_nothing() -> None:
    kind = "postgresql" if POSTGRESQL else "sqlite"
    done = CliRunner().invoke(app, ["drill", "restore", "--runs", "1", "--tables", "6", "--database", kind, "--json"])
    assert done.exit_code == 0, done.output
    (run,) = json.loads(done.stdout)["runs"]
    assert run["losses"] == []
    assert run["answers"] > run["before"] >= 6
    assert run["rechecked"] == 6


@pytest.mark.skipif(not POSTGRESQL, reason="several processes share PostgreSQL and NATS")
def test_when_one_of_each_process_dies_nobody_misses_a_move_or_is_told_twice() -> None:
    bus = os.environ.get("CIVITAS_BUS") or "nats://127.0.0.1:4222"
    done = CliRunner().invoke(app, ["drill", "failover", "--runs", "1", "--tables", "6", "--bus", bus, "--json"])
    assert done.stdout, (done.output, done.exception)
    (run,) = json.loads(done.stdout)["runs"]
    assert (run["losses"], run["missed"], run["twice"]) == ([], 0, 0)
    assert run["answers"] > run["before"] > 0
    assert run["told"] > 0


@pytest.mark.left_to_postgresql
def test_a_site_that_is_attacked_answers_those_who_play_and_loses_nothing() -> None:
    kind = "postgresql" if POSTGRESQL else "sqlite"
    bus = os.environ.get("CIVITAS_BUS") or "nats://127.0.0.1:4222"
    # How quickly depends on the machine, which is busy with other tests; that they are answered at all does not.
    size = ["--tables", "6", "--seconds", "6", "--most", "20000"]
    done = CliRunner().invoke(app, ["drill", "abuse", *size, "--database", kind, "--bus", bus, "--json"])
    assert done.stdout, (done.output, done.exception)
    (run,) = json.loads(done.stdout)["runs"]
    assert run["losses"] == []
    assert done.exit_code == 0, run
    assert run["answers"] > 0
    assert run["backup_seconds"] is not None
    tried = {what.rpartition(" ")[0] for what in run["attacks"]}
    assert {"body held", "hook tried", "long answer", "import", "poisoned order", "table", "hint", "stream"} <= tried


@pytest.mark.left_to_postgresql
def test_a_site_under_load_is_measured_beside_what_bounds_it() -> None:
    server = DATABASE if POSTGRESQL else "postgresql://127.0.0.1:5432/postgres"
    bus = os.environ.get("CIVITAS_BUS") or "nats://127.0.0.1:4222"
    size = ["--tables", "20", "--seconds", "1", "--connections", "20"]
    done = CliRunner().invoke(app, ["drill", "load", *size, "--database", server, "--bus", bus, "--json"])
    assert done.exit_code == 0, (done.output, done.exception)
    found = json.loads(done.stdout)
    assert {*found["ways"]} == {"token", "token_clock", "cookie", "cookie_clock"}
    parts = [way["full"] for way in found["ways"].values()]
    for part in (*parts, found["ways"]["token"]["half"], found["ways"]["cookie_clock"]["half"]):
        assert part["answers"] > 0
        assert part["failures"] == 0, part["first_failures"]
    assert found["push"]["connections"] == found["crowd"]["connections"] == 20
    assert found["push"]["events"] > 0
    # How fast it is depends on the machine; that the bound is made of its parts does not.
    assert found["bound"] == pytest.approx(1 / (1 / found["engine"] + 1 / found["sql"]))
    assert found["ratio"] == pytest.approx(found["ways"]["token"]["full"]["rate"] / found["bound"])
    half = {"ways.token.half.p99", "ways.cookie_clock.half.p99"}
    assert {*found["goals"]} == {"ratio", *half, "push.p99", "crowd.p99", "opening.ratio"}


Played = tuple[stage.Staged, list[Said]]


@pytest.fixture
def played(db: None) -> Played:
    """A table at which people have answered, as the players of the drill would have written it down."""
    game, player = stage.new_game(3, 1)
    stage.play_on(game, player, 30)
    table = stage.stage(game, stage.people(3), bots={2})
    said = []
    for number, line in enumerate(stage.play_on(game, player, 40)):
        request = f"{line.seat} {number}" if line.seat != 2 else f"job {number}"
        done = moves.answer(table.name, line.seat, line.answer, expected=line.expected, request=request)
        if line.seat != 2:
            said.append(Said(table.name, line.seat, line.answer, line.answer, str(number), done.first, done.seq))
    return table, said


def test_what_is_whole_is_found_whole(played: Played) -> None:
    table, said = played
    assert said
    assert audit.losses([table], said) == []


def last_of(said: list[Said]) -> Any:
    return Entry.objects.filter(request=f"{said[-1].seat} {said[-1].key}")


def forget_an_entry(played: Played) -> None:
    last_of(played[1]).delete()


def forget_the_end(played: Played) -> None:
    """As if a committed transaction had vanished as a whole."""
    table, said = played
    Entry.objects.filter(table__name=table.name, seq__gte=said[-1].first).delete()
    Table.objects.update(seq=said[-1].first)


def change_an_answer(played: Played) -> None:
    last_of(played[1]).update(answer="something else")


def invent_an_answer(played: Played) -> None:
    played[1].pop()


def write_a_refused_answer(played: Played) -> None:
    played[1][-1].first, played[1][-1].refused = -1, True


def answer_otherwise_when_asked_again(played: Played) -> None:
    played[1][-1].contradicted = True


def spoil_the_snapshot(played: Played) -> None:
    row = Table.objects.get()
    there = Snapshot.objects.get(seq=row.snapshot_seq)
    game, player = stage.new_game(3, 2)
    stage.play_on(game, player, 30)
    there.data["snapshot"]["state"] = moves.portrait(game)["snapshot"]["state"]
    there.save()


def lose_the_jobs(played: Played) -> None:
    Job.objects.all().delete()
    Table.objects.update(to_act=[2])


@pytest.mark.parametrize(
    "harm",
    [
        forget_an_entry,
        forget_the_end,
        change_an_answer,
        invent_an_answer,
        write_a_refused_answer,
        answer_otherwise_when_asked_again,
        spoil_the_snapshot,
        lose_the_jobs,
    ],
)
def test_each_loss_is_found(played: Played, harm: Callable[[Played], None]) -> None:
    harm(played)
    assert audit.losses([played[0]], played[1])


def test_a_bot_that_is_asked_has_a_job(played: Played) -> None:
    asked = audit.bots_asked()
    assert all(bot.called for bot in asked)
    assert audit.bot_answers([played[0]], 2) > 0


def test_parts_are_put_together_to_an_answer() -> None:
    rng = stage.new_game(2, 0)[1]
    assert choose({"kind": "one"}, [7], rng) == 7
    assert choose({"kind": "some", "least": 2, "most": 2}, [1, 2], rng) == [1, 2]
    assert sorted(choose({"kind": "order"}, [1, 2, 3], rng)) == [1, 2, 3]
    bins = [{"answer": "a", "limit": 2}, {"answer": "b", "limit": 1}]
    assert choose({"kind": "pay", "bins": bins, "total": 3}, [], rng) == {"a": 2, "b": 1}


async def _watchers() -> tuple[Watcher, Watcher]:
    told, silent = Watcher("t"), Watcher("t")
    told.data_received(b"retry: 1000\n\nid: 5\nda")
    told.data_received(b"ta: {}\n\nid: 8\ndata: {}\n\n")
    return told, silent


def test_delays_count_from_the_first_event_that_tells_of_a_move() -> None:
    told, silent = asyncio.run(_watchers())
    assert told.seqs == [5, 8]
    told.times = [1.0, 2.0]
    found = delays([told, silent], [Move("t", 7, 1.0, 1.5), Move("elsewhere", 1, 0, 0)])
    assert found.since_reply == [0.5]
    assert found.since_sent == [1.0]
    assert found.missed == 1


def test_pgbench_is_given_the_statements_of_a_move() -> None:
    sizes = bare.Written(1.25, 0.5, 0.04, '"x"', "key", '{"a": 1}', '{"b": "it\'s"}')
    text = bare._statements(sizes, whole=True)
    assert text.count("INSERT INTO tables_entry") == 2
    assert "\\if :x <= 250" in text
    assert "it''s" in text
    assert "\\;\nUPDATE tables_table" in text, "the site sends them together, and so does pgbench"
    assert "people_token" not in bare._statements(sizes, whole=False)


@pytest.mark.django_db
def test_the_rules_alone_are_measured_on_the_same_answers() -> None:
    game, player = stage.new_game(2, 5)
    table = stage.stage(game, stage.people(2))
    saved = game.save()
    script = Script(table, saved, stage.play_on(game, player, 5))
    assert script.next().startswith(b"POST /api/tables/")
    assert bare.engine([script]) > 0
