"""One game as one file: JSON lines, a header, then the journal, then how it stands.

Anyone can replay such a file, and once the game is over and the seed of its dice is revealed, verify every roll.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from civitas.kernel.actors import CHANCE
from civitas.kernel.dice import Dice, keeps_commitment
from civitas.kernel.journal import TAKE_BACK, UNDO, Entry, Misfit
from civitas.kernel.prompts import Refusal
from civitas.kernel.saving import FORMAT
from civitas.kernel.table import NotAsked, Table
from civitas.kernel.title import Title
from civitas.kernel.undo import CannotUndo

FITS = "fits"
DIFFERS = "differs"
MISFITS = "misfits"


class GameFile(NamedTuple):
    """A game that was written down."""

    header: dict[str, Any]
    entries: list[Entry]
    end: dict[str, Any]


class UnreadableFile(Exception):
    """Not a game file, or one of a later format."""


def write_game(table: Table, names: Sequence[str] = (), *, secret: bool = False) -> str:
    """The whole game. The seed of the dice is in it once the game is over, or if the file is for the host alone."""
    if len(table.journal) != table.seq:
        raise CannotUndo("a game file needs the journal from its beginning")
    result = table.result()
    end = {
        "fingerprint": table.fingerprint(),
        "scores": None if result is None else list(result.scores),
        "winners": None if result is None else list(result.winners),
        "seed": table.dice.seed if table.dice is not None and (table.over or secret) else None,
    }
    lines: list[Any] = [{**table.header(), "names": list(names)}, *(e.to_json() for e in table.journal), {"end": end}]
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def read_game(text: str) -> GameFile:
    """The game that `write_game` wrote."""
    try:
        lines = [json.loads(line) for line in text.splitlines() if line.strip()]
        header, end = lines[0], lines[-1]["end"]
        entries = [_entry(seq, line) for seq, line in enumerate(lines[1:-1])]
        known = header["civitas"] == FORMAT and {"title", "version", "seats", "options"} <= header.keys()
    except (ValueError, KeyError, IndexError, TypeError) as fault:
        raise UnreadableFile(f"this is not a whole game file: {fault}") from fault
    if not known:
        raise UnreadableFile("this game file has a format that this version does not read")
    return GameFile(header, entries, end)


def _entry(seq: int, line: Any) -> Entry:
    entry = Entry(*line)
    if not isinstance(line, list) or (entry.seq, type(line[1]), type(entry.key)) != (seq, int, str):
        raise ValueError(f"entry {seq} is damaged")
    return entry


def play_entry(table: Table, entry: Entry) -> None:
    """Do again what a journal entry says; raises `Misfit` if the rules do not allow it."""
    try:
        if entry.key == UNDO:
            table.undo(entry.who)  # type: ignore[arg-type]
        elif entry.key == TAKE_BACK:
            table.take_back(entry.answer)
        else:
            asked = table.prompt(entry.who).key if isinstance(entry.who, int) else table.chance().key
            if asked != entry.key:
                raise Misfit(entry, f"the question is now {asked}")
            table.apply(entry.who, entry.answer, entry.by)
    except (Refusal, NotAsked, CannotUndo) as fault:
        raise Misfit(entry, str(fault)) from fault


def replay(title: Title[Any], game: GameFile) -> Iterator[tuple[Entry | None, Table]]:
    """Walk the game: the empty table first, then the table after each entry. Rolls are taken from the journal."""
    table = begun(title, game)
    yield None, table
    for entry in game.entries:
        play_entry(table, entry)
        yield entry, table


def proved(title: Title[Any], game: GameFile) -> Iterator[tuple[Entry | None, Table]]:
    """Walk the game as `replay` does, and hold each roll against the revealed seed; raises `Misfit` where one differs.

    One walk for whoever would otherwise `compare`, `verify` and `replay`.
    """
    seed = game.end["seed"]
    if not keeps_commitment(seed, game.header.get("commitment") or ""):
        raise Misfit(Entry(0, CHANCE, "", None), "the revealed seed is not the one that was committed to")
    dice, table = Dice(seed), begun(title, game)
    yield None, table
    for entry in game.entries:
        if entry.who == CHANCE:
            due = _due(dice, table)
            if due != entry.answer:
                raise Misfit(entry, "this is not what the dice give")
        play_entry(table, entry)
        yield entry, table


def _due(dice: Dice, table: Table) -> Any:
    """What the dice give here; nothing if nobody has to roll."""
    return dice.roll(table.rolls, table.chance()) if table.roll_due else None


def begun(title: Title[Any], game: GameFile) -> Table:
    """The table as the game began, without dice."""
    start = game.header.get("start")
    return Table(
        title,
        game.header["seats"],
        dict(game.header["options"]),
        start=None if start is None else title.state.load(start),
    )


def last(walk: Iterable[tuple[Entry | None, Table]]) -> Table:
    """The table at the end of a walk."""
    *_, (_, table) = walk
    return table


def reopen(title: Title[Any], game: GameFile) -> Table:
    """The table at its last position, with its dice if the file holds their seed, ready to go on."""
    table = last(replay(title, game))
    seed = game.end.get("seed")
    if seed is not None:
        if not keeps_commitment(seed, game.header.get("commitment") or ""):
            raise UnreadableFile("the dice are not those that were committed to")
        table.dice = Dice(seed)
        if table.roll_due:  # other rules than those that wrote the file roll here
            table.apply(CHANCE, table.dice.roll(table.rolls, table.chance()))
    return table


class Comparison(NamedTuple):
    """How a file stands to the installed rules: it fits, it ends in another position, or an entry is refused."""

    verdict: str
    version: str
    entry: int | None
    why: str


def compare(title: Title[Any], game: GameFile) -> Comparison:
    """Would this game have gone the same way under the rules installed here?"""
    version = game.header["version"]
    try:
        table = last(replay(title, game))
    except Misfit as misfit:
        return Comparison(MISFITS, version, misfit.entry.seq, str(misfit))
    if table.fingerprint() != game.end["fingerprint"]:
        return Comparison(DIFFERS, version, None, "every entry is accepted, but the position at the end is another")
    return Comparison(FITS, version, None, "")


class Verification(NamedTuple):
    """What recomputing the dice showed."""

    rolls: int
    problems: list[str]


def verify(title: Title[Any], game: GameFile) -> Verification:
    """Recompute every roll and shuffle from the revealed seed, and hold it against the commitment."""
    seed, commitment = game.end.get("seed"), game.header.get("commitment")
    if seed is None or commitment is None:
        return Verification(0, ["the seed of the dice has not been revealed yet"])
    if not keeps_commitment(seed, commitment):
        return Verification(0, ["the revealed seed is not the one that was committed to"])
    dice, rolls, problems = Dice(seed), 0, []
    table = begun(title, game)
    for entry in game.entries:
        if entry.who == CHANCE:
            due = _due(dice, table)
            rolls += 1
            if due != entry.answer:
                problems.append(f"entry {entry.seq}: {entry.answer} was recorded, {due} is what the dice give")
        try:
            play_entry(table, entry)
        except Misfit as misfit:
            problems.append(str(misfit))
            break
    return Verification(rolls, problems)
