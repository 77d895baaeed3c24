"""The tool that asks how far the answers of a search fall short of the best ones."""

from __future__ import annotations

from tools.regret.__main__ import choices, measured, regrets

from civitas.bots.advised import advice_of
from civitas.games import find_title

TITLE = find_title("clash")


def test_positions_are_choices_of_what_to_do_next() -> None:
    resting = advice_of(TITLE).RESTING
    found = 0
    for table, seat in choices(TITLE, players=2, most=2):
        assert table.to_act()[0] == seat
        assert table.prompt(seat).key in resting
        found += 1
    assert found == 2


def test_nothing_is_lost_against_the_best_answer_and_no_more_than_to_the_worst() -> None:
    table, seat = next(choices(TITLE, players=2, most=1))
    lost = regrets(TITLE, table, seat, looks=4, budgets=(2, 4))
    assert set(lost) == {2, 4}
    assert all(loss >= 0 for loss in lost.values())


def test_what_is_measured_tells_with_which_settings() -> None:
    found = measured(TITLE, players=2, count=1, looks=2, budgets=(2,))
    assert found["points_lost"].keys() == {"2"}
    assert found["exploration"] > 0
