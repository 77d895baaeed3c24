"""The games: one package each, laid out in the chapters of its rulebook."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Any

from civitas.kernel import Title


class UnknownTitle(Exception):
    """No game of that name is installed."""


def titles() -> list[str]:
    """The ids of the games that are installed here."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find_title(name: str) -> Title[Any]:
    """A game by its id (`sands`), or from anywhere by module and attribute (`my_games.nim:TITLE`)."""
    module, _, attribute = name.partition(":")
    if not attribute and module not in titles():
        raise UnknownTitle(f"no game is called {name!r}; there are: {', '.join(titles())}")
    found = getattr(import_module(module if attribute else f"{__name__}.{module}"), attribute or "TITLE")
    assert isinstance(found, Title)
    return found
