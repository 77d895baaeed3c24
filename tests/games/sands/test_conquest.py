"""§5.3 Conquest: attack, annex, or both."""

from __future__ import annotations

from tests.games.sands.courses import attacked, next_turn, strengths, told
from tests.games.sands.situations import (
    ANGELIKA,
    MARION,
    NICOLE,
    asked,
    blank,
    in_turn,
    offers,
    reason,
    say,
    seated,
    settle,
)

from civitas.games.sands.actions.conquest import annex_terms
from civitas.games.sands.actions.tribute import colonies
from civitas.games.sands.box.state import NOBODY, Sands, regions_of
from civitas.kernel import Table


def _citizens(g: Sands, seat: int, region: str, peasants: int = 0, soldiers: int = 0) -> None:
    g.empires[seat].peasants[region] = peasants
    g.empires[seat].soldiers[region] = soldiers


def _left(table: Table, seat: int, region: str) -> tuple[int, int]:
    empire = table.state.empires[seat]
    return empire.peasants[region], empire.soldiers[region]


# ---------------------------------------------------------------------- the examples of the rulebook


def test_example_conquest_a_an_abandoned_region_is_annexed_for_three_crops() -> None:
    """Marion rules three regions; in Rhodes she has two citizens, Angelika one and the ruler Nicole none."""
    g = blank()
    settle(g, MARION, "gallia", "sicilia", "cyprus")
    settle(g, ANGELIKA, "hispania")
    settle(g, NICOLE, "graecia", "rhodes", peasants=0)
    _citizens(g, MARION, "rhodes", peasants=2)
    _citizens(g, ANGELIKA, "rhodes", soldiers=1)
    g.empires[MARION].crops = 4
    table = say(in_turn(g, "conquest"), "conquest", "annex:rhodes")
    assert table.state.empires[MARION].crops == 1
    assert table.state.control["rhodes"] == MARION
    assert "rhodes" not in table.state.empires[MARION].provinces
    assert regions_of(table.state, NICOLE) == ["graecia"]
    assert _left(table, ANGELIKA, "rhodes") == (0, 1)


def _libya() -> Sands:
    """Angelika with two soldiers and a peasant against Nicole's two soldiers; a plain."""
    g = blank()
    settle(g, MARION, "syria")
    settle(g, ANGELIKA, "hispania", "gallia", "italia")
    settle(g, NICOLE, "graecia", "libya")
    _citizens(g, ANGELIKA, "libya", peasants=1, soldiers=2)
    _citizens(g, NICOLE, "libya", soldiers=2)
    g.empires[ANGELIKA].advances = ("law", "conscription", "chariots")
    g.empires[NICOLE].advances = ("bronze_working",)
    g.empires[ANGELIKA].crops = 5
    return g


def test_example_conquest_b_attack_and_annexation_of_libya() -> None:
    """Seven against five, with two pips each thirteen against eleven; Law saves two crops of three."""
    table = attacked(in_turn(_libya(), "conquest", seat=ANGELIKA), "libya", NICOLE)
    angelika, nicole = table.state.empires[ANGELIKA], table.state.empires[NICOLE]
    assert angelika.crops == 2
    assert strengths(table) == (7, 5)
    say(table, 2, 2)
    assert asked(table) == "lose-citizen"
    say(table, "peasant")
    assert (angelika.unrest, nicole.unrest) == (5, 3)
    assert _left(table, ANGELIKA, "libya") == (0, 2)
    assert _left(table, NICOLE, "libya") == (0, 0)
    assert table.state.control["libya"] == NOBODY
    say(table, "annex:libya")
    assert angelika.crops == 1
    assert table.state.control["libya"] == ANGELIKA
    assert "libya" not in angelika.provinces


def test_example_conquest_b_one_more_pip_of_the_defender_turns_the_battle() -> None:
    """Thirteen against fourteen."""
    table = attacked(in_turn(_libya(), "conquest", seat=ANGELIKA), "libya", NICOLE)
    say(table, 2, 3)
    angelika, nicole = table.state.empires[ANGELIKA], table.state.empires[NICOLE]
    assert (angelika.unrest, nicole.unrest) == (3, 6)
    assert table.state.control["libya"] == NICOLE


# ---------------------------------------------------------------------- one region


def _in_sicilia(mine: tuple[int, int], theirs: tuple[int, int], crops: int = 9) -> Sands:
    """Marion and Angelika, who rules Sicilia and Hispania, have peasants and soldiers in Sicilia."""
    g = seated()
    settle(g, ANGELIKA, "sicilia", peasants=theirs[0], soldiers=theirs[1])
    _citizens(g, MARION, "sicilia", *mine)
    g.empires[MARION].crops = crops
    return g


