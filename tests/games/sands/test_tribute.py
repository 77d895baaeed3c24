"""§5.10 Tribute."""

from __future__ import annotations

from tests.games.sands.courses import told
from tests.games.sands.situations import ANGELIKA, MARION, NICOLE, asked, blank, in_turn, reason, say, seated, settle

from civitas.games.sands.box.state import NOBODY, Sands


def _nicole_in_italia() -> Sands:
    """Capital Italia with crops, City in Sicilia with gold; caravans of Marion and Angelika to both."""
    g = blank()
    settle(g, MARION, "syria")
    settle(g, ANGELIKA, "hispania")
    settle(g, NICOLE, "italia", "sicilia")
    g.buildings["sicilia"] = ("city",)
    g.resource["italia"], g.resource["sicilia"] = "crops", "gold"
    g.empires[MARION].caravans = ("gallia-italia", "italia-illyria", "graecia-sicilia")
    g.empires[ANGELIKA].caravans = ("hispania-italia", "hispania-sicilia")
    for seat in (MARION, ANGELIKA):
        g.empires[seat].crops = g.empires[seat].gold = 4
    return g


def test_example_tribute_three_crops_for_the_capital_and_two_gold_for_the_city() -> None:
    """The rulebook says two crops, though Marion gives up two and Angelika one: by its own rule it is three."""
    table = say(in_turn(_nicole_in_italia(), "tribute", seat=NICOLE), "tribute")
    marion, angelika, nicole = table.state.empires
    assert (nicole.crops, nicole.gold) == (3, 2)
    assert (marion.crops, marion.gold) == (4 - 2, 4 - 1)
    assert (angelika.crops, angelika.gold) == (4 - 1, 4 - 1)
    assert "tribute" in nicole.played


def _colonies(g: Sands) -> None:
    """Marion has two provinces and three colonies, one of them with gold; Nicole's caravan reaches her capital."""
    settle(g, MARION, "cyprus", "aegyptus", "libya", "rhodes")
    g.empires[MARION].provinces = ("syria", "cyprus")
    g.resource["libya"] = "gold"
    g.empires[NICOLE].caravans = ("armenia-syria",)
    g.empires[NICOLE].crops = 5


def test_either_one_resource_of_its_kind_from_each_colony() -> None:
    table = say(in_turn(seated(_colonies), "tribute"), "tribute")
    assert asked(table) == "tribute"
    say(table, "colonies")
    marion = table.state.empires[MARION]
    assert (marion.crops, marion.gold) == (2, 1)
    assert [line["region"] for line in told(table, "tribute-colony")] == ["rhodes", "aegyptus", "libya"]
    assert table.state.empires[NICOLE].crops == 5
    assert asked(table) == "next-deed"


def test_or_one_resource_for_each_foreign_caravan() -> None:
    table = say(in_turn(seated(_colonies), "tribute"), "tribute", "caravans")
    marion = table.state.empires[MARION]
    assert (marion.crops, marion.gold) == (1, 0)
    assert table.state.empires[NICOLE].crops == 4


def test_with_civic_both_ways_apply() -> None:
    table = say(in_turn(seated(_colonies), "emphasis_civic", "tribute"), "tribute")
    marion = table.state.empires[MARION]
    assert (marion.crops, marion.gold) == (3, 1)
    assert table.state.empires[NICOLE].crops == 4
    assert asked(table) == "next-deed"


def test_start_provinces_give_no_tribute() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "aegyptus")

    assert reason(in_turn(seated(arrange), "tribute"), "tribute") == "no-tribute"


def test_a_colony_gives_one_however_many_peasants_live_there() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", peasants=4)
        g.empires[MARION].provinces = ("syria",)

    table = say(in_turn(seated(arrange), "tribute"), "tribute")
    assert table.state.empires[MARION].crops == 1


def test_caravans_count_that_touch_the_capital_region_or_a_city_only() -> None:
    """Nicole's caravans touch Cyprus, an own region without a City, and Aegyptus with one."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "aegyptus")
        g.buildings["aegyptus"] = ("city",)
        g.empires[NICOLE].caravans = ("rhodes-cyprus", "cyprus-asia_minor", "aegyptus-libya")
        g.empires[NICOLE].crops = 5

    table = say(in_turn(seated(arrange), "tribute"), "tribute")
    assert table.state.empires[MARION].crops == 1
    assert table.state.empires[NICOLE].crops == 4


def test_a_caravan_between_capital_and_city_pays_in_both_regions() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "aegyptus")
        g.buildings["aegyptus"] = ("city",)
        g.resource["aegyptus"] = "gold"
        g.empires[NICOLE].caravans = ("syria-aegyptus",)
        g.empires[NICOLE].crops = g.empires[NICOLE].gold = 5

    table = say(in_turn(seated(arrange), "tribute"), "tribute")
    marion, nicole = table.state.empires[MARION], table.state.empires[NICOLE]
    assert (marion.crops, marion.gold) == (1, 1)
    assert (nicole.crops, nicole.gold) == (4, 4)


def test_own_caravans_pay_nothing() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].caravans = ("syria-aegyptus", "armenia-syria")

    assert reason(in_turn(seated(arrange), "tribute"), "tribute") == "no-tribute"


def test_who_has_too_little_gives_what_is_there_and_the_yield_is_full() -> None:
    def arrange(g: Sands) -> None:
        g.empires[NICOLE].caravans = ("armenia-syria", "syria-aegyptus", "cyprus-syria")
        g.empires[NICOLE].crops, g.empires[NICOLE].gold = 1, 6
        g.empires[ANGELIKA].caravans = ("armenia-syria",)

    table = say(in_turn(seated(arrange), "tribute"), "tribute")
    assert table.state.empires[MARION].crops == 4
    assert (table.state.empires[NICOLE].crops, table.state.empires[NICOLE].gold) == (0, 6)
    assert table.state.empires[ANGELIKA].crops == 0


def test_a_capital_with_a_city_counts_once() -> None:
    def arrange(g: Sands) -> None:
        g.buildings["syria"] = ("city",)
        g.empires[NICOLE].caravans = ("armenia-syria", "syria-aegyptus")
        g.empires[NICOLE].crops = 5

    table = say(in_turn(seated(arrange), "tribute"), "tribute")
    assert table.state.empires[MARION].crops == 2
    assert table.state.empires[NICOLE].crops == 3


def test_a_city_without_a_ruler_gives_no_tribute() -> None:
    def arrange(g: Sands) -> None:
        g.control["aegyptus"] = NOBODY
        g.empires[MARION].peasants["aegyptus"] = 3
        g.buildings["aegyptus"] = ("city",)
        g.empires[NICOLE].caravans = ("aegyptus-libya",)

    assert reason(in_turn(seated(arrange), "tribute"), "tribute") == "no-tribute"


def test_with_one_way_only_there_is_nothing_to_choose() -> None:
    def arrange(g: Sands) -> None:
        _colonies(g)
        g.empires[NICOLE].caravans = ()

    table = say(in_turn(seated(arrange), "tribute"), "tribute")
    marion = table.state.empires[MARION]
    assert (marion.crops, marion.gold) == (2, 1)
