"""How many more games bots play in an hour of processor time than at an earlier state of the source, at equal moves.

    python -m tools.pace sands --before ../civitas-before --bot greedy --games 2
    python -m tools.pace clash --before ../civitas-before --bot listing --games 40

Both play the same games in turn, each in a process of its own, and have to give the same answers; the middle one of the
ratios is told. `--answers` ends each game after so many; with `--first` greedy bots play so many before them. The bot
`listing` has all legal answers listed and takes any. Where `--only-now` gives the later state an option that the
earlier one did not know, the games differ, and what is compared is the time of an answer.
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
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from civitas.bots import Bot
    from civitas.kernel import Answer, Table, Title

ROOT = Path(__file__).parents[1]
LISTING = "listing"


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


def play(
    title: str, bot: str, players: int, games: int, first: int, answers: int, options: dict[str, str]
) -> dict[str, object]:
    """Processor seconds, how many answers were given in them, and a digest of every answer."""
    from civitas.games import find_title
    from civitas.kernel import Dice, Table

    rules, digest, spent, answers_given = find_title(title), hashlib.sha256(), 0.0, 0
    for game in range(games):
        table = Table(rules, players, options, Dice(f"pace {game}"), quiet=True)
        names = "greedy" if first else bot
        bots = [seated(names, rules, f"{game} {seat}") for seat in range(players)]
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
        spent += process_time() - begun
        answers_given += given - first
    return {"seconds": spent, "answers": answers_given, "digest": digest.hexdigest()[:16]}


def measured(source: Path, arguments: list[str]) -> dict[str, float | str]:
    environment = os.environ | {"PYTHONPATH": str(source / "src")}
    told = subprocess.run(  # noqa: S603 — this very file
        [sys.executable, __file__, *arguments, "--once"], env=environment, check=True, capture_output=True, text=True
    )
    found: dict[str, float | str] = json.loads(told.stdout)
    return found


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
    words.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    asked = words.parse_args()
    if asked.once:
        options = dict(option.split("=") for option in asked.option)
        found = play(asked.title, asked.bot, asked.players, asked.games, asked.first, asked.answers, options)
        print(json.dumps(found))
        return
    if asked.before is None:
        words.error("--before is needed")
    passed = ["bot", "players", "games", "first", "answers"]
    arguments = [asked.title, *(word for name in passed for word in (f"--{name}", str(getattr(asked, name))))]
    arguments += [f"--option={option}" for option in asked.option]
    later = [*arguments, *(f"--option={option}" for option in asked.only_now)]
    pairs = [(measured(asked.before, arguments), measured(ROOT, later)) for _ in range(asked.times)]
    each = [tuple(float(run["seconds"]) / float(run["answers"]) for run in pair) for pair in pairs]
    found = {
        **{name: getattr(asked, name) for name in ("title", *passed, "option", "only_now")},
        "before": [before["seconds"] for before, _ in pairs],
        "now": [now["seconds"] for _, now in pairs],
        "ratios": [before / now for before, now in each],
        "ratio": median(before / now for before, now in each),
        "same_answers": len({run["digest"] for pair in pairs for run in pair}) == 1,
    }
    text = json.dumps(found, indent=2)
    print(text)
    if asked.save:
        asked.save.write_text(text + "\n", "utf-8")
    if not found["same_answers"] and not asked.only_now:
        sys.exit("the answers differ")


if __name__ == "__main__":
    main()
