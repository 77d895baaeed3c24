"""The ladder of a title: how strong its bots are, from all series that were kept, whoever played whom in which.

Series are files as the arena writes them. Those that come with the package lie in `ladders/<title>`: a file that is put
there counts. What was played under other rules, by other numbers or with other options is told and left out.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from civitas.bots import BotName, bots_for, read_name
from civitas.bots.names import budget_of
from civitas.intervals import wilson
from civitas.kernel import Title
from civitas.lab.series import Played
from civitas.lab.store import FORMAT, game_of
from civitas.lab.strengths import AT, RESAMPLES, alone, met, ranking, strengths

SHIPPED = Path(__file__).with_name("ladders")
ANCHORS = ("greedy", "random")
"""Who lies at `AT`. The greedy bot plays alike on every machine, costs little, and is the first that others are
measured by; a title without advice has the random bot alone."""
RIVALS = ("random", "greedy")
"""Whom a bot plays that there is no ladder for yet."""
QUICK_SECONDS, QUICK_ITERATIONS = 0.2, 40
"""Who thinks no longer is played without being asked for: 0.2 seconds is what an apprentice has, and what 20 to 40
iterations take. A game of a slower bot lasts for minutes."""
USUAL_PLAYERS = 4
"""The kept series are played by four."""
COUNTED, VERSION, PLAYERS, OPTIONS = "", "version", "players", "options"
"""Why a series is left out."""


class NotASeries(Exception):
    """The file is none that the arena has written."""


class OtherTitle(Exception):
    """The file was named, and its games are of another title."""


class Kept(NamedTuple):
    """A game of a series: which bot sat where, and how it went."""

    seating: tuple[str, ...]
    played: Played


class Series(NamedTuple):
    """A file of games."""

    file: Path
    match: Mapping[str, Any]
    """Its first line, which says what was played."""
    games: tuple[Kept, ...]


class Rules(NamedTuple):
    """What a ladder is about."""

    title: Title[Any]
    players: int
    options: Mapping[str, str]
    other_versions: bool = False
    """Do games under other versions of the rules count as well?"""

    def against(self, match: Mapping[str, Any]) -> str:
        """Why these games do not count, if they do not."""
        if match["players"] != self.players:
            return PLAYERS
        try:
            fits = self._whole(match["options"]) == self._whole(self.options)
        except ValueError:  # an option that the title had once
            fits = False
        if not fits:
            return OPTIONS
        return COUNTED if self.other_versions or match["version"] == self.title.version else VERSION

    def together(self) -> bool:
        """Do all win or lose together? Then nobody is stronger than anybody else."""
        return self.title.together(self._whole(self.options))

    def _whole(self, options: Mapping[str, str]) -> dict[str, str]:
        return self.title.fitting(self.players, self.title.chosen(options))


def usual_players(title: Title[Any]) -> int:
    """As many as play where nothing is said."""
    return min(title.seats, key=lambda players: abs(players - USUAL_PLAYERS))


def gathered(title: Title[Any], name: str, places: Iterable[Path] | None) -> list[Series]:
    """The series of a title in these files and folders; without any, those that come with the package.

    In a folder there may be series of other titles, which are passed over.
    """
    found = []
    for place in [SHIPPED / title.id] if places is None else places:
        for file in sorted(place.glob("*.jsonl")) if place.is_dir() else [place]:
            if places is None and not file.exists():
                continue
            series = read(file)
            if series.match["title"] in (title.id, name):
                found.append(series)
            elif not place.is_dir():
                raise OtherTitle(str(file))
    return found


def read(file: Path) -> Series:
    """A series. A line that was cut off while it was written is no game."""
    try:
        told, *lines = file.read_text(encoding="utf-8").split("\n")[:-1]
        match, rows = json.loads(told), [json.loads(line) for line in lines]
        if match["arena"] != FORMAT:
            raise NotASeries(str(file))
        bots = match["bots"]
        games = [Kept(tuple(bots[seat] for seat in row["seats"]), game_of(row)) for row in rows]
    except (ValueError, KeyError, TypeError, IndexError) as fault:
        raise NotASeries(str(file)) from fault
    return Series(file, match, tuple(games))


def counted(series: Iterable[Series], rules: Rules) -> list[Kept]:
    """The games that count. One that is in two files counts once; so a folder and a copy of it do no harm."""
    seen: set[str] = set()
    found = []
    for one in series:
        if rules.against(one.match) != COUNTED:
            continue
        for game in one.games:
            # How long it took is no part of what was played.
            key = json.dumps([one.match, game.seating, game.played._replace(seconds=0.0)], sort_keys=True)
            if key not in seen and not game.played.fault:
                seen.add(key)
                found.append(game)
    return found


def is_quick(name: str) -> bool:
    """Does the bot think so little that it is played without being asked for? Nobody knows that of guests."""
    if not BotName(name.partition(":")[0]).is_ours:  # no file decides what is imported
        return False
    wanted = read_name(name)
    if not wanted.thinks_ahead:
        return True
    seconds, cpu, iterations = budget_of(wanted)
    return min(seconds or inf, cpu or inf) <= QUICK_SECONDS or (iterations or inf) <= QUICK_ITERATIONS


def rivals(games: Iterable[Kept], title: Title[Any], name: str) -> list[str]:
    """Whom a bot of somebody's own plays: all quick ones of the ladder, or those that there always are."""
    quick = [bot for bot in sorted({bot for game in games for bot in game.seating}) if is_quick(bot)]
    found = quick or [bot for bot in RIVALS if bot in bots_for(title)]
    return [bot for bot in found if bot != name]


def figures(rules: Rules, series: Sequence[Series], seed: str, resamples: int = RESAMPLES) -> dict[str, Any]:
    """The ladder, as JSON data."""
    games = counted(series, rules)
    sat = Counter(bot for game in games for bot in set(game.seating))
    anchor = next(
        (bot for bot in ANCHORS if bot in sat), min(sat, key=lambda bot: (-sat[bot], bot), default=ANCHORS[0])
    )
    rankings = [ranking(game.seating, game.played.ranks()) for game in games]
    return {
        "title": rules.title.id,
        "version": rules.title.version,
        "players": rules.players,
        "options": dict(rules.options),
        "anchor": anchor,
        "at": AT,
        "games": len(games),
        "bots": [
            {
                **one._asdict(),
                "games": sat[one.bot],
                "alone": dict(
                    zip(("rate", "low", "high"), (alone(at, rules.players) for at in one[1:]), strict=True),
                ),
                "seen": _seen(games, one.bot, anchor),
            }
            for one in (strengths(rankings, anchor, seed, resamples) if games else [])
        ],
        "apart": sorted(set(sat) - met(rankings, anchor)),
        "series": [
            {
                "file": str(one.file),
                "version": one.match["version"],
                "players": one.match["players"],
                "games": len(one.games),
                "left_out": rules.against(one.match),
            }
            for one in series
        ],
    }


def _seen(games: Iterable[Kept], bot: str, anchor: str) -> dict[str, Any] | None:
    """How it went where the bot sat alone against a table of the anchor, if there are such games."""
    shares = [
        game.played.share(game.seating.index(bot))
        for game in games
        if bot != anchor and Counter(game.seating) == {bot: 1, anchor: len(game.seating) - 1}
    ]
    return {"games": len(shares), "wins": wilson(sum(shares), len(shares))._asdict()} if shares else None
