"""Standing orders: a seat's answers given in advance."""

from __future__ import annotations

import json

import pytest
from tests.kernel.toys import COUNCIL, PLANNING, Bag, Toy, ask, seats

from civitas.kernel import Ask, AskAll, Each, Note, OrderConditions, Procedure, Repeat, Sequence, Step, Table, YesNo
from civitas.kernel.log import LogLine


def react(g: Bag, seat: int) -> Procedure[None]:
    g.said.append(f"{seat} {(yield Ask(seat, YesNo('react')))}")


def reactions(times: int = 3) -> Table:
    return Table(Toy(Repeat(Each(seats, Step(react)), at_most=times)), 2)


def test_an_order_answers_for_the_seat_and_the_journal_says_so() -> None:
    table = reactions()
    table.order(1, "react", False)
    assert table.journal == []
    table.apply(0, True)
    assert table.to_act() == (0,)
    assert [(entry.who, entry.answer, entry.by) for entry in table.journal] == [(0, True, ""), (1, False, "order")]
    assert table.journal[1].to_json() == [1, 1, "react", False, "order"]


def test_an_order_for_the_question_on_the_table_is_carried_out_at_once() -> None:
    table = reactions()
    table.order(0, "react", True)
    assert table.to_act() == (1,)


def test_orders_of_all_seats_play_the_game_to_its_end() -> None:
    table = reactions(1000)
    table.order(1, "react", False)
    table.order(0, "react", True)
    assert table.over
    assert len(table.journal) == 2000


def test_an_order_is_carried_out_only_while_it_is_legal() -> None:
    table = Table(Toy(Sequence(ask("pick", "a", "b"), ask("pick", "a"), ask("pick", "b"))), 2)
    table.order(0, "pick", "b")
    assert table.state.said == ["pick b"]
    assert table.to_act() == (0,)
    table.apply(0, "a")
    assert table.over
    assert [entry.by for entry in table.journal] == ["order", "", "order"]


def test_a_cancelled_order_no_longer_answers() -> None:
    table = reactions()
    table.order(1, "react", False)
    assert table.orders(1) == {"react": False}
    table.cancel_order(1, "react")
    table.cancel_order(1, "react")
    table.cancel_order(0, "react")
    assert table.orders(1) == {}
    assert table.orders(0) == {}
    table.apply(0, True)
    assert table.to_act() == (1,)


def test_orders_are_saved_and_loaded() -> None:
    table = reactions()
    table.order(1, "react", False)
    loaded = Table.load(table.title, json.loads(json.dumps(table.save())))
    assert loaded.orders(1) == {"react": False}
    loaded.apply(0, True)
    assert loaded.to_act() == (0,)


def test_a_copy_has_no_orders() -> None:
    table = reactions()
    table.order(1, "react", False)
    copy = table.clone()
    copy.apply(0, True)
    assert copy.to_act() == (1,)


def test_an_order_answers_a_sealed_question_beside_the_others() -> None:
    def rule(g: Bag) -> Procedure[None]:
        g.said.append(str((yield AskAll({seat: YesNo("react") for seat in seats(g)}))))

    table = Table(Toy(Step(rule)), 3)
    table.order(2, "react", True)
    table.order(1, "react", False)
    assert table.to_act() == (0,)
    table.apply(0, True)
    assert table.state.said == ["{0: True, 1: False, 2: True}"]


def test_an_order_answers_inside_a_lane() -> None:
    table = Table(PLANNING, 2)
    table.order(1, "fields", 3)
    table.order(1, "double", True)
    table.apply(1, "wheat")
    assert table.to_act() == (0,)
    assert table.state.plans == {1: ("wheat", 3)}


def test_the_answer_of_an_order_can_be_undone_like_any_other() -> None:
    table = Table(Toy(Sequence(ask("first", 1, 2), ask("second", 1, 2))), 2)
    table.order(0, "second", 2)
    table.apply(0, 1)
    assert table.over
    table.undo(0)
    assert table.prompt(0).key == "second"
    table.undo(0)
    assert table.prompt(0).key == "first"


@pytest.mark.parametrize("players", [1, 4])
def test_a_table_is_for_the_right_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="for 2 to 3 players"):
        Table(COUNCIL, players)


def test_an_order_may_hold_only_where_nothing_else_could_be_said() -> None:
    table = Table(Toy(Sequence(ask("pick", "a", "b"), ask("pick", "a"), ask("pick", "b"))), 2)
    table.order(0, "pick", "a", OrderConditions(only=True))
    assert table.to_act() == (0,)
    assert table.journal == []
    table.apply(0, "b")
    assert [(entry.answer, entry.by) for entry in table.journal] == [("b", ""), ("a", "order")]


def test_an_order_for_so_many_times_ends_then() -> None:
    table = reactions(5)
    table.order(1, "react", False, OrderConditions(times=2))
    for _ in range(3):
        table.apply(0, True)
    assert [entry.by for entry in table.journal if entry.who == 1] == ["order", "order"]
    assert table.to_act() == (1,)
    assert table.orders(1) == {}


def test_a_held_question_is_answered_only_when_the_host_says_so() -> None:
    table = reactions()
    table.deferred_keys = frozenset({"react"})
    table.order(1, "react", False)
    table.apply(0, True)
    assert table.to_act() == (1,)
    assert table.ordered(1)
    assert not table.ordered(0)
    assert table.obey(1)
    assert table.to_act() == (0,)
    assert not table.obey(0)
    assert table.journal[-1].by == "order"


def hit(g: Bag, seat: int) -> Procedure[None]:
    if (yield Ask(seat, YesNo("hit"))):
        yield Note("hit", seat=seat, other_seat=1 - seat)


def test_an_order_may_end_when_something_happens_to_its_seat() -> None:
    def fresh() -> Table:
        table = Table(Toy(Repeat(Each(seats, Step(hit)), at_most=9)), 2)
        table.warnings = frozenset({"hit"})
        table.order(1, "hit", False, OrderConditions(until_warned=True))
        return table

    table = fresh()
    table.apply(0, False)
    assert table.orders(1) == {"hit": False}
    table.apply(0, True)
    assert table.orders(1) == {}
    assert table.to_act() == (1,)


def test_what_happened_to_a_seat_before_it_gave_an_order_does_not_end_the_order() -> None:
    table = Table(Toy(Repeat(Each(seats, Step(hit)), at_most=9)), 2)
    table.warnings = frozenset({"hit"})
    table.apply(0, True)
    table.apply(1, False)
    table.order(1, "hit", False, OrderConditions(until_warned=True))
    table.apply(0, False)
    assert table.orders(1) == {"hit": False}


def test_a_line_speaks_of_the_seats_it_names_and_of_no_other_number() -> None:
    line = LogLine(0, "hit", {"seat": 0, "other_seat": 2, "strength": 1}, None)
    assert [line.names(seat) for seat in range(3)] == [True, False, True]


def test_an_order_may_hold_for_some_questions_only_and_outlives_saving() -> None:
    def asks(g: Bag) -> Procedure[None]:
        for other in (1, 2, 1):
            g.said.append(f"{(yield Ask(0, YesNo('react', params={'seat': other})))}")

    title = Toy(Step(asks))
    table = Table(title, 2)
    table.order(0, "react", False, OrderConditions(when={"seat": 2}))
    table = Table.load(title, json.loads(json.dumps(table.save())))
    table.apply(0, True)
    assert table.state.said == ["True", "False"]
    table.apply(0, True)
    assert table.over
