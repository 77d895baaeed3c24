"""§11.1 §11.5 Events, each by its sentence. On the boards of these tests symbols find little to do."""

from __future__ import annotations

from tests.games.clash.fields import (
    BLUE,
    GREEN,
    RED,
    Led,
    city,
    gained,
    lead,
    meadow,
    question,
    reason,
    troops,
)
from tests.games.clash.situations import stock
from tests.games.clash.tables import asked, at_red_turn, cleared, next_event, offered, open_key, say, told

from civitas.games.clash.actions.construct import may_place
from civitas.games.clash.box.content import ANGRY, EVENTS, EXPANSION, HAPPY, NEUTRAL
from civitas.games.clash.box.queries import NOBODY, Clash, buildings_left, settlements_left, stack
from civitas.games.clash.events.drawing import happen, take_effect
from civitas.games.clash.scoring import halves, wonder_points
from civitas.kernel import Table


def effect_of(g: Clash, name: str, *answers: object, seat: int = RED) -> Led:
    """The effect of an event by its name, without its symbol."""
    event = next(event for event in EVENTS.values() if event.name == name)
    return lead(take_effect(g, seat, event), *answers)


def drawn(g: Clash, card: str, *answers: object) -> Led:
    """Red draws the event."""
    g.decks["event"] = (card, *(c for c in g.decks["event"] if c != card))
    return lead(happen(g, RED), *answers)


def with_cities(number: int, mood: int = NEUTRAL) -> Clash:
    g = meadow()
    for hex in ("E4", "C4", "G4", "E6", "C6")[:number]:
        city(g, RED, hex, mood=mood)
    return g


# ---------------------------------------------------------------------- in general


def test_38_events_with_14_marches_8_new_barbarians_4_exhausted_and_3_gold() -> None:
    symbols = [event.symbol for id, event in EVENTS.items() if id not in EXPANSION]
    assert len(symbols) == 38
    wanted = {"": 9, "barbarians_move": 14, "barbarians_appear": 8, "exhausted_land": 4, "gold_mine": 3}
    assert {symbol: symbols.count(symbol) for symbol in wanted} == wanted


def test_first_the_symbol_then_the_effect_then_the_discard_pile() -> None:
    g = with_cities(1)
    g.terrain = dict.fromkeys(g.terrain, "water") | {"E4": "plain", "E5": "plain"}
    led = drawn(g, "e13")
    assert [key for key, _ in led.notes][:3] == ["event", "symbol", "exhausted"]
    assert [p["seat"] for p in led.told("gains")] == [RED, BLUE, GREEN]
    assert g.discards["event"] == ("e13",)
    assert g.event == ""


def test_an_event_waits_until_the_effect_is_finished_during_which_it_came_up() -> None:
    """A temple brings its bonus, Dogma its advance, and only then what the last event marker brings."""
    table = at_red_turn()
    g = table.state
    for hex in ("E4", "C4"):
        city(g, RED, hex)
    gained(g, RED, "myths", "dogma")
    g.players[RED].event_markers = 1
    g.decks["event"] = ("e12", *(card for card in g.decks["event"] if card != "e12"))
    stock(g, RED, food=1, wood=1, ore=1)
    say(table, "construct", "E4:building:temple", "culture", "devotion")
    lines = [line.key for line in table.notes(None)]
    assert lines.index("built") < lines.index("gained") < lines.index("event")
    assert g.players[RED].goods["culture"] == 1
    assert asked(table) == (RED, "barbarian-city")


def test_a_symbol_is_left_out_if_the_drawer_has_no_city_for_it() -> None:
    table = at_red_turn()
    g = table.state
    city(g, BLUE, "E4")
    g.players[RED].event_markers = 1
    g.decks["event"] = ("e12", *(card for card in g.decks["event"] if card != "e12"))
    stock(g, RED, food=2)
    say(table, "advance", "farming")
    assert [line["symbol"] for line in told(table, "symbol")] == ["barbarians_appear"]
    assert told(table, "barbarian-city") == []
    assert g.players[RED].goods["food"] == 2
    assert asked(table) == (RED, "deed")


