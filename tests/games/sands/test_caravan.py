"""§5.8 Caravan."""

from __future__ import annotations

import pytest
from tests.games.sands.courses import next_turn
from tests.games.sands.situations import (
    ANGELIKA,
    MARION,
    NICOLE,
    asked,
    blank,
    in_turn,
    reason,
    rolls,
    say,
    seated,
    settle,
)

from civitas.games.sands.actions.caravan import CARAVANS
from civitas.games.sands.box.content import ATLAS, GOODS, across
from civitas.games.sands.box.state import NOBODY, Holder, Sands


def _nicole_in_gallia() -> Sands:
    """Nicole has a City in Gallia and a caravan to Italia; Angelika's capital is in Sicilia."""
    g = blank()
    settle(g, MARION, "syria")
    settle(g, ANGELIKA, "sicilia")
    settle(g, NICOLE, "graecia", "gallia")
    g.buildings["gallia"] = ("city",)
    g.empires[NICOLE].caravans = ("gallia-italia",)
    g.empires[NICOLE].crops = 3
    return g


def test_example_caravan_the_chain_goes_on_to_sicilia_and_raises_heritage() -> None:
    """Italia-Sicilia reaches back to the City, Hispania-Sicilia does not; two crops; a new foreign capital."""
    table = say(in_turn(_nicole_in_gallia(), "caravan_1", seat=NICOLE), "caravan_1")
    assert reason(table, "hispania-sicilia") == "not-connected"
    say(table, "italia-sicilia", "politics")
    nicole = table.state.empires[NICOLE]
    assert nicole.crops == 1
    assert nicole.caravans == ("gallia-italia", "italia-sicilia")
    assert nicole.heritage == {"civic": 0, "politics": 1, "culture": 0}
    assert asked(table) == "next-deed"


# ---------------------------------------------------------------------- connection


def _rich(g: Sands) -> None:
    g.empires[MARION].crops = 9


def test_a_caravan_touches_the_own_capital() -> None:
    table = say(in_turn(seated(_rich), "caravan_1"), "caravan_1")
    laid = {answer for answer in table.legal(MARION) if "-" in answer}
    assert laid == {border for border in ATLAS[3].borders if "syria" in border.split("-")}


def test_an_own_region_without_capital_or_city_is_no_start() -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        settle(g, MARION, "libya")

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1")
    assert reason(table, "libya-mauretania") == "not-connected"


def test_a_caravan_touches_an_own_region_with_a_city() -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        settle(g, MARION, "libya")
        g.buildings["libya"] = ("city",)

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", "libya-mauretania")
    assert table.state.empires[MARION].caravans == ("libya-mauretania",)


@pytest.mark.parametrize("ruler", [ANGELIKA, NOBODY])
def test_a_city_of_others_or_of_nobody_is_no_start(ruler: Holder) -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        g.control["libya"] = ruler
        g.empires[MARION].peasants["libya"] = 2
        g.buildings["libya"] = ("city",)

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1")
    assert reason(table, "libya-mauretania") == "not-connected"


def test_own_caravans_lead_on_without_a_gap() -> None:
    """From Syria over Aegyptus to Libya; the caravan beyond the gap at Mauretania leads nowhere."""

    def arrange(g: Sands) -> None:
        _rich(g)
        g.empires[MARION].caravans = ("syria-aegyptus", "aegyptus-libya", "hispania-mauretania")

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1")
    assert reason(table, "hispania-italia") == "not-connected"
    assert {"libya-mauretania", "libya-sicilia", "cyprus-aegyptus"} <= set(table.legal(MARION))


def test_a_new_caravan_may_close_the_gap() -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        g.empires[MARION].caravans = ("syria-aegyptus", "aegyptus-libya", "hispania-mauretania")

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", "libya-mauretania")
    say(next_turn(table, "caravan_1"), "caravan_1")
    assert "hispania-italia" in table.legal(MARION)


