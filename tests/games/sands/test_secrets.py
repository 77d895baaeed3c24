"""Who sees what: chosen cards, chronicle cards, drawn advances, the known top of a stack."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.games.sands.situations import (
    ANGELIKA,
    IDLE,
    MARION,
    NICOLE,
    asked,
    at_choice,
    finish_turn,
    in_turn,
    say,
    seated,
)

from civitas.games.sands import TITLE
from civitas.games.sands.box.content import CHRONICLES
from civitas.games.sands.box.state import Sands
from civitas.games.sands.secrets import redeal
from civitas.kernel import Dice, Table

SPECTATOR = None


def _seen(table: Table, viewer: int | None) -> dict[str, Any]:
    return dict(table.view(viewer)["game"])


def _empire(table: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    return dict(_seen(table, viewer)["empires"][seat])


# ---------------------------------------------------------------------- chosen cards


def test_a_choice_is_seen_by_nobody_else_until_all_have_chosen() -> None:
    table = at_choice(seated())
    before = {viewer: table.view(viewer) for viewer in (ANGELIKA, NICOLE, SPECTATOR)}
    table.apply(MARION, ["muster", "build"])
    assert table.view(MARION)["sealed"] == ["muster", "build"]
    for viewer, view in before.items():
        assert table.view(viewer) == view


def test_chosen_cards_are_face_down_until_the_turn_of_their_owner() -> None:
    table = at_choice(seated())
    for seat in (MARION, ANGELIKA, NICOLE):
        table.apply(seat, ["muster", "build"] if seat == ANGELIKA else IDLE)
    assert _empire(table, ANGELIKA, ANGELIKA)["chosen"] == ["muster", "build"]
    for viewer in (MARION, NICOLE, SPECTATOR):
        assert _empire(table, ANGELIKA, viewer)["chosen"] == 2
    finish_turn(table)
    for viewer in (MARION, ANGELIKA, NICOLE, SPECTATOR):
        assert _seen(table, viewer)["turn"]["cards"] == ["muster", "build"]
        assert _empire(table, ANGELIKA, viewer)["chosen"] in (0, [])


# ---------------------------------------------------------------------- chronicle cards


def test_a_chronicle_card_lies_face_down_for_all_but_its_owner() -> None:
    table = say(in_turn(seated(), "chronicle"), "chronicle", "C5")
    own = _empire(table, MARION, MARION)
    assert own["chronicles"] == {"C": 5}
    assert own["hand"] == [1, 2, 3, 4, 6, 7]
    for viewer in (ANGELIKA, NICOLE, SPECTATOR):
        seen = _empire(table, MARION, viewer)
        assert seen["chronicles"] == {"C": 0}, "the field is open, the card is not"
        assert seen["hand"] == 6


def test_only_the_owner_reads_which_chronicle_card_was_laid() -> None:
    table = say(in_turn(seated(), "chronicle"), "chronicle", "C5")
    told = {viewer: [line.key for line in table.notes(viewer)] for viewer in (MARION, ANGELIKA, SPECTATOR)}
    assert "chronicle-own" in told[MARION]
    for viewer in (ANGELIKA, SPECTATOR):
        assert "chronicle" in told[viewer]
        assert "chronicle-own" not in told[viewer]
    for line in table.notes(SPECTATOR):
        assert line.params.get("card") != 5


# ---------------------------------------------------------------------- drawn advances and known tops


def _scholars() -> Sands:
    """Marion and Angelika may each reach level 2 in a row of politics; the level-3 stack is in a known order."""
    g = seated()
    for seat, advance in ((ANGELIKA, "law"), (MARION, "bronze_working"), (NICOLE, "labour")):
        g.empires[seat].advances = (advance,)
        g.empires[seat].heritage.update(politics=3, civic=3)
    g.stacks["politics_3"] = ("chariots", "phalanx", "triremes", "republic")
    g.start_player = ANGELIKA
    return g


def _all_advance() -> Table:
    """Angelika has drawn Chariots and Phalanx and must lay one out."""
    table = at_choice(_scholars())
    for seat in table.to_act():
        table.apply(seat, ["advance", "tribute"])
    return say(table, "advance", "politics_1")


def _marion_draws(laid: str) -> Table:
    """Angelika lays this one out; after Nicole's turn Marion draws from the same stack."""
    table = say(_all_advance(), laid, "end")
    assert table.to_act() == (NICOLE,)
    return say(table, "end", "advance", "politics_2")


