"""What the kit seals cannot be written to, and copies of it can."""

from __future__ import annotations

import pytest

from civitas.kernel import Record, State
from civitas.kit.watching.untouched import Written, seal


class Crate(Record):
    __slots__ = ("weight",)
    weight: int

    def __init__(self, weight: int) -> None:
        self.weight = weight


class Cart(Record):
    __slots__ = ("crate", "goods")
    crate: Crate
    goods: list[str]

    def __init__(self) -> None:
        self.crate = Crate(3)
        self.goods = ["salt"]


def test_a_copy_of_what_is_sealed_can_be_written_to_even_if_it_is_the_first_of_its_kind() -> None:
    cart = Cart()
    seal(cart)
    copy = cart.copy()
    copy.crate.weight = 4
    copy.goods.append("iron")
    assert (cart.crate.weight, cart.goods) == (3, ["salt"])


def test_whoever_writes_to_what_is_sealed_is_stopped() -> None:
    cart = Cart()
    seal(cart)
    with pytest.raises(Written):
        cart.crate.weight = 4
    with pytest.raises(Written):
        cart.goods.append("iron")


def test_what_is_kept_is_no_part_of_the_state_and_may_be_written() -> None:
    state = State()
    seal(state)
    assert state.kept("sum", lambda: 5) == state.kept("sum", lambda: 6) == 5
    with pytest.raises(Written):
        state.cursor = []