def test_caravans_of_others_do_not_lead_on() -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        g.empires[ANGELIKA].caravans = ("syria-aegyptus",)

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1")
    assert reason(table, "aegyptus-libya") == "not-connected"


def test_a_caravan_may_lead_out_of_play_but_no_chain_through_there() -> None:
    """With two players Illyria is out of play: wine on its border counts, but it does not lead to Graecia."""
    g = blank(2)
    settle(g, MARION, "italia")
    settle(g, ANGELIKA, "syria")
    g.empires[MARION].crops = 9
    table = say(in_turn(g, "caravan_1"), "caravan_1", "italia-illyria", "culture")
    assert table.state.empires[MARION].heritage["culture"] == 1
    say(next_turn(table, "caravan_1"), "caravan_1")
    assert reason(table, "illyria-graecia") == "not-connected"


def test_a_chain_leads_through_a_region_that_is_in_play() -> None:
    """With three players Illyria is in play."""
    g = blank()
    settle(g, MARION, "italia")
    settle(g, ANGELIKA, "syria")
    settle(g, NICOLE, "libya")
    g.empires[MARION].caravans = ("italia-illyria",)
    g.empires[MARION].crops = 9
    assert "illyria-graecia" in say(in_turn(g, "caravan_1"), "caravan_1").legal(MARION)


def test_a_border_between_two_regions_out_of_play_takes_no_caravan() -> None:
    g = blank(2)
    settle(g, MARION, "gallia")
    settle(g, ANGELIKA, "syria")
    g.empires[MARION].crops = 9
    g.empires[MARION].caravans = ("gallia-britannia",)
    table = say(in_turn(g, "caravan_1"), "caravan_1")
    assert reason(table, "britannia-germania") == "not-offered"


# ---------------------------------------------------------------------- cost and room


def test_a_caravan_costs_two_crops() -> None:
    table = say(in_turn(seated(_rich), "caravan_1"), "caravan_1", "syria-aegyptus")
    assert table.state.empires[MARION].crops == 7


def test_a_caravan_costs_two_gold_if_crops_are_short() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].crops, g.empires[MARION].gold = 1, 3

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", "syria-aegyptus")
    assert (table.state.empires[MARION].crops, table.state.empires[MARION].gold) == (1, 1)


def test_who_has_both_chooses_what_to_pay() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].crops, g.empires[MARION].gold = 2, 2

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", "syria-aegyptus")
    assert asked(table) == "caravan-pay"
    say(table, "gold")
    assert (table.state.empires[MARION].crops, table.state.empires[MARION].gold) == (2, 0)


def test_crops_and_gold_are_not_mixed() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].crops = g.empires[MARION].gold = 1

    assert reason(in_turn(seated(arrange), "caravan_1"), "caravan_1") == "caravan-cost"


def test_one_own_caravan_on_a_border() -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        g.empires[MARION].caravans = ("syria-aegyptus",)

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1")
    assert reason(table, "syria-aegyptus") == "caravan-there"


def test_several_players_may_use_the_same_border() -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        g.empires[ANGELIKA].caravans = g.empires[NICOLE].caravans = ("syria-aegyptus",)

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", "syria-aegyptus")
    assert [empire.caravans for empire in table.state.empires] == [("syria-aegyptus",)] * 3


def test_chains_may_branch() -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        g.empires[MARION].caravans = ("syria-aegyptus", "aegyptus-libya")

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", "arabia-aegyptus")
    assert "arabia-aegyptus" in table.state.empires[MARION].caravans


def test_one_caravan_in_an_action() -> None:
    table = say(in_turn(seated(_rich), "caravan_1"), "caravan_1", "syria-aegyptus")
    assert asked(table) == "next-deed"
    assert len(table.state.empires[MARION].caravans) == 1


def test_with_all_twenty_caravans_on_the_board_there_is_none_to_lay() -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        g.empires[MARION].caravans = ATLAS[3].borders[:20]

    assert reason(in_turn(seated(arrange), "caravan_1"), "caravan_1") == "no-caravans"


