"""Chapter 4 around the turns: income, growth, overcrowding, and the next generation."""

from __future__ import annotations

import pytest
from tests.games.sands.generations import ENDS, GOES_ON, after_generation, idle_round
from tests.games.sands.situations import (
    ANGELIKA,
    IDLE,
    MARION,
    NICOLE,
    asked,
    at_choice,
    blank,
    finish_round,
    reason,
    rolls,
    say,
    seated,
    settle,
)

from civitas.games.sands.box.content import BOX
from civitas.games.sands.box.state import Sands
from civitas.kernel import Table


def _growing(g: Sands) -> None:
    """The dynasty marker comes to the peasant symbol on field 4 in the second round."""
    g.dynasty_field = 2


def _people(g: Sands, seat: int, region: str, peasants: int, soldiers: int = 0) -> None:
    g.empires[seat].peasants[region], g.empires[seat].soldiers[region] = peasants, soldiers


# ---------------------------------------------------------------------- 4.0 and 4.1


def test_six_phases_in_their_order() -> None:
    """Growth comes before crowding, crowding before the scoring, the scoring before the next generation's income."""

    def arrange(g: Sands) -> None:
        g.dynasty_field = 6
        _people(g, MARION, "syria", 4)

    table = after_generation(seated(arrange))
    told = [line.key for line in table.notes(None) if line.key != "reveal"]
    phases = [told.index(key) for key in ("growth", "unrest", "dynasty-ends", "generation", "income")]
    assert phases == sorted(phases)
    assert table.state.empires[MARION].peasants["syria"] == 5
    assert table.state.empires[MARION].unrest == 4, "the fifth citizen came with the growth"


def test_example_income_of_marion() -> None:
    """Four peasants in Armenia give three gold, for its capacity is three; the others give five crops."""
    g = blank()
    settle(g, MARION, "asia_minor", "syria", "armenia")
    settle(g, ANGELIKA, "gallia")
    settle(g, NICOLE, "libya")
    g.resource["armenia"], g.capacity["armenia"] = "gold", 3
    _people(g, MARION, "armenia", 4)
    _people(g, MARION, "asia_minor", 3)
    _people(g, MARION, "syria", 2)
    marion = after_generation(g).state.empires[MARION]
    assert (marion.gold, marion.crops) == (3, 5)


def test_capital_province_and_colony_yield_alike() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "asia_minor", peasants=1)
        g.control["cyprus"] = MARION
        _people(g, MARION, "cyprus", 3)

    marion = after_generation(seated(arrange)).state.empires[MARION]
    assert (marion.capital, marion.provinces) == ("syria", ("syria", "asia_minor"))
    assert marion.crops == 2 + 1 + 3


def test_soldiers_yield_nothing() -> None:
    table = after_generation(seated(lambda g: _people(g, MARION, "syria", 1, 3)))
    assert table.state.empires[MARION].crops == 1


def test_peasants_in_regions_of_others_or_of_nobody_yield_nothing() -> None:
    def arrange(g: Sands) -> None:
        _people(g, MARION, "hispania", 2)
        _people(g, MARION, "italia", 2)

    table = after_generation(seated(arrange))
    assert table.state.empires[MARION].crops == 2
    assert table.state.empires[ANGELIKA].crops == 2, "foreign peasants do not work for the controller either"


def test_agriculture_adds_a_crop_in_two_crops_regions_even_beyond_their_capacity() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "asia_minor", "cyprus", "aegyptus", "rhodes", peasants=1)
        g.control["aegyptus"] = MARION
        g.resource["aegyptus"] = "gold"
        g.capacity["syria"] = 3
        _people(g, MARION, "syria", 3)
        _people(g, MARION, "rhodes", 0)
        g.empires[MARION].advances = ("agriculture",)

    marion = after_generation(seated(arrange)).state.empires[MARION]
    assert (marion.crops, marion.gold) == (3 + 1 + 1 + 2, 1)


def test_agriculture_needs_crops_regions_with_own_peasants() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "asia_minor", peasants=0, soldiers=1)
        g.resource["syria"] = "gold"
        g.empires[MARION].advances = ("agriculture",)

    marion = after_generation(seated(arrange)).state.empires[MARION]
    assert (marion.crops, marion.gold) == (0, 2)