def test_a_conquest_concerns_one_single_region() -> None:
    g = _in_sicilia((0, 4), (1, 0), crops=20)
    _citizens(g, MARION, "libya", soldiers=2)
    _citizens(g, MARION, "italia", soldiers=2)
    _citizens(g, NICOLE, "italia", peasants=1)
    table = say(attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA), 0, 0)
    assert asked(table) == "annex-after"
    assert [a for a in table.legal(MARION) if not a.startswith(("oppression", "support"))] == ["annex:sicilia", "done"]
    say(table, "annex:sicilia")
    assert asked(table) == "next-deed"
    assert table.state.control["libya"] == NOBODY


def _guests_in_libya(crops: int) -> Sands:
    """Libya is nobody's; Marion has three soldiers there, Angelika a soldier and Nicole a peasant."""
    g = seated()
    _citizens(g, MARION, "libya", soldiers=3)
    _citizens(g, ANGELIKA, "libya", soldiers=1)
    _citizens(g, NICOLE, "libya", peasants=1)
    g.empires[MARION].crops = crops
    return g


def test_annexation_and_attack_come_in_either_order() -> None:
    """Libya is annexed for one crop first; then Nicole is attacked there for unrest 3, and retreats from Libya."""
    table = say(in_turn(_guests_in_libya(4), "conquest"), "conquest", "annex:libya")
    assert table.state.control["libya"] == MARION
    assert (asked(table), offers(table)) == ("attack-after", ["attack:libya:1", "attack:libya:2", "done"])
    say(table, "attack:libya:2", 0, 0)
    assert table.state.empires[MARION].crops == 0
    assert _left(table, MARION, "libya") == (0, 2)
    assert _left(table, NICOLE, "libya") == (0, 0)
    assert _left(table, ANGELIKA, "libya") == (0, 1)
    assert asked(table) == "next-deed", "one attack and one annexation are all"


def test_who_loses_the_attack_after_an_annexation_keeps_the_region() -> None:
    table = say(in_turn(_guests_in_libya(9), "conquest"), "conquest", "annex:libya", "attack:libya:1", 0, 4)
    assert table.state.control["libya"] == MARION
    assert _left(table, MARION, "libya") == (0, 1)


def test_after_an_annexation_the_attack_may_be_left_out() -> None:
    table = say(in_turn(_guests_in_libya(9), "conquest"), "conquest", "annex:libya", "done")
    assert asked(table) == "next-deed"
    assert _left(table, NICOLE, "libya") == (1, 0)


def test_after_an_annexation_without_guests_or_crops_there_is_no_attack_to_ask_for() -> None:
    """Two peasants in Syria could still be pressed for the two crops that are short: three crops, but not two, do."""
    alone = _guests_in_libya(9)
    for seat in (ANGELIKA, NICOLE):
        _citizens(alone, seat, "libya")
    assert asked(say(in_turn(alone, "conquest"), "conquest", "annex:libya")) == "next-deed"
    table = say(in_turn(_guests_in_libya(2), "conquest"), "conquest", "annex:libya")
    assert (asked(table), offers(table)) == ("attack-after", ["done"])
    assert reason(table, "attack:libya:2") == "attack-crops"
    say(table, "oppression:syria", "attack:libya:2")
    assert asked(table) == "die"
    assert asked(say(in_turn(_guests_in_libya(1), "conquest"), "conquest", "annex:libya")) == "next-deed"


def test_an_attack_alone_is_a_conquest_too() -> None:
    table = say(attacked(in_turn(_in_sicilia((0, 4), (1, 0)), "conquest"), "sicilia", ANGELIKA), 0, 0, "done")
    assert table.state.control["sicilia"] == NOBODY
    assert "conquest" in table.state.empires[MARION].played
    assert asked(table) == "next-deed"


def test_without_anyone_to_attack_or_anything_to_annex_there_is_no_conquest() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].crops = 20

    assert reason(in_turn(seated(arrange), "conquest"), "conquest") == "nothing-to-conquer"


# ---------------------------------------------------------------------- A attack


