"""§8.6 The sixteen tactics, each by its sentence."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, lead, meadow, question, reason, troops

from civitas.games.clash.battle.fight import fight
from civitas.games.clash.box.content import ACTION_CARDS, TACTICS
from civitas.games.clash.box.queries import Clash, stack

ONE, TWO, THREE, FOUR, FIVE = 1, 3, 5, 7, 9
THREE_I, FIVE_I, SIX_I = 6, 10, 11


def card(tactic: str) -> str:
    """An action card with this tactic."""
    return next(id for id, found in ACTION_CARDS.items() if found.tactic == tactic)


def armed_for(red: int, blue: int, attacker: str = "", defender: str = "", *, place: str = "") -> Clash:
    """Red attacks blue at D5; each may hold a tactic. The place is open land, "city", "fortress" or "sea"."""
    g = meadow(2)
    if place == "sea":
        g.terrain["D5"] = g.terrain["D4"] = "water"
        troops(g, RED, "D5", ship=red)
        troops(g, BLUE, "D5", ship=blue)
    else:
        if place:
            city(g, BLUE, "D5", *(["fortress"] if place == "fortress" else []))
        troops(g, RED, "D5", infantry=red)
        troops(g, BLUE, "D5", infantry=blue)
    for seat, tactic in ((RED, attacker), (BLUE, defender)):
        gained(g, seat, "tactics")
        if tactic:
            g.players[seat].action_cards = (card(tactic),)
    return g


def values(g: Clash) -> list[int]:
    """The combat values of the round at which the battle has stopped to ask."""
    assert g.battle is not None
    return [sum(amount for _, amount in terms) for terms in g.battle.terms]


def after_a_round(g: Clash, *answers: object, rolls: list[object]) -> Clash:
    """Fight until the attacker is asked whether to retreat."""
    assert question(fight(g, RED, "D5", "D4"), *answers, rolls=rolls).prompt.key == "retreat"
    return g


def test_there_are_sixteen_tactics_on_42_cards() -> None:
    copies = {tactic: sum(c.tactic == tactic for c in ACTION_CARDS.values()) for tactic in TACTICS}
    assert len(copies) == 16
    assert copies["high_morale"] == copies["high_ground"] == 5
    assert sum(copies.values()) == 42


@pytest.mark.parametrize(("dice", "left"), [([FIVE, ONE], 2), ([SIX_I, SIX_I], 2), ([FOUR, FOUR], 1)])
def test_peltasts_ignore_one_hit_on_a_5_or_6(dice: list[int], left: int) -> None:
    g = armed_for(3, 2, defender="peltasts")
    after_a_round(g, card("peltasts"), rolls=[dice, [ONE, TWO, TWO], [ONE, ONE]])
    assert len(stack(g, BLUE, "D5")) == left


def test_peltasts_never_ignore_more_than_one_hit() -> None:
    g = armed_for(3, 3, defender="peltasts")
    after_a_round(g, card("peltasts"), rolls=[[FIVE, FIVE, FIVE], [FIVE, THREE, TWO], [ONE, ONE, ONE]])
    assert len(stack(g, BLUE, "D5")) == 2


def test_encircled_adds_a_hit_on_a_5_or_6_if_the_enemy_lost_at_least_as_many() -> None:
    g = armed_for(2, 3, "encircled")
    after_a_round(g, card("encircled"), rolls=[[TWO, TWO], [ONE, ONE, ONE], FIVE])
    assert len(stack(g, BLUE, "D5")) == 2


def test_encircled_adds_nothing_on_a_4() -> None:
    g = armed_for(2, 3, "encircled")
    after_a_round(g, card("encircled"), rolls=[[TWO, TWO], [ONE, ONE, ONE], FOUR])
    assert len(stack(g, BLUE, "D5")) == 3


def test_encircled_does_not_roll_if_oneself_lost_more() -> None:
    g = armed_for(2, 3, "encircled")
    after_a_round(g, card("encircled"), rolls=[[TWO, TWO], [TWO, TWO, ONE]])
    assert len(stack(g, BLUE, "D5")) == 3


def test_nothing_ignores_the_hit_of_encircled() -> None:
    g = armed_for(2, 2, "encircled", place="fortress")
    after_a_round(g, card("encircled"), rolls=[[TWO, TWO], [ONE, ONE, ONE], FIVE])
    assert len(stack(g, BLUE, "D5")) == 1


def test_wedge_formation_adds_one_for_each_enemy_army_unit() -> None:
    g = armed_for(2, 3, "wedge_formation")
    assert values(after_a_round(g, card("wedge_formation"), rolls=[[ONE, ONE], [ONE, ONE, ONE]])) == [5, 3]


def test_wedge_formation_is_for_attackers() -> None:
    g = armed_for(2, 2, defender="wedge_formation")
    assert reason(question(fight(g, RED, "D5", "D4")), card("wedge_formation")) == "wrong-role"


@pytest.mark.parametrize("place", ["", "sea", "fortress"])
def test_high_morale_adds_two_in_any_battle(place: str) -> None:
    g = armed_for(2, 2, "high_morale", place=place)
    dice = [ONE, ONE, ONE] if place == "fortress" else [ONE, ONE]
    assert values(after_a_round(g, card("high_morale"), rolls=[[ONE, ONE], dice]))[0] == 4


@pytest.mark.parametrize("place", ["", "sea"])
def test_heavy_resistance_takes_one_from_the_attacker_for_each_of_his_units(place: str) -> None:
    g = armed_for(3, 2, defender="heavy_resistance", place=place)
    assert values(after_a_round(g, card("heavy_resistance"), rolls=[[ONE, TWO, TWO], [ONE, ONE]])) == [2, 2]


def test_heavy_resistance_is_for_defenders() -> None:
    g = armed_for(2, 2, "heavy_resistance")
    assert reason(question(fight(g, RED, "D5", "D4")), card("heavy_resistance")) == "wrong-role"


def test_high_ground_keeps_the_abilities_of_the_enemy_down() -> None:
    g = armed_for(2, 2, defender="high_ground")
    assert values(after_a_round(g, card("high_ground"), rolls=[[THREE_I, ONE], [THREE_I, ONE]])) == [4, 5]


def test_high_ground_is_not_for_who_attacks_a_city() -> None:
    g = armed_for(2, 2, "high_ground", place="city")
    assert reason(question(fight(g, RED, "D5", "D4")), card("high_ground")) == "wrong-role"
    g = armed_for(2, 2, "high_ground")
    assert card("high_ground") in question(fight(g, RED, "D5", "D4")).prompt.legal()


def test_high_ground_is_not_for_sea_battles() -> None:
    g = armed_for(2, 2, "high_ground", place="sea")
    assert reason(question(fight(g, RED, "D5", "D4")), card("high_ground")) == "no-carrier"


def test_surprise_adds_one_and_draws_a_card_if_an_enemy_fell() -> None:
    g = armed_for(2, 2, "surprise")
    after_a_round(g, card("surprise"), rolls=[[TWO, TWO], [ONE, ONE]])
    assert values(g) == [5, 2]
    assert len(g.players[RED].action_cards) == 1


def test_surprise_draws_nothing_if_nobody_fell() -> None:
    g = armed_for(2, 2, "surprise")
    after_a_round(g, card("surprise"), rolls=[[ONE, ONE], [ONE, ONE]])
    assert g.players[RED].action_cards == ()


def test_siege_adds_one_and_keeps_abilities_down_unless_two_food_are_paid() -> None:
    g = armed_for(2, 2, "siege", place="city")
    assert values(after_a_round(g, card("siege"), rolls=[[ONE, ONE], [THREE_I, ONE]])) == [3, 4]
    g = armed_for(2, 2, "siege", place="city")
    g.players[BLUE].goods["food"] = 2
    assert values(after_a_round(g, card("siege"), True, rolls=[[ONE, ONE], [THREE_I, ONE]])) == [3, 5]
    assert g.players[BLUE].goods["food"] == 0
    g = armed_for(2, 2, "siege", place="city")
    g.players[BLUE].goods["food"] = 2
    assert values(after_a_round(g, card("siege"), False, rolls=[[ONE, ONE], [THREE_I, ONE]])) == [3, 4]


def test_siege_is_for_attacks_on_cities() -> None:
    g = armed_for(2, 2, "siege")
    assert reason(question(fight(g, RED, "D5", "D4")), card("siege")) == "wrong-battle"


@pytest.mark.parametrize("tactic", ["for_the_people", "defensive_formation"])
def test_a_defender_of_a_city_rolls_one_die_more(tactic: str) -> None:
    g = armed_for(2, 1, defender=tactic, place="city")
    assert values(after_a_round(g, card(tactic), rolls=[[ONE, ONE], [ONE, TWO]])) == [2, 3]


def test_for_the_people_is_for_defenders_of_their_city() -> None:
    g = armed_for(2, 2, defender="for_the_people")
    assert reason(question(fight(g, RED, "D5", "D4")), card("for_the_people")) == "wrong-battle"
    g = armed_for(2, 2, "for_the_people", place="city")
    assert reason(question(fight(g, RED, "D5", "D4")), card("for_the_people")) == "wrong-role"


def test_defensive_formation_works_at_sea() -> None:
    g = armed_for(1, 1, defender="defensive_formation", place="sea")
    assert values(after_a_round(g, card("defensive_formation"), rolls=[ONE, [ONE, TWO]])) == [1, 3]


def test_improved_defenses_ignore_a_hit_in_the_own_city() -> None:
    g = armed_for(2, 1, defender="improved_defenses", place="city")
    after_a_round(g, card("improved_defenses"), rolls=[[FIVE, ONE], ONE])
    assert len(stack(g, BLUE, "D5")) == 1


def test_improved_defenses_are_for_the_own_city() -> None:
    g = armed_for(2, 2, defender="improved_defenses")
    assert reason(question(fight(g, RED, "D5", "D4")), card("improved_defenses")) == "wrong-battle"


def test_tactical_retreat_ends_the_battle_and_the_enemy_has_won() -> None:
    g = armed_for(2, 2, defender="tactical_retreat", place="city")
    troops(g, BLUE, "D5", settler=1)
    led = lead(fight(g, RED, "D5", "D4"), card("tactical_retreat"), "D6")
    assert stack(g, BLUE, "D6") == ("infantry", "infantry", "settler")
    assert led.told("battle-won") == [{"seat": RED, "hex": "D5"}]
    assert g.city["D5"] == RED


def test_tactical_retreat_comes_after_the_other_effects_of_revealing() -> None:
    g = armed_for(2, 2, "archers", "tactical_retreat")
    lead(fight(g, RED, "D5", "D4"), card("archers"), card("tactical_retreat"), "D6", rolls=[FIVE])
    assert stack(g, BLUE, "D6") == ("infantry",)


def test_tactical_retreat_needs_land_without_enemies() -> None:
    g = armed_for(2, 2, defender="tactical_retreat")
    for hex in g.atlas.neighbours["D5"]:
        g.terrain[hex] = "water"
    assert reason(question(fight(g, RED, "D5", "D4")), card("tactical_retreat")) == "nowhere-to-go"


def test_scout_voids_the_other_tactic_and_takes_the_card() -> None:
    g = armed_for(2, 2, "high_morale", "scout")
    after_a_round(g, card("high_morale"), card("scout"), rolls=[[ONE, ONE], [ONE, ONE]])
    assert values(g) == [2, 2]
    assert g.players[BLUE].action_cards == (card("high_morale"),)
    assert g.discards["action"] == ()


def test_scout_comes_before_the_martyr() -> None:
    g = armed_for(2, 2, "scout", "martyr")
    after_a_round(g, card("scout"), card("martyr"), rolls=[[ONE, ONE], [ONE, ONE]])
    assert (len(stack(g, RED, "D5")), len(stack(g, BLUE, "D5"))) == (2, 2)
    assert g.players[RED].action_cards == (card("martyr"),)


def test_the_martyr_costs_each_side_a_unit_and_voids_the_other_tactic() -> None:
    g = armed_for(3, 3, "martyr", "high_morale")
    after_a_round(g, card("martyr"), card("high_morale"), rolls=[[ONE, ONE], [ONE, ONE]])
    assert values(g) == [2, 2]
    assert (len(stack(g, RED, "D5")), len(stack(g, BLUE, "D5"))) == (2, 2)


def test_archers_kill_at_once_on_a_5_or_6() -> None:
    g = armed_for(2, 2, "archers")
    after_a_round(g, card("archers"), rolls=[FIVE_I, [ONE, ONE], ONE])
    assert len(stack(g, BLUE, "D5")) == 1
    g = armed_for(2, 2, "archers")
    after_a_round(g, card("archers"), rolls=[FOUR, [ONE, ONE], [ONE, ONE]])
    assert len(stack(g, BLUE, "D5")) == 2


def test_flanking_gives_the_attacker_one_die_more_on_land() -> None:
    g = armed_for(2, 2, "flanking")
    assert values(after_a_round(g, card("flanking"), rolls=[[ONE, ONE, ONE], [ONE, ONE]])) == [3, 2]
    g = armed_for(2, 2, defender="flanking")
    assert reason(question(fight(g, RED, "D5", "D4")), card("flanking")) == "wrong-role"
    g = armed_for(2, 2, "flanking", place="sea")
    assert reason(question(fight(g, RED, "D5", "D4")), card("flanking")) == "no-carrier"
