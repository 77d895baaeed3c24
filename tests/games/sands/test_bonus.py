"""§5.11 Bonus actions."""

from __future__ import annotations

import pytest
from tests.games.sands.courses import attacked, final_round, next_turn
from tests.games.sands.situations import (
    ANGELIKA,
    IDLE,
    MARION,
    NICOLE,
    asked,
    at_choice,
    finish_round,
    finish_turn,
    in_turn,
    offers,
    reason,
    rolls,
    say,
    seated,
    settle,
)

from civitas.games.sands.actions.bonus import BONUS_ACTIONS
from civitas.games.sands.box.state import NOBODY, Holder, Sands
from civitas.kernel import Table


def _bonuses(table: Table) -> list[str]:
    seat = table.to_act()[0]
    return [a for a in table.legal(seat) if isinstance(a, str) and a.partition(":")[0] in BONUS_ACTIONS]


# ---------------------------------------------------------------------- when


def test_one_bonus_action_in_a_turn() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].caravans = ("cyprus-syria",)

    table = in_turn(seated(arrange), "govern", "tribute")
    assert {"oppression:syria", "support:civic", "taxes:gold"} <= set(_bonuses(table))
    say(table, "oppression:syria")
    assert _bonuses(table) == []
    for answer in ("oppression:syria", "support:civic", "taxes:gold"):
        assert reason(table, answer) == "bonus-used"


def test_a_bonus_action_may_come_in_the_midst_of_an_action() -> None:
    """A caravan is under way when Taxes come in."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].caravans = ("cyprus-syria",)
        g.empires[MARION].crops = 2

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", "taxes:gold")
    assert asked(table) == "caravan"
    say(table, "syria-aegyptus")
    marion = table.state.empires[MARION]
    assert (marion.crops, marion.gold) == (0, 1)
    assert "syria-aegyptus" in marion.caravans


def test_a_bonus_action_may_come_after_a_battle_before_annexing() -> None:
    """The attack takes the last crops; Oppression brings those for annexing."""

    def arrange(g: Sands) -> None:
        settle(g, ANGELIKA, "sicilia")
        g.empires[MARION].soldiers["sicilia"] = 3
        g.empires[MARION].crops = 3

    table = say(attacked(in_turn(seated(arrange), "conquest"), "sicilia", ANGELIKA), 0, 0)
    assert asked(table) == "annex-after"
    assert reason(table, "annex:sicilia") == "annex-crops"
    say(table, "oppression:syria", "annex:sicilia")
    assert table.state.control["sicilia"] == MARION
    assert table.state.empires[MARION].crops == 2 - 1


def test_a_bonus_action_may_come_between_two_cards_and_after_both() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].crops = 4

    table = say(in_turn(seated(arrange), "govern", "caravan_1"), "govern", 1)
    assert "oppression:syria" in _bonuses(table)
    say(table, "caravan_1", "syria-aegyptus")
    assert (table.to_act(), asked(table)) == ((MARION,), "next-deed")
    say(table, "oppression:syria")
    assert table.state.empires[MARION].crops == 4 - 1 - 2 + 2


def test_a_bonus_action_may_pay_for_a_card_that_was_too_dear() -> None:
    def arrange(g: Sands) -> None:
        g.resource["syria"] = "gold"

    table = in_turn(seated(arrange), "muster")
    assert reason(table, "muster") == "gold-short"
    say(table, "oppression:syria", "muster", "soldier:syria")
    assert table.state.empires[MARION].gold == 1


def test_a_bonus_action_pays_for_more_when_a_muster_has_used_up_the_gold() -> None:
    """The last gold brings a soldier; Oppression in Cyprus then pays for converting in both regions."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", peasants=3)
        g.resource["cyprus"] = "gold"
        g.empires[MARION].gold = 1

    table = say(in_turn(seated(arrange), "muster", "emphasis_politics"), "muster", "soldier:syria")
    assert (asked(table), offers(table)) == ("muster", ["done"])
    assert reason(table, "to_soldier:cyprus") == "gold-short"
    say(table, "oppression:cyprus", "to_soldier:cyprus")
    marion = table.state.empires[MARION]
    assert (marion.gold, marion.peasants["cyprus"], marion.soldiers["cyprus"]) == (2, 2, 1)
    assert asked(table) == "next-deed", "both regions are mustered"


def test_a_muster_ends_when_no_bonus_action_could_bring_gold() -> None:
    """Cyprus yields crops, no caravan reaches a trade good: nothing is left to ask for."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", peasants=3)
        g.empires[MARION].gold = 1

    table = say(in_turn(seated(arrange), "muster", "emphasis_politics"), "muster", "soldier:syria")
    assert asked(table) == "next-deed"


def test_a_bonus_action_pays_for_the_second_building_of_engineering() -> None:
    """The Quarry takes all four gold; four peasants in Cyprus then bring four more for another one."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", peasants=4)
        g.resource["cyprus"] = "gold"
        g.empires[MARION].gold = 4
        g.empires[MARION].advances = ("engineering",)

    table = say(in_turn(seated(arrange), "build"), "build", "quarry:syria")
    assert (asked(table), offers(table)) == ("build-more", ["done"])
    say(table, "oppression:cyprus", "quarry:cyprus")
    assert table.state.buildings["cyprus"] == ("quarry",)
    assert table.state.empires[MARION].gold == 0