def test_an_attack_needs_citizens_of_both_sides_in_the_region() -> None:
    g = _in_sicilia((0, 2), (1, 0))
    _citizens(g, MARION, "libya", soldiers=1)
    table = say(in_turn(g, "conquest"), "conquest")
    assert reason(table, f"attack:libya:{ANGELIKA}") == "not-offered"
    assert reason(table, f"attack:hispania:{ANGELIKA}") == "not-offered"
    assert reason(table, f"attack:sicilia:{NICOLE}") == "not-offered"
    assert f"attack:sicilia:{ANGELIKA}" in table.legal(MARION)


def test_of_several_opponents_exactly_one_is_attacked() -> None:
    g = _in_sicilia((0, 4), (1, 0))
    _citizens(g, NICOLE, "sicilia", peasants=3)
    table = say(in_turn(g, "conquest"), "conquest")
    assert {f"attack:sicilia:{ANGELIKA}", f"attack:sicilia:{NICOLE}"} <= set(table.legal(MARION))
    say(table, f"attack:sicilia:{ANGELIKA}")
    assert strengths(table) == (8, 1)
    assert set(table.to_act()) == {MARION, ANGELIKA}
    say(table, 0, 0)
    assert _left(table, NICOLE, "sicilia") == (3, 0)


def test_the_attacked_player_need_not_rule_the_region() -> None:
    """Nicole is beaten in Angelika's region; she goes home, and Angelika keeps the region."""
    g = _in_sicilia((0, 3), (1, 0))
    _citizens(g, NICOLE, "sicilia", peasants=4)
    table = say(attacked(in_turn(g, "conquest"), "sicilia", NICOLE), 0, 0)
    assert _left(table, NICOLE, "sicilia") == (0, 0)
    assert _left(table, NICOLE, "graecia") == (4, 1)
    assert table.state.control["sicilia"] == ANGELIKA
    assert _left(table, ANGELIKA, "sicilia") == (1, 0)


def test_intruders_may_be_attacked_in_ones_own_region() -> None:
    g = seated()
    _citizens(g, NICOLE, "syria", peasants=1)
    g.empires[MARION].crops = 3
    table = say(attacked(in_turn(g, "conquest"), "syria", NICOLE), 0, 0, "peasant")
    assert _left(table, NICOLE, "syria") == (0, 0)
    assert _left(table, MARION, "syria") == (1, 1)
    assert table.state.control["syria"] == MARION
    assert asked(table) == "next-deed"


def test_an_attack_costs_as_many_crops_as_the_own_unrest() -> None:
    g = _in_sicilia((0, 4), (1, 0), crops=4)
    g.empires[MARION].unrest = 4
    g.empires[ANGELIKA].unrest = 2
    table = attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA)
    assert table.state.empires[MARION].crops == 0


def test_without_the_crops_there_is_no_attack() -> None:
    g = _in_sicilia((0, 4), (1, 0), crops=3)
    g.empires[MARION].unrest = 4
    g.empires[MARION].gold = 9
    _citizens(g, MARION, "libya", peasants=1)
    table = say(in_turn(g, "conquest"), "conquest")
    assert reason(table, f"attack:sicilia:{ANGELIKA}") == "attack-crops"


def test_peasants_are_worth_one_and_soldiers_two() -> None:
    table = attacked(in_turn(_in_sicilia((3, 2), (2, 1)), "conquest"), "sicilia", ANGELIKA)
    assert strengths(table) == (3 * 1 + 2 * 2, 2 * 1 + 1 * 2)


def test_a_die_and_the_own_unrest_make_seven_at_most() -> None:
    g = _in_sicilia((0, 4), (1, 0))
    g.empires[MARION].unrest, g.empires[ANGELIKA].unrest = 2, 6
    table = attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA)
    assert table.legal(MARION) == [0, 1, 2, 3, 4, 5]
    assert reason(table, 6) == "out-of-range"
    assert table.legal(ANGELIKA) == [0, 1]


def test_a_die_shows_six_at_most() -> None:
    g = _in_sicilia((0, 4), (1, 0))
    g.empires[MARION].unrest = 1
    assert attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA).legal(MARION) == [0, 1, 2, 3, 4, 5, 6]


def test_with_unrest_seven_the_die_is_laid_aside() -> None:
    g = _in_sicilia((0, 4), (1, 0))
    g.empires[ANGELIKA].unrest = 7
    table = attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA)
    assert table.to_act() == (MARION,)
    say(table, 1)
    assert told(table, "battle")[-1]["other_die"] == 0
    assert table.state.empires[MARION].unrest == 4


