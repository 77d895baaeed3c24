"""Why a game is over, as the site tells it."""

from __future__ import annotations

import pytest
from tests.site.calling import Caller, play_on, started

from civitas.site.tables import moves
from civitas.site.tables.models import Table

pytestmark = pytest.mark.django_db


def test_a_finished_game_tells_which_end_it_was_with_its_paragraph_and_the_log_tells_it_too() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    assert anna.get(f"/tables/{name}/ending")["error"] == "game-not-over"
    play_on(name, 5000)
    told = anna.get(f"/tables/{name}/ending?lang=en")
    assert told[0] == {"text": "Dynasty 3 was the last one: the game is over", "rule": "10.0.1"}
    assert anna.get(f"/tables/{name}/ending?lang=de")[0]["text"] == "Dynastie 3 war die letzte: Das Spiel ist zu Ende"
    assert Caller().get(f"/tables/{name}/ending?lang=en") == told, "whoever may watch the table"
    seq = Table.objects.get(name=name).seq
    log = [line["text"] for line in anna.get(f"/tables/{name}/notes?lang=en&since={seq - 10}")["lines"]]
    assert log[-1 - len(told) : -1] == [outcome["text"] for outcome in told]
    assert "with" in log[-1]
    Table.objects.filter(name=name).update(visibility="private")
    assert Caller("Cleo").get(f"/tables/{name}/ending")["error"] == "not-your-table"


def test_a_game_that_was_ended_by_agreement_says_so_and_cites_no_paragraph() -> None:
    anna = Caller("Anna")
    name = started(anna, Caller("Ben"))
    play_on(name, 40)
    moves.end(name)
    [told] = anna.get(f"/tables/{name}/ending?lang=en")
    assert told == {
        "text": "The players agreed to end the game here, with the scores as they were.",
        "rule": None,
    }
