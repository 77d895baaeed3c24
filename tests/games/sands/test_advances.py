"""The thirty-one advances: each does what its sentence says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.sands.courses import attacked, final_round, generation_over, next_turn, strengths
from tests.games.sands.situations import ANGELIKA, MARION, NICOLE, asked, in_turn, reason, say, seated, settle

from civitas.games.sands.actions.build import price_terms
from civitas.games.sands.actions.conquest import annex_terms
from civitas.games.sands.box.content import ADVANCES, TERRAIN
from civitas.games.sands.box.effects import symbols
from civitas.games.sands.box.state import Sands
from civitas.games.sands.scoring import achieved


def _with(*advances: str, arrange: Callable[[Sands], None] | None = None) -> Sands:
    """Marion has reached these advances."""
    g = seated(arrange)
    g.empires[MARION].advances = advances
    return g


def _symbols(g: Sands) -> tuple[int, int]:
    return symbols(g, MARION, "fountains"), symbols(g, MARION, "lyres")


def _on_board(g: Sands, region: str) -> None:
    """Marion's two soldiers and a peasant stand against Angelika's soldier in one of Angelika's regions."""
    settle(g, ANGELIKA, region, peasants=0, soldiers=1)
    g.empires[MARION].soldiers[region], g.empires[MARION].peasants[region] = 2, 1
    g.empires[MARION].crops = 20


def _fight(g: Sands, region: str) -> tuple[int, int]:
    return strengths(attacked(in_turn(g, "conquest"), region, ANGELIKA))


def test_every_advance_has_its_sentence_tested_here() -> None:
    named = {name.removeprefix("test_").partition("__")[0] for name in globals() if "__" in name.strip("_")}
    assert named == set(ADVANCES)


# ---------------------------------------------------------------------- civic


def test_agriculture__a_crop_more_in_up_to_two_crops_regions_with_an_own_peasant() -> None:
    """Three crops regions with a peasant give three and two more, even beyond the capacity of Syria."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "libya", "aegyptus")
        g.resource["aegyptus"] = "gold"
        g.empires[MARION].peasants["syria"], g.capacity["syria"] = 3, 3

    without = generation_over(_with(arrange=arrange)).state.empires[MARION]
    marion = generation_over(_with("agriculture", arrange=arrange)).state.empires[MARION]
    assert (without.crops, without.gold) == (5, 1)
    assert (marion.crops, marion.gold) == (7, 1)


def test_agriculture__counts_neither_gold_regions_nor_regions_without_peasants() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", peasants=0, soldiers=1)
        settle(g, MARION, "aegyptus")
        g.resource["aegyptus"] = "gold"
        g.empires[MARION].peasants["libya"] = 1

    marion = generation_over(_with("agriculture", arrange=arrange)).state.empires[MARION]
    assert (marion.crops, marion.gold) == (2 + 1, 1)


def test_labour__peasants_of_the_region_save_gold_and_half_of_them_go_back() -> None:
    """A Forum costs five: three hands leave two to pay, and two peasants leave."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].peasants["syria"] = 4
        g.empires[MARION].gold = 5

    table = say(in_turn(_with("labour", arrange=arrange), "build"), "build", "forum:syria", 3)
    marion = table.state.empires[MARION]
    assert (marion.gold, marion.peasants["syria"]) == (3, 2)


def test_law__annexing_costs_a_crop_less_for_each_own_soldier_there() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "aegyptus", "rhodes")
        g.empires[MARION].soldiers["libya"], g.empires[MARION].peasants["libya"] = 2, 1
        g.empires[MARION].crops = 3

    table = say(in_turn(_with("law", arrange=arrange), "conquest"), "conquest", "annex:libya")
    assert table.state.empires[MARION].crops == 3 - (4 - 2)


def test_bronze_working__one_more_in_battle() -> None:
    g = _with("bronze_working", arrange=lambda g: _on_board(g, "libya"))
    g.empires[ANGELIKA].advances = ("bronze_working",)
    assert _fight(g, "libya") == (5 + 1, 2 + 1)


def _supported(g: Sands) -> None:
    g.rows["civic_2"] = ("labour", "ornamentation", "sewers")
    g.empires[MARION].heritage["civic"] = 1


def test_writing__support_gives_three() -> None:
    """Heritage 1 and unrest 4."""
    for advances, enough in ((("labour", "writing"), True), (("labour",), False)):
        g = _with(*advances, arrange=_supported)
        g.empires[MARION].unrest = 4
        table = say(in_turn(g, "advance"), "support:civic")
        assert ("advance" in table.legal(MARION)) is enough
    assert _symbols(_with("writing")) == (0, 1)


