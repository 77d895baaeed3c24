"""§10 Battles. Faces of the die by number: 1 and 2 leader 1, 3 cavalry 2, 6 infantry 3, 7 cavalry 4, 11 infantry 6 …"""

from __future__ import annotations

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
    troops,
)
from tests.games.clash.situations import paint
from tests.games.clash.tables import asked, at_red_turn, say, told

from civitas.games.clash.battle.fight import fight, hits
from civitas.games.clash.box.content import ANGRY, HAPPY
from civitas.games.clash.box.queries import BARBARIANS, STOPPED, Clash, army, has_mark, kind, stack
from civitas.games.clash.title import ClashOfCultures
from civitas.kernel import Table

ONE, TWO, THREE, FOUR, FIVE = 1, 3, 5, 7, 9
"""Faces without a symbol that matters to infantry, by their number."""
THREE_I, FIVE_I, SIX_I = 6, 10, 11
"""Faces with the infantry symbol."""


def clash_at(red: int = 3, blue: int = 2, players: int = 2) -> Clash:
    """Red infantry has come from D4 to D5, where blue infantry stands; no city far and wide."""
    g = meadow(players)
    troops(g, RED, "D5", infantry=red)
    troops(g, BLUE, "D5", infantry=blue)
    return g


def test_fourteen_points_are_two_hits() -> None:
    """The rulebook's example: 14 by 5 is 2.8, so two."""
    assert hits(14) == 2
    assert [hits(value) for value in (0, 4, 5, 9, 10, 25)] == [0, 0, 1, 1, 2, 5]


def test_a_negative_combat_value_hits_nobody() -> None:
    assert hits(-6) == 0


def test_red_and_blue_of_the_rulebook() -> None:
    """Red: 12 and two infantry symbols, 14, two hits. Blue: 7 and one symbol, 8, one hit. Red wins."""
    g = clash_at()
    led = lead(fight(g, RED, "D5", "D4"), rolls=[[SIX_I, FIVE_I, ONE], [FIVE_I, TWO]])
    assert [told["value"] for told in led.told("combat-value")] == [14, 8]
    assert (len(army(g, RED, "D5")), len(army(g, BLUE, "D5"))) == (2, 0)
    assert led.told("battle-won") == [{"seat": RED, "hex": "D5"}]
    assert g.battle is None


def test_each_unit_is_activated_once_in_a_roll() -> None:
    """A fortress die may show a symbol more than there are units."""
    g = meadow(2)
    city(g, BLUE, "D5", "fortress")
    troops(g, BLUE, "D5", infantry=1)
    troops(g, RED, "D5", infantry=1)
    led = lead(fight(g, RED, "D5", "D4"), rolls=[ONE, [THREE_I, THREE_I]])
    assert [told["value"] for told in led.told("combat-value")] == [1, 7]


def test_symbols_of_units_that_are_not_there_do_nothing() -> None:
    g = clash_at(1, 1)
    led = lead(fight(g, RED, "D5", "D4"), rolls=[FIVE, FOUR])
    assert [told["value"] for told in led.told("combat-value")] == [5, 4]


def test_both_sides_lose_units_at_the_same_time() -> None:
    """Who is wiped out strikes all the same, and nobody has won."""
    g = clash_at(1, 1)
    led = lead(fight(g, RED, "D5", "D4"), rolls=[FIVE, FIVE])
    assert not stack(g, RED, "D5")
    assert not stack(g, BLUE, "D5")
    assert led.told("battle-drawn") == [{"hex": "D5"}]


def test_settlers_neither_fight_nor_fall_before_the_last_army_unit() -> None:
    g = clash_at(2, 2)
    troops(g, BLUE, "D5", settler=1)
    asked = question(fight(g, RED, "D5", "D4"), rolls=[[TWO, THREE], [ONE, ONE]])
    assert asked.prompt.key == "retreat"
    assert stack(g, BLUE, "D5") == ("infantry", "settler")


def test_settlers_fall_with_the_last_army_unit() -> None:
    g = clash_at(2, 1)
    troops(g, BLUE, "D5", settler=2)
    lead(fight(g, RED, "D5", "D4"), rolls=[[TWO, THREE], ONE])
    assert not stack(g, BLUE, "D5")


