"""State as plain data: records with typed slots, copied and written as JSON by code made from their annotations.

A field may be a primitive or an actor, a tuple of such (shared by copies, because it never changes), a list or dict of
them (the keys numbers, strings or actors), another record, or a list of records. A `Mapping` is a dict that is replaced
as a whole and never changed: copies share it, too. Nothing else: no back references, callables or sets. A slot whose
name begins with an underscore is no part of the state: copies share it, and it is neither written nor compared.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, Union, get_args, get_origin, get_type_hints

from civitas.kernel.actors import Actor

T = TypeVar("T")
_PRIMITIVES = (int, str, bool, float, type(None))
_KEYS = (int, str)


class Record:
    """A mutable record. Subclasses declare `__slots__` and annotate every slot."""

    __slots__ = ()
    _fields: ClassVar[dict[str, Any]]

    def __init_subclass__(cls) -> None:
        # The code that `copy` writes is for one class: a subclass must not inherit it.
        if "copy" not in vars(cls):
            cls.copy = Record.copy  # type: ignore[method-assign]

    def copy(self) -> Self:
        """A copy that shares nothing mutable with the original; the first call writes the code for it."""
        make = copier_of(type(self))
        type(self).copy = make  # type: ignore[method-assign]
        return make(self)  # type: ignore[no-any-return]

    def dump(self) -> dict[str, Any]:
        """The record as JSON data."""
        return {name: _dump(getattr(self, name)) for name in fields_of(type(self))}

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        """The record that `dump` wrote."""
        new = cls.__new__(cls)
        for name, hint in fields_of(cls).items():
            setattr(new, name, _load(hint, data[name]))
        for name in _slots(cls):
            if name.startswith("_"):
                setattr(new, name, None)
        return new

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.dump() == other.dump()


def fields_of(cls: type[Record]) -> dict[str, Any]:
    """The slots of a record class, in order, with their types."""
    if "_fields" not in vars(cls):
        hints = get_type_hints(cls)
        names = [name for name in _slots(cls) if not name.startswith("_")]
        annotated = [n for n, hint in hints.items() if get_origin(hint) is not ClassVar and not n.startswith("_")]
        if odd := set(names) ^ set(annotated):
            raise TypeError(f"{cls.__name__}: a slot without a type, or a type without a slot: {sorted(odd)}")
        cls._fields = {name: hints[name] for name in names}
    return cls._fields


def _slots(cls: type[Record]) -> list[str]:
    """The names of all slots. Compiled classes may not have `__slots__`: theirs are told in `_slots`."""
    return [name for base in map(vars, reversed(cls.__mro__)) for name in base.get("_slots", base.get("__slots__", ()))]


def _options(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def _is_actor(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Actor)


def _is_key(hint: Any) -> bool:
    return all(option in _KEYS or _is_actor(option) for option in _options(hint))


def _is_shared(hint: Any) -> bool:
    """May copies share a value of this type?"""
    if hint in _PRIMITIVES or _is_actor(hint):
        return True
    if get_origin(hint) in (Union, types.UnionType):
        return all(_is_shared(option) for option in _options(hint))
    if get_origin(hint) is tuple:
        return all(part is Ellipsis or _is_shared(part) for part in get_args(hint))
    if get_origin(hint) is Mapping:
        key, value = get_args(hint)
        return _is_key(key) and _is_shared(value)
    return hint is Any


def _copy_code(hint: Any, value: str) -> str:
    if _is_shared(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return f"{value}[:]" if _is_shared(args[0]) else f"[{_copy_code(args[0], 'x')} for x in {value}]"
    if origin is dict and _is_key(args[0]):
        inner = args[1]
        if _is_shared(inner):
            return f"{value}.copy()"
        return f"{{k: {_copy_code(inner, 'x')} for k, x in {value}.items()}}"
    if isinstance(hint, type) and issubclass(hint, Record):
        return f"{value}.copy()"
    if origin in (Union, types.UnionType):
        solid = [option for option in args if option is not type(None)]
        if len(solid) == 1:
            return f"None if {value} is None else {_copy_code(solid[0], value)}"
    raise TypeError(f"a record cannot hold {hint!r}")


def copy_code(cls: type[Record]) -> list[str]:
    """What `copy` does between making a new record and returning it, as source code: never with a field forgotten."""
    lines = [f"new.{name} = {_copy_code(hint, f'self.{name}')}" for name, hint in fields_of(cls).items()]
    return lines + [f"new.{name} = self.{name}" for name in _slots(cls) if name.startswith("_")]


def copier_of(cls: type[Record]) -> Any:
    """`copy`, as one would write it by hand."""
    lines = [f"    {line}" for line in copy_code(cls)]
    source = "\n".join(["def copy(self):", "    new = make(cls)", *lines, "    return new"])
    scope: dict[str, Any] = {"make": cls.__new__, "cls": cls}
    exec(source, scope)
    return scope["copy"]


class Difference(NamedTuple):
    """A field that differs between two records of a kind."""

    way: tuple[str | int, ...]
    """From the record to the one that has the field: fields, and places in lists."""
    field: str
    value: Any
    copy: Callable[[Any], Any] | None
    """Makes a copy of the value; None if copies share it."""


def differences(before: Record, after: Record, way: tuple[str | int, ...] = ()) -> list[Difference]:
    """What has to be changed in the first record so that it is like the second."""
    found: list[Difference] = []
    for field, hint in fields_of(type(before)).items():
        old, new = getattr(before, field), getattr(after, field)
        if old is new or (not old and not new and type(old) is type(new)):
            continue
        if isinstance(old, Record) and type(old) is type(new):
            found += differences(old, new, (*way, field))
        elif _are_records(old) and _are_records(new) and len(old) == len(new):
            for n, pair in enumerate(zip(old, new, strict=True)):
                found += differences(*pair, (*way, field, n))
        elif not _same(old, new):
            copy = None if _is_shared(hint) else _copier(hint)
            found.append(Difference(way, field, copy(new) if copy else new, copy))
    return found


def _are_records(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Record)


def _same(old: Any, new: Any) -> bool:
    """Alike, down to the order in which a dict is gone through."""
    if type(old) is not type(new) or old != new:
        return False
    if isinstance(old, dict):
        nested = dict in map(type, old.values())
        return [*old] == [*new] and (not nested or all(_same(value, new[key]) for key, value in old.items()))
    return True


@cache
def _copier(hint: Any) -> Callable[[Any], Any]:
    """How a value of this type is copied."""
    copy: Callable[[Any], Any] = eval(f"lambda value: {_copy_code(hint, 'value')}")  # noqa: S307
    return copy


def change(record: Record, found: list[Difference]) -> None:
    """Make the record as the second one was. Its dicts and lists stay the same ones: a rule may be at work on them."""
    for way, field, value, copy in found:
        owner: Any = record
        for step in way:
            owner = owner[step] if isinstance(step, int) else getattr(owner, step)
        if copy is None:
            setattr(owner, field, value)
            continue
        there, value = getattr(owner, field), copy(value)
        if type(there) is not type(value):
            setattr(owner, field, value)
        elif isinstance(there, dict):
            there.clear()
            there.update(value)
        elif isinstance(there, list):
            there[:] = value
        else:
            setattr(owner, field, value)


def _dump(value: Any) -> Any:
    if isinstance(value, Record):
        return value.dump()
    if isinstance(value, list | tuple):
        return [_dump(item) for item in value]
    if isinstance(value, dict):
        return {key._value_ if isinstance(key, Actor) else key: _dump(item) for key, item in value.items()}
    return value._value_ if isinstance(value, Actor) else value


def _load(hint: Any, value: Any) -> Any:
    if value is None or hint in _PRIMITIVES or hint is Any:
        return value
    origin, args = get_origin(hint), get_args(hint)
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            return tuple(_load(args[0], item) for item in value)
        return tuple(_load(part, item) for part, item in zip(args, value, strict=True))
    if origin is list:
        return [_load(args[0], item) for item in value]
    if origin in (dict, Mapping):
        return {_load_key(args[0], key): _load(args[1], item) for key, item in value.items()}
    if origin in (Union, types.UnionType):
        solid = [option for option in args if option is not type(None)]
        if isinstance(value, int) and any(map(_is_actor, solid)):
            return _seat_or_actor(solid, value)
        for option in solid:
            if (get_origin(option) is tuple) == isinstance(value, list):
                return _load(option, value)
        return _load(solid[0], value)
    return hint(value) if _is_actor(hint) else hint.load(value)


def _load_key(hint: Any, key: Any) -> Any:
    """JSON turns every key into a string."""
    options = _options(hint)
    return _seat_or_actor(options, int(key)) if any(map(_is_actor, options)) else hint(key)


def _seat_or_actor(options: Any, number: int) -> Any:
    """Who is meant by a number: a seat, or below 0 one of the actors of the field."""
    if number >= 0:
        return number
    return next(option(number) for option in options if _is_actor(option) and number in option._value2member_map_)


Frame = tuple[int, int, tuple[int, ...], int]
"""One level of the cursor: the element, how far it has come, the seats it goes through, the seat it is for."""


class State(Record):
    """Everything true at a table, hidden facts included. `cursor` says where in the sequence of play it stands."""

    __slots__ = ("_kept", "_memo", "cursor")
    cursor: list[Frame]
    _kept: dict[str, Any] | None
    _memo: dict[str, Any] | None

    def __init__(self) -> None:
        self.cursor = []
        self._kept = None
        self._memo = None

    def begin_step(self) -> None:
        """A step begins here, and copies of the state begin with it: until the first answer they remember together."""
        self._memo = {}

    def answered(self) -> None:
        """From here on copies may differ."""
        self._memo = None

    def remembered(self, key: str, make: Callable[[], T]) -> T:
        """What a step works out for its first question. Every copy of the table would find the same.

        Nobody may change it, and what in it refers to a state has to be bound to that of the copy.
        """
        memo = self._memo
        if memo is None:
            return make()
        if key not in memo:
            memo[key] = make()
        return memo[key]  # type: ignore[no-any-return]

    def kept(self, key: str, make: Callable[[], T]) -> T:
        """What a rule has worked out and keeps, over answers that change nothing in it, until `changed` is called.

        Copies share it until one of them changes: what is added later has to be true for all of them.
        """
        kept = self._kept
        if kept is None:
            kept = self._kept = {}
        elif key in kept:
            return kept[key]  # type: ignore[no-any-return]
        kept[key] = found = make()
        return found

    def changed(self) -> None:
        """Something has changed that was kept, or may have."""
        self._kept = None
