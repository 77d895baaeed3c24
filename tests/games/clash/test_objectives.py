"""§8.2 §8.7 The 54 objectives, each by its sentence and by what just misses it."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import (
    BLUE,
    GREEN,
    RED,
    Led,
    OneMoreQuestion,
    city,
    gained,
    lead,
    meadow,
    question,
    troops,
)

from civitas.games.clash import TITLE
from civitas.games.clash.actions.cities import new_city
from civitas.games.clash.battle.fight import fight
from civitas.games.clash.box.content import (
    ANGRY,
    EXPANSION,
    HAPPY,
    IN_CATEGORY,
    NEUTRAL,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    RAW,
    TOP,
)
from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.queries import BARBARIANS, Clash, Owner, put
from civitas.games.clash.companions.goals import goals
from civitas.games.clash.objectives.fulfilling import (
    after_a_deed,
    after_a_wonder,
    after_drafting,
    fulfilled_in_status,
    in_status_phase,
)
from civitas.games.clash.objectives.tests import colony
from civitas.games.clash.scoring import halves
from civitas.games.clash.status import begin_status
from civitas.kernel import Table

ONE, TWO, THREE, FOUR, FIVE = 1, 3, 5, 7, 9
LAND = ("E4", "C4", "G4", "E6", "C6", "G6", "E8", "C8", "G8")


def homely(players: int = 3) -> Clash:
    """A meadow on which everybody has a home far from the others."""
    g = meadow(players)
    for player, hex in zip(g.players, ("E4", "B7", "G8"), strict=False):
        player.home = hex
    return g


def card_of(objective: str) -> str:
    """A card with this objective."""
    return next(id for id, card in OBJECTIVE_CARDS.items() if objective in card.halves)


def holds_in_status(g: Clash, objective: str, seat: int = RED) -> bool:
    return objective in fulfilled_in_status(g, seat)


def red_cities(g: Clash, number: int, *buildings: str, mood: int = NEUTRAL) -> None:
    for hex in LAND[:number]:
        city(g, RED, hex, *buildings, mood=mood)


def test_32_cards_with_two_objectives_each() -> None:
    cards = [card for id, card in OBJECTIVE_CARDS.items() if id not in EXPANSION]
    assert len(cards) == 32
    assert len({id for card in cards for id in card.halves}) == 54
    assert {id for card in OBJECTIVE_CARDS.values() for id in card.halves} == set(OBJECTIVES)


# ---------------------------------------------------------------------- laying out


def test_upper_or_lower_half_is_enough_and_brings_two_points() -> None:
    g = homely()
    red_cities(g, 6)
    g.players[RED].objective_cards = (card_of("large_civilization"),)
    lead(in_status_phase(g, RED), f"{card_of('large_civilization')}:large_civilization")
    assert g.players[RED].completed == ("o1:large_civilization",)
    assert g.players[RED].objective_cards == ()
    assert halves(g, RED)["objectives"] == 4


def test_nobody_is_asked_without_a_card_that_fits() -> None:
    g = homely()
    red_cities(g, 6)
    g.players[RED].objective_cards = (card_of("wealth"),)
    assert lead(in_status_phase(g, RED)).asked == []


def test_one_captured_city_fulfils_one_conqueror_only() -> None:
    """The rulebook's example: two cards of the same name need two cities."""
    g = defended(BLUE)
    cards = [id for id, card in OBJECTIVE_CARDS.items() if card.lower == "conqueror"]
    g.players[RED].objective_cards = tuple(cards)
    lead(fight(g, RED, "D5", "D4"), f"{cards[0]}:conqueror", rolls=[[FIVE, FIVE], ONE])
    assert g.players[RED].completed == (f"{cards[0]}:conqueror",)


def test_a_defended_city_with_three_dead_fulfils_conqueror_and_general() -> None:
    """The rulebook's example: different names may share a deed."""
    g = homely()
    city(g, BLUE, "D5")
    troops(g, BLUE, "D5", infantry=3)
    troops(g, RED, "D5", infantry=4)
    g.players[RED].objective_cards = ("o2", "o5")
    dice = [[FIVE, FIVE, FIVE, ONE], [ONE, ONE, ONE]]
    lead(fight(g, RED, "D5", "D4"), "o2:conqueror", "o5:general", rolls=dice)
    assert g.players[RED].completed == ("o2:conqueror", "o5:general")


