"""Play, replay and print one digest of everything that came out: the compiled wheel must print the same as the source.

python tools/compiled/digest.py sands clash --games 4 --golden tests/games
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from civitas.bots import RandomBot
from civitas.games import find_title
from civitas.kernel import Dice, Table, Title
from civitas.kernel.gamefile import read_game, replay, write_game


def played(title: Title[Any], seats: int, game: int) -> Iterator[str]:
    """A random game: every question with its legal answers, now and then its whole JSON and a copy, then the file."""
    table = Table(title, seats, None, Dice(f"digest/{game}"))
    bots = [RandomBot(f"digest/{game}/{seat}") for seat in range(seats)]
    while not table.over:
        seat = table.to_act()[0]
        yield json.dumps([table.prompt(seat).key, table.legal(seat)])
        if table.seq % 16 == 0:
            yield json.dumps([table.prompt(seat).to_json(), [r.to_json() for r in table.refusals(seat)]])
            yield json.dumps([table.clone().fingerprint(), table.view(seat), table.save()])
        table.apply(seat, bots[seat].choose(table, seat))
    yield json.dumps([list(line) for line in table.log()])
    yield write_game(table)


def replayed(title: Title[Any], folder: Path) -> Iterator[str]:
    """Every golden game of the title, entry by entry."""
    for file in sorted(folder.glob("*.jsonl")):
        for _, table in replay(title, read_game(file.read_text("utf-8"))):
            yield table.fingerprint()


def main() -> None:
    wants = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    wants.add_argument("titles", nargs="+")
    wants.add_argument("--games", type=int, default=2, help="random games for each number of players")
    wants.add_argument("--golden", type=Path, help="the folder with a folder of tests for each title")
    args = wants.parse_args()
    for name in args.titles:
        title, digest, parts = find_title(name), hashlib.sha256(), 0
        lines = [played(title, seats, game) for seats in title.seats for game in range(args.games)]
        if args.golden is not None:
            lines.append(replayed(title, args.golden / name / "golden"))
        for line in (line for source in lines for line in source):
            digest.update(line.encode())
            parts += 1
        print(name, parts, digest.hexdigest())


if __name__ == "__main__":
    main()
