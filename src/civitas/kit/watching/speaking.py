"""Speaking: every prompt, option, note and refusal of a game is said in every language while it is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from civitas.games.sheets import Cell, Sheet
from civitas.games.title import companions_of
from civitas.kernel import Label, LogLine, Prompt, Refusal, Table, Title
from civitas.kit.looking import text, viewers
from civitas.texts import LANGUAGES, BadText, MissingText, Speaker


class Speaking:
    """Says what is said at a table and remembers what went wrong."""

    def __init__(self, title: Title[Any]) -> None:
        self.faults: dict[str, str] = {}
        """Message and language to what is wrong with it."""
        self.used: set[str] = set()
        self.said = 0
        self._known: set[str] = set()
        self._speakers: list[Speaker] = []
        for language in LANGUAGES:
            try:
                self._speakers.append(Speaker(title, language))
            except (MissingText, BadText) as fault:
                self.faults[language] = str(fault)
        self._sheets = companions_of(title).sheets
        # Without a board of its own a title is laid out in tables, field by field, and every field needs a name.
        self._plain = companions_of(title).board is None
        self._things = {id for ids in title.vocabulary().values() for id in ids}

    def hear(self, table: Table, since: int) -> None:
        """Say all that is to be read at this table now."""
        for seat in table.to_act():
            self._prompt(table.prompt(seat))
        for viewer in viewers(table):
            for line in table.notes(viewer, since):
                self._note(line)
            if self._sheets is not None:
                for sheet in self._sheets(table.view(viewer)["game"], viewer):
                    self._sheet(sheet)
            if self._plain:
                for field in _fields(table.view(viewer)["game"]):
                    self._field(field)

    def _say(self, message: str, params: dict[str, Any]) -> None:
        key = message + text(params) if params else message  # most have none, and there are thousands
        if key in self._known:
            return
        self._known.add(key)
        self.used.add(message)
        for speaker in self._speakers:
            self.said += 1
            try:
                if not speaker.say(message, params).strip():
                    raise BadText(f"{message} says nothing")
            except (MissingText, BadText) as fault:
                self.faults.setdefault(f"{speaker.language} {message}", str(fault))

    def _prompt(self, prompt: Prompt) -> None:
        for message, params in _labels(prompt.to_json()):
            self._say(message, params)
        for refusal in prompt.refusals():
            self._refusal(prompt, refusal)

    def _refusal(self, prompt: Prompt, refusal: Refusal) -> None:
        self._say(f"reason-{refusal.reason}", refusal.params)
        self._label(prompt.label_refused(refusal.answer))

    def _label(self, label: Label) -> None:
        self._say(f"option-{label.text}", label.params)

    def _note(self, line: LogLine) -> None:
        self._say(f"note-{line.key}", line.params)

    def _sheet(self, sheet: Sheet) -> None:
        self._say(f"sheet-{sheet.caption}", {})
        for column in sheet.columns:
            self._say(f"column-{column}", {})
        for row in sheet.rows:
            for cell in row:
                self._cell(cell)

    def _field(self, field: str) -> None:
        """A field of the view is a thing of the game, the caption of a sheet, or else a column."""
        if field in self._things:
            return
        sheet = f"sheet-{field}"
        self._say(sheet if all(speaker.has(sheet) for speaker in self._speakers) else f"column-{field}", {})

    def _cell(self, cell: Cell) -> None:
        if isinstance(cell, list):
            for part in cell:
                self._cell(part)
        elif isinstance(cell, tuple) and cell[1] != "seat":
            self._say(f"{cell[1]}-{cell[2]}", {})


def _fields(view: Any) -> Iterator[str]:
    """The names of a view's fields, as deep as a plain board shows them as headings."""
    for name, value in view.items() if isinstance(view, dict) else ():
        yield name
        rows = value if isinstance(value, list) else [*value.values()] if isinstance(value, dict) else []
        if rows and all(isinstance(row, dict) for row in rows):
            if isinstance(value, dict):
                yield from value
            yield from (field for row in rows for field in row)
        elif isinstance(value, dict):
            yield from value


def _labels(found: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The messages of a prompt as JSON: its own, that of a question beside it, and those of the options."""
    if isinstance(found, dict):
        if {"kind", "key", "rule", "params"} <= found.keys():
            yield f"prompt-{found['key']}", found["params"]
            for walk in found.get("paths", ()):
                yield from ((f"option-{spot}", {}) for spot in walk)
        elif {"answer", "text", "targets", "params"} <= found.keys():
            yield f"option-{found['text']}", found["params"]
        for name, inner in found.items():
            if name not in ("params", "answer", "terms", "paths"):
                yield from _labels(inner)
    elif isinstance(found, list):
        for inner in found:
            yield from _labels(inner)