def test_a_second_government_card_needs_another_government() -> None:
    g = homely()
    gained(g, RED, *IN_CATEGORY["democracy"])
    g.players[RED].objective_cards = ("o24", "o25")
    lead(in_status_phase(g, RED), "o24:government")
    assert lead(in_status_phase(g, RED)).asked == []
    g.players[RED].advances = IN_CATEGORY["autocracy"]
    lead(in_status_phase(g, RED), "o25:government")
    assert len(g.players[RED].completed) == 2


def test_after_a_laid_out_objective_all_see_whether_another_follows_so_it_cannot_be_undone() -> None:
    g = homely()
    red_cities(g, 6)
    g.players[RED].objective_cards = (card_of("large_civilization"), card_of("expansionist"))
    g.phase, g.start_player = 3, RED
    TITLE.program.begin(g)
    while TITLE.program.leaf(g).call is not begin_status:  # type: ignore[union-attr]
        TITLE.program.advance(g)
    table = Table(TITLE, g.seats, g.options, start=g)
    table.apply(RED, f"{card_of('large_civilization')}:large_civilization")
    assert table.to_act() == (RED,)
    assert not table.can_undo(RED)


def test_whoever_fulfils_an_objective_may_keep_the_card() -> None:
    g = homely()
    red_cities(g, 6)
    g.players[RED].objective_cards = ("o1",)
    lead(in_status_phase(g, RED), "done")
    assert g.players[RED].objective_cards == ("o1",)


# ---------------------------------------------------------------------- the status phase: cities


def test_large_civilization_wants_six_cities() -> None:
    g = homely()
    red_cities(g, 5)
    assert not holds_in_status(g, "large_civilization")
    red_cities(g, 6)
    assert holds_in_status(g, "large_civilization")


@pytest.mark.parametrize(
    ("objective", "building"),
    [
        ("scientific_lead", "academy"),
        ("coastal_culture", "port"),
        ("religious_fervor", "temple"),
        ("fortifications", "fortress"),
    ],
)
def test_a_lead_in_buildings_is_more_cities_with_it_than_any_other_player(objective: str, building: str) -> None:
    g = homely()
    assert not holds_in_status(g, objective)
    for seat, hex in ((RED, "E4"), (RED, "C4"), (BLUE, "E8")):
        city(g, seat, hex)
        g.buildings[hex] = ((building, seat),)
    assert holds_in_status(g, objective)
    city(g, BLUE, "C8")
    g.buildings["C8"] = ((building, BLUE),)
    assert not holds_in_status(g, objective)


def test_happy_population_wants_four_happy_cities() -> None:
    g = homely()
    red_cities(g, 3, mood=HAPPY)
    assert not holds_in_status(g, "happy_population")
    city(g, RED, "E8", mood=HAPPY)
    assert holds_in_status(g, "happy_population")


def test_architecture_wants_four_kinds_of_own_buildings_in_own_cities() -> None:
    g = homely()
    city(g, RED, "E4", "academy", "temple")
    city(g, RED, "C4", "fortress")
    g.buildings["C4"] += (("port", BLUE),)
    assert not holds_in_status(g, "architecture")
    g.buildings["C4"] = (("fortress", RED), ("port", RED))
    assert holds_in_status(g, "architecture")


def test_colony_wants_a_city_five_hexes_from_the_first() -> None:
    g = homely()
    at_four = next(hex for hex, n in g.atlas.distance["E4"].items() if n == 4)
    at_five = next(hex for hex, n in g.atlas.distance["E4"].items() if n == 5)
    city(g, RED, at_four)
    assert not holds_in_status(g, "colony")
    city(g, RED, at_five)
    assert holds_in_status(g, "colony")


def test_no_colony_in_the_round_of_a_city_founder() -> None:
    g = homely()
    far = next(hex for hex, n in g.atlas.distance["E4"].items() if n == 5)
    g.players[RED].objective_cards = ("o27",)
    lead(new_city(g, RED, far), "o27:city_founder")
    assert not holds_in_status(g, "colony")
    g.round += 1
    assert holds_in_status(g, "colony")


def test_metropolis_wants_a_city_of_size_five() -> None:
    g = homely()
    city(g, RED, "E4", "academy", "temple", "fortress")
    assert not holds_in_status(g, "metropolis")
    g.wonders["great_wall"] = "E4"
    assert holds_in_status(g, "metropolis")


