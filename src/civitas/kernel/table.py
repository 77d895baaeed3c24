"""The table: the one door through which server, bots, terminal, laboratory and tests play a game.

It keeps the journal and runs the rules (`runner`) on a feed of answers with checkpoints (`feed`). Cloning, loading and
undoing all start from a checkpoint and feed the answers since to the rules again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from civitas.kernel import saving, undo
from civitas.kernel.actors import CHANCE, DEALER, TABLE, Who
from civitas.kernel.chooser import Chooser
from civitas.kernel.dice import Chance, Dice
from civitas.kernel.journal import REDEAL, TAKE_BACK, Entry, Item, Journal, in_force
from civitas.kernel.log import LogLine
from civitas.kernel.orders import OrderConditions, Orders, StandingOrder
from civitas.kernel.prompts import Answer, Prompt, Refusal
from civitas.kernel.records import State
from civitas.kernel.runner import Runner
from civitas.kernel.title import Result, Title
from civitas.kernel.undo import CannotUndo, Undone

_NO_KEYS: frozenset[str] = frozenset()


class NotAsked(Exception):
    """The seat has nothing to answer now."""


class Table:
    """A game being played."""

    __slots__ = ("_orders", "_runner", "_undone", "deferred_keys", "options", "seats", "start", "title", "warnings")

    def __init__(
        self,
        title: Title[Any],
        seats: int,
        options: Mapping[str, str] | None = None,
        dice: Dice | None = None,
        *,
        quiet: bool = False,
        start: State | None = None,
        runner: Runner | None = None,
        orders: Orders | None = None,
        undone: Undone | None = None,
    ) -> None:
        """A new table. Without dice every roll is asked for (see `roll_due`); a quiet table keeps no log.

        It begins with the opening of the box, or with the position `start`: a state whose cursor stands on the step
        that is to be run first (see `checkpoint`). The journal then begins at that position.

        Copies and saved tables bring along what runs their rules already, and with it options, dice and journal.
        """
        self.title = title
        self.seats = seats
        self.deferred_keys = _NO_KEYS
        """Keys of questions that an order answers only when the host says so (`obey`), never at once."""
        self.warnings = _NO_KEYS
        """Keys of notes that end an order which lasts until something happens to its seat."""
        self._orders = orders or Orders()
        self._undone = undone or Undone()
        if runner is None:
            if seats not in title.seats:
                raise ValueError(f"{title.id} is for {title.seats[0]} to {title.seats[-1]} players")
            start = None if start is None else start.copy()
            fitting = title.fitting(seats, title.chosen(options or {}))
            runner = Runner(title, seats, fitting, dice, Journal([], 0, quiet))
            runner.begin(start, [])
        self.options = runner.options
        self.start = start
        self._runner = runner

    # ------------------------------------------------------------------ looking

    @property
    def state(self) -> Any:
        """Everything true at the table, hidden facts included."""
        return self._runner.state

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._runner.over

    @property
    def dice(self) -> Dice | None:
        return self._runner.dice

    @dice.setter
    def dice(self, dice: Dice | None) -> None:
        self._runner.dice = dice

    @property
    def pending(self) -> Mapping[int, Prompt]:
        """The open question of each seat that is asked now; none at the end, nor where a table waits for a roll."""
        return self._runner.pending

    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked now; none at the end, nor where a roll is due at a table without dice."""
        return tuple(self._runner.pending)

    @property
    def roll_due(self) -> bool:
        """Does a table without dice wait for a roll? `chance` says for which, `apply(CHANCE, …)` makes it."""
        return self._runner.chance is not None

    @property
    def side_by_side(self) -> bool:
        """Are several seats asked at once, or were, and not all have answered?"""
        return self._runner.joint is not None

    @property
    def rolls(self) -> int:
        """How many rolls are in force."""
        return self._runner.feed.rolls

    def prompt(self, seat: int) -> Prompt:
        """The question before the seat."""
        prompt = self._runner.pending.get(seat)
        if prompt is None:
            raise NotAsked(f"seat {seat} has nothing to answer")
        return prompt

    def chance(self) -> Chance:
        """The roll that is due, at a table without dice."""
        chance = self._runner.chance
        if chance is None:
            raise NotAsked("no roll is due")
        return chance

    def legal(self, seat: Who) -> list[Answer]:
        """Every answer the seat may give (or every outcome of a roll)."""
        if not isinstance(seat, int):
            return [outcome for outcome, _ in self.chance().outcomes()]
        return self.prompt(seat).legal()

    def refusals(self, seat: int) -> list[Refusal]:
        """What the seat may not choose now, each with reason and paragraph."""
        return self.prompt(seat).refusals()

    def view(self, viewer: int | None) -> dict[str, Any]:
        """All that a seat, or a spectator (None), may know."""
        joint, sealed = self._runner.joint, None
        if joint is not None and joint.lanes is None and viewer is not None:
            sealed = joint.done.get(viewer)
        return {"over": self.over, "sealed": sealed, "game": self.title.view(self.state, viewer)}

    def notes(self, viewer: int | None, since: int = 0) -> list[LogLine]:
        """The log that a seat, or a spectator, may read, from journal entry `since` on."""
        return [line for line in self._runner.notes if line.seq >= since and line.read_by(viewer)]

    def log(self, since: int = 0) -> list[LogLine]:
        """Every line from journal entry `since` on, whoever may read it: for a host that keeps the log itself."""
        return [line for line in self._runner.notes if line.seq >= since]

    def result(self) -> Result | None:
        """Points and winners, once the game is over."""
        return self.title.result(self.state) if self.over else None

    def fingerprint(self) -> str:
        """A hash of everything true at the table."""
        text = json.dumps(self.state.dump(), separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()

    # ------------------------------------------------------------------ the journal

    @property
    def journal(self) -> list[Entry]:
        """What was decided, as far as it is kept: a quiet table keeps nothing, a loaded one begins at its snapshot."""
        return self._runner.journal.entries

    @journal.setter
    def journal(self, entries: list[Entry]) -> None:
        self._runner.journal.entries = entries

    @property
    def seq(self) -> int:
        """How many entries the journal has."""
        return self._runner.journal.seq

    def entries(self, since: int) -> list[Entry]:
        """The journal from entry `since` on."""
        return self._runner.journal.since(since)

    # ------------------------------------------------------------------ answering

    def apply(self, seat: Who, answer: Answer, by: str = "") -> None:
        """The seat answers its prompt, or CHANCE a roll; raises `Refusal` with the reason if it may not."""
        told = len(self._runner.notes)
        self._answer(seat, answer, by)
        if self._orders:
            self._expire_orders(seat, told)
            self._obey_all()

    def _answer(self, seat: Who, answer: Answer, by: str) -> None:
        runner = self._runner
        if runner.chance is not None:
            if seat is not CHANCE:
                raise NotAsked("a roll is due")
            verdict, key = runner.chance.verdict(answer), runner.chance.key
        else:
            if seat.__class__ is not int:  # not isinstance: this is asked at every decision of every bot
                raise NotAsked("no roll is due")
            prompt = self.prompt(seat)
            verdict, key = prompt.verdict(answer), prompt.key
            if verdict is None:
                answer = prompt.normal(answer)
        if verdict is not None:
            raise Refusal(answer, verdict)
        if self._undone:
            self._undone.answered(seat, answer, by)
        runner.deliver(runner.journal.record(seat, key, answer, by))

    # ------------------------------------------------------------------ standing orders

    def order(self, seat: int, key: str, answer: Answer, conditions: OrderConditions | None = None) -> None:
        """Answer the seat's next prompts of this key so, as long as it is legal; the journal says it was an order."""
        self._orders.give(seat, key, answer, conditions)
        self._obey_all()

    def cancel_order(self, seat: int, key: str) -> None:
        self._orders.cancel(seat, key)

    def orders(self, seat: int) -> dict[str, Answer]:
        """What the seat has ordered, by key."""
        return self._orders.answers(seat)

    def order_conditions(self, seat: int) -> dict[str, dict[str, Any]]:
        """What the seat's orders depend on, by key; those that depend on nothing are not in it."""
        return self._orders.conditions(seat)

    def ordered(self, seat: int) -> bool:
        """Has the seat ordered how to answer the question that is before it, and does the order apply?"""
        prompt = self._runner.pending.get(seat)
        return prompt is not None and self._orders.due(seat, prompt) is not None

    def obey(self, seat: int) -> bool:
        """Answer for the seat as it has ordered, also what is deferred; False if no order applies."""
        prompt = self._runner.pending.get(seat)
        order = None if prompt is None else self._orders.due(seat, prompt)
        if order is None:
            return False
        self._carry_out(seat, order)
        self._obey_all()
        return True

    def _obey_all(self) -> None:
        """Answer as the seats have ordered, one after the other, until a seat has to think."""
        while (due := self._orders.due_among(self._runner.pending, self.deferred_keys)) is not None:
            self._carry_out(*due)

    def _carry_out(self, seat: int, order: StandingOrder) -> None:
        told, key = len(self._runner.notes), self.prompt(seat).key
        self._answer(seat, order.answer, by="order")
        self._orders.carried_out(seat, key)
        self._expire_orders(seat, told)

    def _expire_orders(self, who: Who, told: int) -> None:
        """End the orders that what was just told, from this line of the log on, puts an end to."""
        if self.warnings:
            self._orders.expire(who, [line for line in self._runner.notes[told:] if line.key in self.warnings])

    # ------------------------------------------------------------------ undo

    def can_undo(self, seat: int) -> bool:
        """Can the seat take its last answer back by itself?"""
        return undo.undoable(self._runner, seat) is not None

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back. Impossible once dice, cards or another seat have spoken."""
        self._undone.push(seat, undo.undo(self._runner, seat))

    def restart(self, seat: int) -> int:
        """Undo all that the seat can undo; returns how many answers that was."""
        count = 0
        while self.can_undo(seat):
            self.undo(seat)
            count += 1
        return count

    def can_redo(self, seat: int) -> bool:
        """Has the seat undone something that it may do again now?"""
        undone, prompt = self._undone.last(seat), self._runner.pending.get(seat)
        return undone is not None and prompt is not None and prompt.verdict(undone[0]) is None

    def redo(self, seat: int) -> None:
        """Do again what the seat has undone last."""
        undone = self._undone.last(seat)
        if undone is None or not self.can_redo(seat):
            raise CannotUndo(f"seat {seat} has nothing to redo")
        self.apply(seat, undone[0], by="redo")

    def take_back(self, seq: int) -> None:
        """By agreement of all, go back to before entry `seq`, across dice and other seats; rolls come out the same."""
        journal = self._runner.journal
        if not journal.whole:
            raise CannotUndo("taking back needs the journal from its beginning")
        if seq not in range(journal.seq):
            raise CannotUndo(f"there is no entry {seq}")
        journal.record(TABLE, TAKE_BACK, seq)
        self._undone = Undone()
        self._runner.begin(self.start, in_force(journal.entries))

    # ------------------------------------------------------------------ copies

    def checkpoint(self) -> State:
        """A copy of the state between two steps, a few answers ago: another table can start there."""
        return self._runner.feed.checkpoints[-1].state.copy()

    @property
    def since_checkpoint(self) -> int:
        """How many answers were given since then: a copy has to be fed them again."""
        return len(self._runner.feed.since_checkpoint())

    def clone(self) -> Table:
        """A quiet copy for thinking ahead; it never disturbs this table. Its dice are this table's dice."""
        return Table(self.title, self.seats, start=self.start, runner=self._runner.clone())

    def _copy(self, items: list[Item], *, quiet: bool) -> Table:
        return Table(self.title, self.seats, start=self.start, runner=self._runner.copy(items, quiet=quiet))

    def determinise(self, seat: int, rng: Chooser, *, quiet: bool = True) -> Table:
        """A clone in which everything the seat cannot know, future dice included, is dealt anew.

        Where seats answer side by side, what the others have said so far is forgotten: they are asked again.
        """
        new = self._copy(self._runner.known_to(seat), quiet=quiet)
        seed = rng.choice(range(1 << 62))
        runner = new._runner
        runner.dealt = {**runner.dealt}
        runner.redeal(Item(DEALER, (seat, seed), self.seq))
        runner.feed.barrier = runner.feed.end
        if runner.dice is not None:
            runner.dice = Dice(f"what if {seed}")
        return new

    def what_if(self, seat: int, rng: Chooser) -> Table:
        """A table of its own that goes on from here as `determinise` deals it, with a journal that begins at 0.

        It can be saved: its first entries are the answers since the last checkpoint and the new deal. What led up to
        the deal is still true in there, so nobody may look at positions before the length that its journal has now.
        """
        new = self.determinise(seat, rng, quiet=False)
        # The new deal stands last, and was never in a journal.
        new._runner.begin_journal({entry.seq: entry.key for entry in self.journal} | {self.seq: REDEAL})
        return new

    # ------------------------------------------------------------------ saving

    def header(self) -> dict[str, Any]:
        """What is fixed for the whole game."""
        return saving.header(self.title, self.seats, self.options, self.dice, self.start)

    def snapshot(self) -> dict[str, Any]:
        """The earliest state to which anyone can still go back freely; with the entries since, it is the table."""
        return saving.snapshot(self.title, self._runner.feed.checkpoints[0], self._orders)

    @property
    def snapshot_seq(self) -> int:
        """The journal entry at which the snapshot stands."""
        return self._runner.feed.checkpoints[0].seq

    def tail(self) -> list[Entry]:
        """The entries since the snapshot."""
        return self.entries(self.snapshot_seq)

    def undo_state(self) -> dict[str, Any]:
        """How far undo and redo go, which neither snapshot nor journal tells."""
        return {"barrier": self._runner.feed.barrier, "undone": self._undone.to_json()}

    def save(self) -> dict[str, Any]:
        """The table as JSON data: header, snapshot, tail, how far undo and redo go, and the secret of its dice."""
        if self._runner.journal.quiet:
            raise ValueError("a quiet table keeps no journal to save")
        return {
            "header": self.header(),
            "snapshot": self.snapshot(),
            "tail": [entry.to_json() for entry in self.tail()],
            **self.undo_state(),
            "seed": None if self.dice is None else self.dice.seed,
        }

    @classmethod
    def load(cls, title: Title[Any], data: Mapping[str, Any]) -> Table:
        """The table that `save` wrote."""
        saved = saving.read(title, data)
        runner = saved.runner
        return cls(title, runner.seats, start=saved.start, runner=runner, orders=saved.orders, undone=saved.undone)
