"""`civitas new`: a game to begin with, in a package of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from civitas.cli.options import Lang, fail, language, screen
from civitas.games import titles
from civitas.kit.scaffold import is_id, write_game


def new(
    id: Annotated[str, typer.Argument(help="What the game is called in commands and addresses: small letters.")],
    folder: Annotated[
        Path | None, typer.Option(help="Where to write it; a folder of that name if you do not say.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write a new game: small and whole, to be replaced rule by rule.

    A package of its own with rules, texts, an index of paragraphs and tests. It passes the checks, and once it is
    installed, it can be played in the terminal and in a browser.
    """
    words = language(lang)
    if not is_id(id):
        fail(words, words("new-bad-id", id=id))
    if id in titles():
        fail(words, words("new-taken", id=id))
    home = folder or Path(id)
    try:
        files = write_game(id, home)
    except FileExistsError:
        fail(words, words("new-not-empty", folder=str(home)))
    console = screen()
    for file in files:
        console.print(str(file), highlight=False)
    console.print()
    console.print(words("new-next", id=id, folder=str(home)), highlight=False)
