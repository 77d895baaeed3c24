"""Prints examples of everything that The Sands of Time asks, refuses and tells, in words, as the API would send it.

For words.spec.ts. The golden games are replayed, then a few games of random bots are played. What chance seldom brings
about is met where it is proved: in the situations that the tests of the rules arrange, looked at while they run. What
was never seen is listed, too.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import django
import pytest

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "civitas.site.settings")
os.environ.setdefault("CIVITAS_SECRET_KEY", "only words are made here")
django.setup()

from civitas.bots import make_bot  # noqa: E402
from civitas.games import find_title  # noqa: E402
from civitas.kernel import Answer, Dice, LogLine, Prompt, Refusal, Table  # noqa: E402
from civitas.kernel.gamefile import read_game, replay  # noqa: E402
from civitas.site.api.shared import speech  # noqa: E402
from civitas.texts import Speaker, messages  # noqa: E402

TITLE = find_title("sands")
TESTS = Path(__file__).parents[3] / "tests/games/sands"
GOLDEN = TESTS / "golden"
GAMES = 3
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
                    prompt = table.prompt(seat)
                    self.question(prompt, prompt.refusals())
        lines = table.log()
        for line in lines[told:]:
            self.line(line)
        return len(lines)

    def question(self, prompt: Prompt, refusals: list[Refusal]) -> None:
        """Keeps the question if it, or the reason of one of these refusals, is new."""
        ids = {f"prompt-{prompt.key}", *(f"reason-{one.reason}" for one in refusals)}
        beside = prompt.beside()
        if beside is not None:
            ids.add(f"prompt-{beside.key}")
        if not self._is_new(ids):
            return
        listed = {one.reason for one in prompt.refusals()}
        more = [one for one in refusals if one.reason not in listed]
        for lang, speaker in self.speakers.items():
            refused = speech.refusals(prompt, speaker) + [speech.refused(one, speaker) for one in more]
            shown = {
                "seq": 0,
                "seat": 0,
                "prompt": prompt.to_json(),
                "text": speaker.prompt(prompt),
                "targets": [],
                "beside": speech.beside(prompt, speaker),
                "options": [option.dict() for option in speech.options(prompt, speaker)],
                "refusals": [one.dict() for one in refused],
                "vast": prompt.vast(),
                "can_undo": False,
                "can_redo": False,
                "side_by_side": False,
            }
            self.found[lang]["prompts"].append(shown)

    def line(self, line: LogLine) -> None:
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
    for number in range(GAMES):
        seats = TITLE.seats[number % len(TITLE.seats)]
        table = Table(TITLE, seats, {}, dice=Dice(f"words {number}"))
        bots = [make_bot("random", TITLE, f"words {number} {seat}") for seat in range(seats)]
        while not table.over:
            seat = table.to_act()[0]
            table.apply(seat, bots[seat].choose(table, seat))
            yield 100 + number, table


def arranged(examples: Examples, watch: pytest.MonkeyPatch) -> None:
    """Runs the tests of the rules and looks at every question, verdict and line that they meet."""
    ask, judge, apply = Table.prompt, Prompt.verdict, Table.apply

    def asking(table: Table, seat: int) -> Prompt:
        prompt = ask(table, seat)
        if table.title is TITLE:
            examples.question(prompt, [])
        return prompt

    def judging(prompt: Prompt, answer: Answer) -> Any:
        verdict = judge(prompt, answer)
        if verdict is not None and f"reason-{verdict[0].id}" in examples.missing:
            examples.question(prompt, [Refusal(answer, verdict)])
        return verdict

    def applying(table: Table, seat: int, answer: Answer, by: str = "") -> None:
        since = table.seq
        apply(table, seat, answer, by)
        for line in table.log(since) if table.title is TITLE else ():
            examples.line(line)

    watch.setattr(Table, "prompt", asking)
    watch.setattr(Prompt, "verdict", judging)
    watch.setattr(Table, "apply", applying)
    with redirect_stdout(sys.stderr):
        pytest.main(["-q", "-p", "no:cacheprovider", *map(str, sorted(TESTS.glob("test_*.py")))], [Enough(examples)])


class Enough:
    """Ends the run of the tests when nothing is missing any more."""

    def __init__(self, examples: Examples) -> None:
        self.examples = examples

    def pytest_runtest_teardown(self) -> None:
        if not self.examples.missing:
            pytest.exit("everything was met", returncode=0)


def main() -> None:
    examples = Examples()
    game, told = -1, 0
    for number, table in positions():
        if number != game:
            game, told = number, 0
        told = examples.look(table, told)
        if not examples.missing:
            break
    with pytest.MonkeyPatch.context() as watch:
        arranged(examples, watch)
    json.dump({**examples.found, "missing": sorted(examples.missing)}, sys.stdout)


main()
