"""Running the rules: the procedure of a step up to its next question, and one step after the other.

The answers come from the seats and the dice, or from a queue of old ones that are fed to the rules again.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import Any

from civitas.kernel.actors import CHANCE, DEALER, NotASeat, Who
from civitas.kernel.dice import Chance, Dice, Stream
from civitas.kernel.feed import Checkpoint, Feed
from civitas.kernel.journal import Entry, Item, Journal, Misfit, fresh
from civitas.kernel.log import LogLine, closing_notes
from civitas.kernel.prompts import Prompt
from civitas.kernel.records import Difference, State, change, differences
from civitas.kernel.requests import Ask, AskAll, Lanes, Note, Reveal
from civitas.kernel.sequence import Leaf
from civitas.kernel.title import Title

_MUTABLE = (list, dict)


class Joint:
    """Several seats at once: sealed answers (no lanes), or a procedure for each."""

    __slots__ = ("done", "lanes", "seats", "start")

    def __init__(self, start: int, seats: Iterable[int], lanes: Mapping[int, Any] | None) -> None:
        self.start = start
        """The place in the feed where they were asked."""
        self.seats = tuple(seats)
        self.lanes = lanes
        self.done: dict[int, Any] = {}

    def results(self) -> dict[int, Any]:
        """What has come of it, in the order in which the seats were asked."""
        return {seat: self.done[seat] for seat in self.seats}


class Runner:
    """The rules of one table at work: the state, the questions that are open, and the suspended procedure."""

    __slots__ = (
        "_procedure",
        "_queue",
        "chance",
        "dealt",
        "dice",
        "feed",
        "joint",
        "journal",
        "notes",
        "options",
        "over",
        "pending",
        "seats",
        "state",
        "title",
    )

    def __init__(
        self, title: Title[Any], seats: int, options: dict[str, str], dice: Dice | None, journal: Journal
    ) -> None:
        """It has no state yet: `begin` or `resume` gives it one."""
        self.title = title
        self.seats = seats
        self.options = options
        self.dice = dice
        self.journal = journal
        self.dealt: dict[tuple[int, int], list[Difference] | None] = {}
        """What dealing anew has changed, once a copy had to do it again; every further copy is changed in the same way.
        """

    def begin(self, start: State | None, items: list[Item]) -> None:
        """Open the box, or lay out the position `start`, and feed it these answers."""
        title = self.title
        self.feed = Feed()
        self.notes: list[LogLine] = []
        self.state: Any = title.setup(self.seats, self.options) if start is None else start.copy()
        self._feed_again(title.program.begin(self.state) if start is None else title.program.leaf(self.state), items)

    def resume(self, point: Checkpoint, items: list[Item], due: int | None = None) -> None:
        """Go on from a checkpoint of another table, with a log of its own; the next one may be `due` at this place."""
        self.feed = Feed(point if not point.notes else point._replace(notes=0))
        if due is not None:
            self.feed.due = due
        self.notes = []
        self.state = point.state.copy()
        self._feed_again(self.title.program.leaf(self.state), items, checkpoint=False)

    def clone(self) -> Runner:
        """A quiet copy. If it took a checkpoint on the way, those that are made after it need not go that way again."""
        feed = self.feed
        new = self.copy(feed.since_checkpoint(), quiet=True)
        if self.journal.quiet and (later := new.feed.checkpoints[-1]).position > feed.latest:
            feed.adopt(later)
        for seat, prompt in self.pending.items():
            new.pending[seat].know(prompt)
        return new

    def copy(self, items: list[Item], *, quiet: bool) -> Runner:
        """A copy of the last checkpoint, fed with these answers; unless quiet, it writes its own log from there on."""
        new = Runner(self.title, self.seats, self.options, self.dice, Journal([], self.journal.seq, quiet))
        new.dealt = self.dealt
        # Where a table can be saved, its checkpoints must follow from its journal alone, whoever has made copies.
        due = self.feed.keep_close() if self.journal.quiet else None
        new.resume(self.feed.checkpoints[-1], items, due)
        return new

    def restore(self, point: Checkpoint, items: list[Item]) -> None:
        """Go back to a checkpoint and feed these answers to the rules again."""
        self.feed.rewind(point)
        self.state = point.state.copy()
        del self.notes[point.notes :]
        self._feed_again(self.title.program.leaf(self.state), items, checkpoint=False)

    def _feed_again(self, leaf: Leaf | None, items: list[Item], checkpoint: bool = True) -> None:
        """Run this step and what follows with old answers, as far as they go."""
        self.pending: dict[int, Prompt] = {}
        """The open question of each seat that is asked."""
        self.chance: Chance | None = None
        """The roll that is due, at a table without dice."""
        self.joint: Joint | None = None
        self._procedure: Generator[Any, Any, Any] | None = None
        self.over = False
        queue = self._queue = items[::-1]
        self._proceed(leaf, checkpoint)
        while queue:
            item = queue.pop()
            if item.who is DEALER:
                self.redeal(item)
            elif (item.who is CHANCE) if self.chance is not None else (item.who in self.pending):
                self.deliver(item)
            else:
                raise Misfit(Entry(item.seq, item.who, "", item.answer), f"{_called(item.who)} is not asked")

    def redeal(self, item: Item) -> None:
        """Deal anew what one seat cannot know."""
        self.feed.items.append(item)
        seat, seed = item.answer
        known = self.dealt.get((seat, seed))
        if known is not None:
            change(self.state, known)
        else:
            before = self.state.copy() if (seat, seed) in self.dealt else None
            self.title.redeal(self.state, seat, Stream(f"redeal {seed}|"))
            self.dealt[seat, seed] = None if before is None else differences(before, self.state)
        self.state.changed()
        for prompt in self.pending.values():
            prompt.forget()

    def known_to(self, seat: int) -> list[Item]:
        """The answers since the last checkpoint without those that others have sealed."""
        items = self.feed.since_checkpoint()
        if self.joint is not None:
            sealed = self.joint.start - self.feed.checkpoints[-1].position
            items[sealed:] = [item for item in items[sealed:] if item.who in (seat, DEALER)]
        return items

    def begin_journal(self, keys: Mapping[int, str]) -> None:
        """Let the journal begin with the answers of the feed, which had these keys, and the log with nothing."""
        asked = [keys[item.seq] for item in self.feed.items]
        self.feed.renumber()
        entries = [Entry(i.seq, i.who, key, i.answer) for i, key in zip(self.feed.items, asked, strict=True)]
        self.journal.entries, self.journal.seq = entries, len(entries)
        self.notes = []

    # ------------------------------------------------------------------ running

    def deliver(self, item: Item) -> None:
        """Hand an answer to the procedure that waits for it, and run on to the next question."""
        feed, joint = self.feed, self.joint
        self.state.answered()
        if self.chance is not None:
            self.chance = None
            feed.add_roll(item)
            waiting = self._run(item.answer)
        elif joint is None:
            if item.who != feed.last:
                feed.turn_to(item.who)
            feed.items.append(item)
            waiting = self._run(item.answer)
        else:
            who = item.who
            assert isinstance(who, int)
            feed.items.append(item)
            feed.barrier = max(feed.barrier, joint.start)
            if joint.lanes is None:
                joint.done[who] = item.answer
                del self.pending[who]
            else:
                self._run_lane(joint, who, item.answer)
            if self.pending:
                return
            self.joint = None
            feed.last = CHANCE
            # What all have answered at once is dear to feed again, and nobody takes it back alone.
            feed.barrier = feed.due = feed.end
            waiting = self._run(joint.results())
        if not waiting:
            self._proceed(self.title.program.advance(self.state))

    def _proceed(self, leaf: Leaf | None, checkpoint: bool = True) -> None:
        """Run steps, beginning with this one, until a seat must answer or the game is over."""
        state, feed, advance = self.state, self.feed, self.title.program.advance
        while leaf is not None:
            if leaf.is_procedure:
                # As `end`, which is a call. Where nothing was answered since the last one, it moves up to this step.
                feed.begun = end = feed.start + len(feed.items)
                if checkpoint and (end >= feed.due or end == feed.latest):
                    # Nobody goes back at a quiet table, which only copies itself.
                    feed.take_checkpoint(state, len(self.notes), only=self.journal.quiet)
                self._procedure = leaf.run(state)
                if self._run(None):
                    return
            else:
                leaf.run(state)
            checkpoint = True
            leaf = advance(state)
        self._procedure = None
        self.pending = {}
        self.over = True
        if not self.journal.quiet:
            for note in closing_notes(self.title, self.options, self.title.result(state)):
                self._write(note, None)

    def _run(self, value: Any) -> bool:
        """Run the procedure up to its next question; False when it has ended."""
        assert self._procedure is not None
        send = self._procedure.send
        while True:
            try:
                request = send(value if value.__class__ not in _MUTABLE else fresh(value))
            except StopIteration:
                return False
            kind = type(request)
            value = None
            if kind is Ask:
                if request.seat >= self.seats:
                    raise NotASeat(request.seat, request.prompt.key)
                self.pending = {request.seat: request.prompt}
                return True
            if kind is Note:
                if not self.journal.quiet:
                    self._write(request, request.seats)
            elif kind is Reveal:
                self.feed.barrier = self.feed.end
            elif kind is AskAll:
                if request.prompts:
                    self.joint = Joint(self.feed.end, request.prompts, None)
                    self.pending = dict(request.prompts)
                    return True
                value = {}
            elif kind is Lanes:
                joint = self.joint = self._open_lanes(request)
                if self.pending:
                    return True
                value, self.joint = joint.done, None
            elif not isinstance(request, Chance):
                raise TypeError(f"a rule may yield requests to the table, not {kind.__name__}")
            elif self._queue and (item := self._next_roll(request)) is not None:
                self.state.answered()
                self.feed.add_roll(item)
                value = item.answer
            elif self.dice is None:
                self.chance = request
                self.pending = {}
                return True
            else:
                self.state.answered()
                value = self.dice.roll(self.feed.rolls, request)
                self.feed.add_roll(self.journal.record(CHANCE, request.key, value))

    def _next_roll(self, due: Chance) -> Item | None:
        """This roll among the old answers; what was dealt anew while it was due comes first."""
        while self._queue:
            item = self._queue.pop()
            if item.who is DEALER:
                self.redeal(item)
                continue
            if item.who is not CHANCE:
                raise Misfit(Entry(item.seq, item.who, "", item.answer), f"a roll is due: {due.key}")
            if (verdict := due.verdict(item.answer)) is not None:
                raise Misfit(Entry(item.seq, CHANCE, due.key, item.answer), verdict[0].id)
            return item
        return None

    def _open_lanes(self, request: Lanes) -> Joint:
        """Start every lane."""
        self.pending = {}
        joint = Joint(self.feed.end, request.procedures, request.procedures)
        for seat in request.procedures:
            self._run_lane(joint, seat, None)
        return joint

    def _run_lane(self, joint: Joint, seat: int, value: Any) -> None:
        """Run one lane up to its next question."""
        assert joint.lanes is not None
        self.pending.pop(seat, None)
        while True:
            try:
                request = joint.lanes[seat].send(fresh(value))
            except StopIteration as end:
                joint.done[seat] = end.value
                return
            value = None
            if type(request) is Note:
                if not self.journal.quiet:
                    self._write(request, (seat,))
            elif type(request) is Ask and request.seat == seat:
                self.pending[seat] = request.prompt
                return
            else:
                raise TypeError(f"a lane may ask its own seat and write notes, not {type(request).__name__}")

    def _write(self, note: Note, seats: tuple[int, ...] | None) -> None:
        self.notes.append(LogLine(max(self.feed.heard(), 0), note.key, fresh(note.params), seats))


def _called(who: Who) -> str:
    return f"seat {who}" if isinstance(who, int) else str(who)
