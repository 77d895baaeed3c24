"""`civitas lab`: measurements for those who study games."""

from __future__ import annotations

import json as json_module
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from civitas.cli.grids import grid
from civitas.cli.measure import seats_for
from civitas.cli.options import Game, Json, Lang, fail, language, print_json, screen, title_named
from civitas.cli.words import Words
from civitas.lab.extras import MissingExtra

app = typer.Typer(help="Measure environments and the balance of games.", no_args_is_help=True, rich_markup_mode=None)
RESULTS = Path("bench/results")


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


def keep(figures: dict[str, Any], file: Path, words: Words) -> None:
    """Write figures down where results are kept."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json_module.dumps(figures, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    except OSError as fault:
        fail(words, words("cannot-write", file=str(file), why=fault.strerror or str(fault)))
    typer.echo(words("saved", file=str(file)), err=True)


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


def _print_pace(figures: dict[str, Any], words: Words) -> None:
    rates = figures["steps_per_second"]
    caption = words("lab-pace", name=figures["environment"], players=figures["players"])
    rows = grid(caption, "", words("lab-steps"), words("lab-of"), figures=True)
    rows.add_row(words("lab-environment"), f"{rates['environment']:.0f}", "")
    rows.add_row(words("lab-bare"), f"{rates['bare']:.0f}", f"{figures['of_bare']:.0%}")
    rows.add_row("connect_four", f"{rates['connect_four']:.0f}", f"{figures['of_peer']:.0%}")
    screen().print(rows)
