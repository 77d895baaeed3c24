import pytest
from tests.games.clash.fields import RED, gained, lead, troops
from tests.games.clash.situations import TITLE, board, idle, play_on, table_at

from civitas.games.clash.box.content import BOX
from civitas.games.clash.box.deeds import DEEDS
from civitas.games.clash.turn import begin_turn, last_round, next_phase
from civitas.kernel import Refusal


def test_a_turn_has_three_actions_and_ends_only_when_they_are_spent() -> None:
    table = table_at("deed")
    seat = table.to_act()[0]
    with pytest.raises(Refusal) as refused:
        table.apply(seat, "end")
    assert refused.value.reason == "actions-left"
    for _ in range(3):
        table.apply(seat, "pass")
    with pytest.raises(Refusal) as refused:
        table.apply(seat, "pass")
    assert refused.value.reason == "no-action-left"
    table.apply(seat, "end")
    assert table.to_act() == ((seat + 1) % 3,)


def test_a_round_has_three_phases_of_a_turn_for_everybody_nine_actions_each() -> None:
    """The example of the rulebook: nine actions in a round."""
    table = table_at("deed")
    play_on(table, idle, lambda t: t.state.status_step > 0)
    passed = [line.params["seat"] for line in table.notes(None) if line.key == "passed"]
    assert [passed.count(seat) for seat in range(3)] == [9, 9, 9]
    turns = [line.params["seat"] for line in table.notes(None) if line.key == "turn"]
    start = turns[0]
    assert turns == [(start + i) % 3 for i in range(9)]


def test_the_six_main_actions_are_open_to_everybody_in_the_order_of_the_rulebook() -> None:
    table = table_at("deed")
    seat = table.to_act()[0]
    offered = {*table.legal(seat), *(refusal.answer for refusal in table.refusals(seat))}
    main = ["advance", "found", "produce", "construct", "recruit", "move", "happiness", "influence"]
    assert set(main) <= offered
    assert list(DEEDS)[: len(main)] == main
    assert all(DEEDS[name].action for name in main)


def test_lost_actions_are_missing_in_the_next_turn_only() -> None:
    g = board()
    g.players[RED].lost_actions = 4
    lead(begin_turn(g, RED))
    assert g.turn.actions == 0
    lead(begin_turn(g, RED))
    assert g.turn.actions == 3


def test_units_forget_at_the_end_of_a_turn_what_they_went_through() -> None:
    table = table_at("deed")
    seat = table.to_act()[0]
    table.apply(seat, "move")
    table.apply(seat, next(m for m in table.legal(seat) if m != "stay"))
    play_on(table, idle, lambda t: t.to_act() != (seat,))
    assert all(":" not in unit for units in table.state.units[seat].values() for unit in units)


def test_trade_routes_come_at_the_start_of_the_turn() -> None:
    g = board()
    gained(g, RED, "trade_routes")
    troops(g, RED, "D5", settler=1)
    g.city["D4"], g.mood["D4"], g.buildings["D4"] = 1, 1, ()
    led = lead(begin_turn(g, RED), "D5:settler>D4:food")
    assert led.told("traded")
    assert g.players[RED].goods["food"] == 1


def test_a_game_of_idle_players_ends_after_six_rounds() -> None:
    table = table_at("deed")
    play_on(table, idle, lambda t: False)
    assert table.over
    assert (table.state.round, table.state.ended_by) == (6, "rounds")


def test_the_shorter_game_has_two_settlers_at_the_start_and_four_rounds() -> None:
    table = table_at("deed", length="short")
    assert all(units == ("settler", "settler") for own in table.state.units.values() for units in own.values())
    assert last_round(table.state) == 4
    play_on(table, idle, lambda t: False)
    assert table.state.round == 4


def test_the_flexible_end_rolls_from_phase_six_two_on() -> None:
    g = board(end="flexible")
    g.round, g.phase = 6, 0
    lead(next_phase(g))
    assert not g.ended
    lead(next_phase(g), rolls=[3])
    assert not g.ended
    lead(next_phase(g), rolls=[1])
    assert (g.ended, g.ended_by) == (True, "die")


def test_the_flexible_end_becomes_likelier_in_the_seventh_round() -> None:
    g = board(end="flexible")
    assert last_round(g) == 7
    g.round, g.phase = 7, 1
    lead(next_phase(g), rolls=[5])
    assert g.ended
    assert BOX["flexible_end"]["checks"]["7.2"] == 3


def test_a_game_ended_by_the_die_has_no_status_phase() -> None:
    for seed in range(30):
        table = table_at("deed", seed=f"flexible {seed}", end="flexible")
        play_on(table, idle, lambda t: False)
        if table.state.ended_by == "die":
            assert table.state.status_step == 0
            assert table.result() is not None
            return
    raise AssertionError("no game ended by the die")


def test_the_standard_game_is_the_default() -> None:
    assert {name: choice.values[0] for name, choice in TITLE.options.items()} == {
        "length": "standard",
        "end": "fixed",
        "events": "all",
        "wonders": "hand",
        "expansion": "off",
        "leaders": "all",
        "leader_choice": "choice",
        "leader_cards": "own",
    }