@pytest.mark.parametrize("players", sorted(ATLAS))
def test_a_caravan_that_is_left_finds_a_border(players: int) -> None:
    """Borders lead from any region of the board to every other one, and there are more of them than caravans."""
    atlas = ATLAS[players]
    reached, found = {atlas.regions[0]}, [atlas.regions[0]]
    while found:
        region = found.pop()
        beyond = {across(border, region) for border in atlas.borders_of[region]} & set(atlas.regions) - reached
        reached |= beyond
        found += sorted(beyond)
    assert reached == set(atlas.regions)
    assert len(atlas.borders) > CARAVANS


def test_the_twentieth_caravan_can_still_be_laid() -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        g.empires[MARION].caravans = ATLAS[3].borders[:19]

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", "syria-aegyptus")
    assert len(table.state.empires[MARION].caravans) == 20


# ---------------------------------------------------------------------- the second card


def test_the_second_card_is_locked_without_culture() -> None:
    assert reason(in_turn(seated(_rich), "caravan_2"), "caravan_2") == "card-locked"


def test_with_culture_the_second_card_works_without_the_first() -> None:
    table = say(in_turn(seated(_rich), "emphasis_culture", "caravan_2"), "caravan_2", "syria-aegyptus")
    marion = table.state.empires[MARION]
    assert marion.caravans == ("syria-aegyptus",)
    assert marion.crops == 7
    assert marion.played == ("caravan_2",)


def test_with_culture_both_cards_may_be_used_in_a_turn() -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        g.empires[MARION].advances = ("writing", "drama", "democracy")

    table = in_turn(seated(arrange), "caravan_1", "caravan_2")
    say(table, "caravan_2", "syria-aegyptus", "caravan_1", "aegyptus-libya")
    assert table.state.empires[MARION].caravans == ("syria-aegyptus", "aegyptus-libya")
    assert table.state.empires[MARION].crops == 5


# ---------------------------------------------------------------------- heritage


def _beside(g: Sands) -> None:
    """Marion's capital Syria and her City in Libya; Angelika's City in Aegyptus between them."""
    _rich(g)
    settle(g, MARION, "libya")
    settle(g, ANGELIKA, "aegyptus")
    g.buildings["libya"] = g.buildings["aegyptus"] = ("city",)


def _heritage(g: Sands, border: str) -> int:
    """How much heritage Marion gains by laying a caravan there, on the track of culture."""
    before = sum(g.empires[MARION].heritage.values())
    table = say(in_turn(g, "caravan_1"), "caravan_1", border)
    if asked(table) == "caravan-heritage":
        say(table, "culture")
    assert asked(table) == "next-deed"
    assert border in table.state.empires[MARION].caravans
    return int(sum(table.state.empires[MARION].heritage.values()) - before)


def test_a_foreign_city_reached_for_the_first_time_raises_heritage() -> None:
    assert _heritage(seated(_beside), "syria-aegyptus") == 1


def test_the_track_of_the_heritage_is_a_free_choice() -> None:
    table = say(in_turn(seated(_beside), "caravan_1"), "caravan_1", "syria-aegyptus")
    assert asked(table) == "caravan-heritage"
    assert {"civic", "politics", "culture"} <= set(table.legal(MARION))


def test_a_plain_border_raises_no_heritage() -> None:
    assert _heritage(seated(_rich), "syria-aegyptus") == 0


def test_a_foreign_city_in_a_region_reached_before_raises_nothing() -> None:
    """Another own caravan touches Aegyptus already, from whichever side."""

    def arrange(g: Sands) -> None:
        _beside(g)
        g.empires[MARION].caravans = ("arabia-aegyptus",)

    assert _heritage(seated(arrange), "syria-aegyptus") == 0


def test_a_region_that_only_others_reached_before_is_new() -> None:
    def arrange(g: Sands) -> None:
        _beside(g)
        g.empires[NICOLE].caravans = ("syria-aegyptus",)

    assert _heritage(seated(arrange), "syria-aegyptus") == 1


