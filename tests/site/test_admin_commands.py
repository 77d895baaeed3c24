"""`civitas admin`, as a host types it."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.utils import timezone
from tests.site import ferry
from typer.testing import CliRunner

from civitas.cli.app import app
from civitas.cli.hosting import admin, serve
from civitas.kernel.gamefile import read_game
from civitas.site.drills import stage
from civitas.site.hosting import accounts
from civitas.site.notices.models import Notice
from civitas.site.people.doors import is_invitation
from civitas.site.people.guests import make_guest
from civitas.site.people.models import AdminAudit
from civitas.site.tables import moves
from civitas.site.tables.models import Job, Status, Table
from civitas.site.upgrades.models import RulesChange

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands find the database under test: Django is set up already."""
    for place in (admin, serve):
        monkeypatch.setattr(place, "prepare", lambda *_, **__: None)
    moves.live_tables.clear()


def run(*arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["admin", *arguments, "--lang", "en"])
    assert done.exit_code == code, (done.output, done.exception)
    return done.output


def a_table(decisions: int = 30) -> stage.Staged:
    game, player = stage.new_game(2, 1)
    stage.play_on(game, player, decisions)
    return stage.stage(game, stage.people(2))


def test_backup_and_restore(tmp_path: Path) -> None:
    staged = a_table()
    assert "one table" in run("backup", str(tmp_path / "site"))
    assert "already" in run("restore", str(tmp_path / "site"), code=2)
    call_command("flush", verbosity=0, interactive=False)
    assert "Restored" in run("restore", str(tmp_path / "site"))
    assert moves.look(staged.name).seq == staged.seq
    (tmp_path / "junk").write_text("junk")
    assert "not a whole backup" in run("restore", str(tmp_path / "junk"), code=2)
    assert "cannot be opened" in run("restore", str(tmp_path / "nothing"), code=2)
    assert "cannot be written" in run("backup", str(tmp_path / "no" / "folder"), code=2)


def test_a_game_under_way_goes_out_as_a_file_and_comes_in_as_a_table(tmp_path: Path) -> None:
    staged = a_table()
    file = tmp_path / "game.civitas"
    run("export", staged.name, str(file))
    assert read_game(file.read_text()).end["seed"]
    handle = User.objects.get(pk=stage.people_at_rest(1)[0].id).username
    assert "Imported" in run("import", str(file), "--seat", f"0={handle}", "--seat", "1=greedy")
    new = Table.objects.latest("pk")
    there, here = moves.look(staged.name), moves.look(new.name)
    assert (here.fingerprint(), here.seq) == (there.fingerprint(), there.seq)
    assert [seat.bot for seat in new.seats.order_by("number")] == ["", "greedy"]
    assert Job.objects.filter(table=new).exists() == (1 in here.to_act())
    assert "no game" in run("export", "nothing", str(file), code=2)
    assert "Nobody" in run("import", str(file), "--seat", "0=nobody", code=2)
    assert "does not say" in run("import", str(file), "--seat", "0", code=2)
    header, *rest = file.read_text().splitlines()
    start = there.title.setup(there.seats, there.options)
    there.title.program.begin(start)
    file.write_text("\n".join([json.dumps(json.loads(header) | {"start": start.dump()}), *rest]))
    assert "in the middle" in run("import", str(file), code=2)
    file.write_text("junk")
    assert "cannot be imported" in run("import", str(file), code=2)


def test_recheck_says_what_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from civitas import kernel
    from civitas.kernel import Dice

    monkeypatch.setattr(ferry, "TITLE", ferry.FIRST)
    game = kernel.Table(ferry.FIRST, 2, {}, Dice("1" * 64))
    stage.play_on(game, stage.new_game(2, 1)[1], 12)
    stage.stage(game, stage.people(2))
    assert json.loads(run("recheck", "--json"))[0]["verdict"] == "fits"
    monkeypatch.setattr(ferry, "TITLE", ferry.THIRD)
    assert "1" in run("recheck", "--outdated")
    assert RulesChange.objects.get().after == "3"
    assert json.loads(run("recheck", "--outdated", "--json")) == []


