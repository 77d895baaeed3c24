"""Bots: players that are programs. They see a table through its public door and nothing else."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from civitas.bots.base import Bot, DeadEnd, play_out
from civitas.bots.chance import RandomBot
from civitas.kernel import Title

BOTS = ("random", "greedy")
"""The bots that `make_bot` can make."""


class UnknownBot(Exception):
    """No bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")


def bots_for(title: Title[Any]) -> list[str]:
    """The bots that can play this title: those that think need its advice."""
    advised = find_spec(f"{title.home}.advice") is not None
    return [name for name in BOTS if advised or name == "random"]


def make_bot(name: str, title: Title[Any], seed: str | int) -> Bot:
    """A bot by its name, ready to play this title."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        # Imported here so that a game can be played at random without what the thinking bots bring with them.
        from civitas.bots.greedy import GreedyBot

        bot: Bot = GreedyBot(title, seed)
        return bot
    raise UnknownBot(name)


__all__ = ["BOTS", "Bot", "DeadEnd", "RandomBot", "UnknownBot", "bots_for", "make_bot", "play_out"]
