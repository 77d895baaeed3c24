"""Bots: players that are programs. They see a table through its public door and nothing else."""

from __future__ import annotations

from typing import Any

from civitas.bots import guests
from civitas.bots.advised import NoAdvice, advice_of, is_advised
from civitas.bots.base import Bot, DeadEnd, play_out
from civitas.bots.caretaker import Caretaker
from civitas.bots.chance import RandomBot
from civitas.bots.names import (
    CARETAKER,
    FIRST,
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
"""Our bots that people can choose from; `make_bot` can make more, with budgets, and the caretaker."""


def offered() -> list[str]:
    """The bots that people are offered: ours, and those that other packages have entered."""
    return [*BOTS, *guests.installed()]


def bots_for(title: Title[Any]) -> list[str]:
    """The bots that can play this title: ours that think need its advice."""
    return [*(BOTS if is_advised(title) else ("random",)), *guests.installed()]


def make_bot(name: str, title: Title[Any], seed: str | int) -> Bot:
    """A bot by its name, ready to play this title; `NoAdvice` if it would need some that the title does not have."""
    wanted = read_name(name)
    if wanted.kind == CARETAKER:
        return Caretaker(title, seed)
    if wanted.kind == "random":
        return RandomBot(seed)
    if not wanted.is_ours:
        return guests.make_guest(wanted.kind, title, seed)
    if not is_advised(title):
        raise NoAdvice(name, title)
    # Imported here so that a game can be played at random without what the thinking bots bring with them.
    bot: Bot
    if wanted.kind == "greedy":
        from civitas.bots.greedy import GreedyBot

        bot = GreedyBot(title, seed)
    elif wanted.kind == "novice":
        from civitas.bots.novice import NoviceBot

        bot = NoviceBot(title, seed)
    else:
        from civitas.bots.search import SearchBot

        level = LEVELS.get(wanted.kind)
        written = advice_of(title) if wanted.written or (level and level.written) else None
        overlooked = level.overlooked if level else 0.0
        bot = SearchBot(title, seed, budget_of(wanted), wanted.manner, written, overlooked)
    return bot


__all__ = [
    "BOTS",
    "CARETAKER",
    "FIRST",
    "KINDS",
    "LEVELS",
    "MANNERS",
    "USUAL",
    "Bot",
    "BotName",
    "Budget",
    "Caretaker",
    "DeadEnd",
    "NoAdvice",
    "RandomBot",
    "UnknownBot",
    "bots_for",
    "make_bot",
    "offered",
    "play_out",
    "read_name",
]