def test_a_new_version_brings_the_database_into_its_shape_and_rechecks_the_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from civitas import kernel
    from civitas.kernel import Dice

    monkeypatch.setattr(ferry, "TITLE", ferry.FIRST)
    game = kernel.Table(ferry.FIRST, 2, {}, Dice("1" * 64))
    stage.play_on(game, stage.new_game(2, 1)[1], 12)
    name = stage.stage(game, stage.people(2)).name
    call_command("migrate", "notices", "0001", verbosity=0)  # the shape of an older version
    monkeypatch.setattr(ferry, "TITLE", ferry.THIRD)  # and the rules of a newer one
    moves.live_tables.clear()
    done = CliRunner().invoke(app, ["migrate", "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert not Notice.objects.filter(settled=True).exists(), "the column is there again"
    assert Table.objects.get(name=name).version == "3"
    assert RulesChange.objects.get().after == "3"
    assert moves.look(name).to_act()


def test_people_are_listed_suspended_and_promoted() -> None:
    stage.people(2)
    first = User.objects.order_by("pk").first()
    assert first is not None
    found = json.loads(run("users", "--json"))
    assert first.username in [one["handle"] for one in found]
    run("users", "--suspend", first.username, "--reason", "rude")
    run("users", "--promote", first.username)
    first.refresh_from_db()
    assert (first.is_active, first.is_superuser) == (False, True)
    run("users", "--readmit", first.username)
    run("users", "--demote", first.username)
    first.refresh_from_db()
    assert (first.is_active, first.is_superuser) == (True, False)
    assert AdminAudit.objects.filter(reason="rude").count() == 1
    assert "Nobody" in run("users", "--suspend", "nobody", code=2)
    assert first.username in run("users", first.username)


def test_a_link_invites_people_to_make_accounts_and_it_is_written_down() -> None:
    link = run("users", "--invite").strip()
    assert link.startswith("http://localhost/accounts/invited/")
    assert is_invitation(link.rstrip("/").rsplit("/", 1)[-1])
    assert AdminAudit.objects.get(act="invite").who_name == accounts.HOST


def test_guests_who_stay_away_are_forgotten_but_never_those_with_a_game() -> None:
    away, playing, fresh = (make_guest(name) for name in ("Away", "Playing", "Fresh"))
    long_ago = timezone.now() - accounts.GUESTS_KEPT - timedelta(days=1)
    User.objects.filter(pk__in=[away.pk, playing.pk]).update(date_joined=long_ago)
    row = Table.objects.get(name=a_table().name)
    row.seats.filter(number=0).update(user=playing)
    assert "One guest" in run("users", "--forget-guests")
    left = set(User.objects.filter(profile__is_guest=True).values_list("pk", flat=True))
    assert left == {playing.pk, fresh.pk}


def test_mend_shows_and_mends() -> None:
    staged = a_table()
    shown = run("mend", staged.name)
    assert "Snapshots" in shown
    row = Table.objects.get(name=staged.name)
    run("mend", staged.name, "--snapshot", str(row.snapshot_seq), "--reason", "to be sure")
    assert "There is no snapshot" in run("mend", staged.name, "--snapshot", "99999", code=2)
    guest = make_guest("Heir")
    run("mend", staged.name, "--seat", f"1={guest.username}")
    assert row.seats.get(number=1).user == guest
    assert "no game" in run("mend", "nothing", code=2)
    assert Table.objects.get(pk=row.pk).status == Status.PLAYING


def test_every_command_explains_itself() -> None:
    output = CliRunner().invoke(app, ["admin", "--help"]).output
    for name in ("recheck", "backup", "restore", "export", "import", "users", "mend"):
        assert name in output