def test_expansionist_wants_four_cities_without_a_city_beside() -> None:
    g = homely()
    red_cities(g, 4)
    assert holds_in_status(g, "expansionist")
    city(g, BARBARIANS, "E5")
    assert not holds_in_status(g, "expansionist")


def test_consulate_wants_two_foreign_cities_under_ones_influence() -> None:
    g = homely()
    city(g, BLUE, "E8")
    city(g, BARBARIANS, "C8")
    g.buildings["E8"] = (("academy", RED), ("temple", RED))
    assert not holds_in_status(g, "consulate")
    g.buildings["C8"] = (("academy", RED),)
    assert holds_in_status(g, "consulate")


def test_culture_power_wants_most_buildings_in_foreign_cities() -> None:
    g = homely()
    city(g, BLUE, "E8")
    city(g, GREEN, "C8")
    g.buildings["E8"] = (("academy", RED), ("temple", GREEN))
    assert not holds_in_status(g, "culture_power")
    g.buildings["C8"] = (("academy", RED),)
    assert holds_in_status(g, "culture_power")


def test_magnificent_culture_in_the_status_phase_wants_the_only_wonder_of_the_round() -> None:
    g = homely()
    g.players[RED].wonder_round = g.round
    assert holds_in_status(g, "magnificent_culture")
    g.players[BLUE].wonder_round = g.round
    assert not holds_in_status(g, "magnificent_culture")
    g.players[BLUE].wonder_round = g.round - 1
    g.players[RED].wonder_round = g.round - 1
    assert not holds_in_status(g, "magnificent_culture")


# ---------------------------------------------------------------------- the status phase: advances and goods


@pytest.mark.parametrize(
    ("objective", "category"),
    [
        ("city_planner", "construction"),
        ("education_lead", "education"),
        ("culture_focus", "culture"),
        ("science_focus", "science"),
        ("trade_focus", "economy"),
        ("seafarers", "seafaring"),
        ("militarized", "warfare"),
        ("government", "theocracy"),
    ],
)
def test_a_focus_wants_all_four_advances_of_its_category(objective: str, category: str) -> None:
    g = homely()
    gained(g, RED, *IN_CATEGORY[category][:3])
    assert not holds_in_status(g, objective)
    gained(g, RED, IN_CATEGORY[category][3])
    assert holds_in_status(g, objective)


def test_goal_focused_wants_more_whole_categories_than_any_other() -> None:
    g = homely()
    gained(g, BLUE, *IN_CATEGORY["warfare"])
    gained(g, RED, *IN_CATEGORY["science"])
    assert not holds_in_status(g, "goal_focused")
    gained(g, RED, *IN_CATEGORY["culture"])
    assert holds_in_status(g, "goal_focused")


def test_advanced_culture_wants_most_advances_and_six() -> None:
    g = homely()
    gained(g, RED, *list(TOP.values())[:5])
    assert not holds_in_status(g, "advanced_culture")
    gained(g, RED, *list(TOP.values())[5:6])
    assert holds_in_status(g, "advanced_culture")
    gained(g, BLUE, *list(TOP.values())[:6])
    assert not holds_in_status(g, "advanced_culture")


def test_diversified_research_wants_nine_categories() -> None:
    g = homely()
    gained(g, RED, *list(TOP.values())[:8], "storage")
    assert not holds_in_status(g, "diversified_research")
    gained(g, RED, list(TOP.values())[8])
    assert holds_in_status(g, "diversified_research")


@pytest.mark.parametrize(
    ("objective", "good"),
    [
        ("eureka", "ideas"),
        ("wealth", "gold"),
        ("ore_supplies", "ore"),
        ("wood_supplies", "wood"),
        ("food_supplies", "food"),
    ],
)
def test_supplies_want_five_of_a_resource_and_cost_two_of_it_never_gold(objective: str, good: str) -> None:
    g = homely()
    g.players[RED].goods[good] = 4
    g.players[RED].goods["gold"] += 0 if good == "gold" else 7
    card = card_of(objective)
    assert not holds_in_status(g, objective)
    g.players[RED].goods[good] = 5
    g.players[RED].objective_cards = (card,)
    lead(in_status_phase(g, RED), f"{card}:{objective}")
    assert g.players[RED].goods[good] == 3


