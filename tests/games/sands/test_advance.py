"""§5.7 Advance."""

from __future__ import annotations

from tests.games.sands.courses import next_turn
from tests.games.sands.situations import ANGELIKA, MARION, NICOLE, asked, in_turn, reason, say, seated

from civitas.games.sands.box.effects import symbols
from civitas.games.sands.box.state import Sands


def _laid_out(g: Sands) -> None:
    """Known rows and stacks."""
    g.rows |= {
        "civic_1": ("agriculture", "masonry"),
        "civic_2": ("labour", "ornamentation"),
        "politics_1": ("law", "conscription"),
        "politics_2": ("bronze_working", "siegecraft"),
        "culture_1": ("writing", "drama"),
        "culture_2": ("trade", "philosophy"),
    }
    g.stacks |= {
        "civic_3": ("tyranny", "sewers", "census"),
        "civic_4": ("vision", "engineering", "public_works"),
        "politics_3": ("chariots", "phalanx", "triremes", "republic"),
        "politics_4": ("iron_legions", "diplomacy", "hegemony"),
        "culture_3": ("democracy", "bread_and_circuses", "poetry"),
        "culture_4": ("academy", "mythology", "cosmopolis"),
    }


def _labour(g: Sands, seat: int = MARION) -> None:
    _laid_out(g)
    g.empires[seat].advances = ("labour",)
    g.empires[seat].heritage["civic"] = g.empires[seat].unrest = 3


def test_example_advance_a_ornamentation_is_reached_first_and_sewers_are_laid_out() -> None:
    """Unrest 3 and civic heritage 3; of the two cards drawn Tyranny goes back on top of its stack."""

    def arrange(g: Sands) -> None:
        _labour(g, ANGELIKA)

    table = say(in_turn(seated(arrange), "advance", seat=ANGELIKA), "advance", "civic_2")
    assert (table.to_act(), asked(table)) == ((ANGELIKA,), "lay-advance")
    assert sorted(table.legal(ANGELIKA)) == ["sewers", "tyranny"]
    say(table, "sewers")
    assert table.state.empires[ANGELIKA].advances == ("labour", "ornamentation")
    assert table.state.rows["civic_2"] == ("labour", "ornamentation", "sewers")
    assert table.state.stacks["civic_3"] == ("tyranny", "census")
    assert asked(table) == "next-deed"


def test_example_advance_b_support_lends_what_agriculture_needs() -> None:
    """Culture through the emphasis card, civic heritage 1 and unrest 3; the bonus action costs one unrest."""

    def arrange(g: Sands) -> None:
        _laid_out(g)
        g.empires[NICOLE].advances = ("law",)
        g.empires[NICOLE].heritage["civic"] = 1
        g.empires[NICOLE].heritage["politics"] = 3

    table = say(in_turn(seated(arrange), "emphasis_culture", "advance", seat=NICOLE), "advance")
    assert reason(table, "civic_1") == "too-restless"
    say(table, "support:civic", "civic_1")
    nicole = table.state.empires[NICOLE]
    assert nicole.advances == ("law", "agriculture")
    assert nicole.heritage["civic"] == 1
    assert nicole.unrest == 4


# ---------------------------------------------------------------------- moving on and starting anew


def test_a_marker_moves_one_advance_to_the_right() -> None:
    def arrange(g: Sands) -> None:
        _labour(g)
        g.rows["civic_2"] += ("sewers", "vision")

    table = say(in_turn(seated(arrange), "advance"), "advance", "civic_2")
    assert table.state.empires[MARION].advances == ("labour", "ornamentation")
    assert asked(table) == "next-deed"


def test_a_new_row_needs_culture() -> None:
    def arrange(g: Sands) -> None:
        _labour(g)
        g.empires[MARION].heritage = dict.fromkeys(g.empires[MARION].heritage, 9)

    table = say(in_turn(seated(arrange), "advance"), "advance")
    assert reason(table, "civic_1") == "new-row-locked"
    assert reason(table, "culture_2") == "new-row-locked"


def test_with_culture_a_new_marker_may_begin_at_level_one_instead() -> None:
    """One marker in an action: the one in the row of Labour stays."""
    table = say(in_turn(seated(_labour), "emphasis_culture", "advance"), "advance", "civic_1")
    marion = table.state.empires[MARION]
    assert marion.advances == ("labour", "agriculture")
    assert table.state.rows["civic_1"] == ("agriculture", "masonry")
    assert asked(table) == "next-deed"


