"""The feed: the answers in force, and the checkpoints from which they can be fed to the rules again.

While a rule waits for an answer it is a suspended generator, which can be neither saved nor copied. So copies of the
state are kept from between two steps, and the few answers since; whoever needs the rule elsewhere starts that step
afresh and feeds those answers to it.
"""

from __future__ import annotations

from typing import NamedTuple

from civitas.kernel.actors import CHANCE, Who
from civitas.kernel.journal import Item
from civitas.kernel.records import State

ANSWERS_BETWEEN_CHECKPOINTS = 8
"""Feeding a few answers again is about as dear as copying a state; more of them between two copies pay off."""
WHEN_COPIED, WHEN_LEFT_ALONE = 1, 64
"""A quiet table that was copied takes its checkpoints close together; one that nobody copies, ever further apart."""


class Checkpoint(NamedTuple):
    """A place between two steps from which the game can be started again."""

    position: int
    """How many answers were in force before it."""
    state: State
    rolls: int
    seq: int
    """The number of the next journal entry."""
    notes: int
    """How many lines the log had."""
    barrier: int
    last: Who


class Feed:
    """The answers in force since the oldest checkpoint that is kept. Places count from the beginning of the game."""

    __slots__ = (
        "apart",
        "barrier",
        "begun",
        "checkpoints",
        "copied",
        "due",
        "items",
        "last",
        "latest",
        "rolls",
        "start",
    )

    def __init__(self, point: Checkpoint | None = None) -> None:
        """The feed of a game that begins, or of one that goes on from a checkpoint: nothing is known from before it."""
        self.items: list[Item] = []
        self.start = 0
        """The place of the first item."""
        self.checkpoints: list[Checkpoint] = []
        self.due = 0
        """The place from which on the next checkpoint is to be taken."""
        self.apart = ANSWERS_BETWEEN_CHECKPOINTS
        """How many answers lie between two checkpoints, as the table is used now."""
        self.begun = 0
        """The place at which the present step began."""
        self.copied = -1
        """The place at which a copy was made last."""
        self.latest = -1
        """The place of the last checkpoint; before every place where there is none."""
        self.rolls = 0
        """How many rolls are in force."""
        self.barrier = 0
        """The place before which nothing can be undone freely."""
        self.last: Who = CHANCE
        """Who answered last; chance, too, where several seats have answered side by side."""
        if point is not None:
            self.checkpoints.append(point)
            self.start, _, self.rolls, _, _, self.barrier, self.last = point
            self.due = self.start + ANSWERS_BETWEEN_CHECKPOINTS
            self.latest = self.begun = self.start

    @property
    def end(self) -> int:
        """The place of the next answer."""
        return self.start + len(self.items)

    def heard(self) -> int:
        """The number of the last journal entry that the rules have been fed; -1 at the beginning."""
        if self.items:
            return self.items[-1].seq
        return self.checkpoints[-1].seq - 1 if self.checkpoints else -1

    # ------------------------------------------------------------------ what is answered

    def turn_to(self, who: Who) -> None:
        """Another seat answers now: what was answered before lies behind the barrier."""
        self.barrier = self.start + len(self.items)
        self.last = who

    def add_roll(self, item: Item) -> None:
        self.items.append(item)
        self.rolls += 1
        self.barrier = self.start + len(self.items)
        self.last = CHANCE

    def renumber(self) -> None:
        """Number the journal entries from the first item on."""
        self.items = [Item(item.who, item.answer, seq) for seq, item in enumerate(self.items)]
        self.checkpoints = [self.checkpoints[0]._replace(seq=0, notes=0)]
        self.latest = self.checkpoints[0].position

    # ------------------------------------------------------------------ checkpoints

    def take_checkpoint(self, state: State, notes: int, *, only: bool) -> None:
        """Keep a copy of this state, and drop what nobody can go back to any more; `only` this one is left, if so."""
        position = self.start + len(self.items)
        points = self.checkpoints
        if only and position != self.latest:
            self.apart = min(2 * self.apart, WHEN_LEFT_ALONE)
        self.due = position + self.apart
        # Not the length of the journal: when old answers are fed again, that is longer than what led here.
        seq = self.heard() + 1
        if position == self.latest:
            # Steps have run since that asked nobody and rolled no dice: no copy has to run them again.
            points.pop()
        self.latest = position
        state.begin_step()
        points.append(Checkpoint(position, state.copy(), self.rolls, seq, notes, self.barrier, self.last))
        barrier = position if only else self.barrier
        if len(points) > 1 and points[1].position <= barrier:
            while len(points) > 1 and points[1].position <= barrier:
                del points[0]
            del self.items[: points[0].position - self.start]
            self.start = points[0].position

    def keep_close(self) -> int | None:
        """A copy is made here. Who copies a table once does so again: checkpoints are near from here on.

        The place where a copy is to take one, if it pays: where this is not the first copy at this place, and the
        present step began after the last checkpoint.
        """
        self.apart = WHEN_COPIED
        self.due = min(self.due, self.latest + WHEN_COPIED)
        before, self.copied = self.copied, self.start + len(self.items)
        return self.begun if before == self.copied and self.begun > self.latest else None

    def adopt(self, point: Checkpoint) -> None:
        """Go back no further than to this checkpoint, which a copy has taken at a later step than the last one here."""
        self.checkpoints = [point]
        del self.items[: point.position - self.start]
        self.start = self.latest = point.position
        self.due = point.position + self.apart

    def since_checkpoint(self) -> list[Item]:
        """What has to be fed to a copy of the last checkpoint."""
        return self.items[self.checkpoints[-1].position - self.start :]

    def rewind(self, point: Checkpoint) -> None:
        """Forget what was answered since this checkpoint."""
        points = self.checkpoints
        while points[-1] is not point:
            points.pop()
        del self.items[point.position - self.start :]
        self.due = point.position + ANSWERS_BETWEEN_CHECKPOINTS
        self.latest = point.position
        self.rolls = point.rolls
        self.barrier = point.barrier
        self.last = point.last
