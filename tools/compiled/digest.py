"""Play, replay and print digests of everything that came out: the compiled wheel must print the same as the source.

python tools/compiled/digest.py sands clash --games 4 --golden tests/games
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from civitas.bots import RandomBot
from civitas.games import find_title
from civitas.kernel import Dice, Table, Title
from civitas.kernel.gamefile import read_game, replay, write_game


def played(title: Title[Any], seats: int, game: int) -> Iterator[str]:
    """A random game: every question with its answers, now and then its whole JSON and a copy, then the file.

    What can be chosen at a table is drawn, so that variants and expansions are played, too.
    """
    draw = Random(f"digest/{title.id}/{seats}/{game}")  # noqa: S311 - anybody may draw the same
    options = {name: draw.choice(choice.values) for name, choice in title.options.items()}
    table = Table(title, seats, options, Dice(f"digest/{game}"))
    bots = [RandomBot(f"digest/{game}/{seat}") for seat in range(seats)]
    while not table.over:
        seat = table.to_act()[0]
        prompt = table.prompt(seat)
        yield json.dumps([prompt.key, prompt.after().parts() if prompt.vast() else prompt.legal()])
        if table.seq % 16 == 0:
            yield json.dumps([prompt.to_json(), [r.to_json() for r in table.refusals(seat)]])
            yield json.dumps([table.clone().fingerprint(), table.view(seat), table.save()])
        table.apply(seat, bots[seat].choose(table, seat))
    yield json.dumps([list(line) for line in table.log()])
    yield write_game(table)


def replayed(title: Title[Any], folder: Path) -> Iterator[str]:
    """Every golden game of the title, entry by entry."""
    for file in sorted(folder.glob("*.jsonl")):
        for _, table in replay(title, read_game(file.read_text("utf-8"))):
            yield table.fingerprint()


def digests(title: Title[Any], games: int, golden: Path | None) -> Iterator[tuple[str, int, str]]:
    """What was played, of how many parts, and its digest: the golden games, and the random ones of every table size."""
    named: dict[str, list[Iterator[str]]] = {
        f"{seats} players": [played(title, seats, game) for game in range(games)] for seats in title.seats
    }
    if golden is not None:
        named["golden games"] = [replayed(title, golden)]
    for name, sources in named.items():
        digest, parts = hashlib.sha256(), 0
        for line in chain.from_iterable(sources):
            digest.update(line.encode())
            parts += 1
        yield name, parts, digest.hexdigest()


def main() -> None:
    wants = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    wants.add_argument("titles", nargs="+")
    wants.add_argument("--games", type=int, default=2, help="random games for each number of players")
    wants.add_argument("--golden", type=Path, help="the folder with a folder of tests for each title")
    args = wants.parse_args()
    for name in args.titles:
        golden = None if args.golden is None else args.golden / name / "golden"
        for what, parts, digest in digests(find_title(name), args.games, golden):
            print(f"{name}, {what}: {parts} {digest}", flush=True)


if __name__ == "__main__":
    main()
