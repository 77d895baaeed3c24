"""Leaks: deal anew what a seat cannot know, and nothing that the seat is shown may change.

Each redealt table is a shadow that is played along for some decisions. As long as the seat's view of both is the same,
and nothing was revealed to it, its questions, the reasons it is refused things and its log must be the same as well,
and so must be who is asked next.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from civitas.bots.chances import even_taste
from civitas.games.advice import Knowing
from civitas.games.title import companions_of
from civitas.kernel import NotAsked, Refusal, Table
from civitas.kernel.dice import Stream
from civitas.kit.looking import Offence, Position, breakdown, difference, lines, question, text, who
from civitas.kit.watching.advising import Saying, of_position, of_question, seen_by

FOLLOWED = 2
"""For how many decisions a shadow is played along."""


class Step(NamedTuple):
    """What happened at the table: who answered what, how many lines the log had, and to whom something was revealed."""

    by: int
    answer: Any
    told: int
    reveals: list[tuple[int, ...] | None]

    def tells(self, viewer: int | None) -> bool:
        """Was something revealed to this viewer?"""
        return any(seats is None or viewer in seats for seats in self.reveals)


def _told(table: Table, viewer: int | None, since: int) -> str:
    """The log as the viewer reads it, from this line on."""
    return lines([line for line in table.log()[since:] if line.read_by(viewer)])


class Shadow:
    """A table on which everything that one seat cannot know was dealt anew."""

    __slots__ = ("_left", "seat", "table")

    def __init__(self, seat: int, table: Table) -> None:
        self.seat = seat
        self.table = table
        self._left = FOLLOWED

    def follow(self, now: Position, step: Step) -> bool:
        """Give the shadow the answer that its table was given; False when there is nothing more to compare."""
        table, shadow, start = now.table, self.table, len(self.table.log())
        if not self._accepts(step) or shadow.side_by_side != table.side_by_side:
            return False  # in the latter case the shadow waits for sealed answers that its table has
        self._compare_view(now, step, None, start)
        if not self._compare_view(now, step, self.seat, start):
            return False
        if table.to_act() != shadow.to_act() and not table.side_by_side:
            who_next = f"{table.to_act()} against {shadow.to_act()}"
            raise Offence(f"who is asked next depends on what seat {self.seat} cannot know: {who_next}")
        _compare_question(now, shadow, self.seat)
        self._left -= 1
        return self._left > 0

    def _accepts(self, step: Step) -> bool:
        """Can the answer be given here? That of the seat itself must be; others may not have the cards for theirs."""
        try:
            self.table.apply(step.by, step.answer)
        except (Refusal, NotAsked) as refused:
            if step.by != self.seat:
                return False
            message = f"whether seat {step.by} may answer {step.answer!r} depends on what it cannot know: {refused}"
            raise Offence(message) from None
        except Exception as fault:
            message = f"a redealt table breaks down on {step.answer!r} of seat {step.by}: {breakdown(fault)}"
            raise Offence(message) from fault
        return True

    def _compare_view(self, now: Position, step: Step, viewer: int | None, start: int) -> bool:
        """While a viewer's view of both is the same, so must be its log; False if the viewer has learned something."""
        table, seen, other = now.table, now.view(viewer), text(self.table.view(viewer))
        if seen != other:
            if viewer == step.by and table.can_undo(step.by):
                message = f"seat {step.by} learns something by answering {step.answer!r} and can still undo"
                raise Offence(f"{message}; a Reveal is missing: {difference(seen, other)}")
            return False
        if step.tells(viewer):
            return False
        told, also = _told(table, viewer, step.told), _told(self.table, viewer, start)
        if told != also:
            raise Offence(f"the log tells {who(viewer)} what it cannot know: {difference(told, also)}")
        return True


class Leaks:
    """The leak check of one game."""

    def __init__(self) -> None:
        self._shadows: list[Shadow] = []
        self.redealt = False

    def check(self, now: Position, stream: Stream) -> None:
        """Deal anew for each seat, compare, and keep the shadows."""
        table = now.table
        self._shadows = []
        for seat in range(table.seats):
            shadow = table.determinise(seat, stream, quiet=False)
            # The same dice, so that a roll is no difference: only what is hidden now may be one.
            shadow.dice = table.dice
            for fault in table.title.invariants(shadow.state):
                raise Offence(f"dealt anew for seat {seat}, the box is not whole: {fault}")
            self.redealt = self.redealt or shadow.fingerprint() != now.fingerprint
            for viewer in (seat, None):
                seen, other = now.view(viewer), text(shadow.view(viewer))
                if seen != other:
                    raise Offence(f"{who(viewer)} sees what seat {seat} cannot know: {difference(seen, other)}")
            _compare_question(now, shadow, seat)
            _compare_advice(now.table, shadow, seat)
            self._shadows.append(Shadow(seat, shadow))

    def follow(self, now: Position, step: Step) -> None:
        shadows, self._shadows = self._shadows, []
        self._shadows = [shadow for shadow in shadows if shadow.follow(now, step)]


def _compare_question(now: Position, shadow: Table, seat: int) -> None:
    asked, other = now.question(seat), question(shadow, seat)
    if asked != other:
        raise Offence(f"what seat {seat} is asked or refused tells what it cannot know: {difference(asked, other)}")


def _compare_advice(table: Table, shadow: Table, seat: int) -> None:
    """What bots go by is read from the position itself: it must hold nothing that the seat cannot know, nor may
    anything hang on more that is said of the position."""
    advice = companions_of(table.title).advice
    if advice is None:
        return
    view, other = (seen_by(advice, one, seat) for one in (table, shadow))
    if isinstance(advice, Knowing) and (
        view != other or advice.known(table.state, seat) != advice.known(shadow.state, seat)
    ):
        raise Offence(f"what the advice takes seat {seat} to know tells what it cannot know")
    asked, taste = table.to_act(), even_taste(advice)
    key = table.prompt(asked[0]).key if asked else ""
    _must_say_the_same(of_position(advice, view, seat, key, taste), of_position(advice, other, seat, key, taste), seat)
    if seat in asked and seat in shadow.to_act():
        # That both are the same question is known already; what makes its labels and answers may still look further.
        prompt, same = table.prompt(seat), shadow.prompt(seat)
        told, also = of_question(advice, view, seat, prompt, taste), of_question(advice, other, seat, same, taste)
        _must_say_the_same(told, also, seat)


def _must_say_the_same(told: Iterable[Saying], also: Iterable[Saying], seat: int) -> None:
    for saying, other in zip(told, also, strict=True):
        if saying.say() != other.say():
            raise Offence(f"the advice tells seat {seat} what it cannot know: {saying.name} hangs on it")


def check_plain(value: Any, path: str = "view") -> None:
    """A view is JSON as it stands: no number as a key, which would come back as a string."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if not isinstance(key, str):
                raise Offence(f"{path} has the key {key!r}, which is not a string")
            check_plain(inner, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for number, inner in enumerate(value):
            check_plain(inner, f"{path}[{number}]")
    elif not (value is None or isinstance(value, str | int | float)):
        raise Offence(f"{path} is a {type(value).__name__}, which is not JSON")
