"""The commands about a game's own quality: titles, rules, check, version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import HARBOUR, Run

from civitas import __version__
from civitas.kit.rules_index import BadRules, load_rules


def test_the_version(run: Run) -> None:
    assert run("--version").output == f"civitas {__version__}\n"


def test_every_command_explains_itself(run: Run) -> None:
    for command in ("play", "titles", "simulate", "check", "rules", "replay", "verify", "bench"):
        done = run(command, "--help")
        assert done.exit_code == 0
        assert "--lang" in done.output


def test_the_installed_games_are_listed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.cli.harbour import TITLE

    from civitas.cli.games import titles

    monkeypatch.setattr(titles, "installed", lambda: ["harbour", "wreck"])
    monkeypatch.setattr(titles, "find_title", {"harbour": TITLE}.__getitem__)
    output = run("titles").output
    assert "The Harbour" in output
    assert "fair=no|yes" in output
    assert "does not start: KeyError" in output
    rows = json.loads(run("titles", "--json").stdout)
    assert rows[0]["players"] == [2, 3, 4]
    assert "fault" in rows[1]
    monkeypatch.setattr(titles, "installed", list)
    assert "No game is installed." in run("titles").output


def test_each_paragraph_is_printed_with_its_tests_and_procedures(run: Run) -> None:
    done = run("rules", HARBOUR)
    assert done.exit_code == 0
    assert "1.1 Cargo" in done.output
    assert "test_each_paragraph_is_printed" in done.output
    assert "tests.cli.harbour:turn" in done.output
    assert "2 paragraphs of 3 have no test or no procedure." in done.output
    assert "Alle erhalten eine geheime Ladung." in run("rules", HARBOUR, "--lang", "de").output


def test_what_is_missing_is_listed_and_is_a_failure(run: Run) -> None:
    done = run("rules", HARBOUR, "--missing")
    assert done.exit_code == 1
    assert "2.1 Work: no test\n" in done.output
    assert "4.1 Storms: no test, no procedure" in done.output
    assert "1.1" not in done.output
    found = json.loads(run("rules", HARBOUR, "--missing", "--json").stdout)
    assert [rule["id"] for rule in found["rules"]] == ["2.1", "4.1"]
    assert found["paragraphs"] == 3


def test_a_complete_index_is_praised(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from civitas.cli.games import rules

    monkeypatch.setattr(rules, "load_rules", lambda title: load_rules(title)[:1])
    done = run("rules", HARBOUR, "--missing")
    assert done.exit_code == 0
    assert "Each of the 1 paragraphs" in done.output


def test_a_game_without_rules_or_with_bad_ones_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "has no rules.toml" in run("rules", "tests.cli.plain_games:BARE").stderr
    from civitas.cli.games import rules

    def broken(title: object) -> None:
        raise BadRules("line 1")

    monkeypatch.setattr(rules, "load_rules", broken)
    done = run("rules", HARBOUR)
    assert done.exit_code == 2
    assert "cannot be read: line 1" in done.stderr


def test_the_kit_is_run_and_its_findings_are_a_failure(run: Run, tmp_path: Path) -> None:
    done = run("check", HARBOUR, "--quick", "--games", 2, "--players", "2, 3", "--out", tmp_path)
    assert done.exit_code == 1
    assert "✓ play" in done.output
    assert "✗ rules" in done.output
    assert "· rules: rule 2.1 has no test" in done.output


def test_findings_tell_how_to_see_them_again(run: Run, tmp_path: Path) -> None:
    done = run("check", "tests.cli.plain_games:STUCK", "--quick", "--games", 1, "--players", 2, "--out", tmp_path)
    assert done.exit_code == 1
    assert "players 2, seed kit/2/0" in " ".join(done.output.split())


def test_a_clean_report_ends_well(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from civitas.cli.games import check
    from civitas.kit import Begun, Report, Tally

    def clean(title: object, **_: object) -> Report:
        tallies = [Tally("play", 1200, "decisions", 0.5), Tally("golden", 0, "", 0.0, "none")]
        return Report("harbour", [], tallies, [Begun("opening", 1, 900), Begun("rich", 2, 300)])

    monkeypatch.setattr(check, "run_checks", clean)
    done = run("check", HARBOUR)
    assert done.exit_code == 0
    assert "1,200" in done.output
    assert "Nothing found: harbour passes." in done.output
    assert "From the opening: one game, 900 decisions." in done.output
    assert "From rich positions: 2 positions, 300 decisions." in done.output
    told = json.loads(run("check", HARBOUR, "--json").stdout)
    assert told["ok"] is True
    assert told["played"][1] == {"beginning": "rich", "tables": 2, "decisions": 300}


@pytest.mark.parametrize("players", ["two", "9"])
def test_a_wrong_number_of_players_is_an_error(run: Run, players: str) -> None:
    done = run("check", HARBOUR, "--players", players)
    assert done.exit_code == 2
    assert "is for 2 to 4 players" in done.stderr
