"""What stays hidden, and whole games by chance."""

from __future__ import annotations

import pytest
from tests.games.era.situations import EVEN, SWORDS, at, blank, camp, contest, own, say, settle
from tests.games.era.test_battle import border, charge

from civitas.bots.greedy import GreedyBot
from civitas.games.era import TITLE
from civitas.games.era.box.content import BOX
from civitas.kernel import Dice, Table
from civitas.kernel.dice import Stream


def test_cards_and_villages_of_others_are_dealt_anew_and_the_own_view_stays() -> None:
    g = blank()
    settle(g, 0, "latium")
    settle(g, 1, "attica")
    camp(g, "corsica")
    own(g, 0, "morale_2.1")
    own(g, 1, "morale_2.2", "score_thalers.1")
    before = TITLE.view(g, 0)
    hidden = (g.realms[1].hidden, g.realms[1].card, g.villages["corsica"], g.deck)
    TITLE.redeal(g, 0, Stream("other"))
    assert TITLE.view(g, 0) == before
    assert (g.realms[1].hidden, g.realms[1].card, g.villages["corsica"], g.deck) != hidden


def test_everybody_sees_the_battlefields() -> None:
    g = blank()
    g.battlefields["latium"] = 2
    assert TITLE.view(g, None)["provinces"]["latium"] == {"battlefield": 2}


def test_land_that_is_held_by_nobody_s_piece_is_found_out() -> None:
    g = blank()
    settle(g, 0, "latium")
    assert list(TITLE.invariants(g)) == []
    g.control["samnium"] = 0
    assert list(TITLE.invariants(g)) == ["nobody is in ['samnium'], which somebody holds"]


def test_the_deck_of_the_automas_is_dealt_anew() -> None:
    g = contest("greeks")
    assert g.automa is not None
    found = set()
    for number in range(3):
        TITLE.redeal(g, 0, Stream(f"deck {number}"))
        found.add(g.automa.deck)
    assert len(found) == 3


def test_everybody_sees_what_the_markers_are_contested_by_and_what_the_dice_show() -> None:
    g = border()
    settle(g, 1, "apulia", number=2)
    g.realms[1].morale, g.realms[1].levels["mechanics"] = 3, 1
    own(g, 0, "morale_2.1")
    table = say(charge(g, 3), {}, "fight")
    battle = table.view(None)["game"]["battle"]
    assert battle["values"] == {"strength": [3, 3], "morale": [0, 3], "mechanics": [0, 1]}
    assert battle["rolled"] == []
    battle = say(table, "fight", EVEN).view(None)["game"]["battle"]
    assert battle["values"]["strength"] == [3, 3], "those who have fallen have taken part"
    assert (battle["rolled"], battle["over"]) == (["attacker", "defender"], False)


def test_a_battle_that_is_won_is_over_while_the_village_is_looked_at() -> None:
    g = blank()
    settle(g, 0, "latium")
    settle(g, 0, "samnium", number=4)
    settle(g, 1, "attica")
    camp(g, "apulia")
    table = say(charge(g, 2, "apulia"), {}, SWORDS)
    assert table.prompt(0).key == "new-village"
    assert table.view(None)["game"]["battle"]["over"]


def test_no_piece_appears_or_vanishes_in_a_whole_game() -> None:
    for seats in TITLE.seats:
        table, stream = Table(TITLE, seats, {}, Dice(str(seats))), Stream(f"whole {seats}|")
        while not table.over:
            seat = stream.choice(table.to_act())
            table.apply(seat, table.prompt(seat).sample(stream))
            assert TITLE.invariants(table.state) == []
        assert table.state.scores


@pytest.mark.parametrize("length", ["normal", "long"])
def test_bots_play_a_game_to_an_end_of_the_rulebook(length: str) -> None:
    table = Table(TITLE, 2, {"length": length}, Dice("bots"))
    bots = [GreedyBot(TITLE, seat) for seat in range(2)]
    while not table.over:
        (seat, *_) = table.to_act()
        table.apply(seat, bots[seat].choose(table, seat))
    assert table.state.ending
    assert sum(realm.bonus for realm in table.state.realms) >= BOX["end_bonus"]["first"]


def test_invariants_tell_a_lost_piece_a_lost_city_and_a_track_beyond_its_end() -> None:
    g = blank()
    settle(g, 0, "latium")
    assert TITLE.invariants(g) == []
    g.realms[0].free += 1
    g.realms[0].board = g.realms[0].board[1:]
    g.realms[1].morale, g.realms[1].thalers = 11, -1
    g.realms[1].vassals["corsica"] = 1
    g.control["creta"] = 0
    g.realms[1].cities = ("ionium",)
    g.waiting = g.waiting[1:]
    g.deck += (g.crown[0],)
    assert len(list(TITLE.invariants(g))) >= 8


def test_a_copy_at_a_checkpoint_is_quick_and_equal() -> None:
    g = blank(4)
    assert g.copy() == g
    assert at(g).state == g
