"""`civitas lab balance`: what a change of a game's data does."""

from __future__ import annotations

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
from civitas.cli.progress import bar
from civitas.cli.results import end_if_stopped
from civitas.cli.words import Words
from civitas.games import data
from civitas.games.data import Change
from civitas.kernel import Title
from civitas.lab import balance as lab
from civitas.lab.series import Match, Played
from civitas.texts import Speaker


def balance(
    game: Game,
    change: Annotated[
        list[str],
        typer.Option(help="A place in the data and its new value: units.infantry.price.food=2; may be given again."),
    ],
    games: Annotated[int, typer.Option(min=2, help="How many games, each with and without the change.")] = 200,
    players: Annotated[int | None, typer.Option(help="How many play; without it, as few as the game allows.")] = None,
    bot: Annotated[str, bots_option("The bots, in turn round the table.")] = "greedy",
    jobs: Jobs = 1,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games, on any number of cores.")] = "1",
    option: Variant = None,
    out: Annotated[Path, typer.Option(help="The folder for report.html.")] = Path("balance"),
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play a game with and without a change of its data, and tell what the change does.

    The same dice, bots and seats in both. Win rates by seat and by bot, points, lengths, and who has the changed thing,
    with 95 % intervals; and whether the games were enough.
    """
    words = language(lang)
    title = title_named(game, words)
    changes, old = _checked(title, change, words)
    count = number_of_players(title, players or title.seats[0], words)
    bots = tuple(bots_named(bot, title, words))
    match = Match(game, count, variant(title, option, words), bots, seed, watched=_thing(title, changes))
    before: list[Played] = []
    after: list[Played] = []
    with_change, without = lab.arms(title, game, changes, jobs)[::-1]
    with without, with_change, bar(words("playing"), 2 * games) as told:
        for played, before, after in lab.both(match, games, (without, with_change)):  # noqa: B007 - the last ones count
            told(played)
    figures = lab.told(match, changes, old, before, after)
    if json:
        print_json(figures)
    else:
        _print(figures, title, words)
    with with_extras(words):
        out.mkdir(parents=True, exist_ok=True)
        (out / "report.html").write_text(_report(figures, before, after, title, words), encoding="utf-8")
    typer.echo(words("saved", file=str(out / "report.html")), err=True)
    end_if_stopped(figures["faults"], seed, words)


def _checked(title: Title[Any], written: list[str], words: Words) -> tuple[list[Change], list[Any]]:
    """The changes, and what they replace; an error that says what there is, if one cannot be made."""
    try:
        changes = [data.parse(text) for text in written]
        return changes, data.check(title.home, changes)
    except data.UnknownPath as unknown:
        fail(words, words("balance-unknown", path=unknown.path, near=", ".join(unknown.near)))
    except data.WrongValue as wrong:
        fail(words, words("balance-wrong", path=wrong.path, old=str(wrong.old), new=str(wrong.new)))


def _thing(title: Title[Any], changes: list[Change]) -> str:
    """The thing that is changed, if it is one of which the game speaks."""
    known = {id for ids in title.vocabulary().values() for id in ids}
    return next((step for one in changes for step in one.path[1:-1] if step in known), "")


def _named(title: Title[Any], id: str, language: str) -> str:
    speaker = Speaker(title, language)
    for kind, ids in title.vocabulary().items():
        if id in ids and speaker.has(f"{kind}-{id}"):
            return speaker.thing(kind, id)
    return id


def _label(one: dict[str, Any], title: Title[Any], words: Words) -> str:
    """What was compared, in words."""
    kind, of = one["kind"], one["of"]
    if kind == "seat":
        return words("balance-seat", seat=of)
    if kind == "bot":
        return words("balance-bot", bot=of)
    if kind == "points":
        return words("balance-points")
    if kind == "decisions":
        return words("balance-decisions")
    name = _named(title, of, words.language)
    return words("balance-have", thing=name) if kind == "have" else words("balance-holders", thing=name)


RATES = frozenset(("seat", "bot", "have", "holders"))


def _value(one: dict[str, Any], name: str, *, signed: bool = False) -> str:
    value = one[name]
    if one["kind"] in RATES:
        return f"{100 * value:+.1f}" if signed else f"{100 * value:.1f} %"
    return f"{value:+.2f}" if signed else f"{value:.2f}"


def _rows(figures: dict[str, Any], title: Title[Any], words: Words) -> list[list[str]]:
    return [
        [
            _label(one, title, words),
            _value(one, "before"),
            _value(one, "after"),
            _value(one, "difference", signed=True),
            f"{_value(one, 'low', signed=True)} … {_value(one, 'high', signed=True)}",
            words("balance-found") if one["found"] else "",
        ]
        for one in figures["differences"]
    ]


def _head(words: Words) -> list[str]:
    return [
        "",
        words("balance-before"),
        words("balance-after"),
        words("balance-difference"),
        words("interval"),
        words("balance-finding"),
    ]


def _summed(figures: dict[str, Any], title: Title[Any], words: Words) -> str:
    name = name_of(title, words.language)
    return words("balance-summary", games=figures["games"], title=name, players=figures["players"])


def _changed(figures: dict[str, Any], words: Words) -> list[str]:
    return [
        words("balance-change", path=one["path"], before=str(one["before"]), after=str(one["after"]))
        for one in figures["changes"]
    ]


def _verdict(figures: dict[str, Any], words: Words) -> str:
    found = len(figures["found"])
    return words("balance-findings", count=found) if found else words("balance-nothing")


def _advised(figures: dict[str, Any], words: Words) -> str:
    advice = figures["advice"]
    points = f"{100 * advice['findable']:.1f}"
    if not advice["findable"]:
        return words("balance-same")
    if advice["enough"]:
        return words("balance-enough", points=points)
    return words("balance-more", points=points, needed=advice["needed"])


def _print(figures: dict[str, Any], title: Title[Any], words: Words) -> None:
    console = screen()
    console.print(_summed(figures, title, words))
    for line in _changed(figures, words):
        console.print(line, markup=False)
    rows = grid("", *_head(words), figures=True)
    for row in _rows(figures, title, words):
        rows.add_row(*row, style="bold" if row[-1] else "")
    console.print(rows)
    console.print(_verdict(figures, words))
    console.print(_advised(figures, words))


def _report(figures: dict[str, Any], before: list[Played], after: list[Played], title: Title[Any], words: Words) -> str:
    from civitas.lab import charts

    old, new = figures["seats"]
    seats = [(words("balance-seat", seat=str(n + 1)), *rate.values()) for n, rate in enumerate(old)]
    second = [tuple(rate.values()) for rate in new]
    changed = [(row, one) for row, one in zip(_rows(figures, title, words), figures["differences"], strict=True)]
    rates = [(row[0], one["difference"], one["low"], one["high"]) for row, one in changed if one["kind"] in RATES]
    points = {
        words("balance-before"): [score for game in before for score in game.scores],
        words("balance-after"): [score for game in after for score in game.scores],
    }
    chance = 1 / figures["players"]
    return pages.page(
        words.language,
        words("balance-title", title=name_of(title, words.language)),
        pages.paragraph(_summed(figures, title, words)),
        *(pages.paragraph(line) for line in _changed(figures, words)),
        pages.paragraph(_verdict(figures, words), "told"),
        pages.paragraph(_advised(figures, words)),
        pages.section(
            words("balance-differences"),
            pages.paragraph(words("balance-differences-told"), "soft"),
            pages.chart(charts.intervals("differences", rates, words("balance-axis"), line=0.0, percent=True)),
            pages.table(_head(words), [row for row, _ in changed]),
        ),
        pages.section(
            words("balance-seats"),
            pages.paragraph(words("balance-seats-told"), "soft"),
            pages.chart(
                charts.intervals("seats", seats, words("arena-percent"), line=chance, percent=True, second=second)
            ),
        ),
        pages.section(words("arena-points"), pages.chart(charts.spreads("points", points, words("column-points")))),
    )