def test_with_unrest_seven_on_both_sides_nobody_is_asked_for_a_die() -> None:
    g = _in_sicilia((0, 4), (1, 0))
    g.empires[MARION].unrest = g.empires[ANGELIKA].unrest = 7
    table = attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA)
    assert told(table, "battle-won") == [{"seat": MARION, "other_seat": ANGELIKA, "region": "sicilia"}]
    assert table.state.empires[MARION].unrest == 7


def test_with_bread_and_circuses_the_limit_of_the_die_is_five() -> None:
    g = _in_sicilia((0, 4), (1, 0))
    g.empires[MARION].advances = g.empires[ANGELIKA].advances = ("writing", "drama", "bread_and_circuses")
    g.empires[MARION].unrest, g.empires[ANGELIKA].unrest = 3, 5
    table = attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA)
    assert table.to_act() == (MARION,)
    assert table.legal(MARION) == [0, 1, 2]


def test_the_dice_are_set_in_secret_and_shown_together() -> None:
    table = attacked(in_turn(_in_sicilia((0, 4), (1, 0)), "conquest"), "sicilia", ANGELIKA)
    table.apply(MARION, 2)
    assert table.view(MARION)["sealed"] == 2
    assert table.view(ANGELIKA)["sealed"] is None
    assert told(table, "battle") == []
    assert table.state.empires[MARION].unrest == 3
    table.apply(ANGELIKA, 1)
    assert [(battle["die"], battle["other_die"]) for battle in told(table, "battle")] == [(2, 1)]


def test_every_pip_adds_three() -> None:
    """Two against four: with one pip it is five against four, without it the attack fails."""
    table = say(attacked(in_turn(_in_sicilia((0, 1), (0, 2)), "conquest"), "sicilia", ANGELIKA), 1, 0)
    assert told(table, "battle-won")[-1]["seat"] == MARION
    table = say(attacked(in_turn(_in_sicilia((0, 1), (0, 2)), "conquest"), "sicilia", ANGELIKA), 0, 0)
    assert told(table, "battle-won")[-1]["seat"] == ANGELIKA
    table = say(attacked(in_turn(_in_sicilia((1, 3), (0, 2)), "conquest"), "sicilia", ANGELIKA), 0, 1)
    assert told(table, "battle-won")[-1]["seat"] == ANGELIKA


def test_a_tie_goes_to_the_attacked_player() -> None:
    """Two and a pip of three against five."""
    table = say(attacked(in_turn(_in_sicilia((0, 1), (1, 2)), "conquest"), "sicilia", ANGELIKA), 1, 0, "peasant")
    assert told(table, "battle-won")[-1]["seat"] == ANGELIKA
    assert table.state.control["sicilia"] == ANGELIKA


def test_the_winning_attacker_loses_one_citizen_and_pays_the_die_in_unrest() -> None:
    """The beaten side loses two and its die costs nothing."""
    table = attacked(in_turn(_in_sicilia((0, 4), (0, 3)), "conquest"), "sicilia", ANGELIKA)
    say(table, 3, 2)
    marion, angelika = table.state.empires[MARION], table.state.empires[ANGELIKA]
    assert (marion.unrest, angelika.unrest) == (6, 3)
    assert _left(table, MARION, "sicilia") == (0, 3)
    assert sum(angelika.soldiers.values()) == 1 + 3 - 2


def test_the_winning_defender_loses_one_citizen_and_pays_the_die_in_unrest() -> None:
    table = attacked(in_turn(_in_sicilia((0, 4), (0, 3)), "conquest"), "sicilia", ANGELIKA)
    say(table, 1, 2)
    marion, angelika = table.state.empires[MARION], table.state.empires[ANGELIKA]
    assert (marion.unrest, angelika.unrest) == (3, 5)
    assert _left(table, MARION, "sicilia") == (0, 2)
    assert _left(table, ANGELIKA, "sicilia") == (0, 2)


def test_each_side_chooses_whom_to_lose() -> None:
    """The winner one, the loser two."""
    table = attacked(in_turn(_in_sicilia((1, 3), (2, 2)), "conquest"), "sicilia", ANGELIKA)
    say(table, 1, 0)
    assert (table.to_act(), asked(table)) == ((MARION,), "lose-citizen")
    say(table, "soldier")
    assert _left(table, MARION, "sicilia") == (1, 2)
    assert (table.to_act(), asked(table)) == ((ANGELIKA,), "lose-citizen")
    say(table, "soldier", "peasant")
    assert _left(table, ANGELIKA, "hispania") == (2 + 1, 1 + 1)


