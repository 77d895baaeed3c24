"""How content attaches to rules: listeners that may ask, and modifiers that explain themselves.

A listener belongs to a thing (a card, an advance, a building) and runs when a rule triggers its event.
A modifier is a plain function that adds a term to a number; every term carries what it comes from, so that a price
can be told item by item.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from civitas.kernel.requests import Procedure


class Term(NamedTuple):
    """One item of a price or a strength: where it comes from and how much it is."""

    source: str
    amount: int


def total(terms: list[Term]) -> int:
    return sum(term.amount for term in terms)


class ClashingListeners(Exception):
    """Two listeners of one event with the same order: nobody could say which comes first."""


class Listeners:
    """The listeners of one title."""

    def __init__(self) -> None:
        self._events: dict[str, dict[int, tuple[str, Callable[..., Any]]]] = {}

    def on(self, event: str, order: int, source: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Attach a procedure to an event: `@listeners.on("building.built", 10, "temple")`."""

        def attach(procedure: Callable[..., Any]) -> Callable[..., Any]:
            heard = self._events.setdefault(event, {})
            if order in heard:
                raise ClashingListeners(f"{event}: {heard[order][0]} and {source} both have order {order}")
            heard[order] = (source, procedure)
            self._events[event] = dict(sorted(heard.items()))
            return procedure

        return attach

    def sources(self, event: str) -> list[str]:
        return [source for source, _ in self._events.get(event, {}).values()]

    def trigger(self, event: str, *facts: Any) -> Procedure[None]:
        """Run every listener of the event in its order."""
        for _, procedure in self._events.get(event, {}).values():
            yield from procedure(*facts)


class Modifiers:
    """The modifiers of one title, by the number they change."""

    def __init__(self) -> None:
        self._numbers: dict[str, list[tuple[str, Callable[..., int]]]] = {}

    def on(self, number: str, source: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
        """Attach a function to a number: `@modifiers.on("build.cost", "quarry")`."""

        def attach(modifier: Callable[..., int]) -> Callable[..., int]:
            self._numbers.setdefault(number, []).append((source, modifier))
            return modifier

        return attach

    def terms(self, number: str, *facts: Any) -> Iterator[Term]:
        """The terms that are not zero."""
        for source, modifier in self._numbers.get(number, ()):
            if amount := modifier(*facts):
                yield Term(source, amount)
