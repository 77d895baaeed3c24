"""§5.2 Muster."""

from __future__ import annotations

from tests.games.sands.situations import ANGELIKA, MARION, NICOLE, asked, blank, in_turn, reason, say, seated, settle

from civitas.games.sands.box.state import Sands


def _angelika_in_the_west(gold: int) -> Sands:
    g = blank()
    settle(g, MARION, "syria")
    settle(g, ANGELIKA, "gallia", "hispania", "italia", peasants=2)
    settle(g, NICOLE, "graecia")
    g.empires[ANGELIKA].gold = gold
    return g


def test_example_muster_a_one_gold_brings_one_soldier_and_no_more() -> None:
    """However much gold is left, Hispania and Italia get none."""
    table = say(in_turn(_angelika_in_the_west(5), "muster", seat=ANGELIKA), "muster", "soldier:gallia")
    angelika = table.state.empires[ANGELIKA]
    assert angelika.gold == 4
    assert {r: n for r, n in angelika.soldiers.items() if n} == {"gallia": 1}
    assert asked(table) == "next-deed"
    assert "muster" in angelika.played


def test_example_muster_b_a_soldier_a_conversion_and_a_peasant_from_irrigation() -> None:
    """Politics through the emphasis card, civic through Tyranny: three regions, three gold."""
    g = _angelika_in_the_west(3)
    g.buildings["italia"] = ("irrigation",)
    g.empires[ANGELIKA].advances = ("labour", "ornamentation", "tyranny")
    table = in_turn(g, "emphasis_politics", "muster", seat=ANGELIKA)
    say(table, "muster", "soldier:gallia", "to_soldier:hispania", "irrigation:italia")
    angelika = table.state.empires[ANGELIKA]
    assert angelika.gold == 0
    assert (angelika.peasants["gallia"], angelika.soldiers["gallia"]) == (2, 1)
    assert (angelika.peasants["hispania"], angelika.soldiers["hispania"]) == (1, 1)
    assert (angelika.peasants["italia"], angelika.soldiers["italia"]) == (3, 0)
    assert asked(table) == "next-deed"


def test_only_one_new_soldier_in_an_action() -> None:
    table = in_turn(_angelika_in_the_west(5), "emphasis_politics", "muster", seat=ANGELIKA)
    say(table, "muster", "soldier:gallia")
    assert asked(table) == "muster"
    assert reason(table, "soldier:hispania") == "enough-raised"


def test_a_new_soldier_comes_into_a_region_of_ones_own() -> None:
    g = _angelika_in_the_west(5)
    g.empires[ANGELIKA].peasants["libya"] = 1
    table = say(in_turn(g, "muster", seat=ANGELIKA), "muster")
    assert reason(table, "soldier:libya") == "not-offered"
    assert reason(table, "soldier:graecia") == "not-offered"


def test_an_own_region_without_citizens_may_get_the_soldier() -> None:
    g = _angelika_in_the_west(1)
    g.empires[ANGELIKA].peasants["italia"] = 0
    table = say(in_turn(g, "muster", seat=ANGELIKA), "muster", "soldier:italia")
    assert table.state.empires[ANGELIKA].soldiers["italia"] == 1


def test_a_muster_needs_gold() -> None:
    g = _angelika_in_the_west(0)
    g.empires[ANGELIKA].crops = 9
    assert reason(in_turn(g, "muster", seat=ANGELIKA), "muster") == "gold-short"


def test_every_further_possibility_costs_its_own_gold() -> None:
    table = in_turn(_angelika_in_the_west(2), "emphasis_politics", "muster", seat=ANGELIKA)
    say(table, "muster", "to_soldier:gallia", "to_soldier:italia")
    assert table.state.empires[ANGELIKA].gold == 0
    assert asked(table) == "next-deed"


def test_converting_needs_politics_unlocked() -> None:
    g = _angelika_in_the_west(5)
    g.empires[ANGELIKA].soldiers["gallia"] = 1
    table = say(in_turn(g, "muster", seat=ANGELIKA), "muster")
    assert reason(table, "to_soldier:gallia") == "convert-locked"
    assert reason(table, "to_peasant:gallia") == "convert-locked"


def test_with_politics_one_citizen_in_each_region_may_change_either_way() -> None:
    g = _angelika_in_the_west(4)
    g.empires[ANGELIKA].soldiers["italia"] = 2
    table = in_turn(g, "emphasis_politics", "muster", seat=ANGELIKA)
    say(table, "muster", "to_soldier:gallia", "to_peasant:italia", "to_soldier:hispania")
    angelika = table.state.empires[ANGELIKA]
    assert (angelika.peasants["gallia"], angelika.soldiers["gallia"]) == (1, 1)
    assert (angelika.peasants["italia"], angelika.soldiers["italia"]) == (3, 1)
    assert (angelika.peasants["hispania"], angelika.soldiers["hispania"]) == (1, 1)
    assert angelika.gold == 1


def test_converting_needs_a_citizen_of_the_other_kind_there() -> None:
    g = _angelika_in_the_west(4)
    g.empires[ANGELIKA].peasants["gallia"] = 0
    table = say(in_turn(g, "emphasis_politics", "muster", seat=ANGELIKA), "muster")
    assert reason(table, "to_soldier:gallia") == "none-to-convert"
    assert reason(table, "to_peasant:hispania") == "none-to-convert"