def test_own_capitals_and_cities_raise_no_heritage() -> None:
    def arrange(g: Sands) -> None:
        _beside(g)
        g.control["aegyptus"] = MARION

    assert _heritage(seated(arrange), "syria-aegyptus") == 0


def test_a_city_without_a_ruler_raises_no_heritage() -> None:
    def arrange(g: Sands) -> None:
        _beside(g)
        g.control["aegyptus"] = NOBODY

    assert _heritage(seated(arrange), "syria-aegyptus") == 0


def test_a_foreign_region_without_capital_or_city_raises_no_heritage() -> None:
    def arrange(g: Sands) -> None:
        _beside(g)
        g.buildings["aegyptus"] = ("forum",)

    assert _heritage(seated(arrange), "syria-aegyptus") == 0


def test_a_trade_good_raises_heritage_even_in_a_region_reached_before() -> None:
    def arrange(g: Sands) -> None:
        _rich(g)
        g.empires[MARION].caravans = ("syria-aegyptus", "rhodes-cyprus")

    assert "cyprus-syria" in GOODS
    assert _heritage(seated(arrange), "cyprus-syria") == 1


def test_one_caravan_raises_heritage_by_one_at_most() -> None:
    """A trade good and a new foreign capital, which also holds a City, on the same border."""

    def arrange(g: Sands) -> None:
        _rich(g)
        settle(g, MARION, "aegyptus")
        settle(g, ANGELIKA, "aethiopia", capital="aethiopia")
        g.buildings["aegyptus"] = g.buildings["aethiopia"] = ("city",)

    assert "aegyptus-aethiopia" in GOODS
    assert _heritage(seated(arrange), "aegyptus-aethiopia") == 1


def test_a_city_that_arises_later_raises_nothing_afterwards() -> None:
    """Marion reaches Aegyptus; then Angelika builds her City; a second caravan to the region is too late."""

    def arrange(g: Sands) -> None:
        _rich(g)
        settle(g, ANGELIKA, "aegyptus")
        g.empires[ANGELIKA].gold = 20

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", "syria-aegyptus")
    say(next_turn(table, "emphasis_civic", "build", seat=ANGELIKA), "build", "city:aegyptus")
    rolls(table, {0: 6})
    say(next_turn(table, "caravan_1"), "caravan_1", "cyprus-aegyptus")
    marion = table.state.empires[MARION]
    assert marion.caravans == ("syria-aegyptus", "cyprus-aegyptus")
    assert sum(marion.heritage.values()) == 0
    assert asked(table) == "next-deed"


# ---------------------------------------------------------------------- caravans stay


def test_caravans_stay_when_their_city_is_lost_but_lead_on_no_more() -> None:
    """Nicole loses Gallia with its City; her caravans lie there still."""
    g = _nicole_in_gallia()
    g.empires[NICOLE].peasants["gallia"] = 0
    g.empires[MARION].peasants["gallia"] = 1
    g.empires[MARION].crops = 1
    table = say(in_turn(g, "conquest"), "conquest", "annex:gallia")
    assert table.state.empires[NICOLE].caravans == ("gallia-italia",)
    say(next_turn(table, "caravan_1", seat=NICOLE), "caravan_1")
    assert reason(table, "italia-sicilia") == "not-connected"


def test_a_conquered_city_is_a_start_for_its_new_ruler() -> None:
    g = _nicole_in_gallia()
    g.empires[NICOLE].peasants["gallia"] = 0
    g.empires[MARION].peasants["gallia"] = 1
    g.empires[MARION].crops = 3
    table = say(in_turn(g, "conquest", "caravan_1"), "conquest", "annex:gallia", "caravan_1", "gallia-italia")
    assert table.state.empires[MARION].caravans == ("gallia-italia",)


def test_trade_goods_count_without_any_connection() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].caravans = ("hispania-gallia", "italia-illyria")

    table = say(in_turn(seated(arrange), "govern"), "taxes:gold")
    assert table.state.empires[MARION].gold == 2
