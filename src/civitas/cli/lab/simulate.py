"""`civitas simulate`: many games between bots, and what they show."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from civitas.cli.grids import grid, in_columns
from civitas.cli.options import (
    Game,
    Jobs,
    Json,
    Lang,
    Variant,
    bots_named,
    bots_option,
    language,
    number_of_players,
    print_json,
    screen,
    title_named,
    variant,
)
from civitas.cli.progress import bar
from civitas.cli.results import end_if_stopped
from civitas.cli.words import Words
from civitas.kernel import Title
from civitas.lab.crews import crew_for, in_order, play
from civitas.lab.series import Census, Match, Played, summary
from civitas.texts import Speaker


def simulate(
    game: Game,
    players: Annotated[int | None, typer.Option(help="How many play; without it, as few as the game allows.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bot: Annotated[
        str,
        bots_option("The bots, in turn round the table: greedy,master:warrior."),
    ] = "random",
    jobs: Jobs = 1,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games, on any number of cores.")] = "1",
    option: Variant = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and print what they show.

    Lengths, scores, win rates by bot and by seat, and how often each thing of the game was used.
    """
    words = language(lang)
    title = title_named(game, words)
    count = number_of_players(title, players or title.seats[0], words)
    bots = bots_named(bot, title, words) or ["random"]
    match = Match(game, count, variant(title, option, words), tuple(bots), seed)
    console = screen()
    begun = perf_counter()
    played = _played(match, games, jobs, words)
    seconds = perf_counter() - begun
    figures: dict[str, Any] = {
        "title": title.id,
        "version": title.version,
        "players": count,
        "options": match.options,
        "seed": seed,
        "jobs": jobs,
        **summary(match, played),
        "timing": {
            "seconds": seconds,
            "games_per_second": len(played) / seconds,
            "decisions_per_second": sum(g.decisions for g in played) / seconds,
        },
    }
    if json:
        print_json(figures)
    else:
        _print(console, figures, title, words)
    end_if_stopped(figures["faults"], seed, words)


def _played(match: Match, games: int, jobs: int, words: Words) -> list[Played]:
    """The games in order, behind a progress bar."""
    played: list[Played] = []
    with crew_for(jobs) as crew, bar(words("playing"), games) as told:
        for batch in play(match, range(games), crew):
            played += batch
            told(len(played))
    return in_order(played)


def _print(console: Console, figures: dict[str, Any], title: Title[Any], words: Words) -> None:
    timing = figures["timing"]
    console.print(
        words(
            "simulated",
            games=figures["games"],
            title=f"{title.id} {title.version}",
            players=figures["players"],
            seconds=f"{timing['seconds']:.1f}",
            rate=f"{timing['games_per_second']:.1f}",
            decisions=f"{timing['decisions_per_second']:.0f}",
        )
    )
    if not figures["games"]:
        return
    console.print(_lengths(figures, words))
    console.print(_bots(figures, words))
    console.print(_seats(figures, words))
    if figures["census"]:
        _census(console, title, figures["census"], figures["games"], words)


def _lengths(figures: dict[str, Any], words: Words) -> Grid:
    columns = (words("column-mean"), words("column-sd"), words("column-median"), words("column-range"))
    rows = grid(words("lengths"), "", *columns, figures=True)
    for name, values in ((words("decisions"), figures["decisions"]), (words("rounds"), figures["rounds"])):
        if values is not None:
            reach = f"{values['least']:.0f} – {values['most']:.0f}"
            rows.add_row(name, f"{values['mean']:.1f}", f"{values['sd']:.1f}", f"{values['median']:.0f}", reach)
    return rows


def _rate(wins: dict[str, float]) -> tuple[str, str]:
    return f"{wins['rate']:.1%}", f"{wins['low']:.1%} – {wins['high']:.1%}"


def _bots(figures: dict[str, Any], words: Words) -> Grid:
    head = (words("column-seats"), words("column-points"), words("column-sd"), words("column-wins"), words("interval"))
    rows = grid(words("by-bot"), words("column-bot"), *head, figures=True)
    for name, bot in figures["bots"].items():
        score = bot["score"]
        if score is None:  # more bots than seats, and too few games for this one to sit down
            continue
        rows.add_row(name, str(bot["seats"]), f"{score['mean']:.1f}", f"{score['sd']:.1f}", *_rate(bot["wins"]))
    return rows


def _seats(figures: dict[str, Any], words: Words) -> Grid:
    rows = grid(words("by-seat"), words("column-seat"), words("column-wins"), words("interval"), figures=True)
    for number, wins in enumerate(figures["seats"], 1):
        rows.add_row(str(number), *_rate(wins))
    return rows


def _census(console: Console, title: Title[Any], census: Census, games: int, words: Words) -> None:
    """How often each thing came up, the rarest first: what is never used stands on top, in red."""
    speaker = Speaker(title, words.language)
    for category, counts in census.items():
        console.print(Text(words("census", category=category, games=games), "bold"))
        lines = []
        for id, times in sorted(counts.items(), key=lambda pair: (pair[1], pair[0])):
            name = speaker.thing(category, id) if speaker.has(f"{category}-{id}") else id
            lines.append(Text(f"{times:>7} {name}", "" if times else "red"))
        console.print(in_columns(lines))
