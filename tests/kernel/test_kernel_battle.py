"""Content attached to rules: listeners that may ask, modifiers that explain themselves."""

from __future__ import annotations

import pytest
from tests.kernel.toys import BATTLE, Bag, Toy, ask, battle

from civitas.kernel import (
    ClashingListeners,
    Dice,
    Each,
    Listeners,
    Modifiers,
    Procedure,
    Sequence,
    Step,
    Table,
    Term,
    total,
)


def one_battle() -> Table:
    return Table(Toy(Sequence(Each(lambda g: (1,), Step(battle)), ask("after", "yes"))), 3, dice=Dice("battle"))


def test_listeners_of_both_sides_ask_in_their_order_not_in_that_of_their_loading() -> None:
    assert BATTLE.sources("battle.begins") == ["walls", "horn"]
    table = one_battle()
    assert (table.to_act(), table.prompt(2).key) == ((2,), "walls")
    table.apply(2, True)
    assert (table.to_act(), table.prompt(1).key) == ((1,), "horn")
    table.apply(1, True)
    assert table.state.said == ["walls", "horn"]
    assert table.journal[-1].key == "battle"
    assert sum(table.state.scores) == 1


def test_an_interrupt_can_be_undone_until_the_other_side_answers() -> None:
    table = one_battle()
    table.apply(2, True)
    assert table.can_undo(2)
    table.undo(2)
    assert table.state.said == []
    table.apply(2, False)
    table.apply(1, False)
    assert not table.can_undo(2)
    assert not table.can_undo(1)


def test_an_event_that_nobody_listens_to_passes_silently() -> None:
    def rule(g: Bag) -> Procedure[None]:
        yield from Listeners().trigger("nothing", g)
        g.said.append("over")

    assert Listeners().sources("nothing") == []
    assert Table(Toy(Step(rule)), 2).state.said == ["over"]


def test_two_listeners_of_equal_order_on_one_event_are_an_error_at_load() -> None:
    listeners = Listeners()
    listeners.on("built", 10, "temple")(lambda: iter(()))
    listeners.on("razed", 10, "temple")(lambda: iter(()))
    with pytest.raises(ClashingListeners, match="temple and harbour both have order 10"):
        listeners.on("built", 10, "harbour")(lambda: iter(()))


def test_what_belongs_to_an_expansion_is_only_heard_where_it_is_played() -> None:
    played: list[bool] = []
    listeners, modifiers = Listeners(lambda g: bool(played)), Modifiers(lambda g: bool(played))

    @listeners.on("built", 20, "temple")
    def temple(g: Bag) -> Procedure[None]:
        g.said.append("temple")
        yield from ()

    @listeners.on("built", 10, "obelisk", expansion=True)
    def obelisk(g: Bag) -> Procedure[None]:
        g.said.append("obelisk")
        yield from ()

    modifiers.on("cost", "base")(lambda g: 3)
    modifiers.on("cost", "obelisk", expansion=True)(lambda g: 1)
    g = Bag(1)
    assert [*listeners.trigger("built", g), *modifiers.terms("cost", g)] == [Term("base", 3)]
    assert g.said == ["temple"]
    played.append(True)
    assert [*listeners.trigger("built", g), *modifiers.terms("cost", g)] == [Term("base", 3), Term("obelisk", 1)]
    assert g.said == ["temple", "obelisk", "temple"]


def test_every_term_of_a_price_carries_its_source_and_zeros_are_left_out() -> None:
    modifiers = Modifiers()

    @modifiers.on("cost", "base")
    def base(size: int) -> int:
        return 2 * size

    @modifiers.on("cost", "quarry")
    def quarry(size: int) -> int:
        return -1

    @modifiers.on("cost", "feast")
    def feast(size: int) -> int:
        return 0

    terms = list(modifiers.terms("cost", 3))
    assert terms == [Term("base", 6), Term("quarry", -1)]
    assert total(terms) == 5
    assert list(modifiers.terms("strength", 3)) == []
