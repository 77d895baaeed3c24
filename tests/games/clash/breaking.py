"""Things of the box with a part of their record changed, to see whether the tests of their rule notice.

A record of the data is a sentence: every part of it that a test cannot miss is a part that somebody has shown.
"""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from civitas.games.clash.box import leaders, queries
from civitas.games.clash.box.content import (
    ABILITIES,
    ABILITIES_OF,
    ACTS_AS,
    ADVANCES,
    CIVS,
    EFFECTS,
    EVENTS,
    OBJECTIVES,
    OF_CIVS,
)
from civitas.games.clash.box.deeds import DEEDS, always
from civitas.games.clash.box.inventory import Event, Objective, ObjectiveCard
from civitas.games.clash.cards import persons, playing
from civitas.games.clash.events import drawing
from civitas.games.clash.expansion import events as expansion_events
from civitas.games.clash.expansion import omens
from civitas.games.clash.objectives.measuring import STATUS_TESTS
from civitas.games.clash.title import ClashOfCultures
from civitas.games.clash.wonders import effects as wonders
from civitas.games.clash.wonders.effects import PATRONS
from civitas.kernel import Procedure
from civitas.kit.rules_index import load_rules

Record = dict[str, Any]
Break = Callable[[], Any]
NEVER = "never"
TITLE = ClashOfCultures()
PROOFS = {rule.id: rule.tests for rule in load_rules(TITLE)}
"""The tests of each paragraph, as the index of rules names them."""
_CONDITIONS = ("when", "where", "role", "near", "first_round", "last_round", "most", "spared", "but", "refund")
"""What may be missing in a record, and limits it if it is there."""


def changed(record: Record) -> Iterator[tuple[str, Record]]:
    """The record with one part after the other changed: a limit left out, a number one higher, another thing."""
    for key, value in record.items():
        if key == "kind":
            continue
        if key in _CONDITIONS:
            yield f"without {key}", {k: v for k, v in record.items() if k != key}
        if isinstance(value, bool):
            continue
        if isinstance(value, int):
            yield f"{key} {value + 1}", record | {key: value + 1}
        elif isinstance(value, dict):
            for part, amount in value.items():
                if isinstance(amount, int):
                    yield f"{key} {part} {amount + 1}", record | {key: value | {part: amount + 1}}
        elif isinstance(value, list) and len(value) > 1:
            for part in value:
                yield f"{key} without {part}", record | {key: [other for other in value if other != part]}


# ---------------------------------------------------------------------- advances and abilities


@contextmanager
def advance_with(advance: str, number: int, record: Record | None) -> Iterator[None]:
    """An effect of an advance of a civilisation is another one, or none."""
    effect = ADVANCES[advance].effects[number]
    with pytest.MonkeyPatch.context() as patch:
        others = [(id, e) for id, e in EFFECTS[effect["kind"]] if not (id == advance and e is effect)]
        patch.setitem(EFFECTS, effect["kind"], (*others, *([] if record is None else [(advance, record)])))
        if record is None and effect["kind"] == "acts-as":
            for other in effect["advances"].values():
                patch.delitem(ACTS_AS, other)
        if record is None and advance in DEEDS and len(ADVANCES[advance].effects) == 1:
            patch.delitem(DEEDS, advance)
        _forget()
        yield
    _forget()