def test_trade__a_bought_caravan_costs_one() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].crops = 1

    table = say(in_turn(_with("trade", arrange=arrange), "caravan_1"), "caravan_1", "syria-aegyptus")
    assert table.state.empires[MARION].crops == 0
    assert table.state.empires[MARION].caravans == ("syria-aegyptus",)
    assert reason(in_turn(_with("trade"), "caravan_1"), "caravan_1") == "caravan-cost"


def test_ornamentation__two_fountains() -> None:
    assert _symbols(_with("labour", "ornamentation")) == (2, 0)


def test_masonry__every_building_costs_a_gold_less() -> None:
    g = _with("agriculture", "masonry")
    assert dict(price_terms(g, MARION, "forum", "syria")) == {"unrest": 3, "level": 2, "masonry": -1}
    g.empires[MARION].gold = 6
    table = say(in_turn(g, "build"), "build", "wonder:syria")
    assert table.state.empires[MARION].gold == 0


def test_tyranny__civic_is_unlocked_for_good() -> None:
    """A City without the emphasis card, in this generation and in the next."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].gold = 20
        g.resource["syria"], g.empires[MARION].peasants["syria"] = "gold", 4

    advances = ("labour", "ornamentation", "tyranny")
    assert "city:syria" in say(in_turn(_with(*advances, arrange=arrange), "build"), "build").legal(MARION)
    table = in_turn(final_round(_with(*advances, arrange=arrange)), "govern")
    say(next_turn(table, "build"), "build")
    assert table.state.generation == 2
    assert "city:syria" in table.legal(MARION)


def _crowded(citizens: int) -> Callable[[Sands], None]:
    def arrange(g: Sands) -> None:
        g.empires[MARION].peasants["syria"], g.empires[MARION].soldiers["syria"] = citizens, 0
        g.capacity["syria"] = 4

    return arrange


@pytest.mark.parametrize(("citizens", "unrest"), [(5, 3), (6, 4)])
def test_sewers__every_own_region_has_room_for_one_more(citizens: int, unrest: int) -> None:
    g = _with("labour", "ornamentation", "sewers", arrange=_crowded(citizens))
    assert generation_over(g).state.empires[MARION].unrest == unrest
    assert _symbols(_with("sewers")) == (2, 0)


def test_census__any_of_the_own_regions_may_be_skipped_when_the_population_grows() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "libya")
        g.dynasty_field = 3

    table = generation_over(_with("labour", "ornamentation", "census", arrange=arrange))
    assert (table.to_act(), asked(table)) == ((MARION,), "growth")
    say(table, ["cyprus"])
    marion = table.state.empires[MARION]
    assert (marion.peasants["syria"], marion.peasants["cyprus"], marion.peasants["libya"]) == (2, 2, 1)
    assert _symbols(_with("census")) == (1, 0)


def test_census__without_it_every_region_grows_unasked() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus")
        g.dynasty_field = 3

    marion = generation_over(_with(arrange=arrange)).state.empires[MARION]
    assert (marion.peasants["syria"], marion.peasants["cyprus"]) == (3, 2)


def test_vision__each_wonder_gives_two_points_at_the_end_of_a_dynasty() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus")
        g.buildings["syria"] = g.buildings["cyprus"] = ("wonder",)
        g.dynasty_field = 7

    assert generation_over(_with(arrange=arrange)).state.empires[MARION].victory_points == 2
    g = _with("labour", "ornamentation", "sewers", "vision", arrange=arrange)
    assert generation_over(g).state.empires[MARION].victory_points == 4
    assert _symbols(_with("vision")) == (1, 0)


def test_engineering__a_second_building_in_another_own_region() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "libya")
        g.empires[MARION].gold = 20

    table = say(in_turn(_with("engineering", arrange=arrange), "build"), "build", "forum:syria")
    assert reason(table, "temple:syria") == "same-region"
    say(table, "forum:cyprus")
    assert table.state.empires[MARION].gold == 20 - 5 - 5
    assert asked(table) == "next-deed"


def test_public_works__three_fountains() -> None:
    assert _symbols(_with("public_works")) == (3, 0)


# ---------------------------------------------------------------------- politics


def test_conscription__a_second_soldier_in_another_own_region_for_another_gold() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "libya")
        g.empires[MARION].gold = 5

    table = say(in_turn(_with("law", "conscription", arrange=arrange), "muster"), "muster", "soldier:syria")
    assert reason(table, "soldier:syria") == "region-mustered"
    say(table, "soldier:cyprus")
    marion = table.state.empires[MARION]
    assert (marion.soldiers["syria"], marion.soldiers["cyprus"], marion.gold) == (2, 1, 3)
    assert asked(table) == "next-deed"


def test_conscription__the_second_soldier_is_the_last() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "libya")
        g.empires[MARION].gold = 5

    table = in_turn(_with("law", "conscription", arrange=arrange), "emphasis_politics", "muster")
    say(table, "muster", "soldier:syria", "soldier:cyprus")
    assert reason(table, "soldier:libya") == "enough-raised"


def _besieged(g: Sands) -> None:
    _on_board(g, "libya")
    g.buildings["libya"] = ("fortress",)
    g.empires[ANGELIKA].advances = ("republic",)
    g.empires[MARION].unrest = 4


def test_siegecraft__attacks_cost_two_crops_less_and_a_fortress_is_no_help() -> None:
    assert _fight(_with(arrange=_besieged), "libya") == (5, 2 + 3)
    table = attacked(in_turn(_with("law", "siegecraft", arrange=_besieged), "conquest"), "libya", ANGELIKA)
    assert strengths(table) == (5, 2)
    assert table.state.empires[MARION].crops == 20 - (4 - 2)


def test_siegecraft__an_attack_never_costs_less_than_nothing() -> None:
    g = _with("law", "siegecraft", arrange=_besieged)
    g.empires[MARION].unrest, g.empires[MARION].crops = 1, 0
    table = attacked(in_turn(g, "conquest"), "libya", ANGELIKA)
    assert table.state.empires[MARION].crops == 0


def test_siegecraft__of_the_attacked_player_does_not_harm_the_own_fortress() -> None:
    g = _with(arrange=_besieged)
    g.empires[ANGELIKA].advances = ("republic", "siegecraft")
    assert _fight(g, "libya") == (5, 2 + 3)


def _in_terrain(advance: str, bonus: int, terrain: str) -> None:
    """Two soldiers of the attacker and one of the attacked player count more in this terrain alone."""
    for region in ("libya", "mauretania", "rhodes"):
        g = _with(advance, arrange=lambda g, region=region: _on_board(g, region))  # type: ignore[misc]
        g.empires[ANGELIKA].advances = (advance,)
        here = bonus if TERRAIN[region] == terrain else 0
        assert _fight(g, region) == (5 + 2 * here, 2 + here)


def test_chariots__each_soldier_counts_one_more_in_a_plain() -> None:
    _in_terrain("chariots", 1, "plain")


def test_phalanx__each_soldier_counts_one_more_in_the_mountains() -> None:
    _in_terrain("phalanx", 1, "mountain")


def test_triremes__each_soldier_counts_two_more_on_an_island() -> None:
    _in_terrain("triremes", 2, "island")


def test_republic__politics_is_unlocked_for_good() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].gold = 2

    table = in_turn(_with("law", "conscription", "republic", arrange=arrange), "muster")
    say(table, "muster", "to_soldier:syria")
    assert table.state.empires[MARION].soldiers["syria"] == 2


def test_iron_legions__three_more_in_battle_on_top_of_bronze() -> None:
    g = _with("bronze_working", "iron_legions", arrange=lambda g: _on_board(g, "libya"))
    g.empires[ANGELIKA].advances = ("iron_legions",)
    assert _fight(g, "libya") == (5 + 1 + 3, 2 + 3)


def test_diplomacy__annexing_costs_two_crops_less() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "aegyptus", "rhodes")
        g.empires[MARION].soldiers["libya"] = 1
        g.empires[MARION].crops = 3

    g = _with("law", "diplomacy", arrange=arrange)
    assert dict(annex_terms(g, MARION, "libya")) == {"regions": 4, "law": -1, "diplomacy": -2}
    g.empires[MARION].advances = ("diplomacy",)
    table = say(in_turn(g, "conquest"), "conquest", "annex:libya")
    assert table.state.empires[MARION].crops == 3 - (4 - 2)


def test_hegemony__one_region_more_on_field_c_and_two_citizens_more_on_field_d() -> None:
    """Two regions suffice for card 1 on field C; the citizens there are two, on field D four."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", peasants=0)
        g.empires[MARION].hand, g.empires[MARION].chronicles = (2, 3, 4, 5, 6, 7), {"C": 1}
        g.empires[MARION].heritage["politics"] = 1
        g.dynasty_field = 7

    assert generation_over(_with(arrange=arrange)).state.empires[MARION].victory_points == 0
    assert generation_over(_with("hegemony", arrange=arrange)).state.empires[MARION].victory_points == 1
    plain, hegemon = _with(), _with("hegemony")
    gained = {field: achieved(hegemon, MARION, field) - achieved(plain, MARION, field) for field in "ABCDEF"}
    assert gained == {"A": 0, "B": 0, "C": 1, "D": 2, "E": 0, "F": 0}


