"""What decides where nobody does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Chooser(Protocol):
    """What a random choice needs of its generator: `dice.Stream` has it, and so has `random.Random`."""

    def choice(self, seq: Sequence[Any]) -> Any: ...

    def shuffle(self, x: list[Any]) -> None: ...
