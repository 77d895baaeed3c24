"""§10 Battles: line-up, markers, dice, and what comes of them."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest
from tests.games.era.situations import (
    EVEN,
    SHIELDS,
    SWORDS,
    arm,
    asked,
    blank,
    build,
    camp,
    offers,
    own,
    reason,
    say,
    settle,
    told,
)
from tests.games.era.test_movement import marching

from civitas.games.era.battle.aftermath import colour
from civitas.games.era.battle.fight import DICE, fall
from civitas.games.era.box.content import BOX
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Side
from civitas.kernel import Table


def border() -> Era:
    """Three Romans in Samnium (home: Latium), a Greek vassal next to them in Apulia."""
    g = blank()
    settle(g, 0, "latium")
    settle(g, 0, "samnium", number=4)
    settle(g, 1, "attica", "apulia")
    return g


def charge(g: Era, number: int = 2, target: str = "apulia") -> Table:
    """So many vassals from Samnium march into the province, and the movement ends."""
    table = marching(g)
    for _ in range(number):
        say(table, "vassal:samnium", target)
    return say(table, "done")


# ---------------------------------------------------------------------- line-up


def test_vassals_of_several_provinces_attack_together_after_all_have_moved() -> None:
    g = border()
    settle(g, 0, "bruttium")
    table = say(marching(g), "vassal:samnium", "apulia", "vassal:bruttium", "apulia")
    assert table.state.expansion.invaders == {"apulia": 2}
    assert table.state.battle is None
    say(table, "done")
    assert table.state.battle is not None
    assert table.state.battle.attacker.units == {"vassal": 2}
    assert table.state.battle.defender.units == {"vassal": 1}


def test_the_active_player_says_which_battle_comes_first() -> None:
    g = border()
    settle(g, 1, "etruria")
    table = say(marching(g), "vassal:samnium", "apulia", "vassal:latium", "etruria", "done")
    assert (asked(table), sorted(offers(table))) == ("battle", ["apulia", "etruria"])


def test_mountains_a_city_a_landing_and_a_battlefield_each_give_the_defender_militia() -> None:
    g = blank()
    settle(g, 0, "apulia", number=3)
    settle(g, 0, "latium", "tyrrhenum")
    settle(g, 1, "attica", "samnium")
    g.battlefields["samnium"] = 2
    table = say(marching(g), "vassal:apulia", "samnium", "done")
    assert table.state.battle is not None
    assert table.state.battle.defender.units == {"vassal": 1, "militia": 1 + 2}
    g = blank()
    settle(g, 0, "latium", "tyrrhenum")
    settle(g, 1, "attica")
    build(g, 1, "corsica")
    g.realms[0].levels["navigation"] = 1
    table = say(marching(g), "fleet:tyrrhenum", "corsica", "done")
    assert table.state.battle is not None
    assert table.state.battle.defender.units == {"city": 1, "militia": 3}
    assert table.state.battle.landing


def test_both_sides_may_send_armies_legions_and_ore_the_defender_first() -> None:
    g = border()
    arm(g, 0, 2)
    arm(g, 1, 1)
    settle(g, 1, "isauria")
    table = charge(g, 1)
    assert table.to_act() == (1,)
    say(table, {"army": 1, "ore": 1})
    assert table.to_act() == (0,)
    say(table, {"army": 1, "legion": 1})
    battle = table.state.battle
    assert battle is not None
    assert battle.defender.units == {"vassal": 1, "army": 1, "ore": 1}
    assert battle.attacker.units == {"vassal": 1, "army": 1, "legion": 1}
    assert [note["units"] for note in told(table, "sends")] == [{"army": 1, "ore": 1}, {"army": 1, "legion": 1}]


def test_grey_militia_goes_to_battle_before_own_armies() -> None:
    g = border()
    arm(g, 1, 1)
    g.realms[1].militia = 2
    table = charge(g)
    assert reason(table, {"army": 1, "militia": 1}) == "grey-first"
    assert reason(table, {"army": 1, "militia": 2}) == ""


def test_ivory_of_the_carthaginians_fights_like_ore() -> None:
    g = blank(2, tribes=("carthaginians", "greeks"))
    settle(g, 0, "tripolis", "byzacium", number=2)
    settle(g, 1, "attica", "carthago")
    g.realms[0].martial = ("tripolis",)
    table = say(marching(g), "vassal:byzacium", "carthago", "done")
    assert {"ore": 1} in offers(table)


def test_an_ally_sends_armies_for_the_price_of_its_own_mechanics() -> None:
    g = blank(3, tribes=("romans", "greeks", "gauls"))
    settle(g, 0, "latium")
    settle(g, 0, "samnium", number=3)
    settle(g, 1, "attica", "apulia")
    settle(g, 2, g.atlas.homes["gauls"][0])
    arm(g, 2, 3)
    g.realms[2].levels["mechanics"] = 2
    g.alliances = ((0, 2),)
    table = charge(g, 1)
    say(table, {})
    assert asked(table) == "reinforce"
    say(table, "ally:2")
    assert (asked(table), offers(table)) == ("support", [0, 1, 2])
    say(table, 2)
    assert (table.state.realms[0].thalers, table.state.realms[2].thalers) == (1, 9)
    say(table, "fight")
    while asked(table) == "reinforce":
        say(table, "fight")
    say(table, SWORDS)
    assert [realm.triumph for realm in table.state.realms] == [1, -1, 1]
    assert table.state.realms[2].armies == 1
    assert table.state.alliances == ((0, 2),)


def test_an_ally_of_both_sides_helps_nobody_and_one_who_cannot_be_paid_neither() -> None:
    g = blank(3, tribes=("romans", "greeks", "gauls"))
    settle(g, 0, "latium")
    settle(g, 0, "samnium", number=3)
    settle(g, 1, "attica", "apulia")
    settle(g, 2, g.atlas.homes["gauls"][0])
    arm(g, 2, 3)
    g.realms[2].levels["mechanics"] = 1
    g.alliances = ((0, 2), (1, 2))
    table = say(charge(g, 1), {})
    assert asked(table) == "", "nobody can be called: the dice fall"
    g.alliances = ((0, 2),)
    g.realms[0].thalers = 0
    table = say(charge(g, 1), {})
    assert reason(table, "ally:2") == "cannot-pay-ally"


def test_mercenaries_fight_once_and_are_used_up() -> None:
    g = border()
    own(g, 0, "thalers_5.1", "morale_2.1")
    table = say(charge(g, 1), {}, "use:thalers_5.1", "fight")
    assert table.state.battle is not None
    assert table.state.battle.attacker.units == {"vassal": 1, "mercenary": 1}
    say(table, "fight", SWORDS)
    realm = table.state.realms[0]
    assert (realm.hidden, realm.shown, realm.thalers) == (("morale_2.1",), ("thalers_5.1",), 5)


def test_mercenaries_may_join_between_two_rolls() -> None:
    g = border()
    own(g, 1, "thalers_5.1")
    table = say(charge(g, 1), "fight", {}, "fight", SHIELDS[::-1][:0] or EVEN)
    assert table.state.battle is None or asked(table) == "reinforce"


def test_barbarians_have_their_village_and_the_militia_of_their_level() -> None:
    for level, units in ((0, {"village": 1}), (3, {"village": 1, "militia": 2})):
        g = border()
        g.control.pop("apulia")
        g.realms[1].free += g.realms[1].vassals.pop("apulia")
        camp(g, "apulia")
        g.level = level
        table = say(charge(g), {})
        assert table.state.battle is not None
        assert table.state.battle.defender.units == units


def test_barbarians_get_a_militia_against_a_landing_too() -> None:
    g = blank()
    settle(g, 0, "latium", "tyrrhenum")
    settle(g, 1, "attica")
    camp(g, "corsica")
    g.realms[0].levels["navigation"] = 1
    table = say(marching(g), "fleet:tyrrhenum", "corsica", "done", {})
    assert table.state.battle is not None
    assert table.state.battle.defender.units == {"village": 1, "militia": 1}


def test_in_revolution_a_vassal_or_the_city_stays_out_and_falls_with_the_province() -> None:
    g = border()
    settle(g, 1, "apulia")
    g.realms[1].revolution = g.realms[1].passed = True
    table = say(charge(g, 1), {})
    assert table.state.battle is not None
    assert table.state.battle.defender.units == {"vassal": 1}
    drawn = say(table.clone(), EVEN)
    assert (drawn.state.control["apulia"], drawn.state.realms[1].vassals["apulia"]) == (1, 1)
    say(table, SWORDS)
    assert table.state.control["apulia"] == 0
    assert "apulia" not in table.state.realms[1].vassals


# ---------------------------------------------------------------------- markers and dice


def test_the_dice_have_the_faces_of_the_box() -> None:
    assert sorted(DICE["attacker"]) == ["attacker", "attacker", "defender", "mechanics", "morale", "strength"]
    assert sorted(DICE["defender"]) == ["attacker", "defender", "defender", "mechanics", "morale", "strength"]


def test_markers_go_to_the_higher_value_and_on_land_a_tie_to_the_defender() -> None:
    g = border()
    g.realms[1].morale = -1
    table = say(charge(g, 2), {})
    assert table.state.battle is not None
    assert table.state.battle.markers == {"strength": "attacker", "morale": "attacker", "mechanics": "defender"}


def test_at_sea_a_tie_goes_to_the_attacker_and_navigation_counts() -> None:
    g = blank()
    settle(g, 0, "latium", "hadriaticum")
    settle(g, 1, "attica", "ionium")
    g.realms[0].levels |= {"navigation": 2}
    g.realms[1].levels |= {"mechanics": 2}
    g.realms[0].morale = g.realms[1].morale = 0
    table = say(marching(g), "fleet:hadriaticum", "ionium", True, "done")
    assert table.state.battle is not None
    assert table.state.battle.markers == {"strength": "attacker", "morale": "attacker", "mechanics": "attacker"}


def test_militia_mercenaries_and_goods_fall_first_then_allies_legions_and_own_pieces_the_city_last() -> None:
    side = Side(0)
    side.units = {"city": 1, "vassal": 1, "legion": 1, "militia": 1, "ore": 1, "mercenary": 1}
    side.allies = {2: 1}
    order = []
    while side.strength():
        before = dict(side.fallen)
        fall(side, 1)
        order += [sort for sort in side.fallen if side.fallen[sort] != before.get(sort, 0)]
    assert order == ["militia", "mercenary", "ore", "ally:2", "legion", "vassal", "city"]


def test_several_hits_take_allies_and_then_own_pieces() -> None:
    side = Side(0)
    side.units, side.allies = {"vassal": 2}, {2: 1}
    fall(side, 2)
    assert (side.fallen, side.units, side.allies) == ({"ally:2": 1, "vassal": 1}, {"vassal": 1}, {})


def test_both_symbols_take_effect_at_once_so_that_both_may_fall() -> None:
    table = say(charge(border(), 1), {}, EVEN)
    g = table.state
    assert "apulia" not in g.control
    assert [realm.triumph for realm in g.realms] == [0, 0]
    assert told(table, "battle-drawn")


@cache
def wins(attackers: int, defenders: int, share: Fraction) -> Fraction:
    """How often the attacker wins if each die hits for him so often, by counting every roll."""
    if not attackers or not defenders:
        return Fraction(attackers > 0)
    red, green = share, share - Fraction(1, 6)
    both, none = red * green, (1 - red) * (1 - green)
    return (
        both * wins(attackers, max(0, defenders - 2), share)
        + (1 - both - none) * wins(attackers - 1, defenders - 1, share)
        + none * wins(max(0, attackers - 2), defenders, share)
    )


@pytest.mark.parametrize(("level", "units", "percent"), [(1, 2, 83), (2, 3, 81), (4, 4, 80), (5, 5, 80), (6, 6, 81)])
def test_one_unit_more_and_morale_beat_barbarians_four_times_in_five(level: int, units: int, percent: int) -> None:
    defenders = 1 + BOX["barbarians"]["militia"][level - 1]
    share = Fraction(4, 6)
    assert round(100 * wins(units, defenders, share)) == percent


# ---------------------------------------------------------------------- what comes of it


def test_who_beats_vassals_takes_the_province_and_loses_a_morale() -> None:
    table = say(charge(border()), {}, SWORDS)
    g = table.state
    assert (g.control["apulia"], g.realms[0].vassals["apulia"]) == (0, 2)
    assert g.realms[0].morale == -1
    assert [realm.triumph for realm in g.realms] == [1, -1]
    assert g.realms[1].free == 11


def test_a_province_that_is_defended_stays_with_its_holder() -> None:
    table = say(charge(border(), 1), {}, SHIELDS)
    g = table.state
    assert (g.control["apulia"], g.realms[1].vassals["apulia"]) == (1, 1)
    assert [realm.triumph for realm in g.realms] == [-1, 1]


def besieged() -> Era:
    g = border()
    g.realms[1].free += g.realms[1].vassals.pop("apulia")
    build(g, 1, "apulia")
    g.realms[1].influence = 5
    return g


def test_who_beats_a_city_may_put_his_own_there_and_loses_three_morale() -> None:
    g = besieged()
    g.realms[0].levels["architecture"] = 1
    table = say(charge(g, 3), {}, SWORDS)
    assert asked(table) == "own-city"
    say(table, True)
    romans, greeks = table.state.realms
    assert (romans.cities, greeks.cities) == (("apulia",), ())
    assert (romans.morale, romans.influence, greeks.influence) == (-3, 2, 4)
    assert (romans.hunger, greeks.food, greeks.board[-1]) == (2, 2, 0)


def test_without_architecture_a_beaten_city_is_gone() -> None:
    table = say(charge(besieged(), 3), {}, SWORDS)
    assert table.state.realms[0].cities == ()
    assert table.state.realms[0].vassals["apulia"] == 3


def test_armies_that_have_fought_stand_in_the_province_as_vassals() -> None:
    g = border()
    arm(g, 0, 2)
    table = say(charge(g, 1), {"army": 2, "legion": 1}, SWORDS)
    realm = table.state.realms[0]
    assert (realm.vassals["apulia"], realm.armies, realm.legions) == (3, 0, 1)


def test_who_beats_barbarians_takes_the_village_and_the_province() -> None:
    g = border()
    g.control.pop("apulia")
    g.realms[1].free += g.realms[1].vassals.pop("apulia")
    camp(g, "apulia", "thalers_3.1")
    table = say(charge(g), {}, SWORDS)
    assert asked(table) == "new-village"
    assert table.view(1)["game"]["realms"][0]["hidden"] == 1
    kept = say(table.clone(), "keep")
    assert kept.state.realms[0].hidden == ("thalers_3.1",)
    say(table, "use")
    g = table.state
    assert (g.realms[0].thalers, g.realms[0].shown, g.control["apulia"]) == (8, ("thalers_3.1",), 0)


def test_a_draw_with_barbarians_empties_the_province_and_a_defeat_leaves_them_hidden() -> None:
    for dice, left, buried in ((EVEN, False, ("thalers_3.1",)), (SHIELDS, True, ())):
        g = border()
        g.control.pop("apulia")
        g.realms[1].free += g.realms[1].vassals.pop("apulia")
        camp(g, "apulia")
        table = say(charge(g, 1), {}, dice)
        assert (("apulia" in table.state.villages), table.state.buried) == (left, buried)
        assert "apulia" not in table.state.control


def test_many_units_make_a_historic_battlefield_and_a_greater_one_replaces_a_smaller() -> None:
    for armies, size in ((1, None), (3, 1), (7, 2)):
        g = border()
        arm(g, 0, armies)
        table = say(charge(g, 1), {"army": armies, "legion": 1}, SWORDS)
        assert table.state.battlefields.get("apulia") == size
    g = border()
    g.battlefields["apulia"] = 2
    table = say(charge(g, 3), {}, SWORDS, SWORDS)
    assert table.state.battlefields["apulia"] == 2


def test_every_second_field_of_the_triumph_is_coloured_red_and_black_in_turn() -> None:
    assert [colour(step) for step in range(-2, 9)] == ["", "", "", "", "red", "", "black", "", "red", "", "black"]


def test_a_red_field_gives_three_morale_a_black_one_influence_and_leaving_takes_it_back() -> None:
    for steps, morale, influence in ((1, 3 - 1, 1), (3, -1, 2)):
        g = border()
        g.realms[0].triumph = steps
        table = say(charge(g), {}, SWORDS)
        realm = table.state.realms[0]
        assert (realm.morale, realm.influence) == (morale, influence)
    for steps, morale, influence in ((2, 4 - 3, 5), (4, 4, 4)):
        g = border()
        g.realms[1].triumph, g.realms[1].morale, g.realms[1].influence = steps, 4, 5
        g.realms[1].epoch = 1
        table = say(charge(g, 3), {}, SWORDS)
        realm = table.state.realms[1]
        assert (realm.morale, realm.influence) == (morale, influence)


def test_the_winner_at_sea_holds_it_and_its_fish() -> None:
    g = blank()
    settle(g, 0, "latium", "samnium")
    settle(g, 0, "tyrrheniinferior")
    settle(g, 1, "attica", "hadriaticum")
    g.realms[0].levels["navigation"] = g.realms[1].food = 2
    g.realms[0].fleets = {"ionium": 1}
    g.control.pop("tyrrheniinferior")
    g.control["ionium"] = 0
    table = say(marching(g), "fleet:ionium", "hadriaticum", True, "done", SWORDS)
    g = table.state
    assert (g.control["hadriaticum"], g.realms[0].food, g.realms[1].food) == (0, 1, 1)
    assert g.realms[1].fleets == {}


def test_norsemen_gain_two_morale_for_each_fleet_lost_in_battle() -> None:
    g = blank(2, part="two6", tribes=("norsemen", "britons"))
    settle(g, 0, *g.atlas.homes["norsemen"])
    shore = next(p for p in g.atlas.homes["britons"] if g.atlas.seas_beside[p])
    settle(g, 1, shore)
    sea = g.atlas.seas_beside[shore][0]
    settle(g, 0, sea)
    g.realms[0].levels["navigation"] = 1
    table = say(marching(g), f"fleet:{sea}", shore, "done", SHIELDS)
    assert told(table, "morale-rises")[0]["steps"] == 2


def test_protection_costs_an_attacker_five_morale_once_a_round() -> None:
    g = border()
    settle(g, 1, "etruria")
    g.realms[1].protected = True
    table = say(marching(g), "vassal:samnium", "apulia", "vassal:latium", "etruria", "done", "apulia", {})
    assert table.state.realms[0].morale == -5
    say(table, EVEN, {})
    assert table.state.realms[0].influence == 1, "the second attack costs nothing more"


def test_an_attack_on_an_ally_ends_the_alliance_and_costs_the_attacker_most() -> None:
    g = border()
    g.alliances = ((0, 1),)
    g.realms[1].morale = 5
    for realm in g.realms:
        realm.influence = 5
    table = say(charge(g), {})
    assert table.state.alliances == ()
    assert [(realm.influence, realm.morale) for realm in table.state.realms] == [(4, -5), (4, 3)]


def test_posts_of_the_enemy_may_be_expelled_before_a_battle() -> None:
    g = border()
    build(g, 1, "argolis")
    g.posts["argolis"] = 0
    g.realms[0].free -= 1
    table = charge(g)
    assert (asked(table), table.to_act()) == ("expel", (1,))
    say(table, ["argolis"])
    assert (table.state.posts, table.state.realms[0].morale) == ({}, -2)


def test_a_province_whose_last_vassal_deserts_as_its_post_is_closed_is_walked_into() -> None:
    g = border()
    build(g, 0, "samnium")
    g.posts["samnium"] = 1
    g.realms[1].free -= 1
    g.realms[1].morale = -5
    settle(g, 1, "etruria")
    table = say(charge(g), ["samnium"])
    assert (asked(table), table.to_act()) == ("desert", (1,))
    say(table, "apulia")
    assert (table.state.battle, table.state.control["apulia"]) == (None, 0)
    assert table.state.realms[0].vassals["apulia"] == 2
    assert list(table.title.invariants(table.state)) == []


def test_a_province_whose_last_vassal_deserts_over_the_defeat_is_taken_as_well() -> None:
    g = border()
    settle(g, 1, "etruria")
    loser = g.realms[1]
    loser.revolution, loser.morale, loser.triumph = True, -5, BOX["triumph"]["red_step"]
    table = charge(g)
    say(table, {}, "apulia", "etruria")
    assert table.state.control["apulia"] == 0
    assert list(table.title.invariants(table.state)) == []


def test_an_empty_province_is_walked_into_when_its_defenders_are_gone() -> None:
    table = charge(border(), 0)
    say_on = table.state
    assert say_on.battle is None
    g = border()
    table = marching(g)
    say(table, "vassal:samnium", "apulia")
    state = table.state
    state.realms[1].free += state.realms[1].vassals.pop("apulia")
    del state.control["apulia"]
    table = Table(table.title, 2, {"length": "normal"}, start=state.copy())
    say(table, "done")
    assert table.state.control["apulia"] == 0
