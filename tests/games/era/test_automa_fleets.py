"""§12.5.8 Fleets that were there before: the second example of the rulebook, and what decides."""

from __future__ import annotations

import pytest
from tests.games.era.situations import by_themselves, camp, contest, settle, told

from civitas.games.era.automa.candidates import voyages_from
from civitas.games.era.automa.fleets import Order, Plans, stay
from civitas.games.era.automa.value import OLD_FLEET, appraise
from civitas.games.era.box.content import FOOD_OF, GOOD_OF, LUXURY, VILLAGE_TOKENS
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Automa
from civitas.games.era.box.worth import own_provinces

YELLOW, BLUE = Automa.AUTOMA_1, Automa.AUTOMA_2
HOME, F1, F2, NEAR_F3, F4, F5 = "attica", "venetia", "tyrrheniinferior", "tyrrhenum", "cilicium", "hadriaticum"
F3 = "carthaginiensis"
GUARDED = "cilicia"
"""The good beside F4 is out of reach."""


def example(group: int = 3) -> Era:
    """The second example: three fleets near fish, one on fish far away, one on fish near a good; fleets of another."""
    g = contest("greeks", "carthaginians", part="two4")
    settle(g, YELLOW, HOME, F4, F5)
    settle(g, YELLOW, NEAR_F3, number=3)
    settle(g, BLUE, F2, number=group)
    yellow = g.realms[YELLOW]
    yellow.levels["navigation"], yellow.thalers = 2, 0
    assert yellow.puppet is not None
    yellow.puppet.attacks = 3
    settle(g, 0, GUARDED)
    g.realms[0].protected, g.realms[0].morale = True, 10
    rich = [p for p in g.atlas.land if p not in (F1, HOME, GUARDED) and (GOOD_OF.get(p) in LUXURY or p in FOOD_OF)]
    for province, token in zip(rich, VILLAGE_TOKENS, strict=False):
        camp(g, province, token)
    return g


def without_vassals(g: Era) -> Era:
    """No piece is left that could be placed."""
    realm = g.realms[YELLOW]
    realm.gone += realm.free + sum(realm.board)
    realm.free, realm.board = 0, (0,) * len(realm.board)
    realm.food = 2
    return g


def orders(g: Era) -> list[Order]:
    return Plans(g, YELLOW, own_provinces(g, YELLOW), dict(g.realms[YELLOW].fleets)).decide()


def goals(g: Era) -> set[tuple[str, int, str, int]]:
    return {(one.sea, one.number, one.target.province, one.target.value) for one in orders(g)}


def seen(g: Era, start: str, target: str) -> tuple[str, dict[str, int], int]:
    cost = voyages_from(g, YELLOW, [start])[target].cost
    one = appraise(g, YELLOW, target, OLD_FLEET, own_provinces(g, YELLOW), start, cost)
    return one.priority, one.terms, one.value


def test_luxury_overseas_is_worth_four_to_a_fleet_as_f1() -> None:
    assert seen(example(), F5, F1) == ("I", {"b": 1, "g": -2}, 4)


def test_a_smaller_group_of_fleets_is_worth_four_as_f2() -> None:
    assert seen(example(), NEAR_F3, F2) == ("II", {}, 4)


@pytest.mark.parametrize("sea", [F3, "numidicum", "creticum"])
def test_fish_is_worth_three_as_f3_to_f5(sea: str) -> None:
    priority, terms, value = seen(example(), NEAR_F3, sea)
    assert (priority, value - terms.get("h", 0)) == ("III", 3)
    assert terms.keys() <= {"h"}


def test_food_overseas_is_worth_one_as_f6() -> None:
    g = contest("greeks", "carthaginians", part="two4")
    settle(g, YELLOW, HOME, F5)
    g.realms[YELLOW].levels["navigation"] = 2
    own = own_provinces(g, YELLOW)
    food = [p for p in g.atlas.land if p in FOOD_OF and GOOD_OF.get(p) not in LUXURY]
    found = [appraise(g, YELLOW, p, OLD_FLEET, own, F5, 1) for p in food]
    assert ("III", {"g": -2}, 1) in [(one.priority, one.terms, one.value) for one in found]


def test_three_fleets_go_together_for_the_fleets_of_another_because_they_are_worth_more_than_fish() -> None:
    assert (NEAR_F3, 3, F2, 4) in goals(example())


