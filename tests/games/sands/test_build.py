"""§5.5 Build."""

from __future__ import annotations

import pytest
from tests.games.sands.situations import ANGELIKA, MARION, asked, in_turn, offers, reason, say, seated, settle

from civitas.games.sands.actions.build import price_terms
from civitas.games.sands.box.effects import symbols
from civitas.games.sands.box.state import NOBODY, Holder, Sands
from civitas.games.sands.scoring import achieved


def test_example_build_a_a_triumphal_arch_costs_unrest_plus_level_and_raises_politics() -> None:
    """Unrest 4 and level 1: five gold, and politics heritage goes up by one."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "rhodes")
        g.empires[MARION].unrest = 4
        g.empires[MARION].gold = 6

    table = say(in_turn(seated(arrange), "build"), "build", "triumphal_arch:rhodes")
    marion = table.state.empires[MARION]
    assert marion.gold == 1
    assert table.state.buildings["rhodes"] == ("triumphal_arch",)
    assert marion.heritage["politics"] == 1


def _city_in_asia_minor(g: Sands) -> None:
    settle(g, MARION, "asia_minor", "armenia", peasants=3)
    marion = g.empires[MARION]
    g.capacity["asia_minor"], g.resource["asia_minor"] = 4, "gold"
    g.buildings["asia_minor"], g.buildings["armenia"] = ("quarry",), ("amphitheatre",)
    marion.advances = ("labour",)
    marion.unrest, marion.gold = 5, 3


def test_example_build_b_a_city_with_quarry_oppression_and_labour() -> None:
    """Level 4 and unrest 5 make nine, the quarry saves one, three peasants save three; one gold is left of six."""
    table = say(in_turn(seated(_city_in_asia_minor), "emphasis_civic", "build"), "build")
    assert reason(table, "city:asia_minor") == "build-gold"
    say(table, "oppression:asia_minor")
    assert table.state.empires[MARION].gold == 6
    say(table, "city:asia_minor", 3)
    marion = table.state.empires[MARION]
    assert marion.gold == 1
    assert marion.peasants["asia_minor"] == 1
    assert marion.emphasis_markers == 2
    assert marion.unrest == 6
    assert asked(table) == "next-deed"
    assert table.to_act() != (MARION,)


def test_the_amphitheatre_next_door_saves_nothing_without_culture() -> None:
    terms = dict(price_terms(seated(_city_in_asia_minor), MARION, "city", "asia_minor"))
    assert terms == {"unrest": 5, "level": 4, "quarry": -1}


def test_a_city_needs_civic_unlocked() -> None:
    table = say(in_turn(seated(_city_in_asia_minor), "build"), "oppression:asia_minor", "build")
    assert reason(table, "city:asia_minor") == "city-locked"


def _well_off(g: Sands) -> None:
    """Unrest 3 and plenty of gold; Syria and Cyprus have room for four buildings each."""
    settle(g, MARION, "cyprus", peasants=3)
    g.empires[MARION].gold = 30


# ---------------------------------------------------------------------- one building, in an own region


def test_one_building_in_an_action() -> None:
    table = say(in_turn(seated(_well_off), "build"), "build", "forum:cyprus")
    assert table.state.buildings["cyprus"] == ("forum",)
    assert table.state.supply["forum"] == 4
    assert "build" in table.state.empires[MARION].played
    assert asked(table) == "next-deed"


def test_buildings_stand_in_regions_of_ones_own() -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.empires[MARION].peasants["libya"] = g.empires[MARION].peasants["graecia"] = 2

    table = say(in_turn(seated(arrange), "build"), "build")
    assert reason(table, "forum:libya") == "not-offered"
    assert reason(table, "forum:graecia") == "not-offered"


def test_politics_and_culture_do_not_open_a_city() -> None:
    for emphasis in ("emphasis_politics", "emphasis_culture"):
        table = say(in_turn(seated(_well_off), emphasis, "build"), "build")
        assert reason(table, "city:cyprus") == "city-locked"


# ---------------------------------------------------------------------- cost


@pytest.mark.parametrize(("building", "level"), [("quarry", 1), ("forum", 2), ("theatre", 3), ("wonder", 4)])
def test_a_building_costs_unrest_plus_its_level(building: str, level: int) -> None:
    table = say(in_turn(seated(_well_off), "build"), "build", f"{building}:cyprus")
    assert table.state.empires[MARION].gold == 30 - 3 - level


@pytest.mark.parametrize("capacity", [3, 5])
def test_the_level_of_a_city_is_the_capacity_of_its_region(capacity: int) -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.capacity["cyprus"] = capacity

    table = say(in_turn(seated(arrange), "emphasis_civic", "build"), "build", "city:cyprus")
    assert table.state.empires[MARION].gold == 30 - 3 - capacity


def test_only_gold_pays_for_a_building() -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.empires[MARION].gold, g.empires[MARION].crops = 4, 30

    table = say(in_turn(seated(arrange), "build"), "build")
    assert reason(table, "forum:cyprus") == "build-gold"
    say(table, "quarry:cyprus")
    assert (table.state.empires[MARION].gold, table.state.empires[MARION].crops) == (0, 30)


def test_without_gold_for_any_building_there_is_nothing_to_build() -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.empires[MARION].gold = 3

    assert reason(in_turn(seated(arrange), "build"), "build") == "nothing-to-build"


def test_discounts_bring_the_cost_down_to_nothing_at_most() -> None:
    """Unrest 1 and level 1, less quarry, amphitheatre and Masonry."""

    def arrange(g: Sands) -> None:
        _well_off(g)
        marion = g.empires[MARION]
        marion.unrest, marion.gold, marion.advances = 1, 0, ("agriculture", "masonry")
        g.buildings["cyprus"] = ("quarry", "amphitheatre")

    table = say(in_turn(seated(arrange), "emphasis_culture", "build"), "build", "triumphal_arch:cyprus")
    assert table.state.empires[MARION].gold == 0
    assert "triumphal_arch" in table.state.buildings["cyprus"]


def test_several_amphitheatres_save_one_gold_together() -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.buildings["cyprus"] = g.buildings["syria"] = ("amphitheatre",)

    table = say(in_turn(seated(arrange), "emphasis_culture", "build"), "build", "forum:cyprus")
    assert table.state.empires[MARION].gold == 30 - (3 + 2 - 1)


# ---------------------------------------------------------------------- Labour


def _labouring(peasants: int, gold: int) -> Sands:
    """A Forum in Cyprus costs five."""

    def arrange(g: Sands) -> None:
        _well_off(g)
        g.empires[MARION].advances = ("labour",)
        g.empires[MARION].peasants["cyprus"] = peasants
        g.empires[MARION].gold = gold

    return seated(arrange)


@pytest.mark.parametrize(("hands", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_each_hand_saves_a_gold_and_half_of_them_rounded_up_go_back(hands: int, lost: int) -> None:
    table = say(in_turn(_labouring(5, 9), "build"), "build", "forum:cyprus", hands)
    marion = table.state.empires[MARION]
    assert marion.gold == 9 - (5 - hands)
    assert marion.peasants["cyprus"] == 5 - lost
    assert marion.peasants["syria"] == 2


def test_no_more_hands_than_peasants_in_the_region() -> None:
    table = say(in_turn(_labouring(2, 9), "build"), "build", "forum:cyprus")
    assert offers(table) == [0, 1, 2]


def test_no_more_hands_than_the_cost() -> None:
    table = say(in_turn(_labouring(8, 9), "build"), "build", "forum:cyprus")
    assert offers(table) == [0, 1, 2, 3, 4, 5]


def test_as_many_hands_as_gold_is_short() -> None:
    table = say(in_turn(_labouring(4, 2), "build"), "build")
    assert reason(table, "wonder:cyprus") == "build-gold"
    say(table, "forum:cyprus")
    assert offers(table) == [3, 4]


def test_with_no_choice_of_hands_there_is_no_question() -> None:
    table = say(in_turn(_labouring(4, 1), "build"), "build", "forum:cyprus")
    marion = table.state.empires[MARION]
    assert (marion.gold, marion.peasants["cyprus"]) == (0, 2)
    assert asked(table) == "next-deed"


def test_without_labour_peasants_lend_no_hand() -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.empires[MARION].gold = 4

    table = say(in_turn(seated(arrange), "build"), "build")
    assert reason(table, "forum:cyprus") == "build-gold"


# ---------------------------------------------------------------------- emphasis


@pytest.mark.parametrize(
    ("emphasis", "building", "markers"),
    [
        ("emphasis_civic", "forum", 2),
        ("emphasis_civic", "temple", 1),
        ("emphasis_culture", "temple", 1),
        ("emphasis_culture", "forum", 0),
        ("emphasis_politics", "road", 1),
    ],
)
def test_action_and_building_each_bring_a_marker_if_they_match(emphasis: str, building: str, markers: int) -> None:
    """The Build card bears the symbol of civic alone."""
    table = say(in_turn(seated(_well_off), emphasis, "build"), "build", f"{building}:cyprus")
    assert table.state.empires[MARION].emphasis_markers == markers


def test_without_an_emphasis_on_display_there_is_no_marker() -> None:
    table = say(in_turn(seated(_well_off), "build"), "build", "forum:cyprus")
    assert table.state.empires[MARION].emphasis_markers == 0


# ---------------------------------------------------------------------- limits


def test_each_kind_stands_once_in_a_region() -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.buildings["cyprus"] = ("forum", "city")

    table = say(in_turn(seated(arrange), "emphasis_civic", "build"), "build")
    assert reason(table, "forum:cyprus") == "already-built"
    assert reason(table, "city:cyprus") == "already-built"
    assert "forum:syria" in table.legal(MARION)


def test_a_region_holds_no_more_buildings_than_its_capacity() -> None:
    """The City counts too; three have no room for a fourth."""

    def arrange(g: Sands) -> None:
        _well_off(g)
        g.capacity["cyprus"], g.capacity["syria"] = 3, 4
        g.buildings["cyprus"] = g.buildings["syria"] = ("forum", "city", "temple")

    table = say(in_turn(seated(arrange), "build"), "build")
    assert reason(table, "quarry:cyprus") == "region-full"
    say(table, "quarry:syria")
    assert len(table.state.buildings["syria"]) == 4


def test_an_aqueduct_makes_no_room_for_buildings() -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.capacity["cyprus"] = 3
        g.buildings["cyprus"] = ("forum", "city", "aqueduct")

    table = say(in_turn(seated(arrange), "build"), "build")
    assert reason(table, "quarry:cyprus") == "region-full"


def test_when_the_tiles_of_a_kind_have_run_out_it_cannot_be_built() -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.supply["forum"] = 0

    table = say(in_turn(seated(arrange), "build"), "build")
    assert reason(table, "forum:cyprus") == "no-tiles"


# ---------------------------------------------------------------------- at once, and for whoever rules


def test_a_new_city_is_a_start_for_the_caravan_of_the_second_card() -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.empires[MARION].advances = ("labour", "ornamentation", "tyranny")

    table = in_turn(seated(arrange), "build", "caravan_1")
    say(table, "build", "city:cyprus", 0, "caravan_1", "rhodes-cyprus")
    assert table.state.empires[MARION].caravans == ("rhodes-cyprus",)


def test_new_irrigation_helps_the_muster_of_the_second_card() -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.empires[MARION].advances = ("agriculture", "ornamentation", "tyranny")

    table = in_turn(seated(arrange), "build", "muster")
    say(table, "build", "irrigation:cyprus", "muster", "irrigation:cyprus")
    assert table.state.empires[MARION].peasants["cyprus"] == 4


def test_buildings_pass_to_the_new_ruler_of_their_region() -> None:
    """Angelika's quarry in Libya saves Marion a gold as soon as she has annexed Libya."""

    def arrange(g: Sands) -> None:
        settle(g, ANGELIKA, "libya", peasants=0)
        g.buildings["libya"] = ("quarry", "temple")
        g.empires[MARION].peasants["libya"] = 2
        g.empires[MARION].crops, g.empires[MARION].gold = 1, 10

    table = in_turn(seated(arrange), "conquest", "build")
    assert (symbols(table.state, ANGELIKA, "lyres"), symbols(table.state, MARION, "lyres")) == (1, 0)
    say(table, "conquest", "annex:libya", "build", "forum:libya")
    assert table.state.buildings["libya"] == ("quarry", "temple", "forum")
    assert table.state.empires[MARION].gold == 10 - (3 + 2 - 1)
    assert (symbols(table.state, ANGELIKA, "lyres"), symbols(table.state, MARION, "lyres")) == (0, 1)


