"""How content attaches to rules: listeners that may ask, and modifiers that explain themselves.

A listener belongs to a thing (a card, an advance, a building) and runs when a rule triggers its event.
A modifier is a plain function that adds a term to a number; every term carries what it comes from, so that a price
can be told item by item. What an expansion attaches is left out at tables that play without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from civitas.kernel.requests import Procedure


class Term(NamedTuple):
    """One item of a price or a strength: where it comes from and how much it is."""

    source: str
    amount: int


def total(terms: list[Term]) -> int:
    return sum(term.amount for term in terms)


class ClashingListeners(Exception):
    """Two listeners of one event with the same order: nobody could say which comes first."""


T = TypeVar("T")
Plays = Callable[[Any], bool]
"""Does the table with this state play with the expansion?"""


def with_everything(g: Any) -> bool:
    """A title without an expansion."""
    return True


class Attached(Generic[T]):
    """What content attaches to names. What belongs to an expansion is only found at tables that play with it."""

    def __init__(self, expanded: Plays = with_everything) -> None:
        self._expanded = expanded
        self._order: dict[str, list[tuple[int, bool, T]]] = {}
        self._whole: dict[str, tuple[T, ...]] = {}
        self._base: dict[str, tuple[T, ...]] = {}

    def add(self, name: str, item: T, order: int = 0, *, expansion: bool = False) -> None:
        """Attach something; of the same order, what came first stays first."""
        found = self._order.setdefault(name, [])
        found.append((order, expansion, item))
        found.sort(key=lambda entry: entry[0])
        self._whole[name] = tuple([item for _, _, item in found])
        self._base[name] = tuple([item for _, more, item in found if not more])

    def all(self, name: str) -> tuple[T, ...]:
        return self._whole.get(name, ())

    def at(self, g: Any, name: str) -> tuple[T, ...]:
        """What is attached at the table with this state."""
        return (self._whole if self._expanded(g) else self._base).get(name, ())


class _Listener(NamedTuple):
    order: int
    source: str
    procedure: Callable[..., Any]


class Listeners:
    """The listeners of one title."""

    def __init__(self, expanded: Plays = with_everything) -> None:
        self._events: Attached[_Listener] = Attached(expanded)

    def on(
        self, event: str, order: int, source: str, *, expansion: bool = False
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Attach a procedure to an event: `@listeners.on("building.built", 10, "temple")`."""

        def attach(procedure: Callable[..., Any]) -> Callable[..., Any]:
            for other in self._events.all(event):
                if other.order == order:
                    raise ClashingListeners(f"{event}: {other.source} and {source} both have order {order}")
            self._events.add(event, _Listener(order, source, procedure), order, expansion=expansion)
            return procedure

        return attach

    def sources(self, event: str) -> list[str]:
        return [heard.source for heard in self._events.all(event)]

    def trigger(self, event: str, g: Any, *facts: Any) -> Procedure[None]:
        """Run every listener of the event in its order."""
        for _, _, procedure in self._events.at(g, event):
            yield from procedure(g, *facts)


class Modifiers:
    """The modifiers of one title, by the number they change."""

    def __init__(self, expanded: Plays = with_everything) -> None:
        self._numbers: Attached[tuple[str, Callable[..., int]]] = Attached(expanded)

    def on(
        self, number: str, source: str, *, expansion: bool = False
    ) -> Callable[[Callable[..., int]], Callable[..., int]]:
        """Attach a function to a number: `@modifiers.on("build.cost", "quarry")`."""

        def attach(modifier: Callable[..., int]) -> Callable[..., int]:
            self._numbers.add(number, (source, modifier), expansion=expansion)
            return modifier

        return attach

    def terms(self, number: str, g: Any, *facts: Any) -> Iterator[Term]:
        """The terms that are not zero."""
        for source, modifier in self._numbers.at(g, number):
            if amount := modifier(g, *facts):
                yield Term(source, amount)
