"""Looking changes nothing: whoever lists, checks, shows or rates leaves the state as it is, also in between.

A rule may be stopped in the middle of a check, by a time limit or an exception; what it had changed for a moment would
then stay changed. So besides comparing the state before and after, the check hands the same questions to a copy that
cannot be written to.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from traceback import walk_tb
from typing import Any, NoReturn

from civitas.bots.advised import advice_of, is_advised
from civitas.games.advice import Knowing
from civitas.games.title import companions_of
from civitas.kernel import Record, Table
from civitas.kernel.records import copier_of, fields_of
from civitas.kit.looking import Offence, Position, difference, text, viewers
from civitas.kit.watching.advising import of_position, of_question

Look = tuple[str, Callable[[], object]]


def check_untouched(now: Position, seed: str, thinking: bool) -> None:
    """Look at two copies in every way, outlook and advice included if `thinking`.

    The facts of the first copy must stay the same, those of the second cannot be written to.
    """
    free, sealed = now.table.clone(), now.table.clone()
    for _, look in looks(free, seed, thinking):
        look()
    if free.fingerprint() != now.fingerprint:
        _blame(now.table.clone(), seed, thinking)
    seal(sealed.state)
    for what, look in looks(sealed, seed, thinking):
        try:
            look()
        except Written as written:
            raise Offence(f"{what} writes to the state: {written} ({_culprit(written)})") from None


def _blame(table: Table, seed: str, thinking: bool) -> NoReturn:
    """Find out which look it was that changed something."""
    before = text(table.state.dump())
    for what, look in looks(table, seed, thinking):
        look()
        if (after := text(table.state.dump())) != before:
            raise Offence(f"{what} changes the state: {difference(before, after)}")
    raise Offence("looking at the table changes the state, but not always")


def looks(table: Table, seed: str, thinking: bool) -> Iterator[Look]:
    """Everything that is asked of a position without an answer being given, with a name for it."""
    for viewer in viewers(table):
        yield f"the view of {'a spectator' if viewer is None else f'seat {viewer}'}", partial(table.view, viewer)
    yield "the result", partial(table.title.result, table.state)
    outlooks = companions_of(table.title).outlooks if thinking else None
    advised = thinking and is_advised(table.title)
    for seat in table.to_act():
        prompt = table.prompt(seat)
        asked = f"of seat {seat} at {prompt.key!r}"
        if not prompt.vast():
            yield f"the list of legal answers {asked}", prompt.legal
        yield f"the parts {asked}", prompt.after().parts
        yield f"the list of refusals {asked}", prompt.refusals
        yield f"to_json {asked}", prompt.to_json
        if not prompt.vast() and (legal := prompt.legal()):
            prompt.forget()  # a known list spares the check of an answer, which is looked at here
            yield f"the verdict on {legal[0]!r} {asked}", partial(prompt.verdict, legal[0])
        if outlooks is not None:
            yield f"the outlook {asked}", partial(outlooks, table.state, seat, prompt)
        if advised:
            yield f"the advice {asked}", partial(advise, table, seat, seed)


def advise(table: Table, seat: int, seed: str) -> None:
    """Ask the title's advice everything that bots and clients ask it about a position."""
    advice = advice_of(table.title)
    taste = advice.taste(random.Random(seed))  # noqa: S311
    view, prompt = table.view(seat)["game"], table.prompt(seat)
    for saying in (
        *of_position(advice, view, seat, prompt.key, taste),
        *of_question(advice, view, seat, prompt, taste),
    ):
        saying.say()
    if isinstance(advice, Knowing):
        advice.known(table.state, seat)
        advice.look(table.state, seat)


# ---------------------------------------------------------------------- a state that cannot be written to


class Written(Exception):
    """Somebody writes to what is sealed."""


def seal(record: Record) -> None:
    """From now on, whoever writes to the record or to anything in it is stopped. Its copies can be written to."""
    for name in fields_of(type(record)):
        object.__setattr__(record, name, _sealed(getattr(record, name)))
    record.__class__ = _sealed_class(type(record))


def _sealed(value: Any) -> Any:
    if isinstance(value, Record):
        seal(value)
    elif isinstance(value, list):
        return _List(map(_sealed, value))
    elif isinstance(value, dict):
        return _Dict((key, _sealed(item)) for key, item in value.items())
    return value


_SEALED: dict[type[Record], type[Record]] = {}


def _sealed_class(cls: type[Record]) -> type[Record]:
    if cls in _SEALED:
        return _SEALED[cls]

    def refuse(self: Record, name: str, *value: object) -> None:
        if value and name.startswith("_"):  # no part of the state: what a rule keeps of what it has worked out
            object.__setattr__(self, name, *value)
            return
        raise Written(f"{cls.__name__}.{name}")

    # `copy` and the fields are those of the class itself: a copy of what is sealed is a copy like any other.
    # `cls.copy` may not have been written yet, and would then be written for the sealed class.
    copy = copier_of(cls)
    own = {"__slots__": (), "__setattr__": refuse, "__delattr__": refuse, "copy": copy, "_fields": fields_of(cls)}
    _SEALED[cls] = type(cls.__name__, (cls,), own)
    return _SEALED[cls]


def _refusing(kind: str) -> Callable[..., NoReturn]:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise Written(kind)

    return refuse


class _List(list[Any]):
    """A list that cannot be written to."""


class _Dict(dict[Any, Any]):
    """A mapping that cannot be written to."""


_COMMON = ("__setitem__", "__delitem__", "clear", "pop")
for _name in (*_COMMON, "__iadd__", "__imul__", "append", "extend", "insert", "remove", "reverse", "sort"):
    setattr(_List, _name, _refusing("a list in it"))
for _name in (*_COMMON, "__ior__", "popitem", "setdefault", "update"):
    setattr(_Dict, _name, _refusing("a mapping in it"))


def _culprit(written: Written) -> str:
    """The line that wrote: the last one outside this module."""
    places = [(frame.f_code.co_filename, line) for frame, line in walk_tb(written.__traceback__)]
    file, line = [place for place in places if place[0] != __file__][-1]
    return f"{Path(file).name}, line {line}"