def test_rows_are_open_to_several_players() -> None:
    def arrange(g: Sands) -> None:
        _labour(g)
        g.rows["civic_2"] += ("sewers",)
        g.empires[ANGELIKA].advances = ("labour", "ornamentation")
        g.empires[NICOLE].advances = ("labour",)

    table = say(in_turn(seated(arrange), "advance"), "advance", "civic_2")
    assert table.state.empires[MARION].advances == table.state.empires[ANGELIKA].advances


def test_an_advance_costs_no_resources() -> None:
    def arrange(g: Sands) -> None:
        _labour(g)
        g.empires[MARION].crops = g.empires[MARION].gold = 5

    table = say(in_turn(seated(arrange), "advance"), "advance", "civic_2", "sewers")
    marion = table.state.empires[MARION]
    assert (marion.crops, marion.gold, marion.unrest) == (5, 5, 3)


def test_unrest_above_the_heritage_of_the_category_prevents_an_advance() -> None:
    def arrange(g: Sands) -> None:
        _labour(g)
        g.empires[MARION].advances = ("labour", "law")
        g.empires[MARION].heritage |= {"civic": 2, "politics": 3, "culture": 9}

    table = say(in_turn(seated(arrange), "advance"), "advance")
    assert reason(table, "civic_2") == "too-restless"
    assert "politics_1" in table.legal(MARION)


def test_the_heritage_of_a_new_row_counts_as_well() -> None:
    def arrange(g: Sands) -> None:
        _labour(g)
        g.empires[MARION].heritage["politics"] = 2

    table = say(in_turn(seated(arrange), "emphasis_culture", "advance"), "advance")
    assert reason(table, "politics_1") == "too-restless"


def test_without_enough_heritage_anywhere_there_is_no_advance() -> None:
    def arrange(g: Sands) -> None:
        _labour(g)
        g.empires[MARION].heritage["civic"] = 2

    assert reason(in_turn(seated(arrange), "advance"), "advance") == "nothing-to-advance"


# ---------------------------------------------------------------------- lengthening a row


def test_only_the_first_at_the_end_of_a_row_draws() -> None:
    """Sewers lie beside Ornamentation already."""

    def arrange(g: Sands) -> None:
        _labour(g)
        g.rows["civic_2"] += ("sewers",)
        g.stacks["civic_3"] = ("tyranny", "census")

    table = say(in_turn(seated(arrange), "advance"), "advance", "civic_2")
    assert asked(table) == "next-deed"
    assert table.state.rows["civic_2"] == ("labour", "ornamentation", "sewers")
    assert table.state.stacks["civic_3"] == ("tyranny", "census")


def test_a_new_marker_at_level_one_draws_nothing() -> None:
    table = say(in_turn(seated(_labour), "emphasis_culture", "advance"), "advance", "civic_1")
    assert table.state.stacks["civic_3"] == ("tyranny", "sewers", "census")


def test_the_upper_card_may_be_laid_and_the_lower_goes_back_on_top() -> None:
    table = say(in_turn(seated(_labour), "advance"), "advance", "civic_2", "tyranny")
    assert table.state.rows["civic_2"] == ("labour", "ornamentation", "tyranny")
    assert table.state.stacks["civic_3"] == ("sewers", "census")


def test_the_next_level_of_the_category_is_drawn_from() -> None:
    """From Sewers at level 3 to level 4."""

    def arrange(g: Sands) -> None:
        _labour(g)
        g.rows["civic_2"] += ("sewers",)
        g.stacks["civic_3"] = ("tyranny", "census")
        g.empires[MARION].advances = ("labour", "ornamentation")

    table = say(in_turn(seated(arrange), "advance"), "advance", "civic_2")
    assert sorted(table.legal(MARION)) == ["engineering", "vision"]
    say(table, "engineering")
    assert table.state.stacks["civic_4"] == ("vision", "public_works")
    assert table.state.stacks["civic_3"] == ("tyranny", "census")


def test_a_single_card_left_is_laid_without_a_choice() -> None:
    def arrange(g: Sands) -> None:
        _labour(g)
        g.stacks["civic_3"] = ("census",)

    table = say(in_turn(seated(arrange), "advance"), "advance", "civic_2")
    assert asked(table) == "next-deed"
    assert table.state.rows["civic_2"] == ("labour", "ornamentation", "census")
    assert table.state.stacks["civic_3"] == ()


