"""Where orders are asked for, a bot goes by the wishes of its title's advice."""

from __future__ import annotations

from civitas.bots.policy import commanded
from civitas.games.advice import Wish
from civitas.kernel import Answer, Command, Reason, Verdict

TOO_MANY = Reason("too-many", "1")


def two_at_most(answer: Answer) -> Verdict:
    return (TOO_MANY,) if sum(answer.values()) > 2 else None


ORDERS = Command("orders", {"north": 2, "south": 2}, two_at_most)


def rated(*wishes: Wish) -> list[tuple[Answer, float]]:
    return list(zip(*commanded(ORDERS, wishes), strict=True))


def test_the_best_wishes_that_go_together_are_ordered() -> None:
    found = rated(Wish({"south": 1}, 1.0), Wish({"north": 1}, 3.0), Wish({"north": 1}, 2.0))
    assert max(found, key=lambda one: one[1]) == ({"north": 2}, 5.0)


def test_each_wish_is_rated_for_itself_and_so_is_no_order_at_all() -> None:
    found = rated(Wish({"south": 2}, 1.0), Wish({"north": 1}, 3.0))
    assert found == [({"north": 1}, 3.0), ({"south": 2}, 1.0), ({}, 0.0)]


def test_what_is_worth_nothing_is_not_ordered() -> None:
    assert rated(Wish({"south": 1}, 0.0), Wish({"north": 1}, -1.0)) == [({}, 0.0)]


def test_a_wish_that_may_not_be_is_left_out() -> None:
    assert rated(Wish({"south": 2, "north": 1}, 4.0), Wish({"north": 1}, 1.0))[-1] == ({}, 0.0)
    assert ({"north": 1}, 1.0) in rated(Wish({"south": 2, "north": 1}, 4.0), Wish({"north": 1}, 1.0))