def test_optimized_storage_wants_three_each_of_food_wood_and_ore() -> None:
    g = homely()
    g.players[RED].goods |= dict.fromkeys(RAW, 3)
    assert holds_in_status(g, "optimized_storage")
    g.players[RED].goods["ore"] = 2
    assert not holds_in_status(g, "optimized_storage")


def traders(g: Clash, number: int, **units: int) -> None:
    """Red units beside blue cities, a pair each."""
    for hex, near in (("E8", "E7"), ("C6", "C5"), ("G6", "G5"))[:number]:
        city(g, BLUE, hex)
        if "ship" in units:
            g.terrain[near] = "water"
        troops(g, RED, near, **units)


def test_trade_power_wants_three_possible_trade_routes_without_the_advance() -> None:
    g = homely()
    traders(g, 2, settler=1)
    assert not holds_in_status(g, "trade_power")
    g = homely()
    traders(g, 3, settler=1)
    assert holds_in_status(g, "trade_power")


def test_shipping_routes_want_two_possible_routes_of_ships_alone() -> None:
    g = homely()
    traders(g, 3, settler=1)
    assert not holds_in_status(g, "shipping_routes")
    g = homely()
    traders(g, 2, ship=1)
    assert holds_in_status(g, "shipping_routes")


def test_trade_power_and_shipping_routes_do_not_go_together() -> None:
    for first, left in (("o28:trade_power", "o29"), ("o29:shipping_routes", "o28")):
        g = homely()
        traders(g, 3, ship=1)
        g.players[RED].objective_cards = ("o28", "o29")
        led = lead(in_status_phase(g, RED), first)
        assert led.asked == [(RED, "objective")]
        assert g.players[RED].objective_cards == (left,)


# ---------------------------------------------------------------------- the status phase: armies


def test_sea_blockade_wants_two_ships_before_ports_of_one_other_player() -> None:
    g = homely()
    g.terrain["E7"] = g.terrain["C7"] = g.terrain["E5"] = "water"
    city(g, RED, "E4", "port")
    city(g, BLUE, "E8", "port")
    g.ports |= {"E4": "E5", "E8": "E7"}
    troops(g, RED, "E5", ship=2)
    assert not holds_in_status(g, "sea_blockade")
    troops(g, RED, "E7", ship=1)
    city(g, GREEN, "C8", "port")
    g.ports["C8"] = "C7"
    troops(g, RED, "C7", ship=1)
    assert not holds_in_status(g, "sea_blockade")
    g.units[RED] = {"E7": ("ship", "ship")}
    assert holds_in_status(g, "sea_blockade")


def test_large_fleet_wants_four_ships_or_two_and_the_most() -> None:
    g = homely()
    g.terrain["E7"] = g.terrain["C7"] = "water"
    troops(g, RED, "E7", ship=1)
    assert not holds_in_status(g, "large_fleet")
    troops(g, RED, "E7", ship=1)
    assert holds_in_status(g, "large_fleet")
    troops(g, BLUE, "C7", ship=4)
    assert not holds_in_status(g, "large_fleet")
    troops(g, RED, "E7", ship=2)
    assert holds_in_status(g, "large_fleet")


def test_large_army_wants_a_lead_of_four() -> None:
    g = homely()
    troops(g, BLUE, "E8", infantry=1)
    troops(g, RED, "E4", infantry=4)
    assert not holds_in_status(g, "large_army")
    troops(g, RED, "C4", infantry=1)
    assert holds_in_status(g, "large_army")


def test_standing_army_wants_army_units_in_four_cities() -> None:
    g = homely()
    red_cities(g, 4)
    for hex in LAND[:3]:
        troops(g, RED, hex, infantry=1)
    assert not holds_in_status(g, "standing_army")
    troops(g, RED, LAND[3], infantry=1)
    assert holds_in_status(g, "standing_army")


def test_military_might_wants_twelve_army_units_and_ships_and_not_with_standing_army() -> None:
    g = homely()
    red_cities(g, 4)
    g.terrain["E7"] = "water"
    for hex in LAND[:4]:
        troops(g, RED, hex, infantry=2)
    troops(g, RED, "E7", ship=3)
    assert not holds_in_status(g, "military_might")
    troops(g, RED, "E7", ship=1)
    assert holds_in_status(g, "military_might")
    g.players[RED].objective_cards = ("o14", "o26")
    led = lead(in_status_phase(g, RED), "o14:standing_army", "done")
    assert led.asked == [(RED, "objective"), (RED, "objective")]
    assert not holds_in_status(g, "military_might")