def test_effects_for_all_go_clockwise_from_the_drawer() -> None:
    g = meadow()
    led = effect_of(g, "good_year_all", seat=BLUE)
    assert [told["seat"] for told in led.told("gains")] == [BLUE, GREEN, RED]


def test_an_empty_event_deck_is_shuffled_anew() -> None:
    g = meadow()
    g.decks["event"], g.discards["event"] = (), ("e12",)
    lead(happen(g, RED))
    assert g.players[RED].goods["food"] == 2


def test_the_variant_of_symbols_alone_leaves_the_effect_out() -> None:
    g = meadow()
    g.options["events"] = "symbols"
    drawn(g, "e12")
    assert g.players[RED].goods["food"] == 0


def test_in_the_optional_variant_the_drawer_says_before_drawing_whether_the_effect_counts() -> None:
    g = meadow()
    g.options["events"] = "optional"
    drawn(g, "e12", False)
    assert g.players[RED].goods["food"] == 0
    drawn(g, "e10", True)
    assert g.players[RED].goods["food"] == 1


def test_myths_keep_the_mood_of_each_city_for_a_mood_token() -> None:
    """The rulebook's example: for each city an event would lower, pay a token and it keeps its mood."""
    g = with_cities(3)
    gained(g, RED, "myths", "roads")
    g.players[RED].goods["mood"] = 1
    effect_of(g, "pestilence", "E4", True, "C4")
    assert (g.mood["E4"], g.mood["C4"]) == (NEUTRAL, ANGRY)
    assert g.players[RED].goods["mood"] == 0


# ---------------------------------------------------------------------- plagues and famines


def test_pestilence_lowers_a_city_of_those_with_two_and_two_of_travellers() -> None:
    g = with_cities(2, HAPPY)
    effect_of(g, "pestilence", "E4")
    assert (g.mood["E4"], g.mood["C4"]) == (NEUTRAL, HAPPY)
    for advance in ("roads", "navigation", "trade_routes"):
        g = with_cities(3, HAPPY)
        gained(g, RED, advance)
        effect_of(g, "pestilence", "E4", "G4")
        assert [g.mood[hex] for hex in ("E4", "C4", "G4")] == [NEUTRAL, HAPPY, NEUTRAL]


def test_pestilence_spares_who_has_one_city() -> None:
    g = with_cities(1, HAPPY)
    effect_of(g, "pestilence")
    assert g.mood["E4"] == HAPPY


def test_pestilence_can_only_choose_cities_that_are_not_angry() -> None:
    g = with_cities(3)
    g.mood["E4"] = ANGRY
    event = EVENTS["e1"]
    assert question(take_effect(g, RED, event)).prompt.legal() == ["C4", "G4"]


def test_after_pestilence_nobody_constructs_without_sanitation() -> None:
    g = with_cities(2)
    gained(g, RED, "writing")
    assert may_place(g, RED, "E4", "academy") is None
    effect_of(g, "pestilence", "E4", seat=RED)
    verdict = may_place(g, RED, "C4", "academy")
    assert verdict is not None
    assert verdict[0].id == "pestilence"
    gained(g, RED, "sanitation")
    assert may_place(g, RED, "C4", "academy") is None


def test_an_epidemic_removes_a_unit_of_those_with_two_and_two_of_travellers() -> None:
    g = meadow()
    troops(g, RED, "E4", infantry=1, settler=1)
    troops(g, BLUE, "E6", infantry=1)
    effect_of(g, "epidemic", "E4:settler")
    assert stack(g, RED, "E4") == ("infantry",)
    assert stack(g, BLUE, "E6") == ("infantry",)
    for advance in ("roads", "navigation", "trade_routes"):
        g = meadow()
        troops(g, RED, "E4", infantry=3)
        gained(g, RED, advance)
        effect_of(g, "epidemic")
        assert stack(g, RED, "E4") == ("infantry",)


def test_sanitation_ignores_plagues() -> None:
    g = with_cities(2, HAPPY)
    troops(g, RED, "E4", infantry=2)
    gained(g, RED, "sanitation")
    effect_of(g, "pestilence")
    effect_of(g, "epidemic")
    assert (g.mood["E4"], len(stack(g, RED, "E4"))) == (HAPPY, 2)


