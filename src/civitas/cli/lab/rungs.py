"""How a ladder is told: as a table, in sentences, and as a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from civitas.cli.grids import grid
from civitas.cli.lab import pages
from civitas.cli.options import name_of, screen
from civitas.cli.words import Words
from civitas.kernel import Title
from civitas.lab.ladder import COUNTED


def _percent(rate: float) -> str:
    return f"{rate:.0%}"


def _rows(told: dict[str, Any], words: Words) -> list[list[str]]:
    rows = []
    for one in told["bots"]:
        chance, seen = one["alone"], one["seen"]
        strength, wins = f"{one['points']:.0f}", _percent(chance["rate"])
        if one["bot"] != told["anchor"]:
            strength += f" ({one['low']:.0f}–{one['high']:.0f})"
            wins += f" ({_percent(chance['low'])}–{_percent(chance['high'])})"
        rate = words("ladder-seen-of", rate=_percent(seen["wins"]["rate"]), games=str(seen["games"])) if seen else ""
        rows.append([one["bot"], strength, str(one["games"]), wins, rate])
    return rows


def _columns(told: dict[str, Any], words: Words) -> list[str]:
    chance = words("ladder-alone", others=told["players"] - 1, anchor=told["anchor"])
    return [words("column-bot"), words("ladder-strength"), words("arena-games"), chance, words("ladder-seen")]


def _caption(told: dict[str, Any], words: Words) -> str:
    return words("ladder-strengths", anchor=told["anchor"], at=f"{told['at']:.0f}")


def _left_out(told: dict[str, Any], title: Title[Any], words: Words) -> list[str]:
    """A line for each series that does not count."""
    return [
        words(
            "ladder-left-out",
            file=one["file"],
            games=one["games"],
            why=one["left_out"],
            version=one["version"],
            installed=title.version,
            players=one["players"],
        )
        for one in told["series"]
        if one["left_out"] != COUNTED
    ]


def left_out_told(told: dict[str, Any], title: Title[Any], words: Words) -> None:
    """Say on the error stream what does not count."""
    for line in _left_out(told, title, words):
        typer.echo(line, err=True)


def _said(told: dict[str, Any], title: Title[Any], words: Words) -> list[str]:
    """What is to be said in sentences: how much was counted, where the bot stands, and who cannot be compared."""
    name = name_of(title, words.language)
    said = [words("arena-summary", games=told["games"], title=name, players=told["players"])]
    old = [one for one in told["series"] if one["left_out"] == COUNTED and one["version"] != title.version]
    if old:
        said.append(words("ladder-old", games=sum(one["games"] for one in old)))
    for place, one in enumerate(told["bots"], start=1):
        if one["bot"] == told["bot"] != told["anchor"]:
            chance = {"chance": "rate", "least": "low", "most": "high"}
            said.append(
                words(
                    "ladder-stands",
                    bot=one["bot"],
                    place=place,
                    all=len(told["bots"]),
                    others=told["players"] - 1,
                    anchor=told["anchor"],
                    **{name: f"{one[name]:.0f}" for name in ("points", "low", "high")},
                    **{name: _percent(one["alone"][part]) for name, part in chance.items()},
                )
            )
    return [*said, *([words("ladder-apart", bots=", ".join(told["apart"]))] if told["apart"] else [])]


def shown(told: dict[str, Any], title: Title[Any], words: Words) -> None:
    """The ladder in the terminal."""
    left_out_told(told, title, words)
    console = screen()
    rows = grid(_caption(told, words), *_columns(told, words), figures=True)
    rows.columns[0].no_wrap = True  # a bot is known by the end of its name
    for row in _rows(told, words):
        rows.add_row(*row)
    console.print(rows)
    for line in _said(told, title, words):
        console.print(line, markup=False)


def report(told: dict[str, Any], title: Title[Any], words: Words) -> str:
    """The ladder as a page."""
    from civitas.lab import charts

    rated = [(one["bot"], one["points"], one["low"], one["high"]) for one in told["bots"]]
    summary, *said = _said(told, title, words)
    files = [
        (
            Path(one["file"]).name,
            str(one["games"]),
            one["version"],
            str(one["players"]),
            words("ladder-counted", why=one["left_out"] or "counted"),
        )
        for one in told["series"]
    ]
    return pages.page(
        words.language,
        words("ladder-title", title=name_of(title, words.language)),
        pages.paragraph(summary),
        *(pages.paragraph(line, "told") for line in said),
        pages.section(
            _caption(told, words),
            pages.paragraph(words("ladder-strengths-told"), "soft"),
            pages.chart(charts.intervals("strengths", rated, words("ladder-strength"), line=told["at"])),
            pages.table(_columns(told, words), _rows(told, words)),
        ),
        *_chances(told, words),
        pages.section(
            words("ladder-series"),
            pages.table(
                (
                    words("ladder-file"),
                    words("arena-games"),
                    words("column-version"),
                    words("column-players"),
                    words("ladder-counts"),
                ),
                files,
            ),
        ),
    )


def _chances(told: dict[str, Any], words: Words) -> list[str]:
    """How often each wins alone, if there is anybody but the anchor."""
    from civitas.lab import charts

    chance, anchor = 1 / told["players"], told["anchor"]
    rows = [(one["bot"], *one["alone"].values()) for one in told["bots"] if one["bot"] != anchor]
    if not rows:
        return []
    return [
        pages.section(
            words("ladder-chances", anchor=anchor, chance=_percent(chance)),
            pages.paragraph(words("ladder-chances-told", others=told["players"] - 1, anchor=anchor), "soft"),
            pages.chart(charts.intervals("chances", rows, words("arena-percent"), line=chance, percent=True)),
        )
    ]
