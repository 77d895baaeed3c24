"""What things are worth in the end, asked of many games.

    python -m tools.fit_weights sands --games 200 --bots greedy,thoughtful --save

lets bots play, counts whenever a turn begins what every seat has, and looks for the worth of each thing under which the
counts come closest to how far ahead of the others a seat is in the end: least squares with a little ridge, for each
part of the game by itself. It says what goes with points, not what brings them: games have to confirm it. `thoughtful`
is the quick thought of the bots that think ahead: greedy with their weights.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np
from tools.turns import turns

from civitas.bots import make_bot
from civitas.bots.advised import advice_of
from civitas.bots.chances import even_taste
from civitas.bots.greedy import GreedyBot
from civitas.games import find_title, titles
from civitas.kernel import Dice, Table

RIDGE = 0.02
"""In squares of standard deviations."""
FOLDS = 5
"""So often a part of the games is left out, to see how sure the worths are."""
THOUGHTFUL = "thoughtful"

Seen = tuple[int, list[dict[str, float]]]


def counting_of(title: str) -> Any:
    """The module beside this one that counts what a seat of the title has."""
    return import_module(f"tools.fit_weights.{title}")


def bot_of(name: str, title: Any, seed: str) -> Any:
    if name != THOUGHTFUL:
        return make_bot(name, title, seed)
    bot = GreedyBot(title, seed)
    bot._policy.taste = advice_of(title).manner(random.Random(seed), "")  # noqa: S311
    return bot


def play(asked: tuple[str, int, tuple[str, ...], int]) -> tuple[int, list[float], list[Seen]]:
    """One game: its number, how far ahead each seat was in the end, and what all had on the way."""
    name, seats, names, number = asked
    title = find_title(name)
    taste, counting = even_taste(advice_of(title)), counting_of(name)
    table = Table(title, seats, None, Dice(f"worths {number}"))
    bots = [bot_of(names[(seat + number) % len(names)], title, f"worths {number} {seat}") for seat in range(seats)]
    seen = [
        (counting.part_of(view), [counting.count(table.view(seat)["game"], seat, taste) for seat in range(seats)])
        for view in turns(table, bots)
    ]
    result = table.result()
    assert result is not None
    return number, list(ahead(np.array(result.scores))), seen


def ahead(values: Any) -> Any:
    """Of each seat, by how much it has more than the others on average."""
    others = (values.sum(axis=0) - values) / (len(values) - 1)
    return values - others


def fit(x: Any, y: Any) -> Any:
    scale = x.std(axis=0) + 1e-9
    z = x / scale
    return np.linalg.solve(z.T @ z / len(y) + RIDGE * np.eye(x.shape[1]), z.T @ y / len(y)) / scale


def worths(games: list[tuple[int, list[float], list[Seen]]], parts: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    names = sorted({name for _, _, seen in games for _, counts in seen for count in counts for name in count})
    for part, called in enumerate(parts):
        rows, ends, numbers = [], [], []
        for number, end, seen in games:
            for of, counts in seen:
                if of == part:
                    rows.append(ahead(np.array([[count.get(name, 0) for name in names] for count in counts], float)))
                    ends += end
                    numbers += [number] * len(end)
        x, y, folds = np.concatenate(rows), np.array(ends), np.array(numbers) % FOLDS
        tries = [fit(x[folds != fold], y[folds != fold]) for fold in range(FOLDS)]
        missed = [np.mean((y[folds == fold] - x[folds == fold] @ tries[fold]) ** 2) for fold in range(FOLDS)]
        found, error = fit(x, y), 2 * np.std(tries, axis=0)
        yield {
            "part": called,
            "positions": len(rows),
            "explained": round(float(1 - np.mean(missed) / np.mean(y**2)), 3),
            "worths": {
                name: [round(float(worth), 2), round(float(sure), 2)]
                for name, worth, sure in zip(names, found, error, strict=True)
            },
        }


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("title", choices=titles())
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--bots", default=f"greedy,{THOUGHTFUL}")
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--save", action="store_true", help="keep it in bench/results")
    asked = reader.parse_args()
    bots = tuple(asked.bots.split(","))
    games = []
    with Pool(asked.jobs) as pool:
        tasks = [(asked.title, asked.seats, bots, number) for number in range(asked.games)]
        for game in pool.imap_unordered(play, tasks):
            games.append(game)
            print(f"\r{len(games)} of {asked.games} games", end="", flush=True)
    print()
    found = list(worths(games, counting_of(asked.title).PARTS))
    for part in found:
        print(f"\n{part['part']}: {part['positions']} positions, {part['explained']:.0%} explained")
        for name, (worth, error) in part["worths"].items():
            print(f"  {name:34} {worth:7.2f} ± {error:.2f}")
    if asked.save:
        told = {"title": asked.title, "seats": asked.seats, "bots": bots, "games": asked.games, "parts": found}
        path = Path("bench/results") / f"worths-{asked.title}.json"
        path.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
        print(f"kept in {path}")


if __name__ == "__main__":
    main()