def test_standing_army_not_with_military_might() -> None:
    g = homely()
    red_cities(g, 4)
    g.terrain["E7"] = "water"
    for hex in LAND[:4]:
        troops(g, RED, hex, infantry=2)
    troops(g, RED, "E7", ship=4)
    g.players[RED].objective_cards = ("o14", "o26")
    lead(in_status_phase(g, RED), "o26:military_might")
    assert not holds_in_status(g, "standing_army")


def test_threat_wants_four_army_units_next_to_one_city_of_another_player() -> None:
    g = homely()
    city(g, BLUE, "E8")
    city(g, BLUE, "C4")
    troops(g, RED, "E7", infantry=3)
    troops(g, RED, "C5", infantry=1)
    assert not holds_in_status(g, "threat")
    troops(g, RED, "E9", infantry=1)
    assert holds_in_status(g, "threat")


def test_outpost_wants_army_units_on_three_hexes_away_from_all_cities() -> None:
    g = homely()
    city(g, BARBARIANS, "E8")
    for hex in ("E4", "C4", "E7"):
        troops(g, RED, hex, infantry=1)
    assert not holds_in_status(g, "outpost")
    troops(g, RED, "G4", infantry=1)
    assert holds_in_status(g, "outpost")


# ---------------------------------------------------------------------- at once: battles


def defended(owner: Owner, infantry: int = 1, red: int = 2) -> Clash:
    """Red has come to the city D5, which infantry defends."""
    g = homely()
    city(g, owner, "D5")
    troops(g, owner, "D5", infantry=infantry)
    troops(g, RED, "D5", infantry=red)
    return g


def fulfilled(
    g: Clash, objective: str, *answers: object, rolls: list[object], seat: int = RED, landed: bool = False
) -> bool:
    """Is the objective offered after the battle at D5 that red began?"""
    card = card_of(objective)
    g.players[seat].objective_cards = (card,)
    try:
        lead(fight(g, RED, "D5", "D4", landed=landed), *answers, rolls=rolls)
    except OneMoreQuestion as asked:
        return asked.seat == seat and f"{card}:{objective}" in asked.prompt.legal()
    return False


WIN: list[object] = [[FIVE, FIVE], ONE]


def test_conqueror_wants_a_defended_city_of_a_player_captured() -> None:
    assert fulfilled(defended(BLUE), "conqueror", rolls=WIN)
    assert not fulfilled(defended(BARBARIANS), "conqueror", BLUE, rolls=WIN)
    assert not fulfilled(defended(BLUE, infantry=0), "conqueror", rolls=[])


def test_a_city_held_by_a_fortress_alone_is_defended() -> None:
    g = defended(BLUE, infantry=0)
    g.buildings["D5"] = (("fortress", BLUE),)
    assert fulfilled(g, "conqueror", rolls=[[ONE, ONE], ONE])


def test_warmonger_wants_the_second_land_battle_of_the_turn_elsewhere_and_one_won() -> None:
    g = defended(BLUE)
    assert not fulfilled(g, "warmonger", rolls=WIN)
    g = defended(BLUE)
    g.turn.facts = (("fought", "E8"),)
    assert fulfilled(g, "warmonger", rolls=WIN)
    g = defended(BLUE)
    g.turn.facts = (("fought", "D5"),)
    assert not fulfilled(g, "warmonger", rolls=WIN)


def test_general_wants_three_army_units_killed_in_one_land_battle() -> None:
    dice: list[object] = [[FIVE, FIVE, FIVE, ONE], [ONE, ONE, ONE]]
    assert fulfilled(defended(BLUE, 3, 4), "general", rolls=dice)
    assert not fulfilled(defended(BLUE, 2, 4), "general", rolls=[[FIVE, FIVE, FIVE, ONE], [ONE, ONE]])


def test_great_battle_wants_six_army_units_of_both_sides_and_serves_both() -> None:
    dice: list[object] = [[FIVE, FIVE, FIVE, ONE], [ONE, ONE]]
    assert fulfilled(defended(BLUE, 2, 4), "great_battle", rolls=dice)
    assert fulfilled(defended(BLUE, 2, 4), "great_battle", rolls=dice, seat=BLUE)
    assert not fulfilled(defended(BLUE, 1, 4), "great_battle", rolls=[[FIVE, FIVE, FIVE, ONE], ONE])


