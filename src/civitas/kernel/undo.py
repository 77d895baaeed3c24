"""Undo and redo: how far a seat can go back by itself, and what it has gone back from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.kernel.actors import Who
from civitas.kernel.journal import UNDO
from civitas.kernel.prompts import Answer
from civitas.kernel.runner import Runner


class CannotUndo(Exception):
    """Nothing of this seat can be taken back without the others."""


def undoable(runner: Runner, seat: int) -> int | None:
    """The place in the feed of the seat's last answer, if it can be undone freely."""
    feed, joint = runner.feed, runner.joint
    if joint is not None:
        for place in range(feed.end - 1, joint.start - 1, -1):
            if feed.items[place - feed.start].who == seat:
                return place
    if feed.end > feed.barrier and feed.items and feed.items[-1].who == seat:
        return feed.end - 1
    return None


def undo(runner: Runner, seat: int) -> Answer:
    """Take the seat's last answer back; returns it."""
    place = undoable(runner, seat)
    if place is None:
        raise CannotUndo(f"seat {seat} cannot undo")
    feed, joint = runner.feed, runner.joint
    item = feed.items[place - feed.start]
    runner.journal.record(seat, UNDO, item.seq)
    point = next(c for c in reversed(feed.checkpoints) if c.position <= place)
    since = feed.items[point.position - feed.start :]
    # Outside a joint the others have seen what is undone now: it stays a barrier for them.
    seen = feed.barrier if joint is None or place < joint.start else 0
    runner.restore(point, [i for i in since if i is not item])
    feed.barrier = max(feed.barrier, seen)
    return item.answer


class Undone(dict[int, list[Answer]]):
    """What each seat has undone and may do again, the last on top."""

    __slots__ = ()

    def push(self, seat: int, answer: Answer) -> None:
        self.setdefault(seat, []).append(answer)

    def last(self, seat: int) -> tuple[Answer] | None:
        """What the seat would do again, if anything (which may be None itself)."""
        undone = self.get(seat)
        return (undone[-1],) if undone else None

    def answered(self, who: Who, answer: Answer, by: str) -> None:
        """A new answer leaves the seat nothing to redo."""
        if not isinstance(who, int):
            return
        undone = self.get(who)
        if by == "redo" and undone and undone[-1] == answer:
            undone.pop()
        else:
            self.pop(who, None)

    def to_json(self) -> dict[str, list[Answer]]:
        return {str(seat): list(answers) for seat, answers in self.items() if answers}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Undone:
        return cls({int(seat): list(answers) for seat, answers in data.items()})