def test_without_a_card_left_the_row_ends() -> None:
    def arrange(g: Sands) -> None:
        _labour(g)
        g.stacks["civic_3"] = ()
        g.empires[MARION].advances = ("labour", "agriculture")

    table = say(in_turn(seated(arrange), "advance"), "advance", "civic_2")
    assert table.state.rows["civic_2"] == ("labour", "ornamentation")
    say(next_turn(table, "advance"), "advance")
    assert reason(table, "civic_2") == "row-ends"


def _level_three(g: Sands) -> None:
    """Level 4 lies out in Marion's row, and she has reached level 3."""
    _labour(g)
    g.rows["civic_2"] += ("sewers", "engineering")
    g.stacks |= {"civic_3": ("tyranny", "census"), "civic_4": ("vision", "public_works")}
    g.empires[MARION].advances = ("agriculture", "labour", "ornamentation", "sewers")


def test_level_four_closes_a_row() -> None:
    table = say(in_turn(seated(_level_three), "advance"), "advance", "civic_2")
    assert table.state.empires[MARION].advances[-1] == "engineering"
    assert table.state.rows["civic_2"] == ("labour", "ornamentation", "sewers", "engineering")
    assert table.state.stacks["civic_4"] == ("vision", "public_works")
    assert asked(table) == "next-deed"


def test_at_the_end_of_a_row_the_marker_stands_still() -> None:
    def arrange(g: Sands) -> None:
        _level_three(g)
        g.empires[MARION].advances += ("engineering",)

    table = say(in_turn(seated(arrange), "advance"), "advance")
    assert reason(table, "civic_2") == "row-ends"


def test_nobody_else_sees_the_cards_drawn_nor_the_rejected_one() -> None:
    table = say(in_turn(seated(_labour), "advance"), "advance", "civic_2")
    views = {viewer: table.view(viewer)["game"] for viewer in (MARION, ANGELIKA, None)}
    assert sorted(views[MARION]["turn"]["drawn"]) == ["sewers", "tyranny"]
    assert views[ANGELIKA]["turn"]["drawn"] == views[None]["turn"]["drawn"] == 2
    say(table, "sewers")
    views = {viewer: table.view(viewer)["game"] for viewer in (MARION, ANGELIKA, None)}
    assert [view["known_tops"] for view in views.values()] == [{"civic_3": "tyranny"}, {}, {}]
    assert all("tyranny" not in str(line.params) for line in table.notes(ANGELIKA))


# ---------------------------------------------------------------------- benefit


def test_a_marker_gives_its_advance_and_those_before_it() -> None:
    """The marker moves on from Labour to Ornamentation; Labour still helps with building."""

    def arrange(g: Sands) -> None:
        _labour(g)
        g.empires[MARION].gold = 5

    table = in_turn(seated(arrange), "advance", "build")
    say(table, "advance", "civic_2", "sewers", "build", "forum:syria")
    assert asked(table) == "labour"
    assert symbols(table.state, MARION, "fountains") == 2


def test_a_new_advance_works_for_the_second_card_of_the_turn() -> None:
    """With Masonry just reached a Forum costs four instead of five."""

    def arrange(g: Sands) -> None:
        _laid_out(g)
        g.empires[MARION].advances = ("agriculture",)
        g.empires[MARION].heritage["civic"] = 3
        g.empires[MARION].gold = 4

    table = in_turn(seated(arrange), "advance", "build")
    say(table, "advance", "civic_1", "sewers", "build", "forum:syria")
    assert table.state.empires[MARION].gold == 0


def test_a_category_unlocked_by_an_advance_is_open_for_the_second_card() -> None:
    """Democracy reached with the first card opens the second caravan card."""

    def arrange(g: Sands) -> None:
        _laid_out(g)
        g.rows["culture_1"] += ("democracy",)
        g.stacks["culture_3"] = ("bread_and_circuses", "poetry")
        marion = g.empires[MARION]
        marion.advances, marion.crops = ("writing", "drama"), 2
        marion.heritage["culture"] = 3

    table = in_turn(seated(arrange), "advance", "caravan_2")
    assert reason(table, "caravan_2") == "card-locked"
    say(table, "advance", "culture_1", "academy", "caravan_2", "syria-aegyptus")
    assert table.state.empires[MARION].caravans == ("syria-aegyptus",)
