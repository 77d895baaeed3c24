"""§11.5.26 to §11.5.37 Events of the expansion, each drawn at a whole table."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, GREEN, RED, city, gained, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, at_red_turn, hold, next_event, offered, refused, say, told

from civitas.games.clash.box.content import ANGRY, EVENTS, EXPANSION, HAPPY, NEUTRAL
from civitas.games.clash.box.queries import BARBARIANS, Clash, put, stack
from civitas.games.clash.scoring import halves
from civitas.kernel import CHANCE, Table

ONE, FIVE = 1, 9
"""Faces of the die."""
SYMBOLS = ("barbarian-city", "barbarian-unit", "barbarian-infantry", "exhausted-land")


def expanded(players: int = 3, **options: str) -> tuple[Table, Clash]:
    """It is the turn of RED; everybody plays Rome, and nobody has anything."""
    table = at_red_turn(players, **{"expansion": "drawn"} | options)
    for player in table.state.players:
        player.civ = "rome"
    return table, table.state


def happens(table: Table, card: str) -> None:
    """RED gains an advance and draws the event; whatever its symbol asks is answered by the first that is allowed."""
    g = table.state
    next_event(g, card)
    g.players[RED].goods["food"] += 2
    say(table, "advance", "farming")
    if asked(table)[1] == "pay":
        say(table, {"food": 2})
    while asked(table)[1] in SYMBOLS:
        say(table, offered(table)[0])


def test_20_events_of_the_expansion_by_their_symbols() -> None:
    symbols = [event.symbol for id, event in EVENTS.items() if id in EXPANSION]
    wanted = {"": 5, "barbarians_move": 3, "barbarians_appear": 3, "exhausted_land": 1, "gold_mine": 1, "pirates": 7}
    assert {symbol: symbols.count(symbol) for symbol in wanted} == wanted
    assert len(symbols) == 20


# ---------------------------------------------------------------------- uprising


def test_an_uprising_takes_one_to_four_tokens_for_half_a_point_each() -> None:
    table, g = expanded()
    stock(g, RED, mood=3, culture=4)
    happens(table, "e39")
    assert asked(table) == (RED, "uprising")
    assert refused(table, {}) == "wrong-count"
    assert refused(table, {"mood": 3, "culture": 2}) == "wrong-count"
    say(table, {"mood": 1, "culture": 2})
    assert (g.players[RED].goods["mood"], g.players[RED].goods["culture"]) == (2, 2)
    assert halves(g, RED)["events"] == 3


def test_an_uprising_passes_by_who_has_no_tokens_and_takes_no_more_than_there_are() -> None:
    table, g = expanded()
    happens(table, "e39")
    assert asked(table) == (RED, "deed")
    table, g = expanded()
    stock(g, RED, culture=1)
    happens(table, "e39")
    assert offered(table) == [{"culture": 1}]


# ---------------------------------------------------------------------- envoy


def test_an_envoy_brings_an_idea_and_culture_and_culture_to_another_player() -> None:
    table, g = expanded()
    happens(table, "e40")
    assert asked(table) == (RED, "event-player")
    assert offered(table) == [BLUE, GREEN]
    say(table, GREEN)
    assert [player.goods["culture"] for player in g.players] == [1, 0, 1]
    assert [player.goods["ideas"] for player in g.players] == [1, 0, 0]


def test_an_envoy_lays_a_wonder_card_open_which_the_next_who_draws_one_may_take() -> None:
    for taken in (True, False):
        table, g = expanded()
        wonder, following = g.decks["wonder"][:2]
        happens(table, "e40")
        say(table, BLUE)
        assert g.envoys == (wonder,)
        assert wonder not in g.decks["wonder"]
        for advance in ("mining", "engineering"):
            stock(g, RED, food=2, ideas=0)
            say(table, "advance", advance)
        assert asked(table) == (RED, "envoy")
        say(table, wonder if taken else "none")
        assert g.players[RED].wonder_cards == (wonder if taken else following,)
        assert g.envoys == (() if taken else (wonder,))
        assert (following in g.decks["wonder"]) == taken


def test_in_the_buffet_the_card_of_an_envoy_lies_with_the_others() -> None:
    table, g = expanded(wonders="buffet")
    wonder = g.decks["wonder"][0]
    happens(table, "e40")
    say(table, BLUE)
    assert (g.open_wonders, g.envoys) == ((wonder,), ())


def test_an_envoy_without_wonder_cards_lays_none_open() -> None:
    table, g = expanded(2)
    g.decks["wonder"] = ()
    happens(table, "e40")
    assert (g.envoys, g.players[BLUE].goods["culture"]) == ((), 1)


# ---------------------------------------------------------------------- solar eclipse


def eclipse(defenders: int = 3) -> tuple[Table, Clash]:
    """RED attacks BLUE with two infantry after a solar eclipse."""
    table, g = expanded()
    gained(g, RED, "tactics")
    happens(table, "e41")
    assert asked(table) == (RED, "deed")
    troops(g, RED, "D5", infantry=2)
    troops(g, BLUE, "D4", infantry=defenders)
    return table, g


def test_under_a_solar_eclipse_an_undecided_land_battle_ends_with_a_retreat_and_a_point_for_the_defender() -> None:
    table, g = eclipse()
    say(table, "move", "D5>D4", "infantry+infantry", [FIVE, ONE], [FIVE, ONE, ONE])
    assert (len(stack(g, RED, "D5")), len(stack(g, BLUE, "D4"))) == (1, 2)
    assert [halves(g, seat)["events"] for seat in range(3)] == [0, 2, 0]
    assert told(table, "omen") == [{"seat": BLUE, "event": "solar_eclipse"}]


def test_under_a_solar_eclipse_the_winner_of_the_battle_gains_the_point() -> None:
    table, g = eclipse(defenders=1)
    say(table, "move", "D5>D4", "infantry+infantry", [FIVE, ONE], ONE)
    assert [halves(g, seat)["events"] for seat in range(3)] == [2, 0, 0]


def test_a_solar_eclipse_is_over_after_one_land_battle() -> None:
    table, g = eclipse(defenders=1)
    troops(g, BLUE, "G4", infantry=2)
    troops(g, RED, "G5", infantry=2)
    say(table, "move", "D5>D4", "infantry+infantry", [FIVE, ONE], ONE)
    say(table, "G5>G4", "infantry+infantry", [ONE, ONE], [ONE, ONE])
    assert asked(table) == (RED, "retreat")
    assert halves(g, RED)["events"] == 2


def test_a_solar_eclipse_leaves_battles_at_sea_alone() -> None:
    table, g = eclipse()
    paint(g, G6="water", G7="water")
    troops(g, RED, "G6", ship=2)
    troops(g, BLUE, "G7", ship=2)
    say(table, "move", "G6>G7", "ship+ship", [ONE, ONE], [ONE, ONE])
    assert asked(table) == (RED, "retreat")
    assert g.lasting == ("solar_eclipse",)


def test_under_a_solar_eclipse_who_cannot_retreat_fights_on() -> None:
    table, g = eclipse()
    say(table, "move", "D5>D4", "infantry+infantry", [ONE, ONE])
    troops(g, RED, "D5", infantry=4)
    say(table, [ONE, ONE, ONE])
    assert asked(table) == (CHANCE, "combat")
    say(table, [FIVE, FIVE], [FIVE, FIVE, FIVE])
    assert (stack(g, RED, "D4"), stack(g, BLUE, "D4")) == ((), ("infantry",))
    assert halves(g, BLUE)["events"] == 2


# ---------------------------------------------------------------------- Trojan horse


def siege(**goods: int) -> tuple[Table, Clash]:
    """RED attacks a city of BLUE with an infantry in it, after the card of the Trojan horse; both know tactics."""
    table, g = expanded()
    happens(table, "e42")
    gained(g, RED, "tactics")
    gained(g, BLUE, "tactics")
    city(g, BLUE, "D4")
    troops(g, BLUE, "D4", infantry=2)
    troops(g, RED, "D5", infantry=2)
    stock(g, RED, **goods)
    hold(g, BLUE, "a1")
    return table, g


def test_who_attacks_a_defended_city_may_build_a_trojan_horse_for_a_point_and_a_defender_without_tactics() -> None:
    table, g = siege(wood=1, culture=1)
    say(table, "move", "D5>D4", "infantry+infantry")
    assert asked(table) == (RED, "trojan-horse")
    say(table, True)
    assert (g.players[RED].goods["wood"], g.players[RED].goods["culture"]) == (0, 0)
    assert halves(g, RED)["events"] == 2
    assert told(table, "tactics-barred") == [{"seat": BLUE}]
    say(table, [ONE, ONE], [ONE, ONE], False)
    assert asked(table) == (BLUE, "tactics")
    assert g.lasting == ()


def test_a_trojan_horse_that_is_declined_waits_for_the_next_attacker() -> None:
    table, g = siege(wood=1, culture=1)
    say(table, "move", "D5>D4", "infantry+infantry", False)
    assert asked(table) == (BLUE, "tactics")
    assert g.lasting == ("trojan_horse",)
    assert halves(g, RED)["events"] == 0


def test_nobody_is_asked_for_a_trojan_horse_without_its_price_or_where_no_city_is_defended() -> None:
    table, g = siege(wood=1)
    say(table, "move", "D5>D4", "infantry+infantry")
    assert asked(table) == (BLUE, "tactics")
    table, g = siege(wood=1, culture=1)
    troops(g, BLUE, "D6", infantry=1)
    say(table, "move", "D5>D6", "infantry+infantry")
    assert asked(table) == (BLUE, "tactics")
    table, g = siege(wood=1, culture=1)
    city(g, BLUE, "D6")
    say(table, "move", "D5>D6", "infantry")
    assert g.city["D6"] == RED
    assert g.lasting == ("trojan_horse",)


def test_a_city_of_barbarians_may_be_taken_with_a_trojan_horse() -> None:
    table, g = siege(wood=1, culture=1)
    city(g, BARBARIANS, "D6")
    put(g, BARBARIANS, "D6", "infantry")
    say(table, "move", "D5>D6", "infantry+infantry", BLUE)
    assert asked(table) == (RED, "trojan-horse")


# ---------------------------------------------------------------------- anarchy


def test_anarchy_takes_all_advances_of_the_government_for_a_point_each() -> None:
    table, g = expanded()
    gained(g, RED, "philosophy", "voting", "civil_liberties", "provinces")
    before = halves(g, RED)["advances"]
    happens(table, "e44")
    assert g.players[RED].advances == ("philosophy", "provinces", "farming")
    assert halves(g, RED)["advances"] == before - 2 + 1
    assert halves(g, RED)["events"] == 4
    assert told(table, "anarchy") == [{"seat": RED, "left": ["voting", "civil_liberties"]}]


def test_after_an_anarchy_markers_of_a_new_government_bring_no_event_and_cost_their_point() -> None:
    table, g = expanded()
    gained(g, RED, "philosophy", "voting")
    happens(table, "e44")
    g.players[RED].event_markers = 1
    stock(g, RED, food=2)
    say(table, "advance", "voting")
    assert (g.players[RED].event_markers, g.players[RED].set_aside) == (1, 0)
    assert halves(g, RED)["events"] == 0
    assert len(told(table, "event")) == 1
    g.turn.actions = 3
    stock(g, RED, food=2)
    next_event(g, "e12")
    say(table, "advance", "separation_of_power")
    assert len(told(table, "event")) == 2


def test_after_an_anarchy_other_advances_take_their_markers_from_the_counter() -> None:
    table, g = expanded()
    gained(g, RED, "philosophy", "voting")
    happens(table, "e44")
    stock(g, RED, food=2)
    say(table, "advance", "mining")
    assert (g.players[RED].event_markers, g.players[RED].set_aside) == (2, 1)


def test_anarchy_passes_by_who_has_no_government() -> None:
    table, g = expanded()
    happens(table, "e44")
    assert told(table, "anarchy") == []
    assert g.players[RED].set_aside == 0


# ---------------------------------------------------------------------- era of stability


def test_an_era_of_stability_brings_a_token_of_choice_for_each_city_with_temple_or_obelisk() -> None:
    table, g = expanded()
    city(g, BLUE, "E8", "temple", "obelisk")
    city(g, BLUE, "C8", "obelisk")
    for hex in ("G8", "E6", "C6", "G6"):
        city(g, GREEN, hex, "temple")
    happens(table, "e47")
    assert asked(table) == (RED, "event-goods")
    assert offered(table) == [{"culture": 1}, {"mood": 1}]
    say(table, {"culture": 1}, {"mood": 1, "culture": 1}, {"mood": 3})
    assert [player.goods["mood"] for player in g.players] == [0, 1, 3]
    assert [player.goods["culture"] for player in g.players] == [1, 1, 0]


def test_an_era_of_stability_brings_nothing_to_others_without_temple_and_obelisk() -> None:
    table, _ = expanded()
    happens(table, "e47")
    say(table, {"mood": 1})
    assert asked(table) == (RED, "deed")


# ---------------------------------------------------------------------- a successful year


def test_a_successful_year_feeds_the_last_with_what_is_missing_to_the_first() -> None:
    for numbers, food in (((1, 2, 3), [2, 0, 0]), ((1, 1, 3), [2, 2, 0]), ((1, 1, 1), [1, 1, 1])):
        table, g = expanded()
        places = iter(("C4", "E4", "G4", "C6", "E6", "G6", "C8", "E8"))
        for seat, number in enumerate(numbers):
            for _ in range(number):
                city(g, seat, next(places))
        happens(table, "e54")
        assert [player.goods["food"] for player in g.players] == food


# ---------------------------------------------------------------------- reformation


def test_a_reformation_gives_a_temple_of_the_drawer_to_another_player_who_chooses_which() -> None:
    table, g = expanded()
    gained(g, RED, "monuments", "devotion")
    for hex in ("C4", "G4"):
        city(g, RED, hex, "temple")
    happens(table, "e48")
    say(table, GREEN)
    assert asked(table) == (GREEN, "reformation")
    assert offered(table) == ["C4", "G4"]
    say(table, "G4")
    assert (g.buildings["C4"], g.buildings["G4"]) == ((("temple", RED),), (("temple", GREEN),))
    assert g.city["G4"] == RED


def test_without_a_temple_a_reformation_strikes_a_player_of_choice_who_has_one() -> None:
    table, g = expanded()
    city(g, BLUE, "C8", "temple")
    city(g, GREEN, "G8", "temple")
    happens(table, "e48")
    assert asked(table) == (RED, "event-player")
    say(table, GREEN)
    assert asked(table) == (GREEN, "event-player")
    assert offered(table) == [RED, BLUE]
    say(table, RED)
    assert g.buildings["G8"] == (("temple", RED),)


def test_a_reformation_without_any_temple_or_without_a_spare_one_changes_nothing() -> None:
    table, g = expanded()
    happens(table, "e48")
    assert asked(table) == (RED, "deed")
    table, g = expanded()
    city(g, RED, "C4", "temple")
    g.players[BLUE].destroyed = g.players[GREEN].destroyed = ("temple",) * 5
    happens(table, "e48")
    assert asked(table) == (RED, "deed")
    assert g.buildings["C4"] == (("temple", RED),)


def test_only_who_has_a_temple_left_can_reform() -> None:
    table, g = expanded()
    city(g, RED, "C4", "temple")
    g.players[BLUE].destroyed = ("temple",) * 5
    happens(table, "e48")
    assert g.buildings["C4"] == (("temple", GREEN),)


# ---------------------------------------------------------------------- pandemics


def test_pandemics_take_half_as_many_things_as_one_has_cities() -> None:
    table, g = expanded()
    for hex in ("C4", "G4", "E4", "D5", "F5"):
        city(g, BLUE, hex)
    city(g, GREEN, "E8")
    stock(g, BLUE, wood=1)
    troops(g, BLUE, "C4", infantry=1, settler=1)
    hold(g, BLUE, "a1")
    happens(table, "e49")
    assert asked(table) == (BLUE, "pandemics")
    assert offered(table) == ["good:wood", "unit:C4:infantry", "unit:C4:settler", "card:a1"]
    say(table, "unit:C4:settler", "card:a1")
    assert (stack(g, BLUE, "C4"), g.players[BLUE].action_cards) == (("infantry",), ())
    assert g.discards["action"][-1] == "a1"
    assert asked(table) == (RED, "deed")


def test_in_a_pandemic_goods_and_objective_cards_can_be_given_up() -> None:
    table, g = expanded()
    for hex in ("C4", "G4", "E4", "D5"):
        city(g, BLUE, hex)
    stock(g, BLUE, mood=2)
    g.players[BLUE].objective_cards = ("o1",)
    g.decks["objective"] = tuple(card for card in g.decks["objective"] if card != "o1")
    troops(g, BLUE, "C4", settler=1)
    happens(table, "e49")
    prompt = table.prompt(BLUE)
    assert [prompt.label(answer).text for answer in prompt.legal()] == ["good", "unit-at", "card"]
    say(table, "good:mood", "card:o1")
    assert g.players[BLUE].goods["mood"] == 1
    assert (g.players[BLUE].objective_cards, g.discards["objective"]) == ((), ("o1",))


def test_pandemics_take_no_more_than_there_is_and_sanitation_keeps_them_off() -> None:
    table, g = expanded()
    for hex in ("C4", "G4", "E4", "D5"):
        city(g, BLUE, hex)
    for hex in ("E8", "C8"):
        city(g, GREEN, hex)
    stock(g, BLUE, wood=1)
    stock(g, GREEN, wood=1)
    gained(g, GREEN, "sanitation")
    happens(table, "e49")
    say(table, "good:wood")
    assert asked(table) == (RED, "deed")
    assert [player.goods["wood"] for player in g.players] == [0, 0, 1]


# ---------------------------------------------------------------------- black death


def test_the_black_death_takes_one_of_every_four_units_for_a_point_each() -> None:
    table, g = expanded()
    troops(g, RED, "C4", infantry=4, settler=4)
    troops(g, BLUE, "G4", infantry=3)
    troops(g, GREEN, "E8", infantry=4)
    gained(g, GREEN, "sanitation", "roads")
    happens(table, "e50")
    say(table, "C4:settler", "C4:infantry")
    assert [sum(map(len, g.units[seat].values())) for seat in range(3)] == [6, 3, 2]
    assert [halves(g, seat)["events"] for seat in range(3)] == [4, 0, 4]


@pytest.mark.parametrize("advance", ["roads", "navigation", "trade_routes"])
def test_travellers_lose_one_more_to_the_black_death(advance: str) -> None:
    table, g = expanded()
    troops(g, RED, "C4", infantry=4)
    gained(g, RED, advance)
    happens(table, "e50")
    assert len(stack(g, RED, "C4")) == 2


# ---------------------------------------------------------------------- famines


@pytest.mark.parametrize("advance", ["", "storage"])
def test_vermin_eat_a_food_of_everybody_with_storage(advance: str) -> None:
    table, g = expanded()
    city(g, BLUE, "E8")
    city(g, GREEN, "C8")
    gained(g, BLUE, *([advance] if advance else []))
    gained(g, GREEN, *([advance, "irrigation"] if advance else []))
    stock(g, BLUE, gold=1)
    happens(table, "e51")
    assert (g.mood["E8"], g.mood["C8"]) == (ANGRY if advance else NEUTRAL, NEUTRAL)
    assert g.players[BLUE].goods["gold"] == 1
    assert [note["seat"] for note in told(table, "food-lost")] == ([BLUE] if advance else [])


def test_vermin_leave_a_city_calm_where_there_is_food() -> None:
    table, g = expanded()
    city(g, BLUE, "E8")
    gained(g, BLUE, "storage")
    stock(g, BLUE, food=2)
    happens(table, "e51")
    assert (g.mood["E8"], g.players[BLUE].goods["food"]) == (NEUTRAL, 1)


def test_a_drought_takes_food_for_each_city_on_or_next_to_barren_land() -> None:
    table, g = expanded()
    paint(g, C5="barren")
    city(g, RED, "C4")
    city(g, RED, "C6", mood=HAPPY)
    city(g, RED, "G4")
    stock(g, RED, food=3)
    happens(table, "e52")
    assert g.players[RED].goods["food"] == 1
    assert [g.mood[hex] for hex in ("C4", "C6", "G4")] == [NEUTRAL, HAPPY, NEUTRAL]
    assert asked(table) == (RED, "deed")


def test_a_drought_takes_three_food_at_most_and_angers_one_dry_city_if_there_is_too_little() -> None:
    for had, left in ((5, 2), (2, 0)):
        table, g = expanded()
        paint(g, D5="barren", G5="barren")
        for hex in ("D4", "D6", "G4", "G6", "E8"):
            city(g, RED, hex)
        stock(g, RED, food=had, gold=2)
        happens(table, "e52")
        if had < 3:
            assert offered(table) == ["D4", "D6", "G4", "G6"]
            say(table, "G4")
        assert (g.players[RED].goods["food"], g.players[RED].goods["gold"]) == (left, 2)
        assert g.mood["G4"] == (ANGRY if had < 3 else NEUTRAL)


def test_irrigation_keeps_a_drought_off() -> None:
    table, g = expanded()
    paint(g, C5="barren")
    city(g, RED, "C4")
    gained(g, RED, "irrigation")
    happens(table, "e52")
    assert g.mood["C4"] == NEUTRAL
    assert [note["event"] for note in told(table, "event-ignored")] == ["drought"]


# ---------------------------------------------------------------------- fire


def test_a_fire_lowers_every_city_of_one_connected_forest_whoever_owns_it() -> None:
    table, g = expanded()
    paint(g, **dict.fromkeys(("D4", "D5", "D6", "G4"), "forest"))
    for seat, hex in ((RED, "D4"), (BLUE, "D6"), (RED, "G4"), (GREEN, "D7")):
        city(g, seat, hex)
    city(g, BARBARIANS, "D5")
    happens(table, "e53")
    assert offered(table) == ["D4", "G4"]
    say(table, "D4")
    assert [g.mood[hex] for hex in ("D4", "D6", "G4", "D7")] == [ANGRY, ANGRY, NEUTRAL, NEUTRAL]


def test_myths_keep_a_city_calm_in_a_fire_and_the_drawer_is_asked_first() -> None:
    table, g = expanded()
    paint(g, **dict.fromkeys(("D4", "D5"), "forest"))
    city(g, BLUE, "D5")
    city(g, RED, "D4")
    for seat in (RED, BLUE):
        gained(g, seat, "myths")
        stock(g, seat, mood=1)
    happens(table, "e53")
    assert asked(table) == (RED, "myths")
    say(table, False)
    assert asked(table) == (BLUE, "myths")
    say(table, True)
    assert (g.mood["D4"], g.mood["D5"]) == (ANGRY, NEUTRAL)


def test_without_a_city_on_forest_a_fire_burns_a_wood() -> None:
    for had, left in ((2, 1), (0, 0)):
        table, g = expanded()
        city(g, RED, "D4")
        stock(g, RED, wood=had)
        happens(table, "e53")
        assert (g.players[RED].goods["wood"], g.mood["D4"]) == (left, NEUTRAL)


# ---------------------------------------------------------------------- guillotine


def beheaded(*left: str) -> tuple[Table, Clash]:
    """RED's leader stands in G4 when the guillotine is drawn; these cards are left. There is an infantry in D7."""
    table, g = expanded()
    city(g, RED, "C4")
    city(g, RED, "G4")
    put(g, RED, "G4", "leader")
    troops(g, RED, "D7", infantry=1)
    troops(g, RED, "D8", settler=1)
    g.players[RED].leader, g.players[RED].leaders = "sulla", left
    happens(table, "e43")
    return table, g


