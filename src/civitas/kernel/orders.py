"""Standing orders: what a seat wants answered for it, as long as that is legal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from civitas.kernel.actors import Who
from civitas.kernel.log import LogLine
from civitas.kernel.prompts import Answer, Prompt


class OrderConditions(NamedTuple):
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
        if self.only and not prompt.forced():
            return False
        params = prompt.params or {}
        return all(name in params and params[name] == value for name, value in (self.when or {}).items())


class StandingOrder(NamedTuple):
    """How a seat wants the questions of one key to be answered."""

    answer: Answer
    conditions: OrderConditions | None = None
    """None if it depends on nothing."""

    @property
    def until_warned(self) -> bool:
        """Does it end when somebody does something to the seat?"""
        return self.conditions is not None and self.conditions.until_warned

    def applies(self, prompt: Prompt) -> bool:
        """May it answer this question, and do its conditions hold?"""
        return prompt.verdict(self.answer) is None and (self.conditions is None or self.conditions.hold(prompt))


class Orders(dict[int, dict[str, StandingOrder]]):
    """The standing orders of all seats, by seat and by the key of the question."""

    __slots__ = ()

    def give(self, seat: int, key: str, answer: Answer, conditions: OrderConditions | None) -> None:
        self.setdefault(seat, {})[key] = StandingOrder(answer, conditions)

    def cancel(self, seat: int, key: str) -> None:
        self.get(seat, {}).pop(key, None)

    def answers(self, seat: int) -> dict[str, Answer]:
        """The seat's orders, by key."""
        return {key: order.answer for key, order in self.get(seat, {}).items()}

    def conditions(self, seat: int) -> dict[str, dict[str, Any]]:
        """What they depend on; those that depend on nothing are not in it."""
        own = self.get(seat, {})
        return {key: order.conditions._asdict() for key, order in own.items() if order.conditions is not None}

    def due(self, seat: int, prompt: Prompt) -> StandingOrder | None:
        """The seat's order for this question, if it applies."""
        order = self.get(seat, {}).get(prompt.key)
        return order if order is not None and order.applies(prompt) else None

    def due_among(self, pending: Mapping[int, Prompt], deferred: frozenset[str]) -> tuple[int, StandingOrder] | None:
        """The first order that answers one of these questions, but for those with a deferred key."""
        for seat, prompt in pending.items():
            if prompt.key not in deferred and (order := self.due(seat, prompt)) is not None:
                return seat, order
        return None

    def carried_out(self, seat: int, key: str) -> None:
        """An order for so many times is given once less."""
        order = self.get(seat, {}).get(key)
        if order is None or order.conditions is None or order.conditions.times is None:
            return
        if order.conditions.times > 1:
            left = order.conditions._replace(times=order.conditions.times - 1)
            self[seat][key] = order._replace(conditions=left)
        else:
            self.cancel(seat, key)

    def expire(self, who: Who, warnings: Iterable[LogLine]) -> None:
        """End the orders that were to last until something happens to their seat, if somebody else made it happen."""
        for line in warnings:
            for seat, own in self.items():
                if seat != who and line.names(seat):
                    for key in [key for key, order in own.items() if order.until_warned]:
                        del own[key]

    # ------------------------------------------------------------------ saving

    def to_json(self) -> dict[str, Any]:
        """As saved tables have them: answers and conditions apart."""
        seats = sorted(self)
        return {
            "orders": {str(seat): self.answers(seat) for seat in self if self[seat]},
            "terms": {str(seat): terms for seat in seats if (terms := self.conditions(seat))},
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Orders:
        new, terms = cls(), data.get("terms", {})
        for seat, answers in data["orders"].items():
            conditions = terms.get(seat, {})
            new[int(seat)] = {
                key: StandingOrder(answer, OrderConditions(**conditions[key]) if key in conditions else None)
                for key, answer in answers.items()
            }
        return new
