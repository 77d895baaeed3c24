"""What an answer would do, told before it is given.

A title may declare `outlooks` among its companions:

    def outlooks(state, seat, prompt) -> list[Outlook]

which says for answers to the seat's prompt what would follow, by the rules themselves. It is given a table on which all
that the seat cannot know was dealt anew, so it can tell nothing that the seat might not work out alone.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from civitas.kernel import Answer

COST, EFFECT, RISK = "cost", "effect", "risk"
"""What a prospect speaks of: what the answer takes, what it brings, what may go wrong or is left to chance."""


class Prospect:
    """One thing that would follow, or speaks for or against it. Its text is `outlook-<key>`."""

    __slots__ = ("good", "key", "params", "part", "share")

    def __init__(
        self, key: str, good: bool | None = None, *, part: str = EFFECT, share: int | None = None, **params: Any
    ) -> None:
        self.key = key
        self.part = part
        self.share = share
        """Of a hundred such answers, so many would come to this: a client may draw it."""
        self.good = good
        """Is it good for the seat that looks? None where it is neither."""
        self.params = params


class Outlook(NamedTuple):
    """What one answer would do."""

    answer: Answer
    prospects: list[Prospect]
    fitting: bool = False
    """Nothing of use is left to do instead: what ends a turn is then what one would do."""
