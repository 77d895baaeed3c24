"""The advice that bots of a title go by, and what they say if there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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


class Amended:
    """The advice of a title, of which whoever inherits from this replaces a part.

    What the title has is copied. Since Python 3.12 a protocol does not see what an object only hands on
    (`inspect.getattr_static`): bots would then play otherwise than under 3.11.
    """

    def __init__(self, advice: Any) -> None:
        self._advice = advice
        replaced = dir(type(self))
        vars(self).update(
            {name: getattr(advice, name) for name in dir(advice) if name not in replaced and not name.startswith("_")}
        )

    if TYPE_CHECKING:  # what it has is the title's affair

        def __getattr__(self, name: str) -> Any: ...