@pytest.mark.parametrize("ruler", [ANGELIKA, NOBODY])
def test_an_amphitheatre_of_others_or_of_nobody_saves_nothing(ruler: Holder) -> None:
    def arrange(g: Sands) -> None:
        _well_off(g)
        g.control["rhodes"] = ruler
        g.buildings["rhodes"] = ("amphitheatre",)
        for empire in g.empires:
            empire.emphasis = "culture"

    assert dict(price_terms(seated(arrange), MARION, "forum", "cyprus")) == {"unrest": 3, "level": 2}


def test_in_a_region_without_a_ruler_buildings_count_for_nobody() -> None:
    """Angelika is driven out of Libya; Marion stands there but does not annex."""

    def arrange(g: Sands) -> None:
        settle(g, ANGELIKA, "libya")
        g.buildings["libya"] = ("temple", "forum")
        g.empires[MARION].soldiers["libya"] = 3
        g.empires[MARION].crops = 9

    table = say(in_turn(seated(arrange), "conquest"), "conquest", f"attack:libya:{ANGELIKA}", 0, 0, "done")
    assert table.state.buildings["libya"] == ("temple", "forum")
    assert [symbols(table.state, seat, "lyres") for seat in range(3)] == [0, 0, 0]
    assert [achieved(table.state, seat, "A") for seat in range(3)] == [0, 0, 0]