# ---------------------------------------------------------------------- culture


def test_drama__two_lyres() -> None:
    assert _symbols(_with("drama")) == (0, 2)


def test_philosophy__unrest_counts_one_lower_for_an_advance() -> None:
    """Heritage 2 and unrest 3; the marker itself stays, and other costs follow it."""
    for advances, enough in ((("labour", "trade", "philosophy"), True), (("labour", "trade"), False)):
        g = _with(*advances, arrange=_supported)
        g.empires[MARION].heritage["civic"] = 2
        assert ("advance" in in_turn(g, "advance").legal(MARION)) is enough
    g = _with("trade", "philosophy")
    assert dict(price_terms(g, MARION, "forum", "syria"))["unrest"] == 3


def test_democracy__culture_is_unlocked_for_good() -> None:
    table = say(in_turn(_with("writing", "drama", "democracy"), "govern"), "govern")
    assert table.state.empires[MARION].unrest == 2


def _toward(row: str, *advances: str) -> Sands:
    """Marion stands before the last advance of the row and has the heritage for it."""

    def arrange(g: Sands) -> None:
        g.rows[row] = advances
        g.empires[MARION].heritage = dict.fromkeys(g.empires[MARION].heritage, 7)

    return _with(*advances[:-1], arrange=arrange)


