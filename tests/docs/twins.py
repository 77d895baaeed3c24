"""A second bot that costs next to nothing, for commands that want two different ones."""

from __future__ import annotations

from typing import Any

from civitas.bots import RandomBot
from civitas.kernel import Title


class Twin(RandomBot):
    """Plays at random under another name."""

    def __init__(self, title: Title[Any], seed: str | int) -> None:
        super().__init__(seed)
