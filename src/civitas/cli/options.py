"""What several commands have in common: their options, finding a game, reading a file, ending with an error."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console

from civitas.bots import NoAdvice, UnknownBot, make_bot, offered
from civitas.cli.words import Words, words_of
from civitas.games import UnknownTitle, find_title, titles
from civitas.kernel import Title
from civitas.kernel.gamefile import GameFile, UnreadableFile, read_game
from civitas.texts import LANGUAGES, Speaker


def _known_language(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        raise typer.BadParameter(f"{language} is not one of {', '.join(LANGUAGES)}")
    return language


def games_beginning(incomplete: str) -> list[str]:
    """For the shell's completion."""
    return [title for title in titles() if title.startswith(incomplete)]


def bots_beginning(incomplete: str) -> list[str]:
    """The same for a list of bots: its last name is completed."""
    before, comma, begun = incomplete.rpartition(",")
    return [f"{before}{comma}{bot}" for bot in offered() if bot.startswith(begun)]


def bots_option(help: str) -> Any:
    """An option that takes bots, separated by commas."""
    return typer.Option(help=help, autocompletion=bots_beginning)


Game = Annotated[
    str,
    typer.Argument(
        help="The game: its id (`civitas titles` lists them), or module:TITLE.", autocompletion=games_beginning
    ),
]
File = Annotated[Path, typer.Argument(help="A game file, as `civitas play` saves it.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", callback=_known_language, help="en or de; without it, what LANG says, else English."),
]
Json = Annotated[bool, typer.Option("--json", help="Print the figures as JSON and nothing else.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="How many processor cores to use.")]
Variant = Annotated[
    list[str] | None,
    typer.Option("--option", help="A choice that the game offers, as name=value; may be given several times."),
]
OfGame = Annotated[
    str | None,
    typer.Option(
        "--game",
        help="Read the file with this game (id or module:TITLE) instead of the one it names.",
        autocompletion=games_beginning,
    ),
]


def screen() -> Console:
    """Where a command writes. Made anew for each command, so that it finds the terminal as it is now."""
    return Console(highlight=False)


def fail(words: Words, message: str, code: int = 2) -> NoReturn:
    """End with an error that says what to do next."""
    Console(stderr=True, highlight=False).print(f"{words('error')} {message}", markup=False, soft_wrap=True)
    raise typer.Exit(code)


def print_json(data: Any) -> None:
    """For programs: plain, never coloured, never wrapped."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def look_here() -> None:
    """Modules in the folder that one is in can be named."""
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))


def title_named(name: str, words: Words) -> Title[Any]:
    """The game of that name, or an error that lists the games there are."""
    module, colon, _ = name.partition(":")
    if colon:
        look_here()  # a game under development usually lies where one works
    try:
        return find_title(name)
    except UnknownTitle:
        fail(words, words("unknown-title", name=name, titles=", ".join(titles())))
    except ModuleNotFoundError as fault:
        if fault.name is None or not (module == fault.name or module.startswith(fault.name + ".")):
            raise
        fail(words, words("unknown-module", name=name, module=module))
    except (AttributeError, AssertionError):
        if not colon:
            raise
        fail(words, words("not-a-title", name=name))


def name_of(title: Title[Any], language: str) -> str:
    """What the game is called, its id if its texts do not say."""
    speaker = Speaker(title, language)
    return speaker.say("title-name") if speaker.has("title-name") else title.id


def variant(title: Title[Any], chosen: list[str] | None, words: Words) -> dict[str, str]:
    """The options of the game as a mapping, checked."""
    found: dict[str, str] = {}
    for pair in chosen or ():
        name, _, value = pair.partition("=")
        if name not in title.options or value not in title.options[name].values:
            fail(words, words("unknown-option", pair=pair, options=_listed(title.options)))
        found[name] = value
    return found


def _listed(options: Mapping[str, Any]) -> str:
    return ", ".join(f"{name}={'|'.join(choice.values)}" for name, choice in options.items()) or "–"


def number_of_players(title: Title[Any], players: int, words: Words) -> int:
    if players not in title.seats:
        fail(words, words("wrong-players", title=title.id, least=title.seats[0], most=title.seats[-1]))
    return players


def bots_named(names: str, title: Title[Any], words: Words) -> list[str]:
    """A list of bots such as `random,greedy,master:warrior`, or `my_bots:Dreamer`, that can all play this title."""
    found = [name.strip() for name in names.split(",") if name.strip()]
    if any(":" in name for name in found):
        look_here()  # a bot under development usually lies where one works
    for name in found:
        try:
            make_bot(name, title, "a first look")
        except UnknownBot:
            fail(words, words("unknown-bot", name=name, bots=", ".join(offered())))
        except NoAdvice:
            fail(words, words("bot-needs-advice", name=name, title=title.id))
    return found


def game_from(file: Path, words: Words) -> GameFile:
    """The game in a file, or an error that says what is wrong with it."""
    try:
        return read_game(file.read_text(encoding="utf-8"))
    except OSError as fault:
        fail(words, words("cannot-open", file=str(file), why=fault.strerror or str(fault)))
    except (UnreadableFile, UnicodeDecodeError):
        fail(words, words("not-a-game", file=str(file)))


def title_of(game: GameFile, name: str | None, words: Words) -> Title[Any]:
    """The game that the file belongs to."""
    title = title_named(name or game.header["title"], words)
    if title.id != game.header["title"]:
        fail(words, words("other-title", named=title.id, title=game.header["title"]))
    return title


def language(lang: str | None) -> Words:
    return words_of(lang)
