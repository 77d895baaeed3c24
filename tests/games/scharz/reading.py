"""What the tests of the rules read off a table: what is offered, what is refused and why, what lies there."""

from __future__ import annotations

from typing import Any

from civitas.games.scharz.box.state import NOBODY, Scharz
from civitas.kernel import Answer, Command, Table


def plain(g: Scharz, prestige: int = 0) -> Scharz:
    """The same table with nobody's rival at it, and by default nobody with prestige to spend."""
    for realm in g.realms:
        realm.prestige, realm.rival = prestige, NOBODY
    return g


def offered(table: Table, seat: int = 0) -> dict[str, int]:
    """The orders that a seat may give, and how many of each; none if it is not asked."""
    if seat not in table.to_act():
        return {}
    prompt = table.prompt(seat)
    assert isinstance(prompt, Command)
    return dict(prompt.limits)


def ways(table: Table, name: str, seat: int = 0) -> list[str]:
    """Where a stack may be ordered to, in the order of the alphabet."""
    return sorted(one.partition(">")[2] for one in offered(table, seat) if one.startswith(f"{name}>"))


def why(table: Table, seat: int, answer: Answer) -> tuple[Any, ...]:
    """Why an answer is not legal, with the numbers and places of the reason; nothing if it is."""
    verdict = table.prompt(seat).verdict(answer)
    return () if verdict is None else (verdict[0].id, *verdict[1:])


def label(table: Table, seat: int, answer: Any) -> tuple[str, tuple[str, ...], dict[str, Any]]:
    """How an order or an answer is shown: its text, what it points at, and with which words."""
    shown = table.prompt(seat).label(answer)
    return shown.text, shown.targets, shown.params


def units(table: Table) -> list[dict[str, int]]:
    """The units of every seat, by stack."""
    return [dict(realm.units) for realm in table.state.realms]


def spent(table: Table) -> list[dict[str, int]]:
    """How many units of each stack have used their capacity, of every seat."""
    return [dict(realm.spent) for realm in table.state.realms]


def told(table: Table, *keys: str) -> list[dict[str, Any]]:
    """What the log says under these keys, without the keys."""
    return [line.params for line in table.notes(None) if line.key in keys]


def asked(table: Table) -> dict[int, str]:
    """Who is asked, and what."""
    return {seat: table.prompt(seat).key for seat in table.to_act() if seat >= 0}
