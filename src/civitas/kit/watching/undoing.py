"""Undo: exact both ways, and impossible once dice, cards or another player have spoken."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from civitas.kernel import CHANCE, Procedure, Program, Reveal, State, Table, Title
from civitas.kit.looking import Offence, Position, lines, text, viewers

S = TypeVar("S", bound=State)
LAST_NOTES = 40


class Overheard:
    """A program that remembers the reveals of its procedures: to which seats, None for everybody."""

    def __init__(self, program: Program) -> None:
        self.reveals: list[tuple[int, ...] | None] = []
        self.program = Program(program.root, self._heard)

    def _heard(self, procedure: Callable[..., Procedure[Any]]) -> Callable[..., Procedure[Any]]:
        @wraps(procedure)
        def heard(*facts: Any) -> Procedure[Any]:
            return self._listen(procedure(*facts))

        return heard

    def _listen(self, procedure: Procedure[Any]) -> Procedure[Any]:
        value = None
        while True:
            try:
                request = procedure.send(value)
            except StopIteration as end:
                return end.value
            if type(request) is Reveal:
                self.reveals.append(request.seats)
            value = yield request


def overheard(title: Title[S]) -> tuple[Title[S], Overheard]:
    """The same title, listened to."""
    heard = Overheard(title.program)
    listened = copy.copy(title)
    listened.program = heard.program
    return listened, heard


class Before:
    """What undo must bring back."""

    def __init__(self, now: Position) -> None:
        self.fingerprint = now.fingerprint
        self.questions = now.questions
        self.notes = _log(now.table)


def _log(table: Table) -> str:
    """The end of everybody's log, and its length: what is older is out of undo's reach."""
    logs = [table.notes(viewer) for viewer in viewers(table)]
    return text([[len(log), log[-LAST_NOTES:]] for log in logs])


def _log_without_numbers(table: Table) -> str:
    logs = [table.notes(viewer) for viewer in viewers(table)]
    return text([[len(log), lines(log[-LAST_NOTES:])] for log in logs])


def check_barrier(table: Table, seat: int, revealed: bool) -> None:
    """Right after dice or a reveal nobody can undo; after a seat's answer no other seat can."""
    able = [s for s in range(table.seats) if table.can_undo(s)]
    if able and table.journal[-1].who == CHANCE:
        raise Offence(f"seat {able[0]} could undo across a roll of the dice")
    if able and revealed:
        raise Offence(f"seat {able[0]} could undo across a reveal")
    if not table.side_by_side and any(s != seat for s in able):
        raise Offence(f"seat {able[0]} could undo after seat {seat} had answered")


def check_undo(before: Before, now: Position, seat: int) -> bool:
    """Undo the answer just given and do it again; False if it cannot be undone."""
    table = now.table
    if not table.can_undo(seat):
        return False
    after, questions, notes = now.fingerprint, now.questions, _log_without_numbers(table)
    table.undo(seat)
    undone = Position(table)
    if undone.fingerprint != before.fingerprint:
        raise Offence("undo does not bring back the state of before")
    if undone.questions != before.questions:
        raise Offence("undo does not bring back the question of before")
    if _log(table) != before.notes:
        raise Offence("undo does not bring back the log of before")
    if not table.can_redo(seat):
        raise Offence("what was undone cannot be done again")
    table.redo(seat)
    redone = Position(table)
    if redone.fingerprint != after or redone.questions != questions:
        raise Offence("doing it again does not lead to the same position")
    if _log_without_numbers(table) != notes:
        raise Offence("doing it again does not write the same log")
    return True
