"""§13 Every advance by its sentence; those of battles and events are in the tests of those chapters."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, lead, question, reason, troops
from tests.games.clash.situations import board, idle, paint, play_on, stock
from tests.games.clash.tables import asked, at_red_turn, cleared, hold, offered, open_key, refused, say

from civitas.games.clash.actions.advance import advance_price, buy_advance, gain_advance
from civitas.games.clash.actions.construct import building_price, construct, place_building
from civitas.games.clash.actions.move import begin_moving, end_moving, next_move
from civitas.games.clash.actions.produce import can_produce, collect
from civitas.games.clash.actions.recruit import enlist
from civitas.games.clash.advances.deeds import (
    can_produce_freely,
    can_use_arts,
    can_vote,
    civil_liberties,
    extra_action,
    force_labor,
    hold_games,
    produce_freely,
    swap_tokens,
    taxes,
    use_arts,
    vote,
)
from civitas.games.clash.advances.trade_routes import most_routes, pairs, trade
from civitas.games.clash.box import deeds
from civitas.games.clash.box.content import ANGRY, HAPPY, NEUTRAL
from civitas.games.clash.box.queries import BARBARIANS, Clash, limit, stack
from civitas.kernel import Table


def spread(g: Clash, *terrain: str) -> None:
    """Terrain for the neighbours of D5, clockwise from D4."""
    for hex, kind in zip(g.atlas.neighbours["D5"], terrain, strict=False):
        g.terrain[hex] = kind


# ---------------------------------------------------------------------- agriculture and construction


def test_farming_takes_food_from_plains_and_wood_from_forests() -> None:
    g = board()
    spread(g, "forest", "mountain", "barren", "water")
    city(g, RED, "D5", "academy")
    gained(g, RED, "farming")
    legal = question(collect(g, RED, "D5")).prompt.legal()
    assert {"D5:food", "D4:wood"} <= set(legal)
    assert not {"E5:ore", "E6:food", "D6:food"} & set(legal)


def test_storage_raises_the_limit_of_food_to_seven() -> None:
    g = board()
    assert limit(g, RED, "food") == 2
    gained(g, RED, "storage")
    assert limit(g, RED, "food") == 7


def test_irrigation_takes_food_from_barren_land() -> None:
    g = board()
    spread(g, "barren")
    city(g, RED, "D5")
    gained(g, RED, "irrigation")
    assert question(collect(g, RED, "D5")).prompt.legal() == ["D4:food", "done"]


def test_husbandry_reaches_one_land_hex_two_steps_away_once_a_turn() -> None:
    g = board()
    city(g, RED, "D5", "academy", "temple")
    gained(g, RED, "farming", "storage", "husbandry")
    paint(g, B5="water")
    asked = question(collect(g, RED, "D5"), "D3:food")
    assert reason(asked, "E7:food") == "too-far"
    lead(collect(g, RED, "D5"), "D3:food", "D4:food", "done")
    legal = question(collect(g, RED, "D5")).prompt.legal()
    assert "D3:food" not in legal
    g.turn.used = ()
    assert "B5:food" not in question(collect(g, RED, "D5")).prompt.legal()


def test_husbandry_does_not_reach_through_an_unexplored_tile() -> None:
    """From E2 to E4 the way leads over E3 alone."""
    for explored in (True, False):
        table = at_red_turn(2)
        g = table.state
        if not explored:
            for hex in g.atlas.slots["u02"].hexes:
                del g.terrain[hex]
            g.tiles = {"u02": "t20"}
        city(g, RED, "E2")
        gained(g, RED, "farming", "storage", "husbandry")
        say(table, "produce", "E2")
        assert ("E4:food" in offered(table)) == explored


def test_husbandry_reaches_two_such_hexes_with_roads() -> None:
    g = board()
    city(g, RED, "D5", "academy", "temple")
    gained(g, RED, "farming", "storage", "husbandry", "roads")
    goods = stock(g, RED)
    asked = question(collect(g, RED, "D5"), "D3:food", "E7:food")
    assert reason(asked, "B5:food") == "too-far"
    lead(collect(g, RED, "D5"), "D3:food", "E7:food", "D4:food")
    assert goods["food"] == 3


def test_mining_takes_ore_from_mountains() -> None:
    g = board()
    spread(g, "mountain")
    city(g, RED, "D5")
    gained(g, RED, "mining")
    assert question(collect(g, RED, "D5")).prompt.legal() == ["D4:ore", "done"]


def test_engineering_and_monuments_draw_a_wonder_card() -> None:
    g = board()
    for advance in ("engineering", "monuments"):
        before = len(g.players[RED].wonder_cards)
        lead(gain_advance(g, RED, advance, "action", marker=False))
        assert len(g.players[RED].wonder_cards) == before + 1


# ---------------------------------------------------------------------- seafaring and education


def test_fishing_takes_food_from_one_water_hex() -> None:
    g = board()
    spread(g, "water", "water")
    city(g, RED, "D5", "academy")
    gained(g, RED, "fishing")
    goods = stock(g, RED)
    asked = question(collect(g, RED, "D5"))
    assert asked.prompt.legal() == ["D4:food", "E5:food", "done"]
    lead(collect(g, RED, "D5"), "D4:food")
    assert goods["food"] == 1


def sailing() -> Clash:
    g = board()
    paint(g, F3="water", G4="water", B4="water")
    troops(g, RED, "F3", ship=1)
    gained(g, RED, "cartography")
    lead(begin_moving(g, RED))
    return g


def test_cartography_brings_an_idea_after_a_move_action_with_a_ship() -> None:
    g = sailing()
    lead(next_move(g, RED), "F3>G4")
    lead(end_moving(g, RED))
    assert (g.players[RED].goods["ideas"], g.players[RED].goods["culture"]) == (1, 0)
    lead(begin_moving(g, RED))
    lead(next_move(g, RED), "stay")
    assert g.players[RED].goods["ideas"] == 1


def test_cartography_brings_a_culture_token_too_if_navigation_was_used() -> None:
    g = sailing()
    gained(g, RED, "navigation")
    lead(next_move(g, RED), "F3>B4:navigation")
    lead(end_moving(g, RED))
    assert (g.players[RED].goods["ideas"], g.players[RED].goods["culture"]) == (1, 1)


def in_vain(*ships: str) -> Table:
    """Cartography and Navigation; F2 and C4 are two seas, before both of which lies the dry tile of slot u01."""
    table = at_red_turn(2)
    g = table.state
    for hex in g.atlas.slots["u01"].hexes:
        del g.terrain[hex]
    g.tiles = {"u01": "t20"}
    paint(g, F2="water", C4="water", C5="water")
    city(g, RED, "D2")
    gained(g, RED, "fishing", "navigation", "cartography")
    for hex in ships:
        troops(g, RED, hex, ship=1)
    return table


def brought(table: Table) -> tuple[int, int]:
    goods = table.state.players[RED].goods
    return goods["ideas"], goods["culture"]


@pytest.mark.parametrize("move", ["C4>u01", "F2>u01:navigation"])
def test_cartography_brings_nothing_for_a_ship_that_explored_in_vain_and_stayed(move: str) -> None:
    table = in_vain(move[:2])
    say(table, "move", move)
    say(table, offered(table)[0])
    say(table, "stay")
    assert stack(table.state, RED, move[:2]) == ("ship",)
    assert brought(table) == (0, 0)


def test_cartography_asks_for_one_ship_that_moved_and_one_that_navigated() -> None:
    table = in_vain("F2", "C4")
    say(table, "move", "F2>u01:navigation")
    say(table, offered(table)[0])
    say(table, "C4>C5", "stay")
    assert brought(table) == (1, 1)


def test_writing_draws_an_action_card_and_an_objective_card() -> None:
    g = board()
    lead(gain_advance(g, RED, "writing", "action"))
    assert len(g.players[RED].action_cards) == 1
    assert len(g.players[RED].objective_cards) == 1


def test_public_education_brings_an_idea_from_a_production_with_an_academy_once_a_turn() -> None:
    g = board()
    city(g, RED, "D5", "academy")
    city(g, RED, "B7")
    gained(g, RED, "farming", "public_education")
    goods = stock(g, RED)
    lead(collect(g, RED, "B7"), "done")
    assert goods["ideas"] == 0
    lead(collect(g, RED, "D5"), "done")
    lead(collect(g, RED, "D5"), "done")
    assert goods["ideas"] == 1


def test_free_education_turns_an_idea_into_a_mood_token_after_a_paid_advance_once_a_turn() -> None:
    g = board()
    gained(g, RED, "farming", "mining", "free_education")
    goods = stock(g, RED, ideas=5, mood=0)
    lead(buy_advance(g, RED), "engineering", True)
    assert (goods["ideas"], goods["mood"]) == (2, 1)
    lead(buy_advance(g, RED), "fishing")
    assert (goods["ideas"], goods["mood"]) == (0, 2)


def test_free_education_wants_an_advance_paid_with_ideas_or_gold_and_not_itself() -> None:
    g = board()
    gained(g, RED, "farming", "mining", "writing")
    stock(g, RED, ideas=3)
    lead(buy_advance(g, RED), "free_education")
    stock(g, RED, food=2, ideas=1)
    lead(buy_advance(g, RED), "engineering", {"food": 2})
    assert g.players[RED].goods["ideas"] == 1


def test_philosophy_brings_an_idea_now_and_one_for_each_science_advance_bought() -> None:
    g = board()
    gained(g, RED, "writing")
    goods = stock(g, RED)
    lead(gain_advance(g, RED, "philosophy", "action"))
    assert goods["ideas"] == 1
    lead(gain_advance(g, RED, "math", "status"))
    assert goods["ideas"] == 1
    stock(g, RED, food=2)
    lead(buy_advance(g, RED), "astronomy", {"food": 2})
    assert goods["ideas"] == 2


# ---------------------------------------------------------------------- spirituality, economy, culture


def test_priesthood_makes_one_science_advance_a_turn_free() -> None:
    g = board()
    gained(g, RED, "myths", "priesthood")
    goods = stock(g, RED, food=2)
    lead(buy_advance(g, RED), "math")
    assert goods["food"] == 2
    assert advance_price(g, RED, "astronomy").total == 2
    assert advance_price(g, RED, "fishing").total == 2


@pytest.mark.parametrize(
    ("owned", "free"), [("math", ("engineering", "roads")), ("astronomy", ("navigation", "cartography"))]
)
def test_math_and_astronomy_make_their_two_advances_free_as_often_as_one_likes(
    owned: str, free: tuple[str, str]
) -> None:
    g = board()
    gained(g, RED, "farming", "mining", "fishing", owned)
    for advance in free:
        lead(buy_advance(g, RED), advance)
        assert advance in g.players[RED].advances
    assert advance_price(g, RED, "storage").total == 2


def test_state_religion_takes_the_food_off_one_temple_a_turn() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    gained(g, RED, "myths", "state_religion", "writing")
    goods = stock(g, RED, wood=1, ore=1)
    assert building_price(g, RED, "D5", "academy").total == 3
    lead(construct(g, RED), "D5:building:temple", "mood")
    assert (goods["wood"], goods["ore"]) == (0, 0)
    assert building_price(g, RED, "B7", "temple").needs == {"food": 1, "wood": 1, "ore": 1}


def test_a_temple_that_costs_nothing_does_not_use_state_religion_up() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    gained(g, RED, "myths", "state_religion")
    lead(place_building(g, RED, "D5", "temple"), "mood")
    assert building_price(g, RED, "B7", "temple").needs == {"wood": 1, "ore": 1}


def test_bartering_turns_any_card_of_the_hand_into_gold_or_a_culture_token_once_a_turn() -> None:
    table = at_red_turn()
    g = table.state
    player = g.players[RED]
    gained(g, RED, "bartering")
    assert refused(table, "bartering") == "no-card"
    player.action_cards, player.objective_cards, player.wonder_cards = ("a1",), ("o1",), ("great_wall",)
    say(table, "bartering")
    assert offered(table) == ["a1", "o1", "great_wall"]
    say(table, "great_wall", "gold")
    assert g.discards["wonder"] == ("great_wall",)
    assert (player.goods["gold"], player.goods["culture"]) == (1, 0)
    assert refused(table, "bartering") == "once-a-turn"


def test_free_education_does_not_take_the_idea_that_the_second_advance_of_synergies_needs() -> None:
    table = at_red_turn()
    g = table.state
    city(g, RED, "D5")
    gained(g, RED, "writing", "free_education", "farming")
    g.players[RED].action_cards = ("a33",)
    stock(g, RED, food=2, ideas=2, culture=2)
    say(table, "card_action", "a33", "storage+irrigation", {"food": 1, "ideas": 1})
    assert asked(table) == (RED, "deed")
    assert {"storage", "irrigation"} <= set(g.players[RED].advances)
    assert (g.players[RED].goods["food"], g.players[RED].goods["ideas"]) == (0, 0)


def test_what_is_allowed_once_a_turn_is_used_up_until_the_next_one() -> None:
    table = at_red_turn()
    g = table.state
    gained(g, RED, "bartering")
    g.players[RED].action_cards = ("a1", "a2")
    say(table, "bartering", "a1", "gold", "pass")
    assert refused(table, "bartering") == "once-a-turn"
    play_on(table, idle, lambda t: t.state.phase == 2 and t.to_act() == (RED,))
    say(table, "bartering", "a2", "culture")
    assert (g.players[RED].goods["gold"], g.players[RED].goods["culture"]) == (1, 1)


def test_taxes_brings_a_resource_for_each_city_in_any_mix_for_a_mood_token() -> None:
    g = board()
    gained(g, RED, "taxes")
    for hex in ("D5", "B7", "G8"):
        city(g, RED, hex)
    goods = stock(g, RED, mood=1)
    assert {"wood": 1, "gold": 2} not in question(taxes(g, RED)).prompt.legal()
    stock(g, RED, mood=1)
    lead(taxes(g, RED), {"wood": 1, "ore": 2})
    assert (goods["mood"], goods["wood"], goods["ore"]) == (0, 1, 2)


def traders() -> Clash:
    """The example of the rulebook: three of Red in reach of three cities of Blue, a fourth only of one of them."""
    g = board()
    gained(g, RED, "trade_routes")
    city(g, BLUE, "D4")
    city(g, BLUE, "F5")
    city(g, BLUE, "D7")
    paint(g, C4="water")
    troops(g, RED, "C4", ship=1, settler=1)
    troops(g, RED, "E4", settler=1)
    troops(g, RED, "D8", settler=1)
    return g


def test_trade_routes_pair_settlers_and_ships_with_cities_two_hexes_away() -> None:
    g = traders()
    assert most_routes(g, RED) == 3
    goods = stock(g, RED)
    gained(g, RED, "storage")
    asked = question(trade(g, RED), "C4:settler>D4:food")
    assert reason(asked, "C4:ship>D4:food") == "city-paired"
    goods["food"] = 0
    lead(trade(g, RED), "C4:settler>D4:food", "E4:settler>F5:food", "D8:settler>D7:food")
    assert goods["food"] == 3


def test_a_unit_forms_one_route_only() -> None:
    g = traders()
    city(g, BLUE, "E3")
    asked = question(trade(g, RED), "E4:settler>D4:food")
    assert reason(asked, "E4:settler>E3:food") == "unit-paired"


def test_a_player_may_leave_trade_routes_out() -> None:
    g = traders()
    goods = stock(g, RED)
    lead(trade(g, RED), "done")
    assert goods["food"] == 0


def test_four_trade_routes_are_the_most_and_angry_cities_and_unexplored_ways_are_none() -> None:
    g = board()
    gained(g, RED, "trade_routes", "storage")
    troops(g, RED, "D5", settler=4)
    paint(g, D4="water")
    troops(g, RED, "D4", ship=1)
    for hex in ("E5", "E6", "D6", "C6", "C5"):
        city(g, BLUE, hex)
    assert most_routes(g, RED) == 4
    for hex in ("E5", "E6", "D6", "C6"):
        g.mood[hex] = ANGRY
    assert most_routes(g, RED) == 1
    g.mood["C5"] = ANGRY
    city(g, BLUE, "D3")
    del g.terrain["C4"], g.terrain["E4"]
    assert {pair.partition(">")[2] for pair in pairs(g, RED)} == {"D3"}
    del g.terrain["D4"]
    g.units[RED].pop("D4")
    assert pairs(g, RED) == []


def test_barbarian_cities_are_no_partners() -> None:
    g = board()
    gained(g, RED, "trade_routes")
    troops(g, RED, "D5", settler=1)
    city(g, BARBARIANS, "D4")
    assert pairs(g, RED) == []


def test_currency_takes_gold_from_taxes_and_trade_routes() -> None:
    g = traders()
    gained(g, RED, "currency", "taxes")
    goods = stock(g, RED)
    lead(trade(g, RED), "C4:settler>D4:gold", "E4:settler>F5:food", "done")
    assert (goods["gold"], goods["food"]) == (1, 1)
    city(g, RED, "B7")
    city(g, RED, "G8")
    stock(g, RED, mood=1)
    lead(taxes(g, RED), {"ore": 1, "gold": 1})
    assert (goods["gold"], goods["ore"]) == (2, 1)


def test_arts_buys_an_influence_culture_action_for_a_culture_token() -> None:
    g = board()
    gained(g, RED, "arts")
    city(g, RED, "D5")
    city(g, BLUE, "D4", "academy")
    assert can_use_arts(g, RED) is not None
    goods = stock(g, RED, culture=1)
    lead(use_arts(g, RED), "D5>D4", rolls=[12])
    assert goods["culture"] == 0
    assert g.buildings["D4"] == (("academy", RED),)
    assert can_use_arts(g, RED) is not None


def test_sports_raises_a_city_of_any_size_by_a_step_for_each_culture_token() -> None:
    g = board()
    gained(g, RED, "sports")
    city(g, RED, "D5", "academy", "temple", "fortress", mood=ANGRY)
    goods = stock(g, RED, culture=2)
    lead(hold_games(g, RED), "D5:2")
    assert (g.mood["D5"], goods["culture"]) == (HAPPY, 0)
    g.mood["D5"] = NEUTRAL
    stock(g, RED, culture=2)
    assert reason(question(hold_games(g, RED)), "D5:2") == "happy-already"
    lead(hold_games(g, RED), "D5:1")
    assert (g.mood["D5"], goods["culture"]) == (HAPPY, 1)


def test_theaters_swaps_a_token_for_the_other_kind() -> None:
    g = board()
    gained(g, RED, "theaters")
    goods = stock(g, RED, culture=1)
    lead(swap_tokens(g, RED))
    assert (goods["mood"], goods["culture"]) == (1, 0)
    stock(g, RED, culture=1)
    lead(swap_tokens(g, RED), "mood")
    assert (goods["mood"], goods["culture"]) == (0, 2)


# ---------------------------------------------------------------------- science


def test_medicine_gives_back_one_resource_paid_in_a_recruit_but_no_token() -> None:
    g = board()
    city(g, RED, "D5")
    gained(g, RED, "medicine", "sanitation")
    goods = stock(g, RED, food=1, ore=1)
    lead(enlist(g, RED, "D5"), "infantry", "ore")
    assert (goods["food"], goods["ore"]) == (0, 1)
    stock(g, RED, ore=0, mood=1)
    lead(enlist(g, RED, "D5"), "settler:sanitation")
    assert goods["mood"] == 0


def test_metallurgy_turns_one_of_two_ore_or_more_into_gold() -> None:
    g = board()
    spread(g, "mountain", "mountain")
    city(g, RED, "D5", "academy")
    gained(g, RED, "mining", "metallurgy")
    goods = stock(g, RED)
    lead(collect(g, RED, "D5"), "D4:ore", "done")
    assert (goods["ore"], goods["gold"]) == (1, 0)
    lead(collect(g, RED, "D5"), "D4:ore", "E5:ore", True)
    assert (goods["ore"], goods["gold"]) == (2, 1)


# ---------------------------------------------------------------------- governments


def test_voting_buys_an_increase_happiness_action_for_a_mood_token() -> None:
    g = board()
    city(g, RED, "D5")
    gained(g, RED, "voting")
    goods = stock(g, RED, mood=1)
    assert can_vote(g, RED) is not None
    stock(g, RED, mood=2)
    assert can_vote(g, RED) is None
    lead(vote(g, RED), "D5")
    assert (g.mood["D5"], goods["mood"]) == (HAPPY, 0)


def test_civil_liberties_brings_three_mood_tokens() -> None:
    g = board()
    gained(g, RED, "civil_liberties")
    goods = stock(g, RED)
    lead(civil_liberties(g, RED))
    assert goods["mood"] == 3


def test_free_economy_buys_the_only_production_of_the_turn() -> None:
    g = board()
    city(g, RED, "D5")
    gained(g, RED, "farming", "free_economy")
    goods = stock(g, RED, mood=1)
    g.turn.used += ("free_economy",)
    lead(produce_freely(g, RED), "D5", "D5:food")
    assert (goods["mood"], goods["food"]) == (0, 1)
    verdict = can_produce(g, RED)
    assert verdict is not None
    assert verdict[0].id == "only-production"
    verdict = can_produce_freely(g, RED)
    assert verdict is not None
    assert verdict[0].id == "produced-already"


def test_nationalism_brings_a_token_after_recruiting_an_army_unit_or_a_ship() -> None:
    g = board()
    city(g, RED, "D5")
    gained(g, RED, "nationalism")
    goods = stock(g, RED, food=1, ore=1)
    lead(enlist(g, RED, "D5"), "infantry", "culture")
    assert goods["culture"] == 1
    stock(g, RED, food=2)
    lead(enlist(g, RED, "D5"), "settler")
    assert (goods["culture"], goods["mood"]) == (1, 0)


def test_absolute_power_buys_another_action_for_two_mood_tokens() -> None:
    g = board()
    gained(g, RED, "absolute_power")
    goods = stock(g, RED, mood=2)
    lead(extra_action(g, RED))
    assert (g.turn.actions, goods["mood"]) == (4, 0)


def test_forced_labor_lets_angry_cities_work_as_neutral_ones_but_once_only() -> None:
    g = board()
    city(g, RED, "D5", "academy", mood=ANGRY)
    city(g, RED, "B7")
    city(g, RED, "G8")
    gained(g, RED, "farming", "forced_labor", "myths")
    goods = stock(g, RED, mood=1, food=1, wood=1, ore=1)
    lead(force_labor(g, RED))
    asked = question(construct(g, RED))
    assert asked.prompt.verdict("D5:building:temple") is None
    stock(g, RED, food=0)
    lead(collect(g, RED, "D5"), "D5:food", "D4:food")
    assert goods["food"] == 2
    g.turn.activations["D5"] = 1
    assert reason(question(construct(g, RED)), "D5:building:temple") == "angry-used"


def test_dogma_brings_a_theocracy_advance_with_each_temple_and_limits_ideas_to_two() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    gained(g, RED, "myths", "state_religion")
    goods = stock(g, RED, ideas=5, food=1, wood=1, ore=1)
    lead(gain_advance(g, RED, "dogma", "action"))
    assert goods["ideas"] == 2
    lead(construct(g, RED), "D5:building:temple", "mood", "conversion")
    assert "conversion" in g.players[RED].advances
    assert g.players[RED].event_markers == 1


def test_tactics_lets_armies_move() -> None:
    g = board()
    troops(g, RED, "D5", infantry=1)
    gained(g, RED, "tactics")
    lead(begin_moving(g, RED))
    lead(next_move(g, RED), "D5>D4")
    assert stack(g, RED, "D4") == ("infantry:mp",)


# ---------------------------------------------------------------------- at a whole table


def test_free_education_follows_an_advance_that_was_bought_with_a_card() -> None:
    for card, bought in (("a41", "math"), ("a33", "math+astronomy")):
        table, g, me = cleared()
        city(g, me, "D2")
        gained(g, me, "writing", "free_education")
        stock(g, me, ideas=7)
        hold(g, me, card)
        say(table, "card_action", card, bought)
        assert open_key(table) == "free-education"
        say(table, True)
        assert g.players[me].goods["mood"] == 1


def test_priesthood_serves_the_action_and_no_card_that_sells_advances() -> None:
    table, g, me = cleared()
    city(g, me, "D2")
    gained(g, me, "priesthood")
    hold(g, me, "a41", "a33")
    assert refused(table, "card_action") == "no-card-to-play"
    say(table, "advance", "math")
    assert "math" in g.players[me].advances


def test_math_and_astronomy_serve_cards_that_sell_advances() -> None:
    table, g, me = cleared()
    city(g, me, "D2")
    gained(g, me, "math", "mining")
    hold(g, me, "a41")
    say(table, "card_action", "a41", "engineering")
    assert "engineering" in g.players[me].advances


def test_ore_that_is_renounced_for_gold_leaves_room_for_the_rest() -> None:
    table, g, me = cleared()
    g.terrain["D2"] = g.terrain["D3"] = "mountain"
    city(g, me, "D2", mood=HAPPY)
    gained(g, me, "metallurgy", "mining")
    stock(g, me, ore=6)
    say(table, "produce", "D2", "D2:ore", "D3:ore", True)
    assert (g.players[me].goods["ore"], g.players[me].goods["gold"]) == (7, 1)


def test_arts_are_not_offered_when_their_token_would_be_missing_for_the_range() -> None:
    table, g, me = cleared()
    city(g, me, "D2")
    city(g, 1 - me, "D4", "academy")
    gained(g, me, "arts")
    stock(g, me, culture=1)
    assert refused(table, "arts") == "cannot-pay"
    stock(g, me, culture=2)
    say(table, "arts", "D2>D4")
    assert g.players[me].goods["culture"] == 0
    assert table.roll_due


def test_civil_liberties_is_an_action_that_can_be_taken_again() -> None:
    """§5.9"""
    g = board()
    assert "civil_liberties" not in deeds.offered(g, RED)
    gained(g, RED, "civil_liberties")
    assert "civil_liberties" in deeds.offered(g, RED)
    g.turn.actions, g.turn.used = 1, ("civil_liberties",)
    assert deeds.judge(g, RED, "civil_liberties") is None
    g.turn.actions = 0
    assert deeds.judge(g, RED, "civil_liberties") is not None


def test_forced_labor_is_used_once_a_turn() -> None:
    """§5.9"""
    g = board()
    gained(g, RED, "forced_labor")
    stock(g, RED, mood=2)
    g.turn.used = ()
    assert deeds.judge(g, RED, "forced_labor") is None
    g.turn.used = ("forced_labor",)
    assert deeds.judge(g, RED, "forced_labor") == (deeds.ONCE_A_TURN, "forced_labor")
