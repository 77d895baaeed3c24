"""After five years: what significance is made of, and who wins with as much of it."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import plain
from tests.games.scharz.situations import at, blank, order, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import trade
from civitas.games.scharz.victory import end_round
from civitas.kernel import Result, Table


def last_round(seats: int = 2, mode: str = "basic") -> Scharz:
    g = plain(blank(seats, mode=mode, round=20), 0)
    for seat, field in enumerate(("roma", "messapia", "arretium")[:seats]):
        settle(g, seat, field)
    return g


def result(g: Scharz) -> Result:
    found = at(g, end_round).result()
    assert found is not None
    return found


def parts(g: Scharz, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = at(g).view(None)["game"]["realms"][seat]["parts"]
    return found


NOTHING = dict.fromkeys(
    ("fields", "plundered", "settlements", "cities", "agrarian", "prestige", "points", "treaties", "gold"), 0
)


def test_significance_counts_fields_settlements_stores_prestige_and_points() -> None:
    g = last_round()
    settle(g, 0, "latium", kind="city")
    yard(g, "latium")
    for field in ("campania", "marsi"):
        post(g, 0, "light", field)
    g.plundered = {"marsi": 1, "apulia": 1}
    g.grain, g.fish = {"roma": 4}, {"latium": 3}
    g.realms[0].prestige, g.realms[0].points, g.realms[0].gold = 29, -3, 50
    g.realms[0].points_before = -3
    # Three unplundered fields at two points, one plundered; five agrarian points are one, 29 prestige are two.
    assert parts(g) == NOTHING | {
        "fields": 6,
        "plundered": 1,
        "settlements": 2,
        "cities": 1,
        "agrarian": 1,
        "prestige": 2,
        "points": -3,
    }
    assert result(g).scores == (10.0, 3.0)


@pytest.mark.parametrize(
    ("treaty", "first", "second"),
    [
        (("peace", 0, 2, 0), 1, -1),
        (("peace", 1, 2, 0), -1, 1),
        (("vassalage", 0, 0, 0), 3, -3),
        (("vassalage", 1, 0, 0), -3, 3),
        (("peace", -1, 0, 0), 0, 0),
        (("alliance", -1, 0, 0), 0, 0),
        (("truce", 0, 3, 24), 0, 0),
    ],
)
def test_tributes_count_one_and_vassals_three_on_both_sides(
    treaty: tuple[str, int, int, int], first: int, second: int
) -> None:
    g = last_round(3)
    g.treaties["0-1"] = treaty
    assert [parts(g, seat)["treaties"] for seat in (0, 1, 2)] == [first, second, 0]


def test_aid_and_ransoms_of_the_whole_game_count() -> None:
    g = last_round()
    g.realms[0].aided, g.realms[0].ransomed = 1, 2
    g.realms[1].aided, g.realms[1].ransomed = -2, -2
    assert [parts(g, seat)["treaties"] for seat in (0, 1)] == [1 + 4, -2 - 4]


def test_in_the_fast_game_gold_is_all_that_counts() -> None:
    g = last_round(mode="fast")
    g.realms[0].gold, g.realms[0].points = 12, 4
    assert parts(g) == NOTHING | {"gold": 12}
    found = result(g)
    # The salary of a village is a gold.
    assert found.scores == (11.0, 9.0)
    assert found.winners == (0,)
    assert found.ending is not None
    assert (found.ending.key, found.ending.rule, found.ending.params) == ("end-wealth", "D2", {"seat": [0]})


def test_the_most_significant_wins_after_the_last_round() -> None:
    g = last_round()
    g.realms[1].points = 1
    found = result(g)
    assert (found.winners, found.ties) == ((1,), ())
    assert found.ending is not None
    assert (found.ending.key, found.ending.rule) == ("end-significance", "D62")


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        # gold, points, prestige; a point weighs as much as ten prestige
        ((11, 0, 0), (10, 0, 0), (0,)),
        ((10, 0, 0), (11, 0, 0), (1,)),
        ((10, 1, 0), (10, 0, 10), (0,)),
        ((10, 0, 10), (10, 1, 0), (1,)),
        ((10, 0, 3), (10, 0, 2), (0,)),
        ((10, 0, 2), (10, 0, 3), (1,)),
        ((10, 0, 2), (10, 0, 2), (0, 1)),
        ((9, 1, 0), (10, 0, 10), (1,)),
    ],
)
def test_gold_breaks_a_tie_then_points_then_prestige(
    first: tuple[int, int, int], second: tuple[int, int, int], winners: tuple[int, ...]
) -> None:
    g = last_round()
    for realm, (gold, points, prestige) in zip(g.realms, (first, second), strict=True):
        realm.gold, realm.points, realm.prestige = gold, points, prestige
        realm.points_before = points
    found = result(g)
    assert found.winners == winners
    assert found.scores[0] == found.scores[1]
    told = [(one.key, one.rule) for one in found.ties]
    assert told == ([] if len(winners) == 2 else [("tie-break", "D63")])
    if len(winners) == 1:
        best = (first, second)[winners[0]]
        assert found.ties[0].params == dict(
            zip(("seat", "gold", "points", "prestige"), (winners[0], *best), strict=True)
        )


def test_nobody_who_is_out_wins() -> None:
    g = last_round(3)
    del g.towns["messapia"]
    g.realms[1].points = 30
    assert result(g).winners == (0, 2)


def sovereign(seats: int) -> Table:
    g = plain(blank(seats, mode="basic", round=3), 20)
    for seat, field in enumerate(("roma", "messapia", "arretium")[:seats]):
        settle(g, seat, field)
    table = at(g, trade.trade)
    order(table, s1={"vassal.0": 1})
    table.apply(0, {"vassal.1": 1})
    return table


def test_whoever_is_lord_of_all_others_has_won_at_once() -> None:
    table = sovereign(2)
    found = table.result()
    assert found is not None
    assert found.ending is not None
    assert (found.winners, found.ending.key, found.ending.rule) == ((0,), "end-sovereignty", "D58")
    assert table.state.round == 3
    assert sovereign(3).result() is None


def test_while_a_game_goes_on_whoever_is_ahead_leads() -> None:
    from civitas.games.scharz import TITLE

    g = plain(blank(2, mode="basic", round=3), 0)
    settle(g, 0, "roma")
    settle(g, 1, "messapia", "apulia")
    found = TITLE.result(g)
    assert (found.winners, found.scores, found.ending) == ((1,), (3.0, 6.0), None)


def test_a_treaty_between_equals_does_not_hide_a_tribute() -> None:
    g = last_round(3)
    g.treaties = {"0-1": ("peace", -1, 0, 0), "1-2": ("peace", 1, 2, 0), "0-2": ("peace", 0, 2, 0)}
    assert [parts(g, seat)["treaties"] for seat in (0, 1, 2)] == [1, 1, -2]
