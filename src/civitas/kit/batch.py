"""A batch of random games, watched: what one worker process does at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from civitas.kernel import Table, Title
from civitas.kernel.dice import Stream
from civitas.kernel.gamefile import write_game
from civitas.kit.beginnings import (
    FROM_ONE_GAME,
    LATE,
    OPENING,
    RICH,
    Broken,
    Habits,
    Place,
    late_places,
    rich_place,
    started,
)
from civitas.kit.looking import Offence, Position, breakdown, viewers
from civitas.kit.plan import Plan
from civitas.kit.random_play import (
    alarm,
    check_result,
    check_tally,
    choose,
    game_seed,
    new_table,
    points_brought,
)
from civitas.kit.watching.copies import Copies, check_arrival
from civitas.kit.watching.explaining import Explaining
from civitas.kit.watching.leaks import Leaks, Step, check_plain
from civitas.kit.watching.replaying import Mark, Played, mark, replayed, replayed_elsewhere
from civitas.kit.watching.saving import check_save
from civitas.kit.watching.showing import Thinking, show
from civitas.kit.watching.speaking import Speaking
from civitas.kit.watching.undoing import Before, Overheard, check_barrier, check_undo, overheard
from civitas.kit.watching.untouched import check_untouched

T = TypeVar("T")
THOUGHTS = 4
"""A check lets the rules run more than once."""


class Offender(NamedTuple):
    """An offence with the game in which it happened."""

    check: str
    players: int
    kind: str
    number: int
    seed: str
    message: str
    game: str | None


class BatchResult(NamedTuple):
    """What comes back from a worker."""

    kind: str
    games: int
    offenders: list[Offender]
    amounts: dict[str, int]
    seconds: dict[str, float]
    redealt: bool
    used: set[str]
    faults: dict[str, str]


class Watch:
    """Counts, times and collects what the checks do in one batch."""

    def __init__(self, plan: Plan, players: int, kind: str) -> None:
        self.plan = plan
        self.players = players
        self.kind = kind
        self.offenders: list[Offender] = []
        self.amounts: dict[str, int] = {}
        self.seconds: dict[str, float] = {}
        self.redealt = False
        self._failed: set[str] = set()

    def wants(self, check: str) -> bool:
        """Is the check part of this run, and has it not failed in this batch? One offence of a kind is enough."""
        return check in self.plan.only and check not in self._failed

    def count(self, check: str, amount: int = 1) -> None:
        self.amounts[check] = self.amounts.get(check, 0) + amount

    @contextmanager
    def timed(self, check: str) -> Iterator[None]:
        start = perf_counter()
        try:
            yield
        finally:
            self.seconds[check] = self.seconds.get(check, 0.0) + perf_counter() - start

    def seed(self, number: int) -> str:
        return game_seed(self.plan.seed, self.players, number, "" if self.kind == OPENING else self.kind)

    def offend(self, check: str, number: int, message: str, game: str | None) -> None:
        self._failed.add(check)
        if check in self.plan.only:
            seed = self.seed(number)
            self.offenders.append(Offender(check, self.players, self.kind, number, seed, message, game))


class WatchedGame:
    """One random game with the checks around each of its decisions, from the opening or from a position."""

    def __init__(
        self,
        title: Title[Any],
        program: Overheard,
        watch: Watch,
        number: int,
        speaking: Speaking,
        lay_out: Callable[[int], Place] | None = None,
    ) -> None:
        self.title = title
        self.lay_out = lay_out
        """How the position with which this table starts is made; None for the opening."""
        self.program = program
        self.watch = watch
        self.number = number
        self.speaking = speaking if watch.plan.is_spoken(number) and watch.wants("texts") else None
        self.seed = watch.seed(number)
        self.table: Table | None = None
        self.marks: list[Mark] = []
        self._marked = 0
        self._looks = 0
        self._thinking: Thinking | None = None
        self._copies = Copies()
        self._leaks = Leaks()
        self._explaining: Explaining | None = None
        self._stream = Stream(f"watch {self.seed}|")

    def play(self) -> Played | None:
        """Play the game to its end, or from a position for as long as planned; None if something stopped it."""
        watch, decisions = self.watch, 0
        start, checks = perf_counter(), sum(watch.seconds.values())
        try:
            answer_for = self._begin()
            brought = points_brought(self._present)
            while not self._present.over:
                if decisions >= self._longest:
                    if self.lay_out is not None:
                        break
                    raise Offence(f"{decisions} decisions and no end")
                with alarm():
                    seat, answer = answer_for(self._present)
                self._look_at_facts()
                if self.lay_out is not None:
                    self._guard("prompts", lambda: show(Position(self._present)))
                if not self._decide(seat, answer):
                    return None
                decisions += 1
            self._look_at_facts()
            self._explain()
            if self._present.over:
                check_result(self._present)
                self._guard("invariants", lambda: check_tally(self._present, brought))
        except Offence as offence:
            self._offend("play", str(offence))
            return None
        except Broken as broken:
            self.table = broken.table
            self._offend("play", f"bots do not get to the end: {breakdown(broken.why)}")
            return None
        except Exception as fault:
            self._offend("play", f"a rule breaks down: {breakdown(fault)}")
            return None
        finally:
            watch.count("play", decisions)
            checks = sum(watch.seconds.values()) - checks
            watch.seconds["play"] = watch.seconds.get("play", 0.0) + perf_counter() - start - checks
            watch.redealt = watch.redealt or self._leaks.redealt
        return Played(write_game(self._present, secret=True), self.marks)

    @property
    def _longest(self) -> int:
        return self.watch.plan.most_decisions if self.lay_out is None else self.watch.plan.decisions_on

    def _begin(self) -> Callable[[Table], tuple[int, Any]]:
        """Open the table; returns how its answers are chosen."""
        players = self.watch.players
        answers = self._laid_out(players)
        self._explain()
        return answers

    def _laid_out(self, players: int) -> Callable[[Table], tuple[int, Any]]:
        if self.lay_out is None:
            with alarm():
                self.table, stream = new_table(self.title, players, self.seed)
            return lambda table: choose(table, stream)
        place = self.lay_out(self.number)
        with alarm():
            self.table, stream = started(self.title, players, self.seed, place)
        self._thinking = Thinking(self.table, self.seed)
        return Habits(stream).choose

    def _decide(self, seat: int, answer: Any) -> bool:
        """Let the seat answer, with the dear checks around it if it is their turn; False if the game is spoilt."""
        table, since, told = self._present, self._present.seq, len(self._present.log())
        looked = self._is_looked_at()
        if looked:
            self._explain()
        before, along = self._look(Position(table)) if looked else (None, {})
        self.program.reveals.clear()
        with alarm():
            table.apply(seat, answer)
        reveals = list(self.program.reveals)
        if looked:
            after = Position(table)
            for check, copy in along.items():
                self._guard(check, partial(check_arrival, after, copy, seat, answer), again=True)
            if before is not None and not self._undo(before, after, seat, bool(reveals)):
                return False
        self._guard("leak", lambda: self._leaks.follow(Position(table), Step(seat, answer, told, reveals)), again=True)
        if self.speaking is not None:
            speaking = self.speaking
            self._guard("texts", lambda: speaking.hear(table, since))
        return True

    def _look(self, now: Position) -> tuple[Before | None, dict[str, Table]]:
        """The dear checks before an answer; returns what undo must bring back, and tables to be played along."""
        if self.watch.wants("replay") or self.watch.wants("hash-seed"):
            with self.watch.timed("replay"):
                self.marks.append(mark(now, self._marked))
                self._marked = now.table.seq
        along = {
            "clone": self._guard("clone", lambda: self._copies.check(now, self._stream)),
            "save": self._guard("save", lambda: check_save(now)),
        }
        self._guard("leak", lambda: self._look_for_leaks(now))
        self._guard("prompts", lambda: self._think(now), again=self.lay_out is not None)
        thinking = not self._stream.below(self.watch.plan.thoughts)
        self._guard("untouched", lambda: check_untouched(now, self.seed, thinking))
        before = self._guard("undo", lambda: Before(now))
        return before, {check: table for check, table in along.items() if table is not None}

    def _explain(self) -> None:
        """Hold the acts since the last look against what has changed."""
        if self._explaining is None:
            explaining = self._guard("explained", lambda: Explaining(self.title, self.lay_out is None), again=True)
            if explaining is None or not explaining.has_acts:
                return
            self._explaining = explaining
        explaining = self._explaining
        self._guard("explained", lambda: explaining.look(self._present))

    def _think(self, now: Position) -> None:
        show(now)
        if self._thinking is not None and not self._stream.below(self.watch.plan.thoughts):
            self._thinking.check(now)

    def _look_for_leaks(self, now: Position) -> None:
        check_plain(now.table.view(self._stream.choice(viewers(now.table))))
        if self.title.has_secrets:
            self._leaks.check(now, self._stream)

    def _undo(self, before: Before, after: Position, seat: int, revealed: bool) -> bool:
        """Check the undo of the answer just given; False if it failed, for then the table may stand anywhere."""

        def check() -> bool:
            check_barrier(after.table, seat, revealed)
            check_undo(before, after, seat)
            return True

        return self._guard("undo", check, again=True) is not None

    @property
    def _present(self) -> Table:
        assert self.table is not None
        return self.table

    def _is_looked_at(self) -> bool:
        plan = self.watch.plan
        if self.lay_out is not None:
            return self._stream.below(100) < plan.percent_on
        if plan.is_thorough(self.number) and self._looks < plan.thorough_most:
            self._looks += 1
            return True
        return self._stream.below(100) < plan.percent

    def _look_at_facts(self) -> None:
        def check() -> None:
            for fault in self.title.invariants(self._present.state):
                raise Offence(fault)

        self._guard("invariants", check)

    def _guard(self, check: str, action: Callable[[], T], again: bool = False) -> T | None:
        """Run a check; what it finds, or an exception in it, is an offence of its kind. Skipped once it has failed."""
        watch = self.watch
        if not watch.wants(check):
            return None
        if not again:
            watch.count(check)
        with watch.timed(check):
            try:
                with alarm(THOUGHTS):
                    return action()
            except Offence as offence:
                self._offend(check, str(offence))
            except Exception as fault:
                self._offend(check, f"the check breaks down: {breakdown(fault)}")
        return None

    def _offend(self, check: str, message: str) -> None:
        self.watch.offend(check, self.number, message, _written(self.table))


def _written(table: Table | None) -> str | None:
    """The game so far, if it can be written at all."""
    try:
        return None if table is None else write_game(table, secret=True)
    except Exception:
        return None


class Places:
    """The positions of one batch: a rich one for each number, or late ones of games that bots play for several."""

    def __init__(self, title: Title[Any], watch: Watch) -> None:
        self.title = title
        self.watch = watch
        self._late: dict[int, list[Place]] = {}

    def rich(self, number: int) -> Place:
        with alarm():
            return rich_place(self.title, self.watch.players, self.watch.seed(number))

    def late(self, number: int) -> Place:
        game, which = divmod(number, FROM_ONE_GAME)
        if game not in self._late:
            first = self.watch.seed(game * FROM_ONE_GAME)
            self._late[game] = late_places(
                self.title, self.watch.players, f"{first}/bots", self.watch.plan.most_decisions
            )
        return self._late[game][which]


def run_batch(title: Title[Any], plan: Plan, players: int, numbers: range, kind: str = OPENING) -> BatchResult:
    """Play the games of these numbers from beginnings of this kind, then replay them."""
    watch = Watch(plan, players, kind)
    speaking = Speaking(title)
    listened, program = overheard(title)
    places = Places(title, watch)
    lay_out = {RICH: places.rich, LATE: places.late}.get(kind)
    games: dict[int, Played] = {}
    for number in numbers:
        played = WatchedGame(listened, program, watch, number, speaking, lay_out).play()
        if played is not None:
            games[number] = played
    if games and plan.only & {"replay", "hash-seed"}:
        _replay(title, watch, games)
    return BatchResult(
        kind, len(numbers), watch.offenders, watch.amounts, watch.seconds, watch.redealt, speaking.used, speaking.faults
    )


def _replay(title: Title[Any], watch: Watch, games: dict[int, Played]) -> None:
    """Replay under another hash seed; if that fails, replay here to tell whether the hash seed is to blame."""
    with watch.timed("replay"):
        found = replayed_elsewhere(watch.plan.name, list(games.values()))
        watch.count("replay", len(games))
        watch.count("hash-seed", len(games))
        for (number, played), fault in zip(games.items(), found, strict=True):
            if fault is not None:
                here = replayed(title, played)
                check, message = ("hash-seed", fault) if here is None else ("replay", here)
                if watch.wants(check):
                    watch.offend(check, number, message, played.text)