def test_bread_and_circuses__unrest_is_five_at_most_and_drops_to_five() -> None:
    g = _toward("culture_1", "writing", "drama", "bread_and_circuses")
    g.stacks["culture_4"] = ("academy", "mythology", "cosmopolis")
    g.empires[MARION].unrest = 7
    g.empires[MARION].victory_points = 4
    table = say(in_turn(g, "advance"), "advance", "culture_1", "academy")
    marion = table.state.empires[MARION]
    assert (marion.unrest, marion.victory_points) == (5, 4)
    say(table, "support:civic", "end")
    assert (marion.unrest, marion.victory_points) == (5, 3)
    assert _symbols(_with("bread_and_circuses")) == (0, 1)


def test_bread_and_circuses__lower_unrest_stays() -> None:
    g = _toward("culture_1", "writing", "drama", "bread_and_circuses")
    table = say(in_turn(g, "advance"), "advance", "culture_1")
    assert table.state.empires[MARION].unrest == 3


def _merchant(g: Sands) -> None:
    g.empires[MARION].caravans = ("cyprus-syria",)


def test_poetry__taxes_give_one_more_of_the_chosen_kind() -> None:
    table = say(in_turn(_with("writing", "drama", "poetry", arrange=_merchant), "govern"), "taxes:gold")
    assert (table.state.empires[MARION].gold, table.state.empires[MARION].crops) == (2, 0)
    assert achieved(_with("poetry", arrange=_merchant), MARION, "F") == 1
    assert _symbols(_with("poetry")) == (0, 2)


def test_academy__three_lyres() -> None:
    assert _symbols(_with("academy")) == (0, 3)


def test_mythology__heritage_rises_in_each_category_when_it_is_reached() -> None:
    g = _toward("culture_1", "writing", "drama", "poetry", "mythology")
    g.empires[MARION].heritage = {"civic": 0, "politics": 2, "culture": 3}
    table = say(in_turn(g, "advance"), "advance", "culture_1")
    assert table.state.empires[MARION].heritage == {"civic": 1, "politics": 3, "culture": 4}
    assert _symbols(_with("mythology")) == (0, 1)


def _well_travelled(g: Sands) -> None:
    """Caravans to a trade good, Angelika's capital and City, and Nicole's capital."""
    settle(g, ANGELIKA, "italia")
    g.buildings["italia"] = ("city",)
    g.empires[MARION].caravans = ("cyprus-syria", "hispania-mauretania", "italia-sicilia", "graecia-sicilia")


def test_cosmopolis__foreign_capitals_and_cities_count_as_trade_goods_but_two_at_most() -> None:
    g = _with("cosmopolis", arrange=_well_travelled)
    assert achieved(g, MARION, "F") == 1 + 2
    table = say(in_turn(g, "govern"), "taxes:crops")
    assert table.state.empires[MARION].crops == 1 + 2
    g.empires[MARION].caravans = ("cyprus-syria", "graecia-sicilia")
    assert achieved(g, MARION, "F") == 1 + 1
    assert achieved(_with(arrange=_well_travelled), MARION, "F") == 1


def test_cosmopolis__own_cities_and_nobodys_do_not_count() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "libya")
        g.buildings["libya"] = g.buildings["mauretania"] = ("city",)
        g.empires[MARION].caravans = ("syria-aegyptus", "libya-mauretania")
        g.empires[NICOLE].peasants["mauretania"] = 1

    assert achieved(_with("cosmopolis", arrange=arrange), MARION, "F") == 0
