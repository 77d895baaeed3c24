"""What the offers of a question say before the answer, and what is told of it afterwards: both are what happens."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sands.courses import attacked, generation_over, told
from tests.games.sands.generations import opened
from tests.games.sands.situations import ANGELIKA, MARION, NICOLE, asked, in_turn, offers, say, seated, settle

from civitas.games.sands import TITLE
from civitas.games.sands.box.content import CATEGORIES
from civitas.games.sands.box.state import Sands
from civitas.kernel import One, Table


def _says(table: Table, answer: Any) -> tuple[str, dict[str, Any]]:
    """What is offered with this answer: its words, and what they speak of."""
    label = table.prompt(table.to_act()[0]).label(answer)
    return label.text, dict(label.params)


def _why(table: Table, answer: Any) -> tuple[Any, ...]:
    """Why the answer is refused, with its figures."""
    verdict = table.prompt(table.to_act()[0]).verdict(answer)
    assert verdict is not None
    return (verdict[0].id, *verdict[1:])


# ---------------------------------------------------------------------- setting up


def test_the_third_province_is_another_paragraph_than_the_first_two() -> None:
    """§3.G2.1 §3.G2.2 A question cites what it asks by."""
    table, rules = opened(3), []
    while asked(table) == "claim":
        prompt = table.prompt(table.to_act()[0])
        rules.append(((prompt.params or {})["number"], prompt.rule))
        say(table, table.legal(table.to_act()[0])[0])
    assert set(rules) == {(1, "3.G2.1"), (2, "3.G2.1"), (3, "3.G2.2")}


def test_the_first_heritage_is_one_step_and_told_so() -> None:
    table = opened(3)
    while asked(table) != "first-heritage":
        say(table, table.legal(table.to_act()[0])[0])
    seat = table.to_act()[0]
    say(table, "civic")
    assert told(table, "heritage") == [{"seat": seat, "category": "civic", "value": 1, "steps": 1}]
    assert table.state.empires[seat].heritage["civic"] == 1


def test_the_rows_of_advances_are_told_as_they_are_laid() -> None:
    """§3.H1.1"""
    table = opened(3)
    while not told(table, "advances-dealt"):
        say(table, table.legal(table.to_act()[0])[0])
    laid = {line["row"]: line["advance"] for line in told(table, "advances-dealt")[0]["laid"]}
    assert laid == {row: cards[1] for row, cards in table.state.rows.items()}


def test_two_to_five_may_play() -> None:
    assert list(TITLE.seats) == [2, 3, 4, 5]


# ---------------------------------------------------------------------- income and growth


def test_income_is_told_with_what_agriculture_adds() -> None:
    """§4.1.1 Two crops of Syria's peasants, three gold of Cyprus, and a crop that Agriculture adds."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", peasants=3)
        g.resource["cyprus"] = "gold"
        g.empires[MARION].advances = ("agriculture",)

    income = [note for note in told(generation_over(seated(arrange)), "income") if note["seat"] == MARION][-1]
    assert (income["crops"], income["gold"], income["harvested"]) == (3, 3, 1)
    assert {taken["region"]: taken["taken"] for taken in income["yields"]} == {"syria": 2, "cyprus": 3}


# ---------------------------------------------------------------------- actions


def _labouring(g: Sands) -> None:
    """A Forum in Cyprus costs five; four peasants may lend a hand."""
    settle(g, MARION, "cyprus", peasants=4)
    g.empires[MARION].gold = 9
    g.empires[MARION].advances = ("labour",)


@pytest.mark.parametrize(("hands", "cost", "lost"), [(0, 5, 0), (1, 4, 1), (2, 3, 1), (3, 2, 2)])
def test_labour_says_what_it_leaves_to_pay_and_how_many_go_back(hands: int, cost: int, lost: int) -> None:
    """§5.5.2 Half of those who help, rounded up."""
    table = say(in_turn(seated(_labouring), "build"), "build", "forum:cyprus")
    assert _says(table, hands) == ("labour", {"number": hands, "cost": cost, "lost": lost})
    before = table.state.empires[MARION].peasants["cyprus"]
    say(table, hands)
    assert [(note["cost"], note["peasants"]) for note in told(table, "build")] == [(cost, lost)]
    assert before - table.state.empires[MARION].peasants["cyprus"] == lost


def test_the_end_of_a_second_building_is_called_done() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus")
        g.empires[MARION].gold = 30
        g.empires[MARION].advances = ("engineering",)

    table = say(in_turn(seated(arrange), "build"), "build", "forum:cyprus")
    assert asked(table) == "build-more"
    assert _says(table, "done") == ("done", {})


