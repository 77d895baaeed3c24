"""What a bot is called, and how it plays."""

from __future__ import annotations

from typing import NamedTuple

from civitas.bots import UnknownBot, guests, read_name
from civitas.bots.names import KINDS
from civitas.site.api.shared.words import say


class BotWords(NamedTuple):
    """A bot in the words of a language."""

    name: str
    about: str


def bot_words(bot: str, words: str) -> BotWords:
    """A bot by its level and, if it has one, its manner; by its own name, if it is not ours or is gone."""
    try:
        kind, manner, *_ = read_name(bot)
    except UnknownBot:
        return BotWords(bot, "")
    if kind in guests.installed():
        return BotWords(bot, guests.about(bot))
    if kind not in KINDS:
        return BotWords(bot, "")
    name, about = say(words, f"bot-{kind}"), say(words, f"bot-{kind}-about")
    if manner:
        name = f"{name} · {say(words, f'manner-{manner}')}"
        about = f"{about} {say(words, f'manner-{manner}-about')}"
    return BotWords(name, about)
