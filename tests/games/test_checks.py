"""No check changes the state, not even for a moment: whatever is asked of a position leaves every field alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NoReturn

import pytest
from tests.games.test_positions import arranged

from civitas.bots.advised import advice_of
from civitas.games import titles
from civitas.games.title import companions_of
from civitas.kernel import Record, Table
from civitas.kernel.dice import Stream
from civitas.kernel.records import fields_of

TABLES, ANSWERS = 16, 12


class Touched(Exception):
    """A check has written to the state."""


def _refuse(*_: object, **__: object) -> NoReturn:
    raise Touched


def _refusing(kind: type, *changes: str) -> type:
    return type(f"Kept{kind.__name__}", (kind,), dict.fromkeys(changes, _refuse))


KEPT: dict[type, Callable[[Any], Any]] = {
    dict: _refusing(dict, "__setitem__", "__delitem__", "clear", "pop", "popitem", "setdefault", "update", "__ior__"),
    list: _refusing(
        *(list, "__setitem__", "__delitem__", "__iadd__"),
        *("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"),
    ),
}


def keep(value: Any, kept: set[int]) -> Any:
    """The same value, with lists and dicts that cannot be changed; the records in it are noted."""
    if isinstance(value, Record):
        for name in fields_of(type(value)):
            setattr(value, name, keep(getattr(value, name), kept))
        kept.add(id(value))
    elif type(value) is dict:
        return KEPT[dict]({key: keep(inner, kept) for key, inner in value.items()})
    elif type(value) is list:
        return KEPT[list]([keep(inner, kept) for inner in value])
    return value


def look(table: Table, seat: int) -> None:
    """Everything that may be asked of the position on behalf of a seat."""
    prompt, advice = table.prompt(seat), advice_of(table.title)
    if not prompt.vast():
        prompt.legal()
    prompt.refusals()
    prompt.to_json()
    table.view(seat)
    view, taste = table.title.view(table.state, seat), advice.taste(Random("taste"))
    advice.features(view, seat, taste)
    advice.appraise(view, seat, prompt, taste)
    advice.hint(view, seat, prompt, taste)
    companions_of(table.title).look_ahead(table, seat, Stream("outlook"))


@pytest.mark.slow
@pytest.mark.parametrize("title", titles())
def test_whatever_is_asked_of_a_position_writes_nothing_into_it(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: set[int] = set()

    def set_field(record: Record, name: str, value: object) -> None:
        if id(record) in kept and not name.startswith("_"):  # what a rule keeps is not state
            raise Touched(f"{type(record).__name__}.{name}")
        object.__setattr__(record, name, value)

    monkeypatch.setattr(Record, "__setattr__", set_field, raising=False)
    for number in range(TABLES):
        table, stream = arranged(title, number)
        for _ in range(ANSWERS):
            if table.over:
                break
            seat = stream.choice(table.to_act())
            looked_at = table.clone()
            keep(looked_at.state, kept)
            look(looked_at, seat)
            kept.clear()
            table.apply(seat, table.prompt(seat).sample(stream))