def test_every_player_has_income_at_the_start_of_a_generation_and_only_then() -> None:
    g = seated()
    g.dynasty_field = 4
    table = at_choice(g)
    rolls(table, {0: GOES_ON, 1: ENDS})
    for _ in range(2):
        idle_round(table)
        assert [empire.crops for empire in table.state.empires] == [0, 0, 0]
    idle_round(table)
    assert [empire.crops for empire in table.state.empires] == [2, 2, 2]


# ---------------------------------------------------------------------- 4.3


def test_example_growth_gives_every_controlled_region_a_peasant() -> None:
    def arrange(g: Sands) -> None:
        _growing(g)
        settle(g, MARION, "asia_minor", "cyprus", peasants=1)
        _people(g, MARION, "italia", 1)

    marion = after_generation(seated(arrange)).state.empires[MARION]
    assert [marion.peasants[r] for r in ("syria", "asia_minor", "cyprus", "italia")] == [3, 2, 2, 1]


def test_all_players_grow() -> None:
    g = after_generation(seated(_growing)).state
    assert [sum(empire.peasants.values()) for empire in g.empires] == [3, 3, 3]


@pytest.mark.parametrize(("start", "grows"), [(1, False), (2, True), (3, True), (4, False), (5, False), (6, True)])
def test_growth_needs_a_symbol_reached_or_passed_in_this_generation(start: int, grows: bool) -> None:
    """Two rounds from each field; symbols are on 4 and 8. The field where the generation begins does not count."""

    def arrange(g: Sands) -> None:
        g.dynasty_field = start

    table = after_generation(seated(arrange))
    assert table.state.empires[MARION].peasants["syria"] == (3 if grows else 2)


def test_growth_comes_at_the_end_of_the_generation() -> None:
    """The symbol on field 4 is passed after the second round; two more rounds follow first."""
    table = at_choice(seated(_growing))
    rolls(table, {0: GOES_ON, 1: GOES_ON})
    for _ in range(3):
        idle_round(table)
        assert table.state.empires[MARION].peasants["syria"] == 2
    idle_round(table)
    assert table.state.empires[MARION].peasants["syria"] == 3


def test_growth_happens_once_in_a_generation_and_not_again_in_the_next() -> None:
    table = at_choice(seated(_growing))
    rolls(table, {0: ENDS, 1: ENDS})
    idle_round(idle_round(table))
    assert table.state.empires[MARION].peasants["syria"] == 3
    idle_round(idle_round(table))
    assert (table.state.generation, table.state.dynasty_field) == (3, 6)
    assert table.state.empires[MARION].peasants["syria"] == 3


def test_two_symbols_in_one_generation_bring_one_growth(monkeypatch: pytest.MonkeyPatch) -> None:
    """The track of the box keeps them apart; on another track two may be passed."""
    monkeypatch.setitem(BOX["dynasty"], "peasant_fields", [3, 4])
    table = after_generation(seated(_growing))
    assert table.state.empires[MARION].peasants["syria"] == 3


def test_growth_is_a_duty_and_asks_nothing_while_pieces_last() -> None:
    def arrange(g: Sands) -> None:
        _growing(g)
        settle(g, MARION, "asia_minor", "cyprus", "rhodes", peasants=4)
        _people(g, MARION, "syria", 4)

    table = after_generation(seated(arrange))
    assert asked(table) == "choose-cards"
    assert sum(table.state.empires[MARION].peasants.values()) == 20


def test_who_has_too_few_peasants_chooses_the_regions_for_the_last_ones() -> None:
    def arrange(g: Sands) -> None:
        _growing(g)
        settle(g, MARION, "asia_minor", "cyprus", peasants=6)
        _people(g, MARION, "syria", 6)
        for region in ("asia_minor", "cyprus", "syria"):
            g.capacity[region] = 5

    table = after_generation(seated(arrange))
    assert (asked(table), table.to_act()) == ("growth", (MARION,))
    assert len(table.legal(MARION)) == 3
    assert reason(table, ["syria"]) == "wrong-count", "all that are left must go out"
    say(table, ["asia_minor", "syria"])
    marion = table.state.empires[MARION]
    assert [marion.peasants[r] for r in ("syria", "asia_minor", "cyprus")] == [7, 7, 6]


