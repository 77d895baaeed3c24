"""§5.4 Raid."""

from __future__ import annotations

from tests.games.sands.courses import told
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

from civitas.games.sands.box.state import Sands, Turn


def test_example_raid_three_soldiers_take_three_crops_from_italia() -> None:
    """Two soldiers from Sicilia and one from Hispania; Angelika loses what Nicole gets."""
    g = blank()
    settle(g, MARION, "syria")
    settle(g, ANGELIKA, "gallia", "italia", peasants=2)
    settle(g, NICOLE, "graecia")
    g.resource["italia"], g.capacity["italia"] = "crops", 4
    nicole = g.empires[NICOLE]
    nicole.soldiers["sicilia"], nicole.soldiers["hispania"] = 3, 1
    g.empires[ANGELIKA].crops, g.empires[ANGELIKA].gold = 5, 5
    table = in_turn(g, "raid", seat=NICOLE)
    march = ("soldier:sicilia:italia", "soldier:sicilia:italia", "soldier:hispania:italia")
    say(table, "raid", *march, "done")
    nicole, angelika = table.state.empires[NICOLE], table.state.empires[ANGELIKA]
    assert (nicole.crops, nicole.gold) == (3, 0)
    assert (angelika.crops, angelika.gold) == (2, 5)
    assert (nicole.soldiers["sicilia"], nicole.soldiers["hispania"], nicole.soldiers["italia"]) == (1, 0, 3)
    assert "raid" in nicole.played


def _three_soldiers(g: Sands) -> None:
    """Marion has three soldiers in Cyprus; Rhodes and Aegyptus next door are Angelika's and nobody's."""
    g.empires[MARION].soldiers["syria"] = 0
    g.empires[MARION].soldiers["cyprus"] = 3
    settle(g, ANGELIKA, "rhodes")
    g.resource["rhodes"] = "gold"


def test_any_number_of_soldiers_move_one_region_each() -> None:
    table = say(in_turn(seated(_three_soldiers), "raid"), "raid", "soldier:cyprus:rhodes", "soldier:cyprus:aegyptus")
    assert asked(table) == "raid-move"
    assert reason(table, "soldier:rhodes:sicilia") == "not-offered"
    say(table, "done")
    soldiers = table.state.empires[MARION].soldiers
    assert (soldiers["cyprus"], soldiers["rhodes"], soldiers["aegyptus"]) == (1, 1, 1)


def test_soldiers_move_to_neighbouring_regions_only() -> None:
    table = say(in_turn(seated(_three_soldiers), "raid"), "raid")
    assert reason(table, "soldier:cyprus:graecia") == "not-offered"
    reached = {a.split(":")[2] for a in table.legal(MARION) if a.startswith("soldier:cyprus")}
    assert reached == {"aegyptus", "asia_minor", "rhodes", "syria"}


def test_the_capacity_of_a_region_does_not_hold_soldiers_up() -> None:
    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        g.capacity["rhodes"] = 3
        g.empires[ANGELIKA].peasants["rhodes"] = 3

    table = say(in_turn(seated(arrange), "raid"), "raid", *["soldier:cyprus:rhodes"] * 3)
    assert table.state.empires[MARION].soldiers["rhodes"] == 3


def test_peasants_take_no_part_in_a_raid() -> None:
    table = say(in_turn(seated(_three_soldiers), "raid"), "raid")
    assert reason(table, "peasant:syria:cyprus") == "not-offered"


def test_without_soldiers_there_is_no_raid() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].soldiers["syria"] = 0

    assert reason(in_turn(seated(arrange), "raid"), "raid") == "no-soldiers"


def test_soldiers_that_were_there_before_count_for_the_loot() -> None:
    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        g.empires[MARION].soldiers["rhodes"] = 2
        g.empires[ANGELIKA].gold = 5

    table = say(in_turn(seated(arrange), "raid"), "raid", "soldier:cyprus:rhodes", "done")
    assert table.state.empires[MARION].gold == 3
    assert table.state.empires[ANGELIKA].gold == 2


def test_peasants_there_do_not_count_for_the_loot() -> None:
    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        g.empires[MARION].peasants["rhodes"] = 2

    table = say(in_turn(seated(arrange), "raid"), "raid", "soldier:cyprus:rhodes", "done")
    assert table.state.empires[MARION].gold == 1


def test_the_loot_is_no_more_than_the_capacity() -> None:
    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        g.empires[MARION].soldiers["rhodes"] = 3
        g.capacity["rhodes"] = 3
        g.empires[ANGELIKA].gold = 9

    table = say(in_turn(seated(arrange), "raid"), "raid", "soldier:cyprus:rhodes", "done")
    assert table.state.empires[MARION].gold == 3
    assert table.state.empires[ANGELIKA].gold == 6


def test_one_of_the_regions_just_entered_gives_loot() -> None:
    """Who enters two of them chooses one."""

    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        g.empires[ANGELIKA].gold = 5

    table = in_turn(seated(arrange), "raid")
    say(table, "raid", "soldier:cyprus:rhodes", "soldier:cyprus:aegyptus", "done")
    assert asked(table) == "raid-loot"
    say(table, "aegyptus")
    marion = table.state.empires[MARION]
    assert (marion.crops, marion.gold) == (1, 0)
    assert table.state.empires[ANGELIKA].gold == 5
    assert asked(table) == "next-deed"


def test_a_region_that_was_not_entered_gives_nothing_without_politics() -> None:
    """The soldiers in Cyprus and Mauretania stay where they are."""

    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        g.empires[MARION].soldiers["mauretania"] = 2

    table = say(in_turn(seated(arrange), "raid"), "raid", "soldier:cyprus:rhodes", "done")
    marion = table.state.empires[MARION]
    assert (marion.crops, marion.gold) == (0, 1)


