"""Beside a real table: a position that people enter by hand, and the turn of the opponents that the box prints.

A title may declare `copying` among its companions. A copy is made of sections, each with entries by name: what lies on
the table, then everybody who plays. What nobody can see (a pile face down) is in no copy; it is dealt by chance.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple, Protocol

from civitas.kernel import Chooser, State, Title

Section = dict[str, Any]
"""Entries by name: a number, a word, yes or no, several words, or a number (or a word) for each of several words."""
Sections = dict[str, list[Section]]
"""What can be there several times is a list; a section that is there once is a list of one."""


class Place(NamedTuple):
    """Where in a copy something is wrong: the section, which of its kind, and the entry."""

    section: str
    number: int = 0
    entry: str = ""


class BadEntry(Exception):
    """Something that cannot be entered. `reason` is one of `REASONS`, with the parameters of its text."""

    def __init__(self, place: Place, reason: str, **params: Any) -> None:
        super().__init__(f"{place}: {reason} {params}")
        assert reason in REASONS
        self.place, self.reason, self.params = place, reason, params


REASONS = ("missing", "odd", "number", "word", "words", "counts", "flag", "unknown", "twice", "pieces", "sections")


class NotNow(Exception):
    """Somebody is in the middle of something that cannot be copied: a battle, a march."""


class Copied(NamedTuple):
    """A copy, ready to be played by the title for the turn of the opponents alone (`Title.of_opponents`)."""

    seats: int
    options: Mapping[str, str]
    state: State


class Copying(Protocol):
    """How a title copies a real table."""

    EXPLAINED: tuple[str, ...]
    """Entries, or sections and entries (`table-villages`), that a message `copy-…` explains to whoever enters them."""
    NO_PIECES: frozenset[str]
    """What acts tell of and no hand has to do: whose a place is, for one, where that follows from the pieces."""

    def opening(self, title: Title[Any], seats: int, options: Mapping[str, str], chooser: Chooser, /) -> State:
        """A new game, to begin with."""

    def written(self, g: Any, /) -> Sections:
        """The position, for people to change; `NotNow` in the middle of something."""

    def read(self, sections: Sections, chooser: Chooser, /) -> Copied:
        """The position that people have entered, with the opponents about to act; or `BadEntry`."""


class Entries:
    """One section as it was entered: every reading says where it was if it cannot be understood."""

    def __init__(self, name: str, number: int, data: Mapping[str, Any]) -> None:
        self._name, self._number, self._data = name, number, data
        self._read: set[str] = set()

    def at(self, entry: str = "") -> Place:
        return Place(self._name, self._number, entry)

    def _value(self, entry: str) -> Any:
        self._read.add(entry)
        if entry not in self._data:
            raise BadEntry(self.at(entry), "missing", entry=entry)
        return self._data[entry]

    def number(self, entry: str, least: int, most: int) -> int:
        value = self._value(entry)
        if not _is_number(value) or not least <= value <= most:
            raise BadEntry(self.at(entry), "number", entry=entry, value=str(value), least=str(least), most=str(most))
        return int(value)

    def word(self, entry: str, known: Collection[str]) -> str:
        value = self._value(entry)
        if not isinstance(value, str):
            raise BadEntry(self.at(entry), "word", entry=entry)
        return self._known(entry, value, known)

    def words(self, entry: str, known: Collection[str], *, twice: bool = False) -> tuple[str, ...]:
        values = self._value(entry)
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            raise BadEntry(self.at(entry), "words", entry=entry)
        for place, value in enumerate(values):
            self._known(entry, value, known)
            if not twice and value in values[:place]:
                raise BadEntry(self.at(entry), "twice", value=value)
        return tuple(values)

    def counts(self, entry: str, known: Collection[str], most: int) -> dict[str, int]:
        values = self._value(entry)
        if not isinstance(values, Mapping) or not all(_is_number(n) and 0 <= n <= most for n in values.values()):
            raise BadEntry(self.at(entry), "counts", entry=entry, most=str(most))
        return {self._known(entry, word, known): number for word, number in values.items() if number}

    def named(self, entry: str, known: Collection[str], names: Collection[str]) -> dict[str, str]:
        """A word of `names` for each of several of `known`."""
        values = self._value(entry)
        if not isinstance(values, Mapping) or not all(isinstance(name, str) for name in values.values()):
            raise BadEntry(self.at(entry), "words", entry=entry)
        return {self._known(entry, word, known): self._known(entry, name, names) for word, name in values.items()}

    def flag(self, entry: str) -> bool:
        value = self._value(entry)
        if not isinstance(value, bool):
            raise BadEntry(self.at(entry), "flag", entry=entry)
        return value

    def _known(self, entry: str, word: str, known: Collection[str]) -> str:
        if word not in known:
            near = get_close_matches(word, known, n=3) or sorted(known)[:_FEW]
            raise BadEntry(self.at(entry), "unknown", entry=entry, value=word, near=", ".join(near))
        return word

    def done(self) -> None:
        """What was never read means nothing here."""
        for entry in self._data:
            if entry not in self._read:
                near = get_close_matches(entry, self._read, n=3) or sorted(self._read)
                raise BadEntry(self.at(entry), "odd", entry=entry, near=", ".join(near))


_FEW = 12


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def entries(sections: Sections, names: Sequence[str]) -> dict[str, list[Entries]]:
    """The sections of these names; another one, or none of a name, is a mistake."""
    for name in sections:
        if name not in names:
            raise BadEntry(Place(name), "sections", names=", ".join(names))
    for name in names:
        if not sections.get(name):
            raise BadEntry(Place(name), "sections", names=", ".join(names))
    return {name: [Entries(name, n, data) for n, data in enumerate(sections[name])] for name in names}


def changes(before: Sections, after: Sections) -> Iterable[tuple[Place, Any, Any]]:
    """What is entered differently."""
    for name, parts in before.items():
        for number, part in enumerate(parts):
            for entry, value in part.items():
                if after[name][number].get(entry) != value:
                    yield Place(name, number, entry), value, after[name][number].get(entry)