@contextmanager
def ability_with(ability: str, number: int, record: Record | None) -> Iterator[None]:
    """An effect of an ability is another one, or none."""
    known = ABILITIES[ability]
    effects = [record if n == number else effect for n, effect in enumerate(known.effects)]
    left = tuple(effect for effect in effects if effect is not None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(ABILITIES, ability, known._replace(effects=left))
        if not left:
            rest = tuple(id for id in ABILITIES_OF[known.leader] if id != ability)
            patch.setitem(ABILITIES_OF, known.leader, rest)
        if record is None and known.effects[number]["kind"] == "free-wonder":
            patch.delitem(DEEDS, ability)
        _forget()
        yield
    _forget()


def _forget() -> None:
    leaders.abilities_of.cache_clear()
    leaders._with_effect.cache_clear()
    queries._at_work.cache_clear()


@contextmanager
def without_trigger(civ: str, trigger: str) -> Iterator[None]:
    """The civilisation gains nothing with this advance."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delitem(CIVS[civ], trigger)
        yield


def advance_breaks(advance: str) -> Iterator[tuple[str, Break]]:
    civ = OF_CIVS[advance].category
    trigger = next(trigger for trigger, id in CIVS[civ].items() if id == advance)
    yield f"comes with {trigger}", lambda: without_trigger(civ, trigger)
    for n, effect in enumerate(ADVANCES[advance].effects):
        yield effect["kind"], lambda n=n: advance_with(advance, n, None)  # type: ignore[misc]
        for name, record in changed(effect):
            yield f"{effect['kind']}, {name}", lambda n=n, record=record: advance_with(advance, n, record)  # type: ignore[misc]


def ability_breaks(ability: str) -> Iterator[tuple[str, Break]]:
    for n, effect in enumerate(ABILITIES[ability].effects):
        yield effect["kind"], lambda n=n: ability_with(ability, n, None)  # type: ignore[misc]
        for name, record in changed(effect):
            yield f"{effect['kind']}, {name}", lambda n=n, record=record: ability_with(ability, n, record)  # type: ignore[misc]


# ---------------------------------------------------------------------- objectives and events


def _fields(thing: Any) -> Iterator[tuple[str, Any]]:
    """The record of a card with one number after the other one higher, and one thing after the other left out."""
    for field in fields(thing):
        value = getattr(thing, field.name)
        if isinstance(value, int) and value and not isinstance(value, bool):
            yield f"{field.name} {value + 1}", replace(thing, **{field.name: value + 1})
        elif isinstance(value, Mapping):
            for part, amount in value.items():
                yield f"{field.name} {part} {amount + 1}", replace(thing, **{field.name: {**value, part: amount + 1}})
        elif isinstance(value, tuple) and value:
            for part in value:
                left = tuple(other for other in value if other != part)
                yield f"{field.name} without {part}", replace(thing, **{field.name: left})


@contextmanager
def objective_as(id: str, thing: Objective | None) -> Iterator[None]:
    """The objective says something else, or cannot be fulfilled at all."""
    with pytest.MonkeyPatch.context() as patch:
        if thing is None:
            patch.setitem(STATUS_TESTS, NEVER, lambda g, seat, goal: (0, 1))
            halves = property(lambda card: tuple(half for half in (card.upper, card.lower) if half != id))
            patch.setattr(ObjectiveCard, "halves", halves)
            thing = replace(OBJECTIVES[id], test=NEVER)
        patch.setitem(OBJECTIVES, id, thing)
        yield


def objective_breaks(id: str) -> Iterator[tuple[str, Break]]:
    yield NEVER, lambda: objective_as(id, None)
    for name, thing in _fields(OBJECTIVES[id]):
        yield name, lambda thing=thing: objective_as(id, thing)  # type: ignore[misc]


@contextmanager
def event_as(event: Event, thing: Event) -> Iterator[None]:
    """All cards of the event say something else, wherever their record is kept."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(drawing.EFFECTS, NEVER, _nothing)
        if thing.effect == NEVER and thing.name in playing.EFFECTS:
            patch.setitem(playing.EFFECTS, thing.name, playing.Effect(always, _nothing))
        for card in EVENTS:
            if EVENTS[card].name == event.name:
                patch.setitem(EVENTS, card, thing)
        for kept in (persons.PERSONS, omens._RECORDS):
            if thing.name in kept:
                patch.setitem(kept, thing.name, thing)
        if thing.effect == expansion_events.ANARCHY.effect:
            patch.setattr(expansion_events, "ANARCHY", thing)
        helped = [patron._replace(less=thing.less) if patron.source == thing.name else patron for patron in PATRONS]
        patch.setattr(wonders, "PATRONS", helped)
        yield


def _nothing(*of: Any) -> Procedure[None]:
    yield from ()


def event_breaks(name: str) -> Iterator[tuple[str, Break]]:
    event = next(event for event in EVENTS.values() if event.name == name)
    yield NEVER, lambda: event_as(event, replace(event, effect=NEVER))
    for change, thing in _fields(event):
        yield change, lambda thing=thing: event_as(event, thing)  # type: ignore[misc]


# ---------------------------------------------------------------------- running tests by name


def runs(test: str) -> list[Callable[[], None]]:
    """The test of this name, once for each of its parameters."""
    file, _, name = test.partition("::")
    function = getattr(importlib.import_module(f"tests.games.clash.{file.removesuffix('.py')}"), name)
    tables: list[list[dict[str, Any]]] = []
    for mark in getattr(function, "pytestmark", ()):
        if mark.name == "parametrize":
            names = mark.args[0]
            names = [n.strip() for n in names.split(",")] if isinstance(names, str) else list(names)
            rows = [row if len(names) > 1 else (row,) for row in mark.args[1]]
            tables.append([dict(zip(names, row, strict=True)) for row in rows])
    given = [{k: v for row in rows for k, v in row.items()} for rows in itertools.product(*tables)]
    return [lambda arguments=arguments: function(**arguments) for arguments in given]  # type: ignore[misc]


def notices(test: str) -> bool:
    """Does the test fail as things are now?"""
    for run in runs(test):
        try:
            run()
        except (Exception, pytest.fail.Exception):
            return True
    return False


def noticed(break_it: Break, tests: tuple[str, ...]) -> str:
    """The first of these tests that fails when this is broken, and only then; empty if none does."""
    passing = [test for test in tests if sound(test)]
    with break_it():
        return next((test for test in passing if notices(test)), "")


@cache
def sound(test: str) -> bool:
    """Does the test pass as long as nothing is broken?"""
    return not notices(test)
