"""Prints examples of everything that The Sands of Time asks, refuses and tells, in words, as the API would send it.

For words.spec.ts. The golden games are replayed, then games of random bots are played, until every message of the
title was seen or enough games were played; what was never seen is listed, too.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "civitas.site.settings")
os.environ.setdefault("CIVITAS_SECRET_KEY", "only words are made here")
django.setup()

from civitas.bots import make_bot  # noqa: E402
from civitas.games import find_title  # noqa: E402
from civitas.kernel import Dice, LogLine, Table  # noqa: E402
from civitas.kernel.portable import read_game, replay  # noqa: E402
from civitas.site.api import speech  # noqa: E402
from civitas.texts import Speaker, messages  # noqa: E402

TITLE = find_title("sands")
GOLDEN = Path(__file__).parents[2] / "tests/games/sands/golden"
MOST_GAMES = 12
NAMES = ["Anna", "Ben", "Clara", "David", "Emma"]
KINDS = ("prompt-", "reason-", "note-")


class Examples:
    """Of each message one example: questions with their refusals, and lines of the log."""

    def __init__(self) -> None:
        self.missing = {id for id in messages(TITLE, "en") if id.startswith(KINDS)}
        self.speakers = {lang: Speaker(TITLE, lang, NAMES) for lang in ("de", "en")}
        self.found: dict[str, dict[str, list[Any]]] = {lang: {"prompts": [], "lines": []} for lang in self.speakers}

    def look(self, table: Table, told: int) -> int:
        """Keeps what is new at this position; returns how many lines have been looked at."""
        if not table.over:
            for seat in table.to_act():
                if seat >= 0:
                    self._question(table, seat)
        lines = table.log()
        for line in lines[told:]:
            self._line(line)
        return len(lines)

    def _question(self, table: Table, seat: int) -> None:
        prompt = table.prompt(seat)
        ids = {f"prompt-{prompt.key}", *(f"reason-{one.reason}" for one in prompt.refusals())}
        if not self._is_new(ids):
            return
        for lang, speaker in self.speakers.items():
            shown = {
                "seq": table.seq,
                "seat": seat,
                "prompt": prompt.to_json(),
                "text": speaker.prompt(prompt),
                "options": [option.dict() for option in speech.options(prompt, speaker)],
                "refusals": [refusal.dict() for refusal in speech.refusals(prompt, speaker)],
                "can_undo": False,
                "can_redo": False,
                "side_by_side": table.side_by_side,
            }
            self.found[lang]["prompts"].append(shown)

    def _line(self, line: LogLine) -> None:
        if not self._is_new({f"note-{line.key}"}):
            return
        for lang, speaker in self.speakers.items():
            text = speaker.note(line)
            said = {"seq": line.seq, "number": 0, "key": line.key, "params": line.params, "text": text}
            self.found[lang]["lines"].append({**said, "targets": [], "struck": False})

    def _is_new(self, ids: set[str]) -> bool:
        new = bool(ids & self.missing)
        self.missing -= ids
        return new


def positions() -> Iterator[tuple[int, Table]]:
    """Every position of the golden games and of games of bots; with each game's number."""
    for number, file in enumerate(sorted(GOLDEN.glob("*.jsonl"))):
        for _, table in replay(TITLE, read_game(file.read_text(encoding="utf-8"))):
            yield number, table
    for number in range(MOST_GAMES):
        seats = TITLE.seats[number % len(TITLE.seats)]
        table = Table(TITLE, seats, {}, dice=Dice(f"words {number}"))
        bots = [make_bot("random", TITLE, f"words {number} {seat}") for seat in range(seats)]
        while not table.over:
            seat = table.to_act()[0]
            table.apply(seat, bots[seat].choose(table, seat))
            yield 100 + number, table


def main() -> None:
    examples = Examples()
    game, told = -1, 0
    for number, table in positions():
        if number != game:
            game, told = number, 0
        told = examples.look(table, told)
        if not examples.missing:
            break
    json.dump({**examples.found, "missing": sorted(examples.missing)}, sys.stdout)


main()
