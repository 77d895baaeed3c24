"""What a text points at on the table: parameters that are things of the title, as `kind:id`.

A parameter is a thing by its name, as a text says it: `region` and `from_region` are regions, `seat` is a player,
`cards` are several cards. So a client can show on the board what a line of the log speaks of, and knows no key of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from civitas.kernel import Title

SEAT = "seat"


@lru_cache(maxsize=16)
def _things(title: Title[Any]) -> dict[str, frozenset[str]]:
    return {kind: frozenset(ids) for kind, ids in title.vocabulary().items()}


def pointed_at(title: Title[Any], params: Mapping[str, Any]) -> list[str]:
    """The things among the parameters, in their order, each once."""
    return list(dict.fromkeys(_all(_things(title), params)))


def _all(things: Mapping[str, frozenset[str]], params: Mapping[str, Any]) -> Iterator[str]:
    for name, value in params.items():
        kind = name.rpartition("_")[2]
        if isinstance(value, list | tuple | Mapping):
            yield from _some(things, kind.removesuffix("s"), value)
        else:
            yield from _some(things, kind, [value])


def _some(things: Mapping[str, frozenset[str]], kind: str, values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        if kind == SEAT and type(value) is int and value >= 0:
            yield f"{SEAT}:{value}"
        elif isinstance(value, str) and value in things.get(kind, ()):
            yield f"{kind}:{value}"