def test_a_region_without_a_ruler_gives_loot_at_nobodys_expense() -> None:
    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        for empire in g.empires:
            empire.crops = 5

    table = say(in_turn(seated(arrange), "raid"), "raid", "soldier:cyprus:aegyptus", "done")
    assert [empire.crops for empire in table.state.empires] == [6, 5, 5]


def test_a_ruler_who_has_too_little_loses_all_of_it_and_the_loot_is_full() -> None:
    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        g.empires[ANGELIKA].gold, g.empires[ANGELIKA].crops = 1, 7

    table = say(in_turn(seated(arrange), "raid"), "raid", *["soldier:cyprus:rhodes"] * 3)
    assert table.state.empires[MARION].gold == 3
    assert (table.state.empires[ANGELIKA].gold, table.state.empires[ANGELIKA].crops) == (0, 7)


def test_own_regions_give_no_loot() -> None:
    table = say(in_turn(seated(_three_soldiers), "raid"), "raid", "soldier:cyprus:syria", "done")
    assert told(table, "raid") == []
    assert asked(table) == "next-deed"
    assert "raid" in table.state.empires[MARION].played


def test_without_a_move_and_without_politics_the_card_is_taken_back() -> None:
    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        g.empires[MARION].soldiers["rhodes"] = 1

    table = say(in_turn(seated(arrange), "raid"), "raid", "done")
    marion = table.state.empires[MARION]
    assert (marion.crops, marion.gold) == (0, 0)
    assert marion.played == ()


def test_with_politics_all_regions_with_own_soldiers_give_loot() -> None:
    """Entered, not entered, nobody's; only the own region Syria does not."""

    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        g.empires[MARION].soldiers["syria"] = 2
        g.empires[MARION].soldiers["mauretania"] = 2
        g.empires[ANGELIKA].gold = 5

    table = in_turn(seated(arrange), "emphasis_politics", "raid")
    say(table, "raid", "soldier:cyprus:rhodes", "soldier:cyprus:aegyptus", "done")
    say(table, "mauretania", "rhodes", "cyprus", "aegyptus")
    assert asked(table) == "next-deed"
    loot = {raid["region"]: (raid["amount"], raid["resource"]) for raid in told(table, "raid")}
    assert loot == {
        "rhodes": (1, "gold"),
        "aegyptus": (1, "crops"),
        "cyprus": (1, "crops"),
        "mauretania": (2, "crops"),
    }
    marion = table.state.empires[MARION]
    assert (marion.crops, marion.gold) == (4, 1)
    assert table.state.empires[ANGELIKA].gold == 4


def test_with_politics_soldiers_need_not_move_at_all() -> None:
    table = say(in_turn(seated(_three_soldiers), "emphasis_politics", "raid"), "raid", "done", "cyprus")
    marion = table.state.empires[MARION]
    assert marion.crops == 3
    assert "raid" in marion.played


def _among_friends(g: Sands) -> None:
    """Marion's soldiers stand in Rhodes and in Mauretania, Angelika and Nicole rule there."""
    _three_soldiers(g)
    settle(g, NICOLE, "mauretania")
    g.empires[MARION].soldiers["rhodes"] = g.empires[MARION].soldiers["mauretania"] = 2
    g.empires[ANGELIKA].gold = g.empires[NICOLE].crops = 5


def test_with_politics_the_player_says_region_by_region_whom_to_loot_and_may_spare_a_neighbour() -> None:
    table = say(in_turn(seated(_among_friends), "emphasis_politics", "raid"), "raid", "done")
    assert asked(table) == "raid-loot"
    assert offers(table) == ["rhodes", "cyprus", "mauretania", "done"]
    say(table, "mauretania")
    assert offers(table) == ["rhodes", "cyprus", "done"], "a region is looted once"
    say(table, "done")
    assert (table.state.empires[MARION].crops, table.state.empires[MARION].gold) == (2, 0)
    assert (table.state.empires[NICOLE].crops, table.state.empires[ANGELIKA].gold) == (3, 5)
    assert asked(table) == "next-deed"


def test_with_politics_a_raid_without_move_and_loot_is_taken_back() -> None:
    table = say(in_turn(seated(_among_friends), "emphasis_politics", "raid"), "raid", "done", "done")
    assert table.state.empires[MARION].played == ()
    assert table.state.empires[MARION].emphasis_markers == 0


def test_with_politics_the_capacity_limits_the_loot_of_each_region() -> None:
    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        g.empires[MARION].soldiers["cyprus"] = 5
        g.capacity["cyprus"] = 3

    table = say(in_turn(seated(arrange), "emphasis_politics", "raid"), "raid", "done", "cyprus")
    assert table.state.empires[MARION].crops == 3


def test_a_road_serves_soldiers_on_a_raid() -> None:
    def arrange(g: Sands) -> None:
        _three_soldiers(g)
        g.buildings["syria"] = ("road",)
        g.resource["mesopotamia"] = "gold"

    table = say(in_turn(seated(arrange), "raid"), "raid", "soldier:cyprus:mesopotamia", "done")
    marion = table.state.empires[MARION]
    assert marion.soldiers["mesopotamia"] == 1
    assert marion.gold == 1


def test_a_turn_of_release_0_1_opens_with_nothing_looted_or_spent_yet() -> None:
    written = Turn(0).dump()
    del written["looted"], written["spent"]
    assert Turn.load(written) == Turn(0)
