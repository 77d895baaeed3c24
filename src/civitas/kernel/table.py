"""The table: the one door through which server, bots, terminal, laboratory and tests play a game.

While a rule waits for an answer it is a suspended generator, which can be neither saved nor copied. So the table keeps
a copy of the state from the last checkpoint and the few answers since; cloning, loading and undoing all start that
step afresh and feed those answers to it again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Generator, Mapping
from typing import Any, NamedTuple

from civitas.kernel.dice import Chance, Chooser, Dice, Stream, keeps_commitment
from civitas.kernel.journal import CHANCE, REDEAL, TABLE, TAKE_BACK, UNDO, Entry, Item, effective
from civitas.kernel.prompts import Answer, Prompt, Refusal
from civitas.kernel.records import State
from civitas.kernel.requests import Ask, AskAll, Lanes, Note, Reveal
from civitas.kernel.sequence import Leaf
from civitas.kernel.title import Result, Title

_REDEAL = -3
ANSWERS_BETWEEN_CHECKPOINTS = 8
"""Feeding a few answers again is about as dear as copying a state; more of them between two copies pay off."""
FORMAT = 1
"""The version of saved tables and game files."""


class NotAsked(Exception):
    """The seat has nothing to answer now."""


class CannotUndo(Exception):
    """Nothing of this seat can be taken back without the others."""


class Misfit(Exception):
    """A recorded answer does not fit the rules it is fed to."""

    def __init__(self, entry: Entry, why: str) -> None:
        super().__init__(f"entry {entry.seq} ({entry.key}): {why}")
        self.entry = entry


class LogLine(NamedTuple):
    """A note, with the number of the journal entry that brought it about."""

    seq: int
    key: str
    params: dict[str, Any]
    seats: tuple[int, ...] | None


class Terms(NamedTuple):
    """What an order depends on."""

    only: bool = False
    """It holds only if nothing else could be answered: the seat has nothing to react with."""
    when: dict[str, Any] | None = None
    """It holds only for questions whose parameters are these."""
    times: int | None = None
    """It is carried out so often, and then it ends."""
    until_warned: bool = False
    """It ends when somebody does something to the seat (see `Table.warnings`)."""

    def hold(self, prompt: Prompt) -> bool:
        """Do they hold for this question?"""
        if self.only and len(prompt.legal()) != 1:
            return False
        params = prompt.params or {}
        return all(name in params and params[name] == value for name, value in (self.when or {}).items())


_MUTABLE = (list, dict)


def _fresh(value: Any) -> Any:
    """JSON data that a rule may keep and change: the journal has its own."""
    if isinstance(value, list):
        return [_fresh(item) for item in value]
    if isinstance(value, dict):
        return {key: _fresh(item) for key, item in value.items()}
    return value


class _Checkpoint(NamedTuple):
    """A place between two steps from which the game can be started again."""

    position: int
    state: State
    rolls: int
    seq: int
    notes: int
    barrier: int
    last: int


class _Joint:
    """Several seats at once: sealed answers (no lanes), or a procedure for each."""

    __slots__ = ("done", "lanes", "prompts", "start")

    def __init__(self, start: int, prompts: dict[int, Prompt], lanes: Mapping[int, Any] | None) -> None:
        self.start = start
        self.prompts = prompts
        self.lanes = lanes
        self.done: dict[int, Any] = {}


class Table:
    """A game being played."""

    __slots__ = (
        "_barrier",
        "_chance",
        "_checkpoints",
        "_feed",
        "_feed_start",
        "_joint",
        "_last",
        "_next_checkpoint",
        "_notes",
        "_orders",
        "_pending",
        "_procedure",
        "_queue",
        "_quiet",
        "_rolls",
        "_seq",
        "_terms",
        "_undone",
        "dice",
        "held",
        "journal",
        "options",
        "over",
        "seats",
        "start",
        "state",
        "title",
        "warnings",
    )

    def __init__(
        self,
        title: Title[Any],
        seats: int,
        options: Mapping[str, str] | None = None,
        dice: Dice | None = None,
        *,
        quiet: bool = False,
        start: State | None = None,
    ) -> None:
        """A new table. Without dice every roll is asked for (`to_act` says CHANCE); a quiet table keeps no log.

        It begins with the opening of the box, or with the position `start`: a state whose cursor stands on the step
        that is to be run first (see `checkpoint`). The journal then begins at that position.
        """
        if seats not in title.seats:
            raise ValueError(f"{title.id} is for {title.seats[0]} to {title.seats[-1]} players")
        self.title = title
        self.seats = seats
        self.options = _chosen(title, options or {})
        self.dice = dice
        self.start = None if start is None else start.copy()
        self.journal: list[Entry] = []
        self._quiet = quiet
        self._no_orders()
        self._undone: dict[int, list[Answer]] = {}
        self._seq = 0
        self._begin(())

    def _no_orders(self) -> None:
        self._orders: dict[int, dict[str, Answer]] = {}
        self._terms: dict[int, dict[str, Terms]] = {}
        self.held: frozenset[str] = frozenset()
        """Keys of questions that an order answers only when the host says so (`obey`), never at once."""
        self.warnings: frozenset[str] = frozenset()
        """Keys of notes that end an order which lasts until something happens to its seat."""

    def _begin(self, items: tuple[Item, ...] | list[Item]) -> None:
        """Open the box, or lay out the position with which the table began, and feed it the answers so far."""
        start, program = self.start, self.title.program
        self.state: Any = self.title.setup(self.seats, self.options) if start is None else start.copy()
        self._notes: list[LogLine] = []
        self._forget_position(0, 0, CHANCE)
        self._checkpoints: list[_Checkpoint] = []
        self._next_checkpoint = 0
        self._feed_start = 0
        self._feed: list[Item] = []
        self._queue: list[Item] = list(reversed(items))
        self._proceed(program.begin(self.state) if start is None else program.leaf(self.state))
        self._drain()

    def _forget_position(self, rolls: int, barrier: int, last: int) -> None:
        self._pending: dict[int, Prompt] = {}
        self._chance: Chance | None = None
        self._joint: _Joint | None = None
        self._procedure: Generator[Any, Any, Any] | None = None
        self._rolls = rolls
        self._barrier = barrier
        self._last = last
        self.over = False

    # ------------------------------------------------------------------ looking

    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked now; CHANCE if the table has no dice and a roll is due; nobody at the end."""
        return (CHANCE,) if self._chance is not None else tuple(self._pending)

    @property
    def side_by_side(self) -> bool:
        """Are several seats asked at once, or were, and not all have answered?"""
        return self._joint is not None

    @property
    def seq(self) -> int:
        """How many entries the journal has."""
        return self._seq

    @property
    def rolls(self) -> int:
        """How many rolls are in force."""
        return self._rolls

    def prompt(self, seat: int) -> Prompt:
        """The question before the seat."""
        prompt = self._pending.get(seat)
        if prompt is None:
            raise NotAsked(f"seat {seat} has nothing to answer")
        return prompt

    def chance(self) -> Chance:
        """The roll that is due, at a table without dice."""
        if self._chance is None:
            raise NotAsked("no roll is due")
        return self._chance

    def legal(self, seat: int) -> list[Answer]:
        """Every answer the seat may give (or every outcome of a roll)."""
        if seat == CHANCE:
            return [outcome for outcome, _ in self.chance().outcomes()]
        return self.prompt(seat).legal()

    def refusals(self, seat: int) -> list[Refusal]:
        """What the seat may not choose now, each with reason and paragraph."""
        return self.prompt(seat).refusals()

    def view(self, viewer: int | None) -> dict[str, Any]:
        """All that a seat, or a spectator (None), may know."""
        sealed = None
        if self._joint is not None and self._joint.lanes is None and viewer is not None:
            sealed = self._joint.done.get(viewer)
        return {"over": self.over, "sealed": sealed, "game": self.title.view(self.state, viewer)}

    def notes(self, viewer: int | None, since: int = 0) -> list[LogLine]:
        """The log that a seat, or a spectator, may read, from journal entry `since` on."""
        return [n for n in self._notes if n.seq >= since and (n.seats is None or viewer in n.seats)]

    def log(self, since: int = 0) -> list[LogLine]:
        """Every line from journal entry `since` on, whoever may read it: for a host that keeps the log itself."""
        return [n for n in self._notes if n.seq >= since]

    def result(self) -> Result | None:
        """Points and winners, once the game is over."""
        return self.title.result(self.state) if self.over else None

    def fingerprint(self) -> str:
        """A hash of everything true at the table."""
        text = json.dumps(self.state.dump(), separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()

    # ------------------------------------------------------------------ answering

    def apply(self, seat: int, answer: Answer, by: str = "") -> None:
        """The seat answers its prompt; raises `Refusal` with the reason if it may not."""
        noted = len(self._notes)
        self._answer(seat, answer, by)
        if self._orders:
            self._heed(seat, noted)
            self._obey()

    def _answer(self, seat: int, answer: Answer, by: str) -> None:
        if self._chance is not None:
            if seat != CHANCE:
                raise NotAsked("a roll is due")
            verdict, key = self._chance.verdict(answer), self._chance.key
        else:
            prompt = self.prompt(seat)
            verdict, key = prompt.verdict(answer), prompt.key
            if verdict is None:
                answer = prompt.normal(answer)
        if verdict is not None:
            raise Refusal(answer, verdict)
        if self._undone:
            self._forget_undone(seat, answer, by)
        self._deliver(self._record(seat, key, answer, by))

    def _forget_undone(self, seat: int, answer: Answer, by: str) -> None:
        """A new answer leaves the seat nothing to redo."""
        undone = self._undone.get(seat)
        if by == "redo" and undone and undone[-1] == answer:
            undone.pop()
        else:
            self._undone.pop(seat, None)

    def _record(self, who: int, key: str, answer: Answer, by: str = "") -> Item:
        seq = self._seq
        self._seq = seq + 1
        if not self._quiet:
            self.journal.append(Entry(seq, who, key, answer, by))
        return tuple.__new__(Item, (who, answer, seq))  # half the price of Item(…), and paid for every answer

    def _deliver(self, item: Item) -> None:
        """Hand an answer to the procedure that waits for it, and run on to the next question."""
        who, answer, _ = item
        if self._chance is not None:
            self._chance = None
            self._take_roll(item)
            waiting = self._resume(answer)
        elif self._joint is None:
            if who != self._last:
                self._barrier = self._feed_start + len(self._feed)
                self._last = who
            self._feed.append(item)
            waiting = self._resume(answer)
        else:
            joint = self._joint
            self._feed.append(item)
            self._barrier = max(self._barrier, joint.start)
            if joint.lanes is None:
                joint.done[who] = answer
                del self._pending[who]
            else:
                self._run_lane(joint, who, answer)
            if self._pending:
                return
            self._joint = None
            self._last = -1
            self._barrier = self._feed_start + len(self._feed)
            waiting = self._resume({seat: joint.done[seat] for seat in joint.prompts})
        if not waiting:
            self._proceed(self.title.program.advance(self.state))

    def _take_roll(self, item: Item) -> None:
        self._feed.append(item)
        self._rolls += 1
        self._barrier = self._feed_start + len(self._feed)
        self._last = CHANCE

    def _proceed(self, leaf: Leaf | None, checkpoint: bool = True) -> None:
        """Run steps, beginning with this one, until a seat must answer or the game is over."""
        state, advance = self.state, self.title.program.advance
        while leaf is not None:
            if leaf.is_procedure:
                if checkpoint and self._feed_start + len(self._feed) >= self._next_checkpoint:
                    self._take_checkpoint()
                self._procedure = leaf.run(state)
                if self._resume(None):
                    return
            else:
                leaf.run(state)
            checkpoint = True
            leaf = advance(state)
        self._procedure = None
        self._pending = {}
        self.over = True
        if not self._quiet:
            self._tell_end(self.title.result(state))

    def _tell_end(self, result: Result) -> None:
        """The last lines of the log: which end it was, what broke a tie, and who has won."""
        for outcome in result.told():
            self._write(Note(outcome.key, **outcome.params), None)
        if result.winners:
            winners = list(result.winners)
            self._write(Note("victory", seat=winners, count=len(winners), points=result.scores[winners[0]]), None)

    def _resume(self, value: Any) -> bool:
        """Run the procedure up to its next question; False when it has ended."""
        assert self._procedure is not None
        send = self._procedure.send
        while True:
            try:
                request = send(value if value.__class__ not in _MUTABLE else _fresh(value))
            except StopIteration:
                return False
            kind = type(request)
            value = None
            if kind is Ask:
                self._pending = {request.seat: request.prompt}
                return True
            if kind is Note:
                if not self._quiet:
                    self._write(request, request.seats)
            elif kind is Reveal:
                self._barrier = self._feed_start + len(self._feed)
            elif kind is AskAll:
                if request.prompts:
                    prompts = dict(request.prompts)
                    self._joint = _Joint(self._feed_start + len(self._feed), prompts, None)
                    self._pending = dict(prompts)
                    return True
                value = {}
            elif kind is Lanes:
                if self._open_lanes(request):
                    return True
                assert self._joint is not None
                value, self._joint = self._joint.done, None
            elif not isinstance(request, Chance):
                raise TypeError(f"a rule may yield requests to the table, not {kind.__name__}")
            elif self._queue and (item := self._next_roll()) is not None:
                if item.who != CHANCE:
                    raise Misfit(Entry(item.seq, item.who, "", item.answer), f"a roll is due: {request.key}")
                if (verdict := request.verdict(item.answer)) is not None:
                    raise Misfit(Entry(item.seq, CHANCE, request.key, item.answer), verdict[0].id)
                self._take_roll(item)
                value = item.answer
            elif self.dice is None:
                self._chance = request
                self._pending = {}
                return True
            else:
                value = self.dice.roll(self._rolls, request)
                self._take_roll(self._record(CHANCE, request.key, value))

    def _next_roll(self) -> Item | None:
        """The next answer to feed, where a roll is due; what was dealt anew while it was due comes first."""
        while self._queue:
            item = self._queue.pop()
            if item.who != _REDEAL:
                return item
            self._feed.append(item)
            self._redeal(*item.answer)
        return None

    def _heard(self) -> int:
        """The number of the last journal entry that the rules have been fed; -1 at the beginning."""
        if self._feed:
            return self._feed[-1].seq
        return self._checkpoints[-1].seq - 1 if self._checkpoints else -1

    def _write(self, note: Note, seats: tuple[int, ...] | None) -> None:
        self._notes.append(LogLine(max(self._heard(), 0), note.key, _fresh(note.params), seats))

    def _open_lanes(self, request: Lanes) -> bool:
        """Start every lane; False if none of them asks anything."""
        self._pending = {}
        self._joint = _Joint(self._feed_start + len(self._feed), {}, request.procedures)
        for seat in request.procedures:
            self._run_lane(self._joint, seat, None)
        return bool(self._pending)

    def _run_lane(self, joint: _Joint, seat: int, value: Any) -> None:
        """Run one lane up to its next question."""
        assert joint.lanes is not None
        joint.prompts.setdefault(seat, None)  # type: ignore[arg-type]
        self._pending.pop(seat, None)
        while True:
            try:
                request = joint.lanes[seat].send(_fresh(value))
            except StopIteration as end:
                joint.done[seat] = end.value
                return
            value = None
            if type(request) is Note:
                if not self._quiet:
                    self._write(request, (seat,))
            elif type(request) is Ask and request.seat == seat:
                self._pending[seat] = request.prompt
                return
            else:
                raise TypeError(f"a lane may ask its own seat and write notes, not {type(request).__name__}")

    # ------------------------------------------------------------------ standing orders

    def order(self, seat: int, key: str, answer: Answer, terms: Terms | None = None) -> None:
        """Answer the seat's next prompts of this key so, as long as it is legal; the journal says it was an order."""
        self._orders.setdefault(seat, {})[key] = answer
        self._terms.setdefault(seat, {}).pop(key, None)
        if terms is not None:
            self._terms[seat][key] = terms
        self._obey()

    def cancel_order(self, seat: int, key: str) -> None:
        self._orders.get(seat, {}).pop(key, None)
        self._terms.get(seat, {}).pop(key, None)

    def orders(self, seat: int) -> dict[str, Answer]:
        return dict(self._orders.get(seat, {}))

    def terms(self, seat: int) -> dict[str, dict[str, Any]]:
        """What the seat's orders depend on, by key; those that depend on nothing are not in it."""
        return {key: terms._asdict() for key, terms in self._terms.get(seat, {}).items()}

    def ordered(self, seat: int) -> bool:
        """Has the seat ordered how to answer the question that is before it, and does the order apply?"""
        return self._order_for(seat) is not None

    def obey(self, seat: int) -> bool:
        """Answer for the seat as it has ordered, also what is held; False if no order applies."""
        due = self._order_for(seat)
        if due is None:
            return False
        noted = len(self._notes)
        self._answer_so(seat, due[0])
        self._heed(seat, noted)
        self._obey()
        return True

    def _obey(self) -> None:
        """Answer as the seats have ordered, one after the other, until a seat has to think."""
        while (due := self._ordered()) is not None:
            noted = len(self._notes)
            self._answer_so(*due)
            self._heed(due[0], noted)

    def _answer_so(self, seat: int, answer: Answer) -> None:
        """An order is carried out; one for so many times is then given once less."""
        key = self.prompt(seat).key
        self._answer(seat, answer, by="order")
        terms = self._terms.get(seat, {}).get(key)
        if terms is not None and terms.times is not None:
            if terms.times > 1:
                self._terms[seat][key] = terms._replace(times=terms.times - 1)
            else:
                self.cancel_order(seat, key)

    def _ordered(self) -> tuple[int, Answer] | None:
        for seat, prompt in self._pending.items():
            if prompt.key not in self.held and (due := self._order_for(seat)) is not None:
                return seat, due[0]
        return None

    def _order_for(self, seat: int) -> tuple[Answer] | None:
        """The answer that the seat has ordered for the question before it, if the order applies."""
        prompt, given = self._pending.get(seat), self._orders.get(seat, {})
        if prompt is None or prompt.key not in given:
            return None
        answer, terms = given[prompt.key], self._terms.get(seat, {}).get(prompt.key)
        if prompt.verdict(answer) is not None or (terms is not None and not terms.hold(prompt)):
            return None
        return (answer,)

    def _heed(self, who: int, noted: int) -> None:
        """End the orders that were to last until something happens to their seat, if somebody else made it happen."""
        if not self.warnings or not self._terms:
            return
        for note in self._notes[noted:]:
            if note.key in self.warnings:
                for seat, given in self._terms.items():
                    if seat != who and seat in _named(note):
                        for key in [key for key, terms in given.items() if terms.until_warned]:
                            self.cancel_order(seat, key)

    # ------------------------------------------------------------------ undo

    def _undoable(self, seat: int) -> int | None:
        """The place in the feed of the seat's last answer, if it can be undone freely."""
        joint, end = self._joint, self._feed_start + len(self._feed)
        if joint is not None:
            for place in range(end - 1, joint.start - 1, -1):
                if self._feed[place - self._feed_start].who == seat:
                    return place
        if end > self._barrier and self._feed and self._feed[-1].who == seat:
            return end - 1
        return None

    def can_undo(self, seat: int) -> bool:
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back. Impossible once dice, cards or another seat have spoken."""
        place = self._undoable(seat)
        if place is None:
            raise CannotUndo(f"seat {seat} cannot undo")
        item = self._feed[place - self._feed_start]
        self._undone.setdefault(seat, []).append(item.answer)
        self._record(seat, UNDO, item.seq)
        point = next(c for c in reversed(self._checkpoints) if c.position <= place)
        since = self._feed[point.position - self._feed_start :]
        # Outside a joint the others have seen what is undone now: it stays a barrier for them.
        seen = self._barrier if self._joint is None or place < self._joint.start else 0
        self._restore(point, [i for i in since if i is not item])
        self._barrier = max(self._barrier, seen)

    def restart(self, seat: int) -> int:
        """Undo all that the seat can undo; returns how many answers that was."""
        count = 0
        while self.can_undo(seat):
            self.undo(seat)
            count += 1
        return count

    def can_redo(self, seat: int) -> bool:
        """Has the seat undone something that it may do again now?"""
        undone = self._undone.get(seat)
        return bool(undone) and seat in self._pending and self._pending[seat].verdict(undone[-1]) is None  # type: ignore[index]

    def redo(self, seat: int) -> None:
        if not self.can_redo(seat):
            raise CannotUndo(f"seat {seat} has nothing to redo")
        self.apply(seat, self._undone[seat][-1], by="redo")

    def take_back(self, seq: int) -> None:
        """By agreement of all, go back to before entry `seq`, across dice and other seats; rolls come out the same."""
        if len(self.journal) != self._seq:
            raise CannotUndo("taking back needs the journal from its beginning")
        if seq not in range(self._seq):
            raise CannotUndo(f"there is no entry {seq}")
        self._record(TABLE, TAKE_BACK, seq)
        self._undone = {}
        self._begin([Item(e.who, e.answer, e.seq) for e in effective(self.journal)])

    # ------------------------------------------------------------------ checkpoints

    def _take_checkpoint(self) -> None:
        position = self._feed_start + len(self._feed)
        # Not `_seq`: when old answers are fed again, the journal is longer than what led here.
        seq = self._heard() + 1
        points = self._checkpoints
        self._next_checkpoint = position + ANSWERS_BETWEEN_CHECKPOINTS
        points.append(
            _Checkpoint(position, self.state.copy(), self._rolls, seq, len(self._notes), self._barrier, self._last)
        )
        barrier = position if self._quiet else self._barrier
        if len(points) > 1 and points[1].position <= barrier:
            while len(points) > 1 and points[1].position <= barrier:
                del points[0]
            del self._feed[: points[0].position - self._feed_start]
            self._feed_start = points[0].position

    def _restore(self, point: _Checkpoint, items: list[Item]) -> None:
        """Go back to a checkpoint and feed these answers to the rules again."""
        points = self._checkpoints
        while points[-1] is not point:
            points.pop()
        self._next_checkpoint = point.position + ANSWERS_BETWEEN_CHECKPOINTS
        self.state = point.state.copy()
        self._forget_position(point.rolls, point.barrier, point.last)
        del self._notes[point.notes :]
        del self._feed[point.position - self._feed_start :]
        self._queue = items[::-1]
        self._proceed(self.title.program.leaf(self.state), checkpoint=False)
        self._drain()

    def _drain(self) -> None:
        """Feed what waits in the queue."""
        queue = self._queue
        while queue:
            item = queue.pop()
            if item.who == _REDEAL:
                self._feed.append(item)
                self._redeal(*item.answer)
            elif item.who in self.to_act():
                self._deliver(item)
            else:
                raise Misfit(Entry(item.seq, item.who, "", item.answer), f"seat {item.who} is not asked")

    def checkpoint(self) -> State:
        """A copy of the state between two steps, a few answers ago: another table can start there."""
        return self._checkpoints[-1].state.copy()

    # ------------------------------------------------------------------ copies

    def clone(self) -> Table:
        """A quiet copy for thinking ahead; it never disturbs this table. Its dice are this table's dice."""
        return self._copy(self._feed[self._checkpoints[-1].position - self._feed_start :])

    def _copy(self, items: list[Item], quiet: bool = True) -> Table:
        """A copy of the last checkpoint, fed with these answers; unless quiet, it writes its own log from there on."""
        new = object.__new__(Table)
        new.title = self.title
        new.seats = self.seats
        new.options = self.options
        new.dice = self.dice
        new.start = self.start
        new.journal = []
        new._quiet = quiet
        new._notes = []
        new._no_orders()
        new._undone = {}
        new._seq = self._seq
        point = self._checkpoints[-1]
        new._checkpoints = [point if not point.notes else point._replace(notes=0)]
        new._feed_start = point.position
        new._feed = []
        new._restore(new._checkpoints[0], items)
        return new

    def determinise(self, seat: int, rng: Chooser, *, quiet: bool = True) -> Table:
        """A clone in which everything the seat cannot know, future dice included, is dealt anew.

        Where seats answer side by side, what the others have said so far is forgotten: they are asked again.
        """
        items = self._feed[self._checkpoints[-1].position - self._feed_start :]
        if self._joint is not None:
            sealed = self._joint.start - self._checkpoints[-1].position
            items[sealed:] = [item for item in items[sealed:] if item.who in (seat, _REDEAL)]
        new = self._copy(items, quiet)
        seed = rng.choice(range(1 << 62))
        item = Item(_REDEAL, (seat, seed), self._seq)
        new._feed.append(item)
        new._barrier = new._feed_start + len(new._feed)
        new._redeal(seat, seed)
        if new.dice is not None:
            new.dice = Dice(f"what if {seed}")
        return new

    def what_if(self, seat: int, rng: Chooser) -> Table:
        """A table of its own that goes on from here as `determinise` deals it, with a journal that begins at 0.

        It can be saved: its first entries are the answers since the last checkpoint and the new deal. What led up to
        the deal is still true in there, so nobody may look at positions before the length that its journal has now.
        """
        new = self.determinise(seat, rng, quiet=False)
        keys = {entry.seq: entry.key for entry in self.journal}
        # What stands last is the new deal, and was never in a journal.
        kinds = [keys[item.seq] for item in new._feed[:-1]] + [REDEAL]
        new._feed = [Item(item.who, item.answer, seq) for seq, item in enumerate(new._feed)]
        new._seq = len(new._feed)
        new._notes = []
        new.journal = [Entry(i.seq, i.who, key, i.answer) for i, key in zip(new._feed, kinds, strict=True)]
        new._checkpoints = [new._checkpoints[0]._replace(seq=0, notes=0)]
        return new

    def _redeal(self, seat: int, seed: int) -> None:
        self.title.redeal(self.state, seat, Stream(f"redeal {seed}|"))
        for prompt in self._pending.values():
            prompt.forget()

    # ------------------------------------------------------------------ saving

    def header(self) -> dict[str, Any]:
        """What is fixed for the whole game."""
        fixed = {
            "civitas": FORMAT,
            "title": self.title.id,
            "version": self.title.version,
            "seats": self.seats,
            "options": dict(self.options),
            "commitment": None if self.dice is None else self.dice.commitment(),
        }
        return fixed if self.start is None else fixed | {"start": self.start.dump()}

    def snapshot(self) -> dict[str, Any]:
        """The earliest state to which anyone can still go back freely; with the entries since, it is the table."""
        point = self._checkpoints[0]
        return {
            "seq": point.seq,
            "position": point.position,
            "rolls": point.rolls,
            "barrier": point.barrier,
            "last": point.last,
            "orders": {str(seat): dict(orders) for seat, orders in self._orders.items() if orders},
            "terms": {str(seat): self.terms(seat) for seat in range(self.seats) if self.terms(seat)},
            "state": point.state.dump(),
        }

    @property
    def snapshot_seq(self) -> int:
        """The journal entry at which the snapshot stands."""
        return self._checkpoints[0].seq

    def tail(self) -> list[Entry]:
        """The entries since the snapshot."""
        return self.entries(self.snapshot_seq)

    def entries(self, since: int) -> list[Entry]:
        """The journal from entry `since` on."""
        return self.journal[max(0, len(self.journal) - (self._seq - since)) :]

    def reach(self) -> dict[str, Any]:
        """How far undo and redo go, which neither snapshot nor journal tells."""
        return {
            "barrier": self._barrier,
            "undone": {str(seat): list(answers) for seat, answers in self._undone.items() if answers},
        }

    def save(self) -> dict[str, Any]:
        """The table as JSON data: header, snapshot, tail, how far undo and redo go, and the secret of its dice."""
        if self._quiet:
            raise ValueError("a quiet table keeps no journal to save")
        return {
            "header": self.header(),
            "snapshot": self.snapshot(),
            "tail": [entry.to_json() for entry in self.tail()],
            **self.reach(),
            "seed": None if self.dice is None else self.dice.seed,
        }

    @classmethod
    def load(cls, title: Title[Any], data: Mapping[str, Any]) -> Table:
        """The table that `save` wrote."""
        header, snapshot = data["header"], data["snapshot"]
        if (header["title"], header["version"], header["civitas"]) != (title.id, title.version, FORMAT):
            raise ValueError(f"saved by {header['title']} {header['version']}, not by {title.id} {title.version}")
        dice = None if data["seed"] is None else Dice(data["seed"])
        if dice is not None and not keeps_commitment(dice.seed, header["commitment"]):
            raise ValueError("the dice are not those that were committed to")
        new = object.__new__(cls)
        new.title = title
        new.seats = header["seats"]
        new.options = dict(header["options"])
        new.dice = dice
        new.start = title.state.load(header["start"]) if "start" in header else None
        entries = [Entry(*entry) for entry in data["tail"]]
        new.journal = entries
        new._quiet = False
        new._notes = []
        new._no_orders()
        new._orders = {int(seat): dict(orders) for seat, orders in snapshot["orders"].items()}
        new._terms = {
            int(seat): {key: Terms(**terms) for key, terms in given.items()}
            for seat, given in snapshot.get("terms", {}).items()
        }
        new._undone = {int(seat): list(answers) for seat, answers in data["undone"].items()}
        new._seq = entries[-1].seq + 1 if entries else snapshot["seq"]
        state = title.state.load(snapshot["state"])
        place = (snapshot["position"], state, snapshot["rolls"], snapshot["seq"], 0)
        point = _Checkpoint(*place, snapshot["barrier"], snapshot["last"])
        new._checkpoints = [point]
        new._feed_start = point.position
        new._feed = []
        new._restore(point, [Item(e.who, e.answer, e.seq) for e in effective(entries)])
        new._barrier = max(new._barrier, data["barrier"])
        return new


def _named(note: LogLine) -> list[Any]:
    """The seats that a note names."""
    return [value for name, value in note.params.items() if name == "seat" or name.endswith("_seat")]


def _chosen(title: Title[Any], options: Mapping[str, str]) -> dict[str, str]:
    """Every option of the title, with its default where nothing was chosen."""
    for name, value in options.items():
        if name not in title.options or value not in title.options[name].values:
            raise ValueError(f"{title.id} has no option {name} = {value}")
    return {name: options.get(name, choice.values[0]) for name, choice in title.options.items()}