def test_a_famine_eats_one_food() -> None:
    g = with_cities(1)
    g.players[RED].goods["food"] = 2
    effect_of(g, "famine")
    assert g.players[RED].goods["food"] == 1
    assert g.mood["E4"] == NEUTRAL


def test_without_food_a_city_becomes_angry_and_gold_does_not_help() -> None:
    g = with_cities(2, HAPPY)
    g.players[RED].goods["gold"] = 5
    effect_of(g, "famine", "C4")
    assert (g.mood["E4"], g.mood["C4"]) == (HAPPY, ANGRY)
    assert g.players[RED].goods["gold"] == 5


def test_a_severe_famine_eats_two_food_or_all_there_is_and_makes_a_city_angry() -> None:
    g = with_cities(1, HAPPY)
    g.players[RED].goods["food"] = 2
    effect_of(g, "severe_famine")
    assert (g.players[RED].goods["food"], g.mood["E4"]) == (0, HAPPY)
    g.players[RED].goods["food"] = 1
    effect_of(g, "severe_famine")
    assert (g.players[RED].goods["food"], g.mood["E4"]) == (0, ANGRY)


def test_one_mood_token_and_myths_avert_the_anger_of_a_famine_however_many_steps() -> None:
    g = with_cities(1, HAPPY)
    gained(g, RED, "myths")
    g.players[RED].goods["mood"] = 1
    effect_of(g, "famine", True)
    assert (g.mood["E4"], g.players[RED].goods["mood"]) == (HAPPY, 0)


def test_irrigation_ignores_famines_but_not_their_symbol() -> None:
    g = with_cities(1)
    gained(g, RED, "irrigation")
    g.terrain = {"E4": "plain", "E5": "plain"}
    led = drawn(g, "e3")
    assert g.mood["E4"] == NEUTRAL
    assert [line["hex"] for line in led.told("barbarian-city")] == ["E5"]


# ---------------------------------------------------------------------- years


def fed(name: str, *answers: object) -> list[int]:
    """Who has how much food after the event, RED having drawn it."""
    g = meadow()
    for seat in (RED, BLUE, GREEN):
        gained(g, seat, "storage")
    effect_of(g, name, *answers)
    return [player.goods["food"] for player in g.players]


def test_a_good_year_brings_one_food_to_the_drawer_to_all_or_to_the_drawer_and_one_other() -> None:
    assert fed("good_year") == [1, 0, 0]
    assert fed("good_year_all") == [1, 1, 1]
    assert fed("good_year_pair", GREEN) == [1, 0, 1]


def test_an_awesome_year_brings_two_food_to_the_drawer_to_all_or_as_much_to_others_of_his_choice() -> None:
    assert fed("awesome_year") == [2, 0, 0]
    assert fed("awesome_year_all") == [2, 2, 2]
    assert fed("awesome_year_share", {"1": 1, "2": 1}) == [2, 1, 1]


def test_a_fantastic_year_brings_three_food_to_the_drawer_to_all_or_as_much_to_others_of_his_choice() -> None:
    assert fed("fantastic_year") == [3, 0, 0]
    assert fed("fantastic_year_all") == [3, 3, 3]
    assert fed("fantastic_year_share", {"1": 2, "2": 1}) == [3, 2, 1]


# ---------------------------------------------------------------------- great persons


def test_the_drawer_has_a_great_person_for_one_culture_token() -> None:
    g = meadow()
    g.terrain = {}
    g.players[RED].goods["culture"] = 1
    drawn(g, "e19", True)
    assert g.players[RED].action_cards == ("e19",)
    assert g.players[RED].goods["culture"] == 0
    assert "e19" not in g.discards["event"]


def test_others_are_asked_in_turn_and_pay_two() -> None:
    g = meadow()
    g.terrain = {}
    for player in g.players:
        player.goods["culture"] = 2
    led = drawn(g, "e19", False, False, True)
    assert [seat for seat, _ in led.asked] == [RED, BLUE, GREEN]
    assert g.players[GREEN].action_cards == ("e19",)
    assert g.players[GREEN].goods["culture"] == 0