def test_the_attacker_may_retreat_with_settlers_after_a_round_and_it_is_a_draw() -> None:
    g = clash_at(2, 2)
    troops(g, RED, "D5", settler=1)
    led = lead(fight(g, RED, "D5", "D4"), True, rolls=[[TWO, THREE], [ONE, ONE]])
    assert [unit.partition(":")[0] for unit in stack(g, RED, "D4")] == ["infantry", "infantry", "settler"]
    assert not stack(g, RED, "D5")
    assert stack(g, BLUE, "D5") == ("infantry",)
    assert led.told("battle-drawn") == [{"hex": "D5"}]


def test_without_retreat_another_round_begins() -> None:
    g = clash_at(2, 2)
    led = lead(fight(g, RED, "D5", "D4"), False, rolls=[[TWO, THREE], [ONE, ONE], [TWO, THREE], ONE])
    assert led.told("combat-round") == [{"number": 1}, {"number": 2}]
    assert led.told("battle-won") == [{"seat": RED, "hex": "D5"}]


def test_no_retreat_to_a_hex_with_four_army_units() -> None:
    g = clash_at(2, 2)
    troops(g, RED, "D4", infantry=3)
    led = lead(fight(g, RED, "D5", "D4"), rolls=[[TWO, THREE], [ONE, ONE], [TWO, THREE], ONE])
    assert led.asked == []


def test_landed_units_retreat_aboard() -> None:
    g = clash_at(2, 2)
    g.terrain["D4"] = "water"
    troops(g, RED, "D4", ship=1)
    lead(fight(g, RED, "D5", "D4", landed=True), True, rolls=[[TWO, THREE], [ONE, ONE]])
    assert [unit.partition(":")[0] for unit in stack(g, RED, "D4")] == ["infantry", "infantry", "ship"]


def test_landed_units_whose_ship_is_gone_cannot_retreat() -> None:
    g = clash_at(2, 2)
    g.terrain["D4"] = "water"
    led = lead(fight(g, RED, "D5", "D4", landed=True), rolls=[[TWO, THREE], [ONE, ONE], [TWO, THREE], ONE])
    assert led.asked == []


def test_units_that_fought_do_not_move_again_this_turn() -> None:
    g = clash_at()
    lead(fight(g, RED, "D5", "D4"), rolls=[[SIX_I, FIVE_I, ONE], [FIVE_I, TWO]])
    assert all(has_mark(unit, STOPPED) for unit in stack(g, RED, "D5"))


def test_an_undefended_settler_is_beaten_without_dice_and_it_is_a_battle() -> None:
    g = meadow(2)
    troops(g, BLUE, "D5", settler=1)
    troops(g, RED, "D5", infantry=1)
    led = lead(fight(g, RED, "D5", "D4"))
    assert led.told("battle-won") == [{"seat": RED, "hex": "D5"}]
    assert not stack(g, BLUE, "D5")
    assert all(has_mark(unit, STOPPED) for unit in stack(g, RED, "D5"))
    assert ("won", "D5") in g.turn.facts


def test_an_undefended_city_falls_without_dice() -> None:
    g = meadow(2)
    city(g, BLUE, "D5", "academy")
    troops(g, RED, "D5", infantry=1)
    lead(fight(g, RED, "D5", "D4"))
    assert g.city["D5"] == RED


def test_a_fortress_rolls_a_die_and_keeps_off_a_hit_in_the_first_round_only() -> None:
    g = meadow(2)
    city(g, BLUE, "D5", "fortress")
    troops(g, BLUE, "D5", infantry=1)
    troops(g, RED, "D5", infantry=2)
    rolls = [[FIVE, ONE], [ONE, ONE], [FIVE, ONE], ONE]
    lead(fight(g, RED, "D5", "D4"), False, rolls=rolls)
    assert g.city["D5"] == RED


def test_a_fortress_without_units_wins_if_all_attackers_fall_in_the_first_round() -> None:
    g = meadow(2)
    city(g, BLUE, "D5", "fortress")
    troops(g, RED, "D5", infantry=1)
    led = lead(fight(g, RED, "D5", "D4"), rolls=[ONE, FIVE])
    assert led.told("battle-won") == [{"seat": BLUE, "hex": "D5"}]
    assert g.city["D5"] == BLUE


