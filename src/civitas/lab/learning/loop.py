"""The loop: games, a fit to all of them, a match; better weights are kept, and the next round has to beat them.

Everything is in one folder and on disk at once, so that a loop that was interrupted goes on where it was. Whatever is
played follows from the seed and a number, so it does not matter how many processes play.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from civitas.bots.learned import Weights, kept_weights, read_file, written
from civitas.games import find_title
from civitas.lab.crews import Hands, work_in_order
from civitas.lab.extras import need
from civitas.lab.learning import playing
from civitas.lab.learning.fitting import Fit, fit
from civitas.lab.learning.matching import Paired, Verdict, play_pair, verdict
from civitas.lab.learning.playing import Rows, Thinking, learnable, play_games
from civitas.lab.sequential import BETTER, OPEN

CHUNK = 5
"""So many games are one file of the data set."""
KEPT = "kept.bin"
"""The weights that were found to be better than those before."""
Told = Callable[[str, int, int], None]


class OtherRun(Exception):
    """The folder holds a run with other settings."""


class Plan(NamedTuple):
    """What is asked for. Another plan wants another folder."""

    title: str
    players: int
    games: int
    """For each round."""
    hidden: int
    trace: float | None
    pull: float
    """How strongly the sums are drawn to the written evaluation."""
    iterations: int
    hoped: float
    """So many points ahead are worth taking over."""
    pairs: int
    """No more pairs than that are played in a match."""
    seed: str
    thinking: int = 0
    """Iterations of the searches that play the games to learn from; without any, bots that go by the hints play."""


class Round(NamedTuple):
    """What one time through the loop came to."""

    number: int
    fit: Fit
    verdict: Verdict
    taken: bool


def learn(plan: Plan, folder: Path, rounds: int, hands: Hands, told: Told) -> Iterator[Round]:
    """Go through the loop so many times, from wherever the folder stands."""
    title = find_title(plan.title)
    advice: Any = learnable(title, plan.players)
    folder.mkdir(parents=True, exist_ok=True)
    first = kept_weights(title)
    _begin(plan, first, folder / "plan.json")
    for number in range(1, rounds + 1):
        here = folder / f"round-{number}"
        here.mkdir(exist_ok=True)
        old = read_file(file, advice) if (file := _kept(folder, number)) else first
        _play(plan, number, here, old, hands, told)
        rows = gathered([folder / f"round-{n}" for n in range(1, number + 1)])
        told("fit", 0, 1)
        found = fit(rows, advice.PHASES, advice.TRAITS, plan.hidden, plan.trace, plan.pull, number, old)
        # What plays is what is on disk, to the last bit.
        _write(here / "new.bin", written(found.weights))
        new = read_file(here / "new.bin", advice)
        said = _match(plan, number, here, new, old, hands, told)
        taken = said.said == BETTER
        if taken:
            _write(here / KEPT, written(new))
        yield Round(number, found, said, taken)


def _begin(plan: Plan, first: Weights | None, file: Path) -> None:
    """A folder belongs to one plan, under one version of the rules, and to what was to be beaten when it began."""
    asked = {**plan._asdict(), "version": find_title(plan.title).version, "rows": playing.VERSION}
    asked["from"] = None if first is None else sha256(written(first)).hexdigest()
    if not file.exists():
        _write(file, json.dumps(asked, indent=2).encode())
    elif json.loads(file.read_text("utf-8")) != asked:
        raise OtherRun(str(file.parent))


def _kept(folder: Path, number: int) -> Path | None:
    """The weights that were the best when a round began."""
    files = [folder / f"round-{n}" / KEPT for n in range(number - 1, 0, -1)]
    return next((file for file in files if file.exists()), None)


def _play(plan: Plan, number: int, here: Path, old: Weights | None, hands: Hands, told: Told) -> None:
    """The games of a round that are not on disk yet."""
    first = (number - 1) * plan.games
    chunks = [range(at, min(at + CHUNK, first + plan.games)) for at in range(first, first + plan.games, CHUNK)]
    files = [here / f"games-{chunk.start:06}.npz" for chunk in chunks]
    left = [(chunk, file) for chunk, file in zip(chunks, files, strict=True) if not file.exists()]
    done = plan.games - sum(len(chunk) for chunk, _ in left)
    told("play", done, plan.games)
    work = partial(_chunk, plan, old)
    with work_in_order(hands) as crew:
        played = crew(work, [chunk for chunk, _ in left])
        for (chunk, file), rows in zip(left, played, strict=True):
            _keep(rows, file)
            done += len(chunk)
            told("play", done, plan.games)


def _chunk(plan: Plan, weights: Weights | None, games: range) -> Rows:
    return play_games(plan.title, plan.players, plan.seed, games, Thinking(plan.thinking, weights))


def _keep(rows: Rows, file: Path) -> None:
    """Whoever played may be another machine: what is kept is written here."""
    new = file.with_suffix(".new.npz")
    need("numpy").savez_compressed(new, **rows._asdict())
    new.replace(file)


def gathered(folders: Sequence[Path]) -> Rows:
    """All rows of some rounds."""
    np = need("numpy")
    files = [file for folder in folders for file in sorted(folder.glob("games-*.npz")) if ".new." not in file.name]
    parts = []
    for file in files:
        with np.load(file) as data:
            parts.append([data[name] for name in Rows._fields])
    return Rows(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _match(plan: Plan, number: int, here: Path, new: Weights, old: Weights | None, hands: Hands, told: Told) -> Verdict:
    """New against old, until it is clear or enough; every pair is a line on disk."""
    file = here / "match.jsonl"
    pairs = [Paired(*json.loads(line)) for line in _lines(file)]
    said = verdict(pairs, plan.hoped)
    work = partial(_pair, plan, number, new, old)
    with work_in_order(hands) as crew:
        if said.said == OPEN:
            for pair in crew(work, range(len(pairs), plan.pairs)):
                pairs.append(pair)
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(pair) + "\n")
                told("match", len(pairs), plan.pairs)
                said = verdict(pairs, plan.hoped)
                if said.said != OPEN:
                    break
    return said


def _pair(plan: Plan, number: int, new: Weights, old: Weights | None, pair: int) -> Paired:
    return play_pair(plan.title, plan.players, f"{plan.seed} {number}", pair, new, old, plan.iterations)


def _lines(file: Path) -> list[str]:
    """Whole lines; one that was cut off is cut away."""
    text = file.read_text("utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        _write(file, whole.encode())
    return whole.splitlines()


def _write(file: Path, data: bytes) -> None:
    new = file.with_suffix(".new")
    new.write_bytes(data)
    new.replace(file)
