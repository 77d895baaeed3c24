"""Golden games: finished games kept as files, which must replay to their end under the rules of today."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from civitas.kernel import Title
from civitas.kernel.gamefile import FITS, UnreadableFile, compare, read_game, verify, write_game
from civitas.kit.random_play import choose, game_seed, new_table


def golden_files(tests: Path) -> list[Path]:
    return sorted((tests / "golden").glob("*.jsonl"))


def check_golden(title: Title[Any], tests: Path, players: Sequence[int]) -> tuple[int, list[str]]:
    """How many files were replayed and what is wrong with them; there must be one for each of these player counts."""
    faults: list[str] = []
    counts: set[int] = set()
    found = golden_files(tests)
    for path in found:
        try:
            game = read_game(path.read_text(encoding="utf-8"))
            counts.add(game.header["seats"])
            faults += [f"{path.name}: {fault}" for fault in _faults(title, game)]
        except UnreadableFile as fault:
            faults.append(f"{path.name}: {fault}")
        except Exception as fault:
            faults.append(f"{path.name}: a rule breaks down: {fault!r}")
    faults += [f"there is no golden game for {count} players" for count in players if count not in counts]
    return len(found), faults


def _faults(title: Title[Any], game: Any) -> list[str]:
    compared = compare(title, game)
    if compared.verdict != FITS:
        return [compared.why]
    if game.end["scores"] is None:
        return ["the game is not finished"]
    return verify(title, game).problems


def write_golden(title: Title[Any], directory: Path, players: int, seed: str = "golden") -> Path:
    """Play a game at random to its end and keep it in the directory; returns the file."""
    table, stream = new_table(title, players, game_seed(seed, players, 0))
    while not table.over:
        table.apply(*choose(table, stream))
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / f"{title.id}-{players}p-{seed}.jsonl"
    path.write_text(write_game(table), encoding="utf-8")
    return path