def test_a_fortress_without_units_falls_after_the_first_round() -> None:
    g = meadow(2)
    city(g, BLUE, "D5", "fortress")
    troops(g, BLUE, "D5", settler=1)
    troops(g, RED, "D5", infantry=2)
    led = lead(fight(g, RED, "D5", "D4"), rolls=[[ONE, ONE], FIVE])
    assert led.told("combat-round") == [{"number": 1}]
    assert g.city["D5"] == RED
    assert not stack(g, BLUE, "D5")


def test_a_fortress_with_units_and_both_sides_wiped_out_is_a_draw_and_the_city_stays() -> None:
    g = meadow(2)
    city(g, BLUE, "D5", "fortress")
    troops(g, BLUE, "D5", infantry=1)
    troops(g, RED, "D5", infantry=2)
    led = lead(fight(g, RED, "D5", "D4"), rolls=[[FIVE, FIVE], [FIVE, FIVE]])
    assert led.told("battle-drawn") == [{"hex": "D5"}]
    assert g.city["D5"] == BLUE


# ---------------------------------------------------------------------- tactics in general


def test_tactics_need_the_advance() -> None:
    g = clash_at()
    g.players[RED].action_cards = ("a6",)
    lead(fight(g, RED, "D5", "D4"), rolls=[[SIX_I, FIVE_I, ONE], [FIVE_I, TWO]])
    assert g.players[RED].action_cards == ("a6",)


def test_the_attacker_lays_tactics_first_then_the_defender_and_both_are_discarded() -> None:
    g = clash_at()
    gained(g, RED, "tactics")
    gained(g, BLUE, "tactics")
    g.players[RED].action_cards = ("a6",)
    g.players[BLUE].action_cards = ("a8", "a22")
    led = lead(fight(g, RED, "D5", "D4"), "a6", "a8", rolls=[[SIX_I, FIVE_I, ONE], [FIVE_I, TWO]])
    assert led.asked == [(RED, "tactics"), (BLUE, "tactics")]
    assert [told["value"] for told in led.told("combat-value")] == [16, 10]
    assert g.discards["action"] == ("a6", "a8")
    assert g.players[BLUE].action_cards == ("a22",)


def test_nobody_sees_a_tactic_before_both_have_chosen() -> None:
    g = clash_at()
    gained(g, RED, "tactics")
    gained(g, BLUE, "tactics")
    g.players[RED].action_cards = ("a6",)
    g.players[BLUE].action_cards = ("a8",)
    battle = fight(g, RED, "D5", "D4")
    question(battle, "a6")
    assert g.battle is not None
    assert g.battle.tactics == ("a6", "")
    assert not g.battle.revealed


def test_a_tactic_lasts_for_one_round() -> None:
    g = clash_at(2, 2)
    gained(g, RED, "tactics")
    g.players[RED].action_cards = ("a6", "a5")
    led = lead(fight(g, RED, "D5", "D4"), "a6", False, "none", rolls=[[ONE, TWO], [ONE, ONE], [TWO, THREE], ONE])
    assert [told["value"] for told in led.told("combat-value")] == [5, 2, 5, 1]


def test_a_tactic_needs_its_carrier() -> None:
    """Peltasts need an army unit: a fortress alone does not carry them, but High Morale."""
    g = meadow(2)
    city(g, BLUE, "D5", "fortress")
    troops(g, RED, "D5", infantry=1)
    gained(g, BLUE, "tactics")
    g.players[BLUE].action_cards = ("a1", "a6")
    asked = question(fight(g, RED, "D5", "D4"))
    assert asked.prompt.legal() == ["a6", "none"]
    assert reason(asked, "a1") == "no-carrier"


def test_a_great_person_has_no_tactic() -> None:
    g = clash_at()
    gained(g, RED, "tactics")
    g.players[RED].action_cards = ("e19", "a6")
    asked = question(fight(g, RED, "D5", "D4"))
    assert reason(asked, "e19") == "not-a-tactic"


def test_barbarians_play_no_tactics_and_do_not_retreat() -> None:
    g = meadow(2)
    troops(g, BARBARIANS, "D5", infantry=2)
    troops(g, RED, "D5", infantry=2)
    gained(g, BLUE, "tactics")
    g.players[BLUE].action_cards = ("a6",)
    led = lead(fight(g, BARBARIANS, "D5", "D4"), rolls=[[TWO, THREE], [ONE, ONE], [TWO, THREE], ONE])
    assert led.asked == []