def test_without_a_peasant_left_nothing_grows() -> None:
    def arrange(g: Sands) -> None:
        _growing(g)
        settle(g, MARION, "asia_minor", "cyprus", "rhodes", peasants=5)
        _people(g, MARION, "syria", 5)

    table = after_generation(seated(arrange))
    assert asked(table) == "choose-cards"
    assert sum(table.state.empires[MARION].peasants.values()) == 20


def test_census_lets_a_player_skip_regions() -> None:
    def arrange(g: Sands) -> None:
        _growing(g)
        settle(g, MARION, "asia_minor", peasants=1)
        g.empires[MARION].advances = ("census",)

    table = after_generation(seated(arrange))
    assert (asked(table), table.to_act()) == ("growth", (MARION,))
    assert len(table.legal(MARION)) == 4, "none, either, or both"
    say(table, ["asia_minor"])
    marion = table.state.empires[MARION]
    assert (marion.peasants["asia_minor"], marion.peasants["syria"]) == (2, 2)
    assert sum(table.state.empires[ANGELIKA].peasants.values()) == 3, "the others have no such choice"


# ---------------------------------------------------------------------- 4.4


def test_example_five_citizens_of_two_players_overcrowd_asia_minor() -> None:
    """Capacity 4; Marion controls the region, so her unrest goes to 5 and Angelika's stays."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "asia_minor", peasants=2, soldiers=1)
        _people(g, ANGELIKA, "asia_minor", 1, 1)
        g.capacity["asia_minor"] = 4
        g.empires[MARION].unrest = 4

    g = after_generation(seated(arrange)).state
    assert [empire.unrest for empire in g.empires] == [5, 3, 3]
    assert g.empires[MARION].peasants["asia_minor"] + g.empires[MARION].soldiers["asia_minor"] == 3


def test_a_region_filled_to_its_capacity_is_not_overcrowded() -> None:
    table = after_generation(seated(lambda g: _people(g, MARION, "syria", 3, 1)))
    assert table.state.empires[MARION].unrest == 3


def test_several_overcrowded_regions_raise_unrest_once() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "asia_minor", "cyprus", peasants=5)
        _people(g, MARION, "syria", 5)

    assert after_generation(seated(arrange)).state.empires[MARION].unrest == 4


def test_nobody_suffers_for_a_crowd_in_a_region_without_a_controller() -> None:
    def arrange(g: Sands) -> None:
        _people(g, MARION, "italia", 3)
        _people(g, ANGELIKA, "italia", 3)

    g = after_generation(seated(arrange)).state
    assert [empire.unrest for empire in g.empires] == [3, 3, 3]
    assert g.empires[MARION].peasants["italia"] == 3, "and below twice the capacity nobody leaves"


@pytest.mark.parametrize(
    ("buildings", "advances", "room"),
    [
        ((), (), 4),
        (("aqueduct",), (), 6),
        (("city",), (), 5),
        (("aqueduct", "city"), (), 7),
        ((), ("sewers",), 5),
        (("aqueduct", "city"), ("sewers",), 8),
        (("forum", "temple"), ("masonry",), 4),
    ],
)
def test_aqueduct_city_and_sewers_make_room(buildings: tuple[str, ...], advances: tuple[str, ...], room: int) -> None:
    def arrange(g: Sands) -> None:
        g.buildings["syria"] = buildings
        g.empires[MARION].advances = advances

    fits, full = seated(arrange), seated(arrange)
    _people(fits, MARION, "syria", room)
    _people(full, MARION, "syria", room - 3, 4)
    assert after_generation(fits).state.empires[MARION].unrest == 3
    assert after_generation(full).state.empires[MARION].unrest == 4


def test_sewers_of_another_player_make_no_room() -> None:
    def arrange(g: Sands) -> None:
        g.empires[ANGELIKA].advances = ("sewers",)
        _people(g, MARION, "syria", 5)

    assert after_generation(seated(arrange)).state.empires[MARION].unrest == 4


def _crowd(marion: int, angelika: int, capacity: int = 3) -> Sands:
    g = seated()
    g.capacity["italia"] = capacity
    _people(g, MARION, "italia", marion)
    _people(g, ANGELIKA, "italia", angelika)
    return g


def _left(table: Table) -> list[int]:
    empires = table.state.empires
    return [empires[seat].peasants["italia"] + empires[seat].soldiers["italia"] for seat in (MARION, ANGELIKA)]


def test_twice_the_capacity_is_allowed_one_more_is_not() -> None:
    assert _left(after_generation(_crowd(3, 3))) == [3, 3]
    assert _left(after_generation(_crowd(4, 3))) == [3, 2]


def test_all_who_live_there_remove_the_same_number_in_complete_passes() -> None:
    """Nine where six may live: after one pass there are seven, so a second pass follows, and to its end."""
    assert _left(after_generation(_crowd(5, 4))) == [3, 2]


def test_who_has_nobody_left_there_is_passed_over() -> None:
    assert _left(after_generation(_crowd(8, 1))) == [6, 0]


def test_removal_frees_the_pieces_for_the_supply() -> None:
    table = after_generation(_crowd(9, 0))
    assert _left(table) == [6, 0]
    assert table.view(MARION)["game"]["empires"][MARION]["peasants_left"] == 20 - 6 - 2


def test_everybody_chooses_which_citizens_to_remove_from_the_start_player_on() -> None:
    g = _crowd(3, 3)
    g.start_player = ANGELIKA
    g.empires[MARION].soldiers["italia"] = g.empires[ANGELIKA].soldiers["italia"] = 1
    table = after_generation(g)
    assert (asked(table), table.to_act()) == ("lose-citizen", (ANGELIKA,))
    assert table.prompt(ANGELIKA).rule == "4.4.2"
    say(table, "soldier")
    assert (asked(table), table.to_act()) == ("lose-citizen", (MARION,))
    say(table, "peasant")
    empires = table.state.empires
    assert (empires[ANGELIKA].peasants["italia"], empires[ANGELIKA].soldiers["italia"]) == (3, 0)
    assert (empires[MARION].peasants["italia"], empires[MARION].soldiers["italia"]) == (2, 1)
    assert asked(table) == "choose-cards"


def test_aqueduct_city_and_sewers_do_not_move_the_double_limit() -> None:
    def arrange(g: Sands) -> None:
        g.capacity["syria"] = 3
        g.buildings["syria"] = ("aqueduct", "city")
        g.empires[MARION].advances = ("sewers",)
        _people(g, MARION, "syria", 7)

    marion = after_generation(seated(arrange)).state.empires[MARION]
    assert marion.peasants["syria"] == 6
    assert marion.unrest == 3, "seven have room there, so no unrest"


def test_unrest_is_counted_before_citizens_are_removed() -> None:
    """City, Aqueduct and Sewers make room for seven; eight lived there when it was checked, six afterwards."""

    def arrange(g: Sands) -> None:
        g.capacity["syria"] = 3
        g.buildings["syria"] = ("aqueduct", "city")
        g.empires[MARION].advances = ("sewers",)
        _people(g, MARION, "syria", 8)

    marion = after_generation(seated(arrange)).state.empires[MARION]
    assert (marion.peasants["syria"], marion.unrest) == (6, 4)


# ---------------------------------------------------------------------- 4.6


def test_the_start_player_figure_goes_to_the_left() -> None:
    table = at_choice(seated())
    rolls(table, dict.fromkeys(range(6), ENDS))
    starts = []
    for _ in range(4):
        starts.append(table.state.start_player)
        idle_round(idle_round(table))
    assert starts == [MARION, ANGELIKA, NICOLE, MARION]


def test_the_generation_marker_goes_back_and_the_dynasty_marker_stays() -> None:
    g = after_generation(seated()).state
    assert (g.generation, g.generation_round) == (2, 0)
    assert g.dynasty_field == 3


def test_resources_lapse_and_cards_return() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].crops, g.empires[MARION].gold = 40, 30

    table = at_choice(seated(arrange))
    rolls(table, {0: ENDS})
    for seat in table.to_act():
        table.apply(seat, ["muster", "emphasis_civic"] if seat == MARION else IDLE)
    say(table, "muster", "soldier:syria", "support:civic", "end")
    finish_round(table)
    marion = table.state.empires[MARION]
    assert (marion.played, marion.emphasis, marion.emphasis_markers) == (("muster",), "civic", 1)
    idle_round(table)
    marion = table.state.empires[MARION]
    assert (marion.crops, marion.gold) == (2, 0), "the income of the new generation and no more"
    assert (marion.played, marion.emphasis, marion.emphasis_markers) == ((), "", 0)
    assert (marion.unrest, marion.soldiers["syria"]) == (4, 2), "all else stays"