def test_a_fleet_four_points_away_leaves_fish_of_equal_value_for_the_higher_priority() -> None:
    g = example()
    assert stay(g, YELLOW, F4) == (3, "III")
    assert seen(g, F4, F2) == ("II", {"h": -1}, 3)
    assert (F4, 1, F2, 3) in goals(g)


def test_a_fleet_with_two_targets_of_equal_value_takes_the_higher_priority() -> None:
    g = example()
    assert seen(g, F5, F2)[2] == seen(g, F5, F1)[2] == 4
    assert (F5, 1, F1, 4) in goals(g)


def test_the_whole_second_example_is_sailed_and_the_battle_follows() -> None:
    table = by_themselves(without_vassals(example()))
    lines = told(table, "automa-fleet")
    assert {(line["from_province"], line["to_province"], line["number"]) for line in lines} >= {
        (NEAR_F3, F2, 3),
        (F4, F2, 1),
        (F5, F1, 1),
    }
    assert [(line["province"], line["other_seat"]) for line in told(table, "sea-quarrel")] == [(F2, "automa_2")]
    for line in lines:
        # With nothing else worth leaving for, the fleet would have stayed.
        best = max(line["other_provinces"].values(), default=None)
        assert line["other_provinces"].get(line["next_province"]) == best
        assert best is not None or line["next_province"] == line["from_province"]


def test_a_group_that_is_not_smaller_is_left_alone() -> None:
    assert not [goal for goal in goals(example(group=5)) if goal[2] == F2]


def test_fleets_that_have_something_better_do_not_count_for_the_hunt() -> None:
    assert not [goal for goal in goals(example(group=4)) if goal[2] == F2]


def test_without_attacks_left_fleets_attack_nobody() -> None:
    g = example()
    puppet = g.realms[YELLOW].puppet
    assert puppet is not None
    puppet.attacks = 0
    assert not [goal for goal in goals(g) if goal[2] == F2]


def test_a_fleet_stays_where_nothing_is_worth_more() -> None:
    g = contest("greeks", "carthaginians", part="two4")
    settle(g, YELLOW, HOME, F5)
    g.realms[YELLOW].levels["navigation"] = 2
    for province, token in zip([p for p in g.atlas.land if p != HOME], VILLAGE_TOKENS, strict=False):
        camp(g, province, token)
    assert [one for one in orders(g) if one.target.priority == "III"] == []


def test_a_target_that_is_too_far_is_sailed_towards() -> None:
    g = without_vassals(contest("greeks", "carthaginians"))

    def to_fish(sea: str) -> int:
        ways = voyages_from(g, YELLOW, [sea])
        return min(ways[place].cost for place in g.atlas.seas if place in FOOD_OF and place in ways)

    start = next(sea for sea in g.atlas.seas if to_fish(sea) > 2)
    settle(g, YELLOW, HOME, start)
    g.realms[YELLOW].gone -= 2
    g.realms[YELLOW].free += 2
    g.realms[YELLOW].levels["navigation"] = 1
    puppet = g.realms[YELLOW].puppet
    assert puppet is not None
    puppet.attacks = 0
    shores = {near for way in voyages_from(g, YELLOW, [start], 3) for near in g.atlas.land_beside[way]}
    for province, token in zip(sorted(shores - {HOME}), VILLAGE_TOKENS, strict=False):
        camp(g, province, token)
    table = by_themselves(g)
    lines = told(table, "automa-fleet")
    sailed = [line for line in told(table, "sailed") if line["seat"] == "automa_1"]
    assert [line["from_province"] for line in sailed] == [start]
    assert sailed[0]["to_province"] != lines[0]["to_province"]
    assert sum(table.state.realms[YELLOW].fleets.values()) == 1


def test_every_target_but_fleets_is_for_one_fleet_alone() -> None:
    found = [one.target.province for one in orders(example()) if one.target.priority != "II"]
    assert len(found) == len(set(found))


def test_new_fleets_of_research_count_as_old_ones() -> None:
    g = contest("greeks", "carthaginians", part="two4")
    settle(g, YELLOW, HOME)
    g.realms[YELLOW].levels["navigation"] = 1
    settle(g, YELLOW, "creticum")
    assert orders(g) or stay(g, YELLOW, "creticum")[0] == 3
