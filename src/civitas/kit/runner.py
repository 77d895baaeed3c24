"""Running the kit: the games in batches, over worker processes if wanted, then the checks that need no game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from civitas.games.acts import declares_acts
from civitas.kernel import Title
from civitas.kit.batch import BatchResult, Offender, run_batch
from civitas.kit.beginnings import BEGINNINGS, FROM_ONE_GAME, LATE, OPENING, RICH, has_rich
from civitas.kit.golden import check_golden
from civitas.kit.plan import CHECKS, Plan, full_plan, is_ours, name_of, quick_plan, title_of
from civitas.kit.reading.acts import check_acts
from civitas.kit.reading.rules import check_rules
from civitas.kit.reading.texts import check_texts
from civitas.kit.report import Begun, Finding, Report, Tally
from civitas.kit.rules_index import has_rules
from civitas.kit.speed import decisions_a_second

QUICK_GAMES = 6
BATCH = 10
"""Games in a batch: enough to make a worker's start worth it, few enough to show progress."""
SHARES = {RICH: 1, LATE: 2}
"""To so many games from the opening comes one from a position of this kind, where most was ever found…"""
FEWEST = {RICH: 8, LATE: FROM_ONE_GAME}
"""… but never fewer than so many, and always a multiple of it."""
FLOOR = 3_000
"""Decisions a second below which a game is too slow; machines are noisy, so it is far below what a good one does."""
QUICK_FLOOR = 1_000
"""The same at the quick size, which is for any machine at any hour: one host gave the same game 1,900 and 3,900,
another build of the same Python half as many again. So it finds what has become several times too slow."""
MOST_DECISIONS = 20_000
UNITS = {"play": "decisions", "replay": "games", "hash-seed": "games"}

Progress = Callable[[str, int, int], None]


def run_checks(
    title: Title[Any],
    *,
    games: int,
    players: Sequence[int] | None = None,
    seed: str = "kit",
    quick: bool = False,
    jobs: int = 1,
    tests: Path | None = None,
    out: Path | None = None,
    progress: Progress | None = None,
    only: Iterable[str] = CHECKS,
    most_decisions: int = MOST_DECISIONS,
    floor: int | None = None,
) -> Report:
    """Check a title with so many games at each player count; what is wrong is in the report, never an exception.

    `tests` is the directory of the title's tests (for a game of this repository it is found), `out` is where games with
    an offence are written.
    """
    chosen = frozenset(only)
    if unknown := chosen - set(CHECKS):
        raise ValueError(f"there is no check {', '.join(sorted(unknown))}; there are: {', '.join(CHECKS)}")
    plan = (quick_plan if quick else full_plan)(name_of(title), seed, chosen, most_decisions)
    run = _Run(title, plan, list(players or title.seats), quick, progress or (lambda *_: None))
    run.play(min(games, QUICK_GAMES) if quick else games, jobs, out or Path("check-findings"))
    run.look(tests or tests_of(title), (QUICK_FLOOR if quick else FLOOR) if floor is None else floor)
    return run.report()


def tests_of(title: Title[Any]) -> Path | None:
    """Where the tests of a game are, if they are at hand; None where only the package is installed.

    Ours lie in this repository, those of others beside a package that lies in `src`, as `civitas new` writes it.
    """
    if is_ours(title):
        tests = Path(__file__).parents[3] / "tests" / "games" / title.id
    else:
        spec = find_spec(title.home.partition(".")[0])
        if spec is None or spec.origin is None or (home := Path(spec.origin).parents[1]).name != "src":
            return None
        tests = home.parent / "tests"
    return tests if tests.is_dir() else None


