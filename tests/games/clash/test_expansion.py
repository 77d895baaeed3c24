"""§11.4 §14 A preview of the expansion: pirates, cavalry and war elephants, markets, and Rome."""

from __future__ import annotations

from tests.games.clash.fields import BLUE, GREEN, RED, city, gained, lead, meadow, question, reason, troops
from tests.games.clash.situations import stock
from tests.games.clash.tables import at_red_turn, refused, say

from civitas.bots import make_bot, play_out
from civitas.games.clash import TITLE
from civitas.games.clash.actions.advance import advance_price, gain_advance, may_gain, open_advances
from civitas.games.clash.actions.construct import building_price, construct, constructions
from civitas.games.clash.actions.produce import harvests, may_use
from civitas.games.clash.actions.recruit import may_recruit, offers
from civitas.games.clash.actions.roads import road_targets
from civitas.games.clash.advances.trade_routes import partners, trade
from civitas.games.clash.battle.fight import abilities, fight
from civitas.games.clash.box.content import ANGRY, CIVS, EVENTS, EXPANSION, HAPPY, NEUTRAL, PREVIEW
from civitas.games.clash.box.paying import bundles
from civitas.games.clash.box.queries import BARBARIANS, PIRATES, Clash, in_play, put, stack
from civitas.games.clash.events.barbarians import reinforce
from civitas.games.clash.events.drawing import take_effect
from civitas.games.clash.events.pirates import pirates, plunder
from civitas.games.clash.expansion.civilisations.rome import build_aqueduct, may_build_aqueduct
from civitas.games.clash.scoring import halves
from civitas.kernel import Dice, Table, total

ONE, TWO, FIVE = 1, 3, 9
TWO_ELEPHANT, THREE_ELEPHANT, FOUR_ELEPHANT = 4, 5, 8
TWO_CAVALRY, FOUR_CAVALRY = 3, 7


def previewed(players: int = 3, civ: str = "") -> Clash:
    """A meadow of a table with the expansion."""
    g = meadow(players)
    g.options["expansion"] = "preview"
    for player in g.players:
        player.civ = civ
        player.home = "E4"
    return g


# ---------------------------------------------------------------------- what is in the box


def test_the_base_game_knows_nothing_of_the_expansion() -> None:
    g = meadow()
    city(g, RED, "E4")
    assert not any(in_play(g, id) for id in EXPANSION)
    assert "elephant" not in offers(g, RED)
    assert not any("market" in answer for answer in constructions(g, RED))
    table = Table(TITLE, 2, dice=Dice("base"))
    assert len(table.state.decks["event"]) == 38


def test_a_table_with_the_preview_has_its_units_buildings_events_and_rome() -> None:
    table = Table(TITLE, 2, dice=Dice("preview"), options={"expansion": "preview"})
    while table.prompt(table.to_act()[0]).key != "deed":
        table.apply(table.to_act()[0], table.legal(table.to_act()[0])[0])
    g = table.state
    assert len(g.decks["event"]) == 38 + len(PREVIEW["event"])
    assert [player.civ for player in g.players] == ["rome", "rome"]
    assert {"cavalry", "elephant"} < set(offers(g, RED))


def test_a_whole_game_with_the_preview_ends_with_nothing_lost() -> None:
    for seed in range(3):
        table = Table(TITLE, 3, dice=Dice(f"preview {seed}"), options={"expansion": "preview"})
        play_out(table, [make_bot("random", TITLE, f"{seed} {seat}") for seat in range(3)])
        assert TITLE.invariants(table.state) == []


# ---------------------------------------------------------------------- cavalry, elephants, markets


def test_cavalry_and_elephants_need_a_market() -> None:
    g = previewed()
    city(g, RED, "E4")
    city(g, RED, "C4", "market")
    g.players[RED].goods |= {"food": 2, "wood": 1}
    for unit in ("cavalry", "elephant"):
        verdict = may_recruit(g, RED, "E4", unit)
        assert verdict is not None
        assert verdict[0].id == "needs-building"
        assert may_recruit(g, RED, "C4", unit) is None


def test_a_market_comes_with_bartering_and_earns_gold_from_routes_of_others() -> None:
    g = previewed()
    city(g, BLUE, "E6", "market")
    troops(g, RED, "E5", settler=1)
    gained(g, RED, "trade_routes")
    lead(trade(g, RED), "E5:settler>E6:food")
    assert (g.players[RED].goods["food"], g.players[BLUE].goods["gold"]) == (1, 1)


