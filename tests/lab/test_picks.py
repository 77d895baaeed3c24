"""Answers in parts: picks belong to their question."""

from __future__ import annotations

from civitas.games import find_title
from civitas.kernel.prompts import Some
from civitas.lab.env.picks import Decision
from civitas.lab.env.vocabulary import vocabulary

PAIRS = [["a", "b"], ["a", "c"], ["b", "c"]]


class FromATable(Some):
    """Its answers are one list for all."""

    def _list(self) -> list[list[str]]:
        return PAIRS


def test_questions_that_share_a_list_of_answers_have_numbers_of_their_own() -> None:
    words = vocabulary(find_title("sands"))
    for _ in range(2):  # the second time, what begins them is known
        for key in ("first-question", "second-question"):
            asked = Decision(FromATable(key, ["a", "b", "c"], 2, 2), 0, 2, words)
            assert [asked.word(number) for number in asked.open] == ["a", "b"]
            assert list(asked.open) == [words.of(key)["a"], words.of(key)["b"]]
