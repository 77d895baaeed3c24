"""The commands, gathered."""

from __future__ import annotations

from typing import Annotated

import typer

from civitas import __version__
from civitas.cli.games import check, new, rules, titles
from civitas.cli.hosting import admin, drill, openapi, serve
from civitas.cli.lab import app as lab
from civitas.cli.lab import arena, arrange, balance, bench, ladder, learn, simulate
from civitas.cli.playing import play, replay, verify

app = typer.Typer(
    name="civitas",
    help="Heavy civilisation board games, rules to the letter, in your terminal.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

for command in (
    play.play,
    titles.titles,
    simulate.simulate,
    arena.arena,
    check.check,
    new.new,
    rules.rules,
    replay.replay,
    verify.verify,
    bench.bench,
    serve.serve,
    serve.migrate,
    serve.web,
    serve.push,
    serve.worker,
    openapi.openapi,
):
    app.command()(command)
app.add_typer(admin.app, name="admin")
app.add_typer(drill.app, name="drill")
lab.app.command()(balance.balance)
lab.app.command()(arrange.arrange)
lab.app.command()(learn.learn)
lab.app.command()(ladder.ladder)
app.add_typer(lab.app, name="lab")


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"civitas {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Heavy civilisation board games, rules to the letter, in your terminal."""
