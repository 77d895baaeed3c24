"""What people, bots and clients are told beside the rules."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.scharz.situations import at, blank, order, post, quiet, settle

from civitas.games.goals import Goal
from civitas.games.scharz import TITLE
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat.attrition import attrition
from civitas.games.scharz.combat.battle import stances
from civitas.games.scharz.companions import luck
from civitas.games.scharz.companions.goals import goals
from civitas.games.scharz.companions.outlook import outlooks
from civitas.games.scharz.companions.sheet import sheets
from civitas.games.scharz.seasons.farming import breeding, feasts
from civitas.kernel import Dice, Table
from civitas.kit.beginnings import rich_place
from civitas.kit.reading.texts import check_texts

SPRING, AUTUMN = 5, 7


def weighed(table: Table, *faces: int) -> Mapping[int, float]:
    weigh = luck.scale(table)
    assert weigh is not None
    return weigh(faces[0] if len(faces) == 1 else faces)


def test_swords_are_good_for_whoever_throws_them_and_bad_for_the_other_side() -> None:
    g = blank(3)
    settle(g, 0, "roma")
    settle(g, 1, "apulia")
    settle(g, 2, "massalia")
    post(g, 0, "light", "latium", 2)
    post(g, 1, "light", "latium", 2)
    table = at(g, stances)
    order(table, s0={"attack.latium.1": 1})
    assert table.chance().key == "swords"
    assert weighed(table, 1, 1) == {0: 2.0, 1: -2.0}
    assert weighed(table, 6, 6) == {0: 0.0, 1: 0.0}


def test_attrition_is_kind_to_whoever_rolls_no_six() -> None:
    g = blank(8, mode="basic")
    settle(g, 0, "roma")
    settle(g, 1, "apulia")
    post(g, 0, "light", "deserta", 3)
    table = at(g, attrition)
    assert table.chance().key == "attrition"
    assert weighed(table, 6, 5, 1) == {0: 2.0}


def test_a_single_herd_hopes_for_a_birth() -> None:
    g = blank(mode="basic", round=SPRING)
    settle(g, 0, "roma")
    settle(g, 1, "apulia")
    g.herds["roma"] = (0, ("sheep",))
    table = at(g, breeding)
    assert table.chance().key == "breeding"
    assert (weighed(table, 2), weighed(table, 3)) == ({0: 1.0}, {0: 0.0})


def test_one_works_towards_points_the_small_goals_and_opponents_bound_by_treaty() -> None:
    g = blank(3)
    settle(g, 0, "roma", "latium")
    settle(g, 1, "apulia")
    settle(g, 2, "massalia")
    g.realms[0].points = 4
    assert goals(g, 0) == [
        Goal("track:points", 4, 10),
        Goal("goal:fields", 2, 14),
        Goal("goal:settlements", 2, 9),
        Goal("end:sovereignty", 0, 2),
    ]
    g.treaties["0-1"] = ("peace", 0, 3, 0)
    assert goals(g, 0) == [
        Goal("track:points", 4, 8),
        Goal("goal:fields", 2, 12),
        Goal("goal:settlements", 2, 8),
        Goal("end:sovereignty", 1, 2),
    ]


def test_the_basic_game_has_five_small_goals_and_nobody_works_before_it_begins_or_after_leaving() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma", kind="city")
    settle(g, 1, "apulia")
    small = [goal.target for goal in goals(g, 0) if goal.target.startswith("goal:")]
    assert small == ["goal:fields", "goal:settlements", "goal:agrarian", "goal:cities", "goal:prestige"]
    g.realms[1].out = True
    assert goals(g, 1) == []
    assert goals(TITLE.setup(2, TITLE.chosen({"mode": "basic"})), 0) == []


def test_a_feast_says_what_each_size_brings() -> None:
    g = blank(mode="basic", round=AUTUMN)
    settle(g, 0, "roma", "latium")
    settle(g, 1, "apulia")
    g.grain["roma"] = 5
    post(g, 0, "light", "roma")
    table = at(g, feasts)
    told = {one.answer: one.prospects[0].params["amount"] for one in outlooks(table.state, 0, table.prompt(0))}
    assert told == {1: 3, 2: 6, 3: 9}
    quiet(table, "march")
    assert outlooks(table.state, 0, table.prompt(0)) == []


def test_a_field_for_a_village_says_what_it_is_good_for() -> None:
    for mode, grain in (("basic", ["yield"]), ("fast", [])):
        table = Table(TITLE, 2, {"mode": mode}, Dice("village"))
        seat = table.to_act()[0]
        told = {one.answer: [p.key for p in one.prospects] for one in outlooks(table.state, seat, table.prompt(seat))}
        assert told["roma"] == ["homeland", "coast", *grain]
        assert told["samnium"] == ["coast", *grain]
        assert "city.roma" not in told, "Rome as a city is no field of its own"


def test_the_fast_game_lists_two_small_goals_and_the_basic_one_five() -> None:
    for mode, columns in (("basic", 6), ("fast", 3)):
        view = at(blank(mode=mode)).view(None)["game"]
        sheet = next(one for one in sheets(view, None) if one.caption == "goals")
        assert len(sheet.columns) == columns == len(sheet.rows[0])


def test_every_text_is_named_in_the_source_so_that_no_game_has_to_be_played_to_find_it() -> None:
    """Commanders belong to one mode of four: in a short check nobody may ever have opened the table that shows them."""
    assert check_texts(TITLE, set(), {})[1] == []


def test_in_rich_positions_there_are_settlements_in_which_nothing_was_ever_stored() -> None:
    for number in range(12):
        g = rich_place(TITLE, 4, f"stores {number}").state
        assert isinstance(g, Scharz)
        if not g.fast and any(field not in g.grain for field in g.towns):
            return
    raise AssertionError("every settlement has stored grain")
