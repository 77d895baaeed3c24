"""Acts: what a note stands for on the table, told in targets, from a small closed vocabulary.

A prompt names what may be chosen in targets (`region:libya`, `card:build`), so a client lights it up without knowing
a rule. An act does the same for what has happened: a piece was moved from here to there, a seat paid so much, a die
showed these faces. A title declares for each kind of note the acts it stands for; they are filled from the parameters
of the note and from nothing else (`act_notes.py`). So whoever may read the note may see its acts, and nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, NamedTuple

SEAT, ACTOR = "seat", "actor"
"""The kinds of target that name somebody: a seat by its number, or an actor that is no seat by its name."""
POINTS = "points"
"""What is counted where acts say `scored`."""
FROM = "from"
"""What `source` is called outside, where `from` is no word of the language."""


class Part(NamedTuple):
    """One item of a sum: what it comes from, and how much it is."""

    what: str
    amount: float


class Other(NamedTuple):
    """What could have been taken instead: what it comes to and, if that is known, what that is made of."""

    what: str
    amount: float
    terms: tuple[Part, ...] = ()


class Side(NamedTuple):
    """One side of a comparison: whose it is, what it is made of, and what that comes to."""

    of: str
    total: float
    terms: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """Something that has happened. `what` is the thing it happened to, `of` whose it is."""

    name: ClassVar[str] = ""
    what: str

    def to_json(self) -> dict[str, Any]:
        """The act with the fields that say something; `source` is called `from`."""
        said: dict[str, Any] = {"act": self.name}
        for field in fields(self):
            value = getattr(self, field.name)
            if value or field.name == "amount":
                said[outside_name(field.name)] = _plain(value)
        return said


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Act):
    """Pieces went from one place to another."""

    name: ClassVar[str] = "moved"
    source: str
    to: str
    of: str = ""
    amount: float = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Act):
    """Pieces came onto the board."""

    name: ClassVar[str] = "placed"
    to: str
    of: str = ""
    amount: float = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Removed(Act):
    """Pieces left the board."""

    name: ClassVar[str] = "removed"
    source: str
    of: str = ""
    amount: float = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Gained(Act):
    """Somebody has more of something than before (the table, where it is of nobody), perhaps from somewhere."""

    name: ClassVar[str] = "gained"
    of: str = ""
    amount: float = 1
    source: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(Act):
    """Somebody gave something up for something else, perhaps to somebody."""

    name: ClassVar[str] = "paid"
    of: str
    amount: float = 1
    to: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost(Act):
    """Somebody (or the table) has less of something than before, for nothing; perhaps others have it now."""

    name: ClassVar[str] = "lost"
    of: str = ""
    amount: float = 1
    to: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Act):
    """Somebody took cards. `what` is the card, or the deck for those who may not see which it is."""

    name: ClassVar[str] = "drawn"
    of: str
    amount: float = 1
    source: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(Act):
    """Something that lay face down shows its face, or comes into the open."""

    name: ClassVar[str] = "turned"
    of: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Act):
    """Dice were rolled (or set); `need` is what at least had to come."""

    name: ClassVar[str] = "rolled"
    faces: tuple[Any, ...]
    of: str = ""
    at: str = ""
    need: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared(Act):
    """Two sums were held against each other."""

    name: ClassVar[str] = "compared"
    sides: tuple[Side, ...]
    at: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighed(Act):
    """A rule that decides for somebody took the best of several: what it comes to, and what the others came to.

    `by` is what set it apart from the next.
    """

    name: ClassVar[str] = "weighed"
    amount: float
    of: str = ""
    terms: tuple[Part, ...] = ()
    others: tuple[Other, ...] = ()
    by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgone(Act):
    """What a rule that decides for somebody did not do, at which of its branches; `by` is what spoke against it.

    `next` is what it would have done had it not done what it did. `rule` is the paragraph that says so. Nothing has
    happened by this; it is there for whoever asks why.
    """

    name: ClassVar[str] = "forgone"
    of: str = ""
    at: str = ""
    by: str = ""
    next: bool = False
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Act):
    """Somebody got points for `what`, or lost them: an amount below nothing."""

    name: ClassVar[str] = "scored"
    of: str
    amount: float
    at: str = ""
    terms: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Begin(Act):
    """From here to the `end` of the same name all acts belong together; with `together` they happened at once."""

    name: ClassVar[str] = "begin"
    of: str = ""
    at: str = ""
    together: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class End(Act):
    """What began with `begin` is over."""

    name: ClassVar[str] = "end"


KINDS: tuple[type[Act], ...] = (
    Moved,
    Placed,
    Removed,
    Gained,
    Paid,
    Lost,
    Drawn,
    Turned,
    Rolled,
    Compared,
    Weighed,
    Forgone,
    Scored,
    Begin,
    End,
)
VOCABULARY: Mapping[str, type[Act]] = {kind.name: kind for kind in KINDS}


def outside_name(field: str) -> str:
    return FROM if field == "source" else field


def _plain(value: Any) -> Any:
    if isinstance(value, Side):
        return {"of": value.of, "total": value.total, "terms": _plain(value.terms)}
    if isinstance(value, Other):
        made_of = {"terms": _plain(value.terms)} if value.terms else {}
        return {"what": value.what, "amount": value.amount, **made_of}
    if isinstance(value, Part):
        return {"what": value.what, "amount": value.amount}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def targets_of(act: Act) -> Iterator[str]:
    """Everything that an act points at."""
    for field in fields(act):
        value = getattr(act, field.name)
        if isinstance(value, str) and value and field.name != "rule":
            yield value
        elif field.name == "sides":
            for side in value:
                yield from (t for t in (side.of, *(term.what for term in side.terms)) if t)
        elif field.name in ("terms", "others"):
            yield from (term.what for term in value)
            if field.name == "others":
                yield from (term.what for other in value for term in other.terms)


# ---------------------------------------------------------------------- what acts amount to


class Count(NamedTuple):
    """Something that can be counted: pieces of an owner at a place, or what somebody has, which is at no place."""

    what: str
    of: str = ""
    at: str = ""


Ledger = dict[Count, float]


def booked(acts: Iterable[Act]) -> Ledger:
    """What these acts change in all counts."""
    sums: Ledger = {}

    def book(what: str, of: str, at: str, amount: float) -> None:
        count = Count(what, of, at)
        sums[count] = sums.get(count, 0) + amount

    for act in acts:
        match act:
            case Moved():
                book(act.what, act.of, act.source, -act.amount)
                book(act.what, act.of, act.to, act.amount)
            case Placed():
                book(act.what, act.of, act.to, act.amount)
            case Removed():
                book(act.what, act.of, act.source, -act.amount)
            case Gained() | Drawn():
                book(act.what, act.of, "", act.amount)
            case Paid() | Lost():
                book(act.what, act.of, "", -act.amount)
            case Scored():
                book(POINTS, act.of, "", act.amount)
            case _:
                pass
    return {count: amount for count, amount in sums.items() if amount}