def test_defiance_wants_a_win_against_a_player_with_more_units() -> None:
    outnumbered: list[object] = [FIVE, [ONE, ONE], FIVE, ONE]
    assert fulfilled(defended(BLUE, 2, 1), "defiance", False, rolls=outnumbered)
    assert not fulfilled(defended(BARBARIANS, 2, 1), "defiance", BLUE, False, rolls=outnumbered)
    assert not fulfilled(defended(BLUE), "defiance", rolls=WIN)


def test_naval_assault_wants_a_city_of_a_player_captured_from_ships() -> None:
    assert fulfilled(defended(BLUE), "naval_assault", rolls=WIN, landed=True)
    assert not fulfilled(defended(BLUE), "naval_assault", rolls=WIN)
    assert not fulfilled(defended(BARBARIANS), "naval_assault", BLUE, rolls=WIN, landed=True)


def test_bold_wants_a_win_against_more_warfare_or_more_units() -> None:
    assert fulfilled(defended(BARBARIANS, 2, 1), "bold", BLUE, False, rolls=[FIVE, [ONE, ONE], FIVE, ONE])
    g = defended(BLUE)
    gained(g, BLUE, "siegecraft")
    assert fulfilled(g, "bold", rolls=WIN)
    g = defended(BLUE)
    gained(g, BLUE, "siegecraft")
    assert not fulfilled(g, "bold", False, rolls=[[ONE, ONE], FIVE, ONE, FIVE])
    assert not fulfilled(defended(BLUE), "bold", rolls=WIN)


def legendary(red: int = 3, size: int = 5) -> Clash:
    g = defended(BLUE, 1, red)
    g.buildings["D5"] = tuple((building, BLUE) for building in ("academy", "temple", "port")[: size - 2])
    g.ports["D5"] = "D6"
    g.wonders, g.wonder_marks = {"great_statue": "D5"}, {"great_statue": (BLUE,)}
    return g


def test_legendary_battle_wants_three_army_units_against_a_city_of_size_five_with_a_wonder() -> None:
    assert fulfilled(legendary(), "legendary_battle", True, rolls=[[ONE, ONE, ONE], ONE])
    assert not fulfilled(legendary(red=2), "legendary_battle", True, rolls=[[ONE, ONE], ONE])
    assert not fulfilled(legendary(size=4), "legendary_battle", True, rolls=[[ONE, ONE, ONE], ONE])


def test_scavenger_wants_a_settler_or_ship_killed_where_it_could_trade() -> None:
    def lone_settler(partner: bool) -> Clash:
        g = homely()
        troops(g, BLUE, "D5", settler=1)
        troops(g, RED, "D5", infantry=1)
        if partner:
            city(g, GREEN, "D7")
        return g

    assert fulfilled(lone_settler(True), "scavenger", rolls=[])
    assert not fulfilled(lone_settler(False), "scavenger", rolls=[])
    g = homely()
    g.terrain["D5"] = g.terrain["D4"] = "water"
    city(g, GREEN, "D6")
    troops(g, BLUE, "D5", ship=1)
    troops(g, RED, "D5", ship=1)
    assert fulfilled(g, "scavenger", rolls=[FIVE, ONE])


def test_aggressor_wants_a_land_battle_won_as_attacker_with_two_killed() -> None:
    assert fulfilled(defended(BLUE, 2, 2), "aggressor", rolls=[[FIVE, FIVE], [ONE, ONE]])
    assert not fulfilled(defended(BLUE, 1, 2), "aggressor", rolls=WIN)
    assert not fulfilled(defended(BLUE, 2, 2), "aggressor", rolls=[[ONE, ONE], [FIVE, FIVE]], seat=BLUE)


def test_barbarian_conquest_wants_a_barbarian_city_with_two_army_units_captured() -> None:
    assert fulfilled(defended(BARBARIANS, 2), "barbarian_conquest", BLUE, rolls=[[FIVE, FIVE], [ONE, ONE]])
    assert not fulfilled(defended(BARBARIANS, 1), "barbarian_conquest", BLUE, rolls=WIN)
    assert not fulfilled(defended(BLUE, 2), "barbarian_conquest", rolls=[[FIVE, FIVE], [ONE, ONE]])