def test_a_loser_with_one_citizen_loses_that_one() -> None:
    table = say(attacked(in_turn(_in_sicilia((0, 1), (0, 3)), "conquest"), "sicilia", ANGELIKA), 0, 0)
    assert _left(table, MARION, "sicilia") == (0, 0)
    assert _left(table, ANGELIKA, "sicilia") == (0, 2)


def test_a_beaten_attacker_stays_with_what_is_left() -> None:
    table = say(attacked(in_turn(_in_sicilia((4, 0), (0, 3)), "conquest"), "sicilia", ANGELIKA), 0, 0)
    assert _left(table, MARION, "sicilia") == (2, 0)
    assert _left(table, MARION, "syria") == (2, 1)
    assert asked(table) == "next-deed"


def test_the_beaten_defender_retreats_into_one_own_neighbouring_region_of_choice() -> None:
    """All go together, also beyond the capacity of the refuge."""
    g = _in_sicilia((0, 6), (4, 1))
    settle(g, ANGELIKA, "gallia", "illyria", peasants=4)
    table = say(attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA), 0, 0, "soldier")
    assert (table.to_act(), asked(table)) == ((ANGELIKA,), "retreat")
    assert sorted(table.legal(ANGELIKA)) == ["gallia", "hispania"]
    say(table, "gallia")
    assert _left(table, ANGELIKA, "gallia") == (7, 0)
    assert _left(table, ANGELIKA, "sicilia") == (0, 0)
    assert _left(table, ANGELIKA, "hispania") == (2, 1)


def test_with_one_refuge_the_retreat_is_no_question() -> None:
    table = say(attacked(in_turn(_in_sicilia((0, 4), (4, 0)), "conquest"), "sicilia", ANGELIKA), 0, 0)
    assert _left(table, ANGELIKA, "hispania") == (2 + 2, 1)
    assert table.to_act() == (MARION,)


def test_without_a_refuge_all_go_to_the_supply() -> None:
    """Hispania is the only other region of Angelika and no neighbour of Libya; free neighbours are no refuge."""
    g = seated()
    settle(g, ANGELIKA, "libya", peasants=5)
    _citizens(g, MARION, "libya", soldiers=4)
    g.empires[MARION].crops = 3
    table = say(attacked(in_turn(g, "conquest"), "libya", ANGELIKA), 0, 0)
    assert sum(table.state.empires[ANGELIKA].peasants.values()) == 2
    assert _left(table, ANGELIKA, "hispania") == (2, 1)
    assert table.state.control["libya"] == NOBODY


def test_a_road_is_no_way_to_retreat() -> None:
    """From Libya a road in Mauretania would lead to Hispania."""
    g = seated()
    settle(g, ANGELIKA, "libya", peasants=5)
    g.buildings["mauretania"] = ("road",)
    _citizens(g, MARION, "libya", soldiers=4)
    g.empires[MARION].crops = 3
    table = say(attacked(in_turn(g, "conquest"), "libya", ANGELIKA), 0, 0)
    assert _left(table, ANGELIKA, "hispania") == (2, 1)


def test_the_beaten_ruler_loses_control() -> None:
    table = say(attacked(in_turn(_in_sicilia((0, 4), (1, 0), crops=3), "conquest"), "sicilia", ANGELIKA), 0, 0)
    assert table.state.control["sicilia"] == NOBODY
    assert table.state.empires[ANGELIKA].provinces == ("hispania",)


def _capital_in_sicilia(*regions: str) -> Sands:
    g = blank()
    settle(g, MARION, "syria", soldiers=1)
    settle(g, NICOLE, "graecia")
    settle(g, ANGELIKA, "sicilia", *regions, capital="sicilia")
    _citizens(g, MARION, "sicilia", soldiers=4)
    g.empires[MARION].crops = 3
    g.empires[ANGELIKA].caravans = ("italia-sicilia",)
    g.empires[ANGELIKA].heritage["culture"] = 5
    return g


def test_a_lost_capital_moves_to_another_own_region_of_choice() -> None:
    """Heritage and caravans stay."""
    table = attacked(in_turn(_capital_in_sicilia("hispania", "gallia"), "conquest"), "sicilia", ANGELIKA)
    say(table, 0, 0)
    angelika = table.state.empires[ANGELIKA]
    assert (table.to_act(), asked(table)) == ((ANGELIKA,), "new-capital")
    assert sorted(table.legal(ANGELIKA)) == ["gallia", "hispania"]
    say(table, "gallia")
    assert angelika.capital == "gallia"
    assert angelika.heritage["culture"] == 5
    assert angelika.caravans == ("italia-sicilia",)


