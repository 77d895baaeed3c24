"""The code of the laboratory's guide runs as it stands on the page."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def guide() -> Any:
    """The blocks of the page as one module."""
    module = ModuleType("lab_guide")
    exec("\n\n".join(BLOCK.findall((ROOT / "docs" / "lab.md").read_text(encoding="utf-8"))), module.__dict__)
    return module


def test_the_guide_plays_copies_and_sees(guide: Any) -> None:
    assert guide.again.table.fingerprint() == guide.env.table.fingerprint() == guide.twin.table.fingerprint()
    assert guide.crops == guide.env.table.state.empires[0].crops
    assert guide.batch.masks.shape[0] == 8


def test_the_guide_replays_a_game_file(guide: Any) -> None:
    file = ROOT / "tests/games/sands/golden/sands-2p-golden.jsonl"
    assert guide.hashes(file.read_text("utf-8"))


def test_the_example_learns_and_tells(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["self_play.py", "sands", "--minutes", "0.02", "--games", "2"])
    runpy.run_path(str(ROOT / "examples" / "self_play.py"), run_name="__main__")
    assert "against itself; then it won" in capsys.readouterr().out
