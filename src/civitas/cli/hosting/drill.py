"""`civitas drill`: does the site keep what it promises?"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Any

import typer

from civitas.cli.grids import grid
from civitas.cli.hosting.serve import need_site
from civitas.cli.options import Json, Lang, fail, language, print_json, screen
from civitas.cli.results import RESULTS, keep, machine
from civitas.cli.words import Words

app = typer.Typer(help="Kill the site, attack it or load it, on purpose.", no_args_is_help=True, rich_markup_mode=None)
MOST_MS = 1000
"""Milliseconds in which 99 of 100 answers are there while others attack the site."""
LONGEST_WAIT = 5.0
"""Seconds that nobody may wait longer for a move when processes die."""


class Kind(StrEnum):
    """Which database."""

    sqlite = "sqlite"
    postgresql = "postgresql"


Runs = Annotated[int, typer.Option(min=1, help="How often.")]
Tables = Annotated[int, typer.Option(min=1, max=1000, help="Tables at which games are going on.")]
Database = Annotated[Kind, typer.Option(help="A server of the drill's own, or a file.")]
Bus = Annotated[str, typer.Option(help="Where NATS is.")]
Save = Annotated[bool, typer.Option("--save", help=f"Keep the figures in {RESULTS}/site-<drill>.json.")]
NATS = "nats://127.0.0.1:4222"


@app.command()
def kill(
    runs: Runs = 20,
    tables: Tables = 50,
    database: Database = Kind.postgresql,
    save: Save = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Kill the site or its database under load and look whether anything is lost.

    Odd runs kill the site, even ones the database (SQLite has none to kill). Everything is new for each run and gone
    after it.
    """
    words = language(lang)
    here, found = machine(), list[dict[str, Any]]()
    for run in _drilled("civitas.site.drills.breakdown:break_down", runs, tables, words, database):
        found.append(run)
        if not json:
            typer.echo(words("drill-run", run=run["run"], runs=runs, losses=len(run["losses"])), err=True)
    losses = [loss for run in found for loss in run["losses"]]
    figures = {"machine": here, "database": database.value, "tables": tables, "lost": len(losses), "runs": found}
    if json:
        print_json(figures)
    else:
        _print_runs(found, words)
    if save:
        _keep("kill", figures, words)
    raise typer.Exit(1 if losses else 0)


