"""Each fault in a game is found by the check that is there for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kit.broken import (
    IN_ACTS,
    IN_PLAY,
    IN_RULES,
    IN_TEXTS,
    LATE,
    OUTLOOK,
    POSITIONS,
    RULES,
    UNEXPLAINED,
    UNTOUCHED,
    WITH_SECRETS,
    Broken,
    add_companion,
    build,
)

from civitas.games import find_title
from civitas.kernel import NotASeat
from civitas.kernel.gamefile import FITS, MISFITS, compare, read_game
from civitas.kit import CHECKS, Report, random_play, run_checks

HERE = Path(__file__).parent


def check(broken: Broken, folder: Path, monkeypatch: pytest.MonkeyPatch, *only: str) -> Report:
    name = build(broken, folder)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(random_play, "LONGEST_THOUGHT", 0.5)
    title, out = find_title(f"{name}:TITLE"), folder / "out"
    # One of the games of this seed ends in a tie, which is rare.
    return run_checks(title, games=6, seed="broken", quick=True, tests=HERE, out=out, only=only, most_decisions=400)


def named(broken: Broken) -> str:
    return f"{broken.check}-{broken.name}"


def assert_found(report: Report, broken: Broken) -> None:
    said = [finding.message for finding in report.findings if finding.check == broken.check]
    assert any(broken.says in message for message in said), report.findings


@pytest.mark.parametrize("broken", [*IN_PLAY, *WITH_SECRETS, *UNEXPLAINED], ids=named)
def test_a_fault_in_play_is_found_with_its_game(
    broken: Broken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needed = {broken.check, "play"} | ({"leak"} if broken.check == "redeal" else set())
    report = check(broken, tmp_path, monkeypatch, *needed)
    assert_found(report, broken)
    for finding in report.findings:
        if finding.check != "redeal":
            assert finding.seed is not None
            assert finding.path is not None
            assert read_game(Path(finding.path).read_text()).header["seats"] == finding.players


@pytest.mark.parametrize("broken", UNTOUCHED, ids=named)
def test_whoever_looks_and_writes_is_found(broken: Broken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_found(check(broken, tmp_path, monkeypatch, "untouched"), broken)


def test_an_outlook_that_changes_the_table_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Broken("bold_outlook", "untouched", "the outlook of seat", ())
    add_companion(tmp_path / build(broken, tmp_path), "outlooks", "outlook", OUTLOOK)
    monkeypatch.syspath_prepend(tmp_path)
    assert_found(
        run_checks(find_title("lanterns_bold_outlook:TITLE"), games=2, quick=True, out=tmp_path, only=["untouched"]),
        broken,
    )


@pytest.mark.parametrize("broken", LATE, ids=named)
def test_a_fault_that_only_late_positions_meet_is_found_from_rich_ones(
    broken: Broken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "poor").mkdir()
    without = check(broken._replace(name=f"poor_{broken.name}"), tmp_path / "poor", monkeypatch, "play", broken.check)
    assert without.ok, without.findings
    name = build(broken, tmp_path)
    add_companion(tmp_path / name, "arrange", "positions", POSITIONS)
    monkeypatch.syspath_prepend(tmp_path)
    title = find_title(f"{name}:TITLE")
    report = run_checks(title, games=2, quick=True, out=tmp_path, only=["play", broken.check])
    assert_found(report, broken)
    finding = next(finding for finding in report.findings if finding.check == broken.check)
    assert "/rich/" in str(finding.seed)
    game = read_game(Path(str(finding.path)).read_text())
    if broken.name == "late_stranger":
        with pytest.raises(NotASeat):  # the rule stops where it asks, so the game stops there again
            compare(title, game)
    else:
        assert compare(title, game).verdict == FITS


@pytest.mark.parametrize("broken", IN_TEXTS, ids=named)
def test_a_fault_in_the_texts_is_found(broken: Broken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_found(check(broken, tmp_path, monkeypatch, "play", "texts"), broken)


@pytest.mark.parametrize("broken", IN_RULES, ids=named)
def test_a_fault_in_the_rules_index_is_found(broken: Broken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_found(check(broken, tmp_path, monkeypatch, "rules"), broken)


def test_a_slow_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Broken(
        "slow",
        "speed",
        "decisions a second",
        (
            (
                RULES,
                "def can(g: Night, act: str) -> Verdict:\n",
                "def can(g: Night, act: str) -> Verdict:\n    sum(range(100_000))\n",
            ),
        ),
    )
    assert_found(check(slow, tmp_path, monkeypatch, "speed"), slow)


def test_a_crash_hides_no_other_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = Broken("both", "play", "", (*IN_PLAY[3].changes, *WITH_SECRETS[0].changes))
    report = check(both, tmp_path, monkeypatch, *(set(CHECKS) - {"speed"}))
    assert {"play", "leak"} <= {finding.check for finding in report.findings}


def test_the_game_of_a_crash_crashes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = check(IN_PLAY[3], tmp_path, monkeypatch, "play")
    finding = next(finding for finding in report.findings if finding.path)
    game = read_game(Path(str(finding.path)).read_text())
    with pytest.raises(ZeroDivisionError):
        compare(find_title("lanterns_crash:TITLE"), game)


def test_a_game_of_other_rules_is_a_misfit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = check(IN_PLAY[0], tmp_path, monkeypatch, "play")
    finding = next(finding for finding in report.findings if finding.path)
    text = Path(str(finding.path)).read_text().replace('"act","', '"act","sing-')
    assert compare(find_title("tests.kit.lanterns:TITLE"), read_game(text)).verdict == MISFITS


@pytest.mark.parametrize("broken", IN_ACTS, ids=named)
def test_a_fault_in_the_declared_acts_is_found(broken: Broken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_found(check(broken, tmp_path, monkeypatch, "acts"), broken)
