"""Bots: players that are programs. They see a table through its public door and nothing else."""

from __future__ import annotations

from typing import Any

from civitas.bots.advice import is_advised
from civitas.bots.base import Bot, DeadEnd, play_out
from civitas.bots.caretaker import Caretaker
from civitas.bots.chance import RandomBot
from civitas.bots.names import (
    CARETAKER,
    KINDS,
    LEVELS,
    MANNERS,
    USUAL,
    BotName,
    Budget,
    UnknownBot,
    budget_of,
    read_name,
)
from civitas.kernel import Title

BOTS = (*KINDS, *(f"{level}:{manner}" for level in LEVELS for manner in MANNERS))
"""The bots that people can choose from; `make_bot` can make more, with budgets, and the caretaker."""


def bots_for(title: Title[Any]) -> list[str]:
    """The bots that can play this title: those that think need its advice."""
    return list(BOTS) if is_advised(title) else ["random"]


def make_bot(name: str, title: Title[Any], seed: str | int) -> Bot:
    """A bot by its name, ready to play this title."""
    wanted = read_name(name)
    if wanted.kind == CARETAKER:
        return Caretaker(title, seed)
    if wanted.kind == "random":
        return RandomBot(seed)
    # Imported here so that a game can be played at random without what the thinking bots bring with them.
    bot: Bot
    if wanted.kind == "greedy":
        from civitas.bots.greedy import GreedyBot

        bot = GreedyBot(title, seed)
    else:
        from civitas.bots.search import SearchBot

        bot = SearchBot(title, seed, budget_of(wanted), wanted.manner)
    return bot


__all__ = [
    "BOTS",
    "CARETAKER",
    "LEVELS",
    "MANNERS",
    "USUAL",
    "Bot",
    "BotName",
    "Budget",
    "Caretaker",
    "DeadEnd",
    "RandomBot",
    "UnknownBot",
    "bots_for",
    "make_bot",
    "play_out",
    "read_name",
]