@app.command()
def restore(
    runs: Runs = 3,
    tables: Tables = 50,
    database: Database = Kind.postgresql,
    save: Save = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Back a site up under load, destroy its database, restore it, and look whether anything is lost.

    Every answer that was acknowledged before the backup began must be there again, and every table must fit the rules.
    """
    words = language(lang)
    here = machine()
    found = list(_drilled("civitas.site.drills.restoring:restore", runs, tables, words, database))
    losses = [f"{run['run']}: {loss}" for run in found for loss in run["losses"]]
    figures = {"machine": here, "database": database.value, "tables": tables, "lost": len(losses), "runs": found}
    if json:
        print_json(figures)
    else:
        console = screen()
        for run in found:
            line = words(
                "drill-restored", run=run["run"], before=run["before"], rows=run["rows"], tables=run["rechecked"]
            )
            console.print(line, markup=False, soft_wrap=True)
        for loss in losses[:20]:
            console.print(loss, markup=False, soft_wrap=True)
        verdict = words("drill-lost", count=len(losses)) if losses else words("drill-restored-all")
        console.print(verdict, markup=False, soft_wrap=True)
    if save:
        _keep("restore", figures, words)
    raise typer.Exit(1 if losses else 0)


@app.command()
def failover(
    runs: Runs = 3,
    tables: Tables = 30,
    bus: Bus = NATS,
    save: Save = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Kill one of two web, push and worker processes under load, and look who missed a move or was told twice.

    PostgreSQL is a server of the drill's own; NATS must be there already.
    """
    words = language(lang)
    here = machine()
    own = {"CIVITAS_BUS": bus, "CIVITAS_NOTICE_RANGES": "127.0.0.0/8"}
    found = list(_drilled("civitas.site.drills.failover:fail_over", runs, tables, words, Kind.postgresql, **own))
    bad = [run for run in found if run["losses"] or run["missed"] or run["twice"] or run["longest_wait"] > LONGEST_WAIT]
    figures = {"machine": here, "tables": tables, "goal_seconds": LONGEST_WAIT, "runs": found}
    if json:
        print_json(figures)
    else:
        console = screen()
        for run in found:
            facts = {name: run[name] for name in ("run", "answers", "missed", "told", "twice")}
            line = words("drill-failed-over", wait=str(run["longest_wait"]), **facts)
            console.print(line, markup=False, soft_wrap=True)
            for loss in run["losses"][:20]:
                console.print(f"{run['run']}: {loss}", markup=False, soft_wrap=True)
    if save:
        _keep("failover", figures, words)
    raise typer.Exit(1 if bad else 0)


@app.command()
def abuse(
    runs: Runs = 1,
    tables: Tables = 20,
    seconds: Annotated[float, typer.Option(min=1, max=300, help="How long the attack lasts.")] = 30,
    most: Annotated[int, typer.Option(min=1, help="Milliseconds in which 99 of 100 answers must be there.")] = MOST_MS,
    database: Database = Kind.postgresql,
    bus: Bus = NATS,
    save: Save = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Attack the site while people play, and look whether they notice.

    Slow bodies, dripping webhooks, endless answers and files, broken text, floods of tables, hints and streams, all
    from this machine to itself. One process with SQLite; two web processes, push and worker with PostgreSQL and NATS.
    """
    words = language(lang)
    here = machine()
    own = {"CIVITAS_NOTICE_RANGES": "127.0.0.0/8", "CIVITAS_DRILL_SECONDS": str(seconds)}
    if database is Kind.postgresql:
        own["CIVITAS_BUS"] = bus
    found = list(_drilled("civitas.site.drills.abuse:abuse", runs, tables, words, database, **own))
    bad = [run for run in found if run["losses"] or run["p99"] is None or run["p99"] > most]
    size = {"database": database.value, "tables": tables, "seconds": seconds}
    figures = {"machine": here, **size, "goal_ms": most, "runs": found}
    if json:
        print_json(figures)
    else:
        console = screen()
        for run in found:
            facts = {name: run[name] for name in ("run", "answers")}
            times = {"p99": str(run["p99"]), "goal": str(most), "health": str(run["health"]["longest"])}
            line = words("drill-abused", attacks=sum(run["attacks"].values()), **facts, **times)
            console.print(line, markup=False, soft_wrap=True)
            for loss in run["losses"][:20]:
                console.print(f"{run['run']}: {loss}", markup=False, soft_wrap=True)
        end = words("drill-noticed") if bad else words("drill-unnoticed")
        console.print(end, markup=False, soft_wrap=True)
    if save:
        _keep(f"abuse-{database.value}", figures, words)
    raise typer.Exit(1 if bad else 0)


def _keep(drill: str, figures: dict[str, Any], words: Words) -> None:
    keep(figures, RESULTS / f"site-{drill}.json", words)


def _drilled(act: str, runs: int, tables: int, words: Words, database: Kind, **own: str) -> Iterator[dict[str, Any]]:
    """What each run of a drill found, as soon as it has; `own` are settings of its site."""
    need_site(words)
    from civitas.site.drills.apart import end_in_order
    from civitas.site.drills.cluster import NoPostgres
    from civitas.site.drills.runs import drill

    end_in_order()
    try:
        yield from drill(act, runs, tables, postgresql=database is Kind.postgresql, **own)
    except NoPostgres as missing:
        fail(words, words("drill-no-postgresql", program=str(missing)))


def _print_runs(found: list[dict[str, Any]], words: Words) -> None:
    columns = {
        "before": words("drill-before"),
        "answers": words("drill-answers"),
        "bot_answers": words("drill-bot-answers"),
        "cut_off": words("drill-cut-off"),
        "done_already": words("drill-done-already"),
        "unresolved": words("drill-unresolved"),
    }
    victims = {"site": words("drill-site"), "database": words("drill-database")}
    headings = [words("drill-killed"), *columns.values(), words("drill-losses"), words("column-seconds")]
    rows = grid("", *headings, figures=True)
    for run in found:
        victim = f"{run['run']} {victims[run['killed']]}"
        rows.add_row(victim, *(str(run[column]) for column in columns), str(len(run["losses"])), str(run["seconds"]))
    console = screen()
    console.print(rows)
    for run in found:
        for loss in run["losses"][:20]:
            console.print(f"{run['run']}: {loss}", markup=False, soft_wrap=True)
    lost = sum(len(run["losses"]) for run in found)
    answers = sum(run["answers"] for run in found)
    verdict = words("drill-lost", count=lost) if lost else words("drill-nothing-lost", runs=len(found), answers=answers)
    console.print(verdict, markup=False, soft_wrap=True)


@app.command()
def load(
    tables: Annotated[int, typer.Option(min=20, max=2000, help="Tables in the middle of a game.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, max=300, help="How long each measurement takes.")] = 20,
    connections: Annotated[int, typer.Option(min=1, max=15000, help="Open push streams.")] = 2000,
    processes: Annotated[int, typer.Option(min=1, max=16, help="Web processes.")] = 1,
    database: Annotated[
        str, typer.Option(help="The PostgreSQL server; a database is made there and dropped.")
    ] = "postgresql://root@127.0.0.1:5432/postgres",
    bus: Bus = NATS,
    before: Annotated[
        str, typer.Option(help="Another checkout with the same database schema, measured in turn with this one.")
    ] = "",
    save: Save = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how much the site carries, beside what rules and database alone would carry.

    Answers come with tokens and with the cookies of browsers, at tables without a clock and with the default one. Real
    processes on this machine; only PostgreSQL and NATS must be there already.
    """
    words = language(lang)
    need_site(words)
    from civitas.site.drills.apart import end_in_order
    from civitas.site.drills.load import Size, drill

    end_in_order()
    size = Size(tables, seconds, connections, processes, before)
    figures = {"machine": machine(), **drill(size, database, bus)}
    if json:
        print_json(figures)
    else:
        _print_figures(figures, words)
    if save:
        _keep("load", figures, words)


def _print_ways(figures: dict[str, Any], words: Words) -> None:
    """The ways of answering side by side, and beside each the other checkout, if there is one."""
    answers, median, longest = words("drill-column-rate"), words("drill-column-p50"), words("drill-column-p99")
    web, database = words("drill-column-web"), words("drill-column-database")
    rows = grid(words("drill-ways"), "", answers, median, longest, web, database, figures=True)
    called = {
        "token": words("drill-way-token"),
        "token_clock": words("drill-way-token-clock"),
        "cookie": words("drill-way-cookie"),
        "cookie_clock": words("drill-way-cookie-clock"),
    }
    for way, found in figures["ways"].items():
        rows.add_row(called[way], *_cells(found))
        if "before" in figures:
            rows.add_row(words("drill-way-before"), *_cells(figures["before"][way]))
            gain = figures["gain"][way]
            cpu = (f"{gain[part]:.2f} x" if part in gain else "" for part in ("web", "database"))
            rows.add_row(words("drill-way-gain"), f"{gain['rate']:.2f} x", "", "", *cpu)
    screen().print(rows)


def _cells(found: dict[str, Any]) -> list[str]:
    full, cpu = found["full"], found["cpu"]
    times = [f"{value:.2f} ms" for value in (full["p50"], full["p99"], cpu["web"], cpu["database"])]
    return [f"{full['rate']:.0f} /s", *times]


def _print_figures(figures: dict[str, Any], words: Words) -> None:
    _print_ways(figures, words)
    rows = grid(words("drill-load-caption", tables=figures["size"]["tables"]), "", "", words("drill-goal"), "")
    reached, missed = words("drill-met"), words("drill-missed")
    for said, place, unit in _lines(words):
        value: Any = figures
        for step in place.split("."):
            value = value[step]
        shown = f"{value:,.{0 if value >= 100 else 2}f} {unit}"
        goal = figures["goals"].get(place)
        if goal is None:
            rows.add_row(said, shown)
        else:
            rows.add_row(said, shown, f"{goal['sign']} {goal['value']} {unit}", reached if goal["met"] else missed)
    console = screen()
    console.print(rows)
    where = figures["machine"]
    console.print(words("drill-machine", cores=where["cores"], load=str(where["load_before"])), soft_wrap=True)


def _lines(words: Words) -> list[tuple[str, str, str]]:
    """Each figure that is shown: its name in words, where it stands, its unit."""
    return [
        (words("drill-engine"), "engine", "/s"),
        (words("drill-sql"), "sql", "/s"),
        (words("drill-sql-move"), "sql_move", "/s"),
        (words("drill-ratio"), "ratio", ""),
        (words("drill-half-token-rate"), "ways.token.half.rate", "/s"),
        (words("drill-half-p50"), "ways.token.half.p50", "ms"),
        (words("drill-half-p99"), "ways.token.half.p99", "ms"),
        (words("drill-half-cookie-rate"), "ways.cookie_clock.half.rate", "/s"),
        (words("drill-half-p50"), "ways.cookie_clock.half.p50", "ms"),
        (words("drill-half-p99"), "ways.cookie_clock.half.p99", "ms"),
        (words("drill-push-p50"), "push.p50", "ms"),
        (words("drill-push-p99"), "push.p99", "ms"),
        (words("drill-push-sent-p99"), "push.sent_p99", "ms"),
        (words("drill-crowd-p50"), "crowd.p50", "ms"),
        (words("drill-crowd-p99"), "crowd.p99", "ms"),
        (words("drill-opening-early"), "opening.early", "ms"),
        (words("drill-opening-late"), "opening.late", "ms"),
        (words("drill-opening-ratio"), "opening.ratio", ""),
    ]
