"""`civitas play`: play in the terminal, alone against bots or with friends at one keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from civitas.bots import offered
from civitas.cli.options import (
    Lang,
    Variant,
    bots_named,
    bots_option,
    fail,
    game_from,
    games_beginning,
    language,
    name_of,
    number_of_players,
    screen,
    title_named,
    title_of,
    variant,
)
from civitas.cli.playing.session import HUMAN, CannotGoOn, Quit, Seating, Session, continued, named
from civitas.cli.words import Words
from civitas.games.title import companions_of
from civitas.kernel import Dice, Misfit, Table, Title
from civitas.texts import BadText, MissingText


def roles_beginning(incomplete: str) -> list[str]:
    return [role for role in (HUMAN, *offered()) if role.startswith(incomplete)]


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help="The game: its id, or module:TITLE. A loaded file names it.", autocompletion=games_beginning
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play; without it, as many as there are --seat.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            help="Who sits down next: human, or a bot (random, greedy, apprentice, strategist, master, module:Class). "
            "Without any, the first seat is yours.",
            autocompletion=roles_beginning,
        ),
    ] = None,
    bots: Annotated[str, bots_option("Who takes the seats that are left over.")] = "random",
    names: Annotated[str, typer.Option(help="What the players are called: Anna,Ben,Carla.")] = "",
    seed: Annotated[str | None, typer.Option(help="The secret of the dice: the same seed rolls the same dice.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the game to this file at the end, or when you leave.")] = None,
    option: Variant = None,
    confirm: Annotated[
        bool, typer.Option("--confirm", help="Wait before the bots answer, so that you can still undo.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal.

    Against bots, or with friends who pass the keyboard round. Answer with the number of an option; type help for what
    else you can say.
    """
    words = language(lang)
    console = screen()
    seed = seed or secrets.token_hex(16)
    given = [name.strip() for name in names.split(",") if name.strip()]
    if load is not None:
        table, header_names = _loaded(load, game, words)
        roles = _roles(seat, table.title, table.seats, bots, words)
        given = given or header_names
    elif game is None:
        fail(words, words("which-game"))
    else:
        title = title_named(game, words)
        count = number_of_players(title, players or max(len(seat or ()), title.seats[0]), words)
        roles = _roles(seat, title, count, bots, words)
        table = Table(title, count, variant(title, option, words), Dice(seed))
    seating = Seating(roles, named(roles, given, words))
    try:
        _sit(Session(console, table, seating, words, seed, confirm=confirm), out, words)
    except (MissingText, BadText) as fault:
        fail(words, words("game-speechless", why=str(fault)), code=1)


def _loaded(file: Path, name: str | None, words: Words) -> tuple[Table, list[str]]:
    saved = game_from(file, words)
    title: Title[Any] = title_of(saved, name, words)
    try:
        return continued(title, saved), list(saved.header.get("names", ()))
    except CannotGoOn:
        fail(words, words("no-dice", file=str(file)))
    except Misfit as misfit:
        fail(words, words("load-misfits", file=str(file), version=saved.header["version"], why=str(misfit)))


def _roles(given: list[str] | None, title: Title[Any], players: int, others: str, words: Words) -> list[str]:
    """Who sits where; the seats left over go to the other bots in turn."""
    roles = [role.strip() for role in given or [HUMAN]]
    if len(roles) > players:
        fail(words, words("too-many-seats", seats=len(roles), players=players))
    bots_named(",".join(role for role in roles if role != HUMAN), title, words)
    fill = bots_named(others, title, words) or ["random"]
    return roles + [fill[n % len(fill)] for n in range(players - len(roles))]


def _sit(session: Session, out: Path | None, words: Words) -> None:
    """Play, then show how it ended, and write the game down if that was asked for."""
    if session.seating.humans():
        session.screen.say("welcome", style="dim", title=name_of(session.title, words.language))
        if session.table.dice is not None:
            session.screen.say("committed", style="dim", hash=session.table.dice.commitment())
    try:
        session.play()
    except Quit:
        session.screen.say("left")
    result = session.table.result()
    if result is not None:
        session.tell_end()
        session.console.print()
        session.screen.result(result, companions_of(session.table.title).points(session.table))
    if out is not None:
        try:
            session.write(out)
        except OSError as fault:
            fail(words, words("cannot-write", file=str(out), why=fault.strerror or str(fault)))
