"""What an agent sees: a vector of small numbers, the same in named blocks, or text."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Protocol
from zlib import crc32

from civitas.games.encodings import MOST, Layout, within
from civitas.games.sheets import Sheet
from civitas.games.title import companions_of
from civitas.kernel import Prompt, Table, Title
from civitas.lab.env.composing import Composition, Pending
from civitas.lab.env.picks import SINGLE, Decision
from civitas.lab.extras import need
from civitas.texts import Speaker

np = need("numpy")
spaces = need("gymnasium").spaces

FORMS = ("vector", "dict", "text")
HASHED = 1024
"""The length of the vector of a game that has no `vector` module."""
LONGEST_TEXT = 40_000
CHARACTERS = frozenset("\n") | {chr(c) for c in (*range(32, 127), *range(160, 0x250), *range(0x2000, 0x2300))}


class Observer(Protocol):
    """How positions of a table are shown."""

    space: Any

    def __call__(self, table: Table, seat: int, pending: Pending | None) -> Any: ...


def observer(form: str, title: Title[Any], seats: int, language: str) -> Observer:
    """The observer of this form."""
    if form == "vector":
        return Vector(title, seats)
    if form == "dict":
        return Blocks(title, seats)
    if form == "text":
        return Text(title, language)
    raise ValueError(f"observation is one of {', '.join(FORMS)}, not {form}")


class Vector:
    """Numbers from 0 to 255; `layout` says what each stands for."""

    def __init__(self, title: Title[Any], seats: int) -> None:
        self.layout, self._encode, self._by_state = _encoder(title, seats)
        self.space = spaces.Box(0, MOST, (self.layout.size,), np.uint8)
        self._last: tuple[Table | None, int, int, Any] = (None, 0, 0, None)

    def __call__(self, table: Table, seat: int, pending: Pending | None) -> Any:
        seen_at, seq, seen_by, seen = self._last
        if seen_at is table and seq == table.seq and seen_by == seat:
            return seen  # in the middle of an answer nothing has changed
        seen = np.frombuffer(self._encode(table.state if self._by_state else table, seat), np.uint8)
        self._last = (table, table.seq, seat, seen)
        return seen


class Blocks:
    """The vector cut into its named blocks."""

    def __init__(self, title: Title[Any], seats: int) -> None:
        self._whole = Vector(title, seats)
        self.layout = self._whole.layout
        self._cuts = {name: slice(at, at + len(names)) for name, (at, names) in self.layout.blocks.items()}
        self.space = spaces.Dict(
            {name: spaces.Box(0, MOST, (cut.stop - cut.start,), np.uint8) for name, cut in self._cuts.items()}
        )

    def __call__(self, table: Table, seat: int, pending: Pending | None) -> Any:
        whole = self._whole(table, seat, pending)
        return {name: whole[cut] for name, cut in self._cuts.items()}


def _encoder(title: Title[Any], seats: int) -> tuple[Layout, Callable[[Any, int], bytearray], bool]:
    """What each number stands for, what makes them, and whether that is given the state or the table."""
    encoding = companions_of(title).encoding
    if encoding is not None:
        return encoding.layout(seats), encoding.encode, True
    layout = Layout()
    layout.add("hashed", (str(n) for n in range(HASHED)))
    return layout, _hashed, False


def _hashed(table: Table, seat: int) -> bytearray:
    """The view of a seat, each leaf added in at the checksum of its path: for games that tell no better."""
    out = bytearray(HASHED)
    for path, value in _leaves("", table.view(seat)):
        number = 1 if isinstance(value, str) else int(value)
        at = crc32((f"{path}={value}" if isinstance(value, str) else path).encode()) % HASHED
        out[at] = within(out[at] + number)
    return out


def _leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaves(f"{path}.{key}", part)
    elif isinstance(value, list):
        for place, part in enumerate(value):
            # Words in a list are a set of things: what counts is that they are there.
            yield from _leaves(path if isinstance(part, str) else f"{path}.{place}", part)
    elif value is not None:
        yield path, value


class Text:
    """The table in words: its sheets, the question, and the open picks with their numbers."""

    def __init__(self, title: Title[Any], language: str) -> None:
        self._speaker = Speaker(title, language)
        self._sheets = companions_of(title).sheets
        self.space = spaces.Text(LONGEST_TEXT, min_length=0, charset=CHARACTERS)

    def __call__(self, table: Table, seat: int, pending: Pending | None) -> str:
        view = table.view(seat)["game"]
        if self._sheets is None:
            lines = [json.dumps(view, ensure_ascii=False)]
        else:
            lines = [line for sheet in self._sheets(view, seat) for line in self._sheet(sheet)]
        if isinstance(pending, Decision | Composition):
            prompt = table.prompt(seat)
            lines += [self._speaker.prompt(prompt), *self._picks(prompt, pending)]
        return "\n".join(lines)[:LONGEST_TEXT]

    def _sheet(self, sheet: Sheet) -> Iterator[str]:
        yield "# " + self._speaker.say(f"sheet-{sheet.caption}")
        yield " | ".join(self._speaker.say(f"column-{column}") for column in sheet.columns)
        for row in sheet.rows:
            yield " | ".join(self._speaker.cell(cell) for cell in row)
        yield ""

    def _picks(self, prompt: Prompt, pending: Decision | Composition) -> Iterator[str]:
        for number, pick in pending.open.items():
            said = pending.word(number)
            if pending.single:
                said = self._speaker.option(prompt.label(pick))
            elif len(pick) == 1 and prompt.kind in SINGLE:
                said = self._speaker.option(prompt.label(pick[0][1]))
            yield f"{number}: {said}"