def test_the_symbol_of_cavalry_adds_two_for_each_cavalry_once() -> None:
    """After the rulebook's example: two cavalry symbols, one cavalry, so one of them counts."""
    g = previewed(2)
    put(g, RED, "D5", "infantry", "infantry", "cavalry")
    troops(g, BLUE, "D5", infantry=3)
    led = lead(fight(g, RED, "D5", "D4"), True, rolls=[[TWO_CAVALRY, FOUR_CAVALRY, ONE], [ONE, ONE, ONE]])
    assert led.told("combat-value")[0]["value"] == 2 + 4 + 1 + 2


def test_an_activated_elephant_ignores_a_hit_and_its_number_does_not_count() -> None:
    """After the rulebook's example: the two of the elephant is void, and a hit is ignored."""
    g = previewed(2)
    put(g, RED, "D5", "infantry", "elephant")
    troops(g, BLUE, "D5", infantry=2)
    led = lead(fight(g, RED, "D5", "D4"), True, rolls=[[TWO_ELEPHANT, ONE], [FIVE, ONE]])
    assert [told["value"] for told in led.told("combat-value")] == [1, 6]
    assert len(stack(g, RED, "D4")) == 2


def test_one_elephant_voids_one_die_the_lowest() -> None:
    g = previewed(2)
    put(g, RED, "D5", "infantry", "elephant")
    troops(g, BLUE, "D5", infantry=3)
    rolls = [[FOUR_ELEPHANT, THREE_ELEPHANT], [ONE, ONE, ONE]]
    led = lead(fight(g, RED, "D5", "D4"), True, rolls=rolls)
    assert led.told("combat-value")[0]["value"] == 4


def test_who_has_several_kinds_chooses_which_unit_falls() -> None:
    g = previewed(2)
    put(g, RED, "D5", "infantry", "elephant")
    troops(g, BLUE, "D5", infantry=3)
    asked = question(fight(g, RED, "D5", "D4"), rolls=[[ONE, ONE], [FIVE, ONE, ONE]])
    assert (asked.seat, asked.prompt.key, asked.prompt.legal()) == (RED, "lose-unit", ["elephant", "infantry"])


def test_barbarians_grow_by_other_units_only_beside_infantry() -> None:
    g = previewed()
    city(g, BARBARIANS, "E6")
    lead(reinforce(g, RED, "E6"))
    assert stack(g, BARBARIANS, "E6") == ("infantry",)
    lead(reinforce(g, RED, "E6"), "elephant")
    assert stack(g, BARBARIANS, "E6") == ("elephant", "infantry")


# ---------------------------------------------------------------------- pirates


def coast() -> Clash:
    """Red has a city by the sea, blue another on the same sea, green none."""
    g = previewed()
    for hex in ("E5", "E6", "E7"):
        g.terrain[hex] = "water"
    city(g, RED, "E4")
    city(g, BLUE, "E8")
    return g


def test_two_pirate_ships_come_one_of_them_next_to_an_own_city_if_possible() -> None:
    g = coast()
    g.players[RED].goods["wood"] = 1
    asked = question(pirates(g, RED))
    assert asked.prompt.key == "pirates-come"
    assert set(g.units[PIRATES]) == {"E5"}
    assert asked.prompt.legal() == ["E6", "E7", "E5"]


def test_both_pirate_ships_may_share_a_hex() -> None:
    g = coast()
    g.players[RED].goods["wood"] = 1
    lead(pirates(g, RED), "E5")
    assert stack(g, PIRATES, "E5") == ("ship", "ship")
    assert g.players[RED].goods["wood"] == 0


def test_with_too_few_pirates_left_some_leave_the_board_first() -> None:
    g = coast()
    g.terrain["B7"] = g.terrain["C8"] = "water"
    troops(g, PIRATES, "B7", ship=2)
    troops(g, PIRATES, "C8", ship=2)
    asked = question(pirates(g, RED))
    assert asked.prompt.key == "pirates-leave"
    assert asked.prompt.legal() == ["B7", "C8"]


def test_who_has_a_city_next_to_pirates_pays_a_good_of_choice() -> None:
    g = coast()
    troops(g, PIRATES, "E5", ship=1)
    g.players[RED].goods |= {"gold": 1, "mood": 1}
    lead(plunder(g, RED), {"mood": 1})
    assert (g.players[RED].goods["gold"], g.players[RED].goods["mood"]) == (1, 0)
    g.players[BLUE].goods["gold"] = 1
    lead(plunder(g, BLUE))
    assert g.players[BLUE].goods["gold"] == 1


def test_who_cannot_pay_the_pirates_sees_the_mood_fall_and_myths_do_not_help() -> None:
    g = coast()
    troops(g, PIRATES, "E5", ship=1)
    gained(g, RED, "myths")
    assert lead(plunder(g, RED)).asked == []
    assert g.mood["E4"] == ANGRY


