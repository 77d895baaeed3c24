"""Several seats at once: sealed answers, and lanes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.toys import COUNCIL, PLANNING, Bag, Toy, ask, stands

from civitas.kernel import (
    Ask,
    AskAll,
    CannotUndo,
    Dice,
    Lanes,
    NotAsked,
    Note,
    Procedure,
    Roll,
    Sequence,
    Step,
    Table,
    YesNo,
)


def council() -> Table:
    return Table(COUNCIL, 3, dice=Dice("council"))


def bid(table: Table, seat: int, number: int = 0) -> None:
    table.apply(seat, table.legal(seat)[number])


def test_all_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    table = council()
    assert table.to_act() == (0, 1, 2)
    bid(table, 2)
    assert table.to_act() == (0, 1)
    bid(table, 0)
    assert table.side_by_side
    bid(table, 1)
    assert not table.side_by_side
    assert table.prompt(0).key == "after"


def test_answers_come_back_in_the_order_of_the_question_whoever_was_faster() -> None:
    forth, back = council(), council()
    for seat in (0, 1, 2):
        bid(forth, seat)
    for seat in (2, 1, 0):
        bid(back, seat)
    assert forth.fingerprint() == back.fingerprint()


def test_nobody_but_the_seat_sees_its_sealed_answer() -> None:
    table, empty = council(), council()
    bid(table, 1)
    for viewer in (None, 0, 2):
        assert table.view(viewer) == empty.view(viewer)
        assert table.notes(viewer) == empty.notes(viewer)
    assert table.view(1)["sealed"] == empty.legal(1)[0]


def test_a_sealed_answer_may_be_withdrawn_although_others_have_answered_since() -> None:
    table = council()
    bid(table, 0)
    bid(table, 1)
    table.undo(0)
    assert table.to_act() == (0, 2)
    assert table.view(0)["sealed"] is None
    assert table.view(1)["sealed"] is not None
    bid(table, 0, 1)
    bid(table, 2)
    answers = {entry.who: entry.answer for entry in table.journal if entry.key == "bid"}
    assert table.state.said == [f"bids {[answers[0], answers[1], answers[2]]}"]


def test_a_withdrawn_answer_can_be_given_again_until_the_seat_answers_otherwise() -> None:
    table = council()
    bid(table, 0)
    table.undo(0)
    bid(table, 1)
    assert table.can_redo(0)
    table.redo(0)
    assert table.to_act() == (2,)
    table.undo(0)
    bid(table, 0, 2)
    assert not table.can_redo(0)


def test_a_seat_that_has_not_answered_has_nothing_to_withdraw() -> None:
    table = council()
    bid(table, 0)
    assert not table.can_undo(1)
    with pytest.raises(CannotUndo):
        table.undo(1)


def test_a_seat_cannot_answer_twice() -> None:
    table = council()
    bid(table, 0)
    with pytest.raises(NotAsked):
        table.apply(0, 1)


def test_the_last_sealed_answer_is_a_barrier_for_everyone() -> None:
    table = council()
    for seat in (0, 1, 2):
        bid(table, seat)
    assert not any(table.can_undo(seat) for seat in (0, 1, 2))


def test_asking_nobody_at_once_brings_nothing() -> None:
    def rule(g: Bag) -> Procedure[None]:
        g.said.append(str((yield AskAll({}))))
        g.said.append(str((yield Lanes({}))))

    table = Table(Toy(Sequence(Step(rule), ask("after", 1))), 2)
    assert table.state.said == ["{}", "{}"]


def test_an_answer_before_a_sealed_question_can_be_undone_until_somebody_answers_that() -> None:
    def rule(g: Bag) -> Procedure[None]:
        yield Ask(0, YesNo("first"))
        yield AskAll({0: YesNo("sealed"), 1: YesNo("sealed")})

    table = Table(Toy(Step(rule)), 2)
    table.apply(0, True)
    assert table.can_undo(0)
    table.apply(1, False)
    assert not table.can_undo(0)
    table.undo(1)
    table.undo(0)
    assert table.prompt(0).key == "first"
    table.redo(0)
    table.redo(1)
    assert table.to_act() == (0,)


# ---------------------------------------------------------------------- lanes


def planning() -> Table:
    return Table(PLANNING, 2)


def test_each_seat_goes_through_its_own_questions_at_its_own_pace() -> None:
    table = planning()
    for answer in ("wheat", 3):
        table.apply(1, answer)
    assert (table.prompt(0).key, table.prompt(1).key) == ("crop", "double")
    table.apply(1, True)
    assert table.to_act() == (0,)
    table.apply(0, "none")
    assert table.state.said == ["harvest [0, 6]"]


def test_a_seat_undoes_inside_its_own_lane_although_another_has_answered_in_between() -> None:
    table = planning()
    table.apply(0, "wheat")
    before = stands(table)
    table.apply(0, 2)
    table.apply(1, "wheat")
    table.undo(0)
    assert table.prompt(0).key == "fields"
    assert table.prompt(1).key == "fields"
    table.undo(1)
    after = stands(table)
    assert after["redo"] == [True, True]
    assert {**after, "redo": before["redo"]} == before


def test_redo_in_a_lane_goes_forward_answer_by_answer() -> None:
    table = planning()
    table.apply(0, "wheat")
    table.apply(0, 2)
    table.apply(1, "none")
    assert table.restart(0) == 2
    table.redo(0)
    assert table.prompt(0).key == "fields"
    table.redo(0)
    assert table.prompt(0).key == "double"
    assert not table.can_redo(0)
    assert table.state.plans == {0: ("wheat", 2)}


def test_a_new_answer_in_one_lane_leaves_the_redo_of_another_alone() -> None:
    table = planning()
    table.apply(0, "wheat")
    table.undo(0)
    table.apply(1, "none")
    assert table.can_redo(0)


def test_a_lane_that_has_ended_can_be_reopened_until_all_have_ended() -> None:
    table = planning()
    table.apply(0, "none")
    assert table.can_undo(0)
    table.undo(0)
    assert table.to_act() == (1, 0) or table.to_act() == (0, 1)
    table.apply(0, "none")
    table.apply(1, "none")
    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_notes_of_a_lane_are_for_its_seat_alone() -> None:
    table = planning()
    table.apply(0, "wheat")
    table.apply(0, 2)
    assert [note.key for note in table.notes(0)] == ["planned"]
    assert table.notes(1) == []
    assert table.notes(None) == []


def test_lanes_that_ask_nothing_are_passed_at_once() -> None:
    def silent(g: Bag, seat: int) -> Procedure[int]:
        yield Note("silence")
        return seat * 10

    def rule(g: Bag) -> Procedure[None]:
        g.said.append(str((yield Lanes({0: silent(g, 0), 1: silent(g, 1)}))))

    table = Table(Toy(Step(rule)), 2)
    assert table.over
    assert table.state.said == ["{0: 0, 1: 10}"]


def test_a_lane_may_end_at_once_while_another_asks() -> None:
    def lane(g: Bag, seat: int) -> Procedure[int]:
        if seat:
            yield Ask(seat, YesNo("sure"))
        return seat

    def rule(g: Bag) -> Procedure[None]:
        g.said.append(str((yield Lanes({0: lane(g, 0), 1: lane(g, 1)}))))

    table = Table(Toy(Step(rule)), 2)
    assert table.to_act() == (1,)
    table.apply(1, True)
    assert table.state.said == ["{0: 0, 1: 1}"]


@pytest.mark.parametrize("request_", [Roll("die"), Ask(1, YesNo("other")), AskAll({0: YesNo("all")})])
def test_a_lane_that_rolls_dice_or_asks_another_seat_is_an_error(request_: Any) -> None:
    def lane() -> Procedure[None]:
        yield request_

    def rule(g: Bag) -> Procedure[None]:
        yield Lanes({0: lane()})

    with pytest.raises(TypeError, match="a lane may ask its own seat"):
        Table(Toy(Step(rule)), 2)
