"""Undo, redo, restart and take-back."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.toys import CARDS, MARCH, REALM, Bag, Toy, ask, play, realm, stands

from civitas.kernel import (
    Ask,
    CannotUndo,
    Dice,
    Each,
    Note,
    Number,
    One,
    Procedure,
    Reveal,
    Roll,
    Sequence,
    Step,
    Table,
    YesNo,
)
from civitas.kernel.actors import CHANCE, TABLE
from civitas.kernel.journal import TAKE_BACK, UNDO, EarlierThanSnapshot, Entry, effective

CAMPAIGN = Toy(Sequence(Each(lambda g: (0, 1), MARCH), ask("after", "yes", "no")))


def without_redo(position: dict[str, Any]) -> dict[str, Any]:
    return {**position, "redo": None}


# ---------------------------------------------------------------------- movement in groups


def test_a_movement_of_several_groups_ends_after_the_third() -> None:
    table = Table(CAMPAIGN, 2)
    for goal in ("plain", "hills", "peak"):
        assert table.to_act() == (0,)
        table.apply(0, goal)
    assert table.to_act() == (1,)
    assert table.state.places == ["peak", "coast"]


def test_a_movement_ends_when_the_player_stops() -> None:
    table = Table(CAMPAIGN, 2)
    table.apply(0, "plain")
    table.apply(0, "stop")
    assert table.to_act() == (1,)


def test_undo_goes_back_over_groups_to_the_beginning_of_the_turn_and_is_exact() -> None:
    table = Table(CAMPAIGN, 2)
    past = []
    for goal in ("plain", "hills", "coast"):
        past.append(without_redo(stands(table)))
        table.apply(0, goal)
    for before in reversed(past):
        table.undo(0)
        assert without_redo(stands(table)) == before
    assert not table.can_undo(0)


def test_redo_brings_back_what_was_undone_in_its_order() -> None:
    table = Table(CAMPAIGN, 2)
    for goal in ("plain", "hills", "coast"):
        table.apply(0, goal)
    done = table.fingerprint()
    assert table.restart(0) == 3
    for _ in range(3):
        assert table.can_redo(0)
        table.redo(0)
    assert table.fingerprint() == done
    assert not table.can_redo(0)
    with pytest.raises(CannotUndo, match="nothing to redo"):
        table.redo(0)
    assert [entry.by for entry in table.journal[-3:]] == ["redo"] * 3


def test_another_answer_leaves_nothing_to_redo() -> None:
    table = Table(CAMPAIGN, 2)
    table.apply(0, "plain")
    table.apply(0, "hills")
    table.restart(0)
    table.apply(0, "hills")
    assert not table.can_redo(0)


def test_a_restart_stops_at_what_another_seat_has_answered() -> None:
    table = Table(CAMPAIGN, 2)
    table.apply(0, "stop")
    assert table.can_undo(0)
    table.apply(1, "plain")
    assert not table.can_undo(0)
    table.apply(1, "hills")
    assert table.restart(1) == 2
    assert table.to_act() == (1,)
    assert table.restart(1) == 0


def test_after_a_take_back_there_is_nothing_to_redo() -> None:
    def rule(g: Bag) -> Procedure[None]:
        for seat in (0, 1, 0):
            yield Ask(seat, YesNo("again"))

    table = Table(Toy(Step(rule)), 2)
    table.apply(0, True)
    table.apply(1, True)
    table.undo(1)
    table.take_back(0)
    table.apply(0, False)
    assert table.to_act() == (1,)
    assert not table.can_redo(1)


@pytest.mark.parametrize("together", [True, False])
def test_what_another_seat_has_said_and_undone_is_still_a_barrier(together: bool) -> None:
    def rule(g: Bag) -> Procedure[None]:
        yield Ask(0, YesNo("first"))
        yield Ask(1, YesNo("second"))
        yield Ask(1, YesNo("third"))

    apart = Sequence(ask("first", True, False), ask("second", True, False, seat=1), ask("third", True, False, seat=1))
    table = Table(Toy(Step(rule) if together else apart), 2)
    table.apply(0, True)
    table.apply(1, True)
    table.undo(1)
    assert not table.can_undo(0)
    assert not Table.load(table.title, table.save()).can_undo(0)
    table.redo(1)
    assert table.prompt(1).key == "third"
    assert table.can_undo(1)


# ---------------------------------------------------------------------- barriers


@pytest.mark.parametrize("barrier", ["roll", "reveal", "other"])
def test_nobody_undoes_across_chance_a_reveal_or_the_answer_of_another(barrier: str) -> None:
    def rule(g: Bag) -> Procedure[None]:
        yield Ask(0, YesNo("first"))
        if barrier == "roll":
            yield Roll("die")
        elif barrier == "reveal":
            yield Reveal()
        else:
            yield Ask(1, YesNo("second"))
        yield Ask(0, YesNo("third"))
        yield Ask(0, YesNo("fourth"))

    table = Table(Toy(Step(rule)), 2, dice=Dice("barrier"))
    table.apply(0, True)
    if barrier == "other":
        table.apply(1, True)
    assert table.prompt(0).key == "third"
    assert not table.can_undo(0)
    table.apply(0, True)
    table.undo(0)
    assert table.prompt(0).key == "third"
    with pytest.raises(CannotUndo, match="seat 0 cannot undo"):
        table.undo(0)


def test_the_last_answer_of_a_game_can_be_undone() -> None:
    table = Table(Toy(ask("last", 1, 2)), 2)
    table.apply(0, 1)
    assert table.over
    table.undo(0)
    assert not table.over
    table.apply(0, 2)
    assert table.state.said == ["last 2"]


def test_an_undone_note_vanishes_and_the_other_notes_stay() -> None:
    table = Table(Toy(Sequence(ask("a", 1), ask("b", 1, 2))), 2)
    table.apply(0, 1)
    table.apply(0, 1)
    assert [(note.seq, note.key) for note in table.notes(None)] == [(0, "heard"), (1, "heard"), (1, "victory")]
    table.undo(0)
    assert [note.seq for note in table.notes(None)] == [0]
    table.apply(0, 2)
    heard, _ = table.notes(None, since=1)
    assert (heard.seq, heard.params) == (3, {"answer": 2})


def test_a_note_is_numbered_by_the_entry_that_brought_it_about_even_after_a_barrier() -> None:
    def roll(g: Bag) -> Procedure[None]:
        yield Note("opened")
        yield Roll("die")
        yield Note("rolled")

    def then(g: Bag) -> Procedure[None]:
        yield Note("then")
        yield Ask(0, YesNo("sure"))
        yield Note("sure")

    table = Table(Toy(Sequence(Step(roll), Step(then), Step(roll))), 2, dice=Dice("notes"))
    table.apply(0, True)
    numbered = [(note.key, note.seq) for note in table.notes(None) if note.key != "victory"]
    assert numbered == [("opened", 0), ("rolled", 0), ("then", 0), ("sure", 1), ("opened", 1), ("rolled", 2)]


def test_what_a_rule_does_with_a_noted_list_does_not_rewrite_the_log() -> None:
    def rule(g: Bag) -> Procedure[None]:
        yield Note("before", said=g.said)
        g.said.append("more")

    assert Table(Toy(Step(rule)), 2).notes(None)[0].params == {"said": []}


def test_a_rule_may_change_the_answer_it_got_without_changing_the_journal() -> None:
    def rule(g: Bag) -> Procedure[None]:
        answer = yield Ask(0, One("list", ([1, 2],)))
        answer.append(3)
        yield Ask(0, YesNo("sure"))

    table = Table(Toy(Step(rule)), 2)
    table.apply(0, [1, 2])
    assert table.journal[0].answer == [1, 2]


def test_a_rule_may_draw_from_a_shuffled_deck_without_changing_the_journal() -> None:
    table = realm()
    assert len(table.state.deck) == len(CARDS) - 6
    assert len(table.journal[0].answer) == len(CARDS)


def test_the_journal_never_shrinks() -> None:
    table = Table(CAMPAIGN, 2)
    table.apply(0, "plain")
    table.undo(0)
    table.redo(0)
    table.apply(0, "stop")
    table.take_back(0)
    assert [(entry.seq, entry.who, entry.key, entry.answer, entry.by) for entry in table.journal] == [
        (0, 0, "march", "plain", ""),
        (1, 0, UNDO, 0, ""),
        (2, 0, "march", "plain", "redo"),
        (3, 0, "march", "stop", ""),
        (4, TABLE, TAKE_BACK, 0, ""),
    ]
    assert table.seq == 5


def test_undo_is_exact_wherever_it_is_possible_in_a_random_game() -> None:
    table = realm("undo", 3)
    undone = 0
    for n in range(400):
        if table.over:
            break
        before = {**stands(table), "redo": None, "undo": None}
        seat = table.to_act()[n % len(table.to_act())]
        answer = table.legal(seat)[n % len(table.legal(seat))]
        table.apply(seat, answer)
        if table.can_undo(seat):
            table.undo(seat)
            assert {**stands(table), "redo": None, "undo": None} == before
            table.redo(seat)
            undone += 1
    assert table.over
    assert undone > 20


# ---------------------------------------------------------------------- take-back


def test_taking_back_across_dice_brings_the_same_rolls_again() -> None:
    table = realm("back")
    play(table, "back")
    final, rolls = table.fingerprint(), [entry.answer for entry in table.journal if entry.who == CHANCE]
    answers = [entry for entry in table.journal if entry.who != CHANCE]
    table.take_back(0)
    assert table.rolls == 1
    for entry in answers:
        table.apply(entry.who, entry.answer)
    assert table.fingerprint() == final
    again = [entry.answer for entry in table.journal if entry.who == CHANCE]
    assert again == rolls + rolls


def test_taking_back_to_any_entry_gives_the_position_before_it() -> None:
    table = realm("anywhere")
    past = {}
    while not table.over:
        past[table.seq] = without_redo(stands(table))
        play(table, f"step {table.seq}", 1)
    for seq in sorted(past, reverse=True):
        table.take_back(seq)
        assert without_redo(stands(table)) == past[seq]
        assert [entry.seq for entry in table.journal] == list(range(table.seq))


def test_a_table_goes_on_saves_and_loads_after_a_take_back() -> None:
    table = realm("on")
    play(table, "on", 25)
    table.take_back(12)
    for n in range(15):
        loaded = Table.load(REALM, table.save())
        assert {**stands(loaded), "notes": None} == {**stands(table), "notes": None}
        play(table, f"on {n}", 1)


def test_a_take_back_to_an_undo_brings_the_undone_answer_back() -> None:
    table = Table(CAMPAIGN, 2)
    table.apply(0, "plain")
    table.undo(0)
    table.apply(0, "hills")
    table.take_back(1)
    assert table.state.places[0] == "plain"


def test_a_take_back_to_an_entry_that_does_not_exist_is_refused() -> None:
    table = Table(CAMPAIGN, 2)
    for seq in (0, -1, "x"):
        with pytest.raises(CannotUndo, match="there is no entry"):
            table.take_back(seq)  # type: ignore[arg-type]


def test_taking_back_needs_the_whole_journal() -> None:
    table = realm("tail")
    play(table, "tail", 30)
    loaded = Table.load(REALM, table.save())
    for short in (loaded, table.clone()):
        with pytest.raises(CannotUndo, match="from its beginning"):
            short.take_back(0)


def test_taking_back_needs_the_whole_journal_even_if_the_tail_is_empty() -> None:
    table = Table(Toy(Sequence(ask("a", 1), Step(_roll), ask("b", 1))), 2, dice=Dice("x"))
    table.apply(0, 1)
    loaded = Table.load(table.title, table.save())
    assert loaded.journal == []
    with pytest.raises(CannotUndo, match="from its beginning"):
        loaded.take_back(0)


def _roll(g: Bag) -> Procedure[None]:
    for _ in range(20):  # enough for the next step to begin with a checkpoint
        yield Roll("die")


def test_an_undo_of_something_before_the_entries_at_hand_is_noticed() -> None:
    tail = [Entry(5, 0, "a", 1), Entry(6, 0, UNDO, 5)]
    assert effective(tail) == []
    for key, answer in ((UNDO, 4), (TAKE_BACK, 4)):
        with pytest.raises(EarlierThanSnapshot):
            effective([*tail, Entry(7, 0, key, answer)])


def test_restart_goes_through_questions_inside_one_step() -> None:
    def rule(g: Bag) -> Procedure[None]:
        for _ in range(3):
            g.scores[0] += yield Ask(0, Number("n", 0, 9))

    table = Table(Toy(Step(rule)), 2)
    table.apply(0, 4)
    table.apply(0, 5)
    assert table.restart(0) == 2
    for answer in (1, 2, 3):
        table.apply(0, answer)
    assert table.state.scores[0] == 6