def test_a_great_person_whom_nobody_takes_is_discarded() -> None:
    g = meadow()
    g.terrain = {}
    g.players[BLUE].goods["culture"] = 1
    drawn(g, "e19")
    assert g.discards["event"] == ("e19",)


# ---------------------------------------------------------------------- people


def test_a_population_boom_brings_a_settler_to_the_drawer_and_another_player() -> None:
    g = with_cities(2)
    city(g, GREEN, "E8")
    effect_of(g, "population_boom", "C4", GREEN)
    assert stack(g, RED, "C4") == ("settler",)
    assert stack(g, GREEN, "E8") == ("settler",)


def test_a_population_boom_brings_nothing_without_a_settler_in_the_supply() -> None:
    g = with_cities(1)
    troops(g, RED, "E6", settler=4)
    effect_of(g, "population_boom", GREEN)
    assert stack(g, RED, "E4") == ()


def test_migration_takes_a_settler_to_another_player_and_a_step_of_mood_from_a_city() -> None:
    g = with_cities(2)
    city(g, BLUE, "E8")
    effect_of(g, "migration", BLUE, "C4")
    assert stack(g, BLUE, "E8") == ("settler",)
    assert (g.mood["E4"], g.mood["C4"]) == (NEUTRAL, ANGRY)


def test_a_flood_lowers_a_city_beside_water() -> None:
    g = with_cities(3)
    g.terrain["E5"] = "water"
    effect_of(g, "flood")
    assert [g.mood[hex] for hex in ("E4", "C4", "G4")] == [ANGRY, NEUTRAL, NEUTRAL]


def test_a_heavy_flood_comes_over_all_players() -> None:
    g = with_cities(1)
    city(g, BLUE, "C4")
    city(g, GREEN, "G4")
    g.terrain["E5"] = g.terrain["C5"] = "water"
    effect_of(g, "heavy_flood")
    assert [g.mood[hex] for hex in ("E4", "C4", "G4")] == [ANGRY, ANGRY, NEUTRAL]


def test_a_civil_war_costs_an_infantry_and_a_step_in_a_city_that_is_not_happy() -> None:
    g = with_cities(3)
    g.mood["C4"] = HAPPY
    troops(g, RED, "E4", infantry=2)
    troops(g, RED, "C4", infantry=2)
    effect_of(g, "civil_war")
    assert (g.mood["E4"], len(stack(g, RED, "E4"))) == (ANGRY, 1)
    assert (g.mood["C4"], len(stack(g, RED, "C4"))) == (HAPPY, 2)


def test_without_such_a_city_a_civil_war_lowers_any_city() -> None:
    g = with_cities(2, HAPPY)
    troops(g, RED, "E4", infantry=1)
    effect_of(g, "civil_war", "C4")
    assert (g.mood["C4"], len(stack(g, RED, "E4"))) == (NEUTRAL, 1)


def test_a_revolution_takes_an_action_and_changes_the_government_for_nothing() -> None:
    g = with_cities(1)
    gained(g, RED, "philosophy", "draft", "voting", "free_economy")
    effect_of(g, "revolution", "autocracy", ["forced_labor"])
    assert g.turn.actions == 2
    assert set(g.players[RED].advances) == {"philosophy", "draft", "nationalism", "forced_labor"}


def test_an_army_unit_wards_off_each_step_of_a_revolution() -> None:
    g = with_cities(1)
    gained(g, RED, "philosophy", "draft", "voting")
    troops(g, RED, "E4", infantry=2)
    effect_of(g, "revolution", "E4:infantry", "E4:infantry")
    assert g.turn.actions == 3
    assert "voting" in g.players[RED].advances
    assert stack(g, RED, "E4") == ()


def test_a_revolution_in_the_status_phase_costs_an_action_of_the_next_turn() -> None:
    g = with_cities(1)
    g.turn.seat = NOBODY
    effect_of(g, "revolution")
    assert g.players[RED].lost_actions == 1


def rebel(*before: str) -> tuple[Table, Clash, int]:
    """A table at which the next advance brings a revolution; an infantry could ward it off."""
    table, g, me = cleared()
    city(g, me, "D2")
    city(g, 1 - me, "D7")
    troops(g, me, "D2", infantry=1)
    stock(g, me, food=2)
    next_event(g, "e38")
    say(table, *before, "advance", "storage")
    return table, g, me


