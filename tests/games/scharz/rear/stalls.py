"""What a table offers, refuses and tells, for the tests of the rear and of the seasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.scharz.situations import at, order

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import trade
from civitas.kernel import Answer, Command, Table


def offered(table: Table, seat: int, *verbs: str) -> dict[str, int]:
    """How often each order may be given that begins with one of these words, or every order."""
    prompt = table.prompt(seat)
    assert isinstance(prompt, Command)
    return {name: most for name, most in prompt.limits.items() if not verbs or name.split(".")[0] in verbs}


def least(g: Callable[[int], Scharz], upto: int, *verbs: str, step: Callable[..., Any] = trade.trade) -> dict[str, int]:
    """From how much on the first player is offered each order, when the table is laid out with more and more."""
    found: dict[str, int] = {}
    for number in range(upto + 1):
        for name in offered(at(g(number), step), 0, *verbs):
            found.setdefault(name, number)
    return found


def told(table: Table, *keys: str) -> list[tuple[Any, ...]]:
    """The lines of the log with these keys, or all of them: the key, then what the line says."""
    return [(line.key, *line.params.values()) for line in table.log() if not keys or line.key in keys]


def traded(g: Scharz, answer: Answer, **others: Answer) -> Table:
    """The first player orders this in trade; an offer of the last one keeps the table before anything else happens."""
    table = at(g, trade.trade)
    order(table, s0=answer, **{f"s{g.seats - 1}": {"truce.0": 1}, **others})
    assert table.prompt(0).key == "offers"
    return table


def stock(table: Table, seat: int = 0) -> tuple[int, int, dict[str, int]]:
    """Gold, prestige and units of a player."""
    realm = table.state.realms[seat]
    return realm.gold, realm.prestige, realm.units
