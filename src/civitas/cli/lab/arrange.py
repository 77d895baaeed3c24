"""`civitas lab arrange`: a position entered by hand, and the turn of the opponents that the box prints."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import Annotated, Any

import typer
from rich.text import Text

from civitas.cli.grids import hanging
from civitas.cli.lab.copyfile import as_file, from_file, line_of, said
from civitas.cli.options import (
    Game,
    Lang,
    Variant,
    fail,
    game_from,
    language,
    name_of,
    number_of_players,
    screen,
    title_named,
    title_of,
    variant,
)
from civitas.cli.playing.session import HUMAN, Quit, Seating, Session, named
from civitas.cli.playing.weighing import name_of_target
from civitas.cli.words import Words
from civitas.games.acts import acts_told
from civitas.games.copies import BadEntry, Copied, Copying, NotNow, Sections, changes
from civitas.games.title import Title, companions_of
from civitas.kernel import Dice, Misfit, Table
from civitas.kernel import Title as AnyTitle
from civitas.kernel.acts import Act, Drawn, Gained, Lost, Moved, Paid, Placed, Removed, Rolled, Turned
from civitas.kernel.dice import Stream
from civitas.kernel.gamefile import reopen
from civitas.texts import Speaker


def arrange(
    game: Game,
    file: Annotated[Path, typer.Argument(help="The position, a text file.")],
    write: Annotated[bool, typer.Option("--write", help="Write the file, for you to change.")] = False,
    turn: Annotated[bool, typer.Option("--turn", help="Play the next turn of the game's own opponents.")] = False,
    load: Annotated[Path | None, typer.Option(help="With --write: from this saved game, not a new one.")] = None,
    players: Annotated[int | None, typer.Option(help="With --write: how many people play.")] = None,
    option: Variant = None,
    out: Annotated[Path | None, typer.Option(help="With --turn: write the position afterwards to this file.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals and rolls the same.")] = None,
    lang: Lang = None,
) -> None:
    """Enter the position of a real table, and let the opponents that the box prints take their turn.

    --write makes a file to change; without it the file is checked; --turn explains the turn and lists what to do.
    """
    words = language(lang)
    title = title_named(game, words)
    copying, alone = companions_of(title).copying, title.of_opponents if isinstance(title, Title) else None
    if copying is None or alone is None:
        fail(words, words("position-none", title=title.id))
    seed = seed or secrets.token_hex(8)
    if write:
        state = _running(load, game, title, words) if load else _new(copying, title, players, option, seed, words)
        _write(file, copying, state, title, words)
        return
    copied = _read(file, copying, seed, words)
    faults = list(title.invariants(copied.state))
    if faults:
        fail(words, words("position-faults", file=str(file), why="; ".join(faults)))
    if turn:
        _play(copying, alone, copied, seed, out, words)
    else:
        screen().print(words("position-fine", file=str(file)), style="green")


# ---------------------------------------------------------------------- files


def _new(
    copying: Copying, title: AnyTitle[Any], players: int | None, option: list[str] | None, seed: str, words: Words
) -> Any:
    count = number_of_players(title, players or title.seats[0], words)
    table = Table(title, count, variant(title, option, words), Dice(seed))
    return copying.opening(title, count, table.options, Stream(seed))


def _running(load: Path, game: str, title: AnyTitle[Any], words: Words) -> Any:
    saved = game_from(load, words)
    title_of(saved, game, words)
    try:
        return reopen(title, saved).state
    except Misfit as misfit:
        fail(words, words("load-misfits", file=str(load), version=saved.header["version"], why=str(misfit)))


def _write(file: Path, copying: Copying, state: Any, title: AnyTitle[Any], words: Words) -> None:
    try:
        sections = copying.written(state)
    except NotNow:
        fail(words, words("position-not-now"))
    head = words("position-head", title=name_of(title, words.language), id=title.id, file=file.name)
    try:
        file.write_text(as_file(head, sections, copying.EXPLAINED, Speaker(title, words.language)), encoding="utf-8")
    except OSError as fault:
        fail(words, words("cannot-write", file=str(file), why=fault.strerror or str(fault)))
    typer.echo(words("saved", file=str(file)), err=True)


def _read(file: Path, copying: Copying, seed: str, words: Words) -> Copied:
    """The position in a file, or an error that says in which line something is wrong, and what would be right."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        fail(words, words("cannot-open", file=str(file), why=getattr(fault, "strerror", None) or str(fault)))
    try:
        return copying.read(from_file(text), Stream(seed))
    except TOMLDecodeError as fault:
        fail(words, words("position-broken", file=str(file), why=str(fault)))
    except BadEntry as bad:
        why = _WHY[bad.reason](words, bad.params)
        fail(words, words("position-wrong", file=str(file), line=str(line_of(text, bad.place)), why=why))