# ---------------------------------------------------------------------- capturing


def lost_city(*buildings: str, mood: int, players: int = 3) -> Clash:
    g = meadow(players)
    city(g, BLUE, "E5", *buildings, mood=mood)
    troops(g, RED, "E5", infantry=1)
    return g


def test_a_captured_city_brings_gold_by_size_and_mood() -> None:
    """The table of the rulebook: neutral 3 of size 3, happy 4, angry 1."""
    found = {}
    for mood in (1, HAPPY, ANGRY):
        g = lost_city("academy", "temple", mood=mood)
        lead(fight(g, RED, "E5", "E4"))
        found[mood] = g.players[RED].goods["gold"]
    assert found == {1: 3, HAPPY: 4, ANGRY: 1}


def test_settlement_and_buildings_of_the_loser_change_colour_third_colours_stay() -> None:
    g = lost_city("academy", mood=1)
    g.buildings["E5"] += (("temple", GREEN),)
    lead(fight(g, RED, "E5", "E4"))
    assert g.city["E5"] == RED
    assert g.buildings["E5"] == (("academy", RED), ("temple", GREEN))


def test_a_captured_city_is_angry() -> None:
    g = lost_city(mood=HAPPY)
    lead(fight(g, RED, "E5", "E4"))
    assert g.mood["E5"] == ANGRY


def test_the_loser_may_put_a_settler_into_another_city() -> None:
    g = lost_city(mood=1)
    city(g, BLUE, "C3")
    lead(fight(g, RED, "E5", "E4"), "C3")
    assert stack(g, BLUE, "C3") == ("settler",)


def test_the_loser_may_decline_the_settler() -> None:
    g = lost_city(mood=1)
    city(g, BLUE, "C3")
    lead(fight(g, RED, "E5", "E4"), "none")
    assert stack(g, BLUE, "C3") == ()


def test_without_a_settler_in_the_supply_or_another_city_nobody_is_asked() -> None:
    g = lost_city(mood=1)
    city(g, BLUE, "C3")
    troops(g, BLUE, "C3", settler=4)
    assert lead(fight(g, RED, "E5", "E4")).asked == []


def test_a_building_that_cannot_be_replaced_is_removed_for_a_gold() -> None:
    g = lost_city("academy", mood=1)
    for hex in ("A7", "B7", "B8", "A8", "C7"):
        city(g, RED, hex, "academy")
    lead(fight(g, RED, "E5", "E4"))
    assert g.buildings["E5"] == ()
    assert g.players[RED].goods["gold"] == 2 + 1


def test_without_a_settlement_to_replace_it_the_whole_city_is_removed() -> None:
    g = lost_city("academy", mood=1)
    for hex in ("A7", "B7", "B8", "A8", "C7", "C8", "D8"):
        city(g, RED, hex)
    lead(fight(g, RED, "E5", "E4"))
    assert "E5" not in g.city
    assert g.players[RED].goods["gold"] == 2 + 2


def test_whoever_captures_a_wonder_marks_it_beside_the_builder_and_loses_that_mark_again() -> None:
    g = lost_city(mood=1)
    g.wonders, g.wonder_marks = {"great_statue": "E5"}, {"great_statue": (BLUE,)}
    lead(fight(g, RED, "E5", "E4"))
    assert g.wonder_marks == {"great_statue": (BLUE, RED)}
    g.units[RED].clear()
    troops(g, GREEN, "E5", infantry=1)
    lead(fight(g, GREEN, "E5", "E4"))
    assert g.wonder_marks == {"great_statue": (BLUE, GREEN)}
    g.units[GREEN].clear()
    troops(g, BARBARIANS, "E5", infantry=1)
    lead(fight(g, BARBARIANS, "E5", "E4"))
    assert g.wonder_marks == {"great_statue": (BLUE,)}


def test_the_builder_who_takes_a_wonder_back_has_it_alone() -> None:
    g = lost_city(mood=1)
    g.city["E5"] = GREEN
    g.wonders, g.wonder_marks = {"great_statue": "E5"}, {"great_statue": (RED, GREEN)}
    lead(fight(g, RED, "E5", "E4"))
    assert g.wonder_marks["great_statue"] == (RED,)


