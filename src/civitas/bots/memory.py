"""What a bot remembers of positions: as long as its seat knows the same, it sees the same and thinks the same.

In imagined worlds that differ in hidden cards alone, the same positions come again and again. A title that can say what
a seat knows (`Knowing`) spares its bots to look at them anew.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from civitas.games.advice import Advice, Bidding, Commanding, Knowing, View
from civitas.kernel import Table

T = TypeVar("T")
MOST = 1 << 12
"""So many positions are remembered; then it begins anew."""
_VIEW = "view"


class Memory:
    """What was seen and thought of positions, by what a seat knew. For one taste: another would think otherwise."""

    def __init__(self, advice: Advice) -> None:
        self._knowing = advice if isinstance(advice, Knowing) else None
        self.plain = advice.PLAIN if isinstance(advice, Knowing) else frozenset[str]()
        self.orders = advice.orders if isinstance(advice, Commanding) else None
        self.bidding = advice.bidding if isinstance(advice, Bidding) else None
        """What the title adds to its advice. To ask for it takes longer than to think of many an answer."""
        self._of: dict[Hashable, dict[Hashable, Any]] = {}
        self._last: tuple[Table | None, int, int, dict[Hashable, Any]] = (None, 0, 0, {})

    def look(self, table: Table, seat: int) -> View:
        """What the seat sees of the game."""
        knowing = self._knowing
        if knowing is None:
            return self.thought(table, seat, _VIEW, lambda: table.view(seat)["game"])
        return self.thought(table, seat, _VIEW, lambda: knowing.look(table.state, seat))

    def thought(self, table: Table, seat: int, about: Hashable, think: Callable[[], T]) -> T:
        """What follows from what the seat knows, and from nothing else."""
        thoughts = self._at(table, seat)
        if about not in thoughts:
            thoughts[about] = think()
        found: T = thoughts[about]
        return found

    def answer(self, table: Table, seat: int, about: str, think: Callable[[], T]) -> T:
        """The same about the question that is before the seat. It may hang on answers that were given on the way and
        show nowhere yet; what it offers tells them apart."""
        if self._knowing is None:
            return think()
        prompt = table.prompt(seat)
        return self.thought(table, seat, (about, prompt.key, repr(prompt.params), repr(prompt.legal())), think)

    def _at(self, table: Table, seat: int) -> dict[Hashable, Any]:
        """What is remembered of a position; several ask for it in turn. Without a title's help it is recognised only as
        long as nothing else was looked at."""
        last, seq, who, thoughts = self._last
        if last is not table or seq != table.seq or who != seat:
            if self._knowing is None:
                thoughts = {}
            else:
                if len(self._of) >= MOST:
                    self._of.clear()
                thoughts = self._of.setdefault(self._knowing.known(table.state, seat), {})
            self._last = table, table.seq, seat, thoughts
        return thoughts
