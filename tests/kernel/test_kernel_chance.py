"""Chance at a table without dice: every outcome can be looked at."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.kernel.toys import COUNCIL, REALM, Bag, Toy, play

from civitas.kernel import (
    CHANCE,
    Chance,
    Chooser,
    Dice,
    NotAsked,
    Pick,
    Procedure,
    Refusal,
    Roll,
    Shuffle,
    Step,
    Table,
    TooManyOutcomes,
)
from civitas.kernel.dice import Stream


def rolling(chance: Chance, dice: Dice | None = None) -> Table:
    def rule(g: Bag) -> Procedure[None]:
        g.said.append(str((yield chance)))

    return Table(Toy(Step(rule)), 2, dice=dice)


CHANCES = [
    Roll("die"),
    Roll("dice", 6, 2),
    Roll("coin", 2),
    Pick("card", ["a", "b", "c"]),
    Shuffle("deck", [1, 2, 3]),
]


@pytest.mark.parametrize("chance", CHANCES, ids=lambda chance: str(chance.key))
def test_chance_fans_out_to_all_outcomes_each_on_its_own_copy(chance: Chance) -> None:
    table = rolling(chance)
    assert table.roll_due
    assert table.chance() is chance
    ends = []
    for outcome in table.legal(CHANCE):
        copy = table.clone()
        copy.apply(CHANCE, outcome)
        assert copy.over
        ends.append(copy.state.said)
    assert ends == [[str(outcome)] for outcome in table.legal(CHANCE)]
    assert len({str(end) for end in ends}) == len(ends)
    assert table.roll_due


@pytest.mark.parametrize("chance", CHANCES, ids=lambda chance: str(chance.key))
def test_probabilities_add_up_to_one_and_what_is_drawn_is_listed(chance: Chance) -> None:
    outcomes = chance.outcomes()
    assert sum((probability for _, probability in outcomes), Fraction(0)) == 1
    for n in range(20):
        drawn = chance.draw(Stream(str(n)))
        assert drawn in [outcome for outcome, _ in outcomes]
        assert chance.verdict(drawn) is None


@pytest.mark.parametrize(
    ("chance", "outcome"),
    [
        (Roll("die"), 7),
        (Roll("die"), True),
        (Roll("die"), [1]),
        (Roll("dice", 6, 2), 3),
        (Roll("dice", 6, 2), [1, 2, 3]),
        (Roll("dice", 6, 2), [0, 1]),
        (Pick("card", ["a"]), "b"),
        (Shuffle("deck", [1, 2]), [1]),
        (Shuffle("deck", [1, 2]), [1, 1]),
        (Shuffle("deck", [1, 2]), "12"),
    ],
)
def test_an_outcome_that_cannot_be_is_refused(chance: Chance, outcome: object) -> None:
    table = rolling(chance)
    with pytest.raises(Refusal):
        table.apply(CHANCE, outcome)
    assert table.journal == []


def test_too_many_outcomes_can_be_sampled_but_not_listed() -> None:
    for chance in (Roll("many", 10, 5), Shuffle("deck", range(60))):
        with pytest.raises(TooManyOutcomes, match="sample them"):
            rolling(chance).legal(CHANCE)
        assert rolling(chance, Dice("sampled")).over


def test_a_chance_event_of_a_game_must_say_how_it_is_drawn() -> None:
    class Empty(Chance):
        pass

    chance = Empty("empty")
    for act in (chance.outcomes, lambda: chance.draw(Stream("")), lambda: chance.verdict(1)):
        with pytest.raises(NotImplementedError):
            act()


def test_while_a_roll_is_due_no_seat_can_answer() -> None:
    table = Table(COUNCIL, 2)
    with pytest.raises(NotAsked, match="a roll is due"):
        table.apply(0, 1)
    with pytest.raises(NotAsked):
        table.prompt(0)


def test_at_a_table_with_dice_nobody_can_set_a_roll() -> None:
    table = Table(COUNCIL, 2, dice=Dice("mine"))
    assert table.to_act() == (0, 1)
    with pytest.raises(NotAsked):
        table.apply(CHANCE, 3)
    with pytest.raises(NotAsked, match="no roll is due"):
        table.chance()


def test_a_game_goes_the_same_way_with_dice_and_with_their_outcomes_put_in_by_hand() -> None:
    dice = Dice("by hand")
    rolled, told = Table(REALM, 2, dice=dice), Table(REALM, 2)
    play(rolled, "by hand")
    for entry in rolled.journal:
        if entry.who == CHANCE:
            assert entry.answer == dice.roll(told.rolls, told.chance())
        told.apply(entry.who, entry.answer)
    assert told.journal == rolled.journal
    assert told.result() == rolled.result()


def test_a_rule_that_yields_anything_but_a_request_is_an_error() -> None:
    def rule(g: Bag) -> Procedure[None]:
        yield "a word"  # type: ignore[misc]

    with pytest.raises(TypeError, match="not str"):
        Table(Toy(Step(rule)), 2)


def test_a_hidden_pick_says_so() -> None:
    class Counting:
        def choice(self, seq: object) -> object:
            return seq

        def shuffle(self, x: list[object]) -> None:
            x.reverse()

    source: Chooser = Counting()
    assert Pick("card", [1], hidden=True).hidden
    assert Shuffle("deck", [1, 2]).hidden
    assert not Roll("die").hidden
    assert Shuffle("deck", [1, 2]).draw(source) == [2, 1]
