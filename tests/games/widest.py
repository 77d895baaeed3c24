"""How wide questions get, and what a step of answering them costs: `python -m tests.games.widest era 6 5`.

Greedy bots play; every question that they meet is also composed part by part, each picked by chance from those that may
follow, as a client does it for a person.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from operator import attrgetter
from time import process_time
from typing import NamedTuple

from civitas.bots.greedy import GreedyBot
from civitas.games import find_title
from civitas.kernel import Dice, Prompt, Table
from civitas.kernel.dice import Stream

SHOWN = 6
MOST_PARTS = 60
"""Nobody puts more parts than these into one answer."""


ARRIVING = -1


class Step(NamedTuple):
    """One look at what may be picked next, or the way there from the last answer."""

    seconds: float
    parts: int
    key: str
    picked: int


def steps_of(prompt: Prompt, stream: Stream) -> Iterator[Step]:
    """Compose one answer, part by part, timed; nothing that was listed before is known."""
    prompt.forget()
    draft = prompt.after()
    for picked in range(MOST_PARTS):
        start = process_time()
        parts = draft.parts()
        yield Step(process_time() - start, len(parts), prompt.key, picked)
        if not parts:
            return
        draft = draft.after(stream.choice(parts))


def measured(id: str, players: int, seed: str) -> Iterator[Step]:
    """The steps of every question of a game among greedy bots."""
    title, stream = find_title(id), Stream(f"widest {seed}|")
    options = {name: choice.values[0] for name, choice in title.options.items()}
    table = Table(title, players, options, Dice(f"widest {seed}"))
    bots = [GreedyBot(title, f"{seed} {seat}") for seat in range(players)]
    while not table.over:
        for seat in table.to_act():
            yield from steps_of(table.prompt(seat), stream)
        seat = table.to_act()[0]
        answer = bots[seat].choose(table, seat)
        start = process_time()
        table.apply(seat, answer)
        spent = process_time() - start
        asked = [table.prompt(other) for other in table.to_act()]
        yield Step(spent, 0, asked[0].key if asked else "", ARRIVING)


def main(id: str, players: int, games: int) -> None:
    steps = [step for number in range(games) for step in measured(id, players, str(number))]
    sys.stdout.write(f"{id}, {players} players, {games} games: {len(steps)} steps\n")
    looks = [step for step in steps if step.picked != ARRIVING]
    ways = [step for step in steps if step.picked == ARRIVING]
    for name, found, order in (("widest", looks, "parts"), ("slowest", looks, "seconds"), ("way", ways, "seconds")):
        for step in sorted(found, key=attrgetter(order), reverse=True)[:SHOWN]:
            told = f"{step.parts} parts of {step.key!r} after {step.picked}" if found is looks else f"to {step.key!r}"
            sys.stdout.write(f"{name}: {told}, {1000 * step.seconds:.2f} ms\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
