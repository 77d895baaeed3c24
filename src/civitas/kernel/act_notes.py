"""How a title declares what its notes stand for: acts as data, filled from the parameters of a note.

Acts are made when somebody reads the log, never while rules run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any

from civitas.kernel.acts import ACTOR, FROM, SEAT, VOCABULARY, Act, Other, Part, Scored, Side, outside_name

KERNEL_NOTES = frozenset({"victory"})
"""Notes of the table itself. They tell what the result says, and stand for nothing on the board."""
_PLACE = re.compile(r"\{(\w+)\}")
_KIND_OF = re.compile(r"(\w+):\{(\w+)\}")
_EACH = re.compile(r"(?:(\w+)(?:, *(\w+))? in )?(\w+)")


class BadActs(Exception):
    """A declaration of acts that cannot be understood."""


class _Absent(Exception):
    """The note has no such parameter: it was written before there was one, or it has nothing to say."""


class _Template:
    """One act as declared, to be filled from the parameters of a note."""

    __slots__ = ("each", "fields", "kind", "when")

    def __init__(self, where: str, data: Mapping[str, Any]) -> None:
        names = [name for name in data if name in VOCABULARY]
        if len(names) != 1:
            raise BadActs(f"{where}: one of {', '.join(VOCABULARY)} is needed, not {', '.join(data) or 'nothing'}")
        self.kind = VOCABULARY[names[0]]
        self.when: Mapping[str, Any] = data.get("when", {})
        self.each: tuple[str | None, str | None, str] | None = None
        if "each" in data:
            found = _EACH.fullmatch(data["each"]) if isinstance(data["each"], str) else None
            if found is None:
                raise BadActs(f"{where}: each is `name in names`, `name, number in names` or `records`")
            self.each = (found[1], found[2], found[3])
        self.fields = {"what": data[names[0]]}
        self.fields |= {
            "source" if name == FROM else name: value
            for name, value in data.items()
            if name not in ("each", "when", names[0])
        }
        known = {field.name: field for field in fields(self.kind)}
        for name in self.fields:
            if name not in known:
                raise BadActs(f"{where}: {names[0]} has no {outside_name(name)}")
        for name, field in known.items():
            if field.default is MISSING and not self.fields.get(name):
                raise BadActs(f"{where}: {names[0]} needs {outside_name(name)}")
        self._check_sides(where)
        others = self.fields.get("others", "")
        if isinstance(others, Mapping) and (
            others.keys() != {"sums", "terms"} or not _KIND_OF.fullmatch(others["terms"])
        ):
            raise BadActs(f"{where}: others are sums, or have sums and terms of a kind")

    def _check_sides(self, where: str) -> None:
        for side in self.fields.get("sides", ()):
            if not isinstance(side, Mapping) or not {"of", "total"} <= side.keys() <= {"of", "total", "terms"}:
                raise BadActs(f"{where}: a side has of, total and, if it likes, terms")

    def params(self) -> set[str]:
        """The parameters of the note that it reads."""
        found = set(_places(self.fields)) | set(self.when)
        if self.each is not None:
            one, number, many = self.each
            found = (set(self.when) | {many}) if one is None else (found - {one, number or ""}) | {many}
        return found

    def fill(self, params: Mapping[str, Any], actors: Mapping[str, str]) -> Iterator[Act]:
        for bound in self._bindings(params):
            if all(bound.get(name) == value for name, value in self.when.items()):
                try:
                    yield self._filled(bound, actors)
                except _Absent:
                    continue

    def _bindings(self, params: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        if self.each is None:
            yield params
            return
        one, number, many = self.each
        found = params.get(many)
        if isinstance(found, Mapping):
            for key, value in found.items():
                yield {**params, one or many: key, number or "amount": value}
        elif isinstance(found, list | tuple):
            for value in found:
                yield (
                    {**params, **value}
                    if one is None and isinstance(value, Mapping)
                    else {
                        **params,
                        one or many: value,
                    }
                )

    def _filled(self, params: Mapping[str, Any], actors: Mapping[str, str]) -> Act:
        given: dict[str, Any] = {}
        for name, value in self.fields.items():
            if name in ("amount", "need"):
                given[name] = _number(value, params)
            elif name == "faces":
                given[name] = _faces(value, params)
            elif name == "terms":
                given[name] = _terms(value, params)
            elif name == "others":
                given[name] = _others(value, params)
            elif name == "sides":
                given[name] = tuple(_side(side, params, actors) for side in value)
            elif isinstance(value, bool):
                given[name] = value
            elif name != "what" and _is_nobody(value, params):
                given[name] = ""
            else:
                given[name] = _target(value, params, actors)
        amount = given.get("amount", 1)
        if not amount or (amount < 0 and self.kind is not Scored):
            raise _Absent
        return self.kind(**given)


def _places(value: Any) -> Iterator[str]:
    """The parameters that a declared value mentions."""
    if isinstance(value, str):
        yield from _PLACE.findall(value)
    elif isinstance(value, Mapping | list):
        for inner in value.values() if isinstance(value, Mapping) else value:
            yield from _places(inner)


def _is_nobody(value: str, params: Mapping[str, Any]) -> bool:
    """Does the note say itself that there is nobody (or nowhere) to tell?"""
    found = _PLACE.fullmatch(value)
    return found is not None and found[1] in params and params[found[1]] is None


def _param(name: str, params: Mapping[str, Any]) -> Any:
    value = params.get(name)
    if value is None:
        raise _Absent
    return value


def _number(value: Any, params: Mapping[str, Any]) -> float:
    """A number as it stands, or a parameter, or the same with a minus before it."""
    if isinstance(value, str):
        found = _PLACE.fullmatch(value.removeprefix("-"))
        if found is None:
            raise BadActs(f"{value!r} is no number")
        number: float = _param(found[1], params)
        return -number if value.startswith("-") else number
    return float(value) if isinstance(value, float) else int(value)


def _whole(value: Any, params: Mapping[str, Any]) -> Any:
    """A parameter that is no word: a list of faces or terms."""
    found = _PLACE.fullmatch(value) if isinstance(value, str) else None
    return _param(found[1], params) if found is not None else value


def _faces(value: Any, params: Mapping[str, Any]) -> tuple[Any, ...]:
    faces = _whole(value, params)
    return tuple(_whole(face, params) for face in (faces if isinstance(faces, list | tuple) else [faces]))


def _terms(value: Any, params: Mapping[str, Any]) -> tuple[Part, ...]:
    """Pairs of things and numbers as they stand, or a parameter that has them; `kind:{names}` says of what kind."""
    if isinstance(value, str) and (kind := _KIND_OF.fullmatch(value)):
        named: Mapping[str, Any] = _param(kind[2], params)
        return tuple(Part(f"{kind[1]}:{name}", _number(amount, params)) for name, amount in named.items())
    found = _whole(value, params)
    pairs: Iterable[Sequence[Any]] = found.items() if isinstance(found, Mapping) else found
    return tuple(Part(_text(what, params), _number(amount, params)) for what, amount in pairs)


def _others(value: Any, params: Mapping[str, Any]) -> tuple[Other, ...]:
    """Things and what they come to; with `sums` and `terms`, also what each of the sums is made of."""
    sums = _terms(value["sums"] if isinstance(value, Mapping) else value, params)
    kind = _KIND_OF.fullmatch(value["terms"]) if isinstance(value, Mapping) else None
    if kind is None:
        return tuple(Other(*part) for part in sums)
    made_of: Mapping[str, Mapping[str, float]] = params.get(kind[2], {})

    def terms(what: str) -> tuple[Part, ...]:
        named = made_of.get(what.partition(":")[2], {})
        return tuple(Part(f"{kind[1]}:{name}", amount) for name, amount in named.items())

    return tuple(Other(*part, terms(part.what)) for part in sums)


def _side(side: Mapping[str, Any], params: Mapping[str, Any], actors: Mapping[str, str]) -> Side:
    terms = _terms(side["terms"], params) if "terms" in side else ()
    of = _target(side["of"], params, actors) if side["of"] else ""
    return Side(of, _number(side["total"], params), terms)


def _text(value: str, params: Mapping[str, Any]) -> str:
    return _PLACE.sub(lambda found: str(_param(found[1], params)), value)


def _target(value: str, params: Mapping[str, Any], actors: Mapping[str, str]) -> str:
    """A declared target; a parameter that names a player alone becomes a seat, or an actor that is none."""
    found = _PLACE.fullmatch(value)
    if found is not None and (found[1] == SEAT or found[1].endswith(f"_{SEAT}")):
        return whose(_param(found[1], params), actors)
    return _text(value, params)


def whose(who: Any, actors: Mapping[str, str]) -> str:
    """The target of a player, or of an actor that is no seat."""
    if str(who) in actors:
        return f"{ACTOR}:{actors[str(who)]}"
    return f"{SEAT}:{who}" if isinstance(who, int) else f"{ACTOR}:{who}"


class Acts:
    """What a title declares: for each kind of note the acts it stands for; none for a kind that is silent.

    As data: `notes` maps a kind of note to a list of acts. An act is a mapping from its name to what it happened to,
    with its other fields beside it. Words may hold parameters of the note in braces, `each` repeats the act for every
    item of a list or a mapping, `when` makes it depend on parameters. `actors` gives names to what notes put where a
    seat would stand and is none.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        if odd := data.keys() - {"notes", "actors"}:
            raise BadActs(f"acts are declared under notes, not {', '.join(sorted(odd))}")
        self.actors: Mapping[str, str] = data.get("actors", {})
        self._notes = {
            key: tuple(_Template(f"{key}, act {number + 1}", act) for number, act in enumerate(acts))
            for key, acts in data.get("notes", {}).items()
        }

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of note that are declared, silent ones included."""
        return frozenset(self._notes)

    def words(self, key: str) -> tuple[str, ...]:
        """Which acts a kind of note stands for, by their names and each once; none if it is silent."""
        names = {kind: name for name, kind in VOCABULARY.items()}
        return tuple(dict.fromkeys(names[template.kind] for template in self._notes.get(key, ())))

    def params(self, key: str) -> frozenset[str]:
        """The parameters that the acts of this kind of note are filled from."""
        return frozenset(name for template in self._notes.get(key, ()) for name in template.params())

    def of(self, key: str, params: Mapping[str, Any]) -> list[Act]:
        """The acts of a note, in their order.

        A kind that is not declared has none, and an act whose parameter the note lacks is left out: an old log tells
        less, but it can always be read.
        """
        return [act for template in self._notes.get(key, ()) for act in template.fill(params, self.actors)]


SILENT = Acts({})
"""The acts of a title that declares none."""