_WHY: dict[str, Callable[[Words, dict[str, Any]], str]] = {
    "missing": lambda words, params: words("entry-missing", **params),
    "odd": lambda words, params: words("entry-odd", **params),
    "number": lambda words, params: words("entry-number", **params),
    "word": lambda words, params: words("entry-word", **params),
    "words": lambda words, params: words("entry-words", **params),
    "counts": lambda words, params: words("entry-counts", **params),
    "flag": lambda words, params: words("entry-flag", **params),
    "unknown": lambda words, params: words("entry-unknown", **params),
    "twice": lambda words, params: words("entry-twice", **params),
    "pieces": lambda words, params: words("entry-pieces", **params),
    "sections": lambda words, params: words("entry-sections", **params),
}


# ---------------------------------------------------------------------- the turn


def _play(copying: Copying, alone: AnyTitle[Any], copied: Copied, seed: str, out: Path | None, words: Words) -> None:
    """The turn, explained; people are asked where the rules ask them. Then what to do, and how things stand."""
    before = copying.written(_before(copied, alone))
    table = Table(alone, copied.seats, copied.options, Dice(seed), start=copied.state)
    roles = [HUMAN] * copied.seats
    session = Session(screen(), table, Seating(roles, named(roles, (), words)), words, seed)
    try:
        session.play()
    except Quit:
        session.screen.say("left")
    if session.asked:
        session.tell_end()
    else:
        lines = table.notes(None)
        session.screen.notes(lines, most=len(lines))
    session.console.print()
    session.screen.say("to-do", style="bold")
    acts = [act for act in acts_told(table, None, 0) if act.what not in copying.NO_PIECES]
    listed = [text for act in acts if (text := _deed(act, session.screen.speaker, words))]
    for number, text in enumerate(listed or [words("to-do-nothing")], 1):
        session.console.print(hanging(f"{number:>3}.", Text(text)))
    if table.over:
        session.console.print()
        session.screen.say("afterwards", style="bold")
        _compare(before, copying.written(table.state), session.screen.line)
        if out is not None:
            _write(out, copying, table.state, alone, words)


def _before(copied: Copied, alone: AnyTitle[Any]) -> Any:
    """The state, with its cursor on the first step of the turn."""
    alone.program.begin(copied.state)
    return copied.state


def _compare(before: Sections, after: Sections, line: Callable[[str], None]) -> None:
    found: dict[str, list[str]] = {}
    for place, old, new in changes(before, after):
        found.setdefault(f"{place.section} {place.number + 1}", []).append(f"{place.entry}: {said(old)} → {said(new)}")
    for whose, entries in found.items():
        for entry in entries:
            line(f"{whose}, {entry}")
    if not found:
        line("–")


def _deed(act: Act, speaker: Speaker, words: Words) -> str:
    """What hands have to do for an act; nothing for those that are only told."""

    def name(target: str) -> str:
        return name_of_target(target, speaker) if target else "none"

    match act:
        case Moved():
            return words("do-move", **_counted(act, name), source=name(act.source), to=name(act.to))
        case Placed():
            return words("do-place", **_counted(act, name), to=name(act.to))
        case Removed():
            return words("do-remove", **_counted(act, name), source=name(act.source))
        case Gained() | Drawn():
            return words("do-gain", **_counted(act, name))
        case Paid() | Lost():
            return words("do-lose", **_counted(act, name))
        case Turned():
            return words("do-turn", what=name(act.what), of=name(act.of))
        case Rolled():
            faces = ", ".join(map(str, act.faces))
            return words("do-roll", what=name(act.what), of=name(act.of), faces=faces)
    return ""


def _counted(act: Any, name: Callable[[str], str]) -> dict[str, str]:
    return {"what": name(act.what), "of": name(act.of), "amount": f"{act.amount:g}"}