def test_only_the_drawing_player_sees_the_drawn_advances() -> None:
    table = _all_advance()
    assert asked(table) == "lay-advance"
    assert _seen(table, ANGELIKA)["turn"]["drawn"] == ["chariots", "phalanx"]
    for viewer in (MARION, NICOLE, SPECTATOR):
        assert _seen(table, viewer)["turn"]["drawn"] == 2
        assert _seen(table, viewer)["stacks"]["politics_3"] == 4, "drawn cards still count to the stack"
        assert "phalanx" not in json.dumps(table.view(viewer))


def test_the_card_put_back_is_known_to_the_player_who_drew_it_alone() -> None:
    table = say(_all_advance(), "phalanx", "end")
    assert _seen(table, ANGELIKA)["known_tops"] == {"politics_3": "chariots"}
    for viewer in (MARION, NICOLE, SPECTATOR):
        assert _seen(table, viewer)["known_tops"] == {}
        assert _seen(table, viewer)["rows"]["politics_1"][-1] == "phalanx"
        assert "chariots" not in json.dumps([table.view(viewer), table.notes(viewer)])


def test_while_another_player_draws_the_known_card_is_in_that_players_hand() -> None:
    """Angelika knows that Marion holds Chariots; she knows neither the other card nor what is now the top."""
    table = _marion_draws("phalanx")
    assert _seen(table, MARION)["turn"]["drawn"] == ["chariots", "triremes"]
    assert _seen(table, ANGELIKA)["known_tops"] == {"politics_3": "chariots"}
    for viewer in (ANGELIKA, NICOLE, SPECTATOR):
        assert "republic" not in json.dumps(table.view(viewer)), "the new top has been seen by nobody"
        assert "triremes" not in json.dumps(table.view(viewer))
    assert "republic" not in json.dumps(table.view(MARION))


def test_a_known_card_put_back_by_a_second_player_is_known_to_both() -> None:
    table = say(_marion_draws("phalanx"), "triremes", "end")
    for viewer in (MARION, ANGELIKA):
        assert _seen(table, viewer)["known_tops"] == {"politics_3": "chariots"}
    assert _seen(table, NICOLE)["known_tops"] == {}


def test_a_known_card_laid_out_by_a_second_player_leaves_the_first_without_knowledge() -> None:
    table = say(_marion_draws("phalanx"), "chariots", "end")
    assert _seen(table, MARION)["known_tops"] == {"politics_3": "triremes"}
    for viewer in (ANGELIKA, NICOLE, SPECTATOR):
        assert _seen(table, viewer)["known_tops"] == {}


def test_the_last_card_of_a_stack_is_laid_out_and_nothing_is_known_any_more() -> None:
    g = _scholars()
    g.stacks["politics_3"] = ("chariots",)
    g.rows["politics_2"] += ("phalanx", "triremes")
    g.knows_top["politics_3"] = (NICOLE,)
    table = at_choice(g)
    for seat in table.to_act():
        table.apply(seat, ["advance", "tribute"])
    say(table, "advance", "politics_1")
    assert table.state.rows["politics_1"][-1] == "chariots"
    assert _seen(table, NICOLE)["known_tops"] == {}


def test_drawing_cards_cannot_be_undone() -> None:
    table = _all_advance()
    assert not table.can_undo(ANGELIKA)


# ---------------------------------------------------------------------- the battle dice


def test_a_chosen_die_is_hidden_until_both_have_chosen() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].crops = 9
        g.empires[MARION].soldiers["hispania"] = 2

    table = say(in_turn(seated(arrange), "conquest"), "conquest", "attack:hispania:1")
    before = {viewer: table.view(viewer) for viewer in (ANGELIKA, NICOLE, SPECTATOR)}
    table.apply(MARION, 3)
    for viewer, view in before.items():
        assert table.view(viewer) == view
        assert "battle" not in [line.key for line in table.notes(viewer)]
    table.apply(ANGELIKA, 0)
    assert "battle" in [line.key for line in table.notes(SPECTATOR)]


# ---------------------------------------------------------------------- dealing anew