def _in_sicilia(g: Sands) -> None:
    settle(g, ANGELIKA, "sicilia", peasants=0, soldiers=2)
    g.empires[MARION].soldiers["sicilia"] = 3
    g.empires[MARION].soldiers["libya"] = 1
    g.empires[MARION].crops = 9


def test_a_battle_is_told_with_both_strengths_dice_included() -> None:
    """§5.3.A4 Three soldiers and two pips, of three each, against two soldiers and one pip."""
    table = say(attacked(in_turn(seated(_in_sicilia), "conquest"), "sicilia", ANGELIKA), 2, 1)
    battle = told(table, "battle")[-1]
    assert (battle["own"], battle["theirs"]) == (3 * 2 + 2 * 3, 2 * 2 + 3)


def test_an_attack_is_told_with_what_each_strength_is_made_of() -> None:
    """§5.3.A2 Pieces and advances, each as a thing that can be pointed at."""

    def arrange(g: Sands) -> None:
        _in_sicilia(g)
        g.empires[MARION].peasants["sicilia"] = 1
        g.empires[MARION].advances = ("bronze_working",)

    attack = told(attacked(in_turn(seated(arrange), "conquest"), "sicilia", ANGELIKA), "attack")[-1]
    assert attack["own_terms"] == [["kind:peasant", 1], ["kind:soldier", 6], ["advance:bronze_working", 1]]
    assert attack["their_terms"] == [["kind:soldier", 4]]
    assert (attack["own"], attack["theirs"]) == (8, 4)


def test_a_die_is_offered_with_the_strength_it_adds() -> None:
    """§5.3.A4"""
    table = attacked(in_turn(seated(_in_sicilia), "conquest"), "sicilia", ANGELIKA)
    assert [_says(table, pips)[1]["strength"] for pips in (0, 1, 4)] == [0, 3, 12]


def test_an_annexation_is_offered_with_its_price() -> None:
    """§5.3.B2 A crop for every region ruled so far."""
    table = say(in_turn(seated(_in_sicilia), "conquest"), "conquest")
    assert _says(table, "annex:libya") == ("annex", {"region": "libya", "cost": 1})
    say(table, "annex:libya")
    assert told(table, "annex") == [{"seat": MARION, "region": "libya", "cost": 1}]
    assert table.state.empires[MARION].crops == 8


