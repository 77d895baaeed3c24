"""What an answer costs and brings, and what is asked after it: told before it is given, for every title alike.

The answer is given on a copy of the table on which all that the seat cannot know was dealt anew, and what the rules
tell there is read in acts. So no title has to say its prices twice, and nothing is told that the seat could not work
out. What only a title knows, such as the odds of a battle, are its `outlooks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from civitas.games.acts import acts_told
from civitas.kernel import Answer, Chooser, Offer, Pay, Prompt, Table
from civitas.kernel.acts import (
    SEAT,
    Act,
    Begin,
    Drawn,
    Gained,
    Lost,
    Moved,
    Paid,
    Placed,
    Removed,
    Rolled,
    Scored,
    Turned,
)

MOST = 160
"""So many answers are tried, those that follow the first ones included: it takes a fraction of a second."""
_COUNTED = (Moved, Placed, Removed, Gained, Paid, Lost, Drawn, Scored)


class Foreseen(NamedTuple):
    """One answer: what it takes, what it brings, what it leaves to chance, and what is asked next."""

    answer: Answer
    costs: list[Act]
    effects: list[Act]
    risks: list[Act]
    """The dice that would be rolled and the battles that would begin; what comes of them nobody knows."""
    final: bool
    """Once given, it could not be undone freely."""
    harmful: bool
    """It takes own pieces off the board and brings none."""
    next: Next | None


class Next(NamedTuple):
    """The question that would follow for the same seat, with what may be answered to it."""

    prompt: Prompt
    offers: list[Offer]
    answers: dict[int, Foreseen]
    """What is known of its answers, by their place among the offers."""


class _Budget:
    """How many more answers may be tried."""

    def __init__(self, left: int) -> None:
        self.left = left

    def take(self) -> bool:
        self.left -= 1
        return self.left >= 0


def foresee(table: Table, seat: int, rng: Chooser, *, steps: int = 2) -> list[Foreseen]:
    """What is known of the seat's answers to its open question, and so many steps ahead; nothing if it is not asked."""
    if seat not in table.to_act() or table.prompt(seat).vast():
        return []
    budget = _Budget(MOST)
    tried = [_tried(table, seat, answer, rng, budget) for answer in table.prompt(seat).legal() if budget.take()]
    return [_further(one, copy, seat, rng, budget) if steps > 1 else one for one, copy in tried]


def rehearse(table: Table, seat: int, answer: Answer, rng: Chooser, idle: Callable[[Table, int], Answer]) -> Foreseen:
    """One answer where everybody answers at once, as if all the others did as little as they can.

    What they have sealed already is forgotten on the copy, so it says nothing about that either.
    """
    copy = table.determinise(seat, rng, quiet=False)
    told = copy.seq
    copy.apply(seat, answer)
    for other in copy.to_act():
        copy.apply(other, idle(copy, other))
    costs, effects, risks = _sorted(_known(copy, seat, told), f"{SEAT}:{seat}")
    # Until the last of them has answered, everybody may think again.
    return Foreseen(answer, costs, effects, risks, False, _is_harmful(costs, effects), None)


def _tried(table: Table, seat: int, answer: Answer, rng: Chooser, budget: _Budget) -> tuple[Foreseen, Table]:
    """The answer given on a copy; a payment that follows is made in the first way there is."""
    copy = table.determinise(seat, rng, quiet=False)
    told, key = copy.seq, copy.prompt(seat).key
    copy.apply(seat, answer)
    asked = _asked_next(copy, seat)
    while asked is not None and asked.kind == Pay.kind and not asked.vast() and budget.take():
        copy.apply(seat, asked.legal()[0])
        asked = _asked_next(copy, seat)
    costs, effects, risks = _sorted(_known(copy, seat, told), f"{SEAT}:{seat}")
    next = None if asked is None or asked.key == key or asked.kind == Pay.kind else Next(asked, [], {})
    final = not copy.can_undo(seat)
    return Foreseen(answer, costs, effects, risks, final, _is_harmful(costs, effects), next), copy


def _asked_next(table: Table, seat: int) -> Prompt | None:
    """What the seat is asked after an answer that it could still take back."""
    return table.pending.get(seat) if table.can_undo(seat) and not table.side_by_side else None


def _further(one: Foreseen, copy: Table, seat: int, rng: Chooser, budget: _Budget) -> Foreseen:
    """The same with what may be answered to the question that follows, as far as answers may still be tried."""
    if one.next is None or one.next.prompt.vast():
        return one._replace(next=None)
    prompt = one.next.prompt
    offers = prompt.offers()[:MOST]
    places = () if prompt.in_parts() else enumerate(offers)
    known = {at: _tried(copy, seat, offer.answer, rng, budget)[0] for at, offer in places if budget.take()}
    return one._replace(next=Next(prompt, offers, known))


def _known(table: Table, seat: int, since: int) -> Iterator[Act]:
    """What the seat is told from there on, up to the first thing that it could not have known: dice without faces."""
    own = f"{SEAT}:{seat}"
    for act in acts_told(table, seat, since):
        if isinstance(act, Turned) and act.of != own:
            return
        yield replace(act, faces=()) if isinstance(act, Rolled) else act
        if isinstance(act, Rolled | Drawn):
            return


def _sorted(acts: Iterable[Act], own: str) -> tuple[list[Act], list[Act], list[Act]]:
    """What the acts take from a seat, what they bring, and what they leave open."""
    costs: list[Act] = []
    effects: list[Act] = []
    risks: list[Act] = []
    for act in acts:
        whose = getattr(act, "of", "")
        if isinstance(act, Rolled | Begin):
            _add(risks, act)
        elif isinstance(act, Paid | Lost):
            _add(costs if whose == own else effects, act)
        elif isinstance(act, Removed):
            if whose:
                _add(costs if whose == own else effects, act)
        elif isinstance(act, Scored):
            _add(effects if act.amount > 0 or whose != own else costs, act)
        elif isinstance(act, Gained | Placed | Moved | Drawn):
            _add(effects, act)
    return costs, effects, risks


def _add(found: list[Act], act: Act) -> None:
    """What happens several times is told once, with the sum."""
    if isinstance(act, _COUNTED):
        for at, other in enumerate(found):
            if isinstance(other, _COUNTED) and _but_for_amount(other) == _but_for_amount(act):
                found[at] = replace(other, amount=other.amount + act.amount)
                return
    found.append(act)


def _but_for_amount(act: Act) -> dict[str, Any]:
    return {name: value for name, value in act.to_json().items() if name not in ("amount", "terms")}


def _is_harmful(costs: list[Act], effects: list[Act]) -> bool:
    built = any(isinstance(act, Placed | Moved | Scored | Removed | Lost) for act in effects)
    return not built and any(isinstance(act, Removed) for act in costs)
