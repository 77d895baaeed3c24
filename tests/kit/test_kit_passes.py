"""A good game passes every check, whatever the size of the run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.kit.broken import POSITIONS, RULES, Broken, add_companion, build
from tests.kit.lanterns import TITLE

from civitas.games import find_title
from civitas.kit import CHECKS, Report, load_rules, procedures, run_checks, write_golden

HERE = Path(__file__).parent
BIDS = 'One("bid", lambda s=s: g.hands[s], label=named, rule="2")'


@pytest.fixture(scope="module")
def tests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory of tests with a golden game for each player count."""
    folder = tmp_path_factory.mktemp("tests")
    (folder / "test_lanterns.py").write_text((HERE / "test_lanterns.py").read_text())
    for players in TITLE.seats:
        write_golden(TITLE, folder / "golden", players)
    return folder


@pytest.fixture(scope="module")
def report(tests: Path, tmp_path_factory: pytest.TempPathFactory) -> Report:
    return run_checks(TITLE, games=30, jobs=2, tests=tests, out=tmp_path_factory.mktemp("out"))


def test_a_good_game_passes_everything(report: Report) -> None:
    assert report.ok, report.findings


def test_every_check_has_looked_at_something(report: Report) -> None:
    assert [tally.check for tally in report.tallies] == list(CHECKS)
    assert all(tally.amount > 0 for tally in report.tallies)


def test_a_report_is_json(report: Report) -> None:
    assert json.loads(json.dumps(report.to_json()))["ok"] is True


def test_progress_is_told(tests: Path) -> None:
    told: list[tuple[str, int, int]] = []
    run_checks(
        TITLE, games=2, quick=True, tests=tests, progress=lambda *what: told.append(what), only=["play", "rules"]
    )
    # At each of two player counts two games from the opening, then four from late positions.
    assert told == [("play", 2, 12), ("play", 4, 12), ("play", 8, 12), ("play", 12, 12), ("rules", 1, 1)]


def test_a_game_without_rich_positions_is_played_on_from_late_ones_only(report: Report) -> None:
    assert [begun.beginning for begun in report.begun] == ["opening", "late"]
    assert all(begun.tables > 0 and begun.decisions > 0 for begun in report.begun)


def test_a_good_game_passes_from_rich_positions_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = build(Broken("good", "", "", ()), tmp_path)
    add_companion(tmp_path / name, "arrange", "positions", POSITIONS)
    monkeypatch.syspath_prepend(tmp_path)
    report = run_checks(find_title(f"{name}:TITLE"), games=1, quick=True, tests=HERE, out=tmp_path / "out")
    assert report.ok, report.findings
    played = {begun["beginning"]: begun["tables"] for begun in report.to_json()["played"]}
    assert played == {"opening": 2, "rich": 16, "late": 8}


def test_a_full_run_wants_a_golden_game_for_each_player_count(tmp_path: Path) -> None:
    write_golden(TITLE, tmp_path / "golden", 2)
    report = run_checks(TITLE, games=1, tests=tmp_path, only=["golden"])
    assert [finding.message for finding in report.findings] == ["there is no golden game for 3 players"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"fingerprint":"', '"fingerprint":"0', "position at the end"),
        ('"seed":"golden', '"seed":"brazen', "not the one that was committed to"),
        ('"end"', '"finish"', "not a whole game file"),
    ],
)
def test_a_golden_game_that_was_tampered_with_is_found(tmp_path: Path, old: str, new: str, says: str) -> None:
    path = write_golden(TITLE, tmp_path / "golden", 2)
    path.write_text(path.read_text().replace(old, new))
    report = run_checks(TITLE, games=1, quick=True, tests=tmp_path, only=["golden"])
    assert says in report.findings[0].message


def test_the_rules_index_names_the_procedures() -> None:
    assert [rule.id for rule in load_rules(TITLE)] == ["1", "2", "3", "3.1", "3.2", "3.3"]
    assert procedures(TITLE)["3.1"] == ["tests.kit.lanterns:draw"]
    assert load_rules(TITLE)[0].title("de") == "Austeilen"
    assert load_rules(TITLE)[0].text("en") == "The lanterns are shuffled and dealt."


def test_a_prompt_of_the_games_own_speaks_through_its_base_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = """
class Bid(One):
    def __init__(self, hand):
        super().__init__("bid", hand, rule="2", label=named)
"""
    changes = ((RULES, "def named(", own.strip() + "\n\n\ndef named("), (RULES, BIDS, "Bid(lambda s=s: g.hands[s])"))
    name = build(Broken("own_prompt", "", "", changes), tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    report = run_checks(find_title(f"{name}:TITLE"), games=1, tests=HERE, only=["texts", "rules"])
    assert report.ok, report.findings


def test_an_unknown_check_is_refused() -> None:
    with pytest.raises(ValueError, match="no check dancing"):
        run_checks(TITLE, games=1, only=["dancing"])
