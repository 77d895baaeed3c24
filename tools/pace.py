"""How many more games bots play in an hour of processor time than at an earlier state of the source, at equal moves.

    python -m tools.pace sands --before ../civitas-before --bot greedy --games 2
    python -m tools.pace clash --before ../civitas-before --bot listing --games 40

Both play the same games, each in a process of its own, and take turns after every game; they have to give the same
answers. The middle one of the ratios is told. `--answers` ends each game after so many; with `--first` greedy bots play
so many before them. The bot `listing` has all legal answers listed and takes any. Where `--only-now` gives the later
state an option that the earlier one did not know, the games differ, and what is compared is the time of an answer.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
    from civitas.bots import Bot
    from civitas.kernel import Answer, Table, Title

ROOT = Path(__file__).parents[1]
LISTING = "listing"


class Told(TypedDict):
    seconds: float
    answers: int
    digest: str


class Lister:
    """Any legal answer out of all of them. It stands here because earlier states have no such bot."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)  # noqa: S311

    def choose(self, table: Table, seat: int) -> Answer:
        prompt = table.prompt(seat)
        if not prompt.vast() and (legal := prompt.legal()):
            return self._rng.choice(legal)
        return prompt.sample(self._rng)


def seated(name: str, rules: Title[Any], seed: str) -> Bot:
    from civitas.bots import make_bot

    return Lister(seed) if name == LISTING else make_bot(name, rules, seed)


def play(title: str, bot: str, players: int, first: int, answers: int, options: dict[str, str], game: int) -> Told:
    """Processor seconds of one game, how many answers were given in them, and a digest of every answer."""
    from civitas.games import find_title
    from civitas.kernel import Dice, Table

    rules, digest = find_title(title), hashlib.sha256()
    table = Table(rules, players, options, Dice(f"pace {game}"), quiet=True)
    bots = [seated("greedy" if first else bot, rules, f"{game} {seat}") for seat in range(players)]
    given, begun = 0, process_time()
    while not table.over and given < first + answers:
        if given == first and first:
            bots = [seated(bot, rules, f"{game} {seat}") for seat in range(players)]
            begun = process_time()
        seat = table.to_act()[0]
        answer = bots[seat].choose(table, seat)
        digest.update(repr((seat, answer)).encode())
        table.apply(seat, answer)
        given += 1
    return {"seconds": process_time() - begun, "answers": given - first, "digest": digest.hexdigest()[:16]}


class Player:
    """A process that plays games with one state of the source, one at a time and as often as it is asked."""

    def __init__(self, source: Path, arguments: list[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 — this very file
            [sys.executable, __file__, *arguments, "--asked"],
            env=os.environ | {"PYTHONPATH": str(source / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, game: int) -> Told:
        assert self._process.stdin
        assert self._process.stdout
        print(game, file=self._process.stdin, flush=True)
        told: Told = json.loads(self._process.stdout.readline())
        return told

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def seconds_each(runs: list[Told]) -> float:
    return sum(run["seconds"] for run in runs) / sum(run["answers"] for run in runs)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("title")
    words.add_argument("--before", type=Path, help="a checkout of the earlier state")
    words.add_argument("--bot", default="greedy")
    words.add_argument("--players", type=int, default=4)
    words.add_argument("--games", type=int, default=1)
    words.add_argument("--first", type=int, default=0)
    words.add_argument("--answers", type=int, default=1 << 30)
    words.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    words.add_argument("--only-now", action="append", default=[], metavar="NAME=VALUE")
    words.add_argument("--times", type=int, default=3)
    words.add_argument("--save", type=Path)
    words.add_argument("--asked", action="store_true", help=argparse.SUPPRESS)
    asked = words.parse_args()
    if asked.asked:
        options = dict(option.split("=") for option in asked.option)
        for line in sys.stdin:
            told = play(asked.title, asked.bot, asked.players, asked.first, asked.answers, options, int(line))
            print(json.dumps(told), flush=True)
        return
    if asked.before is None:
        words.error("--before is needed")
    passed = ["bot", "players", "first", "answers"]
    arguments = [asked.title, *(word for name in passed for word in (f"--{name}", str(getattr(asked, name))))]
    arguments += [f"--option={option}" for option in asked.option]
    players = (
        Player(asked.before, arguments),
        Player(ROOT, [*arguments, *(f"--option={option}" for option in asked.only_now)]),
    )
    rounds = [[[one.play(game) for one in players] for game in range(asked.games)] for _ in range(asked.times)]
    for one in players:
        one.close()
    before, now = ([seconds_each([pair[which] for pair in games]) for games in rounds] for which in (0, 1))
    ratios = [earlier / later for earlier, later in zip(before, now, strict=True)]
    found = {
        **{name: getattr(asked, name) for name in ("title", *passed, "games", "option", "only_now")},
        "milliseconds_before": [1000 * seconds for seconds in before],
        "milliseconds_now": [1000 * seconds for seconds in now],
        "ratios": ratios,
        "ratio": median(ratios),
        "same_answers": all(one["digest"] == other["digest"] for games in rounds for one, other in games),
    }
    text = json.dumps(found, indent=2)
    print(text)
    if asked.save:
        asked.save.write_text(text + "\n", "utf-8")
    if not found["same_answers"] and not asked.only_now:
        sys.exit("the answers differ")


if __name__ == "__main__":
    main()