# ---------------------------------------------------------------------- barbarians in battle


def test_whoever_beats_barbarian_units_gains_one_gold_whoever_attacked() -> None:
    for attacker in (RED, BARBARIANS):
        g = meadow(2)
        troops(g, BARBARIANS, "D5", infantry=1)
        troops(g, RED, "D5", infantry=1)
        red_first = [[FIVE], [ONE]] if attacker == RED else [[ONE], [FIVE]]
        lead(fight(g, attacker, "D5", "D4"), rolls=[roll[0] for roll in red_first])
        assert g.players[RED].goods["gold"] == 1


def test_a_barbarian_city_with_units_brings_two_gold_and_its_buildings_keep_their_colours() -> None:
    g = meadow(3)
    city(g, BARBARIANS, "E5")
    g.buildings["E5"] = (("temple", GREEN), ("academy", BLUE))
    troops(g, BARBARIANS, "E5", infantry=1)
    troops(g, RED, "E5", infantry=1)
    lead(fight(g, RED, "E5", "E4"), BLUE, rolls=[FIVE, ONE])
    assert g.players[RED].goods["gold"] == 2
    assert g.city["E5"] == RED
    assert g.mood["E5"] == ANGRY
    assert g.buildings["E5"] == (("temple", GREEN), ("academy", BLUE))


def test_the_player_who_fights_barbarians_chooses_who_controls_them() -> None:
    g = meadow(3)
    troops(g, BARBARIANS, "E5", infantry=1)
    troops(g, RED, "E5", infantry=1)
    led = lead(fight(g, RED, "E5", "E4"), GREEN, rolls=[FIVE, ONE])
    assert led.asked == [(RED, "controller")]
    assert led.told("controls") == [{"seat": GREEN, "other_seat": BARBARIANS}]


def test_with_two_players_the_other_one_controls_the_barbarians() -> None:
    g = meadow(2)
    troops(g, BARBARIANS, "D5", infantry=1)
    troops(g, RED, "D5", infantry=1)
    led = lead(fight(g, RED, "D5", "D4"), rolls=[FIVE, ONE])
    assert led.told("controls") == [{"seat": BLUE, "other_seat": BARBARIANS}]


def test_barbarians_capture_a_city_the_buildings_stay_and_a_settler_flees() -> None:
    """The rulebook's example: grey settlement, buildings as they were, a settler in another own city, angry."""
    g = meadow(3)
    city(g, RED, "E5", "academy", mood=HAPPY)
    city(g, RED, "C3")
    troops(g, BARBARIANS, "E5", infantry=1)
    led = lead(fight(g, BARBARIANS, "E5", "E4"))
    assert led.asked == []
    assert g.city["E5"] == BARBARIANS
    assert g.buildings["E5"] == (("academy", RED),)
    assert g.mood["E5"] == ANGRY
    assert stack(g, RED, "C3") == ("settler",)


def test_a_fortress_works_for_the_barbarians_who_hold_it() -> None:
    g = meadow(2)
    city(g, BARBARIANS, "D5")
    g.buildings["D5"] = (("fortress", BLUE),)
    troops(g, RED, "D5", infantry=1)
    lead(fight(g, RED, "D5", "D4"), rolls=[ONE, FIVE])
    assert g.city["D5"] == BARBARIANS
    assert not stack(g, RED, "D5")


def test_without_a_grey_settlement_left_the_city_is_removed_and_the_settler_still_flees() -> None:
    g = meadow(3)
    city(g, RED, "E5")
    city(g, RED, "C3")
    for hex in [hex for hex in g.atlas.hexes if hex not in g.city][:10]:
        city(g, BARBARIANS, hex)
    troops(g, BARBARIANS, "E5", infantry=1)
    lead(fight(g, BARBARIANS, "E5", "E4"))
    assert "E5" not in g.city
    assert stack(g, RED, "C3") == ("settler",)


# ---------------------------------------------------------------------- at sea


def at_sea(red: int, blue: int) -> Clash:
    g = meadow(2)
    g.terrain["D4"] = g.terrain["D5"] = "water"
    troops(g, RED, "D5", ship=red)
    troops(g, BLUE, "D5", ship=blue)
    return g


