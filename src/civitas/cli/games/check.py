"""`civitas check`: does a game keep all the promises that the kit tests?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from civitas.cli.grids import grid, hanging
from civitas.cli.options import (
    Game,
    Jobs,
    Json,
    Lang,
    fail,
    language,
    number_of_players,
    print_json,
    screen,
    title_named,
)
from civitas.cli.progress import bars
from civitas.cli.words import Words
from civitas.kit import Begun, Finding, Report, run_checks


def check(
    game: Game,
    quick: Annotated[bool, typer.Option("--quick", help="A few games only: for while you are writing.")] = False,
    games: Annotated[int, typer.Option(min=1, help="How many games at each number of players.")] = 40,
    players: Annotated[str, typer.Option(help="Only these numbers of players: 2,3.")] = "",
    jobs: Jobs = 1,
    seed: Annotated[str, typer.Option(help="The same seed checks the same games.")] = "kit",
    tests: Annotated[Path | None, typer.Option(help="Where the tests of the game lie, if they are not found.")] = None,
    out: Annotated[Path | None, typer.Option(help="Where games with a finding are written.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Check that a game keeps its promises.

    Random games without dead ends, exact copies, saves, replays and undos, no leak of what is hidden, every text in
    every language, every paragraph with a test. Ends with 1 if anything was found.
    """
    words = language(lang)
    title = title_named(game, words)
    counts: list[int] | None = None
    if players:
        if not all(number.strip().isdecimal() for number in players.split(",")):
            fail(words, words("wrong-players", title=title.id, least=title.seats[0], most=title.seats[-1]))
        counts = [number_of_players(title, int(number), words) for number in players.split(",")]
    with bars() as show:

        def tell(name: str, done: int, total: int) -> None:
            show(words("checking", check=name), done, total)

        report = run_checks(
            title, games=games, players=counts, seed=seed, quick=quick, jobs=jobs, tests=tests, out=out, progress=tell
        )
    if json:
        print_json(report.to_json())
    else:
        _print(report, words)
    if not report.ok:
        raise typer.Exit(1)


def _print(report: Report, words: Words) -> None:
    console = screen()
    rows = grid("", words("column-check"))
    rows.add_column(words("column-amount"), justify="right")
    rows.add_column("")
    rows.add_column(words("column-seconds"), justify="right")
    found = {finding.check for finding in report.findings}
    for tally in report.tallies:
        mark = Text("✗ ", "red") if tally.check in found else Text("✓ ", "green") if tally.amount else Text("– ", "dim")
        amount = f"{tally.amount:,}" if tally.amount else ""
        rows.add_row(mark + Text(tally.check), amount, tally.note or tally.unit, f"{tally.seconds:.1f}")
    console.print(rows)
    for begun in report.begun:
        console.print(Text(_played_from(begun, words), "dim"))
    if report.ok:
        console.print(Text(words("check-clean", title=report.title), "green"))
        return
    console.print(Text(words("check-findings", count=len(report.findings), title=report.title), "red"))
    for finding in report.findings:
        console.print(hanging("·", Text(_line(finding))))


def _played_from(begun: Begun, words: Words) -> str:
    counted = {"tables": begun.tables, "decisions": begun.decisions}
    match begun.beginning:
        case "opening":
            return words("check-from-opening", **counted)
        case "rich":
            return words("check-from-rich", **counted)
        case _:
            return words("check-from-late", **counted)


def _line(finding: Finding) -> str:
    """A finding with what is needed to see it again."""
    where = [f"players {finding.players}"] if finding.players is not None else []
    where += [f"seed {finding.seed}"] if finding.seed is not None else []
    where += [finding.path] if finding.path is not None else []
    return f"{finding.check}: {finding.message}" + (f" ({', '.join(where)})" if where else "")
