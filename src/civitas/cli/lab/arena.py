"""`civitas arena`: how strong bots are, measured against each other."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from civitas.cli.grids import grid
from civitas.cli.lab import pages
from civitas.cli.lab.app import with_extras
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
    screen,
    title_named,
    variant,
)
from civitas.cli.results import end_if_stopped
from civitas.cli.words import Words
from civitas.kernel import Title
from civitas.lab.crews import Hands
from civitas.lab.series import LADDER, ROUND_ROBIN, Match


class Form(StrEnum):
    """Who meets whom."""

    round_robin = ROUND_ROBIN
    ladder = LADDER


def arena(
    game: Game,
    bot: Annotated[
        str,
        bots_option("The bots; in a ladder from weak to strong: random,greedy,strategist."),
    ],
    players: Annotated[int | None, typer.Option(help="How many play; without it, as few as the game allows.")] = None,
    form: Annotated[Form, typer.Option(help="Everybody against everybody, or each against the one before.")] = (
        Form.round_robin
    ),
    games: Annotated[int, typer.Option(min=1, help="How many games for each pair at most.")] = 200,
    until: Annotated[
        float, typer.Option(min=0, max=0.5, help="Stop when all win rates are known to so much, say 0.05; 0: never.")
    ] = 0.0,
    hoped: Annotated[
        float,
        typer.Option(
            min=0,
            max=0.99,
            help="Stop when a sequential test knows whether challengers win so often, say 0.5, or by chance; 0: never.",
        ),
    ] = 0.0,
    jobs: Jobs = 1,
    ray: Annotated[str | None, typer.Option(help="Play on this Ray cluster: its address, or local.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games, on any number of cores.")] = "1",
    option: Variant = None,
    out: Annotated[Path, typer.Option(help="The folder for games.jsonl and report.html.")] = Path("arena"),
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play against each other and rate them.

    Each challenger sits everywhere in turn against a table of the others. Ratings and win rates come with 95 %
    intervals; games are kept as lines of JSON, with a report. Begun again with the same folder, it goes on where it
    stopped.
    """
    words = language(lang)
    title = title_named(game, words)
    count = number_of_players(title, players or title.seats[0], words)
    bots = list(dict.fromkeys(bots_named(bot, title, words)))
    if len(bots) < 2:
        fail(words, words("arena-two"))
    if hoped and hoped <= 1 / count:
        fail(words, words("arena-hoped", chance=_percent(1 / count)))
    match = Match(game, count, variant(title, option, words), tuple(bots), seed, form.value)
    with with_extras(words):
        from civitas.cli.lab.contest import held

        figures = held(match, games, out, Hands(jobs, ray), words, until, hoped).finish()
        (out / "report.html").write_text(_report(figures, title, words), encoding="utf-8")
    del figures["points"]
    if json:
        print_json(figures)
    else:
        _print(figures, title, words)
        typer.echo(words("saved", file=str(out / "report.html")), err=True)
    end_if_stopped(figures["faults"], seed, words)


def _percent(rate: float) -> str:
    return f"{rate:.1%}"


def _rows(figures: dict[str, Any], words: Words) -> tuple[list[list[str]], list[list[str]]]:
    strengths = [[r["bot"], f"{r['mu']:.1f}", f"{r['low']:.1f} – {r['high']:.1f}"] for r in figures["ratings"]]
    pairs = [
        [
            f"{p['challenger']} – {p['field']}",
            str(p["games"]),
            _percent(p["wins"]["rate"]),
            f"{_percent(p['wins']['low'])} – {_percent(p['wins']['high'])}",
            *([_tested(p["test"], words)] if "test" in p else []),
        ]
        for p in figures["pairs"]
    ]
    return strengths, pairs


def _tested(test: dict[str, Any], words: Words) -> str:
    """What the sequential test says, and with how much evidence."""
    return words("arena-tested", said=test["said"].replace(" ", "-"), evidence=f"{test['evidence']:+.1f}")


def _columns(figures: dict[str, Any], words: Words) -> list[str]:
    """The headings of the pairs."""
    names = [words("arena-pair"), words("arena-games"), words("column-wins"), words("interval")]
    test = figures["pairs"][0].get("test")
    return names if test is None else [*names, words("arena-test", hoped=_percent(test["hoped"]))]


def _summed(figures: dict[str, Any], title: Title[Any], words: Words) -> str:
    name = name_of(title, words.language)
    text = words("arena-summary", games=figures["games"], title=name, players=figures["players"])
    return text + (" " + words("arena-early") if figures["stopped_early"] else "")


def _print(figures: dict[str, Any], title: Title[Any], words: Words) -> None:
    console = screen()
    console.print(_summed(figures, title, words))
    strengths, pairs = _rows(figures, words)
    rated = grid(words("arena-ratings"), words("column-bot"), words("arena-rating"), words("interval"), figures=True)
    for row in strengths:
        rated.add_row(*row)
    console.print(rated)
    caption = words("arena-pairs", chance=_percent(1 / figures["players"]))
    met = grid(caption, *_columns(figures, words), figures=True)
    for row in pairs:
        met.add_row(*row)
    console.print(met)


def _report(figures: dict[str, Any], title: Title[Any], words: Words) -> str:
    from civitas.lab import charts

    strengths, pairs = _rows(figures, words)
    chance = 1 / figures["players"]
    rated = [(r["bot"], r["mu"], r["low"], r["high"]) for r in figures["ratings"]]
    met = [(row[0], *p["wins"].values()) for row, p in zip(pairs, figures["pairs"], strict=True)]
    return pages.page(
        words.language,
        words("arena-title", title=name_of(title, words.language)),
        pages.paragraph(_summed(figures, title, words)),
        pages.section(
            words("arena-ratings"),
            pages.paragraph(words("arena-ratings-told"), "soft"),
            pages.chart(charts.intervals("ratings", rated, words("arena-rating"))),
            pages.table((words("column-bot"), words("arena-rating"), words("interval")), strengths),
        ),
        pages.section(
            words("arena-pairs", chance=_percent(chance)),
            pages.paragraph(words("arena-pairs-told"), "soft"),
            *([pages.paragraph(words("arena-tests-told"), "soft")] if "test" in figures["pairs"][0] else []),
            pages.chart(charts.intervals("pairs", met, words("arena-percent"), line=chance, percent=True)),
            pages.table(_columns(figures, words), pairs),
        ),
        pages.section(
            words("arena-points"),
            pages.paragraph(words("arena-points-told"), "soft"),
            pages.chart(charts.spreads("points", figures["points"], words("column-points"))),
        ),
    )
