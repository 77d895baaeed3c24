"""`civitas replay`: walk through a game that was written down."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import typer
from rich.text import Text

from civitas.cli.grids import hanging
from civitas.cli.options import File, Json, Lang, OfGame, game_from, language, print_json, screen, title_of
from civitas.cli.playing.menu import answer_text
from civitas.cli.playing.screen import Screen
from civitas.cli.playing.session import HUMAN, named
from civitas.cli.words import Words
from civitas.games.title import companions_of
from civitas.kernel import Entry, Misfit, NotAsked, Result, Table, Title
from civitas.kernel.actors import TABLE
from civitas.kernel.gamefile import FITS, MISFITS, Comparison, GameFile, compare
from civitas.kernel.gamefile import replay as walk
from civitas.kernel.journal import UNDO
from civitas.texts import Speaker


def replay(
    file: File,
    at: Annotated[int | None, typer.Option(min=0, help="Stop after this entry and show the board.")] = None,
    game: OfGame = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Walk through a saved game.

    Entry by entry, with what happened; at the end it says whether the game fits the rules that are installed here.
    """
    words = language(lang)
    saved = game_from(file, words)
    title = title_of(saved, game, words)
    verdict = compare(title, saved)
    if json:
        standing = _silent(title, saved, at)
        print_json({"header": saved.header, "comparison": verdict._asdict(), "at": standing})
    else:
        names = _names(saved, words)
        screen_ = Screen(screen(), title, Speaker(title, words.language, names), names, words)
        _walk(screen_, title, saved, at)
        _judge(screen_, title, verdict)
    if verdict.verdict != FITS:
        raise typer.Exit(1)


def _judge(screen: Screen, title: Title[Any], found: Comparison) -> None:
    versions = {"title": title.id, "written": found.version, "installed": title.version}
    if found.verdict == FITS:
        screen.say("replay-fits", style="green", **versions)
    elif found.verdict == MISFITS:
        screen.say("replay-misfits", style="red", **versions)
        screen.line(found.why)
    else:
        screen.say("replay-differs", style="red", **versions)


def _names(saved: GameFile, words: Words) -> list[str]:
    return named([HUMAN] * saved.header["seats"], saved.header.get("names", ()), words)


def _walk(screen: Screen, title: Title[Any], saved: GameFile, at: int | None) -> None:
    """Print the entries, each followed by the notes it brought about."""
    told, said, result, table = 0, "", None, None
    coming = [*saved.entries, None]
    try:
        for (entry, table), upcoming in zip(walk(title, saved), coming, strict=True):
            if entry is not None:
                screen.console.print(hanging(f"{entry.seq:>5}", Text(said, "dim")))
            notes = table.notes(None)
            told = min(told, len(notes))  # an undo takes its notes along
            screen.notes(notes[told:])
            told = len(notes)
            result = table.result()
            if upcoming is None or (entry is not None and entry.seq == at):
                break
            said = _said(screen, table, upcoming)  # the question must be looked at before it is answered
    except Misfit:
        screen.say("replay-stops", style="red")
    if at is not None and table is not None:
        screen.board(table.view(None)["game"], None)
    if result is not None and table is not None:
        screen.result(result, companions_of(table.title).points(table))


def _said(screen: Screen, table: Table, entry: Entry) -> str:
    """An entry in words, while the table still waits for it. A shuffle that nobody may see is not told."""
    words, speaker = screen.words, screen.speaker
    if entry.who is TABLE:
        return f"{words('table')}: {words('took-back', seq=str(entry.answer))}"
    if not isinstance(entry.who, int):
        hidden = table.roll_due and table.chance().hidden
        return f"{words('dice')}: {entry.key} {'***' if hidden else entry.answer}"
    if entry.key == UNDO:
        return f"{speaker.player(entry.who)}: {words('undid', seq=str(entry.answer))}"
    try:
        prompt = table.prompt(entry.who)
    except NotAsked:
        prompt = None
    if prompt is None or prompt.verdict(entry.answer) is not None:  # it does not fit; the walk is about to stop
        return f"{speaker.player(entry.who)}: {entry.key} {entry.answer}"
    return f"{speaker.player(entry.who)}: {speaker.prompt(prompt)} – {answer_text(prompt, entry.answer, speaker)}"


def _silent(title: Title[Any], saved: GameFile, at: int | None) -> dict[str, Any]:
    """Where the walk ends: entry, fingerprint, and the result if the game is over by then."""
    steps = walk(title, saved)
    entry, table = next(steps)
    with suppress(Misfit):  # the comparison tells of it
        while entry is None or entry.seq != at:
            step = next(steps, None)
            if step is None:
                break
            entry, table = step
    seq = -1 if entry is None else entry.seq
    result: Result | None = table.result()
    scores = None if result is None else {"scores": list(result.scores), "winners": list(result.winners)}
    return {"seq": seq, "fingerprint": table.fingerprint(), "result": scores}