def test_converting_is_no_duty() -> None:
    table = in_turn(_angelika_in_the_west(5), "emphasis_politics", "muster", seat=ANGELIKA)
    say(table, "muster", "soldier:gallia", "done")
    angelika = table.state.empires[ANGELIKA]
    assert angelika.gold == 4
    assert sum(angelika.soldiers.values()) == 1
    assert asked(table) == "next-deed"


def test_converting_does_not_presuppose_a_new_soldier() -> None:
    table = in_turn(_angelika_in_the_west(5), "emphasis_politics", "muster", seat=ANGELIKA)
    say(table, "muster", "to_soldier:gallia", "done")
    angelika = table.state.empires[ANGELIKA]
    assert (angelika.gold, angelika.peasants["gallia"], angelika.soldiers["gallia"]) == (4, 1, 1)


def test_a_region_is_either_recruited_in_or_converted_in() -> None:
    table = in_turn(_angelika_in_the_west(5), "emphasis_politics", "muster", seat=ANGELIKA)
    say(table, "muster", "soldier:gallia")
    assert reason(table, "to_soldier:gallia") == "region-mustered"
    assert reason(table, "to_peasant:gallia") == "region-mustered"
    say(table, "to_soldier:hispania")
    assert reason(table, "to_soldier:hispania") == "region-mustered"
    assert reason(table, "to_peasant:hispania") == "region-mustered"


def test_a_region_converted_in_gets_no_new_soldier() -> None:
    table = in_turn(_angelika_in_the_west(5), "emphasis_politics", "muster", seat=ANGELIKA)
    say(table, "muster", "to_soldier:gallia")
    assert reason(table, "soldier:gallia") == "region-mustered"


def _irrigated(g: Sands) -> None:
    settle(g, MARION, "cyprus", peasants=2)
    g.buildings["cyprus"] = ("irrigation",)
    g.empires[MARION].gold = 5


def test_irrigation_uses_up_the_muster_of_its_region() -> None:
    def arrange(g: Sands) -> None:
        _irrigated(g)
        g.empires[MARION].advances = ("labour", "ornamentation", "tyranny")

    table = in_turn(seated(arrange), "emphasis_politics", "muster")
    say(table, "muster", "irrigation:cyprus")
    marion = table.state.empires[MARION]
    assert (marion.gold, marion.peasants["cyprus"]) == (4, 3)
    for way in ("irrigation", "soldier", "to_soldier", "to_peasant"):
        assert reason(table, f"{way}:cyprus") == "region-mustered"


def test_a_new_soldier_or_a_conversion_leaves_irrigation_unused() -> None:
    def arrange(g: Sands) -> None:
        _irrigated(g)
        settle(g, MARION, "aegyptus", peasants=2)
        g.buildings["aegyptus"] = ("irrigation",)
        g.empires[MARION].advances = ("labour", "ornamentation", "tyranny")

    table = in_turn(seated(arrange), "emphasis_politics", "muster")
    say(table, "muster", "soldier:cyprus", "to_soldier:aegyptus")
    assert reason(table, "irrigation:cyprus") == "region-mustered"
    assert reason(table, "irrigation:aegyptus") == "region-mustered"


def test_irrigation_needs_civic_and_politics_does_not_open_it() -> None:
    table = say(in_turn(seated(_irrigated), "emphasis_politics", "muster"), "muster")
    assert reason(table, "irrigation:cyprus") == "no-irrigation"
    table = say(in_turn(seated(_irrigated), "emphasis_civic", "muster"), "muster", "irrigation:cyprus")
    assert table.state.empires[MARION].peasants["cyprus"] == 3


def test_irrigation_works_only_where_it_stands() -> None:
    table = say(in_turn(seated(_irrigated), "emphasis_civic", "muster"), "muster")
    assert reason(table, "irrigation:syria") == "no-irrigation"


def test_when_all_soldiers_are_on_the_board_none_can_be_mustered() -> None:
    """Ten soldiers are all there are."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].soldiers["syria"] = 10
        g.empires[MARION].gold = 5

    assert reason(in_turn(seated(arrange), "muster"), "muster") == "nothing-to-muster"
    table = say(in_turn(seated(arrange), "emphasis_politics", "muster"), "muster")
    assert reason(table, "soldier:syria") == "no-soldiers-left"
    assert reason(table, "to_soldier:syria") == "no-soldiers-left"


def test_the_tenth_soldier_can_still_be_mustered() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].soldiers["syria"] = 9
        g.empires[MARION].gold = 5

    table = say(in_turn(seated(arrange), "muster"), "muster", "soldier:syria")
    assert table.state.empires[MARION].soldiers["syria"] == 10


def test_when_all_peasants_are_on_the_board_none_can_be_added() -> None:
    """Twenty peasants are all there are."""

    def arrange(g: Sands) -> None:
        _irrigated(g)
        g.empires[MARION].peasants["cyprus"] = 18
        g.empires[MARION].advances = ("labour", "ornamentation", "tyranny")

    table = say(in_turn(seated(arrange), "emphasis_politics", "muster"), "muster")
    assert reason(table, "irrigation:cyprus") == "no-peasants-left"
    assert reason(table, "to_peasant:syria") == "no-peasants-left"
    say(table, "to_soldier:syria")
    assert reason(table, "to_peasant:cyprus") == "none-to-convert"
    say(table, "irrigation:cyprus")
    assert table.state.empires[MARION].peasants["cyprus"] == 19
