"""What a client is given to draw the game: the whole box, and answers that point at what they are about."""

from __future__ import annotations

import json

from tests.games.clash.situations import TITLE, table_at

from civitas.games.clash.companions.board import board
from civitas.texts import LANGUAGES, Speaker


def test_the_board_for_each_number_of_players_has_the_hexes_of_the_view() -> None:
    for players in TITLE.seats:
        view = table_at("deed", players).view(None)["game"]
        drawn = [hex for slot in board()["maps"][str(players)] for hex in slot["hexes"]]
        assert sorted(drawn) == sorted(view["hexes"])


def test_everything_in_the_box_can_be_named_in_both_languages() -> None:
    box = board()
    named = [("unit", "units"), ("building", "buildings"), ("wonder", "wonders"), ("advance", "advances")]
    named += [("civil", "civil"), ("tactic", "tactics"), ("objective", "objectives"), ("category", "categories")]
    named += [("civ", "civs"), ("leader", "leaders")]
    named += [("card", "action_cards"), ("card", "objective_cards")]
    for language in LANGUAGES:
        words = Speaker(TITLE, language)
        for kind, part in named:
            assert all(words.say(f"{kind}-{thing['id']}") for thing in box[part])
        assert all(words.say(f"hex-{hex}") == hex for slot in box["maps"]["4"] for hex in slot["hexes"])


def test_the_box_is_plain_data_without_notes_for_editors() -> None:
    written = json.dumps(board())
    assert "origin" not in written


def test_an_answer_about_a_place_points_at_its_hex() -> None:
    table = table_at("deed")
    seat = table.to_act()[0]
    table.apply(seat, "produce")
    prompt = table.prompt(seat)
    hexes = [f"hex:{answer.partition(chr(58))[0]}" for answer in table.legal(seat)]
    assert [prompt.label(answer).targets for answer in table.legal(seat)] == [(hex,) for hex in hexes]
