"""Measuring: what is printed, what is kept, and the peer beside it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import HARBOUR, Run

PEER = """
import json, sys
print(json.dumps({"name": "peer", "version": "1", "decisions_per_second": 1000.0 * float(sys.argv[1])}))
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place to work in that has a peer of its own."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bench/peers").mkdir(parents=True)
    (tmp_path / "bench/peers/catanatron_random.py").write_text(PEER)
    return tmp_path


def test_the_figures_stand_beside_the_peers(run: Run, elsewhere: Path) -> None:
    done = run("bench", HARBOUR, "--seconds", 0.15, "--save")
    assert done.exit_code == 0, done.output
    assert "harbour 1, 4 players, one core" in done.output
    assert "peer 1" in done.output
    assert "peer 1, which lists every legal action" in done.output
    assert "ours to peer, both listing" in done.output
    assert "ours drawing to peer listing" in done.output
    (kept,) = (elsewhere / "bench/results").glob("*-harbour.json")
    figures = json.loads(kept.read_text())
    assert figures["peer"]["runs"] == pytest.approx([50.0] * 3)
    assert all(figures["peer"]["ratio"][way] > 1 for way in ("listing", "drawing"))
    assert all(len(figures["random_play"][way]["runs"]) == 3 for way in ("drawing", "listing", "logged"))
    assert figures["clone"]["mid_action"]["answers_fed_again"]["most"] >= 1
    assert figures["undo"]["samples"] > 0
    assert figures["save_and_load"]["load_ms"] > 0


def test_a_missing_peer_says_how_to_get_it(run: Run, elsewhere: Path) -> None:
    figures = json.loads(run("bench", HARBOUR, "--seconds", 0.03, "--json", "--peer-python", "/no/python").stdout)
    assert 'pip install "civitas-table[peers]"' in figures["peer"]["missing"]
    (elsewhere / "bench/peers/catanatron_random.py").write_text("import no_such_engine\n")
    done = run("bench", HARBOUR, "--seconds", 0.03, "--peer-python", sys.executable)
    assert done.exit_code == 0
    assert "No module named 'no_such_engine'" in done.output


def test_without_the_script_of_the_peer_nothing_breaks(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from civitas.cli.lab import bench

    monkeypatch.setattr(bench, "PEER", Path("bench/peers/none.py"))
    assert "bench/peers/none.py" in run("bench", HARBOUR, "--seconds", 0.03).output
    assert "(--no-peer)" in run("bench", HARBOUR, "--seconds", 0.03, "--no-peer").output


def test_results_that_cannot_be_kept_are_an_error(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bench").write_text("in the way")
    assert run("bench", HARBOUR, "--seconds", 0.03, "--no-peer", "--save").exit_code == 2


def test_a_profile_shows_where_the_time_goes(run: Run) -> None:
    assert "tottime" in run("bench", HARBOUR, "--seconds", 0.05, "--profile").output


def test_a_search_is_measured_in_iterations_a_second(run: Run, elsewhere: Path) -> None:
    done = run("bench", "sands", "--search", "--seconds", 0.05, "--json", "--save")
    assert done.exit_code == 0, done.output
    figures = json.loads(Path("bench/results/search-sands.json").read_text("utf-8"))
    assert figures["iterations_per_second"] > 0
    assert 0 < figures["engine"] < 1


def test_a_game_without_advice_cannot_be_searched(run: Run, elsewhere: Path) -> None:
    done = run("bench", HARBOUR, "--search")
    assert done.exit_code == 2