def test_with_one_region_left_the_capital_moves_there() -> None:
    table = attacked(in_turn(_capital_in_sicilia("hispania"), "conquest"), "sicilia", ANGELIKA)
    say(table, 0, 0)
    assert table.state.empires[ANGELIKA].capital == "hispania"
    assert table.to_act() == (MARION,)


def test_new_caravans_depend_on_the_new_place_of_the_capital() -> None:
    g = _capital_in_sicilia("mauretania")
    g.empires[ANGELIKA].crops = 2
    table = say(attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA), 0, 0, "done")
    say(next_turn(table, "caravan_1", seat=ANGELIKA), "caravan_1")
    assert reason(table, "italia-illyria") == "not-connected"
    assert "hispania-mauretania" in table.legal(ANGELIKA)


def test_the_last_region_is_never_lost() -> None:
    """Defeat costs two citizens there; the rest stays, and the winner cannot annex."""
    g = seated()
    _citizens(g, MARION, "hispania", soldiers=6)
    _citizens(g, ANGELIKA, "hispania", peasants=4)
    g.empires[MARION].crops = 20
    table = say(attacked(in_turn(g, "conquest"), "hispania", ANGELIKA), 0, 0)
    assert _left(table, ANGELIKA, "hispania") == (2, 0)
    assert table.state.control["hispania"] == ANGELIKA
    assert table.state.empires[ANGELIKA].capital == "hispania"
    assert asked(table) == "next-deed"


def test_the_last_region_is_kept_even_if_the_defeat_empties_it() -> None:
    g = seated()
    _citizens(g, MARION, "hispania", soldiers=6)
    _citizens(g, ANGELIKA, "hispania", peasants=2)
    g.empires[MARION].crops = 20
    table = say(attacked(in_turn(g, "conquest"), "hispania", ANGELIKA), 0, 0)
    assert _left(table, ANGELIKA, "hispania") == (0, 0)
    assert table.state.control["hispania"] == ANGELIKA
    assert asked(table) == "next-deed"


def test_whoever_is_beaten_elsewhere_retreats_even_with_one_region_only() -> None:
    """The last region protects itself, not the citizens abroad."""
    g = seated()
    _citizens(g, MARION, "gallia", soldiers=4)
    _citizens(g, ANGELIKA, "gallia", peasants=3)
    g.empires[MARION].crops = 3
    table = say(attacked(in_turn(g, "conquest"), "gallia", ANGELIKA), 0, 0)
    assert _left(table, ANGELIKA, "gallia") == (0, 0)
    assert _left(table, ANGELIKA, "hispania") == (2 + 1, 1)


# ---------------------------------------------------------------------- B annex


def test_a_region_without_a_ruler_is_annexed_without_an_attack() -> None:
    g = seated()
    settle(g, MARION, "asia_minor")
    _citizens(g, MARION, "cyprus", peasants=1)
    g.empires[MARION].crops = 5
    table = say(in_turn(g, "conquest"), "conquest", "annex:cyprus")
    assert table.state.control["cyprus"] == MARION
    assert table.state.empires[MARION].crops == 3
    assert asked(table) == "next-deed"


def test_annexing_needs_an_own_citizen_there() -> None:
    g = seated()
    _citizens(g, MARION, "libya", peasants=1)
    g.empires[MARION].crops = 9
    table = say(in_turn(g, "conquest"), "conquest")
    assert reason(table, "annex:cyprus") == "not-offered"


def test_an_own_region_is_not_annexed() -> None:
    g = _in_sicilia((0, 4), (1, 0))
    table = say(in_turn(g, "conquest"), "conquest")
    assert reason(table, "annex:syria") == "not-offered"


def test_a_ruler_with_a_citizen_left_prevents_annexation() -> None:
    g = _in_sicilia((0, 4), (1, 0))
    table = say(in_turn(g, "conquest"), "conquest")
    assert reason(table, "annex:sicilia") == "annex-defended"


def test_annexing_takes_more_citizens_than_any_other_single_player() -> None:
    """Two of each of the others are outnumbered by three, though they are four together; three of one are not."""
    g = seated()
    _citizens(g, MARION, "libya", peasants=2, soldiers=1)
    _citizens(g, ANGELIKA, "libya", soldiers=2)
    _citizens(g, NICOLE, "libya", peasants=1, soldiers=1)
    g.empires[MARION].crops = 9
    assert "annex:libya" in say(in_turn(g, "conquest"), "conquest").legal(MARION)
    _citizens(g, NICOLE, "libya", peasants=3)
    table = say(in_turn(g, "conquest"), "conquest")
    assert reason(table, "annex:libya") == "annex-outnumbered"


