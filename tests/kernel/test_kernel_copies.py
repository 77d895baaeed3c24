"""Copies for thinking ahead, and copies in which the unknown is dealt anew."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from tests.kernel.toys import COUNCIL, PLANNING, REALM, Bag, Toy, deal, play, realm, stands

from civitas.kernel import CHANCE, Ask, Chooser, Dice, One, Procedure, Reveal, Roll, Sequence, Step, Table, YesNo
from civitas.kernel.dice import Stream
from civitas.kernel.feed import Checkpoint, Feed


def position(table: Table) -> dict[str, object]:
    """What a quiet copy shares with its original."""
    return {**stands(table), "notes": None, "undo": None, "redo": None}


def test_a_copy_stands_where_its_original_stands_at_every_decision_and_never_disturbs_it() -> None:
    table = realm("clone", 3)
    while not table.over:
        before, journal = stands(table), list(table.journal)
        copy = table.clone()
        assert position(copy) == position(table)
        play(copy, "elsewhere", 5)
        assert stands(table) == before
        assert table.journal == journal
        play(table, f"clone {table.seq}", 1)


def test_old_copies_never_change() -> None:
    table = realm("old")
    kept = []
    while not table.over:
        copy = table.clone()
        kept.append((copy, position(copy)))
        play(table, f"old {table.seq}", 1)
    assert len(kept) > 15
    for copy, before in kept:
        assert position(copy) == before


def test_a_copy_of_a_copy_is_as_good_as_the_first() -> None:
    table = realm("grandchild")
    play(table, "grandchild", 4)
    child = table.clone()
    play(child, "child", 2)
    grandchild = child.clone()
    assert position(grandchild) == position(child)
    play(grandchild, "rest")
    play(child, "rest")
    assert position(grandchild) == position(child)


def test_a_copy_rolls_the_dice_of_its_original() -> None:
    table = realm("dice")
    copy = table.clone()
    play(table, "same")
    play(copy, "same")
    assert copy.fingerprint() == table.fingerprint()
    assert copy.result() == table.result()


def test_a_finished_game_can_be_copied() -> None:
    table = realm("finished")
    play(table, "finished")
    copy = table.clone()
    assert copy.over
    assert copy.to_act() == ()
    assert copy.result() == table.result()


def test_a_copy_keeps_no_journal_and_no_log_and_cannot_be_saved() -> None:
    copy = realm("quiet").clone()
    play(copy, "quiet")
    assert copy.journal == []
    assert copy.notes(0) == []
    with pytest.raises(ValueError, match="quiet"):
        copy.save()


def test_a_quiet_table_plays_the_same_game() -> None:
    quiet = Table(REALM, 2, dice=realm("quiet").dice, quiet=True)
    loud = realm("quiet")
    play(quiet, "quiet")
    play(loud, "quiet")
    assert quiet.fingerprint() == loud.fingerprint()
    assert quiet.notes(None) == []


# ---------------------------------------------------------------------- dealt anew


def test_dealing_anew_leaves_the_own_view_as_it_is_at_every_decision() -> None:
    table = realm("unknown", 3)
    while not table.over:
        for seat in range(3):
            other = table.determinise(seat, Random(table.seq))
            assert other.view(seat) == table.view(seat)
            assert other.view(None) == table.view(None)
            if seat in table.to_act():
                assert other.prompt(seat).to_json() == table.prompt(seat).to_json()
            play(other, "what if")
            assert other.over
        play(table, f"unknown {table.seq}", 1)


def test_dealing_anew_changes_what_the_seat_cannot_know() -> None:
    table = realm("hidden")
    hands = {str(table.determinise(0, Stream(str(n))).state.hands[1]) for n in range(10)}
    assert len(hands) > 5
    assert table.determinise(0, Stream("1")).fingerprint() == table.determinise(0, Stream("1")).fingerprint()


def test_dice_to_come_are_dealt_anew_too() -> None:
    table = realm("future")
    assert table.dice is not None
    dice = {other.dice.seed for n in range(5) if (other := table.determinise(0, Stream(str(n)))).dice is not None}
    assert len(dice) == 5
    assert table.dice.seed not in dice
    assert Table(PLANNING, 2).determinise(0, Stream("none")).dice is None


def test_options_of_others_follow_the_new_deal_in_mid_action() -> None:
    table = realm("options")
    table.legal(1)
    other = table.determinise(0, Stream("options"))
    assert other.legal(1) == other.state.hands[1]
    assert other.legal(1) != table.legal(1)


def test_a_copy_of_a_new_deal_keeps_that_deal() -> None:
    table = realm("kept")
    table.apply(0, table.legal(0)[0])
    other = table.determinise(0, Stream("kept"))
    copy = other.clone()
    assert position(copy) == position(other)
    assert copy.dice is other.dice
    play(copy, "kept", 3)
    play(other, "kept", 3)
    assert position(copy) == position(other)
    assert position(copy.clone()) == position(copy)


def test_a_new_deal_is_worked_out_twice_at_most_however_many_copies_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    table = realm("often")
    table.apply(0, table.legal(0)[0])
    dealt: list[int] = []
    deal_anew = REALM.redeal

    def redeal(g: Bag, seat: int, chooser: Chooser) -> None:
        dealt.append(seat)
        deal_anew(g, seat, chooser)

    monkeypatch.setattr(REALM, "redeal", redeal)
    other = table.determinise(0, Stream("often"))
    copies = [other.clone() for _ in range(4)]
    assert [position(copy) for copy in copies] == [position(other)] * 4
    assert len({repr(copy.legal(copy.to_act()[0])) for copy in copies}) == 1
    assert 0 < len(dealt) <= 2
    another = table.determinise(0, Stream("another"))
    assert position(another.clone()) == position(another) != position(other)
    for copy in copies:
        play(copy, "often", 3)
    assert len({copy.fingerprint() for copy in copies}) == 1


def test_a_copy_knows_what_was_listed_and_lists_it_anew_once_it_is_somewhere_else() -> None:
    listed: list[int] = []

    def step(g: Bag) -> Procedure[None]:
        for number in range(2):
            yield Ask(0, One("which", partial(_list, listed, number)))

    table = Table(Toy(Sequence(Step(step))), 2)
    assert table.legal(0) == ["0"]
    copy = table.clone()
    assert copy.legal(0) == ["0"]
    assert listed == [0]
    copy.apply(0, "0")
    assert copy.legal(0) == ["1"]
    assert table.determinise(0, Stream("anew")).legal(0) == ["0"]
    assert listed == [0, 1, 0]


def _list(listed: list[int], number: int) -> list[str]:
    listed.append(number)
    return [str(number)]


def test_sealed_answers_of_others_are_forgotten_and_the_own_is_kept() -> None:
    table = Table(COUNCIL, 3, dice=realm("sealed").dice)
    for seat in (1, 0):
        table.apply(seat, table.legal(seat)[0])
    other = table.determinise(0, Stream("sealed"))
    assert set(other.to_act()) == {1, 2}
    assert other.view(0) == table.view(0)
    assert other.view(1)["sealed"] is None
    twice = other.determinise(1, Stream("twice"))
    assert set(twice.to_act()) == {0, 1, 2}


def test_what_others_did_in_their_lanes_is_forgotten_and_the_own_is_kept() -> None:
    table = Table(PLANNING, 2)
    table.apply(1, "wheat")
    table.apply(0, "wheat")
    table.apply(1, 3)
    other = table.determinise(0, Stream("lanes"))
    assert other.view(0) == table.view(0)
    assert other.prompt(0).key == "fields"
    assert other.prompt(1).key == "crop"
    assert other.state.plans == {}
    other.apply(1, "none")
    assert position(other.clone()) == position(other)


def test_a_deal_may_be_made_anew_while_a_roll_is_due() -> None:
    def rule(g: Bag) -> Procedure[None]:
        yield from deal(g)
        yield Ask(0, YesNo("sure"))
        g.scores[0] = yield Roll("die")
        g.scores[1] = yield Roll("die")
        yield Reveal()
        yield Ask(0, YesNo("done"))

    table = Table(Toy(Sequence(Step(rule))), 2)
    table.apply(CHANCE, table.chance().draw(Stream("deck")))
    table.apply(0, True)
    other = table.determinise(0, Stream("due"))
    assert other.clone().fingerprint() == other.fingerprint()
    assert other.clone().roll_due
    other.apply(CHANCE, 3)
    assert other.clone().fingerprint() == other.fingerprint()
    other.apply(CHANCE, 4)
    assert position(other.clone()) == position(other)


class Counting:
    """A step with two questions, each worked out at a cost that is counted."""

    def __init__(self) -> None:
        self.worked = {"first": 0, "second": 0}

    def work(self, which: str) -> tuple[str, ...]:
        self.worked[which] += 1
        return (which,)

    def step(self, g: Bag) -> Procedure[None]:
        for which in self.worked:
            found = g.remembered("options", partial(self.work, which))
            assert found == (which,)
            yield Ask(0, YesNo(which))


def test_what_a_step_works_out_for_its_first_question_is_shared_by_all_copies_and_by_them_alone() -> None:
    counting = Counting()
    table = Table(Toy(Sequence(Step(counting.step))), 2)
    copies = [table.clone() for _ in range(3)]
    assert counting.worked == {"first": 1, "second": 0}
    for copy in (*copies, table):
        copy.apply(0, True)
    assert counting.worked == {"first": 1, "second": 4}
    loaded = Table.load(table.title, table.save())
    assert (loaded.fingerprint(), table.clone().fingerprint()) == (table.fingerprint(), table.fingerprint())


def test_what_is_remembered_ends_with_a_roll() -> None:
    worked: list[int] = []

    def step(g: Bag) -> Procedure[None]:
        for _ in range(2):
            face = yield Roll("luck", 6)
            g.remembered("luck", partial(worked.append, face))
        yield Ask(0, YesNo("well"))

    table = Table(Toy(Sequence(Step(step))), 2, dice=Dice("luck"))
    table.clone()
    assert worked == worked[:2] * 2


def test_what_is_kept_outlives_answers_until_something_changes_or_is_dealt_anew() -> None:
    worked: list[str] = []

    def step(g: Bag) -> Procedure[None]:
        for word in ("first", "second", "changed", "last"):
            if word == "changed":
                g.changed()
            g.kept("verdict", partial(worked.append, word))
            yield Ask(0, YesNo(word))

    table = Table(Toy(Sequence(Step(step))), 2)
    for _ in range(3):
        table.apply(0, True)
    assert worked == ["first", "changed"]
    assert "_kept" not in table.state.dump()
    other = table.determinise(1, Stream("anew"))
    assert (table.state._kept, other.state._kept) == ({"verdict": None}, None)
    assert type(table.state).load(table.state.dump())._kept is None


def test_copies_of_a_quiet_table_are_fed_less_each_time_and_stand_where_it_stands() -> None:
    """A second copy at the same place takes a checkpoint where the step began, and the table keeps it."""
    table, fed = realm("often").clone(), []
    while not table.over:
        before = position(table)
        copies = []
        for _ in range(4):
            fed.append(table.since_checkpoint)
            copies.append(table.clone())
        assert fed[-1] <= fed[-2] <= fed[-3] <= fed[-4]
        for copy in [*copies, table]:
            assert position(copy) == before
        play(copies[-1], "on")
        first = copies[0].clone()
        play(first, "on")
        assert position(first) == position(copies[-1])
        play(table, f"often {table.seq}", 1)


def test_a_quiet_table_that_nobody_copies_takes_its_checkpoints_ever_further_apart() -> None:
    def longest(*, copying: bool) -> int:
        table, most = realm("apart", 3).clone(), 0
        while not table.over:
            most = max(most, table.since_checkpoint)
            if copying:
                table.clone()
            play(table, f"apart {table.seq}", 1)
        return most

    assert longest(copying=True) < longest(copying=False)


def test_what_is_saved_of_a_table_does_not_hang_on_who_has_made_copies() -> None:
    alone, copied = realm("saved"), realm("saved")
    while not alone.over:
        for _ in range(3):
            copied.clone()
        assert copied.save() == alone.save()
        play(alone, f"saved {alone.seq}", 1)
        play(copied, f"saved {copied.seq}", 1)


def test_a_checkpoint_that_moves_up_to_a_later_step_keeps_its_number_in_the_journal() -> None:
    """Where nothing is left of the feed, only the checkpoint before knows how long the journal was."""
    point = Checkpoint(position=8, state=realm("number").checkpoint(), rolls=0, seq=11, notes=0, barrier=8, last=CHANCE)
    feed = Feed(point)
    feed.take_checkpoint(point.state.copy(), 0, only=False)
    assert [(c.position, c.seq) for c in feed.checkpoints] == [(8, 11)]
