"""The advice that bots of a title go by, and what they say if there is none."""

from __future__ import annotations

from typing import Any

from civitas.games.advice import Advice
from civitas.games.title import companions_of
from civitas.kernel import Title


class NoAdvice(Exception):
    """A bot that thinks was asked to play a title that tells bots nothing about itself."""

    def __init__(self, bot: str, title: Title[Any]) -> None:
        super().__init__(f"{bot} needs advice to play {title.id}, and {title.home} declares none; only random can")
        self.bot = bot
        self.title = title.id


def is_advised(title: Title[Any]) -> bool:
    return companions_of(title).advice is not None


def advice_of(title: Title[Any]) -> Advice:
    advice = companions_of(title).advice
    if advice is None:
        raise NoAdvice("a bot", title)
    return advice