def test_a_bonus_action_may_come_when_governing_asks_for_the_number_of_steps() -> None:
    """Six crops make two steps with three regions, Oppression adds the third."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "rhodes", peasants=3)
        g.empires[MARION].unrest, g.empires[MARION].crops = 6, 6

    table = say(in_turn(seated(arrange), "govern"), "govern")
    assert offers(table) == [1, 2]
    say(table, "oppression:cyprus")
    assert (asked(table), offers(table)) == ("govern", [1, 2, 3])
    say(table, 3)
    assert (table.state.empires[MARION].unrest, table.state.empires[MARION].crops) == (3, 0)


def test_a_bonus_action_may_come_when_labour_asks_for_the_number_of_peasants() -> None:
    """A Quarry costs four: with two gold at least two hands are needed, after Oppression none."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", peasants=3)
        g.resource["cyprus"] = "gold"
        g.empires[MARION].gold, g.empires[MARION].advances = 2, ("labour",)

    table = say(in_turn(seated(arrange), "build"), "build", "quarry:cyprus")
    assert (asked(table), offers(table)) == ("labour", [2, 3])
    assert reason(table, 1) == "build-gold"
    say(table, "oppression:cyprus")
    assert offers(table) == [0, 1, 2, 3]
    say(table, 0)
    assert (table.state.empires[MARION].gold, table.state.empires[MARION].peasants["cyprus"]) == (1, 3)


def test_bonus_actions_belong_to_the_own_turn() -> None:
    """The attacked player is asked for losses and refuge, but for no bonus action."""

    def arrange(g: Sands) -> None:
        settle(g, ANGELIKA, "sicilia", peasants=2, soldiers=1)
        g.empires[MARION].soldiers["sicilia"] = 4
        g.empires[MARION].crops = 3

    table = say(attacked(in_turn(seated(arrange), "conquest"), "sicilia", ANGELIKA), 0, 0)
    assert (table.to_act(), asked(table)) == ((ANGELIKA,), "lose-citizen")
    assert table.legal(ANGELIKA) == ["peasant", "soldier"]


# ---------------------------------------------------------------------- unrest


def test_unrest_rises_by_one_when_the_turn_ends_not_before() -> None:
    table = say(in_turn(seated(), "chronicle"), "oppression:syria")
    assert table.state.empires[MARION].unrest == 3
    say(table, "chronicle", "A1")
    assert table.state.empires[MARION].unrest == 3
    finish_turn(table)
    assert table.state.empires[MARION].unrest == 4


def test_without_a_bonus_action_unrest_stays() -> None:
    table = in_turn(seated(), "chronicle")
    finish_turn(table)
    assert table.state.empires[MARION].unrest == 3


def test_the_same_bonus_action_costs_unrest_once_in_a_generation() -> None:
    """The second Oppression is free; Support, new in the third turn, costs again."""
    table = say(in_turn(seated(), "govern"), "oppression:syria", "end")
    assert table.state.empires[MARION].unrest == 4
    say(next_turn(table, "govern"), "oppression:syria", "end")
    assert table.state.empires[MARION].unrest == 4
    rolls(table, {0: 6})
    say(next_turn(table, "govern"), "support:civic", "end")
    assert table.state.empires[MARION].unrest == 5


def test_in_the_next_generation_the_same_bonus_action_costs_again() -> None:
    """The start player of the next generation is Angelika."""
    table = say(in_turn(final_round(seated()), "govern"), "oppression:syria", "end")
    assert table.state.empires[MARION].unrest == 4
    generation = table.state.generation
    say(next_turn(table, "govern"), "oppression:syria", "end")
    assert table.state.generation == generation + 1
    assert table.state.empires[MARION].unrest == 5


# ---------------------------------------------------------------------- Oppression