def test_nothing_is_produced_from_water_with_or_beside_pirates() -> None:
    g = coast()
    gained(g, RED, "fishing")
    assert "E5:food" in harvests(g, RED, "E4")
    assert may_use(g, RED, "E4", "E5") is None
    troops(g, PIRATES, "E6", ship=1)
    verdict = may_use(g, RED, "E4", "E5")
    assert verdict is not None
    assert verdict[0].id == "pirates-near"


def test_trade_routes_do_not_pass_pirates_nor_the_hexes_beside_them() -> None:
    g = coast()
    g.terrain["E7"] = "plain"
    troops(g, RED, "E6", settler=1)
    assert partners(g, RED, "E6", "settler") == ["E8"]
    g.terrain["D6"] = "water"
    troops(g, PIRATES, "D6", ship=1)
    assert partners(g, RED, "E6", "settler") == []


def test_pirates_sunk_bring_a_gold_each_and_a_token_won_or_lost() -> None:
    g = coast()
    troops(g, PIRATES, "E6", ship=1)
    troops(g, RED, "E6", ship=2)
    led = lead(fight(g, RED, "E6", "E5"), GREEN, "culture", rolls=[[FIVE, ONE], ONE])
    assert led.told("controls") == [{"seat": GREEN, "other_seat": PIRATES}]
    assert (g.players[RED].goods["gold"], g.players[RED].goods["culture"]) == (1, 1)
    g = coast()
    troops(g, PIRATES, "E6", ship=2)
    troops(g, RED, "E6", ship=1)
    lead(fight(g, RED, "E6", "E5"), GREEN, "mood", rolls=[ONE, [FIVE, ONE]])
    assert (g.players[RED].goods["gold"], g.players[RED].goods["mood"]) == (0, 1)


# ---------------------------------------------------------------------- events of the expansion


def happening(g: Clash, name: str) -> None:
    lead(take_effect(g, RED, next(event for event in EVENTS.values() if event.name == name)))


def test_scientific_trade_brings_ideas_for_academies_and_two_at_least_to_the_drawer() -> None:
    g = previewed()
    for hex in ("E8", "C8", "G8"):
        city(g, BLUE, hex, "academy")
    happening(g, "scientific_trade")
    assert [player.goods["ideas"] for player in g.players] == [2, 3, 0]


def test_flourishing_trade_brings_gold_for_markets_and_ports_three_at_most() -> None:
    g = previewed()
    for hex in ("E8", "C8", "G8", "E6"):
        city(g, BLUE, hex, "market")
    happening(g, "flourishing_trade")
    assert [player.goods["gold"] for player in g.players] == [1, 3, 0]
    g = previewed()
    g.terrain["E7"] = "water"
    city(g, BLUE, "E8", "port")
    city(g, BLUE, "C8", "market")
    happening(g, "flourishing_trade")
    assert [player.goods["gold"] for player in g.players] == [1, 2, 0]


def test_a_successful_year_feeds_those_with_fewest_cities() -> None:
    g = previewed()
    city(g, RED, "E4")
    city(g, BLUE, "E8")
    city(g, BLUE, "C8")
    happening(g, "successful_year")
    assert [player.goods["food"] for player in g.players] == [0, 0, 2]
    g = previewed()
    happening(g, "successful_year")
    assert [player.goods["food"] for player in g.players] == [1, 1, 1]


# ---------------------------------------------------------------------- Rome


def rome() -> Clash:
    g = previewed(civ="rome")
    city(g, RED, "E4")
    return g


def test_an_advance_of_the_civilisation_comes_with_its_trigger_and_without_an_event_marker() -> None:
    g = rome()
    for trigger, found in (("engineering", "aqueduct"), ("roads", "roman_roads"), ("bartering", "captivi")):
        markers = g.players[RED].event_markers = 3
        lead(gain_advance(g, RED, trigger, "action"))
        assert found in g.players[RED].advances
        assert g.players[RED].event_markers == markers - 1
    assert halves(g, RED)["advances"] == 6


def test_provinces_come_with_the_first_advance_of_any_government_once() -> None:
    g = rome()
    gained(g, RED, "philosophy")
    lead(gain_advance(g, RED, "voting", "action"))
    lead(gain_advance(g, RED, "civil_liberties", "action"))
    assert g.players[RED].advances.count("provinces") == 1


