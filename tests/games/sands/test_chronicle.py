"""§5.1 Chronicle."""

from __future__ import annotations

from tests.games.sands.courses import next_turn
from tests.games.sands.situations import ANGELIKA, MARION, asked, finish_turn, in_turn, reason, say, seated

from civitas.games.sands.box.content import FIELDS
from civitas.games.sands.box.state import Sands


def test_a_chronicle_goes_from_hand_face_down_on_a_scoring_field() -> None:
    table = say(in_turn(seated(), "chronicle"), "chronicle", "C3")
    marion = table.state.empires[MARION]
    assert marion.chronicles == {"C": 3}
    assert marion.hand == (1, 2, 4, 5, 6, 7)
    assert "chronicle" in marion.played


def test_the_others_see_the_field_of_a_chronicle_but_not_the_card() -> None:
    table = say(in_turn(seated(), "chronicle"), "chronicle", "C3")
    seen = [table.view(viewer)["game"]["empires"][MARION] for viewer in (ANGELIKA, None, MARION)]
    assert [empire["chronicles"]["C"] for empire in seen] == [0, 0, 3]
    assert [empire["hand"] for empire in seen] == [6, 6, [1, 2, 4, 5, 6, 7]]
    logs = {viewer: [line for line in table.notes(viewer) if "chronicle" in line.key] for viewer in (ANGELIKA, MARION)}
    assert all("card" not in line.params for line in logs[ANGELIKA])
    assert any(line.params.get("card") == 3 for line in logs[MARION])


def test_every_card_in_hand_may_go_on_every_free_field() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].hand, g.empires[MARION].chronicles = (1, 2, 4, 5, 7), {"B": 3, "E": 6}

    table = say(in_turn(seated(arrange), "chronicle"), "chronicle")
    laid = [answer for answer in table.legal(MARION) if ":" not in answer]
    assert sorted(laid) == sorted(f"{field}{card}" for field in "ACDF" for card in (1, 2, 4, 5, 7))


def test_a_field_takes_only_one_chronicle_of_each_player() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].hand, g.empires[MARION].chronicles = (2, 3, 4, 5, 6, 7), {"C": 1}

    table = say(in_turn(seated(arrange), "chronicle"), "chronicle")
    assert reason(table, "C2") == "field-taken"
    say(table, "D2")
    assert table.state.empires[MARION].chronicles == {"C": 1, "D": 2}


def test_a_laid_chronicle_is_neither_exchanged_nor_shifted() -> None:
    table = say(in_turn(seated(), "chronicle"), "chronicle", "C3")
    assert asked(table) == "next-deed"
    say(next_turn(table, "chronicle"), "chronicle")
    assert reason(table, "C4") == "field-taken"
    assert reason(table, "D3") == "not-offered"


def test_several_players_may_use_the_same_field() -> None:
    def arrange(g: Sands) -> None:
        g.empires[ANGELIKA].hand, g.empires[ANGELIKA].chronicles = (2, 3, 4, 5, 6, 7), {"C": 1}

    table = say(in_turn(seated(arrange), "chronicle"), "chronicle", "C1")
    assert table.state.empires[MARION].chronicles == table.state.empires[ANGELIKA].chronicles == {"C": 1}


def test_one_chronicle_in_an_action() -> None:
    table = say(in_turn(seated(), "chronicle"), "chronicle", "A1")
    assert asked(table) == "next-deed"
    assert reason(table, "chronicle") == "not-offered"


def test_with_a_card_on_every_field_there_is_no_chronicle_to_lay() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].hand = (7,)
        g.empires[MARION].chronicles = {field: number for number, field in enumerate(FIELDS, 1)}

    assert reason(in_turn(seated(arrange), "chronicle"), "chronicle") == "no-chronicle"


def test_a_chronicle_not_laid_leaves_the_card_in_hand() -> None:
    table = in_turn(seated(), "chronicle")
    finish_turn(table)
    marion = table.state.empires[MARION]
    assert marion.chronicles == {}
    assert marion.played == ()
