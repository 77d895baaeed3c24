"""`civitas lab`: measurements for those who study games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Annotated, Any

import typer

from civitas.cli.grids import grid
from civitas.cli.lab.measure import seats_for
from civitas.cli.options import (
    Game,
    Jobs,
    Json,
    Lang,
    bots_named,
    bots_option,
    fail,
    language,
    number_of_players,
    print_json,
    screen,
    title_named,
)
from civitas.cli.progress import bar
from civitas.cli.results import RESULTS, keep
from civitas.cli.words import Words
from civitas.games.data import UnknownPath
from civitas.lab import tuning
from civitas.lab.extras import MissingExtra
from civitas.lab.tuning import Trial

app = typer.Typer(help="Measure environments and the balance of games.", no_args_is_help=True, rich_markup_mode=None)


class Observation(StrEnum):
    """What the environment shows."""

    vector = "vector"
    dict = "dict"
    text = "text"


@contextmanager
def with_extras(words: Words) -> Iterator[None]:
    """Whoever lacks a library of the laboratory is told what to install."""
    try:
        yield
    except MissingExtra as missing:
        fail(words, words("lab-missing", module=str(missing.name), extra=missing.extra))


@app.command()
def bench(
    game: Game,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each of the three is measured.")] = 5.0,
    observation: Annotated[Observation, typer.Option(help="What the environment shows.")] = Observation.vector,
    save: Annotated[bool, typer.Option("--save", help="Keep the figures in bench/results/.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure the environment of a game, on one core.

    Random play through the environment, on the bare rules, and in PettingZoo's own Connect Four, in turn.
    """
    words = language(lang)
    title = title_named(game, words)
    with with_extras(words):
        from civitas.lab.env.pace import measured

        figures = measured(title, seats_for(title), seconds, observation.value)
    if json:
        print_json(figures)
    else:
        _print_pace(figures, words)
    if save:
        keep(figures, RESULTS / f"lab-env-{title.id}.json", words)


@app.command()
def numbers(
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="How many games are played to find picks.")] = 40,
    bot: Annotated[str, bots_option("The bots, in turn round the table.")] = "random",
    seed: Annotated[int, typer.Option(help="The number of the first game.")] = 0,
    lang: Lang = None,
) -> None:
    """Add picks that are not listed yet to the numbers of a game's environment.

    Games of all sizes and variants are played; what is new is written behind what is there, so that no number changes.
    """
    words = language(lang)
    title = title_named(game, words)
    from civitas.lab.env.recording import listed, record, write

    known = listed(title)
    old = len(known)
    record(title, games, known, bots_named(bot, title, words), seed)
    file = write(title, known, old)
    typer.echo(words("lab-numbers", new=len(known) - old, all=len(known), file=str(file)))