def test_a_revolution_takes_an_action_of_the_turn_in_which_it_is_drawn() -> None:
    table, g, me = rebel()
    assert offered(table) == ["D2:infantry", "none"]
    say(table, "none")
    assert (g.turn.actions, g.players[me].lost_actions) == (1, 0)


def test_a_revolution_drawn_with_the_last_action_finds_none_to_take_and_asks_for_no_unit() -> None:
    table, g, me = rebel("pass", "pass")
    assert open_key(table) == "deed"
    assert (g.turn.actions, g.players[me].lost_actions, g.units[me]["D2"]) == (0, 0, ("infantry",))


# ---------------------------------------------------------------------- catastrophes


def test_a_volcano_buries_a_city_of_who_has_four_with_its_units() -> None:
    """Two points for the settlement and each building, to those whose they were."""
    g = with_cities(4)
    g.buildings["C4"] = (("academy", RED), ("temple", BLUE))
    troops(g, RED, "C4", infantry=2, settler=1)
    effect_of(g, "volcano", "C4")
    assert "C4" not in g.city
    assert stack(g, RED, "C4") == ()
    assert (g.players[RED].event_halves, g.players[BLUE].event_halves) == (8, 4)
    assert (settlements_left(g, RED), buildings_left(g, RED, "academy"), buildings_left(g, BLUE, "temple")) == (3, 4, 4)


def test_a_volcano_spares_who_has_three_cities() -> None:
    g = with_cities(3)
    effect_of(g, "volcano")
    assert len(g.city) == 3


def test_buried_wonders_keep_their_points_for_the_markers_on_them() -> None:
    g = with_cities(4)
    g.wonders, g.wonder_marks = {"great_wall": "C4"}, {"great_wall": (BLUE, RED)}
    effect_of(g, "volcano", "C4")
    assert g.wonders["great_wall"] == ""
    assert (wonder_points(g, RED), wonder_points(g, BLUE)) == (2, 2)
    assert halves(g, RED)["events"] == 4


def test_an_earthquake_destroys_one_to_three_structures_and_lowers_the_cities_touched() -> None:
    g = with_cities(3)
    g.buildings["C4"] = (("academy", RED), ("temple", RED))
    effect_of(g, "earthquake", "C4:academy", "G4:settlement", "done")
    assert g.buildings["C4"] == (("temple", RED),)
    assert "G4" not in g.city
    assert (g.mood["E4"], g.mood["C4"]) == (NEUTRAL, ANGRY)
    assert g.players[RED].event_halves == 8


def test_in_an_earthquake_at_least_one_structure_falls_and_a_settlement_last() -> None:
    g = with_cities(3)
    g.buildings["C4"] = (("academy", RED),)
    asked = question(take_effect(g, RED, EVENTS["e30"]))
    assert reason(asked, "done") == "at-least-one"
    assert reason(asked, "C4:settlement") == "settlement-last"
    lead(take_effect(g, RED, EVENTS["e30"]), "C4:academy", "C4:settlement", "done")
    assert "C4" not in g.city


def test_three_structures_at_most_fall_in_an_earthquake() -> None:
    g = with_cities(3)
    effect_of(g, "earthquake", "E4:settlement", "C4:settlement", "G4:settlement")
    assert g.city == {}


def test_an_earthquake_spares_who_has_two_cities_and_a_heavy_one_strikes_all() -> None:
    g = with_cities(2)
    effect_of(g, "earthquake")
    for hex in ("G8", "E8", "C8"):
        city(g, BLUE, hex)
    effect_of(g, "heavy_earthquake", "G8:settlement", "done")
    assert len(g.city) == 4


def test_a_wonder_that_falls_in_an_earthquake_keeps_its_points() -> None:
    g = with_cities(3)
    g.wonders, g.wonder_marks = {"great_pyramid": "C4"}, {"great_pyramid": (RED,)}
    effect_of(g, "earthquake", "C4:great_pyramid", "done")
    assert g.wonders["great_pyramid"] == ""
    assert wonder_points(g, RED) == 5