def _tables() -> list[Table]:
    """Moments with secrets: cards chosen, chronicles laid, advances drawn, tops known."""
    g = _scholars()
    for seat, cards in ((MARION, {"A": 2, "C": 7}), (ANGELIKA, {"D": 3}), (NICOLE, {"B": 1, "E": 4, "F": 6})):
        g.empires[seat].chronicles = cards
        g.empires[seat].hand = tuple(n for n in CHRONICLES if n not in cards.values())
    table = at_choice(g)
    for seat in table.to_act():
        table.apply(seat, ["advance", "tribute"])
    moments = [table.clone()]
    for answers in (("advance", "politics_1"), ("phalanx", "end"), ("end", "advance", "politics_2"), ("chariots",)):
        say(table, *answers)
        moments.append(table.clone())
    return moments


@pytest.mark.parametrize("moment", range(5))
@pytest.mark.parametrize("seat", [MARION, ANGELIKA, NICOLE])
def test_dealing_anew_leaves_the_view_of_the_seat_as_it_is(moment: int, seat: int) -> None:
    table = _tables()[moment]
    view = table.view(seat)
    for seed in range(12):
        g = table.state.copy()
        redeal(g, seat, Random(seed))
        assert TITLE.view(g, seat) == view["game"]
        assert list(TITLE.invariants(g)) == []


def test_dealing_anew_changes_what_the_seat_cannot_know() -> None:
    table = _tables()[0]
    chosen, laid, stacks = set(), set(), set()
    for seed in range(30):
        g = table.state.copy()
        redeal(g, MARION, Random(seed))
        chosen.add(g.empires[NICOLE].chosen)
        laid.add(tuple(g.empires[NICOLE].chronicles.values()))
        stacks.add(g.stacks["politics_3"])
        assert set(g.empires[NICOLE].chronicles) == {"B", "E", "F"}
    assert min(len(chosen), len(laid), len(stacks)) > 10


def test_dealing_anew_mixes_drawn_cards_that_another_player_holds() -> None:
    table = _tables()[1]
    hands, rest = set(), set()
    for seed in range(30):
        g = table.state.copy()
        redeal(g, MARION, Random(seed))
        hands.add(g.turn.drawn)
        own = table.state.copy()
        redeal(own, ANGELIKA, Random(seed))
        assert own.turn.drawn == ("chariots", "phalanx")
        rest.add(own.stacks["politics_3"])
    assert len(hands) > 5
    assert len(rest) == 2, "what is left in the stack is unknown to the player who drew as well"


def test_dealing_anew_respects_the_known_top() -> None:
    table = _tables()[2]
    tops, known = set(), set()
    for seed in range(30):
        g = table.state.copy()
        redeal(g, NICOLE, Random(seed))
        tops.add(g.stacks["politics_3"][0])
        g = table.state.copy()
        redeal(g, ANGELIKA, Random(seed))
        known.add(g.stacks["politics_3"][0])
    assert tops == {"chariots", "triremes", "republic"}
    assert known == {"chariots"}


def test_dealing_anew_respects_a_known_card_in_the_hand_of_another() -> None:
    """Marion holds Chariots, which Angelika knows, and one more, which Angelika does not know."""
    table = _tables()[3]
    upper, lower = set(), set()
    for seed in range(30):
        g = table.state.copy()
        redeal(g, ANGELIKA, Random(seed))
        upper.add(g.turn.drawn[0])
        lower.add(g.turn.drawn[1])
    assert upper == {"chariots"}
    assert lower == {"triremes", "republic"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dealing_anew_never_changes_the_own_view_in_a_whole_game(players: int) -> None:
    table, rng = Table(TITLE, players, dice=Dice(f"views {players}"), quiet=True), Random(players)
    answers = 0
    while not table.over:
        seat = rng.choice(table.to_act())
        table.apply(seat, rng.choice(table.legal(seat)))
        answers += 1
        if answers % 7 == 0:
            viewer = rng.randrange(players)
            g = table.state.copy()
            redeal(g, viewer, rng)
            assert TITLE.view(g, viewer) == TITLE.view(table.state, viewer)
    assert answers > 100


def test_a_spectator_sees_no_hidden_card() -> None:
    """Whatever is dealt anew for anyone, a spectator sees the same."""
    for table in _tables():
        for seat in (MARION, ANGELIKA, NICOLE):
            g = table.state.copy()
            redeal(g, seat, Random(1))
            assert TITLE.view(g, SPECTATOR) == TITLE.view(table.state, SPECTATOR)
        seen = _seen(table, SPECTATOR)
        assert seen["known_tops"] == {}
        for empire in seen["empires"]:
            assert isinstance(empire["chosen"], int)
            assert isinstance(empire["hand"], int)
            assert set(empire["chronicles"].values()) <= {0}
