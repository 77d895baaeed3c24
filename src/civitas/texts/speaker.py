"""Someone who speaks one language at one table: turns keys and parameters into sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from civitas.games.sheets import Cell
from civitas.kernel import Label, LogLine, Prompt, Refusal, Title
from civitas.texts.files import BadText, MissingText, bundle

_NOTHING: Mapping[str, Any] = MappingProxyType({})
SENTENCE = "sentence"
"""How a thing is called within a sentence, where that is not what stands on the map or on a list."""


class Speaker:
    """Says what a game's prompts, options, notes and refusals mean, in one language.

    A parameter named after a kind of thing (`region`, `from_region`) is said as the name of that thing, a `seat` as the
    name of its player, a list item by item, a mapping of things to numbers as so many of each (`.many` of a thing is
    its plural, if that is another word); numbers stay numbers, so that a text can choose its plural. A thing beside a
    number called `amount` takes the word that goes with it. In whole sentences a thing is called by its `.sentence`, if
    it has one: "the North Sea" there, "North Sea" on the map and in lists.
    """

    def __init__(self, title: Title[Any], language: str, names: Sequence[str] = ()) -> None:
        self.title = title
        self.language = language
        self._bundle = bundle(title.home, language)
        self._where = f"{title.id} ({language})"
        self._names = tuple(names)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, params: Mapping[str, Any] = _NOTHING, form: str = "") -> str:
        """The message with its parameters filled in, things in this form if they have it; `MissingText` or `BadText` if
        that cannot be done."""
        if not self.has(message):
            raise MissingText(f"{self._where} has no text {message}")
        return self._format(message, self._bundle.get_message(message).value, params, form)

    def help(self, kind: str, id: str) -> str | None:
        """The longer explanation of a thing, if it has one."""
        return self._attribute(f"{kind}-{id}", "help")

    def forms(self, word: str) -> list[str]:
        """The forms in which a word of the glossary is met, by the id of its message; the word itself comes first."""
        said = self.say(word)
        more = (self._attribute(word, "forms") or "").split(",")
        return list(dict.fromkeys(form for form in (said, *(one.strip() for one in more)) if form))

    def thing(self, kind: str, id: str) -> str:
        return self.say(f"{kind}-{id}")

    def player(self, seat: int) -> str:
        """The name of the player on a seat."""
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self.say("seat-name", {"number": seat + 1})

    def prompt(self, prompt: Prompt) -> str:
        return self.say(f"prompt-{prompt.key}", prompt.params or _NOTHING, SENTENCE)

    def option(self, label: Label) -> str:
        return self.say(f"option-{label.text}", label.params)

    def note(self, line: LogLine) -> str:
        return self.say(f"note-{line.key}", line.params, SENTENCE)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"reason-{refusal.reason}", refusal.params, SENTENCE)

    def why(self, more: Sequence[str], less: Sequence[str], figures: Mapping[str, Sequence[Any]] = _NOTHING) -> str:
        """What a move is good for, and what it costs, by features of the game; with what each of them changes on the
        board: which figure, how much before, how much afterwards."""
        told = [self._with_figures(self.say(f"feature-{name}"), figures.get(name, ())) for name in more]
        against = [
            self._with_figures(self._attribute(f"feature-{name}", "less") or name, figures.get(name, ()))
            for name in less
        ]
        wins, costs = self.joined(told) if told else "", self.joined(against) if against else ""
        which = ("more-but" if costs else "more") if wins else ("less" if costs else "even")
        return self.say(f"why-{which}", {"more": wins, "less": costs})

    def figure(self, name: str, before: float, after: float) -> str:
        """Something that is counted on the board, and how it changes."""
        called = self._attribute(name, "many") or self.say(name)
        return self.say("figure", {"name": called, "before": before, "after": after})

    def _with_figures(self, said: str, figures: Sequence[Any]) -> str:
        if not figures:
            return said
        return self.say("why-figures", {"said": said, "figures": ", ".join(self.figure(*one) for one in figures)})

    def cell(self, cell: Cell, separator: str = ", ") -> str:
        """The text of a cell of a sheet."""
        if isinstance(cell, list):
            return separator.join(self.cell(part, " ") for part in cell)
        if isinstance(cell, tuple):
            _, kind, id = cell
            return self.player(int(id)) if kind == "seat" and id.isdecimal() else self.thing(kind, id)
        return str(cell)

    # ------------------------------------------------------------------ parameters

    def _format(self, message: str, pattern: Any, params: Mapping[str, Any], form: str = "") -> str:
        if pattern is None:
            raise BadText(f"{self._where}: {message} has attributes but no text of its own")
        amount = params.get("amount")
        values = {
            name: self._value(name, value, amount, form) for name, value in params.items() if not _is_table(value)
        }
        said, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise BadText(f"{self._where}: {message} with {dict(params)!r}: {faults[0]}")
        return str(said)

    def _value(self, name: str, value: Any, amount: Any = None, form: str = "") -> str | int | float:
        kind = name.rpartition("_")[2]
        if isinstance(value, str) and isinstance(amount, int):
            return self._counted(kind, value, amount, form)
        if isinstance(value, list | tuple):
            return self.joined([str(self._one(_singular(kind), item, form)) for item in value])
        if isinstance(value, Mapping):
            return self.joined([f"{n} {self._counted(_singular(kind), item, n)}" for item, n in value.items()])
        return self._one(kind, value, form)

    def _counted(self, kind: str, item: Any, number: Any, form: str = "") -> str:
        """A thing by the word that goes with the number."""
        many = None if number == 1 else self._attribute(f"{kind}-{item}", "many")
        return str(self._one(kind, item, form)) if many is None else many

    def _attribute(self, message: str, name: str) -> str | None:
        """What a message says beside its text, if it does."""
        if not name or not self.has(message):
            return None
        pattern = self._bundle.get_message(message).attributes.get(name)
        return None if pattern is None else self._format(f"{message}.{name}", pattern, _NOTHING)

    def _one(self, kind: str, value: Any, form: str = "") -> str | int | float:
        if value is None or isinstance(value, bool):
            # Words, so that a text can choose by them: { $seat -> [none] … }.
            return {None: "none", True: "yes", False: "no"}[value]
        if kind == "seat" and isinstance(value, int):
            return self.player(value)
        if isinstance(value, str):
            thing = f"{kind}-{value}"
            return self._attribute(thing, form) or (self.say(thing) if self.has(thing) else value)
        if isinstance(value, int | float):
            return value
        return str(value)

    def joined(self, items: list[str]) -> str:
        """Things one after the other, as a sentence names them."""
        if len(items) < 2:
            return items[0] if items else self.say("list-empty")
        return self.say("list-last", {"rest": ", ".join(items[:-1]), "last": items[-1]})


def _is_table(value: Any) -> bool:
    """Numbers by two names: acts are made of them, and no sentence is."""
    return isinstance(value, Mapping) and any(isinstance(inner, Mapping) for inner in value.values())


def _singular(kind: str) -> str:
    return kind.removesuffix("s")
