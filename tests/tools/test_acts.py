"""The list of note kinds and the acts they stand for is whole for every title."""

from __future__ import annotations

from typing import Any

import pytest
from tools.acts import SILENT, listed, main

from civitas.games import find_title, titles
from civitas.games.acts import acts_of
from civitas.kernel import Title
from civitas.kernel.acts import VOCABULARY


@pytest.mark.parametrize("id", sorted(titles()))
def test_every_kind_of_note_has_a_row_and_no_act_is_missing(id: str) -> None:
    lines, missing = listed(id)
    assert missing == []
    told = {line.split()[0] for line in lines[2:]}
    assert told == acts_of(find_title(id)).kinds
    assert any(SILENT not in line for line in lines[2:])


def test_together_the_titles_use_every_act_that_there_is() -> None:
    declared = [acts_of(find_title(id)) for id in titles()]
    used = {word for acts in declared for key in acts.kinds for word in acts.words(key)}
    assert used == set(VOCABULARY)


def test_what_is_missing_is_said_and_makes_the_list_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def wrong(title: Title[Any]) -> tuple[int, list[str]]:
        return 1, ["the note march has no acts and is not declared silent"]

    first = min(titles())
    assert main([first]) == 0
    monkeypatch.setattr("tools.acts.check_acts", wrong)
    assert main([first]) == 1
    assert "the note march has no acts" in capsys.readouterr().out
