"""`civitas titles`: the games that are installed."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from rich.text import Text

from civitas.cli.grids import grid
from civitas.cli.options import Json, Lang, language, name_of, print_json, screen
from civitas.games import find_title
from civitas.games import titles as installed
from civitas.games.title import info_of


def titles(json: Json = False, lang: Lang = None) -> None:
    """List the games that are installed.

    With their versions, their numbers of players and their options.
    """
    words = language(lang)
    rows = [_row(name, words.language) for name in installed()]
    if json:
        print_json(rows)
        return
    console = screen()
    if not rows:
        console.print(words("no-titles"))
        return
    head = (words("column-title"), words("column-version"), words("column-players"), words("column-options"))
    games = grid("", "", *head)
    for row in rows:
        if "fault" in row:
            games.add_row(row["id"], "", "", "", words("title-faulty", why=row["fault"]), style="red")
        else:
            options = ", ".join(f"{name}={'|'.join(values)}" for name, values in row["options"].items())
            players = f"{row['players'][0]}–{row['players'][-1]}"
            name = Text(row["name"])
            if "designer" in row:
                name.append(f"\n{row['designer']}", "dim")
            games.add_row(row["id"], name, row["version"], players, options)
    console.print(games)


def _row(id: str, language: str) -> dict[str, Any]:
    try:
        title = find_title(id)
        name = name_of(title, language)
    except Exception as fault:  # one broken game must not hide the others
        return {"id": id, "fault": f"{type(fault).__name__}: {fault}"}
    options = {option: list(choice.values) for option, choice in title.options.items()}
    players = list(title.seats)
    shown = {"id": title.id, "name": name, "version": title.version, "players": players, "options": options}
    info = info_of(title)
    if info is None:
        return shown
    return {**shown, **asdict(info), "minutes": [info.minutes[0], info.minutes[-1]]}
