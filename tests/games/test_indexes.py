"""What the kit reads of a title without playing it, in seconds; `civitas check` says the same at its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas.games import find_title, titles
from civitas.kit.reading.acts import check_acts
from civitas.kit.reading.rules import check_rules

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", titles())
def test_every_paragraph_has_a_test_and_a_procedure_and_nothing_cites_one_that_is_not_there(name: str) -> None:
    assert check_rules(find_title(name), HERE / name)[1] == []


@pytest.mark.parametrize("name", titles())
def test_every_kind_of_note_has_its_acts(name: str) -> None:
    assert check_acts(find_title(name))[1] == []