def test_annexing_costs_one_crop_for_every_region_ruled_so_far() -> None:
    g = seated()
    settle(g, MARION, "asia_minor", "armenia", "mesopotamia", "aegyptus")
    _citizens(g, MARION, "cyprus", peasants=1)
    g.empires[MARION].crops = 5
    table = say(in_turn(g, "conquest"), "conquest", "annex:cyprus")
    assert table.state.empires[MARION].crops == 0
    assert len(regions_of(table.state, MARION)) == 6


def test_without_the_crops_there_is_no_annexation() -> None:
    g = _in_sicilia((0, 4), (1, 0), crops=3)
    settle(g, MARION, "asia_minor", "armenia", "aegyptus")
    _citizens(g, MARION, "cyprus", peasants=1)
    table = say(in_turn(g, "conquest"), "conquest")
    assert reason(table, "annex:cyprus") == "annex-crops"


def test_a_discount_never_turns_the_cost_of_annexing_into_a_gain() -> None:
    """One region less three soldiers under the Law."""
    g = seated()
    _citizens(g, MARION, "libya", soldiers=3)
    g.empires[MARION].advances = ("law",)
    table = say(in_turn(g, "conquest"), "conquest", "annex:libya")
    assert table.state.empires[MARION].crops == 0
    assert table.state.control["libya"] == MARION


def test_law_counts_the_soldiers_left_after_the_battle() -> None:
    """Of four soldiers three are left: five regions less three."""
    g = _in_sicilia((0, 4), (1, 0), crops=5)
    settle(g, MARION, "asia_minor", "armenia", "aegyptus", "mesopotamia")
    g.empires[MARION].advances = ("law",)
    table = say(attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA), 0, 0)
    assert dict(annex_terms(table.state, MARION, "sicilia")) == {"regions": 5, "law": -3}
    say(table, "annex:sicilia")
    assert table.state.empires[MARION].crops == 0


def _ten(g: Sands, regions: int) -> None:
    names = [r for r in g.control if g.control[r] == NOBODY and r != "libya"]
    settle(g, MARION, *names[: regions - 1], peasants=0)
    _citizens(g, MARION, "libya", peasants=1)
    g.empires[MARION].crops = 30


def test_an_empire_has_ten_regions_at_most() -> None:
    g = seated()
    _ten(g, 10)
    _citizens(g, MARION, "graecia", peasants=2)
    table = say(in_turn(g, "conquest"), "conquest")
    assert reason(table, "annex:libya") == "annex-limit"


def test_a_tenth_region_may_be_annexed() -> None:
    g = seated()
    _ten(g, 9)
    table = say(in_turn(g, "conquest"), "conquest", "annex:libya")
    assert len(regions_of(table.state, MARION)) == 10


def test_a_winner_who_gives_up_the_only_citizen_cannot_annex() -> None:
    table = say(attacked(in_turn(_in_sicilia((0, 1), (1, 0), crops=20), "conquest"), "sicilia", ANGELIKA), 0, 0)
    assert told(table, "battle-won")[-1]["seat"] == MARION
    assert _left(table, MARION, "sicilia") == (0, 0)
    assert table.state.control["sicilia"] == NOBODY
    assert asked(table) == "next-deed"


def test_a_third_player_who_rules_and_lives_there_prevents_annexation_after_a_victory() -> None:
    g = _in_sicilia((0, 4), (1, 0), crops=20)
    _citizens(g, NICOLE, "sicilia", peasants=1)
    table = say(attacked(in_turn(g, "conquest"), "sicilia", NICOLE), 0, 0)
    assert told(table, "battle-won")[-1]["seat"] == MARION
    assert asked(table) == "next-deed"


def test_a_third_player_who_rules_an_empty_region_is_displaced_after_a_victory() -> None:
    g = _in_sicilia((0, 4), (0, 0), crops=20)
    _citizens(g, NICOLE, "sicilia", peasants=1)
    table = say(attacked(in_turn(g, "conquest"), "sicilia", NICOLE), 0, 0, "annex:sicilia")
    assert table.state.control["sicilia"] == MARION
    assert regions_of(table.state, ANGELIKA) == ["hispania"]