def test_oppression_yields_one_resource_for_each_own_peasant_in_one_region() -> None:
    """Neither soldiers nor the peasants of others nor those of other regions count."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", peasants=3, soldiers=2)
        g.resource["cyprus"] = "gold"
        g.empires[ANGELIKA].peasants["cyprus"] = 1

    table = say(in_turn(seated(arrange), "govern"), "oppression:cyprus")
    assert (table.state.empires[MARION].gold, table.state.empires[MARION].crops) == (3, 0)


def test_oppression_yields_no_more_than_the_capacity() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].peasants["syria"] = 6
        g.capacity["syria"] = 5

    table = say(in_turn(seated(arrange), "govern"), "oppression:syria")
    assert table.state.empires[MARION].crops == 5


@pytest.mark.parametrize("ruler", [ANGELIKA, NOBODY])
def test_oppression_is_possible_only_in_a_region_one_rules(ruler: Holder) -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].peasants["cyprus"] = 3
        g.control["cyprus"] = ruler

    assert reason(in_turn(seated(arrange), "govern"), "oppression:cyprus") == "not-offered"


def test_oppression_needs_a_peasant() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", peasants=0, soldiers=2)

    assert reason(in_turn(seated(arrange), "govern"), "oppression:cyprus") == "no-peasants"


# ---------------------------------------------------------------------- Support


def _restless(g: Sands) -> None:
    g.rows |= {"civic_2": ("labour", "ornamentation", "sewers"), "politics_1": ("law", "conscription", "chariots")}
    marion = g.empires[MARION]
    marion.advances = ("labour", "law")
    marion.heritage |= {"civic": 1, "politics": 1}


def test_support_raises_the_heritage_of_one_category_by_two() -> None:
    """One and two suffice for unrest 3, but in civic alone; the track itself does not move."""
    table = say(in_turn(seated(_restless), "advance"), "support:civic", "advance")
    assert reason(table, "politics_1") == "too-restless"
    say(table, "civic_2")
    assert "ornamentation" in table.state.empires[MARION].advances
    assert table.state.empires[MARION].heritage["civic"] == 1


def test_support_raises_heritage_by_no_more_than_two() -> None:
    def arrange(g: Sands) -> None:
        _restless(g)
        g.empires[MARION].unrest = 4

    table = say(in_turn(seated(arrange), "advance"), "support:civic")
    assert reason(table, "advance") == "nothing-to-advance"


def test_support_ends_with_the_turn() -> None:
    def arrange(g: Sands) -> None:
        _restless(g)
        g.empires[MARION].unrest = 2
        g.empires[MARION].bonus_used = ("support",)

    table = say(in_turn(seated(arrange), "govern"), "support:civic", "end")
    assert reason(next_turn(table, "advance"), "advance") == "nothing-to-advance"


def test_support_helps_nobody_else() -> None:
    def arrange(g: Sands) -> None:
        _restless(g)
        g.empires[ANGELIKA].advances = ("labour",)
        g.empires[ANGELIKA].heritage["civic"] = 1

    table = at_choice(seated(arrange))
    for seat, cards in ((MARION, IDLE), (ANGELIKA, ["govern", "advance"]), (NICOLE, IDLE)):
        table.apply(seat, cards)
    say(table, "support:civic", "end")
    assert table.to_act() == (ANGELIKA,)
    assert reason(table, "advance") == "nothing-to-advance"


def test_support_does_not_help_when_chronicles_are_scored() -> None:
    """Nicole, last in the turn order, supports politics in the last turn of the dynasty, for card 1 on field C."""

    def arrange(g: Sands) -> None:
        settle(g, NICOLE, "rhodes", "sicilia", "libya", peasants=0)
        g.empires[NICOLE].hand, g.empires[NICOLE].chronicles = (2, 3, 4, 5, 6, 7), {"C": 1}
        g.dynasty_field = 7

    table = say(in_turn(final_round(seated(arrange)), "govern", seat=NICOLE), "support:politics")
    finish_round(table)
    assert table.state.dynasty == 2
    assert table.state.empires[NICOLE].victory_points == 0
    assert table.state.empires[NICOLE].heritage["politics"] == 0


def test_the_same_chronicle_scores_with_heritage_on_the_track() -> None:
    """So that it was Support, and not the field, that failed."""

    def arrange(g: Sands) -> None:
        settle(g, NICOLE, "rhodes", "sicilia", "libya", peasants=0)
        g.empires[NICOLE].hand, g.empires[NICOLE].chronicles = (2, 3, 4, 5, 6, 7), {"C": 1}
        g.empires[NICOLE].heritage["politics"] = 1
        g.dynasty_field = 7

    table = in_turn(final_round(seated(arrange)), "govern", seat=NICOLE)
    finish_round(table)
    assert table.state.empires[NICOLE].victory_points == 1


# ---------------------------------------------------------------------- Taxes


def _merchant(g: Sands) -> None:
    """Caravans on two trade goods and on a border without one."""
    g.empires[MARION].caravans = ("cyprus-syria", "aegyptus-libya", "syria-aegyptus")


@pytest.mark.parametrize(("kind", "crops", "gold"), [("crops", 2, 0), ("gold", 0, 2)])
def test_taxes_yield_one_resource_of_one_kind_for_each_trade_good(kind: str, crops: int, gold: int) -> None:
    table = say(in_turn(seated(_merchant), "govern"), f"taxes:{kind}")
    assert (table.state.empires[MARION].crops, table.state.empires[MARION].gold) == (crops, gold)


def test_trade_goods_of_others_yield_no_taxes() -> None:
    def arrange(g: Sands) -> None:
        _merchant(g)
        g.empires[MARION].caravans = ("syria-aegyptus",)
        g.empires[ANGELIKA].caravans = ("cyprus-syria",)

    table = in_turn(seated(arrange), "govern")
    assert reason(table, "taxes:crops") == "no-goods"
    assert reason(table, "taxes:gold") == "no-goods"
