"""Plays a match of the arena into a folder, with a bar; begun again with the same folder, it goes on there."""

from __future__ import annotations

from pathlib import Path

from civitas.cli.options import fail
from civitas.cli.progress import bar
from civitas.cli.words import Words
from civitas.lab.arena import Arena
from civitas.lab.crews import Hands, crew_for
from civitas.lab.series import Match
from civitas.lab.store import OtherMatch, Store


def held(
    match: Match, games: int, out: Path, hands: Hands, words: Words, until: float = 0.0, hoped: float = 0.0
) -> Arena:
    """What is missing is played: so many games for each pair, or fewer if it is clear before."""
    try:
        store = Store(out, match)
    except OtherMatch:
        fail(words, words("arena-other", folder=str(out)))
    arena = Arena(match, games, until, store, hoped)
    with crew_for(*hands) as crew, bar(words("playing"), arena.most) as told:
        for played in arena.play(crew):
            told(played)
    return arena