def test_a_third_player_with_as_many_citizens_prevents_annexation_after_a_victory() -> None:
    g = _in_sicilia((0, 3), (1, 0), crops=20)
    _citizens(g, NICOLE, "sicilia", peasants=2)
    table = say(attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA), 0, 0)
    assert table.state.control["sicilia"] == NOBODY
    assert asked(table) == "next-deed"


def test_after_a_lost_attack_a_free_region_may_still_be_annexed() -> None:
    """Four peasants lose two against two soldiers with a pip; the winner has one left."""
    g = seated()
    _citizens(g, MARION, "libya", peasants=4)
    _citizens(g, NICOLE, "libya", soldiers=2)
    g.empires[MARION].crops = 4
    table = say(attacked(in_turn(g, "conquest"), "libya", NICOLE), 0, 1, "annex:libya")
    assert told(table, "battle-won")[-1]["seat"] == NICOLE
    assert table.state.control["libya"] == MARION
    assert _left(table, NICOLE, "libya") == (0, 1)


def test_a_province_that_is_annexed_again_is_a_colony() -> None:
    g = seated()
    settle(g, MARION, "cyprus", peasants=3)
    g.control["cyprus"] = ANGELIKA
    g.empires[MARION].provinces = ("syria",)
    g.empires[MARION].crops = 1
    table = say(in_turn(g, "conquest", "tribute"), "conquest", "annex:cyprus")
    assert table.state.empires[MARION].crops == 0
    say(table, "tribute")
    assert table.state.empires[MARION].crops == 1


def test_a_province_lost_in_battle_is_no_province_when_it_comes_back() -> None:
    g = _in_sicilia((0, 2), (1, 0))
    g.empires[ANGELIKA].crops = 1
    table = say(attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA), 0, 0, "done")
    next_turn(table, "migrate", "conquest", seat=ANGELIKA)
    say(table, "migrate", "peasant:hispania:sicilia", "peasant:hispania:sicilia", "done", "conquest", "annex:sicilia")
    assert table.state.control["sicilia"] == ANGELIKA
    assert colonies(table.state, ANGELIKA) == ["sicilia"]


def test_where_the_capital_stands_there_is_no_colony() -> None:
    """Angelika's capital moves to her colony, which pays no more tribute."""
    g = _capital_in_sicilia("gallia", "illyria")
    g.empires[ANGELIKA].provinces = ("sicilia",)
    table = attacked(in_turn(g, "conquest"), "sicilia", ANGELIKA)
    say(table, 0, 0, "gallia", "done")
    say(next_turn(table, "tribute", seat=ANGELIKA), "tribute")
    assert [tribute["region"] for tribute in told(table, "tribute-colony")] == ["illyria"]


def test_the_last_region_is_safe_even_without_citizens() -> None:
    g = seated()
    _citizens(g, ANGELIKA, "hispania")
    _citizens(g, MARION, "hispania", soldiers=3)
    _citizens(g, MARION, "libya", soldiers=3)
    g.empires[MARION].crops = 20
    table = say(in_turn(g, "conquest"), "conquest")
    assert reason(table, "annex:hispania") == "annex-last-region"
    assert "annex:libya" in table.legal(MARION)


def test_an_empty_capital_that_is_annexed_moves_too() -> None:
    g = _capital_in_sicilia("hispania", "gallia")
    _citizens(g, ANGELIKA, "sicilia")
    table = say(in_turn(g, "conquest"), "conquest", "annex:sicilia")
    assert (table.to_act(), asked(table)) == ((ANGELIKA,), "new-capital")
    say(table, "hispania")
    assert table.state.empires[ANGELIKA].capital == "hispania"
    assert table.state.control["sicilia"] == MARION


# ---------------------------------------------------------------------- divided empires


def test_a_region_far_from_the_own_empire_may_be_annexed() -> None:
    g = seated()
    _citizens(g, MARION, "mauretania", peasants=1)
    g.empires[MARION].crops = 1
    table = say(in_turn(g, "conquest"), "conquest", "annex:mauretania")
    assert regions_of(table.state, MARION) == ["syria", "mauretania"]


def test_an_empire_cut_in_two_keeps_both_parts() -> None:
    """Marion takes Sicilia between Angelika's Hispania and Rhodes."""
    g = _in_sicilia((0, 4), (0, 0))
    settle(g, ANGELIKA, "rhodes")
    table = say(in_turn(g, "conquest"), "conquest", "annex:sicilia")
    assert regions_of(table.state, ANGELIKA) == ["hispania", "rhodes"]
    assert table.state.empires[ANGELIKA].unrest == 3