def test_ships_roll_a_die_each_and_have_no_ability() -> None:
    g = at_sea(2, 1)
    led = lead(fight(g, RED, "D5", "D4"), rolls=[[SIX_I, ONE], THREE])
    assert [told["value"] for told in led.told("combat-value")] == [7, 3]
    assert not stack(g, BLUE, "D5")


def test_cargo_does_not_fight_and_drowns_when_too_few_ships_are_left() -> None:
    g = at_sea(2, 2)
    troops(g, BLUE, "D5", infantry=2, settler=2)
    asked = question(fight(g, RED, "D5", "D4"), True, rolls=[[FIVE, ONE], [ONE, ONE]])
    assert (asked.seat, asked.prompt.key, asked.prompt.legal()) == (BLUE, "drown", ["infantry", "settler"])
    g = at_sea(2, 2)
    troops(g, BLUE, "D5", infantry=2, settler=2)
    lead(fight(g, RED, "D5", "D4"), True, "settler", "settler", rolls=[[FIVE, ONE], [ONE, ONE]])
    assert stack(g, BLUE, "D5") == ("infantry", "infantry", "ship")


def test_ships_retreat_to_the_hex_they_came_from() -> None:
    g = at_sea(2, 2)
    lead(fight(g, RED, "D5", "D4"), True, rolls=[[ONE, ONE], [ONE, ONE]])
    assert len(stack(g, RED, "D4")) == 2


def sea_attack(ships: int) -> Table:
    """Two ships of RED with four settlers attack two of BLUE, coming from D3 where the others stay."""
    table = at_red_turn(2)
    g = table.state
    paint(g, D3="water", D4="water", D5="water")
    city(g, RED, "D2")
    gained(g, RED, "tactics")
    troops(g, RED, "D3", ship=ships, settler=4)
    troops(g, BLUE, "D5", ship=2)
    say(table, "move", "D3>D5", "settler+settler+settler+settler+ship+ship", [ONE, ONE], [THREE, FIVE])
    return table


def test_ships_may_retreat_with_more_cargo_than_they_can_carry_and_the_rest_drowns() -> None:
    table = sea_attack(2)
    assert asked(table) == (RED, "retreat")
    say(table, True)
    assert [kind(unit) for unit in stack(table.state, RED, "D3")] == ["settler", "settler", "ship"]
    assert [line["hex"] for line in told(table, "drowned")] == ["D3", "D3"]
    assert told(table, "battle-drawn") == [{"hex": "D5"}]


def test_ships_that_stayed_behind_take_the_cargo_of_those_that_retreat_to_them() -> None:
    table = sea_attack(3)
    say(table, True)
    assert [kind(unit) for unit in stack(table.state, RED, "D3")] == ["settler"] * 4 + ["ship"] * 2
    assert told(table, "drowned") == []


def test_ships_that_were_recruited_among_enemies_cannot_retreat() -> None:
    g = at_sea(1, 1)
    led = lead(fight(g, RED, "D5"), rolls=[ONE, ONE, FIVE, ONE])
    assert led.asked == []


# ---------------------------------------------------------------------- advances in battle


def test_steel_weapons_cost_an_ore_and_add_two_in_every_round() -> None:
    g = clash_at(2, 2)
    gained(g, RED, "steel_weapons")
    g.players[RED].goods["ore"] = 1
    rolls = [[ONE, TWO], [ONE, ONE], [ONE, TWO], ONE]
    led = lead(fight(g, RED, "D5", "D4"), True, False, rolls=rolls)
    assert [told["value"] for told in led.told("combat-value")] == [5, 2, 5, 1]
    assert g.players[RED].goods["ore"] == 0


def test_steel_weapons_add_one_if_the_enemy_owns_them_too_and_the_attacker_decides_first() -> None:
    g = clash_at(1, 1)
    for seat in (RED, BLUE):
        gained(g, seat, "steel_weapons")
        g.players[seat].goods["ore"] = 1
    led = lead(fight(g, RED, "D5", "D4"), True, False, rolls=[FOUR, ONE])
    assert led.asked == [(RED, "steel-weapons"), (BLUE, "steel-weapons")]
    assert [told["value"] for told in led.told("combat-value")] == [5, 1]