def test_nobody_buys_an_advance_of_a_civilisation_and_other_civilisations_have_none() -> None:
    g = rome()
    assert not set(CIVS["rome"].values()) & set(open_advances(g, RED))
    verdict = may_gain(g, RED, "captivi")
    assert verdict is not None
    assert verdict[0].id == "of-a-civilisation"
    g = previewed()
    lead(gain_advance(g, RED, "engineering", "action"))
    assert g.players[RED].advances == ("engineering",)


def test_aqueduct_ignores_famines() -> None:
    g = rome()
    gained(g, RED, "aqueduct")
    lead(take_effect(g, RED, EVENTS["e3"]))
    assert g.mood["E4"] == NEUTRAL


def test_aqueduct_makes_sanitation_free_as_an_action_or_buys_it_as_a_free_action() -> None:
    g = rome()
    gained(g, RED, "mining", "aqueduct")
    assert advance_price(g, RED, "sanitation").total == 0
    assert may_build_aqueduct(g, RED) is not None
    g.players[RED].goods["food"] = 2
    lead(build_aqueduct(g, RED))
    assert "sanitation" in g.players[RED].advances
    assert g.players[RED].goods["food"] == 0


def test_roman_roads_reach_four_hexes_from_an_own_city_to_an_own_city() -> None:
    g = rome()
    gained(g, RED, "roads")
    city(g, RED, "E8")
    assert "E8" not in road_targets(g, RED, "E4")
    gained(g, RED, "roman_roads")
    assert "E8" in road_targets(g, RED, "E4")
    assert "E7" not in road_targets(g, RED, "E4")
    city(g, RED, "E9")
    assert "E9" not in road_targets(g, RED, "E4")


def test_roman_roads_lead_army_units_over_no_hex_with_four_of_their_own() -> None:
    """Four steps lead from E4 to E8 down the column, and no other way is as short."""
    for waiting, verdict in ((3, ""), (4, "road-full")):
        table = at_red_turn(expansion="preview")
        g = table.state
        for hex in ("E4", "E8"):
            city(g, RED, hex)
        g.players[RED].civ = "rome"
        gained(g, RED, "tactics", "roads", "roman_roads")
        stock(g, RED, food=1, ore=1)
        troops(g, RED, "E4", infantry=1)
        troops(g, RED, "E6", infantry=waiting)
        say(table, "move")
        assert refused(table, "E4>E8:roads") == verdict


def test_captivi_bring_a_gold_and_a_mood_token_for_each_battle_won() -> None:
    g = rome()
    gained(g, RED, "captivi")
    troops(g, BLUE, "D7", settler=1)
    troops(g, RED, "D7", infantry=1)
    lead(fight(g, RED, "D7", "D6"))
    assert (g.players[RED].goods["gold"], g.players[RED].goods["mood"]) == (1, 1)


def test_captivi_pay_for_buildings_with_mood_tokens() -> None:
    g = rome()
    goods = {**dict.fromkeys(g.players[RED].goods, 0), "mood": 3}
    assert bundles(building_price(g, RED, "E4", "academy"), goods) == []
    gained(g, RED, "captivi")
    assert bundles(building_price(g, RED, "E4", "academy"), goods) == [{"mood": 3}]


def test_provinces_leave_a_captured_city_neutral_or_happy_for_a_culture_token() -> None:
    for paid, mood in ((False, NEUTRAL), (True, HAPPY)):
        g = rome()
        gained(g, RED, "provinces")
        city(g, BLUE, "E8")
        troops(g, RED, "E8", infantry=1)
        g.players[RED].goods["culture"] = 1
        lead(fight(g, RED, "E8", "E7"), paid)
        assert g.mood["E8"] == mood


def test_provinces_recruit_cavalry_without_a_market_three_hexes_from_the_first_city() -> None:
    g = rome()
    gained(g, RED, "provinces")
    city(g, RED, "E6")
    city(g, RED, "E7")
    g.players[RED].goods |= {"food": 1, "wood": 1}
    assert may_recruit(g, RED, "E6", "cavalry") is not None
    assert may_recruit(g, RED, "E7", "cavalry") is None


def test_a_market_is_offered_with_bartering() -> None:
    g = rome()
    city(g, RED, "C4")
    g.players[RED].goods |= {"food": 1, "wood": 1, "ore": 1}
    assert reason(question(construct(g, RED)), "E4:building:market") == "locked"
    gained(g, RED, "bartering")
    assert "E4:building:market" in question(construct(g, RED)).prompt.legal()


def test_each_activated_elephant_ignores_a_hit_of_its_own() -> None:
    """§14.5"""
    _, ignored = abilities(["elephant", "elephant", "infantry"], [TWO_ELEPHANT, THREE_ELEPHANT, FOUR_ELEPHANT])
    assert total(ignored) == 2
