"""Bots from elsewhere: somebody's own class, named by its module or entered by its package.

A package enters its bots under `civitas.bots` in its entry points; then they are called by their short name wherever a
bot can be named, and a site on which the package is installed offers them. Without that, `module:Class` will do on the
command line, but never on a site, where people would otherwise choose what is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from civitas.bots.base import Bot
from civitas.kernel import Title

GROUP = "civitas.bots"
Maker = Callable[[Title[Any], str | int], Bot]
"""Makes a bot that is ready to play the title; a class whose constructor takes the two will do."""


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that packages have entered, by their names."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP))}


def is_guest(name: str) -> bool:
    """Is this the name of a bot from elsewhere? Nothing is imported to find out, except what `module:Class` names."""
    return name in installed() or _named(name) is not None


def make_guest(name: str, title: Title[Any], seed: str | int) -> Bot:
    """The bot of that name."""
    return _maker(name)(title, seed)


def about(name: str) -> str:
    """The first line of what its author says of it."""
    return (_maker(name).__doc__ or "").strip().partition("\n")[0]


def _maker(name: str) -> Maker:
    found: Maker | None = installed()[name].load() if name in installed() else _named(name)
    assert found is not None, name
    return found


def _named(name: str) -> Maker | None:
    module, _, attribute = name.partition(":")
    if not attribute.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        return None
    try:
        found: Maker | None = getattr(import_module(module), attribute, None)
    except ModuleNotFoundError as fault:
        if fault.name is not None and module.startswith(fault.name):
            return None
        raise  # the module is there, and something that it needs is not
    return found
