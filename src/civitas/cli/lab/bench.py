"""`civitas bench`: how fast a game is, beside a peer measured in the same run on the same machine."""

from __future__ import annotations

import json as json_module
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import median
from typing import Annotated, Any, NamedTuple

import typer

from civitas.bots import bots_for
from civitas.cli.grids import grid
from civitas.cli.lab import measure
from civitas.cli.lab.searching import search_pace
from civitas.cli.options import (
    Game,
    Json,
    Lang,
    fail,
    language,
    number_of_players,
    print_json,
    screen,
    title_named,
)
from civitas.cli.results import RESULTS, keep, machine
from civitas.cli.words import Words
from civitas.kernel import Title, records

PEER = Path("bench/peers/catanatron_random.py")
COMPILED = not str(records.__file__).endswith(".py")
"""Is this the compiled wheel?"""
ROUNDS = 3
"""Ours and the peer are measured in turn so many times, so that a slow moment of the machine hits both."""


def bench(
    game: Game,
    players: Annotated[int | None, typer.Option(help="How many play; without it, four or as near as can be.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each measurement takes, more or less.")] = 5.0,
    peer: Annotated[bool, typer.Option("--peer/--no-peer", help="Measure catanatron beside it.")] = True,
    peer_python: Annotated[
        Path | None, typer.Option(help="The Python that has catanatron; without it, this one.")
    ] = None,
    save: Annotated[bool, typer.Option("--save", help="Keep the figures in bench/results/.")] = False,
    profile: Annotated[bool, typer.Option("--profile", help="Print where the time goes instead.")] = False,
    search: Annotated[bool, typer.Option("--search", help="Measure bots that think ahead instead.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how fast a game is, on one core.

    Random play, copying, saving, loading and undoing; and catanatron, a fast engine for another game, beside it.
    """
    words = language(lang)
    title = title_named(game, words)
    seats = measure.seats_for(title) if players is None else number_of_players(title, players, words)
    if profile:
        typer.echo(measure.profile(title, seats, seconds))
        return
    if search:
        _search(title, seconds, json, save, words)
        return
    figures = _measured(title, seats, seconds, peer, peer_python, words)
    if json:
        print_json(figures)
    else:
        _print(figures, title, words)
    if save:
        keep(
            figures,
            RESULTS / f"{figures['date']}-{title.id}{'' if players is None else f'-{players}p'}{_BUILD}.json",
            words,
        )


_BUILD = "-compiled" if COMPILED else ""
"""Figures of the compiled wheel are kept apart."""


def _search(title: Title[Any], seconds: float, json: bool, save: bool, words: Words) -> None:
    """How fast a search thinks, and how much of that the rules take."""
    if "greedy" not in bots_for(title):
        fail(words, words("no-advice", title=title.id))
    pace = search_pace(title, seconds)
    figures = {"title": title.id, "iterations_per_second": pace.rate, **pace._asdict()}
    if save:
        keep(figures, RESULTS / f"search-{title.id}{_BUILD}.json", words)
    if json:
        print_json(figures)
        return
    rows = grid(words("bench-caption", title=f"{title.id} {title.version}", players=measure.seats_for(title)))
    rows.show_header = False
    rows.add_column()
    rows.add_column(justify="right")
    rows.add_row(words("bench-iterations"), _number(pace.rate))
    rows.add_row(words("bench-engine"), f"{pace.engine:.0%}")
    rows.add_row(words("bench-advice"), f"{pace.advice:.0%}")
    screen().print(rows)


class Pass(NamedTuple):
    """One way to play at random that is measured."""

    name: str
    listing: bool
    quiet: bool


PASSES = (Pass("drawing", False, True), Pass("listing", True, True), Pass("logged", True, False))


def _measured(
    title: Title[Any], seats: int, seconds: float, with_peer: bool, python: Path | None, words: Words
) -> dict[str, Any]:
    here = machine()
    measure.random_play(title, seats, min(seconds, 0.5))  # what is imported or made at the first use is not measured
    runs: dict[str, list[float]] = {one.name: [] for one in PASSES}
    peers: list[dict[str, Any]] = []
    missing = "" if with_peer else words("peer-not-asked")
    round_ms: list[float] = []
    games = 0
    for _ in range(ROUNDS):
        played = 0
        for name, listing, quiet in PASSES:
            pace = measure.random_play(title, seats, seconds / ROUNDS, games, listing=listing, quiet=quiet)
            runs[name].append(pace.rate)
            if name == "drawing" and pace.rounds:
                round_ms.append(pace.seconds * 1000 / pace.rounds)
            played = max(played, pace.games)
        games += played
        if not missing:
            try:
                peers.append(_peer(seconds / ROUNDS, python))
            except PeerMissing as fault:
                missing = words("peer-missing", why=str(fault))
    return {
        "title": title.id,
        "version": title.version,
        "date": date.today().isoformat(),
        "machine": here,
        "compiled": COMPILED,
        "players": seats,
        "random_play": {
            "games": games,
            **{name: {"runs": rates, "decisions_per_second": median(rates)} for name, rates in runs.items()},
            "round_ms": median(round_ms) if round_ms else None,
        },
        "clone": measure.cloning(title, seats, seconds / ROUNDS),
        "undo": measure.undoing(title, seats, seconds / ROUNDS),
        "save_and_load": measure.saving(title, seats),
        "peer": _beside(runs, peers, missing),
    }


def _beside(ours: dict[str, list[float]], peers: list[dict[str, Any]], missing: str) -> dict[str, Any]:
    """The peer lists every legal action before it takes one, so `listing` is the like of what it does."""
    if missing:
        return {"missing": missing}
    rates = [run["decisions_per_second"] for run in peers]
    return {
        "name": peers[0]["name"],
        "version": peers[0]["version"],
        "runs": rates,
        "decisions_per_second": median(rates),
        "ratio": {name: median(ours[name]) / median(rates) for name in ("listing", "drawing")},
    }


class PeerMissing(Exception):
    """The peer could not be measured; the message says why."""


def _peer(seconds: float, python: Path | None) -> dict[str, Any]:
    """Run the peer's script on its own: its licence is not ours, so nothing of it is ever imported here."""
    places = [Path.cwd() / PEER, Path(__file__).parents[4] / PEER]
    script = next((place for place in places if place.exists()), None)
    if script is None:
        raise PeerMissing(str(PEER))
    command = [str(python or sys.executable), str(script), str(seconds)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own script
    except (OSError, subprocess.CalledProcessError) as fault:
        said = getattr(fault, "stderr", "") or str(fault)
        raise PeerMissing(said.strip().splitlines()[-1]) from fault
    figures: dict[str, Any] = json_module.loads(done.stdout)
    return figures


def _print(figures: dict[str, Any], title: Title[Any], words: Words) -> None:
    play, clone, saved, peer = (figures[key] for key in ("random_play", "clone", "save_and_load", "peer"))
    middle = clone["mid_action"]
    caption = words("bench-caption", title=f"{title.id} {title.version}", players=figures["players"])
    rows = grid(caption)
    rows.show_header = False
    rows.add_column()
    rows.add_column(justify="right")
    rows.add_column()
    per_second = words("decisions-per-second")
    passes = {
        "drawing": words("bench-drawing"),
        "listing": words("bench-listing"),
        "logged": words("bench-logged"),
    }
    for name, told in passes.items():
        rows.add_row(told, _number(play[name]["decisions_per_second"]), per_second)
    rows.add_row(words("bench-round"), _number(play["round_ms"]), "ms")
    rows.add_row(words("bench-clone"), _number(clone["checkpoint"]["median_us"]), "µs")
    rows.add_row(words("bench-clone-middle"), _number(middle["median_us"]), "µs")
    rows.add_row(words("bench-clone-p95"), _number(middle["p95_us"]), "µs")
    fed = middle["answers_fed_again"] or {"median": None, "most": None}
    rows.add_row(words("bench-fed"), _number(fed["median"]), words("bench-fed-most", most=str(fed["most"] or 0)))
    rows.add_row(words("bench-undo"), _number(figures["undo"]["median_us"]), "µs")
    rows.add_row(words("bench-save"), _number(saved["save_ms"]), f"ms, {saved['bytes'] / 1000:.1f} kB")
    rows.add_row(words("bench-load"), _number(saved["load_ms"]), "ms")
    if "ratio" in peer:
        called = words("bench-peer", peer=f"{peer['name']} {peer['version']}")
        rows.add_row(called, _number(peer["decisions_per_second"]), per_second)
        ratios = {
            "listing": words("bench-ratio-listing", peer=peer["name"]),
            "drawing": words("bench-ratio-drawing", peer=peer["name"]),
        }
        for name, told in ratios.items():
            rows.add_row(told, f"{peer['ratio'][name]:.2f}", "×")
    console = screen()
    console.print(rows)
    if "missing" in peer:
        console.print(peer["missing"], markup=False, soft_wrap=True)


def _number(value: float | None) -> str:
    """Three or four digits that count."""
    if value is None:
        return "–"
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