# ---------------------------------------------------------------------- Engineering


def _engineer(g: Sands) -> None:
    _well_off(g)
    g.empires[MARION].advances = ("agriculture", "masonry", "tyranny", "engineering")


def test_a_second_building_stands_in_another_region_at_its_own_cost() -> None:
    """Unrest 3, Masonry saves one each time: four for the Forum, six for the Wonder."""
    table = say(in_turn(seated(_engineer), "build"), "build", "forum:cyprus")
    assert asked(table) == "build-more"
    assert reason(table, "quarry:cyprus") == "same-region"
    say(table, "wonder:syria")
    assert table.state.empires[MARION].gold == 30 - 4 - 6
    assert table.state.buildings["syria"] == ("wonder",)
    assert asked(table) == "next-deed"


def test_the_second_building_may_be_left_out() -> None:
    table = say(in_turn(seated(_engineer), "build"), "build", "forum:cyprus", "done")
    assert table.state.empires[MARION].gold == 30 - 4
    assert asked(table) == "next-deed"


def test_the_second_building_enjoys_what_the_first_one_saves() -> None:
    """An amphitheatre just built in Cyprus saves one more next door."""
    table = in_turn(seated(_engineer), "emphasis_culture", "build")
    say(table, "build", "amphitheatre:cyprus", "wonder:syria")
    assert table.state.empires[MARION].gold == 30 - (3 + 1 - 1) - (3 + 4 - 1 - 1)


def test_a_second_building_brings_its_own_marker() -> None:
    """Two civic buildings and the civic card fill the emphasis."""
    table = in_turn(seated(_engineer), "emphasis_civic", "build")
    say(table, "build", "irrigation:cyprus", "aqueduct:syria")
    assert table.state.empires[MARION].emphasis_markers == 3
    assert table.state.empires[MARION].heritage["civic"] == 1
