"""Golden games go as they went, and whatever is told and asked on the way is true and can be said.

The kit asks the same of games of its own; here it is asked within the quick loop, of a few.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.test_positions import arranged

from civitas.games import find_title, titles
from civitas.kernel import Table
from civitas.kernel.gamefile import read_game, replay
from civitas.kit.watching.explaining import Explaining
from civitas.kit.watching.speaking import Speaking

GAMES = [(id, file.name) for id in titles() for file in sorted((Path(__file__).parent / id / "golden").glob("*"))]
TABLES, ANSWERS = 8, 25


def walked(id: str, file: str) -> Iterator[Table]:
    """The table of a golden game after each entry, those of the dice included."""
    game = read_game((Path(__file__).parent / id / "golden" / file).read_text("utf-8"))
    for _, table in replay(find_title(id), game):
        yield table
    assert (table.fingerprint(), table.over) == (game.end["fingerprint"], True)
    result = table.result()
    assert result is not None
    assert [list(result.scores), list(result.winners)] == [game.end["scores"], game.end["winners"]]


def played_on(id: str, number: int) -> Iterator[Table]:
    """A table at a rich position, and after each of some answers by chance."""
    table, stream = arranged(id, number)
    yield table
    for _ in range(ANSWERS):
        if table.over:
            return
        seat = stream.choice(table.to_act())
        table.apply(seat, table.prompt(seat).sample(stream))
        yield table


@pytest.mark.parametrize(("id", "file"), GAMES)
def test_a_golden_game_goes_as_it_went_and_acts_explain_every_change(id: str, file: str) -> None:
    explaining = Explaining(find_title(id), from_the_opening=True)
    for table in walked(id, file):
        if not table.roll_due:
            explaining.look(table)
            assert list(find_title(id).invariants(table.state)) == []


@pytest.mark.parametrize("id", titles())
@pytest.mark.parametrize("number", range(TABLES))
def test_late_in_a_game_acts_explain_every_change_and_everything_is_said(id: str, number: int) -> None:
    explaining, said = Explaining(find_title(id), from_the_opening=False), Speaking(find_title(id))
    heard = 0
    for table in played_on(id, number):
        explaining.look(table)
        said.hear(table, heard)
        heard = table.seq
        assert list(find_title(id).invariants(table.state)) == []
    assert said.faults == {}
