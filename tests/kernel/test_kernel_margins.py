"""The kernel at its margins: how many answers are too many, what the last part may be, what is told at the end."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from tests.kernel.toys import REALM, Bag, Toy, ask, play, realm

from civitas.kernel import (
    CHANCE,
    Listeners,
    Misfit,
    Modifiers,
    Note,
    One,
    Path,
    Pay,
    Procedure,
    Reason,
    Record,
    Result,
    Roll,
    Sequence,
    Some,
    Step,
    Table,
    TooManyAnswers,
    TooManyOutcomes,
)
from civitas.kernel.act_notes import Acts
from civitas.kernel.dice import Dice, Stream
from civitas.kernel.feed import ANSWERS_BETWEEN_CHECKPOINTS
from civitas.kernel.gamefile import last, proved, read_game, write_game
from civitas.kernel.title import Outcome

CLASH = Reason("clash", "1")


def bins(number: int, limit: int = 1) -> dict[str, int]:
    return {f"bin{n}": limit for n in range(number)}


# ---------------------------------------------------------------------- how many answers there are


def test_what_is_divided_among_many_bins_is_listed_as_long_as_there_are_few_ways() -> None:
    """Seven of fourteen: 3,432 ways, though there are 16,384 to fill the bins with any number."""
    assert len(Pay("some", 7, bins(14)).legal()) == 3432


def test_what_is_divided_among_many_bins_in_very_many_ways_is_not_listed() -> None:
    prompt = Pay("many", 10, bins(20))
    assert prompt.vast()
    with pytest.raises(TooManyAnswers):
        prompt.legal()


def test_what_need_not_be_divided_to_the_end_counts_every_amount_that_will_do() -> None:
    """Up to two of 141 is 10,012 ways, one more than are listed at most with 9,870 to give exactly two."""
    assert not Pay("exactly", 2, bins(141)).vast()
    assert Pay("up to", 2, bins(141), least=0).vast()


def test_ten_thousand_outcomes_are_listed_and_more_are_not() -> None:
    assert len(Roll("hundred", 100, 2).outcomes()) == 10_000
    with pytest.raises(TooManyOutcomes):
        Roll("more", 101, 2).outcomes()


def test_an_answer_is_as_long_as_it_has_parts() -> None:
    assert One("one", ["a", "b"]).bounds() == (1, 1)
    walk = Path("walk", ["a"], {"a": "b", "b": "c", "c": ""}.__getitem__, 2)
    assert walk.size(["a", "b", "c"]) == 3
    assert walk.bounds() == (2, 3)


def test_ten_thousand_answers_are_listed_and_one_more_is_not() -> None:
    assert not Pay("one", 1, bins(10_000)).vast()
    assert Pay("one", 1, bins(10_001)).vast()


# ---------------------------------------------------------------------- the last part


def test_of_what_is_divided_a_part_must_lead_to_an_answer_that_holds_together() -> None:
    """Three of a, or three of b and c with one of each at least; one of a alone leads nowhere beside b."""

    def pure(given: dict[str, int]) -> tuple[Reason] | None:
        return (CLASH,) if "a" in given and len(given) > 1 else None

    prompt = Pay("pure", 3, {"a": 3, "b": 2, "c": 2}, pure)
    assert prompt.after([{"b": 1}]).parts() == [{"b": 2}, {"c": 1}, {"c": 2}]
    assert {"a": 1} in prompt.after().parts()
    # What fills the total is judged by the rule itself, with its reason.
    assert {refusal.reason for refusal in prompt.after([{"b": 2}]).refusals() if "a" in refusal.answer} == {"clash"}


def test_a_vast_division_that_must_hold_together_is_asked_part_by_part() -> None:
    prompt = Pay("vast", 10, bins(20), lambda given: None)
    assert prompt.vast()
    assert len(prompt.after([{"bin0": 1}]).parts()) == 19


def test_the_last_part_is_judged_by_the_check_of_the_whole() -> None:
    """Of three numbers two are chosen, which must be odd together; what is not whole yet may be anything."""

    def odd(chosen: list[int]) -> tuple[Reason] | None:
        return None if sum(chosen) % 2 else (CLASH,)

    prompt = Some("two", [1, 2, 3], 2, 2, so_far=lambda chosen: None, together=odd)
    assert prompt.after([1]).parts() == [2]
    assert [refusal.answer for refusal in prompt.after([1]).refusals()] == [3]


# ---------------------------------------------------------------------- what lasts


def test_random_numbers_are_the_same_for_ever() -> None:
    """SHA-256 of the text and the number of the block, eight bytes each: whoever has the seed can check every roll."""
    stream = Stream("seed")
    found = [stream.below(1 << 64) for _ in range(12)]
    blocks = [hashlib.sha256(b"seed" + number.to_bytes(4, "big")).digest() for number in range(3)]
    assert found == [int.from_bytes(block[at : at + 8], "big") for block in blocks for at in range(0, 32, 8)]


class Maybe(Record):
    __slots__ = ("found",)
    found: list[int] | None

    def __init__(self, found: list[int] | None) -> None:
        self.found = found


def test_a_copy_shares_no_list_that_might_have_been_none() -> None:
    record = Maybe([1])
    copy = record.copy()
    assert copy.found is not None
    copy.found.append(2)
    assert record.found == [1]


def test_the_checkpoint_that_is_handed_out_is_the_newest() -> None:
    table = Table(Toy(Sequence(*(ask(f"question-{number}", "a") for number in range(40)))), 2)
    for _ in range(30):
        table.apply(0, "a")
    assert len(table.checkpoint().said) > 20  # type: ignore[attr-defined]


def test_steps_that_ask_nobody_are_not_run_again_for_a_copy() -> None:
    runs: list[str] = []

    def toll(g: Bag) -> Procedure[None]:
        """Something that takes long."""
        runs.append("toll")
        yield Note("toll")

    table = Table(Toy(Sequence(Step(toll), Step(toll), ask("after", "yes", "no"))), 2)
    assert runs == ["toll", "toll"]
    table.clone()
    table.apply(0, "yes")
    table.undo(0)
    assert runs == ["toll", "toll"]
    assert [line.key for line in table.notes(None)] == ["toll", "toll"]


def test_a_saved_table_whose_checkpoint_moved_up_after_many_rolls_is_read_again() -> None:
    def rolls(g: Bag) -> Procedure[None]:
        for _ in range(ANSWERS_BETWEEN_CHECKPOINTS):
            yield Roll("die")

    def toll(g: Bag) -> Procedure[None]:
        yield Note("toll")

    table = Table(Toy(Sequence(Step(rolls), Step(toll), Step(toll), ask("after", "yes", "no"))), 2, dice=Dice("rolls"))
    loaded = Table.load(table.title, table.save())
    assert loaded.fingerprint() == table.fingerprint()
    loaded.apply(0, "yes")


def test_a_walk_that_proves_a_game_stops_at_a_roll_that_the_dice_do_not_give() -> None:
    table = realm("file")
    play(table, "file")
    game = read_game(write_game(table))
    assert last(proved(REALM, game)).fingerprint() == table.fingerprint()
    place = next(entry.seq for entry in game.entries if entry.who == CHANCE)
    game.entries[place] = game.entries[place]._replace(answer=game.entries[place].answer[::-1])
    with pytest.raises(Misfit, match="not what the dice give"):
        last(proved(REALM, game))


# ---------------------------------------------------------------------- what is told


class Ended(Toy):
    """A game that says which end it was, and what broke the tie."""

    def result(self, g: Bag) -> Result:
        return Result((3, 3), (1,), Outcome("last-card", "1", {"card": 7}), (Outcome("older", "2", {"seat": 1}),))


def test_the_end_is_told_before_the_victory() -> None:
    table = Table(Ended(ask("last", "yes")), 2)
    table.apply(0, "yes")
    assert table.over
    assert [(line.key, line.params) for line in table.notes(None)][1:] == [
        ("last-card", {"card": 7}),
        ("older", {"seat": 1}),
        ("victory", {"seat": [1], "count": 1, "points": 3}),
    ]


def test_a_piece_of_nobody_is_told_without_an_owner() -> None:
    place: dict[str, Any] = {"placed": "piece:pawn", "of": "{seat}", "to": "spot:a"}
    acts = Acts({"notes": {"put": [place]}, "actors": {}})
    assert [act.to_json() for act in acts.of("put", {"seat": None})] == [
        {"act": "placed", "what": "piece:pawn", "to": "spot:a", "amount": 1}
    ]
    assert acts.of("put", {}) == []


def test_of_less_than_nothing_only_points_are_told() -> None:
    gain, score = {"gained": "good:gold", "amount": "{number}"}, {"scored": "tally:wonders", "amount": "{number}"}
    acts = Acts({"notes": {"got": [{"of": "{seat}", **gain}], "won": [{"of": "{seat}", **score}]}, "actors": {}})
    assert acts.of("got", {"seat": 0, "number": -1}) == []
    assert [act.to_json()["amount"] for act in acts.of("won", {"seat": 0, "number": -1})] == [-1]


def test_what_is_attached_can_still_be_called_by_its_name() -> None:
    modifiers, listeners = Modifiers(), Listeners()

    @modifiers.on("cost", "quarry")
    def cheaper(amount: int) -> int:
        return -amount

    @listeners.on("built", 10, "quarry")
    def heard(amount: int) -> Procedure[None]:
        yield Note("heard", amount=amount)

    assert cheaper(2) == -2
    assert list(modifiers.terms("cost", 2)) == [("quarry", -2)]
    assert [note.params for note in heard(3) if isinstance(note, Note)] == [{"amount": 3}]
