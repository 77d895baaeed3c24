"""The sequence of play as data, with its cursor in the state."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.kernel.toys import Bag, Toy, ask, say, seats

from civitas.kernel import Ask, Each, Number, Procedure, Program, Repeat, Sequence, Step, Switch, Table
from civitas.kernel.sequence import Element, NoSuchPlace


def walk(play: Element, players: int = 2) -> list[str]:
    """What is said on the way through a sequence that asks nothing; the cursor goes through JSON at each step."""
    program, state = Program(play), Bag(players)
    leaf = program.begin(state)
    while leaf is not None:
        leaf.run(state)
        state = Bag.load(json.loads(json.dumps(state.dump())))
        leaf = program.advance(state)
    assert state.cursor == []
    assert program.leaf(state) is None
    return state.said


def nobody(g: Bag, *seat: int) -> tuple[int, ...]:
    return ()


def never(g: Bag, *seat: int) -> bool:
    return False


def test_elements_come_one_after_the_other() -> None:
    assert walk(Sequence(say("a"), Sequence(say("b"), say("c")), say("d"))) == ["a", "b", "c", "d"]


def test_each_gives_its_seat_to_the_steps_inside() -> None:
    inner = Sequence(say("a"), Repeat(say("b"), at_most=2))
    assert walk(Each(seats, inner)) == ["a 0", "b 0", "b 0", "a 1", "b 1", "b 1"]


def test_an_each_inside_an_each_is_about_the_inner_seat_and_asks_the_outer_for_its_order() -> None:
    def neighbours(g: Bag, seat: int) -> tuple[int, ...]:
        return ((seat + 1) % 3,)

    assert walk(Each(seats, Sequence(Each(neighbours, say("in")), say("out"))), 3) == [
        "in 1",
        "out 0",
        "in 2",
        "out 1",
        "in 0",
        "out 2",
    ]


def test_the_order_of_each_is_fixed_when_it_begins() -> None:
    def by_score(g: Bag) -> list[int]:
        return sorted(seats(g), key=g.scores.__getitem__)

    def gain(g: Bag, seat: int) -> None:
        g.scores[seat] += 10
        g.said.append(str(seat))

    assert walk(Repeat(Each(by_score, Step(gain)), at_most=2), 3) == ["0", "1", "2", "0", "1", "2"]

    def overtake(g: Bag, seat: int) -> None:
        g.scores[seat] += 10 * (3 - seat)
        g.said.append(str(seat))

    assert walk(Repeat(Each(by_score, Step(overtake)), at_most=2), 3) == ["0", "1", "2", "2", "1", "0"]


def test_a_repetition_asks_its_condition_first_and_ends_at_its_limit() -> None:
    def few(g: Bag) -> bool:
        return len(g.said) < 3

    assert walk(Repeat(say("a"), while_=few)) == ["a", "a", "a"]
    assert walk(Repeat(say("a"), while_=few, at_most=2)) == ["a", "a"]
    assert walk(Sequence(Repeat(say("a"), while_=never), say("b"))) == ["b"]
    assert walk(Sequence(Repeat(say("a"), at_most=0), say("b"))) == ["b"]


def test_the_condition_of_a_repetition_inside_each_is_about_its_seat() -> None:
    def first(g: Bag, seat: int) -> bool:
        return seat == 0 and len(g.said) < 2

    assert walk(Each(seats, Repeat(say("a"), while_=first))) == ["a 0", "a 0"]


def test_a_switch_goes_one_way_chosen_when_it_begins() -> None:
    def parity(g: Bag, seat: int) -> str:
        return "odd" if seat % 2 else "even"

    cases: dict[str, Element] = {"odd": say("odd"), "even": Sequence(say("even"), say("more"))}
    assert walk(Each(seats, Switch(parity, cases)), 3) == ["even 0", "more 0", "odd 1", "even 2", "more 2"]


@pytest.mark.parametrize(
    "empty",
    [
        Sequence(),
        Each(nobody, say("never")),
        Repeat(say("never"), while_=never),
        Switch(lambda g: "none", {"none": Sequence()}),
        Repeat(Sequence(Sequence(), Each(nobody, say("never")))),
        Sequence(Sequence(), Each(seats, Sequence()), Repeat(Each(nobody, say("never")), at_most=3)),
    ],
)
def test_elements_with_nothing_to_do_are_passed_over(empty: Element) -> None:
    assert walk(Sequence(empty, say("a"), empty, empty, say("b"), empty)) == ["a", "b"]
    assert walk(empty) == []


def test_a_plain_function_is_a_step_that_asks_nothing_and_a_game_may_end_with_one() -> None:
    table = Table(Toy(Sequence(say("begin"), ask("sure", "yes"), say("end"))), 2)
    assert table.state.said == ["begin"]
    table.apply(0, "yes")
    assert table.over
    assert table.state.said == ["begin", "sure yes", "end"]
    result = table.result()
    assert result is not None
    assert (result.scores, result.winners) == ((0, 0), (0, 1))


def test_there_is_no_result_before_the_end() -> None:
    assert Table(Toy(ask("sure", "yes")), 2).result() is None


def test_a_procedure_inside_each_is_given_its_seat() -> None:
    def turn(g: Bag, seat: int) -> Procedure[None]:
        g.scores[seat] = yield Ask(seat, Number("score", 0, 5))

    table = Table(Toy(Each(lambda g: seats(g)[::-1], Step(turn))), 2)
    assert table.to_act() == (1,)
    table.apply(1, 3)
    table.apply(0, 2)
    assert table.state.scores == [2, 3]


def test_one_element_may_stand_in_several_places() -> None:
    twice = Sequence(say("a"), say("b"))
    assert walk(Sequence(twice, Each(seats, twice))) == ["a", "b", "a 0", "b 0", "a 1", "b 1"]


def test_a_step_knows_whether_it_asks_and_a_compiled_one_has_to_be_told() -> None:
    def speak(g: Bag) -> None:
        g.said.append("plain")

    def question(g: Bag) -> Procedure[None]:
        yield Ask(0, Number("how-many", 0, 1))

    compiled = len  # as little is known about it as about a function of a compiled module
    assert [Step(step).asks for step in (speak, question, compiled)] == [False, True, True]
    assert not Step(speak, asks=False).asks
    assert not Step(compiled, asks=False).asks
    for step, asks in ((speak, True), (question, False)):
        with pytest.raises(TypeError, match=step.__name__):
            Step(step, asks=asks)


def early(g: Bag) -> Procedure[None]:
    g.said.append(f"early {(yield Ask(0, Number('early', 0, 1)))}")


def turn(g: Bag, seat: int) -> Procedure[None]:
    g.said.append(f"turn {seat} {(yield Ask(seat, Number('turn', 0, 1)))}")


def late(g: Bag) -> Procedure[None]:
    g.said.append(f"late {(yield Ask(1, Number('late', 0, 1)))}")


def early_turn(g: Bag, seat: int) -> Procedure[None]:
    g.said.append(f"early {seat} {(yield Ask(seat, Number('early', 0, 1)))}")


TURNS = Repeat(Sequence(Each(seats, Sequence(Step(turn), Step(turn)))), at_most=20)


def saved_at_the_second_turn() -> tuple[Table, dict[str, Any]]:
    """A table whose snapshot stands on the second step of seat 1."""
    table = Table(Toy(Sequence(Step(early), TURNS, Step(late))), 2)
    table.apply(0, 1)
    while table.snapshot()["state"]["cursor"][-1] != ["turn#2", 0, [], 1]:
        table.apply(table.to_act()[0], 1)
    return table, json.loads(json.dumps(table.save()))


def test_a_saved_place_is_that_of_the_step_whatever_is_put_into_the_sequence_before_it() -> None:
    _, data = saved_at_the_second_turn()
    longer = Each(seats, Sequence(Step(early_turn), Step(turn), Step(turn)))
    changed = Sequence(Step(late), Step(early), Repeat(Sequence(Step(late), longer), at_most=20), Step(late))
    loaded = Table.load(Toy(changed), {**data, "tail": []})
    asked = []
    for _ in range(5):
        asked += [(seat, loaded.prompt(seat).key) for seat in loaded.to_act()]
        loaded.apply(loaded.to_act()[0], 0)
    assert asked == [(1, "turn"), (1, "late"), (0, "early"), (0, "turn"), (0, "turn")]


def test_a_place_saved_as_numbers_is_still_found() -> None:
    table, data = saved_at_the_second_turn()
    state = table.title.state.load({**data["snapshot"]["state"], "cursor": []})
    places = [0, 2, 3, 4, 5, 7]
    cursor = [[place, *rest] for place, (_, *rest) in zip(places, data["snapshot"]["state"]["cursor"], strict=True)]
    data["snapshot"]["state"] = {**state.dump(), "cursor": cursor}
    assert Table.load(table.title, data).save() == table.save()


def test_a_place_in_a_branch_of_the_order_of_play_is_found() -> None:
    branches = Switch(lambda g: "peace", {"war": Step(late), "peace": Each(seats, Step(turn))})
    table = Table(Toy(Repeat(branches, at_most=20)), 2)
    while not table.snapshot_seq:
        table.apply(table.to_act()[0], 1)
    data = json.loads(json.dumps(table.save()))
    assert [place for place, *_ in data["snapshot"]["state"]["cursor"]] == ["repeat", "switch", "each", "turn"]
    assert Table.load(table.title, data).save() == table.save()


@pytest.mark.parametrize(
    "changed",
    [
        Sequence(Step(early), Step(late)),
        Sequence(Step(early), Each(seats, Sequence(Step(turn), Step(turn)))),
        Sequence(Sequence(Step(early), TURNS, Step(late))),
    ],
    ids=["gone", "elsewhere", "deeper"],
)
def test_a_place_that_the_sequence_no_longer_has_is_refused(changed: Element) -> None:
    _, data = saved_at_the_second_turn()
    with pytest.raises(NoSuchPlace, match="turn#2"):
        Table.load(Toy(changed), data)
