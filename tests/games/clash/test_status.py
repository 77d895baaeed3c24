from tests.games.clash.fields import BLUE, GREEN, RED, city, gained, lead, question, reason, troops
from tests.games.clash.situations import board, stock

from civitas.games.clash.box.content import ADVANCES, GOVERNMENTS, HAPPY
from civitas.games.clash.box.queries import Clash, cities, stack
from civitas.games.clash.status import (
    change_government,
    check_end,
    choose_start_player,
    draw_cards,
    free_advance,
    offer_government,
    raze,
    second_free_advance,
    start_chooser,
)


def test_the_game_ends_after_step_one_of_the_sixth_round() -> None:
    g = board()
    for seat, hex in enumerate(("D5", "B7", "G8")):
        city(g, seat, hex)
    g.round = 5
    lead(check_end(g))
    assert not g.ended
    g.round = 6
    lead(check_end(g))
    assert (g.ended, g.ended_by) == (True, "rounds")


def test_the_game_ends_early_if_somebody_has_no_city_in_a_status_phase() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, BLUE, "B7")
    lead(check_end(g))
    assert (g.ended, g.ended_by) == (True, "no-city")


def test_everybody_gains_an_advance_without_its_price_and_with_an_event_marker() -> None:
    g = board()
    gained(g, RED, "farming", "mining")
    goods = stock(g, RED, food=1)
    lead(free_advance(g, RED), "storage")
    assert goods["food"] == 1
    assert g.players[RED].event_markers == 2


def test_with_no_advance_left_nothing_is_gained() -> None:
    g = board()
    theirs = [id for id, advance in ADVANCES.items() if advance.category not in GOVERNMENTS[1:]]
    g.players[RED].advances = tuple(theirs)
    assert lead(free_advance(g, RED)).asked == []


def test_everybody_draws_an_action_card_and_an_objective_card() -> None:
    g = board()
    lead(draw_cards(g, RED))
    assert len(g.players[RED].action_cards) == len(g.players[RED].objective_cards) == 1


def test_a_lone_settlement_may_be_pulled_down_for_a_gold() -> None:
    """The example of the rulebook: the hex is free again for its neighbours."""
    g = board()
    city(g, RED, "D5", "academy")
    city(g, RED, "D4")
    troops(g, RED, "D4", settler=1)
    goods = stock(g, RED)
    assert question(raze(g, RED)).prompt.legal() == ["D4", "keep"]
    lead(raze(g, RED), "D4")
    assert cities(g, RED) == ["D5"]
    assert goods["gold"] == 1
    assert stack(g, RED, "D4") == ("settler",)
    assert lead(raze(g, RED)).asked == []


def republic() -> Clash:
    g = board()
    gained(g, RED, "philosophy", "voting", "free_economy")
    stock(g, RED, mood=1, culture=1)
    return g


def test_all_advances_of_a_government_go_to_another_for_a_mood_and_a_culture_token() -> None:
    """The example of the rulebook: Voting and Free Economy become Nationalism and one of choice; it needs Draft."""
    g = republic()
    assert lead(offer_government(g, RED)).asked == []
    gained(g, RED, "draft")
    asked = question(offer_government(g, RED))
    assert reason(asked, "theocracy") == "no-prerequisite"
    assert reason(asked, "democracy") == "same-government"
    lead(offer_government(g, RED), "autocracy", ["forced_labor"])
    advances = g.players[RED].advances
    assert set(advances) == {"philosophy", "draft", "nationalism", "forced_labor"}
    assert g.players[RED].goods["mood"] == g.players[RED].goods["culture"] == 0
    assert g.players[RED].event_markers == 3


def test_a_change_of_government_that_cannot_be_paid_is_not_offered() -> None:
    g = republic()
    gained(g, RED, "draft")
    stock(g, RED, mood=0)
    assert lead(offer_government(g, RED)).asked == []


def test_a_whole_government_changes_into_a_whole_one() -> None:
    g = republic()
    gained(g, RED, "draft", "separation_of_power", "civil_liberties")
    lead(change_government(g, RED, free=True), "autocracy")
    assert set(g.players[RED].advances) == {
        "philosophy",
        "draft",
        "nationalism",
        "totalitarianism",
        "absolute_power",
        "forced_labor",
    }


def test_a_change_to_dogma_costs_the_ideas_above_two() -> None:
    g = republic()
    gained(g, RED, "state_religion")
    goods = stock(g, RED, ideas=5)
    lead(offer_government(g, RED), "theocracy", ["devotion"])
    assert goods["ideas"] == 2


def test_most_mood_and_culture_tokens_choose_the_start_player() -> None:
    g = board()
    stock(g, BLUE, mood=1, culture=2)
    stock(g, GREEN, mood=2)
    assert start_chooser(g) == BLUE
    lead(choose_start_player(g), GREEN)
    assert g.start_player == GREEN
    assert g.round == 2


def test_a_tie_goes_to_the_start_player_else_to_the_next_one_clockwise() -> None:
    g = board()
    stock(g, RED, mood=2)
    stock(g, GREEN, culture=2)
    g.start_player = GREEN
    assert start_chooser(g) == GREEN
    g.start_player = BLUE
    assert start_chooser(g) == GREEN
    g.start_player = RED
    assert start_chooser(g) == RED


def test_the_great_lighthouse_chooses_whatever_the_tokens() -> None:
    g = board()
    city(g, BLUE, "D5", mood=HAPPY)
    g.wonders["great_lighthouse"] = "D5"
    stock(g, RED, mood=5)
    assert start_chooser(g) == BLUE


def test_the_shorter_game_brings_a_second_advance_without_an_event_marker() -> None:
    g = board(length="short")
    gained(g, RED, "farming", "mining")
    lead(second_free_advance(g, RED), "storage")
    assert g.players[RED].event_markers == 3
    assert lead(second_free_advance(board(), RED)).asked == []