def test_metallurgy_makes_steel_weapons_free_against_those_without() -> None:
    g = clash_at(1, 1)
    gained(g, RED, "steel_weapons", "metallurgy")
    led = lead(fight(g, RED, "D5", "D4"), rolls=[THREE, ONE])
    assert [told["value"] for told in led.told("combat-value")] == [5, 1]


def test_steel_weapons_are_of_no_use_at_sea() -> None:
    g = at_sea(1, 1)
    gained(g, RED, "steel_weapons")
    g.players[RED].goods["ore"] = 1
    assert lead(fight(g, RED, "D5", "D4"), rolls=[FIVE, ONE]).asked == []


def test_siegecraft_cancels_the_die_of_a_fortress_for_wood_and_its_shield_for_ore() -> None:
    g = meadow(2)
    city(g, BLUE, "D5", "fortress")
    troops(g, BLUE, "D5", infantry=1)
    troops(g, RED, "D5", infantry=1)
    gained(g, RED, "siegecraft")
    g.players[RED].goods |= {"wood": 2, "ore": 2}
    lead(fight(g, RED, "D5", "D4"), True, True, rolls=[FIVE, ONE])
    assert g.city["D5"] == RED
    assert (g.players[RED].goods["wood"], g.players[RED].goods["ore"]) == (0, 0)


def test_siegecraft_may_cancel_the_shield_alone() -> None:
    g = meadow(2)
    city(g, BLUE, "D5", "fortress")
    troops(g, BLUE, "D5", infantry=1)
    troops(g, RED, "D5", infantry=1)
    gained(g, RED, "siegecraft")
    g.players[RED].goods |= {"wood": 2, "ore": 2}
    lead(fight(g, RED, "D5", "D4"), False, True, rolls=[FIVE, [ONE, ONE]])
    assert g.city["D5"] == RED
    assert (g.players[RED].goods["wood"], g.players[RED].goods["ore"]) == (2, 0)


def test_war_ships_ignore_a_hit_in_the_first_round_at_sea_and_after_landing() -> None:
    g = at_sea(1, 1)
    gained(g, BLUE, "war_ships")
    led = lead(fight(g, RED, "D5", "D4"), False, rolls=[FIVE, ONE, FIVE, ONE])
    assert led.told("combat-round") == [{"number": 1}, {"number": 2}]
    g = clash_at(1, 1)
    gained(g, RED, "war_ships")
    lead(fight(g, RED, "D5", landed=True), rolls=[FIVE, FIVE])
    assert len(stack(g, RED, "D5")) == 1


def test_war_ships_do_not_help_on_land_without_landing() -> None:
    g = clash_at(1, 1)
    gained(g, RED, "war_ships")
    lead(fight(g, RED, "D5", "D4"), rolls=[FIVE, FIVE])
    assert not stack(g, RED, "D5")


def test_fanaticism_adds_two_in_the_first_round_in_a_temple_city_for_attacker_and_defender() -> None:
    for fanatic in (RED, BLUE):
        g = meadow(2)
        city(g, BLUE, "D5", "temple")
        troops(g, BLUE, "D5", infantry=2)
        troops(g, RED, "D5", infantry=2)
        gained(g, fanatic, "fanaticism")
        asked = question(fight(g, RED, "D5", "D4"), rolls=[[ONE, ONE], [ONE, ONE]])
        assert asked.prompt.key == "retreat"
        assert g.battle is not None
        values = [sum(amount for _, amount in terms) for terms in g.battle.terms]
        assert values == ([4, 2] if fanatic == RED else [2, 4])


def test_a_fanatic_who_loses_in_a_temple_city_gets_an_infantry_in_an_own_city() -> None:
    g = meadow(2)
    city(g, BLUE, "D5", "temple")
    city(g, BLUE, "B3")
    troops(g, RED, "D5", infantry=1)
    gained(g, BLUE, "fanaticism")
    lead(fight(g, RED, "D5", "D4"), "none")
    assert stack(g, BLUE, "B3") == ("infantry",)


def test_how_the_last_battle_went_stays_on_view_for_everybody() -> None:
    g = meadow()
    troops(g, RED, "E5", infantry=1)
    city(g, BLUE, "E5")
    lead(fight(g, RED, "E5", "E4"))
    view = ClashOfCultures().view(g, None)
    assert view["battle"] is None
    assert (view["fought"]["hex"], view["fought"]["outcome"]) == ("E5", "attacker")
