"""Questions that are asked again and again of a position, and answered once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar


class Thinking(Protocol):
    """Whoever thinks about a position that does not change meanwhile."""

    known: dict[tuple[Any, ...], Any]
    """What was thought about it so far."""


R = TypeVar("R", bound=Thinking)
P = ParamSpec("P")
T = TypeVar("T")


def once(think: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T]:
    """The same answer to the same question, thought about once."""
    name = f"{think.__module__}.{think.__qualname__}"

    @wraps(think)
    def remembered(realm: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (name, *args)
        if key in realm.known:
            found: T = realm.known[key]
        else:
            found = realm.known[key] = think(realm, *args, **kwargs)
        return found

    return remembered
