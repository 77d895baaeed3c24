"""The same game twice gives the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = """
from civitas.kernel.dice import Stream
from civitas.kernel.gamefile import write_game
from tests.kernel.toys import play, realm
table = realm("bytes", 3)
play(table, "bytes")
print(write_game(table))
print(table.save())
print([table.notes(seat) for seat in (None, 0, 1, 2)])
print(table.determinise(0, Stream("other")).fingerprint())
"""


def _played(hash_seed: str) -> bytes:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", GAME], env=environment, capture_output=True, check=True, cwd=ROOT
    ).stdout


def test_a_game_is_the_same_bytes_under_another_hash_seed() -> None:
    one = _played("1")
    assert len(one) > 1000
    assert one == _played("2")
