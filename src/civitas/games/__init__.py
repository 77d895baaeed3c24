"""The games: one package each, laid out in the chapters of its rulebook.

A game makes itself known by an entry point of the group `civitas.titles`, whichever package it comes in: ours do so in
`pyproject.toml`, like anybody else's. What is known this way is offered by terminals and sites alike.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from civitas.kernel import Title

GROUP = "civitas.titles"

log = logging.getLogger(__name__)


class UnknownTitle(Exception):
    """No game of that name is installed."""


@cache
def titles() -> tuple[str, ...]:
    """The ids of the games that are installed here and can be loaded."""
    return tuple(name for name, point in _declared().items() if _is_ours(point) or _loads(point))


def find_title(name: str) -> Title[Any]:
    """A game by its id (`sands`), or from anywhere by module and attribute (`my_games.nim:TITLE`)."""
    module, _, attribute = name.partition(":")
    if attribute:
        return _title(getattr(import_module(module), attribute))
    if name not in titles():
        raise UnknownTitle(f"no game is called {name!r}; there are: {', '.join(titles())}")
    return _title(_declared()[name].load())


def _title(found: object) -> Title[Any]:
    assert isinstance(found, Title)
    return found


@cache
def _declared() -> dict[str, EntryPoint]:
    """Every entry point by its name. Nobody takes the name of a game of ours, or one that is taken already."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, not _is_ours(point), point.value)):
        if found.setdefault(point.name, point) is not point and found[point.name].value != point.value:
            log.warning("%s is called %r like %s, and is left out", point.value, point.name, found[point.name].value)
    return found


def _is_ours(point: EntryPoint) -> bool:
    return point.value.startswith(f"{__name__}.")


def _loads(point: EntryPoint) -> bool:
    """Somebody else's package that is broken is left out, and takes nothing else with it."""
    try:
        known_as = _title(point.load()).id
    except Exception:
        log.warning("the game %r (%s) cannot be loaded and is left out", point.name, point.value, exc_info=True)
        return False
    if known_as != point.name:
        log.warning("%s calls itself %r, not %r, and is left out", point.value, known_as, point.name)
    return known_as == point.name
