"""A game that people played, through the environment: every answer as picks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from civitas.kernel import CHANCE, Title
from civitas.kernel.actors import Who
from civitas.kernel.gamefile import GameFile
from civitas.kernel.journal import effective
from civitas.lab.env.aec import CivitasEnv


class OtherGame(Exception):
    """The file and the rules do not go together."""


def replayed(title: Title[Any], game: GameFile, **how: Any) -> Iterator[CivitasEnv]:
    """Walk through a game file: the environment before the first pick, and after each answer in force.

    Answers given side by side come in the order in which the environment asks; rolls are picked by the agent of chance.
    """
    if "start" in game.header:
        raise OtherGame("the file begins in the middle of a game")
    env = CivitasEnv(title, game.header["seats"], dict(game.header["options"]), chance="explicit", **how)
    env.reset(seed=0)
    yield env
    waiting = list(effective(game.entries))
    while waiting and not env.table.over:
        asked: Who = CHANCE if env.table.roll_due else env.table.to_act()[0]
        place = next((at for at, entry in enumerate(waiting) if entry.who == asked), None)
        if place is None:
            who = f"seat {asked} is asked" if isinstance(asked, int) else "a roll is due"
            raise OtherGame(f"{who}, and the file has no answer")
        entry = waiting.pop(place)
        key = env.table.prompt(asked).key if isinstance(asked, int) else env.table.chance().key
        if key != entry.key:
            raise OtherGame(f"entry {entry.seq} answers {entry.key}, the question is {key}")
        env.answer(entry.answer)
        yield env