@app.command()
def throughput(
    game: Game,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each is measured.")] = 100.0,
    bot: Annotated[str, bots_option("Who plays; quick ones show what processes cost.")] = "random",
    jobs: Jobs = 2,
    ray: Annotated[str | None, typer.Option(help="Measure a Ray cluster too: its address, or local.")] = None,
    save: Annotated[bool, typer.Option("--save", help="Keep the figures in bench/results/.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how many games a second the arena plays, in one process, in several, and through Ray."""
    words = language(lang)
    title = title_named(game, words)
    with with_extras(words):
        from civitas.lab.throughput import measured as measured_crews

        figures = measured_crews(game, seats_for(title), bot, jobs, seconds, ray)
    if json:
        print_json(figures)
    else:
        _print_throughput(figures, title.id, words)
    if save:
        keep(figures, RESULTS / f"lab-arena-{title.id}.json", words)


def _print_throughput(figures: dict[str, Any], title: str, words: Words) -> None:
    rates = figures["games_per_second"]
    caption = words("lab-throughput", title=title, players=figures["players"], bot=figures["bot"])
    rows = grid(caption, "", words("lab-games"), "", figures=True)
    rows.add_row(words("lab-one"), f"{rates['one']:.2f}", "")
    rows.add_row(
        words("lab-processes", jobs=figures["jobs"]), f"{rates['processes']:.2f}", f"{figures['of_one']:.2f} ×"
    )
    if "ray" in rates:
        rows.add_row("Ray", f"{rates['ray']:.2f}", f"{figures['ray_of_processes']:.0%}")
    screen().print(rows)


@app.command()
def tune(
    game: Game,
    weight: Annotated[
        list[str], typer.Option(help="A weight of the game's advice: worth.city; may be given several times.")
    ],
    bot: Annotated[str, bots_option("The bot that goes by tuned weights.")] = "search:iterations=20",
    against: Annotated[str, bots_option("Who has the other seats.")] = "greedy",
    games: Annotated[int, typer.Option(min=2, help="How many games for each value that is tried.")] = 100,
    step: Annotated[float, typer.Option(min=0.01, max=0.9, help="How much larger and smaller it is tried.")] = 0.25,
    players: Annotated[int | None, typer.Option(help="How many play; without it, as few as the game allows.")] = None,
    jobs: Jobs = 1,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    save: Annotated[bool, typer.Option("--save", help="Keep the figures in bench/results/.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Tune weights of the evaluation that bots think ahead with.

    Each is tried larger and smaller on paired games; what is clearly better is kept for the next, and printed as a line
    for the game's advice.toml.
    """
    words = language(lang)
    title = title_named(game, words)
    count = number_of_players(title, players or title.seats[0], words)
    names = bots_named(f"{bot},{against}", title, words)
    trials: list[Trial] = []
    total = 3 * games * len(weight)
    try:
        with bar(words("playing"), total) as told:
            walk = tuning.tune(title, game, weight, (names[0], names[1]), count, games, step, jobs, seed)
            for trial in walk:
                trials.append(trial)
                told(total * len(trials) // (2 * len(weight)))
    except UnknownPath as unknown:
        fail(words, words("balance-unknown", path=unknown.path, near=", ".join(unknown.near)))
    figures = {
        "title": title.id,
        "players": count,
        "bot": names[0],
        "against": names[1],
        "games": games,
        "step": step,
        "seed": seed,
        "trials": [trial._asdict() for trial in trials],
    }
    if json:
        print_json(figures)
    else:
        _print_trials(trials, words)
    if save:
        keep(figures, RESULTS / f"lab-tune-{title.id}.json", words)


def _print_trials(trials: list[Trial], words: Words) -> None:
    head = (words("tune-before"), words("tune-value"), words("tune-wins"), words("tune-points"), words("tune-taken"))
    rows = grid("", words("tune-weight"), *head, figures=True)
    for one in trials:
        gained = f"{one.points:+.2f} ± {one.error:.2f}"
        taken = words("balance-found") if one.taken else ""
        rows.add_row(one.weight, f"{one.before:g}", f"{one.value:g}", f"{100 * one.wins:+.1f}", gained, taken)
    console = screen()
    console.print(rows)
    for one in trials:
        if one.taken:
            section, _, key = one.weight.rpartition(".")
            console.print(f"[tuned.{section}] {key} = {one.value:g}", markup=False)


def _print_pace(figures: dict[str, Any], words: Words) -> None:
    rates = figures["steps_per_second"]
    caption = words("lab-pace", name=figures["environment"], players=figures["players"])
    rows = grid(caption, "", words("lab-steps"), words("lab-of"), figures=True)
    rows.add_row(words("lab-environment"), f"{rates['environment']:.0f}", "")
    rows.add_row(words("lab-bare"), f"{rates['bare']:.0f}", f"{figures['of_bare']:.0%}")
    rows.add_row("connect_four", f"{rates['connect_four']:.0f}", f"{figures['of_peer']:.0%}")
    screen().print(rows)