def test_resistance_wants_barbarians_beaten_at_an_own_city_and_two_of_them_dead() -> None:
    def raid(number: int) -> Led:
        g = homely()
        city(g, RED, "D5")
        troops(g, RED, "D5", infantry=2)
        put(g, BARBARIANS, "D5", *["infantry"] * number)
        g.players[RED].objective_cards = ("o27",)
        answers = [BLUE, "o27:resistance"] if number == 2 else [BLUE]
        dice = [ONE] if number == 1 else [[ONE, ONE]]
        return lead(fight(g, BARBARIANS, "D5", "D4"), *answers, rolls=[*dice, [FIVE, FIVE]])

    assert (RED, "objective") in raid(2).asked
    assert (RED, "objective") not in raid(1).asked


def test_the_great_wall_counts_for_resistance() -> None:
    g = homely()
    city(g, RED, "D5")
    g.wonders, g.wonder_marks = {"great_wall": "D5"}, {"great_wall": (RED,)}
    troops(g, BARBARIANS, "D5", infantry=2)
    g.players[RED].objective_cards = ("o27",)
    lead(fight(g, BARBARIANS, "D5", "D4"), "o27:resistance")
    assert g.players[RED].completed == ("o27:resistance",)


# ---------------------------------------------------------------------- at once: other moments


def test_city_founder_wants_a_city_founded_five_hexes_from_the_first() -> None:
    g = homely()
    far = [next(hex for hex, n in g.atlas.distance["E4"].items() if n == steps) for steps in (4, 5)]
    g.players[RED].objective_cards = ("o27",)
    assert lead(new_city(g, RED, far[0])).asked == []
    lead(new_city(g, RED, far[1]), "o27:city_founder")
    assert g.players[RED].completed == ("o27:city_founder",)


def test_magnificent_culture_may_be_laid_out_right_after_building_a_wonder() -> None:
    g = homely()
    g.players[RED].objective_cards = ("o32",)
    lead(after_a_wonder(g, RED, "E4", "great_wall"), "o32:magnificent_culture")
    assert g.players[RED].completed == ("o32:magnificent_culture",)


def test_draft_wants_the_second_use_of_draft_in_a_turn() -> None:
    g = homely()
    g.players[RED].objective_cards = ("o1",)
    assert lead(after_drafting(g, RED, "E4", ("infantry:draft",), {})).asked == []
    assert lead(after_drafting(g, RED, "E4", ("infantry",), {})).asked == []
    lead(after_drafting(g, RED, "E4", ("infantry:draft", "settler"), {}), "o1:draft")
    assert g.players[RED].completed == ("o1:draft",)


def test_terror_regime_wants_four_angry_cities_at_any_moment_of_the_own_turn() -> None:
    g = homely()
    red_cities(g, 3, mood=ANGRY)
    g.players[RED].objective_cards = ("o29",)
    assert lead(after_a_deed(g, RED, "pass")).asked == []
    city(g, RED, "E8", mood=ANGRY)
    assert question(trigger("deed.done", g, RED, "pass")).prompt.legal() == ["o29:terror_regime", "done"]


def test_the_player_is_told_how_far_an_objective_has_come() -> None:
    g = homely()
    red_cities(g, 2, mood=HAPPY)
    g.players[RED].objective_cards = (card_of("happy_population"),)
    told = {goal.target: (goal.have, goal.need) for goal in goals(g, RED)}
    assert told["objective:happy_population"] == (2, OBJECTIVES["happy_population"].value)


def test_two_battles_make_a_warmonger_once_and_other_objectives_use_none_up() -> None:
    """§8.7.34"""
    for objective, used in (("warmonger", 1), ("conqueror", 0)):
        g = defended(BLUE)
        g.turn.facts = (("fought", "E8"),)
        card = card_of(objective)
        g.players[RED].objective_cards = (card,)
        lead(fight(g, RED, "D5", "D4"), f"{card}:{objective}", rolls=WIN)
        assert g.turn.warmonger == used, objective


def test_whoever_has_no_city_has_no_colony_begun() -> None:
    """§8.7.17"""
    assert colony(meadow(), RED, OBJECTIVES["colony"])[0] == 0