class _Run:
    """One run of the kit on one title."""

    def __init__(self, title: Title[Any], plan: Plan, players: list[int], quick: bool, progress: Progress) -> None:
        self.title = title
        self.plan = plan
        self.players = players
        self.quick = quick
        self.progress = progress
        self.findings: list[Finding] = []
        self.tallies: dict[str, Tally] = {}
        self._begun: list[Begun] = []
        self._used: set[str] = set()
        self._heard: dict[str, str] = {}

    # ------------------------------------------------------------------ games

    def play(self, games: int, jobs: int, out: Path) -> None:
        """Play and replay; write down the first game with an offence of each kind at each player count."""
        sizes = {OPENING: games} | {kind: _positions(kind, games) for kind in (RICH, LATE)}
        if not has_rich(self.title):
            del sizes[RICH]
        work = [work for kind, size in sizes.items() for work in _work(kind, size, self.players)]
        results, done = [], 0
        for result in _results(self.title, self.plan, work, jobs):
            results.append(result)
            done += result.games
            self.progress("play", done, sum(sizes.values()) * len(self.players))
        for offender in _first_of_each([o for result in results for o in result.offenders]):
            self.findings.append(_finding(self.title, offender, out))
        self._count(results)
        self._begun = [
            Begun(kind, sum(r.games for r in found), sum(r.amounts.get("play", 0) for r in found))
            for kind in BEGINNINGS
            if (found := [result for result in results if result.kind == kind])
        ]
        if "redeal" in self.plan.only:
            self._check_redeal(results)
        self._used = {message for result in results for message in result.used}
        self._heard = {key: fault for result in results for key, fault in result.faults.items()}

    def _count(self, results: list[BatchResult]) -> None:
        for check in CHECKS:
            amount = sum(result.amounts.get(check, 0) for result in results)
            seconds = sum(result.seconds.get(check, 0.0) for result in results)
            if check in self.plan.only and amount:
                self.tallies[check] = Tally(check, amount, UNITS.get(check, "positions"), seconds)

    def _check_redeal(self, results: list[BatchResult]) -> None:
        looks = sum(result.amounts.get("leak", 0) for result in results)
        if not self.title.has_secrets:
            self.tallies["redeal"] = Tally("redeal", 0, "positions", 0.0, "the game says that it has no secrets")
            return
        self.tallies["redeal"] = Tally("redeal", looks, "positions", 0.0)
        if looks and not any(result.redealt for result in results):
            message = (
                "redeal never changed anything, so the leak check says nothing (if nothing is hidden: has_secrets)"
            )
            self.findings.append(Finding("redeal", message))

    # ------------------------------------------------------------------ without games

    def look(self, tests: Path | None, floor: int) -> None:
        """Look at texts, rules and golden games, and measure the speed."""
        self._static("texts", "messages", lambda: check_texts(self.title, self._used, self._heard))
        if declares_acts(self.title) or is_ours(self.title):
            self._static("acts", "kinds of note", lambda: check_acts(self.title))
        else:
            self._skip("acts", "the game has no acts.toml")
        if has_rules(self.title) or is_ours(self.title):
            self._static("rules", "paragraphs", lambda: check_rules(self.title, tests))
        else:
            self._skip("rules", "the game has no rules.toml")
        if tests is None:
            self._skip("golden", "no directory of tests is known")
        else:
            wanted = [] if self.quick else self.players
            self._static("golden", "games", lambda: check_golden(self.title, tests, wanted))
        if "speed" in self.plan.only:
            self._measure(floor)

    def _static(self, check: str, unit: str, look: Callable[[], tuple[int, list[str]]]) -> None:
        if check not in self.plan.only:
            return
        start = perf_counter()
        try:
            amount, faults = look()
        except Exception as fault:
            amount, faults = 0, [f"the check breaks down: {fault!r}"]
        self.findings += [Finding(check, fault) for fault in faults]
        self.tallies[check] = Tally(check, amount, unit, perf_counter() - start)
        self.progress(check, 1, 1)

    def _skip(self, check: str, why: str) -> None:
        if check in self.plan.only:
            self.tallies[check] = Tally(check, 0, "", 0.0, why)

    def _measure(self, floor: int) -> None:
        if any(finding.check == "play" for finding in self.findings):
            self._skip("speed", "the game cannot be played to its end")
            return
        players = self.players[len(self.players) // 2]
        start = perf_counter()
        speed = decisions_a_second(self.title, players, self.plan.seed, 0.6 if self.quick else 3.0)
        self.tallies["speed"] = Tally("speed", int(speed), "decisions/s", perf_counter() - start)
        if speed < floor:
            self.findings.append(Finding("speed", f"{speed:,.0f} decisions a second, under {floor:,}", players))
        self.progress("speed", 1, 1)

    def report(self) -> Report:
        order = {check: place for place, check in enumerate(CHECKS)}
        unique = list(dict.fromkeys(self.findings))
        unique.sort(key=lambda finding: (order[finding.check], finding.players or 0))
        tallies = [self.tallies[check] for check in CHECKS if check in self.tallies]
        return Report(self.title.id, unique, tallies, self._begun)


def _positions(kind: str, games: int) -> int:
    """From how many positions of this kind is played, at each player count, beside so many games from the opening?"""
    return max(1, games // SHARES[kind] // FEWEST[kind]) * FEWEST[kind]


class _Work(NamedTuple):
    """One batch: so many players, these games, beginnings of this kind."""

    players: int
    numbers: range
    kind: str


def _work(kind: str, size: int, players: list[int]) -> list[_Work]:
    """The games of one kind in batches; late positions of one game of bots stay together."""
    batch = BATCH if kind != LATE else FROM_ONE_GAME
    return [_Work(count, range(at, min(at + batch, size)), kind) for at in range(0, size, batch) for count in players]


def _results(title: Title[Any], plan: Plan, work: list[_Work], jobs: int) -> Iterator[BatchResult]:
    if jobs <= 1 or len(work) <= 1:
        for batch in work:
            yield run_batch(title, plan, *batch)
        return
    with ProcessPoolExecutor(min(jobs, len(work)), mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(_worker, plan, batch) for batch in work]
        for future in as_completed(waiting):
            yield future.result()


def _worker(plan: Plan, batch: _Work) -> BatchResult:
    return run_batch(title_of(plan), plan, *batch)


def _first_of_each(offenders: list[Offender]) -> list[Offender]:
    """The earliest game of each check, player count and kind, in whatever order the workers came back.

    In play every other dead end is a finding of its own; numbers aside, which are those of seats.
    """
    found: dict[tuple[str, int, str, str], Offender] = {}
    for offender in sorted(offenders, key=lambda o: o.number):
        what = re.sub(r"\d+", "", offender.message) if offender.check == "play" else ""
        found.setdefault((offender.check, offender.players, offender.kind, what), offender)
    return list(found.values())


def _finding(title: Title[Any], offender: Offender, out: Path) -> Finding:
    path = None
    if offender.game is not None:
        out.mkdir(parents=True, exist_ok=True)
        kind = "" if offender.kind == OPENING else f"{offender.kind}-"
        path = out / f"{title.id}-{offender.check}-{offender.players}p-{kind}{offender.number}.jsonl"
        path.write_text(offender.game, encoding="utf-8")
    return Finding(
        offender.check, offender.message, offender.players, offender.seed, None if path is None else str(path)
    )