def test_a_region_to_loot_is_offered_with_its_booty() -> None:
    """§5.4.2 Two soldiers in Rhodes take two gold, the one in Libya a crop."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].soldiers |= {"rhodes": 2, "libya": 1}
        settle(g, ANGELIKA, "rhodes")
        g.resource["rhodes"] = "gold"

    table = say(in_turn(seated(arrange), "raid", "emphasis_politics"), "raid", "done")
    assert asked(table) == "raid-loot"
    assert _says(table, "rhodes") == ("raid-loot", {"region": "rhodes", "amount": 2, "resource": "gold"})
    assert _says(table, "libya") == ("raid-loot", {"region": "libya", "amount": 1, "resource": "crops"})
    assert _says(table, "done") == ("done", {})


def test_a_field_that_is_taken_is_named() -> None:
    """§5.1.2"""

    def arrange(g: Sands) -> None:
        g.empires[MARION].hand, g.empires[MARION].chronicles = (2, 3, 4, 5, 6, 7), {"C": 1}

    table = say(in_turn(seated(arrange), "chronicle"), "chronicle")
    assert _why(table, "C2") == ("field-taken", "C")


def test_a_muster_without_gold_says_what_is_asked_and_that_there_is_none() -> None:
    """§5.2.1"""
    table = in_turn(seated(), "muster")
    assert _why(table, "muster") == ("gold-short", 1, 0)


def test_a_row_at_its_end_is_called_by_its_name_and_another_by_its_next_advance() -> None:
    """§5.7.5"""

    def arrange(g: Sands) -> None:
        g.empires[MARION].advances = g.rows["civic_1"]
        g.empires[MARION].heritage = dict.fromkeys(CATEGORIES, 7)

    table = say(in_turn(seated(arrange), "advance", "emphasis_culture"), "advance")
    ended = table.prompt(MARION).label_refused("civic_1")
    assert (ended.text, dict(ended.params)) == ("row", {"row": "civic_1"})
    first = table.state.rows["culture_1"][0]
    assert _says(table, "culture_1") == ("advance", {"row": "culture_1", "advance": first})


def test_a_drawn_advance_is_offered_by_its_name() -> None:
    """§5.7.3"""

    def arrange(g: Sands) -> None:
        g.empires[MARION].advances = g.rows["civic_1"][:1]
        g.empires[MARION].heritage = dict.fromkeys(CATEGORIES, 7)

    table = say(in_turn(seated(arrange), "advance"), "advance", "civic_1")
    assert asked(table) == "lay-advance"
    assert [_says(table, id) for id in offers(table)] == [("lay-advance", {"advance": id}) for id in offers(table)]


def test_when_the_last_card_of_a_stack_is_laid_nobody_knows_its_top_any_more() -> None:
    """§5.7.3 With one card left there is nothing to choose and nothing goes back."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].advances = g.rows["civic_1"][:1]
        g.empires[MARION].heritage = dict.fromkeys(CATEGORIES, 7)
        last = g.stacks["civic_3"][0]
        g.rows["civic_2"] += g.stacks["civic_3"][1:]
        g.stacks["civic_3"] = (last,)
        g.knows_top["civic_3"] = (NICOLE,)

    table = say(in_turn(seated(arrange), "advance"), "advance", "civic_1")
    assert table.state.stacks["civic_3"] == ()
    assert "civic_3" not in table.state.knows_top


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("oppression:syria", ("oppression", {"region": "syria"})),
        ("support:civic", ("support", {"category": "civic"})),
        ("taxes:gold", ("taxes", {"resource": "gold"})),
    ],
)
def test_a_bonus_action_is_offered_by_its_name(answer: str, says: tuple[str, dict[str, str]]) -> None:
    """§5.11.1"""

    def arrange(g: Sands) -> None:
        g.empires[MARION].caravans = ("cyprus-syria",)

    table = in_turn(seated(arrange), "build")
    prompt = table.prompt(MARION)
    assert isinstance(prompt, One)
    assert prompt.aside is not None
    label = prompt.aside.label(answer)
    assert (label.text, dict(label.params)) == says


def test_at_the_end_of_the_track_heritage_stays_and_nothing_is_told() -> None:
    """§8.0.3"""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus")
        g.empires[MARION].gold = 30
        g.empires[MARION].heritage["politics"] = 15

    table = say(in_turn(seated(arrange), "build"), "build", "triumphal_arch:cyprus")
    assert table.state.empires[MARION].heritage["politics"] == 15
    assert [note for note in told(table, "heritage") if note["seat"] == MARION and note["category"] == "politics"] == []


def test_tribute_says_how_much_each_way_would_bring_and_the_others_pay_clockwise() -> None:
    """§5.10.1 §5.10.2"""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "aegyptus")
        g.empires[MARION].provinces = ("syria",)
        g.empires[NICOLE].caravans = ("armenia-syria",)
        g.empires[ANGELIKA].caravans = ("cyprus-syria", "armenia-syria")

    table = say(in_turn(seated(arrange), "tribute"), "tribute")
    assert _says(table, "colonies") == ("tribute-colonies", {"amount": 2})
    assert _says(table, "caravans") == ("tribute-caravans", {"amount": 3})
    say(table, "caravans")
    paid = [(note["other_seat"], note["amount"]) for note in told(table, "tribute-caravan")]
    assert paid == [(ANGELIKA, 2), (NICOLE, 1)]


def test_of_several_who_lose_a_tie_the_figure_of_the_best_is_told() -> None:
    """§10.0.3 All have eleven points; of the last dynasty's chronicles Marion has four, Angelika one, Nicole none."""
    g = seated()
    for seat, chronicles in ((MARION, 4), (ANGELIKA, 1), (NICOLE, 0)):
        g.empires[seat].victory_points, g.empires[seat].chronicle_points = 11, chronicles
    (tie,) = TITLE.result(g).ties
    assert tie.params["rival_seat"] == [ANGELIKA, NICOLE]
    assert (tie.params["number"], tie.params["rival_number"]) == (4, 1)


def test_the_caravan_of_a_migration_costs_nothing() -> None:
    """§5.9.2"""
    table = in_turn(seated(), "emphasis_culture", "migrate")
    say(table, "migrate", *["peasant:syria:cyprus"] * 2, "soldier:syria:cyprus", "cyprus-syria")
    assert told(table, "caravan")[-1] == {"seat": MARION, "border": "cyprus-syria", "cost": 0, "resource": ""}
