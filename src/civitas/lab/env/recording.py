"""Finding the picks of a title by playing, to list them in its file of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from pathlib import Path
from typing import Any

from civitas.bots import make_bot
from civitas.kernel import Chance, Dice, Prompt, Roll, Table, Title
from civitas.lab.env.picks import END, _word, part_word, parts
from civitas.lab.env.vocabulary import CHANCE, Pick, vocabulary


def picks_of(prompt: Prompt, seat: int, seats: int) -> Iterator[Pick]:
    """Everything that can be picked in this question."""
    if prompt.vast():
        yield from ((prompt.key, part_word(prompt, part, seat, seats)) for part in prompt.after().parts())
        yield prompt.key, END
        return
    composed = False
    for answer in prompt.legal():
        yield from ((prompt.key, part) for part in parts(prompt, answer, seat, seats))
        composed = composed or isinstance(answer, list | dict)
    if composed:
        yield prompt.key, END


def picks_of_chance(chance: Chance) -> Iterator[Pick]:
    items: Any = range(1, chance.sides + 1) if isinstance(chance, Roll) else getattr(chance, "items", ())
    yield from ((CHANCE + chance.key, _word(item)) for item in items)


class _Listening(Dice):
    """Dice that tell what they could have shown."""

    __slots__ = ("_known",)

    def __init__(self, seed: str, known: dict[Pick, None]) -> None:
        super().__init__(seed)
        self._known = known

    def roll(self, number: int, chance: Chance) -> Any:
        self._known.update(dict.fromkeys(picks_of_chance(chance)))
        return super().roll(number, chance)


def listed(title: Title[Any]) -> dict[Pick, None]:
    """The picks that are in the title's file already."""
    return dict.fromkeys(islice(vocabulary(title), 1, None))


def record(title: Title[Any], games: int, known: dict[Pick, None], bots: Sequence[str], first: int = 0) -> int:
    """Let bots play so many games, with all numbers of players and all variants; returns how many picks are new."""
    before = len(known)
    variants = [dict(zip(title.options, chosen, strict=True)) for chosen in product(*_values(title))] or [{}]
    for game in range(first, first + games):
        seats = title.seats[game % len(title.seats)]
        dice = _Listening(f"vocabulary/{game}", known)
        table = Table(title, seats, variants[(game * 7) % len(variants)], dice, quiet=True)
        players = [make_bot(bots[(game + s) % len(bots)], title, f"vocabulary/{game}/{s}") for s in range(seats)]
        while not table.over:
            seat = table.to_act()[0]
            known.update(dict.fromkeys(picks_of(table.prompt(seat), seat, seats)))
            table.apply(seat, players[seat].choose(table, seat))
    return len(known) - before


def _values(title: Title[Any]) -> list[tuple[str, ...]]:
    return [choice.values for choice in title.options.values()]


def write(title: Title[Any], known: dict[Pick, None], old: int) -> Path:
    """Add the new picks behind the old ones, sorted among themselves."""
    listed = list(known)
    listed[old:] = sorted(listed[old:])
    file = Path(__file__).parent / "ids" / f"{title.id}.txt"
    file.parent.mkdir(exist_ok=True)
    file.write_text("".join(f"{question}\t{pick}\n" for question, pick in listed), encoding="utf-8")
    return file
