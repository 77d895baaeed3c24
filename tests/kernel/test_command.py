"""Orders for everything a seat has, in one answer."""

from __future__ import annotations

from civitas.kernel import Command, Reason, Verdict
from civitas.kernel.dice import Stream
from civitas.kernel.prompts import OUT_OF_RANGE

TOO_MUCH = Reason("too-much", "1", "number")
LIMITS = {f"order{n}": 3 for n in range(40)}
MOST = 5


def at_most_five(answer: dict[str, int]) -> Verdict:
    return (TOO_MUCH, MOST) if sum(answer.values()) > MOST else None


def command(limits: dict[str, int] = LIMITS) -> Command:
    return Command("march", limits, at_most_five)


def test_nothing_has_to_be_ordered() -> None:
    assert command().verdict({}) is None
    assert command().decline() == {}


def test_orders_are_judged_together() -> None:
    assert command().verdict({"order0": 3, "order1": 2}) is None
    assert command().verdict({"order0": 3, "order1": 3}) == (TOO_MUCH, MOST)
    assert command().verdict({"order0": 4}) == (OUT_OF_RANGE, 0, 3)


def test_few_orders_are_listed_and_many_are_not() -> None:
    assert command().vast()
    few = command({"a": 1, "b": 2})
    assert not few.vast()
    assert len(few.legal()) == 6
    assert not few.forced()
    assert command({}).forced()
    assert Command("march", {"a": 1}, lambda answer: (TOO_MUCH, 0) if answer else None).forced()


def test_orders_by_chance_are_legal_and_nothing_is_listed() -> None:
    prompt, stream = command(), Stream("orders")
    drawn = [prompt.sample(stream) for _ in range(200)]
    assert all(prompt.verdict(answer) is None for answer in drawn)
    assert {} in drawn
    assert any(sum(answer.values()) == MOST for answer in drawn)
    assert prompt._legal is None


def test_orders_are_put_together_part_by_part() -> None:
    draft = command().after([{"order0": 3}])
    assert draft.ready
    assert {"order1": 2} in draft.parts()
    assert {"order1": 3} not in draft.parts()
    assert draft.after({"order1": 2}).answer == {"order0": 3, "order1": 2}
