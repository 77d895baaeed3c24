"""§12 Wonders, each by its sentence."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import (
    BLUE,
    GREEN,
    RED,
    city,
    gained,
    lead,
    meadow,
    question,
    reason,
    stand,
    troops,
)
from tests.games.clash.situations import idle, play_on, stock
from tests.games.clash.tables import asked, at_red_turn, refused, say, told

from civitas.games.clash.actions.advance import gain_advance
from civitas.games.clash.actions.cities import activate
from civitas.games.clash.actions.construct import construct, may_construct
from civitas.games.clash.actions.produce import goods_from
from civitas.games.clash.battle.fight import fight
from civitas.games.clash.box.content import ADVANCES, GOVERNMENTS, HAPPY, LEARNED, NEUTRAL, WONDERS
from civitas.games.clash.box.decks import draw
from civitas.games.clash.box.deeds import judge, offered
from civitas.games.clash.box.paying import pay, price_of
from civitas.games.clash.box.queries import BARBARIANS, Clash, kind, put, remove_city, size, stack, works
from civitas.games.clash.events.barbarians import barbarians_move
from civitas.games.clash.events.drawing import happen
from civitas.games.clash.scoring import result, wonder_points
from civitas.games.clash.status import start_chooser
from civitas.games.clash.wonders.effects import borrow, borrow_routes, give_back, use_statue, wonder_price
from civitas.kernel import Table

ONE, FOUR, FIVE = 1, 7, 9


def builder(wonder: str, *buildings: str) -> Clash:
    """Red can build the wonder in the happy city E4."""
    g = meadow()
    if "port" in buildings:
        g.terrain["E5"] = "water"
    city(g, RED, "E4", *buildings, mood=HAPPY)
    for hex in ("C4", "G4"):
        city(g, RED, hex)
    gained(g, RED, "engineering", WONDERS[wonder].needs)
    g.players[RED].wonder_cards = (wonder,)
    g.players[RED].goods |= WONDERS[wonder].price
    return g


def owner_of(wonder: str, hex: str = "E4", seat: int = RED) -> Clash:
    """The wonder stands in a city of its builder."""
    g = meadow()
    city(g, seat, hex)
    g.wonders, g.wonder_marks = {wonder: hex}, {wonder: (seat,)}
    return g


# ---------------------------------------------------------------------- building


def test_a_wonder_card_is_drawn_with_engineering_and_with_monuments() -> None:
    g = meadow()
    lead(gain_advance(g, RED, "engineering", "action"))
    lead(gain_advance(g, RED, "monuments", "action"))
    assert len(g.players[RED].wonder_cards) == 2


def test_each_wonder_costs_twelve_resources_and_five_culture_tokens() -> None:
    for record in WONDERS.values():
        assert record.price["culture"] == 5
        assert sum(record.price.values()) == 17


def test_a_wonder_is_built_with_the_construct_action_and_marked_by_its_builder() -> None:
    g = builder("great_wall")
    lead(construct(g, RED), "E4:wonder:great_wall")
    assert g.wonders == {"great_wall": "E4"}
    assert g.wonder_marks == {"great_wall": (RED,)}
    assert g.players[RED].wonder_cards == ()
    assert sum(g.players[RED].goods.values()) == 0
    assert size(g, "E4") == 2
    assert g.turn.activations == {"E4": 1}


def test_a_city_may_have_several_wonders_and_each_works_at_once() -> None:
    table = at_red_turn()
    g = table.state
    stand(g, "great_wall", RED, "E4")
    g.mood["E4"] = HAPPY
    for hex in ("C4", "G4"):
        city(g, RED, hex)
    gained(g, RED, "engineering", WONDERS["great_library"].needs)
    g.players[RED].wonder_cards = ("great_library",)
    stock(g, RED, **WONDERS["great_library"].price)
    assert refused(table, "great_library") == "not-offered"
    say(table, "construct", "E4:wonder:great_library")
    assert g.wonders == {"great_wall": "E4", "great_library": "E4"}
    assert size(g, "E4") == 3
    assert refused(table, "great_library") == ""


def test_a_wonder_needs_engineering_its_advance_a_happy_city_and_room() -> None:
    g = builder("great_wall")
    answer = "E4:wonder:great_wall"
    g.mood["E4"] = NEUTRAL
    verdict = may_construct(g, RED, answer)
    assert verdict is not None
    assert verdict[0].id == "not-happy"
    g.mood["E4"] = HAPPY
    g.players[RED].advances = ("engineering",)
    verdict = may_construct(g, RED, answer)
    assert verdict is not None
    assert verdict[0].id == "wonder-needs"
    g.players[RED].advances = ("siegecraft",)
    assert reason(question(construct(g, RED)), answer) == "not-offered"
    g.players[RED].advances = ("engineering", "siegecraft")
    remove_city(g, "C4")
    remove_city(g, "G4")
    verdict = may_construct(g, RED, answer)
    assert verdict is not None
    assert verdict[0].id == "too-large"


def test_gold_pays_the_resources_of_a_wonder_but_not_its_culture() -> None:
    g = builder("great_wall")
    g.players[RED].goods |= {"ore": 0, "gold": 7}
    assert may_construct(g, RED, "E4:wonder:great_wall") is None
    g.players[RED].goods |= {"gold": 7, "ore": 7, "culture": 4}
    assert may_construct(g, RED, "E4:wonder:great_wall") is not None


def test_in_the_buffet_drawn_wonders_lie_open_for_everybody_with_engineering() -> None:
    g = builder("great_wall")
    g.options["wonders"] = "buffet"
    g.players[RED].wonder_cards = ()
    g.decks["wonder"] = ("great_wall",)
    lead(draw(g, BLUE, "wonder"))
    assert g.players[BLUE].wonder_cards == ()
    lead(construct(g, RED), "E4:wonder:great_wall")
    assert g.wonder_marks == {"great_wall": (RED,)}


def test_a_wonder_is_worth_nothing_once_its_city_is_gone() -> None:
    g = owner_of("great_wall")
    assert wonder_points(g, RED) == 4
    remove_city(g, "E4")
    assert wonder_points(g, RED) == 0


def test_a_captured_wonder_is_worth_two_points_to_both() -> None:
    g = owner_of("great_statue")
    troops(g, BLUE, "E4", infantry=1)
    lead(fight(g, BLUE, "E4", "E5"))
    assert (wonder_points(g, RED), wonder_points(g, BLUE)) == (2, 2)


def test_the_builder_has_full_points_while_barbarians_hold_the_wonder() -> None:
    g = owner_of("great_statue")
    troops(g, BARBARIANS, "E4", infantry=1)
    lead(fight(g, BARBARIANS, "E4", "E5"))
    assert wonder_points(g, RED) == 4
    assert "great_statue" not in offered(g, RED)


# ---------------------------------------------------------------------- Great Arena


def test_with_the_arena_mood_and_culture_tokens_pay_for_each_other() -> None:
    g = owner_of("great_arena")
    g.players[RED].goods["culture"] = 2
    lead(pay(g, RED, price_of("happiness", "happiness", {"mood": 2}, g, RED)))
    assert g.players[RED].goods["culture"] == 0


def test_the_arena_does_not_help_to_pay_for_wonders() -> None:
    g = owner_of("great_arena")
    assert wonder_price(g, RED, "E4", "great_wall").instead.get("culture", ()) == ()


def test_the_arena_adds_a_point_for_a_token_once_in_a_land_battle() -> None:
    g = owner_of("great_arena")
    troops(g, RED, "D5", infantry=1)
    troops(g, BLUE, "D5", infantry=2)
    g.players[RED].goods["mood"] = 2
    led = lead(fight(g, RED, "D5", "D4"), True, False, rolls=[FOUR, [ONE, ONE], FIVE, ONE])
    assert led.asked == [(RED, "arena"), (RED, "retreat")]
    assert [told["value"] for told in led.told("combat-value")] == [5, 2, 5, 1]
    assert g.players[RED].goods["mood"] == 1


def test_the_arena_is_of_no_use_at_sea() -> None:
    g = owner_of("great_arena")
    g.terrain["D5"] = g.terrain["D4"] = "water"
    troops(g, RED, "D5", ship=1)
    troops(g, BLUE, "D5", ship=1)
    g.players[RED].goods["mood"] = 2
    assert lead(fight(g, RED, "D5", "D4"), rolls=[FIVE, ONE]).asked == []


def test_barbarians_who_hold_the_arena_have_no_use_of_it() -> None:
    table = at_red_turn(2)
    g = table.state
    stand(g, "great_arena", BARBARIANS, "B4")
    city(g, RED, "D2")
    gained(g, RED, "tactics")
    troops(g, RED, "D3", infantry=2)
    troops(g, BARBARIANS, "D4", infantry=1)
    for seat in (RED, BLUE):
        stock(g, seat, mood=1, culture=1)
    say(table, "move", "D3>D4", "infantry+infantry", [ONE, ONE], ONE)
    assert asked(table) == (RED, "retreat")
    assert [line["value"] for line in told(table, "combat-value")] == [2, 1]
    assert [g.players[BLUE].goods[token] for token in ("mood", "culture")] == [1, 1]


def test_against_the_arena_of_another_player_barbarians_have_nothing_either() -> None:
    """The player who fights them is asked, whoever controls them is not."""
    table = at_red_turn(2)
    g = table.state
    stand(g, "great_arena", RED, "D2")
    gained(g, RED, "tactics")
    troops(g, RED, "D3", infantry=2)
    troops(g, BARBARIANS, "D4", infantry=1)
    for seat in (RED, BLUE):
        stock(g, seat, mood=1)
    say(table, "move", "D3>D4", "infantry+infantry", [ONE, ONE], ONE)
    assert asked(table) == (RED, "arena")
    say(table, True)
    assert asked(table) == (RED, "retreat")
    assert [line["value"] for line in told(table, "combat-value")] == [3, 1]


# ---------------------------------------------------------------------- Great Gardens


def test_plains_give_the_city_of_the_gardens_any_resource() -> None:
    g = owner_of("great_gardens")
    gained(g, RED, "farming")
    city(g, RED, "C4")
    g.terrain["E5"] = "forest"
    assert set(goods_from(g, RED, "E4", "D4")) == {"food", "wood", "ore", "ideas", "gold"}
    assert goods_from(g, RED, "E4", "E5") == ["wood"]
    assert goods_from(g, RED, "C4", "D4") == ["food"]


def before_the_gardens(holder: int) -> Table:
    """RED marches from the city D2 over D3, a plain, towards the city of the Gardens on D4."""
    table = at_red_turn(2)
    g = table.state
    city(g, RED, "D2")
    city(g, BLUE, "D7")
    stand(g, "great_gardens", holder, "D4")
    gained(g, RED, "tactics")
    troops(g, RED, "D2", infantry=1)
    return table


@pytest.mark.parametrize("holder", [BLUE, BARBARIANS])
def test_units_that_entered_a_plain_this_turn_cannot_enter_the_city_of_the_gardens(holder: int) -> None:
    """Barbarians who hold it keep players out in the same way; in the next turn it lies open."""
    table = before_the_gardens(holder)
    say(table, "move", "D2>D3", "stay", "move")
    assert refused(table, "D3>D4") == "gardens"
    say(table, "stay")
    play_on(table, idle, lambda t: t.state.phase == 2 and t.to_act() == (RED,))
    say(table, "move")
    assert refused(table, "D3>D4") == ""


def test_no_road_makes_up_for_a_plain_that_was_entered_before_the_gardens() -> None:
    table = before_the_gardens(BLUE)
    city(table.state, RED, "D3")
    gained(table.state, RED, "roads")
    stock(table.state, RED, food=1, ore=1)
    say(table, "move", "D2>D3", "stay", "move")
    assert refused(table, "D3>D4:roads") == "gardens"


def test_units_that_came_over_other_land_enter_the_city_of_the_gardens() -> None:
    table = before_the_gardens(BLUE)
    table.state.terrain["D3"] = "barren"
    say(table, "move", "D2>D3", "stay", "move", "D3>D4")
    assert table.state.city["D4"] == RED


def test_units_that_entered_a_plain_enter_their_own_city_of_the_gardens() -> None:
    table = before_the_gardens(RED)
    say(table, "move", "D2>D3", "stay", "move", "D3>D4")
    assert [kind(unit) for unit in stack(table.state, RED, "D4")] == ["infantry"]


# ---------------------------------------------------------------------- Great Library


def test_the_library_lends_one_advance_a_turn_and_no_government() -> None:
    g = owner_of("great_library")
    asked = question(borrow(g, RED))
    assert "roads" in asked.prompt.legal()
    assert "voting" not in asked.prompt.legal()
    lead(borrow(g, RED), "roads")
    assert works(g, RED, "roads")
    assert judge(g, RED, "great_library") is not None
    lead(give_back(g, RED))
    assert not works(g, RED, "roads")


def test_who_has_every_advance_that_can_be_borrowed_is_not_offered_the_library() -> None:
    table = at_red_turn()
    g = table.state
    stand(g, "great_library", RED, "E4")
    ordinary = [id for id in LEARNED if ADVANCES[id].category not in GOVERNMENTS]
    gained(g, RED, *ordinary[:-1])
    assert refused(table, "great_library") == ""
    gained(g, RED, ordinary[-1])
    assert refused(table, "great_library") == "nothing-to-borrow"


def test_what_an_advance_brings_at_once_does_not_come_with_a_borrowed_one() -> None:
    g = owner_of("great_library")
    lead(borrow(g, RED), "writing")
    assert g.players[RED].action_cards == g.players[RED].objective_cards == ()


def test_trade_routes_are_borrowed_at_the_start_of_the_turn() -> None:
    g = owner_of("great_library")
    city(g, BLUE, "E6")
    troops(g, RED, "E5", settler=1)
    lead(borrow_routes(g, RED), True, "E5:settler>E6:food")
    assert g.players[RED].goods["food"] == 1
    assert g.players[RED].borrowed == "trade_routes"


# ---------------------------------------------------------------------- Great Lighthouse


def test_the_lighthouse_needs_a_port() -> None:
    g = builder("great_lighthouse")
    verdict = may_construct(g, RED, "E4:wonder:great_lighthouse")
    assert verdict is not None
    assert verdict[0].id == "wonder-needs-building"
    g = builder("great_lighthouse", "port")
    assert may_construct(g, RED, "E4:wonder:great_lighthouse") is None


def test_each_activation_of_its_city_brings_a_ship_on_any_water_without_enemies() -> None:
    g = owner_of("great_lighthouse")
    g.terrain["A7"] = g.terrain["B8"] = "water"
    troops(g, BLUE, "A7", ship=1)
    asked = question(activate(g, RED, "E4", "produce"))
    assert asked.prompt.legal() == ["B8", "none"]
    lead(activate(g, RED, "E4", "produce"), "B8")
    assert stack(g, RED, "B8") == ("ship",)


def test_the_lighthouse_chooses_the_start_player_whatever_tokens_others_have() -> None:
    g = owner_of("great_lighthouse")
    g.players[BLUE].goods["mood"] = 9
    assert start_chooser(g) == RED


# ---------------------------------------------------------------------- Great Mausoleum


def test_the_mausoleum_may_draw_action_cards_from_the_discard_pile() -> None:
    g = owner_of("great_mausoleum")
    g.discards["action"] = ("a1", "a2")
    lead(draw(g, RED, "action"), True)
    assert g.players[RED].action_cards == ("a2",)
    assert g.discards["action"] == ("a1",)


def test_the_mausoleum_may_draw_events_from_the_discard_pile_and_puts_its_own_under_it() -> None:
    g = owner_of("great_mausoleum")
    g.discards["event"] = ("e10", "e12")
    g.options["events"] = "symbols"
    g.terrain = {}
    lead(happen(g, RED), True)
    assert g.discards["event"] == ("e12", "e10")


def test_objective_cards_are_not_for_the_mausoleum() -> None:
    g = owner_of("great_mausoleum")
    g.discards["objective"] = ("o1",)
    assert lead(draw(g, RED, "objective")).asked == []


# ---------------------------------------------------------------------- Great Pyramid


def test_the_pyramid_is_worth_five_points_to_its_builder_alone_even_when_captured() -> None:
    g = owner_of("great_pyramid")
    troops(g, BLUE, "E4", infantry=1)
    lead(fight(g, BLUE, "E4", "E5"))
    assert (wonder_points(g, RED), wonder_points(g, BLUE)) == (5, 0)


def test_the_builder_of_the_pyramid_wins_every_tie() -> None:
    g = owner_of("great_pyramid")
    for hex in ("C4", "G4", "C6", "G6", "C8", "G8"):
        city(g, BLUE, hex)
    assert result(g).scores[:2] == (6, 6)
    assert result(g).winners == (RED,)


# ---------------------------------------------------------------------- Great Statue


def test_the_statue_draws_an_objective_card_when_it_is_built() -> None:
    g = builder("great_statue")
    lead(construct(g, RED), "E4:wonder:great_statue")
    assert len(g.players[RED].objective_cards) == 1


def test_once_a_turn_the_statue_turns_an_objective_card_into_an_action() -> None:
    g = owner_of("great_statue")
    assert judge(g, RED, "great_statue") is not None
    g.players[RED].objective_cards = ("o1", "o2")
    lead(use_statue(g, RED), "o1")
    assert g.turn.actions == 4
    assert g.discards["objective"] == ("o1",)
    g.turn.used += ("great_statue",)
    verdict = judge(g, RED, "great_statue")
    assert verdict is not None
    assert verdict[0].id == "once-a-turn"


# ---------------------------------------------------------------------- Great Wall


def test_who_attacks_a_happy_city_of_the_wall_has_two_less_in_the_first_round() -> None:
    g = owner_of("great_wall", seat=BLUE)
    city(g, BLUE, "D5", mood=HAPPY)
    troops(g, BLUE, "D5", infantry=2)
    troops(g, RED, "D5", infantry=2)
    led = lead(
        fight(g, RED, "D5", "D4"),
        False,
        True,
        rolls=[[ONE, FOUR], [ONE, ONE], [ONE, ONE], [ONE, ONE]],
    )
    assert [told["value"] for told in led.told("combat-value")] == [3, 2, 2, 2]


def test_the_wall_does_not_help_a_city_that_is_not_happy() -> None:
    g = owner_of("great_wall", seat=BLUE)
    city(g, BLUE, "D5", mood=NEUTRAL)
    troops(g, BLUE, "D5", infantry=2)
    troops(g, RED, "D5", infantry=2)
    led = lead(fight(g, RED, "D5", "D4"), True, rolls=[[ONE, FOUR], [ONE, ONE]])
    assert led.told("combat-value")[0]["value"] == 5


def test_barbarians_who_attack_any_city_of_the_wall_lose_at_once_and_bring_a_gold() -> None:
    g = owner_of("great_wall")
    city(g, RED, "C6")
    troops(g, BARBARIANS, "C7", infantry=3)
    led = lead(barbarians_move(g, RED))
    assert led.asked == []
    assert g.units[BARBARIANS] == {}
    assert g.players[RED].goods["gold"] == 1


def test_the_wall_stands_for_its_owner_only() -> None:
    g = owner_of("great_wall", seat=GREEN)
    city(g, RED, "C6")
    troops(g, BARBARIANS, "C7", infantry=1)
    lead(barbarians_move(g, RED))
    assert g.city["C6"] == BARBARIANS


def test_barbarians_of_several_kinds_lose_before_the_wall_without_a_question() -> None:
    table = at_red_turn(2, expansion="preview")
    g = table.state
    stand(g, "great_wall", RED, "D2")
    city(g, BARBARIANS, "D4")
    put(g, BARBARIANS, "D3", "infantry", "cavalry")
    g.decks["event"] = ("e3", *(card for card in g.decks["event"] if card != "e3"))
    g.players[RED].event_markers = 1
    stock(g, RED, food=2)
    say(table, "advance", "farming")
    assert asked(table)[0] == RED
    assert stack(g, BARBARIANS, "D2") == ()
    assert g.city["D2"] == RED
    assert [line["unit"] for line in told(table, "unit-killed")] == ["cavalry", "infantry"]
