"""`civitas verify`: recompute the dice of a finished game."""

from __future__ import annotations

import typer

from civitas.cli.options import File, Json, Lang, OfGame, game_from, language, print_json, screen, title_of
from civitas.kernel.gamefile import verify as verify_dice


def verify(file: File, game: OfGame = None, json: Json = False, lang: Lang = None) -> None:
    """Check that the dice of a game were honest.

    Every roll and shuffle is computed again from the seed that is revealed when the game is over.
    """
    words = language(lang)
    saved = game_from(file, words)
    found = verify_dice(title_of(saved, game, words), saved)
    if json:
        print_json({"ok": not found.problems, **found._asdict()})
    else:
        console = screen()
        for problem in found.problems:
            console.print(problem, markup=False)
        if found.problems:
            console.print(words("dice-wrong", count=len(found.problems)), style="red")
        else:
            console.print(words("dice-honest", rolls=found.rolls), style="green")
    if found.problems:
        raise typer.Exit(1)
