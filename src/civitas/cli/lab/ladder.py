"""`civitas lab ladder`: all bots of a game on one scale, and where a bot of one's own stands on it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from civitas.cli.lab.app import with_extras
from civitas.cli.lab.rungs import left_out_told, report, shown
from civitas.cli.options import (
    Game,
    Jobs,
    Json,
    Lang,
    Variant,
    bots_named,
    bots_option,
    fail,
    language,
    name_of,
    number_of_players,
    print_json,
    title_named,
    variant,
)
from civitas.cli.results import end_if_stopped
from civitas.cli.words import Words
from civitas.kernel import Title
from civitas.lab.crews import Hands
from civitas.lab.extras import need
from civitas.lab.ladder import (
    NotASeries,
    OtherTitle,
    Rules,
    Series,
    counted,
    figures,
    gathered,
    read,
    rivals,
    usual_players,
)
from civitas.lab.series import CHALLENGE, Match
from civitas.lab.store import WHOLE

REPORT = "ladder.html"
NEEDED = ("numpy", "matplotlib")
"""Asked for before anything is played: to hear of it after an hour of games would be late."""


def ladder(
    game: Game,
    series: Annotated[
        list[Path] | None,
        typer.Option(
            help="A series of games, or a folder of them; may be given several times. Without it, those of the package."
        ),
    ] = None,
    other_versions: Annotated[
        bool, typer.Option("--other-versions", help="Count games under other versions of the rules as well.")
    ] = False,
    bot: Annotated[str | None, bots_option("A bot that is to find its place: it plays against those of --against.")] = (
        None
    ),
    against: Annotated[
        str | None, bots_option("Whom it plays; without it, everybody on the ladder who thinks quickly.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games against each of them.")] = 40,
    players: Annotated[int | None, typer.Option(help="How many play; without it, four, or as near as can be.")] = None,
    jobs: Jobs = 1,
    ray: Annotated[str | None, typer.Option(help="Play on this Ray cluster: its address, or local.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games and draws the same intervals.")] = "1",
    option: Variant = None,
    out: Annotated[Path, typer.Option(help="The folder for ladder.html, and for games.jsonl with --bot.")] = (
        Path("ladder")
    ),
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the strength of all bots on one scale, from games that were kept.

    With --bot that bot plays alone against tables of others first, sits everywhere equally often, and finds its place.
    Begun again with the same folder, it goes on where it stopped.
    """
    words = language(lang)
    title = title_named(game, words)
    count = number_of_players(title, players or usual_players(title), words)
    rules = Rules(title, count, variant(title, option, words), other_versions)
    if rules.together():
        fail(words, words("ladder-together"))
    found = _gathered(title, game, series, words)
    with with_extras(words):
        for module in NEEDED:
            need(module)
        stopped: list[dict[str, Any]] = []
        if bot is not None:
            from civitas.cli.lab.contest import held

            match = _match(game, rules, (bot, against), found, seed, words)
            played = held(match, games, out, Hands(jobs, ray), words).store.finish()
            stopped = [{"game": one.game, "fault": one.fault} for one in played if one.fault]
            found.append(read(out / WHOLE))
        if not counted(found, rules):
            left_out_told(figures(rules, found, seed), title, words)
            end_if_stopped(stopped, seed, words)
            name = name_of(title, words.language)
            fail(words, words("ladder-nothing", title=name, id=game, players=str(count)))
        told = figures(rules, found, seed) | {"bot": bot}
        out.mkdir(parents=True, exist_ok=True)
        (out / REPORT).write_text(report(told, title, words), encoding="utf-8")
    if json:
        print_json(told)
    else:
        shown(told, title, words)
        typer.echo(words("saved", file=str(out / REPORT)), err=True)
    end_if_stopped(stopped, seed, words)


def _gathered(title: Title[Any], name: str, places: list[Path] | None, words: Words) -> list[Series]:
    try:
        return gathered(title, name, places)
    except NotASeries as wrong:
        fail(words, words("ladder-not-a-series", file=str(wrong)))
    except OtherTitle as wrong:
        fail(words, words("ladder-other-title", file=str(wrong), title=name_of(title, words.language)))
    except OSError as missing:
        fail(words, words("ladder-not-there", file=str(missing.filename)))


def _match(
    game: str, rules: Rules, named: tuple[str, str | None], found: list[Series], seed: str, words: Words
) -> Match:
    """The bot alone against each of the others in turn."""
    bots, against = bots_named(named[0], rules.title, words), named[1]
    if len(bots) != 1:
        fail(words, words("ladder-one-bot"))
    if against is None:
        others = rivals(counted(found, rules), rules.title, bots[0])
    else:
        others = [one for one in dict.fromkeys(bots_named(against, rules.title, words)) if one != bots[0]]
    if not others:
        fail(words, words("ladder-nobody"))
    if against is None:
        typer.echo(words("ladder-rivals", bots=", ".join(others)), err=True)
    return Match(game, rules.players, rules.options, (*others, bots[0]), seed, CHALLENGE)