def test_the_guillotine_kills_the_leader_and_a_last_one_appears_in_a_city_or_with_an_army() -> None:
    table, g = beheaded("augustus", "caesar")
    assert asked(table) == (RED, "guillotine")
    assert offered(table) == ["C4", "G4", "D7", "points"]
    assert (g.players[RED].leader, stack(g, RED, "G4")) == ("", ())
    say(table, "D7", "caesar")
    assert (g.players[RED].leader, g.players[RED].leaders) == ("caesar", ())
    assert stack(g, RED, "D7") == ("infantry", "leader")
    assert halves(g, RED)["events"] == 0


def test_after_the_guillotine_two_points_may_be_taken_instead_and_no_leader_is_left() -> None:
    table, g = beheaded("augustus", "caesar")
    say(table, "points")
    assert (g.players[RED].leader, g.players[RED].leaders) == ("", ())
    assert halves(g, RED)["events"] == 4
    stock(g, RED, mood=1, culture=1)
    assert "recruit" not in offered(table)


def test_the_guillotine_brings_points_alone_where_no_leader_can_come() -> None:
    table, g = beheaded()
    assert asked(table) == (RED, "deed")
    assert (g.players[RED].leader, halves(g, RED)["events"]) == ("", 4)
    table, g = expanded(leaders="off")
    city(g, RED, "C4")
    happens(table, "e43")
    assert halves(g, RED)["events"] == 4
    table, g = expanded()
    troops(g, RED, "D7", infantry=4)
    g.players[RED].leaders = ("augustus",)
    happens(table, "e43")
    assert (g.players[RED].leaders, halves(g, RED)["events"]) == ((), 4)
